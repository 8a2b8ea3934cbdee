/* Primitives for mypyc that read, write, append, remove, find and copy bytes of a bytearray without creating Python
   objects. The maze and the hands are bytearrays; mypyc itself has such primitives for lists and bytes only. */

#ifndef PYRITE_BYTEARRAYS_H
#define PYRITE_BYTEARRAYS_H

#include <Python.h>
#include "CPy.h"

/* The address of a byte, or NULL with IndexError set; a negative place counts from the end. */
static inline unsigned char *PyriteByteArray_Place(PyObject *bytes, CPyTagged place) {
    Py_ssize_t size = PyByteArray_GET_SIZE(bytes);
    Py_ssize_t at = CPyTagged_CheckShort(place) ? CPyTagged_ShortAsSsize_t(place) : size;
    if (at < 0) {
        at += size;
    }
    if (unlikely(at < 0 || at >= size)) {
        PyErr_SetString(PyExc_IndexError, "bytearray index out of range");
        return NULL;
    }
    return (unsigned char *)PyByteArray_AS_STRING(bytes) + at;
}

/* A number as a byte, or -1 with ValueError set. */
static inline int PyriteByteArray_Byte(CPyTagged value) {
    Py_ssize_t number = CPyTagged_CheckShort(value) ? CPyTagged_ShortAsSsize_t(value) : -1;
    if (unlikely(number < 0 || number > 255)) {
        PyErr_SetString(PyExc_ValueError, "byte must be in range(0, 256)");
        return -1;
    }
    return (int)number;
}

static inline CPyTagged PyriteByteArray_Get(PyObject *bytes, CPyTagged place) {
    unsigned char *byte = PyriteByteArray_Place(bytes, place);
    return likely(byte != NULL) ? (CPyTagged)*byte << 1 : CPY_INT_TAG;
}

static inline bool PyriteByteArray_Set(PyObject *bytes, CPyTagged place, CPyTagged value) {
    unsigned char *at = PyriteByteArray_Place(bytes, place);
    int byte = likely(at != NULL) ? PyriteByteArray_Byte(value) : -1;
    if (unlikely(byte < 0)) {
        return false;
    }
    *at = (unsigned char)byte;
    return true;
}

static inline bool PyriteByteArray_Append(PyObject *bytes, CPyTagged value) {
    Py_ssize_t size = PyByteArray_GET_SIZE(bytes);
    int byte = PyriteByteArray_Byte(value);
    if (unlikely(byte < 0 || PyByteArray_Resize(bytes, size + 1) < 0)) {
        return false;
    }
    PyByteArray_AS_STRING(bytes)[size] = (char)byte;
    return true;
}

static inline bool PyriteByteArray_Remove(PyObject *bytes, CPyTagged value) {
    Py_ssize_t size = PyByteArray_GET_SIZE(bytes);
    char *first = PyByteArray_AS_STRING(bytes);
    int byte = PyriteByteArray_Byte(value);
    if (unlikely(byte < 0)) {
        return false;
    }
    char *found = (char *)memchr(first, byte, size);
    if (unlikely(found == NULL)) {
        PyErr_SetString(PyExc_ValueError, "value not found in bytearray");
        return false;
    }
    memmove(found, found + 1, first + size - found - 1);
    return PyByteArray_Resize(bytes, size - 1) == 0;
}

static inline PyObject *PyriteByteArray_Copy(PyObject *bytes) {
    return PyByteArray_FromStringAndSize(PyByteArray_AS_STRING(bytes), PyByteArray_GET_SIZE(bytes));
}

static inline int PyriteByteArray_Has(PyObject *bytes, CPyTagged value) {
    int byte = PyriteByteArray_Byte(value);
    return unlikely(byte < 0) ? -1 : memchr(PyByteArray_AS_STRING(bytes), byte, PyByteArray_GET_SIZE(bytes)) != NULL;
}

static inline CPyTagged PyriteByteArray_Pop(PyObject *bytes) {
    Py_ssize_t size = PyByteArray_GET_SIZE(bytes);
    if (unlikely(size == 0)) {
        PyErr_SetString(PyExc_IndexError, "pop from empty bytearray");
        return CPY_INT_TAG;
    }
    CPyTagged last = (CPyTagged)(unsigned char)PyByteArray_AS_STRING(bytes)[size - 1] << 1;
    return likely(PyByteArray_Resize(bytes, size - 1) == 0) ? last : CPY_INT_TAG;
}

/* Put a value in where the order asks for it, behind its equals: bisect.insort. */
static inline bool PyriteByteArray_Insort(PyObject *bytes, CPyTagged value) {
    Py_ssize_t place = PyByteArray_GET_SIZE(bytes);
    int byte = PyriteByteArray_Byte(value);
    if (unlikely(byte < 0 || PyByteArray_Resize(bytes, place + 1) < 0)) {
        return false;
    }
    unsigned char *first = (unsigned char *)PyByteArray_AS_STRING(bytes);
    for (; place > 0 && first[place - 1] > byte; place--) {
        first[place] = first[place - 1];
    }
    first[place] = (unsigned char)byte;
    return true;
}

static inline PyObject *PyriteByteArray_AsBytes(PyObject *bytes) {
    return PyBytes_FromStringAndSize(PyByteArray_AS_STRING(bytes), PyByteArray_GET_SIZE(bytes));
}

#endif
