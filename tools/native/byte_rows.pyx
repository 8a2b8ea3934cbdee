"""`pyrite.learn.observation.byte_rows` with memory of C. Compares all sizes before it writes."""

from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_GET_SIZE
from libc.string cimport memcpy, memset


cpdef object copy_rows(bytearray out, Py_ssize_t first, bytearray source, list starts, Py_ssize_t length):
    """Write rows of ``source``, which begin at ``starts``, one after another from ``first`` on."""
    if out is None or source is None or starts is None:
        raise TypeError("two bytearrays and a list are needed")
    cdef Py_ssize_t start, end = PyByteArray_GET_SIZE(source) - length
    if length < 0 or not 0 <= first <= PyByteArray_GET_SIZE(out) - len(starts) * length:
        raise IndexError("the rows do not fit")
    cdef char *target = PyByteArray_AS_STRING(out) + first
    cdef char *rows = PyByteArray_AS_STRING(source)
    for each in starts:
        start = each
        if not 0 <= start <= end:
            raise IndexError("a row is outside")
        memcpy(target, rows + start, length)
        target += length


cpdef object clear_bytes(bytearray out, Py_ssize_t first, Py_ssize_t end):
    """Write zeros from ``first`` on, up to ``end``."""
    if out is None or not 0 <= first <= end <= PyByteArray_GET_SIZE(out):
        raise IndexError("the bytes are outside")
    memset(PyByteArray_AS_STRING(out) + first, 0, end - first)
