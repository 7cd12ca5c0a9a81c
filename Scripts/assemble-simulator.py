"""Puts the page's sources and the module into one file: assemble-simulator.py MODULE FOLDER PAGE."""

import base64
import pathlib
import re
import sys


def main(module: str, folder: str, page: str) -> None:
    source = pathlib.Path(folder)

    def insert(match: re.Match[str]) -> str:
        name = match[1]
        if name == "module":
            return base64.b64encode(pathlib.Path(module).read_bytes()).decode()
        return (source / name).read_text(encoding="utf-8").strip()

    text = (source / "index.html").read_text(encoding="utf-8")
    pathlib.Path(page).write_text(re.sub(r"<!-- insert ([\w.-]+) -->", insert, text), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
