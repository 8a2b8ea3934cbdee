table-close = Fermer
table-rules = Les règles
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
table-empty-cell = vide
table-can-be-chosen = peut être choisie
table-you-saw =
    { $age ->
        [0] tu viens de voir : { $card }
        [one] tu as vu il y a un tour : { $card }
        [many] tu as vu il y a { $age } de tours : { $card }
       *[other] tu as vu il y a { $age } tours : { $card }
    }
table-dwarf = nain du péage posté par { $player }, { $side }
table-maze = Le labyrinthe. Les flèches vont de carte en carte, Entrée choisit.
table-fit = Voir tout le labyrinthe
table-round = Manche { $round } sur 3
table-piles = Piles
table-players =
    { $way ->
        [back] Joueurs ; on joue en sens inverse
       *[on] Joueurs, dans l’ordre du jeu
    }
table-backwards = ⟲ sens inverse
table-no-maps = sans plans
table-onlookers =
    { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }
table-role = Mon rôle
table-role-hold = Maintiens pour voir ton rôle
table-log = Journal
table-chat = Tchat
table-loading = On descend dans la mine…
table-home = Vers l’entrée
table-held = Pendant ton absence, un bot joue pour toi.
table-take-back = Reprendre mon jeu
table-onlooker = Tu regardes la partie.
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
line-because-seat-lost = Ta place a été donnée.
line-because-refused = La table ne te laisse pas entrer.

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
player-mute = Lui couper la parole
player-unmute = Lui rendre la parole
player-remove = Renvoyer ; un bot prend la suite

role-round = Manche { $round } : tu es
role-known = Je sais qui je suis
role-hint = Plus tard, maintiens « Mon rôle » pour le revoir.

prompt-begin-play =
    { $question ->
        [tunnel] Pose ta galerie suivante : choisis une carte
       *[turn] À toi : choisis une carte
    }
prompt-begin-pass = Quelles cartes jettes-tu ?
prompt-begin-two = Quelles deux cartes donnes-tu ?
prompt-begin-dwarf = Quelle carte donnes-tu pour le nain du péage ?
prompt-begin-toll = Pour quelle case, le péage ?
prompt-card = Choisis une autre carte
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
prompt-dead = Cette carte est injouable pour l’instant. Tu peux la jeter.
prompt-why = Pourquoi ?
prompt-confirm = Jouer
prompt-confirm-pass = Jeter
prompt-confirm-two = Donner les deux
prompt-confirm-dwarf = Le poster là
prompt-confirm-toll = Exiger
prompt-turn = Tourner
prompt-back = Retour
prompt-large = Voir en grand : { $card }
prompt-all-moves = Tous mes coups
prompt-way-play = Jouer une carte
prompt-way-pass = Passer
prompt-way-two = Deux pour une
prompt-way-dwarf = Nain du péage
prompt-way-toll = Exiger le péage

moves-pass = Jeter des cartes
moves-other = Autres coups
moves-count =
    { $count ->
        [one] { $count } coup
        [many] { $count } de coups
       *[other] { $count } coups
    }
moves-none = Tu n’as rien à décider pour l’instant.

moment-goal = Plusieurs arrivées sont atteintes
moment-goal-why = Choisis laquelle on retourne d’abord. Les autres suivent.
moment-orientation = Dans quel sens la poser ?
moment-orientation-why = Les deux sens vont aussi bien. Choisis.
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
moment-veto-why = { $player } veut : { $move }
moment-veto-waved = Tu laisses faire. Un instant…
moment-veto-none = pas dans ta main
moment-swap = Échanger les deux arrivées ?
moment-swap-why = Tu tiens les deux, face cachée. Personne ne voit ce que tu fais.
moment-card = Garde une carte
moment-card-why = Personne d’autre ne les voit. Le reste y retourne.
moment-toll = Tu paies le péage ?
moment-toll-why = { $player } te demande de payer le nain en { $cell }.
moment-move = Le coffre déplace une arrivée
moment-move-why = Choisis l’arrivée qui s’éloigne d’un pas.
moment-hand = Le coffre te laisse dévaliser une main
moment-hand-why = À qui prends-tu une carte ?
moment-role = Le coffre te montre un rôle
moment-role-why = Qui veux-tu démasquer ?

waiting-turn = { $player } est à l’œuvre
waiting-tunnel = { $player } pose encore une galerie
waiting-goal = { $player } choisit l’arrivée à retourner
waiting-orientation = { $player } tourne et retourne une carte
waiting-gold = { $player } choisit son or
waiting-victim = { $player } s’apprête à voler
waiting-veto = Quelqu’un s’y oppose ?
waiting-swap = { $player } tient deux arrivées
waiting-card = { $player } choisit une carte à garder
waiting-toll = { $player } doit répondre au péage
waiting-move = { $player } déplace une arrivée
waiting-hand = { $player } s’apprête à dévaliser une main
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
known-chest = Coffre { $number }
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
chat-unread = à lire
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
