### Messages of the module veto.

part-veto = Veto
problem-let-pass = Du hast diese Karte schon zugelassen. Warte, bis sie wirkt.
problem-no-veto = Du hast das Veto nicht auf der Hand.
problem-veto-out-of-turn = Das Veto spielst du außer der Reihe, direkt nach der Karte eines anderen Spielers. Wähl jetzt eine andere Karte.
lobby-part-veto-description = Stopp eine Karte, die ein anderer Spieler gerade gespielt hat.
question-veto = Veto gegen diese Karte?
question-veto-hint = { $action }. Ein Veto verhindert das.
question-veto-allowed = Du hast sie zugelassen. Moment …
question-veto-not-in-hand = nicht auf deiner Hand
waiting-veto = Jetzt ist ein Veto gegen diese Karte möglich
card-veto = Veto
move-veto = Veto
move-let-pass = Zulassen
log-vetoed =
    { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } das Veto
rules-name-veto = Veto
rules-effect-veto = Du spielst es außer der Reihe, direkt nachdem ein anderer Spieler einen Stollen oder eine Aktion gespielt hat. Diese Karte hat dann keine Wirkung, und sein Zug ist vorbei.
