### Messages of the module chests.

part-chests = Treasure chests
problem-no-hand = You can’t take a card from this player. Choose another one.
problem-no-role = You can’t look at this role. Choose another player.
problem-goal-cannot-move = This goal card can’t be moved. Choose another one.
problem-no-more-maps = A chest has banned maps on goal cards for this round. Choose another card.
problem-no-closed-chest = There is no closed chest here. Choose another space.
problem-clash-layout-without-chests = This game has no chests. Add treasure chests first.
problem-clash-chests-count = A layout needs four chests. Place all four, or choose another layout.
problem-clash-chests-outside = You can’t put a chest here ({ $cell }). Choose a space between the start and the goals.
problem-clash-chests-taken = You can’t put a chest here ({ $cell }): another card is in the way. Move the chest, or choose another layout.
problem-clash-chests-start = You can’t put a chest here ({ $cell }): it is too close to the start. Move the chest.
problem-clash-chests-twice = Two chests are in the same space ({ $cell }). Move one of them.
problem-clash-chests-touch = Two chests are next to each other ({ $cell }). Move one of them.
lobby-chest-layout = Chest layout
lobby-chest-layout-gates = Gates
lobby-chest-layout-wings = Wings
lobby-chest-layout-zigzag = Zigzag
lobby-chest-layout-random = Random
lobby-chest-layout-custom = Custom
lobby-chest-hint = Tap a space to put a chest there. Tap a chest to remove it.
lobby-chest-grid = Spaces between the start and the goals. Arrow keys move, Enter places or removes a chest.
lobby-chest-left =
    { $left ->
        [0] All four chests are placed.
        [one] { $left } chest left to place.
       *[other] { $left } chests left to place.
    }
lobby-chest-not-applied = Not applied yet.
lobby-chest-cell-chest = chest
lobby-chest-cell-free = free
lobby-chest-cell-empty = empty
lobby-chest-cell-refused =
    { $why ->
        [start] the start is here
        [goal] a goal card is here
        [tournament] the tournament tunnel is here
        [wardrobe] the wardrobe is here
        [party] the tunnel party is here
        [beside-start] too close to the start
        [next] chests can’t be next to each other
        [four] all four chests are placed; remove one first
        [chest] there is already a chest here
       *[outside] chests go between the start and the goals
    }
lobby-chest-clear = Remove all chests
lobby-chest-more-rows = Show more rows
lobby-part-chests-description = Four face-down chests on the way, each with a surprise.
table-chest = chest { $number }
table-no-maps = no more maps
question-move = Chest: move a goal card
question-move-hint = Choose a goal card to move one space away from the start.
question-hand = Chest: take a card
question-hand-hint = Choose a player to take a random card from.
question-role = Chest: look at a role
question-role-hint = Choose a player whose role you want to see.
waiting-move = { $player } is choosing a goal card to move
waiting-hand = { $player } is choosing a player to take a card from
waiting-role = { $player } is choosing a role to look at
card-mark-chest = from a chest
card-chest-face-down = chest under a tunnel, face down
chest-one-gold = 1 gold
chest-no-more-maps = no more maps on goal cards
chest-no-draw = no draw this turn
chest-extra-draw = one extra card this turn
chest-move-a-goal = move a goal card away
chest-rob-a-hand = take a card from a player
chest-three-for-one = draw three, keep one
chest-look-at-a-role = look at a role
chest-search-the-discard = search the discard pile
chest-bury-five = discard five cards from the deck
move-look-in-chest = Look at chest { $chest_number }
move-open-chest = Open chest { $chest_number }
move-move-goal = Move { $goal } away
move-rob-hand = Take a card from { $seat }
move-look-at-role = Look at { $seat }’s role
log-goal-moved =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } moved { $goal } one space away
log-chest-opened =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } opened a chest: { $found }
log-chest-seen =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } looked in the chest{ $seen ->
        [yes] { "" } and saw: { $found }. The tunnel on top: { $tunnel }
       *[no] { "" }
    }
log-gold-picked =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } took a gold card with one nugget
log-nothing-to-pick =
    No gold card with one nugget was left for { $seat_is ->
        [you] you
       *[other] { $seat }
    }
log-card-taken =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } took a card from { $other_is ->
        [you] your
       *[other] { $other }’s
    } hand{ $seen ->
        [yes] : { $card }
       *[no] { "" }
    }
log-deck-buried =
    { $cards_count ->
        [one] One card from the deck was discarded
       *[other] { $cards_count } cards from the deck were discarded
    }
log-discard-shuffled = The discard pile was shuffled
log-play-look-in-chest =
    { $player_is ->
        [you] You
       *[other] { $player }
    } played a map on chest { $chest_number }
rules-section-chests = Treasure chests
rules-name-chest-tunnel = Chest tunnel
rules-name-chest-one-gold = Chest: one gold
rules-name-chest-no-more-maps = Chest: no more maps
rules-name-chest-no-draw = Chest: no draw
rules-name-chest-extra-draw = Chest: extra card
rules-name-chest-move-a-goal = Chest: move a goal card
rules-name-chest-rob-a-hand = Chest: take a card
rules-name-chest-three-for-one = Chest: draw three, keep one
rules-name-chest-look-at-a-role = Chest: look at a role
rules-name-chest-search-the-discard = Chest: search the discard pile
rules-name-chest-bury-five = Chest: discard five
rules-effect-chest-tunnel = It covers a chest, face down. When a path reaches it, it is turned over and the player whose turn it is opens the chest. A rockfall can remove it, and the chest too if it is still closed.
rules-effect-chest-one-gold = You take 1 gold.
rules-effect-chest-no-more-maps = No more maps on goal cards this round. Maps on chests are still allowed.
rules-effect-chest-no-draw = You don’t draw this turn.
rules-effect-chest-extra-draw = You draw one extra card this turn.
rules-effect-chest-move-a-goal = You move a face-down goal card one space further from the start.
rules-effect-chest-rob-a-hand = Instead of drawing, you take a random card from another player’s hand.
rules-effect-chest-three-for-one = At the end of your turn you draw three cards, keep one and discard two.
rules-effect-chest-look-at-a-role = You look secretly at another player’s role.
rules-effect-chest-search-the-discard = The discard pile is shuffled. You look at five of its cards and keep one. You don’t draw.
rules-effect-chest-bury-five = The top five cards of the deck are discarded face down.
