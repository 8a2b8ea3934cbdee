"""`pyrite.game.in_order` in C: cards are moved within their bytes, and cells are compared without objects."""

from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_FromStringAndSize, PyByteArray_Resize
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize
from libc.string cimport memchr, memmove, memset

from new_bytes cimport new_bytearray

NATIVE = True


cpdef object insert_card(bytearray cards, Py_ssize_t card):
    cdef Py_ssize_t place = len(cards)
    if not 0 <= card < 256:
        raise ValueError("byte must be in range(0, 256)")
    PyByteArray_Resize(cards, place + 1)
    cdef unsigned char *kinds = <unsigned char *> PyByteArray_AS_STRING(cards)
    while place > 0 and kinds[place - 1] > card:
        kinds[place] = kinds[place - 1]
        place -= 1
    kinds[place] = <unsigned char> card


cpdef object remove_card(bytearray cards, Py_ssize_t card):
    cdef Py_ssize_t count = len(cards)
    if not 0 <= card < 256:
        raise ValueError("byte must be in range(0, 256)")
    cdef char *first = PyByteArray_AS_STRING(cards)
    cdef char *found = <char *> memchr(first, <int> card, count)
    if found is NULL:
        raise ValueError("value not found in bytearray")
    memmove(found, found + 1, first + count - found - 1)
    PyByteArray_Resize(cards, count - 1)


cpdef bytes last_cards(bytearray cards, Py_ssize_t count):
    cdef Py_ssize_t first = max(len(cards) - count, 0)
    if count <= 0:
        raise IndexError("ask for one card at least")
    return PyBytes_FromStringAndSize(PyByteArray_AS_STRING(cards) + first, len(cards) - first)


cpdef object drop_last(bytearray cards, Py_ssize_t count):
    if not 0 < count <= len(cards):
        raise IndexError("there are fewer cards")
    PyByteArray_Resize(cards, len(cards) - count)


cpdef bytes kinds_below(bytearray cards, Py_ssize_t end):
    cdef const unsigned char *kinds = <const unsigned char *> PyByteArray_AS_STRING(cards)
    cdef unsigned char found[256]
    cdef Py_ssize_t count = 0, place
    for place in range(len(cards)):
        if kinds[place] >= end:
            break
        if not count or found[count - 1] < kinds[place]:
            found[count] = kinds[place]
            count += 1
    return PyBytes_FromStringAndSize(<char *> found, count)


cpdef object insert_cell(list cells, Py_ssize_t cell):
    cdef Py_ssize_t place = len(cells)
    cdef long number = <long> cell  # Python makes an object of a long in half the time
    if number != cell:
        raise OverflowError("there are not so many cells")
    while place > 0 and <Py_ssize_t> cells[place - 1] > cell:
        place -= 1
    cells.insert(place, number)


cpdef object remove_cell(list cells, Py_ssize_t cell):
    cdef Py_ssize_t place
    for place in range(len(cells)):
        if <Py_ssize_t> cells[place] == cell:
            del cells[place]
            return
    raise ValueError("list.remove(x): x not in list")


cpdef bytearray sorted_cards(object cards):
    cdef bytearray found = new_bytearray(cards)
    cdef unsigned char *kinds = <unsigned char *> PyByteArray_AS_STRING(found)
    cdef unsigned char card
    cdef Py_ssize_t last, place
    for last in range(1, len(found)):
        card = kinds[last]
        place = last
        while place > 0 and kinds[place - 1] > card:
            kinds[place] = kinds[place - 1]
            place -= 1
        kinds[place] = card
    return found


cpdef bytearray without_cards(bytes box, bytearray known):
    cdef const unsigned char *cards = <const unsigned char *> PyBytes_AS_STRING(box)
    cdef const unsigned char *taken = <const unsigned char *> PyByteArray_AS_STRING(known)
    cdef Py_ssize_t counts[256]
    cdef Py_ssize_t left = len(box), place, found = 0
    memset(counts, 0, sizeof(counts))
    for place in range(len(known)):
        if taken[place]:
            counts[taken[place]] += 1
            left -= 1
    cdef bytearray rest = PyByteArray_FromStringAndSize(NULL, max(left, 0))
    cdef unsigned char *kept = <unsigned char *> PyByteArray_AS_STRING(rest)
    for place in range(len(box)):
        if counts[cards[place]]:
            counts[cards[place]] -= 1
        elif found < left:
            kept[found] = cards[place]
            found += 1
        else:
            raise ValueError("value not found in bytearray")
    if found != left:
        raise ValueError("value not found in bytearray")
    return rest
