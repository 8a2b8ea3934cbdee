"""Two rooms that one viewer cannot distinguish: the real one, and one in an imagined world (INFO-4).

`tests.properties.imagined_past` constructs a past for the imagined world: the whole game again, with other cards.
The entries of the imagined room are those of the real room with the commands and facts of that game. Then both
rooms continue with requests that look the same to the viewer. Every byte that is sent to the viewer must be
equal, until a fact legitimately shows a difference.
"""

from random import Random

import msgspec

from pyrite.game import Game, Refusal, command_from_json, command_to_json, imagine
from pyrite.game.commands import command_of
from pyrite.game.dealing.shuffle import SeededRandom
from pyrite.game.maze import Grid
from pyrite.game.modules.veto.commands import LetPass
from pyrite.game.project import Viewer
from pyrite.game.state import RawFact
from pyrite.game.view_json import Parts
from pyrite.server.realtime import wire
from pyrite.server.realtime.frames import FrameEncoder, encode_snapshot
from pyrite.server.room import Room, entries, requests, veto_window
from pyrite.server.room.decide import in_game
from pyrite.server.room.decide.context import RequestContext
from pyrite.server.room.decide.dispatch import decide
from pyrite.server.room.decision import NOTHING, Answer, Decision
from pyrite.server.room.entries import AnyEntry, GameStarted, Played, write_fact, write_move
from pyrite.server.room.summary import card_of, summary_of
from pyrite.server.room.viewer_state import game_parts
from tests.properties.imagined_past import replay_in_world
from tests.properties.world_comparison import Leak, choose, differs_rightly
from tests.server.room.random_room import turn_of
from tests.server.room.room_fixture import RoomFixture, requester

Known = tuple[int, Parts]
"""What a client has: the number of its last item, and the parts of the game."""


def all_sent(room: Room, viewer: Viewer, now: int, known: Known = (0, ())) -> tuple[object, ...]:
    """Everything that a viewer can be sent now: snapshot, updates, deadlines, the summary.

    The first update is that of a client that missed everything, the second follows what a client has.
    """
    guest = "a spectator" if viewer is None else room.seats[viewer].guest
    return (
        encode_snapshot(room, guest, viewer, wire.Presence(connected=[], spectator_count=0), now),
        FrameEncoder(room, now).update_for(viewer, 0),
        FrameEncoder(room, now).update_for(viewer, *known),
        room.next_deadline(),
        summary_of(room).touched,
        msgspec.json.encode(card_of(room, room.state)),
    )


class TwoRooms:
    """The real room and an imagined one, as one viewer sees them."""

    def __init__(self, fixture: RoomFixture, viewer: Viewer, random: Random) -> None:
        self.viewer, self.random, self.now = viewer, random, fixture.now
        self.real = fixture.read_back()
        game = self.real.game
        assert game is not None
        world = imagine(game.state, viewer, SeededRandom(random.randbytes(32), "another world"))
        again = replay_in_world(game, world, viewer, random)
        self.imagined = Room.of(fixture.room.name, entries_with_game(fixture, again))
        self._known: dict[str, Known] = {}
        self.compare()

    # ------------------------------------------------------------ playing

    def play_steps(self, steps: int) -> int:
        """Continue both and compare after each step; the number of steps until they may differ."""
        for step in range(steps):
            self.now += self.random.randrange(2000)
            if self.real.state != "playing" or not self._step():
                return step
            self.compare()
        return steps

    def _step(self) -> bool:
        self._compare_refusals()
        roll = self.random.random()
        if self.real.veto_window and roll < 0.5:
            return self._time_passes() if roll < 0.2 else self._somebody_declines()
        if roll < 0.2 and self.real.next_deadline() is not None:
            return self._time_passes()
        if roll < 0.4 or (self.real.veto_window and self._pace_shows()):
            return self._request_beside_the_game()
        return self._same_looking_move()

    def _time_passes(self) -> bool:
        """A timeout happens at the same time in both, with different random choices."""
        next_deadline = self.real.next_deadline()
        assert next_deadline is not None
        self.now = max(self.now, next_deadline)
        own = self.viewer in self.real.asked() and not self.real.veto_window
        if not own and self.real.game is not None and self.real.game.question == "tunnel":
            return False  # everyone sees which tunnel is laid, and it may differ
        seeds = [self.random.randbytes(32) for _ in range(2)]
        rng = [
            SeededRandom(seeds[0], "clock"),
            SeededRandom(seeds[0 if own or self._open_choice() else 1], "clock"),
        ]
        here = in_game.expire(self.real, self.now, rng[0])
        there = in_game.expire(self.imagined, self.now, rng[1])
        if isinstance(here.entries[0], entries.GameRevealed):
            assert here == there, "the vote to finish passes at the same time in both"
            return False
        return self._apply(here, there)

    def _open_choice(self) -> bool:
        """Whether the choice is public."""
        game = self.real.game
        return game is not None and game.question in ("goal", "orientation", "victim", "move", "hand", "role")

    def _pace_shows(self) -> bool:
        """Whether the window closes when all people have answered, so that they must do the same in both rooms."""
        return self.real.options.veto_time == "all" or veto_window.is_solo(self.real)

    def _somebody_declines(self) -> bool:
        """Only the seat itself knows that it declined, so it may be another seat in each room."""
        if self._pace_shows():
            waiting = [seat for seat in veto_window.people_asked(self.real) if self.real.is_asked(seat)]
            same = [entries.VetoDeclined(at=self.now, seat=seat) for seat in waiting[:1]]
            return self._apply(Decision.of(*same), Decision.of(*same))
        found: list[Decision] = []
        mine = self.viewer is not None and self.real.is_asked(self.viewer) and self.random.random() < 0.3
        for room in (self.real, self.imagined):
            seats = [seat for seat in room.asked() if seat not in room.veto_declined and seat != self.viewer]
            seats = [self.viewer] if mine and self.viewer is not None else seats
            seats = [seat for seat in seats if not room.seats[seat].played_by_bot]
            declined = [entries.VetoDeclined(at=self.now, seat=self.random.choice(seats))] if seats else []
            found.append(Decision.of(*declined))
        if mine and any(not each.entries for each in found):
            return True
        return self._apply(*found)

    def _request_beside_the_game(self) -> bool:
        """Chat, a note, a mark, an emote, leaving or returning: the same request in both rooms."""
        people = [seat for seat, who in enumerate(self.real.seats) if who.guest]
        seat = self.random.choice(people)
        taken_over = self.real.seats[seat].taken_over
        choices: list[requests.AnyRequest] = [
            requests.SendChat(text="hm"),
            requests.WriteNote(text=f"a note of {seat}"),
            requests.MarkSeat(about=(seat + 1) % len(self.real.seats), mark="foe"),
            requests.ReturnToSeat() if taken_over else requests.Leave(seat=seat),
            requests.ShowEmote(emote="doubt"),
        ]
        if "veto" in self.real.options.modules:
            choices.append(requests.LetAllPass(turn=turn_of(self.real), active=self.random.random() < 0.8))
        request = self.random.choice(choices)
        return self._apply(*(self._decided(room, seat, request) for room in (self.real, self.imagined)))

    def _decided(self, room: Room, seat: int, request: requests.AnyRequest) -> Answer:
        return decide(room, requester(room.seats[seat].guest, seat), request, RequestContext(self.now))

    def _same_looking_move(self) -> bool:
        """A move of an asked seat that looks the same to the viewer."""
        worlds = [room.game for room in (self.real, self.imagined)]
        here, there = worlds
        assert here is not None
        assert there is not None
        choice = choose(here.state, there.state, self.viewer, self.random)
        if choice is None:
            return False
        found = []
        for room, (seat, move) in zip((self.real, self.imagined), choice, strict=True):
            assert room.game is not None
            found.append(self._played(room, seat, move, room.game.state.table.maze.grid))
        return self._apply(*found)

    def _played(self, room: Room, seat: int, move: int, grid: Grid) -> Answer:
        command = command_of(move, grid)
        if room.seats[seat].played_by_bot:
            if command == LetPass():
                return NOTHING
            return in_game.play_move(room, seat, move, {"at": self.now}, "bot")
        request = requests.Play(after=room.sent_count[seat], command=command_to_json(command))
        return self._decided(room, seat, request)

    # ------------------------------------------------------------ comparing

    def _apply(self, here: Answer, there: Answer) -> bool:
        """Apply in both; False once the viewer may see a difference."""
        if isinstance(here, Refusal) or isinstance(there, Refusal):
            if here != there:
                raise Leak(f"refused with {here} in one world, {there} in the other")
            return True
        applied = [
            [each for entry in decision.entries for each in room.apply(entry)]
            for room, decision in ((self.real, here), (self.imagined, there))
        ]
        facts = [[each for each in happened if isinstance(each, tuple)] for happened in applied]
        return not differs_rightly(facts[0], facts[1], self.viewer)

    def compare(self) -> None:
        """Compare every byte that the viewer can be sent."""
        here, there = (self._sent(name) for name in ("real", "imagined"))
        if here != there:
            raise Leak(f"{here}\n in one world, in the other\n{there}")

    def _sent(self, name: str) -> tuple[object, ...]:
        room: Room = getattr(self, name)
        now = room.sent_count[self.viewer], game_parts(room, self.viewer)
        sent = all_sent(room, self.viewer, self.now, self._known.get(name, now))
        self._known[name] = now
        return sent

    def _compare_refusals(self) -> None:
        """Commands that another hand would allow are refused in the same way in both."""
        viewer, game = self.viewer, self.real.game
        if viewer is None or game is None or not self.real.seats[viewer].guest:
            return
        whose = self.random.choice(self.real.asked())
        for command in self.random.sample(game.legal(whose), min(4, len(game.legal(whose)))):
            plain = command_to_json(command)
            for request in (
                requests.CheckCommand(command=plain),
                requests.Play(after=self.real.sent_count[viewer], command=plain),
            ):
                here, there = (
                    _verdict(self._decided(room, viewer, request)) for room in (self.real, self.imagined)
                )
                if here != there:
                    raise Leak(f"{plain}: {here} in one world, {there} in the other")
        for place in (0, self.random.randrange(40), 1000):
            choice = requests.PlayChoice(after=self.real.sent_count[viewer], choice=place)
            here, there = (_verdict(self._decided(room, viewer, choice)) for room in (self.real, self.imagined))
            if here != there:
                raise Leak(f"choice {place}: {here} in one world, {there} in the other")


def _verdict(answer: Answer) -> Refusal | None:
    return answer if isinstance(answer, Refusal) else None


def entries_with_game(fixture: RoomFixture, again: Game) -> list[AnyEntry]:
    """The entries of the fixture, with this game in them."""
    place = -1
    found: list[AnyEntry] = []
    for written in fixture.written:
        entry = entries.decode(written)
        if isinstance(entry, GameStarted):
            place += 1
            found.append(msgspec.structs.replace(entry, facts=_written(again, again.facts[: again.ends[0]])))
        elif isinstance(entry, Played):
            plays = []
            for play in entry.plays:
                place += 1
                seat, command = again.commands[place - 1]
                facts = again.facts[again.ends[place - 1] : again.ends[place]]
                assert type(command) is type(command_from_json(msgspec.json.decode(play.command)))
                move = write_move(again.moves[place - 1][1], again.state.table.maze.grid)
                plays.append(entries.Play(seat, move, _written(again, facts)))
            found.append(msgspec.structs.replace(entry, plays=plays))
        else:
            found.append(entry)
    return [entries.decode(entries.encode(entry)) for entry in found]


def _written(game: Game, facts: list[RawFact]) -> list[msgspec.Raw]:
    return [write_fact(fact, game.state.table.maze.grid) for fact in facts]
