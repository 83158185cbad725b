"""Runs the cells of a notebook in their order, as its kernel would, and writes what each gave as JSON lines.

It stands in for Jupyter where there is none: the value of a last line is shown by its SVG, or else as Python writes it.
"""

import ast
import contextlib
import io
import json
import sys


def run(source: str, names: dict) -> dict:
    parsed = ast.parse(source)
    last = parsed.body.pop() if parsed.body and isinstance(parsed.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(parsed, "cell", "exec"), names)
        value = eval(compile(ast.Expression(last.value), "cell", "eval"), names) if last else None
    svg = value._repr_svg_() if hasattr(value, "_repr_svg_") else None
    return {"printed": printed.getvalue(), "value": None if value is None else repr(value), "svg": svg}


def main(file: str) -> None:
    with open(file, encoding="utf-8") as opened:
        cells = json.load(opened)["cells"]
    names = {"__name__": "__main__"}
    for cell in cells:
        if cell["cell_type"] == "code":
            print(json.dumps(run("".join(cell["source"]), names)))


main(sys.argv[1])
