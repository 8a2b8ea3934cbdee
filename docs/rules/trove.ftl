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
    { $from ->
        [deck] { $player } looked at { $count } cards from the deck
       *[discard] { $player } looked at { $count } cards from the discard pile
    }
log-card-kept = { $player } kept one of the cards
log-card-kept-own = You kept: { $card }
log-play-search-trove = { $player } played a trove
rules-name-trove = Trove
rules-effect-trove = Instead of drawing from the deck, look at the top five cards of the discard pile and keep one.
