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
    { $from ->
        [deck] { $count ->
            [one] { $player } sieht sich eine Karte vom Stapel an
           *[other] { $player } sieht sich { $count } Karten vom Stapel an
        }
       *[discard] { $count ->
            [one] { $player } sieht sich eine Karte der Ablage an
           *[other] { $player } sieht sich { $count } Karten der Ablage an
        }
    }
log-card-kept = { $player } behält eine der Karten
log-card-kept-own = Du behältst: { $card }
log-play-search-trove = { $player } spielt eine Fundgrube
rules-name-trove = Fundgrube
rules-effect-trove = Statt vom Stapel nachzuziehen, siehst du dir die obersten fünf Karten der Ablage an und behältst eine.
