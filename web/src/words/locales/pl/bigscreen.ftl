# Stół na dużym ekranie
bigscreen-title = Stół w kopalni
bigscreen-how = Karty masz w telefonie: zeskanuj obrazek albo otwórz { $address } i wpisz
bigscreen-qr = Link do tego stołu, do zeskanowania
bigscreen-who = Przy stole
bigscreen-free = wolne
bigscreen-bot = bot
bigscreen-ready = gotowość
bigscreen-not-ready = szykuje się
bigscreen-closed = Tego stołu nie można pokazać
bigscreen-home = Do wejścia
bigscreen-waits = Szykujemy stół…
bigscreen-lost = Połączenie zerwane, próbujemy znowu…
bigscreen-round = Runda { $round }
bigscreen-turn = Decyduje { $name }
bigscreen-seconds = { $seconds } s
bigscreen-deck =
    { $cards ->
        [0] Talia jest pusta
        [one] Jedna karta w talii
        [few] { $cards } karty w talii
        [many] { $cards } kart w talii
       *[other] { $cards } karty w talii
    }
bigscreen-players = Gracze
bigscreen-log = Ostatnie wydarzenia
bigscreen-look-on = Wejdź:
