### Messages of the module saboteur2.

part-saboteur2 = Saboteur 2
problem-ladder-at-goal = So darfst du eine Leiter nicht neben ein Ziel legen. Wähl ein anderes Feld.
problem-trapped = Solange du gefangen bist, kannst du keine Stollen legen. Spiel eine andere Karte oder passe.
problem-theft-already = Vor dir liegt schon ein Diebstahl. Wähl eine andere Karte.
problem-no-theft = Vor diesem Spieler liegt kein Diebstahl. Wähl einen anderen.
problem-trapped-already = Dieser Spieler ist schon gefangen. Wähl einen anderen.
problem-not-trapped = Dieser Spieler ist nicht gefangen. Wähl einen anderen.
problem-no-victim = Diesen Spieler kannst du nicht bestehlen. Wähl einen anderen.
problem-not-yours = Du kannst nur Karten entfernen, die vor dir liegen.
problem-nothing-in-front = So eine Karte liegt hier nicht aus. Wähl eine andere.
problem-clash-saboteur2-greedy_dwarf = Der gierige Zwerg lässt sich nicht mit Saboteur 2 kombinieren. Er ist nur fürs Grundspiel.
problem-clash-saboteur2-sabotaged_dwarf = Der sabotierte Zwerg lässt sich nicht mit Saboteur 2 kombinieren. Diese Variante ist nur fürs Grundspiel.
problem-clash-saboteur2-tournament = Das Turnier lässt sich nicht mit Saboteur 2 kombinieren. Es ist nur fürs Grundspiel.
problem-clash-edition-saboteur2 = Die Ausgabe { $edition } enthält Saboteur 2 nicht. Wähl DE24, UA24, PL2 oder FR2.
problem-clash-seats-saboteur2 = Saboteur 2 ist für 2 bis 12 Spieler. Ändere die Zahl der Plätze.
lobby-part-saboteur2-description = Zwei Goldsucherteams, mit Türen, Leitern, Diebstählen, Fallen und neuen Rollen. Für 2 bis 12 Spieler.
lobby-option-discard_two_helps = Zwei Karten abwerfen
lobby-value-discard_two_helps-self = Entfernt eine Aktionskarte, die vor dir liegt
lobby-value-discard_two_helps-anyone = Entfernt eine Aktionskarte vor einem beliebigen Spieler
lobby-option-ladder_needs_opening = Leitern und Stollen
lobby-value-ladder_needs_opening-yes = Eine Leiter muss durch eine Öffnung an einen Stollen anschließen
lobby-value-ladder_needs_opening-no = Eine Leiter muss einen Stollen nur berühren
lobby-option-ladder_goal_ban = Leitern und Ziele
lobby-value-ladder_goal_ban-touching = Eine Leiter darf nicht neben einem Ziel liegen
lobby-value-ladder_goal_ban-open_side = Eine Leiter darf nicht zu einem Ziel hin offen sein
lobby-option-inspection_target = Inspektion
lobby-value-inspection_target-another = Du siehst dir die Rolle eines anderen Spielers an
lobby-value-inspection_target-any = Du siehst dir eine beliebige Rolle an, auch deine eigene
lobby-option-theft_optional = Diebstähle
lobby-value-theft_optional-yes = Du darfst stehlen
lobby-value-theft_optional-no = Du musst stehlen
prompt-start-two = Wähl zwei Karten zum Abwerfen
prompt-confirm-two = Beide abwerfen
prompt-mode-two = Zwei abwerfen, eine Karte entfernen
question-victim = 1 Gold stehlen
question-victim-hint = Wähl, wen du bestiehlst.
waiting-victim = { $player } wählt, wer bestohlen wird
card-ladder-path = mit Leiter nach { $sides }
card-mark-crystal = mit Kristall
card-mark-blue-door = mit blauer Tür
card-mark-green-door = mit grüner Tür
card-theft = Diebstahl
card-hands-off = Finger weg
card-trapped = Falle
card-free = Befreiung
card-inspection = Inspektion
card-hat-swap = Mützentausch
card-hand-swap = Handkartentausch
role-blue-digger = blauer Goldsucher
role-green-digger = grüner Goldsucher
role-boss = Chef
role-profiteer = Profiteur
role-geologist = Geologe
role-aim-blue-digger = Erreiche den Schatz auf einem Weg ohne grüne Türen. Am besten vollendest du ihn selbst.
role-aim-green-digger = Erreiche den Schatz auf einem Weg ohne blaue Türen. Am besten vollendest du ihn selbst.
role-aim-boss = Du gewinnst mit jedem Goldsucherteam, bekommst aber 1 Gold weniger.
role-aim-profiteer = Du gewinnst immer, bekommst aber 2 Gold weniger als die anderen Gewinner.
role-aim-geologist = Du bekommst Gold für die Kristalle im Labyrinth, egal wer gewinnt.
move-plan-theft = Diebstahl vor dich legen
move-hands-off =
    { $whom ->
        [self] Deinen Diebstahl entfernen
       *[other] Diebstahl von { $player } entfernen
    }
move-trap = { $player } gefangen nehmen
move-free =
    { $whom ->
        [self] Dich selbst befreien
       *[other] { $player } befreien
    }
move-inspect =
    { $whom ->
        [self] Deine Rolle ansehen
       *[other] Rolle von { $player } ansehen
    }
move-swap-hats =
    { $whom ->
        [self] Neue Rolle für dich
       *[other] Neue Rolle für { $player }
    }
move-swap-hands = Handkarten mit { $player } tauschen
move-discard-two =
    { $whom ->
        [self] { $cards } abwerfen, um bei dir zu entfernen: { $front }
       *[other] { $cards } abwerfen, um bei { $player } zu entfernen: { $front }
    }
move-steal =
    { $whom ->
        [nobody] Nicht stehlen
       *[other] { $player } bestehlen
    }
log-discarded-two = { $player } wirft zwei Karten ab
log-taken-from-front = Bei { $player } entfernt: { $card }
log-role-seen = { $player } sieht sich die Rolle von { $other } an
log-role-seen-own = Du siehst die Rolle von { $player }: { $role }
log-stole = { $player } stiehlt { $other } 1 Gold
log-stole-nothing = { $player } stiehlt nichts
log-role-changed = { $player } bekommt eine neue Rolle
log-play-plan-theft = { $player } spielt einen Diebstahl
log-play-hands-off =
    { $whom ->
        [self] { $player } entfernt den eigenen Diebstahl
       *[other] { $player } entfernt den Diebstahl von { $other }
    }
log-play-trap = { $player } nimmt { $other } gefangen
log-play-free =
    { $whom ->
        [self] { $player } befreit sich selbst
       *[other] { $player } befreit { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } spielt eine Inspektion auf sich selbst
       *[other] { $player } spielt eine Inspektion auf { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } spielt einen Mützentausch auf sich selbst
       *[other] { $player } spielt einen Mützentausch auf { $other }
    }
log-play-swap-hands = { $player } tauscht die Handkarten mit { $other }
round-end-stole = { $name } stiehlt { $victim } 1 Gold.
round-end-stole-nothing = { $name } stiehlt nichts.
round-end-choose-victim = Wähl, wen du bestiehlst
round-end-no-theft = Nicht stehlen
round-end-waiting-for-thief = { $name } wählt, wer bestohlen wird …
rules-name-crystal = Kristall
rules-name-blue-door = Blaue Tür
rules-name-green-door = Grüne Tür
rules-name-ladder = Leiter
rules-name-theft = Diebstahl
rules-name-hands-off = Finger weg
rules-name-trapped = Falle
rules-name-free = Befreiung
rules-name-inspection = Inspektion
rules-name-hat-swap = Mützentausch
rules-name-hand-swap = Handkartentausch
rules-name-blue-digger = Blauer Goldsucher
rules-name-green-digger = Grüner Goldsucher
rules-name-boss = Chef
rules-name-profiteer = Profiteur
rules-name-geologist = Geologe
rules-effect-crystal = Ein Stollen mit Kristall. Am Ende der Runde bekommen Geologen 1 Gold für jeden Kristall im Labyrinth.
rules-effect-blue-door = Du kannst dahinter weitergraben, egal welche Rolle du hast. Aber grüne Goldsucher können mit einem Weg durch diese Tür nicht gewinnen. Sie brauchen einen ohne blaue Türen.
rules-effect-green-door = Du kannst dahinter weitergraben, egal welche Rolle du hast. Aber blaue Goldsucher können mit einem Weg durch diese Tür nicht gewinnen. Sie brauchen einen ohne grüne Türen.
rules-effect-ladder =
    Eine Leiter ist immer mit dem Start und allen anderen Leitern verbunden. Du kannst mit ihr also einen neuen Weg beginnen. { $ladder_needs_opening ->
        [yes] Sie muss durch eine Öffnung an einen Stollen anschließen.
       *[no] Sie muss nur einen aufgedeckten Stollen berühren und zu ihm passen.
    } { $ladder_goal_ban ->
        [open_side] Ihre offenen Seiten dürfen nicht zu einem Ziel zeigen.
       *[touching] Sie darf nicht neben einem Ziel liegen.
    }
rules-effect-theft =
    Leg ihn vor dich. Liegt er nach dem Verteilen des Goldes noch da und bist du nicht gefangen, { $theft_optional ->
        [yes] darfst du einem anderen Spieler 1 Gold stehlen.
       *[no] stiehlst du einem anderen Spieler 1 Gold.
    }
rules-effect-hands-off = Entfernt einen Diebstahl bei einem beliebigen Spieler.
rules-effect-trapped = Spiel sie auf einen anderen Spieler. Er ist dann gefangen und darf keine Stollen legen. Ist er es am Ende der Runde immer noch, bekommt er kein Gold und kann nicht stehlen.
rules-effect-free = Entfernt eine Falle bei einem beliebigen Spieler, auch bei dir selbst.
rules-effect-inspection =
    { $inspection_target ->
        [any] Sieh dir heimlich die Rolle eines beliebigen Spielers an. Bei dir selbst zeigt sie dir nichts Neues.
       *[another] Sieh dir heimlich die Rolle eines anderen Spielers an.
    }
rules-effect-hat-swap = Wähl einen beliebigen Spieler, auch dich selbst. Er legt seine Rolle unter den Rollenstapel und nimmt die oberste. Nur er sieht seine neue Rolle.
rules-effect-hand-swap = Tausch deine restlichen Karten mit der Hand eines anderen Spielers. Er zieht eine Karte nach, du nicht.
rules-effect-blue-digger = Du gewinnst, wenn ein Weg ohne grüne Türen den Schatz erreicht. Vollendet ein Goldsucher den Weg und kann sein Team den Schatz erreichen, gewinnt nur dieses Team.
rules-effect-green-digger = Du gewinnst, wenn ein Weg ohne blaue Türen den Schatz erreicht. Vollendet ein Goldsucher den Weg und kann sein Team den Schatz erreichen, gewinnt nur dieses Team.
rules-effect-boss = Du gewinnst mit jedem Goldsucherteam und auch dann, wenn Türen beide Teams auf dem Weg zum Schatz aufhalten. Du bekommst 1 Gold weniger als die anderen Gewinner.
rules-effect-profiteer = Du gewinnst immer, zusammen mit den anderen Gewinnern. Du bekommst 2 Gold weniger als sie.
rules-effect-geologist = Du bekommst 1 Gold für jeden Kristall, der am Ende der Runde im Labyrinth liegt, egal wer gewinnt. Zwei Geologen teilen sich das Gold.
