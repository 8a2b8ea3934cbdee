"""Infers something about hands from the passes and turns of a round with an empty deck (END-1).

Whether a pass of another seat was forced depends on the cards it held. The history walk collects the passes. When
every card has a kind, `PassHistory.check` checks that the round would have continued or ended exactly as it did.
"""

from __future__ import annotations

from pyrite.game import hidden_card_history as history
from pyrite.game.sampling import Inconsistent
from pyrite.game.state import Private
from pyrite.game.table import NOBODY, Table

Hand = tuple[list[int], set[int]]
"""The numbers of the cards in a hand, and the kinds of cards that were playable then."""

_ROUND_CONTINUED: int = -1
_PASSES_CLEARED: int = -2


class PassHistory:
    """The passes of a round in order, and the moments at which somebody could play."""

    def __init__(self, viewer: int, own: Private | None) -> None:
        self.viewer = viewer
        self._forced_before = own is not None and own.forced_pass
        self._sequence: list[tuple[int, int, Hand | None]] = []
        """A seat that passed, 1 if it is known to be forced, and its hand; or one of the negative codes above."""
        self._alternatives: list[list[Hand]] = []
        """Groups of hands; in each group at least one hand could play."""

    def passed(self, seat: int, hand: Hand) -> None:
        """Another seat passed with these cards."""
        self._sequence.append((seat, 0, hand))

    def viewer_passed(self, forced: bool) -> None:
        """The viewer passed, and knows whether it was forced."""
        self._sequence.append((self.viewer, int(forced), None))

    def cleared(self) -> None:
        """A turn was not a pass: earlier passes no longer count."""
        self._sequence.append((_PASSES_CLEARED, 0, None))

    def round_continued(self, out: int) -> None:
        """A turn began with these seats out of the round."""
        self._sequence.append((_ROUND_CONTINUED, out, None))

    def somebody_could_play(self, hands: list[Hand]) -> None:
        """One of these hands could play."""
        self._alternatives.append(hands)

    def last_passes(self, out: int) -> list[Hand]:
        """The hands of the other seats in the round at their last pass since a card was played."""
        latest: dict[int, Hand] = {}
        for seat, _, hand in self._sequence:
            if seat == _PASSES_CLEARED:
                latest = {}
            elif hand is not None:
                latest[seat] = hand
        return [hand for seat, hand in latest.items() if not out >> seat & 1]

    def check(self, kinds: bytearray, privates: list[Private | None]) -> None:
        """Set ``forced_pass`` of the others; raise `Inconsistent` if the round would have ended earlier."""
        for hands in self._alternatives:
            if not any(can_play(hand, kinds) for hand in hands):
                raise Inconsistent
        if not self._sequence:
            return
        flags = [False] * len(privates)
        if self.viewer != NOBODY:
            touched = any(seat in (self.viewer, _PASSES_CLEARED) for seat, _, _ in self._sequence)
            flags[self.viewer] = self._forced_before and not touched
        for seat, known, hand in self._sequence:
            if seat == _PASSES_CLEARED:
                flags = [False] * len(privates)
            elif seat == _ROUND_CONTINUED:
                if all(flag or known >> each & 1 for each, flag in enumerate(flags)):
                    raise Inconsistent
            else:
                flags[seat] = bool(known) if hand is None else not can_play(hand, kinds)
        for seat in range(len(privates)):
            own = privates[seat]
            if seat != self.viewer and own is not None:
                own.forced_pass = flags[seat]


def can_play(hand: Hand, kinds: bytearray) -> bool:
    """Whether a hand holds a playable card."""
    cards, playable = hand
    return any(kinds[card] in playable for card in cards)


def own_hands(table: Table, viewer: int, own: Private | None) -> dict[int, bytes]:
    """The viewer's hand at each step that depends on what could be played, by the index of the step.

    All these steps are after the deck ran out, so the hand is reconstructed backwards from now to the last draw.
    """
    found: dict[int, bytes] = {}
    if own is None:
        return found
    hand, seen = bytearray(own.hand), iter(reversed(own.seen_cards))
    for place in range(len(table.card_history) - 1, -1, -1):
        step = table.card_history[place]
        kind: int = step[0]
        if kind == history.DREW or kind == history.BURIED:
            break
        if kind in (history.COULD_PLAY, history.SOMEBODY_HELD):
            found[place] = bytes(hand)
        elif kind == history.SWAPPED:
            if viewer in step[1:3]:
                got, given = next(seen), next(seen)
                hand = bytearray(given if step[1] == viewer else got)
        elif kind == history.CARD_TAKEN:
            if viewer in step[1:3]:
                card = next(seen)
                if step[1] == viewer:
                    hand.remove(card[0])
                else:
                    hand += card
        elif kind in (history.DISCARDED_FACE_DOWN, history.PLAYED, history.KEPT) and step[1] == viewer:
            if kind == history.PLAYED:
                hand.append(step[2])
            elif kind == history.DISCARDED_FACE_DOWN:
                hand += next(seen)
            else:
                hand.remove(next(seen)[0])
                next(seen)
    return found
