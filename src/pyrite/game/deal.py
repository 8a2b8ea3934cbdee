"""The deal: what a shuffle brings, or what a test or a study lays down outright."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from pyrite.game.catalogue import FIRST_ACTION, NAME, ROLES
from pyrite.game.refusal import BadInput
from pyrite.game.setup import Rules
from pyrite.game.shuffle import Lots


@dataclass(frozen=True)
class Deal:
    """One round's deal, all of it secret until it is seen. Piles are listed from the bottom up."""

    roles: bytes
    """The role of each seat (SET-1)."""
    left_over: bytes
    """Role cards that nobody got."""
    goals: bytes
    """The goal at each place, from the top of the picture down (TAB-5)."""
    hands: tuple[bytes, ...]
    deck: bytes
    aside: bytes = b""
    """Cards put aside unseen for the round (S2-1)."""
    landmark: int = 0
    """The kind of the tunnel that lies in the maze from the beginning, or 0 (VAR-3)."""

    @classmethod
    def by_lot(cls, rules: Rules, seed: bytes, round_number: int) -> Deal:
        """Shuffle and deal everything anew (SET-5)."""

        def shuffled(cards: tuple[int, ...], what: str) -> bytes:
            pile = bytearray(cards)
            Lots(seed, f"round {round_number} {what}").shuffle(pile)
            return bytes(pile)

        roles = shuffled(rules.roles, "roles")
        goals = shuffled(rules.goals, "goals")
        landmark = 0
        deck = rules.deck
        if rules.tournament:
            # One tunnel at random lies in the maze, then the rest is shuffled (VAR-3).
            tunnels = [kind for kind in deck if kind < FIRST_ACTION]
            landmark = tunnels[Lots(seed, f"round {round_number} landmark").below(len(tunnels))]
            rest = list(deck)
            rest.remove(landmark)
            deck = tuple(rest)
        pile = shuffled(deck, "deck")
        size = rules.hand_size
        aside, pile = pile[: rules.put_aside], pile[rules.put_aside :]
        dealt = size * rules.players
        hands = tuple(bytes(sorted(pile[seat * size : (seat + 1) * size])) for seat in range(rules.players))
        return cls(
            roles=roles[: rules.players],
            left_over=roles[rules.players :],
            goals=goals,
            hands=hands,
            deck=pile[dealt:],
            aside=aside,
            landmark=landmark,
        )

    def check(self, rules: Rules) -> None:
        """Raise `BadInput` unless this deal uses just the cards of the set-up."""
        cards = (
            self.deck + self.aside + b"".join(self.hands) + bytes([self.landmark] if self.landmark else [])
        )
        if len(self.roles) != rules.players or len(self.hands) != rules.players:
            raise BadInput(f"A deal for {rules.players} players needs a role and a hand for each of them.")
        if any(len(hand) != rules.hand_size for hand in self.hands):
            raise BadInput(f"In this set-up every hand is dealt {rules.hand_size} cards.")
        if len(self.aside) != rules.put_aside:
            raise BadInput(f"In this set-up {rules.put_aside} cards are put aside, not {len(self.aside)}.")
        _same_cards("cards", cards, rules.deck, NAME)
        _same_cards("roles", self.roles + self.left_over, rules.roles, dict(enumerate(ROLES)))
        _same_cards("goals", self.goals, rules.goals, NAME)
        if bool(self.landmark) != rules.tournament:
            raise BadInput(
                "A tunnel lies in the maze from the beginning in the tournament variant, and only there."
            )


def _same_cards(what: str, dealt: bytes, wanted: tuple[int, ...], names: dict[int, str]) -> None:
    have, want = Counter(dealt), Counter(wanted)
    for kind in sorted(have.keys() | want.keys()):
        if have[kind] != want[kind]:
            name = names.get(kind, f"number {kind}")
            raise BadInput(
                f"The {what} of this deal are not those of the set-up: "
                f"{have[kind]} x {name}, not {want[kind]}."
            )
