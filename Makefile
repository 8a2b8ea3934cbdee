# `make` lists the targets. There is no set-up step: a target that needs the virtual environment creates it
# from the lock files in requirements/.

VENV := .venv
BIN  := $(VENV)/bin
PY   := $(BIN)/python
PIP  := $(PY) -m pip --quiet --quiet
PYTEST := $(PY) -m pytest -n auto --dist loadgroup

# The virtual environment of the other game libraries that `make bench` compares with.
BENCH_VENV := .venv-bench

# The web client, built from web/ into the package.
WEB := src/pyrite/web/index.html
NODE_MODULES := web/node_modules/.made
WEB_SOURCES := $(shell find web \( -name node_modules -o -name .svelte-check \) -prune -o -type f -print 2>/dev/null) \
	$(wildcard docs/rules/*.* docs/rules/*/*.* src/pyrite/lessons/*.toml)

# The files that mypy checks. Ruff finds every Python file by itself.
TYPED := src tests $(wildcard tools/*.py tools/*/*.py benchmarks/*.py benchmarks/*/*.py examples/*.py)

# Bytecode is kept even if the environment says otherwise: tests start hundreds of interpreters.
export PYTHONDONTWRITEBYTECODE :=
export PIP_ROOT_USER_ACTION := ignore
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# The browser for browser tests; empty: the first chromium in PATH.
CHROMIUM ?=
export CHROMIUM

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run compiled test test-python test-compiled test-plain test-slow test-module generated test-repeat profile check rules chromium cluster-packages cover mutants fuzz soak equal-builds simulate golden layout modules counts balance arena-tables policy likelihoods calibration suspicion bench bench-gate bench-where bench-learn bench-bots bench-lag bench-store bench-move bench-page newcomer load capacity attacks kills wire pictures first-load web-check web-test format wheel lock clean

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------- play

run: $(VENV)/.run $(WEB) ## Run the server at http://127.0.0.1:8000, with a database file (PORT=8000)
	PYTHONPATH=$$($(PY) -m tools.compiled --if-made) $(BIN)/pyrite serve --port $(or $(PORT),8000)

.PHONY: cluster cluster-faults cluster-load

# NODES=2, FOLDER=site keeps the database and the logs there.
cluster: $(VENV)/.dev $(WEB) ## Run PostgreSQL, HAProxy and three nodes on this machine (PORT=8000 NODES=3 FOLDER=)
	@tools/get_cluster_packages.sh
	@PYTHONPATH=$$($(PY) -m tools.compiled --if-made) $(PY) -m tools.cluster $(if $(PORT),--port $(PORT)) \
		$(if $(NODES),--nodes $(NODES)) $(if $(FOLDER),--folder $(FOLDER))

compiled: $(VENV)/.run ## Compile the rules if there is a C compiler; make run then uses them
	@$(PY) -m tools.compiled

# ---------------------------------------------------------------- test and check

# The compiled rules are made beside the checks: each takes a minute or two on one core.
test: $(VENV)/.dev chromium cluster-packages ## Run everything: all tests, and beside them the checks
	@$(PY) -m tools.run_parallel 'test-compiled' 'check web-test test-plain'

test-python: test-compiled test-plain ## Run all Python tests except the slow ones

# Every test that can runs on the compiled rules, which are faster. tests/builds compares both builds. Without a C
# compiler, these tests run on the plain rules. src is left out: pytest would import it beside the build.
COMPILED_TESTS := tests tools/mutants README.md docs/beliefs.md docs/bots.md

test-compiled: $(VENV)/.dev
	@compiled=$$($(PY) -m tools.compiled) && PYTHONPATH=$$compiled $(PYTEST) -m 'not plain and not slow' $(COMPILED_TESTS)

# Tests that patch the rules (marked plain), examples in docstrings, and texts that pin the rules letter by letter
# (marked both). Files without a mark or an example are not collected.
PLAIN_TESTS = $(shell grep -rlE 'mark\.(plain|both)\b|^ *>>> ' --include='*.py' --exclude=conftest.py tests tools/mutants) src/pyrite

test-plain: $(VENV)/.dev
	@$(PYTEST) -m '(plain or both) and not slow' $(PLAIN_TESTS)

test-slow: $(VENV)/.dev chromium ## Run the slow tests and the audit of dependencies: before a release
	@compiled=$$($(PY) -m tools.compiled) && PYTHONPATH=$$compiled $(PYTEST) -m 'slow and not plain' $(COMPILED_TESTS)
	@$(PYTEST) -m 'slow and plain' $(PLAIN_TESTS)
	$(PY) tools/audit.py

web-test: $(WEB) ## Run the tests of the web client
	cd web && npm test --silent

# TIMES=10 runs, the last BUSY=5 of them beside a busy process on each core; PATHS as for pytest.
test-repeat: $(VENV)/.dev chromium ## Run tests many times to find those that fail now and then (TIMES=10 BUSY=5 PATHS=tests/browser)
	@$(PY) -m tools.repeat_tests $(if $(TIMES),--times $(TIMES)) $(if $(BUSY),--busy $(BUSY)) $(or $(PATHS),tests/browser)

check: $(VENV)/.dev web-check ## Check lint, format, types, import layers, dependencies and commit subjects
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo
	$(BIN)/mypy --strict $(TYPED)
	$(PY) -m pip check
	$(PY) -m tools.commit_subjects

web-check: $(VENV)/.dev $(WEB) ## Check the web client: format, types, the size of the first load, generated files
	cd web && npm run --silent check
	cd web && npm run --silent size
	$(PY) -m tools.wire_types --check
	$(PY) -m tools.web_choices --check

rules: $(VENV)/.dev ## Count the tests of each numbered rule; fail if a rule has none
	$(PY) tools/rule_coverage.py

# Without PostgreSQL and HAProxy the tests of several nodes are skipped, with this message.
cluster-packages:
	@tools/get_cluster_packages.sh || true

chromium: $(WEB) ## Install a browser for the tests if there is none, and build the web client
	@tools/get_chromium.sh

# Only tests of the rules, and of what calls them in ways of its own: observations of modules, and the clock of a room.
# Other tests take longer and reach no more of pyrite.game.
COVER_TESTS := $(addprefix tests/,game rules modules golden counts notation fuzz oracle properties learn server/room)

cover: $(VENV)/.dev ## Run tests of the rules; fail if they miss a line or a branch of pyrite.game
	$(PYTEST) -m 'not slow' --cov --cov-report=term-missing --cov-fail-under=100 $(COVER_TESTS)

# MODULE=legal or 'cards.*', SAMPLE=500 mutants, SECONDS=30 of tests for each, JOBS=4, TABLES=1, TESTS=tests/rules.
# tools/mutants/README.md explains them.
mutants: $(VENV)/.dev ## Mutation testing of pyrite.game: which small changes does no test find? (MODULE=, SAMPLE=, TABLES=1)
	@$(PY) -m tools.mutants $(if $(MODULE),--module '$(MODULE)') $(if $(SAMPLE),--sample $(SAMPLE)) \
		$(if $(SECONDS),--seconds $(SECONDS)) $(if $(JOBS),--jobs $(JOBS)) $(if $(TABLES),--tables) \
		$(if $(TESTS),--tests $(TESTS))


MINUTES :=
TARGET  :=
ONLY    :=

# The rules that fuzz and soak run on: BUILD=plain or compiled; without BUILD, compiled ones if they are made.
WITH_BUILD = folder=$$($(PY) -m tools.compiled $(or $(BUILD),--if-made)) && PYTHONPATH=$$folder

fuzz: $(VENV)/.fuzz ## Search for inputs that make the program fail (MINUTES=2 TARGET=position BUILD=plain)
	@$(WITH_BUILD) $(PY) tools/fuzz.py --minutes $(or $(MINUTES),2) $(TARGET)

soak: $(VENV)/.dev ## Check all properties on random games, and mangled input, on all cores (MINUTES=10 ONLY=imagined BUILD=plain)
	@$(WITH_BUILD) $(PY) tools/soak.py --minutes $(or $(MINUTES),10) $(if $(ONLY),--only $(ONLY))

equal-builds: $(VENV)/.dev ## Play the same random games with the plain and the compiled rules (DECISIONS=1000000)
	@$(PY) -m tools.equal_builds $(if $(DECISIONS),--decisions $(DECISIONS))

# SCHEDULES=100000 takes two to three hours on one core.
simulate: $(VENV)/.dev ## Simulate nodes that share a store, in random schedules of faults (SCHEDULES=100000)
	PYTHONPATH=$$($(PY) -m tools.compiled --if-made) $(PY) tools/simulate.py --schedules $(or $(SCHEDULES),100000)

# Tests that say what a new module still lacks (CONTRIBUTING, "Add a card").
MODULE_TESTS := $(addprefix tests/,modules game/test_modules.py learn/test_module_changes.py bots/test_advice.py messages \
	counts test_card_names.py server/room/test_clock.py properties)

test-module: $(VENV)/.dev $(NODE_MODULES) ## Say what a new module lacks: the tests that go through all modules
	@$(PYTEST) -m 'not slow' $(MODULE_TESTS)
	cd web && npm test --silent

generated: golden counts wire modules layout ## Write everything that follows from the declarations of modules
	$(PY) -m tools.web_choices
	$(PY) tools/card_names.py web/src/gallery/names.json

golden: $(VENV)/.dev ## Replay the golden playthroughs and write what the viewers see now
	$(PY) -m tools.golden

wire: $(VENV)/.dev $(NODE_MODULES) ## Write the TypeScript types of the wire protocol for the web client
	$(PY) -m tools.wire_types

# ONLY=table takes only docs/pictures/web/table.png; CHROMIUM=/path names another browser.
pictures: $(VENV)/.dev chromium ## Let bots play and take the screenshots of the README (ONLY=table)
	$(PY) -m tools.pictures $(ONLY)

first-load: $(VENV)/.dev chromium ## Print how many bytes a first visit loads, plain and compressed
	$(PY) -m tools.first_load

layout: $(VENV)/.dev ## Write the tables of actions and observations into docs/learning.md
	$(PY) -m tools.learning_layout

modules: $(VENV)/.dev ## Write the tables and lists of all modules into docs/modules.md and docs/rules
	$(PY) -m tools.module_table
	$(PY) -m tools.rulebook_lists

counts: $(VENV)/.dev ## Count the legal sequences of commands from named positions with the oracle
	$(PY) -m tools.counts

balance: $(VENV)/.dev ## Measure how the game is balanced for a bot and write docs/balance.md (ROUNDS=400 BOT=...)
	$(PY) -m tools.balance $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(BOT),--bot $(BOT))

arena-tables: $(VENV)/.run ## Measure the bots and write the tables of docs/bots.md (ROUNDS=400)
	$(PY) -m tools.arena_tables $(if $(ROUNDS),--rounds $(ROUNDS))

# The state is stored in build/policy after each batch: the same command continues an interrupted run.
policy: $(VENV)/.dev ## Train the playout policy by self-play and write its weights (ROUNDS=600000 SEED=1)
	PYTHONPATH=$$($(PY) -m tools.compiled) $(PY) -m tools.train_policy $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(SEED),--seed $(SEED))

likelihoods: $(VENV)/.run ## Let bots play and count what they do in each role (ROUNDS=24 TIMES=3)
	$(PY) -m tools.likelihoods $(or $(ROUNDS),24) $(or $(TIMES),3)

calibration: $(VENV)/.dev ## Measure the accuracy of beliefs on other rounds and write docs/beliefs.md (ROUNDS=12)
	$(PY) -m tools.calibration $(ROUNDS)
	$(PY) -m tools.suspicion_game

suspicion: $(VENV)/.dev ## Play the example game of docs/beliefs.md and draw the beliefs in it
	$(PY) -m tools.suspicion_game

# Each row is RUNS runs of SECONDS of CPU time; WRITE=1 writes the tables into docs/speed.md. BEFORE=../older compares
# with an older checkout, in which `make compiled` was run.
bench: $(VENV)/.dev $(BENCH_VENV)/.made ## Measure the speed of the rules and of other libraries (RUNS=7 SECONDS=0.5 BEFORE= WRITE=1)
	@$(PY) -m benchmarks.speed --other-python $(BENCH_VENV)/bin/python $(if $(RUNS),--runs $(RUNS)) \
		$(if $(SECONDS),--seconds $(SECONDS)) $(if $(BEFORE),--before $(BEFORE)) $(if $(WRITE),--write)

bench-gate: $(VENV)/.dev ## Fail if a workload takes more instructions than accepted (ACCEPT=1 accepts the new counts)
	@$(PY) -m benchmarks.gate $(if $(ACCEPT),--accept)

bench-where: $(VENV)/.dev ## Count instructions per decision: plain, compiled, and in C++
	@$(PY) -m benchmarks.gate.instructions_per_decision

# COMPILED=1 for the compiled build.
bench-learn: $(VENV)/.dev $(BENCH_VENV)/.made ## Measure the speed of the learning environment and of PettingZoo's games (COMPILED=1)
	@PYTHONPATH=$(if $(COMPILED),$$($(PY) -m tools.compiled),src) $(BENCH_VENV)/bin/python -m benchmarks.learn

# CASE='Saboteur 2' for one set-up, FUNCTIONS=12 shown for each path, COMPILED=1 for the compiled build.
profile: $(VENV)/.dev ## Profile every hot path of the rules (CASE=, FUNCTIONS=, COMPILED=1)
	@$(if $(COMPILED),PYTHONPATH=$$($(PY) -m tools.compiled)) $(PY) -m benchmarks.profiles \
		$(if $(CASE),--case '$(CASE)') $(if $(FUNCTIONS),--functions $(FUNCTIONS))

bench-bots: $(VENV)/.dev ## Measure how long each bot thinks
	$(PY) benchmarks/bots.py

bench-lag: $(VENV)/.dev ## Measure how much bots delay the event loop, in threads and in processes
	$(PY) -m benchmarks.bot_lag

bench-store: $(VENV)/.dev ## Measure appends per second to SQLite, raw sqlite3 and PostgreSQL
	$(PY) -m benchmarks.store

bench-move: $(VENV)/.dev ## Measure the cost of one move in the server, step by step
	@$(PY) -m benchmarks.server_move

bench-page: $(VENV)/.dev chromium ## Longest task and frames per second of the page while twelve play, processor slowed four times
	$(PY) -m benchmarks.page_frames

newcomer: $(VENV)/.dev chromium ## Count taps and seconds from the home page to a newcomer's first move (RUNS=5)
	$(PY) -m benchmarks.newcomer $(if $(RUNS),--runs $(RUNS))

# SECONDS at a constant rate, then RAMP seconds at each higher rate (0: none); WRITE=1 writes docs/capacity.md.
load: $(VENV)/.dev ## Measure the capacity of the server on one core, and of a bare relay (ROOMS=600 SECONDS=20 RAMP=8 WRITE=1)
	@$(PY) -m benchmarks.load $(if $(ROOMS),--rooms $(ROOMS)) $(if $(SECONDS),--seconds $(SECONDS)) \
		$(if $(RAMP),--ramp $(RAMP)) $(if $(WRITE),--write)

# Nothing is measured: costs.py has the measured costs. SEED=1 of the simulation; WRITE=1 writes docs/capacity.md.
capacity: $(VENV)/.dev ## Calculate and simulate sites for 1,000 to 1,000,000 people (SEED=1 WRITE=1)
	@$(PY) -m benchmarks.capacity $(if $(SEED),--seed $(SEED)) $(if $(WRITE),--write)

# ATTACK=large_headers runs one attack; without ATTACK they are listed. TREE=../before attacks the server of another checkout.
attacks: $(VENV)/.dev ## Attack a local server and print the effect on it and on other tables (ATTACK=, TREE=)
	@$(PY) -m benchmarks.attacks $(ATTACK) $(if $(TREE),--tree $(TREE))

kills: $(VENV)/.dev ## Kill the server while games are played and count what is lost (KILLS=200)
	@$(PY) -m tools.kills $(if $(KILLS),--kills $(KILLS))

# FAULT=kill for one kind of fault, TRIES=50 of it; JSON=result.json writes all figures, added to those in the file.
cluster-faults: $(VENV)/.dev ## Break parts of a site of three nodes while games are played (FAULT= TRIES= ROOMS= JSON=)
	@tools/get_cluster_packages.sh --faults
	@PYTHONPATH=$$($(PY) -m tools.compiled --if-made) $(PY) -m tools.faults $(if $(FAULT),--fault $(FAULT)) \
		$(if $(TRIES),--tries $(TRIES)) $(if $(ROOMS),--rooms $(ROOMS)) $(if $(JSON),--json $(JSON))

cluster-load: $(VENV)/.dev ## Play the same rooms on one node and on three (ROOMS=600 RATE=0.25 SECONDS=20)
	@tools/get_cluster_packages.sh
	@compiled=$$($(PY) -m tools.compiled) && PYTHONPATH=$$compiled $(PY) -m tools.faults.load \
		$(if $(ROOMS),--rooms $(ROOMS)) $(if $(RATE),--rate $(RATE)) $(if $(SECONDS),--seconds $(SECONDS))

format: $(VENV)/.dev ## Format the code
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	@if [ -e $(NODE_MODULES) ]; then cd web && npm run --silent format -- --log-level warn; fi

# ---------------------------------------------------------------- release

wheel: $(VENV)/.dev $(WEB) ## Build the source archive and the wheel into dist/
	rm -rf dist
	$(PY) -m build --no-isolation --outdir dist

lock: $(VENV)/.dev ## Update the lock files from pyproject.toml (UPGRADE=1: newest versions)
	$(LOCK) requirements/build.in --output-file requirements/build.txt
	$(LOCK) requirements/run.in --output-file requirements/run.txt --constraints requirements/build.txt
	$(LOCK) requirements/dev.in --output-file requirements/dev.txt \
		--constraints requirements/build.txt --constraints requirements/run.txt
	$(LOCK) requirements/fuzz.in --output-file requirements/fuzz.txt
	$(LOCK) requirements/bench.in --output-file requirements/bench.txt --constraints requirements/dev.txt

# For every supported Python, and without the address of the package index.
LOCK = $(BIN)/uv pip compile --quiet $(if $(UPGRADE),--upgrade) --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-package pyrite-saboteur \
	--no-annotate --custom-compile-command 'make lock'

clean: ## Remove everything that was built, including the virtual environment
	rm -rf $(VENV) $(BENCH_VENV) web/node_modules web/.svelte-check src/pyrite/web dist build htmlcov .coverage .coverage.* \
		.hypothesis .import_linter_cache .mutants .mypy_cache .pytest_cache .ruff_cache
	find src tests tools benchmarks examples -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# ---------------------------------------------------------------- the virtual environment
# Each stamp file is as new as its last install, so a changed lock file installs again.

# A lock file names every package, so pip resolves nothing. With dependencies, pip 23 refuses a lock as soon as an
# extra that it needs (coverage[toml]) has a newer release.
LOCKED := install --require-hashes --no-deps

$(VENV)/.made:
	@tools/make_venv.sh $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/build.txt requirements/run.txt pyproject.toml
	@echo 'Installing the dependencies of pyrite (requirements/run.txt) ...'
	@$(PIP) $(LOCKED) -r requirements/build.txt -r requirements/run.txt
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo 'Installing the tools for tests and checks (requirements/dev.txt) ...'
	@$(PIP) $(LOCKED) -r requirements/dev.txt
	@touch $@

$(VENV)/.fuzz: $(VENV)/.dev requirements/fuzz.txt
	@echo 'Installing the fuzzer (requirements/fuzz.txt) ...'
	@$(PIP) $(LOCKED) -r requirements/fuzz.txt
	@touch $@

$(BENCH_VENV)/.made: requirements/bench.txt benchmarks/speed/install_lock.py
	@tools/make_venv.sh $(BENCH_VENV)
	@echo 'Installing the libraries to compare with (requirements/bench.txt) ...'
	@$(BENCH_VENV)/bin/python benchmarks/speed/install_lock.py requirements/bench.txt
	@touch $@

# ---------------------------------------------------------------- the web client

$(NODE_MODULES): web/package.json web/package-lock.json tools/make_web.sh
	@tools/make_web.sh
	@touch $@

$(WEB): $(NODE_MODULES) $(WEB_SOURCES)
	@echo 'Building the web client ...'
	@cd web && npm run --silent build -- --logLevel warn
