"""Texts for players in six languages: the Fluent messages beside the rules, which the web client reads too.

`bundle.Messages` has the messages of one language, `names.Names` the names of cards, cells and players, and `log`
puts facts into sentences. Which message and which arguments a fact has follows from its declaration (`fields`).
"""
