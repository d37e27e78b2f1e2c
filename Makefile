# `make help` lists what there is.  Every target sets up what it needs in .venv; nothing outside is touched.
#
#   PYTHON=/path/to/python     which Python makes the environment (3.11 or later)
#   RIDOTTO_COMPILE=0          run interpreted; `required` makes a failed compilation an error
#   RIDOTTO_BROWSER=npm        which browser the tests drive: tools/find_browser.py tells the choices
#   ARGS="..."                 arguments of `make play`, `make bench`, `make strength`, `make golden`

SHELL := /bin/sh
MAKEFLAGS += --no-print-directory --no-builtin-rules
.DEFAULT_GOAL := help
.SUFFIXES:

VENV := .venv
BIN := $(VENV)/bin
MADE := $(VENV)/made
WHEELS := build/wheel
PEERS := .venv-peers
LOCK := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-config --custom-compile-command "make lock"
JOBS := 2
PYTEST := $(BIN)/python -m pytest --dist worksteal
TESTS := $(PYTEST) -n $(JOBS)
WAITING := $(PYTEST) -n 3 # for tests that wait more than they compute

ifndef PYTHON
PYTHON := $(shell for python in python3.13 python3.12 python3.11 python3 python; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo "$$python" && break; done)
endif
FOUND_PYTHON = $(or $(PYTHON),$(error Ridotto needs Python 3.11 or later, and none was found. \
	Install one, or say where it is: make PYTHON=/path/to/python))
BOOTSTRAP = $(FOUND_PYTHON) tools/bootstrap.py
RIDOTTO_COMPILE ?= auto
export RIDOTTO_COMPILE
# Where a machine sets it, every start would parse all libraries again: three times as long for a server.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal test check test-web test-pure test-compiled test-installed test-cluster browser pictures screens mutants some-mutants bench bench-page strength peers golden new-game typescript settings-page lock format clean python ALWAYS

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

play: $(MADE)/package ## start the server and open the browser: play against bots or with friends
	@$(BIN)/ridotto $(ARGS)

terminal: ARGS ?= doge --seats 4
terminal: $(MADE)/package ## play Doge against three bots in the terminal
	@$(BIN)/ridotto play $(ARGS)

test: ## everything: checks, tests on both builds, a part of the mutants
	@$(FOUND_PYTHON) tools/find_browser.py first
	@$(MAKE) $(MADE)/dev
	@$(MAKE) -j $(JOBS) --output-sync=target $(MADE)/package check test-web browser
	@$(MAKE) test-pure
	@$(MAKE) test-compiled
	@$(MAKE) some-mutants
	@$(BIN)/python tools/find_browser.py last

check: $(MADE)/dev ## format, lint, types, import levels, sizes, rule ids
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/python tools/levels.py
	$(BIN)/python tools/sizes.py
	$(BIN)/python tools/rule_ids.py --brief
	PYTHONPATH=src $(BIN)/python tools/typescript.py --check
	PYTHONPATH=src $(BIN)/python tools/settings_page.py --check

test-web: $(MADE)/dev ## types and tests of the client
	PYTHONPATH=. $(BIN)/python tools/web.py run check
	PYTHONPATH=. $(BIN)/python tools/web.py run test

# Server and browser are tested as installed.  What is never compiled, or needs long thought of bots, is tested where the
# engine is quick, unless it is asked for.
QUICKER := cli lab bots/test_analysis.py bots/test_ismcts.py
test-pure: $(MADE)/dev ## tests on the sources, interpreted
	RIDOTTO_BUILD=pure PYTHONPATH=src $(TESTS) $(foreach path,server browser $(if $(ARGS),,$(QUICKER)),--ignore=tests/$(path)) $(ARGS)

test-compiled: browser $(MADE)/package ## the same tests on the compiled package, and those of server and browser
	@if $(BIN)/python -I tools/is_compiled.py; then \
		$(MAKE) test-installed; \
	else \
		echo '**** NOT COMPILED: server and browser are tested interpreted; nothing else is tested twice.'; \
		echo '**** To see why: rm $(MADE)/package && make test-compiled'; \
		RIDOTTO_BUILD=pure $(TESTS) $(addprefix tests/,$(QUICKER)) && \
		RIDOTTO_BUILD=pure $(TESTS) tests/server && RIDOTTO_BUILD=pure $(TESTS) tests/browser; \
	fi

# Boards and tools are never compiled, and were tested with the sources.  The tests of server and browser have a run of
# their own, so that each process of it needs one server, and a browser's loop is in nobody's way.
test-installed:
	RIDOTTO_BUILD=compiled $(TESTS) $(foreach path,boards tools server browser,--ignore=tests/$(path)) $(ARGS)
	RIDOTTO_BUILD=compiled $(WAITING) tests/server
	RIDOTTO_BUILD=compiled RIDOTTO_TEST_STORE=cluster $(WAITING) tests/server --shared-server
	RIDOTTO_BUILD=compiled $(WAITING) tests/browser

test-cluster: $(MADE)/package ## all tests of the server on a real PostgreSQL and NATS, with a bot worker
	RIDOTTO_TEST_STORE=cluster $(WAITING) tests/server $(ARGS)

browser: $(MADE)/dev ## a Chromium of our own in build/browser, where no other is found
	@PYTHONPATH=. $(BIN)/python tools/fetch_browser.py

screens: browser $(MADE)/package ## what is asked is on the screen: all sizes at every question of whole games
	RIDOTTO_SCREENS=all RIDOTTO_BUILD=compiled $(TESTS) tests/browser/test_screen.py $(ARGS)

mutants: $(MADE)/dev ## seeded faults that the tests must catch, all of them
	PYTHONPATH=src $(BIN)/python tools/mutants.py

some-mutants: $(MADE)/dev ## an eighth of the seeded faults, another one every day
	PYTHONPATH=src $(BIN)/python tools/mutants.py --today

bench: ARGS ?= doge
bench: $(MADE)/package ## speed of the engine
	@$(BIN)/ridotto bench $(ARGS)

bench-page: browser $(MADE)/package ## how soon a table can be played at, in a browser
	PYTHONPATH=tools $(BIN)/python bench/first_page.py $(ARGS)

strength: ARGS ?= --most-seats --games 8 --milliseconds 20 --minutes 0.5
strength: $(MADE)/dev $(MADE)/package ## how strong the bots are, a small version: a table for each measure
	$(BIN)/python bench/strength.py $(ARGS)

peers: $(MADE)/package ## speed of the engine beside other engines (large download, Python 3.11 or 3.12)
	@$(BOOTSTRAP) $(PEERS) requirements/peers.txt $(WHEELS)/*.whl
	$(PEERS)/bin/python bench/peers.py $(ARGS)

pictures: browser $(MADE)/package ## pictures of the page for the documentation; look at them
	$(BIN)/python tools/pictures.py

golden: $(MADE)/dev ## write the golden games anew; read the diff before you commit it
	PYTHONPATH=src $(BIN)/python tools/golden.py $(ARGS)

new-game: $(MADE)/dev ## lay out a game that plays at once: NAME=regatta, and TITLE="Regatta" PREFIX=RE if you like
	@PYTHONPATH=src $(BIN)/python tools/new_game.py "$(NAME)" --title "$(TITLE)" --prefix "$(PREFIX)"

typescript: $(MADE)/dev ## write the client's types anew from what Python declares
	PYTHONPATH=src $(BIN)/python tools/typescript.py

settings-page: $(MADE)/dev ## write the page of the server's settings anew
	PYTHONPATH=src $(BIN)/python tools/settings_page.py

format: $(MADE)/dev ## format the sources and mend what ruff can mend
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: $(MADE)/dev ## pin the newest requirements that fit, with hashes
	$(LOCK) --upgrade --group dev --output-file requirements/dev.txt
	$(LOCK) --upgrade --constraint requirements/dev.txt --group build --output-file requirements/build.txt
	$(LOCK) --upgrade --constraint requirements/dev.txt --output-file requirements/run.txt
	$(LOCK) --upgrade --constraint requirements/dev.txt --extra cluster --output-file requirements/cluster.txt
	$(LOCK) --upgrade --constraint requirements/dev.txt --group peers --output-file requirements/peers.txt

clean: ## remove the environments and everything built
	rm -rf $(VENV) $(PEERS) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

python: # the Python that makes the environment
	@echo "$(FOUND_PYTHON)"

# ---- the environment: each file in $(MADE) says that something is done --------------------------------------

$(MADE)/build: requirements/build.txt tools/bootstrap.py
	@echo 'Setting up $(VENV) with $(FOUND_PYTHON) and building the package (once, some four minutes) ...' >&2
	@$(BOOTSTRAP) $(VENV) requirements/build.txt
	@mkdir -p $(MADE) && touch $@

$(MADE)/dev: requirements/dev.txt $(MADE)/build
	@$(BOOTSTRAP) $(VENV) requirements/dev.txt
	@touch $@

# What the package is made of, with checksums: written anew only when something differs.
$(MADE)/sources: ALWAYS $(MADE)/build
	@{ echo "compile=$(RIDOTTO_COMPILE) opt=$(RIDOTTO_OPT)" $$(command -v cc gcc); \
		find src docs/rules web/src $(wildcard web/public) web/*.* pyproject.toml hatch_build.py tools/compile_units.py tools/docstrings.py README.md LICENSE -type f ! -name '*.pyc' | LC_ALL=C sort | xargs cksum; } > $@.new
	@cmp -s $@.new $@ && rm $@.new || mv $@.new $@

$(MADE)/package: $(MADE)/sources
	@rm -rf $(WHEELS)
	@$(BIN)/python -m hatchling build -t wheel -d $(WHEELS) >/dev/null
	@$(BOOTSTRAP) $(VENV) $(WHEELS)/*.whl
	@touch $@
