table-close = Zamknij
table-rules = Zasady
table-nobody = nikt
table-seat = Miejsce { $number }
table-cell =
    { $way ->
        [up] kolumna { $column }, { $rows } w górę
        [down] kolumna { $column }, { $rows } w dół
       *[level] kolumna { $column }, na poziomie startu
    }
table-goal = cel { $number }
table-empty-cell = puste
table-can-be-chosen = do wyboru
table-you-saw =
    { $age ->
        [0] widziane przed chwilą: { $card }
        [one] widziane turę temu: { $card }
        [few] widziane { $age } tury temu: { $card }
        [many] widziane { $age } tur temu: { $card }
       *[other] widziane { $age } tury temu: { $card }
    }
table-dwarf = poborca myta gracza { $player }, { $side }
table-maze = Labirynt. Strzałki prowadzą od karty do karty, Enter wybiera.
table-fit = Pokaż cały labirynt
table-round = Runda { $round } z 3
table-piles = Stosy
table-players =
    { $way ->
        [back] Gracze; kolejka biegnie wstecz
       *[on] Gracze, w kolejności gry
    }
table-backwards = ⟲ wstecz
table-no-maps = bez map
table-onlookers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
table-role = Moja rola
table-role-hold = Przytrzymaj, by zobaczyć rolę
table-log = Dziennik
table-chat = Czat
table-loading = Zjeżdżamy do kopalni…
table-home = Do wejścia
table-held = Pod twoją nieobecność gra za ciebie bot.
table-take-back = Wracam do gry
table-onlooker = Przyglądasz się grze.
table-news = Nowości

pile-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
pile-discard =
    { $count ->
        [one] { $count } karta odrzucona
        [few] { $count } karty odrzucone
        [many] { $count } kart odrzuconych
       *[other] { $count } karty odrzuconej
    }
pile-gold =
    { $count ->
        [one] Została { $count } karta złota
        [few] Zostały { $count } karty złota
        [many] Zostało { $count } kart złota
       *[other] Zostało { $count } karty złota
    }
pile-dwarfs =
    { $count ->
        [one] Został { $count } poborca myta
        [few] Zostało { $count } poborców myta
        [many] Zostało { $count } poborców myta
       *[other] Zostało { $count } poborcy myta
    }

line-connecting = Łączymy…
line-open = Połączono
line-lost = Połączenie zerwane, próbujemy znowu…
line-closed = Brak połączenia
line-because-left = Nie ma cię już przy tym stole.
line-because-no-such-room = Nie ma takiego stołu.
line-because-not-yours = To nie twoje miejsce. Wejdź jako widz albo przez własny link.
line-because-seat-lost = Twoje miejsce dostał ktoś inny.
line-because-refused = Ten stół cię nie wpuszcza.

hand-label =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
        [many] Twoja ręka: { $count } kart
       *[other] Twoja ręka: { $count } karty
    }
hand-chosen = wybrana
hand-unusable = teraz nie do zagrania
hand-empty = Nie masz kart na ręce.
hand-larger = Powiększ karty
hand-smaller = Pomniejsz karty

player-you = ty
player-bot = bot
player-held = zastępuje bot
player-away = nieobecność
player-turn = przy pracy
player-decides = decyduje
player-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
        [many] { $count } kart na ręce
       *[other] { $count } karty na ręce
    }
player-gold-cards =
    { $count ->
        [one] { $count } karta złota
        [few] { $count } karty złota
        [many] { $count } kart złota
       *[other] { $count } karty złota
    }
player-tokens =
    { $count ->
        [one] { $count } bryłka
        [few] { $count } bryłki
        [many] { $count } bryłek
       *[other] { $count } bryłki
    }
player-fronts = wyłożone: { $cards }
player-known =
    { $past ->
        [yes] { $role } w chwili podglądu, potem zmiana roli
       *[no] { $age ->
            [0] { $role }, widziane przed chwilą
            [one] { $role }, widziane turę temu
            [few] { $role }, widziane { $age } tury temu
            [many] { $role }, widziane { $age } tur temu
           *[other] { $role }, widziane { $age } tury temu
        }
    }
player-open = Więcej: { $player }
player-mark = Co o tym myślisz? Widzisz to tylko ty.
player-mark-none = jeszcze nic
player-mark-friend = swój
player-mark-unsure = nie wiem
player-mark-foe = wróg
player-note = Twoja notatka, tylko dla ciebie
player-deaf = Nie pokazuj mi, co mówi
player-hear = Pokazuj mi, co mówi
player-mute = Odbierz głos
player-unmute = Przywróć głos
player-remove = Odeślij; zastąpi bot

role-round = Runda { $round }: twoja rola to
role-known = Wiem, kim jestem
role-hint = Później przytrzymaj „Moja rola”, by zobaczyć ją znowu.

prompt-begin-play =
    { $question ->
        [tunnel] Połóż następny tunel: wybierz kartę
       *[turn] Twoja tura: wybierz kartę
    }
prompt-begin-pass = Które karty odrzucasz?
prompt-begin-two = Które dwie karty oddajesz?
prompt-begin-dwarf = Którą kartę oddajesz za poborcę myta?
prompt-begin-toll = Za które pole żądasz myta?
prompt-card = Wybierz kolejną kartę
prompt-cell =
    { $time ->
        [again] I gdzie jeszcze?
       *[first] Gdzie?
    }
prompt-seat = Kogo wybierasz?
prompt-tool = Które narzędzie?
prompt-front = { $card }: { $player }
prompt-side = W którą stronę?
prompt-none = Wybierz
prompt-dead = Tej karty nie da się teraz zagrać. Możesz ją odrzucić.
prompt-why = Czemu nie?
prompt-confirm = Zagraj
prompt-confirm-pass = Odrzuć
prompt-confirm-two = Oddaj obie
prompt-confirm-dwarf = Postaw tu
prompt-confirm-toll = Zażądaj
prompt-turn = Obróć
prompt-back = Wróć
prompt-large = Powiększ: { $card }
prompt-all-moves = Wszystkie ruchy
prompt-way-play = Zagraj kartę
prompt-way-pass = Pas
prompt-way-two = Dwie za jedną
prompt-way-dwarf = Poborca myta
prompt-way-toll = Zażądaj myta

moves-pass = Odrzuć karty
moves-other = Inne ruchy
moves-count =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
moves-none = Nie masz teraz nic do zdecydowania.

moment-goal = Droga sięga kilku celów
moment-goal-why = Wybierz, który odkryć najpierw. Reszta zaraz po nim.
moment-orientation = Jak ma leżeć?
moment-orientation-why = Oba ułożenia pasują tak samo. Wybierz jedno.
moment-gold = Weź swoje złoto
moment-gold-why =
    { $count ->
        [one] Została dla ciebie ta karta. Nikt inny nie widzi, co bierzesz.
        [few] Dotarły do ciebie { $count } karty. Weź jedną i podaj resztę dalej; nikt inny nie widzi, co bierzesz.
        [many] Dotarło do ciebie { $count } kart. Weź jedną i podaj resztę dalej; nikt inny nie widzi, co bierzesz.
       *[other] Dotarło do ciebie { $count } karty. Weź jedną i podaj resztę dalej; nikt inny nie widzi, co bierzesz.
    }
moment-victim = Kradzież się udaje
moment-victim-why = Komu zabierasz bryłkę złota?
moment-veto = Przepuścić?
moment-veto-why = { $player } chce zagrać: { $move }
moment-veto-waved = Przepuszczasz. Chwileczkę…
moment-veto-none = nie masz na ręce
moment-swap = Zamienić oba cele?
moment-swap-why = Trzymasz oba zakryte. Nikt nie widzi, co robisz.
moment-card = Zatrzymaj jedną kartę
moment-card-why = Widzisz je tylko ty. Reszta wraca.
moment-toll = Zapłacisz myto?
moment-toll-why = { $player } żąda od ciebie zapłaty dla poborcy ({ $cell }).
moment-move = Skrzynia odsuwa cel
moment-move-why = Wybierz, który cel odsunie się o krok dalej.
moment-hand = Skrzynia daje ci kartę z cudzej ręki
moment-hand-why = Komu zabierasz kartę?
moment-role = Skrzynia pokazuje ci rolę
moment-role-why = Czyją rolę oglądasz?

waiting-turn = Pracuje { $player }
waiting-tunnel = { $player } kładzie kolejny tunel
waiting-goal = { $player } wybiera cel do odkrycia
waiting-orientation = { $player } obraca kartę to tak, to siak
waiting-gold = { $player } wybiera złoto
waiting-victim = { $player } szykuje się do kradzieży
waiting-veto = Ktoś się sprzeciwi?
waiting-swap = { $player } trzyma dwa cele
waiting-card = { $player } wybiera kartę dla siebie
waiting-toll = { $player } ma zapłacić myto
waiting-move = { $player } odsuwa cel
waiting-hand = { $player } sięga po kartę z cudzej ręki
waiting-role = { $player } zaraz podejrzy czyjąś rolę
waiting-nobody = Chwileczkę…

known-label = Co wiem
known-nothing = Nic, czego nie wiedzą inni, poza twoją rolą i kartami na ręce.
known-age =
    { $age ->
        [0] przed chwilą
        [one] { $age } turę temu
        [few] { $age } tury temu
        [many] { $age } tur temu
       *[other] { $age } tury temu
    }
known-doubtful = potem może zamieniony
known-past = potem zmieniona
known-chest = Skrzynia { $number }
known-gold =
    { $count ->
        [one] Twoje złoto: { $sum }, na { $count } karcie
        [few] Twoje złoto: { $sum }, na { $count } kartach
        [many] Twoje złoto: { $sum }, na { $count } kartach
       *[other] Twoje złoto: { $sum }, na { $count } karty
    }

log-label = Co się wydarzyło
log-empty = Nic się jeszcze nie wydarzyło.
chat-label = Co powiedziano
chat-empty = Nikt się jeszcze nie odezwał.
chat-off = Przy tym stole nie ma czatu; miny mile widziane.
chat-say = Powiedz coś
chat-send = Wyślij
chat-unread = nowe
emote-cheer = Hurra!
emote-laugh = Ha, ha!
emote-sorry = Wybacz
emote-thanks = Dzięki
emote-hurry = Szybciej!
emote-doubt = Wątpię
emote-shock = O nie!
emote-gold = Złoto!

menu-title = Menu
menu-confirm = Potwierdzaj każdy ruch przed zagraniem
menu-sound = Dźwięk
menu-chat = Pokaż czat i miny
menu-note = Twoje notatki, tylko dla ciebie
menu-keys = Klawisze: strzałki prowadzą od karty do karty, Enter wybiera, R obraca tunel, Esc cofa o krok, H ręka, B plansza, P gracze, M wszystkie moje ruchy.
menu-screen = Duży ekran
menu-finish = Zakończ i pokaż role
menu-play-on = A jednak gramy dalej
menu-willing =
    { $count ->
        [one] { $count } osoba chce tu skończyć
        [few] { $count } osoby chcą tu skończyć
        [many] { $count } osób chce tu skończyć
       *[other] { $count } osoby chce tu skończyć
    }
menu-leave = Odejdź; bot gra za mnie
menu-go = Odejdź
