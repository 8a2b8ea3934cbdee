### Messages of the base game: cards, roles, moves, questions, refusals and the log.

comma-joined = { $first }, { $rest }
sentence = { $text }.
problem-game-over = La partie est terminée.
problem-not-your-turn = Ce n’est pas ton tour. Attends les autres joueurs.
problem-not-asked-for = Tu as d’abord autre chose à décider.
problem-not-in-hand = Cette carte n’est pas dans ta main. Choisis-en une autre.
problem-not-in-this-game = Ça ne fait pas partie de ce jeu. Choisis autre chose.
problem-own-seat =
    { $rule ->
        [none] C’est toi. Choisis un autre joueur.
        [TOLL-3] Tu ne peux demander de payer qu’à un autre joueur.
       *[other] Tu ne peux pas jouer cette carte sur toi. Choisis un autre joueur.
    }
problem-wrong-target =
    { $target ->
        [player] Choisis un joueur.
        [cell] Choisis une case du labyrinthe.
        [goal] Choisis une arrivée.
        [chest] Choisis une arrivée ou un coffre.
       *[none] Cette carte n’a pas de cible. Joue-la directement.
    }
problem-cell-taken = Il y a déjà une carte ici. Choisis une case vide.
problem-no-neighbour = Pose-la à côté d’une carte face visible du labyrinthe.
problem-sides-clash =
    { $sides ->
        [none] Cette galerie ne correspond pas à la carte voisine.
       *[other] Cette galerie ne correspond pas à ce qu’il y a { $sides }.
    } { $rotated ->
        [yes] Elle reste comme elle était.
       *[no] Choisis une autre case.
    }
problem-not-joined =
    { $rule ->
        [S2-8] Une échelle doit rejoindre une galerie par une ouverture.
       *[other] Aucun chemin venant du départ ne mène ici.
    } { $rotated ->
        [yes] Elle reste comme elle était.
       *[no] Choisis une autre case.
    }
problem-tools-broken = Tu ne peux pas poser de galerie avec un outil cassé. Répare-le, ou joue une autre carte.
problem-no-tunnel = Il n’y a pas de galerie ici. Choisis une galerie.
problem-not-removable = Un éboulement ne peut retirer ni le départ, ni une arrivée, ni une carte spéciale. Choisis une galerie.
problem-broken-already = Cet outil est déjà cassé. Choisis un autre joueur.
problem-nothing-to-repair = Cette carte n’a rien à réparer ici. Choisis un autre joueur ou une autre carte.
problem-wrong-tool = Cette carte ne répare pas cet outil. Choisis une autre carte.
problem-no-such-goal = Cette arrivée n’existe pas dans ce labyrinthe. Choisis-en une autre.
problem-goal-face-up = Cette arrivée est déjà face visible. Choisis-en une autre.
problem-goal-not-reached = Tu ne peux pas retourner cette carte maintenant. Choisis une carte en surbrillance.
problem-goal-misfit = La carte ne peut pas se poser dans ce sens. Tourne-la.
problem-gold-not-there = Tu ne peux pas prendre cette carte d’or. Choisis l’une de celles affichées.
problem-too-many-cards = Dans le jeu de base, tu ne défausses qu’une carte.
problem-clash-edition-base = L’édition { $edition } ne contient pas le jeu de base. Choisis DE24, UA24, UA16 ou RU16, ou ajoute Saboteur 2.
problem-clash-edition-extras = L’édition { $edition } n’a ni variantes, ni cartes spéciales, ni mini-extensions. Choisis DE24 ou UA24.
problem-clash-seats-base = Le jeu de base se joue de 3 à 10. Change le nombre de places.
problem-clash-first-seat = Le premier joueur que tu as choisi n’est pas à cette table. Choisis-en un autre, ou « Au hasard ».
table-nobody = personne
table-you = toi
table-role-of = { $player } ({ $role })
table-cell =
    { $direction ->
        [up] colonne { $column }, { $rows ->
            [one] { $rows } rangée
           *[other] { $rows } rangées
        } plus haut
        [down] colonne { $column }, { $rows ->
            [one] { $rows } rangée
           *[other] { $rows } rangées
        } plus bas
       *[level] colonne { $column }, rangée du départ
    }
# With the article: « Regarder l’arrivée 2 ».
table-goal = l’arrivée { $number }
question-goal = Choisis une carte à retourner
question-goal-hint =
    { $goals_at_once ->
        [one] Tu as atteint plusieurs arrivées. Une seule est retournée par tour.
       *[all] Tu as atteint plusieurs arrivées. Les autres suivront, sauf si la manche se termine.
    }
question-orientation = Choisis dans quel sens la poser
question-orientation-hint =
    { $goal_misfit ->
        [player] Les deux sens sont permis.
       *[best_fit] Les deux sens se valent.
    }
question-gold = Prends ton or
question-gold-hint =
    { $count ->
        [one] Cette carte te revient. Personne d’autre ne voit ce que tu prends.
        [many] Prends l’une de ces { $count } de cartes. Le reste va au chercheur suivant. Personne d’autre ne voit ce que tu prends.
       *[other] Prends l’une de ces { $count } cartes. Le reste va au chercheur suivant. Personne d’autre ne voit ce que tu prends.
    }
waiting-turn = À { $player } de jouer
waiting-goal = { $player } choisit une carte à retourner
waiting-orientation = { $player } choisit dans quel sens poser une carte
waiting-gold = { $player } choisit une carte d’or
waiting-nobody = Un instant…
card-tunnel = galerie { $parts }
card-parts = { $first } ; { $rest }
cards-joined = { $first } + { $rest }
cards-none = aucune carte
card-path = { $sides }
card-dead-end =
    { $count ->
        [one] avec un cul-de-sac { $sides }
       *[other] avec des culs-de-sac { $sides }
    }
card-direction-n = vers le haut
card-direction-e = vers la droite
card-direction-s = vers le bas
card-direction-w = vers la gauche
card-side-n = en haut
card-side-e = à droite
card-side-s = en bas
card-side-w = à gauche
card-goal-face-down = arrivée, face cachée
card-start = départ
card-gold = le trésor
card-stone = simple caillou
card-map = plan
card-rockfall = éboulement
card-broken-pickaxe = pioche cassée
card-broken-lantern = lanterne cassée
card-broken-cart = chariot cassé
card-repair-pickaxe = réparation de pioche
card-repair-lantern = réparation de lanterne
card-repair-cart = réparation de chariot
card-repair-pickaxe-lantern = réparation de pioche ou de lanterne
card-repair-pickaxe-cart = réparation de pioche ou de chariot
card-repair-lantern-cart = réparation de lanterne ou de chariot
tool-pickaxe = pioche
tool-lantern = lanterne
tool-cart = chariot
role-unknown = inconnu
role-digger = chercheur d’or
role-saboteur = saboteur
role-aim-unknown = Tu regardes la partie.
role-aim-digger = Creuse un chemin jusqu’au trésor. Si vous l’atteignez, les chercheurs se partagent l’or.
role-aim-saboteur = Empêche les chercheurs d’atteindre le trésor, sans te faire repérer.
move-lay-tunnel = Poser en { $cell } : { $tunnel }
move-read-map = Regarder { $goal }
move-rockfall = Éboulement en { $cell }
move-sabotage =
    { $seat_is ->
        [self] Casser { $card_id ->
                [broken-pickaxe] ta pioche
                [broken-lantern] ta lanterne
               *[broken-cart] ton chariot
            }
       *[other] Casser { $card_id ->
                [broken-pickaxe] la pioche
                [broken-lantern] la lanterne
               *[broken-cart] le chariot
            } à { $seat }
    }
move-repair =
    { $seat_is ->
        [self] Réparer { $tool ->
                [pickaxe] ta pioche
                [lantern] ta lanterne
               *[cart] ton chariot
            } avec : { $card }
       *[other] Réparer { $tool ->
                [pickaxe] la pioche
                [lantern] la lanterne
               *[cart] le chariot
            } pour { $seat } avec : { $card }
    }
move-pass =
    { $cards_count ->
        [one] Défausser : { $cards }
        [many] Défausser { $cards_count } de cartes : { $cards }
       *[other] Défausser { $cards_count } cartes : { $cards }
    }
move-turn-goal = Retourner { $goal }
move-lay-goal = { $tunnel }
move-take-gold =
    { $nuggets ->
        [one] Prendre { $nuggets } pépite
        [many] Prendre { $nuggets } de pépites
       *[other] Prendre { $nuggets } pépites
    }
log-round-begun =
    La manche { $round } commence. { $first_is ->
        [you] Tu joues en premier
       *[other] Premier joueur : { $first }
    }
log-round-ended =
    La manche est terminée : { $gold_reached ->
        [yes] le trésor a été atteint
       *[no] le trésor n’a pas été atteint
    }. Rôles : { $roles }{ $left_over_count ->
        [0] { "" }
        [one] { "" } ; non distribué : { $left_over }
       *[other] { "" } ; non distribués : { $left_over }
    }
log-game-ended = La partie est terminée. Victoire : { $winners }
log-passed =
    { $forced ->
        [yes] { $seat_is ->
            [you] Tu ne peux rien jouer et tu défausses
           *[other] { $seat } ne peut rien jouer et défausse
        }
       *[no] { $seat_is ->
            [you] Tu défausses
           *[other] { $seat } défausse
        }
    } { $cards_count ->
        [one] { $cards_count } carte
        [many] { $cards_count } de cartes
       *[other] { $cards_count } cartes
    }{ $seen ->
        [yes] { "" } : { $cards }
       *[no] { "" }
    }
log-goal-turned =
    { $seat_is ->
        [you] Tu retournes
       *[other] { $seat } retourne
    } { $goal } : { $face }
log-looked =
    { $seat_is ->
        [you] Tu regardes
       *[other] { $seat } regarde
    } { $goal }{ $seen ->
        [yes] { "" } et { $seat_is ->
            [you] tu vois
           *[other] voit
        } : { $face }
       *[no] { "" }
    }
log-gold-drawn =
    { $nuggets_count ->
        [one] { $nuggets_count } carte d’or est partagée
        [many] { $nuggets_count } de cartes d’or sont partagées
       *[other] { $nuggets_count } cartes d’or sont partagées
    }
log-gold-taken =
    { $seat_is ->
        [you] Tu prends
       *[other] { $seat } prend
    } une carte d’or{ $seen ->
        [yes] { "" } { $nuggets ->
            [one] d’une pépite
            [many] de { $nuggets } de pépites
           *[other] de { $nuggets } pépites
        }
       *[no] { "" }
    }
log-tokens-paid =
    { $tokens_is ->
        [negative] { $seat_is ->
            [you] Tu perds
           *[other] { $seat } perd
        }
       *[positive] { $seat_is ->
            [you] Tu reçois
           *[other] { $seat } reçoit
        }
    } { $tokens ->
        [one] { $tokens } pépite
        [many] { $tokens } de pépites
       *[other] { $tokens } pépites
    }
log-nobody-can-play = Le paquet est vide et plus personne ne peut jouer de carte
log-contributed =
    { $seat_is ->
        [you] Tu ajoutes
       *[other] { $seat } ajoute
    } des mots au mélange
log-play-lay-tunnel =
    { $player_is ->
        [you] Tu poses
       *[other] { $player } pose
    } une galerie en { $cell }
log-play-read-map =
    { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } un plan sur { $goal }
log-play-rockfall =
    { $player_is ->
        [you] Tu joues
       *[other] { $player } joue
    } un éboulement en { $cell }
log-play-sabotage =
    { $seat_is ->
        [self] { $player_is ->
            [you] Tu casses
           *[other] { $player } casse
        } { $card_id ->
            [broken-pickaxe] { $player_is ->
                [you] ta
               *[other] sa
            } propre pioche
            [broken-lantern] { $player_is ->
                [you] ta
               *[other] sa
            } propre lanterne
           *[broken-cart] { $player_is ->
                [you] ton
               *[other] son
            } propre chariot
        }
        [you] { $player } casse { $card_id ->
            [broken-pickaxe] ta pioche
            [broken-lantern] ta lanterne
           *[broken-cart] ton chariot
        }
       *[other] { $player_is ->
            [you] Tu casses
           *[other] { $player } casse
        } { $card_id ->
            [broken-pickaxe] la pioche
            [broken-lantern] la lanterne
           *[broken-cart] le chariot
        } à { $seat }
    }
log-play-repair =
    { $seat_is ->
        [self] { $player_is ->
            [you] Tu répares
           *[other] { $player } répare
        } { $tool ->
            [pickaxe] { $player_is ->
                [you] ta
               *[other] sa
            } propre pioche
            [lantern] { $player_is ->
                [you] ta
               *[other] sa
            } propre lanterne
           *[cart] { $player_is ->
                [you] ton
               *[other] son
            } propre chariot
        }
        [you] { $player } répare { $tool ->
            [pickaxe] ta pioche
            [lantern] ta lanterne
           *[cart] ton chariot
        }
       *[other] { $player_is ->
            [you] Tu répares
           *[other] { $player } répare
        } { $tool ->
            [pickaxe] la pioche
            [lantern] la lanterne
           *[cart] le chariot
        } pour { $seat }
    }
rules-name-passage = Passage
rules-name-dead-end = Cul-de-sac
rules-name-bridge = Pont
rules-name-double-curve = Double virage
rules-name-stub = Passage avec un cul-de-sac
rules-name-start = Départ
rules-name-sabotage = Outil cassé
rules-name-repair = Réparation
rules-name-repair-either = Réparation au choix
rules-name-map = Plan
rules-name-rockfall = Éboulement
rules-name-digger = Chercheur d’or
rules-name-saboteur = Saboteur
rules-name-goal = Arrivée, face cachée
rules-name-gold = Trésor
rules-name-stone = Caillou
rules-name-gold-card = Carte d’or
rules-name-token = Jeton d’or
rules-effect-passage =
    Pose-le dans une case vide à côté du labyrinthe. Chaque côté doit correspondre aux cartes voisines : ouvert contre ouvert, fermé contre fermé. { $lay_must_join ->
        [no] Dans cette édition, ça suffit, même si aucun chemin venant du départ n’y mène.
       *[yes] Il doit prolonger un chemin venant du départ.
    } Tu peux le tourner tête en bas, mais pas le mettre en travers.
rules-effect-dead-end = Se pose comme toute galerie, mais aucun chemin ne le traverse. Les saboteurs s’en servent pour bloquer le passage. Si tu es chercheur, défausse-le.
rules-effect-bridge = Deux chemins qui se croisent sans se rencontrer. L’un doit prolonger un chemin venant du départ. Pour l’autre, il suffit qu’il corresponde aux cartes voisines.
rules-effect-double-curve = Deux virages qui ne se rencontrent pas. L’un doit prolonger un chemin venant du départ. Pour l’autre, il suffit qu’il corresponde aux cartes voisines.
rules-effect-stub = Un passage bordé d’un ou deux culs-de-sac. Aucun chemin ne traverse un cul-de-sac, mais il doit correspondre aux cartes voisines.
rules-effect-start = Tous les chemins commencent ici. Le départ est ouvert des quatre côtés et ne peut pas être retiré.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Joue cette carte sur n’importe quel joueur, même toi.
       *[another] Joue cette carte sur un autre joueur.
    } Un joueur qui a un outil cassé ne peut pas poser de galerie. Le même outil ne peut pas être cassé deux fois.
rules-effect-repair = Répare cet outil, pour toi ou pour un autre joueur. Les deux cartes sont défaussées.
rules-effect-repair-either = Répare l’un des deux outils montrés, pour toi ou pour un autre joueur.
rules-effect-map = Regarde en secret une arrivée face cachée. Tout le monde voit laquelle, mais personne d’autre ne voit ce que c’est. Tu peux dire la vérité, ou mentir. Avec les coffres au trésor, tu peux aussi regarder un coffre et la galerie qui le recouvre.
rules-effect-rockfall = Retire une galerie du labyrinthe, mais ni le départ ni une arrivée. N’importe quel joueur peut ensuite combler le trou.
rules-effect-digger =
    Tu gagnes quand un chemin atteint le trésor. { $gold_draw ->
        [per_player] Les chercheurs se partagent une carte d’or par joueur : certains en reçoivent donc deux.
       *[per_digger] Chaque chercheur reçoit une carte d’or. Celui qui a terminé le chemin choisit en premier.
    }
rules-effect-saboteur =
    { $game ->
        [saboteur2] Tu gagnes quand le trésor n’est pas atteint. Moins il y a de gagnants, plus chacun reçoit d’or.
       *[other] Tu gagnes quand le trésor n’est pas atteint. Un saboteur seul reçoit 4 pépites, deux ou trois en reçoivent 3 chacun, quatre en reçoivent 2 chacun.
    } Personne ne connaît ton rôle : ne te trahis pas trop tôt.
rules-effect-goal =
    Personne ne sait ce que c’est avant qu’un chemin l’atteigne. Avec un plan, tu peux la regarder en secret. { $goals_at_once ->
        [one] Si un chemin en atteint plusieurs d’un coup, une seule est retournée.
       *[all] Si un chemin en atteint plusieurs d’un coup, elles sont toutes retournées, dans l’ordre choisi par le joueur.
    }
rules-effect-gold = Les chercheurs essaient d’atteindre cette arrivée. Dès qu’elle est retournée, la manche se termine.
rules-effect-stone =
    Un simple caillou. Il reste dans le labyrinthe comme un virage. { $goal_misfit ->
        [player] S’il ne correspond dans aucun sens, le joueur choisit comment le poser.
       *[best_fit] Il se pose de façon à rejoindre le chemin, dans le sens qui correspond le mieux.
    }
rules-effect-gold-card = Vaut 1, 2 ou 3 pépites. Tout le monde voit combien de cartes d’or tu as, mais personne d’autre ne sait ce qu’elles valent. Après trois manches, le joueur qui a le plus de pépites gagne.
rules-effect-token =
    De l’or payé en jetons et non en cartes. { $tokens_open ->
        [no] À cette table, personne d’autre ne voit combien d’or tu as, mais tout le monde voit ce que tu reçois.
       *[yes] Tout le monde voit combien d’or tu as.
    } Saboteur 2, le tournoi et certaines extensions paient en jetons.
