### Messages of the module chests.

part-chests = Schatztruhen
problem-no-hand = Von diesem Spieler kannst du keine Karte nehmen. Wähl einen anderen.
problem-no-role = Diese Rolle kannst du dir nicht ansehen. Wähl einen anderen Spieler.
problem-goal-cannot-move = Dieses Ziel kann nicht verschoben werden. Wähl ein anderes.
problem-no-more-maps = Eine Truhe verbietet in dieser Runde Schatzkarten auf Ziele. Wähl eine andere Karte.
problem-no-closed-chest = Hier liegt keine geschlossene Truhe. Wähl ein anderes Feld.
problem-clash-layout-without-chests = In diesem Spiel gibt es keine Truhen. Nimm erst die Schatztruhen dazu.
problem-clash-chests-count = Eine Anordnung braucht vier Truhen. Leg alle vier aus oder wähl eine andere Anordnung.
problem-clash-chests-outside = Hier kann keine Truhe liegen ({ $cell }). Wähl ein Feld zwischen Start und Zielen.
problem-clash-chests-taken = Hier kann keine Truhe liegen ({ $cell }): Eine andere Karte ist im Weg. Verschieb die Truhe oder wähl eine andere Anordnung.
problem-clash-chests-start = Hier kann keine Truhe liegen ({ $cell }): zu nah am Start. Verschieb die Truhe.
problem-clash-chests-twice = Auf diesem Feld liegen zwei Truhen ({ $cell }). Verschieb eine davon.
problem-clash-chests-touch = Zwei Truhen liegen nebeneinander ({ $cell }). Verschieb eine davon.
lobby-chest-layout = Anordnung der Truhen
lobby-chest-layout-gates = Tore
lobby-chest-layout-wings = Flügel
lobby-chest-layout-zigzag = Zickzack
lobby-chest-layout-random = Zufällig
lobby-chest-layout-custom = Eigene
lobby-chest-hint = Tipp auf ein Feld, um dort eine Truhe auszulegen. Tipp auf eine Truhe, um sie zu entfernen.
lobby-chest-grid = Felder zwischen Start und Zielen. Mit den Pfeiltasten bewegst du dich, Enter legt oder entfernt eine Truhe.
lobby-chest-left =
    { $left ->
        [0] Alle vier Truhen sind ausgelegt.
        [one] Noch { $left } Truhe auszulegen.
       *[other] Noch { $left } Truhen auszulegen.
    }
lobby-chest-not-applied = Noch nicht übernommen.
lobby-chest-cell-chest = Truhe
lobby-chest-cell-free = frei
lobby-chest-cell-empty = leer
lobby-chest-cell-refused =
    { $why ->
        [start] hier liegt der Start
        [goal] hier liegt ein Ziel
        [tournament] hier liegt der Turnierstollen
        [wardrobe] hier liegt die Garderobe
        [party] hier liegt die Stollenparty
        [beside-start] zu nah am Start
        [next] Truhen dürfen nicht nebeneinanderliegen
        [four] alle vier Truhen sind schon ausgelegt; entferne zuerst eine
        [chest] hier liegt schon eine Truhe
       *[outside] Truhen kommen zwischen Start und Ziele
    }
lobby-chest-clear = Alle Truhen entfernen
lobby-chest-more-rows = Mehr Reihen zeigen
lobby-part-chests-description = Vier verdeckte Truhen auf dem Weg, jede mit einer Überraschung.
table-chest = Truhe { $number }
table-no-maps = keine Schatzkarten mehr
question-move = Truhe: ein Ziel verschieben
question-move-hint = Wähl ein Ziel, das du ein Feld weiter vom Start wegschiebst.
question-hand = Truhe: eine Karte nehmen
question-hand-hint = Wähl, wem du eine zufällige Karte wegnimmst.
question-role = Truhe: eine Rolle ansehen
question-role-hint = Wähl, wessen Rolle du sehen willst.
waiting-move = { $player } wählt ein Ziel zum Verschieben
waiting-hand = { $player } wählt, wem eine Karte weggenommen wird
waiting-role = { $player } wählt eine Rolle zum Ansehen
card-mark-chest = von einer Truhe
card-chest-face-down = Truhe unter einem Stollen, verdeckt
chest-one-gold = 1 Gold
chest-no-more-maps = keine Schatzkarten mehr auf Ziele
chest-no-draw = in diesem Zug nicht nachziehen
chest-extra-draw = in diesem Zug eine Karte mehr
chest-move-a-goal = ein Ziel verschieben
chest-rob-a-hand = eine Karte von einem Spieler nehmen
chest-three-for-one = drei ziehen, eine behalten
chest-look-at-a-role = eine Rolle ansehen
chest-search-the-discard = die Ablage durchsuchen
chest-bury-five = fünf Karten vom Stapel auf die Ablage
move-look-in-chest = Truhe { $chest_number } ansehen
move-open-chest = Truhe { $chest_number } öffnen
move-move-goal = { $goal } verschieben
move-rob-hand = Karte von { $seat } nehmen
move-look-at-role = Rolle von { $seat } ansehen
log-goal-moved =
    { $seat_is ->
        [you] Du verschiebst
       *[other] { $seat } verschiebt
    } { $goal } um ein Feld
log-chest-opened =
    { $seat_is ->
        [you] Du öffnest
       *[other] { $seat } öffnet
    } eine Truhe: { $found }
log-chest-seen =
    { $seat_is ->
        [you] Du siehst
       *[other] { $seat } sieht
    } in die Truhe{ $seen ->
        [yes] : { $found }. Der Stollen darauf: { $tunnel }
       *[no] { "" }
    }
log-gold-picked =
    { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } eine Goldkarte mit einem Nugget
log-nothing-to-pick =
    Für { $seat_is ->
        [you] dich
       *[other] { $seat }
    } ist keine Goldkarte mit einem Nugget mehr da
log-card-taken =
    { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } eine Karte aus { $other_is ->
        [you] deiner Hand
       *[other] der Hand von { $other }
    }{ $seen ->
        [yes] : { $card }
       *[no] { "" }
    }
log-deck-buried =
    { $cards_count ->
        [one] Eine Karte vom Stapel kommt auf die Ablage
       *[other] { $cards_count } Karten vom Stapel kommen auf die Ablage
    }
log-discard-shuffled = Die Ablage wird gemischt
log-play-look-in-chest =
    { $player_is ->
        [you] Du spielst
       *[other] { $player } spielt
    } eine Schatzkarte auf Truhe { $chest_number }
rules-section-chests = Schatztruhen
rules-name-chest-tunnel = Truhenstollen
rules-name-chest-one-gold = Truhe: 1 Gold
rules-name-chest-no-more-maps = Truhe: keine Schatzkarten mehr
rules-name-chest-no-draw = Truhe: nicht nachziehen
rules-name-chest-extra-draw = Truhe: eine Karte mehr
rules-name-chest-move-a-goal = Truhe: ein Ziel verschieben
rules-name-chest-rob-a-hand = Truhe: eine Karte nehmen
rules-name-chest-three-for-one = Truhe: drei ziehen, eine behalten
rules-name-chest-look-at-a-role = Truhe: eine Rolle ansehen
rules-name-chest-search-the-discard = Truhe: Ablage durchsuchen
rules-name-chest-bury-five = Truhe: fünf auf die Ablage
rules-effect-chest-tunnel = Liegt verdeckt auf einer Truhe. Erreicht ihn ein Weg, wird er aufgedeckt, und der Spieler, der am Zug ist, öffnet die Truhe. Ein Steinschlag kann ihn entfernen, und die Truhe gleich mit, wenn sie noch geschlossen ist.
rules-effect-chest-one-gold = Du nimmst 1 Gold.
rules-effect-chest-no-more-maps = In dieser Runde darf niemand mehr eine Schatzkarte auf ein Ziel spielen. Auf Truhen sind sie weiter erlaubt.
rules-effect-chest-no-draw = Du ziehst in diesem Zug nicht nach.
rules-effect-chest-extra-draw = Du ziehst in diesem Zug eine Karte mehr.
rules-effect-chest-move-a-goal = Du verschiebst ein verdecktes Ziel um ein Feld weiter vom Start weg.
rules-effect-chest-rob-a-hand = Statt nachzuziehen, ziehst du eine zufällige Karte aus der Hand eines anderen Spielers.
rules-effect-chest-three-for-one = Am Ende deines Zuges ziehst du drei Karten, behältst eine und wirfst zwei ab.
rules-effect-chest-look-at-a-role = Du siehst dir heimlich die Rolle eines anderen Spielers an.
rules-effect-chest-search-the-discard = Die Ablage wird gemischt. Du siehst dir fünf Karten davon an und behältst eine. Du ziehst nicht nach.
rules-effect-chest-bury-five = Die obersten fünf Karten des Stapels kommen verdeckt auf die Ablage.
