"""Seats: players, cards in front, who may lay tunnels, the own gold."""

from .module_rules import View


def seats(view: View) -> int:
    """The number of players."""
    return len(view["fronts"])


def others(view: View) -> list[int]:
    """The other players."""
    return [seat for seat in range(seats(view)) if seat != view["seat"]]


def seats_with(view: View, card: str) -> list[int]:
    """The players with a card of this name in front, the own seat too (S2-12, S2-14; TURN-5: not without one)."""
    return [seat for seat, front in enumerate(view["fronts"]) if card in front]


def hindered(view: View, seat: int) -> bool:
    """TUN-5: a sabotage card in front, or trapped: no tunnels."""
    return any(card.startswith("broken ") or card == "trapped" for card in view["fronts"][seat])


def own_purse(view: View) -> int:
    """PAY-5: the whole purse of the viewing seat: the token balance and the own gold cards."""
    return int(view["purses"][view["seat"]]["tokens"] + sum(view["own"]["gold"]))
