### Messages of the module veto.

part-veto = Veto
problem-let-pass = You already allowed this card. Wait until it takes effect.
problem-no-veto = You don’t have the veto card.
problem-veto-out-of-turn = The veto is played out of turn, right after another player’s card. Choose another card now.
lobby-part-veto-description = Cancel a card that another player has just played.
question-veto = Veto this card?
question-veto-hint = { $action }. A veto cancels the card.
question-veto-allowed = You allowed it. One moment…
question-veto-not-in-hand = not in your hand
waiting-veto = Players can veto this card now
card-veto = veto
move-veto = Veto
move-let-pass = Allow it
log-vetoed =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } played the veto
rules-name-veto = Veto
rules-effect-veto = Play it out of turn, right after another player plays a tunnel or an action. That card has no effect, and that player’s turn is over.
