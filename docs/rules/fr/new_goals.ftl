### Messages of the module new_goals.

part-new_goals = Nouvelles arrivées
lobby-part-new_goals-description = Cinq arrivées sur huit : sacs d’or, dragons, une araignée, et peut-être pas de trésor.
lobby-option-new_goals_gold_sure = Trésor parmi les nouvelles arrivées
lobby-value-new_goals_gold_sure-yes = Le trésor y est toujours
lobby-value-new_goals_gold_sure-no = Le trésor peut manquer
card-sack-of-one = sac d’une pépite
card-sack-of-two = sac de deux pépites
card-dragon = dragon
card-spider = araignée
log-nothing-to-lose =
    { $seat_is ->
        [you] Tu rencontres le dragon mais tu n’as
       *[other] { $seat } rencontre le dragon mais n’a
    } pas d’or à perdre
rules-name-sack = Sac d’or
rules-name-dragon = Dragon
rules-name-spider = Araignée
rules-effect-sack = Le joueur qui le retourne prend son contenu : 1 ou 2 pépites. La manche continue.
rules-effect-dragon = Le joueur qui le retourne perd 1 pépite, s’il en a. La manche continue.
rules-effect-spider = La manche se termine aussitôt, comme si le trésor n’avait pas été atteint.
