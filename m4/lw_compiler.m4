# LW_COMPILER_FLAGS: warnings, and --enable-werror, which our CI uses.
# SPDX-License-Identifier: BSD-3-Clause
AC_DEFUN([LW_COMPILER_FLAGS], [
    AC_ARG_ENABLE([werror],
        [AS_HELP_STRING([--enable-werror], [warnings of the compiler are errors])],
        [], [enable_werror=no])
    LW_CFLAGS="-Wall -Wextra"
    AS_IF([test "x$enable_werror" = xyes], [LW_CFLAGS="$LW_CFLAGS -Werror"])
    AC_SUBST([LW_CFLAGS])
])
