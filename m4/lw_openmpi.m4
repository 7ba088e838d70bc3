# Open MPI: the compiler wrapper's flags, its internal headers, its plugin directory.
# SPDX-License-Identifier: BSD-3-Clause

# LW_OPENMPI: MPI_CFLAGS and MPI_LIBS for programs, OMPI_CFLAGS for what includes internals.
AC_DEFUN([LW_OPENMPI], [
    AC_PATH_PROGS([MPICC], [mpicc.openmpi mpicc])
    AC_PATH_PROGS([MPIRUN], [mpirun.openmpi mpirun])
    AC_PATH_PROG([OMPI_INFO], [ompi_info])
    AS_IF([test -z "$MPICC" || test -z "$MPIRUN" || test -z "$OMPI_INFO"],
        [AC_MSG_ERROR([Open MPI not found: install Debian's packages libopenmpi-dev and openmpi-bin])])
    lw_ompi_version=`$OMPI_INFO --version 2>/dev/null | sed -n 's/^Open MPI v//p'`
    MPI_CFLAGS=`$MPICC --showme:compile 2>/dev/null`
    MPI_LIBS=`$MPICC --showme:link 2>/dev/null`
    AS_IF([test -z "$lw_ompi_version" || test -z "$MPI_LIBS"],
        [AC_MSG_ERROR([$MPICC or $OMPI_INFO is not Open MPI's: install Debian's package libopenmpi-dev])])

    # The headers are written for Open MPI's own warnings, not for ours.
    OMPI_CFLAGS=
    for lw_dir in `$MPICC --showme:incdirs`; do
        OMPI_CFLAGS="$OMPI_CFLAGS -isystem $lw_dir"
        test -d "$lw_dir/openmpi" && OMPI_CFLAGS="$OMPI_CFLAGS -isystem $lw_dir/openmpi"
    done
    AC_MSG_CHECKING([for Open MPI's internal headers])
    lw_saved=$CPPFLAGS
    CPPFLAGS="$CPPFLAGS $OMPI_CFLAGS"
    AC_COMPILE_IFELSE([AC_LANG_PROGRAM(
            [[#include "ompi_config.h"
              #include "ompi/mca/coll/coll.h"]],
            [[mca_coll_base_component_2_0_0_t component; (void)component;]])],
        [AC_MSG_RESULT([yes])],
        [AC_MSG_RESULT([no])
         AC_MSG_ERROR([Open MPI's internal headers (ompi/mca/coll/coll.h of version 4.1) not found: install Debian's package libopenmpi-dev])])
    CPPFLAGS=$lw_saved
    AC_SUBST([MPI_CFLAGS])
    AC_SUBST([MPI_LIBS])
    AC_SUBST([OMPI_CFLAGS])
])

# LW_PLUGIN_DIR: where `make install` puts the components.
AC_DEFUN([LW_PLUGIN_DIR], [
    AC_ARG_WITH([plugin-dir],
        [AS_HELP_STRING([--with-plugin-dir=DIR],
            [put the components there (default: Open MPI's own plugin directory)])],
        [plugindir=$withval],
        [plugindir=`$OMPI_INFO --parsable --path pkglibdir | sed -n 's/^path:pkglibdir://p'`])
    AS_CASE([$plugindir],
        [/*], [],
        [AC_MSG_ERROR([the plugin directory '$plugindir' is not an absolute path: give --with-plugin-dir=DIR])])
    AC_SUBST([plugindir])
])
