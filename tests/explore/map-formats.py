"""One map as text, JSON and SVG: do they say the same?  map-formats.py TEXT JSON SVG
SPDX-License-Identifier: BSD-3-Clause"""
import json
import re
import sys
import xml.etree.ElementTree as ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def numbers(line):
    """key=value pairs, keys as JSON has them."""
    pairs = re.findall(r"([a-z-]+)=(\S+)", line)
    return {key.replace("-", "_"): value for key, value in pairs}


def check(what, got, expected):
    if str(got) != str(expected):
        sys.exit(f"{what}: {got}, expected {expected}")


def check_numbers(name, document, expected):
    for key, value in expected.items():
        check(f"{name}, {key}", document[key], value)


def check_json(lines, document):
    head, census, plain = (numbers(line) for line in lines[:3])
    for key in ("ranks", "hosts", "vertex", "mapping"):
        check(key, document[key], head.pop(key))
    check_numbers("placed", document["placed"], {**head, **census})
    check_numbers("rank order", document["rank_order"], plain)
    check("seats", len(document["seats"]), len(lines) - 4)
    for seat, line in zip(document["seats"], lines[4:]):
        where = ["-" if seat[key] is None else seat[key] for key in ("host", "package", "core")]
        row = re.match(r" *(\S+) +(\S+) +(\S+) +(\S+)  (.*)", line).groups()
        for got, expected in zip([seat["rank"], *where, seat["seat"]], row):
            check(line, got, expected)


def inside(width, height, shape):
    points = [("x1", "y1"), ("x2", "y2")] if shape.tag == SVG + "line" else [("cx", "cy")]
    return all(
        0 <= float(shape.get(x)) <= width and 0 <= float(shape.get(y)) <= height for x, y in points
    )


def check_svg(document, root):
    check("root of the SVG", root.tag, SVG + "svg")
    width, height = float(root.get("width")), float(root.get("height"))
    lines = root.findall(SVG + "line")
    groups = root.findall(SVG + "g")
    colours = {}
    for shape in lines + [group.find(SVG + "circle") for group in groups]:
        check(f"{shape.attrib} inside the picture", inside(width, height, shape), True)
    for group in groups:
        tip = re.match(r"rank (\d+).*, host (\d+), ", group.findtext(SVG + "title"))
        if tip:
            rank, host = int(tip[1]), int(tip[2])
            check(f"host of rank {rank}", host, document["seats"][rank]["host"])
            fill = group.find(SVG + "circle").get("fill")
            check(f"colour of rank {rank}", colours.setdefault(host, fill), fill)
            check(f"label of rank {rank}", group.findtext(SVG + "text").rstrip("+"), rank)
    check("hosts' colours", len(set(colours.values())), document["hosts"])
    dashed = sum(line.get("stroke-dasharray") is not None for line in lines)
    check("dashed lines", dashed, document["placed"]["links_between_hosts"])
    taken = len({seat["seat_number"] for seat in document["seats"]})
    drawn = sum("rank" in group.findtext(SVG + "title") for group in groups)
    check("seats drawn", drawn, taken)
    empty = sum(group.findtext(SVG + "title") == "empty" for group in groups)
    check("empty vertices drawn", empty, document["placed"]["empty"])


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        lines = file.read().splitlines()
    with open(sys.argv[2], encoding="utf-8") as file:
        document = json.load(file)
    check_json(lines, document)
    check_svg(document, ElementTree.parse(sys.argv[3]).getroot())


main()
