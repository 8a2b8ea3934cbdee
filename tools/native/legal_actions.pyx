"""`pyrite.learn.actions.legal_actions` with C numbers: a list always has a buffer, and no object for each action."""

cimport cython
from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_GET_SIZE
from libc.stdint cimport int32_t
from libc.string cimport memset

from pyrite.game.number_row cimport NumberRow

cdef enum:
    ROOM = 64
    BYTES = sizeof(int32_t)


cpdef bytearray room_for(Py_ssize_t count):
    """A buffer for this many actions, with none in it."""
    return bytearray(b"\xff") * (BYTES * count)


@cython.final
cdef class LegalActions:
    """A list of actions, and a mask that is 1 for these actions and 0 for all others."""

    def __init__(self, Py_ssize_t mask_size):
        self._list, self._first, self.room = room_for(ROOM), 0, ROOM
        self.mask, self._mask_first, self._mask_size = bytearray(mask_size), 0, mask_size
        self.count = self._written = 0

    def __reduce__(self):
        raise TypeError("Legal actions share memory with arrays: list them again instead of copying them.")

    # The buffers belong to Python: their sizes are compared before anything is written.

    cdef int32_t *_numbers(self) except NULL:
        if self._list is None or PyByteArray_GET_SIZE(self._list) < BYTES * (self._first + self.room):
            raise IndexError("the buffer of legal actions is too short")
        return <int32_t *> PyByteArray_AS_STRING(self._list) + self._first

    cdef char *_entries(self) except NULL:
        if self.mask is None or PyByteArray_GET_SIZE(self.mask) < self._mask_first + self._mask_size:
            raise IndexError("the buffer of the mask is too short")
        return PyByteArray_AS_STRING(self.mask) + self._mask_first

    cpdef object move_to(
        self, bytearray numbers, Py_ssize_t first, Py_ssize_t room, bytearray mask, Py_ssize_t mask_first
    ):
        """Write the list to a row of other buffers, which must be empty, and use it from now on."""
        cdef NumberRow actions = NumberRow()
        actions.extend(self.in_order())
        if first < 0 or room < 0 or mask_first < 0:
            raise IndexError("a row begins in its buffer")
        self.clear()
        self._list, self._first, self.room = numbers, first, room
        self.mask, self._mask_first = mask, mask_first
        self._written = 0
        self.replace(actions)

    cpdef object clear(self):
        """Remove all actions; only the entries of the mask that are set are written."""
        cdef int32_t *numbers = self._numbers()
        cdef char *entries = self._entries()
        cdef Py_ssize_t place
        for place in range(self.count):
            if 0 <= numbers[place] < self._mask_size:  # arrays share the list, so anybody may have written it
                entries[numbers[place]] = 0
        self.count = 0

    cpdef object replace(self, NumberRow actions):
        """Remove all actions and add these. If there is no room, the list gets a buffer of its own."""
        cdef Py_ssize_t place, action, count = len(actions)
        self.clear()
        if count > self.room:
            self._list, self._first, self.room, self._written = room_for(2 * count), 0, 2 * count, 0
        cdef int32_t *numbers = self._numbers()
        cdef char *entries = self._entries()
        for place in range(count):
            action = actions._numbers[place]
            if not 0 <= action < self._mask_size:
                raise IndexError("an action is outside the mask")
            numbers[place] = <int32_t> action
            entries[action] = 1
            self.count = place + 1
        if self._written > count:
            memset(numbers + count, 0xff, BYTES * (self._written - count))
        self._written = count

    cpdef Py_ssize_t at(self, Py_ssize_t place) except? -1:
        """The action in a place of the list."""
        if not 0 <= place < self.count:
            raise IndexError("list index out of range")
        return self._numbers()[place]

    cpdef Py_ssize_t place_of(self, Py_ssize_t action) except? -2:
        """The place of an action in the list; -1 if it is not legal."""
        cdef int32_t *numbers = self._numbers()
        cdef Py_ssize_t place
        for place in range(self.count):
            if numbers[place] == action:
                return place
        return -1

    cpdef list in_order(self):
        """The actions, in the order of the legal moves."""
        cdef int32_t *numbers = self._numbers()
        cdef Py_ssize_t place
        return [numbers[place] for place in range(self.count)]
