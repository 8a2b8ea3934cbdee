"""Facts: everything that can happen in a game, named in the past tense, and what each does to a state.

Each fact is declared once (`pyrite.game.declare`), followed by the function that applies it. That function changes
the state and, if the state has a journal, appends the fact to it. It refuses nothing, draws no random numbers and
reads no clock. The rules call it while a move is played; `pyrite.game.all_facts.apply` calls it to replay facts.
"""
