package mcp_test

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"terzetto/backend/tool/mcp"
)

// What programs said when they could not start, and what of it says why.
var lastWords = map[string]struct{ said, why string }{
	"npx of a package that isn't there": {`npm error code E404
npm error 404 Not Found - GET https://registry.example/no-such-thing - Not found
npm error 404
npm error 404  'no-such-thing@*' is not in this registry.
npm error 404
npm error 404 Note that you can also install from a
npm error 404 tarball, folder, http url, or git folder.
npm error A complete log of this run can be found in: /home/me/.npm/_logs/2026-debug-0.log`, "404 Not Found - GET"},
	"uvx of a package that isn't there": {`  × No solution found when resolving tool dependencies:
  ╰─▶ Because no-such-thing was not found in the package registry and you
      require no-such-thing, we can conclude that your requirements are
      unsatisfiable.

      hint: Packages were unavailable because the network was disabled.`, "No solution found when resolving tool dependencies"},
	"a server without its key": {`Starting server v2.1
GITHUB_TOKEN environment variable is required
See https://example.com/setup#setup`, "GITHUB_TOKEN environment variable is required"},
	"a banner and nothing else": {`+--------------------------------+
|        FastMCP 3.1 server       |
+--------------------------------+`, "FastMCP 3.1 server"},
	"a module that Node lacks": {`node:internal/modules/cjs/loader:1228
  throw err;
  ^

Error: Cannot find module '/x/index.js'
    at Function._resolveFilename (node:internal/modules/cjs/loader:1225:15)
    at Module.load (node:internal/modules/cjs/loader:1051:27) {
  code: 'MODULE_NOT_FOUND',
  requireStack: []
}

Node.js v22.5.1`, "Error: Cannot find module '/x/index.js'"},
	"a trace of Python": {`Traceback (most recent call last):
  File "/srv/server.py", line 3, in <module>
    import httpx
ModuleNotFoundError: No module named 'httpx'`, "ModuleNotFoundError: No module named 'httpx'"},
	"an image that isn't there": {`Unable to find image 'mcp/nothing:latest' locally
docker: Error response from daemon: pull access denied for mcp/nothing, repository does not exist or may require 'docker login': denied: requested access to the resource is denied.
See 'docker run --help'.`, "docker: Error response from daemon: pull access denied"},
	"colors and a log":                 {"\x1b[32mINFO\x1b[0m: starting\n\x1b[31merror\x1b[0m: API key is invalid\n\x1b[2mDone in 0.2 s\x1b[0m", "error: API key is invalid"},
	"words that say nothing of errors": {"listening on port 3000\nbye for now", "bye for now"},
	"a warning before the reason":      {"npm warn deprecated glob@7: no longer supported\n(node:12) ExperimentalWarning: it may change\nFatal: config.json does not exist", "Fatal: config.json does not exist"},
}

func TestTheLineIsQuotedThatSaysWhy(t *testing.T) {
	for name, row := range lastWords {
		t.Run(name, func(t *testing.T) {
			c, _ := connect(t, "raw", func(o *mcp.Options, s *mcp.Spec) {
				s.Args = []string{"be", "last words", name}
				o.Patience = 5 * time.Second
			})
			_, err := c.Offers(t.Context())
			if err == nil || !strings.Contains(err.Error(), "The program said: "+row.why) && !strings.Contains(err.Error(), "The program said: npm error "+row.why) {
				t.Errorf("it quotes %v", err)
			}
			if s := c.State(); len(s.Said) == 0 {
				t.Error("its last lines are not shown")
			}
		})
	}
}

// speak is a program that says something and ends.
func speak(name string) {
	fmt.Fprintln(os.Stderr, lastWords[name].said)
	os.Exit(1)
}
