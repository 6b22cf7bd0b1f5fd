# Every target makes and fills the virtual environment by itself when it is missing or out of date.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check bench balance cover clean

play: $(READY)  ## play the introductory game of Maria in the terminal, as Frederick against bots
	$(BIN)/kabinett play maria

test: $(READY)  ## all tests
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

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Kabinett needs Python 3.11 or newer; call make PYTHON=python3.x") if sys.version_info < (3, 11) else 0'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $@
