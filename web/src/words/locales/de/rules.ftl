rules-title = Karten und Regeln
rules-search = Karten und Regeln durchsuchen
rules-search-hint = Ein Wort, eine Karte oder eine Nummer wie TUN-3
rules-book = Das Regelbuch
rules-book-english = Die nummerierten Regeln sind auf Englisch.
rules-found-nothing = So heißt hier nichts. Versuch ein kürzeres Wort oder stöbere in allen Karten und Regeln.
rules-clear = Suche leeren
rules-back = Alle Karten und Regeln
rules-next = Weiter: { $title }
rules-before = Zurück: { $title }
rules-see = Die Regeln dahinter
rules-about = Karten, um die es geht
rules-forms = Alle Formen
rules-no-such = Eine Karte oder Regel mit diesem Namen gibt es nicht.
rules-loading = Das Regelbuch wird geholt …
rules-again = Noch einmal
rules-open-rule = Regel { $id }
rules-open-browser = Bei den Regeln nachschlagen
rules-part = Nur mit: { $part }
rules-edition = Wie in { $edition } gespielt

rules-shelf-tunnels = Stollen
rules-shelf-actions = Aktionen
rules-shelf-goals = Ziele
rules-shelf-roles = Rollen
rules-shelf-chests = Schatztruhen
rules-shelf-pieces = Gold und Zwerge

# Arten von Karten, als Überschriften.
rules-name-passage = Gang
rules-name-dead-end = Sackgasse
rules-name-bridge = Brücke
rules-name-double-curve = Doppelkurve
rules-name-stub = Gang mit Stummel
rules-name-crystal = Kristall
rules-name-blue-door = Blaue Tür
rules-name-green-door = Grüne Tür
rules-name-ladder = Leiter
rules-name-chest-tunnel = Truhenstollen
rules-name-start = Start
rules-name-wardrobe = Garderobe
rules-name-party = Stollenparty
rules-name-sabotage = Kaputtes Werkzeug
rules-name-repair = Reparatur
rules-name-repair-either = Reparatur nach Wahl
rules-name-map = Schatzkarte
rules-name-rockfall = Steinschlag
rules-name-theft = Diebstahl
rules-name-hands-off = Finger weg
rules-name-trapped = Falle
rules-name-free = Befreiung
rules-name-inspection = Inspektion
rules-name-hat-swap = Mützentausch
rules-name-hand-swap = Handtausch
rules-name-goal-swap = Zieltausch
rules-name-trove = Fundgrube
rules-name-veto = Veto
rules-name-change-of-direction = Richtungswechsel
rules-name-master-craftsman = Handwerksmeister
rules-name-path-specialist = Wegespezialist
rules-name-detour = Umleitung
rules-name-digger = Goldsucher
rules-name-saboteur = Saboteur
rules-name-greedy = Gieriger Zwerg
rules-name-blue-digger = Blauer Goldsucher
rules-name-green-digger = Grüner Goldsucher
rules-name-boss = Chef
rules-name-profiteer = Profiteur
rules-name-geologist = Geologe
rules-name-goal = Ziel, verdeckt
rules-name-gold = Das Gold
rules-name-stone = Stein
rules-name-sack = Sack mit Gold
rules-name-dragon = Drache
rules-name-spider = Spinne
rules-name-chest-one-gold = Truhe: ein Gold
rules-name-chest-no-more-maps = Truhe: keine Schatzkarten mehr
rules-name-chest-no-draw = Truhe: nicht nachziehen
rules-name-chest-extra-draw = Truhe: eine Karte mehr
rules-name-chest-move-a-goal = Truhe: ein Ziel rückt weg
rules-name-chest-rob-a-hand = Truhe: Griff in eine Hand
rules-name-chest-three-for-one = Truhe: drei für eine
rules-name-chest-look-at-a-role = Truhe: eine Rolle ansehen
rules-name-chest-search-the-discard = Truhe: Ablage durchsuchen
rules-name-chest-bury-five = Truhe: fünf verschüttet
rules-name-gold-card = Goldkarte
rules-name-token = Goldplättchen
rules-name-toll-dwarf = Zollzwerg

# Was sie jeweils tun; es kann davon abhängen, was der Tisch festlegt, wo sich die Spielregeln unterscheiden.
rules-does-passage =
    Leg ihn auf ein leeres Feld am Labyrinth. Jede Seite muss zu den Nachbarkarten passen: offen an offen, zu an zu. { $lay_must_join ->
        [no] In dieser Ausgabe reicht ein passender Nachbar, selbst einer, der vom Start abgeschnitten ist.
       *[yes] Eine der Öffnungen muss einen Weg fortsetzen, der vom Start kommt.
    } Du darfst ihn auf den Kopf stellen, aber nie quer legen.
rules-does-dead-end = Wird wie jeder Stollen gelegt, aber kein Weg führt hindurch: Jede Öffnung ist ein Stummel, der im Fels endet. Saboteure lieben sie; Goldsucher werfen sie besser ab.
rules-does-bridge = Zwei Wege, die sich übereinander kreuzen und nie treffen. Einer muss einen Weg vom Start fortsetzen; der andere darf an alles grenzen, was passt.
rules-does-double-curve = Zwei Kurven Rücken an Rücken, die sich nie treffen. Eine muss einen Weg vom Start fortsetzen; die andere darf an alles grenzen, was passt.
rules-does-stub = Ein Gang mit einem oder zwei Stummeln daneben. Der Gang führt weiter, ein Stummel nirgendwohin, und doch müssen beide zu ihren Nachbarn passen.
rules-does-crystal = Ein Stollen wie andere, aber mit Kristall. Am Ende der Runde ist jeder Kristall im Labyrinth ein Gold für die Geologen.
rules-does-blue-door = Weitergraben dürfen dahinter alle. Beim Teilen des Goldes lässt sie blaue Goldsucher, den Chef, den Profiteur und Geologen durch, aber keine grünen Goldsucher.
rules-does-green-door = Weitergraben dürfen dahinter alle. Beim Teilen des Goldes lässt sie grüne Goldsucher, den Chef, den Profiteur und Geologen durch, aber keine blauen Goldsucher.
rules-does-ladder =
    Immer mit dem Start und jeder anderen Leiter verbunden; so kann hier ein neuer Weg beginnen. { $ladder_needs_opening ->
        [yes] Sie muss durch eine Öffnung an einen Stollen anschließen.
       *[no] Es reicht, wenn sie einen offenen Stollen berührt und ihre Seiten passen.
    } { $ladder_goal_ban ->
        [open_side] Keine offene Seite darf auf ein Ziel zeigen.
       *[touching] Sie darf nie neben einem Ziel liegen.
    }
rules-does-chest-tunnel = Liegt verdeckt über einer Truhe. Erreicht ihn ein Weg, wird er aufgedeckt, und die Truhe öffnet sich für den, der am Zug ist. Ein Steinschlag kann ihn entfernen, und eine verdeckte Truhe gleich mit.
rules-does-start = Hier beginnt jeder Weg: offen nach allen vier Seiten, mit einer Leiter. Nichts kann ihn entfernen.
rules-does-wardrobe =
    Liegt von Anfang an im Labyrinth. { $game ->
        [base] Wer sie zuerst mit dem Start verbindet, muss die Rolle mit der übrigen Karte tauschen.
        [saboteur2] Wer sie zuerst mit dem Start verbindet, muss die oberste Rolle vom Stapel nehmen.
       *[any] Wer sie zuerst mit dem Start verbindet, muss die Rolle wechseln: mit der übrigen Karte oder, in Saboteur 2, mit der obersten vom Stapel.
    }
rules-does-party = Liegt von Anfang an im Labyrinth. Sobald jemand sie mit dem Start verbindet, werden alle Rollen eingesammelt, gemischt und neu verteilt.
rules-does-sabotage =
    { $sabotage_target ->
        [any] Leg es vor einen beliebigen Spieler, auch vor dich selbst.
       *[another] Leg es vor einen anderen Spieler.
    } Wer kaputtes Werkzeug hat, darf keine Stollen legen. Niemandem geht dasselbe Werkzeug doppelt kaputt.
rules-does-repair = Repariert dieses Werkzeug, bei dir oder bei anderen: Das kaputte Werkzeug und die Reparatur kommen beide auf die Ablage.
rules-does-repair-either = Repariert eines der beiden gezeigten Werkzeuge, nie beide; bei dir oder bei anderen.
rules-does-map = Sieh dir heimlich ein verdecktes Ziel an. Alle sehen, welches; niemand sieht, was du gesehen hast, und niemand muss glauben, was du sagst. Mit Schatztruhen darfst du stattdessen unter einen Truhenstollen sehen.
rules-does-rockfall = Nimmt einen Stollen aus dem Labyrinth, aber nie den Start oder ein Ziel. Was daran hing, kann abgeschnitten sein, bis jemand die Lücke füllt.
rules-does-theft =
    Leg ihn vor dich. Liegt er nach dem Teilen des Goldes noch da und du bist nicht gefangen, { $theft_optional ->
        [yes] darfst du
       *[no] musst du
    } einem anderen Spieler 1 Gold stehlen.
rules-does-hands-off = Nimmt einem beliebigen Spieler einen Diebstahl weg.
rules-does-trapped = Leg sie vor einen anderen Spieler, der keine Stollen legen darf, solange sie daliegt. Wer am Ende der Runde noch gefangen ist, bekommt keinen Anteil und stiehlt nichts.
rules-does-free = Nimmt einem beliebigen Spieler eine Falle weg, auch dir selbst.
rules-does-inspection =
    { $inspection_target ->
        [any] Sieh dir heimlich die Rolle eines beliebigen Spielers an. Bei dir selbst wirst du damit nur die Karte los.
       *[another] Sieh dir heimlich die Rolle eines anderen Spielers an.
    }
rules-does-hat-swap = Wähl einen Spieler, vielleicht dich selbst: Die alte Rolle kommt unter den Stapel, die oberste ist die neue. Nur wer sie bekommt, kennt sie.
rules-does-hand-swap = Tausch alle deine übrigen Karten mit denen eines anderen Spielers. Der zieht eine Karte nach, du nicht.
rules-does-goal-swap = Nimm zwei verdeckte Ziele und leg sie zurück, vertauscht oder nicht. Alle sehen, welche zwei; nur du weißt, ob.
rules-does-trove = Statt vom Stapel nachzuziehen, sieh dir die obersten fünf Karten der Ablage an und behalte eine.
rules-does-veto = Wird außer der Reihe gespielt, gleich nachdem jemand anderes einen Stollen oder eine Aktion spielt: Die Karte wirkt nicht, und der Zug ist vorbei.
rules-does-change-of-direction = Für den Rest der Runde geht es andersherum.
rules-does-master-craftsman = Repariert ein beliebiges kaputtes Werkzeug, bei dir oder bei anderen. Aus einer Falle befreit er niemanden.
rules-does-path-specialist = Leg in diesem Zug zwei Stollen nacheinander, dann zieh zwei Karten. Deine Hand ist von da an eine Karte kleiner.
rules-does-detour = Versetze den zuletzt gelegten Stollen an eine andere Stelle, an der er liegen darf. Du darfst ihn dabei drehen. Kaputtes Werkzeug hält dich nicht auf.
rules-does-digger =
    Gewinnt, wenn ein Weg das Gold erreicht. { $gold_draw ->
        [per_player] So viele Goldkarten, wie Spieler da sind, gehen unter den Goldsuchern reihum; manche bekommen also zwei.
       *[per_digger] Eine Goldkarte je Goldsucher macht die Runde, und wer sich zum Gold durchgegraben hat, wählt zuerst.
    }
rules-does-saboteur =
    { $game ->
        [saboteur2] Gewinnt, wenn das Gold nicht erreicht wird. Die Gewinner teilen: Je weniger es sind, desto mehr bekommt jeder.
       *[other] Gewinnt, wenn das Gold nicht erreicht wird: 4 Nuggets für einen einzelnen Saboteur, je 3 bei zweien oder dreien, je 2 bei vieren.
    } Niemand weiß, wer du bist, also grab nicht zu früh zu schlecht.
rules-does-greedy = Gräbt wie die anderen, gewinnt aber nur, wenn er sich selbst zum Gold durchgräbt: dann 4 Gold, und nichts für alle anderen.
rules-does-blue-digger = Gewinnt, wenn ein Weg ohne grüne Tür das Gold erreicht. Gräbt sich ein Goldsucher zum Gold durch und sein Team kann es erreichen, gewinnt dieses Team allein.
rules-does-green-digger = Gewinnt, wenn ein Weg ohne blaue Tür das Gold erreicht. Gräbt sich ein Goldsucher zum Gold durch und sein Team kann es erreichen, gewinnt dieses Team allein.
rules-does-boss = Gewinnt mit jedem Team von Goldsuchern, und auch dann, wenn das Gold angeschlossen ist, aber kein Team es erreichen kann. Bekommt 1 Gold weniger als die anderen Gewinner.
rules-does-profiteer = Gewinnt immer, egal mit wem. Bekommt 2 Gold weniger als die anderen Gewinner.
rules-does-geologist = Dem Geologen ist egal, wer gewinnt: Er bekommt 1 Gold für jeden Kristall, der am Ende der Runde im Labyrinth liegt. Zwei Geologen teilen.
rules-does-goal =
    Niemand weiß, was es ist, bis ein Weg es erreicht oder eine Schatzkarte es jemandem zeigt. { $goals_at_once ->
        [one] Erreicht ein Weg mehrere, wird eines davon aufgedeckt.
       *[all] Erreicht ein Weg mehrere, werden alle aufgedeckt; die Reihenfolge wählt der Spieler.
    }
rules-does-gold = Wonach alle graben. Wird es aufgedeckt, endet die Runde sofort.
rules-does-stone =
    Nichts als Fels. Er bleibt als Kurve im Labyrinth. { $goal_misfit ->
        [player] Passt er in keiner Richtung, legt der Spieler ihn, wie er mag.
       *[best_fit] Er wird so gelegt, dass er an den Weg anschließt und so gut wie möglich passt.
    }
rules-does-sack = Wer ihn aufdeckt, nimmt sich das gezeigte Gold, 1 oder 2. Die Runde geht weiter.
rules-does-dragon = Wer ihn aufdeckt, verliert 1 Gold, falls welches da ist. Die Runde geht weiter.
rules-does-spider = Die Runde endet sofort, als wäre das Gold nicht erreicht worden.
rules-does-chest-one-gold = Du nimmst 1 Gold.
rules-does-chest-no-more-maps = In dieser Runde keine Schatzkarten mehr auf Ziele. Truhen darf man noch ansehen.
rules-does-chest-no-draw = Du ziehst in diesem Zug nicht nach.
rules-does-chest-extra-draw = Du ziehst in diesem Zug eine Karte mehr.
rules-does-chest-move-a-goal = Rück ein verdecktes Ziel ein Feld weiter vom Start weg.
rules-does-chest-rob-a-hand = Statt nachzuziehen, bekommst du eine zufällige Karte aus der Hand eines anderen Spielers.
rules-does-chest-three-for-one = Zieh am Ende des Zuges drei Karten, behalte eine und wirf zwei ab.
rules-does-chest-look-at-a-role = Sieh dir heimlich die Rolle eines anderen Spielers an.
rules-does-chest-search-the-discard = Die Ablage wird gemischt; sieh dir fünf Karten an und behalte eine. Du ziehst nicht nach.
rules-does-chest-bury-five = Die obersten fünf Karten des Stapels kommen ungesehen auf die Ablage.
rules-does-gold-card = 1, 2 oder 3 Nuggets wert. Alle sehen, wie viele Karten du hast; nur du weißt, was sie wert sind. Wer nach drei Runden die meisten Nuggets hat, gewinnt.
rules-does-token = Gold, das alle sehen. Saboteur 2, das Turnier und einige Erweiterungen zahlen in Plättchen.
rules-does-toll-dwarf = Statt eines anderen Zuges wirf eine Karte ab und stell einen Zwerg an ein offenes Stollenende. Wer dort weiterbaut, zahlt dir 1 Gold.
