### The command line, in French. The messages of the game are beside its rules, in docs/rules.

# Lines of the log that the terminal says in its own way: it shows no cards.
cli-play-lay-tunnel =
    { $player_is ->
        [you] Tu poses
       *[other] { $player } pose
    } en { $cell } : { $tunnel }
cli-play-detour =
    { $player_is ->
        [you] Tu déplaces
       *[other] { $player } déplace
    } la dernière galerie en { $cell } : { $tunnel }
cli-contributed =
    { $seat_is ->
        [you] Tu ajoutes
       *[other] { $seat } ajoute
    } au mélange : { $words }
cli-drew =
    { $seat_is ->
        [you] Tu pioches
       *[other] { $seat } pioche
    } { $cards_count ->
        [one] { $cards_count } carte
        [many] { $cards_count } de cartes
       *[other] { $cards_count } cartes
    }{ $seen ->
        [yes] { "" } : { $cards }
       *[no] { "" }
    }
cli-seat = Place { $number }
cli-held = { $player } : { $role } ; main : { $cards }
cli-in-front = devant : { $cards }
cli-goals = Arrivées : { $goals }
cli-chests = Coffres : { $chests }
cli-chest = { $found } (sous la carte : { $tunnel })
cli-new-roles = Nouveaux rôles : { $roles }
cli-nuggets =
    { $count ->
        [one] { $count } pépite
        [many] { $count } de pépites
       *[other] { $count } pépites
    }
cli-gold-cards =
    { $count ->
        [one] { $count } carte d’or
        [many] { $count } de cartes d’or
       *[other] { $count } cartes d’or
    }
cli-tokens = { $count } en jetons
cli-tokens-hidden = jetons face cachée
cli-asked =
    { $player } décide ({ $question }) : { $count ->
        [one] { $count } coup possible
        [many] { $count } de coups possibles
       *[other] { $count } coups possibles
    }
cli-game-over = La partie est terminée
cli-suspicion =
    Probabilité que chacun soit un saboteur, selon ce que savait { $viewer_is ->
        [nobody] un spectateur
       *[other] { $viewer }
    }
cli-round = Manche { $round }
cli-largest-changes = Plus grands changements
cli-turn = manche { $round }, tour { $turn }
cli-role-hidden = rôle non montré
