cimport cython
from libc.stdint cimport int32_t
from pyrite.game.number_row cimport NumberRow


@cython.final
cdef class LegalActions:
    cdef readonly Py_ssize_t room
    cdef readonly Py_ssize_t count
    cdef readonly bytearray mask
    cdef bytearray _list
    cdef Py_ssize_t _first
    cdef Py_ssize_t _written
    cdef Py_ssize_t _mask_first
    cdef Py_ssize_t _mask_size
    cpdef object move_to(
        self, bytearray numbers, Py_ssize_t first, Py_ssize_t room, bytearray mask, Py_ssize_t mask_first
    )
    cpdef object clear(self)
    cpdef object replace(self, NumberRow actions)
    cpdef Py_ssize_t at(self, Py_ssize_t place) except? -1
    cpdef Py_ssize_t place_of(self, Py_ssize_t action) except? -2
    cpdef list in_order(self)
    cdef int32_t *_numbers(self) except NULL
    cdef char *_entries(self) except NULL


cpdef bytearray room_for(Py_ssize_t count)
