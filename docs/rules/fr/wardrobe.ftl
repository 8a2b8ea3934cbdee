### Messages of the module wardrobe.

part-wardrobe = Vestiaire
problem-clash-wardrobe-party = Le vestiaire et la fête souterraine sont incompatibles. Ce sont les deux faces d’une même carte.
lobby-part-wardrobe-description = Une carte du labyrinthe. Le premier joueur qui l’atteint doit changer de rôle.
card-wardrobe = vestiaire
log-wardrobe-entered =
    { $seat_is ->
        [you] Tu atteins le vestiaire et changes
       *[other] { $seat } atteint le vestiaire et change
    } de rôle
rules-name-wardrobe = Vestiaire
rules-effect-wardrobe =
    Il est dans le labyrinthe dès le début. { $game ->
        [base] Le premier joueur qui le relie au départ doit échanger son rôle contre le rôle non distribué.
        [saboteur2] Le premier joueur qui le relie au départ doit prendre le rôle du dessus de la pile.
       *[any] Le premier joueur qui le relie au départ doit prendre un nouveau rôle : le rôle non distribué ou, dans Saboteur 2, celui du dessus de la pile.
    }
