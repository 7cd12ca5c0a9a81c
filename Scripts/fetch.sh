# What the scripts that fetch pinned packages share; sourced by them. Each sets `folder` (where it all goes), `wanted` (the list of
# pins), `what` (for people) and `without` (what is lacking where it can't be fetched), and calls `start`.

here="$(cd "$(dirname "$0")" && pwd)"

# Ends well when the folder holds what is wanted already, and when there is no way to fetch it: nothing that needs it is required.
start() {
    if cmp -s "$wanted" "$folder/$(basename "$wanted")"; then exit 0; fi
    command -v python3 >/dev/null || skip "python3 is not installed, so $what not fetched"
    python3 -m pip --version >/dev/null 2>&1 || skip "python3 has no pip, so $what not fetched"
    mkdir -p "$(dirname "$folder")"
    fresh="$(mktemp -d "$folder.XXXXXX")"
    trap 'rm -rf "$fresh"' EXIT
}

skip() {
    echo "SKIPPED: $1. $without" >&2
    exit 0
}

# Runs pip with the list of pins. PYTHONPATH may point at packages that pip must not look at.
pip() {
    local command="$1"
    shift
    if ! env -u PYTHONPATH python3 -m pip --disable-pip-version-check "$command" --quiet --require-hashes --no-deps "$@" \
        --requirement "$wanted" >"$fresh/log" 2>&1
    then
        sed 's/^/    /' "$fresh/log" >&2
        skip "pip failed, so $what not fetched"
    fi
    rm -f "$fresh/log"
}

# Puts what was made in `fresh` in place of the folder.
finish() {
    rm -rf "$fresh/archives" "$folder"
    cp "$wanted" "$fresh"
    chmod 755 "$fresh"
    mv "$fresh" "$folder"
}
