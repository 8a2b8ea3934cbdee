### Messages of the module wardrobe.

part-wardrobe = Wardrobe
problem-clash-wardrobe-party = The wardrobe and the tunnel party can’t be combined. They are two sides of one card.
lobby-part-wardrobe-description = A card in the maze. The first player to reach it must change roles.
card-wardrobe = wardrobe
log-wardrobe-entered =
    { $seat_is ->
        [you] You
       *[other] { $seat }
    } reached the wardrobe and changed roles
rules-name-wardrobe = Wardrobe
rules-effect-wardrobe =
    It is in the maze from the beginning. { $game ->
        [base] The first player to connect it to the start must swap roles with the unused role card.
        [saboteur2] The first player to connect it to the start must take the top role of the stack.
       *[any] The first player to connect it to the start must take a new role: the unused role card or, in Saboteur 2, the top role of the stack.
    }
