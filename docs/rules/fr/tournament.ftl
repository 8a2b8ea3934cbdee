### Messages of the module tournament.

part-tournament = Tournoi
problem-clash-tournament-wardrobe = Le vestiaire est incompatible avec le tournoi, où tous les rôles sont distribués.
problem-clash-seats-tournament = Le tournoi se joue de 5 à 9. Change le nombre de places.
lobby-part-tournament-description = De 5 à 9 joueurs : des nains cupides, une galerie au milieu, de l’or payé en jetons.
log-gold-dealt =
    { $seat_is ->
        [you] Tu reçois
       *[other] { $seat } reçoit
    } { $paid ->
        [one] { $paid } pépite
        [many] { $paid } de pépites
       *[other] { $paid } pépites
    }{ $short ->
        [yes] { "" } au lieu de { $due } : les cartes d’or restantes ne font pas le compte
       *[no] { "" }
    }
round-end-dealt =
    { $cards ->
        [0] Il ne reste plus d’or pour { $name }.
        [one] { $name } reçoit { $nuggets ->
                [one] { $nuggets } pépite
                [many] { $nuggets } de pépites
               *[other] { $nuggets } pépites
            } en une carte.
       *[other] { $name } reçoit { $nuggets ->
               [one] { $nuggets } pépite
               [many] { $nuggets } de pépites
              *[other] { $nuggets } pépites
           } en { $cards } cartes.
    }
