### Messages of the module trove.

part-trove = Znalezisko
problem-card-not-there = Nie możesz wziąć tej karty. Wybierz jedną z pokazanych.
problem-nothing-discarded = Stos odrzuconych jest pusty. Wybierz inną kartę.
lobby-part-trove-description = Zamiast dobierać, weź jedną z pięciu wierzchnich kart stosu odrzuconych.
question-card = Wybierz kartę, którą zatrzymasz
question-card-hint = Te karty widzisz tylko ty. Pozostałe trafią na stos odrzuconych.
waiting-card = { $player } wybiera kartę, którą zatrzyma
card-trove = znalezisko
move-search-trove = Przeszukaj stos odrzuconych
move-keep-card = Zatrzymaj: { $card }
log-cards-lifted =
    { $seat_is ->
        [you] Oglądasz
       *[other] { $seat } ogląda
    } { $cards_count ->
        [one] { $cards_count } kartę
        [few] { $cards_count } karty
        [many] { $cards_count } kart
       *[other] { $cards_count } karty
    } { $from_deck ->
        [yes] z talii
       *[no] ze stosu odrzuconych
    }{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-card-kept =
    { $seat_is ->
        [you] Zatrzymujesz
       *[other] { $seat } zatrzymuje
    } jedną z kart{ $seen ->
        [yes] : { $card }
       *[no] { "" }
    }
log-play-search-trove =
    { $player_is ->
        [you] Zagrywasz
       *[other] { $player } zagrywa
    } znalezisko
rules-name-trove = Znalezisko
rules-effect-trove = Zamiast dobierać z talii, obejrzyj pięć wierzchnich kart stosu odrzuconych i zatrzymaj jedną.
