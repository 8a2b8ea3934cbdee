"""The deal of a round: from the shuffle, or given explicitly by a test or a study."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from pyrite.game import set_up_rules
from pyrite.game.catalogue import CHESTS, FIRST_ACTION, GOLD, NAME, ROLES
from pyrite.game.dealing.shuffled_round import ALL_CHEST_TUNNELS, ALL_CHESTS, DealValues, Streams, deal_round
from pyrite.game.refusal import BadInput
from pyrite.game.rules import Rules


@dataclass(frozen=True)
class Deal:
    """The deal of one round, all of it secret. Piles are listed from the bottom up."""

    roles: bytes
    """The role of each seat (SET-1)."""
    left_over: bytes
    """Role cards that nobody got."""
    goals: bytes
    """The goal at each place, from the top of the maze down, then goals put aside (TAB-5, NEWG-1)."""
    hands: tuple[bytes, ...]
    deck: bytes
    aside: bytes = b""
    """Cards put aside unseen for the round (S2-1)."""
    landmark: int = 0
    """The kind of the tunnel that is in the maze from the beginning, or 0 (VAR-3)."""
    chest_cells: tuple[tuple[int, int], ...] = ()
    """The cells of the chests (CHEST-1)."""
    chest_tunnels: bytes = b""
    """The tunnel card on each chest, then those put aside."""
    chests: bytes = b""
    """The content of each chest, then the chests put aside."""

    def values(self) -> DealValues:
        """The fields in order, as in the fact `RoundBegun`."""
        return (
            self.roles,
            self.left_over,
            self.goals,
            self.hands,
            self.deck,
            self.aside,
            self.landmark,
            self.chest_cells,
            self.chest_tunnels,
            self.chests,
        )

    @classmethod
    def from_seed(cls, rules: Rules, seed: bytes, round_number: int) -> Deal:
        """Shuffle and deal all cards of a round, so that everyone can check the deal later (SET-5, INFO-6)."""
        return cls(*deal_round(rules, Streams(seed, round_number)))

    def check(self, rules: Rules) -> None:
        """Raise `BadInput` unless this deal uses exactly the cards of the set-up."""
        cards = self.deck + self.aside + b"".join(self.hands) + bytes([self.landmark] if self.landmark else [])
        if len(self.roles) != rules.players or len(self.hands) != rules.players:
            raise BadInput(f"A deal for {rules.players} players needs a role and a hand for each of them.")
        if any(list(hand) != sorted(hand) for hand in self.hands):
            raise BadInput("The cards of a hand are given in the order of their kinds.")
        if any(len(hand) != rules.hand_size for hand in self.hands):
            raise BadInput(f"In this set-up every hand is dealt {rules.hand_size} cards.")
        if len(self.aside) != rules.put_aside:
            raise BadInput(f"In this set-up {rules.put_aside} cards are put aside, not {len(self.aside)}.")
        _same_cards("cards", cards, rules.deck, NAME)
        _same_cards("roles", self.roles + self.left_over, rules.roles, dict(enumerate(ROLES)))
        _same_cards("goals", self.goals, rules.goals, NAME)
        if (
            rules.new_goals
            and rules.edition.new_goals_gold_sure
            and GOLD not in self.goals[: len(rules.goal_cells)]
        ):
            raise BadInput("In this edition the gold is always among the five goals.")
        if rules.chests != bool(self.chest_cells):
            raise BadInput("A deal has chest cells if the module chests is played, and only then.")
        if rules.chests:
            set_up_rules.check(replace(rules.set_up, chest_layout=self.chest_cells))
            _same_cards("chest tunnels", self.chest_tunnels, ALL_CHEST_TUNNELS, NAME)
            _same_cards("chests", self.chests, ALL_CHESTS, dict(enumerate(CHESTS)))
        if bool(self.landmark) != rules.has_landmark or self.landmark >= FIRST_ACTION:
            raise BadInput("A deal has a landmark tunnel if the tournament variant is played, and only then.")


def _same_cards(what: str, dealt: bytes, wanted: bytes, names: dict[int, str]) -> None:
    have, want = Counter(dealt), Counter(wanted)
    for kind in sorted(have.keys() | want.keys()):
        if have[kind] != want[kind]:
            name = names.get(kind, f"number {kind}")
            raise BadInput(
                f"The {what} of this deal are not those of the set-up: {have[kind]} x {name}, not {want[kind]}."
            )
