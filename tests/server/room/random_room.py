"""Plays rooms at random: people play, time out, decline to veto, leave, return, chat and take notes."""

from random import Random
from typing import Final, get_args

from pyrite.game import Command, SetUp, command_to_json
from pyrite.game.commands import move_of
from pyrite.game.modules.veto.commands import LetPass, Veto
from pyrite.server.room import Room, requests
from pyrite.server.room.decide import in_game
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.table_options import BotName, TableOptions, VetoTime
from tests.properties.driver import Driver
from tests.server.room.room_fixture import NAMES, RoomFixture, name_of

STEPS: Final = 20_000
SHARE_BESIDE_THE_GAME: Final = 0.25
"""The share of steps in which a person does something other than playing: chat, notes, leaving."""


def options_of(set_up: SetUp, random: Random, veto_time: VetoTime) -> TableOptions:
    """Table options with this set-up."""
    return TableOptions(
        seats=set_up.players,
        edition=set_up.edition,
        modules=tuple(sorted(set_up.modules)),
        variants=tuple(sorted(set_up.variants)),
        house_rules={name: value for name, value in set_up.house_rules.items() if isinstance(value, bool | str)},
        chest_layout=set_up.chest_layout,
        clock=random.choice(("blitz", "normal", "relaxed")),
        bots="random_bot",
        veto_time=veto_time,
    )


def turn_of(room: Room) -> int:
    """The number of the current turn."""
    return 0 if room.game is None else room.game.state.table.turn


class RandomRoom:
    """Acts at random for everyone in a room; the same seed gives the same actions."""

    def __init__(self, set_up: SetUp, play_seed: int) -> None:
        self.random = Random(play_seed)
        self.driver = Driver(play_seed)
        self.veto_random = Random(f"veto {play_seed}")
        """Apart, so that games without the veto do not depend on it."""
        self.resume_random = Random(f"resume {play_seed}")
        """Apart, for when a server begins to serve the room."""
        options = options_of(set_up, self.random, self.veto_random.choice(get_args(VetoTime)))
        self.fixture = RoomFixture(options, set_up.seed)
        self.refs = 0

    # ------------------------------------------------------------ before the game

    def gather(self) -> RoomFixture:
        """People join, leave, get ready and start."""
        fixture, random = self.fixture, self.random
        for seat, guest in enumerate(NAMES[: fixture.room.options.seats]):
            if seat and random.random() < 0.2:
                bot: BotName = random.choice(("random_bot", "greedy_digger"))
                fixture.accepted("ann", requests.SeatBot(ref=self._ref(), seat=seat, bot=bot))
                continue
            fixture.accepted(guest, requests.Sit(ref=self._ref(), seat=seat, name=name_of(guest)))
            words = f"words of {guest}" if random.random() < 0.3 else ""
            fixture.accepted(guest, requests.Ready(ref=self._ref(), seat=seat, ready=True, words=words))
            fixture.now += random.randrange(5000)
        fixture.accepted("ann", requests.Start(ref=self._ref()))
        return fixture

    def _ref(self) -> str:
        self.refs += 1
        return f"ref-{self.refs}"

    # ------------------------------------------------------------ the game

    def step(self) -> None:
        """One random action."""
        self.fixture.now += self.random.randrange(3000)
        if self.resume_random.random() < 0.02:
            self.fixture.now += self.resume_random.choice((0, 60_000))
            self.fixture.resume()
        if "veto" in self.fixture.room.options.modules and self.veto_random.random() < 0.05:
            self._let_all_pass()
        if self.random.random() < SHARE_BESIDE_THE_GAME:
            self._request_beside_the_game()
        elif self.fixture.room.veto_window:
            self._window()
        else:
            self._decide()

    def play_out(self, steps: int = STEPS) -> RoomFixture:
        """Play until the game is over, or for this many steps."""
        for _ in range(steps):
            if self.fixture.room.state == "over":
                break
            self.step()
        return self.fixture

    def _decide(self) -> None:
        fixture = self.fixture
        game = fixture.room.playing
        assert game is not None
        if self.random.random() < 0.1 and fixture.room.next_deadline() is not None:
            fixture.now = max(fixture.now, fixture.room.next_deadline() or 0)
            fixture.expire()
            return
        seat, command = self.driver.choose(game)
        self._play(seat, command)

    def _play(self, seat: int, command: Command) -> None:
        fixture = self.fixture
        who = fixture.room.seats[seat]
        if who.played_by_bot:
            assert fixture.room.game is not None
            move = move_of(command, fixture.room.game.state.table.maze.grid)
            fixture.carry_out(in_game.play_move(fixture.room, seat, move, {"at": fixture.now}, "bot"))
        else:
            request = requests.Play(
                ref=self._ref(), after=fixture.room.sent_count[seat], command=command_to_json(command)
            )
            fixture.accepted(who.guest, request, seat)

    def _let_all_pass(self) -> None:
        """Somebody lets all cards of this turn pass, or takes that back."""
        room, random = self.fixture.room, self.veto_random
        seat = random.choice([seat for seat, who in enumerate(room.seats) if who.guest])
        request = requests.LetAllPass(ref=self._ref(), turn=turn_of(room), active=random.random() < 0.7)
        self.fixture.request(room.seats[seat].guest, request, seat)

    def _window(self) -> None:
        """Some seats decline, some veto, most wait."""
        fixture = self.fixture
        waiting = [seat for seat in fixture.room.asked() if fixture.room.is_asked(seat)]
        if waiting and self.random.random() < 0.6:
            seat = self.random.choice(waiting)
            game = fixture.room.game
            assert game is not None
            stops = Veto() in game.legal(seat) and self.random.random() < 0.5
            if stops or not fixture.room.seats[seat].played_by_bot:
                self._play(seat, Veto() if stops else LetPass())
            return
        fixture.now = max(fixture.now, fixture.room.next_deadline() or 0)
        fixture.expire()

    # ------------------------------------------------------------ beside the game

    def _request_beside_the_game(self) -> None:
        fixture, random = self.fixture, self.random
        people = [seat for seat, who in enumerate(fixture.room.seats) if who.guest]
        seat = random.choice(people)
        about = random.randrange(fixture.room.options.seats)
        ref = self._ref()
        choices: list[AnyRequest] = [
            requests.SendChat(ref=ref, text=f"chat {random.random()}"),
            requests.ShowEmote(ref=ref, emote=random.choice(("cheer", "doubt"))),
            requests.WriteNote(
                ref=ref, about=random.choice((None, about)), text=f"note of {seat}: {random.random()}"
            ),
            requests.MarkSeat(ref=ref, about=about, mark=random.choice(("", "friend", "foe"))),
            requests.VoteToFinish(ref=ref, agreed=random.random() < 0.3),
            requests.CheckCommand(ref=ref, command=command_to_json(LetPass())),
            requests.Mute(ref=ref, seat=about, muted=random.random() < 0.3),
        ]
        if fixture.room.seats[seat].taken_over:
            choices = [requests.ReturnToSeat(ref=ref)]
        elif random.random() < 0.1:
            choices = [requests.Leave(ref=ref, seat=seat)]
        fixture.request(fixture.room.seats[seat].guest, random.choice(choices), seat)
