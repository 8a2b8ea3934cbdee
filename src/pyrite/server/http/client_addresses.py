"""The IP address of a client, also behind trusted proxies, and the key under which limits count it."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import TypeAlias

from starlette.requests import HTTPConnection

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network


def client_address(connection: HTTPConnection, trusted: Sequence[Network]) -> Address | None:
    """The address of the client; None if it has none (a Unix socket).

    A client can write anything into ``X-Forwarded-For``. Only entries that trusted proxies have appended count:
    read from the end, the first address that is not a trusted proxy's is the client's.
    """
    address = parse_address(connection.client.host) if connection.client else None
    if not trusted:
        return address
    lines = connection.headers.getlist("x-forwarded-for")
    hops = [hop for line in lines for hop in line.split(",")]
    while hops and is_in(address, trusted):
        before = parse_address(hops.pop())
        if before is None:
            break
        address = before
    return address


def is_in(address: Address | None, networks: Sequence[Network]) -> bool:
    """Whether an address is in one of some networks."""
    return address is not None and any(address in network for network in networks)


def parse_address(text: str) -> Address | None:
    """Parse an address as proxies write it, with or without a port; None if it is not an address.

    >>> parse_address("[2001:db8::1]:443"), parse_address(" 192.0.2.7:5000")
    (IPv6Address('2001:db8::1'), IPv4Address('192.0.2.7'))
    >>> parse_address("::ffff:192.0.2.7"), parse_address("unknown")
    (IPv4Address('192.0.2.7'), None)
    """
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def rate_limit_key(address: Address | None) -> str:
    """The key that limits count by: an IPv4 address, or the /64 network of an IPv6 address (one household).

    >>> rate_limit_key(ip_address("192.0.2.7")), rate_limit_key(ip_address("2001:db8::1:2")), rate_limit_key(None)
    ('192.0.2.7', '2001:db8::/64', 'unknown')
    """
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address) >> 64 << 64, 64)))
    return str(address) if address is not None else "unknown"


def is_loopback(address: Address | None) -> bool:
    """Whether the address is this machine."""
    return address is not None and address.is_loopback
