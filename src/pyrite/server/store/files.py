"""The database file on disk: its permissions, and the lock that keeps a second server out.

The lock is on a separate file beside the database. Nothing here opens the database file while SQLite has it open:
closing such a descriptor would release SQLite's own locks on the file (POSIX).
"""

from __future__ import annotations

import errno
import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from pyrite.game import BadInput
from pyrite.server.operations.logs import get_logger

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PRIVATE: Final = 0o600
"""Only the user who runs the server may read and write: the file contains hands, roles and chat."""
LOCK_SUFFIX: Final = ".lock"
COMPANIONS: Final = ("-wal", "-shm", "-journal", LOCK_SUFFIX)
"""Suffixes of the files beside a database that belong to it."""

_OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
_LOCKED_BYTE: Final = 1 << 30
"""Windows locks bytes and makes them unreadable meanwhile, so this is a byte that is never written."""


class FileLock:
    """A file lock, held until `release` or until the process ends. Child processes do not inherit it."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor: int | None = descriptor

    def release(self) -> None:
        """Release the lock. The file stays: removing it could remove a lock that was just taken."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def lock(database: Path) -> FileLock:
    """Lock a database for this process, by its real path; raise `BadInput` if another process holds the lock."""
    path = companion(database, LOCK_SUFFIX)
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), PRIVATE)
    except OSError as error:
        raise BadInput(
            f"The lock file {path} cannot be opened ({error.strerror}). "
            "Let this user write to the folder, or choose another store with --store."
        ) from None
    try:
        _lock(descriptor)
    except OSError as error:
        message = _why_not_locked(error, database, descriptor)
        os.close(descriptor)
        raise BadInput(message) from None
    with suppress(OSError):  # the process id is only information; a full disk must not fail here
        os.ftruncate(descriptor, 0)
        os.write(descriptor, f"{os.getpid()}\n".encode())
    return FileLock(descriptor)


def _lock(descriptor: int) -> None:
    if sys.platform == "win32":
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _why_not_locked(error: OSError, database: Path, descriptor: int) -> str:
    if error.errno in (errno.EWOULDBLOCK, errno.EACCES, errno.EAGAIN):
        holder = _holder(descriptor)
        who = f"Another server (process {holder})" if holder else "Another server"
        return f"{who} uses the store {database} already. Stop it first, or choose another file with --store."
    return (
        f"The store {database} cannot be locked ({error.strerror}). "
        "Keep it on a file system that supports locks, such as a local disk."
    )


def _holder(descriptor: int) -> str:
    """The process id in the lock file; empty if there is none."""
    with suppress(OSError):
        os.lseek(descriptor, 0, os.SEEK_SET)
        written = os.read(descriptor, 20).strip()
        if written.isdigit():
            return written.decode()
    return ""


def companion(database: Path, suffix: str) -> Path:
    """A file beside the database that belongs to it."""
    return database.with_name(database.name + suffix)


def create_private(database: Path) -> None:
    """Create an empty database file that only its owner can read, before SQLite writes to it.

    SQLite gives the files that it creates beside a database the same permissions.
    """
    try:
        descriptor = os.open(database, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE)
    except FileExistsError:
        return
    except OSError as error:
        raise BadInput(_cannot_be_opened(database, error)) from None
    try:
        if sys.platform != "win32":
            os.fchmod(descriptor, PRIVATE)  # a strict umask may have removed permissions that the owner needs
    finally:
        os.close(descriptor)


def tighten_permissions(database: Path) -> None:
    """Remove the permissions of other users from a database and its companions, and log it."""
    if sys.platform == "win32":
        return
    for path in (database, *(companion(database, suffix) for suffix in COMPANIONS)):
        with suppress(FileNotFoundError):
            _tighten_one(path)


def _tighten_one(path: Path) -> None:
    mode = stat.S_IMODE(path.stat().st_mode)
    if not mode & _OTHERS:
        return
    log = get_logger("pyrite.store")
    try:
        path.chmod(mode & ~_OTHERS)
    except PermissionError:
        log.warning(f"{path.name} has mode {mode:04o} and another owner: other users can read secrets")
    else:
        log.warning(
            f"{path.name} had mode {mode:04o}, changed to {mode & ~_OTHERS:04o}: other users could read secrets"
        )


def check_writable(database: Path) -> None:
    """Raise `BadInput` if the database or its folder is read-only; SQLite creates files in the folder."""
    if not is_writable(database):
        raise BadInput(read_only(database))


def is_writable(database: Path) -> bool:
    """Whether this user may write to the folder, and to the database file if it exists."""
    if not os.access(database.parent, os.W_OK | os.X_OK):
        return False
    return not database.exists() or os.access(database, os.R_OK | os.W_OK)


def read_only(database: Path) -> str:
    """The message for a store that cannot be written to."""
    return (
        f"The store {database} is read-only. "
        "Let this user write to the file and to its folder, or choose another file with --store."
    )


def _cannot_be_opened(database: Path, error: OSError) -> str:
    return f"The store {database} cannot be opened: {error.strerror or error}."
