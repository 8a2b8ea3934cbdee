### All texts of the web client, in Polish.
### Every language has the same messages in the same order.

## -------------------- Used everywhere: parts of the game, bots, clocks, errors

language = Język
language-missing = Nie udało się wczytać języka: { $language }. Sprawdź połączenie, odśwież stronę i wybierz jeszcze raz.
close = Zamknij
page-not-found = Nie ma takiej strony
to-home = Na stronę główną

# Wzory, które łączą teksty.
comma-joined = { $first }, { $rest }
labelled-value = { $label }: { $value }
label = { $label }:
sentence = { $text }.
quote = „{ $text }”

seats-count =
    { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
        [many] { $count } miejsc
       *[other] { $count } miejsca
    }

# Części gry.
part-saboteur2 = Sabotażysta 2
part-greedy_dwarf = Chciwy krasnolud
part-goal_swap = Zamiana celów
part-trove = Znalezisko
part-veto = Weto
part-change_of_direction = Zmiana kierunku
part-master_craftsman = Złota rączka
part-path_specialist = Specjalista od tuneli
part-detour = Objazd
part-toll = Tunele z mytem
part-wardrobe = Przebieralnia
part-party = Impreza w tunelu
part-new_goals = Nowe cele
part-chests = Skrzynie ze skarbami
part-sabotaged_dwarf = Sabotowany krasnolud
part-tournament = Turniej

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
problem-no-spectators = Ten stół nie wpuszcza widzów. Wybierz inny.
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
problem-too-fast = Za szybko. Odczekaj chwilę i spróbuj ponownie.
problem-chat-limit = Wysyłasz wiadomości zbyt szybko. Odczekaj chwilę i wyślij ponownie.
problem-emote-limit = Wysyłasz emotki zbyt szybko. Odczekaj chwilę.
problem-note-limit = Zapisujesz notatki zbyt szybko. Odczekaj chwilę i zapisz ponownie.
problem-change-limit = Za dużo zmian w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.
problem-talk-full = Przy tym stole nie da się zapisać więcej wiadomości ani notatek. Graj dalej bez nich albo załóż nowy stół.
problem-stale = W międzyczasie coś się zmieniło. Spójrz na stół i zdecyduj jeszcze raz.
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
problem-game-over = Gra się skończyła.
problem-text-too-long = Tekst jest za długi. Skróć go.
problem-text-hidden = Ten tekst zawiera ukryte znaki. Wpisz go od nowa.
problem-text-marks = Jedna litera ma za dużo znaków diakrytycznych. Usuń kilka.
problem-text-empty = Tekst jest pusty. Najpierw coś napisz.
problem-words-not-plain = Używaj tylko liter od a do z (bez polskich znaków), cyfr i symboli, bez spacji na początku i końcu.
problem-not-your-turn = To nie twoja tura. Poczekaj na pozostałych graczy.
problem-not-asked-for = Najpierw musisz podjąć inną decyzję.
problem-let-pass = Ta karta jest już przepuszczona. Poczekaj, aż zadziała.
problem-not-in-hand = Nie masz tej karty na ręce. Wybierz inną.
problem-not-in-this-game = Tego nie ma w tej grze. Wybierz coś innego.
problem-own-seat =
    { $rule ->
        [none] To ty. Wybierz innego gracza.
        [TOLL-3] O zapłacenie możesz prosić tylko innych graczy.
       *[other] Tej karty nie możesz zagrać na siebie. Wybierz innego gracza.
    }
problem-wrong-target =
    { $target ->
        [player] Wybierz gracza.
        [cell] Wybierz pole w labiryncie.
        [goal] Wybierz cel.
        [chest] Wybierz cel albo skrzynię.
       *[none] Tu nie trzeba nic wybierać. Po prostu zagraj tę kartę.
    }
problem-cell-taken = Tu już leży karta. Wybierz puste pole.
problem-no-neighbour = Połóż ją obok odkrytej karty w labiryncie.
problem-sides-clash =
    { $sides ->
        [none] Ten tunel nie pasuje do karty obok.
       *[other] Ten tunel nie pasuje { $sides }.
    } Spróbuj go obrócić.
problem-not-joined =
    { $rule ->
        [S2-8] Drabina musi łączyć się z tunelem otwartą stroną. Wybierz inne pole albo ją obróć.
       *[other] Nie prowadzi tu droga od startu. Wybierz inne pole albo obróć kartę.
    }
problem-ladder-at-goal = Nie możesz tak położyć drabiny obok celu. Wybierz inne pole.
problem-tools-broken = Z zepsutym narzędziem nie możesz kłaść tuneli. Napraw je albo zagraj inną kartę.
problem-trapped = W pułapce nie możesz kłaść tuneli. Zagraj inną kartę albo spasuj.
problem-not-laid-last = Możesz przenieść tylko tunel położony jako ostatni i tylko wtedy, gdy wciąż leży w labiryncie.
problem-same-cell = Tunel już tu leży. Wybierz inne pole.
problem-no-tunnel-to-lay = Nie masz tunelu, który da się teraz położyć. Wybierz inną kartę.
problem-no-tunnel = Nie ma tu tunelu. Wybierz tunel.
problem-not-removable = Zawał nie usuwa startu, celów ani kart specjalnych. Wybierz tunel.
problem-broken-already = To narzędzie jest już zepsute. Wybierz innego gracza.
problem-nothing-to-repair = Ta karta nie ma tu czego naprawić. Wybierz innego gracza albo inną kartę.
problem-wrong-tool = Ta karta nie naprawia tego narzędzia. Wybierz inną.
problem-theft-already = Masz już przed sobą kradzież. Wybierz inną kartę.
problem-no-theft = Ten gracz nie ma kradzieży do usunięcia. Wybierz innego.
problem-trapped-already = Ten gracz już jest w pułapce. Wybierz innego.
problem-not-trapped = Ten gracz nie jest w pułapce. Wybierz innego.
problem-no-veto = Nie masz karty weta.
problem-veto-out-of-turn = Weto zagrywasz poza swoją turą, zaraz po karcie innego gracza. Teraz wybierz inną kartę.
problem-no-victim = Tego gracza nie możesz okraść. Wybierz innego.
problem-no-hand = Temu graczowi nie możesz zabrać karty. Wybierz innego.
problem-no-role = Tej roli nie możesz podejrzeć. Wybierz innego gracza.
problem-no-such-goal = W tym labiryncie nie ma takiego celu. Wybierz inny.
problem-goal-face-up = Ten cel jest już odkryty. Wybierz inny.
problem-goal-not-reached = Tej karty nie możesz teraz odkryć. Wybierz wyróżnioną.
problem-goal-misfit = Karta nie może tak leżeć. Obróć ją.
problem-goal-cannot-move = Tego celu nie da się przesunąć. Wybierz inny.
problem-no-more-maps = Skrzynia zakazała w tej rundzie map na cele. Wybierz inną kartę.
problem-no-closed-chest = Nie ma tu zamkniętej skrzyni. Wybierz inne pole.
problem-gold-not-there = Nie możesz wziąć tej karty złota. Wybierz jedną z pokazanych.
problem-card-not-there = Nie możesz wziąć tej karty. Wybierz jedną z pokazanych.
problem-nothing-discarded = Stos odrzuconych jest pusty. Wybierz inną kartę.
problem-too-many-cards = W grze podstawowej odrzucasz tylko jedną kartę.
problem-not-yours = Możesz usuwać tylko karty leżące przed tobą.
problem-nothing-in-front = Nie ma takiej karty do usunięcia. Wybierz inną.
problem-toll-too-dear = Masz za mało złota, żeby zapłacić to myto.
problem-no-dwarf-left = W tej rundzie użyto już obu poborców myta.
problem-no-free-end = Poborcę myta stawiasz na otwartym końcu tunelu, obok pustego pola.
problem-no-toll = Tu nie ma myta do zapłacenia. Wybierz pole z mytem.
problem-asked-already = Ten gracz dostał już od ciebie prośbę w tej turze. Poproś innego.
problem-clash-saboteur2-greedy_dwarf = Chciwego krasnoluda nie można łączyć z Sabotażystą 2. Jest tylko do gry podstawowej.
problem-clash-saboteur2-sabotaged_dwarf = Sabotowanego krasnoluda nie można łączyć z Sabotażystą 2. Jest tylko do gry podstawowej.
problem-clash-saboteur2-tournament = Turnieju nie można łączyć z Sabotażystą 2. Jest tylko do gry podstawowej.
problem-clash-tournament-sabotaged_dwarf = Sabotowanego krasnoluda nie można łączyć z turniejem, w którym płaci się żetonami.
problem-clash-tournament-wardrobe = Przebieralni nie można łączyć z turniejem, w którym nie ma nieużytej karty roli na zmianę.
problem-clash-wardrobe-party = Przebieralni i imprezy w tunelu nie można łączyć. To dwie strony jednej karty.
problem-clash-edition-base = Wydanie { $edition } nie obejmuje gry podstawowej. Wybierz DE24, UA24, UA16 lub RU16 albo dodaj Sabotażystę 2.
problem-clash-edition-saboteur2 = Wydanie { $edition } nie obejmuje Sabotażysty 2. Wybierz DE24, UA24, PL2 lub FR2.
problem-clash-edition-extras = Wydanie { $edition } nie ma wariantów, kart specjalnych ani minidodatków. Wybierz DE24 lub UA24.
problem-clash-seats-base = Gra podstawowa jest dla 3–10 graczy. Zmień liczbę miejsc.
problem-clash-seats-saboteur2 = Sabotażysta 2 jest dla 2–12 graczy. Zmień liczbę miejsc.
problem-clash-seats-tournament = Turniej jest dla 5–9 graczy. Zmień liczbę miejsc.
problem-clash-layout-without-chests = W tej grze nie ma skrzyń. Najpierw dodaj skrzynie ze skarbami.
problem-clash-chests-count = Układ wymaga czterech skrzyń. Połóż wszystkie cztery albo wybierz inny układ.
problem-clash-chests-outside = Tu nie można położyć skrzyni ({ $cell }). Wybierz pole między startem a celami.
problem-clash-chests-taken = Tu nie można położyć skrzyni ({ $cell }): przeszkadza inna karta. Przełóż skrzynię albo wybierz inny układ.
problem-clash-chests-start = Tu nie można położyć skrzyni ({ $cell }): to za blisko startu. Przełóż skrzynię.
problem-clash-chests-twice = Dwie skrzynie są na tym samym polu ({ $cell }). Przełóż jedną z nich.
problem-clash-chests-touch = Dwie skrzynie leżą obok siebie ({ $cell }). Przełóż jedną z nich.
problem-clash-first-seat = Wybranego pierwszego gracza nie ma przy tym stole. Wybierz innego albo „Losowo”.

## -------------------- The home page: home-

home-tagline = Dokop się do złota. Nie ufaj nikomu.
home-pitch = Kopcie razem tunel do skarbu. Ale są wśród was ukryci sabotażyści.
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
        [one] Zajęte { $people } miejsce z { $seats }
        [few] Zajęte { $people } miejsca z { $seats }
        [many] Zajętych { $people } miejsc z { $seats }
       *[other] Zajęte { $people } miejsca z { $seats }
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
lobby-spectators-allowed = Wpuszczaj widzów
lobby-spectators-allowed-description = Widzowie widzą tylko to, co wszyscy gracze.
lobby-chat-allowed = Czat
lobby-chat-allowed-description = Bez czatu gracze mogą wysyłać tylko emotki.
lobby-listed = Pokaż stół publicznie
lobby-listed-description = Każdy może dołączyć ze strony głównej. Bez tego potrzebny jest link lub kod.
lobby-seat-count-less = Jedno miejsce mniej
lobby-seat-count-more = Jedno miejsce więcej
lobby-chest-layout = Układ skrzyń
lobby-chest-layout-gates = Bramy
lobby-chest-layout-wings = Skrzydła
lobby-chest-layout-zigzag = Zygzak
lobby-chest-layout-random = Losowo
lobby-chest-layout-custom = Własny
lobby-chest-hint = Dotknij pola, żeby położyć skrzynię. Dotknij skrzyni, żeby ją usunąć.
lobby-chest-grid = Pola między startem a celami. Strzałki zmieniają pole, Enter kładzie lub usuwa skrzynię.
lobby-chest-left =
    { $left ->
        [0] Wszystkie cztery skrzynie położone.
        [one] Została { $left } skrzynia do położenia.
        [few] Zostały { $left } skrzynie do położenia.
        [many] Zostało { $left } skrzyń do położenia.
       *[other] Zostało { $left } skrzyni do położenia.
    }
lobby-chest-not-applied = Jeszcze nie zastosowano.
lobby-chest-cell-chest = skrzynia
lobby-chest-cell-free = wolne
lobby-chest-cell-empty = puste
lobby-chest-cell-refused =
    { $why ->
        [start] tu jest start
        [goal] tu jest cel
        [tournament] tu jest tunel turniejowy
        [wardrobe] tu jest przebieralnia
        [party] tu jest impreza w tunelu
        [beside-start] za blisko startu
        [next] skrzynie nie mogą leżeć obok siebie
        [four] wszystkie cztery skrzynie są już położone; najpierw usuń jedną
        [chest] tu już jest skrzynia
       *[outside] skrzynie kładzie się między startem a celami
    }
lobby-chest-clear = Usuń wszystkie skrzynie
lobby-chest-more-rows = Pokaż więcej rzędów
lobby-clash = Tego nie można łączyć
lobby-clash-not-applied = Jeszcze nie zastosowano.
lobby-undo = Cofnij
lobby-yes = tak
lobby-no = nie

lobby-part-saboteur2-description = Dwie drużyny kopaczy, drzwi, drabiny, kradzieże, pułapki i nowe role. Dla 2–12 graczy.
lobby-part-greedy_dwarf-description = Kopacz, który wygrywa tylko wtedy, gdy sam dokopie się do skarbu. Do gry podstawowej.
lobby-part-goal_swap-description = Weź dwa zakryte cele i odłóż je na miejsce, zamienione albo nie.
lobby-part-trove-description = Zamiast dobierać, weź jedną z pięciu wierzchnich kart stosu odrzuconych.
lobby-part-veto-description = Unieważnij kartę, którą właśnie zagrał inny gracz.
lobby-part-change_of_direction-description = Odwróć kierunek gry do końca rundy.
lobby-part-master_craftsman-description = Napraw jedno dowolne zepsute narzędzie.
lobby-part-path_specialist-description = Połóż dwa tunele w jednej turze.
lobby-part-detour-description = Przenieś tunel położony jako ostatni.
lobby-part-toll-description = Drogę blokują dwaj poborcy myta. Żeby kopać dalej za poborcą, płacisz 1 bryłkę złota graczowi, który go postawił.
lobby-part-wardrobe-description = Karta w labiryncie. Pierwszy gracz, który do niej dotrze, musi zmienić rolę.
lobby-part-party-description = Karta w labiryncie. Gdy gracz do niej dotrze, wszystkie role tasuje się i rozdaje od nowa.
lobby-part-new_goals-description = Pięć z ośmiu celów: worki złota, smoki, pająk, a skarbu może nie być.
lobby-part-chests-description = Cztery zakryte skrzynie po drodze, każda z niespodzianką.
lobby-part-sabotaged_dwarf-description = Kopacze, którzy na koniec rundy mają zepsute narzędzie, nie dostają złota.
lobby-part-tournament-description = Dla 5–9 graczy: chciwe krasnoludy, karta tunelu pośrodku, złoto w żetonach.

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
lobby-option-new_goals_gold_sure = Skarb wśród nowych celów
lobby-value-new_goals_gold_sure-yes = Skarb jest zawsze
lobby-value-new_goals_gold_sure-no = Skarbu może nie być
lobby-option-discard_two_helps = Odrzucenie dwóch kart
lobby-value-discard_two_helps-self = Usuwa kartę akcji, która leży przed tobą
lobby-value-discard_two_helps-anyone = Usuwa kartę akcji, która leży przed dowolnym graczem
lobby-option-ladder_needs_opening = Drabiny i tunele
lobby-value-ladder_needs_opening-yes = Drabina musi łączyć się z tunelem otwartą stroną
lobby-value-ladder_needs_opening-no = Drabina musi tylko dotykać tunelu
lobby-option-ladder_goal_ban = Drabiny i cele
lobby-value-ladder_goal_ban-touching = Drabina nie może leżeć obok celu
lobby-value-ladder_goal_ban-open_side = Drabina nie może być otwarta w stronę celu
lobby-option-inspection_target = Inspekcja
lobby-value-inspection_target-another = Oglądasz rolę innego gracza
lobby-value-inspection_target-any = Oglądasz dowolną rolę, nawet swoją
lobby-option-theft_optional = Kradzieże
lobby-value-theft_optional-yes = Możesz kraść
lobby-value-theft_optional-no = Musisz kraść
lobby-option-next_round_starter = Pierwszy gracz następnej rundy
lobby-value-next_round_starter-last_card = Lewy sąsiad gracza, który wyłożył ostatnią kartę
lobby-value-next_round_starter-last_turn = Lewy sąsiad gracza, który miał ostatnią turę
lobby-value-next_round_starter-last_tunnel = Lewy sąsiad gracza, który położył ostatni tunel

lobby-chat = Czat

## -------------------- The table: table-, pile-, connection-, hand-, player-, prompt-, moves-, question-, waiting-, private-knowledge-, chat-, menu-

table-nobody = nikt
table-seat = Miejsce { $number }
table-cell =
    { $direction ->
        [up] kolumna { $column }, { $rows ->
            [one] { $rows } rząd
            [few] { $rows } rzędy
            [many] { $rows } rzędów
           *[other] { $rows } rzędu
        } w górę
        [down] kolumna { $column }, { $rows ->
            [one] { $rows } rząd
            [few] { $rows } rzędy
            [many] { $rows } rzędów
           *[other] { $rows } rzędu
        } w dół
       *[level] kolumna { $column }, rząd startu
    }
table-goal = cel { $number }
table-chest = skrzynia { $number }
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
table-dwarf = poborca myta gracza { $player }, { $side }
table-toll =
    { $count ->
        [one] { $count } bryłka
        [few] { $count } bryłki
        [many] { $count } bryłek
       *[other] { $count } bryłki
    } myta dla gracza { $player }
table-toll-paid = { $player } płaci myto
table-move-with-toll = { $move } ({ $toll })
table-maze = Labirynt. Strzałki zmieniają pole, Enter wybiera.
table-fit = Pokaż cały labirynt
table-offscreen-up =
    Pokaż { $count ->
        [one] jeszcze jedno pole
        [few] jeszcze { $count } pola
        [many] jeszcze { $count } pól
       *[other] jeszcze { $count } pola
    } u góry
table-offscreen-right =
    Pokaż { $count ->
        [one] jeszcze jedno pole
        [few] jeszcze { $count } pola
        [many] jeszcze { $count } pól
       *[other] jeszcze { $count } pola
    } po prawej
table-offscreen-down =
    Pokaż { $count ->
        [one] jeszcze jedno pole
        [few] jeszcze { $count } pola
        [many] jeszcze { $count } pól
       *[other] jeszcze { $count } pola
    } na dole
table-offscreen-left =
    Pokaż { $count ->
        [one] jeszcze jedno pole
        [few] jeszcze { $count } pola
        [many] jeszcze { $count } pól
       *[other] jeszcze { $count } pola
    } po lewej
table-round = Runda { $round } z 3
table-piles = Stosy
table-players =
    { $order ->
        [reversed] Gracze, w odwróconej kolejności gry
       *[normal] Gracze, w kolejności gry
    }
table-order-reversed = ⟲ w drugą stronę
table-rules = Zasady
table-no-maps = koniec map
table-spectators =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widza
    }
table-role = Moja rola
table-role-hint = Przytrzymaj, by zobaczyć rolę
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
pile-dwarfs =
    { $count ->
        [one] Został { $count } poborca myta
        [few] Zostało { $count } poborców myta
        [many] Zostało { $count } poborców myta
       *[other] Zostało { $count } poborcy myta
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
hand-enlarge = Powiększ karty na ręce
hand-shrink = Pomniejsz karty na ręce

player-you = ty
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
role-hint = Później przytrzymaj „Moja rola”, żeby zobaczyć ją znowu.

prompt-start-play =
    { $question ->
        [tunnel] Połóż jeszcze jeden tunel: wybierz kartę
       *[turn] Twoja tura: wybierz kartę
    }
prompt-start-pass = Wybierz karty do odrzucenia
prompt-start-discard-two = Wybierz dwie karty do odrzucenia
prompt-start-stand-dwarf = Wybierz kartę, którą odrzucisz za poborcę myta
prompt-start-ask-toll = Wybierz pole z mytem
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
prompt-side = Wybierz stronę
prompt-none = Wybierz
prompt-not-playable =
    { $question ->
        [tunnel] Nie możesz teraz zagrać tej karty. Wybierz tunel, który da się położyć.
       *[turn] Nie możesz teraz zagrać tej karty, ale możesz ją odrzucić.
    }
prompt-why-not = Dlaczego nie?
prompt-confirm = Zagraj
prompt-confirm-pass = Odrzuć
prompt-confirm-discard-two = Odrzuć obie
prompt-confirm-stand-dwarf = Postaw poborcę
prompt-confirm-ask-toll = Poproś o zapłacenie
prompt-rotate = Obróć
prompt-back = Wróć
prompt-enlarge = Powiększ: { $card }
prompt-all-moves = Wszystkie moje ruchy
prompt-mode-play = Zagraj kartę
prompt-mode-pass = Spasuj
prompt-mode-discard-two = Odrzuć dwie, by usunąć kartę
prompt-mode-stand-dwarf = Postaw poborcę myta
prompt-mode-ask-toll = Poproś gracza o zapłacenie myta

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

question-goal = Wybierz kartę do odkrycia
question-goal-hint =
    { $goals_at_once ->
        [one] Droga dotarła do kilku celów. W jednej turze odkrywasz tylko jeden.
       *[all] Droga dotarła do kilku celów. Potem odkryjesz pozostałe, chyba że runda się skończy.
    }
question-orientation = Wybierz, jak ją położyć
question-orientation-hint =
    { $goal_misfit ->
        [player] Oba ułożenia są dozwolone.
       *[best_fit] Oba ułożenia pasują tak samo dobrze.
    }
question-gold = Weź swoje złoto
question-gold-hint =
    { $count ->
        [one] Ta karta została dla ciebie. Nikt inny nie widzi, co bierzesz.
        [few] Weź jedną z tych { $count } kart. Reszta przejdzie do następnego kopacza. Nikt inny nie widzi, co bierzesz.
        [many] Weź jedną z tych { $count } kart. Reszta przejdzie do następnego kopacza. Nikt inny nie widzi, co bierzesz.
       *[other] Weź jedną z tych { $count } kart. Reszta przejdzie do następnego kopacza. Nikt inny nie widzi, co bierzesz.
    }
question-victim = Ukradnij 1 bryłkę złota
question-victim-hint = Wybierz gracza, którego okradniesz.
question-veto = Zawetować tę kartę?
question-veto-hint = { $action }. Weto unieważnia tę kartę.
question-veto-allowed = Karta przepuszczona. Chwileczkę…
question-veto-not-in-hand = nie masz go na ręce
question-swap = Zamienić cele miejscami?
question-swap-hint = Trzymasz oba, zakryte. Nikt inny nie widzi, czy je zamieniasz.
question-card = Wybierz kartę, którą zatrzymasz
question-card-hint = Te karty widzisz tylko ty. Pozostałe trafią na stos odrzuconych.
question-toll = Zapłacić myto?
question-toll-hint =
    { $player } prosi cię o zapłacenie myta ({ $cell }). { $price ->
        [0] Ten poborca jest twój, więc nic cię to nie kosztuje.
       *[other] Koszt: { $toll }.
    }
question-move = Skrzynia: przesuń cel
question-move-hint = Wybierz cel, który przesuniesz o jedno pole dalej od startu.
question-hand = Skrzynia: weź kartę
question-hand-hint = Wybierz gracza, któremu zabierzesz losową kartę.
question-role = Skrzynia: podejrzyj rolę
question-role-hint = Wybierz gracza, którego rolę chcesz zobaczyć.

waiting-turn = Teraz gra { $player }
waiting-tunnel = { $player } kładzie jeszcze jeden tunel
waiting-goal = { $player } wybiera kartę do odkrycia
waiting-orientation = { $player } wybiera, jak położyć kartę
waiting-gold = { $player } wybiera kartę złota
waiting-victim = { $player } wybiera, kogo okraść
waiting-veto = Gracze mogą teraz zawetować tę kartę
waiting-swap = { $player } decyduje, czy zamienić dwa cele
waiting-card = { $player } wybiera kartę, którą zatrzyma
waiting-toll = { $player } decyduje, czy zapłacić myto
waiting-move = { $player } wybiera cel do przesunięcia
waiting-hand = { $player } wybiera, komu zabrać kartę
waiting-role = { $player } wybiera, czyją rolę podejrzeć
waiting-nobody = Chwileczkę…

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
private-knowledge-maybe-swapped = potem być może zamieniony
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
menu-confirm-moves = Potwierdzaj każdy ruch przed zagraniem
menu-sound = Dźwięk
menu-show-chat = Pokazuj czat i emotki
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

## -------------------- Cards, roles and moves by name: card-, tool-, role-, chest-, move-

# Nazwy kart. Tunel nazywa się od stron, na które się otwiera.
card-tunnel = tunel { $parts }
card-parts = { $first }; { $rest }
cards-joined = { $first } + { $rest }
card-path = { $sides }
card-ladder-path = z drabiną { $sides }
card-dead-end =
    { $count ->
        [one] ze ślepą odnogą { $sides }
        [few] ze ślepymi odnogami { $sides }
        [many] ze ślepymi odnogami { $sides }
       *[other] ze ślepymi odnogami { $sides }
    }
card-direction-n = w górę
card-direction-e = w prawo
card-direction-s = w dół
card-direction-w = w lewo
card-side-n = u góry
card-side-e = po prawej
card-side-s = u dołu
card-side-w = po lewej
card-mark-crystal = z kryształem
card-mark-blue-door = z niebieskimi drzwiami
card-mark-green-door = z zielonymi drzwiami
card-mark-chest = ze skrzyni
card-goal-face-down = zakryty cel
card-chest-face-down = skrzynia pod zakrytym tunelem
card-start = start
card-wardrobe = przebieralnia
card-party = impreza w tunelu
card-gold = skarb
card-stone = zwykły kamień
card-sack-of-one = worek z 1 bryłką złota
card-sack-of-two = worek z 2 bryłkami złota
card-dragon = smok
card-spider = pająk
card-map = mapa
card-rockfall = zawał
card-broken-pickaxe = zepsuty kilof
card-broken-lantern = zepsuta latarnia
card-broken-cart = zepsuty wózek
card-repair-pickaxe = naprawa kilofa
card-repair-lantern = naprawa latarni
card-repair-cart = naprawa wózka
card-repair-pickaxe-lantern = naprawa kilofa lub latarni
card-repair-pickaxe-cart = naprawa kilofa lub wózka
card-repair-lantern-cart = naprawa latarni lub wózka
card-master-craftsman = złota rączka
card-theft = kradzież
card-hands-off = łapy precz
card-trapped = pułapka
card-free = uwolnienie
card-inspection = inspekcja
card-hat-swap = zmiana czapki
card-hand-swap = wymiana kart
card-goal-swap = zamiana celów
card-trove = znalezisko
card-change-of-direction = zmiana kierunku
card-path-specialist = specjalista od tuneli
card-detour = objazd
card-veto = weto

tool-pickaxe = kilof
tool-lantern = latarnia
tool-cart = wózek

role-unknown = nieznana
role-digger = kopacz
role-saboteur = sabotażysta
role-greedy = chciwy krasnolud
role-blue-digger = niebieski kopacz
role-green-digger = zielony kopacz
role-boss = szef
role-profiteer = spekulant
role-geologist = geolog

role-aim-unknown = Jesteś widzem.
role-aim-digger = Kop drogę do skarbu. Jeśli do niego dotrzecie, kopacze podzielą się złotem.
role-aim-saboteur = Nie pozwól kopaczom dotrzeć do skarbu i nie daj się złapać.
role-aim-greedy = To ty musisz dokopać się do skarbu. Tylko wtedy wygrywasz, i to w pojedynkę.
role-aim-blue-digger = Dotrzyj do skarbu drogą bez zielonych drzwi. Najlepiej, gdy to ty się do niego dokopiesz.
role-aim-green-digger = Dotrzyj do skarbu drogą bez niebieskich drzwi. Najlepiej, gdy to ty się do niego dokopiesz.
role-aim-boss = Wygrywasz razem z każdą drużyną kopaczy, ale dostajesz o 1 bryłkę mniej.
role-aim-profiteer = Wygrywasz zawsze, ale dostajesz o 2 bryłki mniej niż pozostali zwycięzcy.
role-aim-geologist = Dostajesz złoto za kryształy w labiryncie, bez względu na to, kto wygra.

chest-one-gold = 1 bryłka złota
chest-no-more-maps = koniec map na cele
chest-no-draw = bez dobierania w tej turze
chest-extra-draw = dodatkowa karta w tej turze
chest-move-a-goal = przesunięcie celu
chest-rob-a-hand = karta z ręki innego gracza
chest-three-for-one = jedna z trzech dobranych kart
chest-look-at-a-role = podgląd roli
chest-search-the-discard = karta ze stosu odrzuconych
chest-bury-five = odrzucenie pięciu kart z talii

# Ruch jako tekst przycisku.
move-lay-tunnel = Połóż ({ $cell }): { $card }
move-read-map = Podejrzyj { $goal }
move-look-in-chest = Podejrzyj skrzynię { $chest }
move-rockfall = Zagraj zawał ({ $cell })
move-sabotage =
    { $whom ->
        [self] Zepsuj sobie { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            }
       *[other] Zepsuj { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            } graczowi { $player }
    }
move-repair =
    { $whom ->
        [self] Napraw sobie { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            } ({ $card })
       *[other] Napraw { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            } graczowi { $player } ({ $card })
    }
move-plan-theft = Zagraj przed sobą kradzież
move-hands-off =
    { $whom ->
        [self] Usuń swoją kradzież
       *[other] Usuń kradzież gracza { $player }
    }
move-trap = Złap w pułapkę gracza { $player }
move-free =
    { $whom ->
        [self] Uwolnij się
       *[other] Uwolnij gracza { $player }
    }
move-inspect =
    { $whom ->
        [self] Podejrzyj swoją rolę
       *[other] Podejrzyj rolę gracza { $player }
    }
move-swap-hats =
    { $whom ->
        [self] Weź nową rolę
       *[other] Daj nową rolę graczowi { $player }
    }
move-swap-hands = Wymień się kartami z graczem { $player }
move-swap-goals = Weź { $goals }
move-search-trove = Przeszukaj stos odrzuconych
move-change-direction = Odwróć kierunek gry
move-call-specialist = Połóż dwa tunele w tej turze
move-detour = Przenieś ostatni tunel na nowe pole ({ $cell }): { $card }
move-pass =
    { $count ->
        [one] Odrzuć: { $cards }
        [few] Odrzuć { $count } karty: { $cards }
        [many] Odrzuć { $count } kart: { $cards }
       *[other] Odrzuć { $count } karty: { $cards }
    }
move-discard-two =
    { $whom ->
        [self] Odrzuć: { $cards }. Usuń sprzed siebie: { $front }
       *[other] Odrzuć: { $cards }. Usuń sprzed gracza { $player }: { $front }
    }
move-stand-dwarf = Odrzuć: { $card }. Postaw poborcę myta: { $cell }, { $side }
move-ask-toll = Poproś gracza { $player } o zapłacenie myta ({ $cell })
move-turn-goal = Odkryj { $goal }
move-open-chest = Otwórz skrzynię { $chest }
move-lay-goal = { $card }
move-take-gold =
    { $nuggets ->
        [one] Weź jedną bryłkę
        [few] Weź { $nuggets } bryłki
        [many] Weź { $nuggets } bryłek
       *[other] Weź { $nuggets } bryłki
    }
move-steal =
    { $whom ->
        [nobody] Nie kradnij
       *[other] Okradnij gracza { $player }
    }
move-veto = Zawetuj
move-let-pass = Przepuść
move-put-goals-back =
    { $swapped ->
        [yes] Zamień je
       *[no] Nie zamieniaj
    }
move-keep-card = Zatrzymaj: { $card }
move-answer-toll =
    { $pay ->
        [yes] Zapłać myto
       *[no] Nie płać
    }
move-move-goal = Przesuń { $goal }
move-rob-hand = Zabierz kartę graczowi { $player }
move-look-at-role = Podejrzyj rolę gracza { $player }

## -------------------- The log: log-

log-round-begun = Zaczyna się runda { $round }. Pierwszy gracz: { $player }
log-round-ended =
    { $reached ->
        [yes] Koniec rundy: droga dotarła do skarbu
       *[no] Koniec rundy: droga nie dotarła do skarbu
    }
log-round-roles =
    { $left ->
        [none] Role: { $roles }
       *[other] Role: { $roles }; nieużyta: { $left }
    }
log-game-ended = Koniec gry. Zwycięstwo: { $players }
log-passed =
    { $count ->
        [one] { $player } odrzuca kartę
        [few] { $player } odrzuca { $count } karty
        [many] { $player } odrzuca { $count } kart
       *[other] { $player } odrzuca { $count } karty
    }
log-passed-forced =
    { $count ->
        [one] { $player } nie może nic zagrać i odrzuca kartę
        [few] { $player } nie może nic zagrać i odrzuca { $count } karty
        [many] { $player } nie może nic zagrać i odrzuca { $count } kart
       *[other] { $player } nie może nic zagrać i odrzuca { $count } karty
    }
log-discarded-two = { $player } odrzuca dwie karty
log-taken-from-front = Usunięto sprzed gracza { $player }: { $card }
log-goal-turned =
    { $seen ->
        [no] { $player } odkrywa { $goal }
       *[yes] { $player } odkrywa { $goal }: { $card }
    }
log-looked = Podglądasz { $goal } i widzisz: { $card }
log-role-seen = { $player } podgląda rolę gracza { $other }
log-role-seen-own = Widzisz rolę gracza { $player }: { $role }
log-gold-drawn =
    { $count ->
        [one] Do podziału jest jedna karta złota
        [few] Do podziału są { $count } karty złota
        [many] Do podziału jest { $count } kart złota
       *[other] Do podziału jest { $count } karty złota
    }
log-gold-taken =
    { $nuggets ->
        [0] { $player } bierze kartę złota
        [one] { $player } bierze kartę złota z jedną bryłką
        [few] { $player } bierze kartę złota z { $nuggets } bryłkami
        [many] { $player } bierze kartę złota z { $nuggets } bryłkami
       *[other] { $player } bierze kartę złota z { $nuggets } bryłki
    }
log-gold-dealt =
    { $short ->
        [yes] { $player } dostaje { $paid ->
            [one] { $paid } bryłkę
            [few] { $paid } bryłki
            [many] { $paid } bryłek
           *[other] { $paid } bryłki
        } złota zamiast { $due }: z pozostałych kart złota nie da się złożyć tej sumy
       *[no] { $player } dostaje { $paid ->
            [one] { $paid } bryłkę
            [few] { $paid } bryłki
            [many] { $paid } bryłek
           *[other] { $paid } bryłki
        } złota
    }
log-tokens-paid =
    { $change ->
        [loses] { $player } traci { $tokens ->
            [one] { $tokens } bryłkę
            [few] { $tokens } bryłki
            [many] { $tokens } bryłek
           *[other] { $tokens } bryłki
        } złota
       *[gets] { $player } dostaje { $tokens ->
            [one] { $tokens } bryłkę
            [few] { $tokens } bryłki
            [many] { $tokens } bryłek
           *[other] { $tokens } bryłki
        } złota
    }
log-tokens-moved =
    { $tokens ->
        [one] { $giver } płaci { $tokens } bryłkę złota graczowi { $taker }
        [few] { $giver } płaci { $tokens } bryłki złota graczowi { $taker }
        [many] { $giver } płaci { $tokens } bryłek złota graczowi { $taker }
       *[other] { $giver } płaci { $tokens } bryłki złota graczowi { $taker }
    }
log-stole = { $player } kradnie 1 bryłkę złota graczowi { $other }
log-stole-nothing = { $player } niczego nie kradnie
log-vetoed = { $player } zagrywa weto
log-role-changed = { $player } dostaje nową rolę
log-wardrobe-entered = { $player } dociera do przebieralni i zmienia rolę
log-roles-dealt = Impreza w tunelu! Wszystkie role potasowano i rozdano od nowa
log-goals-put-back =
    { $swapped ->
        [yes] { $player } odkłada oba cele zamienione
        [no] { $player } odkłada oba cele tak, jak były
       *[unknown] { $player } odkłada oba cele, zamienione albo nie
    }
log-cards-lifted =
    { $from ->
        [deck] { $player } ogląda { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        } z talii
       *[discard] { $player } ogląda { $count ->
            [one] { $count } kartę
            [few] { $count } karty
            [many] { $count } kart
           *[other] { $count } karty
        } ze stosu odrzuconych
    }
log-card-kept = { $player } zatrzymuje jedną z kart
log-card-kept-own = Zatrzymujesz: { $card }
log-dwarf-stood = { $player } stawia poborcę myta ({ $cell })
log-dwarf-left = Poborca myta gracza { $player } opuszcza labirynt
log-toll-asked = { $player } prosi gracza { $other } o zapłacenie myta
log-toll-answered =
    { $pay ->
        [yes] { $player } zgadza się zapłacić myto
       *[no] { $player } odmawia zapłacenia myta
    }
log-goal-moved = { $player } przesuwa { $goal } o jedno pole dalej
log-chest-opened =
    { $seen ->
        [no] { $player } otwiera skrzynię
       *[yes] { $player } otwiera skrzynię: { $found }
    }
log-chest-seen = Podglądasz skrzynię i widzisz: { $found }. Tunel nad nią: { $card }
log-gold-picked = { $player } bierze kartę złota z jedną bryłką
log-card-taken = { $player } zabiera kartę z ręki gracza { $other }
log-card-taken-own = { $player } zabiera kartę z ręki gracza { $other }: { $card }
log-deck-buried =
    { $count ->
        [one] Z talii odrzucono jedną kartę
        [few] Z talii odrzucono { $count } karty
        [many] Z talii odrzucono { $count } kart
       *[other] Z talii odrzucono { $count } karty
    }
log-discard-shuffled = Stos odrzuconych potasowano
log-nobody-can-play = Talia jest pusta i nikt nie może zagrać karty
log-nothing-to-lay = { $player } nie ma drugiego tunelu do położenia
log-nothing-to-lose = { $player } trafia na smoka, ale nie ma złota do stracenia
log-contributed = { $player } dodaje słowa do tasowania
log-time-ran-out = { $player }: czas minął
log-bot-took-over = Za gracza { $player } gra teraz bot
log-player-returned = { $player } wraca do gry
log-seat-emptied = { $player } odchodzi od stołu
log-finish-voted =
    { $wants ->
        [yes] { $player } chce zakończyć grę i pokazać role
       *[no] { $player } nie chce już kończyć gry
    }
log-finish-opposed = { $player } chce grać dalej, więc głosowanie się kończy
log-game-revealed = Gracze zakończyli grę. Wszystkie role są odkryte
log-seat-muted =
    { $muted ->
        [yes] Gospodarz wycisza gracza { $player }
       *[no] Gospodarz cofa wyciszenie gracza { $player }
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

log-play-lay-tunnel = { $player } kładzie tunel ({ $cell })
log-play-read-map = { $player } zagrywa mapę na { $goal }
log-play-look-in-chest = { $player } zagrywa mapę na skrzynię { $chest }
log-play-rockfall = { $player } zagrywa zawał ({ $cell })
log-play-sabotage =
    { $whom ->
        [self] { $player } psuje sobie { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            }
       *[other] { $player } psuje { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            } graczowi { $other }
    }
log-play-repair =
    { $whom ->
        [self] { $player } naprawia sobie { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            }
       *[other] { $player } naprawia { $tool ->
                [pickaxe] kilof
                [lantern] latarnię
               *[cart] wózek
            } graczowi { $other }
    }
log-play-plan-theft = { $player } zagrywa kradzież
log-play-hands-off =
    { $whom ->
        [self] { $player } usuwa swoją kradzież
       *[other] { $player } usuwa kradzież gracza { $other }
    }
log-play-trap = { $player } łapie w pułapkę gracza { $other }
log-play-free =
    { $whom ->
        [self] { $player } uwalnia się z pułapki
       *[other] { $player } uwalnia gracza { $other }
    }
log-play-inspect =
    { $whom ->
        [self] { $player } zagrywa inspekcję na siebie
       *[other] { $player } zagrywa inspekcję na gracza { $other }
    }
log-play-swap-hats =
    { $whom ->
        [self] { $player } zagrywa zmianę czapki na siebie
       *[other] { $player } zagrywa zmianę czapki na gracza { $other }
    }
log-play-swap-hands = { $player } wymienia się kartami z graczem { $other }
log-play-swap-goals = { $player } bierze { $goals }
log-play-search-trove = { $player } zagrywa znalezisko
log-play-change-direction = { $player } odwraca kierunek gry
log-play-call-specialist = { $player } zagrywa specjalistę od tuneli
log-play-detour = { $player } przenosi ostatni tunel na nowe pole ({ $cell })

## -------------------- The end of a round and of the game: round-end-, podium-

round-end-title = Koniec rundy
round-end-treasure-found = Skarb znaleziony!
round-end-treasure-not-found = Skarbu nie znaleziono
round-end-reached-by = { $name } dokopuje się do skarbu.
round-end-reached = Droga dotarła do skarbu.
round-end-not-reached = Nikt nie dotarł do skarbu.
round-end-role = { $name } to { $role }.
round-end-unused-role = Nieużyta rola
round-end-drawn =
    { $cards ->
        [one] Do podziału jest jedna karta złota.
        [few] Do podziału są { $cards } karty złota.
        [many] Do podziału jest { $cards } kart złota.
       *[other] Do podziału jest { $cards } karty złota.
    }
round-end-taken = { $name } bierze kartę złota.
round-end-taken-own =
    { $nuggets ->
        [one] Bierzesz kartę z jedną bryłką.
        [few] Bierzesz kartę z { $nuggets } bryłkami.
        [many] Bierzesz kartę z { $nuggets } bryłkami.
       *[other] Bierzesz kartę z { $nuggets } bryłki.
    }
round-end-dealt =
    { $cards ->
        [0] Dla gracza { $name } nie ma już złota.
        [one] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na jednej karcie.
        [few] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na { $cards } kartach.
        [many] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na { $cards } kartach.
       *[other] { $name } dostaje { $nuggets ->
            [one] { $nuggets } bryłkę
            [few] { $nuggets } bryłki
            [many] { $nuggets } bryłek
           *[other] { $nuggets } bryłki
        } złota na { $cards } karty.
    }
round-end-paid =
    { $tokens ->
        [one] { $name } dostaje { $tokens } bryłkę złota.
        [few] { $name } dostaje { $tokens } bryłki złota.
        [many] { $name } dostaje { $tokens } bryłek złota.
       *[other] { $name } dostaje { $tokens } bryłki złota.
    }
round-end-stole = { $name } kradnie 1 bryłkę złota graczowi { $victim }.
round-end-stole-nothing = { $name } niczego nie kradnie.
round-end-no-gold = W tej rundzie nikt nie dostaje złota.
round-end-choose-gold = Wybierz swoją kartę złota
round-end-gold-card =
    { $nuggets ->
        [one] karta z jedną bryłką
        [few] karta z { $nuggets } bryłkami
        [many] karta z { $nuggets } bryłkami
       *[other] karta z { $nuggets } bryłki
    }
round-end-choose-victim = Wybierz, kogo okraść
round-end-no-theft = Nie kradnij
round-end-waiting-for-gold = { $name } wybiera kartę złota…
round-end-waiting-for-thief = { $name } wybiera, kogo okraść…
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
    { $gold ->
        [one] Wygrywa { $name }: { $gold } bryłka złota
        [few] Wygrywa { $name }: { $gold } bryłki złota
        [many] Wygrywa { $name }: { $gold } bryłek złota
       *[other] Wygrywa { $name }: { $gold } bryłki złota
    }
podium-winners =
    { $gold ->
        [one] Wspólnie wygrywają { $names }: po { $gold } bryłce złota
        [few] Wspólnie wygrywają { $names }: po { $gold } bryłki złota
        [many] Wspólnie wygrywają { $names }: po { $gold } bryłek złota
       *[other] Wspólnie wygrywają { $names }: po { $gold } bryłki złota
    }
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
bigscreen-deck =
    { $cards ->
        [0] Talia jest pusta
        [one] Jedna karta w talii
        [few] { $cards } karty w talii
        [many] { $cards } kart w talii
       *[other] { $cards } karty w talii
    }
bigscreen-players = Gracze
bigscreen-log = Ostatnie ruchy
bigscreen-join-or-watch = Dołącz lub oglądaj:

## -------------------- The replay of a finished game: replay-

replay-title = Powtórka
replay-home = Na stronę główną
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
rules-section-chests = Skrzynie ze skarbami
rules-section-pieces = Złoto i krasnoludy

# Rodzaje kart, jako nagłówki.
rules-name-passage = Korytarz
rules-name-dead-end = Ślepy zaułek
rules-name-bridge = Most
rules-name-double-curve = Podwójny zakręt
rules-name-stub = Korytarz ze ślepą odnogą
rules-name-crystal = Kryształ
rules-name-blue-door = Niebieskie drzwi
rules-name-green-door = Zielone drzwi
rules-name-ladder = Drabina
rules-name-chest-tunnel = Tunel ze skrzynią
rules-name-start = Start
rules-name-wardrobe = Przebieralnia
rules-name-party = Impreza w tunelu
rules-name-sabotage = Zepsute narzędzie
rules-name-repair = Naprawa
rules-name-repair-either = Naprawa jednego z dwóch narzędzi
rules-name-map = Mapa
rules-name-rockfall = Zawał
rules-name-theft = Kradzież
rules-name-hands-off = Łapy precz
rules-name-trapped = Pułapka
rules-name-free = Uwolnienie
rules-name-inspection = Inspekcja
rules-name-hat-swap = Zmiana czapki
rules-name-hand-swap = Wymiana kart
rules-name-goal-swap = Zamiana celów
rules-name-trove = Znalezisko
rules-name-veto = Weto
rules-name-change-of-direction = Zmiana kierunku
rules-name-master-craftsman = Złota rączka
rules-name-path-specialist = Specjalista od tuneli
rules-name-detour = Objazd
rules-name-digger = Kopacz
rules-name-saboteur = Sabotażysta
rules-name-greedy = Chciwy krasnolud
rules-name-blue-digger = Niebieski kopacz
rules-name-green-digger = Zielony kopacz
rules-name-boss = Szef
rules-name-profiteer = Spekulant
rules-name-geologist = Geolog
rules-name-goal = Zakryty cel
rules-name-gold = Skarb
rules-name-stone = Kamień
rules-name-sack = Worek złota
rules-name-dragon = Smok
rules-name-spider = Pająk
rules-name-chest-one-gold = Skrzynia: 1 bryłka złota
rules-name-chest-no-more-maps = Skrzynia: koniec map
rules-name-chest-no-draw = Skrzynia: bez dobierania
rules-name-chest-extra-draw = Skrzynia: dodatkowa karta
rules-name-chest-move-a-goal = Skrzynia: przesuń cel
rules-name-chest-rob-a-hand = Skrzynia: weź kartę
rules-name-chest-three-for-one = Skrzynia: dobierz trzy, zatrzymaj jedną
rules-name-chest-look-at-a-role = Skrzynia: podejrzyj rolę
rules-name-chest-search-the-discard = Skrzynia: przeszukaj stos odrzuconych
rules-name-chest-bury-five = Skrzynia: odrzuć pięć kart
rules-name-gold-card = Karta złota
rules-name-token = Żeton złota
rules-name-toll-dwarf = Poborca myta

# Co robi każda karta; między wariantami wybierają wydanie i zasady domowe.
rules-effect-passage =
    Połóż go na pustym polu przy labiryncie. Każda strona musi pasować do sąsiednich kart: otwarta do otwartej, zamknięta do zamkniętej. { $lay_must_join ->
        [no] W tym wydaniu to wystarczy, nawet jeśli nie prowadzi tam droga od startu.
       *[yes] Musi przedłużać drogę od startu.
    } Możesz obrócić go do góry nogami, ale nie możesz położyć go bokiem.
rules-effect-dead-end = Kładziesz go jak każdy tunel, ale nie prowadzi przez niego żadna droga. Sabotażyści blokują nim przejście. Jeśli jesteś kopaczem, lepiej go odrzuć.
rules-effect-bridge = Dwie drogi, które krzyżują się, ale nie łączą. Jedna z nich musi przedłużać drogę od startu. Druga musi tylko pasować do sąsiednich kart.
rules-effect-double-curve = Dwa zakręty, które się nie łączą. Jeden z nich musi przedłużać drogę od startu. Drugi musi tylko pasować do sąsiednich kart.
rules-effect-stub = Korytarz z jedną lub dwiema ślepymi odnogami. Przez ślepą odnogę nie prowadzi droga, ale musi ona pasować do sąsiednich kart.
rules-effect-crystal = Tunel z kryształem. Na koniec rundy geolodzy dostają 1 bryłkę złota za każdy kryształ w labiryncie.
rules-effect-blue-door = Za nimi możesz kopać dalej, bez względu na rolę. Ale zieloni kopacze nie wygrają dzięki drodze, która przez nie prowadzi. Potrzebują drogi bez niebieskich drzwi.
rules-effect-green-door = Za nimi możesz kopać dalej, bez względu na rolę. Ale niebiescy kopacze nie wygrają dzięki drodze, która przez nie prowadzi. Potrzebują drogi bez zielonych drzwi.
rules-effect-ladder =
    Drabina jest zawsze połączona ze startem i ze wszystkimi innymi drabinami, więc możesz od niej zacząć nową drogę. { $ladder_needs_opening ->
        [yes] Musi łączyć się z tunelem otwartą stroną.
       *[no] Musi tylko dotykać odkrytego tunelu i do niego pasować.
    } { $ladder_goal_ban ->
        [open_side] Nie może być otwarta w stronę celu.
       *[touching] Nie może leżeć obok celu.
    }
rules-effect-chest-tunnel = Leży zakryty na skrzyni. Gdy dotrze do niego droga, odkrywa się go, a skrzynię otwiera gracz, którego tura trwa. Zawał może usunąć ten tunel, a jeśli skrzynia jest jeszcze zamknięta, to także ją.
rules-effect-start = Tu zaczyna się każda droga. Start jest otwarty z czterech stron i nie można go usunąć.
rules-effect-wardrobe =
    Leży w labiryncie od początku. { $game ->
        [base] Pierwszy gracz, który połączy ją ze startem, musi zamienić swoją rolę na nieużytą kartę roli.
        [saboteur2] Pierwszy gracz, który połączy ją ze startem, musi wziąć wierzchnią rolę ze stosu.
       *[any] Pierwszy gracz, który połączy ją ze startem, musi wziąć nową rolę: nieużytą kartę roli, a w Sabotażyście 2 wierzchnią rolę ze stosu.
    }
rules-effect-party = Leży w labiryncie od początku. Gdy gracz po raz pierwszy połączy ją ze startem, wszystkie role zbiera się, tasuje i rozdaje od nowa.
rules-effect-sabotage =
    { $sabotage_target ->
        [any] Zagraj je na dowolnego gracza, nawet na siebie.
       *[another] Zagraj je na innego gracza.
    } Gracz z zepsutym narzędziem nie może kłaść tuneli. Tego samego narzędzia nie można zepsuć dwa razy.
rules-effect-repair = Naprawia to narzędzie tobie lub innemu graczowi. Obie karty się odrzuca.
rules-effect-repair-either = Naprawia jedno z dwóch pokazanych narzędzi, tobie lub innemu graczowi.
rules-effect-map = Podejrzyj w tajemnicy zakryty cel. Wszyscy widzą, który oglądasz, ale tylko ty widzisz, co to jest. Możesz powiedzieć o nim prawdę albo skłamać. Gdy w grze są skrzynie ze skarbami, możesz też podejrzeć skrzynię i tunel, który na niej leży.
rules-effect-rockfall = Usuwa z labiryntu tunel, ale nie start ani cel. Każdy gracz może znów wypełnić tę lukę.
rules-effect-theft =
    Zagraj ją przed sobą. Jeśli po podziale złota nadal tam leży, a ty nie jesteś w pułapce, { $theft_optional ->
        [yes] możesz zabrać
       *[no] zabierasz
    } 1 bryłkę złota innemu graczowi.
rules-effect-hands-off = Usuwa kradzież dowolnego gracza.
rules-effect-trapped = Zagraj ją na innego gracza. Gracz w pułapce nie może kłaść tuneli, a jeśli na koniec rundy nadal w niej jest, nie dostaje złota i nie może kraść.
rules-effect-free = Uwalnia z pułapki dowolnego gracza, nawet ciebie.
rules-effect-inspection =
    { $inspection_target ->
        [any] Podejrzyj w tajemnicy rolę dowolnego gracza. Zagrana na siebie nie pokazuje nic nowego.
       *[another] Podejrzyj w tajemnicy rolę innego gracza.
    }
rules-effect-hat-swap = Wybierz dowolnego gracza, nawet siebie. Wybrany gracz kładzie swoją rolę pod stos i bierze wierzchnią. Nową rolę widzi tylko on.
rules-effect-hand-swap = Wymień wszystkie karty, które zostały ci na ręce, na karty z ręki innego gracza. Ten gracz dobiera kartę, ty nie.
rules-effect-goal-swap = Weź dwa zakryte cele i odłóż je na miejsce, zamienione albo nie. Wszyscy widzą, które dwa bierzesz; tylko ty wiesz, czy je zamieniasz.
rules-effect-trove = Zamiast dobierać z talii, obejrzyj pięć wierzchnich kart stosu odrzuconych i zatrzymaj jedną.
rules-effect-veto = Zagraj je poza swoją turą, zaraz po tym, jak inny gracz zagra tunel lub akcję. Tamta karta nie działa, a tura tego gracza się kończy.
rules-effect-change-of-direction = Odwraca kierunek gry do końca rundy.
rules-effect-master-craftsman = Naprawia jedno dowolne zepsute narzędzie, tobie lub innemu graczowi. Nie uwalnia z pułapki.
rules-effect-path-specialist = Połóż w tej turze dwa tunele, jeden po drugim, potem dobierz dwie karty. Odtąd masz na ręce o jedną kartę mniej.
rules-effect-detour = Przenieś tunel położony jako ostatni na inne pole, na którym pasuje. Możesz go obrócić. Wolno to zrobić nawet z zepsutymi narzędziami.
rules-effect-digger =
    Wygrywasz, gdy droga dotrze do skarbu. { $gold_draw ->
        [per_player] Kopacze dzielą się kartami złota, po jednej na każdego gracza, więc niektórzy dostają dwie.
       *[per_digger] Każdy kopacz dostaje jedną kartę złota. Pierwszy wybiera kopacz, który dokopał się do skarbu.
    }
rules-effect-saboteur =
    { $game ->
        [saboteur2] Wygrywasz, gdy droga nie dotrze do skarbu. Im mniej zwycięzców, tym więcej złota dostaje każdy.
       *[other] Wygrywasz, gdy droga nie dotrze do skarbu. Jeden sabotażysta dostaje 4 bryłki złota, dwóch lub trzech po 3, czterech po 2.
    } Nikt nie zna twojej roli, więc nie zdradź się zbyt wcześnie.
rules-effect-greedy = Wygrywasz tylko wtedy, gdy to ty dokopiesz się do skarbu. Dostajesz wtedy 4 bryłki złota, a nikt inny nie dostaje nic.
rules-effect-blue-digger = Wygrywasz, gdy do skarbu dotrze droga bez zielonych drzwi. Jeśli do skarbu dokopie się kopacz, którego drużyna może do niego dojść, wygrywa tylko ta drużyna.
rules-effect-green-digger = Wygrywasz, gdy do skarbu dotrze droga bez niebieskich drzwi. Jeśli do skarbu dokopie się kopacz, którego drużyna może do niego dojść, wygrywa tylko ta drużyna.
rules-effect-boss = Wygrywasz razem z każdą drużyną kopaczy, a także wtedy, gdy drzwi zatrzymują obie drużyny na drodze do skarbu. Dostajesz o 1 bryłkę mniej niż pozostali zwycięzcy.
rules-effect-profiteer = Wygrywasz zawsze, razem z innymi zwycięzcami. Dostajesz o 2 bryłki mniej niż oni.
rules-effect-geologist = Dostajesz 1 bryłkę złota za każdy kryształ, który na koniec rundy jest w labiryncie, bez względu na to, kto wygra. Dwóch geologów dzieli się tym złotem.
rules-effect-goal =
    Nikt nie wie, co to jest, dopóki nie dotrze do niego droga. Dzięki mapie możesz go podejrzeć w tajemnicy. { $goals_at_once ->
        [one] Jeśli droga dotrze do kilku naraz, odkrywa się tylko jeden z nich.
       *[all] Jeśli droga dotrze do kilku naraz, odkrywa się wszystkie, w kolejności wybranej przez gracza.
    }
rules-effect-gold = Do tego celu próbują dotrzeć kopacze. Gdy zostanie odkryty, runda od razu się kończy.
rules-effect-stone =
    Tylko kamień. Zostaje w labiryncie jako zakręt. { $goal_misfit ->
        [player] Jeśli nie pasuje w żadnym ułożeniu, gracz wybiera, jak go położyć.
       *[best_fit] Kładzie się go tak, by łączył się z drogą i pasował jak najlepiej.
    }
rules-effect-sack = Gracz, który go odkryje, bierze tyle złota, ile widać na karcie: 1 lub 2 bryłki. Runda trwa dalej.
rules-effect-dragon = Gracz, który go odkryje, traci 1 bryłkę złota, jeśli jakąś ma. Runda trwa dalej.
rules-effect-spider = Runda od razu się kończy, tak jakby droga nie dotarła do skarbu.
rules-effect-chest-one-gold = Bierzesz 1 bryłkę złota.
rules-effect-chest-no-more-maps = Do końca rundy nie wolno zagrywać map na cele. Na skrzynie nadal wolno.
rules-effect-chest-no-draw = W tej turze nie dobierasz.
rules-effect-chest-extra-draw = W tej turze dobierasz o jedną kartę więcej.
rules-effect-chest-move-a-goal = Przesuwasz zakryty cel o jedno pole dalej od startu.
rules-effect-chest-rob-a-hand = Zamiast dobierać, zabierasz losową kartę z ręki innego gracza.
rules-effect-chest-three-for-one = Na koniec tury dobierasz trzy karty, zatrzymujesz jedną, a dwie odrzucasz.
rules-effect-chest-look-at-a-role = Podglądasz w tajemnicy rolę innego gracza.
rules-effect-chest-search-the-discard = Stos odrzuconych zostaje potasowany. Oglądasz pięć kart i zatrzymujesz jedną. Nie dobierasz.
rules-effect-chest-bury-five = Pięć wierzchnich kart talii trafia na stos odrzuconych bez odkrywania.
rules-effect-gold-card = Warta 1, 2 lub 3 bryłki. Wszyscy widzą, ile masz kart złota, ale tylko ty wiesz, ile są warte. Po trzech rundach wygrywa gracz z największą liczbą bryłek.
rules-effect-token =
    Złoto wypłacane w żetonach zamiast w kartach. { $tokens_open ->
        [no] Przy tym stole tylko ty widzisz, ile masz złota, ale wszyscy widzą, ile ci się wypłaca.
       *[yes] Wszyscy widzą, ile masz złota.
    } Żetonów używa się w Sabotażyście 2, w turnieju i w niektórych dodatkach.
rules-effect-toll-dwarf = W swojej turze możesz odrzucić kartę i postawić poborcę myta na otwartym końcu tunelu. Gracz, który położy tam tunel, płaci ci 1 bryłkę złota.
