### Messages of the module chests.

part-chests = Coffres au trésor
problem-no-hand = Tu ne peux pas prendre de carte à ce joueur. Choisis-en un autre.
problem-no-role = Tu ne peux pas regarder ce rôle. Choisis un autre joueur.
problem-goal-cannot-move = Cette arrivée ne peut pas bouger. Choisis-en une autre.
problem-no-more-maps = Un coffre interdit les plans sur les arrivées pour cette manche. Choisis une autre carte.
problem-no-closed-chest = Il n’y a pas de coffre fermé ici. Choisis une autre case.
problem-clash-layout-without-chests = Ce jeu n’a pas de coffres. Ajoute d’abord les coffres au trésor.
problem-clash-chests-count = Il faut quatre coffres. Pose-les tous, ou choisis une autre disposition.
problem-clash-chests-outside = Pas de coffre ici ({ $cell }). Choisis une case entre le départ et les arrivées.
problem-clash-chests-taken = Pas de coffre ici ({ $cell }) : une autre carte occupe la case. Déplace le coffre, ou choisis une autre disposition.
problem-clash-chests-start = Pas de coffre ici ({ $cell }) : c’est trop près du départ. Déplace le coffre.
problem-clash-chests-twice = Deux coffres sont dans la même case ({ $cell }). Déplace l’un des deux.
problem-clash-chests-touch = Deux coffres sont côte à côte ({ $cell }). Déplace l’un des deux.
lobby-chest-layout = Disposition des coffres
lobby-chest-layout-gates = Portails
lobby-chest-layout-wings = Ailes
lobby-chest-layout-zigzag = Zigzag
lobby-chest-layout-random = Au hasard
lobby-chest-layout-custom = Personnalisée
lobby-chest-hint = Touche une case pour y poser un coffre. Touche un coffre pour le retirer.
lobby-chest-grid = Cases entre le départ et les arrivées. Les flèches changent de case, Entrée pose ou retire un coffre.
lobby-chest-left =
    { $left ->
        [0] Les quatre coffres sont posés.
        [one] Encore { $left } coffre à poser.
        [many] Encore { $left } de coffres à poser.
       *[other] Encore { $left } coffres à poser.
    }
lobby-chest-not-applied = Pas encore appliqué.
lobby-chest-cell-chest = coffre
lobby-chest-cell-free = libre
lobby-chest-cell-empty = vide
lobby-chest-cell-refused =
    { $why ->
        [start] le départ est ici
        [goal] une arrivée est ici
        [tournament] la galerie du tournoi est ici
        [wardrobe] le vestiaire est ici
        [party] la fête souterraine est ici
        [beside-start] trop près du départ
        [next] deux coffres ne peuvent pas être côte à côte
        [four] les quatre coffres sont posés ; retires-en d’abord un
        [chest] il y a déjà un coffre ici
       *[outside] les coffres vont entre le départ et les arrivées
    }
lobby-chest-clear = Retirer tous les coffres
lobby-chest-more-rows = Afficher plus de rangées
lobby-part-chests-description = Quatre coffres face cachée en chemin, chacun avec une surprise.
table-chest = le coffre { $number }
table-no-maps = plans interdits
question-move = Coffre : déplace une arrivée
question-move-hint = Choisis une arrivée. Elle s’éloigne du départ d’une case.
question-hand = Coffre : prends une carte
question-hand-hint = Choisis un joueur à qui prendre une carte au hasard.
question-role = Coffre : regarde un rôle
question-role-hint = Choisis le joueur dont tu veux voir le rôle.
waiting-move = { $player } choisit une arrivée à déplacer
waiting-hand = { $player } choisit un joueur à qui prendre une carte
waiting-role = { $player } choisit un rôle à regarder
card-mark-chest = venue d’un coffre
card-chest-face-down = coffre sous une galerie, face cachée
chest-one-gold = 1 pépite
chest-no-more-maps = plans interdits sur les arrivées
chest-no-draw = ne pas piocher ce tour-ci
chest-extra-draw = une carte de plus ce tour-ci
chest-move-a-goal = éloigner une arrivée
chest-rob-a-hand = prendre une carte à un joueur
chest-three-for-one = piocher trois, garder une
chest-look-at-a-role = regarder un rôle
chest-search-the-discard = fouiller la défausse
chest-bury-five = défausser cinq cartes du paquet
move-look-in-chest = Regarder le coffre { $chest_number }
move-open-chest = Ouvrir le coffre { $chest_number }
move-move-goal = Éloigner { $goal }
move-rob-hand = Prendre une carte à { $seat }
move-look-at-role = Regarder qui est { $seat }
log-goal-moved =
    { $seat_is ->
        [you] Tu éloignes
       *[other] { $seat } éloigne
    } { $goal } d’une case
log-chest-opened =
    { $seat_is ->
        [you] Tu ouvres
       *[other] { $seat } ouvre
    } un coffre : { $found }
log-chest-seen =
    { $seat_is ->
        [you] Tu regardes
       *[other] { $seat } regarde
    } dans le coffre{ $seen ->
        [yes] { "" } et { $seat_is ->
            [you] tu vois
           *[other] voit
        } : { $found }. La galerie au-dessus : { $tunnel }
       *[no] { "" }
    }
log-gold-picked =
    { $seat_is ->
        [you] Tu prends
       *[other] { $seat } prend
    } une carte d’or d’une pépite
log-nothing-to-pick =
    Il ne reste pas de carte d’or d’une pépite pour { $seat_is ->
        [you] toi
       *[other] { $seat }
    }
log-card-taken =
    { $other_is ->
        [you] { $seat } te prend une carte
       *[other] { $seat_is ->
            [you] Tu prends
           *[other] { $seat } prend
        } une carte à { $other }
    }{ $seen ->
        [yes] { "" } : { $card }
       *[no] { "" }
    }
log-deck-buried =
    { $cards_count ->
        [one] { $cards_count } carte du paquet est défaussée
        [many] { $cards_count } de cartes du paquet sont défaussées
       *[other] { $cards_count } cartes du paquet sont défaussées
    }
log-discard-shuffled = La défausse est mélangée
log-play-look-in-chest =
    { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } un plan sur le coffre { $chest_number }
rules-section-chests = Coffres au trésor
rules-name-chest-tunnel = Galerie à coffre
rules-name-chest-one-gold = Coffre : une pépite
rules-name-chest-no-more-maps = Coffre : plans interdits
rules-name-chest-no-draw = Coffre : ne pas piocher
rules-name-chest-extra-draw = Coffre : une carte de plus
rules-name-chest-move-a-goal = Coffre : déplacer une arrivée
rules-name-chest-rob-a-hand = Coffre : prendre une carte
rules-name-chest-three-for-one = Coffre : piocher trois, garder une
rules-name-chest-look-at-a-role = Coffre : regarder un rôle
rules-name-chest-search-the-discard = Coffre : fouiller la défausse
rules-name-chest-bury-five = Coffre : cinq cartes défaussées
rules-effect-chest-tunnel = Elle recouvre un coffre, face cachée. Quand un chemin l’atteint, elle est retournée et le joueur dont c’est le tour ouvre le coffre. Un éboulement peut la retirer, et le coffre aussi s’il est encore fermé.
rules-effect-chest-one-gold = Tu prends 1 pépite.
rules-effect-chest-no-more-maps = Les plans sont interdits sur les arrivées pour cette manche. Ils restent permis sur les coffres.
rules-effect-chest-no-draw = Tu ne pioches pas ce tour-ci.
rules-effect-chest-extra-draw = Tu pioches une carte de plus ce tour-ci.
rules-effect-chest-move-a-goal = Tu déplaces une arrivée face cachée d’une case, pour l’éloigner du départ.
rules-effect-chest-rob-a-hand = Au lieu de piocher, tu prends une carte au hasard dans la main d’un autre joueur.
rules-effect-chest-three-for-one = À la fin de ton tour, tu pioches trois cartes, tu en gardes une et tu en défausses deux.
rules-effect-chest-look-at-a-role = Tu regardes en secret le rôle d’un autre joueur.
rules-effect-chest-search-the-discard = La défausse est mélangée. Tu en regardes cinq cartes et tu en gardes une. Tu ne pioches pas.
rules-effect-chest-bury-five = Les cinq cartes du dessus du paquet sont défaussées face cachée.
