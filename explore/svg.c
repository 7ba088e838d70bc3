/* The few shapes of SVG that our pictures need.
 * SPDX-License-Identifier: BSD-3-Clause */
#include "explore/svg.h"

#include <math.h>
#include <stdio.h>

enum { FONT = 11 };

static void put_escaped(const char *text)
{
    for (; *text; text++) {
        switch (*text) {
        case '&':
            fputs("&amp;", stdout);
            break;
        case '<':
            fputs("&lt;", stdout);
            break;
        case '>':
            fputs("&gt;", stdout);
            break;
        default:
            putchar(*text);
        }
    }
}

void lw_svg_begin(double width, double height, const char *title)
{
    printf("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" "
           "viewBox=\"0 0 %.0f %.0f\" font-family=\"sans-serif\" font-size=\"%d\">\n<title>",
           width, height, width, height, FONT);
    put_escaped(title);
    puts("</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>");
}

void lw_svg_end(void)
{
    puts("</svg>");
}

void lw_svg_line(lw_point from, lw_point to, const char *colour, double width, bool dashed)
{
    printf("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\" "
           "stroke-width=\"%.1f\"%s/>\n",
           from.x, from.y, to.x, to.y, colour, width, dashed ? " stroke-dasharray=\"4 3\"" : "");
}

void lw_svg_circle(lw_point centre, double radius, const char *fill, const char *label,
                   const char *tip)
{
    printf("<g><title>");
    put_escaped(tip);
    printf("</title><circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"%s\" stroke=\"#333333\"/>"
           "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">",
           centre.x, centre.y, radius, fill, centre.x, centre.y + 0.35 * FONT);
    put_escaped(label);
    puts("</text></g>");
}

void lw_svg_text(lw_point begin, const char *text)
{
    printf("<text x=\"%.1f\" y=\"%.1f\">", begin.x, begin.y);
    put_escaped(text);
    puts("</text>");
}

/* Hues go round by the golden section, so that neighbours in number differ well. */
void lw_svg_colour(int i, char colour[LW_COLOUR])
{
    const double hue = fmod(0.58 + i * 0.6180339887, 1), light = i / 8 % 2 ? 0.62 : 0.76;
    int part[3];

    for (int c = 0; c < 3; c++) {
        const double away = fabs(fmod(hue + (3 - c) / 3.0, 1) - 0.5) * 6; /* 0 .. 3 */
        const double pure = fmin(fmax(away - 1, 0), 1);
        part[c] = (int)(255 * (light + (pure - 0.5) * 2 * 0.75 * (1 - light)));
    }
    snprintf(colour, LW_COLOUR, "#%02x%02x%02x", part[0] & 255, part[1] & 255, part[2] & 255);
}
