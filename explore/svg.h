/* Pictures as SVG on stdout, shape by shape. What can't be written shows at stdout itself.
 * SPDX-License-Identifier: BSD-3-Clause */
#ifndef LW_EXPLORE_SVG_H
#define LW_EXPLORE_SVG_H

#include <stdbool.h>

#include "explore/layout.h"

enum { LW_COLOUR = 8 }; /* a colour as "#rrggbb", with its final 0 */

/* Begins a picture of that size in pixels; `title` is any text. */
void lw_svg_begin(double width, double height, const char *title);

void lw_svg_end(void);

/* A straight line. */
void lw_svg_line(lw_point from, lw_point to, const char *colour, double width, bool dashed);

/* A filled circle with a short text inside, and one that appears when the pointer rests on it. */
void lw_svg_circle(lw_point centre, double radius, const char *fill, const char *label,
                   const char *tip);

/* A line of text that begins there. */
void lw_svg_text(lw_point begin, const char *text);

/* The i-th of many colours, on which black text can be read. */
void lw_svg_colour(int i, char colour[LW_COLOUR]);

#endif
