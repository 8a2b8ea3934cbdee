"""`pyrite.learn.observation.byte_rows` with memory of C. Compares all sizes before it writes."""

from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_GET_SIZE
from libc.string cimport memcpy, memset


cpdef object copy_rows(
    bytearray out, Py_ssize_t first,
    bytearray source, Py_ssize_t start, Py_ssize_t step, Py_ssize_t rows, Py_ssize_t length,
):
    """Write rows of ``source``, which begin every ``step`` bytes, one after another from ``first`` on."""
    if out is None or source is None:
        raise TypeError("two bytearrays are needed")
    if rows <= 0 or length <= 0:
        return
    if first < 0 or start < 0 or step < 0:
        raise IndexError("a row is outside")
    if first + rows * length > PyByteArray_GET_SIZE(out):
        raise IndexError("the rows do not fit")
    if start + (rows - 1) * step + length > PyByteArray_GET_SIZE(source):
        raise IndexError("a row is outside")
    cdef char *target = PyByteArray_AS_STRING(out) + first
    cdef char *row = PyByteArray_AS_STRING(source) + start
    for _ in range(rows):
        memcpy(target, row, length)
        target += length
        row += step


cpdef object clear_bytes(bytearray out, Py_ssize_t first, Py_ssize_t end):
    """Write zeros from ``first`` on, up to ``end``."""
    if out is None or not 0 <= first <= end <= PyByteArray_GET_SIZE(out):
        raise IndexError("the bytes are outside")
    memset(PyByteArray_AS_STRING(out) + first, 0, end - first)
