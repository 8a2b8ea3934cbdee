### Messages of the module tournament.

part-tournament = Turniej
problem-clash-tournament-wardrobe = Przebieralni nie można łączyć z turniejem, w którym nie ma nieużytej karty roli na zmianę.
problem-clash-seats-tournament = Turniej jest dla 5–9 graczy. Zmień liczbę miejsc.
lobby-part-tournament-description = Dla 5–9 graczy: chciwe krasnoludy, karta tunelu pośrodku, złoto w żetonach.
log-gold-dealt =
    { $seat_is ->
        [you] Dostajesz
       *[other] { $seat } dostaje
    } { $paid ->
        [one] { $paid } bryłkę
        [few] { $paid } bryłki
        [many] { $paid } bryłek
       *[other] { $paid } bryłki
    } złota{ $short ->
        [yes] { "" } zamiast { $due }: z pozostałych kart złota nie da się złożyć tej sumy
       *[no] { "" }
    }
round-end-dealt =
    { $cards ->
        [0] Dla gracza { $name } nie ma już złota.
        [one] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na jednej karcie.
        [few] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na { $cards } kartach.
        [many] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na { $cards } kartach.
       *[other] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na { $cards } karty.
    }
