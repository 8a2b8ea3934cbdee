/* Reading and writing one byte of a bytearray without making Python objects of its place and its value.
   The boards of the maze are bytearrays; mypyc itself has this for lists and bytes only. */

#ifndef PYRITE_BYTEARRAYS_H
#define PYRITE_BYTEARRAYS_H

#include <Python.h>
#include "CPy.h"

/* The address of a byte, or NULL with IndexError set; a place below zero counts from the end. */
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

static inline CPyTagged PyriteByteArray_Get(PyObject *bytes, CPyTagged place) {
    unsigned char *byte = PyriteByteArray_Place(bytes, place);
    return likely(byte != NULL) ? (CPyTagged)*byte << 1 : CPY_INT_TAG;
}

static inline bool PyriteByteArray_Set(PyObject *bytes, CPyTagged place, CPyTagged value) {
    Py_ssize_t number = CPyTagged_CheckShort(value) ? CPyTagged_ShortAsSsize_t(value) : -1;
    unsigned char *byte = PyriteByteArray_Place(bytes, place);
    if (unlikely(byte == NULL)) {
        return false;
    }
    if (unlikely(number < 0 || number > 255)) {
        PyErr_SetString(PyExc_ValueError, "byte must be in range(0, 256)");
        return false;
    }
    *byte = (unsigned char)number;
    return true;
}

#endif
