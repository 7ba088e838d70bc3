/* Stands in for a header of Open MPI that Debian's packages leave out: op.h, which comes with the
 * requests of nonblocking collectives, wants it for its reductions.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_COMPAT_FINT_2_INT_H
#define LW_COMPAT_FINT_2_INT_H

#include "ompi_config.h"

#if OMPI_SIZEOF_FORTRAN_INTEGER != SIZEOF_INT
#error "Fortran's INTEGER isn't C's int: Open MPI's own fint_2_int.h is needed"
#endif
#define OMPI_INT_2_FINT(number) (number)
#define OMPI_FINT_2_INT(number) (number)

#endif
