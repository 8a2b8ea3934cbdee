#!/bin/sh
# Make sure that there are PostgreSQL and HAProxy for `make cluster` and tests/cluster: tools/get_cluster_packages.sh
# Installs Debian's packages if one is missing and the user is root. Exit code 1 and a sentence if it cannot.
set -eu

missing=""
[ -n "$(ls -d /usr/lib/postgresql/*/bin/postgres 2>/dev/null)" ] || command -v postgres >/dev/null || missing="postgresql"
PATH="$PATH:/usr/sbin" command -v haproxy >/dev/null || missing="$missing haproxy"
# The fault campaign sets the clock of one node; tests do not need this.
[ "${1:-}" != --faults ] || command -v faketime >/dev/null || missing="$missing faketime"
[ -n "$missing" ] || exit 0

install() {
    # The package would create and start a server of its own, which nobody needs here.
    mkdir -p /etc/postgresql-common
    settings=/etc/postgresql-common/createcluster.conf
    [ -e $settings ] || echo "create_main_cluster = false" >$settings
    # shellcheck disable=SC2086
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        -o Dpkg::Options::=--force-confold $missing >/dev/null
}

if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Debian's packages for several nodes: $missing ..."
    if install; then
        exit 0
    fi
fi

echo "Several nodes need these programs, which were not found: $missing." >&2
echo "On Debian or Ubuntu: sudo apt-get install $missing" >&2
exit 1
