### Messages of the module change_of_direction.

part-change_of_direction = Richtungswechsel
lobby-part-change_of_direction-description = Kehr die Spielrichtung für den Rest der Runde um.
table-order-reversed = ⟲ umgekehrt
card-change-of-direction = Richtungswechsel
move-change-direction = Spielrichtung umkehren
log-play-change-direction =
    { $player_is ->
        [you] Du kehrst
       *[other] { $player } kehrt
    } die Spielrichtung um
rules-name-change-of-direction = Richtungswechsel
rules-effect-change-of-direction = Kehrt die Spielrichtung für den Rest der Runde um.
