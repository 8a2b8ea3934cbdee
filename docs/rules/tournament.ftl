### Messages of the module tournament.

part-tournament = Tournament
problem-clash-tournament-wardrobe = The wardrobe can’t be combined with the tournament, which has no spare role card to change into.
problem-clash-seats-tournament = The tournament needs 5 to 9 players. Change the number of seats.
lobby-part-tournament-description = For 5 to 9 players: greedy dwarfs, a tunnel card in the middle, gold paid in tokens.
log-gold-dealt =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } got { $paid } gold{ $short ->
        [yes] { "" } instead of { $due }: no gold cards were left to make the sum
       *[no] { "" }
    }
round-end-dealt =
    { $cards ->
        [0] There is no gold left for { $name }.
        [one] { $name } gets { $nuggets } gold on one card.
       *[other] { $name } gets { $nuggets } gold on { $cards } cards.
    }
