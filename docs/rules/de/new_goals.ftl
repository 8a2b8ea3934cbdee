### Messages of the module new_goals.

part-new_goals = Neue Ziele
lobby-part-new_goals-description = Fünf von acht Zielen: Säcke mit Gold, Drachen, eine Spinne und vielleicht gar kein Schatz.
lobby-option-new_goals_gold_sure = Schatz unter den neuen Zielen
lobby-value-new_goals_gold_sure-yes = Der Schatz ist immer dabei
lobby-value-new_goals_gold_sure-no = Der Schatz kann fehlen
card-sack-of-one = Sack mit 1 Gold
card-sack-of-two = Sack mit 2 Gold
card-dragon = Drache
card-spider = Spinne
log-nothing-to-lose =
    { $seat_is ->
        [you] Du triffst auf den Drachen, hast
       *[other] { $seat } trifft auf den Drachen, hat
    } aber kein Gold zu verlieren
rules-name-sack = Sack mit Gold
rules-name-dragon = Drache
rules-name-spider = Spinne
rules-effect-sack = Der Spieler, der ihn aufdeckt, nimmt sich das gezeigte Gold, 1 oder 2. Die Runde geht weiter.
rules-effect-dragon = Der Spieler, der ihn aufdeckt, verliert 1 Gold, falls er welches hat. Die Runde geht weiter.
rules-effect-spider = Die Runde endet sofort, als wäre der Schatz nicht erreicht worden.
