### Messages of the module new_goals.

part-new_goals = New goals
lobby-part-new_goals-description = Five of eight goal cards: sacks of gold, dragons, a spider, and perhaps no treasure.
lobby-option-new_goals_gold_sure = Treasure among the new goals
lobby-value-new_goals_gold_sure-yes = The treasure is always there
lobby-value-new_goals_gold_sure-no = The treasure may be missing
card-sack-of-one = sack with one gold
card-sack-of-two = sack with two gold
card-dragon = dragon
card-spider = spider
log-nothing-to-lose =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } met the dragon but had no gold to lose
rules-name-sack = Sack of gold
rules-name-dragon = Dragon
rules-name-spider = Spider
rules-effect-sack = The player who turns it over takes the 1 or 2 gold shown. The round goes on.
rules-effect-dragon = The player who turns it over loses 1 gold, if they have any. The round goes on.
rules-effect-spider = The round ends at once, as if the treasure had not been reached.
