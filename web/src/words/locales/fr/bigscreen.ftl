# La table sur grand écran
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
