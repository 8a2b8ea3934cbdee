### Messages of the module change_of_direction.

part-change_of_direction = Zmiana kierunku
lobby-part-change_of_direction-description = Odwróć kierunek gry do końca rundy.
table-order-reversed = ⟲ w drugą stronę
card-change-of-direction = zmiana kierunku
move-change-direction = Odwróć kierunek gry
log-play-change-direction =
    { $player_is ->
        [you] Odwracasz
       *[other] { $player } odwraca
    } kierunek gry
rules-name-change-of-direction = Zmiana kierunku
rules-effect-change-of-direction = Odwraca kierunek gry do końca rundy.
