### Messages of the module saboteur2.

part-saboteur2 = Saboteur 2
problem-ladder-at-goal = You can’t place a ladder like this beside a goal card. Choose another space.
problem-trapped = You can’t place tunnels while you are trapped. Play another card, or pass.
problem-theft-already = You already have a theft in front of you. Choose another card.
problem-no-theft = This player has no theft to remove. Choose another player.
problem-trapped-already = This player is already trapped. Choose another one.
problem-not-trapped = This player is not trapped. Choose another one.
problem-no-victim = You can’t steal from this player. Choose another one.
problem-not-yours = You can only remove cards that are in front of you.
problem-nothing-in-front = There is no such card to remove. Choose another one.
problem-clash-saboteur2-greedy_dwarf = The greedy dwarf can’t be combined with Saboteur 2. He is for the base game only.
problem-clash-saboteur2-sabotaged_dwarf = The sabotaged dwarf can’t be combined with Saboteur 2. It is for the base game only.
problem-clash-saboteur2-tournament = The tournament can’t be combined with Saboteur 2. It is for the base game only.
problem-clash-edition-saboteur2 = The edition { $edition } does not include Saboteur 2. Choose DE24, UA24, PL2 or FR2.
problem-clash-seats-saboteur2 = Saboteur 2 needs 2 to 12 players. Change the number of seats.
lobby-part-saboteur2-description = Two teams of diggers, with doors, ladders, thefts, traps and new roles. For 2 to 12 players.
lobby-option-discard_two_helps = Discarding two cards
lobby-value-discard_two_helps-self = Removes an action card in front of you
lobby-value-discard_two_helps-anyone = Removes an action card in front of any player
lobby-option-ladder_needs_opening = Ladders and tunnels
lobby-value-ladder_needs_opening-yes = A ladder must connect to a tunnel through an opening
lobby-value-ladder_needs_opening-no = A ladder only has to touch a tunnel
lobby-option-ladder_goal_ban = Ladders and goals
lobby-value-ladder_goal_ban-touching = A ladder can’t be next to a goal card
lobby-value-ladder_goal_ban-open_side = A ladder can’t open towards a goal card
lobby-option-inspection_target = Inspection
lobby-value-inspection_target-another = You look at another player’s role
lobby-value-inspection_target-any = You look at any role, even your own
lobby-option-theft_optional = Thefts
lobby-value-theft_optional-yes = You may steal
lobby-value-theft_optional-no = You must steal
prompt-start-discard-two = Choose two cards to discard
prompt-confirm-discard-two = Discard both
prompt-mode-discard-two = Discard two to remove a card
question-victim = Steal 1 gold
question-victim-hint = Choose a player to steal from.
waiting-victim = { $player } is choosing a player to steal from
card-ladder-path = with a ladder { $sides }
card-mark-crystal = with a crystal
card-mark-blue-door = with a blue door
card-mark-green-door = with a green door
card-theft = theft
card-hands-off = hands off
card-trapped = trapped card
card-free = set-free card
card-inspection = inspection
card-hat-swap = hat swap
card-hand-swap = hand swap
role-blue-digger = blue digger
role-green-digger = green digger
role-boss = boss
role-profiteer = profiteer
role-geologist = geologist
role-aim-blue-digger = Reach the treasure on a path without green doors. Best of all, complete it yourself.
role-aim-green-digger = Reach the treasure on a path without blue doors. Best of all, complete it yourself.
role-aim-boss = You win with either team of diggers, but get 1 gold less.
role-aim-profiteer = You always win, but get 2 gold less than the other winners.
role-aim-geologist = You get gold for the crystals in the maze, no matter who wins.
move-plan-theft = Play a theft in front of you
move-hands-off =
    { $seat_is ->
        [self] Remove your own theft
       *[other] Remove { $seat }’s theft
    }
move-trap = Trap { $seat }
move-free =
    { $seat_is ->
        [self] Free yourself
       *[other] Free { $seat }
    }
move-inspect =
    { $seat_is ->
        [self] Look at your own role
       *[other] Look at { $seat }’s role
    }
move-swap-hats =
    { $seat_is ->
        [self] Take a new role
       *[other] Give { $seat } a new role
    }
move-swap-hands = Swap hands with { $seat }
move-discard-two =
    { $seat_is ->
        [self] Discard { $cards } to remove from yourself: { $front }
       *[other] Discard { $cards } to remove from { $seat }: { $front }
    }
move-steal =
    { $seat_is ->
        [nobody] Don’t steal
       *[other] Steal from { $seat }
    }
log-discarded-two =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } discarded two cards{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-taken-from-front =
    Removed from { $seat_is ->
        [you] you
       *[other] { $seat }
    }: { $card }
log-role-seen =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } looked at { $other_is ->
        [self] { $seat_is ->
            [you] your own
           *[other] their own
        }
        [you] your
       *[other] { $other }’s
    } role{ $seen ->
        [yes] : { $role }
       *[no] { "" }
    }
log-stole =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } stole { $victim_is ->
        [nobody] nothing
        [you] 1 gold from you
       *[other] 1 gold from { $victim }
    }
log-role-changed =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } got a new role
log-hands-swapped =
    { $seen ->
        [yes] { $seat_is ->
            [you] You
           *[other] { $seat }
        } got: { $got }. { $other_is ->
            [you] You
           *[other] { $other }
        } got: { $given }
       *[no] { $seat_is ->
            [you] You
           *[other] { $seat }
        } swapped hands with { $other_is ->
            [you] you
           *[other] { $other }
        }
    }
log-play-plan-theft =
    { $player_is ->
        [you] You
       *[other] { $player }
    } played a theft
log-play-hands-off =
    { $player_is ->
        [you] You
       *[other] { $player }
    } removed { $seat_is ->
        [self] { $player_is ->
            [you] your own
           *[other] their own
        }
        [you] your
       *[other] { $seat }’s
    } theft
log-play-trap =
    { $player_is ->
        [you] You
       *[other] { $player }
    } trapped { $seat_is ->
        [you] you
       *[other] { $seat }
    }
log-play-free =
    { $player_is ->
        [you] You
       *[other] { $player }
    } freed { $seat_is ->
        [self] { $player_is ->
            [you] yourself
           *[other] themselves
        }
        [you] you
       *[other] { $seat }
    }
log-play-inspect =
    { $player_is ->
        [you] You
       *[other] { $player }
    } played an inspection on { $seat_is ->
        [self] { $player_is ->
            [you] yourself
           *[other] themselves
        }
        [you] you
       *[other] { $seat }
    }
log-play-swap-hats =
    { $player_is ->
        [you] You
       *[other] { $player }
    } played a hat swap on { $seat_is ->
        [self] { $player_is ->
            [you] yourself
           *[other] themselves
        }
        [you] you
       *[other] { $seat }
    }
log-play-swap-hands =
    { $player_is ->
        [you] You
       *[other] { $player }
    } swapped hands with { $seat_is ->
        [you] you
       *[other] { $seat }
    }
round-end-stole = { $name } steals 1 gold from { $victim }.
round-end-stole-nothing = { $name } steals nothing.
round-end-choose-victim = Choose a player to steal from
round-end-no-theft = Don’t steal
round-end-waiting-for-thief = { $name } is choosing a player to steal from…
rules-name-crystal = Crystal
rules-name-blue-door = Blue door
rules-name-green-door = Green door
rules-name-ladder = Ladder
rules-name-theft = Theft
rules-name-hands-off = Hands off
rules-name-trapped = Trapped
rules-name-free = Set free
rules-name-inspection = Inspection
rules-name-hat-swap = Hat swap
rules-name-hand-swap = Hand swap
rules-name-blue-digger = Blue digger
rules-name-green-digger = Green digger
rules-name-boss = Boss
rules-name-profiteer = Profiteer
rules-name-geologist = Geologist
rules-effect-crystal = A tunnel with a crystal. At the end of the round, geologists get 1 gold for each crystal in the maze.
rules-effect-blue-door = You can keep digging behind it, whatever your role. But green diggers can’t win with a path through it. They need one without blue doors.
rules-effect-green-door = You can keep digging behind it, whatever your role. But blue diggers can’t win with a path through it. They need one without green doors.
rules-effect-ladder =
    A ladder is always connected to the start and to all other ladders, so you can begin a new path with it. { $ladder_needs_opening ->
        [yes] It must connect to a tunnel through an opening.
       *[no] It only has to touch a face-up tunnel and match it.
    } { $ladder_goal_ban ->
        [open_side] Its open sides can’t face a goal card.
       *[touching] It can’t be next to a goal card.
    }
rules-effect-theft =
    Play it in front of yourself. If it is still there after the gold has been shared out, and you are not trapped, you { $theft_optional ->
        [yes] may take
       *[no] take
    } 1 gold from another player.
rules-effect-hands-off = Removes a theft from any player.
rules-effect-trapped = Play it on another player. A trapped player can’t place tunnels and, if still trapped at the end of the round, gets no gold and can’t steal.
rules-effect-free = Removes a trapped card from any player, even yourself.
rules-effect-inspection =
    { $inspection_target ->
        [any] Look secretly at any player’s role. On yourself it shows nothing new.
       *[another] Look secretly at another player’s role.
    }
rules-effect-hat-swap = Choose any player, even yourself. They put their role under the stack and take the top one. Only they see their new role.
rules-effect-hand-swap = Swap your remaining cards with another player’s hand. That player draws a card, you don’t.
rules-effect-blue-digger = You win when a path without green doors reaches the treasure. If a digger completes the path and their own team can reach the treasure, only that team wins.
rules-effect-green-digger = You win when a path without blue doors reaches the treasure. If a digger completes the path and their own team can reach the treasure, only that team wins.
rules-effect-boss = You win with either team of diggers, and also when doors stop both teams on the way to the treasure. You get 1 gold less than the other winners.
rules-effect-profiteer = You always win, together with the other winners. You get 2 gold less than they do.
rules-effect-geologist = You get 1 gold for each crystal in the maze at the end of the round, no matter who wins. Two geologists share the gold.
