### Messages of the module veto.

part-veto = Veto
problem-let-pass = Tu as déjà laissé faire. Attends que la carte prenne effet.
problem-no-veto = Tu n’as pas la carte veto.
problem-veto-out-of-turn = Le veto se joue en dehors de ton tour, juste après la carte d’un autre joueur. Choisis une autre carte.
lobby-part-veto-description = Annule la carte qu’un autre joueur vient de jouer.
question-veto = Un veto sur cette carte ?
question-veto-hint = { $action }. Un veto annule la carte.
question-veto-allowed = Tu laisses faire. Un instant…
question-veto-not-in-hand = pas dans ta main
waiting-veto = Veto possible sur cette carte
card-veto = veto
move-veto = Veto
move-let-pass = Laisser faire
log-vetoed =
    { $seat_is ->
        [you] Tu joues
       *[other] { $seat } joue
    } le veto
rules-name-veto = Veto
rules-effect-veto = Se joue en dehors de ton tour, juste après qu’un autre joueur a joué une galerie ou une action. Sa carte n’a aucun effet, et son tour est terminé.
