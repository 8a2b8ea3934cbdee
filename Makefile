# `make` alone lists what there is. Nothing needs setting up first: a target that needs the virtual
# environment makes it, once, from the locks in requirements/.

VENV := .venv
BIN  := $(VENV)/bin
PY   := $(BIN)/python
PIP  := $(PY) -m pip --quiet --quiet

# Other people's games, which `make bench` measures ours against: they want packages of their own.
RIVALS := .venv-bench

# The web client as the server shows it, built from web/ into the package.
WEB := src/pyrite/web/index.html
NODE_MODULES := web/node_modules/.made
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

# What mypy reads. Ruff finds every Python file by itself.
TYPED := src tests $(wildcard tools/*.py tools/*/*.py benchmarks/*.py benchmarks/*/*.py examples/*.py)

export PIP_ROOT_USER_ACTION := ignore
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Another browser than the first chromium in PATH, for the tests in one.
CHROMIUM ?=
export CHROMIUM

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run compiled test test-compiled test-repeat profile check rules chromium cover mutants fuzz soak golden layout counts balance arena-tables likelihoods calibration suspicion bench bench-gate bench-where bench-learn bench-bots bench-store bench-move load attacks kills wire pictures web-check web-test format wheel lock clean

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------- play

run: $(VENV)/.run $(WEB) ## Serve the game at http://127.0.0.1:8000, with bots and a file to keep it in (PORT=8000)
	PYTHONPATH=$$($(PY) -m tools.compiled --if-made) $(BIN)/pyrite serve --port $(or $(PORT),8000)

compiled: $(VENV)/.run ## Compile the rules, where there is a C compiler; make run then uses them
	@$(PY) -m tools.compiled

# ---------------------------------------------------------------- look after the code

# The rules are compiled beside the checks: both take a minute or two of one core.
test: $(VENV)/.dev chromium ## Everything that must hold: checks, rule coverage, then all tests
	@$(PY) -m tools.compiled >/dev/null & compiling=$$!; \
	$(MAKE) --no-print-directory check rules web-test || { kill $$compiling; exit 1; }; wait
	$(PY) -m pytest -n auto --dist loadgroup
	@$(MAKE) --no-print-directory test-compiled

web-test: $(WEB)
	cd web && npm test --silent

# The rules and the learning environment as mypyc compiles them, from the same files, held to the same tests.
GAME_TESTS := $(addprefix tests/,rules game properties golden counts scenarios notation oracle learn)

test-compiled: $(VENV)/.dev ## The tests of the game and of learning on the compiled build, where there is a C compiler
	@twin=$$($(PY) -m tools.compiled) && if [ -n "$$twin" ]; then \
		PYTHONPATH=$$twin $(PY) -m pytest -n auto --dist loadgroup $(GAME_TESTS); fi

# TIMES=10 runs, the last BUSY=5 of them beside a busy process on each core; PATHS as for pytest.
test-repeat: $(VENV)/.dev chromium ## Run tests many times to find those that fail now and then (TIMES=10 BUSY=5 PATHS=tests/browser)
	@$(PY) -m tools.repeat_tests $(if $(TIMES),--times $(TIMES)) $(if $(BUSY),--busy $(BUSY)) $(or $(PATHS),tests/browser)

check: $(VENV)/.dev web-check ## Lint, format, types, the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo
	$(BIN)/mypy --strict $(TYPED)
	$(PY) -m pip check
	$(PY) tools/audit.py
	$(PY) -m tools.commit_subjects

web-check: $(VENV)/.dev $(WEB) ## The same for the web client: format, types, the size of the first load, what is made by tools
	cd web && npm run --silent check
	cd web && npm run --silent size
	$(PY) -m tools.wire_types --check
	$(PY) -m tools.web_choices --check

rules: $(VENV)/.dev ## Which numbered rules have a test, and which have none
	$(PY) tools/rule_coverage.py

chromium: $(WEB) ## See to it that there is a browser for the tests, and the client to open in it
	@tools/get_chromium.sh

cover: $(VENV)/.dev chromium ## Run the tests and report lines and branches of pyrite.game not reached
	$(PY) -m pytest -n auto --dist loadgroup --cov --cov-report=term-missing:skip-covered

# MODULE=legal or 'cards.*', SAMPLE=500 mutants, SECONDS=30 of tests for each, JOBS=4, TABLES=1, TESTS=tests/rules.
# tools/mutants/README.md explains them.
mutants: $(VENV)/.dev ## Mutation testing of pyrite.game: which small changes does no test find? (MODULE=, SAMPLE=, TABLES=1)
	@$(PY) -m tools.mutants $(if $(MODULE),--module '$(MODULE)') $(if $(SAMPLE),--sample $(SAMPLE)) \
		$(if $(SECONDS),--seconds $(SECONDS)) $(if $(JOBS),--jobs $(JOBS)) $(if $(TABLES),--tables) \
		$(if $(TESTS),--tests $(TESTS))


MINUTES :=
TARGET  :=
ONLY    :=

fuzz: $(VENV)/.fuzz ## Look for inputs that make it stumble: make fuzz MINUTES=2 TARGET=position
	$(PY) tools/fuzz.py --minutes $(or $(MINUTES),2) $(TARGET)

soak: $(VENV)/.dev ## All properties over games without end, and fuzz, on all cores: make soak MINUTES=10 ONLY=imagined
	$(PY) tools/soak.py --minutes $(or $(MINUTES),10) $(if $(ONLY),--only $(ONLY))

golden: $(VENV)/.dev ## Play the golden playthroughs again and write down what is seen now
	$(PY) -m tools.golden

wire: $(VENV)/.dev ## Write the types of the wire for the web client anew
	$(PY) -m tools.wire_types

# ONLY=table takes docs/pictures/web/table.png alone; CHROMIUM=/path names another browser than the first in PATH.
pictures: $(VENV)/.dev chromium ## Play games by a script and take the pictures of the README in a browser (ONLY=table)
	$(PY) -m tools.pictures $(ONLY)

layout: $(VENV)/.dev ## Write the tables of actions and observations into docs/learning.md anew
	$(PY) -m tools.learning_layout

counts: $(VENV)/.dev ## Count the legal sequences of commands from named positions by the second reading
	$(PY) -m tools.counts

balance: $(VENV)/.dev ## Bots study how the game is balanced and write docs/balance.md (ROUNDS=400 BOT=...)
	$(PY) -m tools.balance $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(BOT),--bot $(BOT))

arena-tables: $(VENV)/.run ## Measure the bots and write the tables of docs/bots.md (ROUNDS=400)
	$(PY) -m tools.arena_tables $(if $(ROUNDS),--rounds $(ROUNDS))

likelihoods: $(VENV)/.run ## Bots play, and what they do in each role is counted anew (ROUNDS=24 TIMES=3)
	$(PY) -m tools.likelihoods $(or $(ROUNDS),24) $(or $(TIMES),3)

calibration: $(VENV)/.dev ## Measure how good suspicion is on other rounds and write docs/beliefs.md (ROUNDS=12)
	$(PY) -m tools.calibration $(ROUNDS)
	$(PY) -m tools.suspicion_game

suspicion: $(VENV)/.dev ## Play the game that docs/beliefs.md shows, and draw how suspicion moved in it
	$(PY) -m tools.suspicion_game

# RUNS=7 of SECONDS=0.5 of CPU time for each row; WRITE=1 puts the tables into docs/speed.md.
bench: $(VENV)/.dev $(RIVALS)/.made ## How fast the rules are, beside others in the same run (RUNS=7 SECONDS=0.5 WRITE=1)
	@$(PY) -m benchmarks.speed --rivals $(RIVALS)/bin/python $(if $(RUNS),--runs $(RUNS)) \
		$(if $(SECONDS),--seconds $(SECONDS)) $(if $(WRITE),--write)

bench-gate: $(VENV)/.dev ## Fail if something takes more instructions than when last accepted (ACCEPT=1 accepts)
	@$(PY) -m benchmarks.gate $(if $(ACCEPT),--accept)

bench-where: $(VENV)/.dev ## Instructions a decision: plain, compiled, and in C++
	@$(PY) -m benchmarks.gate.where

# COMPILED=1 for the compiled build.
bench-learn: $(VENV)/.dev $(RIVALS)/.made ## How fast the learning environment is, beside PettingZoo's own games (COMPILED=1)
	@PYTHONPATH=$(if $(COMPILED),$$($(PY) -m tools.compiled),src) $(RIVALS)/bin/python -m benchmarks.learn

# CASE='Saboteur 2', CALLS=12 lines for each path, COMPILED=1 for the compiled build.
profile: $(VENV)/.dev ## Where the time goes on every hot path of the rules (CASE=, CALLS=, COMPILED=1)
	@$(if $(COMPILED),PYTHONPATH=$$($(PY) -m tools.compiled)) $(PY) -m benchmarks.profiles \
		$(if $(CASE),--case '$(CASE)') $(if $(CALLS),--calls $(CALLS))

bench-bots: $(VENV)/.dev ## How long each bot thinks
	$(PY) benchmarks/bots.py

bench-store: $(VENV)/.dev ## Appends a second to the store, beside raw sqlite3
	$(PY) benchmarks/store.py

bench-move: $(VENV)/.dev ## What one move costs the server, step by step
	@$(PY) -m benchmarks.move

# SECONDS at a steady pace, then RAMP seconds of each faster one (0: none); WRITE=1 puts the table into docs/capacity.md.
load: $(VENV)/.dev ## How much the server carries on one core, beside a bare relay (ROOMS=600 SECONDS=20 RAMP=8 WRITE=1)
	@$(PY) -m benchmarks.load $(if $(ROOMS),--rooms $(ROOMS)) $(if $(SECONDS),--seconds $(SECONDS)) \
		$(if $(RAMP),--ramp $(RAMP)) $(if $(WRITE),--write)

# ATTACK=headers runs one, TREE=../before attacks the server of another checkout; without ATTACK they are listed.
attacks: $(VENV)/.dev ## Attack a server on this machine and print what it does to it and to other tables (ATTACK=, TREE=)
	@$(PY) -m benchmarks.attacks $(ATTACK) $(if $(TREE),--tree $(TREE))

kills: $(VENV)/.dev ## Kill the server while games are played and count what is lost (KILLS=200)
	@$(PY) -m tools.kills $(if $(KILLS),--kills $(KILLS))

format: $(VENV)/.dev ## Put the code in shape
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	@if [ -e $(NODE_MODULES) ]; then cd web && npm run --silent format -- --log-level warn; fi

# ---------------------------------------------------------------- release

wheel: $(VENV)/.dev $(WEB) ## Build the source archive and the wheel into dist/
	rm -rf dist
	$(PY) -m build --no-isolation --outdir dist

lock: $(VENV)/.dev ## Rewrite the locks from pyproject.toml (newest of everything: make lock UPGRADE=1)
	$(LOCK) requirements/build.in --output-file requirements/build.txt
	$(LOCK) requirements/run.in --output-file requirements/run.txt --constraints requirements/build.txt
	$(LOCK) requirements/dev.in --output-file requirements/dev.txt \
		--constraints requirements/build.txt --constraints requirements/run.txt
	$(LOCK) requirements/fuzz.in --output-file requirements/fuzz.txt
	$(LOCK) requirements/bench.in --output-file requirements/bench.txt --constraints requirements/dev.txt

# Good for every Python the project supports, and free of the address of whichever index served it.
LOCK = $(BIN)/uv pip compile --quiet $(if $(UPGRADE),--upgrade) --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-package pyrite-saboteur \
	--no-annotate --custom-compile-command 'make lock'

clean: ## Remove everything that was made, the virtual environment too
	rm -rf $(VENV) $(RIVALS) web/node_modules src/pyrite/web dist build htmlcov .coverage .coverage.* \
		.hypothesis .import_linter_cache .mutants .mypy_cache .pytest_cache .ruff_cache
	find src tests tools benchmarks examples -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# ---------------------------------------------------------------- the virtual environment
# A stamp is as new as the last install that it stands for, so a changed lock installs again.

$(VENV)/.made:
	@tools/make_venv.sh $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/build.txt requirements/run.txt pyproject.toml
	@echo 'Installing what pyrite runs on (requirements/run.txt) ...'
	@$(PIP) install --require-hashes -r requirements/build.txt -r requirements/run.txt
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo 'Installing what tests and checks it (requirements/dev.txt) ...'
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.fuzz: $(VENV)/.dev requirements/fuzz.txt
	@echo 'Installing what fuzzes it (requirements/fuzz.txt) ...'
	@$(PIP) install --require-hashes -r requirements/fuzz.txt
	@touch $@

$(RIVALS)/.made: requirements/bench.txt benchmarks/speed/install.py
	@tools/make_venv.sh $(RIVALS)
	@echo 'Installing what pyrite is measured against (requirements/bench.txt) ...'
	@$(RIVALS)/bin/python benchmarks/speed/install.py requirements/bench.txt
	@touch $@

# ---------------------------------------------------------------- the web client

$(NODE_MODULES): web/package.json web/package-lock.json tools/make_web.sh
	@tools/make_web.sh
	@touch $@

$(WEB): $(NODE_MODULES) $(WEB_SOURCES)
	@echo 'Building the web client ...'
	@cd web && npm run --silent build -- --logLevel warn
