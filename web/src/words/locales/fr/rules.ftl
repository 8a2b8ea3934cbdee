rules-title = Cartes et règles
rules-search = Chercher cartes et règles
rules-search-hint = Un mot, une carte, ou un numéro comme TUN-3
rules-book = Le livret
rules-book-english = Les règles numérotées sont écrites en anglais.
rules-found-nothing = Rien ne porte ce nom. Essaie un mot plus court, ou parcours toutes les cartes et règles.
rules-clear = Effacer la recherche
rules-back = Toutes les cartes et règles
rules-next = Suite : { $title }
rules-before = Avant : { $title }
rules-see = Les règles derrière
rules-about = Cartes concernées
rules-forms = Toutes ses formes
rules-no-such = Aucune carte ni règle ne porte ce nom.
rules-loading = On va chercher le livret…
rules-again = Réessayer
rules-open-rule = Règle { $id }
rules-open-browser = Ouvrir dans « Cartes et règles »
rules-part = Seulement avec { $part }
rules-edition = Selon l’édition { $edition }

rules-shelf-tunnels = Galeries
rules-shelf-actions = Actions
rules-shelf-goals = Arrivées
rules-shelf-roles = Rôles
rules-shelf-chests = Coffres au trésor
rules-shelf-pieces = Or et nains

# Les sortes de cartes, en titres.
rules-name-passage = Passage
rules-name-dead-end = Cul-de-sac
rules-name-bridge = Pont
rules-name-double-curve = Double virage
rules-name-stub = Passage avec impasse
rules-name-crystal = Cristal
rules-name-blue-door = Porte bleue
rules-name-green-door = Porte verte
rules-name-ladder = Échelle
rules-name-chest-tunnel = Galerie à coffre
rules-name-start = Départ
rules-name-wardrobe = Vestiaire
rules-name-party = Fête souterraine
rules-name-sabotage = Outil cassé
rules-name-repair = Réparation
rules-name-repair-either = Réparation au choix
rules-name-map = Plan
rules-name-rockfall = Éboulement
rules-name-theft = Vol
rules-name-hands-off = Bas les pattes
rules-name-trapped = Piège
rules-name-free = Libération
rules-name-inspection = Inspection
rules-name-hat-swap = Troc de chapeaux
rules-name-hand-swap = Troc de mains
rules-name-goal-swap = Troc d’arrivées
rules-name-trove = Trouvaille
rules-name-veto = Veto
rules-name-change-of-direction = Changement de sens
rules-name-master-craftsman = Maître artisan
rules-name-path-specialist = Expert en galeries
rules-name-detour = Déviation
rules-name-digger = Chercheur d’or
rules-name-saboteur = Saboteur
rules-name-greedy = Nain cupide
rules-name-blue-digger = Chercheur bleu
rules-name-green-digger = Chercheur vert
rules-name-boss = Boss
rules-name-profiteer = Profiteur
rules-name-geologist = Géologue
rules-name-goal = Arrivée, face cachée
rules-name-gold = L’or
rules-name-stone = Caillou
rules-name-sack = Sac d’or
rules-name-dragon = Dragon
rules-name-spider = Araignée
rules-name-chest-one-gold = Coffre : une pépite
rules-name-chest-no-more-maps = Coffre : plus de plans
rules-name-chest-no-draw = Coffre : zéro carte
rules-name-chest-extra-draw = Coffre : une carte de plus
rules-name-chest-move-a-goal = Coffre : une arrivée bouge
rules-name-chest-rob-a-hand = Coffre : main volée
rules-name-chest-three-for-one = Coffre : trois pour une
rules-name-chest-look-at-a-role = Coffre : regarder un rôle
rules-name-chest-search-the-discard = Coffre : fouiller la défausse
rules-name-chest-bury-five = Coffre : cinq cartes perdues
rules-name-gold-card = Carte d’or
rules-name-token = Jeton d’or
rules-name-toll-dwarf = Nain du péage

# Ce que fait chacune ; cela peut dépendre de ce que la table décide là où les livrets diffèrent.
rules-does-passage =
    Pose-la dans un emplacement vide au bord du labyrinthe. Chaque côté doit s’accorder avec les cartes voisines : ouvert contre ouvert, fermé contre fermé. { $lay_must_join ->
        [no] Dans cette édition, une voisine qui s’accorde suffit, même coupée du départ.
       *[yes] Une de ses ouvertures doit prolonger un chemin venu du départ.
    } Tu peux la mettre tête en bas, jamais de travers.
rules-does-dead-end = Se pose comme toute galerie, mais aucun chemin ne la traverse : chaque ouverture est une impasse qui bute sur la roche. Les saboteurs l’adorent ; les chercheurs feraient mieux de la défausser.
rules-does-bridge = Deux chemins qui se croisent l’un au-dessus de l’autre sans se rencontrer. L’un d’eux doit prolonger un chemin venu du départ ; l’autre peut toucher tout ce qui s’accorde.
rules-does-double-curve = Deux virages dos à dos qui ne se rencontrent jamais. L’un d’eux doit prolonger un chemin venu du départ ; l’autre peut toucher tout ce qui s’accorde.
rules-does-stub = Un passage bordé d’une ou deux impasses. Le passage continue, l’impasse ne mène nulle part, mais les deux doivent s’accorder avec leurs voisines.
rules-does-crystal = Une galerie comme les autres, avec un cristal. À la fin de la manche, chaque cristal du labyrinthe vaut une pépite pour les géologues.
rules-does-blue-door = N’empêche personne de creuser plus loin. Au partage de l’or, elle laisse passer les chercheurs bleus, le boss, le profiteur et les géologues, mais pas les chercheurs verts.
rules-does-green-door = N’empêche personne de creuser plus loin. Au partage de l’or, elle laisse passer les chercheurs verts, le boss, le profiteur et les géologues, mais pas les chercheurs bleus.
rules-does-ladder =
    Toujours reliée au départ et à toutes les autres échelles : un nouveau chemin peut donc commencer ici. { $ladder_needs_opening ->
        [yes] Elle doit rejoindre une galerie par une ouverture.
       *[no] Il suffit qu’elle touche une galerie face visible et que ses côtés s’accordent.
    } { $ladder_goal_ban ->
        [open_side] Aucun de ses côtés ouverts ne doit donner sur une arrivée.
       *[touching] Elle ne peut jamais toucher une arrivée.
    }
rules-does-chest-tunnel = Recouvre un coffre, face cachée. Quand un chemin l’atteint, on la retourne et le coffre s’ouvre pour le joueur dont c’est le tour. Un éboulement peut l’emporter, et un coffre caché avec elle.
rules-does-start = Là où commence tout chemin : ouvert des quatre côtés, avec une échelle. Rien ne peut l’enlever.
rules-does-wardrobe =
    Se trouve dans le labyrinthe dès le début. { $game ->
        [base] Qui le relie en premier au départ doit échanger son rôle contre la carte restante.
        [saboteur2] Qui le relie en premier au départ doit prendre le rôle du dessus de la pile.
       *[any] Qui le relie en premier au départ doit changer de rôle : contre la carte restante ou, dans Saboteur 2, contre le dessus de la pile.
    }
rules-does-party = Se trouve dans le labyrinthe dès le début. La première fois qu’on la relie au départ, tous les rôles sont ramassés, mélangés et redistribués.
rules-does-sabotage =
    { $sabotage_target ->
        [any] Pose-la devant n’importe quel joueur, toi y compris.
       *[another] Pose-la devant un autre joueur.
    } Avec un outil cassé, on ne peut pas poser de galeries. Un même outil ne se casse pas deux fois.
rules-does-repair = Répare cet outil, chez toi ou chez n’importe qui : l’outil cassé et la réparation vont à la défausse.
rules-does-repair-either = Répare l’un des deux outils montrés, jamais les deux ; chez toi ou chez n’importe qui.
rules-does-map = Regarde en secret une arrivée face cachée. Tout le monde voit laquelle, personne ne voit ce que tu as vu, et personne n’est obligé de te croire. Avec les coffres au trésor, tu peux plutôt regarder sous une galerie à coffre.
rules-does-rockfall = Retire une galerie du labyrinthe, mais jamais le départ ni une arrivée. La suite du chemin peut rester coupée jusqu’à ce que quelqu’un comble le trou.
rules-does-theft =
    Pose-la devant toi. Si elle y est encore une fois l’or partagé, et qu’aucun piège ne te retient, tu { $theft_optional ->
        [yes] peux prendre
       *[no] prends
    } 1 pépite à un autre joueur.
rules-does-hands-off = Retire une carte de vol à n’importe quel joueur.
rules-does-trapped = Pose-la devant un autre joueur : tant qu’elle est là, il ne peut pas poser de galeries. Qui est encore dans un piège à la fin de la manche n’a pas de part et ne vole rien.
rules-does-free = Retire une carte de piège à n’importe quel joueur, toi y compris.
rules-does-inspection =
    { $inspection_target ->
        [any] Regarde en secret le rôle de n’importe quel joueur. Sur toi-même, elle ne sert qu’à te défaire de la carte.
       *[another] Regarde en secret le rôle d’un autre joueur.
    }
rules-does-hat-swap = Choisis un joueur, toi peut-être : son rôle va sous la pile et il prend celui du dessus. Lui seul sait qui il est maintenant.
rules-does-hand-swap = Échange toutes tes cartes restantes avec celles d’un autre joueur. Ce joueur pioche une carte, toi non.
rules-does-goal-swap = Prends deux arrivées face cachée et repose-les, échangées ou non. Tout le monde voit lesquelles ; personne d’autre ne sait ce que tu as fait.
rules-does-trove = Au lieu de piocher dans le paquet, regarde les cinq cartes du dessus de la défausse et gardes-en une.
rules-does-veto = Se joue hors de son tour, juste après qu’un autre a joué une galerie ou une action : cette carte n’a aucun effet et son tour est fini.
rules-does-change-of-direction = Jusqu’à la fin de la manche, on joue dans l’autre sens.
rules-does-master-craftsman = Répare n’importe quel outil cassé, chez toi ou chez n’importe qui. Ne libère personne d’un piège.
rules-does-path-specialist = Pose deux galeries ce tour-ci, l’une après l’autre, puis pioche deux cartes. Ta main compte dès lors une carte de moins.
rules-does-detour = Déplace la dernière galerie posée vers un autre endroit permis. Tu peux la retourner tête en bas. Les outils cassés ne t’arrêtent pas.
rules-does-digger =
    Gagne quand un chemin atteint l’or. { $gold_draw ->
        [per_player] Autant de cartes d’or que de joueurs circulent parmi les chercheurs ; certains en reçoivent donc deux.
       *[per_digger] Une carte d’or par chercheur circule, et qui a relié l’or choisit en premier.
    }
rules-does-saboteur =
    { $game ->
        [saboteur2] Gagne quand l’or n’est pas atteint. Les gagnants partagent : moins ils sont, plus chacun reçoit.
       *[other] Gagne quand l’or n’est pas atteint : 4 pépites pour un saboteur seul, 3 s’ils sont deux ou trois, 2 s’ils sont quatre.
    } Personne ne sait qui tu es, alors ne creuse pas trop mal trop tôt.
rules-does-greedy = Creuse comme les autres, mais ne gagne qu’en reliant l’or de ses propres mains : alors 4 pépites, et rien pour les autres.
rules-does-blue-digger = Gagne quand un chemin sans porte verte atteint l’or. Si un chercheur relie l’or et que son équipe peut l’atteindre, elle gagne seule.
rules-does-green-digger = Gagne quand un chemin sans porte bleue atteint l’or. Si un chercheur relie l’or et que son équipe peut l’atteindre, elle gagne seule.
rules-does-boss = Gagne avec l’une ou l’autre équipe de chercheurs, et aussi quand l’or est relié mais qu’aucune équipe ne peut l’atteindre. Reçoit 1 pépite de moins que les autres gagnants.
rules-does-profiteer = Gagne toujours, avec qui gagne. Reçoit 2 pépites de moins que les autres gagnants.
rules-does-geologist = Se moque de qui gagne : reçoit 1 pépite par cristal présent dans le labyrinthe à la fin de la manche. Deux géologues partagent.
rules-does-goal =
    Personne ne sait ce que c’est avant qu’un chemin l’atteigne, ou qu’un plan la montre à un joueur. { $goals_at_once ->
        [one] Si un chemin en atteint plusieurs, on en retourne une.
       *[all] Si un chemin en atteint plusieurs, on les retourne toutes, dans l’ordre choisi par le joueur.
    }
rules-does-gold = Ce que tout le monde cherche. Dès qu’on le retourne, la manche est finie.
rules-does-stone =
    Rien que de la roche. Il reste dans le labyrinthe comme un virage. { $goal_misfit ->
        [player] S’il ne s’accorde dans aucun sens, le joueur le pose comme il veut.
       *[best_fit] On le pose de façon à rejoindre le chemin et à s’accorder du mieux possible.
    }
rules-does-sack = Qui le retourne prend son contenu : 1 ou 2 pépites. La manche continue.
rules-does-dragon = Qui le retourne perd 1 pépite, s’il en a. La manche continue.
rules-does-spider = La manche finit aussitôt, comme si l’or n’avait pas été atteint.
rules-does-chest-one-gold = Tu prends 1 pépite.
rules-does-chest-no-more-maps = Plus de plans sur les arrivées pour cette manche. On peut encore regarder les coffres.
rules-does-chest-no-draw = Tu ne pioches pas ce tour-ci.
rules-does-chest-extra-draw = Tu pioches une carte de plus ce tour-ci.
rules-does-chest-move-a-goal = Éloigne du départ, d’une case, une arrivée face cachée.
rules-does-chest-rob-a-hand = Au lieu de piocher, tu prends une carte au hasard dans la main d’un autre joueur.
rules-does-chest-three-for-one = À la fin du tour, pioche trois cartes, gardes-en une et défausse les deux autres.
rules-does-chest-look-at-a-role = Regarde en secret le rôle d’un autre joueur.
rules-does-chest-search-the-discard = La défausse est mélangée ; regarde cinq cartes et gardes-en une. Tu ne pioches pas.
rules-does-chest-bury-five = Les cinq cartes du dessus du paquet vont à la défausse, sans qu’on les voie.
rules-does-gold-card = Vaut 1, 2 ou 3 pépites. Tout le monde voit combien de cartes tu as, personne d’autre ne sait ce qu’elles valent. Le plus de pépites après trois manches gagne.
rules-does-token = De l’or que tout le monde voit. Saboteur 2, le tournoi et certaines extensions paient en jetons.
rules-does-toll-dwarf = Au lieu d’un autre coup, défausse une carte et poste un nain à un bout ouvert d’une galerie. Qui creuse plus loin par là te paie 1 pépite.
