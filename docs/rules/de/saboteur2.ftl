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
prompt-start-discard-two = Wähl zwei Karten zum Abwerfen
prompt-confirm-discard-two = Beide abwerfen
prompt-mode-discard-two = Zwei abwerfen, eine Karte entfernen
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
    { $seat_is ->
        [self] Deinen Diebstahl entfernen
       *[other] Diebstahl von { $seat } entfernen
    }
move-trap = { $seat } gefangen nehmen
move-free =
    { $seat_is ->
        [self] Dich selbst befreien
       *[other] { $seat } befreien
    }
move-inspect =
    { $seat_is ->
        [self] Deine Rolle ansehen
       *[other] Rolle von { $seat } ansehen
    }
move-swap-hats =
    { $seat_is ->
        [self] Neue Rolle für dich
       *[other] Neue Rolle für { $seat }
    }
move-swap-hands = Handkarten mit { $seat } tauschen
move-discard-two =
    { $seat_is ->
        [self] { $cards } abwerfen, um bei dir zu entfernen: { $front }
       *[other] { $cards } abwerfen, um bei { $seat } zu entfernen: { $front }
    }
move-steal =
    { $seat_is ->
        [nobody] Nicht stehlen
       *[other] { $seat } bestehlen
    }
log-discarded-two =
    { $seat_is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } zwei Karten ab{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-taken-from-front =
    Bei { $seat_is ->
        [you] dir
       *[other] { $seat }
    } entfernt: { $card }
log-role-seen =
    { $seat_is ->
        [you] Du siehst dir
       *[other] { $seat } sieht sich
    } { $other_is ->
        [self] die eigene Rolle
        [you] deine Rolle
       *[other] die Rolle von { $other }
    } an{ $seen ->
        [yes] : { $role }
       *[no] { "" }
    }
log-stole =
    { $seat_is ->
        [you] Du stiehlst
       *[other] { $seat } stiehlt
    } { $victim_is ->
        [nobody] nichts
        [you] dir 1 Gold
       *[other] { $victim } 1 Gold
    }
log-role-changed =
    { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } eine neue Rolle
log-hands-swapped =
    { $seen ->
        [yes] { $seat_is ->
            [you] Du bekommst
           *[other] { $seat } bekommt
        }: { $got }. { $other_is ->
            [you] Du bekommst
           *[other] { $other } bekommt
        }: { $given }
       *[no] { $seat_is ->
            [you] Du tauschst
           *[other] { $seat } tauscht
        } die Handkarten mit { $other_is ->
            [you] dir
           *[other] { $other }
        }
    }
log-play-plan-theft =
    { $player_is ->
        [you] Du spielst
       *[other] { $player } spielt
    } einen Diebstahl
log-play-hands-off =
    { $player_is ->
        [you] Du entfernst
       *[other] { $player } entfernt
    } { $seat_is ->
        [self] { $player_is ->
            [you] deinen eigenen Diebstahl
           *[other] den eigenen Diebstahl
        }
        [you] deinen Diebstahl
       *[other] den Diebstahl von { $seat }
    }
log-play-trap =
    { $player_is ->
        [you] Du nimmst
       *[other] { $player } nimmt
    } { $seat_is ->
        [you] dich
       *[other] { $seat }
    } gefangen
log-play-free =
    { $player_is ->
        [you] Du befreist
       *[other] { $player } befreit
    } { $seat_is ->
        [self] { $player_is ->
            [you] dich
           *[other] sich
        } selbst
        [you] dich
       *[other] { $seat }
    }
log-play-inspect =
    { $player_is ->
        [you] Du spielst
       *[other] { $player } spielt
    } eine Inspektion auf { $seat_is ->
        [self] { $player_is ->
            [you] dich
           *[other] sich
        } selbst
        [you] dich
       *[other] { $seat }
    }
log-play-swap-hats =
    { $player_is ->
        [you] Du spielst
       *[other] { $player } spielt
    } einen Mützentausch auf { $seat_is ->
        [self] { $player_is ->
            [you] dich
           *[other] sich
        } selbst
        [you] dich
       *[other] { $seat }
    }
log-play-swap-hands =
    { $player_is ->
        [you] Du tauschst
       *[other] { $player } tauscht
    } die Handkarten mit { $seat_is ->
        [you] dir
       *[other] { $seat }
    }
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
