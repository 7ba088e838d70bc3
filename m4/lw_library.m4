# Libraries that pkg-config knows: required ones and one that can be missing.
# SPDX-License-Identifier: BSD-3-Clause

# LW_PKG_CONFIG: the program itself.
AC_DEFUN([LW_PKG_CONFIG], [
    AC_PATH_PROG([PKG_CONFIG], [pkg-config])
    AS_IF([test -z "$PKG_CONFIG"],
        [AC_MSG_ERROR([pkg-config not found: install Debian's package pkg-config])])
])

# LW_LIBRARY(PREFIX, MODULE, DEBIAN-PACKAGE): sets PREFIX_CFLAGS and PREFIX_LIBS.
AC_DEFUN([LW_LIBRARY], [
    LW_OPTIONAL_LIBRARY([$1], [$2], [configure stops])
    AS_IF([test "x$lw_have_$1" = xno],
        [AC_MSG_ERROR([$2 not found: install Debian's package $3])])
])

# LW_OPTIONAL_LIBRARY(PREFIX, MODULE, CONSEQUENCE): the same, and the conditional
# HAVE_PREFIX.
AC_DEFUN([LW_OPTIONAL_LIBRARY], [
    AC_MSG_CHECKING([for $2])
    AS_IF([$PKG_CONFIG --exists $2],
        [lw_have_$1=yes
         $1[]_CFLAGS=`$PKG_CONFIG --cflags $2`
         $1[]_LIBS=`$PKG_CONFIG --libs $2`
         lw_version=`$PKG_CONFIG --modversion $2`
         AC_MSG_RESULT([$lw_version])],
        [lw_have_$1=no
         AC_MSG_RESULT([no, so $3])])
    AC_SUBST([$1][_CFLAGS])
    AC_SUBST([$1][_LIBS])
    AM_CONDITIONAL([HAVE_$1], [test "x$lw_have_$1" = xyes])
])
