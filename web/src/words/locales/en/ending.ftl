# The end of a round
ending-title = The round is over
ending-found = The gold is found!
ending-lost = The mine keeps its gold
ending-reached-by = { $name } has dug through to the gold.
ending-reached = The gold lies open.
ending-not-reached = Nobody got through to the gold.
ending-role = { $name } was the { $role }.
ending-drawn =
    { $cards ->
        [one] One gold card goes round.
       *[other] { $cards } gold cards go round.
    }
ending-taken = { $name } takes a gold card.
ending-taken-own =
    { $nuggets ->
        [one] You take a card with one nugget.
       *[other] You take a card with { $nuggets } nuggets.
    }
ending-dealt =
    { $cards ->
        [0] There is no gold left for { $name }.
        [one] { $name } is paid { $nuggets } gold with one card.
       *[other] { $name } is paid { $nuggets } gold with { $cards } cards.
    }
ending-paid = { $name } is paid { $tokens } gold.
ending-stole = { $name } steals one gold from { $victim }.
ending-stole-nothing = { $name } wanted to steal and goes away empty-handed.
ending-nothing = Nobody gets any gold this time.
ending-choose-gold = Choose your gold card
ending-gold-card =
    { $nuggets ->
        [one] a card with one nugget
       *[other] a card with { $nuggets } nuggets
    }
ending-choose-victim = Whom do you steal from?
ending-steal-from-nobody = Leave it
ending-waits-for = { $name } chooses a gold card …
ending-waits-for-thief = { $name } looks for a full purse …
ending-skip = Show all
ending-next-round = To the next round
ending-your-turn = To the next round: it is your turn
ending-to-podium = To the podium
ending-look = Look at the table
ending-you = you
ending-hidden-role = a role card, face down
ending-purse-cards =
    { $count ->
        [one] one gold card
       *[other] { $count } gold cards
    }
ending-purse-tokens = { $count } gold in tokens


# The end of the game
podium-title = The game is over
podium-winner = { $name } wins with { $gold } gold
podium-winners = { $names } win together with { $gold } gold each
podium-stopped = The game was finished by agreement
podium-stopped-more = These are the roles everybody had, and the gold so far.
podium-place = Place { $place }
podium-gold = { $gold } gold
podium-others = The others
podium-chart = Gold by round
podium-round = Round { $round }
podium-chart-missing = The chart cannot be drawn now: { $why }
podium-who = Player
podium-total = Total
podium-replay = See the game again
podium-rematch = Play again
podium-rematch-join = Join the next game
podium-rematch-why = The same people on the same seats; it begins when everybody is there and ready.
podium-rematch-open = Somebody wants to play again: a table is waiting.
podium-home = To the entrance
