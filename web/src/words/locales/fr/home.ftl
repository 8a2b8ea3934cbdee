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
home-how-dig = Les chercheurs posent des galeries du départ vers trois arrivées. Chaque carte doit se raccorder et prolonger le chemin.
home-how-gold = Une arrivée cache l’or, les autres du caillou. Un plan permet d’en regarder une. Dis ce que tu as vu, ou mens.
home-how-harm = Les saboteurs cassent les outils, posent des culs-de-sac et font tomber la roche. Un chercheur qui te soupçonne aussi.
home-how-pay = Or trouvé : les chercheurs le partagent. Sinon, les saboteurs l’empochent. Le plus d’or après trois manches gagne.
home-rules = Toutes les cartes et règles
home-you = Toi
home-name = Ton nom
home-name-save = Garder
home-name-saved = Tu t’appelles maintenant { $name }.
home-device = Continuer sur un autre appareil
home-device-offer = Montrer un code
home-device-code = Tape ce code sur l’autre appareil d’ici dix minutes :
home-device-claim = J’ai un code d’un autre appareil
home-device-go = Continuer ici
home-footer = Libre et ouvert. Fait à la lueur d’une lanterne.
