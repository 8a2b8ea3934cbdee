# Der Tisch auf einem großen Bildschirm
bigscreen-title = Ein Tisch in der Mine
bigscreen-how = Dein Handy ist deine Hand: Scanne das Bild oder öffne { $address } und gib diesen Code ein
bigscreen-qr = Link zu diesem Tisch, zum Scannen
bigscreen-who = Am Tisch
bigscreen-free = frei
bigscreen-bot = Bot
bigscreen-ready = bereit
bigscreen-not-ready = noch nicht bereit
bigscreen-closed = Dieser Tisch kann nicht gezeigt werden
bigscreen-home = Zum Eingang
bigscreen-waits = Der Tisch wird gedeckt …
bigscreen-lost = Verbindung verloren, neuer Versuch …
bigscreen-round = Runde { $round }
bigscreen-turn = { $name } entscheidet
bigscreen-seconds = { $seconds } s
bigscreen-deck =
    { $cards ->
        [0] Der Stapel ist leer
        [one] Eine Karte im Stapel
       *[other] { $cards } Karten im Stapel
    }
bigscreen-players = Spieler
bigscreen-log = Zuletzt passiert
bigscreen-look-on = Komm dazu:
