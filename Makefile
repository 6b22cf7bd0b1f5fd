# Every target makes and fills the virtual environment by itself when it is missing or out of date.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play serve test check bench balance cover load crash fuzz postgres clean

play: $(READY)  ## play the introductory game of Maria in the terminal, as Frederick against bots
	$(BIN)/kabinett play maria

serve: $(READY)  ## a server for tables over the network, on this machine
	$(BIN)/kabinett serve

test: $(READY) postgres  ## all tests
	$(BIN)/pytest -n auto

check: $(READY)  ## style, types, imports
	$(BIN)/ruff check src tests bench
	$(BIN)/ruff format --check src tests bench
	$(BIN)/mypy
	$(BIN)/lint-imports

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

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Kabinett needs Python 3.11 or newer; call make PYTHON=python3.x") if sys.version_info < (3, 11) else 0'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@
