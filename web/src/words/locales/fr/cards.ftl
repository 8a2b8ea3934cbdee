# Les cartes par leur nom. Une galerie se nomme d’après les côtés où elle mène.
card-tunnel = Galerie : { $parts }
card-way = { $sides }
card-ladder-way = échelle { $sides }
card-dead-end =
    { $count ->
        [one] impasse { $sides }
       *[other] impasses { $sides }
    }
card-side-n = en haut
card-side-e = à droite
card-side-s = en bas
card-side-w = à gauche
card-mark-crystal = cristal
card-mark-blue-door = porte bleue
card-mark-green-door = porte verte
card-mark-chest = venue d’un coffre
card-goal-face-down = arrivée, face cachée
card-chest-face-down = coffre sous une galerie, face cachée
card-start = départ de la mine
card-wardrobe = vestiaire
card-party = fête souterraine
card-gold = le trésor
card-stone = simple caillou
card-sack-of-one = sac d’une pépite
card-sack-of-two = sac de deux pépites
card-dragon = dragon
card-spider = araignée
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
card-master-craftsman = maître artisan
card-theft = vol
card-hands-off = bas les pattes
card-trapped = piège
card-free = libération
card-inspection = inspection
card-hat-swap = troc de chapeaux
card-hand-swap = troc de mains
card-goal-swap = troc d’arrivées
card-trove = trouvaille
card-change-of-direction = changement de sens
card-path-specialist = expert en galeries
card-detour = déviation
card-veto = veto

# Les outils avec leur article : ils entrent ainsi dans les phrases.
tool-pickaxe = la pioche
tool-lantern = la lanterne
tool-cart = le chariot

role-unknown = inconnu
role-digger = chercheur d’or
role-saboteur = saboteur
role-greedy = nain cupide
role-blue-digger = chercheur bleu
role-green-digger = chercheur vert
role-boss = boss
role-profiteer = profiteur
role-geologist = géologue

role-wants-unknown = Tu regardes.
role-wants-digger = Creuse jusqu’au trésor. S’il est atteint, les chercheurs se partagent l’or.
role-wants-saboteur = Fais en sorte que personne n’atteigne le trésor. Et ne te fais pas pincer.
role-wants-greedy = Relie le trésor de tes propres mains : c’est ta seule façon de gagner, et tu gagnes sans partage.
role-wants-blue-digger = Atteins le trésor par un chemin sans porte verte. Le mieux : relie-le de tes propres mains.
role-wants-green-digger = Atteins le trésor par un chemin sans porte bleue. Le mieux : relie-le de tes propres mains.
role-wants-boss = Tu gagnes avec l’équipe qui gagne, et reçois une pépite de moins.
role-wants-profiteer = Tu gagnes quel que soit le vainqueur, et reçois deux pépites de moins.
role-wants-geologist = On te paie les cristaux du labyrinthe, quel que soit le vainqueur.

chest-one-gold = une pépite
chest-no-more-maps = plus de plans sur les arrivées
chest-no-draw = pas de carte ce tour-ci
chest-extra-draw = une carte de plus ce tour-ci
chest-move-a-goal = éloigner une arrivée
chest-rob-a-hand = prendre une carte dans une main
chest-three-for-one = piocher trois, garder une
chest-look-at-a-role = regarder un rôle
chest-search-the-discard = fouiller la défausse
chest-bury-five = cinq cartes du paquet sont perdues

# Ce que fait une carte, en une phrase ou deux.
card-does-tunnel = Pose-la au bout d’un chemin venu du départ, tous les côtés raccordés. Tu peux la retourner tête en bas.
card-does-dead-end = On dirait un chemin, mais rien ne passe. Comme toute galerie, elle doit prolonger un chemin venu du départ.
card-does-two-ways = Deux chemins qui ne se rencontrent pas. L’un d’eux doit prolonger un chemin venu du départ.
card-does-way-and-stub = Un chemin bordé d’impasses. Rien ne passe par une impasse.
card-does-crystal = Une galerie avec un cristal : chaque cristal du labyrinthe vaut de l’or pour un géologue.
card-does-door = Tout le monde peut la poser et la passer en creusant. Au partage de l’or, elle ne laisse passer que les chercheurs de sa couleur.
card-does-ladder =
    Reliée au départ et à toutes les autres échelles, où qu’elle soit. { $ladder ->
        [open_side] Aucun de ses côtés ouverts ne doit donner sur une arrivée.
       *[touching] Elle ne peut pas toucher une arrivée.
    }
card-does-chest = La galerie qui recouvrait un coffre.
card-does-map = Regarde une arrivée face cachée, en secret. S’il y a des coffres en jeu, tu peux regarder un coffre à la place.
card-does-rockfall = Retire une galerie du labyrinthe. Le départ et les arrivées tiennent bon.
card-does-sabotage =
    { $sabotage ->
        [any] Casse un outil de n’importe qui. Avec un outil cassé, on ne pose plus de galeries.
       *[another] Casse un outil d’un autre joueur. Avec un outil cassé, on ne pose plus de galeries.
    }
card-does-repair-one = Répare cet outil, chez toi ou chez un autre.
card-does-repair-two = Répare l’un des deux outils, chez toi ou chez un autre.
card-does-master-craftsman = Répare n’importe quel outil cassé, chez toi ou chez un autre. N’ouvre aucun piège.
card-does-theft =
    { $theft ->
        [may] Pose-la devant toi. Si elle y est encore au partage de l’or, tu peux voler une pépite.
       *[must] Pose-la devant toi. Si elle y est encore au partage de l’or, tu voles une pépite.
    }
card-does-hands-off = Retire un vol à un joueur.
card-does-trapped = Piège un autre joueur : tant qu’elle est là, ni galeries, ni part d’or, ni vol.
card-does-free = Ouvre un piège, le tien ou celui d’un autre.
card-does-inspection =
    { $inspection ->
        [any] Regarde le rôle d’un joueur, en secret.
       *[another] Regarde le rôle d’un autre joueur, en secret.
    }
card-does-hat-swap = Un joueur prend un nouveau rôle sur la pile. Tu peux te choisir.
card-does-hand-swap = Échange toutes tes cartes avec un autre joueur, qui pioche ensuite à ta place.
card-does-goal-swap = Prends deux arrivées face cachée et repose-les, échangées ou non. Personne d’autre n’en sait rien.
card-does-trove = Au lieu de piocher, regarde les cinq cartes du dessus de la défausse et gardes-en une.
card-does-change-of-direction = Jusqu’à la fin de la manche, on joue dans l’autre sens.
card-does-path-specialist = Pose deux galeries ce tour-ci, puis pioche deux cartes.
card-does-detour = Déplace la dernière galerie posée là où elle se raccorde.
card-does-veto = Un autre vient de jouer une carte ? Arrête-la. Ne se joue pas à ton propre tour.

# Un coup, comme le dit un bouton.
move-lay-tunnel = Poser en { $cell } : { $card }
move-read-map = Regarder { $goal }
move-look-in-chest = Regarder le coffre { $chest }
move-rockfall = Éboulement en { $cell }
move-sabotage =
    { $whom ->
        [self] Contre toi : { $card }
       *[other] Contre { $player } : { $card }
    }
move-repair =
    { $whom ->
        [self] Réparer { $tool } pour toi, avec : { $card }
       *[other] Réparer { $tool } pour { $player }, avec : { $card }
    }
move-plan-theft = Préparer un vol
move-hands-off =
    { $whom ->
        [self] Retirer ton vol
       *[other] Retirer son vol à { $player }
    }
move-trap = Piéger { $player }
move-free =
    { $whom ->
        [self] Te libérer
       *[other] Libérer { $player }
    }
move-inspect =
    { $whom ->
        [self] Regarder ton rôle
       *[other] Regarder qui est { $player }
    }
move-swap-hats =
    { $whom ->
        [self] Te donner un nouveau rôle
       *[other] Donner un nouveau rôle à { $player }
    }
move-swap-hands = Échanger les mains avec { $player }
move-swap-goals = Prendre { $goals }
move-search-trove = Fouiller la défausse
move-change-direction = Inverser le sens du jeu
move-call-specialist = Poser deux galeries ce tour-ci
move-detour = Déplacer la dernière galerie en { $cell } : { $card }
move-pass =
    { $count ->
        [one] Défausser : { $cards }
        [many] Défausser { $count } de cartes : { $cards }
       *[other] Défausser { $count } cartes : { $cards }
    }
move-discard-two =
    { $whom ->
        [self] Défausser { $cards } pour te débarrasser de : { $front }
       *[other] Défausser { $cards } pour débarrasser { $player } de : { $front }
    }
move-stand-dwarf = Défausser { $card } et poster un nain du péage en { $cell }, { $side }
move-ask-toll = Demander à { $player } le péage en { $cell }
move-turn-goal = Retourner { $goal }
move-open-chest = Ouvrir le coffre { $chest }
move-lay-goal = { $card }
move-take-gold =
    { $nuggets ->
        [one] Prendre { $nuggets } pépite
        [many] Prendre { $nuggets } de pépites
       *[other] Prendre { $nuggets } pépites
    }
move-steal =
    { $whom ->
        [nobody] Ne voler personne
       *[other] Voler { $player }
    }
move-veto = Veto
move-let-pass = Laisser faire
move-put-goals-back =
    { $swapped ->
        [yes] Les reposer échangées
       *[no] Les reposer telles quelles
    }
move-keep-card = Garder : { $card }
move-answer-toll =
    { $pay ->
        [yes] Payer le péage
       *[no] Ne pas payer
    }
move-move-goal = Éloigner { $goal }
move-rob-hand = Prendre une carte à { $player }
move-look-at-role = Regarder qui est { $player }
