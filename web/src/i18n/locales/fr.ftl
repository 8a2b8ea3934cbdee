### The screens of the web client, in French. The messages of the game are beside its rules, in docs/rules.
### Every language has the same messages in the same order.

## -------------------- Used everywhere: bots, clocks, errors

language = Langue
language-missing = Impossible de charger la langue : { $language }. Vérifie ta connexion, recharge la page et choisis-la à nouveau.
close = Fermer
page-not-found = Cette page n’existe pas
to-home = Aller à l’accueil

# Patterns that put texts together.
labelled-value = { $label } : { $value }
label = { $label } :
quote = « { $text } »

seats-count =
    { $count ->
        [one] { $count } place
        [many] { $count } de places
       *[other] { $count } places
    }

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
problem-no-coach = L’entraîneur n’est là que si tu joues seul contre des bots et que la table le permet.
problem-nothing-to-decide = Tu n’as rien à décider maintenant.
problem-no-hint-now = L’entraîneur n’a pas de conseil pour l’instant. Réessaie dans un instant.
problem-no-spectators = Cette table n’accepte pas les spectateurs. L’hôte peut les autoriser dans le menu.
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
problem-upgrading = Le site est en cours de mise à jour. Réessaie dans une minute.
problem-too-fast = Tu vas trop vite. Attends un peu et réessaie.
problem-chat-limit = Tu envoies des messages trop vite. Attends un peu, puis renvoie le tien.
problem-emote-limit = Tu envoies des réactions trop vite. Attends un peu.
problem-note-limit = Tu enregistres tes notes trop vite. Attends un peu, puis recommence.
problem-change-limit = Trop de changements en peu de temps. Attends un peu, puis réessaie.
problem-talk-full = Cette table ne peut plus garder de messages ni de notes. Continue sans, ou crée une nouvelle table.
problem-stale = Quelque chose a changé entre-temps. Regarde la table, puis décide à nouveau.
problem-card-can-be-vetoed = Une carte peut encore être annulée par un veto. Autorise les spectateurs une fois qu’elle a pris effet.
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
problem-text-too-long = C’est trop long. Fais plus court.
problem-text-hidden = Ce texte contient des caractères invisibles. Retape-le.
problem-text-marks = Une lettre porte trop d’accents. Enlèves-en.
problem-text-empty = Le texte est vide. Écris d’abord quelque chose.
problem-words-not-plain = Utilise seulement des lettres de a à z sans accent, des chiffres et des symboles, sans espace au début ni à la fin.

## -------------------- Settings of this device: settings-

settings-title = Réglages
settings-reset = Réinitialiser les réglages
settings-theme = Apparence
settings-theme-system = Comme le système
settings-theme-light = Claire
settings-theme-dark = Sombre
settings-text-size = Taille du texte
settings-colours = Couleurs
settings-colours-hint = « Distinctes » : plus de contraste, et sans opposer le rouge au vert.
settings-colours-standard = Normales
settings-colours-distinct = Distinctes
settings-motion = Animations
settings-motion-system = Comme le système
settings-motion-full = Toutes
settings-motion-reduced = Réduites
settings-speed = Vitesse de la table
settings-speed-hint = À quelle vitesse tu vois ce que font les autres.
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-instant = Immédiate
settings-sound = Sons
settings-volume = Volume
settings-confirm = Confirmer chaque coup avant de le jouer
settings-chat = Afficher le tchat et les réactions

## -------------------- The name of a player: name-

name-title = Comment les autres doivent-ils t’appeler ?
name-accept = Continuer

## -------------------- The home page: home-

home-tagline = Cherche l’or. Ne fais confiance à personne.
home-pitch = Creusez ensemble jusqu’au trésor. Mais il y a des saboteurs parmi vous.
home-continue = Reprendre
home-continue-with = Avec { $names }
home-continue-last-move = Dernier coup { $ago }
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
home-coached-game = Partie avec entraîneur
home-learn = Apprendre à jouer
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
home-footer = Gratuit et open source.

## -------------------- The lobby: lobby-

lobby-untitled = Nouvelle table
lobby-invited = { $host } t’invite à une partie de Saboteur
lobby-invited-unnamed = Une partie de Saboteur t’attend
preview-seats = Places prises : { $taken } sur { $seats }.
preview-players = Hôte : { $host }. Joueurs : { $players }.
preview-playing = Une partie de Saboteur est en cours
preview-replay = Une partie de Saboteur à revoir
preview-replay-description = Regarde-la coup par coup, du point de vue de chaque joueur.
lobby-learn = Tu débutes ? Apprends à jouer
lobby-join = Jouer aussi
lobby-chat-notice = { $name } : { $text }
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
lobby-is-ready = attend le début
lobby-not-ready = se prépare encore
lobby-is-away = hors ligne
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
lobby-ready = On peut commencer
lobby-unready = Pas tout de suite
lobby-shuffle = Mélange équitable
lobby-shuffle-words = Tes mots pour le mélange (facultatif)
lobby-shuffle-words-hint = Ils s’ajoutent quand tu touches « On peut commencer ».
lobby-shuffle-description = Le mélange est fixé d’avance et peut être vérifié. Tu peux y ajouter tes propres mots.
lobby-commitment = Empreinte du mélange, à vérifier après la partie
lobby-waiting-for = On attend { $names }.
lobby-waiting-for-you = On n’attend plus que toi. Touche « { lobby-ready } ».
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
lobby-coach = Entraîneur
lobby-coach-description = Un joueur seul contre des bots peut demander un conseil avant chaque coup.
lobby-spectators-allowed = Autoriser les spectateurs
lobby-spectators-allowed-description = Les spectateurs ne voient que ce que tous les joueurs voient.
lobby-spectators-veto = Si tu joues seul avec des bots, chaque carte attend ta réponse, même sans veto : les spectateurs ne devinent pas si tu l’as.
lobby-chat-allowed = Tchat
lobby-chat-allowed-description = Sans tchat, les joueurs n’ont que les réactions.
lobby-listed = Rendre cette table publique
lobby-listed-description = Tout le monde peut la rejoindre depuis l’accueil. Sinon, il faut le lien ou le code.
lobby-seat-count-less = Une place de moins
lobby-seat-count-more = Une place de plus
lobby-clash = Choix incompatibles
lobby-clash-not-applied = Pas encore appliqué.
lobby-undo = Annuler
lobby-yes = oui
lobby-no = non

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
lobby-option-next_round_starter = Premier joueur de la manche suivante
lobby-value-next_round_starter-last_card = Le voisin de gauche du joueur qui a posé la dernière carte
lobby-value-next_round_starter-last_turn = Le voisin de gauche du joueur qui a joué le dernier tour
lobby-value-next_round_starter-last_tunnel = Le voisin de gauche du joueur qui a posé la dernière galerie

lobby-chat = Tchat

## -------------------- The veto window: lobby-veto-time, veto-time-

lobby-veto-time = Temps pour un veto
lobby-veto-time-fixed = Chaque carte attend ce temps-là : personne ne devine qui a le veto.
lobby-veto-time-all = La partie continue dès que tout le monde a répondu. Ton temps de réflexion peut te trahir.
veto-time-2s = 2 secondes
veto-time-5s = 5 secondes
veto-time-10s = 10 secondes
veto-time-all = Jusqu’à ce que tous aient répondu
veto-time-clock = Selon le chrono

## Rôles et présentations

who-open = Qui peut être quoi ?
who-title = Qui peut être quoi à { $players } joueurs ?
who-range = { $fewest } à { $most }
who-left-over =
    { $count ->
        [one] Une carte de rôle reste de côté. Elle est montrée à la fin de la manche.
       *[other] { $count } cartes de rôle restent de côté. Elles sont montrées à la fin de la manche.
    }
who-stack =
    { $count ->
        [one] Une carte de rôle reste cachée dans la pile.
       *[other] { $count } cartes de rôle restent cachées dans la pile.
    }
introductions-title = Découvrir les extensions
introduction-open = Qu’est-ce que c’est ?
introduction-close = Compris
introduction-rules = Lire les règles

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, private-knowledge-, chat-, menu-

table-empty-cell = vide
table-can-be-chosen = choix possible
table-you-saw =
    { $age ->
        [0] tu viens de voir : { $card }
        [one] tu as vu il y a un tour : { $card }
        [many] tu as vu il y a { $age } de tours : { $card }
       *[other] tu as vu il y a { $age } tours : { $card }
    }
table-seen =
    { $age ->
        [0] Tu viens de regarder cette carte. Elle est toujours face cachée.
        [one] Tu as regardé cette carte il y a un tour. Elle est toujours face cachée.
        [many] Tu as regardé cette carte il y a { $age } de tours. Elle est toujours face cachée.
       *[other] Tu as regardé cette carte il y a { $age } tours. Elle est toujours face cachée.
    }
table-looked-at = { $player } l’a regardée au tour { $turn }
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
table-your-turn = À toi de jouer
table-turn = À { $name } de jouer
table-piles = Piles
table-players =
    { $order ->
        [reversed] Joueurs, dans l’ordre inverse du jeu
       *[normal] Joueurs, dans l’ordre du jeu
    }
table-rules = Règles
table-spectators =
    { $count ->
        [one] { $count } spectateur
        [many] { $count } de spectateurs
       *[other] { $count } spectateurs
    }
table-role = Mon rôle
table-role-hint = Touche pour voir ton rôle
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

new-version = Pyrite a été mis à jour.
new-version-reload = Recharger
new-version-later = Plus tard

hand-label =
    { $count ->
        [one] Ta main : { $count } carte
        [many] Ta main : { $count } de cartes
       *[other] Ta main : { $count } cartes
    }
hand-selected = choisie
hand-unusable = injouable pour l’instant
hand-empty = Ta main est vide.

player-you = toi
player-unnamed = Joueur { $number }
player-bot = bot
player-bot-took-over = bot pour l’instant
player-away = hors ligne
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
role-hint = Touche « Mon rôle » pour le revoir plus tard.

prompt-start-play =
    { $question ->
        [tunnel] Pose une autre galerie : choisis une carte
       *[turn] À toi : choisis une carte
    }
prompt-start-pass =
    { $count ->
        [one] Choisis une carte à défausser
       *[other] Choisis jusqu’à { $count } cartes à défausser
    }
prompt-card = Choisis une autre carte
prompt-cell =
    { $occurrence ->
        [second] Choisis la deuxième arrivée
       *[first] Choisis où la jouer
    }
prompt-seat = Choisis un joueur
prompt-tool = Choisis un outil
prompt-front = { $player } : { $card }
prompt-remove = Choisis la carte à retirer
prompt-none = Choisis
prompt-not-playable =
    { $question ->
        [tunnel] Tu ne peux pas jouer cette carte maintenant. Choisis une galerie que tu peux poser.
       *[turn] Tu ne peux pas jouer cette carte maintenant, mais tu peux la défausser.
    }
prompt-why-not = Pourquoi ?
prompt-confirm = Jouer
prompt-confirm-pass = Défausser
prompt-rotate = Tourner
prompt-back = Retour
prompt-enlarge = Agrandir : { $card }
prompt-all-moves = Tous mes coups
prompt-mode-play = Jouer une carte
prompt-mode-pass = Passer

moves-pass =
    { $count ->
        [one] Défausser une carte
       *[other] Défausser des cartes
    }
moves-other = Autres coups
moves-count =
    { $count ->
        [one] { $count } coup
        [many] { $count } de coups
       *[other] { $count } coups
    }
moves-none = Tu n’as rien à décider pour l’instant.

private-knowledge-label = Ce que je sais
private-knowledge-nothing = Rien de secret pour l’instant.
private-knowledge-age =
    { $age ->
        [0] à l’instant
        [one] il y a { $age } tour
        [many] il y a { $age } de tours
       *[other] il y a { $age } tours
    }
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
log-earlier = Après la partie, tu pourras revoir les coups précédents.
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

## -------------------- The log, around the game: log-

log-time-ran-out =
    Temps écoulé pour { $seat_is ->
        [you] toi
       *[other] { $seat }
    }
log-bot-took-over =
    Un bot prend le relais pour { $seat_is ->
        [you] toi
       *[other] { $seat }
    }
log-player-returned =
    { $seat_is ->
        [you] Tu es
       *[other] { $seat } est
    } de retour
log-seat-emptied =
    { $seat_is ->
        [you] Tu quittes
       *[other] { $seat } quitte
    } la table
log-finish-voted =
    { $agreed ->
        [yes] { $seat_is ->
            [you] Tu veux
           *[other] { $seat } veut
        } arrêter la partie et montrer les rôles
       *[no] { $seat_is ->
            [you] Tu ne veux
           *[other] { $seat } ne veut
        } plus arrêter la partie
    }
log-finish-opposed =
    { $seat_is ->
        [you] Tu veux
       *[other] { $seat } veut
    } continuer à jouer : le vote est terminé
log-game-revealed = Les joueurs ont arrêté la partie. Tous les rôles sont visibles
log-seat-muted =
    { $muted ->
        [yes] { $seat_is ->
            [you] L’hôte te met
           *[other] L’hôte met { $seat }
        } en sourdine
       *[no] { $seat_is ->
            [you] L’hôte te rend la parole
           *[other] L’hôte rend la parole à { $seat }
        }
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

## -------------------- What happened since the last turn: recap-

recap-since-your-turn = Depuis ton dernier tour
recap-last-lap = Derniers tours
recap-count =
    { $count ->
        [one] { $count } événement
        [many] { $count } d’événements
       *[other] { $count } événements
    }

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = La manche est terminée
round-end-treasure-found = Trésor trouvé !
round-end-treasure-not-found = Le trésor n’a pas été trouvé
round-end-reached-by =
    { $seat_is ->
        [you] Tu as
       *[other] { $seat } a
    } terminé le chemin jusqu’au trésor.
round-end-reached = Le trésor a été atteint.
round-end-not-reached = Personne n’a atteint le trésor.
round-end-role =
    { $seat_is ->
        [you] Tu étais
       *[other] { $seat } était
    } { $role }.
round-end-unused-role = Rôle non distribué
round-end-no-gold = Personne ne reçoit d’or cette manche.
round-end-choose-gold = Choisis ta carte d’or
round-end-gold-card =
    { $nuggets ->
        [one] une carte d’une pépite
        [many] une carte de { $nuggets } de pépites
       *[other] une carte de { $nuggets } pépites
    }
round-end-waiting-for-gold = { $name } choisit une carte d’or…
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
podium-winner =
    { $seat_is ->
        [you] Tu gagnes
       *[other] { $seat } gagne
    } avec { $gold ->
        [one] { $gold } pépite
        [many] { $gold } de pépites
       *[other] { $gold } pépites
    }
podium-winners =
    { $you ->
        [yes] Vous gagnez ensemble, { $seats },
       *[no] { $seats } gagnent ensemble
    } avec { $gold ->
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
podium-again-hint = Contre les mêmes bots, avec les mêmes règles. La partie commence tout de suite.
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
bigscreen-ready = attend le début
bigscreen-not-ready = se prépare encore
bigscreen-unavailable = Impossible d’afficher cette table
bigscreen-home = Aller à l’accueil
bigscreen-loading = Chargement de la table…
bigscreen-connection-lost = Connexion perdue. Reconnexion…
bigscreen-round = Manche { $round }
bigscreen-turn = À { $name } de jouer
bigscreen-seconds = { $seconds } s
bigscreen-players = Joueurs
bigscreen-log = Derniers coups
bigscreen-join-or-watch = Rejoindre ou regarder :

## -------------------- The replay of a finished game: replay-

replay-title = Revoir la partie
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
rules-section-pieces = Or et nains
