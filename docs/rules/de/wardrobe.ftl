### Messages of the module wardrobe.

part-wardrobe = Garderobe
problem-clash-wardrobe-party = Garderobe und Stollenparty lassen sich nicht kombinieren. Sie sind zwei Seiten derselben Karte.
lobby-part-wardrobe-description = Eine Karte im Labyrinth. Der erste Spieler, der sie erreicht, muss die Rolle wechseln.
card-wardrobe = Garderobe
log-wardrobe-entered =
    { $seat_is ->
        [you] Du erreichst die Garderobe und wechselst
       *[other] { $seat } erreicht die Garderobe und wechselt
    } die Rolle
rules-name-wardrobe = Garderobe
rules-effect-wardrobe =
    Liegt von Anfang an im Labyrinth. { $game ->
        [base] Der erste Spieler, der sie mit dem Start verbindet, muss seine Rolle gegen die überzählige Rollenkarte tauschen.
        [saboteur2] Der erste Spieler, der sie mit dem Start verbindet, muss die oberste Rolle vom Rollenstapel nehmen.
       *[any] Der erste Spieler, der sie mit dem Start verbindet, muss eine neue Rolle nehmen: die überzählige Rollenkarte oder, in Saboteur 2, die oberste vom Rollenstapel.
    }
