// The base game for five seats: cards, turns, goals, gold (TUN, ACT, TURN, GOAL, END, PAY).
#pragma once

#include <vector>

#include "maze.hpp"

struct SeededRandom {  // splitmix64
    uint64_t state;

    uint32_t randbelow(uint32_t bound) {
        uint64_t word = state += 0x9e3779b97f4a7c15u;
        word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9u;
        word = (word ^ word >> 27) * 0x94d049bb133111ebu;
        return ((word ^ word >> 31) >> 32) * bound >> 32;
    }
    template <class Cards> void shuffle(Cards &cards, int count) {
        for (int last = count - 1; last > 0; last--) std::swap(cards[last], cards[randbelow(last + 1)]);
    }
};

// ---------------------------------------------------------------- the cards

enum Kind : uint8_t { FIRST_ACTION = 16, MAP = 16, ROCKFALL, BREAK, REPAIR = BREAK + 3, KINDS = REPAIR + 6 };

struct Tunnel {
    uint8_t sides;
    bool passage;
    int count;
};
constexpr std::array<Tunnel, FIRST_ACTION> TUNNELS = {{
    {N | S, true, 4}, {E | W, true, 3}, {N | E, true, 5}, {N | W, true, 4}, {N | E | S, true, 5},
    {N | E | W, true, 5}, {ALL_SIDES, true, 5},
    {N, false, 1}, {E, false, 1}, {N | S, false, 1}, {E | W, false, 1}, {N | E, false, 1}, {N | W, false, 1},
    {N | E | S, false, 1}, {N | E | W, false, 1}, {ALL_SIDES, false, 1},
}};
constexpr std::array<int, KINDS - FIRST_ACTION> ACTIONS = {6, 3, 3, 3, 3, 2, 2, 2, 1, 1, 1};  // in the order of Kind
constexpr std::array<uint8_t, 6> REPAIRS = {1, 2, 4, 1 | 2, 1 | 4, 2 | 4};                    // tools as bits
constexpr int DECK = 67;

constexpr uint8_t piece_of(int kind, bool turned) {
    uint8_t sides = TUNNELS[kind].sides;
    return (turned ? opposite(sides) : sides) | (TUNNELS[kind].passage ? PASSAGE : 0);
}
constexpr int orientations_of(int kind) { return TUNNELS[kind].sides == opposite(TUNNELS[kind].sides) ? 1 : 2; }

enum Goal : uint8_t { HIDDEN, GOLD, STONE_NE, STONE_NW };
constexpr std::array<uint8_t, 4> GOAL_SIDES = {0, ALL_SIDES, N | E, N | W};

// ---------------------------------------------------------------- moves

enum Verb : uint32_t { LAY, SABOTAGE, REPAIR_TOOL, FALL, READ, PASS, TURN_GOAL, LAY_GOAL, TAKE_GOLD };
using Move = uint32_t;  // verb, kind, and then a cell, a piece or a seat
constexpr Move move(Verb verb, int kind, int details) { return verb << 28 | kind << 23 | details; }
constexpr int kind_in(Move made) { return made >> 23 & 31; }
constexpr int details_in(Move made) { return made & ((1 << 23) - 1); }

struct Hand {
    std::array<uint8_t, 8> cards;  // by kind, in rising order
    int count;

    void add(uint8_t kind) {
        int at = count++;
        for (; at && cards[at - 1] > kind; at--) cards[at] = cards[at - 1];
        cards[at] = kind;
    }
    void remove(uint8_t kind) {
        int at = 0;
        while (cards[at] != kind) at++;
        for (count--; at < count; at++) cards[at] = cards[at + 1];
    }
    bool repeats(int at) const { return at && cards[at] == cards[at - 1]; }  // equal cards are one choice
};

enum Question : uint8_t { NOTHING, TURN, WHICH_GOAL, WHICH_WAY, WHICH_GOLD };

// ---------------------------------------------------------------- the game

struct Game {
    static constexpr int SEATS = 5, HAND = 6, ROUNDS = 3, GOALS = 3;
    static constexpr std::array<int, GOALS> GOAL_CELLS = {Maze::cell(8, -2), Maze::cell(8, 0), Maze::cell(8, 2)};
    static constexpr std::array<int, 5> SHARES = {0, 4, 3, 3, 2};  // PAY-6, by how many saboteurs there are

    SeededRandom rng;
    Maze maze;
    std::array<Hand, SEATS> hands;
    std::array<uint8_t, SEATS> fronts, saboteur;
    std::array<std::array<uint8_t, GOALS>, SEATS> seen;  // ACT-4
    std::array<uint8_t, GOALS> goals, faces;
    std::array<uint8_t, DECK> deck, discard;
    int cards_left, discarded, round, to_move, asked, chosen_goal;
    std::vector<uint8_t> pile, offer;
    std::array<int, SEATS> gold;
    Question question;
    bool gold_found, over;
    long laid = 0, found = 0;  // totals, which a test compares with the game in Python

    explicit Game(uint64_t seed) : rng{seed} {}

    void begin() {
        pile.clear();
        for (int nuggets = 1; nuggets <= 3; nuggets++) pile.insert(pile.end(), 32 >> nuggets, nuggets);
        rng.shuffle(pile, pile.size());
        gold.fill(0);
        over = false, round = 0;
        begin_round(rng.randbelow(SEATS));
    }

    void begin_round(int first) {
        round++;
        int count = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            int copies = kind < FIRST_ACTION ? TUNNELS[kind].count : ACTIONS[kind - FIRST_ACTION];
            while (copies--) deck[count++] = kind;
        }
        rng.shuffle(deck, DECK);
        std::array<uint8_t, SEATS + 1> roles = {1, 1};  // SET-1: two saboteurs, four diggers, one left over
        rng.shuffle(roles, SEATS + 1);
        goals = {GOLD, STONE_NE, STONE_NW}, faces.fill(HIDDEN);
        rng.shuffle(goals, GOALS);
        cards_left = DECK, discarded = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            hands[seat].count = fronts[seat] = 0, saboteur[seat] = roles[seat], seen[seat].fill(HIDDEN);
            for (int card = 0; card < HAND; card++) hands[seat].add(deck[--cards_left]);
        }
        gold_found = false;
        maze.clear();
        for (int cell : GOAL_CELLS) maze.hide(cell);
        maze.met[Maze::cell(0, 0)] = ALL_SIDES;  // the start is reached by itself
        maze.put(Maze::cell(0, 0), ALL_SIDES | PASSAGE);
        ask(TURN, to_move = first);
    }

    void ask(Question next, int seat) { question = next, asked = seat; }

    // ------------------------------------------------------------ what a move does

    void play(Move made) {
        Question answered = question;
        Verb verb = Verb(made >> 28);
        question = NOTHING;
        switch (answered) {
            case TURN: take_turn(verb, kind_in(made), details_in(made)); break;
            case WHICH_GOAL: turn_over(details_in(made)); break;
            case WHICH_WAY: lay_goal(details_in(made)); break;
            default: take_gold(details_in(made)); return;
        }
        if (answered != TURN || verb == LAY) follow_path();
        if (question == NOTHING) end_turn();
    }

    void take_turn(Verb verb, int kind, int details) {
        hands[to_move].remove(kind);
        if (verb == LAY) {
            maze.lay(details >> 8, details & 255);
            laid++;
            return;
        }
        if (verb == SABOTAGE) {
            fronts[details] |= 1 << (kind - BREAK);
            return;
        }
        if (verb == REPAIR_TOOL) {
            fronts[details >> 2] &= ~(1 << (details & 3));
            discard[discarded++] = BREAK + (details & 3);
        } else if (verb == FALL) {
            discard[discarded++] = maze.piece[details];
            maze.remove(details);
        } else if (verb == READ) {
            seen[to_move][details] = goals[details];
        }
        discard[discarded++] = kind;
    }

    void follow_path() {  // GOAL-1, GOAL-4
        while (question == NOTHING && !gold_found) {
            int first = -1, count = 0;
            for (int goal = 0; goal < GOALS; goal++)
                if (reached(goal)) first = count++ ? first : goal;
            if (!count) return;
            count > 1 ? ask(WHICH_GOAL, to_move) : turn_over(first);
        }
    }

    bool reached(int goal) const { return faces[goal] == HIDDEN && maze.met[GOAL_CELLS[goal]]; }

    void turn_over(int goal) {
        faces[goal] = goals[goal], chosen_goal = goal;
        gold_found = faces[goal] == GOLD;
        std::array<uint8_t, 2> orientations;
        fitting_orientations(orientations) > 1 ? ask(WHICH_WAY, to_move) : lay_goal(orientations[0]);
    }

    int fitting_orientations(std::array<uint8_t, 2> &orientations) const {  // GOAL-3: those that join, with the fewest mismatches
        int cell = GOAL_CELLS[chosen_goal], count = 0, fewest = 5;
        uint8_t sides = GOAL_SIDES[faces[chosen_goal]];
        for (uint8_t orientation : {sides, opposite(sides)}) {
            if (!(maze.met[cell] & orientation) || (count && orientation == orientations[0])) continue;
            int misfit = maze.mismatches(cell, orientation);
            if (misfit < fewest) fewest = misfit, count = 0;
            if (misfit == fewest) orientations[count++] = orientation;
        }
        return count;
    }

    void lay_goal(uint8_t sides) { maze.put(GOAL_CELLS[chosen_goal], sides | PASSAGE); }

    void end_turn() {
        if (gold_found) {
            found++;
            share_among_diggers();
            return;
        }
        if (cards_left) hands[to_move].add(deck[--cards_left]);  // TURN-2
        for (int step = 1; step <= SEATS; step++) {
            int seat = (to_move + step) % SEATS;
            if (hands[seat].count) {
                ask(TURN, to_move = seat);
                return;
            }
        }
        pay_saboteurs();  // END-1
        end_round();
    }

    void end_round() {
        if (round < ROUNDS) begin_round((to_move + 1) % SEATS);
        else over = true;
    }

    // ------------------------------------------------------------ gold

    void share_among_diggers() {  // PAY-2, PAY-4: against the direction of play
        size_t diggers = std::count(saboteur.begin(), saboteur.end(), 0);
        offer.assign(pile.end() - std::min(diggers, pile.size()), pile.end());
        pile.resize(pile.size() - offer.size());
        std::sort(offer.begin(), offer.end());
        asked = (to_move + 1) % SEATS;
        offer_to_next_digger();
    }

    void offer_to_next_digger() {
        do asked = (asked + SEATS - 1) % SEATS;
        while (saboteur[asked]);
        if (offer.size() > 1) {
            question = WHICH_GOLD;
        } else {
            gold[asked] += offer[0];
            end_round();
        }
    }

    void take_gold(int nuggets) {
        gold[asked] += nuggets;
        offer.erase(std::find(offer.begin(), offer.end(), nuggets));
        offer_to_next_digger();
    }

    void pay_saboteurs() {  // PAY-6
        int due = SHARES[std::count(saboteur.begin(), saboteur.end(), 1)];
        for (int step = 1; step <= SEATS; step++)
            if (saboteur[(to_move + step) % SEATS]) gold[(to_move + step) % SEATS] += draw_exactly(due);
    }

    int draw_exactly(int due) {
        unsigned sums = 1;
        for (int nuggets : pile) sums |= sums << nuggets;
        while (!(sums >> due & 1)) due--;
        std::vector<uint8_t> cards(pile.rbegin(), pile.rend()), kept;
        int missing = due;
        while (missing) {
            if (*std::min_element(cards.begin(), cards.end()) > missing) {
                cards.insert(cards.end(), kept.begin(), kept.end());
                kept.clear(), missing = due;
            }
            int card = cards.front();
            cards.erase(cards.begin());
            if (card > missing) cards.push_back(card);
            else kept.push_back(card), missing -= card;
        }
        pile.assign(cards.rbegin(), cards.rend());
        return due;
    }
};
