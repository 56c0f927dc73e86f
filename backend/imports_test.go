package backend_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// floors says, from the ground up, which package is where. A package imports only lower
// floors; packages of one floor do not know each other. A new package takes its
// place here first.
var floors = [][]string{
	{"backend/lists", "backend/pattern", "build/linux"},
	{
		"backend/fault", "backend/readonly", "backend/event", "backend/text", "backend/schema", "backend/search", "backend/process", "backend/rawjson", "backend/casetest", "backend/hypertext",
		"backend/wave", "backend/mp3", "backend/detached", "backend/arrival", "backend/powercut", "backend/budget",
	},
	{"backend/datadir"},
	{"backend/chat", "backend/llm", "backend/speech", "backend/audio", "backend/hub", "backend/secret", "backend/document", "backend/tool", "backend/lock", "backend/lifecycle", "backend/store/sqlite"},
	{
		"backend/value", "backend/repository", "backend/prompt", "backend/fold", "backend/card", "backend/portable", "backend/passage", "backend/document/produce", "backend/llm/llmtest", "backend/llm/demo", "backend/store/seed",
		"backend/tool/web", "backend/tool/mcp", "backend/tool/program",
	},
	{"backend/tool/folder", "backend/tool/model", "backend/workflow", "backend/flow", "backend/run", "backend/team", "backend/proof", "backend/store/index"},
	{
		"backend/pipeline", "backend/assistant", "backend/team/agents",
		"backend/workflow/tts", "backend/workflow/formatconsistency", "backend/workflow/example", "backend/workflow/workflowtest", "backend/store/artifacts",
	},
	{"backend/store"},
	{"backend/store/archive"},
	{
		"backend/turns", "backend/automation", "backend/teamwork", "backend/narration", "backend/library", "backend/transfer", "backend/health", "backend/embedding",
	},
	{"backend"},
	{"backend/api", "backend/backendtest"},
	{"app", "frontend", "backend/conformance"},
	{".", "build/bench", "build/bench/bare", "build/generate", "build/icon", "build/late", "build/licences", "build/sbom"},
}

// keepers names the only packages that may import what they guard; "/..." takes in
// everything below. The bench is outside and holds yardsticks to the product.
var keepers = map[string][]string{
	"database/sql/...":                      {"backend/store/sqlite", "build/bench"},
	"modernc.org/sqlite/...":                {"backend/store/sqlite", "build/bench"},
	"github.com/wailsapp/go-webview2/...":   {"app"},
	"github.com/wailsapp/wails/...":         {"app", "build/bench/bare"},
	"github.com/faiface/beep/...":           {"backend/audio"},
	"github.com/hajimehoshi/oto/...":        {"backend/audio"},
	"github.com/hajimehoshi/go-mp3/...":     {"backend/mp3"},
	"github.com/sashabaranov/go-openai/...": {"backend/llm", "build/bench"},
	"github.com/pdfcpu/pdfcpu/...":          {"backend/document"},
	"github.com/xuri/excelize/...":          {"backend/document/produce"},
	"github.com/yuin/goldmark/...":          {"backend/document/produce"},
	"github.com/go-text/typesetting/...":    {"backend/document/produce"},
	"github.com/fsnotify/fsnotify/...":      {"backend/arrival"},
	"terzetto/backend/store": {
		"backend", "backend/turns", "backend/automation", "backend/teamwork", "backend/narration", "backend/library", "backend/transfer", "backend/health", "backend/embedding",
		"backend/store/archive",
	},

	"github.com/modelcontextprotocol/go-sdk/...":       {"backend/tool/mcp"},
	"github.com/JohannesKaufmann/html-to-markdown/...": {"backend/hypertext"},
}

// starters are the packages with goroutines of their own; each goroutine has an
// owner that waits for it.
var starters = []string{
	"app", "backend/api", "backend/audio", "backend/automation", "backend/embedding", "backend/flow", "backend/health", "backend/hub", "backend/lifecycle", "backend/llm",
	"backend/narration", "backend/run", "backend/secret", "backend/speech", "backend/store/index",
	"backend/store/sqlite", "backend/team", "backend/tool", "backend/tool/mcp", "backend/tool/program", "backend/turns", "build/bench",
}

func TestAPackageImportsOnlyLowerFloors(t *testing.T) {
	floorOf := map[string]int{}
	for floor, names := range floors {
		for _, name := range names {
			floorOf[name] = floor
		}
	}
	homeless := map[string]bool{}
	for _, s := range sources(t) {
		floor, placed := floorOf[s.pkg]
		if !placed {
			homeless[s.pkg] = true
			continue
		}
		for _, imported := range s.imports() {
			if below, ours := floorOf[short(imported)]; ours && below >= floor {
				t.Errorf("%s: %s (floor %d) imports %s (floor %d), but imports only go down", s.name, s.pkg, floor, short(imported), below)
			}
		}
	}
	for name := range homeless {
		t.Errorf("%s is on no floor: give it a place in the table", name)
	}
}

func TestOnlyItsKeeperImportsWhatIsGuarded(t *testing.T) {
	for _, s := range sources(t) {
		for _, imported := range s.imports() {
			for guarded, allowed := range keepers {
				if covers(guarded, imported) && !slices.Contains(allowed, s.pkg) {
					t.Errorf("%s: %s imports %s, which only %s may", s.name, s.pkg, imported, strings.Join(allowed, ", "))
				}
			}
		}
	}
}

func TestGoroutinesStartOnlyWhereAnOwnerWaits(t *testing.T) {
	for _, s := range sources(t) {
		if slices.Contains(starters, s.pkg) {
			continue
		}
		for _, line := range s.starts() {
			t.Errorf("%s:%d: %s starts a goroutine, but is not one of the packages that may", s.name, line, s.pkg)
		}
	}
}

// A source is one Go file of the product, whatever system it is for.
type source struct {
	pkg  string // the package's path in the repository
	name string // the file's path in the repository
	set  *token.FileSet
	tree *ast.File
}

// sources reads every Go file that is not a test.
func sources(t *testing.T) []source {
	t.Helper()
	// -e lists packages that do not build too: saying why they do not is the compiler's part.
	out, err := exec.CommandContext(t.Context(), "go", "list", "-e", "-json=ImportPath,Dir", "terzetto/...").Output()
	if err != nil {
		if exit, ok := errors.AsType[*exec.ExitError](err); ok {
			t.Fatalf("list packages: %s", exit.Stderr)
		}
		t.Fatalf("list packages: %v", err)
	}
	var all []source
	for packages := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p struct{ ImportPath, Dir string }
		if err := packages.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("read the list of packages: %v", err)
		}
		// The folder is read, not a list of files that suit this system; the go command
		// then also knows when a cached result is out of date.
		files, err := os.ReadDir(p.Dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if filepath.Ext(file.Name()) != ".go" || strings.HasSuffix(file.Name(), "_test.go") {
				continue
			}
			s := source{pkg: short(p.ImportPath), set: token.NewFileSet()}
			s.name = path.Join(s.pkg, file.Name())
			s.tree, err = parser.ParseFile(s.set, filepath.Join(p.Dir, file.Name()), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, s)
		}
	}
	if len(all) == 0 {
		t.Fatal("the list of packages is empty")
	}
	return all
}

func (s source) imports() []string {
	paths := make([]string, len(s.tree.Imports))
	for i, spec := range s.tree.Imports {
		paths[i], _ = strconv.Unquote(spec.Path.Value) // the parser has let it through
	}
	return paths
}

// starts gives the lines of go statements and of calls of a method Go, as wait
// groups have one.
func (s source) starts() []int {
	var lines []int
	ast.Inspect(s.tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			lines = append(lines, s.set.Position(n.Pos()).Line)
		case *ast.CallExpr:
			if f, ok := n.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "Go" {
				lines = append(lines, s.set.Position(n.Pos()).Line)
			}
		}
		return true
	})
	return lines
}

// short is a path in the repository for a package of ours, and the import path of
// any other.
func short(importPath string) string {
	if importPath == "terzetto" {
		return "."
	}
	return strings.TrimPrefix(importPath, "terzetto/")
}

func covers(guarded, imported string) bool {
	root, below := strings.CutSuffix(guarded, "/...")
	return imported == root || below && strings.HasPrefix(imported, root+"/")
}

// mostFields is how large a struct may be before it is several things in one.
const mostFields = 15

// A struct whose fields are all exported is data, such as a row or options, and may have more.
func TestAStructHasAtMostFifteenFields(t *testing.T) {
	for _, s := range sources(t) {
		ast.Inspect(s.tree, func(n ast.Node) bool {
			def, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			body, ok := def.Type.(*ast.StructType)
			if !ok {
				return true
			}
			count, data := 0, true
			for _, f := range body.Fields.List {
				count += max(1, len(f.Names))
				for _, name := range f.Names {
					data = data && name.IsExported()
				}
			}
			if name := s.pkg + "." + def.Name.Name; count > mostFields && !data {
				t.Errorf("%s: %s has %d fields, and may have %d", s.name, name, count, mostFields)
			}
			return true
		})
	}
}

// forwards are the exported methods that may only hand their arguments on, each with its reason.
var forwards = map[string]string{
	"backend.narrator.Follow":          "gives turns.Narrator its own type of listener",
	"backend.reader.DirectorFragments": "implements workflow.Reader; the store gives the rows with all their verbs",
	"backend.reader.Moods":             "implements workflow.Reader; the store gives the rows with all their verbs",
	"backend.reader.Personas":          "implements workflow.Reader; the store gives the rows with all their verbs",
	"backend.reader.Phrases":           "implements workflow.Reader; the store gives the rows with all their verbs",
	"backend/automation.Service.Tools": "the tool servers replace the registry; others read that of this moment",
	"backend/store.DB.NewID":           "implements team.Store; the field is a function",
	"backend/store/sqlite.DB.Writes":   "the counter stays private, so that only a transaction raises it",
	"backend/teamwork.listener.Ended":  "implements team.Listener",
}

// A caller can use the field itself. Close and String belong to what a type owns.
func TestAnExportedMethodDoesMoreThanForwardItsArguments(t *testing.T) {
	for _, s := range sources(t) {
		for _, d := range s.tree.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || !fn.Name.IsExported() || fn.Name.Name == "Close" || fn.Name.Name == "String" || !forwarding(fn) {
				continue
			}
			of := fn.Recv.List[0].Type
			if star, ok := of.(*ast.StarExpr); ok {
				of = star.X
			}
			if name := fmt.Sprintf("%s.%s.%s", s.pkg, of, fn.Name.Name); forwards[name] == "" {
				t.Errorf("%s:%d: %s only hands its arguments on to a field", s.name, s.set.Position(fn.Pos()).Line, name)
			}
		}
	}
}

// forwarding reports whether a method is one call of a method of a field, with the method's own parameters.
func forwarding(fn *ast.FuncDecl) bool {
	if fn.Recv == nil || len(fn.Recv.List[0].Names) == 0 || fn.Body == nil || len(fn.Body.List) != 1 {
		return false
	}
	body := ast.Expr(nil)
	switch only := fn.Body.List[0].(type) {
	case *ast.ExprStmt:
		body = only.X
	case *ast.ReturnStmt:
		if len(only.Results) == 1 {
			body = only.Results[0]
		}
	}
	call, ok := body.(*ast.CallExpr)
	if !ok {
		return false
	}
	var given, taken []string
	for _, p := range fn.Type.Params.List {
		for _, name := range p.Names {
			taken = append(taken, name.Name)
		}
	}
	for _, arg := range call.Args {
		given = append(given, types.ExprString(arg))
	}
	callee := types.ExprString(call.Fun)
	path := strings.Split(callee, ".")
	return !strings.Contains(callee, "(") && len(path) > 2 && path[0] == fn.Recv.List[0].Names[0].Name && slices.Equal(given, taken)
}
