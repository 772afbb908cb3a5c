# Everything runs in .venv, which each target sets up when it is missing or when requirements.lock changed.
# The lock names every package, so pip resolves nothing (--no-deps): a new release elsewhere cannot change what is installed.
# The lock is made with:  uv pip compile --universal --generate-hashes --no-header --extra test pyproject.toml -o requirements.lock

SHELL  := /bin/sh
PYTHONS = python3.13 python3.12 python3.11 python3
PYTHON ?=
GAME   ?= king-arthur
ARGS   ?=
JOBS   ?= 2
SHARED  = -n $(JOBS) --dist worksteal # long tests lie together: whoever is done takes half of what the other has left

# Stamps are named after contents, not times: a checkout that changes nothing sets nothing up. The folder is part of
# the first key because a virtual environment does not survive being moved.
key = $(shell { cat $(1); $(2); } | cksum | tr ' ' '-')
ENV := .venv/.env-$(call key,requirements.lock,pwd)
PKG := .venv/.pkg-$(call key,pyproject.toml,:)
BIN := .venv/bin

.PHONY: help setup page play terminal test browsers web soak lint compiled mutants screenshots pictures bench clean
.DEFAULT_GOAL := help

help: ## list the targets
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/^([a-z]+):.*## (.*)/  make \1	\2/'

setup: $(PKG) ## set up .venv (the other targets do it for you)

play: page ## open the table in your browser (ARGS="--host 0.0.0.0" lets friends in your network in)
	@$(BIN)/caliburn serve --open $(ARGS)

terminal: $(PKG) ## play King Arthur in the terminal (GAME=... for another game)
	@$(BIN)/caliburn play $(GAME) $(ARGS)

page: $(PKG) ## build the page, if web/ changed
	@$(BIN)/python hatch_build.py

lint: $(PKG) ## ruff and mypy
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m mypy

test: $(PKG) ## lint, then all tests at sizes that keep CI short (ARGS=... goes to pytest)
	@$(MAKE) --no-print-directory -j3 lint web browsers
	$(BIN)/python -m pytest $(SHARED) $(if $(ARGS),$(ARGS),-m "not alone")
	$(if $(ARGS),,$(BIN)/python -m pytest -m alone)

web: page ## types and unit tests of the browser client
	$(BIN)/python hatch_build.py check test

# As root with apt, as in CI, the browsers for tests/web are installed; elsewhere those tests say what is missing.
browsers:
	@for pair in chromium:chromium firefox-esr:firefox-esr; do \
	  command -v $${pair%:*} >/dev/null 2>&1 && continue; \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
	    echo "Installing $${pair#*:} for the browser tests ..."; \
	    { apt-get update && apt-get install -y --no-install-recommends $${pair#*:}; } >/dev/null 2>&1 \
	      || echo "$${pair#*:} could not be installed" >&2; \
	  else echo "$${pair#*:} is not here: the browser tests that need it are skipped" >&2; fi; \
	done

screenshots: page browsers ## picture every screen: light, dark, phone, German (into docs/pictures)
	$(BIN)/python docs/pictures/screens.py $(ARGS)

soak: $(PKG) ## the property suite at full size: every game, mode and seat count thousands of times
	CALIBURN_SOAK=1 $(BIN)/python -m pytest $(SHARED) --timeout 7200 tests/properties tests/kernel $(ARGS)

compiled: $(PKG) ## the kernel, rule and property tests on a build with kernel and states compiled by mypyc
	$(BIN)/python bench/compiled.py bench/build
	PYTHONPATH=bench/build $(BIN)/python -m pytest $(SHARED) tests/kernel tests/games tests/records tests/properties $(ARGS)

mutants: $(PKG) ## break the rules of King Arthur in thousands of ways and see which breaks no test finds
	$(BIN)/python -m pip --disable-pip-version-check install --quiet mutmut==3.8.0
	$(BIN)/mutmut run
	$(BIN)/mutmut results

pictures: $(PKG) ## draw the pictures of the terminal client anew
	$(BIN)/python docs/pictures/make.py

bench: $(PKG) ## King Arthur against other engines; writes bench/results.md (bench/server.py loads the server)
	$(BIN)/python bench/run.py $(ARGS)

clean: ## remove .venv and everything that was built
	rm -rf .venv build dist web/node_modules src/caliburn/server/page mutants bench/build bench/envs .coverage .coverage.* htmlcov .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(ENV):
	@found=; noensurepip=; \
	for python in $(or $(PYTHON),$(PYTHONS)); do \
	  "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue; \
	  if "$$python" -c 'import venv, ensurepip' >/dev/null 2>&1; then found=$$python; break; fi; \
	  noensurepip=$$python; \
	done; \
	if [ -z "$$found" ] && [ -n "$$noensurepip" ]; then \
	  echo "$$noensurepip cannot make virtual environments: install its venv module" \
	       "(on Debian and Ubuntu: apt install python3-venv) and try again." >&2; exit 1; \
	elif [ -z "$$found" ]; then \
	  echo "Caliburn needs Python 3.11 or later; none of these is: $(or $(PYTHON),$(PYTHONS))." \
	       "Install one, or name it: make PYTHON=/path/to/python3" >&2; exit 1; \
	fi; \
	echo "Setting up .venv with $$("$$found" --version) (once, one to two minutes) ..."; \
	log=$$(mktemp); \
	if "$$found" -m venv --clear .venv >"$$log" 2>&1 \
	  && $(BIN)/python -m pip --disable-pip-version-check install --require-hashes --no-deps -r requirements.lock >>"$$log" 2>&1; \
	then rm -f "$$log"; touch $@; \
	else tail -n 25 "$$log" >&2; echo "Setting up .venv failed; the whole log is in $$log" >&2; exit 1; fi

$(PKG): $(ENV)
	@$(BIN)/python -m pip --disable-pip-version-check install --quiet --no-deps --no-build-isolation --no-index -e .
	@rm -f .venv/.pkg-*; touch $@
