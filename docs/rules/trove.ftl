### Messages of the module trove.

part-trove = Trove
problem-card-not-there = You can’t take that card. Choose one of those shown.
problem-nothing-discarded = The discard pile is empty. Choose another card.
lobby-part-trove-description = Instead of drawing, take one of the top five cards of the discard pile.
question-card = Choose a card to keep
question-card-hint = Only you see these cards. The others go to the discard pile.
waiting-card = { $player } is choosing a card to keep
card-trove = trove
move-search-trove = Search the discard pile
move-keep-card = Keep: { $card }
log-cards-lifted =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } looked at { $cards_count ->
        [one] one card
       *[other] { $cards_count } cards
    } from the { $from_deck ->
        [yes] deck
       *[no] discard pile
    }{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-card-kept =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } kept { $seen ->
        [yes] one of the cards: { $card }
       *[no] one of the cards
    }
log-play-search-trove =
    { $player_is ->
        [you] You
       *[other] { $player }
    } played a trove
rules-name-trove = Trove
rules-effect-trove = Instead of drawing from the deck, look at the top five cards of the discard pile and keep one.
