### The command line, in German. The messages of the game are beside its rules, in docs/rules.

# Lines of the log that the terminal says in its own way: it shows no cards.
cli-play-lay-tunnel =
    { $player_is ->
        [you] Du legst
       *[other] { $player } legt
    } in { $cell }: { $tunnel }
cli-play-detour =
    { $player_is ->
        [you] Du versetzt
       *[other] { $player } versetzt
    } den letzten Stollen nach { $cell }: { $tunnel }
cli-contributed =
    { $seat_is ->
        [you] Du steuerst
       *[other] { $seat } steuert
    } zum Mischen bei: { $words }
cli-drew =
    { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $cards_count ->
        [one] eine Karte
       *[other] { $cards_count } Karten
    }{ $seen ->
        [yes] : { $cards }
       *[no] { "" }
    }
cli-seat = Platz { $number }
cli-held = { $player }: { $role }; Hand: { $cards }
cli-in-front = ausliegend: { $cards }
cli-goals = Ziele: { $goals }
cli-chests = Truhen: { $chests }
cli-chest = { $found } (unter { $tunnel })
cli-new-roles = Neue Rollen: { $roles }
cli-nuggets =
    { $count ->
        [one] { $count } Nugget
       *[other] { $count } Nuggets
    }
cli-gold-cards =
    { $count ->
        [one] { $count } Goldkarte
       *[other] { $count } Goldkarten
    }
cli-tokens = { $count } in Goldplättchen
cli-tokens-hidden = Goldplättchen verdeckt
cli-asked =
    { $player } entscheidet ({ $question }): { $count ->
        [one] { $count } möglicher Zug
       *[other] { $count } mögliche Züge
    }
cli-game-over = Das Spiel ist vorbei
cli-suspicion =
    Wie wahrscheinlich jeder Spieler ein Saboteur war, nach allem, was { $viewer_is ->
        [nobody] ein Zuschauer
       *[other] { $viewer }
    } wusste
cli-round = Runde { $round }
cli-largest-changes = Größte Änderungen
cli-turn = Runde { $round }, Zug { $turn }
cli-role-hidden = Rolle nicht gezeigt
