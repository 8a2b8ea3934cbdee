# Cards by their names. Tunnels are named by where they lead.
card-tunnel = Tunnel: { $parts }
card-way = { $sides }
card-ladder-way = ladder { $sides }
card-dead-end =
    { $count ->
        [one] dead end { $sides }
       *[other] dead ends { $sides }
    }
card-side-n = up
card-side-e = right
card-side-s = down
card-side-w = left
card-mark-crystal = crystal
card-mark-blue-door = blue door
card-mark-green-door = green door
card-mark-chest = from a chest
card-goal-face-down = goal, face down
card-chest-face-down = chest under a tunnel, face down
card-start = start of the mine
card-wardrobe = wardrobe
card-party = tunnel party
card-gold = the treasure
card-stone = plain stone
card-sack-of-one = sack with one gold
card-sack-of-two = sack with two gold
card-dragon = dragon
card-spider = spider
card-map = map
card-rockfall = rockfall
card-broken-pickaxe = broken pickaxe
card-broken-lantern = broken lantern
card-broken-cart = broken cart
card-repair-pickaxe = pickaxe repair
card-repair-lantern = lantern repair
card-repair-cart = cart repair
card-repair-pickaxe-lantern = repair of pickaxe or lantern
card-repair-pickaxe-cart = repair of pickaxe or cart
card-repair-lantern-cart = repair of lantern or cart
card-master-craftsman = master craftsman
card-theft = theft
card-hands-off = hands off
card-trapped = trap
card-free = way out
card-inspection = inspection
card-hat-swap = hat swap
card-hand-swap = hand swap
card-goal-swap = goal swap
card-trove = trove
card-change-of-direction = change of direction
card-path-specialist = path specialist
card-detour = detour
card-veto = veto

tool-pickaxe = pickaxe
tool-lantern = lantern
tool-cart = cart

role-unknown = unknown
role-digger = gold digger
role-saboteur = saboteur
role-greedy = greedy dwarf
role-blue-digger = blue digger
role-green-digger = green digger
role-boss = boss
role-profiteer = profiteer
role-geologist = geologist

role-wants-unknown = You look on.
role-wants-digger = Dig to the treasure. If it is reached, the diggers share the gold.
role-wants-saboteur = See to it that the treasure is never reached. Do not get caught.
role-wants-greedy = Join the treasure yourself: only then do you win, and alone.
role-wants-blue-digger = Reach the treasure by a way without green doors. Best of all, join it yourself.
role-wants-green-digger = Reach the treasure by a way without blue doors. Best of all, join it yourself.
role-wants-boss = You win with whichever team wins, and get one gold less.
role-wants-profiteer = You win whoever wins, and get two gold less.
role-wants-geologist = You are paid for the crystals in the maze, whoever wins.

chest-one-gold = one gold
chest-no-more-maps = no more maps on goals
chest-no-draw = no card this turn
chest-extra-draw = one more card this turn
chest-move-a-goal = move a goal away
chest-rob-a-hand = take a card from a hand
chest-three-for-one = draw three, keep one
chest-look-at-a-role = look at a role
chest-search-the-discard = search the discard pile
chest-bury-five = five cards of the deck are lost

# What a card does, in a sentence or two.
card-does-tunnel = Lay it so that it joins a way from the start and all its sides fit. It may be turned round.
card-does-dead-end = Looks like a way and is none: nothing leads through. It must join a way from the start like any tunnel.
card-does-two-ways = Two ways that do not meet. One of them must join a way from the start.
card-does-way-and-stub = A way with dead ends beside it. Nothing leads through a dead end.
card-does-crystal = A tunnel with a crystal: every crystal in the maze is gold for a geologist.
card-does-door = Anybody may lay and pass it while digging. When gold is shared, it lets only diggers of its colour through.
card-does-ladder =
    Joined to the start and to all other ladders, wherever it lies. { $ladder ->
        [open_side] No open side of it may face a goal.
       *[touching] It may not lie next to a goal.
    }
card-does-chest = The tunnel that lay above a chest.
card-does-map = Look at a goal that lies face down; you alone see it. With chests in the game, look at a chest instead.
card-does-rockfall = Take a tunnel out of the maze. The start and the goals stay.
card-does-sabotage =
    { $sabotage ->
        [any] Break a tool of any player. Who has a broken tool may not lay tunnels.
       *[another] Break a tool of another player. Who has a broken tool may not lay tunnels.
    }
card-does-repair-one = Mend this tool, yours or another player's.
card-does-repair-two = Mend one of the two tools, yours or another player's.
card-does-master-craftsman = Mend any one broken tool, yours or another player's. It opens no trap.
card-does-theft =
    { $theft ->
        [may] Lay it in front of you. If it still lies there when gold is shared, you may steal one gold.
       *[must] Lay it in front of you. If it still lies there when gold is shared, you steal one gold.
    }
card-does-hands-off = Take a theft away from a player.
card-does-trapped = Trap another player: no tunnels, no share of the gold and no theft as long as it lies there.
card-does-free = Open a trap, yours or another player's.
card-does-inspection =
    { $inspection ->
        [any] Look at the role of a player; you alone see it.
       *[another] Look at the role of another player; you alone see it.
    }
card-does-hat-swap = A player gets a new role from the stack. You may choose yourself.
card-does-hand-swap = Swap all your cards with another player, who then draws instead of you.
card-does-goal-swap = Take up two goals that lie face down, and put them back, swapped or not. Only you know which.
card-does-trove = Instead of drawing, look at the top five of the discard pile and keep one.
card-does-change-of-direction = For the rest of the round play runs the other way.
card-does-path-specialist = Lay two tunnels in this turn, then draw two cards.
card-does-detour = Move the tunnel that was laid last to another place where it fits.
card-does-veto = When another player has just played a card, stop it. You cannot play it in your own turn.

# A move as a button says it.
move-lay-tunnel = Lay at { $cell }: { $card }
move-read-map = Look at { $goal }
move-look-in-chest = Look at chest { $chest }
move-rockfall = Rockfall at { $cell }
move-sabotage =
    { $whom ->
        [self] { $card } for yourself
       *[other] { $card } for { $player }
    }
move-repair =
    { $whom ->
        [self] Mend your { $tool }, with: { $card }
       *[other] Mend { $player }’s { $tool }, with: { $card }
    }
move-plan-theft = Plan a theft
move-hands-off =
    { $whom ->
        [self] Take away your own theft
       *[other] Take away the theft of { $player }
    }
move-trap = Trap { $player }
move-free =
    { $whom ->
        [self] Free yourself
       *[other] Free { $player }
    }
move-inspect =
    { $whom ->
        [self] Look at your own role
       *[other] Look at the role of { $player }
    }
move-swap-hats =
    { $whom ->
        [self] Take a new role yourself
       *[other] { $player } takes a new role
    }
move-swap-hands = Swap hands with { $player }
move-swap-goals = Take up { $goals }
move-search-trove = Search the discard pile
move-change-direction = Turn the order of play round
move-call-specialist = Lay two tunnels in this turn
move-detour = Move the last tunnel to { $cell }: { $card }
move-pass =
    { $count ->
        [one] Discard: { $cards }
       *[other] Discard { $count } cards: { $cards }
    }
move-discard-two =
    { $whom ->
        [self] Discard { $cards } to be rid of: { $front }
       *[other] Discard { $cards } to rid { $player } of: { $front }
    }
move-stand-dwarf = Discard { $card } and stand a toll dwarf at { $cell }, { $side }
move-ask-toll = Ask { $player } to pay the toll at { $cell }
move-turn-goal = Turn over { $goal }
move-open-chest = Open chest { $chest }
move-lay-goal = { $card }
move-take-gold =
    { $nuggets ->
        [one] Take one nugget
       *[other] Take { $nuggets } nuggets
    }
move-steal =
    { $whom ->
        [nobody] Steal from nobody
       *[other] Steal from { $player }
    }
move-veto = Veto
move-let-pass = Let it pass
move-put-goals-back =
    { $swapped ->
        [yes] Put them back swapped
       *[no] Put them back as they were
    }
move-keep-card = Keep: { $card }
move-answer-toll =
    { $pay ->
        [yes] Pay the toll
       *[no] Do not pay
    }
move-move-goal = Move { $goal } away
move-rob-hand = Take a card from { $player }
move-look-at-role = Look at the role of { $player }
