# A finished game, seen again
replay-title = The game again
replay-home = To the entrance
replay-to-table = To the table
replay-loading = The game is being fetched …
replay-course = What happens
replay-players = Players
replay-maze = The maze
replay-fit = Show the whole maze
replay-cell = { $cell }: { $card }
replay-nothing-seen = From here nothing was to be seen.
replay-slider = Moment of the game
replay-moment = Step { $at } of { $of }
replay-round = Round { $round }
replay-play = Play
replay-pause = Pause
replay-step-back = One step back
replay-step-on = One step on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-all = all cards open
replay-eyes-onlooker = an onlooker
replay-link = Copy link to here
replay-link-copied = Copied.
replay-role-hidden = role unknown
replay-hand =
    { $cards ->
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
replay-gold = { $gold } gold
replay-purse =
    { $cards ->
        [0] { $tokens } gold
        [one] one gold card{ $tokens ->
            [0] { "" }
           *[other] {", "}{ $tokens } gold
        }
       *[other] { $cards } gold cards{ $tokens ->
            [0] { "" }
           *[other] {", "}{ $tokens } gold
        }
    }
replay-mark-friend = trusted
replay-mark-unsure = unsure
replay-mark-foe = suspected
replay-note = You wrote:
replay-suspicion = Whom to suspect, round { $round }
replay-suspicion-onlooker = What somebody who only saw the open table should have thought: how likely each was a saboteur.
replay-suspicion-seat = What { $name } should have thought: how likely each was a saboteur.
replay-suspicion-waits = Thinking it over …
replay-suspicion-none = Nothing is known about this round.
