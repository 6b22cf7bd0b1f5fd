# Every target makes and fills the virtual environment, and builds the browser client and the guide, when it is missing or out of date.
PYTHON ?= python3
PORT ?= 1740
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
NPM := $(BIN)/python tools/need-node npm --prefix web
PACKAGES := web/node_modules/.ready
CLIENT := src/kabinett/static/index.html
GUIDE := src/kabinett/guide/index.html
# What the client is made of: its own sources, and the texts and style sheets that it shares with the Python package.
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*') \
       $(shell find src/kabinett/texts -name '*.ftl') $(wildcard src/kabinett/*/data/*.css)
SCRIPTS := hatch_build.py tools/need-node tools/build-web tools/schema tools/compile tools/fast
# The package with its engine compiled, which is made of all that is in the package; and the relatives of `make bench`.
FAST := build/fast/.ready
PACKAGE := $(shell find src/kabinett -type f -not -path '*/__pycache__/*' -not -path '*/static/*' -not -path '*/guide/*')
RELATIVES := build/relatives/.ready
CORES := $(shell nproc 2>/dev/null || echo 1)
PAIRS ?= cadet,random general,cadet marshal,general

.PHONY: play serve docs web test web-test fast test-fast check schema screenshots browser-speed bench scale balance arena cover load crash fuzz postgres chromium clean

play: $(READY) $(CLIENT) $(GUIDE)  ## the whole thing on this machine: the server, and its lobby in the browser (PORT=... for another port)
	$(BIN)/kabinett serve --open --port $(PORT)

serve: $(READY) $(CLIENT) $(GUIDE)  ## a server for tables over the network, on this machine
	$(BIN)/kabinett serve --port $(PORT)

docs: $(GUIDE)  ## the guide, built into the Python package; the server shows it under /docs

web: $(CLIENT)  ## the browser client, built into the Python package

test: $(READY) $(CLIENT) $(GUIDE) postgres chromium web-test  ## all tests
	$(BIN)/pytest -n auto --ignore=tests/web
	$(BIN)/pytest -n 2 --dist loadfile tests/web  # apart: Playwright's event loop must not meet the tests with asyncio

web-test: $(PACKAGES)  ## the unit tests of the browser client
	$(NPM) test

fast: $(FAST)  ## the engine compiled, in build/fast; tools/fast runs commands with it

test-fast: $(FAST) postgres  ## the tests in Python, with the compiled engine
	$(BIN)/python tools/fast pytest -n auto --ignore=tests/web

check: $(READY) $(PACKAGES)  ## style, types, imports
	$(BIN)/ruff check src tests bench examples $(SCRIPTS)
	$(BIN)/ruff format --check src tests bench examples $(SCRIPTS)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check

schema: $(PACKAGES)  ## the types of the server's interface for the browser client
	$(BIN)/python tools/schema --typescript web/src/api/schema.ts

screenshots: $(READY) $(CLIENT) chromium  ## pictures of every page of the browser client
	$(BIN)/python -m bench.screenshots

browser-speed: $(READY) $(CLIENT) chromium  ## the browser client: first view, moves on screen, sizes, zoom and pan
	$(BIN)/python -m bench.browser

bench: $(FAST) $(RELATIVES)  ## speed of the engine in both forms, beside its nearest relatives, on one core; sizes and memory
	$(BIN)/python -m bench.bench --relatives build/relatives/bin/python --compiled build/fast

scale: $(FAST)  ## games per second with one and two processes, their memory, and the cores for a million games an hour
	$(BIN)/python -m bench.scaling --compiled build/fast

balance: $(READY)  ## the tables of docs/balance.md: wins per seat, GAMES=500 games for each table by BOTS=random
	$(BIN)/kabinett balance --markdown --bots $(or $(BOTS),random) --games $(or $(GAMES),500) --workers $(CORES)

arena: $(READY)  ## the tables of docs/arena.md: who beats whom, GAMES=400 games for each pair at each table; takes hours
	set -e; for pair in $(PAIRS); do \
	  for table in "maria --variant introductory --players 2" "maria --variant introductory --players 3" \
	      "maria --variant advanced --players 3" "ancien_regime --scenario 1740 --players 4" \
	      "ancien_regime --scenario 1756 --players 4"; do \
	    $(BIN)/kabinett arena $$table --one-way --bots $$pair --games $(or $(GAMES),400) --workers $(CORES) --plots; \
	  done; \
	done

cover: $(READY)  ## 2,000 games of each by biased random players, and a table of what occurred in them
	$(BIN)/python -m kabinett.arena.cover

load: $(READY) postgres  ## many tables and sockets at once, against SQLite and PostgreSQL: rates and delays
	$(BIN)/python -m bench.load

crash: $(READY) postgres  ## servers and databases killed under load: nothing acknowledged may be lost
	$(BIN)/python -m bench.crash

fuzz: $(READY)  ## wrong and hostile input to the API and the sockets
	$(BIN)/python -m bench.fuzz

postgres:  ## installs Debian's PostgreSQL where there is none; the tests start servers of their own
	tools/need-postgresql

chromium:  ## installs Debian's Chromium where there is none
	tools/need-chromium

clean:
	rm -rf $(VENV) web/node_modules src/kabinett/static src/kabinett/guide .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Kabinett needs Python 3.11 or newer; call make PYTHON=python3.x") if sys.version_info < (3, 11) else 0'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@

$(PACKAGES): web/package.json web/package-lock.json web/.npmrc | $(READY)
	$(BIN)/python tools/build-web --packages

$(GUIDE): mkdocs.yml $(shell find docs -type f) | $(READY)
	$(BIN)/mkdocs build || { rm -f $@; exit 1; }  # with --quiet it would not count warnings as errors

$(CLIENT): $(PACKAGES) $(WEB)
	$(BIN)/python tools/build-web

$(FAST): $(PACKAGE) $(CLIENT) tools/compile pyproject.toml | $(READY)
	$(BIN)/python tools/compile build/fast

$(RELATIVES): bench/relatives.txt
	$(PYTHON) -m venv build/relatives
	build/relatives/bin/python -m pip install --quiet --requirement $<
	touch $@
