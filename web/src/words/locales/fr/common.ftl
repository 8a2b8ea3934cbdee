language = Langue
close = Fermer
nothing-here = Il n’y a rien ici
to-the-entrance = Vers l’entrée de la mine
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
preset-classic-2016-is = Les règles d’avant : il suffit que les galeries se raccordent, et plus d’or circule.
preset-saboteur-2-is = Deux équipes de chercheurs, un boss, un profiteur et des géologues ; portes, échelles et vols.
preset-tournament-is = De 5 à 9 : des nains cupides, une galerie au milieu, de l’or en jetons.
preset-the-whole-box-is = Saboteur 2 avec toutes les extensions et cartes de championnat qui vont avec.

bot-stroller = Flâneur
bot-hurrier = Fonceur
bot-apprentice = Apprenti
bot-foreman = Contremaître
bot-stroller-is = Connaît les règles et rien d’autre. Joue n’importe quoi.
bot-hurrier-is = Creuse vers l’est, quel que soit son rôle.
bot-apprentice-is = Joue sagement, d’après ce qu’il a vu de ses yeux.
bot-foreman-is = Observe tout le monde, fait confiance ou soupçonne, et bluffe en saboteur.

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
problem-no-such-code = Rien ne porte ce code. Vérifie les lettres, ou redemande le code.
problem-no-such-room = Cette table n’existe pas. Redemande le lien ou le code.
problem-no-onlookers = À cette table, on joue sans public.
problem-too-many = C’était trop d’un coup. Attends un peu et réessaie.
problem-fault = Le serveur s’est trompé. Réessaie dans un instant.
problem-not-host = Seul l’hôte de la table peut faire ça.
problem-has-begun = La partie a commencé. Tu peux regarder, et prendre place pour la suivante.
problem-seat-taken = La place est prise. Choisis-en une autre.
problem-no-chat = Il n’y a pas de tchat à cette table.
problem-muted = L’hôte te demande de te taire pour l’instant.
problem-nobody-there = Il faut bien que quelqu’un joue : prends d’abord place.
