#!/bin/sh
# Make sure that there is a browser for tests/browser: tools/get_chromium.sh
# Installs Debian's chromium if none of these is found and the user is root.
set -eu

for name in ${CHROMIUM:-chromium chromium-browser google-chrome}; do
    if command -v "$name" >/dev/null; then
        exit 0
    fi
done

if [ -z "${CHROMIUM:-}" ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Debian's chromium for the browser tests ..."
    apt-get update -qq
    # A bare machine has no font, and without one text has no size.
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
    exit 0
fi

echo "The browser tests need chromium; ${CHROMIUM:-it} was not found." >&2
echo "On Debian or Ubuntu: sudo apt-get install chromium. If it is elsewhere: make test CHROMIUM=/path/to/it" >&2
exit 1
