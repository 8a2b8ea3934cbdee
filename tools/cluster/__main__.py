"""`make cluster`: runs a site of several nodes on this machine until Ctrl-C."""

from __future__ import annotations

import argparse
import signal
import sys
from pathlib import Path
from time import sleep

from tools.cluster.processes import ProgramError
from tools.cluster.site import Site, SitePlan, running_site


def main() -> None:
    """Start the site, print its addresses, and say when a part of it stops or is back."""
    parser = argparse.ArgumentParser(prog="make cluster", description=__doc__)
    parser.add_argument("--port", type=int, default=8000, help="where people connect (8000); 0 for any free port")
    parser.add_argument("--nodes", type=int, default=3, choices=(1, 2, 3), help="how many nodes (3)")
    parser.add_argument("--folder", type=Path, help="keep the database and the logs in this folder")
    options = parser.parse_args()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.default_int_handler)
    plan = SitePlan(nodes=options.nodes, port=options.port)
    try:
        print("Starting PostgreSQL, HAProxy and the nodes ...", flush=True)
        with running_site(plan, options.folder) as site:
            _announce(site)
            _watch(site)
    except KeyboardInterrupt:
        print("\nStopped.", flush=True)
    except ProgramError as error:
        sys.exit(f"{error}")


def _announce(site: Site) -> None:
    print(f"The site is ready: {site.address}/")
    for node in site.nodes:
        print(f"  {node.name}  {node.address}/  pid {node.program.pid}")
    print(f"  store  {site.postgres.url()}")
    print(f"  logs   {site.folder}")
    print("Ctrl-C stops everything.", flush=True)


def _watch(site: Site) -> None:
    """Print each change of readiness."""
    ready = {node.name: True for node in site.nodes}
    while True:
        sleep(1)
        for node in site.nodes:
            now = node.ready()
            if now != ready[node.name]:
                ready[node.name] = now
                state = "ready" if now else "not ready" if node.program.running else "stopped"
                print(f"{node.name} is {state}.", flush=True)


if __name__ == "__main__":
    main()
