cpdef object copy_rows(bytearray out, Py_ssize_t first, bytearray source, list starts, Py_ssize_t length)
cpdef object clear_bytes(bytearray out, Py_ssize_t first, Py_ssize_t end)
