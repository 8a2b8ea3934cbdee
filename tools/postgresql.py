"""A PostgreSQL server of its own in a folder, for tests, benchmarks and `make cluster`.

PostgreSQL refuses to run as root: then it runs as the user postgres, or nobody. It ends with the process that
started it, also if that is killed.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp

STARTED_WITHIN = 30.0
"""Seconds."""
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "shared_buffers": "32MB",
    "max_connections": "100",
    "log_line_prefix": "",
    "timezone": "UTC",
}
WITHOUT_SYNC = {"fsync": "off", "full_page_writes": "off"}
"""For tests that do not crash the machine: the disk may be as slow as it likes."""


class PostgresqlMissing(Exception):  # noqa: N818
    """PostgreSQL is not installed."""


def program(name: str) -> str:
    """The path of a program of PostgreSQL: the newest of Debian's, or the one on the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        raise PostgresqlMissing(f"There is no {name}. Install PostgreSQL: tools/get_cluster_packages.sh")
    return path


def free_port() -> int:
    """A port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def as_other_user() -> list[str]:
    """Prefix of a command for a user that PostgreSQL accepts."""
    if os.geteuid() != 0:
        return []
    user = _other_user()
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


def _other_user() -> pwd.struct_passwd:
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


class Postgresql:
    """A server with its data in a folder."""

    def __init__(self, folder: Path, port: int | None = None, settings: Mapping[str, str] | None = None) -> None:
        """Nothing runs yet. The folder belongs to the user of the server and can be deleted."""
        self.folder = folder
        self.data = folder / "data"
        self.log = folder / "log"
        self.port = port or free_port()
        self.settings = SETTINGS | dict(settings or {})
        self.process: subprocess.Popen[bytes] | None = None

    def create(self, copy_of: Path | None = None) -> None:
        """Create the data of a server, or copy those of one that does not run, which is faster.

        Everybody on this machine may log in as the user postgres.
        """
        self._make_folder()
        if copy_of is not None:
            self._run(["cp", "-a", str(copy_of), str(self.data)])
            return
        # The locale C needs no generated locale; --no-sync does not wait for the disk.
        options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"]
        self._run([program("initdb"), "-D", str(self.data), *options])

    def create_standby(self, primary: Postgresql, slot: str) -> None:
        """Create a standby of a running primary, as a copy of its data; it follows by a replication slot."""
        self._make_folder()
        source = f"host=127.0.0.1 port={primary.port} user=postgres application_name={slot}"
        options = ["-d", source, "-R", "-C", "-S", slot, "-c", "fast", "--no-sync"]
        self._run([program("pg_basebackup"), "-D", str(self.data), *options])

    def _make_folder(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.geteuid() == 0:
            shutil.chown(self.folder, _other_user().pw_uid, _other_user().pw_gid)

    def _run(self, command: Sequence[str]) -> None:
        done = subprocess.run([*as_other_user(), *command], cwd="/", capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{command[0]} failed: {done.stderr}")

    def start(self, prefix: Sequence[str] = ()) -> None:
        """Start the server and wait until it answers."""
        settings = self.settings | {"port": str(self.port), "unix_socket_directories": str(self.folder)}
        options = [f"--{name}={value}" for name, value in settings.items()]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*prefix, *self._user(), program("postgres"), "-D", str(self.data), *options],
                cwd="/",
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl+C is for the program that uses it
            )
        self.wait()

    def _user(self) -> list[str]:
        user = as_other_user()
        if shutil.which("setpriv") is None:
            return user
        return [*(user or ["setpriv"]), "--pdeathsig=INT"]

    def wait(self) -> None:
        """Wait until the server answers."""
        assert self.process is not None
        until = time.monotonic() + STARTED_WITHIN
        ask = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ask, check=False).returncode:
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL did not start: {self.log.read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self, by: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT disconnects everybody, SIGQUIT is a crash, SIGTERM waits for clients."""
        if self.process is not None:
            self.process.send_signal(by)
            self.process.wait(60)
            self.process = None

    def promote(self) -> None:
        """Make a standby the primary."""
        self._run([program("pg_ctl"), "promote", "-w", "-D", str(self.data)])

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement; return what psql prints."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", database]
        command = [program("psql"), "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", *where, "-c", statement]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr)
        return done.stdout.strip()

    def url(self, database: str = "postgres", user: str = "postgres") -> str:
        """The URL of a database, as `pyrite serve --store` takes it."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"


@contextmanager
def running(settings: Mapping[str, str] | None = None, copy_of: Path | None = None) -> Iterator[Postgresql]:
    """A new server in a temporary folder."""
    folder = Path(mkdtemp(prefix="pyrite-postgresql-"))
    server = Postgresql(folder, settings=settings)
    try:
        server.create(copy_of)
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
