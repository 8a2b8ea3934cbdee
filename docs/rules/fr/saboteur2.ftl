### Messages of the module saboteur2.

part-saboteur2 = Saboteur 2
problem-ladder-at-goal = Tu ne peux pas poser une échelle ainsi à côté d’une arrivée. Choisis une autre case.
problem-trapped = Un piège t’empêche de poser des galeries. Joue une autre carte, ou passe.
problem-theft-already = Tu as déjà un vol devant toi. Choisis une autre carte.
problem-no-theft = Ce joueur n’a pas de vol à retirer. Choisis-en un autre.
problem-trapped-already = Ce joueur est déjà piégé. Choisis-en un autre.
problem-not-trapped = Ce joueur n’est pas piégé. Choisis-en un autre.
problem-no-victim = Tu ne peux pas voler ce joueur. Choisis-en un autre.
problem-not-yours = Tu ne peux retirer que les cartes posées devant toi.
problem-nothing-in-front = Il n’y a pas de carte de ce genre à retirer. Choisis-en une autre.
problem-clash-saboteur2-greedy_dwarf = Le nain cupide est incompatible avec Saboteur 2. Il est réservé au jeu de base.
problem-clash-saboteur2-sabotaged_dwarf = Le nain saboté est incompatible avec Saboteur 2. Il est réservé au jeu de base.
problem-clash-saboteur2-tournament = Le tournoi est incompatible avec Saboteur 2. Il est réservé au jeu de base.
problem-clash-edition-saboteur2 = L’édition { $edition } ne contient pas Saboteur 2. Choisis DE24, UA24, PL2 ou FR2.
problem-clash-seats-saboteur2 = Saboteur 2 se joue de 2 à 12. Change le nombre de places.
lobby-part-saboteur2-description = Deux équipes de chercheurs, avec des portes, des échelles, des vols, des pièges et de nouveaux rôles. De 2 à 12 joueurs.
lobby-option-discard_two_helps = Défausser deux cartes
lobby-value-discard_two_helps-self = Retire une carte action devant toi
lobby-value-discard_two_helps-anyone = Retire une carte action devant n’importe quel joueur
lobby-option-ladder_needs_opening = Échelles et galeries
lobby-value-ladder_needs_opening-yes = Une échelle doit rejoindre une galerie par une ouverture
lobby-value-ladder_needs_opening-no = Il suffit qu’une échelle touche une galerie
lobby-option-ladder_goal_ban = Échelles et arrivées
lobby-value-ladder_goal_ban-touching = Une échelle ne peut pas être à côté d’une arrivée
lobby-value-ladder_goal_ban-open_side = Une échelle ne peut pas s’ouvrir vers une arrivée
lobby-option-inspection_target = Inspection
lobby-value-inspection_target-another = Tu regardes le rôle d’un autre joueur
lobby-value-inspection_target-any = Tu regardes n’importe quel rôle, même le tien
lobby-option-theft_optional = Vols
lobby-value-theft_optional-yes = Tu peux voler
lobby-value-theft_optional-no = Tu dois voler
prompt-start-discard-two = Choisis deux cartes à défausser
prompt-confirm-discard-two = Défausser les deux
prompt-mode-discard-two = Retirer une carte (en défausser deux)
question-victim = Vole 1 pépite
question-victim-hint = Choisis le joueur à voler.
waiting-victim = { $player } choisit un joueur à voler
card-ladder-path = avec une échelle { $sides }
card-mark-crystal = avec un cristal
card-mark-blue-door = avec une porte bleue
card-mark-green-door = avec une porte verte
card-theft = vol
card-hands-off = bas les pattes
card-trapped = piège
card-free = libération
card-inspection = inspection
card-hat-swap = troc de chapeaux
card-hand-swap = troc de mains
role-blue-digger = chercheur bleu
role-green-digger = chercheur vert
role-boss = boss
role-profiteer = profiteur
role-geologist = géologue
role-aim-blue-digger = Atteins le trésor par un chemin sans porte verte. Le mieux : termine-le toi-même.
role-aim-green-digger = Atteins le trésor par un chemin sans porte bleue. Le mieux : termine-le toi-même.
role-aim-boss = Tu gagnes avec l’une ou l’autre équipe de chercheurs, mais tu reçois 1 pépite de moins.
role-aim-profiteer = Tu gagnes toujours, mais tu reçois 2 pépites de moins que les autres gagnants.
role-aim-geologist = Tu reçois de l’or pour les cristaux du labyrinthe, quel que soit le gagnant.
move-plan-theft = Jouer un vol devant toi
move-hands-off =
    { $seat_is ->
        [self] Retirer ton propre vol
       *[other] Retirer son vol à { $seat }
    }
move-trap = Piéger { $seat }
move-free =
    { $seat_is ->
        [self] Te libérer
       *[other] Libérer { $seat }
    }
move-inspect =
    { $seat_is ->
        [self] Regarder ton propre rôle
       *[other] Regarder qui est { $seat }
    }
move-swap-hats =
    { $seat_is ->
        [self] Prendre un nouveau rôle
       *[other] Donner un nouveau rôle à { $seat }
    }
move-swap-hands = Échanger ta main avec { $seat }
move-discard-two =
    { $seat_is ->
        [self] Défausser { $cards } pour retirer devant toi : { $front }
       *[other] Défausser { $cards } pour retirer devant { $seat } : { $front }
    }
move-steal =
    { $seat_is ->
        [nobody] Ne pas voler
       *[other] Voler { $seat }
    }
log-discarded-two =
    { $seat_is ->
        [you] Tu défausses
       *[other] { $seat } défausse
    } deux cartes{ $seen ->
        [yes] { "" } : { $cards }
       *[no] { "" }
    }
log-taken-from-front =
    Carte retirée devant { $seat_is ->
        [you] toi
       *[other] { $seat }
    } : { $card }
log-role-seen =
    { $other_is ->
        [self] { $seat_is ->
            [you] Tu regardes ton
           *[other] { $seat } regarde son
        } propre rôle
        [you] { $seat_is ->
            [you] Tu regardes
           *[other] { $seat } regarde
        } qui tu es
       *[other] { $seat_is ->
            [you] Tu regardes
           *[other] { $seat } regarde
        } qui est { $other }
    }{ $seen ->
        [yes] { "" } : { $role }
       *[no] { "" }
    }
log-stole =
    { $victim_is ->
        [nobody] { $seat_is ->
            [you] Tu ne voles
           *[other] { $seat } ne vole
        } rien
        [you] { $seat_is ->
            [you] Tu voles
           *[other] { $seat } te vole
        } 1 pépite
       *[other] { $seat_is ->
            [you] Tu voles
           *[other] { $seat } vole
        } 1 pépite à { $victim }
    }
log-role-changed =
    { $seat_is ->
        [you] Tu reçois
       *[other] { $seat } reçoit
    } un nouveau rôle
log-hands-swapped =
    { $seen ->
        [yes] { $seat_is ->
            [you] Tu reçois
           *[other] { $seat } reçoit
        } : { $got }. { $other_is ->
            [you] Tu reçois
           *[other] { $other } reçoit
        } : { $given }
       *[no] { $seat_is ->
            [you] Tu échanges ta
           *[other] { $seat } échange sa
        } main avec { $other_is ->
            [you] toi
           *[other] { $other }
        }
    }
log-play-plan-theft =
    { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } un vol
log-play-hands-off =
    { $player_is ->
        [you] Tu retires
       *[other] { $player } retire
    } { $seat_is ->
        [self] { $player_is ->
            [you] ton
           *[other] son
        } propre vol
        [you] ton vol
       *[other] son vol à { $seat }
    }
log-play-trap =
    { $seat_is ->
        [you] { $player } te piège
       *[other] { $player_is ->
            [you] Tu pièges
           *[other] { $player } piège
        } { $seat }
    }
log-play-free =
    { $seat_is ->
        [self] { $player_is ->
            [you] Tu te libères
           *[other] { $player } se libère
        }
        [you] { $player } te libère
       *[other] { $player_is ->
            [you] Tu libères
           *[other] { $player } libère
        } { $seat }
    }
log-play-inspect =
    { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } une inspection sur { $seat_is ->
        [self] { $player_is ->
            [you] ton
           *[other] son
        } propre rôle
        [you] toi
       *[other] { $seat }
    }
log-play-swap-hats =
    { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } un troc de chapeaux { $seat_is ->
        [self] pour changer de rôle
        [you] sur toi
       *[other] sur { $seat }
    }
log-play-swap-hands =
    { $player_is ->
        [you] Tu échanges ta
       *[other] { $player } échange sa
    } main avec { $seat_is ->
        [you] toi
       *[other] { $seat }
    }
round-end-stole = { $name } vole 1 pépite à { $victim }.
round-end-stole-nothing = { $name } ne vole rien.
round-end-choose-victim = Choisis le joueur à voler
round-end-no-theft = Ne pas voler
round-end-waiting-for-thief = { $name } choisit un joueur à voler…
rules-name-crystal = Cristal
rules-name-blue-door = Porte bleue
rules-name-green-door = Porte verte
rules-name-ladder = Échelle
rules-name-theft = Vol
rules-name-hands-off = Bas les pattes
rules-name-trapped = Piège
rules-name-free = Libération
rules-name-inspection = Inspection
rules-name-hat-swap = Troc de chapeaux
rules-name-hand-swap = Troc de mains
rules-name-blue-digger = Chercheur bleu
rules-name-green-digger = Chercheur vert
rules-name-boss = Boss
rules-name-profiteer = Profiteur
rules-name-geologist = Géologue
rules-effect-crystal = Une galerie avec un cristal. À la fin de la manche, les géologues reçoivent 1 pépite par cristal du labyrinthe.
rules-effect-blue-door = Tu peux continuer à creuser derrière, quel que soit ton rôle. Mais les chercheurs verts ne peuvent pas gagner par un chemin qui la traverse. Il leur en faut un sans porte bleue.
rules-effect-green-door = Tu peux continuer à creuser derrière, quel que soit ton rôle. Mais les chercheurs bleus ne peuvent pas gagner par un chemin qui la traverse. Il leur en faut un sans porte verte.
rules-effect-ladder =
    Une échelle est toujours reliée au départ et à toutes les autres échelles : tu peux donc y commencer un nouveau chemin. { $ladder_needs_opening ->
        [yes] Elle doit rejoindre une galerie par une ouverture.
       *[no] Il suffit qu’elle touche une galerie face visible et lui corresponde.
    } { $ladder_goal_ban ->
        [open_side] Ses côtés ouverts ne peuvent pas donner sur une arrivée.
       *[touching] Elle ne peut pas être à côté d’une arrivée.
    }
rules-effect-theft =
    Joue cette carte devant toi. Si elle y est encore une fois l’or partagé, et si tu n’as pas de piège devant toi, tu { $theft_optional ->
        [yes] peux prendre
       *[no] prends
    } 1 pépite à un autre joueur.
rules-effect-hands-off = Retire un vol à n’importe quel joueur.
rules-effect-trapped = Joue cette carte sur un autre joueur. Un joueur piégé ne peut pas poser de galerie. S’il l’est encore à la fin de la manche, il ne reçoit pas d’or et ne peut pas voler.
rules-effect-free = Retire un piège à n’importe quel joueur, même à toi.
rules-effect-inspection =
    { $inspection_target ->
        [any] Regarde en secret le rôle de n’importe quel joueur. Sur toi, cette carte ne t’apprend rien.
       *[another] Regarde en secret le rôle d’un autre joueur.
    }
rules-effect-hat-swap = Choisis n’importe quel joueur, même toi. Il met son rôle sous la pile et prend celui du dessus. Lui seul voit son nouveau rôle.
rules-effect-hand-swap = Échange tes cartes restantes avec la main d’un autre joueur. Ce joueur pioche une carte, toi non.
rules-effect-blue-digger = Tu gagnes quand un chemin sans porte verte atteint le trésor. Si un chercheur termine le chemin et que son équipe peut atteindre le trésor, elle gagne seule.
rules-effect-green-digger = Tu gagnes quand un chemin sans porte bleue atteint le trésor. Si un chercheur termine le chemin et que son équipe peut atteindre le trésor, elle gagne seule.
rules-effect-boss = Tu gagnes avec l’une ou l’autre équipe de chercheurs, et aussi quand des portes arrêtent les deux équipes en route vers le trésor. Tu reçois 1 pépite de moins que les autres gagnants.
rules-effect-profiteer = Tu gagnes toujours, avec les autres gagnants. Tu reçois 2 pépites de moins qu’eux.
rules-effect-geologist = Tu reçois 1 pépite par cristal présent dans le labyrinthe à la fin de la manche, quel que soit le gagnant. Deux géologues se partagent l’or.
