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


cdef inline uint32_t rotr(uint32_t x, int n) noexcept nogil:
    return x >> n | x << (32 - n)


@cython.boundscheck(False)
@cython.wraparound(False)
@cython.overflowcheck(False)
cdef void hash_block(uint32_t *h, const unsigned char *block) noexcept nogil:
    cdef uint32_t w[64]
    cdef uint32_t a, b, c, d, e, f, g, i, t1, t2
    cdef int t
    for t in range(16):
        w[t] = (<uint32_t> block[4 * t] << 24 | <uint32_t> block[4 * t + 1] << 16
                | <uint32_t> block[4 * t + 2] << 8 | <uint32_t> block[4 * t + 3])
    for t in range(16, 64):
        w[t] = ((rotr(w[t - 2], 17) ^ rotr(w[t - 2], 19) ^ w[t - 2] >> 10) + w[t - 7]
                + (rotr(w[t - 15], 7) ^ rotr(w[t - 15], 18) ^ w[t - 15] >> 3) + w[t - 16])
    a, b, c, d, e, f, g, i = h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7]
    for t in range(64):
        t1 = i + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + (e & f ^ ~e & g) + K[t] + w[t]
        t2 = (rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + (a & b ^ a & c ^ b & c)
        i = g
        g = f
        f = e
        e = d + t1
        d = c
        c = b
        b = a
        a = t1 + t2
    h[0] += a
    h[1] += b
    h[2] += c
    h[3] += d
    h[4] += e
    h[5] += f
    h[6] += g
    h[7] += i


cpdef NumberRow hash_words(bytes message):
    """The SHA-256 of a message as eight numbers of 32 bits, the last one first."""
    cdef const unsigned char *text = message
    cdef Py_ssize_t length = len(message), done = 0, left
    cdef unsigned char last[2 * BLOCK]
    cdef uint32_t h[8]
    cdef uint64_t bits = <uint64_t> length * 8
    cdef NumberRow words = NumberRow()
    cdef int place
    for place in range(8):
        h[place] = FIRST[place]
    while length - done >= BLOCK:
        hash_block(h, text + done)
        done += BLOCK
    left = length - done
    memset(last, 0, 2 * BLOCK)
    memcpy(last, text + done, left)
    last[left] = 128
    cdef Py_ssize_t end = BLOCK if left < BLOCK - 8 else 2 * BLOCK
    for place in range(8):
        last[end - 1 - place] = <unsigned char> (bits >> 8 * place & 255)
    hash_block(h, last)
    if end > BLOCK:
        hash_block(h, last + BLOCK)
    for place in range(7, -1, -1):
        words.append(h[place])
    return words
