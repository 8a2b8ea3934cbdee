### The screens of the web client, in Polish. The messages of the game are beside its rules, in docs/rules.
### Every language has the same messages in the same order.

## -------------------- Used everywhere: bots, clocks, errors

language = Język
language-missing = Nie udało się wczytać języka: { $language }. Sprawdź połączenie, odśwież stronę i wybierz jeszcze raz.
close = Zamknij
page-not-found = Nie ma takiej strony
to-home = Na stronę główną

# Wzory, które łączą teksty.
labelled-value = { $label }: { $value }
label = { $label }:
quote = „{ $text }”

seats-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }

# Gotowe gry.
preset-classic = Gra klasyczna
preset-classic-2016 = Gra klasyczna, zasady z 2016
preset-saboteur-2 = Sabotażysta 2
preset-tournament = Turniej
preset-the-whole-box = Całe pudełko
preset-classic-description = Kopacze kontra sabotażyści, trzy rundy. Zacznij od tej gry.
preset-classic-2016-description = Starsze zasady: tunele muszą tylko pasować do sąsiednich kart, a kopacze dzielą się większą liczbą kart złota.
preset-saboteur-2-description = Dwie drużyny kopaczy, szef, spekulant i geolodzy, a do tego drzwi, drabiny i kradzieże.
preset-tournament-description = Dla 5–9 graczy: chciwe krasnoludy, karta tunelu pośrodku, złoto w żetonach.
preset-the-whole-box-description = Sabotażysta 2 ze wszystkimi dodatkami i kartami mistrzostw, które do niego pasują.

bot-random_bot = Spacerowicz
bot-greedy_digger = Pędziwiatr
bot-heuristic = Czeladnik
bot-bayesian = Sztygar
bot-random_bot-description = Wykonuje losowe ruchy.
bot-greedy_digger-description = Kopie w stronę celów, bez względu na rolę.
bot-heuristic-description = Gra rozsądnie, ale opiera się tylko na tym, co wie na pewno.
bot-bayesian-description = Obserwuje każdego gracza, ocenia, komu ufać, a jako sabotażysta blefuje.

clock-blitz = Blitz
clock-normal = Normalny
clock-relaxed = Spokojny
clock-none = Bez zegara
clock-none-description = Bez limitu czasu.
clock-description =
    { $turn ->
        [one] { $turn } sekunda
        [few] { $turn } sekundy
        [many] { $turn } sekund
       *[other] { $turn } sekundy
    } na turę, { $answer } na inne decyzje.

# Błędy: co jest nie tak i co robić dalej.
problem-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
problem-unknown-guest = Ta strona rozpoznaje cię dzięki plikom cookie. Zezwól na nie i odśwież stronę.
problem-no-such-code = Taki kod nie istnieje. Sprawdź litery albo poproś o nowy kod.
problem-no-such-room = Taki stół nie istnieje. Poproś jeszcze raz o link lub kod.
problem-no-coach = Trener jest tylko wtedy, gdy grasz sam z botami i stół na to pozwala.
problem-nothing-to-decide = Nie masz teraz nic do wybrania.
problem-no-hint-now = Trener nie ma teraz podpowiedzi. Spróbuj ponownie za chwilę.
problem-no-spectators = Ten stół nie wpuszcza widzów. Gospodarz może ich wpuścić w menu.
problem-too-many = Za dużo działań naraz. Odczekaj chwilę i spróbuj ponownie.
problem-too-many-connections = Zbyt wiele połączeń z twojej sieci. Zamknij kilka kart przeglądarki i spróbuj ponownie.
problem-server-full = Serwer jest teraz pełny. Spróbuj ponownie za chwilę.
problem-request-too-slow = Dane zbyt długo docierały do serwera. Spróbuj ponownie.
problem-fault = Na serwerze wystąpił błąd. Spróbuj ponownie za chwilę.
problem-http = Połączenie z serwerem się nie udało. Spróbuj ponownie za chwilę.
problem-bad-input = Serwer nie mógł tego odczytać. Sprawdź wpisane dane albo odśwież stronę.
problem-not-host = To może zrobić tylko gospodarz.
problem-has-begun = Gra już trwa. Możesz ją obejrzeć i dołączyć do następnej.
problem-seat-taken = To miejsce jest zajęte. Wybierz inne.
problem-name-taken = Inny gracz ma już takie lub bardzo podobne imię. Wybierz inne.
problem-no-chat = Przy tym stole czat jest wyłączony. Możesz wysyłać emotki.
problem-muted = Gospodarz cię wyciszył. Możesz grać dalej.
problem-no-such-spectator = Tego widza już tu nie ma. Wybierz innego.
problem-not-yourself = To ty. Wybierz widza.
problem-has-seat = Ta osoba gra, nie jest widzem. Wybierz jej miejsce przy stole.
problem-too-few-left = Usunięto zbyt wielu graczy, więc tej gry nie można zakończyć głosowaniem. Graj dalej albo odejdź od stołu.
problem-removed = Gospodarz usunął cię od tego stołu. Dołącz do innego.
problem-nobody-there = Nikt jeszcze nie gra. Najpierw zajmij miejsce.
problem-not-ready = Baza danych jest niedostępna. Spróbuj ponownie za chwilę.
problem-store-unavailable = Serwer nie może teraz zapisywać. Spróbuj ponownie za chwilę.
problem-busy = Przy tym stole za dużo się teraz dzieje. Spróbuj ponownie.
problem-upgrading = Strona jest właśnie aktualizowana. Spróbuj ponownie za minutę.
problem-too-fast = Za szybko. Odczekaj chwilę i spróbuj ponownie.
problem-chat-limit = Wysyłasz wiadomości zbyt szybko. Odczekaj chwilę i wyślij ponownie.
problem-emote-limit = Wysyłasz emotki zbyt szybko. Odczekaj chwilę.
problem-note-limit = Zapisujesz notatki zbyt szybko. Odczekaj chwilę i zapisz ponownie.
problem-change-limit = Za dużo zmian w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.
problem-talk-full = Przy tym stole nie da się zapisać więcej wiadomości ani notatek. Graj dalej bez nich albo załóż nowy stół.
problem-stale = W międzyczasie coś się zmieniło. Spójrz na stół i zdecyduj jeszcze raz.
problem-card-can-be-vetoed = Ktoś może jeszcze zawetować kartę. Wpuść widzów, gdy karta zadziała.
problem-spectator = Jesteś widzem. Najpierw zajmij miejsce.
problem-not-your-seat = To nie twoje miejsce. Wybierz własne.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca. Wybierz inne.
problem-seat-free = Nikt tam nie siedzi. Wybierz inne miejsce.
problem-bot-took-over = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
problem-no-person = Na tym miejscu nie siedzi człowiek. Wybierz inne.
problem-not-all-ready = Jeszcze nie wszyscy są gotowi. Poczekaj na nich.
problem-too-few-seats = Przy stole siedzi już więcej graczy. Wybierz więcej miejsc albo usuń gracza.
problem-not-playing = Przy tym stole nie toczy się teraz żadna gra.
problem-not-over = Gra jeszcze trwa. Spróbuj ponownie, gdy się skończy.
problem-no-review-now = Nie można teraz pokazać tej gry. Spróbuj ponownie za chwilę.
problem-text-too-long = Tekst jest za długi. Skróć go.
problem-text-hidden = Ten tekst zawiera ukryte znaki. Wpisz go od nowa.
problem-text-marks = Jedna litera ma za dużo znaków diakrytycznych. Usuń kilka.
problem-text-empty = Tekst jest pusty. Najpierw coś napisz.
problem-words-not-plain = Używaj tylko liter od a do z (bez polskich znaków), cyfr i symboli, bez spacji na początku i końcu.

## -------------------- Settings of this device: settings-

settings-title = Ustawienia
settings-reset = Przywróć ustawienia domyślne
settings-theme = Wygląd
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-text-size = Rozmiar tekstu
settings-colours = Kolory
settings-colours-hint = „Wyraźne” mają większy kontrast i nie opierają się na czerwieni i zieleni.
settings-colours-standard = Zwykłe
settings-colours-distinct = Wyraźne
settings-motion = Animacje
settings-motion-system = Jak w systemie
settings-motion-full = Wszystkie
settings-motion-reduced = Ograniczone
settings-speed = Tempo przy stole
settings-speed-hint = Jak szybko widzisz ruchy innych graczy.
settings-speed-slow = Wolno
settings-speed-normal = Normalnie
settings-speed-fast = Szybko
settings-speed-instant = Od razu
settings-sound = Dźwięki
settings-volume = Głośność
settings-confirm = Potwierdzaj każdy ruch przed zagraniem
settings-chat = Pokazuj czat i emotki

## -------------------- The name of a player: name-

name-title = Jak inni mają się do ciebie zwracać?
name-accept = Dalej

## -------------------- The home page: home-

home-tagline = Dokop się do złota. Nie ufaj nikomu.
home-pitch = Kopcie razem tunel do skarbu. Ale są wśród was ukryci sabotażyści.
home-continue = Graj dalej
home-continue-with = Grają: { $names }
home-continue-last-move = Ostatni ruch: { $ago }
home-play-now = Graj teraz
home-starting = Zaczynamy grę…
home-play-now-hint = Zagraj od razu z botami. Bez konta i bez instalowania.
home-options = Wybierz grę i przeciwników
home-game = Gra
home-opponents = Przeciwnicy
home-players = Gracze
home-clock = Zegar
home-friends = Zagraj ze znajomymi
home-create = Załóż stół
home-create-hint = Dostaniesz link, kod i kod QR dla znajomych. Każdy gra na swoim telefonie lub komputerze.
home-hotseat = Zagrajcie na jednym urządzeniu
home-join = Dołącz do stołu
home-code = Kod lub link
home-code-hint = Na przykład 7WAHHP
home-join-button = Dołącz
home-code-wrong =
    To nie jest kod ani link do stołu. Kod ma { $letters ->
        [one] { $letters } znak
        [few] { $letters } znaki
        [many] { $letters } znaków
       *[other] { $letters } znaku
    }: litery i cyfry. Sprawdź go i spróbuj ponownie.
home-your-tables = Twoje stoły
home-your-tables-none = Nie masz jeszcze żadnych stołów.
home-open-tables = Otwarte stoły
home-open-tables-none = Teraz nie ma otwartych stołów. Załóż własny i zaznacz „Pokaż stół publicznie”.
home-refresh = Odśwież
home-table-of-host = Stół gracza { $host }
home-table-unnamed = Stół bez nazwy
home-seats-taken =
    { $people ->
        [one] zajęte { $people } miejsce z { $seats }
        [few] zajęte { $people } miejsca z { $seats }
        [many] zajętych { $people } miejsc z { $seats }
       *[other] zajęte { $people } miejsca z { $seats }
    }
home-state-lobby = czeka na graczy
home-state-playing = gra trwa
home-state-over = gra skończona, obejrzyj powtórkę
home-how-to-play = Zasady w minutę
home-how-to-play-roles = Każdy gracz dostaje tajną rolę. Większość to kopacze, kilku to sabotażyści.
home-how-to-play-digging = Kopacze kładą karty tunelu od startu w stronę trzech celów. Każda karta musi pasować do sąsiednich i przedłużać drogę.
home-how-to-play-goals = Jeden cel to skarb, pozostałe to tylko kamień. Mapa pozwala podejrzeć jeden z nich. Potem powiedz innym prawdę albo skłam.
home-how-to-play-sabotage = Sabotażyści psują narzędzia, kładą ślepe zaułki i zagrywają zawały. Kopacze robią to samo graczom, których podejrzewają.
home-how-to-play-gold = Gdy droga dotrze do skarbu, złotem dzielą się kopacze. Jeśli nie dotrze, złoto dostają sabotażyści. Po trzech rundach wygrywa gracz z największą ilością złota.
home-coached-game = Gra z trenerem
home-learn = Naucz się grać
home-rules = Karty i zasady
home-profile = Twój profil
home-name = Twoje imię
home-name-save = Zapisz
home-name-saved = Zapisano. Twoje imię to { $name }.
home-device = Graj dalej na innym urządzeniu
home-device-get-code = Pokaż kod
home-device-your-code = Wpisz ten kod na drugim urządzeniu w ciągu dziesięciu minut:
home-device-enter-code = Kod z innego urządzenia
home-device-continue = Graj dalej tutaj
home-device-sign-out = Wyloguj się na wszystkich innych urządzeniach
home-device-signed-out = Wylogowano cię na wszystkich innych urządzeniach.
home-footer = Darmowa gra z otwartym kodem źródłowym.

## -------------------- The lobby: lobby-

lobby-untitled = Nowy stół
lobby-invited = { $host } zaprasza cię na partię Sabotażysty
lobby-invited-unnamed = Zapraszamy na partię Sabotażysty
preview-seats = Zajęte miejsca: { $taken } z { $seats }.
preview-players = Gospodarz: { $host }. Liczba graczy: { $players }.
preview-playing = Trwa partia Sabotażysty
preview-replay = Powtórka partii Sabotażysty
preview-replay-description = Obejrzyj ją ruch po ruchu oczami każdego gracza.
lobby-learn = Pierwszy raz? Naucz się grać
lobby-join = Dołącz do gry
lobby-chat-notice = { $name }: { $text }
lobby-table-name = Nazwa stołu
lobby-invite = Zaproś graczy
lobby-code = Kod stołu
lobby-code-hint = Gracze wpisują go na stronie głównej.
lobby-copy-link = Skopiuj link
lobby-link-copied = Skopiowano link. Wyślij go innym graczom.
lobby-copy-link-failed = Przeglądarka nie pozwala kopiować. Zaznacz link i skopiuj go samodzielnie:
lobby-share = Udostępnij…
lobby-share-text = Dołącz do mojego stołu.
lobby-qr = Kod QR tego stołu
lobby-big-screen = Pokaż stół na dużym ekranie

lobby-seats = Miejsca
lobby-seat = Miejsce { $number }
lobby-seat-free = wolne
lobby-bot = bot: { $bot }
lobby-you = ty
lobby-is-host = gospodarz
lobby-is-first-player = pierwszy gracz
lobby-is-ready = w gotowości
lobby-not-ready = przygotowuje się
lobby-is-away = offline
lobby-is-muted = wyciszono
lobby-sit = Usiądź tu
lobby-take-bot-seat = Zajmij miejsce bota
lobby-sit-name = Twoje imię przy tym stole
lobby-leave-seat = Zwolnij miejsce
lobby-add-bot = Dodaj bota
lobby-which-bot = Który bot?
lobby-remove-bot = Usuń bota
lobby-remove = Usuń: { $name }
lobby-make-host = Wyznacz gospodarza: { $name }
lobby-mute = Wycisz: { $name }
lobby-unmute = Cofnij wyciszenie: { $name }
lobby-seat-menu = Więcej opcji: { $name }
lobby-spectators =
    { $count ->
        [0] Brak widzów.
        [one] { $count } widz.
        [few] { $count } widzów.
        [many] { $count } widzów.
       *[other] { $count } widza.
    }

lobby-start = Zacznij grę
lobby-ready = Zgłoś gotowość
lobby-unready = Cofnij gotowość
lobby-shuffle = Uczciwe tasowanie
lobby-shuffle-words = Twoje słowa do tasowania (opcjonalnie)
lobby-shuffle-words-hint = Zostaną dodane, gdy dotkniesz „Zgłoś gotowość”.
lobby-shuffle-description = Tasowanie jest ustalone z góry i można je sprawdzić. Możesz dodać do niego własne słowa.
lobby-commitment = Odcisk tasowania, do sprawdzenia po grze
lobby-waiting-for = Czekamy na: { $names }.
lobby-waiting-for-you = Wszyscy czekają na ciebie. Dotknij „{ lobby-ready }”.
lobby-bots-fill =
    { $count ->
        [one] Wolne miejsce zajmie bot.
        [few] { $count } wolne miejsca zajmą boty.
        [many] { $count } wolnych miejsc zajmą boty.
       *[other] { $count } wolnego miejsca zajmą boty.
    }
lobby-everyone-ready = Wszyscy są gotowi.
lobby-host-starts = { $host } zacznie grę, gdy wszyscy będą gotowi.
lobby-host-starts-unnamed = Gospodarz zacznie grę, gdy wszyscy będą gotowi.
lobby-spectating = Jesteś widzem. Zajmij wolne miejsce, żeby zagrać.
lobby-seats-full = Wszystkie miejsca są zajęte. Możesz zostać i oglądać.

lobby-game = Gra
lobby-host-chooses = Grę wybiera { $host }. Każdą zmianę widzisz od razu.
lobby-host-chooses-unnamed = Grę wybiera gospodarz. Każdą zmianę widzisz od razu.
lobby-preset = Wybierz grę
lobby-preset-custom = Własna gra
lobby-edition = Wydanie
lobby-edition-description = Drukowane instrukcje miejscami się różnią. Wybierz, według której gracie.
lobby-edition-DE24 = Wydanie jubileuszowe, niemieckie
lobby-edition-UA24 = Wydanie jubileuszowe, ukraińskie
lobby-edition-UA16 = Gra podstawowa z 2016, ukraińska
lobby-edition-RU16 = Gra podstawowa z 2016, rosyjska
lobby-edition-PL2 = Sabotażysta 2, wydanie polskie
lobby-edition-FR2 = Sabotażysta 2, wydanie francuskie
lobby-modules = Dodatki i karty specjalne
lobby-variants = Warianty
lobby-house-rules = Zasady domowe
lobby-house-rules-description = Tu możesz zmienić pojedyncze zasady, w których instrukcje się różnią. Twój wybór jest ważniejszy niż wydanie.
lobby-house-rule-changed = zmienione
lobby-seat-count = Miejsca
lobby-seat-count-description = Gra podstawowa jest dla 3–10 graczy, Sabotażysta 2 dla 2–12.
lobby-first-player = Pierwszy gracz
lobby-first-player-description = Tylko w pierwszej rundzie. Potem decydują zasady.
lobby-first-player-random = Losowo
lobby-first-player-free = Miejsce { $number } (wolne)
lobby-first-player-bot = { $name } (bot)
lobby-clock = Zegar
lobby-bots = Boty
lobby-bots-description = Boty zajmują wolne miejsca i grają za nieobecnych graczy.
lobby-coach = Trener
lobby-coach-description = Gracz, który gra sam z botami, może przed każdym ruchem poprosić o podpowiedź.
lobby-spectators-allowed = Wpuszczaj widzów
lobby-spectators-allowed-description = Widzowie widzą tylko to, co wszyscy gracze.
lobby-spectators-veto = Gdy grasz tylko z botami, karty czekają na twoją odpowiedź także wtedy, gdy nie masz weta. Dzięki temu widzowie nie odgadną, czy je masz.
lobby-chat-allowed = Czat
lobby-chat-allowed-description = Bez czatu gracze mogą wysyłać tylko emotki.
lobby-listed = Pokaż stół publicznie
lobby-listed-description = Każdy może dołączyć ze strony głównej. Bez tego potrzebny jest link lub kod.
lobby-seat-count-less = Jedno miejsce mniej
lobby-seat-count-more = Jedno miejsce więcej
lobby-clash = Tego nie można łączyć
lobby-clash-not-applied = Jeszcze nie zastosowano.
lobby-undo = Cofnij
lobby-yes = tak
lobby-no = nie

lobby-option-lay_must_join = Kładzenie tuneli
lobby-value-lay_must_join-yes = Tunel musi przedłużać drogę od startu
lobby-value-lay_must_join-no = Tunel musi tylko pasować do kart obok
lobby-option-gold_draw = Złoto dla kopaczy
lobby-value-gold_draw-per_digger = Jedna karta złota na kopacza
lobby-value-gold_draw-per_player = Jedna karta złota na gracza
lobby-option-round_end = Gdy skarbu nie znaleziono
lobby-value-round_end-hands = Runda kończy się, gdy nikt nie ma już kart
lobby-value-round_end-forced_passes = Runda kończy się też, gdy wszyscy gracze po kolei mogą tylko spasować
lobby-value-round_end-nobody_can_play = Runda kończy się też, gdy nikt nie może już zagrać karty
lobby-option-tokens_open = Żetony złota
lobby-value-tokens_open-yes = Wszyscy widzą, ile ich masz
lobby-value-tokens_open-no = Tylko ty widzisz, ile ich masz
lobby-option-goals_at_once = Kilka celów naraz
lobby-value-goals_at_once-all = Odkrywasz wszystkie
lobby-value-goals_at_once-one = Odkrywasz tylko jeden na turę
lobby-option-goal_misfit = Cel, który nie pasuje
lobby-value-goal_misfit-best_fit = Leży tak, jak pasuje najlepiej
lobby-value-goal_misfit-player = Gracz wybiera, jak go położyć
lobby-option-sabotage_target = Psucie narzędzi
lobby-value-sabotage_target-another = Możesz psuć tylko narzędzia innych graczy
lobby-value-sabotage_target-any = Możesz psuć też własne narzędzia
lobby-option-next_round_starter = Pierwszy gracz następnej rundy
lobby-value-next_round_starter-last_card = Lewy sąsiad gracza, który wyłożył ostatnią kartę
lobby-value-next_round_starter-last_turn = Lewy sąsiad gracza, który miał ostatnią turę
lobby-value-next_round_starter-last_tunnel = Lewy sąsiad gracza, który położył ostatni tunel

lobby-chat = Czat

## -------------------- The veto window: lobby-veto-time, veto-time-

lobby-veto-time = Czas na weto
lobby-veto-time-fixed = Każda karta tyle czeka, więc nikt się nie domyśli, kto ma weto.
lobby-veto-time-all = Gra toczy się dalej, gdy wszyscy odpowiedzą. Długi namysł może cię zdradzić.
veto-time-2s = 2 sekundy
veto-time-5s = 5 sekund
veto-time-10s = 10 sekund
veto-time-all = Aż wszyscy odpowiedzą
veto-time-clock = Zależnie od zegara

## Role i wprowadzenia

who-open = Kto może kim być?
who-title = Kto może kim być przy { $players } graczach?
who-range = od { $fewest } do { $most }
who-left-over =
    { $count ->
        [one] Jedna karta roli zostaje. Zobaczysz ją na końcu rundy.
        [few] { $count } karty ról zostają. Zobaczysz je na końcu rundy.
       *[other] { $count } kart ról zostaje. Zobaczysz je na końcu rundy.
    }
who-stack =
    { $count ->
        [one] Jedna karta roli zostaje zakryta w stosie.
        [few] { $count } karty ról zostają zakryte w stosie.
       *[other] { $count } kart ról zostaje zakrytych w stosie.
    }
introductions-title = Poznaj dodatki
introduction-open = Co to jest?
introduction-close = Rozumiem
introduction-rules = Przeczytaj zasady

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, private-knowledge-, chat-, menu-

table-empty-cell = puste
table-can-be-chosen = można wybrać
table-you-saw =
    { $age ->
        [0] widziane przed chwilą: { $card }
        [one] widziane turę temu: { $card }
        [few] widziane { $age } tury temu: { $card }
        [many] widziane { $age } tur temu: { $card }
       *[other] widziane { $age } tury temu: { $card }
    }
table-seen =
    { $age ->
        [0] Karta podejrzana przed chwilą. Nadal jest zakryta.
        [one] Karta podejrzana turę temu. Nadal jest zakryta.
        [few] Karta podejrzana { $age } tury temu. Nadal jest zakryta.
        [many] Karta podejrzana { $age } tur temu. Nadal jest zakryta.
       *[other] Karta podejrzana { $age } tury temu. Nadal jest zakryta.
    }
table-looked-at = kartę zna { $player } (tura { $turn })
table-maze = Labirynt. Strzałki zmieniają pole, Enter wybiera.
table-fit = Pokaż cały labirynt
table-offscreen-up =
    Pokaż { $count ->
        [one] jeszcze { $count } pole
        [few] jeszcze { $count } pola
        [many] jeszcze { $count } pól
       *[other] jeszcze { $count } pola
    } u góry
table-offscreen-right =
    Pokaż { $count ->
        [one] jeszcze { $count } pole
        [few] jeszcze { $count } pola
        [many] jeszcze { $count } pól
       *[other] jeszcze { $count } pola
    } po prawej
table-offscreen-down =
    Pokaż { $count ->
        [one] jeszcze { $count } pole
        [few] jeszcze { $count } pola
        [many] jeszcze { $count } pól
       *[other] jeszcze { $count } pola
    } na dole
table-offscreen-left =
    Pokaż { $count ->
        [one] jeszcze { $count } pole
        [few] jeszcze { $count } pola
        [many] jeszcze { $count } pól
       *[other] jeszcze { $count } pola
    } po lewej
table-round = Runda { $round } z 3
table-your-turn = Twój ruch
table-turn = Teraz gra { $name }
table-piles = Stosy
table-players =
    { $order ->
        [reversed] Gracze, w odwróconej kolejności gry
       *[normal] Gracze, w kolejności gry
    }
table-rules = Zasady
table-spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
table-role = Moja rola
table-role-hint = Dotknij, by zobaczyć rolę
table-log = Dziennik
table-chat = Czat
table-loading = Wczytujemy stół…
table-home = Na stronę główną
table-bot-took-over = Nie było cię przy stole, więc gra za ciebie bot.
table-take-seat-back = Wróć na swoje miejsce
table-seconds-left =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekundy
    }
table-spectator = Jesteś widzem.
table-latest-events = Ostatnie wydarzenia

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

connection-connecting = Łączymy…
connection-open = Połączono
connection-lost = Utracono połączenie. Łączymy ponownie…
connection-closed = Brak połączenia
connection-reason-left = Nie ma cię już przy tym stole.
connection-reason-no-such-room = { problem-no-such-room }
connection-reason-not-yours = To nie twoje miejsce. Oglądaj jako widz albo użyj własnego linku.
connection-reason-seat-lost = Nie masz już tego miejsca: usunięto cię albo zbyt długo cię nie było.
connection-reason-no-spectators = { problem-no-spectators }
connection-reason-removed = { problem-removed }
connection-reason-refused = Nie możesz dołączyć do tego stołu. Wybierz inny.
connection-reason-no-cookies = { problem-unknown-guest }
connection-spectate = Oglądaj jako widz

new-version = Jest nowa wersja Pyrite.
new-version-reload = Odśwież
new-version-later = Później

hand-label =
    { $count ->
        [one] Twoja ręka: { $count } karta
        [few] Twoja ręka: { $count } karty
        [many] Twoja ręka: { $count } kart
       *[other] Twoja ręka: { $count } karty
    }
hand-selected = wybrana
hand-unusable = nie można teraz zagrać
hand-empty = Twoja ręka jest pusta.

player-you = ty
player-unnamed = Gracz { $number }
player-bot = bot
player-bot-took-over = na razie bot
player-away = offline
player-out = poza rundą
player-turn = teraz gra
player-deciding = decyduje
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
player-tokens-hidden = złoto ukryte
player-fronts = przed graczem: { $cards }
player-known-role =
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
player-details = Więcej o graczu { $player }
player-mark = Twoja ocena (widzisz ją tylko ty)
player-mark-none = brak oceny
player-mark-friend = ufam
player-mark-unsure = nie wiem
player-mark-foe = podejrzewam
player-note = Twoja notatka (widzisz ją tylko ty)
player-mute = Wycisz
player-unmute = Cofnij wyciszenie
player-mute-for-everyone = Wycisz dla wszystkich
player-unmute-for-everyone = Cofnij wyciszenie dla wszystkich
player-remove = Usuń gracza
player-remove-question = Usunąć gracza { $player }? Do końca gry na tym miejscu będzie grał bot.
player-remove-confirm = Tak, usuń
player-same-person = jedna osoba gra za: { $players }

role-title = Runda { $round }: twoja rola
role-dismiss = Rozumiem
role-hint = Później dotknij „Moja rola”, żeby zobaczyć ją znowu.

prompt-start-play =
    { $question ->
        [tunnel] Połóż jeszcze jeden tunel: wybierz kartę
       *[turn] Twoja tura: wybierz kartę
    }
prompt-start-pass =
    { $count ->
        [one] Wybierz kartę do odrzucenia
       *[other] Wybierz do { $count } kart do odrzucenia
    }
prompt-card = Wybierz jeszcze jedną kartę
prompt-cell =
    { $occurrence ->
        [second] Wybierz drugi cel
       *[first] Wybierz, gdzie ją zagrać
    }
prompt-seat = Wybierz gracza
prompt-tool = Wybierz narzędzie
prompt-front = { $player }: { $card }
prompt-remove = Wybierz kartę do usunięcia
prompt-none = Wybierz
prompt-not-playable =
    { $question ->
        [tunnel] Nie możesz teraz zagrać tej karty. Wybierz tunel, który da się położyć.
       *[turn] Nie możesz teraz zagrać tej karty, ale możesz ją odrzucić.
    }
prompt-why-not = Dlaczego nie?
prompt-confirm = Zagraj
prompt-confirm-pass = Odrzuć
prompt-rotate = Obróć
prompt-back = Wróć
prompt-enlarge = Powiększ: { $card }
prompt-all-moves = Wszystkie moje ruchy
prompt-mode-play = Zagraj kartę
prompt-mode-pass = Spasuj

moves-pass =
    { $count ->
        [one] Odrzuć kartę
       *[other] Odrzuć karty
    }
moves-other = Inne ruchy
moves-count =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchu
    }
moves-none = Nie masz teraz nic do zdecydowania.

private-knowledge-label = Co wiem
private-knowledge-nothing = Jeszcze nic tajnego.
private-knowledge-age =
    { $age ->
        [0] przed chwilą
        [one] { $age } turę temu
        [few] { $age } tury temu
        [many] { $age } tur temu
       *[other] { $age } tury temu
    }
private-knowledge-changed = potem zmiana roli
private-knowledge-previous-role = Twoja poprzednia rola
private-knowledge-gold =
    { $count ->
        [one] Twoje złoto: { $sum } ({ $count } karta)
        [few] Twoje złoto: { $sum } ({ $count } karty)
        [many] Twoje złoto: { $sum } ({ $count } kart)
       *[other] Twoje złoto: { $sum } ({ $count } karty)
    }

log-label = Dziennik gry
log-empty = Nic się jeszcze nie wydarzyło.
log-earlier = Wcześniejsze ruchy znajdziesz po grze w powtórce.
chat-label = Wiadomości na czacie
chat-empty = Nie ma jeszcze wiadomości.
chat-off = Przy tym stole czat jest wyłączony, ale możesz wysyłać emotki.
chat-input = Napisz wiadomość
chat-send = Wyślij
chat-unread =
    { $count ->
        [one] { $count } nieprzeczytana
        [few] { $count } nieprzeczytane
        [many] { $count } nieprzeczytanych
       *[other] { $count } nieprzeczytanej
    }
emote-cheer = Hurra!
emote-laugh = Ha, ha!
emote-sorry = Przepraszam
emote-thanks = Dziękuję
emote-hurry = Pospiesz się
emote-doubt = Wątpię
emote-shock = O nie!
emote-gold = Złoto!

menu-title = Menu
menu-note = Twoje notatki (widzisz je tylko ty)
menu-keys = Klawisze: strzałki zmieniają pole, Enter wybiera, R obraca tunel, Esc cofa, H ręka, B plansza, P gracze, M wszystkie moje ruchy.
menu-big-screen = Pokaż na dużym ekranie
menu-vote-to-end = Głosuj za końcem gry
menu-withdraw-vote = Wycofaj mój głos
menu-end-votes =
    { $count ->
        [one] { $count } gracz chce zakończyć grę
        [few] { $count } graczy chce zakończyć grę
        [many] { $count } graczy chce zakończyć grę
       *[other] { $count } gracza chce zakończyć grę
    }
menu-leave-player = Odejdź (zagra za ciebie bot)
menu-leave-spectator = Odejdź

vote-label = Głosowanie nad zakończeniem gry
vote-agreed =
    { $count ->
        [one] { $players } chce teraz zakończyć grę i pokazać role.
        [few] { $players } chcą teraz zakończyć grę i pokazać role.
        [many] { $players } chcą teraz zakończyć grę i pokazać role.
       *[other] { $players } chcą teraz zakończyć grę i pokazać role.
    }
vote-waiting-for = Czekamy na: { $players }
vote-deadline = Gra skończy się za { $time }, chyba że nieobecny gracz wróci i zechce grać dalej.
vote-agree = Tak, kończymy
vote-oppose = Gram dalej

spectators-title = Widzowie
spectators-none = Nie ma widzów.
spectators-unnamed = Widz { $number }
spectators-left = już nie ogląda
spectators-muted = wyciszono
spectators-mute = Wycisz: { $name }
spectators-unmute = Cofnij wyciszenie: { $name }
spectators-remove = Usuń: { $name }
spectators-remove-question = Usunąć widza { $name }? Nie wróci już do tego stołu.
spectators-remove-confirm = Tak, usuń

## -------------------- The log, around the game: log-

log-time-ran-out =
    { $seat_is ->
        [you] Twój czas minął
       *[other] Czas gracza { $seat } minął
    }
log-bot-took-over =
    Za { $seat_is ->
        [you] ciebie
       *[other] gracza { $seat }
    } gra teraz bot
log-player-returned =
    { $seat_is ->
        [you] Wracasz
       *[other] { $seat } wraca
    } do gry
log-seat-emptied =
    { $seat_is ->
        [you] Odchodzisz
       *[other] { $seat } odchodzi
    } od stołu
log-finish-voted =
    { $agreed ->
        [yes] { $seat_is ->
            [you] Chcesz
           *[other] { $seat } chce
        } zakończyć grę i pokazać role
       *[no] { $seat_is ->
            [you] Nie chcesz
           *[other] { $seat } nie chce
        } już kończyć gry
    }
log-finish-opposed =
    { $seat_is ->
        [you] Chcesz
       *[other] { $seat } chce
    } grać dalej, więc głosowanie się kończy
log-game-revealed = Gracze zakończyli grę. Wszystkie role są odkryte
log-seat-muted =
    { $muted ->
        [yes] { $seat_is ->
            [you] Gospodarz cię wycisza
           *[other] Gospodarz wycisza gracza { $seat }
        }
       *[no] { $seat_is ->
            [you] Gospodarz cofa twoje wyciszenie
           *[other] Gospodarz cofa wyciszenie gracza { $seat }
        }
    }
log-spectator-muted =
    { $muted ->
        [yes] Gospodarz wycisza widza { $name }
       *[no] Gospodarz cofa wyciszenie widza { $name }
    }
log-spectator-removed = Gospodarz usuwa widza { $name }
log-spectators-allowed =
    { $allowed ->
        [yes] Gospodarz wpuszcza teraz widzów
       *[no] Gospodarz nie wpuszcza już widzów
    }

## -------------------- What happened since the last turn: recap-

recap-since-your-turn = Od twojej ostatniej tury
recap-last-lap = Ostatnie tury
recap-count =
    { $count ->
        [one] { $count } zdarzenie
        [few] { $count } zdarzenia
        [many] { $count } zdarzeń
       *[other] { $count } zdarzenia
    }

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = Koniec rundy
round-end-treasure-found = Skarb znaleziony!
round-end-treasure-not-found = Skarbu nie znaleziono
round-end-reached-by =
    { $seat_is ->
        [you] Dokopujesz
       *[other] { $seat } dokopuje
    } się do skarbu.
round-end-reached = Droga dotarła do skarbu.
round-end-not-reached = Nikt nie dotarł do skarbu.
round-end-role =
    { $seat_is ->
        [you] Twoja rola
       *[other] { $seat }
    } to { $role }.
round-end-unused-role = Nieużyta rola
round-end-no-gold = W tej rundzie nikt nie dostaje złota.
round-end-choose-gold = Wybierz swoją kartę złota
round-end-gold-card =
    { $nuggets ->
        [one] karta z jedną bryłką
        [few] karta z { $nuggets } bryłkami
        [many] karta z { $nuggets } bryłkami
       *[other] karta z { $nuggets } bryłki
    }
round-end-waiting-for-gold = { $name } wybiera kartę złota…
round-end-show-all = Pokaż wszystko
round-end-next-round = Następna runda
round-end-your-turn = Następna runda: twoja tura
round-end-show-results = Pokaż wyniki
round-end-back-to-table = Wróć do stołu
round-end-you = ty
round-end-hidden-role = zakryta karta roli
round-end-gold-cards =
    { $count ->
        [one] jedna karta złota
        [few] { $count } karty złota
        [many] { $count } kart złota
       *[other] { $count } karty złota
    }
round-end-gold-tokens =
    { $count ->
        [one] { $count } bryłka złota w żetonach
        [few] { $count } bryłki złota w żetonach
        [many] { $count } bryłek złota w żetonach
       *[other] { $count } bryłki złota w żetonach
    }

# Koniec gry
podium-title = Koniec gry
podium-winner =
    { $seat_is ->
        [you] Wygrywasz
       *[other] Wygrywa { $seat }
    }: { $gold ->
        [one] { $gold } bryłka
        [few] { $gold } bryłki
        [many] { $gold } bryłek
       *[other] { $gold } bryłki
    } złota
podium-winners =
    { $you ->
        [yes] Wspólnie wygrywacie
       *[no] Wspólnie wygrywają
    } { $seats }: po { $gold ->
        [one] { $gold } bryłce
        [few] { $gold } bryłki
        [many] { $gold } bryłek
       *[other] { $gold } bryłki
    } złota
podium-ended-early = Gracze zakończyli grę przed czasem
podium-ended-early-hint = Role wszystkich graczy i zebrane dotąd złoto:
podium-place = { $place }. miejsce
podium-gold =
    { $gold ->
        [one] { $gold } bryłka
        [few] { $gold } bryłki
        [many] { $gold } bryłek
       *[other] { $gold } bryłki
    }
podium-others = Pozostali gracze
podium-chart = Złoto w rundach
podium-round = Runda { $round }
podium-chart-missing = Nie można teraz pokazać wykresu: { $why }
podium-player = Gracz
podium-total = Razem
podium-replay = Obejrzyj powtórkę
podium-rematch = Zagraj jeszcze raz
podium-rematch-join = Dołącz do następnej gry
podium-rematch-watch = Oglądaj następną grę
podium-rematch-hint = Z tymi samymi graczami na tych samych miejscach. Gra zacznie się, gdy wszyscy będą gotowi.
podium-again-hint = Z tymi samymi botami i zasadami. Gra zacznie się od razu.
podium-rematch-offered = Inny gracz chce zagrać jeszcze raz. Możesz teraz dołączyć.
podium-home = Na stronę główną

## -------------------- Pass and play on one device: hotseat-

hotseat-title = Gra na jednym urządzeniu
hotseat-hint = Wszyscy grają na tym urządzeniu. Twoje karty są ukryte, dopóki nie masz go w rękach.
hotseat-home = Na stronę główną
hotseat-players = Gracze
hotseat-name = Gracz { $number }
hotseat-remove = Usuń gracza { $number }
hotseat-add = Dodaj gracza
hotseat-bots = Liczba botów
hotseat-bot = Bot { $number }
hotseat-first-player-removed = Wybranego pierwszego gracza usunięto. Teraz zacznie losowy gracz.
hotseat-game = Wybierz grę
hotseat-start = Zacznij grę
hotseat-name-missing = Każdy gracz musi mieć imię.
hotseat-name-twice = Dwóch graczy ma to samo imię. Zmień jedno z nich.
hotseat-waiting = Chwileczkę…
hotseat-unavailable = Nie można otworzyć tego stołu
hotseat-not-yours = Nikt z tego urządzenia nie gra przy tym stole
hotseat-start-new = Zacznij nową grę
hotseat-pass-to = Podaj urządzenie graczowi { $name }
hotseat-look-away = Pozostali gracze, nie patrzcie.
hotseat-show-cards = To ja, { $name }: pokaż moje karty
hotseat-device-with = Urządzenie ma { $name }.
hotseat-done = Gotowe, { $name }. Ukryj swoje karty i podaj urządzenie dalej.
hotseat-hide-cards = Ukryj moje karty
hotseat-other-playing = Teraz gra { $name }
hotseat-other-playing-hint = Poczekaj. Żeby zobaczyć swoje karty, dotknij swojego imienia.
hotseat-veto = Zawetować tę kartę?
hotseat-veto-hint = Karta zadziała za chwilę. Żeby ją zawetować, weź urządzenie i dotknij swojego imienia.

## -------------------- The table on a big screen: bigscreen-

bigscreen-untitled = Nowy stół
bigscreen-join-hint = Żeby grać na telefonie, zeskanuj kod QR albo otwórz { $address } i wpisz ten kod:
bigscreen-qr = Kod QR tego stołu
bigscreen-lobby-players = Gracze
bigscreen-free = wolne
bigscreen-bot = bot
bigscreen-ready = w gotowości
bigscreen-not-ready = przygotowuje się
bigscreen-unavailable = Nie można pokazać tego stołu
bigscreen-home = Na stronę główną
bigscreen-loading = Wczytujemy stół…
bigscreen-connection-lost = Utracono połączenie. Łączymy ponownie…
bigscreen-round = Runda { $round }
bigscreen-turn = Teraz gra { $name }
bigscreen-seconds = { $seconds } s
bigscreen-players = Gracze
bigscreen-log = Ostatnie ruchy
bigscreen-join-or-watch = Dołącz lub oglądaj:

## -------------------- The replay of a finished game: replay-

replay-title = Powtórka
replay-to-table = Do stołu
replay-loading = Wczytujemy grę…
replay-events = Wydarzenia
replay-players = Gracze
replay-maze = Labirynt
replay-fit = Pokaż cały labirynt
replay-step-not-visible = W tym kroku ten widok nic nie pokazuje.
replay-position = Moment gry
replay-step = Krok { $at } z { $of }
replay-round = Runda { $round }
replay-play = Odtwórz
replay-pause = Pauza
replay-step-back = Krok wstecz
replay-step-forward = Krok naprzód
replay-turn-back = Poprzednia tura
replay-turn-forward = Następna tura
replay-speed = Szybkość
replay-view-as = Widok
replay-view-as-all = wszystkie karty
replay-view-as-spectator = widz
replay-link = Skopiuj link do tego kroku
replay-link-copied = Skopiowano link.
replay-role-hidden = rola nieznana
replay-hand-count =
    { $cards ->
        [one] jedna karta na ręce
        [few] { $cards } karty na ręce
        [many] { $cards } kart na ręce
       *[other] { $cards } karty na ręce
    }
replay-gold =
    { $gold ->
        [one] { $gold } bryłka
        [few] { $gold } bryłki
        [many] { $gold } bryłek
       *[other] { $gold } bryłki
    }
replay-gold-held =
    { $cards ->
        [0] { $tokens ->
            [one] { $tokens } bryłka
            [few] { $tokens } bryłki
            [many] { $tokens } bryłek
           *[other] { $tokens } bryłki
        }
        [one] jedna karta złota{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } bryłka
            [few] {", "}{ $tokens } bryłki
            [many] {", "}{ $tokens } bryłek
           *[other] {", "}{ $tokens } bryłki
        }
        [few] { $cards } karty złota{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } bryłka
            [few] {", "}{ $tokens } bryłki
            [many] {", "}{ $tokens } bryłek
           *[other] {", "}{ $tokens } bryłki
        }
        [many] { $cards } kart złota{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } bryłka
            [few] {", "}{ $tokens } bryłki
            [many] {", "}{ $tokens } bryłek
           *[other] {", "}{ $tokens } bryłki
        }
       *[other] { $cards } karty złota{ $tokens ->
            [0] { "" }
            [one] {", "}{ $tokens } bryłka
            [few] {", "}{ $tokens } bryłki
            [many] {", "}{ $tokens } bryłek
           *[other] {", "}{ $tokens } bryłki
        }
    }
replay-mark-friend = ufam
replay-mark-unsure = nie wiem
replay-mark-foe = podejrzewam
replay-note = Twoje notatki:
replay-suspicion = Podejrzenia, runda { $round }
replay-suspicion-spectator = Jak prawdopodobne jest, że dany gracz to sabotażysta, sądząc po tym, co mógł zobaczyć widz.
replay-suspicion-seat = Jak prawdopodobne jest, że dany gracz to sabotażysta, sądząc po tym, co mógł zobaczyć gracz { $name }.
replay-suspicion-loading = Obliczamy…
replay-suspicion-none = Dla tej rundy nie ma oszacowania.

## -------------------- The pages of cards and rules: rules-

rules-title = Karty i zasady
rules-search = Szukaj kart i zasad
rules-search-hint = Słowo, karta albo zasada, na przykład TUN-3
rules-book = Zasady
# Początki niektórych akapitów zasad; te same słowa co w docs/rules/pl.
rules-label-edition = Wydanie:
rules-label-house = Rozstrzygnięcie:
rules-search-none = Nic nie znaleziono. Wpisz krótsze słowo albo wyczyść wyszukiwanie.
rules-search-clear = Wyczyść wyszukiwanie
rules-overview = Wszystkie karty i zasady
rules-next = Następna: { $title }
rules-previous = Poprzednia: { $title }
rules-of-card = Zasady do tej karty
rules-cards-of-rule = Karty do tej zasady
rules-card-versions = Wszystkie wersje tej karty
rules-not-found = Nie ma karty ani zasady o tej nazwie.
rules-loading = Wczytujemy zasady…
rules-retry = Spróbuj ponownie
rules-rule = Zasada { $id }
rules-open-page = Otwórz w zasadach
rules-part = Tylko w grze z dodatkiem: { $part }
rules-edition = Wydanie: { $edition }

rules-section-tunnels = Tunele
rules-section-actions = Akcje
rules-section-goals = Cele
rules-section-roles = Role
rules-section-pieces = Złoto i krasnoludy
