# Every target makes and fills the virtual environment, and builds the browser client, when it is missing or out of date.
PYTHON ?= python3
PORT ?= 1740
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
NPM := $(BIN)/python tools/need-node npm --prefix web
PACKAGES := web/node_modules/.ready
CLIENT := src/kabinett/static/index.html
# What the client is made of: its own sources, and the texts and style sheets that it shares with the Python package.
WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/tests/*') \
       $(shell find src/kabinett/texts -name '*.ftl') $(wildcard src/kabinett/*/data/*.css)
SCRIPTS := hatch_build.py tools/need-node tools/build-web tools/schema

.PHONY: play serve web test web-test check schema screenshots browser-speed bench balance cover load crash fuzz postgres chromium clean

play: $(READY) $(CLIENT)  ## the whole thing on this machine: the server, and its lobby in the browser (PORT=... for another port)
	$(BIN)/kabinett serve --open --port $(PORT)

serve: $(READY) $(CLIENT)  ## a server for tables over the network, on this machine
	$(BIN)/kabinett serve --port $(PORT)

web: $(CLIENT)  ## the browser client, built into the Python package

test: $(READY) $(CLIENT) postgres chromium web-test  ## all tests
	$(BIN)/pytest -n auto --ignore=tests/web
	$(BIN)/pytest -n 2 --dist loadfile tests/web  # apart: Playwright's event loop must not meet the tests with asyncio

web-test: $(PACKAGES)  ## the unit tests of the browser client
	$(NPM) test

check: $(READY) $(PACKAGES)  ## style, types, imports
	$(BIN)/ruff check src tests bench $(SCRIPTS)
	$(BIN)/ruff format --check src tests bench $(SCRIPTS)
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run check

schema: $(PACKAGES)  ## the types of the server's interface for the browser client
	$(BIN)/python tools/schema --typescript web/src/api/schema.ts

screenshots: $(READY) $(CLIENT) chromium  ## pictures of every page of the browser client
	$(BIN)/python -m bench.screenshots

browser-speed: $(READY) $(CLIENT) chromium  ## the browser client: first view, moves on screen, sizes, zoom and pan
	$(BIN)/python -m bench.browser

bench: $(READY)  ## speed and memory of the engine, on one core
	$(BIN)/python bench/bench.py

balance: $(READY)  ## the table of docs/balance.md: what comes out of random play, 500 games for each table
	$(BIN)/python bench/balance.py

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
	rm -rf $(VENV) web/node_modules src/kabinett/static .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Kabinett needs Python 3.11 or newer; call make PYTHON=python3.x") if sys.version_info < (3, 11) else 0'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@

$(PACKAGES): web/package.json web/package-lock.json web/.npmrc | $(READY)
	$(BIN)/python tools/build-web --packages

$(CLIENT): $(PACKAGES) $(WEB)
	$(BIN)/python tools/build-web
