### Messages of the module new_goals.

part-new_goals = Nowe cele
lobby-part-new_goals-description = Pięć z ośmiu celów: worki złota, smoki, pająk, a skarbu może nie być.
lobby-option-new_goals_gold_sure = Skarb wśród nowych celów
lobby-value-new_goals_gold_sure-yes = Skarb jest zawsze
lobby-value-new_goals_gold_sure-no = Skarbu może nie być
card-sack-of-one = worek z 1 bryłką złota
card-sack-of-two = worek z 2 bryłkami złota
card-dragon = smok
card-spider = pająk
log-nothing-to-lose =
    { $seat_is ->
        [you] Trafiasz na smoka, ale nie masz
       *[other] { $seat } trafia na smoka, ale nie ma
    } złota do stracenia
rules-name-sack = Worek złota
rules-name-dragon = Smok
rules-name-spider = Pająk
rules-effect-sack = Gracz, który go odkryje, bierze tyle złota, ile widać na karcie: 1 lub 2 bryłki. Runda trwa dalej.
rules-effect-dragon = Gracz, który go odkryje, traci 1 bryłkę złota, jeśli jakąś ma. Runda trwa dalej.
rules-effect-spider = Runda od razu się kończy, tak jakby droga nie dotarła do skarbu.
