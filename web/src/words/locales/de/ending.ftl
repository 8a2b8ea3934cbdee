# Das Ende einer Runde
ending-title = Die Runde ist vorbei
ending-found = Das Gold ist gefunden!
ending-lost = Die Mine behält ihr Gold
ending-reached-by = { $name } hat sich zum Gold durchgegraben.
ending-reached = Das Gold liegt offen da.
ending-not-reached = Niemand ist zum Gold durchgekommen.
ending-role = { $name } war { $role }.
ending-drawn =
    { $cards ->
        [one] Eine Goldkarte macht die Runde.
       *[other] { $cards } Goldkarten machen die Runde.
    }
ending-taken = { $name } nimmt eine Goldkarte.
ending-taken-own =
    { $nuggets ->
        [one] Du nimmst eine Karte mit einem Nugget.
       *[other] Du nimmst eine Karte mit { $nuggets } Nuggets.
    }
ending-dealt =
    { $cards ->
        [0] Für { $name } ist kein Gold mehr übrig.
        [one] { $name } bekommt { $nuggets } Gold mit einer Karte.
       *[other] { $name } bekommt { $nuggets } Gold mit { $cards } Karten.
    }
ending-paid = { $name } bekommt { $tokens } Gold.
ending-stole = { $name } stiehlt { $victim } ein Gold.
ending-stole-nothing = { $name } wollte stehlen und geht leer aus.
ending-nothing = Diesmal bekommt niemand Gold.
ending-choose-gold = Wähl deine Goldkarte
ending-gold-card =
    { $nuggets ->
        [one] eine Karte mit einem Nugget
       *[other] eine Karte mit { $nuggets } Nuggets
    }
ending-choose-victim = Wen bestiehlst du?
ending-steal-from-nobody = Lieber nicht
ending-waits-for = { $name } wählt eine Goldkarte …
ending-waits-for-thief = { $name } sucht einen vollen Beutel …
ending-skip = Alles zeigen
ending-next-round = Zur nächsten Runde
ending-your-turn = Zur nächsten Runde: Du bist dran
ending-to-podium = Aufs Treppchen
ending-look = Tisch ansehen
ending-you = du
ending-hidden-role = eine Rollenkarte, verdeckt
ending-purse-cards =
    { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }
ending-purse-tokens = { $count } Gold in Plättchen


# Das Ende des Spiels
podium-title = Das Spiel ist aus
podium-winner = { $name } gewinnt mit { $gold } Gold
podium-winners = { $names } gewinnen gemeinsam mit je { $gold } Gold
podium-stopped = Das Spiel wurde einvernehmlich beendet
podium-stopped-more = Hier sind alle Rollen und das Gold bis dahin.
podium-place = Platz { $place }
podium-gold = { $gold } Gold
podium-others = Die anderen
podium-chart = Gold nach Runden
podium-round = Runde { $round }
podium-chart-missing = Das Diagramm lässt sich gerade nicht zeichnen: { $why }
podium-who = Spieler
podium-total = Gesamt
podium-replay = Spiel noch mal sehen
podium-rematch = Noch mal!
podium-rematch-join = Beim nächsten mitspielen
podium-rematch-why = Dieselben Leute auf denselben Plätzen; es geht los, wenn alle da und bereit sind.
podium-rematch-open = Da will jemand noch mal spielen: Ein Tisch wartet.
podium-home = Zum Eingang
