### Messages of the module trove.

part-trove = Fundgrube
problem-card-not-there = Diese Karte kannst du nicht nehmen. Wähl eine von denen, die du siehst.
problem-nothing-discarded = Die Ablage ist leer. Wähl eine andere Karte.
lobby-part-trove-description = Statt nachzuziehen, nimmst du eine der obersten fünf Karten der Ablage.
question-card = Wähl eine Karte zum Behalten
question-card-hint = Nur du siehst diese Karten. Die anderen kommen auf die Ablage.
waiting-card = { $player } wählt eine Karte zum Behalten
card-trove = Fundgrube
move-search-trove = Ablage durchsuchen
move-keep-card = Behalten: { $card }
log-cards-lifted =
    { $seat_is ->
        [you] Du siehst dir
       *[other] { $seat } sieht sich
    } { $cards_count ->
        [one] eine Karte
       *[other] { $cards_count } Karten
    } { $from_deck ->
        [yes] vom Stapel
       *[no] der Ablage
    } an{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-card-kept =
    { $seat_is ->
        [you] Du behältst
       *[other] { $seat } behält
    } eine der Karten{ $seen ->
        [yes] : { $card }
       *[no] { "" }
    }
log-play-search-trove =
    { $player_is ->
        [you] Du spielst
       *[other] { $player } spielt
    } eine Fundgrube
rules-name-trove = Fundgrube
rules-effect-trove = Statt vom Stapel nachzuziehen, siehst du dir die obersten fünf Karten der Ablage an und behältst eine.
