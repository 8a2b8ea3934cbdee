// Two ways to choose a random legal move, each equally likely: from the list of all legal moves, or without a list.
#pragma once

#include "game.hpp"

struct List {
    std::array<Move, 2048> moves;
    int count = 0;

    void add(Move made) { moves[count++] = made; }
};

inline void list_answers(const Game &game, List &list) {
    if (game.question == WHICH_GOAL) {
        for (int goal = 0; goal < Game::GOALS; goal++)
            if (game.reached(goal)) list.add(move(TURN_GOAL, 0, goal));
    } else if (game.question == WHICH_WAY) {
        std::array<uint8_t, 2> orientations;
        int count = game.fitting_orientations(orientations);
        for (int each = 0; each < count; each++) list.add(move(LAY_GOAL, 0, orientations[each]));
    } else {
        for (size_t card = 0; card < game.offer.size(); card++)
            if (!card || game.offer[card] != game.offer[card - 1]) list.add(move(TAKE_GOLD, 0, game.offer[card]));
    }
}

inline void list_lays(const Game &game, const Hand &hand, List &list) {
    struct Lay {
        uint8_t kind, piece;
    } lays[12];
    int count = 0;
    for (int card = 0; card < hand.count && hand.cards[card] < FIRST_ACTION; card++) {
        if (hand.repeats(card)) continue;
        uint8_t kind = hand.cards[card];
        for (int turned = 0; turned < orientations_of(kind); turned++) lays[count++] = {kind, piece_of(kind, turned)};
    }
    for (int place = 0; place < game.maze.frontier.count; place++) {
        int cell = game.maze.frontier.cells[place];
        uint8_t demand = game.maze.demand[cell];
        for (int lay = 0; lay < count; lay++)
            if (Maze::fits(demand, lays[lay].piece)) list.add(move(LAY, lays[lay].kind, cell << 8 | lays[lay].piece));
    }
}

inline void list_actions(const Game &game, int kind, List &list) {
    if (kind == MAP) {
        for (int goal = 0; goal < Game::GOALS; goal++)
            if (game.faces[goal] == HIDDEN) list.add(move(READ, kind, goal));
    } else if (kind == ROCKFALL) {
        for (int place = 0; place < game.maze.tunnels.count; place++)
            list.add(move(FALL, kind, game.maze.tunnels.cells[place]));
    } else if (kind < REPAIR) {
        for (int seat = 0; seat < Game::SEATS; seat++)
            if (seat != game.asked && !(game.fronts[seat] >> (kind - BREAK) & 1)) list.add(move(SABOTAGE, kind, seat));
    } else {
        for (int seat = 0; seat < Game::SEATS; seat++)
            for (int tool = 0; tool < 3; tool++)
                if (game.fronts[seat] & REPAIRS[kind - REPAIR] & 1 << tool) list.add(move(REPAIR_TOOL, kind, seat << 2 | tool));
    }
}

inline void list_moves(const Game &game, List &list) {
    list.count = 0;
    if (game.question != TURN) return list_answers(game, list);
    const Hand &hand = game.hands[game.asked];
    if (!game.fronts[game.asked]) list_lays(game, hand, list);  // TUN-5
    for (int card = 0; card < hand.count; card++) {
        if (hand.repeats(card)) continue;
        if (hand.cards[card] >= FIRST_ACTION) list_actions(game, hand.cards[card], list);
        list.add(move(PASS, hand.cards[card], 0));
    }
}

// ---------------------------------------------------------------- without a list

// The number of candidate moves of a card, legal or not, including the pass.
inline int candidates(const Game &game, int kind) {
    if (kind < FIRST_ACTION) return 1 + (game.fronts[game.asked] ? 0 : orientations_of(kind) * game.maze.frontier.count);
    if (kind == MAP) return 1 + Game::GOALS;
    if (kind == ROCKFALL) return 1 + game.maze.tunnels.count;
    return 1 + (kind < REPAIR ? Game::SEATS : 3 * Game::SEATS);
}

// The candidate move of a card with this number, below `candidates`; false if it is not legal.
inline bool candidate_move(const Game &game, int kind, int number, Move &made) {
    if (number-- == 0) {
        made = move(PASS, kind, 0);
        return true;
    }
    if (kind < FIRST_ACTION) {
        int orientations = orientations_of(kind), cell = game.maze.frontier.cells[number / orientations];
        uint8_t piece = piece_of(kind, number % orientations);
        made = move(LAY, kind, cell << 8 | piece);
        return Maze::fits(game.maze.demand[cell], piece);
    }
    if (kind == MAP) {
        made = move(READ, kind, number);
        return game.faces[number] == HIDDEN;
    }
    if (kind == ROCKFALL) {
        made = move(FALL, kind, game.maze.tunnels.cells[number]);
        return true;
    }
    if (kind < REPAIR) {
        made = move(SABOTAGE, kind, number);
        return number != game.asked && !(game.fronts[number] >> (kind - BREAK) & 1);
    }
    made = move(REPAIR_TOOL, kind, number / 3 << 2 | number % 3);
    return game.fronts[number / 3] & REPAIRS[kind - REPAIR] & 1 << number % 3;
}

inline Move sample_move(Game &game, List &list, SeededRandom &rng) {
    if (game.question != TURN) {
        list.count = 0;
        list_answers(game, list);
        return list.moves[rng.randbelow(list.count)];
    }
    const Hand &hand = game.hands[game.asked];
    std::array<int, 8> cumulative;
    int all = 0;
    for (int card = 0; card < hand.count; card++)
        cumulative[card] = all += hand.repeats(card) ? 0 : candidates(game, hand.cards[card]);
    while (true) {  // an illegal candidate is drawn again, so all legal moves are equally likely
        int number = rng.randbelow(all), card = 0;
        Move made;
        while (cumulative[card] <= number) card++;
        if (candidate_move(game, hand.cards[card], card ? number - cumulative[card - 1] : number, made)) return made;
    }
}
