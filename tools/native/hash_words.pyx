"""`pyrite.game.dealing.hash_words` in C: for messages of a few bytes, calling OpenSSL takes longer than the hash.

The names of the functions are those of the standard (FIPS 180-4).
"""

cimport cython
from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcpy, memset

from math import isqrt

from pyrite.game.number_row cimport NumberRow

cdef enum:
    BLOCK = 64

cdef uint32_t K[64]
cdef uint32_t FIRST[8]


def _fill_constants():
    """Both rows of constants are fractions of roots of the first primes: cube roots in K, square roots in FIRST."""
    primes = [number for number in range(2, 312) if all(number % each for each in range(2, isqrt(number) + 1))]
    for place in range(64):
        K[place] = _cube_root(primes[place] << 96) & 0xFFFFFFFF
    for place in range(8):
        FIRST[place] = isqrt(primes[place] << 64) & 0xFFFFFFFF


def _cube_root(number):
    low, high = 0, 1 << 40
    while low < high:
        middle = (low + high + 1) // 2
        if middle**3 <= number:
            low = middle
        else:
            high = middle - 1
    return low


_fill_constants()


cdef extern from *:
    """
    #define ROTR(x, n) ((x) >> (n) | (x) << (32 - (n)))
    #define ROUND(a, b, c, d, e, f, g, h, added) do { \
        h += (ROTR(e, 6) ^ ROTR(e, 11) ^ ROTR(e, 25)) + (g ^ (e & (f ^ g))) + (added); \
        d += h; \
        h += (ROTR(a, 2) ^ ROTR(a, 13) ^ ROTR(a, 22)) + ((a & b) | (c & (a | b))); \
    } while (0)
    """
    uint32_t ROTR(uint32_t x, int n) noexcept nogil
    void ROUND(uint32_t a, uint32_t b, uint32_t c, uint32_t d,
               uint32_t e, uint32_t f, uint32_t g, uint32_t h, uint32_t added) noexcept nogil


@cython.boundscheck(False)
@cython.wraparound(False)
@cython.overflowcheck(False)
cdef void hash_block(uint32_t *first, const unsigned char *block) noexcept nogil:
    cdef uint32_t w[64]
    cdef uint32_t a = first[0], b = first[1], c = first[2], d = first[3]
    cdef uint32_t e = first[4], f = first[5], g = first[6], h = first[7]
    cdef int t
    for t in range(16):
        w[t] = (<uint32_t> block[4 * t] << 24 | <uint32_t> block[4 * t + 1] << 16
                | <uint32_t> block[4 * t + 2] << 8 | <uint32_t> block[4 * t + 3])
    for t in range(16, 64):
        w[t] = ((ROTR(w[t - 2], 17) ^ ROTR(w[t - 2], 19) ^ w[t - 2] >> 10) + w[t - 7]
                + (ROTR(w[t - 15], 7) ^ ROTR(w[t - 15], 18) ^ w[t - 15] >> 3) + w[t - 16])
    for t in range(0, 64, 8):  # eight rounds at a time: then no variable has to be moved to the next one
        ROUND(a, b, c, d, e, f, g, h, K[t] + w[t])
        ROUND(h, a, b, c, d, e, f, g, K[t + 1] + w[t + 1])
        ROUND(g, h, a, b, c, d, e, f, K[t + 2] + w[t + 2])
        ROUND(f, g, h, a, b, c, d, e, K[t + 3] + w[t + 3])
        ROUND(e, f, g, h, a, b, c, d, K[t + 4] + w[t + 4])
        ROUND(d, e, f, g, h, a, b, c, K[t + 5] + w[t + 5])
        ROUND(c, d, e, f, g, h, a, b, K[t + 6] + w[t + 6])
        ROUND(b, c, d, e, f, g, h, a, K[t + 7] + w[t + 7])
    first[0] += a
    first[1] += b
    first[2] += c
    first[3] += d
    first[4] += e
    first[5] += f
    first[6] += g
    first[7] += h


cpdef NumberRow hash_words(bytes key, Py_ssize_t counter):
    """The SHA-256 of a key and a counter of eight bytes as eight numbers of 32 bits, the last one first."""
    cdef const unsigned char *text = key
    cdef Py_ssize_t length = len(key), done = 0, left
    cdef unsigned char last[2 * BLOCK]
    cdef uint32_t h[8]
    cdef uint64_t bits = <uint64_t> (length + 8) * 8
    cdef NumberRow words = NumberRow.__new__(NumberRow)
    cdef Py_ssize_t place, end
    memcpy(h, FIRST, sizeof(h))
    while length - done >= BLOCK:
        hash_block(h, text + done)
        done += BLOCK
    left = length - done
    end = BLOCK if left + 8 < BLOCK - 8 else 2 * BLOCK
    memset(last, 0, end)
    memcpy(last, text + done, left)
    write_number(last + left, <uint64_t> counter)
    last[left + 8] = 128
    write_number(last + end - 8, bits)
    hash_block(h, last)
    if end > BLOCK:
        hash_block(h, last + BLOCK)
    for place in range(7, -1, -1):
        words.append(h[place])
    return words


cdef inline void write_number(unsigned char *to, uint64_t number) noexcept nogil:
    cdef int place
    for place in range(8):
        to[place] = <unsigned char> (number >> (56 - 8 * place) & 255)
