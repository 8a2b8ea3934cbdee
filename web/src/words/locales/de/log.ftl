log-round-begun = Runde { $round } beginnt; { $player } fängt an
log-round-ended =
    { $reached ->
        [yes] Der Schatz ist erreicht: Die Runde ist vorbei
       *[no] Der Schatz wurde nicht erreicht: Die Runde ist vorbei
    }
log-game-ended = Das Spiel ist aus. Sieg für { $players }
log-passed =
    { $count ->
        [one] { $player } wirft eine Karte ab
       *[other] { $player } wirft { $count } Karten ab
    }
log-discarded-two = { $player } gibt zwei Karten her
log-rid-of = { $player } wird los: { $card }
log-goal-turned = { $goal } wird aufgedeckt: { $card }
log-looked = Hinter { $goal } siehst du: { $card }
log-role-seen = { $player } sieht sich die Rolle von { $other } an
log-role-seen-own = Du siehst die Rolle von { $player }: { $role }
log-gold-drawn =
    { $count ->
        [one] Eine Goldkarte wird verteilt
       *[other] { $count } Goldkarten werden verteilt
    }
log-gold-taken =
    { $nuggets ->
        [0] { $player } nimmt eine Goldkarte
        [one] { $player } nimmt eine Goldkarte mit einem Nugget
       *[other] { $player } nimmt eine Goldkarte mit { $nuggets } Nuggets
    }
log-gold-dealt =
    { $short ->
        [yes] { $player } bekommt { $paid } Gold statt { $due }: Die Karten geben es nicht her
       *[no] { $player } bekommt { $paid } Gold
    }
log-tokens-paid =
    { $way ->
        [loses] { $player } verliert { $tokens } Gold
       *[gets] { $player } bekommt { $tokens } Gold
    }
log-tokens-moved = { $giver } zahlt { $tokens } Gold an { $taker }
log-stole = { $player } stiehlt { $other } ein Gold
log-stole-nothing = { $player } stiehlt nichts
log-vetoed = { $player } sagt nein: Veto!
log-role-changed = { $player } hat eine neue Rolle
log-wardrobe = { $player } betritt die Garderobe und wechselt die Rolle
log-roles-dealt = Party! Alle Rollen werden gemischt und neu verteilt
log-goals-put-back =
    { $swapped ->
        [yes] { $player } legt die zwei Ziele vertauscht zurück
        [no] { $player } legt die zwei Ziele unverändert zurück
       *[unknown] { $player } legt die zwei Ziele zurück, vertauscht oder nicht
    }
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
log-dwarf-stood = { $player } stellt einen Zollzwerg auf: { $cell }
log-dwarf-left = Der Zollzwerg von { $player } geht
log-toll-asked = { $player } fordert Zoll von { $other }
log-toll-answered =
    { $pay ->
        [yes] { $player } ist bereit, den Zoll zu zahlen
       *[no] { $player } zahlt nicht
    }
log-goal-moved = { $player } rückt { $goal } ein Feld weiter weg
log-chest-opened = { $player } öffnet eine Truhe: { $found }
log-chest-seen = In der Truhe siehst du: { $found }. Darüber: { $card }
log-gold-picked = { $player } sucht sich eine Goldkarte mit einem Nugget aus
log-card-taken = { $player } nimmt { $other } eine Karte aus der Hand
log-card-taken-own = { $player } nimmt { $other } eine Karte aus der Hand: { $card }
log-deck-buried =
    { $count ->
        [one] Eine Karte des Stapels ist verloren
       *[other] { $count } Karten des Stapels sind verloren
    }
log-discard-shuffled = Die Ablage wird gemischt
log-nothing-to-lay = { $player } hat keinen zweiten Stollen zu legen
log-nothing-to-lose = { $player } trifft den Drachen und hat nichts zu verlieren
log-contributed = { $player } hat Worte untergemischt
log-time-ran-out = Die Zeit von { $player } ist um
log-seat-held = Ein Bot springt für { $player } ein
log-seat-taken-back = { $player } spielt wieder selbst
log-seat-emptied = { $player } ist gegangen
log-wants-to-finish =
    { $wants ->
        [yes] { $player } würde hier aufhören und die Rollen zeigen
       *[no] { $player } möchte lieber weiterspielen
    }
log-all-shown = Einvernehmlich beendet: Alle Rollen werden gezeigt
log-seat-muted =
    { $muted ->
        [yes] { $player } darf vorerst nichts sagen
       *[no] { $player } darf wieder reden
    }

log-play-lay-tunnel = { $player } legt einen Stollen in { $cell }
log-play-read-map = { $player } sieht sich { $goal } an
log-play-look-in-chest = { $player } sieht sich Truhe { $chest } an
log-play-rockfall = { $player } löst einen Steinschlag aus: { $cell }
log-play-sabotage =
    { $whom ->
        [self] { $player } legt vor sich: { $card }
       *[other] { $player } sabotiert { $other }: { $card }
    }
log-play-repair =
    { $whom ->
        [self] { $player } repariert die eigene { $tool }
       *[other] { $player } repariert die { $tool } von { $other }
    }
log-play-plan-theft = { $player } plant einen Diebstahl
log-play-hands-off =
    { $whom ->
        [self] { $player } gibt den Diebstahl auf
       *[other] { $player } vereitelt den Diebstahl von { $other }
    }
log-play-trap = { $player } lockt { $other } in die Falle
log-play-free =
    { $whom ->
        [self] { $player } kommt aus der Falle frei
       *[other] { $player } befreit { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } sieht sich die eigene Rolle an
       *[other] { $player } sieht sich die Rolle von { $other } an
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } will eine neue Rolle
       *[other] { $player } will eine neue Rolle für { $other }
    }
log-play-swap-hands = { $player } tauscht die Hand mit { $other }
log-play-swap-goals = { $player } nimmt { $goals } auf
log-play-search-trove = { $player } durchsucht die Ablage
log-play-change-direction = { $player } kehrt die Spielrichtung um
log-play-call-specialist = { $player } ruft den Wegespezialisten
log-play-detour = { $player } versetzt den letzten Stollen nach { $cell }
