# What people run. `swift build` and `swift test` work without it.

SWIFT ?= swift
RUNS ?= 5
TOOLS := $(CURDIR)/.tools/python
GRAMMARS := $(CURDIR)/.tools/grammars
KOTLIN := $(CURDIR)/.tools/kotlin

# Peers and validators that `make tools` puts into .tools, found before those of the system.
export PATH := $(TOOLS)/bin:$(PATH)
export PYTHONPATH := $(TOOLS)

.PHONY: help demo test bench docs check-docs real-apps kotlinconf real-compose-apps lint format tools grammars kotlin release
.PHONY: simulator test-simulator clean

help:
	@echo "make release                build .build/release/reglaze, with the parsers that it can have"
	@echo "make demo                   build, then check and migrate an example app, and give a Compose app its shell"
	@echo "make test                   all tests"
	@echo "make simulator              build simulator.html, a page that opens from disk"
	@echo "make test-simulator         try it in a headless Chromium; SHOTS=folder keeps screenshots"
	@echo "make bench [TREE=folder]    times and memory, beside other tools; RUNS=n (default 5)"
	@echo "make docs                   write the rule pages, and the outputs that the documentation shows, anew"
	@echo "make check-docs             fail where an output that the documentation shows is not what the program prints"
	@echo "make real-apps APPS=folder  run on checked-out apps and write Documentation/real-apps.md"
	@echo "make kotlinconf CLONE=folder"
	@echo "                            compare with the authors of KotlinConf and write Documentation/kotlinconf.md"
	@echo "make real-compose-apps APPS=folder"
	@echo "                            run compose on checked-out apps and write Documentation/real-compose-apps.md"
	@echo "make lint                   swift-format, strict"
	@echo "make format                 let swift-format rewrite the sources"
	@echo "make tools                  fetch the peers and validators that tests and benchmarks use"
	@echo "make grammars               fetch the parsers for Objective-C and Kotlin, which the next build then holds"
	@echo "make kotlin                 fetch the Kotlin compiler, with which tests prove the Kotlin that Reglaze writes"
	@echo "make clean                  remove what was built and what was put into .tools"

release: grammars
	$(SWIFT) build -c release --product reglaze

demo: release
	@Scripts/demo "$$($(SWIFT) build -c release --show-bin-path)/reglaze"

test: tools grammars kotlin
	$(SWIFT) test --disable-xctest

simulator:
	@Scripts/build-simulator simulator.html

test-simulator: simulator
	@Scripts/test-simulator $(if $(SHOTS),--screenshots "$(SHOTS)") simulator.html

bench: release tools
	@Benchmarks/run --reglaze "$$($(SWIFT) build -c release --show-bin-path)/reglaze" --runs $(RUNS) $(if $(TREE),--tree "$(TREE)")

docs: release
	REGLAZE_WRITE_PAGES=1 $(SWIFT) test --disable-xctest --filter RulePagesTests
	Scripts/refresh-outputs --reglaze "$$($(SWIFT) build -c release --show-bin-path)/reglaze" README.md Documentation/*.md

check-docs: release
	@Scripts/refresh-outputs --check --reglaze "$$($(SWIFT) build -c release --show-bin-path)/reglaze" README.md Documentation/*.md
	@echo "The outputs that the documentation shows are what the program prints."

real-apps: release
	@test -n "$(APPS)" || { echo "make real-apps: name the folder that holds the apps: make real-apps APPS=folder"; exit 2; }
	Scripts/real-apps --reglaze "$$($(SWIFT) build -c release --show-bin-path)/reglaze" "$(APPS)"

kotlinconf: release
	@test -n "$(CLONE)" || { echo "make kotlinconf: name the clone of JetBrains/kotlinconf-app: make kotlinconf CLONE=folder"; exit 2; }
	Scripts/compare-kotlinconf --reglaze "$$($(SWIFT) build -c release --show-bin-path)/reglaze" "$(CLONE)"

real-compose-apps: release
	@test -n "$(APPS)" || { echo "make real-compose-apps: name the folder that holds the apps: make real-compose-apps APPS=folder"; exit 2; }
	Scripts/real-compose-apps --reglaze "$$($(SWIFT) build -c release --show-bin-path)/reglaze" "$(APPS)"

lint:
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Sources Tests

format:
	$(SWIFT) format --in-place --parallel --recursive Package.swift Sources Tests

tools:
	@Scripts/install-tools "$(TOOLS)"

grammars:
	@Scripts/fetch-grammars "$(GRAMMARS)"

kotlin:
	@Scripts/fetch-kotlin "$(KOTLIN)"

clean:
	rm -rf .build .tools simulator.html
