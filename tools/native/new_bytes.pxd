"""`bytes` and `bytearray` of one value. For a few bytes, calling the type takes several times as long as the copy."""

from cpython.bytearray cimport (
    PyByteArray_AS_STRING, PyByteArray_CheckExact, PyByteArray_FromStringAndSize, PyByteArray_GET_SIZE
)
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_CheckExact, PyBytes_FromStringAndSize, PyBytes_GET_SIZE


cdef inline bytes new_bytes(object value):
    if PyByteArray_CheckExact(value):
        return PyBytes_FromStringAndSize(PyByteArray_AS_STRING(value), PyByteArray_GET_SIZE(value))
    return bytes(value)


cdef inline bytearray new_bytearray(object value):
    if PyBytes_CheckExact(value):
        return PyByteArray_FromStringAndSize(PyBytes_AS_STRING(value), PyBytes_GET_SIZE(value))
    return bytearray(value)
