// The speed limit of the base game: five seats, random play, in plain C++.
//
// Each line of input is a job: how moves are chosen (`list` or `sample`), a seed, seconds, games. It plays at least this
// much CPU time and this many games, and answers with a line of JSON.

#include <ctime>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <string>

#include "choosing.hpp"

static double cpu_seconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

int main() {
    std::cout << "{\"ready\": \"C++, " << __VERSION__ << "\"}" << std::endl;
    std::string how;
    uint64_t seed;
    double seconds;
    long least;
    static List list;
    while (std::cin >> how >> seed >> seconds >> least) {
        bool listed = how == "list";
        Game game(seed);
        SeededRandom rng{~seed};
        long games = 0, decisions = 0, legal = 0, nuggets = 0;
        double since = cpu_seconds(), spent = 0;
        while (games < least || spent < seconds) {
            game.begin();
            while (!game.over) {
                decisions++;
                if (listed) {
                    list_moves(game, list);
                    legal += list.count;
                    game.play(list.moves[rng.randbelow(list.count)]);
                } else {
                    game.play(sample_move(game, list, rng));
                }
            }
            games++;
            nuggets += std::accumulate(game.gold.begin(), game.gold.end(), 0);
            spent = cpu_seconds() - since;
        }
        std::cout << std::setprecision(9) << "{\"seconds\": " << spent << ", \"counts\": {\"" << how
                  << "\": " << decisions << "}, \"games\": " << games << ", \"legal\": " << legal
                  << ", \"laid\": " << game.laid << ", \"found\": " << game.found << ", \"nuggets\": " << nuggets << "}"
                  << std::endl;
    }
}
