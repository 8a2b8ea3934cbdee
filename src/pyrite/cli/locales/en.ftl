### The command line, in English. The messages of the game are beside its rules, in docs/rules.

# Lines of the log that the terminal says in its own way: it shows no cards.
cli-play-lay-tunnel =
    { $player_is ->
        [you] You
       *[other] { $player }
    } placed at { $cell }: { $tunnel }
cli-play-detour =
    { $player_is ->
        [you] You
       *[other] { $player }
    } moved the last tunnel to { $cell }: { $tunnel }
cli-contributed =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } added to the shuffle: { $words }
cli-drew =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } drew { $cards_count ->
        [one] a card
       *[other] { $cards_count } cards
    }{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
cli-seat = Seat { $number }
cli-held = { $player }: { $role }; hand: { $cards }
cli-in-front = in front: { $cards }
cli-goals = Goals: { $goals }
cli-chests = Chests: { $chests }
cli-chest = { $found } (under { $tunnel })
cli-new-roles = New roles: { $roles }
cli-nuggets =
    { $count ->
        [one] { $count } nugget
       *[other] { $count } nuggets
    }
cli-gold-cards =
    { $count ->
        [one] { $count } gold card
       *[other] { $count } gold cards
    }
cli-tokens = { $count } in tokens
cli-tokens-hidden = tokens face down
cli-asked =
    { $player } decides ({ $question }): { $count ->
        [one] { $count } legal move
       *[other] { $count } legal moves
    }
cli-game-over = The game is over
cli-suspicion =
    How likely each player was a saboteur, from what { $viewer_is ->
        [nobody] a spectator
       *[other] { $viewer }
    } knew
cli-round = Round { $round }
cli-largest-changes = Largest changes
cli-turn = round { $round }, turn { $turn }
cli-role-hidden = role not shown
