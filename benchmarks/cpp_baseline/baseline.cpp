// The C++ baseline: the base game for five seats with random moves, in plain C++. It shows how fast the game can be.
//
// Each input line is a request: the job (`list` or `sample`), a seed, seconds, games. It plays whole games for at least
// this much CPU time and at least this many games, and replies with one line of JSON (benchmarks/speed/job_protocol.py).

#include <ctime>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <string>

#include "move_choice.hpp"

static double cpu_seconds() {
    timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec + now.tv_nsec * 1e-9;
}

int main() {
    std::cout << "{\"ready\": \"C++, " << __VERSION__ << "\"}" << std::endl;
    std::string job;
    uint64_t seed;
    double seconds;
    long min_games;
    static List list;
    while (std::cin >> job >> seed >> seconds >> min_games) {
        bool listed = job == "list";
        Game game(seed);
        SeededRandom rng{~seed};
        long games = 0, decisions = 0, legal = 0, nuggets = 0;
        double since = cpu_seconds(), spent = 0;
        while (games < min_games || spent < seconds) {
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
        std::cout << std::setprecision(9) << "{\"seconds\": " << spent << ", \"counts\": {\"" << job
                  << "\": " << decisions << "}, \"games\": " << games << ", \"legal\": " << legal
                  << ", \"laid\": " << game.laid << ", \"found\": " << game.found << ", \"nuggets\": " << nuggets << "}"
                  << std::endl;
    }
}
