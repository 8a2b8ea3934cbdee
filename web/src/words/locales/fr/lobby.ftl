lobby-title-none = Une table dans la mine
lobby-name-table = Nom de la table
lobby-invite = Appeler les autres
lobby-code = Code de la table
lobby-code-hint = À taper à l’entrée.
lobby-copy = Copier le lien
lobby-copied = Le lien est copié. Envoie-le aux autres.
lobby-copy-failed = Ton navigateur ne nous laisse pas copier. Sélectionne le lien et copie-le :
lobby-share = Partager…
lobby-share-text = Viens creuser avec moi.
lobby-qr = Scanne pour venir à cette table
lobby-screen = Montrer la table sur grand écran

lobby-seats = Places
lobby-seat = Place { $number }
lobby-free = libre
lobby-bot = bot : { $bot }
lobby-you = toi
lobby-host = hôte
lobby-is-ready = d’attaque
lobby-not-ready = pas encore
lobby-away = pas là pour l’instant
lobby-is-muted = en sourdine
lobby-sit = M’asseoir ici
lobby-sit-instead = Plutôt ici
lobby-sit-name = Ton nom à cette table
lobby-get-up = Me lever
lobby-add-bot = Ajouter un bot
lobby-which-bot = Quel bot ?
lobby-remove-bot = Renvoyer le bot
lobby-remove = Renvoyer { $name }
lobby-make-host = Confier la table à { $name }
lobby-mute = Mettre { $name } en sourdine
lobby-unmute = Rendre la parole à { $name }
lobby-more-for = Plus pour { $name }
lobby-onlookers =
    { $count ->
        [0] Personne ne regarde.
        [one] { $count } personne regarde.
        [many] { $count } de personnes regardent.
       *[other] { $count } personnes regardent.
    }

lobby-start = Lancer la partie
lobby-ready = D’attaque !
lobby-unready = Attends, pas encore
lobby-shuffle = Un mélange honnête
lobby-shuffle-words = Des mots pour le mélange, si tu veux
lobby-shuffle-when = Ils comptent dès que tu te dis d’attaque.
lobby-fair = L’ordre des cartes a été scellé avant l’arrivée de quiconque. Tes mots y sont mêlés, et après la partie chacun peut vérifier le sceau.
lobby-seal = Le sceau
lobby-waiting-for = On attend { $names }.
lobby-bots-fill =
    { $count ->
        [one] Un bot prend la place libre.
        [many] Des bots prennent les { $count } de places libres.
       *[other] Des bots prennent les { $count } places libres.
    }
lobby-all-set = Tout le monde est d’attaque.
lobby-host-starts = { $host } lance la partie quand tout le monde est d’attaque.
lobby-host-none = L’hôte lance la partie quand tout le monde est d’attaque.
lobby-sit-first = Tu regardes. Prends une place libre pour jouer.
lobby-full = Toutes les places sont prises. Tu peux rester et regarder.

lobby-game = Le jeu
lobby-not-yours = C’est { $host } qui choisit. Tu vois aussitôt chaque changement.
lobby-not-yours-none = C’est l’hôte qui choisit. Tu vois aussitôt chaque changement.
lobby-preset = On joue à quoi ?
lobby-preset-own = Ton propre mélange
lobby-edition = Édition
lobby-edition-is = Les livrets de règles diffèrent par endroits. Une édition tranche partout.
lobby-edition-DE24 = Édition anniversaire, allemande
lobby-edition-UA24 = Édition anniversaire, ukrainienne
lobby-edition-UA16 = Jeu de base de 2016, ukrainien
lobby-edition-RU16 = Jeu de base de 2016, russe
lobby-edition-PL2 = Saboteur 2, polonais
lobby-edition-FR2 = Saboteur 2, français
lobby-modules = Extensions et cartes spéciales
lobby-variants = Variantes
lobby-house-rules = Règles maison
lobby-house-rules-is = Des points où les livrets diffèrent. Ce que tu changes ici l’emporte sur l’édition.
lobby-house-changed = modifié
lobby-count-seats = Places
lobby-count-seats-is = Le jeu de base se joue de 3 à 10, Saboteur 2 de 2 à 12.
lobby-clock = Horloge
lobby-bots = Bots
lobby-bots-is = Ils prennent les places vides et gardent celle de qui s’absente.
lobby-onlookers-may = Public admis
lobby-onlookers-may-is = Il ne voit que ce que toute la table voit.
lobby-chat-may = Tchat
lobby-chat-may-is = Sans lui, on se parle ailleurs, ou pas du tout.
lobby-listed = Entrée libre
lobby-listed-is = La table figure dans la liste à l’entrée. Sinon, il faut le lien ou le code.
lobby-fewer = Une de moins
lobby-more = Une de plus
lobby-chest-layout = Où se trouvent les coffres
lobby-chest-gates = Portails
lobby-chest-wings = Ailes
lobby-chest-zigzag = Zigzag
lobby-chest-random = Au hasard
lobby-chest-own = À ton idée
lobby-clash = Tout cela ne va pas ensemble
lobby-clash-others = D’ici là, la table reste comme avant.
lobby-undo = Revenir à ce qui va
lobby-yes = oui
lobby-no = non

lobby-part-saboteur2-is = Deux équipes de chercheurs séparées par des portes, échelles, vols, pièges et quatre nouveaux rôles. De 2 à 12.
lobby-part-greedy_dwarf-is = Un chercheur qui ne gagne qu’en reliant l’or de ses propres mains. Pour le jeu de base.
lobby-part-goal_swap-is = Prend deux arrivées cachées et les repose, échangées ou non.
lobby-part-trove-is = Au lieu de piocher, choisis l’une des cinq cartes du dessus de la défausse.
lobby-part-veto-is = Annule une carte qu’un autre vient de jouer.
lobby-part-change_of_direction-is = On joue dans l’autre sens jusqu’à la fin de la manche.
lobby-part-master_craftsman-is = Répare n’importe quel outil cassé.
lobby-part-path_specialist-is = Pose deux galeries en un seul tour.
lobby-part-detour-is = Déplace la dernière galerie posée.
lobby-part-toll-is = Deux nains barrent le chemin ; qui creuse au-delà paie leur propriétaire.
lobby-part-wardrobe-is = Qui l’atteint en premier doit changer de rôle.
lobby-part-party-is = Dès qu’on l’atteint, tous les rôles sont mélangés et redistribués.
lobby-part-new_goals-is = Cinq arrivées sur huit : sacs d’or, dragons, une araignée, et peut-être pas de trésor du tout.
lobby-part-chests-is = Quatre coffres cachés en chemin, chacun avec sa surprise.
lobby-part-sabotaged_dwarf-is = Un chercheur aux outils cassés à la fin ne reçoit pas d’or.
lobby-part-tournament-is = De 5 à 9 : aucun rôle de trop, une galerie au milieu et de l’or en jetons.

lobby-option-lay_must_join = Une nouvelle galerie
lobby-value-lay_must_join-yes = doit prolonger un chemin venu du départ
lobby-value-lay_must_join-no = doit juste se raccorder à une voisine
lobby-option-gold_draw = Quand les chercheurs gagnent
lobby-value-gold_draw-per_digger = une carte d’or par chercheur
lobby-value-gold_draw-per_player = une carte d’or par joueur circule
lobby-option-round_end = Sans or, la manche s’achève
lobby-value-round_end-hands = quand toutes les mains sont vides
lobby-value-round_end-all_pass = aussi quand tous passent à la suite
lobby-option-goals_at_once = Si plusieurs arrivées sont atteintes
lobby-value-goals_at_once-all = on les retourne toutes
lobby-value-goals_at_once-one = on en retourne une par tour
lobby-option-goal_misfit = Une arrivée qui se raccorde mal
lobby-value-goal_misfit-best_fit = se pose du mieux possible
lobby-value-goal_misfit-player = se pose au choix du joueur
lobby-option-sabotage_target = On casse les outils
lobby-value-sabotage_target-another = d’un autre joueur
lobby-value-sabotage_target-any = de n’importe qui, soi y compris
lobby-option-new_goals_gold_sure = Parmi les nouvelles arrivées
lobby-value-new_goals_gold_sure-yes = l’or y est à coup sûr
lobby-value-new_goals_gold_sure-no = l’or peut manquer
lobby-option-discard_two_helps = Défausser deux cartes aide
lobby-value-discard_two_helps-self = soi-même
lobby-value-discard_two_helps-anyone = n’importe qui
lobby-option-ladder_needs_opening = Une échelle
lobby-value-ladder_needs_opening-yes = doit rejoindre une galerie par une ouverture
lobby-value-ladder_needs_opening-no = doit juste toucher une galerie
lobby-option-ladder_goal_ban = Une échelle ne peut pas
lobby-value-ladder_goal_ban-touching = toucher une arrivée
lobby-value-ladder_goal_ban-open_side = s’ouvrir vers une arrivée
lobby-option-inspection_target = Une inspection vise
lobby-value-inspection_target-another = un autre joueur
lobby-value-inspection_target-any = n’importe quel joueur
lobby-option-theft_optional = Un voleur
lobby-value-theft_optional-yes = peut voler
lobby-value-theft_optional-no = doit voler
lobby-option-next_round_starter = La manche suivante commence à gauche de
lobby-value-next_round_starter-last_card = la dernière personne à poser une carte
lobby-value-next_round_starter-last_turn = la dernière personne à jouer
lobby-value-next_round_starter-last_tunnel = la dernière personne à poser une galerie

lobby-chat = Tchat
lobby-chat-none = Personne n’a encore rien dit.
lobby-say = Dis quelque chose
lobby-send = Envoyer
