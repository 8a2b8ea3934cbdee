rules-title = Cards and rules
rules-search = Search cards and rules
rules-search-hint = A word, a card, or a number such as TUN-3
rules-book = The rulebook
rules-book-english = The numbered rules are written in English.
rules-found-nothing = Nothing is called that. Try a shorter word, or look through all cards and rules.
rules-clear = Clear the search
rules-back = All cards and rules
rules-next = Next: { $title }
rules-before = Before: { $title }
rules-see = The rules behind it
rules-about = Cards it is about
rules-forms = All its forms
rules-no-such = There is no card or rule of that name.
rules-loading = Fetching the rulebook…
rules-again = Try again
rules-open-rule = Rule { $id }
rules-open-browser = Open in the rules browser
rules-part = Only with { $part }
rules-edition = As played in { $edition }

rules-shelf-tunnels = Tunnels
rules-shelf-actions = Actions
rules-shelf-goals = Goals
rules-shelf-roles = Roles
rules-shelf-chests = Treasure chests
rules-shelf-pieces = Gold and dwarfs

# Kinds of card, as headings.
rules-name-passage = Passage
rules-name-dead-end = Dead end
rules-name-bridge = Bridge
rules-name-double-curve = Double curve
rules-name-stub = Passage with a stub
rules-name-crystal = Crystal
rules-name-blue-door = Blue door
rules-name-green-door = Green door
rules-name-ladder = Ladder
rules-name-chest-tunnel = Chest tunnel
rules-name-start = Start
rules-name-wardrobe = Wardrobe
rules-name-party = Tunnel party
rules-name-sabotage = Broken tool
rules-name-repair = Repair
rules-name-repair-either = Repair of either tool
rules-name-map = Map
rules-name-rockfall = Rockfall
rules-name-theft = Theft
rules-name-hands-off = Hands off
rules-name-trapped = Trapped
rules-name-free = Free
rules-name-inspection = Inspection
rules-name-hat-swap = Hat swap
rules-name-hand-swap = Hand swap
rules-name-goal-swap = Goal swap
rules-name-trove = Trove
rules-name-veto = Veto
rules-name-change-of-direction = Change of direction
rules-name-master-craftsman = Master craftsman
rules-name-path-specialist = Path specialist
rules-name-detour = Detour
rules-name-digger = Digger
rules-name-saboteur = Saboteur
rules-name-greedy = Greedy dwarf
rules-name-blue-digger = Blue digger
rules-name-green-digger = Green digger
rules-name-boss = Boss
rules-name-profiteer = Profiteer
rules-name-geologist = Geologist
rules-name-goal = Goal, face down
rules-name-gold = The gold
rules-name-stone = Stone
rules-name-sack = Sack of gold
rules-name-dragon = Dragon
rules-name-spider = Spider
rules-name-chest-one-gold = Chest: one gold
rules-name-chest-no-more-maps = Chest: no more maps
rules-name-chest-no-draw = Chest: no draw
rules-name-chest-extra-draw = Chest: a card more
rules-name-chest-move-a-goal = Chest: a goal moves
rules-name-chest-rob-a-hand = Chest: rob a hand
rules-name-chest-three-for-one = Chest: three for one
rules-name-chest-look-at-a-role = Chest: look at a role
rules-name-chest-search-the-discard = Chest: search the discards
rules-name-chest-bury-five = Chest: five are buried
rules-name-gold-card = Gold card
rules-name-token = Gold token
rules-name-toll-dwarf = Toll dwarf

# What each does; it may depend on how the table decides where rulebooks differ.
rules-does-passage =
    Lay it in an empty place beside the maze. Every side must match the cards next to it: open to open, closed to closed. { $lay_must_join ->
        [no] In this edition a matching neighbour is enough, even one that is cut off from the start.
       *[yes] One of its openings must carry on a path that comes from the start.
    } You may turn it upside down, never sideways.
rules-does-dead-end = Laid like any tunnel, but no path goes through it: every opening is a stub that ends in rock. Saboteurs love it; diggers had better discard it.
rules-does-bridge = Two paths that cross above each other and never meet. One of them must carry on a path from the start; the other may meet anything that matches.
rules-does-double-curve = Two curves back to back that never meet. One of them must carry on a path from the start; the other may meet anything that matches.
rules-does-stub = A passage with one or two stubs beside it. The passage leads on, a stub leads nowhere, yet both must match their neighbours.
rules-does-crystal = A tunnel like others, with a crystal. At the end of the round every crystal in the maze is one gold for the geologists.
rules-does-blue-door = Nobody is kept from digging on behind it. When gold is shared, it lets through blue diggers, the boss, the profiteer and geologists, but no green diggers.
rules-does-green-door = Nobody is kept from digging on behind it. When gold is shared, it lets through green diggers, the boss, the profiteer and geologists, but no blue diggers.
rules-does-ladder =
    Always joined to the start and to every other ladder, so a new path can begin here. { $ladder_needs_opening ->
        [yes] It must join a tunnel through an opening.
       *[no] It is enough that it touches a face-up tunnel and its sides match.
    } { $ladder_goal_ban ->
        [open_side] No open side of it may face a goal.
       *[touching] It may never lie next to a goal.
    }
rules-does-chest-tunnel = Lies face down above a chest. When a path reaches it, it is turned over and the chest opens for the player whose turn it is. A rockfall may remove it, and a hidden chest with it.
rules-does-start = Where every path begins: open on all four sides, with a ladder. Nothing can remove it.
rules-does-wardrobe =
    Lies in the maze from the beginning. { $game ->
        [base] Whoever first joins it to the start must change roles with the card left over.
        [saboteur2] Whoever first joins it to the start must take the top role of the stack.
       *[any] Whoever first joins it to the start must change roles: with the card left over, or in Saboteur 2 with the top of the stack.
    }
rules-does-party = Lies in the maze from the beginning. When somebody first joins it to the start, all roles are collected, shuffled and dealt again.
rules-does-sabotage =
    { $sabotage_target ->
        [any] Lay it in front of any player, yourself included.
       *[another] Lay it in front of another player.
    } Whoever has a broken tool may not lay tunnels. Nobody has the same tool broken twice.
rules-does-repair = Mends this tool, yours or anybody’s: the broken tool and the repair are both discarded.
rules-does-repair-either = Mends one of the two tools shown, never both; yours or anybody’s.
rules-does-map = Look secretly at one goal that lies face down. All see which one you looked at, nobody sees what you saw, and nobody has to believe what you say. With treasure chests you may look under a chest tunnel instead.
rules-does-rockfall = Takes one tunnel out of the maze, but never the start or a goal. What hung on it may be cut off until somebody fills the gap.
rules-does-theft =
    Lay it in front of yourself. If it still lies there when the gold has been shared, and you are not trapped, you { $theft_optional ->
        [yes] may take
       *[no] take
    } 1 gold from another player.
rules-does-hands-off = Takes one theft card away from any player.
rules-does-trapped = Lay it in front of another player, who may not lay tunnels while it lies there. Who is still trapped when the round ends gets no share and steals nothing.
rules-does-free = Takes one trapped card away from any player, yourself included.
rules-does-inspection =
    { $inspection_target ->
        [any] Look secretly at the role of any player. On yourself it only gets rid of the card.
       *[another] Look secretly at the role of another player.
    }
rules-does-hat-swap = Choose a player, perhaps yourself: their role goes under the stack and they take the top one. Only they know who they are now.
rules-does-hand-swap = Swap all your remaining cards with those of another player. That player draws a card, you do not.
rules-does-goal-swap = Take two face-down goals and put them back, swapped or not. All see which two; only you know whether.
rules-does-trove = Instead of drawing from the deck, look at the top five cards of the discard pile and keep one.
rules-does-veto = Played out of turn, right after somebody else plays a tunnel or an action: that card has no effect and their turn is over.
rules-does-change-of-direction = For the rest of the round the turns go round the other way.
rules-does-master-craftsman = Mends any one broken tool, yours or anybody’s. It frees nobody who is trapped.
rules-does-path-specialist = Lay two tunnels in this turn, one after the other, then draw two cards. Your hand is one card smaller from then on.
rules-does-detour = Move the tunnel that was laid last to another place where it may lie. It may be turned. Broken tools do not stop you.
rules-does-digger =
    Wins when a path reaches the gold. { $gold_draw ->
        [per_player] As many gold cards as players go round among the diggers, so some get two.
       *[per_digger] One gold card for each digger goes round, and whoever joined the gold chooses first.
    }
rules-does-saboteur =
    { $game ->
        [saboteur2] Wins when the gold is not reached. The winners share: the fewer they are, the more each gets.
       *[other] Wins when the gold is not reached: 4 nuggets for a lone saboteur, 3 for two or three, 2 for four.
    } Nobody knows who you are, so do not dig too badly too soon.
rules-does-greedy = Digs like the others, but wins only by joining the gold in person: then 4 gold, and nothing for anybody else.
rules-does-blue-digger = Wins when a path without a green door reaches the gold. If a digger joins the gold and that digger’s team can reach it, that team wins alone.
rules-does-green-digger = Wins when a path without a blue door reaches the gold. If a digger joins the gold and that digger’s team can reach it, that team wins alone.
rules-does-boss = Wins with either team of diggers, and also when the gold is joined but no team can reach it. Gets 1 gold less than the other winners.
rules-does-profiteer = Always wins, with whoever does. Gets 2 gold less than the other winners.
rules-does-geologist = Does not care who wins: gets 1 gold for every crystal that lies in the maze when the round ends. Two geologists share.
rules-does-goal =
    Nobody knows what it is until a path reaches it, or a map shows it to one player. { $goals_at_once ->
        [one] If a path reaches several, one of them is turned over.
       *[all] If a path reaches several, all are turned over, in the order the player chooses.
    }
rules-does-gold = What everybody digs for. When it is turned over, the round ends at once.
rules-does-stone =
    Nothing but rock. It stays in the maze as a curve. { $goal_misfit ->
        [player] If it fits neither way, the player lays it as they like.
       *[best_fit] It is laid so that it joins the path and fits as well as it can.
    }
rules-does-sack = Whoever turns it over takes the 1 or 2 gold shown. The round goes on.
rules-does-dragon = Whoever turns it over loses 1 gold, if they have any. The round goes on.
rules-does-spider = The round ends at once, as if the gold had not been reached.
rules-does-chest-one-gold = You take 1 gold.
rules-does-chest-no-more-maps = No more maps on goals in this round. Chests may still be looked at.
rules-does-chest-no-draw = You do not draw in this turn.
rules-does-chest-extra-draw = You draw one card more in this turn.
rules-does-chest-move-a-goal = Move a face-down goal one place further from the start.
rules-does-chest-rob-a-hand = Instead of drawing, you get a random card from another player’s hand.
rules-does-chest-three-for-one = At the end of the turn draw three cards, keep one and discard two.
rules-does-chest-look-at-a-role = Look secretly at another player’s role.
rules-does-chest-search-the-discard = The discard pile is shuffled; look at five cards and keep one. You do not draw.
rules-does-chest-bury-five = The top five cards of the deck go to the discard pile, unseen.
rules-does-gold-card = Worth 1, 2 or 3 nuggets. All see how many cards you have, only you know what they are worth. Most nuggets after three rounds wins.
rules-does-token = Gold that everybody sees. Saboteur 2, the tournament and some expansions pay in tokens.
rules-does-toll-dwarf = Instead of another move, discard a card and stand a dwarf at an open end of a tunnel. Whoever builds on there pays you 1 gold.
