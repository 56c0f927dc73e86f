package backend_test

import (
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// floors says, from the ground up, who stands where. A package imports only lower
// floors; packages of one floor do not know each other. A new package takes its
// place here first.
var floors = [][]string{
	{"backend/fault", "backend/readonly", "backend/event", "backend/text"},
	{"backend/chat", "backend/llm", "backend/speech", "backend/audio", "backend/hub", "backend/secret", "backend/document", "backend/tool"},
	{"backend/prompt", "backend/card", "backend/llm/llmtest", "backend/llm/demo", "backend/store/seed"},
	{"backend/workflow", "backend/flow", "backend/run", "backend/team"},
	{"backend/pipeline", "backend/assistant", "backend/workflow/tts", "backend/workflow/formatconsistency", "backend/workflow/workflowtest"},
	{"backend/store"},
	{"backend"},
	{"backend/api"},
	{"app"},
	{".", "build/bench", "build/icon"},
}

// keepers names the packages that may import what they guard. The bench stands
// outside and holds a yardstick to the product.
var keepers = map[string][]string{
	"database/sql":                      {"backend/store", "build/bench"},
	"github.com/wailsapp/wails/":        {"app"},
	"github.com/faiface/beep":           {"backend/audio"},
	"github.com/sashabaranov/go-openai": {"backend/llm", "build/bench"},
	"terzetto/backend/store":            {"backend"},
}

// starters are the packages with go statements; each of their goroutines has an
// owner that waits for it.
var starters = []string{
	"backend", "backend/hub", "backend/run", "backend/audio", "backend/flow", "backend/api", "backend/llm", "backend/llm/demo", "backend/store",
	"backend/secret", "app", "build/bench",
}

type pkg struct {
	ImportPath, Dir string
	Imports         []string
	GoFiles         []string
	CgoFiles        []string
}

func packages(t *testing.T) []pkg {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), "go", "list", "-json=ImportPath,Dir,Imports,GoFiles,CgoFiles", "terzetto/...").Output()
	if err != nil {
		t.Fatalf("list packages: %v", err)
	}
	var all []pkg
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p pkg
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

// short is the package's path in the repository.
func short(path string) string {
	if path == "terzetto" {
		return "."
	}
	return strings.TrimPrefix(path, "terzetto/")
}

func TestAPackageImportsOnlyLowerFloors(t *testing.T) {
	at := map[string]int{}
	for floor, names := range floors {
		for _, name := range names {
			at[name] = floor
		}
	}
	for _, p := range packages(t) {
		name := short(p.ImportPath)
		floor, placed := at[name]
		if !placed {
			t.Errorf("%s stands on no floor: give it one in this table", name)
			continue
		}
		for _, imported := range p.Imports {
			if imported != "terzetto" && !strings.HasPrefix(imported, "terzetto/") {
				continue
			}
			if below, placed := at[short(imported)]; placed && below >= floor {
				t.Errorf("%s (floor %d) imports %s (floor %d): imports go down", name, floor, short(imported), below)
			}
		}
	}
}

func TestWhatIsGuardedHasOneImporter(t *testing.T) {
	for _, p := range packages(t) {
		for _, imported := range p.Imports {
			for guarded, keepers := range keepers {
				match := imported == strings.TrimSuffix(guarded, "/") || (strings.HasSuffix(guarded, "/") || strings.Contains(guarded, ".")) && strings.HasPrefix(imported, guarded)
				if match && !slices.Contains(keepers, short(p.ImportPath)) {
					t.Errorf("%s imports %s, which belongs to %s", short(p.ImportPath), imported, strings.Join(keepers, ", "))
				}
			}
		}
	}
}

func TestGoroutinesBeginWhereTheyAreWaitedFor(t *testing.T) {
	for _, p := range packages(t) {
		if slices.Contains(starters, short(p.ImportPath)) {
			continue
		}
		for _, file := range append(p.GoFiles, p.CgoFiles...) {
			set := token.NewFileSet()
			parsed, err := parser.ParseFile(set, filepath.Join(p.Dir, file), nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(parsed, func(n ast.Node) bool {
				if g, ok := n.(*ast.GoStmt); ok {
					t.Errorf("%s starts a goroutine at line %d: say in the table who waits for it", short(p.ImportPath)+"/"+file, set.Position(g.Pos()).Line)
				}
				return true
			})
		}
	}
}
