#!/bin/sh
# Install the build dependencies of the web client from the lock file: tools/make_web.sh
set -eu

if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
    echo "The web client is built with Node 20.19 or newer and npm; they were not found." >&2
    echo "Install both (Debian 13: sudo apt-get install nodejs npm), then try again." >&2
    exit 1
fi
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'; then
    echo "The web client is built with Node 20.19 or newer; this is $(node --version)." >&2
    echo "Install a newer Node, or put one first in PATH, then try again." >&2
    exit 1
fi

echo 'Installing the build dependencies of the web client (web/package-lock.json) ...'
cd web
npm ci --no-audit --no-fund --loglevel=error
