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
    { $seat_is ->
        [you] Tu regardes
       *[other] { $seat } regarde
    } { $cards_count ->
        [one] { $cards_count } carte
        [many] { $cards_count } de cartes
       *[other] { $cards_count } cartes
    } { $from_deck ->
        [yes] du paquet
       *[no] de la défausse
    }{ $seen ->
        [yes] { "" } : { $cards }
       *[no] { "" }
    }
log-card-kept =
    { $seat_is ->
        [you] Tu gardes
       *[other] { $seat } garde
    } une des cartes{ $seen ->
        [yes] { "" } : { $card }
       *[no] { "" }
    }
log-play-search-trove =
    { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } une trouvaille
rules-name-trove = Trouvaille
rules-effect-trove = Au lieu de piocher dans le paquet, regarde les cinq cartes du dessus de la défausse et gardes-en une.
