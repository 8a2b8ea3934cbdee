### The command line, in Polish. The messages of the game are beside its rules, in docs/rules.

# Lines of the log that the terminal says in its own way: it shows no cards.
cli-play-lay-tunnel =
    { $player_is ->
        [you] Kładziesz
       *[other] { $player } kładzie
    } ({ $cell }): { $tunnel }
cli-play-detour =
    { $player_is ->
        [you] Przenosisz
       *[other] { $player } przenosi
    } ostatni tunel na nowe pole ({ $cell }): { $tunnel }
cli-contributed =
    { $seat_is ->
        [you] Dodajesz
       *[other] { $seat } dodaje
    } do tasowania: { $words }
cli-drew =
    { $seat_is ->
        [you] Dobierasz
       *[other] { $seat } dobiera
    } { $cards_count ->
        [one] kartę
        [few] { $cards_count } karty
        [many] { $cards_count } kart
       *[other] { $cards_count } karty
    }{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
cli-seat = Gracz { $number }
cli-held = { $player }: { $role }; ręka: { $cards }
cli-in-front = przed graczem: { $cards }
cli-goals = Cele: { $goals }
cli-chests = Skrzynie: { $chests }
cli-chest = { $found } (pod kartą: { $tunnel })
cli-new-roles = Nowe role: { $roles }
cli-nuggets =
    { $count ->
        [one] { $count } bryłka
        [few] { $count } bryłki
        [many] { $count } bryłek
       *[other] { $count } bryłki
    }
cli-gold-cards =
    { $count ->
        [one] { $count } karta złota
        [few] { $count } karty złota
        [many] { $count } kart złota
       *[other] { $count } karty złota
    }
cli-tokens = w żetonach: { $count }
cli-tokens-hidden = żetony zakryte
cli-asked =
    { $player } decyduje ({ $question }): { $count ->
        [one] { $count } możliwy ruch
        [few] { $count } możliwe ruchy
        [many] { $count } możliwych ruchów
       *[other] { $count } możliwego ruchu
    }
cli-game-over = Koniec gry
cli-suspicion =
    Jak prawdopodobne jest, że dany gracz to sabotażysta, sądząc po tym, co wie { $viewer_is ->
        [nobody] widz
       *[other] gracz { $viewer }
    }
cli-round = Runda { $round }
cli-largest-changes = Największe zmiany
cli-turn = runda { $round }, tura { $turn }
cli-role-hidden = rola nieujawniona
