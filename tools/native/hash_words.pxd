from pyrite.game.number_row cimport NumberRow

cpdef NumberRow hash_words(bytes key, Py_ssize_t counter)
