# Die Karten mit Namen. Stollen heißen danach, wohin sie führen.
# Namen von Karten beginnen möglichst mit einem Hauptwort und stehen ohne Artikel: sie werden in Sätze eingesetzt.
card-tunnel = Stollen: { $parts }
card-way = { $sides }
card-ladder-way = Leiter { $sides }
card-dead-end =
    { $count ->
        [one] Sackgasse { $sides }
       *[other] Sackgassen { $sides }
    }
card-side-n = oben
card-side-e = rechts
card-side-s = unten
card-side-w = links
card-mark-crystal = Kristall
card-mark-blue-door = blaue Tür
card-mark-green-door = grüne Tür
card-mark-chest = von einer Truhe
card-goal-face-down = Ziel, verdeckt
card-chest-face-down = Truhe unter einem Stollen, verdeckt
card-start = Start der Mine
card-wardrobe = Garderobe
card-party = Stollenparty
card-gold = der Schatz
card-stone = nur Gestein
card-sack-of-one = Sack mit einem Gold
card-sack-of-two = Sack mit zwei Gold
card-dragon = Drache
card-spider = Spinne
card-map = Schatzkarte
card-rockfall = Steinschlag
card-broken-pickaxe = Spitzhacke kaputt
card-broken-lantern = Laterne kaputt
card-broken-cart = Lore kaputt
card-repair-pickaxe = Spitzhackenreparatur
card-repair-lantern = Laternenreparatur
card-repair-cart = Lorenreparatur
card-repair-pickaxe-lantern = Reparatur von Spitzhacke oder Laterne
card-repair-pickaxe-cart = Reparatur von Spitzhacke oder Lore
card-repair-lantern-cart = Reparatur von Laterne oder Lore
card-master-craftsman = Handwerksmeister
card-theft = Diebstahl
card-hands-off = Finger weg
card-trapped = Falle
card-free = Befreiung
card-inspection = Inspektion
card-hat-swap = Mützentausch
card-hand-swap = Handtausch
card-goal-swap = Zieltausch
card-trove = Fundgrube
card-change-of-direction = Richtungswechsel
card-path-specialist = Wegespezialist
card-detour = Umleitung
card-veto = Veto

# Alle drei sind weiblich; „deine { $tool }“ und „die eigene { $tool }“ bauen darauf.
tool-pickaxe = Spitzhacke
tool-lantern = Laterne
tool-cart = Lore

role-unknown = unbekannt
role-digger = Goldsucher
role-saboteur = Saboteur
role-greedy = gieriger Zwerg
role-blue-digger = blauer Goldsucher
role-green-digger = grüner Goldsucher
role-boss = Chef
role-profiteer = Profiteur
role-geologist = Geologe

role-wants-unknown = Du schaust zu.
role-wants-digger = Grab dich zum Schatz durch. Wird er erreicht, teilen sich die Goldsucher das Gold.
role-wants-saboteur = Sorg dafür, dass niemand den Schatz erreicht. Und lass dich nicht erwischen.
role-wants-greedy = Grab dich selbst zum Schatz durch: Nur dann gewinnst du, und zwar allein.
role-wants-blue-digger = Erreicht den Schatz auf einem Weg ohne grüne Türen. Am besten gräbst du dich selbst durch.
role-wants-green-digger = Erreicht den Schatz auf einem Weg ohne blaue Türen. Am besten gräbst du dich selbst durch.
role-wants-boss = Du gewinnst mit jedem Team, das gewinnt, und bekommst ein Gold weniger.
role-wants-profiteer = Du gewinnst, egal wer gewinnt, und bekommst zwei Gold weniger.
role-wants-geologist = Du wirst für die Kristalle im Labyrinth bezahlt, egal wer gewinnt.

chest-one-gold = ein Gold
chest-no-more-maps = keine Schatzkarten mehr auf Ziele
chest-no-draw = keine neue Karte in diesem Zug
chest-extra-draw = eine Karte mehr in diesem Zug
chest-move-a-goal = ein Ziel wegrücken
chest-rob-a-hand = eine Karte aus einer Hand nehmen
chest-three-for-one = drei ziehen, eine behalten
chest-look-at-a-role = eine Rolle ansehen
chest-search-the-discard = die Ablage durchsuchen
chest-bury-five = fünf Karten des Stapels sind verloren

# Was eine Karte tut, in ein, zwei Sätzen.
card-does-tunnel = Leg ihn so, dass er einen Weg vom Start fortsetzt und alle Seiten passen. Du darfst ihn umdrehen.
card-does-dead-end = Sieht aus wie ein Weg und ist keiner: Hier geht es nicht durch. Muss wie jeder Stollen an einen Weg vom Start anschließen.
card-does-two-ways = Zwei Wege, die sich nicht treffen. Einer davon muss an einen Weg vom Start anschließen.
card-does-way-and-stub = Ein Weg mit Sackgassen daneben. Durch eine Sackgasse geht es nicht weiter.
card-does-crystal = Ein Stollen mit Kristall: Jeder Kristall im Labyrinth ist Gold für einen Geologen.
card-does-door = Beim Graben dürfen alle sie legen und durchgehen. Beim Teilen des Goldes lässt sie nur Goldsucher ihrer Farbe durch.
card-does-ladder =
    Mit dem Start und allen anderen Leitern verbunden, wo sie auch liegt. { $ladder ->
        [open_side] Keine offene Seite darf auf ein Ziel zeigen.
       *[touching] Sie darf nicht neben einem Ziel liegen.
    }
card-does-chest = Der Stollen, der über einer Truhe lag.
card-does-map = Sieh dir ein verdecktes Ziel an; nur du siehst es. Sind Truhen im Spiel, geht stattdessen auch eine Truhe.
card-does-rockfall = Nimm einen Stollen aus dem Labyrinth. Start und Ziele bleiben.
card-does-sabotage =
    { $sabotage ->
        [any] Mach ein Werkzeug kaputt, bei wem du willst. Wer kaputtes Werkzeug hat, darf keine Stollen legen.
       *[another] Mach jemand anderem ein Werkzeug kaputt. Wer kaputtes Werkzeug hat, darf keine Stollen legen.
    }
card-does-repair-one = Repariere dieses Werkzeug, bei dir oder bei anderen.
card-does-repair-two = Repariere eines der beiden Werkzeuge, bei dir oder bei anderen.
card-does-master-craftsman = Repariere ein beliebiges kaputtes Werkzeug, bei dir oder bei anderen. Eine Falle öffnet er nicht.
card-does-theft =
    { $theft ->
        [may] Leg ihn vor dich. Liegt er beim Teilen des Goldes noch da, darfst du ein Gold stehlen.
       *[must] Leg ihn vor dich. Liegt er beim Teilen des Goldes noch da, stiehlst du ein Gold.
    }
card-does-hands-off = Nimm jemandem einen Diebstahl weg.
card-does-trapped = Fang jemand anderen: keine Stollen, kein Anteil am Gold und kein Diebstahl, solange die Falle daliegt.
card-does-free = Öffne eine Falle, deine oder die von anderen.
card-does-inspection =
    { $inspection ->
        [any] Sieh dir die Rolle eines Spielers an; nur du siehst sie.
       *[another] Sieh dir die Rolle eines anderen Spielers an; nur du siehst sie.
    }
card-does-hat-swap = Jemand bekommt eine neue Rolle vom Stapel. Du darfst auch dich selbst wählen.
card-does-hand-swap = Tausch alle deine Karten mit jemand anderem, der dann an deiner Stelle nachzieht.
card-does-goal-swap = Nimm zwei verdeckte Ziele auf und leg sie zurück, vertauscht oder nicht. Nur du weißt es.
card-does-trove = Statt nachzuziehen, sieh dir die obersten fünf Karten der Ablage an und behalte eine.
card-does-change-of-direction = Für den Rest der Runde geht es andersherum.
card-does-path-specialist = Leg in diesem Zug zwei Stollen, dann zieh zwei Karten.
card-does-detour = Versetze den zuletzt gelegten Stollen an eine andere Stelle, an die er passt.
card-does-veto = Stoppe eine Karte, die gerade jemand anderes gespielt hat. In deinem eigenen Zug kannst du es nicht spielen.

# Ein Zug, wie ihn ein Knopf nennt.
move-lay-tunnel = Legen in { $cell }: { $card }
move-read-map = { $goal } ansehen
move-look-in-chest = Truhe { $chest } ansehen
move-rockfall = Steinschlag in { $cell }
move-sabotage =
    { $whom ->
        [self] { $card } für dich
       *[other] { $card } für { $player }
    }
move-repair =
    { $whom ->
        [self] Deine { $tool } reparieren, mit: { $card }
       *[other] { $tool } von { $player } reparieren, mit: { $card }
    }
move-plan-theft = Diebstahl planen
move-hands-off =
    { $whom ->
        [self] Deinen Diebstahl wegnehmen
       *[other] Diebstahl von { $player } wegnehmen
    }
move-trap = { $player } fangen
move-free =
    { $whom ->
        [self] Dich befreien
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
move-swap-hands = Hand mit { $player } tauschen
move-swap-goals = { $goals } aufnehmen
move-search-trove = Ablage durchsuchen
move-change-direction = Spielrichtung umkehren
move-call-specialist = Zwei Stollen in diesem Zug legen
move-detour = Letzten Stollen versetzen nach { $cell }: { $card }
move-pass =
    { $count ->
        [one] Abwerfen: { $cards }
       *[other] { $count } Karten abwerfen: { $cards }
    }
move-discard-two =
    { $whom ->
        [self] Abwerfen: { $cards }. Du wirst los: { $front }
       *[other] Abwerfen: { $cards }. { $player } wird los: { $front }
    }
move-stand-dwarf = Abwerfen: { $card }. Zollzwerg aufstellen: { $cell }, { $side }
move-ask-toll = Zoll von { $player } fordern: { $cell }
move-turn-goal = { $goal } aufdecken
move-open-chest = Truhe { $chest } öffnen
move-lay-goal = { $card }
move-take-gold =
    { $nuggets ->
        [one] Ein Nugget nehmen
       *[other] { $nuggets } Nuggets nehmen
    }
move-steal =
    { $whom ->
        [nobody] Niemanden bestehlen
       *[other] { $player } bestehlen
    }
move-veto = Veto
move-let-pass = Durchwinken
move-put-goals-back =
    { $swapped ->
        [yes] Vertauscht zurücklegen
       *[no] Unverändert zurücklegen
    }
move-keep-card = Behalten: { $card }
move-answer-toll =
    { $pay ->
        [yes] Zoll zahlen
       *[no] Nicht zahlen
    }
move-move-goal = { $goal } wegrücken
move-rob-hand = { $player } eine Karte abnehmen
move-look-at-role = Rolle von { $player } ansehen
