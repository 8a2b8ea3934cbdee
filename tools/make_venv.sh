#!/bin/sh
# Make a virtual environment: tools/make_venv.sh DIRECTORY
# Takes the first of $PYTHON, python3, python3.14 ... python3.11 that is new enough.
set -eu

directory=$1

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

python=
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    if new_enough "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    tried=${PYTHON:-python3}
    found=$("$tried" --version 2>/dev/null || echo "no such command")
    echo "Pyrite needs Python 3.11 or newer; $tried is: $found." >&2
    echo "If a newer one is installed under another name, say which: make run PYTHON=/path/to/python3" >&2
    exit 1
fi

# Debian and Ubuntu keep the venv module in a package of its own.
has_venv() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null
}

if ! has_venv; then
    if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
        echo "The venv module of $python is missing; installing Debian's python3-venv ..."
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null
    fi
    if ! has_venv; then
        echo "The venv module of $python is missing. On Debian or Ubuntu: sudo apt-get install python3-venv" >&2
        exit 1
    fi
fi

echo "Making a virtual environment in $directory with $("$python" --version) ..."
"$python" -m venv --clear "$directory"
