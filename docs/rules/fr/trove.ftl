### Messages of the module trove.

part-trove = Trouvaille
problem-card-not-there = Tu ne peux pas prendre cette carte. Choisis l’une de celles affichées.
problem-nothing-discarded = La défausse est vide. Choisis une autre carte.
lobby-part-trove-description = Au lieu de piocher, prends l’une des cinq cartes du dessus de la défausse.
question-card = Choisis une carte à garder
question-card-hint = Personne d’autre ne voit ces cartes. Celles que tu ne gardes pas vont à la défausse.
waiting-card = { $player } choisit une carte à garder
card-trove = trouvaille
move-search-trove = Fouiller la défausse
move-keep-card = Garder : { $card }
log-cards-lifted =
    { $from ->
        [deck] { $player } regarde { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        } du paquet
       *[discard] { $player } regarde { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        } de la défausse
    }
log-card-kept = { $player } garde une des cartes
log-card-kept-own = Tu gardes : { $card }
log-play-search-trove = { $player } joue une trouvaille
rules-name-trove = Trouvaille
rules-effect-trove = Au lieu de piocher dans le paquet, regarde les cinq cartes du dessus de la défausse et gardes-en une.
