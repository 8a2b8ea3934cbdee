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
    { $from ->
        [deck] { $player } ogląda { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        } z talii
       *[discard] { $player } ogląda { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        } ze stosu odrzuconych
    }
log-card-kept = { $player } zatrzymuje jedną z kart
log-card-kept-own = Zatrzymujesz: { $card }
log-play-search-trove = { $player } zagrywa znalezisko
rules-name-trove = Znalezisko
rules-effect-trove = Zamiast dobierać z talii, obejrzyj pięć wierzchnich kart stosu odrzuconych i zatrzymaj jedną.
