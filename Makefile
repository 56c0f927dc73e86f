# What everything is called. `make help` lists the targets.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

comma   := ,
OS      := $(shell go env GOOS)
VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
BINARY  := build/bin/terzetto$(if $(filter windows,$(OS)),.exe)
TAGS    := desktop,production$(if $(filter linux,$(OS)),$(comma)webkit2_41)
LINKED  := -s -w -X terzetto/app.version=$(VERSION)
SOURCES := $(shell find app backend frontend/src frontend/vendor -type f -not -name '*_test.go') main.go frontend/index.html go.mod go.sum

# The linter is a Go program with a module of its own, so that nothing of it reaches
# the product's go.mod. It is built once.
LINT := build/bin/golangci-lint

.PHONY: help
help: ## lists the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

.PHONY: run
run: ## installs what is missing, builds, opens the window (without a display: serves and prints the address)
	@build/setup.sh run
	@$(MAKE) --no-print-directory build
	@if [ "$(OS)" = linux ] && [ -z "$${DISPLAY:-}" ] && [ -z "$${WAYLAND_DISPLAY:-}" ]; then \
	  echo "No display: serving on this computer instead. Ctrl+C ends it."; exec $(BINARY) serve; \
	else exec $(BINARY); fi

.PHONY: build
build: $(BINARY) ## the release binary

$(BINARY): $(SOURCES)
	go build -tags $(TAGS) -trimpath -ldflags "$(LINKED)" -o $@ .

.PHONY: dist-windows
dist-windows: ## the Windows binary, cross-compiled
	GOOS=windows GOARCH=amd64 CGO_ENABLED=0 go build -tags desktop,production -trimpath -ldflags "$(LINKED) -H windowsgui" -o build/bin/terzetto.exe .

.PHONY: test
test: ## installs what is missing and runs every check and test
	@build/setup.sh test
	@$(MAKE) --no-print-directory check build
	@$(MAKE) --no-print-directory browser window dist-windows

.PHONY: check
check: lint go-test web-check ## the one gate: format, vet, linters, floors, Go tests with the race detector, types and tests of the window

.PHONY: quick
quick: ## format, vet and types, in seconds
	@test -z "$$(gofmt -l app backend build main.go)" || { gofmt -l app backend build main.go; exit 1; }
	go vet ./...
	cd frontend && npm run --silent check

.PHONY: lint
lint: $(LINT)
	go vet ./...
	$(LINT) fmt --diff
	$(LINT) run

$(LINT): build/tools/go.mod
	@echo "Building the linter, once."
	go build -C build/tools -o ../bin/golangci-lint github.com/golangci/golangci-lint/v2/cmd/golangci-lint

.PHONY: go-test
go-test:
	go test -race ./...

.PHONY: web-check
web-check: frontend/node_modules/.stamp
	cd frontend && npm run --silent check && npm run --silent test

frontend/node_modules/.stamp: frontend/package.json frontend/package-lock.json
	cd frontend && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --silent
	@touch $@

.PHONY: browser
browser: build frontend/node_modules/.stamp ## the interface in Chromium, against the release binary
	cd frontend && node --test --test-concurrency=1 "e2e/*.test.js"

.PHONY: window
window: build frontend/node_modules/.stamp ## the release binary in a real window on a virtual display
	cd frontend && node --test --test-concurrency=1 "window/*.test.js"

.PHONY: bench
bench: build ## the figures, each with its yardstick
	go run ./build/bench
	go test -run '^$$' -bench . -benchtime 300ms ./backend/text ./backend/llm ./backend/store ./backend/prompt ./backend/hub

.PHONY: generate
generate: ## the frontend's table of operations, from the backend's list
	TERZETTO_GENERATE=1 go test -count=1 -run Generated ./backend/api

.PHONY: icons
icons: ## the program's icons, drawn
	go run ./build/icon

.PHONY: fmt
fmt: $(LINT) ## formats everything
	$(LINT) fmt
	cd frontend && npx biome check --write .

.PHONY: clean
clean: ## removes what was built
	rm -rf build/bin frontend/node_modules
