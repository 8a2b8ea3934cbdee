// The maze of the base game: a flat board, one byte a cell. Reached openings are updated with every change.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

constexpr uint8_t N = 1, E = 2, S = 4, W = 8, ALL_SIDES = 15;

constexpr uint8_t opposite(uint8_t side) { return (side << 2 | side >> 2) & ALL_SIDES; }

// A piece is a card with its orientation: its open sides, and whether they are joined inside the card.
constexpr uint8_t PASSAGE = 16, FACE_DOWN = 32;

struct CellList {  // a short list of cells, searched linearly
    std::array<int, 160> cells;
    int count = 0;

    void add(int cell) { cells[count++] = cell; }
    void remove(int cell) {
        int at = 0;
        while (cells[at] != cell) at++;
        cells[at] = cells[--count];
    }
};

struct Maze {
    static constexpr int RADIUS = 56, WIDTH = 2 * RADIUS + 1, SIZE = WIDTH * WIDTH;
    static constexpr std::array<int, 4> STEP = {-WIDTH, 1, WIDTH, -1};  // N, E, S, W

    std::array<uint8_t, SIZE> piece{}, demand{};
    std::array<uint8_t, SIZE> met{};  // the sides of a cell that a reached opening of a neighbour meets
    std::array<uint8_t, SIZE> reached{};
    int first = 0, last = SIZE;  // only cells in [first, last) have changed since `clear`
    CellList frontier;           // empty cells that a reached opening meets
    CellList tunnels;            // tunnels that a rockfall may remove (ACT-3)

    static constexpr int cell(int x, int y) { return (y + RADIUS) * WIDTH + x + RADIUS; }

    void clear() {
        wipe(piece), wipe(demand), clear_reached();
        tunnels.count = 0;
        first = SIZE, last = 0;
    }

    void clear_reached() {
        wipe(met), wipe(reached);
        frontier.count = 0;
    }

    void wipe(std::array<uint8_t, SIZE> &board) { std::fill(board.begin() + first, board.begin() + last, 0); }

    void changed(int at) { first = std::min(first, at - WIDTH), last = std::max(last, at + WIDTH + 1); }

    void hide(int at) {
        changed(at);
        piece[at] = FACE_DOWN;
    }

    // TUN-2: low four bits of a demand are sides that must be open, high four sides that must be closed.
    static bool fits(uint8_t demand, uint8_t laid) { return !((demand & ~laid & ALL_SIDES) | (demand >> 4 & laid)); }

    int mismatches(int at, uint8_t laid) const {  // GOAL-3
        return __builtin_popcount((demand[at] & ~laid & ALL_SIDES) | (demand[at] >> 4 & laid));
    }

    void lay(int at, uint8_t laid) {
        frontier.remove(at);
        tunnels.add(at);
        put(at, laid);
    }

    void put(int at, uint8_t laid) {
        changed(at);
        piece[at] = laid;
        for (int direction = 0; direction < 4; direction++) {
            uint8_t side = 1 << direction, theirs = opposite(side);
            demand[at + STEP[direction]] |= laid & side ? theirs : theirs << 4;
        }
        if (met[at] & laid) mark_reached(at);
    }

    void mark_reached(int from) {  // TAB-6: a path continues through passages, never through a dead end
        int waiting[64], count = 0;  // each card at most once, and the deck has 40 tunnels
        reached[from] = 1;
        waiting[count++] = from;
        while (count) {
            int at = waiting[--count];
            if (!(piece[at] & PASSAGE)) continue;
            for (int direction = 0; direction < 4; direction++) {
                uint8_t side = 1 << direction;
                if (!(piece[at] & side)) continue;
                int near = at + STEP[direction];
                if (!met[near] && !piece[near]) frontier.add(near);
                met[near] |= opposite(side);
                if (piece[near] & opposite(side) && !reached[near]) {
                    reached[near] = 1;
                    waiting[count++] = near;
                }
            }
        }
    }

    void remove(int at) {  // ACT-3: only a removal recomputes what is reached
        tunnels.remove(at);
        for (int direction = 0; direction < 4; direction++) {
            uint8_t theirs = opposite(1 << direction);
            demand[at + STEP[direction]] &= ~(theirs | theirs << 4);
        }
        piece[at] = 0;
        clear_reached();
        mark_reached(cell(0, 0));
    }
};
