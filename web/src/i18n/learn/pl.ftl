### Lekcje, trener i wprowadzenia. Wczytywane z ekranami, które ich potrzebują.

## Lista lekcji

learn-title = Nauka przez grę
learn-pitch = Pięć krótkich lekcji, każda na około dwie minuty. Grasz przy prawdziwym stole, a przewodnik pokazuje, co robić.
learn-coached-title = Gra z trenerem
learn-coached-pitch = Zagraj prawdziwą grę z botami. Przed każdym ruchem możesz zapytać trenera, który wie tylko to, co ty.
lesson-title-tunnel = Połóż tunel
lesson-about-tunnel = Kop od startu do celów.
lesson-title-tools = Zepsute narzędzia
lesson-about-tools = Napraw swój kilof, pomóż przyjaciółce, powstrzymaj rywala.
lesson-title-map = Mapa i kłamstwo
lesson-about-map = Podejrzyj cel i odkryj, kto kłamie.
lesson-title-saboteur = Bądź sabotażystą
lesson-about-saboteur = Najpierw udawaj, potem powstrzymaj kopaczy.
lesson-title-gold = Zawał i złoto
lesson-about-gold = Oczyść drogę, zakończ rundę, weź swoje złoto.
lesson-begin = Zacznij tutaj
lesson-open = Zacznij
lesson-finished = Ukończona

## Przewodnik

lesson-guide = Przewodnik
lesson-you = Ty
lesson-read = Przewodnik coś ci wyjaśnia.
lesson-watch = Patrz, co robią inni…
lesson-go-on = Dalej
lesson-next = Następna lekcja: { $lesson }
lesson-all-done = Zakończ
lesson-leave = Wszystkie lekcje
lesson-progress = Krok { $step } z { $steps }
lesson-try-again = Spróbuj ponownie
lesson-not-here = W lekcji to niemożliwe.

## Lekcja 1: połóż tunel

lesson-tunnel-goals = Droga zaczyna się na starcie. Jeden z trzech celów kryje złoto. Kopacze kopią do niego drogę, a ty jesteś jednym z nich!
lesson-tunnel-straight = Wybierz kartę w ramce. Potem wybierz pole na końcu drogi i naciśnij „{ prompt-confirm }”.
lesson-tunnel-turn = Yorna i Brock kopią razem z tobą. Teraz droga ma skręcić w dół: wybierz tę kartę i jej pole, naciśnij „{ prompt-rotate }”, a potem „{ prompt-confirm }”.
lesson-tunnel-reach = Do dolnego celu brakuje tylko jednej karty. Połóż ją!
lesson-tunnel-stone = Tylko kamień! Złoto kryje jeden z dwóch pozostałych celów. Ale już wiesz, jak się kopie. Brawo!

## Lekcja 2: zepsute narzędzia

lesson-tools-broken = Wick zepsuł twój kilof: karta leży teraz przed tobą. Z zepsutym narzędziem nie możesz kłaść tuneli.
lesson-tools-repair = Wybierz kartę naprawy w ramce, a potem siebie. Pokazuje dwa narzędzia i naprawia jedno z nich.
lesson-tools-attacked = Yorna kopała, a Wick zepsuł też jej latarnię. Role są tajne, czyny nie: zapamiętaj, kto psuje narzędzia.
lesson-tools-help = Możesz też naprawiać narzędzia innych. Wybierz kartę naprawy, a potem Yornę.
lesson-tools-break = Teraz ty coś zepsujesz. Wybierz zepsutą latarnię, a potem Wicka.
lesson-tools-stopped = Wick nie może kopać, dopóki ktoś nie naprawi jego latarni. Tak bronią się kopacze. Brawo!

## Lekcja 3: mapa

lesson-map-claims = Yorna i Wick podejrzeli po jednym celu. Yorna mówi: „Środkowy to kamień”. Wick mówi: „Górny to złoto!”. Czy to prawda?
lesson-map-look = Ty też masz mapę. Wybierz ją i podejrzyj górny cel.
lesson-map-secret = Kamień! Wick skłamał. Tylko ty wiesz, co tam jest. Inni wiedzą tylko, który cel podejrzałeś.
lesson-map-tell = Co powiesz innym?
lesson-map-tell-truth = Słusznie: kopacze dzielą się tym, co wiedzą. Ale nikt nie może tego udowodnić, więc Wick może nazwać kłamcą ciebie.
lesson-map-tell-gold = To kłamstwo pomaga tylko sabotażystom. Jesteś kopaczem. Co pomoże tobie?
lesson-map-tell-silence = Możesz milczeć, ale wtedy Yorna uwierzy Wickowi. Co pomoże tobie?
lesson-map-think = Yorna ci wierzy i kopie prosto. Wick kopie w górę, do kamienia, który sam widział. Tak zdradzają się sabotażyści.
lesson-map-dig = Skoro górny i środkowy cel to kamienie, złoto jest na dole. Połóż ten tunel tak, żeby droga szła w dół.
lesson-map-end = Tam w dole jest złoto. Mapy, słowa i kłamstwa to serce tej gry. Brawo!
lesson-say-truth = „Górny to kamień”.
lesson-say-gold = „Górny to złoto!”
lesson-say-silence = Nic nie mów

## Lekcja 4: sabotażysta

lesson-saboteur-role = Tym razem jesteś sabotażystą i nikt o tym nie wie. Jeśli kopacze nie dotrą do złota, zanim skończą się karty, wygrasz rundę.
lesson-saboteur-blend-in = Najpierw kop razem z nimi, żeby ci zaufali. Połóż to skrzyżowanie na końcu drogi.
lesson-saboteur-break = Są coraz bliżej. Następna jest Yorna: zepsuj jej kilof, a nie będzie mogła kopać.
lesson-saboteur-dead-end = Do złota brakuje tylko jednej karty! Połóż tam swój ślepy zaułek. Teraz wiedzą, kim jesteś, ale dla nich jest za późno.
lesson-saboteur-won = Zablokowane! Talia jest pusta i nikt nie ma zawału, więc złoto z tej rundy jest twoje. Brawo!

## Lekcja 5: zawał i złoto

lesson-gold-blocked = Ktoś położył ślepy zaułek: karta pasuje, ale żadna droga przez nią nie prowadzi.
lesson-gold-rockfall = Twój zawał usuwa dowolną kartę tunelu. Wybierz go, a potem ślepy zaułek.
lesson-gold-treasure = Yorna wypełniła lukę. Do celu brakuje tylko jednej karty. Połóż ją!
lesson-gold-share = Złoto! Runda się skończyła. Ty je znalazłeś, więc pierwszy wybierasz kartę złota.
lesson-gold-end = Yorna dostała drugą kartę złota, a sabotażysta Wick nic. Gra ma trzy rundy i wygrywa ten, kto ma najwięcej złota. Możesz już grać!

## Miłe słowa o innych ruchach

lesson-wrong-pass = Możesz spasować, ale wtedy nic się nie zmieni. Spróbuj karty w ramce.
lesson-wrong-other = Zasady na to pozwalają. W tej lekcji zrób to, co pokazuje ramka.
lesson-wrong-dead-end = Ta karta to ślepy zaułek: droga się tam kończy. Kopacze wolą ją odrzucić.
lesson-wrong-further-away = Pasuje tam, ale prowadzi z dala od celów.
lesson-wrong-another-tunnel = Zasady na to pozwalają, ale ramka pokazuje krótszą drogę.
lesson-wrong-turn-it = Tak droga skręca w górę. Obróć kartę, zanim ją zagrasz.
lesson-wrong-repair-first = Najpierw napraw swój kilof. Bez niego nie możesz kopać.
lesson-wrong-help-first = Dobry pomysł, ale Yorna nie może kopać. We dwoje idzie szybciej, więc najpierw jej pomóż.
lesson-wrong-break-a-friend = Yorna jest po twojej stronie! Celuj w Wicka.
lesson-wrong-break-first = Kopanie jest dobre, ale Wick zepsuje więcej narzędzi. Najpierw go powstrzymaj.
lesson-wrong-look-at-the-claim = Możesz tam zajrzeć, ale najpierw sprawdź słowa Wicka: podejrzyj górny cel.
lesson-wrong-look-first = Jeszcze nie wiesz, gdzie kopać. Najpierw zajrzyj.
lesson-wrong-not-up = Na górze jest tylko kamień: sam go widziałeś. Kop w dół.
lesson-wrong-too-early = Tak wcześnie wszyscy by wiedzieli, kim jesteś. Najpierw im pomóż.
lesson-wrong-other-digger = Brock jeszcze nie jest groźny. Następna kopie Yorna, więc zepsuj jej kilof.
lesson-wrong-break-a-tool = Jeszcze nie. Najpierw powstrzymaj Yornę, która kopie następna.
lesson-wrong-hands-them-the-gold = Stój! To doprowadziłoby kopaczy prosto do złota.
lesson-wrong-block-the-goal = Liczy się pole przed celem. Zablokuj właśnie je.
lesson-wrong-block-first = Zajrzysz później. Zablokuj drogę, zanim dotrze do złota.
lesson-wrong-good-tunnel = Ten tunel jest przydatny. Usuń raczej ślepy zaułek.
lesson-wrong-clear-first = Najpierw usuń ślepy zaułek.
lesson-wrong-last-cell = Do celu brakuje jednej karty. Połóż tam swój tunel.

## Trener

coach-title = Trener
coach-ask = Co byś zrobił?
coach-hint = Zrobiłbym tak: { $move }.
coach-better = Było coś lepszego: { $move }.
coach-dismiss = Rozumiem
coach-reason-reach-a-goal = To dociera do celu.
coach-reason-dig-nearer = To przybliża drogę do miejsca, gdzie może być złoto.
coach-reason-dig-elsewhere = To zostawia otwartą inną drogę.
coach-reason-block-the-path = To blokuje drogę, a ty wygrasz, jeśli nikt się nie przedostanie.
coach-reason-seem-a-digger = Nikt nie podejrzewa kogoś, kto kopie. Drogę zablokujesz później.
coach-reason-clear-the-path = To usuwa z drogi ślepy zaułek.
coach-reason-cut-the-path = To robi w drodze dziurę.
coach-reason-look-for-the-gold = Jeszcze nie wiesz, gdzie jest złoto.
coach-reason-stop-an-opponent = Ten gracz pewnie gra przeciw tobie i może jeszcze zaszkodzić.
coach-reason-repair-yourself = Z zepsutym narzędziem nie możesz kopać.
coach-reason-repair-an-ally = Ten gracz jest pewnie po twojej stronie i nie może kopać.
coach-reason-discard = Żadna karta teraz ci nie pomoże. Odrzuć najmniej potrzebną.
coach-reason-take-gold = Więcej złota to lepiej.
coach-reason-likely-gold = Tam złoto jest najbardziej prawdopodobne.
coach-reason-other = To teraz najbardziej pomaga twojej stronie.
