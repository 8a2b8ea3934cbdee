### Messages of the module toll.

part-toll = Zollstollen
problem-toll-too-dear = Du hast nicht genug Gold für diesen Zoll.
problem-no-dwarf-left = Beide Zollzwerge wurden in dieser Runde schon eingesetzt.
problem-no-free-end = Ein Zollzwerg kommt an ein offenes Stollenende vor einem leeren Feld.
problem-no-toll = Hier fällt kein Zoll an. Wähl ein Feld mit Zoll.
problem-asked-already = Diesen Spieler hast du in diesem Zug schon gefragt. Frag einen anderen.
lobby-part-toll-description = Zwei Zollzwerge versperren den Weg. Um an einem vorbeizubauen, zahlst du seinem Besitzer 1 Gold.
table-dwarf = Zollzwerg von { $player }, { $side }
table-toll = { $count } Gold Zoll an { $player }
table-toll-paid = { $player } zahlt den Zoll
table-move-with-toll = { $move } ({ $toll })
pile-dwarfs =
    { $count ->
        [one] noch { $count } Zollzwerg
       *[other] noch { $count } Zollzwerge
    }
prompt-start-stand-dwarf = Wähl eine Karte, die du für den Zollzwerg abwirfst
prompt-start-ask-toll = Wähl das Feld mit dem Zoll
prompt-side = Wähl eine Seite
prompt-confirm-stand-dwarf = Zwerg aufstellen
prompt-confirm-ask-toll = Ums Zahlen bitten
prompt-mode-stand-dwarf = Zollzwerg aufstellen
prompt-mode-ask-toll = Spieler bitten, den Zoll zu zahlen
question-toll = Zoll zahlen?
question-toll-hint =
    { $player } bittet dich, den Zoll für dieses Feld zu zahlen: { $cell }. { $price ->
        [0] Der Zollzwerg dort gehört dir, also kostet es dich nichts.
       *[other] Kosten: { $toll }.
    }
waiting-toll = { $player } überlegt, ob der Zoll gezahlt wird
move-stand-dwarf = { $card } abwerfen und Zollzwerg aufstellen: { $cell }, { $side }
move-ask-toll = { $seat } bitten, den Zoll zu zahlen: { $cell }
move-answer-toll =
    { $pay ->
        [yes] Zoll zahlen
       *[no] Nicht zahlen
    }
log-tokens-moved =
    { $giver_is ->
        [you] Du zahlst
       *[other] { $giver } zahlt
    } { $tokens } Gold an { $taker_is ->
        [you] dich
       *[other] { $taker }
    }
log-dwarf-stood =
    { $seat_is ->
        [you] Du stellst
       *[other] { $seat } stellt
    } einen Zollzwerg auf: { $cell }
log-dwarf-left =
    { $owner_is ->
        [you] Dein Zollzwerg
       *[other] Der Zollzwerg von { $owner }
    } ist weg
log-toll-asked =
    { $asker_is ->
        [you] Du bittest
       *[other] { $asker } bittet
    } { $seat_is ->
        [you] dich
       *[other] { $seat }
    }, den Zoll zu zahlen
log-toll-answered =
    { $pay ->
        [yes] { $seat_is ->
            [you] Du bist
           *[other] { $seat } ist
        } bereit, den Zoll zu zahlen
       *[no] { $seat_is ->
            [you] Du lehnst
           *[other] { $seat } lehnt
        } es ab, den Zoll zu zahlen
    }
rules-name-toll-dwarf = Zollzwerg
rules-effect-toll-dwarf = Als Zug wirfst du eine Karte ab und stellst einen Zollzwerg an ein offenes Stollenende. Legt dort ein anderer Spieler einen Stollen, zahlt er dir 1 Gold.
