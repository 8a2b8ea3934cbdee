### Messages of the base game: cards, roles, moves, questions, refusals and the log.

comma-joined = { $first }, { $rest }
sentence = { $text }.
problem-game-over = The game is over.
problem-not-your-turn = It is not your turn. Wait for the other players.
problem-not-asked-for = You have another decision to make first.
problem-not-in-hand = That card is not in your hand. Choose another one.
problem-not-in-this-game = That is not part of this game. Choose something else.
problem-own-seat =
    { $rule ->
        [none] That is you. Choose another player.
        [TOLL-3] You can only ask other players to pay.
       *[other] You can’t play this card on yourself. Choose another player.
    }
problem-wrong-target =
    { $target ->
        [player] Choose a player.
        [cell] Choose a space in the maze.
        [goal] Choose a goal card.
        [chest] Choose a goal card or a chest.
       *[none] This card needs no target. Just play it.
    }
problem-cell-taken = There is already a card here. Choose an empty space.
problem-no-neighbour = Place it next to a face-up card in the maze.
problem-sides-clash =
    { $sides ->
        [none] This tunnel doesn’t match the card next to it.
       *[other] This tunnel doesn’t match { $sides }.
    } { $rotated ->
        [yes] So it stays as it was.
       *[no] Choose another space.
    }
problem-not-joined =
    { $rule ->
        [S2-8] A ladder must connect to a tunnel through an opening.
       *[other] No path from the start leads here.
    } { $rotated ->
        [yes] So it stays as it was.
       *[no] Choose another space.
    }
problem-tools-broken = You can’t place tunnels while one of your tools is broken. Repair it, or play another card.
problem-no-tunnel = There is no tunnel here. Choose a tunnel.
problem-not-removable = A rockfall can’t remove the start, a goal card or a special card. Choose a tunnel.
problem-broken-already = That tool is already broken. Choose another player.
problem-nothing-to-repair = This card can’t repair anything here. Choose another player or another card.
problem-wrong-tool = This card doesn’t repair that tool. Choose another card.
problem-no-such-goal = There is no goal card like that in this maze. Choose another one.
problem-goal-face-up = This goal card is already face up. Choose another one.
problem-goal-not-reached = You can’t turn this card over now. Choose a highlighted card.
problem-goal-misfit = The card can’t be placed this way. Rotate it.
problem-gold-not-there = You can’t take that gold card. Choose one of those shown.
problem-too-many-cards = In the base game you discard only one card.
problem-clash-edition-base = The edition { $edition } does not include the base game. Choose DE24, UA24, UA16 or RU16, or add Saboteur 2.
problem-clash-edition-extras = The edition { $edition } has no variants, special cards or mini-expansions. Choose DE24 or UA24.
problem-clash-seats-base = The base game needs 3 to 10 players. Change the number of seats.
problem-clash-first-seat = The first player you chose is not at this table. Choose another one, or “Random”.
table-nobody = nobody
table-you = you
table-role-of = { $player } ({ $role })
table-cell =
    { $direction ->
        [up] column { $column }, { $rows ->
            [one] { $rows } row
           *[other] { $rows } rows
        } up
        [down] column { $column }, { $rows ->
            [one] { $rows } row
           *[other] { $rows } rows
        } down
       *[level] column { $column }, start row
    }
table-goal = goal { $number }
question-goal = Choose a card to turn over
question-goal-hint =
    { $goals_at_once ->
        [one] You reached several goals. Only one of them is turned over per turn.
       *[all] You reached several goals. After this one, the others follow, unless the round ends.
    }
question-orientation = Choose which way to place it
question-orientation-hint =
    { $goal_misfit ->
        [player] Both ways are allowed.
       *[best_fit] Both ways fit equally well.
    }
question-gold = Take your gold
question-gold-hint =
    { $count ->
        [one] This card is left for you. Nobody else sees what you take.
       *[other] Take one of these { $count } cards. The rest go to the next digger. Nobody else sees what you take.
    }
waiting-turn = { $player }’s turn
waiting-goal = { $player } is choosing a card to turn over
waiting-orientation = { $player } is choosing which way to place a card
waiting-gold = { $player } is choosing a gold card
waiting-nobody = One moment…
card-tunnel = tunnel { $parts }
card-parts = { $first }; { $rest }
cards-joined = { $first } + { $rest }
cards-none = no cards
card-path = { $sides }
card-dead-end =
    { $count ->
        [one] with a dead end { $sides }
       *[other] with dead ends { $sides }
    }
card-direction-n = up
card-direction-e = right
card-direction-s = down
card-direction-w = left
card-side-n = at the top
card-side-e = on the right
card-side-s = at the bottom
card-side-w = on the left
card-goal-face-down = goal card, face down
card-start = start
card-gold = the treasure
card-stone = plain stone
card-map = map
card-rockfall = rockfall
card-broken-pickaxe = broken pickaxe
card-broken-lantern = broken lantern
card-broken-cart = broken cart
card-repair-pickaxe = pickaxe repair
card-repair-lantern = lantern repair
card-repair-cart = cart repair
card-repair-pickaxe-lantern = pickaxe or lantern repair
card-repair-pickaxe-cart = pickaxe or cart repair
card-repair-lantern-cart = lantern or cart repair
tool-pickaxe = pickaxe
tool-lantern = lantern
tool-cart = cart
role-unknown = unknown
role-digger = gold digger
role-saboteur = saboteur
role-aim-unknown = You are a spectator.
role-aim-digger = Dig a path to the treasure. If you reach it, the diggers share the gold.
role-aim-saboteur = Stop the diggers from reaching the treasure, and don’t get caught.
move-lay-tunnel = Place at { $cell }: { $tunnel }
move-read-map = Look at { $goal }
move-rockfall = Rockfall at { $cell }
move-sabotage =
    { $seat_is ->
        [self] Break your own { $card_id ->
                [broken-pickaxe] pickaxe
                [broken-lantern] lantern
               *[broken-cart] cart
            }
       *[other] Break { $seat }’s { $card_id ->
                [broken-pickaxe] pickaxe
                [broken-lantern] lantern
               *[broken-cart] cart
            }
    }
move-repair =
    { $seat_is ->
        [self] Repair your { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            } with: { $card }
       *[other] Repair { $seat }’s { $tool ->
                [pickaxe] pickaxe
                [lantern] lantern
               *[cart] cart
            } with: { $card }
    }
move-pass =
    { $cards_count ->
        [one] Discard: { $cards }
       *[other] Discard { $cards_count } cards: { $cards }
    }
move-turn-goal = Turn over { $goal }
move-lay-goal = { $tunnel }
move-take-gold =
    { $nuggets ->
        [one] Take one nugget
       *[other] Take { $nuggets } nuggets
    }
log-round-begun =
    Round { $round } started. { $first_is ->
        [you] You play
       *[other] { $first } plays
    } first
log-round-ended =
    The round is over: { $gold_reached ->
        [yes] the treasure was reached
       *[no] the treasure was not reached
    }. Roles: { $roles }{ $left_over_count ->
        [0] { "" }
       *[other] ; unused: { $left_over }
    }
log-game-ended = The game is over: { $winners } won
log-passed =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } { $forced ->
        [yes] could not play and discarded
       *[no] discarded
    } { $cards_count ->
        [one] a card
       *[other] { $cards_count } cards
    }{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-goal-turned =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } turned over { $goal }: { $face }
log-looked =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } looked at { $goal }{ $seen ->
        [yes] { "" } and saw: { $face }
       *[no] { "" }
    }
log-gold-drawn =
    { $nuggets_count ->
        [one] One gold card is shared out
       *[other] { $nuggets_count } gold cards are shared out
    }
log-gold-taken =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } took a gold card{ $seen ->
        [yes] { "" } with { $nuggets ->
            [one] one nugget
           *[other] { $nuggets } nuggets
        }
       *[no] { "" }
    }
log-tokens-paid =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } { $tokens_is ->
        [negative] lost
       *[positive] got
    } { $tokens } gold
log-nobody-can-play = The deck is empty and nobody can play a card
log-contributed =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } added words to the shuffle
log-play-lay-tunnel =
    { $player_is ->
        [you] You
       *[other] { $player }
    } placed a tunnel at { $cell }
log-play-read-map =
    { $player_is ->
        [you] You
       *[other] { $player }
    } played a map on { $goal }
log-play-rockfall =
    { $player_is ->
        [you] You
       *[other] { $player }
    } played a rockfall at { $cell }
log-play-sabotage =
    { $player_is ->
        [you] You
       *[other] { $player }
    } broke { $seat_is ->
        [self] { $player_is ->
            [you] your own
           *[other] their own
        }
        [you] your
       *[other] { $seat }’s
    } { $card_id ->
        [broken-pickaxe] pickaxe
        [broken-lantern] lantern
       *[broken-cart] cart
    }
log-play-repair =
    { $player_is ->
        [you] You
       *[other] { $player }
    } repaired { $seat_is ->
        [self] { $player_is ->
            [you] your own
           *[other] their own
        }
        [you] your
       *[other] { $seat }’s
    } { $tool ->
        [pickaxe] pickaxe
        [lantern] lantern
       *[cart] cart
    }
rules-name-passage = Passage
rules-name-dead-end = Dead end
rules-name-bridge = Bridge
rules-name-double-curve = Double curve
rules-name-stub = Passage with a dead end
rules-name-start = Start
rules-name-sabotage = Broken tool
rules-name-repair = Repair
rules-name-repair-either = Repair of one of two tools
rules-name-map = Map
rules-name-rockfall = Rockfall
rules-name-digger = Gold digger
rules-name-saboteur = Saboteur
rules-name-goal = Goal card, face down
rules-name-gold = Treasure
rules-name-stone = Stone
rules-name-gold-card = Gold card
rules-name-token = Gold token
rules-effect-passage =
    Place it in an empty space next to the maze. Each side must match the cards next to it: open to open, closed to closed. { $lay_must_join ->
        [no] In this edition that is enough, even if no path leads there from the start.
       *[yes] It must continue a path from the start.
    } You can turn it upside down, but not sideways.
rules-effect-dead-end = Place it like any tunnel, but no path goes through it. Saboteurs use it to block the way. As a digger, you should discard it.
rules-effect-bridge = Two paths that cross without meeting. One of them must continue a path from the start. The other one only has to match its neighbours.
rules-effect-double-curve = Two curves that do not meet. One of them must continue a path from the start. The other one only has to match its neighbours.
rules-effect-stub = A passage with one or two dead ends beside it. No path goes through a dead end, but it must match its neighbours.
rules-effect-start = Every path begins here. It is open on all four sides and can’t be removed.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Play it on any player, even yourself.
       *[another] Play it on another player.
    } A player with a broken tool can’t place tunnels. The same tool can’t be broken twice.
rules-effect-repair = Repairs this tool for you or another player. Both cards are discarded.
rules-effect-repair-either = Repairs one of the two tools shown, for you or another player.
rules-effect-map = Look secretly at a face-down goal card. Everyone sees which one, but only you see what it is. You can tell the truth about it, or lie. With treasure chests, you can also look at a chest and the tunnel on top of it.
rules-effect-rockfall = Removes a tunnel from the maze, but not the start or a goal card. Any player can fill the gap again.
rules-effect-digger =
    You win when a path reaches the treasure. { $gold_draw ->
        [per_player] The diggers share one gold card per player, so some get two.
       *[per_digger] Each digger gets one gold card. The digger who completed the path chooses first.
    }
rules-effect-saboteur =
    { $game ->
        [saboteur2] You win when the treasure is not reached. The fewer winners there are, the more gold each one gets.
       *[other] You win when the treasure is not reached. A single saboteur gets 4 gold, two or three get 3 each, four get 2 each.
    } Nobody knows your role, so don’t give yourself away too early.
rules-effect-goal =
    Nobody knows what it is until a path reaches it. With a map, you can look at it secretly. { $goals_at_once ->
        [one] If a path reaches several at once, only one of them is turned over.
       *[all] If a path reaches several at once, all are turned over, in the order the player chooses.
    }
rules-effect-gold = The diggers try to reach this goal card. When it is turned over, the round ends at once.
rules-effect-stone =
    Only stone. It stays in the maze as a curve. { $goal_misfit ->
        [player] If it fits neither way, the player chooses how to place it.
       *[best_fit] It is placed so that it connects to the path and fits best.
    }
rules-effect-gold-card = Worth 1, 2 or 3 nuggets. Everyone sees how many gold cards you have, but only you know what they are worth. The player with the most nuggets after three rounds wins.
rules-effect-token =
    Gold that is paid in tokens instead of cards. { $tokens_open ->
        [no] At this table only you see how much gold you have, but everyone sees what you are paid.
       *[yes] Everyone sees how much gold you have.
    } Saboteur 2, the tournament and some expansions pay in tokens.
