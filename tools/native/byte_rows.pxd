cpdef object copy_rows(
    bytearray out, Py_ssize_t first,
    bytearray source, Py_ssize_t start, Py_ssize_t step, Py_ssize_t rows, Py_ssize_t length,
)
cpdef object clear_bytes(bytearray out, Py_ssize_t first, Py_ssize_t end)
