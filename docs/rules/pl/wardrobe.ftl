### Messages of the module wardrobe.

part-wardrobe = Przebieralnia
problem-clash-wardrobe-party = Przebieralni i imprezy w tunelu nie można łączyć. To dwie strony jednej karty.
lobby-part-wardrobe-description = Karta w labiryncie. Pierwszy gracz, który do niej dotrze, musi zmienić rolę.
card-wardrobe = przebieralnia
log-wardrobe-entered =
    { $seat_is ->
        [you] Docierasz do przebieralni i zmieniasz
       *[other] { $seat } dociera do przebieralni i zmienia
    } rolę
rules-name-wardrobe = Przebieralnia
rules-effect-wardrobe =
    Leży w labiryncie od początku. { $game ->
        [base] Pierwszy gracz, który połączy ją ze startem, musi zamienić swoją rolę na nieużytą kartę roli.
        [saboteur2] Pierwszy gracz, który połączy ją ze startem, musi wziąć wierzchnią rolę ze stosu.
       *[any] Pierwszy gracz, który połączy ją ze startem, musi wziąć nową rolę: nieużytą kartę roli, a w Sabotażyście 2 wierzchnią rolę ze stosu.
    }
