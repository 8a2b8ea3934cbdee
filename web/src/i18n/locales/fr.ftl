### All texts of the web client, in French.
### Every language has the same messages in the same order.

## -------------------- Used everywhere: parts of the game, bots, clocks, errors

language = Langue
language-missing = Impossible de charger la langue : { $language }. Vérifie ta connexion, recharge la page et choisis-la à nouveau.
close = Fermer
page-not-found = Cette page n’existe pas
to-home = Aller à l’accueil

# Patterns that put texts together.
comma-joined = { $first }, { $rest }
labelled-value = { $label } : { $value }
label = { $label } :
sentence = { $text }.
quote = « { $text } »

seats-count =
    { $count ->
        [one] { $count } place
        [many] { $count } de places
       *[other] { $count } places
    }

# The parts of the game.
part-saboteur2 = Saboteur 2
part-greedy_dwarf = Nain cupide
part-goal_swap = Troc d’arrivées
part-trove = Trouvaille
part-veto = Veto
part-change_of_direction = Changement de sens
part-master_craftsman = Maître artisan
part-path_specialist = Expert en galeries
part-detour = Déviation
part-toll = Galeries à péage
part-wardrobe = Vestiaire
part-party = Fête souterraine
part-new_goals = Nouvelles arrivées
part-chests = Coffres au trésor
part-sabotaged_dwarf = Nain saboté
part-tournament = Tournoi

# Ready-made games.
preset-classic = Partie classique
preset-classic-2016 = Partie classique, règles de 2016
preset-saboteur-2 = Saboteur 2
preset-tournament = Tournoi
preset-the-whole-box = Toute la boîte
preset-classic-description = Chercheurs contre saboteurs, en trois manches. Commence par celle-ci.
preset-classic-2016-description = Les anciennes règles : il suffit qu’une galerie corresponde à ses voisines, et les chercheurs se partagent plus de cartes d’or.
preset-saboteur-2-description = Deux équipes de chercheurs, un boss, un profiteur et des géologues, avec des portes, des échelles et des vols.
preset-tournament-description = De 5 à 9 joueurs : des nains cupides, une galerie au milieu, de l’or payé en jetons.
preset-the-whole-box-description = Saboteur 2 avec toutes les extensions et cartes de championnat compatibles.

bot-random_bot = Flâneur
bot-greedy_digger = Fonceur
bot-heuristic = Apprenti
bot-bayesian = Contremaître
bot-random_bot-description = Joue au hasard.
bot-greedy_digger-description = Creuse vers les arrivées, quel que soit son rôle.
bot-heuristic-description = Joue bien, mais ne se fie qu’à ce qu’il a vu.
bot-bayesian-description = Observe tout le monde, devine à qui se fier, et bluffe quand il est saboteur.

clock-blitz = Éclair
clock-normal = Normal
clock-relaxed = Tranquille
clock-none = Sans chrono
clock-none-description = Pas de limite de temps.
clock-description = { $turn ->
        [one] { $turn } seconde
        [many] { $turn } de secondes
       *[other] { $turn } secondes
    } par tour, { $answer } pour les autres décisions.

# Errors: what is wrong, and what to do next.
problem-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
problem-unknown-guest = Ce site a besoin des cookies pour te reconnaître. Autorise-les, puis recharge la page.
problem-no-such-code = Ce code n’existe pas. Vérifie les lettres, ou demande un nouveau code.
problem-no-such-room = Cette table n’existe pas. Redemande le lien ou le code.
problem-no-spectators = Cette table n’accepte pas les spectateurs. Choisis une autre table.
problem-too-many = Trop de demandes à la fois. Attends un peu et réessaie.
problem-too-many-connections = Trop de connexions depuis ton réseau. Ferme quelques onglets et réessaie.
problem-server-full = Le serveur est plein pour le moment. Réessaie dans un instant.
problem-request-too-slow = La demande a mis trop de temps à arriver. Réessaie.
problem-fault = Une erreur s’est produite sur le serveur. Réessaie dans un instant.
problem-http = La connexion au serveur a échoué. Réessaie dans un instant.
problem-bad-input = Le serveur n’a pas compris. Vérifie ta saisie, ou recharge la page.
problem-not-host = Seul l’hôte peut faire ça.
problem-has-begun = La partie a déjà commencé. Tu peux la regarder, et jouer la prochaine.
problem-seat-taken = Cette place est prise. Choisis-en une autre.
problem-name-taken = Un autre joueur porte déjà ce nom, ou presque. Choisis-en un autre.
problem-no-chat = Le tchat est désactivé à cette table. Tu peux envoyer des réactions.
problem-muted = L’hôte a mis tes messages en sourdine. Tu peux continuer à jouer.
problem-no-such-spectator = Ce spectateur n’est plus là. Choisis-en un autre.
problem-not-yourself = C’est toi. Choisis un spectateur.
problem-has-seat = Cette personne joue, elle n’est pas spectatrice. Choisis plutôt sa place.
problem-too-few-left = Trop de joueurs ont été exclus : un vote ne peut plus arrêter cette partie. Continue à jouer, ou quitte la table.
problem-removed = L’hôte t’a retiré l’accès à cette table. Rejoins-en une autre.
problem-nobody-there = Personne ne joue encore. Prends d’abord une place.
problem-not-ready = La base de données est indisponible. Réessaie dans un instant.
problem-store-unavailable = Le serveur ne peut rien enregistrer pour le moment. Réessaie dans un instant.
problem-busy = Il se passe trop de choses à cette table. Réessaie.
problem-too-fast = Tu vas trop vite. Attends un peu et réessaie.
problem-chat-limit = Tu envoies des messages trop vite. Attends un peu, puis renvoie le tien.
problem-emote-limit = Tu envoies des réactions trop vite. Attends un peu.
problem-note-limit = Tu enregistres tes notes trop vite. Attends un peu, puis recommence.
problem-change-limit = Trop de changements en peu de temps. Attends un peu, puis réessaie.
problem-talk-full = Cette table ne peut plus garder de messages ni de notes. Continue sans, ou crée une nouvelle table.
problem-stale = Quelque chose a changé entre-temps. Regarde la table, puis décide à nouveau.
problem-spectator = Tu regardes seulement. Prends d’abord une place.
problem-not-your-seat = Ce n’est pas ta place. Choisis la tienne.
problem-no-such-seat = Cette place n’existe pas à cette table. Choisis-en une autre.
problem-seat-free = Il n’y a personne à cette place. Choisis-en une autre.
problem-bot-took-over = Un bot joue pour toi. Reprends d’abord ta place.
problem-no-person = Il n’y a pas d’humain à cette place. Choisis-en une autre.
problem-not-all-ready = Tout le monde n’est pas encore prêt. Attends un peu.
problem-too-few-seats = Il y a déjà plus de joueurs que ça à table. Choisis plus de places, ou exclus un joueur.
problem-not-playing = Aucune partie n’est en cours à cette table.
problem-not-over = La partie n’est pas terminée. Réessaie après la fin.
problem-no-review-now = La partie ne peut pas être affichée pour l’instant. Réessaie dans un instant.
problem-game-over = La partie est terminée.
problem-text-too-long = C’est trop long. Fais plus court.
problem-text-hidden = Ce texte contient des caractères invisibles. Retape-le.
problem-text-marks = Une lettre porte trop d’accents. Enlèves-en.
problem-text-empty = Le texte est vide. Écris d’abord quelque chose.
problem-words-not-plain = Utilise seulement des lettres de a à z sans accent, des chiffres et des symboles, sans espace au début ni à la fin.
problem-not-your-turn = Ce n’est pas ton tour. Attends les autres joueurs.
problem-not-asked-for = Tu as d’abord autre chose à décider.
problem-let-pass = Tu as déjà laissé faire. Attends que la carte prenne effet.
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
    } Essaie de la tourner.
problem-not-joined =
    { $rule ->
        [S2-8] Une échelle doit rejoindre une galerie par une ouverture. Choisis une autre case, ou tourne-la.
       *[other] Aucun chemin venant du départ ne mène ici. Choisis une autre case, ou tourne la carte.
    }
problem-ladder-at-goal = Tu ne peux pas poser une échelle ainsi à côté d’une arrivée. Choisis une autre case.
problem-tools-broken = Tu ne peux pas poser de galerie avec un outil cassé. Répare-le, ou joue une autre carte.
problem-trapped = Un piège t’empêche de poser des galeries. Joue une autre carte, ou passe.
problem-not-laid-last = Tu ne peux déplacer que la dernière galerie posée, si elle est encore dans le labyrinthe.
problem-same-cell = La galerie est déjà ici. Choisis une autre case.
problem-no-tunnel-to-lay = Tu n’as aucune galerie à poser maintenant. Choisis une autre carte.
problem-no-tunnel = Il n’y a pas de galerie ici. Choisis une galerie.
problem-not-removable = Un éboulement ne peut retirer ni le départ, ni une arrivée, ni une carte spéciale. Choisis une galerie.
problem-broken-already = Cet outil est déjà cassé. Choisis un autre joueur.
problem-nothing-to-repair = Cette carte n’a rien à réparer ici. Choisis un autre joueur ou une autre carte.
problem-wrong-tool = Cette carte ne répare pas cet outil. Choisis une autre carte.
problem-theft-already = Tu as déjà un vol devant toi. Choisis une autre carte.
problem-no-theft = Ce joueur n’a pas de vol à retirer. Choisis-en un autre.
problem-trapped-already = Ce joueur est déjà piégé. Choisis-en un autre.
problem-not-trapped = Ce joueur n’est pas piégé. Choisis-en un autre.
problem-no-veto = Tu n’as pas la carte veto.
problem-veto-out-of-turn = Le veto se joue en dehors de ton tour, juste après la carte d’un autre joueur. Choisis une autre carte.
problem-no-victim = Tu ne peux pas voler ce joueur. Choisis-en un autre.
problem-no-hand = Tu ne peux pas prendre de carte à ce joueur. Choisis-en un autre.
problem-no-role = Tu ne peux pas regarder ce rôle. Choisis un autre joueur.
problem-no-such-goal = Cette arrivée n’existe pas dans ce labyrinthe. Choisis-en une autre.
problem-goal-face-up = Cette arrivée est déjà face visible. Choisis-en une autre.
problem-goal-not-reached = Tu ne peux pas retourner cette carte maintenant. Choisis une carte en surbrillance.
problem-goal-misfit = La carte ne peut pas se poser dans ce sens. Tourne-la.
problem-goal-cannot-move = Cette arrivée ne peut pas bouger. Choisis-en une autre.
problem-no-more-maps = Un coffre interdit les plans sur les arrivées pour cette manche. Choisis une autre carte.
problem-no-closed-chest = Il n’y a pas de coffre fermé ici. Choisis une autre case.
problem-gold-not-there = Tu ne peux pas prendre cette carte d’or. Choisis l’une de celles affichées.
problem-card-not-there = Tu ne peux pas prendre cette carte. Choisis l’une de celles affichées.
problem-nothing-discarded = La défausse est vide. Choisis une autre carte.
problem-too-many-cards = Dans le jeu de base, tu ne défausses qu’une carte.
problem-not-yours = Tu ne peux retirer que les cartes posées devant toi.
problem-nothing-in-front = Il n’y a pas de carte de ce genre à retirer. Choisis-en une autre.
problem-toll-too-dear = Tu n’as pas assez d’or pour payer ce péage.
problem-no-dwarf-left = Les deux nains du péage ont déjà servi cette manche.
problem-no-free-end = Un nain du péage se place à un bout ouvert d’une galerie, face à une case vide.
problem-no-toll = Il n’y a pas de péage à payer ici. Choisis une case avec un péage.
problem-asked-already = Tu as déjà demandé à ce joueur ce tour-ci. Demande à un autre.
problem-clash-saboteur2-greedy_dwarf = Le nain cupide est incompatible avec Saboteur 2. Il est réservé au jeu de base.
problem-clash-saboteur2-sabotaged_dwarf = Le nain saboté est incompatible avec Saboteur 2. Il est réservé au jeu de base.
problem-clash-saboteur2-tournament = Le tournoi est incompatible avec Saboteur 2. Il est réservé au jeu de base.
problem-clash-tournament-sabotaged_dwarf = Le nain saboté est incompatible avec le tournoi, qui paie en jetons.
problem-clash-tournament-wardrobe = Le vestiaire est incompatible avec le tournoi, où tous les rôles sont distribués.
problem-clash-wardrobe-party = Le vestiaire et la fête souterraine sont incompatibles. Ce sont les deux faces d’une même carte.
problem-clash-edition-base = L’édition { $edition } ne contient pas le jeu de base. Choisis DE24, UA24, UA16 ou RU16, ou ajoute Saboteur 2.
problem-clash-edition-saboteur2 = L’édition { $edition } ne contient pas Saboteur 2. Choisis DE24, UA24, PL2 ou FR2.
problem-clash-edition-extras = L’édition { $edition } n’a ni variantes, ni cartes spéciales, ni mini-extensions. Choisis DE24 ou UA24.
problem-clash-seats-base = Le jeu de base se joue de 3 à 10. Change le nombre de places.
problem-clash-seats-saboteur2 = Saboteur 2 se joue de 2 à 12. Change le nombre de places.
problem-clash-seats-tournament = Le tournoi se joue de 5 à 9. Change le nombre de places.
problem-clash-layout-without-chests = Ce jeu n’a pas de coffres. Ajoute d’abord les coffres au trésor.
problem-clash-chests-count = Il faut quatre coffres. Pose-les tous, ou choisis une autre disposition.
problem-clash-chests-outside = Pas de coffre ici ({ $cell }). Choisis une case entre le départ et les arrivées.
problem-clash-chests-taken = Pas de coffre ici ({ $cell }) : une autre carte occupe la case. Déplace le coffre, ou choisis une autre disposition.
problem-clash-chests-start = Pas de coffre ici ({ $cell }) : c’est trop près du départ. Déplace le coffre.
problem-clash-chests-twice = Deux coffres sont dans la même case ({ $cell }). Déplace l’un des deux.
problem-clash-chests-touch = Deux coffres sont côte à côte ({ $cell }). Déplace l’un des deux.
problem-clash-first-seat = Le premier joueur que tu as choisi n’est pas à cette table. Choisis-en un autre, ou « Au hasard ».

## -------------------- The home page: home-

home-tagline = Cherche l’or. Ne fais confiance à personne.
home-pitch = Creusez ensemble jusqu’au trésor. Mais il y a des saboteurs parmi vous.
home-play-now = Jouer
home-starting = La partie démarre…
home-play-now-hint = Joue tout de suite contre des bots. Sans compte, sans rien installer.
home-options = Choisir le jeu et les adversaires
home-game = Jeu
home-opponents = Adversaires
home-players = Joueurs
home-clock = Chrono
home-friends = Jouer entre amis
home-create = Créer une table
home-create-hint = Tu reçois un lien, un code et un QR code pour tes amis. Chacun joue sur son téléphone ou son ordinateur.
home-hotseat = Jouer à plusieurs sur un seul appareil
home-join = Rejoindre une table
home-code = Code ou lien
home-code-hint = Par exemple 7WAHHP
home-join-button = Rejoindre
home-code-wrong = Ce n’est ni un code ni un lien de table. Un code compte { $letters ->
        [one] { $letters } lettre ou chiffre
        [many] { $letters } de lettres et chiffres
       *[other] { $letters } lettres et chiffres
    }. Vérifie et réessaie.
home-your-tables = Tes tables
home-your-tables-none = Tu n’as pas encore de table.
home-open-tables = Tables ouvertes
home-open-tables-none = Aucune table ouverte pour le moment. Crées-en une et coche « Rendre cette table publique ».
home-refresh = Actualiser
home-table-of-host = Chez { $host }
home-table-unnamed = Table sans nom
home-seats-taken =
    { $people ->
        [one] { $people } place prise sur { $seats }
       *[other] { $people } places prises sur { $seats }
    }
home-state-lobby = attend des joueurs
home-state-playing = en cours
home-state-over = terminée, revoir la partie
home-how-to-play = Les règles en une minute
home-how-to-play-roles = Chaque joueur reçoit un rôle secret. La plupart sont chercheurs d’or, quelques-uns sont saboteurs.
home-how-to-play-digging = Les chercheurs posent des galeries, du départ vers trois arrivées. Chaque carte doit correspondre à ses voisines et prolonger le chemin.
home-how-to-play-goals = Une arrivée est le trésor, les autres de simples cailloux. Un plan te permet d’en regarder une. Ensuite, dis la vérité aux autres, ou mens.
home-how-to-play-sabotage = Les saboteurs cassent les outils, posent des culs-de-sac et provoquent des éboulements. Les chercheurs en font autant aux joueurs qu’ils soupçonnent.
home-how-to-play-gold = Si un chemin atteint le trésor, les chercheurs se partagent l’or. Sinon, l’or va aux saboteurs. Après trois manches, le joueur qui a le plus d’or gagne.
home-rules = Cartes et règles
home-profile = Ton profil
home-name = Ton nom
home-name-save = Enregistrer
home-name-saved = Enregistré. Tu t’appelles { $name }.
home-device = Continuer sur un autre appareil
home-device-get-code = Obtenir un code
home-device-your-code = Tape ce code sur l’autre appareil dans les dix minutes :
home-device-enter-code = Code de ton autre appareil
home-device-continue = Continuer ici
home-device-sign-out = Déconnecter tous mes autres appareils
home-device-signed-out = Tous tes autres appareils sont déconnectés.
home-footer = Libre et open source.

## -------------------- The lobby: lobby-

lobby-untitled = Nouvelle table
lobby-table-name = Nom de la table
lobby-invite = Inviter des joueurs
lobby-code = Code de la table
lobby-code-hint = Les joueurs le tapent sur la page d’accueil.
lobby-copy-link = Copier le lien
lobby-link-copied = Lien copié. Envoie-le aux autres joueurs.
lobby-copy-link-failed = Ton navigateur ne permet pas la copie. Sélectionne le lien et copie-le toi-même :
lobby-share = Partager…
lobby-share-text = Rejoins ma table.
lobby-qr = QR code de cette table
lobby-big-screen = Afficher la table sur grand écran

lobby-seats = Places
lobby-seat = Place { $number }
lobby-seat-free = libre
lobby-bot = bot : { $bot }
lobby-you = toi
lobby-is-host = hôte
lobby-is-first-player = premier joueur
lobby-is-ready = prêt
lobby-not-ready = pas encore prêt
lobby-is-away = absent
lobby-is-muted = en sourdine
lobby-sit = M’asseoir ici
lobby-take-bot-seat = Prendre la place du bot
lobby-sit-name = Ton nom à cette table
lobby-leave-seat = Quitter cette place
lobby-add-bot = Ajouter un bot
lobby-which-bot = Quel bot ?
lobby-remove-bot = Retirer le bot
lobby-remove = Exclure { $name }
lobby-make-host = Nommer { $name } hôte
lobby-mute = Mettre { $name } en sourdine
lobby-unmute = Rendre la parole à { $name }
lobby-seat-menu = Plus d’options pour { $name }
lobby-spectators =
    { $count ->
        [0] Aucun spectateur.
        [one] { $count } spectateur.
        [many] { $count } de spectateurs.
       *[other] { $count } spectateurs.
    }

lobby-start = Lancer la partie
lobby-ready = Je suis prêt
lobby-unready = Pas encore prêt
lobby-shuffle = Mélange équitable
lobby-shuffle-words = Tes mots pour le mélange (facultatif)
lobby-shuffle-words-hint = Ils s’ajoutent quand tu touches « Je suis prêt ».
lobby-shuffle-description = Le mélange est fixé d’avance et peut être vérifié. Tu peux y ajouter tes propres mots.
lobby-commitment = Empreinte, à vérifier après la partie
lobby-waiting-for = On attend { $names }.
lobby-bots-fill =
    { $count ->
        [one] Un bot prendra la place libre.
        [many] Des bots prendront les { $count } de places libres.
       *[other] Des bots prendront les { $count } places libres.
    }
lobby-everyone-ready = Tout le monde est prêt.
lobby-host-starts = { $host } lance la partie quand tout le monde est prêt.
lobby-host-starts-unnamed = L’hôte lance la partie quand tout le monde est prêt.
lobby-spectating = Tu regardes. Prends une place libre pour jouer.
lobby-seats-full = Toutes les places sont prises. Tu peux rester et regarder.

lobby-game = Jeu
lobby-host-chooses = { $host } choisit le jeu. Tu vois tout de suite chaque changement.
lobby-host-chooses-unnamed = L’hôte choisit le jeu. Tu vois tout de suite chaque changement.
lobby-preset = Choisir un jeu
lobby-preset-custom = Partie personnalisée
lobby-edition = Édition
lobby-edition-description = Les livrets de règles imprimés diffèrent par endroits. Choisis celui à suivre.
lobby-edition-DE24 = Édition anniversaire, allemande
lobby-edition-UA24 = Édition anniversaire, ukrainienne
lobby-edition-UA16 = Jeu de base de 2016, ukrainien
lobby-edition-RU16 = Jeu de base de 2016, russe
lobby-edition-PL2 = Saboteur 2, polonais
lobby-edition-FR2 = Saboteur 2, français
lobby-modules = Extensions et cartes spéciales
lobby-variants = Variantes
lobby-house-rules = Règles maison
lobby-house-rules-description = Ici, tu peux changer des règles sur lesquelles les livrets diffèrent. Ton choix l’emporte sur l’édition.
lobby-house-rule-changed = modifiée
lobby-seat-count = Places
lobby-seat-count-description = Le jeu de base se joue de 3 à 10, Saboteur 2 de 2 à 12.
lobby-first-player = Premier joueur
lobby-first-player-description = Pour la première manche seulement. Ensuite, les règles décident.
lobby-first-player-random = Au hasard
lobby-first-player-free = Place { $number } (libre)
lobby-first-player-bot = { $name } (bot)
lobby-clock = Chrono
lobby-bots = Bots
lobby-bots-description = Les bots prennent les places libres et jouent pour les absents.
lobby-spectators-allowed = Autoriser les spectateurs
lobby-spectators-allowed-description = Les spectateurs ne voient que ce que tous les joueurs voient.
lobby-chat-allowed = Tchat
lobby-chat-allowed-description = Sans tchat, les joueurs n’ont que les réactions.
lobby-listed = Rendre cette table publique
lobby-listed-description = Tout le monde peut la rejoindre depuis l’accueil. Sinon, il faut le lien ou le code.
lobby-seat-count-less = Une place de moins
lobby-seat-count-more = Une place de plus
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
lobby-clash = Choix incompatibles
lobby-clash-not-applied = Pas encore appliqué.
lobby-undo = Annuler
lobby-yes = oui
lobby-no = non

lobby-part-saboteur2-description = Deux équipes de chercheurs, avec des portes, des échelles, des vols, des pièges et de nouveaux rôles. De 2 à 12 joueurs.
lobby-part-greedy_dwarf-description = Un chercheur qui ne gagne que s’il termine lui-même le chemin jusqu’au trésor. Pour le jeu de base.
lobby-part-goal_swap-description = Prends deux arrivées face cachée et repose-les, échangées ou non.
lobby-part-trove-description = Au lieu de piocher, prends l’une des cinq cartes du dessus de la défausse.
lobby-part-veto-description = Annule la carte qu’un autre joueur vient de jouer.
lobby-part-change_of_direction-description = Inverse le sens du jeu jusqu’à la fin de la manche.
lobby-part-master_craftsman-description = Répare n’importe quel outil cassé.
lobby-part-path_specialist-description = Pose deux galeries en un seul tour.
lobby-part-detour-description = Déplace la dernière galerie posée.
lobby-part-toll-description = Deux nains du péage barrent le chemin. Pour creuser au-delà, tu paies 1 pépite au joueur qui a placé le nain.
lobby-part-wardrobe-description = Une carte du labyrinthe. Le premier joueur qui l’atteint doit changer de rôle.
lobby-part-party-description = Une carte du labyrinthe. Quand un joueur l’atteint, tous les rôles sont mélangés et redistribués.
lobby-part-new_goals-description = Cinq arrivées sur huit : sacs d’or, dragons, une araignée, et peut-être pas de trésor.
lobby-part-chests-description = Quatre coffres face cachée en chemin, chacun avec une surprise.
lobby-part-sabotaged_dwarf-description = Les chercheurs qui ont un outil cassé à la fin de la manche ne reçoivent pas d’or.
lobby-part-tournament-description = De 5 à 9 joueurs : des nains cupides, une galerie au milieu, de l’or payé en jetons.

lobby-option-lay_must_join = Pose des galeries
lobby-value-lay_must_join-yes = Une galerie doit prolonger un chemin venant du départ
lobby-value-lay_must_join-no = Il suffit qu’une galerie corresponde à ses voisines
lobby-option-gold_draw = Or des chercheurs
lobby-value-gold_draw-per_digger = Une carte d’or par chercheur
lobby-value-gold_draw-per_player = Une carte d’or par joueur
lobby-option-round_end = Si le trésor n’est pas trouvé
lobby-value-round_end-hands = La manche se termine quand plus personne n’a de cartes
lobby-value-round_end-forced_passes = La manche se termine aussi quand tous les joueurs, l’un après l’autre, ne peuvent que passer
lobby-value-round_end-nobody_can_play = La manche se termine aussi dès que plus personne ne peut jouer de carte
lobby-option-tokens_open = Jetons d’or
lobby-value-tokens_open-yes = Tout le monde voit combien tu en as
lobby-value-tokens_open-no = Personne d’autre ne voit combien tu en as
lobby-option-goals_at_once = Plusieurs arrivées atteintes d’un coup
lobby-value-goals_at_once-all = Elles sont toutes retournées
lobby-value-goals_at_once-one = Une seule est retournée par tour
lobby-option-goal_misfit = Arrivée qui ne correspond pas
lobby-value-goal_misfit-best_fit = Elle se pose dans le sens qui correspond le mieux
lobby-value-goal_misfit-player = Le joueur choisit dans quel sens la poser
lobby-option-sabotage_target = Outils cassés
lobby-value-sabotage_target-another = Tu ne peux casser que les outils des autres
lobby-value-sabotage_target-any = Tu peux aussi casser tes propres outils
lobby-option-new_goals_gold_sure = Trésor parmi les nouvelles arrivées
lobby-value-new_goals_gold_sure-yes = Le trésor y est toujours
lobby-value-new_goals_gold_sure-no = Le trésor peut manquer
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
lobby-option-next_round_starter = Premier joueur de la manche suivante
lobby-value-next_round_starter-last_card = Le voisin de gauche du joueur qui a posé la dernière carte
lobby-value-next_round_starter-last_turn = Le voisin de gauche du joueur qui a joué le dernier tour
lobby-value-next_round_starter-last_tunnel = Le voisin de gauche du joueur qui a posé la dernière galerie

lobby-chat = Tchat

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, question-, waiting-, private-knowledge-, chat-, menu-

table-nobody = personne
table-seat = Place { $number }
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
table-chest = le coffre { $number }
table-empty-cell = vide
table-can-be-chosen = choix possible
table-you-saw =
    { $age ->
        [0] tu viens de voir : { $card }
        [one] tu as vu il y a un tour : { $card }
        [many] tu as vu il y a { $age } de tours : { $card }
       *[other] tu as vu il y a { $age } tours : { $card }
    }
table-dwarf = nain du péage placé par { $player }, { $side }
table-toll =
    { $count ->
        [one] { $count } pépite
        [many] { $count } de pépites
       *[other] { $count } pépites
    } de péage pour { $player }
table-toll-paid = { $player } paie le péage
table-move-with-toll = { $move } ({ $toll })
table-maze = Le labyrinthe. Les flèches changent de case, Entrée choisit.
table-fit = Afficher tout le labyrinthe
table-offscreen-up =
    Afficher { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de plus en haut
table-offscreen-right =
    Afficher { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de plus à droite
table-offscreen-down =
    Afficher { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de plus en bas
table-offscreen-left =
    Afficher { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de plus à gauche
table-round = Manche { $round } sur 3
table-piles = Piles
table-players =
    { $order ->
        [back] Joueurs, dans l’ordre inverse du jeu
       *[on] Joueurs, dans l’ordre du jeu
    }
table-order-reversed = ⟲ sens inverse
table-rules = Règles
table-no-maps = plans interdits
table-spectators =
    { $count ->
        [one] { $count } spectateur
        [many] { $count } de spectateurs
       *[other] { $count } spectateurs
    }
table-role = Mon rôle
table-role-hint = Maintiens appuyé pour voir ton rôle
table-log = Journal
table-chat = Tchat
table-loading = Chargement de la table…
table-home = Aller à l’accueil
table-bot-took-over = Tu n’étais pas là : un bot joue pour toi.
table-take-seat-back = Reprendre ma place
table-seconds-left =
    { $seconds ->
        [one] Plus que { $seconds } seconde
        [many] Plus que { $seconds } de secondes
       *[other] Plus que { $seconds } secondes
    }
table-spectator = Tu regardes la partie.
table-latest-events = Derniers événements

pile-deck =
    { $count ->
        [one] { $count } carte dans le paquet
        [many] { $count } de cartes dans le paquet
       *[other] { $count } cartes dans le paquet
    }
pile-discard =
    { $count ->
        [one] { $count } carte défaussée
        [many] { $count } de cartes défaussées
       *[other] { $count } cartes défaussées
    }
pile-gold =
    { $count ->
        [one] { $count } carte d’or restante
        [many] { $count } de cartes d’or restantes
       *[other] { $count } cartes d’or restantes
    }
pile-dwarfs =
    { $count ->
        [one] { $count } nain du péage restant
        [many] { $count } de nains du péage restants
       *[other] { $count } nains du péage restants
    }

connection-connecting = Connexion…
connection-open = En ligne
connection-lost = Connexion perdue. Reconnexion…
connection-closed = Hors ligne
connection-reason-left = Tu as quitté cette table.
connection-reason-no-such-room = { problem-no-such-room }
connection-reason-not-yours = Cette place n’est pas la tienne. Regarde la partie, ou utilise ton propre lien.
connection-reason-seat-lost = Tu as perdu ta place : l’hôte te l’a retirée, ou ton absence a trop duré.
connection-reason-no-spectators = { problem-no-spectators }
connection-reason-removed = { problem-removed }
connection-reason-refused = Tu ne peux pas rejoindre cette table. Choisis-en une autre.
connection-reason-no-cookies = { problem-unknown-guest }
connection-spectate = Regarder la partie

hand-label =
    { $count ->
        [one] Ta main : { $count } carte
        [many] Ta main : { $count } de cartes
       *[other] Ta main : { $count } cartes
    }
hand-selected = choisie
hand-unusable = injouable pour l’instant
hand-empty = Ta main est vide.
hand-enlarge = Agrandir ta main
hand-shrink = Réduire ta main

player-you = toi
player-bot = bot
player-bot-took-over = bot pour l’instant
player-away = absent
player-out = hors jeu cette manche
player-turn = tour en cours
player-deciding = décide
player-hand =
    { $count ->
        [one] { $count } carte en main
        [many] { $count } de cartes en main
       *[other] { $count } cartes en main
    }
player-gold-cards =
    { $count ->
        [one] { $count } carte d’or
        [many] { $count } de cartes d’or
       *[other] { $count } cartes d’or
    }
player-tokens = { $count ->
        [one] { $count } pépite
        [many] { $count } de pépites
       *[other] { $count } pépites
    }
player-tokens-hidden = or caché
player-fronts = devant : { $cards }
player-known-role =
    { $past ->
        [yes] { $role } quand tu as regardé, a changé depuis
       *[no] { $age ->
            [0] { $role }, vu à l’instant
            [one] { $role }, vu il y a un tour
            [many] { $role }, vu il y a { $age } de tours
           *[other] { $role }, vu il y a { $age } tours
        }
    }
player-details = Plus d’infos sur { $player }
player-mark = Ton avis (personne d’autre ne le voit)
player-mark-none = sans avis
player-mark-friend = confiance
player-mark-unsure = doute
player-mark-foe = méfiance
player-note = Ta note (personne d’autre ne la voit)
player-mute = Mettre en sourdine
player-unmute = Retirer la sourdine
player-mute-for-everyone = Mettre en sourdine pour tous
player-unmute-for-everyone = Retirer la sourdine pour tous
player-remove = Exclure le joueur
player-remove-question = Exclure { $player } ? Un bot jouera à sa place jusqu’à la fin de la partie.
player-remove-confirm = Oui, exclure
player-same-person = une seule personne joue pour { $players }

role-title = Manche { $round } : ton rôle
role-dismiss = Compris
role-hint = Maintiens « Mon rôle » appuyé pour le revoir plus tard.

prompt-start-play =
    { $question ->
        [tunnel] Pose une autre galerie : choisis une carte
       *[turn] À toi : choisis une carte
    }
prompt-start-pass = Choisis les cartes à défausser
prompt-start-discard-two = Choisis deux cartes à défausser
prompt-start-stand-dwarf = Choisis une carte à défausser pour le nain du péage
prompt-start-ask-toll = Choisis la case avec le péage
prompt-card = Choisis une autre carte
prompt-cell =
    { $occurrence ->
        [second] Choisis la deuxième
       *[first] Choisis où la jouer
    }
prompt-seat = Choisis un joueur
prompt-tool = Choisis un outil
prompt-front = { $player } : { $card }
prompt-remove = Choisis la carte à retirer
prompt-side = Choisis un côté
prompt-none = Choisis
prompt-not-playable =
    { $question ->
        [tunnel] Tu ne peux pas jouer cette carte maintenant. Choisis une galerie que tu peux poser.
       *[turn] Tu ne peux pas jouer cette carte maintenant, mais tu peux la défausser.
    }
prompt-why-not = Pourquoi ?
prompt-confirm = Jouer
prompt-confirm-pass = Défausser
prompt-confirm-discard-two = Défausser les deux
prompt-confirm-stand-dwarf = Placer le nain
prompt-confirm-ask-toll = Demander de payer
prompt-rotate = Tourner
prompt-back = Retour
prompt-enlarge = Agrandir : { $card }
prompt-all-moves = Tous mes coups
prompt-mode-play = Jouer une carte
prompt-mode-pass = Passer
prompt-mode-discard-two = Retirer une carte (en défausser deux)
prompt-mode-stand-dwarf = Placer un nain du péage
prompt-mode-ask-toll = Demander à un autre de payer

moves-pass = Défausser des cartes
moves-other = Autres coups
moves-count =
    { $count ->
        [one] { $count } coup
        [many] { $count } de coups
       *[other] { $count } coups
    }
moves-none = Tu n’as rien à décider pour l’instant.

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
question-victim = Vole 1 pépite
question-victim-hint = Choisis le joueur à voler.
question-veto = Un veto sur cette carte ?
question-veto-hint = { $action }. Un veto annule la carte.
question-veto-allowed = Tu laisses faire. Un instant…
question-veto-not-in-hand = pas dans ta main
question-swap = Échanger les deux arrivées ?
question-swap-hint = Tu as pris les deux, face cachée. Personne d’autre ne voit si tu les échanges.
question-card = Choisis une carte à garder
question-card-hint = Personne d’autre ne voit ces cartes. Celles que tu ne gardes pas vont à la défausse.
question-toll = Payer le péage ?
question-toll-hint =
    { $player } te demande de payer le péage en { $cell }. { $price ->
        [0] Le nain du péage est à toi : ça ne te coûte rien.
       *[other] Prix : { $toll }.
    }
question-move = Coffre : déplace une arrivée
question-move-hint = Choisis une arrivée. Elle s’éloigne du départ d’une case.
question-hand = Coffre : prends une carte
question-hand-hint = Choisis un joueur à qui prendre une carte au hasard.
question-role = Coffre : regarde un rôle
question-role-hint = Choisis le joueur dont tu veux voir le rôle.

waiting-turn = À { $player } de jouer
waiting-tunnel = { $player } pose une autre galerie
waiting-goal = { $player } choisit une carte à retourner
waiting-orientation = { $player } choisit dans quel sens poser une carte
waiting-gold = { $player } choisit une carte d’or
waiting-victim = { $player } choisit un joueur à voler
waiting-veto = Veto possible sur cette carte
waiting-swap = { $player } décide d’échanger ou non deux arrivées
waiting-card = { $player } choisit une carte à garder
waiting-toll = { $player } décide de payer ou non un péage
waiting-move = { $player } choisit une arrivée à déplacer
waiting-hand = { $player } choisit un joueur à qui prendre une carte
waiting-role = { $player } choisit un rôle à regarder
waiting-nobody = Un instant…

private-knowledge-label = Ce que je sais
private-knowledge-nothing = Rien de secret pour l’instant.
private-knowledge-age =
    { $age ->
        [0] à l’instant
        [one] il y a { $age } tour
        [many] il y a { $age } de tours
       *[other] il y a { $age } tours
    }
private-knowledge-maybe-swapped = peut-être échangée depuis
private-knowledge-changed = a changé depuis
private-knowledge-previous-role = Ton ancien rôle
private-knowledge-gold =
    { $count ->
        [one] Ton or : { $sum } ({ $count } carte)
        [many] Ton or : { $sum } ({ $count } de cartes)
       *[other] Ton or : { $sum } ({ $count } cartes)
    }

log-label = Journal de la partie
log-empty = Il ne s’est encore rien passé.
chat-label = Messages du tchat
chat-empty = Pas encore de messages.
chat-off = Le tchat est désactivé à cette table, mais tu peux envoyer des réactions.
chat-input = Écris un message
chat-send = Envoyer
chat-unread =
    { $count ->
        [one] { $count } non lu
       *[other] { $count } non lus
    }
emote-cheer = Hourra !
emote-laugh = Ha ha !
emote-sorry = Pardon
emote-thanks = Merci
emote-hurry = Plus vite !
emote-doubt = J’en doute
emote-shock = Oh non !
emote-gold = De l’or !

menu-title = Menu
menu-confirm-moves = Confirmer chaque coup avant de le jouer
menu-sound = Son
menu-show-chat = Afficher le tchat et les réactions
menu-note = Tes notes (personne d’autre ne les voit)
menu-keys = Touches : flèches pour te déplacer, Entrée pour choisir, R pour tourner une galerie, Échap pour revenir, H main, B plateau, P joueurs, M tous mes coups.
menu-big-screen = Afficher sur grand écran
menu-vote-to-end = Voter pour arrêter la partie
menu-withdraw-vote = Retirer mon vote
menu-end-votes =
    { $count ->
        [one] { $count } joueur veut arrêter la partie
        [many] { $count } de joueurs veulent arrêter la partie
       *[other] { $count } joueurs veulent arrêter la partie
    }
menu-leave-player = Quitter (un bot prend le relais)
menu-leave-spectator = Quitter

vote-label = Vote pour arrêter la partie
vote-agreed =
    { $count ->
        [one] { $players } veut arrêter la partie et montrer les rôles.
        [many] { $players } veulent arrêter la partie et montrer les rôles.
       *[other] { $players } veulent arrêter la partie et montrer les rôles.
    }
vote-waiting-for = On attend { $players }
vote-deadline = La partie s’arrête dans { $time }, sauf si un joueur absent revient jouer.
vote-agree = D’accord pour arrêter
vote-oppose = Continuer à jouer

spectators-title = Spectateurs
spectators-none = Il n’y a aucun spectateur.
spectators-unnamed = Spectateur { $number }
spectators-left = n’est plus là
spectators-muted = en sourdine
spectators-mute = Mettre { $name } en sourdine
spectators-unmute = Rendre la parole à { $name }
spectators-remove = Exclure { $name }
spectators-remove-question = Exclure { $name } ? Cette personne ne pourra plus revenir à cette table.
spectators-remove-confirm = Oui, exclure

## -------------------- Cards, roles and moves by name: card-, tool-, role-, chest-, move-

# Names of cards. A tunnel is named by the sides it opens to.
card-tunnel = galerie { $parts }
card-parts = { $first } ; { $rest }
cards-joined = { $first } + { $rest }
card-path = { $sides }
card-ladder-path = avec une échelle { $sides }
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
card-mark-crystal = avec un cristal
card-mark-blue-door = avec une porte bleue
card-mark-green-door = avec une porte verte
card-mark-chest = venue d’un coffre
card-goal-face-down = arrivée, face cachée
card-chest-face-down = coffre sous une galerie, face cachée
card-start = départ
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

tool-pickaxe = pioche
tool-lantern = lanterne
tool-cart = chariot

role-unknown = inconnu
role-digger = chercheur d’or
role-saboteur = saboteur
role-greedy = nain cupide
role-blue-digger = chercheur bleu
role-green-digger = chercheur vert
role-boss = boss
role-profiteer = profiteur
role-geologist = géologue

role-aim-unknown = Tu regardes la partie.
role-aim-digger = Creuse un chemin jusqu’au trésor. Si vous l’atteignez, les chercheurs se partagent l’or.
role-aim-saboteur = Empêche les chercheurs d’atteindre le trésor, sans te faire repérer.
role-aim-greedy = Termine toi-même le chemin jusqu’au trésor. Tu ne gagnes qu’ainsi, et personne ne gagne avec toi.
role-aim-blue-digger = Atteins le trésor par un chemin sans porte verte. Le mieux : termine-le toi-même.
role-aim-green-digger = Atteins le trésor par un chemin sans porte bleue. Le mieux : termine-le toi-même.
role-aim-boss = Tu gagnes avec l’une ou l’autre équipe de chercheurs, mais tu reçois 1 pépite de moins.
role-aim-profiteer = Tu gagnes toujours, mais tu reçois 2 pépites de moins que les autres gagnants.
role-aim-geologist = Tu reçois de l’or pour les cristaux du labyrinthe, quel que soit le gagnant.

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

# A move, as the text of a button.
move-lay-tunnel = Poser en { $cell } : { $card }
move-read-map = Regarder { $goal }
move-look-in-chest = Regarder le coffre { $chest }
move-rockfall = Éboulement en { $cell }
move-sabotage =
    { $whom ->
        [self] Casser { $tool ->
                [pickaxe] ta pioche
                [lantern] ta lanterne
               *[cart] ton chariot
            }
       *[other] Casser { $tool ->
                [pickaxe] la pioche
                [lantern] la lanterne
               *[cart] le chariot
            } à { $player }
    }
move-repair =
    { $whom ->
        [self] Réparer { $tool ->
                [pickaxe] ta pioche
                [lantern] ta lanterne
               *[cart] ton chariot
            } avec : { $card }
       *[other] Réparer { $tool ->
                [pickaxe] la pioche
                [lantern] la lanterne
               *[cart] le chariot
            } pour { $player } avec : { $card }
    }
move-plan-theft = Jouer un vol devant toi
move-hands-off =
    { $whom ->
        [self] Retirer ton propre vol
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
        [self] Regarder ton propre rôle
       *[other] Regarder qui est { $player }
    }
move-swap-hats =
    { $whom ->
        [self] Prendre un nouveau rôle
       *[other] Donner un nouveau rôle à { $player }
    }
move-swap-hands = Échanger ta main avec { $player }
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
        [self] Défausser { $cards } pour retirer devant toi : { $front }
       *[other] Défausser { $cards } pour retirer devant { $player } : { $front }
    }
move-stand-dwarf = Défausser { $card } et placer un nain du péage en { $cell }, { $side }
move-ask-toll = Demander à { $player } de payer le péage en { $cell }
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
        [nobody] Ne pas voler
       *[other] Voler { $player }
    }
move-veto = Veto
move-let-pass = Laisser faire
move-put-goals-back =
    { $swapped ->
        [yes] Les échanger
       *[no] Ne pas les échanger
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

## -------------------- The log: log-

log-round-begun = La manche { $round } commence. Premier joueur : { $player }
log-round-ended =
    { $reached ->
        [yes] La manche est terminée : le trésor est atteint
       *[no] La manche est terminée : le trésor n’a pas été atteint
    }
log-round-roles =
    { $left ->
        [none] Rôles : { $roles }
       *[other] Rôles : { $roles } ; non distribué : { $left }
    }
log-game-ended = La partie est terminée. Victoire : { $players }
log-passed =
    { $count ->
        [one] { $player } défausse { $count } carte
        [many] { $player } défausse { $count } de cartes
       *[other] { $player } défausse { $count } cartes
    }
log-passed-forced =
    { $count ->
        [one] { $player } ne peut rien jouer et défausse { $count } carte
        [many] { $player } ne peut rien jouer et défausse { $count } de cartes
       *[other] { $player } ne peut rien jouer et défausse { $count } cartes
    }
log-discarded-two = { $player } défausse deux cartes
log-taken-from-front = Carte retirée devant { $player } : { $card }
log-goal-turned =
    { $seen ->
        [no] { $player } retourne { $goal }
       *[yes] { $player } retourne { $goal } : { $card }
    }
log-looked = Tu regardes { $goal } et tu vois : { $card }
log-role-seen = { $player } regarde qui est { $other }
log-role-seen-own = Tu vois qui est { $player } : { $role }
log-gold-drawn =
    { $count ->
        [one] { $count } carte d’or est partagée
        [many] { $count } de cartes d’or sont partagées
       *[other] { $count } cartes d’or sont partagées
    }
log-gold-taken =
    { $nuggets ->
        [0] { $player } prend une carte d’or
        [one] { $player } prend une carte d’or d’une pépite
        [many] { $player } prend une carte d’or de { $nuggets } de pépites
       *[other] { $player } prend une carte d’or de { $nuggets } pépites
    }
log-gold-dealt =
    { $short ->
        [yes] { $player } reçoit { $paid ->
                [one] { $paid } pépite
                [many] { $paid } de pépites
               *[other] { $paid } pépites
            } au lieu de { $due } : les cartes d’or restantes ne font pas le compte
       *[no] { $player } reçoit { $paid ->
               [one] { $paid } pépite
               [many] { $paid } de pépites
              *[other] { $paid } pépites
           }
    }
log-tokens-paid =
    { $change ->
        [loses] { $player } perd { $tokens ->
                [one] { $tokens } pépite
                [many] { $tokens } de pépites
               *[other] { $tokens } pépites
            }
       *[gets] { $player } reçoit { $tokens ->
               [one] { $tokens } pépite
               [many] { $tokens } de pépites
              *[other] { $tokens } pépites
           }
    }
log-tokens-moved = { $giver } paie { $tokens ->
        [one] { $tokens } pépite
        [many] { $tokens } de pépites
       *[other] { $tokens } pépites
    } à { $taker }
log-stole = { $player } vole 1 pépite à { $other }
log-stole-nothing = { $player } ne vole rien
log-vetoed = { $player } joue le veto
log-role-changed = { $player } reçoit un nouveau rôle
log-wardrobe-entered = { $player } atteint le vestiaire et change de rôle
log-roles-dealt = Fête souterraine ! Tous les rôles sont mélangés et redistribués
log-goals-put-back =
    { $swapped ->
        [yes] { $player } repose les deux arrivées échangées
        [no] { $player } repose les deux arrivées telles quelles
       *[unknown] { $player } repose les deux arrivées, échangées ou non
    }
log-cards-lifted =
    { $from ->
        [deck] { $player } regarde { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        } du paquet
       *[discard] { $player } regarde { $count ->
            [one] { $count } carte
            [many] { $count } de cartes
           *[other] { $count } cartes
        } de la défausse
    }
log-card-kept = { $player } garde une des cartes
log-card-kept-own = Tu gardes : { $card }
log-dwarf-stood = { $player } place un nain du péage en { $cell }
log-dwarf-left = Le nain placé par { $player } quitte le labyrinthe
log-toll-asked = { $player } demande à { $other } de payer le péage
log-toll-answered =
    { $pay ->
        [yes] { $player } accepte de payer le péage
       *[no] { $player } refuse de payer le péage
    }
log-goal-moved = { $player } éloigne { $goal } d’une case
log-chest-opened =
    { $seen ->
        [no] { $player } ouvre un coffre
       *[yes] { $player } ouvre un coffre : { $found }
    }
log-chest-seen = Tu regardes dans le coffre et tu vois : { $found }. La galerie au-dessus : { $card }
log-gold-picked = { $player } prend une carte d’or d’une pépite
log-card-taken = { $player } prend une carte à { $other }
log-card-taken-own = { $player } prend une carte à { $other } : { $card }
log-deck-buried =
    { $count ->
        [one] { $count } carte du paquet est défaussée
        [many] { $count } de cartes du paquet sont défaussées
       *[other] { $count } cartes du paquet sont défaussées
    }
log-discard-shuffled = La défausse est mélangée
log-nobody-can-play = Le paquet est vide et plus personne ne peut jouer de carte
log-nothing-to-lay = { $player } n’a pas de deuxième galerie à poser
log-nothing-to-lose = { $player } rencontre le dragon mais n’a pas d’or à perdre
log-contributed = { $player } ajoute des mots au mélange
log-time-ran-out = Temps écoulé pour { $player }
log-bot-took-over = Un bot prend le relais pour { $player }
log-player-returned = { $player } est de retour
log-seat-emptied = { $player } quitte la table
log-finish-voted =
    { $wants ->
        [yes] { $player } veut arrêter la partie et montrer les rôles
       *[no] { $player } ne veut plus arrêter la partie
    }
log-finish-opposed = { $player } veut continuer à jouer : le vote est terminé
log-game-revealed = Les joueurs ont arrêté la partie. Tous les rôles sont visibles
log-seat-muted =
    { $muted ->
        [yes] L’hôte met { $player } en sourdine
       *[no] L’hôte rend la parole à { $player }
    }
log-spectator-muted =
    { $muted ->
        [yes] L’hôte met { $name } (spectateur) en sourdine
       *[no] L’hôte rend la parole à { $name } (spectateur)
    }
log-spectator-removed = L’hôte exclut { $name } (spectateur)
log-spectators-allowed =
    { $allowed ->
        [yes] L’hôte autorise maintenant les spectateurs
       *[no] L’hôte n’autorise plus les spectateurs
    }

log-play-lay-tunnel = { $player } pose une galerie en { $cell }
log-play-read-map = { $player } joue un plan sur { $goal }
log-play-look-in-chest = { $player } joue un plan sur le coffre { $chest }
log-play-rockfall = { $player } joue un éboulement en { $cell }
log-play-sabotage =
    { $whom ->
        [self] { $player } casse { $tool ->
                [pickaxe] sa propre pioche
                [lantern] sa propre lanterne
               *[cart] son propre chariot
            }
       *[other] { $player } casse { $tool ->
                [pickaxe] la pioche
                [lantern] la lanterne
               *[cart] le chariot
            } à { $other }
    }
log-play-repair =
    { $whom ->
        [self] { $player } répare { $tool ->
                [pickaxe] sa propre pioche
                [lantern] sa propre lanterne
               *[cart] son propre chariot
            }
       *[other] { $player } répare { $tool ->
                [pickaxe] la pioche
                [lantern] la lanterne
               *[cart] le chariot
            } pour { $other }
    }
log-play-plan-theft = { $player } joue un vol
log-play-hands-off =
    { $whom ->
        [self] { $player } retire son propre vol
       *[other] { $player } retire son vol à { $other }
    }
log-play-trap = { $player } piège { $other }
log-play-free =
    { $whom ->
        [self] { $player } se libère
       *[other] { $player } libère { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } joue une inspection sur son propre rôle
       *[other] { $player } joue une inspection sur { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } joue un troc de chapeaux pour changer de rôle
       *[other] { $player } joue un troc de chapeaux sur { $other }
    }
log-play-swap-hands = { $player } échange sa main avec { $other }
log-play-swap-goals = { $player } prend { $goals }
log-play-search-trove = { $player } joue une trouvaille
log-play-change-direction = { $player } inverse le sens du jeu
log-play-call-specialist = { $player } joue l’expert en galeries
log-play-detour = { $player } déplace la dernière galerie en { $cell }

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = La manche est terminée
round-end-treasure-found = Trésor trouvé !
round-end-treasure-not-found = Le trésor n’a pas été trouvé
round-end-reached-by = { $name } a terminé le chemin jusqu’au trésor.
round-end-reached = Le trésor est atteint.
round-end-not-reached = Personne n’a atteint le trésor.
round-end-role = { $name } était { $role }.
round-end-unused-role = Rôle non distribué
round-end-drawn =
    { $cards ->
        [one] { $cards } carte d’or est partagée.
        [many] { $cards } de cartes d’or sont partagées.
       *[other] { $cards } cartes d’or sont partagées.
    }
round-end-taken = { $name } prend une carte d’or.
round-end-taken-own =
    { $nuggets ->
        [one] Tu prends une carte de { $nuggets } pépite.
        [many] Tu prends une carte de { $nuggets } de pépites.
       *[other] Tu prends une carte de { $nuggets } pépites.
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
round-end-paid = { $name } reçoit { $tokens ->
        [one] { $tokens } pépite
        [many] { $tokens } de pépites
       *[other] { $tokens } pépites
    }.
round-end-stole = { $name } vole 1 pépite à { $victim }.
round-end-stole-nothing = { $name } ne vole rien.
round-end-no-gold = Personne ne reçoit d’or cette manche.
round-end-choose-gold = Choisis ta carte d’or
round-end-gold-card =
    { $nuggets ->
        [one] une carte de { $nuggets } pépite
        [many] une carte de { $nuggets } de pépites
       *[other] une carte de { $nuggets } pépites
    }
round-end-choose-victim = Choisis le joueur à voler
round-end-no-theft = Ne pas voler
round-end-waiting-for-gold = { $name } choisit une carte d’or…
round-end-waiting-for-thief = { $name } choisit un joueur à voler…
round-end-show-all = Tout montrer
round-end-next-round = Manche suivante
round-end-your-turn = Manche suivante : à toi de jouer
round-end-show-results = Voir les résultats
round-end-back-to-table = Retour à la table
round-end-you = toi
round-end-hidden-role = carte de rôle, face cachée
round-end-gold-cards =
    { $count ->
        [one] { $count } carte d’or
        [many] { $count } de cartes d’or
       *[other] { $count } cartes d’or
    }
round-end-gold-tokens =
    { $count ->
        [one] { $count } pépite en jetons
        [many] { $count } de pépites en jetons
       *[other] { $count } pépites en jetons
    }

# The end of the game
podium-title = La partie est terminée
podium-winner = { $name } gagne avec { $gold ->
        [one] { $gold } pépite
        [many] { $gold } de pépites
       *[other] { $gold } pépites
    }
podium-winners = { $names } gagnent ensemble avec { $gold ->
        [one] { $gold } pépite
        [many] { $gold } de pépites
       *[other] { $gold } pépites
    } chacun
podium-ended-early = Les joueurs ont arrêté la partie avant la fin
podium-ended-early-hint = Les rôles de tous et l’or gagné jusqu’ici :
podium-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
podium-gold = { $gold ->
        [one] { $gold } pépite
        [many] { $gold } de pépites
       *[other] { $gold } pépites
    }
podium-others = Autres joueurs
podium-chart = Or par manche
podium-round = Manche { $round }
podium-chart-missing = Impossible d’afficher le graphique : { $why }
podium-player = Joueur
podium-total = Total
podium-replay = Revoir la partie
podium-rematch = Rejouer
podium-rematch-join = Rejoindre la prochaine partie
podium-rematch-watch = Regarder la prochaine partie
podium-rematch-hint = Avec les mêmes joueurs aux mêmes places. La partie commence quand tout le monde est prêt.
podium-rematch-offered = Un autre joueur veut rejouer. Tu peux rejoindre la partie.
podium-home = Aller à l’accueil

## -------------------- Pass and play on one device: hotseat-

hotseat-title = Sur un seul appareil
hotseat-hint = Tout le monde joue sur cet appareil. Tes cartes restent cachées tant que tu ne l’as pas en main.
hotseat-home = Aller à l’accueil
hotseat-players = Joueurs
hotseat-name = Joueur { $number }
hotseat-remove = Retirer le joueur { $number }
hotseat-add = Ajouter un joueur
hotseat-bots = Nombre de bots
hotseat-bot = Bot { $number }
hotseat-first-player-removed = Le premier joueur que tu avais choisi a été retiré. Le hasard décidera.
hotseat-game = Choisir un jeu
hotseat-start = Lancer la partie
hotseat-name-missing = Donne un nom à chaque joueur.
hotseat-name-twice = Deux joueurs ont le même nom. Changes-en un.
hotseat-waiting = Un instant…
hotseat-unavailable = Impossible d’ouvrir cette table
hotseat-not-yours = Aucun joueur de cet appareil n’est à cette table
hotseat-start-new = Commencer une nouvelle partie
hotseat-pass-to = Passe l’appareil à { $name }
hotseat-look-away = Les autres, ne regardez pas.
hotseat-show-cards = Je suis { $name } : montrer mes cartes
hotseat-device-with = { $name } a l’appareil.
hotseat-done = C’est fait, { $name }. Cache tes cartes et passe l’appareil.
hotseat-hide-cards = Cacher mes cartes
hotseat-other-playing = { $name } joue
hotseat-other-playing-hint = Patiente un peu. Pour voir tes cartes, touche ton nom.
hotseat-veto = Un veto sur cette carte ?
hotseat-veto-hint = La carte prend effet dans un instant. Pour jouer un veto, prends l’appareil et touche ton nom.

## -------------------- The table on a big screen: bigscreen-

bigscreen-untitled = Nouvelle table
bigscreen-join-hint = Pour jouer sur ton téléphone, scanne le QR code, ou ouvre { $address } et tape ce code :
bigscreen-qr = QR code de cette table
bigscreen-lobby-players = Joueurs
bigscreen-free = libre
bigscreen-bot = bot
bigscreen-ready = prêt
bigscreen-not-ready = pas encore prêt
bigscreen-unavailable = Impossible d’afficher cette table
bigscreen-home = Aller à l’accueil
bigscreen-loading = Chargement de la table…
bigscreen-connection-lost = Connexion perdue. Reconnexion…
bigscreen-round = Manche { $round }
bigscreen-turn = À { $name } de jouer
bigscreen-seconds = { $seconds } s
bigscreen-deck =
    { $cards ->
        [0] Le paquet est vide
        [one] Une carte dans le paquet
        [many] { $cards } de cartes dans le paquet
       *[other] { $cards } cartes dans le paquet
    }
bigscreen-players = Joueurs
bigscreen-log = Derniers coups
bigscreen-join-or-watch = Rejoindre ou regarder :

## -------------------- The replay of a finished game: replay-

replay-title = Revoir la partie
replay-home = Aller à l’accueil
replay-to-table = Aller à la table
replay-loading = Chargement de la partie…
replay-events = Événements
replay-players = Joueurs
replay-maze = Le labyrinthe
replay-fit = Afficher tout le labyrinthe
replay-step-not-visible = Cette vue ne montre rien à cette étape.
replay-position = Position dans la partie
replay-step = Étape { $at } sur { $of }
replay-round = Manche { $round }
replay-play = Lecture
replay-pause = Pause
replay-step-back = Étape précédente
replay-step-forward = Étape suivante
replay-turn-back = Tour précédent
replay-turn-forward = Tour suivant
replay-speed = Vitesse
replay-view-as = Vue
replay-view-as-all = toutes les cartes
replay-view-as-spectator = spectateur
replay-link = Copier le lien vers cette étape
replay-link-copied = Lien copié.
replay-role-hidden = rôle inconnu
replay-hand-count =
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
replay-gold-held =
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
replay-note = Tes notes :
replay-suspicion = Soupçons, manche { $round }
replay-suspicion-spectator = Les chances que chaque joueur soit saboteur, d’après ce que voyait un spectateur.
replay-suspicion-seat = Les chances que chaque joueur soit saboteur, d’après ce que voyait { $name }.
replay-suspicion-loading = Calcul en cours…
replay-suspicion-none = Pas d’estimation pour cette manche.

## -------------------- The pages of cards and rules: rules-

rules-title = Cartes et règles
rules-search = Chercher une carte ou une règle
rules-search-hint = Un mot, une carte, ou une règle comme TUN-3
rules-book = Livret de règles
# How some paragraphs of the rulebook begin; the same words as in docs/rules.
rules-label-edition = Édition :
rules-label-house = Notre décision :
rules-search-none = Aucun résultat. Essaie un mot plus court, ou efface la recherche.
rules-search-clear = Effacer la recherche
rules-overview = Toutes les cartes et règles
rules-next = Suivant : { $title }
rules-previous = Précédent : { $title }
rules-of-card = Règles pour cette carte
rules-cards-of-rule = Cartes pour cette règle
rules-card-versions = Toutes les versions de cette carte
rules-not-found = Aucune carte ni règle ne porte ce nom.
rules-loading = Chargement des règles…
rules-retry = Réessayer
rules-rule = Règle { $id }
rules-open-page = Ouvrir dans les règles
rules-part = Seulement avec : { $part }
rules-edition = Édition : { $edition }

rules-section-tunnels = Galeries
rules-section-actions = Actions
rules-section-goals = Arrivées
rules-section-roles = Rôles
rules-section-chests = Coffres au trésor
rules-section-pieces = Or et nains

# Kinds of card, as headings.
rules-name-passage = Passage
rules-name-dead-end = Cul-de-sac
rules-name-bridge = Pont
rules-name-double-curve = Double virage
rules-name-stub = Passage avec un cul-de-sac
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
rules-name-gold = Trésor
rules-name-stone = Caillou
rules-name-sack = Sac d’or
rules-name-dragon = Dragon
rules-name-spider = Araignée
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
rules-name-gold-card = Carte d’or
rules-name-token = Jeton d’or
rules-name-toll-dwarf = Nain du péage

# What each card does; the edition and the house rules choose between variants.
rules-effect-passage =
    Pose-le dans une case vide à côté du labyrinthe. Chaque côté doit correspondre aux cartes voisines : ouvert contre ouvert, fermé contre fermé. { $lay_must_join ->
        [no] Dans cette édition, ça suffit, même si aucun chemin venant du départ n’y mène.
       *[yes] Il doit prolonger un chemin venant du départ.
    } Tu peux le tourner tête en bas, mais pas le mettre en travers.
rules-effect-dead-end = Se pose comme toute galerie, mais aucun chemin ne le traverse. Les saboteurs s’en servent pour bloquer le passage. Si tu es chercheur, défausse-le.
rules-effect-bridge = Deux chemins qui se croisent sans se rencontrer. L’un doit prolonger un chemin venant du départ. Pour l’autre, il suffit qu’il corresponde aux cartes voisines.
rules-effect-double-curve = Deux virages qui ne se rencontrent pas. L’un doit prolonger un chemin venant du départ. Pour l’autre, il suffit qu’il corresponde aux cartes voisines.
rules-effect-stub = Un passage bordé d’un ou deux culs-de-sac. Aucun chemin ne traverse un cul-de-sac, mais il doit correspondre aux cartes voisines.
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
rules-effect-chest-tunnel = Elle recouvre un coffre, face cachée. Quand un chemin l’atteint, elle est retournée et le joueur dont c’est le tour ouvre le coffre. Un éboulement peut la retirer, et le coffre aussi s’il est encore fermé.
rules-effect-start = Tous les chemins commencent ici. Le départ est ouvert des quatre côtés et ne peut pas être retiré.
rules-effect-wardrobe =
    Il est dans le labyrinthe dès le début. { $game ->
        [base] Le premier joueur qui le relie au départ doit échanger son rôle contre le rôle non distribué.
        [saboteur2] Le premier joueur qui le relie au départ doit prendre le rôle du dessus de la pile.
       *[any] Le premier joueur qui le relie au départ doit prendre un nouveau rôle : le rôle non distribué ou, dans Saboteur 2, celui du dessus de la pile.
    }
rules-effect-party = Elle est dans le labyrinthe dès le début. La première fois qu’un joueur la relie au départ, tous les rôles sont ramassés, mélangés et redistribués.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Joue cette carte sur n’importe quel joueur, même toi.
       *[another] Joue cette carte sur un autre joueur.
    } Un joueur qui a un outil cassé ne peut pas poser de galerie. Le même outil ne peut pas être cassé deux fois.
rules-effect-repair = Répare cet outil, pour toi ou pour un autre joueur. Les deux cartes sont défaussées.
rules-effect-repair-either = Répare l’un des deux outils montrés, pour toi ou pour un autre joueur.
rules-effect-map = Regarde en secret une arrivée face cachée. Tout le monde voit laquelle, mais personne d’autre ne voit ce que c’est. Tu peux dire la vérité, ou mentir. Avec les coffres au trésor, tu peux aussi regarder un coffre et la galerie qui le recouvre.
rules-effect-rockfall = Retire une galerie du labyrinthe, mais ni le départ ni une arrivée. N’importe quel joueur peut ensuite combler le trou.
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
rules-effect-goal-swap = Prends deux arrivées face cachée et repose-les, échangées ou non. Tout le monde voit lesquelles ; personne d’autre ne sait si tu les as échangées.
rules-effect-trove = Au lieu de piocher dans le paquet, regarde les cinq cartes du dessus de la défausse et gardes-en une.
rules-effect-veto = Se joue en dehors de ton tour, juste après qu’un autre joueur a joué une galerie ou une action. Sa carte n’a aucun effet, et son tour est terminé.
rules-effect-change-of-direction = Inverse le sens du jeu jusqu’à la fin de la manche.
rules-effect-master-craftsman = Répare n’importe quel outil cassé, pour toi ou pour un autre joueur. Ne libère pas les joueurs piégés.
rules-effect-path-specialist = Pose deux galeries ce tour-ci, l’une après l’autre, puis pioche deux cartes. Ensuite, tu as une carte de moins en main.
rules-effect-detour = Déplace la dernière galerie posée vers une autre case où elle convient. Tu peux la tourner. Tu peux le faire même avec un outil cassé.
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
rules-effect-greedy = Tu ne gagnes que si tu termines toi-même le chemin jusqu’au trésor. Tu reçois alors 4 pépites, et les autres rien.
rules-effect-blue-digger = Tu gagnes quand un chemin sans porte verte atteint le trésor. Si un chercheur termine le chemin et que son équipe peut atteindre le trésor, elle gagne seule.
rules-effect-green-digger = Tu gagnes quand un chemin sans porte bleue atteint le trésor. Si un chercheur termine le chemin et que son équipe peut atteindre le trésor, elle gagne seule.
rules-effect-boss = Tu gagnes avec l’une ou l’autre équipe de chercheurs, et aussi quand des portes arrêtent les deux équipes en route vers le trésor. Tu reçois 1 pépite de moins que les autres gagnants.
rules-effect-profiteer = Tu gagnes toujours, avec les autres gagnants. Tu reçois 2 pépites de moins qu’eux.
rules-effect-geologist = Tu reçois 1 pépite par cristal présent dans le labyrinthe à la fin de la manche, quel que soit le gagnant. Deux géologues se partagent l’or.
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
rules-effect-sack = Le joueur qui le retourne prend son contenu : 1 ou 2 pépites. La manche continue.
rules-effect-dragon = Le joueur qui le retourne perd 1 pépite, s’il en a. La manche continue.
rules-effect-spider = La manche se termine aussitôt, comme si le trésor n’avait pas été atteint.
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
rules-effect-gold-card = Vaut 1, 2 ou 3 pépites. Tout le monde voit combien de cartes d’or tu as, mais personne d’autre ne sait ce qu’elles valent. Après trois manches, le joueur qui a le plus de pépites gagne.
rules-effect-token =
    De l’or payé en jetons et non en cartes. { $tokens_open ->
        [no] À cette table, personne d’autre ne voit combien d’or tu as, mais tout le monde voit ce que tu reçois.
       *[yes] Tout le monde voit combien d’or tu as.
    } Saboteur 2, le tournoi et certaines extensions paient en jetons.
rules-effect-toll-dwarf = À ton tour, défausse une carte et place un nain du péage à un bout ouvert d’une galerie. Un joueur qui pose une galerie à cet endroit te paie 1 pépite.
