"""A PostgreSQL server of a site: it can be killed, and become the standby of another."""

from __future__ import annotations

import os
import shutil
import signal
from contextlib import suppress
from pathlib import Path
from typing import Final

import psutil  # type: ignore[import-untyped]

from tools.postgresql import WITHOUT_SYNC, Postgresql, program

_STANDBY: Final = "standby"


class Postgres(Postgresql):
    """A server in a folder. Unless it is ``durable``, a crash of the machine may lose data; tests are faster."""

    def __init__(self, folder: Path, port: int, *, durable: bool = True) -> None:
        settings = {"max_connections": "200", "log_min_messages": "warning"}
        super().__init__(folder, port, settings if durable else settings | WITHOUT_SYNC)

    def url_at(self, port: int) -> str:
        """The address of the database if it is reached through another port, such as that of a relay."""
        return self.url().replace(f":{self.port}/", f":{port}/")

    def create_once(self) -> None:
        """Create the data, unless the folder has some."""
        if not (self.data / "PG_VERSION").exists():
            self.create()

    def kill(self) -> None:
        """Kill it with all its processes, as if the machine had died."""
        if self.process is not None:
            # Its children have groups of their own. While one of them runs, the server cannot start again.
            programs = psutil.Process(self.process.pid).children(recursive=True)
            os.killpg(self.process.pid, signal.SIGKILL)
            for each in programs:
                with suppress(psutil.NoSuchProcess):
                    each.kill()
            self.process.wait()
            psutil.wait_procs(programs)
            self.process = None
            (self.data / "postmaster.pid").unlink(missing_ok=True)

    def copy_from(self, port: int) -> None:
        """Become a standby of the server at a port, with a copy of its data in place of the own."""
        self._make_folder()
        shutil.rmtree(self.data, ignore_errors=True)
        source = f"host=127.0.0.1 port={port} user=postgres application_name={_STANDBY}"
        options = ["-d", source, "-R", "-X", "stream", "-c", "fast", "--no-sync"]
        self._run([program("pg_basebackup"), "-D", str(self.data), *options])
        with (self.data / "postgresql.auto.conf").open("a", encoding="utf-8") as settings:
            settings.write("synchronous_standby_names = ''\n")  # once promoted, it waits for nobody
            # By default a standby that has lost its primary may sleep for 5 s before it notices its promotion.
            settings.write("wal_retrieve_retry_interval = 200ms\n")

    def wait_for_standby(self) -> None:
        """Wait with each commit until the standby has it."""
        self.sql(f"ALTER SYSTEM SET synchronous_standby_names = '{_STANDBY}'")
        self.sql("SELECT pg_reload_conf()")
