cimport cython

cdef enum:
    ROOM = 48


@cython.final
cdef class NumberRow:
    cdef Py_ssize_t _count
    cdef Py_ssize_t _room
    cdef Py_ssize_t *_numbers
    cdef bytearray _more
    cdef Py_ssize_t _first[ROOM]
    cpdef int append(self, Py_ssize_t number) except -1
    cpdef Py_ssize_t at(self, Py_ssize_t place) except? -1
    cpdef Py_ssize_t pop(self) except? -1
    cpdef object extend(self, object numbers)
    cpdef object sort(self)
    cdef int _grow(self) except -1


cpdef NumberRow row_of(object numbers)
