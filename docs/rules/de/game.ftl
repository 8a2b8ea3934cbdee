### Messages of the base game: cards, roles, moves, questions, refusals and the log.

comma-joined = { $first }, { $rest }
sentence = { $text }.
problem-game-over = Das Spiel ist vorbei.
problem-not-your-turn = Du bist nicht dran. Warte auf die anderen.
problem-not-asked-for = Du musst erst etwas anderes entscheiden.
problem-not-in-hand = Diese Karte hast du nicht auf der Hand. Wähl eine andere.
problem-not-in-this-game = Das gehört nicht zu diesem Spiel. Wähl etwas anderes.
problem-own-seat =
    { $rule ->
        [none] Das bist du selbst. Wähl einen anderen Spieler.
        [TOLL-3] Du kannst nur andere Spieler bitten zu zahlen.
       *[other] Diese Karte kannst du nicht auf dich selbst spielen. Wähl einen anderen Spieler.
    }
problem-wrong-target =
    { $target ->
        [player] Wähl einen Spieler.
        [cell] Wähl ein Feld im Labyrinth.
        [goal] Wähl ein Ziel.
        [chest] Wähl ein Ziel oder eine Truhe.
       *[none] Für diese Karte musst du nichts auswählen. Spiel sie einfach aus.
    }
problem-cell-taken = Hier liegt schon eine Karte. Wähl ein leeres Feld.
problem-no-neighbour = Leg die Karte neben eine aufgedeckte Karte im Labyrinth.
problem-sides-clash =
    { $sides ->
        [none] Dieser Stollen passt nicht zur Karte daneben.
       *[other] Dieser Stollen passt { $sides } nicht.
    } { $rotated ->
        [yes] Die Karte bleibt, wie sie war.
       *[no] Wähl ein anderes Feld.
    }
problem-not-joined =
    { $rule ->
        [S2-8] Eine Leiter muss durch eine Öffnung an einen Stollen anschließen.
       *[other] Hierher führt kein Weg vom Start.
    } { $rotated ->
        [yes] Die Karte bleibt, wie sie war.
       *[no] Wähl ein anderes Feld.
    }
problem-tools-broken = Mit kaputtem Werkzeug kannst du keine Stollen legen. Reparier es oder spiel eine andere Karte.
problem-no-tunnel = Hier liegt kein Stollen. Wähl einen Stollen.
problem-not-removable = Ein Steinschlag kann weder den Start noch ein Ziel oder eine Sonderkarte entfernen. Wähl einen Stollen.
problem-broken-already = Dieses Werkzeug ist schon kaputt. Wähl einen anderen Spieler.
problem-nothing-to-repair = Hier gibt es für diese Karte nichts zu reparieren. Wähl einen anderen Spieler oder eine andere Karte.
problem-wrong-tool = Diese Karte repariert dieses Werkzeug nicht. Wähl eine andere.
problem-no-such-goal = Dieses Ziel gibt es in diesem Labyrinth nicht. Wähl ein anderes.
problem-goal-face-up = Dieses Ziel ist schon aufgedeckt. Wähl ein anderes.
problem-goal-not-reached = Diese Karte kannst du jetzt nicht aufdecken. Wähl eine markierte Karte.
problem-goal-misfit = So kann die Karte nicht liegen. Dreh sie.
problem-gold-not-there = Diese Goldkarte kannst du nicht nehmen. Wähl eine von denen, die du siehst.
problem-too-many-cards = Im Grundspiel wirfst du nur eine Karte ab.
problem-clash-edition-base = Die Ausgabe { $edition } enthält das Grundspiel nicht. Wähl DE24, UA24, UA16 oder RU16, oder nimm Saboteur 2 dazu.
problem-clash-edition-extras = In der Ausgabe { $edition } gibt es keine Varianten, Sonderkarten oder Mini-Erweiterungen. Wähl DE24 oder UA24.
problem-clash-seats-base = Das Grundspiel ist für 3 bis 10 Spieler. Ändere die Zahl der Plätze.
problem-clash-first-seat = Der gewählte Startspieler ist nicht an diesem Tisch. Wähl einen anderen oder „Zufällig“.
table-nobody = niemand
table-you = du
table-role-of = { $player } ({ $role })
# Steht auch nach „in“ und „nach“: „in Spalte 3, 2 Reihen höher“.
table-cell =
    { $direction ->
        [up] Spalte { $column }, { $rows ->
            [one] { $rows } Reihe
           *[other] { $rows } Reihen
        } höher
        [down] Spalte { $column }, { $rows ->
            [one] { $rows } Reihe
           *[other] { $rows } Reihen
        } tiefer
       *[level] Spalte { $column }, Startreihe
    }
table-goal = Ziel { $number }
question-goal = Wähl, welche Karte du aufdeckst
question-goal-hint =
    { $goals_at_once ->
        [one] Du hast mehrere Ziele erreicht. Pro Zug wird nur eines davon aufgedeckt.
       *[all] Du hast mehrere Ziele erreicht. Die anderen folgen danach, sofern die Runde nicht endet.
    }
question-orientation = Wähl, wie herum sie liegen soll
question-orientation-hint =
    { $goal_misfit ->
        [player] Beides ist erlaubt.
       *[best_fit] Beides passt gleich gut.
    }
question-gold = Nimm dein Gold
question-gold-hint =
    { $count ->
        [one] Diese Karte ist für dich übrig. Niemand sonst sieht, was du nimmst.
       *[other] Nimm eine dieser { $count } Karten. Der Rest geht an den nächsten Goldsucher. Niemand sonst sieht, was du nimmst.
    }
waiting-turn = { $player } ist dran
waiting-goal = { $player } wählt, welche Karte aufgedeckt wird
waiting-orientation = { $player } wählt, wie herum eine Karte liegt
waiting-gold = { $player } wählt eine Goldkarte
waiting-nobody = Moment …
# Namen von Karten beginnen möglichst mit einem Hauptwort und stehen ohne Artikel: sie werden in Sätze eingesetzt.
card-tunnel = Stollen { $parts }
card-parts = { $first }; { $rest }
cards-joined = { $first } + { $rest }
cards-none = keine Karten
card-path = nach { $sides }
# Eine offene Seite, die nirgendwohin führt. In den Regeln heißt sie „Stummel“ (TAB-3).
card-dead-end =
    { $count ->
        [one] mit Sackgasse { $sides }
       *[other] mit Sackgassen { $sides }
    }
card-direction-n = oben
card-direction-e = rechts
card-direction-s = unten
card-direction-w = links
card-side-n = oben
card-side-e = rechts
card-side-s = unten
card-side-w = links
card-goal-face-down = Ziel, verdeckt
card-start = Start
card-gold = der Schatz
card-stone = nur Stein
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
# Alle drei sind weiblich; „deine { $tool }“ und „die eigene { $tool }“ bauen darauf.
tool-pickaxe = Spitzhacke
tool-lantern = Laterne
tool-cart = Lore
role-unknown = unbekannt
role-digger = Goldsucher
role-saboteur = Saboteur
role-aim-unknown = Du schaust zu.
role-aim-digger = Grab einen Weg zum Schatz. Wird er erreicht, teilen sich die Goldsucher das Gold.
role-aim-saboteur = Halte die Goldsucher vom Schatz fern, und lass dich nicht erwischen.
move-lay-tunnel = Legen in { $cell }: { $tunnel }
move-read-map = { $goal } ansehen
move-rockfall = Steinschlag in { $cell }
move-sabotage =
    { $seat_is ->
        [self] Deine { $card_id ->
                [broken-pickaxe] Spitzhacke
                [broken-lantern] Laterne
               *[broken-cart] Lore
            } kaputt machen
       *[other] { $card_id ->
                [broken-pickaxe] Spitzhacke
                [broken-lantern] Laterne
               *[broken-cart] Lore
            } von { $seat } kaputt machen
    }
move-repair =
    { $seat_is ->
        [self] Deine { $tool ->
                [pickaxe] Spitzhacke
                [lantern] Laterne
               *[cart] Lore
            } reparieren mit: { $card }
       *[other] { $tool ->
                [pickaxe] Spitzhacke
                [lantern] Laterne
               *[cart] Lore
            } von { $seat } reparieren mit: { $card }
    }
move-pass =
    { $cards_count ->
        [one] Abwerfen: { $cards }
       *[other] { $cards_count } Karten abwerfen: { $cards }
    }
move-turn-goal = { $goal } aufdecken
move-lay-goal = { $tunnel }
move-take-gold =
    { $nuggets ->
        [one] Ein Nugget nehmen
       *[other] { $nuggets } Nuggets nehmen
    }
log-round-begun =
    Runde { $round } beginnt. { $first_is ->
        [you] Du fängst
       *[other] { $first } fängt
    } an
log-round-ended =
    Die Runde ist vorbei: { $gold_reached ->
        [yes] Der Schatz wurde erreicht
       *[no] Der Schatz wurde nicht erreicht
    }. Rollen: { $roles }{ $left_over_count ->
        [0] { "" }
       *[other] ; überzählig: { $left_over }
    }
log-game-ended = Das Spiel ist vorbei. Gewonnen: { $winners }
log-passed =
    { $forced ->
        [yes] { $seat_is ->
            [you] Du kannst nichts spielen und wirfst
           *[other] { $seat } kann nichts spielen und wirft
        }
       *[no] { $seat_is ->
            [you] Du wirfst
           *[other] { $seat } wirft
        }
    } { $cards_count ->
        [one] eine Karte
       *[other] { $cards_count } Karten
    } ab{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
log-goal-turned =
    { $seat_is ->
        [you] Du deckst
       *[other] { $seat } deckt
    } { $goal } auf: { $face }
log-looked =
    { $seat_is ->
        [you] Du siehst dir
       *[other] { $seat } sieht sich
    } { $goal } an{ $seen ->
        [yes] : { $face }
       *[no] { "" }
    }
log-gold-drawn =
    { $nuggets_count ->
        [one] Eine Goldkarte wird verteilt
       *[other] { $nuggets_count } Goldkarten werden verteilt
    }
log-gold-taken =
    { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } eine Goldkarte{ $seen ->
        [yes] { "" } mit { $nuggets ->
            [one] einem Nugget
           *[other] { $nuggets } Nuggets
        }
       *[no] { "" }
    }
log-tokens-paid =
    { $tokens_is ->
        [negative] { $seat_is ->
            [you] Du verlierst
           *[other] { $seat } verliert
        }
       *[positive] { $seat_is ->
            [you] Du bekommst
           *[other] { $seat } bekommt
        }
    } { $tokens } Gold
log-nobody-can-play = Der Stapel ist leer, und niemand kann eine Karte spielen
log-contributed =
    { $seat_is ->
        [you] Du steuerst
       *[other] { $seat } steuert
    } Worte zum Mischen bei
log-play-lay-tunnel =
    { $player_is ->
        [you] Du legst
       *[other] { $player } legt
    } einen Stollen in { $cell }
log-play-read-map =
    { $player_is ->
        [you] Du spielst
       *[other] { $player } spielt
    } eine Schatzkarte auf { $goal }
log-play-rockfall =
    { $player_is ->
        [you] Du spielst
       *[other] { $player } spielt
    } einen Steinschlag in { $cell }
log-play-sabotage =
    { $player_is ->
        [you] Du machst
       *[other] { $player } macht
    } { $seat_is ->
        [self] { $player_is ->
            [you] deine eigene
           *[other] die eigene
        }
        [you] deine
       *[other] die
    } { $card_id ->
        [broken-pickaxe] Spitzhacke
        [broken-lantern] Laterne
       *[broken-cart] Lore
    }{ $seat_is ->
        [self] { "" }
        [you] { "" }
       *[other] { "" } von { $seat }
    } kaputt
log-play-repair =
    { $player_is ->
        [you] Du reparierst
       *[other] { $player } repariert
    } { $seat_is ->
        [self] { $player_is ->
            [you] deine eigene
           *[other] die eigene
        }
        [you] deine
       *[other] die
    } { $tool ->
        [pickaxe] Spitzhacke
        [lantern] Laterne
       *[cart] Lore
    }{ $seat_is ->
        [self] { "" }
        [you] { "" }
       *[other] { "" } von { $seat }
    }
rules-name-passage = Gang
rules-name-dead-end = Sackgasse
rules-name-bridge = Brücke
rules-name-double-curve = Doppelkurve
rules-name-stub = Gang mit Sackgasse
rules-name-start = Start
rules-name-sabotage = Sabotage
rules-name-repair = Reparatur
rules-name-repair-either = Reparatur für eines von zwei Werkzeugen
rules-name-map = Schatzkarte
rules-name-rockfall = Steinschlag
rules-name-digger = Goldsucher
rules-name-saboteur = Saboteur
rules-name-goal = Ziel, verdeckt
rules-name-gold = Schatz
rules-name-stone = Stein
rules-name-gold-card = Goldkarte
rules-name-token = Goldplättchen
rules-effect-passage =
    Leg ihn auf ein leeres Feld am Labyrinth. Jede Seite muss zu den Karten daneben passen: offen an offen, geschlossen an geschlossen. { $lay_must_join ->
        [no] In dieser Ausgabe reicht das, auch wenn kein Weg vom Start dorthin führt.
       *[yes] Er muss einen Weg vom Start fortsetzen.
    } Du kannst ihn auf den Kopf stellen, aber nicht quer legen.
rules-effect-dead-end = Du legst sie wie jeden Stollen, aber kein Weg führt hindurch. Saboteure versperren damit den Weg. Als Goldsucher solltest du sie abwerfen.
rules-effect-bridge = Zwei Wege, die sich kreuzen, aber nicht verbunden sind. Einer muss einen Weg vom Start fortsetzen. Der andere muss nur zu den Karten daneben passen.
rules-effect-double-curve = Zwei Kurven, die nicht verbunden sind. Eine muss einen Weg vom Start fortsetzen. Die andere muss nur zu den Karten daneben passen.
rules-effect-stub = Ein Gang mit einer oder zwei Sackgassen daneben. Durch eine Sackgasse führt kein Weg, aber sie muss zur Karte daneben passen.
rules-effect-start = Hier beginnt jeder Weg. Die Karte ist nach allen vier Seiten offen und kann nicht entfernt werden.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Spiel die Karte auf einen beliebigen Spieler, auch auf dich selbst.
       *[another] Spiel die Karte auf einen anderen Spieler.
    } Mit kaputtem Werkzeug darf ein Spieler keine Stollen legen. Dasselbe Werkzeug kann nicht zweimal kaputtgehen.
rules-effect-repair = Repariert dieses Werkzeug bei dir oder einem anderen Spieler. Beide Karten kommen auf die Ablage.
rules-effect-repair-either = Repariert eines der beiden gezeigten Werkzeuge bei dir oder einem anderen Spieler.
rules-effect-map = Sieh dir heimlich ein verdecktes Ziel an. Alle sehen, welches, aber nur du siehst, was es ist. Du kannst den anderen die Wahrheit sagen oder lügen. Mit Schatztruhen kannst du dir auch eine Truhe und den Stollen darauf ansehen.
rules-effect-rockfall = Entfernt einen Stollen aus dem Labyrinth, aber nicht den Start oder ein Ziel. Jeder Spieler kann die Lücke wieder füllen.
rules-effect-digger =
    Du gewinnst, wenn ein Weg den Schatz erreicht. { $gold_draw ->
        [per_player] Es gibt eine Goldkarte pro Spieler. Die Goldsucher teilen sie unter sich auf, einige bekommen also zwei.
       *[per_digger] Jeder Goldsucher bekommt eine Goldkarte. Der Goldsucher, der den Weg vollendet hat, wählt zuerst.
    }
rules-effect-saboteur =
    { $game ->
        [saboteur2] Du gewinnst, wenn der Schatz nicht erreicht wird. Je weniger Gewinner es gibt, desto mehr Gold bekommt jeder.
       *[other] Du gewinnst, wenn der Schatz nicht erreicht wird. Ein einzelner Saboteur bekommt 4 Gold, zwei oder drei bekommen je 3, vier bekommen je 2.
    } Niemand kennt deine Rolle, also verrate dich nicht zu früh.
rules-effect-goal =
    Niemand weiß, was es ist, bis ein Weg es erreicht. Mit einer Schatzkarte kannst du es dir heimlich ansehen. { $goals_at_once ->
        [one] Erreicht ein Weg mehrere auf einmal, wird nur eines davon aufgedeckt.
       *[all] Erreicht ein Weg mehrere auf einmal, werden alle aufgedeckt; die Reihenfolge wählt der Spieler.
    }
rules-effect-gold = Dieses Ziel wollen die Goldsucher erreichen. Wird es aufgedeckt, endet die Runde sofort.
rules-effect-stone =
    Nur Stein. Er bleibt als Kurve im Labyrinth. { $goal_misfit ->
        [player] Passt er in keiner Ausrichtung, wählt der Spieler, wie herum er liegt.
       *[best_fit] Er wird so gelegt, dass er an den Weg anschließt und am besten passt.
    }
rules-effect-gold-card = 1, 2 oder 3 Nuggets wert. Alle sehen, wie viele Goldkarten du hast, aber nur du weißt, was sie wert sind. Nach drei Runden gewinnt der Spieler mit den meisten Nuggets.
rules-effect-token =
    Gold in Plättchen statt in Karten. { $tokens_open ->
        [no] An diesem Tisch siehst nur du, wie viel Gold du hast, aber alle sehen, was du bekommst.
       *[yes] Alle sehen, wie viel Gold du hast.
    } In Saboteur 2, im Turnier und in einigen Erweiterungen wird in Plättchen gezahlt.
