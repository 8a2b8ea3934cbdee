# La fin d’une manche
ending-title = La manche est finie
ending-found = L’or est trouvé !
ending-lost = La mine garde son or
ending-reached-by = { $name } a creusé jusqu’à l’or.
ending-reached = L’or est à découvert.
ending-not-reached = Personne n’est arrivé jusqu’à l’or.
ending-role = { $name } était { $role }.
ending-drawn =
    { $cards ->
        [one] { $cards } carte d’or circule.
        [many] { $cards } de cartes d’or circulent.
       *[other] { $cards } cartes d’or circulent.
    }
ending-taken = { $name } prend une carte d’or.
ending-taken-own =
    { $nuggets ->
        [one] Tu prends une carte de { $nuggets } pépite.
        [many] Tu prends une carte de { $nuggets } de pépites.
       *[other] Tu prends une carte de { $nuggets } pépites.
    }
ending-dealt =
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
ending-paid = { $name } reçoit { $tokens ->
        [one] { $tokens } pépite
        [many] { $tokens } de pépites
       *[other] { $tokens } pépites
    }.
ending-stole = { $name } vole une pépite à { $victim }.
ending-stole-nothing = { $name } voulait voler et repart les mains vides.
ending-nothing = Cette fois, pas d’or pour personne.
ending-choose-gold = Choisis ta carte d’or
ending-gold-card =
    { $nuggets ->
        [one] une carte de { $nuggets } pépite
        [many] une carte de { $nuggets } de pépites
       *[other] une carte de { $nuggets } pépites
    }
ending-choose-victim = Qui veux-tu voler ?
ending-steal-from-nobody = Renoncer
ending-waits-for = { $name } choisit une carte d’or…
ending-waits-for-thief = { $name } cherche une bourse bien pleine…
ending-skip = Tout montrer
ending-next-round = Manche suivante
ending-your-turn = Manche suivante : à toi de jouer
ending-to-podium = Vers le podium
ending-look = Regarder la table
ending-you = toi
ending-hidden-role = une carte de rôle, face cachée
ending-purse-cards =
    { $count ->
        [one] { $count } carte d’or
        [many] { $count } de cartes d’or
       *[other] { $count } cartes d’or
    }
ending-purse-tokens =
    { $count ->
        [one] { $count } pépite en jetons
        [many] { $count } de pépites en jetons
       *[other] { $count } pépites en jetons
    }


# La fin de la partie
podium-title = La partie est finie
podium-winner = { $name } gagne avec { $gold ->
        [one] { $gold } pépite
        [many] { $gold } de pépites
       *[other] { $gold } pépites
    }
podium-winners = { $names } gagnent ensemble avec { $gold ->
        [one] { $gold } pépite
        [many] { $gold } de pépites
       *[other] { $gold } pépites
    } par tête
podium-stopped = Partie arrêtée d’un commun accord
podium-stopped-more = Voici les rôles de chacun, et l’or amassé jusqu’ici.
podium-place = Rang { $place }
podium-gold = { $gold ->
        [one] { $gold } pépite
        [many] { $gold } de pépites
       *[other] { $gold } pépites
    }
podium-others = Les autres
podium-chart = L’or par manche
podium-round = Manche { $round }
podium-chart-missing = Impossible de tracer le graphique : { $why }
podium-who = Joueur
podium-total = Total
podium-replay = Revoir la partie
podium-rematch = Rejouer
podium-rematch-join = Rejoindre la revanche
podium-rematch-why = Les mêmes aux mêmes places ; ça commence quand tout le monde est là et d’attaque.
podium-rematch-open = Quelqu’un veut rejouer : une table attend.
podium-home = Vers l’entrée
