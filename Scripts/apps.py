"""What the scripts share that run Reglaze on checkouts of real apps."""

import hashlib
import subprocess

# Where Reglaze keeps what undo needs.
STATE = ".reglaze"


def contents(folder):
    """A digest of every file, by path."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink() and STATE not in path.relative_to(folder).parts
    }


def is_restored(status, folder, before):
    """Whether `reglaze undo`, which ended with a status, gave back every byte of what was there before."""
    return status == 0 and contents(folder) == before


def read_list(path):
    """The words of each line that names an app: its name, its repository, its commit, and more."""
    lines = (line.split("#")[0].split() for line in path.read_text(encoding="utf-8").splitlines())
    return [words for words in lines if words]


def table(rows, left=1):
    """Markdown; the first columns are words, the others numbers."""
    head, *rest = rows
    rule = ["---" if column < left else "---:" for column in range(len(head))]
    return "\n".join("| " + " | ".join(map(str, row)) + " |" for row in [head, rule, *rest]) + "\n"


def version(reglaze):
    return subprocess.run([reglaze, "--version"], capture_output=True, text=True).stdout.splitlines()[0]
