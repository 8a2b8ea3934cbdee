language = Language
nothing-here = There is nothing here
to-the-entrance = To the entrance of the mine
seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
