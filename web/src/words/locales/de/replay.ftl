# Ein beendetes Spiel, noch einmal gesehen
replay-title = Das Spiel noch einmal
replay-home = Zum Eingang
replay-to-table = Zum Tisch
replay-loading = Das Spiel wird geholt …
replay-course = Was passiert
replay-players = Spieler
replay-maze = Das Labyrinth
replay-fit = Ganzes Labyrinth zeigen
replay-cell = { $cell }: { $card }
replay-nothing-seen = Von hier aus war nichts zu sehen.
replay-slider = Zeitpunkt im Spiel
replay-moment = Schritt { $at } von { $of }
replay-round = Runde { $round }
replay-play = Abspielen
replay-pause = Pause
replay-step-back = Ein Schritt zurück
replay-step-on = Ein Schritt vor
replay-turn-back = Zum vorigen Zug
replay-turn-on = Zum nächsten Zug
replay-speed = Tempo
replay-eyes = Sicht
replay-eyes-all = alle Karten offen
replay-eyes-onlooker = Zuschauer
replay-link = Link hierher kopieren
replay-link-copied = Kopiert.
replay-role-hidden = Rolle unbekannt
replay-hand =
    { $cards ->
        [one] eine Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
replay-gold = { $gold } Gold
replay-purse =
    { $cards ->
        [0] { $tokens } Gold
        [one] eine Goldkarte{ $tokens ->
            [0] { "" }
           *[other] {", "}{ $tokens } Gold
        }
       *[other] { $cards } Goldkarten{ $tokens ->
            [0] { "" }
           *[other] {", "}{ $tokens } Gold
        }
    }
replay-mark-friend = vertraut
replay-mark-unsure = unklar
replay-mark-foe = verdächtig
replay-note = Deine Notiz:
replay-suspicion = Wer verdächtig war, Runde { $round }
replay-suspicion-onlooker = Was man mit Blick nur auf den offenen Tisch hätte denken sollen: wie wahrscheinlich jeder ein Saboteur war.
replay-suspicion-seat = Was { $name } hätte denken sollen: wie wahrscheinlich jeder ein Saboteur war.
replay-suspicion-waits = Wird durchdacht …
replay-suspicion-none = Über diese Runde ist nichts bekannt.
