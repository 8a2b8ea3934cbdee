#!/bin/sh
# See to it that there is a browser for tests/browser: tools/get_chromium.sh
# Any of these will do; otherwise Debian's chromium is installed, where that is allowed.
set -eu

for name in ${CHROMIUM:-chromium chromium-browser google-chrome}; do
    if command -v "$name" >/dev/null; then
        exit 0
    fi
done

if [ -z "${CHROMIUM:-}" ] && [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Debian's chromium for the tests in a browser ..."
    apt-get update -qq
    # A font by name, for a bare machine has none, and text without one measures nothing.
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core >/dev/null
    exit 0
fi

echo "The tests in a browser need chromium, and ${CHROMIUM:-it} is not here." >&2
echo "On Debian or Ubuntu: sudo apt-get install chromium. If it is elsewhere: make test CHROMIUM=/path/to/it" >&2
exit 1
