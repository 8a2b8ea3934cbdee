# Une partie finie, à revoir
replay-title = La partie, à revoir
replay-home = Vers l’entrée
replay-to-table = Vers la table
replay-loading = On va chercher la partie…
replay-course = Ce qui se passe
replay-players = Joueurs
replay-maze = Le labyrinthe
replay-fit = Voir tout le labyrinthe
replay-cell = { $cell } : { $card }
replay-nothing-seen = D’ici, on ne voyait rien.
replay-slider = Moment de la partie
replay-moment = Étape { $at } sur { $of }
replay-round = Manche { $round }
replay-play = Lecture
replay-pause = Pause
replay-step-back = Un pas en arrière
replay-step-on = Un pas en avant
replay-turn-back = Au tour précédent
replay-turn-on = Au tour suivant
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-all = cartes visibles
replay-eyes-onlooker = le public
replay-link = Copier le lien d’ici
replay-link-copied = Copié.
replay-role-hidden = rôle inconnu
replay-hand =
    { $cards ->
        [one] { $cards } carte en main
        [many] { $cards } de cartes en main
       *[other] { $cards } cartes en main
    }
replay-gold = { $gold ->
        [one] { $gold } pépite
        [many] { $gold } de pépites
       *[other] { $gold } pépites
    }
replay-purse =
    { $cards ->
        [0] { $tokens ->
                [one] { $tokens } pépite
                [many] { $tokens } de pépites
               *[other] { $tokens } pépites
            }
        [one] une carte d’or{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } pépite
            [many] {", "}{ $tokens } de pépites
           *[other] {", "}{ $tokens } pépites
        }
       *[other] { $cards } cartes d’or{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } pépite
            [many] {", "}{ $tokens } de pépites
           *[other] {", "}{ $tokens } pépites
        }
    }
replay-mark-friend = confiance
replay-mark-unsure = doute
replay-mark-foe = méfiance
replay-note = Tu as écrit :
replay-suspicion = Qui soupçonner, manche { $round }
replay-suspicion-onlooker = Ce qu’aurait dû penser quelqu’un qui ne voyait que la table : pour chacun, la chance d’être saboteur.
replay-suspicion-seat = Ce que { $name } aurait dû penser : pour chacun, la chance d’être saboteur.
replay-suspicion-waits = On réfléchit…
replay-suspicion-none = On ne sait rien de cette manche.
