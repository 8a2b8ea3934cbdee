home-tagline = Dokop się do złota. Nie ufaj nikomu.
home-pitch = Gdzieś przed tobą leży skarb. Ktoś przy tym stole zrobi wszystko, żeby tam został.
home-play = Graj teraz
home-playing = Otwieramy kopalnię…
home-play-hint = Z botami, od razu. Bez konta i bez instalowania.
home-more = Wybierz grę i przeciwników
home-game = Gra
home-opponents = Przeciwnicy
home-players = Gracze
home-clock = Zegar
home-friends = Zagraj ze znajomymi
home-make = Załóż stół
home-make-hint = Dostaniesz link, kod i obrazek do zeskanowania. Każdy gra na swoim telefonie lub komputerze.
home-pass = Tylko jedno urządzenie? Podawajcie je sobie
home-join = Dołącz do stołu
home-code = Kod lub link
home-code-hint = Na przykład 7WAHHP
home-join-go = Dołącz
home-code-wrong =
    To ani kod, ani link do stołu. Kod ma { $letters ->
        [one] { $letters } znak
        [few] { $letters } znaki
        [many] { $letters } znaków
       *[other] { $letters } znaku
    }: litery i cyfry.
home-mine = Twoje stoły
home-mine-none = Nie masz jeszcze stołu. Pierwszy jest o jedno stuknięcie stąd.
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka przy otwartym stole. Załóż własny i zaznacz „Każdy może przyjść”.
home-refresh = Sprawdź znowu
home-table-unnamed = Stół gracza { $host }
home-table-nobody = Stół
home-people =
    { $people ->
        [one] Jest { $people } osoba z { $seats }
        [few] Są { $people } osoby z { $seats }
        [many] Jest { $people } osób z { $seats }
       *[other] Jest { $people } osoby z { $seats }
    }
home-state-lobby = zbiórka
home-state-playing = gra trwa
home-state-over = po grze, obejrzyj
home-how = Jak grać: w minutę
home-how-role = Każdy dostaje tajną rolę. Większość to kopacze. Kilku to sabotażyści i nikt nie wie, kto nimi jest.
home-how-dig = Kopacze kładą tunele od startu w stronę trzech celów. Każda karta musi pasować i przedłużać drogę.
home-how-gold = Jeden cel kryje złoto, pozostałe tylko kamień. Mapa pozwala podejrzeć jeden z nich. Powiedz innym prawdę albo skłam.
home-how-harm = Sabotażyści psują narzędzia, kładą ślepe zaułki i wywołują zawały. Tak samo jak kopacz, który cię podejrzewa.
home-how-pay = Złoto znalezione: dzielą się nim kopacze. Nieznalezione: biorą je sabotażyści. Wygrywa, kto po trzech rundach ma najwięcej złota.
home-rules = Wszystkie karty i zasady
home-you = Ty
home-name = Twoje imię
home-name-save = Zapisz
home-name-saved = Od teraz nazywasz się { $name }.
home-device = Graj dalej na innym urządzeniu
home-device-offer = Pokaż kod
home-device-code = Wpisz ten kod na drugim urządzeniu w ciągu dziesięciu minut:
home-device-claim = Mam kod z innego urządzenia
home-device-go = Graj tutaj
home-footer = Darmowe i otwarte. Zrobione przy blasku latarni.
