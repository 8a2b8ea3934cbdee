# `make` alone lists what there is. Nothing needs setting up first: a target that needs the virtual
# environment makes it, once, from the locks in requirements/.

VENV := .venv
BIN  := $(VENV)/bin
PY   := $(BIN)/python
PIP  := $(PY) -m pip --quiet --quiet

# What mypy reads. Ruff finds every Python file by itself.
TYPED := src tests $(wildcard tools/*.py benchmarks/*.py examples/*.py)

export PIP_ROOT_USER_ACTION := ignore
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help run test check rules cover soak golden layout counts bench bench-learn format wheel lock clean

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ---------------------------------------------------------------- play

run: $(VENV)/.run ## Watch a demonstration game
	$(BIN)/pyrite demo

# ---------------------------------------------------------------- look after the code

test: check rules ## Everything that must hold: checks, rule coverage, then all tests
	$(PY) -m pytest -n auto --dist loadgroup

check: $(VENV)/.dev ## Lint, format, types, the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo
	$(BIN)/mypy --strict $(TYPED)
	$(PY) -m pip check

rules: $(VENV)/.dev ## Which numbered rules have a test, and which have none
	$(PY) tools/rule_coverage.py

cover: $(VENV)/.dev ## Run the tests and report lines and branches of pyrite.game not reached
	$(PY) -m pytest -n auto --dist loadgroup --cov --cov-report=term-missing:skip-covered

soak: $(VENV)/.dev ## The properties over many more games than a test run has time for
	PYRITE_SOAK=1 $(PY) -m pytest -n auto --dist loadgroup tests/properties

golden: $(VENV)/.dev ## Play the golden playthroughs again and write down what is seen now
	$(PY) -m tools.golden

layout: $(VENV)/.dev ## Write the tables of actions and observations into docs/learning.md anew
	$(PY) -m tools.learning_layout

counts: $(VENV)/.dev ## Count the legal sequences of commands from named positions by the second reading
	$(PY) -m tools.counts

bench: $(VENV)/.dev ## Run the benchmarks
	$(PY) benchmarks/run.py

bench-learn: $(VENV)/.dev ## Run the benchmark of the learning environment, beside PettingZoo's own games
	$(PY) benchmarks/learn.py

format: $(VENV)/.dev ## Put the code in shape
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

# ---------------------------------------------------------------- release

wheel: $(VENV)/.dev ## Build the source archive and the wheel into dist/
	rm -rf dist
	$(PY) -m build --no-isolation --outdir dist

lock: $(VENV)/.dev ## Rewrite the locks from pyproject.toml (newest of everything: make lock UPGRADE=1)
	$(LOCK) requirements/build.in --output-file requirements/build.txt
	$(LOCK) requirements/run.in --output-file requirements/run.txt --constraints requirements/build.txt
	$(LOCK) requirements/dev.in --output-file requirements/dev.txt \
		--constraints requirements/build.txt --constraints requirements/run.txt

# Good for every Python the project supports, and free of the address of whichever index served it.
LOCK = $(BIN)/uv pip compile --quiet $(if $(UPGRADE),--upgrade) --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --no-emit-package pyrite-saboteur \
	--no-annotate --custom-compile-command 'make lock'

clean: ## Remove everything that was made, the virtual environment too
	rm -rf $(VENV) dist build htmlcov .coverage .coverage.* \
		.hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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
