"""The rules of a table: everything that follows from its set-up and is fixed for the whole game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from pyrite.game import catalogue, set_up_rules
from pyrite.game.catalogue import KIND
from pyrite.game.dealing.shuffle import SEED_BYTES

if TYPE_CHECKING:
    from pyrite.game.module import Module
    from pyrite.game.part import Part
    from pyrite.game.setup import SetUp

_Hook = TypeVar("_Hook")
_Value = TypeVar("_Value")


class Rules:
    """Everything that a set-up fixes for the whole game; raises `BadInput` for an invalid set-up."""

    def __init__(self, set_up: SetUp) -> None:
        self.set_up: Final = replace(set_up, seed=bytes(SEED_BYTES))
        """The set-up without its seed, because rules are public and the seed is secret (INFO-3)."""
        self.edition: Final = set_up_rules.check(set_up)
        modules = set_up_rules.modules_in_play(set_up)
        gold_cards: list[int] = _copies(_last(each.gold_cards for each in modules))
        self.players: Final = set_up.players
        self.saboteur2: Final = "saboteur2" in set_up.modules
        self.tournament: Final = "tournament" in set_up.variants
        self.has_landmark: Final = any(each.first_cell and not each.first_card for each in modules)
        """Whether a random tunnel is in the maze from the beginning (VAR-3)."""
        self.has_role_stack: Final = any(each.has_role_stack for each in modules)
        """Whether roles that nobody has stay hidden (S2-2)."""
        self.sabotaged_dwarf: Final = "sabotaged_dwarf" in set_up.variants
        self.roles: Final = _roles(set_up, modules)
        self.hand_size: Final = _last(each.hand_size for each in modules)(set_up.players)
        self.put_aside: Final = _last(each.put_aside for each in modules)
        self.max_passed: Final = _last(each.max_passed for each in modules)
        self.deck: Final = bytes([KIND[name] for each in modules for name in _copies(each.deck)])
        """All cards that are dealt and drawn, by kind."""
        self.tunnel_kinds: Final = frozenset(kind for kind in self.deck if kind < catalogue.FIRST_ACTION)
        self.action_kinds: Final = tuple(sorted({kind for kind in self.deck if kind >= catalogue.FIRST_ACTION}))
        self.has_ladders: Final = not catalogue.LADDERS.isdisjoint(self.tunnel_kinds)
        self.reach_of_deck: Final = sum(1 for kind in self.deck if kind < catalogue.FIRST_ACTION)
        """How far the maze can reach from the first cards: one cell per tunnel card (TAB-1)."""
        self.new_goals: Final = "new_goals" in set_up.modules
        self.goals: Final = bytes([KIND[name] for name in _last(each.goals for each in modules)])
        self.goal_cells: Final = _last(each.goal_cells for each in modules)
        self.pays_tokens: Final = any(each.pays_tokens for each in modules)
        self.toll: Final = "toll" in set_up.modules
        self.special: Final = _special(modules)
        self.chests: Final = "chests" in set_up.modules
        self.gold_cards: Final = bytes(gold_cards)
        # Edition options that are read at each decision, as booleans.
        self.must_join: Final = self.edition.lay_must_join
        self.sabotage_self: Final = self.edition.sabotage_target == "any"
        self.one_goal_a_turn: Final = self.edition.goals_at_once == "one"
        self.forced_passes_end_round: Final = self.edition.round_end == "forced_passes"
        self.round_ends_when_nobody_can_play: Final = self.edition.round_end == "nobody_can_play"
        self.round_may_end_early: Final = self.edition.round_end != "hands"
        """Whether a round can end although players hold cards and the gold is not reached (END-1)."""
        self.ladder_needs_opening: Final = self.edition.ladder_needs_opening
        self.ladder_may_touch_goal: Final = self.edition.ladder_goal_ban == "open_side"
        self.discard_two_for_all: Final = self.edition.discard_two_helps == "anyone"
        self.inspect_self: Final = self.edition.inspection_target == "any"

        self.cards_change_hands: Final = any(each.cards_change_hands for each in modules)
        # In some editions the course of a round with an empty deck shows what hands hold (END-1).
        self.cards_are_tracked: Final = self.cards_change_hands or self.round_may_end_early
        self.parts: Final = tuple([each.part() for each in modules if each.part is not None])
        """The state of the modules in play at the beginning of a round."""
        self.part_names: Final = tuple([each.name for each in modules if each.part is not None])
        """The module of each part, by its place in `Table.parts`."""
        self.private_parts: Final = tuple([each.private() for each in modules if each.private is not None])
        """The same for what one seat knows (`Private.parts`)."""
        self.private_names: Final = tuple([each.name for each in modules if each.private is not None])
        self.sealed_parts: Final = tuple([each.sealed() for each in modules if each.sealed is not None])
        """The same for what nobody knows (`Sealed.parts`)."""
        self.answer_place: Final = _place_of("VetoAnswer", self.private_parts)
        """The place of the answer of a seat to a veto (`pyrite.game.asked`); of no use in games without a veto."""
        self.hidden_parts_of_turn: Final = any(each.of_turn for each in (*self.private_parts, *self.sealed_parts))
        """Whether something hidden lasts one turn."""
        self.share: Final = _given(each.share for each in modules)[-1]
        """Pays a round that has ended."""
        # Where a hook is called in every turn, the core tests whether there is one before it walks them: in plain
        # Python a loop over an empty tuple costs more than the test.
        hooks = [each.hooks for each in modules]
        self.on_game_begun: Final = _given(each.game_begun for each in hooks)
        self.on_round_begun: Final = _given(each.round_begun for each in hooks)
        self.on_chests_dealt: Final = _given(each.chests_dealt for each in hooks)
        self.on_round_dealt: Final = _given(each.round_dealt for each in hooks)
        self.imagine: Final = _given(each.imagine for each in hooks)
        self.on_turn_begun: Final = _given(each.turn_begun for each in hooks)
        self.modules_follow_turns: Final = self.hidden_parts_of_turn or bool(self.on_turn_begun)
        """Whether a module does something when a turn begins: one test in every turn, for both reasons."""
        self.on_card_played: Final = _given(each.card_played for each in hooks)
        self.on_card_announced: Final = _given(each.card_announced for each in hooks)
        self.on_card_cancelled: Final = _given(each.card_cancelled for each in hooks)
        self.after_veto: Final = _given(each.after_veto for each in hooks)
        self.on_card_discarded: Final = _given(each.card_discarded for each in hooks)
        self.cards_in_play: Final = _given(each.cards_in_play for each in hooks)
        self.turn_continues: Final = _given(each.turn_continues for each in hooks)
        self.on_turn_ending: Final = _given(each.turn_ending for each in hooks)
        self.on_maze_changed: Final = _given(each.maze_changed for each in hooks)
        self.on_goal_laid: Final = _given(each.goal_laid for each in hooks)
        self.on_card_removed: Final = _given(each.card_removed for each in hooks)
        self.removable: Final = _given(each.removable for each in hooks)
        self.turned_over: Final = _given(each.turned_over for each in hooks)
        self.why_no_map: Final = _given(each.why_no_map for each in hooks)
        self.map_moves: Final = _given(each.map_moves for each in hooks)
        self.kept_from_deck: Final = _given(each.kept_from_deck for each in hooks)
        self.no_draw: Final = _given(each.no_draw for each in hooks)
        self.after_draw: Final = _given(each.after_draw for each in hooks)
        self.check_position: Final = _given(each.check_position for each in hooks)
        self.lay_costs: Final = _given(each.lay_costs for each in hooks)
        self.on_laying: Final = _given(each.laying for each in hooks)
        self.on_lifting: Final = _given(each.lifting for each in hooks)
        self.on_moving_goal: Final = _given(each.moving_goal for each in hooks)
        self.turn_moves: Final = _given(each.turn_moves for each in hooks)
        self.moves_before_tunnel: Final = _given(each.moves_before_tunnel for each in hooks)

    def __reduce__(self) -> tuple[type[Rules], tuple[SetUp]]:
        """Everything else follows from the set-up."""
        return Rules, (self.set_up,)


def _place_of(kind: str, parts: tuple[Part, ...]) -> int:
    return next((place for place, part in enumerate(parts) if type(part).__name__ == kind), 0)


def _given(hooks: Iterable[_Hook | None]) -> tuple[_Hook, ...]:
    """The hooks of those modules that have one."""
    return tuple([hook for hook in hooks if hook is not None])


def _special(modules: list[Module]) -> int:
    """The kind of the special card in the maze, or 0 (ROBE-1, PARTY-1)."""
    return next((KIND[each.first_card] for each in modules if each.first_card), 0)


def _roles(set_up: SetUp, modules: list[Module]) -> bytes:
    """The role cards of the game, which fixes the number of players, changed by the modules after it."""
    game = max(place for place, each in enumerate(modules) if each.players)
    roles = b""
    for each in modules[game:]:
        if each.roles is not None:
            roles = each.roles(set_up.players, roles)
    return roles


def _last(values: Iterable[_Value | None]) -> _Value:
    """The value of the last module that has one."""
    return [value for value in values if value is not None][-1]


def _copies(counts: Mapping[_Value, int]) -> list[_Value]:
    """Each card as often as there is one."""
    return [card for card, count in counts.items() for _ in range(count)]
