"""`pyrite.game.number_row` with C numbers. The first numbers need no memory of their own."""

cimport cython
from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_FromStringAndSize
from libc.string cimport memcpy

from collections.abc import Sequence


@cython.final
@cython.freelist(16)
cdef class NumberRow:
    """A list of numbers."""

    def __cinit__(self):
        self._count = 0
        self._room = ROOM
        self._numbers = self._first

    cdef int _grow(self) except -1:
        cdef bytearray more = PyByteArray_FromStringAndSize(NULL, 2 * self._room * <Py_ssize_t> sizeof(Py_ssize_t))
        cdef Py_ssize_t *numbers = <Py_ssize_t *> PyByteArray_AS_STRING(more)
        memcpy(numbers, self._numbers, self._count * sizeof(Py_ssize_t))
        self._numbers, self._more = numbers, more  # the old numbers are freed with the old bytes
        self._room *= 2

    @cython.overflowcheck(False)
    cpdef int append(self, Py_ssize_t number) except -1:
        cdef Py_ssize_t count = self._count
        if count == self._room:
            self._grow()
        self._numbers[count] = number
        self._count = count + 1

    cpdef Py_ssize_t at(self, Py_ssize_t place) except? -1:
        if place < 0:
            place += self._count
        if place < 0 or place >= self._count:
            raise IndexError("list index out of range")
        return self._numbers[place]

    cpdef Py_ssize_t pop(self) except? -1:
        if not self._count:
            raise IndexError("pop from empty list")
        self._count -= 1
        return self._numbers[self._count]

    cpdef object extend(self, object numbers):
        cdef Py_ssize_t number, place
        cdef NumberRow row
        if isinstance(numbers, NumberRow):
            row = numbers
            for place in range(row._count):
                self.append(row._numbers[place])
            return
        for number in numbers:
            self.append(number)

    cpdef object sort(self):
        """Sort by insertion, because most rows are short or almost in order."""
        cdef Py_ssize_t *numbers = self._numbers
        cdef Py_ssize_t last, place, number
        for last in range(1, self._count):
            number = numbers[last]
            place = last
            while place > 0 and numbers[place - 1] > number:
                numbers[place] = numbers[place - 1]
                place -= 1
            numbers[place] = number

    def index(self, number):
        return list(self).index(number)

    def count(self, number):
        return list(self).count(number)

    def __len__(self):
        return self._count

    def __getitem__(self, place):
        if isinstance(place, slice):
            return list(self)[place]
        return self.at(place)

    def __iter__(self):
        cdef Py_ssize_t place
        return iter([self._numbers[place] for place in range(self._count)])

    def __contains__(self, number):
        return number in list(self)

    def __eq__(self, other):
        if isinstance(other, NumberRow):
            return list(self) == list(other)
        return list(self) == other if isinstance(other, list) else NotImplemented

    __hash__ = None

    def __add__(self, other):
        return [*self, *other]

    def __radd__(self, other):
        return [*other, *self]

    def __repr__(self):
        return repr(list(self))

    def __reduce__(self):
        return row_of, (list(self),)


cpdef NumberRow row_of(object numbers):
    """These numbers as a row, without a copy if they are one."""
    if isinstance(numbers, NumberRow):
        return numbers
    cdef NumberRow row = NumberRow()
    row.extend(numbers)
    return row


Sequence.register(NumberRow)
