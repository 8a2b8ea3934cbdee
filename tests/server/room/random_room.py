"""Plays rooms at random: people play, time out, decline to veto, leave, return, chat and take notes."""

from random import Random
from typing import Final

from pyrite.game import Command, LetPass, SetUp, Veto, command_to_json
from pyrite.game.commands import move_of
from pyrite.server.room import requests
from pyrite.server.room.decide import in_game
from pyrite.server.room.requests import AnyRequest
from pyrite.server.room.table_options import BotName, TableOptions
from tests.properties.driver import Driver
from tests.server.room.table import NAMES, Table, name_of

STEPS: Final = 20_000
SHARE_BESIDE_THE_GAME: Final = 0.25
"""The share of steps in which a person does something other than playing: chat, notes, leaving."""


def options_of(set_up: SetUp, random: Random) -> TableOptions:
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
    )


class RandomRoom:
    """Acts at random for everyone in a room; the same seed gives the same actions."""

    def __init__(self, set_up: SetUp, play_seed: int) -> None:
        self.random = Random(play_seed)
        self.driver = Driver(play_seed)
        self.table = Table(options_of(set_up, self.random), set_up.seed)
        self.refs = 0

    # ------------------------------------------------------------ before the game

    def gather(self) -> Table:
        """People join, leave, get ready and start."""
        table, random = self.table, self.random
        for seat, guest in enumerate(NAMES[: table.room.options.seats]):
            if seat and random.random() < 0.2:
                bot: BotName = random.choice(("random_bot", "greedy_digger"))
                table.done("ann", requests.SeatBot(ref=self._ref(), seat=seat, bot=bot))
                continue
            table.done(guest, requests.Sit(ref=self._ref(), seat=seat, name=name_of(guest)))
            words = f"words of {guest}" if random.random() < 0.3 else ""
            table.done(guest, requests.Ready(ref=self._ref(), seat=seat, ready=True, words=words))
            table.now += random.randrange(5000)
        table.done("ann", requests.Start(ref=self._ref()))
        return table

    def _ref(self) -> str:
        self.refs += 1
        return f"ref-{self.refs}"

    # ------------------------------------------------------------ the game

    def step(self) -> None:
        """One random action."""
        self.table.now += self.random.randrange(3000)
        if self.random.random() < SHARE_BESIDE_THE_GAME:
            self._request_beside_the_game()
        elif self.table.room.veto_window:
            self._window()
        else:
            self._decide()

    def play_out(self, steps: int = STEPS) -> Table:
        """Play until the game is over, or for this many steps."""
        for _ in range(steps):
            if self.table.room.state == "over":
                break
            self.step()
        return self.table

    def _decide(self) -> None:
        table = self.table
        game = table.room.playing
        assert game is not None
        if self.random.random() < 0.1 and table.room.next_deadline() is not None:
            table.now = max(table.now, table.room.next_deadline() or 0)
            table.expire()
            return
        seat, command = self.driver.choose(game)
        self._play(seat, command)

    def _play(self, seat: int, command: Command) -> None:
        table = self.table
        who = table.room.seats[seat]
        if who.played_by_bot:
            assert table.room.game is not None
            move = move_of(command, table.room.game.state.table.maze.grid)
            table.take(in_game.play_move(table.room, seat, move, {"at": table.now}, "bot"))
        else:
            request = requests.Play(
                ref=self._ref(), after=table.room.sent_count[seat], command=command_to_json(command)
            )
            table.done(who.guest, request, seat)

    def _window(self) -> None:
        """Some seats decline, some veto, most wait."""
        table = self.table
        waiting = [seat for seat in table.room.asked() if table.room.is_asked(seat)]
        if waiting and self.random.random() < 0.6:
            seat = self.random.choice(waiting)
            game = table.room.game
            assert game is not None
            stops = Veto() in game.legal(seat) and self.random.random() < 0.5
            if stops or not table.room.seats[seat].played_by_bot:
                self._play(seat, Veto() if stops else LetPass())
            return
        table.now = max(table.now, table.room.next_deadline() or 0)
        table.expire()

    # ------------------------------------------------------------ beside the game

    def _request_beside_the_game(self) -> None:
        table, random = self.table, self.random
        people = [seat for seat, who in enumerate(table.room.seats) if who.guest]
        seat = random.choice(people)
        about = random.randrange(table.room.options.seats)
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
        if table.room.seats[seat].taken_over:
            choices = [requests.ReturnToSeat(ref=ref)]
        elif random.random() < 0.1:
            choices = [requests.Leave(ref=ref, seat=seat)]
        table.request(table.room.seats[seat].guest, random.choice(choices), seat)
