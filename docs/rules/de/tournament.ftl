### Messages of the module tournament.

part-tournament = Turnier
problem-clash-tournament-wardrobe = Die Garderobe lässt sich nicht mit dem Turnier kombinieren. Dort bleibt keine Rollenkarte zum Tauschen übrig.
problem-clash-seats-tournament = Das Turnier ist für 5 bis 9 Spieler. Ändere die Zahl der Plätze.
lobby-part-tournament-description = Für 5 bis 9 Spieler: gierige Zwerge, ein Stollen in der Mitte, Gold in Plättchen.
log-gold-dealt =
    { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $paid } Gold{ $short ->
        [yes] { "" } statt { $due }: Mit den übrigen Goldkarten geht es nicht auf
       *[no] { "" }
    }
round-end-dealt =
    { $cards ->
        [0] Für { $name } ist kein Gold mehr übrig.
        [one] { $name } bekommt { $nuggets } Gold auf einer Karte.
       *[other] { $name } bekommt { $nuggets } Gold auf { $cards } Karten.
    }
