# The table on a big screen
bigscreen-title = A table in the mine
bigscreen-how = Your phone is your hand: scan the picture, or open { $address } and type
bigscreen-qr = A link to this table, to be scanned
bigscreen-who = At the table
bigscreen-free = free
bigscreen-bot = bot
bigscreen-ready = ready
bigscreen-not-ready = not ready yet
bigscreen-closed = This table cannot be shown
bigscreen-home = To the entrance
bigscreen-waits = The table is being set …
bigscreen-lost = The connection is lost; trying again …
bigscreen-round = Round { $round }
bigscreen-turn = { $name } is to decide
bigscreen-seconds = { $seconds } s
bigscreen-deck =
    { $cards ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $cards } cards in the deck
    }
bigscreen-players = Players
bigscreen-log = What happened last
bigscreen-look-on = Come in:
