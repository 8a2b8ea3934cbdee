log-round-begun = Round { $round } begins; { $player } has the first turn
log-round-ended =
    { $reached ->
        [yes] The treasure is reached: the round is over
       *[no] The treasure was not reached: the round is over
    }
log-game-ended = The game is over. Won by { $players }
log-passed =
    { $count ->
        [one] { $player } discards a card
       *[other] { $player } discards { $count } cards
    }
log-discarded-two = { $player } gives two cards away
log-rid-of = { $player } is rid of: { $card }
log-goal-turned = { $goal } is turned over: { $card }
log-looked = You see behind { $goal }: { $card }
log-role-seen = { $player } looks at the role of { $other }
log-role-seen-own = You see the role of { $player }: { $role }
log-gold-drawn =
    { $count ->
        [one] One gold card is shared out
       *[other] { $count } gold cards are shared out
    }
log-gold-taken =
    { $nuggets ->
        [0] { $player } takes a gold card
        [one] { $player } takes a gold card with one nugget
       *[other] { $player } takes a gold card with { $nuggets } nuggets
    }
log-gold-dealt =
    { $short ->
        [yes] { $player } gets { $paid } gold instead of { $due }: no cards make the sum
       *[no] { $player } gets { $paid } gold
    }
log-tokens-paid =
    { $way ->
        [loses] { $player } loses { $tokens } gold
       *[gets] { $player } gets { $tokens } gold
    }
log-tokens-moved = { $giver } pays { $tokens } gold to { $taker }
log-stole = { $player } steals one gold from { $other }
log-stole-nothing = { $player } steals nothing
log-vetoed = { $player } says no: veto!
log-role-changed = { $player } has a new role
log-wardrobe = { $player } enters the wardrobe and changes roles
log-roles-dealt = A party! All roles are shuffled and dealt again
log-goals-put-back =
    { $swapped ->
        [yes] { $player } puts the two goals back swapped
        [no] { $player } puts the two goals back as they were
       *[unknown] { $player } puts the two goals back, swapped or not
    }
log-cards-lifted =
    { $from ->
        [deck] { $player } looks at { $count } cards of the deck
       *[discard] { $player } looks at { $count } cards of the discard pile
    }
log-card-kept = { $player } keeps one of the cards
log-card-kept-own = You keep: { $card }
log-dwarf-stood = { $player } stands a toll dwarf at { $cell }
log-dwarf-left = The toll dwarf of { $player } leaves
log-toll-asked = { $player } asks { $other } to pay the toll
log-toll-answered =
    { $pay ->
        [yes] { $player } agrees to pay the toll
       *[no] { $player } does not pay
    }
log-goal-moved = { $player } moves { $goal } one step away
log-chest-opened = { $player } opens a chest: { $found }
log-chest-seen = You see in the chest: { $found }. Above it: { $card }
log-gold-picked = { $player } picks a gold card with one nugget
log-card-taken = { $player } takes a card from the hand of { $other }
log-card-taken-own = { $player } takes a card from the hand of { $other }: { $card }
log-deck-buried =
    { $count ->
        [one] One card of the deck is lost
       *[other] { $count } cards of the deck are lost
    }
log-discard-shuffled = The discard pile is shuffled
log-nothing-to-lay = { $player } has no second tunnel to lay
log-nothing-to-lose = { $player } meets the dragon and has nothing to lose
log-contributed = { $player } added words to the shuffle
log-time-ran-out = Time is up for { $player }
log-seat-held = A bot plays for { $player } for now
log-seat-taken-back = { $player } plays again
log-seat-emptied = { $player } has left
log-wants-to-finish =
    { $wants ->
        [yes] { $player } would finish here and show the roles
       *[no] { $player } would rather play on
    }
log-all-shown = Finished by agreement: all roles are shown
log-seat-muted =
    { $muted ->
        [yes] { $player } may not speak for now
       *[no] { $player } may speak again
    }

log-play-lay-tunnel = { $player } lays a tunnel at { $cell }
log-play-read-map = { $player } looks at { $goal }
log-play-look-in-chest = { $player } looks at chest { $chest }
log-play-rockfall = { $player } brings down a rockfall at { $cell }
log-play-sabotage =
    { $whom ->
        [self] { $player } lays down: { $card }
       *[other] { $player } sabotages { $other }: { $card }
    }
log-play-repair =
    { $whom ->
        [self] { $player } mends the own { $tool }
       *[other] { $player } mends { $other }’s { $tool }
    }
log-play-plan-theft = { $player } plans a theft
log-play-hands-off =
    { $whom ->
        [self] { $player } gives up the theft
       *[other] { $player } foils the theft of { $other }
    }
log-play-trap = { $player } traps { $other }
log-play-free =
    { $whom ->
        [self] { $player } gets out of the trap
       *[other] { $player } frees { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } looks at the own role
       *[other] { $player } looks at the role of { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } wants a new role
       *[other] { $player } wants a new role for { $other }
    }
log-play-swap-hands = { $player } swaps hands with { $other }
log-play-swap-goals = { $player } takes up { $goals }
log-play-search-trove = { $player } searches the discard pile
log-play-change-direction = { $player } turns the order of play round
log-play-call-specialist = { $player } calls the path specialist
log-play-detour = { $player } moves the last tunnel to { $cell }
