"""Every reader of input from outside: it must accept the input, or reject it with one short sentence.

A target takes bytes and returns whether they were accepted. Any exception or failed assertion is a
bug of the program.
"""

import io
import json
import tempfile
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final
from zlib import crc32

from pyrite.bots import Bot, play_decision, seat_bots
from pyrite.cli import main
from pyrite.cli.bot_games import bots_for, play_commands, play_moves
from pyrite.game import (
    BadInput,
    Game,
    Refusal,
    SetUp,
    command_from_json,
    command_to_json,
    fact_from_json,
    fact_to_json,
    update_view,
    view_to_json,
)
from pyrite.game.fact_codec import decode_fact, encode_fact
from pyrite.game.notation import parse_position, print_position
from pyrite.game.notation.commands import is_like, parse_command, parse_fact, print_command, print_fact
from pyrite.game.notation.deals import deals_from_json, deals_to_json
from pyrite.game.notation.expectations import read_expectation
from pyrite.game.notation.record import read_record, replay, verify, write_record
from pyrite.game.notation.scenario import run_scenario
from pyrite.game.project import project
from pyrite.game.setup import Rules
from pyrite.game.state import State
from tests.fuzz import sources
from tests.fuzz.mangling import mangled
from tests.notation.without_history import without_history

LONGEST_SENTENCE: Final = 1000
"""The maximal length of an error message, however long the input is."""


@dataclass(frozen=True)
class Target:
    """A reader of input from outside."""

    draw: Callable[[Random], str]
    """Makes a valid input."""
    accepts: Callable[[bytes], bool]
    """Returns whether an input was accepted; raises if the program has a bug."""
    draw_two: Callable[[Random], tuple[str, str]] | None = None
    """Makes two valid inputs that fit together; None if any two inputs do."""

    def mangled_input(self, number: int) -> bytes:
        """The mangled input with this number."""
        random = Random(number)
        one, other = self.draw_two(random) if self.draw_two is not None else (self.draw(random), self.draw(random))
        text = mangled(one, other, random)
        return text.encode("utf-8", "surrogatepass")


# ---------------------------------------------------------------- what must hold


def check_sentence(sentence: str) -> None:
    """Check that a message is one short printable line, whatever the input was."""
    assert sentence.isprintable(), ascii(sentence)
    assert 10 < len(sentence) <= LONGEST_SENTENCE, sentence
    assert sentence[-1] in ".?)", sentence  # a refusal ends with its rule


def check_playable(game: Game, play_seed: int) -> None:
    """Let bots play the game to its end; in some games also check what every viewer gets."""
    closely = play_seed % 4 == 0
    viewers = (None, *range(game.rules.players))
    viewer = viewers[play_seed % len(viewers)]
    view, before = game.view(viewer), len(game.facts)
    if closely:
        for each in viewers:
            json.dumps(view_to_json(game.view(each)))
    bots = bots_for("mixed", play_seed.to_bytes(32, "big"), game.rules.players)
    if closely:
        play_for_a_while(game, bots, play_seed // 4 % 12)
        check_position_reads_back(game.state)
        play_commands(game, bots)
    else:
        play_moves(game.state, bots)
    assert game.over
    if closely:
        grid = game.state.table.maze.grid
        for fact in game.facts[before:]:
            sent = project(fact, viewer)
            if sent is not None:
                update_view(view, decode_fact(sent, grid))
        assert view == game.view(viewer), "the view does not follow from the facts sent to the viewer"
        assert verify(read_record(write_record(game))) is None


def play_for_a_while(game: Game, bots: Sequence[Bot], commands: int) -> None:
    match = seat_bots(game, bots)
    for _ in range(commands):
        if not game.over:
            play_decision(game, match)


def check_position_reads_back(state: State) -> None:
    """Check that a printed position is read as the same state."""
    text = print_position(state)
    again = parse_position(text)
    assert again == without_history(state), text
    assert print_position(again) == text


def play_one_in_four(game: Game, data: bytes) -> None:
    """Play one in four accepted games; the property tests play whole games of every set-up."""
    assert game.over == (game.asked is None)
    if crc32(data) % 8 < 2:
        check_playable(game, crc32(data))


def text_of(data: bytes) -> str:
    return data.decode("utf-8", "surrogateescape")


def json_of(data: bytes) -> Any:
    """The data, or None if it is not JSON: rejecting that is up to the reader of the file."""
    try:
        return json.loads(text_of(data))
    except (ValueError, RecursionError):
        return None


def accepts_if_read(read: Callable[[bytes], None]) -> Callable[[bytes], bool]:
    """Make a target from a function that accepts an input or raises `BadInput`."""

    def accepts(data: bytes) -> bool:
        try:
            read(data)
        except BadInput as error:
            check_sentence(str(error))
            return False
        return True

    return accepts


def run_checks(checks: Callable[[], None]) -> None:
    """Run checks on an accepted input: `BadInput` is a bug from here on."""
    try:
        checks()
    except BadInput as error:
        raise AssertionError(f"accepted at first and then refused: {error}") from error


# ---------------------------------------------------------------- the targets


def position(data: bytes) -> None:
    state = parse_position(text_of(data))

    def playable() -> None:
        check_position_reads_back(state)
        check_playable(Game(state), crc32(data))

    run_checks(playable)


def record(data: bytes) -> None:
    found = read_record(text_of(data))
    difference = verify(found, "0.1.0")
    if difference is not None:
        assert str(difference).isprintable(), ascii(str(difference))
        replay(found)
        return

    def written_alike() -> None:
        game = replay(found)
        assert verify(read_record(write_record(game))) is None
        check_playable(game, crc32(data))

    run_checks(written_alike)


def scenario(data: bytes) -> None:
    outcome = run_scenario(text_of(data))
    for failure in outcome.failures:
        assert str(failure).isprintable(), ascii(str(failure))
    run_checks(lambda: check_playable(outcome.game, crc32(data)))


def set_up(data: bytes) -> None:
    found = SetUp.from_json(json_of(data))

    def playable() -> None:
        assert SetUp.from_json(json.loads(json.dumps(found.to_json()))) == found
        play_one_in_four(Game.begin(found), data)

    run_checks(playable)


def deal(data: bytes) -> None:
    given = json_of(data)
    if not isinstance(given, dict) or given.keys() != {"setup", "deals"}:
        given = {"setup": given, "deals": given}
    dealt_for = SetUp.from_json(given["setup"])
    deals = deals_from_json(given["deals"], Rules(dealt_for))

    def playable() -> None:
        assert deals_from_json(json.loads(json.dumps(deals_to_json(deals))), Rules(dealt_for)) == (deals or None)
        play_one_in_four(Game.begin(dealt_for, deals), data)

    run_checks(playable)


def command(data: bytes) -> None:
    """A command as JSON, submitted in a real game: it is refused and changes nothing, or it is played."""
    given = json_of(data)
    number, place, seat, raw = given if isinstance(given, list) and len(given) == 4 else (0, 0, 0, given)
    number = number % sources.GAMES if isinstance(number, int) else 0
    found = sources.states(number)
    before = found[place % len(found) if isinstance(place, int) else 0][1]
    read = command_from_json(raw)

    def tried() -> None:
        game = Game(before.clone())
        answer = game.submit(seat, read)
        if isinstance(answer, Refusal):
            check_sentence(str(answer))
            assert game.state == before
            assert not game.facts
            assert not game.commands
            return
        assert command_from_json(json.loads(json.dumps(command_to_json(read)))) == read
        play_one_in_four(game, data)

    run_checks(tried)


def fact(data: bytes) -> None:
    read = fact_from_json(json_of(data))
    print_fact(read)  # a record is compared fact by fact as text, whatever it contains
    grid = sources.states(0)[0][1].table.maze.grid
    inside = encode_fact(read, grid)

    def means_the_same() -> None:
        again = decode_fact(inside, grid)
        assert encode_fact(again, grid) == inside
        assert fact_from_json(json.loads(json.dumps(fact_to_json(again)))) == again
        assert is_like(again, parse_fact(print_fact(again)))

    run_checks(means_the_same)


def line(data: bytes) -> None:
    """A command, a fact or an expectation, on one line."""
    text = text_of(data)
    errors = []
    for read in (parse_command, parse_fact, lambda words: read_expectation(1, words, 5)):
        try:
            found = read(text)
        except BadInput as error:
            errors.append(error)
            check_sentence(str(error))
            continue
        if read is parse_command:
            same = print_command(found)  # type: ignore[arg-type]
            assert parse_command(same) == found, same
    if len(errors) == 3:
        raise errors[0]


@cache
def _folder() -> Path:
    """The temporary folder for files that the command line reads; deleted when the process ends."""
    folder = tempfile.TemporaryDirectory(prefix="pyrite-fuzz-")
    _FOLDERS.append(folder)
    return Path(folder.name)


_FOLDERS: Final[list[tempfile.TemporaryDirectory[str]]] = []
_COMMAND_LINES: Final = (
    ("position",),
    ("replay",),
    ("replay", "--as", "0"),
    ("replay", "--as", "spectator", "--maze", "never"),
    ("verify",),
    ("scenario",),
    ("scenario", "--show", "all"),
)


def command_line(data: bytes) -> bool:
    """``pyrite`` reads a file: an exit code, and on an error one sentence."""
    play_seed = crc32(data)
    kind = "scenario" if data.startswith(b"#") else "re" if data.startswith(b"{") else "position"
    fitting = [
        each for each in _COMMAND_LINES if each[0].startswith(kind) or (kind == "re" and each[0] == "verify")
    ]
    chosen = (fitting if play_seed % 4 else _COMMAND_LINES)[
        play_seed // 4 % len(fitting if play_seed % 4 else _COMMAND_LINES)
    ]
    file = _folder() / "given"
    file.write_bytes(data)
    out, errors = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(errors):
        code = main([*chosen, str(file)])
    error_text = errors.getvalue()
    if code == 2:
        assert error_text.startswith("pyrite: ")
        assert not out.getvalue() or chosen[0] in ("replay", "scenario")
        check_sentence(error_text.removesuffix("\n"))
        return False
    assert not error_text
    assert code in ((0, 1) if chosen[0] in ("verify", "scenario") else (0,))
    lines = out.getvalue().split("\n")
    assert all(line.isprintable() for line in lines), next(ascii(line) for line in lines if not line.isprintable())
    return True


TARGETS: Final[dict[str, Target]] = {
    "position": Target(sources.a_position, accepts_if_read(position), sources.two_positions),
    "record": Target(sources.a_record, accepts_if_read(record)),
    "scenario": Target(sources.a_scenario, accepts_if_read(scenario)),
    "setup": Target(sources.a_set_up, accepts_if_read(set_up)),
    "deal": Target(sources.a_deal, accepts_if_read(deal)),
    "command": Target(sources.a_command, accepts_if_read(command)),
    "fact": Target(sources.a_fact, accepts_if_read(fact)),
    "line": Target(sources.a_line, accepts_if_read(line)),
    "cli": Target(sources.any_file, command_line),
}
"""All readers of input from outside."""
