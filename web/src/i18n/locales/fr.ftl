### Everything that the page says, in French.
### All languages have the same messages in the same order.

## -------------------- Everywhere: parts of the game, bots, clocks, what was refused

language = Langue
language-missing = Impossible de charger la langue : { $language }. Vérifie ta connexion, recharge la page et choisis à nouveau.
close = Fermer
nothing-here = Il n’y a rien ici
to-the-entrance = Vers l’entrée de la mine

# Comment se relie ce qu’on dit d’une même chose.
remarks = { $first }, { $rest }
about = { $what } : { $said }
label = { $what } :
lead = { $text }.
quote = « { $text } »

seats-count =
    { $count ->
        [one] { $count } place
        [many] { $count } de places
       *[other] { $count } places
    }

# Les parties du jeu.
part-saboteur2 = Saboteur 2
part-greedy_dwarf = le nain cupide
part-goal_swap = le troc d’arrivées
part-trove = la trouvaille
part-veto = le veto
part-change_of_direction = le changement de sens
part-master_craftsman = le maître artisan
part-path_specialist = l’expert en galeries
part-detour = la déviation
part-toll = les galeries à péage
part-wardrobe = le vestiaire
part-party = la fête souterraine
part-new_goals = les nouvelles arrivées
part-chests = les coffres au trésor
part-sabotaged_dwarf = le nain saboté
part-tournament = le tournoi

# Les jeux que l’on demande le plus.
preset-classic = Le classique
preset-classic-2016 = Le classique de 2016
preset-saboteur-2 = Saboteur 2
preset-tournament = Tournoi
preset-the-whole-box = Toute la boîte
preset-classic-is = Chercheurs contre saboteurs, en trois manches. Commence par celui-ci.
preset-classic-2016-is = Les règles d’avant : il suffit que les galeries s’accordent, et plus d’or circule.
preset-saboteur-2-is = Deux équipes de chercheurs, un boss, un profiteur et des géologues ; portes, échelles et vols.
preset-tournament-is = De 5 à 9 : des nains cupides, une galerie au milieu, de l’or en jetons.
preset-the-whole-box-is = Saboteur 2 avec toutes les extensions et cartes de championnat qui vont avec.

bot-random_bot = Flâneur
bot-greedy_digger = Fonceur
bot-heuristic = Apprenti
bot-bayesian = Contremaître
bot-random_bot-is = Connaît les règles et rien d’autre. Joue n’importe quoi.
bot-greedy_digger-is = Creuse vers l’est, quel que soit son rôle.
bot-heuristic-is = Joue sagement, d’après ce qu’il a vu de ses yeux.
bot-bayesian-is = Observe tout le monde, fait confiance ou soupçonne, et bluffe en saboteur.

clock-blitz = Éclair
clock-normal = Normal
clock-relaxed = Tranquille
clock-none = Sans horloge
clock-none-is = Chacun prend tout son temps.
clock-is = { $turn ->
        [one] { $turn } seconde
        [many] { $turn } de secondes
       *[other] { $turn } secondes
    } par tour, { $answer } pour les autres décisions.

# Ce qui a été refusé, et que faire ensuite.
problem-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
problem-unknown-guest = Le jeu a besoin d’un cookie pour te reconnaître. Autorise les cookies pour ce site, puis recharge la page.
problem-no-such-code = Rien ne porte ce code. Vérifie les lettres, ou redemande le code.
problem-no-such-room = Cette table n’existe pas. Redemande le lien ou le code.
problem-no-spectators = À cette table, on joue sans public.
problem-too-many = C’était trop d’un coup. Attends un peu et réessaie.
problem-too-many-connections = Trop de connexions viennent de ton réseau. Ferme quelques onglets et réessaie.
problem-server-full = Le serveur est plein pour le moment. Réessaie dans un instant.
problem-request-too-slow = La requête a mis trop de temps à arriver. Réessaie.
problem-fault = Le serveur s’est trompé. Réessaie dans un instant.
problem-http = Quelque chose s’est mal passé en chemin vers le serveur. Réessaie dans un instant.
problem-bad-input = Le serveur ne comprend pas. Vérifie ta saisie ou recharge la page.
problem-not-host = Seul l’hôte de la table peut faire ça.
problem-has-begun = La partie a commencé. Tu peux regarder, et prendre place pour la suivante.
problem-seat-taken = La place est prise. Choisis-en une autre.
problem-name-taken = Quelqu’un ici porte déjà ce nom, ou presque. Choisis-en un autre.
problem-no-chat = Il n’y a pas de tchat à cette table.
problem-muted = L’hôte te demande de te taire pour l’instant.
problem-no-such-spectator = Cette personne n’est plus dans le public. Choisis-en une autre.
problem-not-yourself = C’est toi. Choisis quelqu’un du public.
problem-has-seat = Cette personne a une place ici. Choisis plutôt sa place.
problem-too-few-left = Dans cette partie, on a exclu autant de joueurs qu’il en reste. Continue, ou quitte la table.
problem-removed = L’hôte t’a exclu de cette table. Trouves-en une autre.
problem-nobody-there = Il faut bien que quelqu’un joue : prends d’abord place.
problem-not-ready = Le serveur n’accède pas à ses registres. Réessaie dans un instant.
problem-store-unavailable = Le serveur n’arrive pas à le noter. Réessaie bientôt.
problem-busy = Il se passe trop de choses d’un coup à cette table. Réessaie.
problem-too-fast = C’était trop d’un coup. Attends un peu.
problem-chat-limit = Ça fait beaucoup de messages en peu de temps. Attends un peu, puis renvoie-le.
problem-emote-limit = Ça fait beaucoup d’émotes en peu de temps. Attends un peu.
problem-note-limit = Ça fait beaucoup de notes en peu de temps. Attends un peu, puis enregistre à nouveau.
problem-change-limit = Ça fait beaucoup de changements en peu de temps. Attends un peu, puis réessaie.
problem-talk-full = Cette table ne peut plus garder de messages ni de notes. Continue à jouer, ou ouvre une nouvelle table pour écrire encore.
problem-stale = Il s’est passé quelque chose entre-temps. Regarde encore, puis décide.
problem-spectator = Tu ne fais que regarder. Prends d’abord place.
problem-not-your-seat = Ce n’est pas ta place.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-seat-free = Il n’y a personne à cette place.
problem-bot-took-over = Un bot joue pour toi. Reprends d’abord ta place.
problem-no-person = Il n’y a pas d’humain à cette place.
problem-not-all-ready = Tout le monde n’est pas encore d’attaque.
problem-too-few-seats = Il y a déjà plus de monde que ça à table.
problem-not-playing = On ne joue pas à cette table en ce moment.
problem-not-over = La partie n’est pas encore finie.
problem-no-review-now = La partie ne peut pas être affichée pour l’instant. Réessaie dans un instant.
problem-game-over = La partie est finie.
problem-text-too-long = C’est trop long. Fais plus court.
problem-text-hidden = Il y a des signes cachés là-dedans. Retape le texte.
problem-text-marks = Il y a trop d’accents sur une lettre. Enlèves-en.
problem-text-empty = On n’y voit rien. Écris d’abord quelque chose.
problem-words-not-plain = Les mots pour le mélange : des lettres de a à z sans accents, des chiffres et des signes, sans espace au début ni à la fin.
problem-not-your-turn = Ce n’est pas ton tour.
problem-not-asked-for = Il y a autre chose à décider maintenant.
problem-let-pass = Tu as laissé passer cette carte. Attends qu’elle fasse effet.
problem-not-in-hand = Tu n’as pas ça en main.
problem-not-in-this-game = Ça ne fait pas partie de ce jeu.
problem-own-seat =
    { $rule ->
        [none] C’est ta propre place.
        [TOLL-3] Tu ne peux demander qu’à un autre joueur de payer.
       *[other] Cette carte est pour un autre joueur, pas pour toi.
    }
problem-wrong-target =
    { $target ->
        [player] Choisis plutôt un joueur.
        [cell] Choisis plutôt une case du labyrinthe.
        [goal] Choisis plutôt une arrivée.
        [chest] Choisis plutôt une arrivée ou un coffre.
       *[none] Cette carte ne vise rien : il suffit de la jouer.
    }
problem-cell-taken = Il y a déjà une carte à cet endroit.
problem-no-neighbour = Il faut la poser à côté d’une carte face visible du labyrinthe.
problem-sides-clash =
    { $sides ->
        [none] Cette galerie ne s’accorde pas avec une carte voisine.
       *[other] Cette galerie ne s’accorde pas avec ce qui est à côté : { $sides }.
    } La tourner peut aider.
problem-not-joined =
    { $rule ->
        [S2-8] Une échelle doit rejoindre une galerie par une ouverture.
       *[other] Aucun chemin venu du départ n’y mène.
    }
problem-ladder-at-goal = Une échelle ne peut pas être posée ainsi à côté d’une arrivée.
problem-tools-broken = Avec un outil cassé, tu ne peux pas poser de galerie.
problem-trapped = Dans un piège, tu ne peux pas poser de galerie.
problem-not-laid-last = Seule la dernière galerie posée peut être déplacée, tant qu’elle est là.
problem-same-cell = Une déviation mène ailleurs.
problem-no-tunnel-to-lay = Tu n’as aucune galerie que tu puisses poser maintenant.
problem-no-tunnel = Il n’y a pas de galerie à cet endroit.
problem-not-removable = Un éboulement n’emporte ni le départ, ni une arrivée, ni une carte spéciale.
problem-broken-already = Cet outil est déjà cassé.
problem-nothing-to-repair = Il n’y a rien de cassé que cette carte répare.
problem-wrong-tool = Cette carte ne répare pas cet outil.
problem-theft-already = Tu as déjà un vol devant toi.
problem-no-theft = Il n’y a pas de vol à retirer.
problem-trapped-already = Ce joueur est déjà piégé.
problem-not-trapped = Ce joueur n’est pas piégé.
problem-no-veto = Tu n’as pas de veto en main.
problem-veto-out-of-turn = Le veto se joue en dehors de ton tour, juste après la carte d’un autre joueur.
problem-no-victim = Tu ne peux rien voler là.
problem-no-hand = Tu ne peux pas piocher dans cette main.
problem-no-role = Tu ne peux pas regarder ce rôle.
problem-no-such-goal = Cette arrivée n’existe pas dans ce labyrinthe.
problem-goal-face-up = Cette arrivée est déjà visible.
problem-goal-not-reached = Tu ne peux pas retourner ça maintenant.
problem-goal-misfit = La carte ne peut pas se poser dans ce sens.
problem-goal-cannot-move = Cette arrivée ne peut pas bouger.
problem-no-more-maps = Un coffre interdit les plans sur les arrivées cette manche.
problem-no-closed-chest = Il n’y a pas de coffre fermé à cet endroit.
problem-gold-not-there = Cette carte d’or n’est pas parmi celles qu’on t’a passées.
problem-card-not-there = Cette carte n’est pas parmi celles que tu regardes.
problem-nothing-discarded = La défausse est vide : rien à trouver.
problem-too-many-cards = Dans le jeu de base, on ne défausse qu’une carte.
problem-not-yours = Tu ne peux retirer qu’une carte posée devant toi.
problem-nothing-in-front = Il n’y a pas de telle carte à retirer.
problem-toll-too-dear = Il y a un péage à payer, et tu n’as pas assez d’or.
problem-no-dwarf-left = Les deux nains du péage ont déjà été postés cette manche.
problem-no-free-end = Un nain du péage se poste à un côté ouvert, face à une case vide.
problem-no-toll = Il n’y a pas de péage à payer pour cette case.
problem-asked-already = Tu l’as déjà demandé à ce joueur ce tour-ci.
problem-clash-saboteur2-greedy_dwarf = Le nain cupide ne va pas avec Saboteur 2 : il est pour le jeu de base.
problem-clash-saboteur2-sabotaged_dwarf = Le nain saboté ne va pas avec Saboteur 2 : cette variante est pour le jeu de base.
problem-clash-saboteur2-tournament = Le tournoi ne va pas avec Saboteur 2 : cette variante est pour le jeu de base.
problem-clash-tournament-sabotaged_dwarf = Le nain saboté ne va pas avec le tournoi : le tournoi paie en jetons.
problem-clash-tournament-wardrobe = Le vestiaire ne va pas avec le tournoi : il ne reste aucun rôle à prendre.
problem-clash-wardrobe-party = Le vestiaire et la fête souterraine ne vont pas ensemble : ce sont les deux faces d’une carte.
problem-clash-edition-base = L’édition { $edition } ne couvre pas le jeu de base. Prends DE24, UA24, UA16 ou RU16, ou ajoute Saboteur 2.
problem-clash-edition-saboteur2 = L’édition { $edition } ne couvre pas Saboteur 2. Prends DE24, UA24, PL2 ou FR2.
problem-clash-edition-extras = Variantes, cartes spéciales et mini-extensions demandent l’édition DE24 ou UA24, pas { $edition }.
problem-clash-seats-base = Le jeu de base se joue de 3 à 10.
problem-clash-seats-saboteur2 = Saboteur 2 se joue de 2 à 12.
problem-clash-seats-tournament = Le tournoi se joue de 5 à 9.
problem-clash-layout-without-chests = Il n’y a pas de coffres à placer dans ce jeu. Ajoute d’abord les coffres au trésor.
problem-clash-chests-count = Il faut quatre coffres. Pose-les tous les quatre, ou choisis une autre disposition.
problem-clash-chests-outside = Pas de coffre ici ({ $cell }) : les coffres se trouvent entre le départ et les arrivées. Choisis une autre case.
problem-clash-chests-taken = Pas de coffre ici ({ $cell }) : une autre carte de ce jeu occupe la case. Déplace ce coffre ou choisis une autre disposition.
problem-clash-chests-start = Pas de coffre ici ({ $cell }) : juste à côté du départ, il serait atteint aussitôt. Déplace ce coffre.
problem-clash-chests-twice = Deux coffres ne peuvent pas occuper la même case ({ $cell }). Déplace l’un des deux.
problem-clash-chests-touch = Deux coffres seraient côte à côte ({ $cell }). Déplace l’un des deux.
problem-clash-first-seat = La place que tu as choisie pour commencer n’existe pas à cette table. Choisis quelqu’un d’autre, ou laisse faire le hasard.

## -------------------- The entrance: home-

home-tagline = Cherche l’or. Ne te fie à personne.
home-pitch = Quelque part devant toi dort le trésor. Quelqu’un à cette table ne veut pas que tu le trouves.
home-play = Jouer
home-playing = On ouvre la mine…
home-play-hint = Contre des bots, tout de suite. Sans compte, sans rien installer.
home-more = Choisir le jeu et les adversaires
home-game = Jeu
home-opponents = Adversaires
home-players = Joueurs
home-clock = Horloge
home-friends = Jouer entre amis
home-make = Ouvrir une table
home-make-hint = Tu reçois un lien, un code et une image à scanner. Chacun joue sur son téléphone ou son ordinateur.
home-pass = Un seul appareil ? Faites-le tourner
home-join = Rejoindre une table
home-code = Code ou lien
home-code-hint = Par exemple 7WAHHP
home-join-go = Entrer
home-code-wrong = Ce n’est ni un code ni un lien vers une table. Un code compte { $letters ->
        [one] { $letters } lettre ou chiffre
        [many] { $letters } de lettres et chiffres
       *[other] { $letters } lettres et chiffres
    }.
home-mine = Tes tables
home-mine-none = Pas encore de table. La première est à portée de main.
home-open = Tables ouvertes
home-open-none = Personne n’attend à une table ouverte. Ouvres-en une et coche « Entrée libre ».
home-refresh = Actualiser
home-table-unnamed = Chez { $host }
home-table-nobody = Une table
home-people =
    { $people ->
        [one] { $people } sur { $seats } est là
       *[other] { $people } sur { $seats } sont là
    }
home-state-lobby = on s’installe
home-state-playing = en cours
home-state-over = finie, à revoir
home-how = Les règles en une minute
home-how-role = Chacun reçoit un rôle secret. La plupart sont chercheurs d’or. Quelques-uns sont saboteurs, et nul ne sait qui.
home-how-dig = Les chercheurs posent des galeries du départ vers trois arrivées. Chaque carte doit s’accorder avec ses voisines et prolonger le chemin.
home-how-gold = Une arrivée cache l’or, les autres un simple caillou. Un plan permet d’en regarder une. Dis ce que tu as vu, ou mens.
home-how-harm = Les saboteurs cassent les outils, posent des culs-de-sac et font tomber la roche. Un chercheur qui te soupçonne en fait autant.
home-how-pay = Or trouvé : les chercheurs le partagent. Sinon, les saboteurs l’empochent. Qui a le plus d’or après trois manches gagne.
home-rules = Toutes les cartes et règles
home-you = Toi
home-name = Ton nom
home-name-save = Enregistrer
home-name-saved = Tu t’appelles maintenant { $name }.
home-device = Continuer sur un autre appareil
home-device-offer = Montrer un code
home-device-code = Tape ce code sur l’autre appareil d’ici dix minutes :
home-device-claim = J’ai un code d’un autre appareil
home-device-go = Continuer ici
home-device-sign-out = Se déconnecter de tous les autres appareils
home-device-signed-out = C’est fait. Tes autres appareils sont déconnectés.
home-footer = Libre et ouvert. Fait à la lueur d’une lanterne.

## -------------------- The lobby: lobby-

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
lobby-begins = commence
lobby-is-ready = d’attaque
lobby-not-ready = pas encore
lobby-away = pas là pour l’instant
lobby-is-muted = en sourdine
lobby-sit = M’asseoir ici
lobby-sit-instead = Remplacer le bot
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
lobby-spectators =
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
lobby-preset-own = Un mélange maison
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
lobby-first = Qui commence
lobby-first-is = Pour la première manche seulement. Ensuite, ce sont les règles qui le disent.
lobby-first-chance = Au hasard
lobby-first-free = Place { $number } (libre)
lobby-first-bot = { $name } (bot)
lobby-clock = Horloge
lobby-bots = Bots
lobby-bots-is = Ils prennent les places vides et gardent celle de qui s’absente.
lobby-spectators-may = Public admis
lobby-spectators-may-is = Il ne voit que ce que toute la table voit.
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
lobby-chest-own = Posés à la main
lobby-chest-how = Touche une case pour y poser un coffre. Touche un coffre pour le reprendre.
lobby-chest-field = Cases entre le départ et les arrivées. Les flèches vont de case en case, Entrée pose un coffre ou le reprend.
lobby-chest-left =
    { $left ->
        [0] Les quatre coffres sont posés.
        [one] Encore { $left } coffre à poser.
        [many] Encore { $left } de coffres à poser.
       *[other] Encore { $left } coffres à poser.
    }
lobby-chest-unfinished = D’ici là, la table garde sa dernière disposition.
lobby-chest-here = un coffre
lobby-chest-free = libre
lobby-chest-empty = vide
lobby-chest-why =
    { $why ->
        [start] le départ est ici
        [goal] une arrivée est ici
        [tournament] la galerie du tournoi est ici
        [wardrobe] le vestiaire est ici
        [party] la fête souterraine est ici
        [beside-start] juste à côté du départ, un coffre serait atteint aussitôt
        [next] deux coffres ne peuvent pas être côte à côte
        [four] les quatre coffres sont posés ; reprends-en d’abord un
        [chest] il y a déjà un coffre ici
       *[outside] les coffres se trouvent entre le départ et les arrivées
    }
lobby-chest-clear = Reprendre tous les coffres
lobby-chest-rows = Plus de rangées
lobby-clash = Tout cela ne va pas ensemble
lobby-clash-others = Tant que ça ne va pas, la table reste comme avant.
lobby-undo = Revenir à ce qui va
lobby-yes = oui
lobby-no = non

lobby-part-saboteur2-is = Deux équipes de chercheurs séparées par des portes, échelles, vols, pièges et quatre nouveaux rôles. De 2 à 12.
lobby-part-greedy_dwarf-is = Un chercheur qui ne gagne qu’en reliant l’or de ses propres mains. Pour le jeu de base.
lobby-part-goal_swap-is = Prend deux arrivées cachées et les repose, échangées ou non.
lobby-part-trove-is = Au lieu de piocher, choisis l’une des cinq cartes du dessus de la défausse.
lobby-part-veto-is = Annule une carte qu’un autre vient de jouer.
lobby-part-change_of_direction-is = On joue dans l’autre sens jusqu’à la fin de la manche.
lobby-part-master_craftsman-is = Répare un outil cassé, n’importe lequel.
lobby-part-path_specialist-is = Pose deux galeries en un seul tour.
lobby-part-detour-is = Déplace la dernière galerie posée.
lobby-part-toll-is = Deux nains barrent le chemin ; qui creuse au-delà de l’un d’eux paie celui qui l’a posté.
lobby-part-wardrobe-is = Qui l’atteint en premier doit changer de rôle.
lobby-part-party-is = Dès qu’on l’atteint, tous les rôles sont mélangés et redistribués.
lobby-part-new_goals-is = Cinq arrivées sur huit : sacs d’or, dragons, une araignée, et peut-être pas de trésor du tout.
lobby-part-chests-is = Quatre coffres cachés en chemin, chacun avec sa surprise.
lobby-part-sabotaged_dwarf-is = Un chercheur qui a un outil cassé à la fin ne reçoit pas d’or.
lobby-part-tournament-is = De 5 à 9 : aucun rôle de trop, une galerie au milieu et de l’or en jetons.

lobby-option-lay_must_join = Poser des galeries
lobby-value-lay_must_join-yes = Une galerie doit prolonger un chemin venu du départ
lobby-value-lay_must_join-no = Il suffit qu’une galerie s’accorde avec une voisine
lobby-option-gold_draw = L’or des chercheurs
lobby-value-gold_draw-per_digger = Une carte d’or par chercheur circule
lobby-value-gold_draw-per_player = Une carte d’or par joueur circule
lobby-option-round_end = Si l’or n’est pas trouvé
lobby-value-round_end-hands = La manche s’achève quand plus personne en jeu n’a de cartes
lobby-value-round_end-forced_passes = La manche s’achève aussi quand tous, à tour de rôle, doivent passer faute de carte jouable
lobby-value-round_end-nobody_can_play = La manche s’achève aussi dès que plus personne ne peut jouer de carte
lobby-option-tokens_open = L’or en jetons
lobby-value-tokens_open-yes = Tout le monde voit combien de jetons tu as
lobby-value-tokens_open-no = Personne d’autre que toi ne voit combien de jetons tu as
lobby-option-goals_at_once = Plusieurs arrivées d’un coup
lobby-value-goals_at_once-all = On les retourne toutes
lobby-value-goals_at_once-one = On en retourne une par tour
lobby-option-goal_misfit = Une arrivée qui s’accorde mal
lobby-value-goal_misfit-best_fit = Elle se pose du mieux possible
lobby-value-goal_misfit-player = Le joueur la pose comme il veut
lobby-option-sabotage_target = Casser des outils
lobby-value-sabotage_target-another = On ne casse que les outils des autres
lobby-value-sabotage_target-any = On peut aussi casser ses propres outils
lobby-option-new_goals_gold_sure = L’or parmi les nouvelles arrivées
lobby-value-new_goals_gold_sure-yes = L’or y est à coup sûr
lobby-value-new_goals_gold_sure-no = L’or peut manquer
lobby-option-discard_two_helps = Défausser deux cartes
lobby-value-discard_two_helps-self = On n’aide ainsi que soi-même
lobby-value-discard_two_helps-anyone = On peut ainsi aider n’importe qui
lobby-option-ladder_needs_opening = Échelles et galeries
lobby-value-ladder_needs_opening-yes = Une échelle doit rejoindre une galerie par une ouverture
lobby-value-ladder_needs_opening-no = Il suffit qu’une échelle touche une galerie
lobby-option-ladder_goal_ban = Échelles et arrivées
lobby-value-ladder_goal_ban-touching = Une échelle ne peut pas être à côté d’une arrivée
lobby-value-ladder_goal_ban-open_side = Une échelle ne peut pas s’ouvrir vers une arrivée
lobby-option-inspection_target = Inspection
lobby-value-inspection_target-another = On n’inspecte que les autres
lobby-value-inspection_target-any = On inspecte qui on veut, même soi
lobby-option-theft_optional = Vols
lobby-value-theft_optional-yes = Un voleur peut voler
lobby-value-theft_optional-no = Un voleur doit voler
lobby-option-next_round_starter = Qui commence la manche suivante
lobby-value-next_round_starter-last_card = Le voisin de gauche du dernier à poser une carte
lobby-value-next_round_starter-last_turn = Le voisin de gauche du dernier à jouer
lobby-value-next_round_starter-last_tunnel = Le voisin de gauche du dernier à poser une galerie

lobby-chat = Tchat

## -------------------- The table: table-, pile-, line-, hand-, player-, prompt-, moves-, moment-, waiting-, known-, chat-, menu-

table-nobody = personne
table-seat = Place { $number }
table-cell =
    { $way ->
        [up] colonne { $column }, { $rows } plus haut
        [down] colonne { $column }, { $rows } plus bas
       *[level] colonne { $column }, au niveau du départ
    }
# Avec l’article : « Regarder l’arrivée 2 ».
table-goal = l’arrivée { $number }
table-chest = le coffre { $number }
table-empty-cell = vide
table-can-be-chosen = au choix
table-you-saw =
    { $age ->
        [0] tu viens de voir : { $card }
        [one] tu as vu il y a un tour : { $card }
        [many] tu as vu il y a { $age } de tours : { $card }
       *[other] tu as vu il y a { $age } tours : { $card }
    }
table-dwarf = nain du péage posté par { $player }, { $side }
table-toll =
    { $count ->
        [one] { $count } pépite
        [many] { $count } de pépites
       *[other] { $count } pépites
    } de péage pour { $player }
table-toll-paid = { $player } paie le péage
table-with-toll = { $move } ({ $toll })
table-maze = Le labyrinthe. Les flèches vont de carte en carte, Entrée choisit.
table-fit = Voir tout le labyrinthe
table-beyond-up =
    Voir { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de plus en haut
table-beyond-right =
    Voir { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de plus à droite
table-beyond-down =
    Voir { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de plus en bas
table-beyond-left =
    Voir { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de plus à gauche
table-round = Manche { $round } sur 3
table-piles = Piles
table-players =
    { $way ->
        [back] Joueurs ; on joue en sens inverse
       *[on] Joueurs, dans l’ordre du jeu
    }
table-backwards = ⟲ sens inverse
table-rules = Les règles
table-no-maps = sans plans
table-spectators =
    { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }
table-role = Mon rôle
table-role-hold = Maintiens appuyé pour voir ton rôle
table-log = Journal
table-chat = Tchat
table-loading = On descend dans la mine…
table-home = Vers l’entrée
table-held = Pendant ton absence, un bot joue pour toi.
table-take-back = Reprendre mon jeu
table-seconds-left =
    { $seconds ->
        [one] Plus que { $seconds } seconde
        [many] Plus que { $seconds } de secondes
       *[other] Plus que { $seconds } secondes
    }
table-spectator = Tu regardes la partie.
table-news = Nouvelles

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
        [one] { $count } carte d’or en réserve
        [many] { $count } de cartes d’or en réserve
       *[other] { $count } cartes d’or en réserve
    }
pile-dwarfs =
    { $count ->
        [one] { $count } nain du péage en réserve
        [many] { $count } de nains du péage en réserve
       *[other] { $count } nains du péage en réserve
    }

line-connecting = Connexion…
line-open = En ligne
line-lost = Connexion perdue, nouvel essai…
line-closed = Hors ligne
line-because-left = Tu as quitté cette table.
line-because-no-such-room = Cette table n’existe pas.
line-because-not-yours = Cette place n’est pas la tienne. Entre avec le public, ou par ton propre lien.
line-because-seat-lost = Ta place t’a été reprise, ou ton absence a trop duré.
line-because-no-spectators = { problem-no-spectators }
line-because-removed = { problem-removed }
line-because-refused = La table ne te laisse pas entrer.
line-because-no-cookies = { problem-unknown-guest }
line-look-on = Regarder

hand-label =
    { $count ->
        [one] Ta main : { $count } carte
        [many] Ta main : { $count } de cartes
       *[other] Ta main : { $count } cartes
    }
hand-chosen = choisie
hand-unusable = injouable pour l’instant
hand-empty = Ta main est vide.
hand-larger = Agrandir la main
hand-smaller = Réduire la main

player-you = toi
player-bot = bot
player-held = un bot dépanne
player-away = pas là
player-out = hors de la manche
player-turn = à l’œuvre
player-decides = décide
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
player-tokens-hidden = or face cachée
player-fronts = devant : { $cards }
player-known =
    { $past ->
        [yes] était { $role } quand tu as regardé, a changé depuis
       *[no] { $age ->
            [0] { $role }, vu à l’instant
            [one] { $role }, vu il y a un tour
            [many] { $role }, vu il y a { $age } de tours
           *[other] { $role }, vu il y a { $age } tours
        }
    }
player-open = En savoir plus : { $player }
player-mark = Qu’en penses-tu ? Personne d’autre ne le voit.
player-mark-none = rien encore
player-mark-friend = confiance
player-mark-unsure = doute
player-mark-foe = méfiance
player-note = Ta note, rien que pour tes yeux
player-deaf = Ne plus voir ses messages
player-hear = Voir ses messages
player-mute = Mettre en sourdine
player-unmute = Lui rendre la parole
player-remove = Renvoyer ; un bot prend la suite
player-remove-ask = Renvoyer { $player } ? Un bot prend la place pour de bon.
player-remove-sure = Oui, renvoyer
player-same-person = une seule personne joue { $players }

role-round = Manche { $round } : tu es
role-known = Je sais qui je suis
role-hint = Plus tard, maintiens « Mon rôle » appuyé pour le revoir.

prompt-begin-play =
    { $question ->
        [tunnel] Pose ta galerie suivante : choisis une carte
       *[turn] À toi : choisis une carte
    }
prompt-begin-pass = Quelles cartes défausses-tu ?
prompt-begin-two = Quelles deux cartes défausses-tu ?
prompt-begin-dwarf = Quelle carte défausses-tu pour le nain du péage ?
prompt-begin-toll = Pour quelle case faut-il payer le péage ?
prompt-card = Choisis encore une carte
prompt-cell =
    { $time ->
        [again] Et la deuxième ?
       *[first] Où ?
    }
prompt-seat = Sur qui ?
prompt-tool = Quel outil ?
prompt-front = { $card } chez { $player }
prompt-side = De quel côté ?
prompt-none = Choisis
prompt-dead =
    { $question ->
        [tunnel] Cette carte est injouable pour l’instant. Choisis une galerie que tu peux poser.
       *[turn] Cette carte est injouable pour l’instant. Tu peux la défausser.
    }
prompt-why = Pourquoi ?
prompt-confirm = Jouer
prompt-confirm-pass = Défausser
prompt-confirm-two = Défausser les deux
prompt-confirm-dwarf = Le poster là
prompt-confirm-toll = Demander
prompt-turn = Tourner
prompt-back = Retour
prompt-large = Voir en grand : { $card }
prompt-all-moves = Tous mes coups
prompt-way-play = Jouer une carte
prompt-way-pass = Passer
prompt-way-two = Deux pour une
prompt-way-dwarf = Nain du péage
prompt-way-toll = Demander qu’un autre paie

moves-pass = Défausser des cartes
moves-other = Autres coups
moves-count =
    { $count ->
        [one] { $count } coup
        [many] { $count } de coups
       *[other] { $count } coups
    }
moves-none = Tu n’as rien à décider pour l’instant.

moment-goal = Plusieurs arrivées sont atteintes
moment-goal-why =
    { $goals_at_once ->
        [one] Choisis celle qu’on retourne. On ne retourne pas plus d’une arrivée par tour.
       *[all] Choisis laquelle on retourne d’abord. Les autres suivent, sauf si la manche s’achève là.
    }
moment-orientation = Dans quel sens la poser ?
moment-orientation-why =
    { $goal_misfit ->
        [player] Les deux sens sont permis. Choisis.
       *[best_fit] Les deux sens se valent. Choisis.
    }
moment-gold = Prends ton or
moment-gold-why =
    { $count ->
        [one] Cette carte est restée pour toi. Personne d’autre ne voit ce que tu prends.
        [many] { $count } de cartes sont arrivées jusqu’à toi. Prends-en une et fais passer le reste ; personne d’autre ne voit ce que tu prends.
       *[other] { $count } cartes sont arrivées jusqu’à toi. Prends-en une et fais passer le reste ; personne d’autre ne voit ce que tu prends.
    }
moment-victim = Ton vol réussit
moment-victim-why = À qui prends-tu une pépite ?
moment-veto = Laisser faire ?
moment-veto-why = { $deed }. Un veto l’arrêterait.
moment-veto-waved = Tu laisses faire. Un instant…
moment-veto-none = pas dans ta main
moment-swap = Échanger les deux arrivées ?
moment-swap-why = Tu tiens les deux, face cachée. Personne ne voit ce que tu fais.
moment-card = Garde une carte
moment-card-why = Personne d’autre ne voit ces cartes. Celles que tu ne gardes pas vont à la défausse.
moment-toll = Tu paies le péage pour un autre ?
moment-toll-why =
    { $player } te demande de payer à sa place le péage en { $cell }. { $price ->
        [0] Ce nain est à toi : tu n’aurais rien à payer.
       *[other] Tu paierais : { $toll }.
    }
moment-move = Le coffre déplace une arrivée
moment-move-why = Choisis l’arrivée qui s’éloigne d’un pas.
moment-hand = Le coffre te laisse chiper une carte
moment-hand-why = À qui prends-tu une carte ?
moment-role = Le coffre te montre un rôle
moment-role-why = De qui regardes-tu le rôle ?

waiting-turn = { $player } est à l’œuvre
waiting-tunnel = { $player } pose encore une galerie
waiting-goal = { $player } choisit l’arrivée à retourner
waiting-orientation = { $player } tourne une carte dans un sens, puis dans l’autre
waiting-gold = { $player } choisit son or
waiting-victim = { $player } s’apprête à voler
waiting-veto = Quelqu’un s’y oppose ?
waiting-swap = { $player } tient deux arrivées
waiting-card = { $player } choisit une carte à garder
waiting-toll = On demande à { $player } de payer un péage
waiting-move = { $player } déplace une arrivée
waiting-hand = { $player } s’apprête à chiper une carte
waiting-role = { $player } s’apprête à regarder un rôle
waiting-nobody = Un instant…

known-label = Ce que je sais
known-nothing = Rien que les autres ne sachent, à part ton rôle et ta main.
known-age =
    { $age ->
        [0] à l’instant
        [one] il y a { $age } tour
        [many] il y a { $age } de tours
       *[other] il y a { $age } tours
    }
known-doubtful = peut-être échangée depuis
known-past = a changé depuis
known-former-role = Ton ancien rôle
known-gold =
    { $count ->
        [one] Ton or : { $sum }, sur { $count } carte
        [many] Ton or : { $sum }, sur { $count } de cartes
       *[other] Ton or : { $sum }, sur { $count } cartes
    }

log-label = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
chat-label = Ce qui s’est dit
chat-empty = Personne n’a encore rien dit.
chat-off = Pas de tchat à cette table ; les mimiques sont les bienvenues.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-unread = { $count } à lire
emote-cheer = Hourra !
emote-laugh = Ha ha !
emote-sorry = Pardon
emote-thanks = Merci
emote-hurry = Plus vite !
emote-doubt = J’en doute
emote-shock = Oh non !
emote-gold = De l’or !

menu-title = Menu
menu-confirm = Confirmer chaque coup avant de le jouer
menu-sound = Son
menu-chat = Montrer tchat et mimiques
menu-note = Tes notes, rien que pour tes yeux
menu-keys = Touches : les flèches vont de carte en carte, Entrée choisit, R tourne une galerie, Esc revient d’un pas, H main, B plateau, P joueurs, M tous mes coups.
menu-screen = Grand écran
menu-finish = Arrêter et montrer les rôles
menu-play-on = Continuer quand même
menu-willing =
    { $count ->
        [one] { $count } joueur veut bien arrêter là
        [many] { $count } de joueurs veulent bien arrêter là
       *[other] { $count } joueurs veulent bien arrêter là
    }
menu-leave = Quitter ; un bot joue pour moi
menu-go = Quitter

vote-label = Vote pour arrêter
vote-wants =
    { $count ->
        [one] { $players } veut arrêter là et montrer les rôles.
        [many] { $players } veulent arrêter là et montrer les rôles.
       *[other] { $players } veulent arrêter là et montrer les rôles.
    }
vote-missing = On attend encore : { $players }
vote-ends = La partie s’arrête dans { $time }, sauf si une personne absente revient jouer.
vote-agree = Arrêter aussi
vote-oppose = Continuer à jouer

spectators-title = Public
spectators-none = Personne ne regarde.
spectators-unnamed = Spectateur { $number }
spectators-gone = n’est plus là
spectators-muted = en sourdine
spectators-mute = Mettre { $name } en sourdine
spectators-unmute = Rendre la parole à { $name }
spectators-remove = Exclure { $name }
spectators-remove-ask = Exclure { $name } ? Plus de retour possible à cette table.
spectators-remove-sure = Oui, exclure

## -------------------- Cards, roles and moves by name: card-, tool-, role-, chest-, move-

# Les cartes par leur nom. Une galerie se nomme d’après les côtés où elle mène.
card-tunnel = galerie { $parts }
card-parts = { $first } ; { $rest }
cards-together = { $first } + { $rest }
card-way = { $sides }
card-ladder-way = avec une échelle { $sides }
card-dead-end =
    { $count ->
        [one] avec une amorce sans issue { $sides }
       *[other] avec des amorces sans issue { $sides }
    }
card-to-n = vers le haut
card-to-e = vers la droite
card-to-s = vers le bas
card-to-w = vers la gauche
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

# Un coup, comme le dit un bouton.
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
            } chez { $player }
    }
move-repair =
    { $whom ->
        [self] Réparer { $tool ->
                [pickaxe] ta pioche
                [lantern] ta lanterne
               *[cart] ton chariot
            }, avec : { $card }
       *[other] Réparer { $tool ->
                [pickaxe] la pioche
                [lantern] la lanterne
               *[cart] le chariot
            } chez { $player }, avec : { $card }
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

## -------------------- The log: log-

log-round-begun = La manche { $round } commence ; premier tour : { $player }
log-round-ended =
    { $reached ->
        [yes] Le trésor est atteint : la manche est finie
       *[no] Le trésor n’a pas été atteint : la manche est finie
    }
log-round-roles =
    { $left ->
        [none] Rôles : { $roles }
       *[other] Rôles : { $roles } ; carte restante : { $left }
    }
log-game-ended = La partie est finie. Victoire : { $players }
log-passed =
    { $count ->
        [one] { $player } défausse { $count } carte
        [many] { $player } défausse { $count } de cartes
       *[other] { $player } défausse { $count } cartes
    }
log-passed-forced =
    { $count ->
        [one] { $player } défausse { $count } carte : rien n’était jouable
        [many] { $player } défausse { $count } de cartes : rien n’était jouable
       *[other] { $player } défausse { $count } cartes : rien n’était jouable
    }
log-discarded-two = { $player } défausse deux cartes
log-rid-of = { $player } se débarrasse de : { $card }
log-goal-turned =
    { $seen ->
        [no] { $player } retourne { $goal }
       *[yes] { $player } retourne { $goal } : { $card }
    }
log-looked = Tu regardes { $goal } : { $card }
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
            } au lieu de { $due } : les cartes ne font pas le compte
       *[no] { $player } reçoit { $paid ->
               [one] { $paid } pépite
               [many] { $paid } de pépites
              *[other] { $paid } pépites
           }
    }
log-tokens-paid =
    { $way ->
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
log-stole = { $player } vole une pépite à { $other }
log-stole-nothing = { $player } ne vole rien
log-vetoed = { $player } dit non : veto !
log-role-changed = { $player } a un nouveau rôle
log-wardrobe = { $player } entre au vestiaire et change de rôle
log-roles-dealt = C’est la fête ! Tous les rôles sont mélangés et redistribués
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
log-dwarf-stood = { $player } poste un nain du péage en { $cell }
log-dwarf-left = Le nain posté par { $player } s’en va
log-toll-asked = { $player } demande à { $other } de payer le péage à sa place
log-toll-answered =
    { $pay ->
        [yes] { $player } accepte de payer le péage
       *[no] { $player } ne paie pas
    }
log-goal-moved = { $player } éloigne { $goal } d’un pas
log-chest-opened =
    { $seen ->
        [no] { $player } ouvre un coffre
       *[yes] { $player } ouvre un coffre : { $found }
    }
log-chest-seen = Tu vois dans le coffre : { $found }. Par-dessus : { $card }
log-gold-picked = { $player } ramasse une carte d’or d’une pépite
log-card-taken = { $player } prend une carte à { $other }
log-card-taken-own = { $player } prend une carte à { $other } : { $card }
log-deck-buried =
    { $count ->
        [one] { $count } carte du paquet est perdue
        [many] { $count } de cartes du paquet sont perdues
       *[other] { $count } cartes du paquet sont perdues
    }
log-discard-shuffled = La défausse est mélangée
log-nobody-can-play = La pioche est vide et plus personne ne peut jouer de carte
log-nothing-to-lay = { $player } n’a pas de deuxième galerie à poser
log-nothing-to-lose = { $player } rencontre le dragon et n’a rien à perdre
log-contributed = { $player } a glissé des mots dans le mélange
log-time-ran-out = Temps écoulé pour { $player }
log-seat-held = Un bot joue pour { $player } en attendant
log-seat-taken-back = { $player } reprend son jeu
log-seat-emptied = { $player } a quitté la table
log-wants-to-finish =
    { $wants ->
        [yes] { $player } veut bien arrêter là et montrer les rôles
       *[no] { $player } préfère continuer
    }
log-finish-opposed = { $player } veut continuer : le vote est clos
log-all-shown = Arrêt d’un commun accord : tous les rôles sont dévoilés
log-seat-muted =
    { $muted ->
        [yes] { $player } n’a plus la parole pour l’instant
       *[no] { $player } retrouve la parole
    }
log-spectator-muted =
    { $muted ->
        [yes] L’hôte a mis { $name } (public) en sourdine
       *[no] { $name } (public) retrouve la parole
    }
log-spectator-removed = L’hôte a exclu { $name } du public
log-spectators-allowed =
    { $allowed ->
        [yes] Le public est admis
       *[no] Le public n’est plus admis
    }

log-play-lay-tunnel = { $player } pose une galerie en { $cell }
log-play-read-map = { $player } regarde { $goal }
log-play-look-in-chest = { $player } regarde le coffre { $chest }
log-play-rockfall = { $player } provoque un éboulement en { $cell }
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
            } chez { $other }
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
            } chez { $other }
    }
log-play-plan-theft = { $player } prépare un vol
log-play-hands-off =
    { $whom ->
        [self] { $player } renonce au vol
       *[other] { $player } empêche { $other } de voler
    }
log-play-trap = { $player } piège { $other }
log-play-free =
    { $whom ->
        [self] { $player } sort du piège
       *[other] { $player } libère { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } regarde son propre rôle
       *[other] { $player } regarde qui est { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } veut un nouveau rôle
       *[other] { $player } veut un nouveau rôle pour { $other }
    }
log-play-swap-hands = { $player } échange sa main avec { $other }
log-play-swap-goals = { $player } prend { $goals }
log-play-search-trove = { $player } fouille la défausse
log-play-change-direction = { $player } inverse le sens du jeu
log-play-call-specialist = { $player } appelle l’expert en galeries
log-play-detour = { $player } déplace la dernière galerie en { $cell }

## -------------------- The end of a round and of the game: ending-, podium-

ending-title = La manche est finie
ending-found = L’or est trouvé !
ending-lost = La mine garde son or
ending-reached-by = { $name } a creusé jusqu’à l’or.
ending-reached = L’or est à découvert.
ending-not-reached = Personne n’est arrivé jusqu’à l’or.
ending-role = { $name } était { $role }.
ending-left-over = Carte restante
ending-drawn =
    { $cards ->
        [one] { $cards } carte d’or circule.
        [many] { $cards } de cartes d’or circulent.
       *[other] { $cards } cartes d’or circulent.
    }
ending-taken = { $name } prend une carte d’or.
ending-taken-own =
    { $nuggets ->
        [one] Tu prends une carte de { $nuggets } pépite.
        [many] Tu prends une carte de { $nuggets } de pépites.
       *[other] Tu prends une carte de { $nuggets } pépites.
    }
ending-dealt =
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
ending-paid = { $name } reçoit { $tokens ->
        [one] { $tokens } pépite
        [many] { $tokens } de pépites
       *[other] { $tokens } pépites
    }.
ending-stole = { $name } vole une pépite à { $victim }.
ending-stole-nothing = { $name } voulait voler et repart les mains vides.
ending-nothing = Cette fois, pas d’or pour personne.
ending-choose-gold = Choisis ta carte d’or
ending-gold-card =
    { $nuggets ->
        [one] une carte de { $nuggets } pépite
        [many] une carte de { $nuggets } de pépites
       *[other] une carte de { $nuggets } pépites
    }
ending-choose-victim = Qui veux-tu voler ?
ending-steal-from-nobody = Renoncer
ending-waits-for = { $name } choisit une carte d’or…
ending-waits-for-thief = { $name } cherche une bourse bien pleine…
ending-skip = Tout montrer
ending-next-round = Manche suivante
ending-your-turn = Manche suivante : à toi de jouer
ending-to-podium = Vers le podium
ending-look = Regarder la table
ending-you = toi
ending-hidden-role = une carte de rôle, face cachée
ending-purse-cards =
    { $count ->
        [one] { $count } carte d’or
        [many] { $count } de cartes d’or
       *[other] { $count } cartes d’or
    }
ending-purse-tokens =
    { $count ->
        [one] { $count } pépite en jetons
        [many] { $count } de pépites en jetons
       *[other] { $count } pépites en jetons
    }

# La fin de la partie
podium-title = La partie est finie
podium-winner = { $name } gagne avec { $gold ->
        [one] { $gold } pépite
        [many] { $gold } de pépites
       *[other] { $gold } pépites
    }
podium-winners = { $names } gagnent ensemble avec { $gold ->
        [one] { $gold } pépite
        [many] { $gold } de pépites
       *[other] { $gold } pépites
    } par tête
podium-stopped = Partie arrêtée d’un commun accord
podium-stopped-more = Voici les rôles de chacun, et l’or amassé jusqu’ici.
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
podium-others = Les autres
podium-chart = L’or par manche
podium-round = Manche { $round }
podium-chart-missing = Impossible de tracer le graphique : { $why }
podium-who = Joueur
podium-total = Total
podium-replay = Revoir la partie
podium-rematch = Rejouer
podium-rematch-join = Rejoindre la revanche
podium-rematch-look = Regarder la revanche
podium-rematch-why = Les mêmes aux mêmes places ; ça commence quand tout le monde est là et d’attaque.
podium-rematch-open = Quelqu’un veut rejouer : une table attend.
podium-home = Vers l’entrée

## -------------------- One device for all: passing-

passing-title = À tour de rôle
passing-how = Tout le monde joue sur cet appareil. Un rideau cache les cartes jusqu’à ce que le suivant l’ait en main.
passing-home = Vers l’entrée
passing-who = Qui joue ?
passing-name = Joueur { $number }
passing-remove = Retirer le joueur { $number }
passing-add = Un de plus
passing-bots = Bots à la table
passing-bot = Bot { $number }
passing-first-gone = La personne que tu avais choisie n’est plus là. Le hasard décide maintenant qui commence.
passing-game = À quoi on joue
passing-begin = Commencer
passing-name-missing = Il faut un nom à chacun.
passing-name-twice = Deux noms sont pareils : change l’un des deux.
passing-waits = Un instant…
passing-closed = Impossible d’atteindre cette table
passing-not-yours = Personne sur cet appareil ne joue ici
passing-begin-own = Commencer ta propre partie
passing-hand-to = Donne-le à { $name }
passing-look-away = Les autres regardent ailleurs.
passing-open = Je suis { $name }
passing-now = { $name } a l’appareil.
passing-done = C’est tout, { $name }. Tire le rideau et fais passer.
passing-draw = Tirer le rideau
passing-others = { $name } joue
passing-others-how = Pas sur cet appareil. Qui veut revoir ses cartes peut le faire.
passing-veto = Une carte est jouée : l’arrêter ?
passing-veto-how = Elle prend effet dans un instant. Qui veut l’arrêter prend l’appareil maintenant.

## -------------------- The table on a big screen: bigscreen-

bigscreen-title = Une table dans la mine
bigscreen-how = Ton téléphone, c’est ta main : scanne l’image, ou ouvre { $address } et tape
bigscreen-qr = Un lien vers cette table, à scanner
bigscreen-who = À table
bigscreen-free = libre
bigscreen-bot = bot
bigscreen-ready = d’attaque
bigscreen-not-ready = pas encore
bigscreen-closed = Impossible de montrer cette table
bigscreen-home = Vers l’entrée
bigscreen-waits = On dresse la table…
bigscreen-lost = Connexion perdue, nouvel essai…
bigscreen-round = Manche { $round }
bigscreen-turn = À { $name } de décider
bigscreen-seconds = { $seconds } s
bigscreen-deck =
    { $cards ->
        [0] Le paquet est vide
        [one] Une carte dans le paquet
        [many] { $cards } de cartes dans le paquet
       *[other] { $cards } cartes dans le paquet
    }
bigscreen-players = Joueurs
bigscreen-log = Derniers événements
bigscreen-look-on = Entre donc :

## -------------------- A finished game, seen again: replay-

replay-title = La partie, à revoir
replay-home = Vers l’entrée
replay-to-table = Vers la table
replay-loading = On va chercher la partie…
replay-course = Ce qui se passe
replay-players = Joueurs
replay-maze = Le labyrinthe
replay-fit = Voir tout le labyrinthe
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
replay-eyes = Vue
replay-eyes-all = cartes visibles
replay-eyes-spectator = le public
replay-link = Copier le lien vers ce moment
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
replay-suspicion-spectator = Ce qu’aurait dû penser quelqu’un qui ne voyait que la table : pour chacun, la chance d’être saboteur.
replay-suspicion-seat = { $name } aurait dû penser ceci : pour chacun, la chance d’être saboteur.
replay-suspicion-waits = On réfléchit…
replay-suspicion-none = On ne sait rien de cette manche.

## -------------------- Cards and rules to read: rules-

rules-title = Cartes et règles
rules-search = Chercher une carte ou une règle
rules-search-hint = Un mot, une carte, ou un numéro comme TUN-3
rules-book = Le livret
# With these a paragraph of the rulebook begins.
rules-label-edition = Édition :
rules-label-house = Notre décision :
rules-found-nothing = Rien ne porte ce nom. Essaie un mot plus court, ou parcours toutes les cartes et règles.
rules-clear = Effacer la recherche
rules-back = Toutes les cartes et règles
rules-next = Suite : { $title }
rules-before = Avant : { $title }
rules-see = Règles concernées
rules-about = Cartes concernées
rules-forms = Toutes ses formes
rules-no-such = Aucune carte ni règle ne porte ce nom.
rules-loading = On va chercher le livret…
rules-again = Réessayer
rules-open-rule = Règle { $id }
rules-open-browser = Ouvrir dans « Cartes et règles »
rules-part = Seulement avec { $part }
rules-edition = Édition : { $edition }

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
rules-name-stub = Passage avec amorce
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
rules-name-chest-no-draw = Coffre : pas de carte
rules-name-chest-extra-draw = Coffre : une carte de plus
rules-name-chest-move-a-goal = Coffre : une arrivée bouge
rules-name-chest-rob-a-hand = Coffre : chiper une carte
rules-name-chest-three-for-one = Coffre : trois pour une
rules-name-chest-look-at-a-role = Coffre : regarder un rôle
rules-name-chest-search-the-discard = Coffre : fouiller la défausse
rules-name-chest-bury-five = Coffre : cinq cartes perdues
rules-name-gold-card = Carte d’or
rules-name-token = Jeton d’or
rules-name-toll-dwarf = Nain du péage

# Ce que fait chacune ; cela peut dépendre de ce que la table décide là où les livrets diffèrent.
rules-does-passage =
    Pose-le dans une case vide à côté d’une carte du labyrinthe. Chaque côté doit s’accorder avec les cartes voisines : ouvert contre ouvert, fermé contre fermé. { $lay_must_join ->
        [no] Dans cette édition, une voisine qui s’accorde suffit, même coupée du départ.
       *[yes] Une de ses ouvertures doit prolonger un chemin venu du départ.
    } Tu peux le tourner tête en bas, jamais le mettre en travers.
rules-does-dead-end = Se pose comme toute galerie, mais aucun chemin ne le traverse : chaque ouverture n’est qu’une amorce qui bute sur la roche. Les saboteurs l’adorent ; les chercheurs feraient mieux de le défausser.
rules-does-bridge = Deux chemins qui se croisent l’un au-dessus de l’autre sans se rencontrer. L’un d’eux doit prolonger un chemin venu du départ ; l’autre peut toucher tout ce qui s’accorde.
rules-does-double-curve = Deux virages dos à dos qui ne se rencontrent jamais. L’un d’eux doit prolonger un chemin venu du départ ; l’autre peut toucher tout ce qui s’accorde.
rules-does-stub = Un passage bordé d’une ou deux amorces. Le passage continue, une amorce ne mène nulle part, mais les deux doivent s’accorder avec leurs voisines.
rules-does-crystal = Une galerie comme les autres, avec un cristal. À la fin de la manche, chaque cristal du labyrinthe vaut une pépite pour les géologues.
rules-does-blue-door = N’empêche personne de creuser plus loin. Au partage de l’or, elle laisse passer les chercheurs bleus, le boss, le profiteur et les géologues, mais pas les chercheurs verts.
rules-does-green-door = N’empêche personne de creuser plus loin. Au partage de l’or, elle laisse passer les chercheurs verts, le boss, le profiteur et les géologues, mais pas les chercheurs bleus.
rules-does-ladder =
    Toujours reliée au départ et à toutes les autres échelles : un nouveau chemin peut donc commencer ici. { $ladder_needs_opening ->
        [yes] Elle doit rejoindre une galerie par une ouverture.
       *[no] Il suffit qu’elle touche une galerie face visible et que ses côtés s’accordent.
    } { $ladder_goal_ban ->
        [open_side] Aucun de ses côtés ouverts ne doit donner sur une arrivée.
       *[touching] Elle ne peut jamais se trouver à côté d’une arrivée.
    }
rules-does-chest-tunnel = Recouvre un coffre, face cachée. Quand un chemin l’atteint, on la retourne et le coffre s’ouvre pour le joueur dont c’est le tour. Un éboulement peut l’emporter, et un coffre caché avec elle.
rules-does-start = Là où commence tout chemin : ouvert des quatre côtés, avec une échelle. Rien ne peut l’enlever.
rules-does-wardrobe =
    Se trouve dans le labyrinthe dès le début. { $game ->
        [base] Qui le relie en premier au départ doit échanger son rôle contre la carte restante.
        [saboteur2] Qui le relie en premier au départ doit prendre le rôle du dessus de la pile.
       *[any] Qui le relie en premier au départ doit échanger son rôle : contre la carte restante ou, dans Saboteur 2, contre la carte du dessus de la pile.
    }
rules-does-party = Se trouve dans le labyrinthe dès le début. La première fois qu’on la relie au départ, tous les rôles sont ramassés, mélangés et redistribués.
rules-does-sabotage =
    { $sabotage_target ->
        [any] Pose cette carte devant n’importe quel joueur, toi y compris.
       *[another] Pose cette carte devant un autre joueur.
    } Avec un outil cassé, on ne peut pas poser de galeries. Personne ne peut avoir devant soi deux fois le même outil cassé.
rules-does-repair = Répare cet outil, chez toi ou chez n’importe qui : l’outil cassé et la réparation vont à la défausse.
rules-does-repair-either = Répare l’un des deux outils montrés, jamais les deux ; chez toi ou chez n’importe qui.
rules-does-map = Regarde en secret une arrivée face cachée. Tout le monde voit laquelle, personne ne voit ce que tu as vu, et personne n’est obligé de te croire. Avec les coffres au trésor, tu peux plutôt regarder sous une galerie à coffre.
rules-does-rockfall = Retire une galerie du labyrinthe, mais jamais le départ ni une arrivée. La suite du chemin peut rester coupée jusqu’à ce que quelqu’un comble le trou.
rules-does-theft =
    Pose cette carte devant toi. Si elle y est encore une fois l’or partagé, et qu’aucun piège ne te retienne, tu { $theft_optional ->
        [yes] peux prendre
       *[no] prends
    } 1 pépite à un autre joueur.
rules-does-hands-off = Retire une carte de vol à n’importe quel joueur.
rules-does-trapped = Pose cette carte devant un autre joueur : tant qu’elle est là, il ne peut pas poser de galeries. Qui est encore dans un piège à la fin de la manche n’a pas de part et ne vole rien.
rules-does-free = Retire une carte de piège à n’importe quel joueur, toi y compris.
rules-does-inspection =
    { $inspection_target ->
        [any] Regarde en secret le rôle de n’importe quel joueur. Sur toi-même, elle ne sert qu’à te défaire de la carte.
       *[another] Regarde en secret le rôle d’un autre joueur.
    }
rules-does-hat-swap = Choisis un joueur, toi-même si tu veux : son rôle va sous la pile et il prend celui du dessus. Lui seul sait qui il est maintenant.
rules-does-hand-swap = Échange toutes tes cartes restantes avec celles d’un autre joueur. Ce joueur pioche une carte, toi non.
rules-does-goal-swap = Prends deux arrivées face cachée et repose-les, échangées ou non. Tout le monde voit lesquelles ; personne d’autre ne sait ce que tu as fait.
rules-does-trove = Au lieu de piocher dans le paquet, regarde les cinq cartes du dessus de la défausse et gardes-en une.
rules-does-veto = Se joue en dehors de ton tour, juste après qu’un autre joueur a joué une galerie ou une action : cette carte n’a aucun effet et le tour de ce joueur est fini.
rules-does-change-of-direction = Jusqu’à la fin de la manche, on joue dans l’autre sens.
rules-does-master-craftsman = Répare un outil cassé, n’importe lequel, chez toi ou chez n’importe qui. Ne libère personne d’un piège.
rules-does-path-specialist = Pose deux galeries ce tour-ci, l’une après l’autre, puis pioche deux cartes. Ta main compte dès lors une carte de moins.
rules-does-detour = Déplace la dernière galerie posée vers une autre case où l’on peut la poser. Tu peux la tourner tête en bas. Un outil cassé ne t’arrête pas.
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
rules-does-blue-digger = Gagne quand un chemin sans porte verte atteint l’or. Si un chercheur relie l’or et que son équipe puisse l’atteindre, cette équipe gagne seule.
rules-does-green-digger = Gagne quand un chemin sans porte bleue atteint l’or. Si un chercheur relie l’or et que son équipe puisse l’atteindre, cette équipe gagne seule.
rules-does-boss = Gagne avec l’une ou l’autre équipe de chercheurs, et aussi quand l’or est relié mais qu’aucune équipe ne peut l’atteindre. Reçoit 1 pépite de moins que les autres gagnants.
rules-does-profiteer = Gagne toujours, avec qui gagne. Reçoit 2 pépites de moins que les autres gagnants.
rules-does-geologist = Se moque de qui gagne : reçoit 1 pépite par cristal présent dans le labyrinthe à la fin de la manche. Deux géologues partagent.
rules-does-goal =
    Personne ne sait ce que c’est avant qu’un chemin l’atteigne, ou qu’un plan la montre à un joueur. { $goals_at_once ->
        [one] Si un chemin en atteint plusieurs, on en retourne une.
       *[all] Si un chemin en atteint plusieurs, on les retourne toutes, dans l’ordre choisi par le joueur.
    }
rules-does-gold = Ce que tout le monde cherche. Dès qu’on le retourne, la manche s’achève.
rules-does-stone =
    Rien que de la roche. Il reste dans le labyrinthe comme un virage. { $goal_misfit ->
        [player] S’il ne s’accorde dans aucun sens, le joueur le pose comme il veut.
       *[best_fit] On le pose de façon qu’il rejoigne le chemin et s’accorde du mieux possible.
    }
rules-does-sack = Qui le retourne prend son contenu : 1 ou 2 pépites. La manche continue.
rules-does-dragon = Qui le retourne perd 1 pépite, s’il en a. La manche continue.
rules-does-spider = La manche s’achève aussitôt, comme si l’or n’avait pas été atteint.
rules-does-chest-one-gold = Tu prends 1 pépite.
rules-does-chest-no-more-maps = Plus de plans sur les arrivées pour cette manche. On peut encore regarder les coffres.
rules-does-chest-no-draw = Tu ne pioches pas ce tour-ci.
rules-does-chest-extra-draw = Tu pioches une carte de plus ce tour-ci.
rules-does-chest-move-a-goal = Déplace d’une case une arrivée face cachée, en l’éloignant du départ.
rules-does-chest-rob-a-hand = Au lieu de piocher, tu prends une carte au hasard dans la main d’un autre joueur.
rules-does-chest-three-for-one = À la fin du tour, pioche trois cartes, gardes-en une et défausse les deux autres.
rules-does-chest-look-at-a-role = Regarde en secret le rôle d’un autre joueur.
rules-does-chest-search-the-discard = La défausse est mélangée ; regarde cinq cartes et gardes-en une. Tu ne pioches pas.
rules-does-chest-bury-five = Les cinq cartes du dessus du paquet vont à la défausse, sans qu’on les voie.
rules-does-gold-card = Vaut 1, 2 ou 3 pépites. Tout le monde voit combien de cartes tu as, personne d’autre ne sait ce qu’elles valent. Qui a le plus de pépites après trois manches gagne.
rules-does-token =
    De l’or en jetons. { $tokens_open ->
        [no] À cette table, personne d’autre que toi ne voit combien tu en as, mais tout le monde apprend ce que tu reçois.
       *[yes] Tout le monde voit combien tu en as.
    } Saboteur 2, le tournoi et certaines extensions paient en jetons.
rules-does-toll-dwarf = Au lieu d’un autre coup, défausse une carte et poste un nain à un bout ouvert d’une galerie. Qui creuse plus loin par là te paie 1 pépite.
