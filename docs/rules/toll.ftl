### Messages of the module toll.

part-toll = Toll tunnels
problem-toll-too-dear = You don’t have enough gold to pay this toll.
problem-no-dwarf-left = Both toll dwarfs have already been used this round.
problem-no-free-end = A toll dwarf goes at an open end of a tunnel, next to an empty space.
problem-no-toll = There is no toll to pay here. Choose a space with a toll.
problem-asked-already = You already asked this player this turn. Ask another one.
lobby-part-toll-description = Two toll dwarfs block the way. To build past one, you pay its owner 1 gold.
table-dwarf = { $player }’s toll dwarf { $side }
table-toll = { $count } gold toll to { $player }
table-toll-paid = { $player } pays the toll
table-move-with-toll = { $move } ({ $toll })
pile-dwarfs =
    { $count ->
        [one] { $count } toll dwarf left
       *[other] { $count } toll dwarfs left
    }
prompt-start-stand-dwarf = Choose a card to discard for the toll dwarf
prompt-start-ask-toll = Choose the space with the toll
prompt-side = Choose a side
prompt-confirm-stand-dwarf = Place the dwarf
prompt-confirm-ask-toll = Ask to pay
prompt-mode-stand-dwarf = Place a toll dwarf
prompt-mode-ask-toll = Ask a player to pay the toll
question-toll = Pay the toll?
question-toll-hint =
    { $player } asks you to pay the toll at { $cell }. { $price ->
        [0] The toll dwarf there is yours, so it costs you nothing.
       *[other] Cost: { $toll }.
    }
waiting-toll = { $player } is deciding whether to pay a toll
move-stand-dwarf = Discard { $card } and place a toll dwarf at { $cell }, { $side }
move-ask-toll = Ask { $seat } to pay the toll at { $cell }
move-answer-toll =
    { $pay ->
        [yes] Pay the toll
       *[no] Don’t pay
    }
log-tokens-moved =
    { $giver_is ->
        [you] You
       *[other] { $giver }
    } paid { $tokens } gold to { $taker_is ->
        [you] you
       *[other] { $taker }
    }
log-dwarf-stood =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } placed a toll dwarf at { $cell }
log-dwarf-left =
    { $owner_is ->
        [you] Your
       *[other] { $owner }’s
    } toll dwarf left the maze
log-toll-asked =
    { $asker_is ->
        [you] You
       *[other] { $asker }
    } asked { $seat_is ->
        [you] you
       *[other] { $seat }
    } to pay the toll
log-toll-answered =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } { $pay ->
        [yes] agreed
       *[no] refused
    } to pay the toll
rules-name-toll-dwarf = Toll dwarf
rules-effect-toll-dwarf = As your turn, discard a card and place a toll dwarf at an open end of a tunnel. A player who places a tunnel there pays you 1 gold.
