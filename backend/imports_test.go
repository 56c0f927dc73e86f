package backend_test

import (
	"fmt"
	"go/ast"
	"go/types"
	"path"
	"slices"
	"strings"
	"testing"
)

// A district is a folder of packages with a doc.go that says who lives there. Its floors are listed from the ground up,
// with "" for the package of the folder itself.
type district struct {
	folder string
	floors [][]string
}

// house lists the districts from the ground up. A package imports only lower floors of its own district and lower
// districts; packages of one floor do not know each other. A new package takes its place here first.
var house = []district{
	{"backend/base", [][]string{
		{"lists", "lazyregexp", "jsregexp", "superscript"},
		{"fault", "event", "contact", "schema", "process", "rawjson", "htmlmarkdown", "folderwatch", "memlimit"},
		{"datadir", "mask", "hub", "lifecycle", "calendar"},
		{"secret", "repository"},
		{""},
	}},
	{"build", [][]string{{"linux"}}},
	{"backend", [][]string{{"text"}, {"chat", "value"}}},
	{"backend/story", [][]string{{"prose", "habit", "macro"}}}, // the demo model reads its own drafts with it
	{"backend/document", [][]string{{"produce/workbook", "produce/marks", "search", "pagetext", "charset", "glyph", "numberformat", "numbering", "shown", "office", "language", "locked"}, {"pdf", "opencell", "metafile", "tags"}, {""}, {"passage", "produce"}}},
	{"backend/sound", [][]string{{"wave", "mp3"}, {"audio", "speech"}, {""}}},
	{"backend/model", [][]string{{"output", "dialect", "stream", "template", "serverurl", "gguf", "fetch", "unpack"}, {"llm", "shelf", "huggingface", "localserver"}, {"demo"}, {""}}},
	{"backend/story", [][]string{{"lorebook", "recall", "replycheck", "script", "quickreply", "chatapps"}, {"prompt", "compaction", "card", "portable", "editcheck", "fact"}, {"proof", "form", "fact/foreign"}, {""}}},
	{"backend/tool", [][]string{{""}, {"folder", "web", "mcp", "model", "program"}}},
	{"backend/core", [][]string{
		{"plugin", "flow", "run", "team", "toolchat"},
		{"turn", "assistant", "team/agents", "plugin/tts", "plugin/formatconsistency", "plugin/example"},
		{""},
	}},
	{"backend/store", [][]string{
		{"sqlite", "seed"},
		{"index", "artifacts", "rows"},
		{"files", "calls", "library", "secrets", "workflows", "assistants", "habits"},
		{"scripts"},
		{"files", "library", "secrets", "workflows", "assistants", "habits"},
		{"messages", "settings"},
		{"folds", "folders", "facts", "plugins"},
		{"chats"},
		{"turns"},
		{"runs"},
		{"triggers", "teams"},
		{""},
		{"archive"},
	}},
	{"backend/service", [][]string{{"turns", "runs", "toolbox", "flows", "teams", "narration", "library", "localmodel", "transfer", "health", "embedding", "habits", "memory", "modeltest", "quickreplies"}, {""}}},
	{"backend", [][]string{{""}}},
	{"backend/api", [][]string{{""}}},
	{"backend/testing", [][]string{{"casetest", "powercut", "llmtest", "plugintest", "modelfile", "enginetest"}, {"backendtest"}, {"conformance"}, {""}}},
	{"frontend", [][]string{{""}}},
	{"app", [][]string{{""}}},
	{"build", [][]string{{"bench", "bench/bare", "documents", "generate", "icon", "late", "licences", "memory", "pack", "pins", "prose", "sbom"}}},
	{".", [][]string{{""}}},
}

// tests is the district that only tests import.
const tests = "backend/testing"

// keepers names the only packages that may import what they guard; "/..." takes in
// everything below. The bench is outside and holds yardsticks to the product.
var keepers = map[string][]string{
	"database/sql/...":                        {"backend/store/sqlite", "build/bench"},
	"modernc.org/sqlite/...":                  {"backend/store/sqlite", "build/bench"},
	"github.com/wailsapp/go-webview2/...":     {"app"},
	"github.com/wailsapp/wails/...":           {"app", "build/bench/bare"},
	"github.com/faiface/beep/...":             {"backend/sound/audio"},
	"github.com/hajimehoshi/oto/...":          {"backend/sound/audio"},
	"github.com/hajimehoshi/go-mp3/...":       {"backend/sound/mp3"},
	"github.com/braheezy/shine-mp3/...":       {"backend/sound/mp3"},
	"github.com/pion/opus/...":                {"backend/sound/speech"},
	"github.com/sashabaranov/go-openai/...":   {"backend/model/llm", "build/bench"},
	"github.com/pdfcpu/pdfcpu/...":            {"backend/document/pdf"},
	"github.com/xuri/excelize/...":            {"backend/document/produce/workbook", "backend/document/locked"},
	"github.com/yuin/goldmark/...":            {"backend/document/produce", "backend/document/produce/marks"},
	"github.com/go-text/typesetting/...":      {"backend/document/produce", "backend/document/glyph"},
	"github.com/fsnotify/fsnotify/...":        {"backend/base/folderwatch"},
	"github.com/dlclark/regexp2/...":          {"backend/base/jsregexp"},
	"github.com/teambition/rrule-go/...":      {"backend/base/calendar"},
	"github.com/blevesearch/snowballstem/...": {"backend/story/recall"},
	"terzetto/backend/store": {
		"backend", "backend/service/turns", "backend/service/runs", "backend/service/toolbox", "backend/service/teams", "backend/service/narration", "backend/service/library", "backend/service/localmodel", "backend/service/transfer", "backend/service/health", "backend/service/embedding", "backend/service/habits", "backend/service/memory", "backend/service/modeltest", "backend/service/quickreplies",
		"backend/store/archive", "build/memory",
	},
	"terzetto/backend/store/rows": {
		"backend/store", "backend/store/files", "backend/store/calls", "backend/store/library", "backend/store/secrets", "backend/store/settings", "backend/store/messages",
		"backend/store/folds", "backend/store/folders", "backend/store/facts", "backend/store/plugins", "backend/store/chats", "backend/store/turns", "backend/store/workflows", "backend/store/runs",
		"backend/store/triggers", "backend/store/teams", "backend/store/scripts", "backend/store/assistants", "backend/store/habits", "backend/store/archive", "backend/service/transfer",
	},

	"github.com/modelcontextprotocol/go-sdk/...":       {"backend/tool/mcp"},
	"github.com/JohannesKaufmann/html-to-markdown/...": {"backend/base/htmlmarkdown"},
}

func TestAPackageImportsOnlyLowerFloors(t *testing.T) {
	floorOf := map[string]int{}
	floor := 0
	for _, d := range house {
		for _, names := range d.floors {
			floor++
			for _, name := range names {
				floorOf[path.Join(d.folder, name)] = floor
			}
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
			below, ours := floorOf[short(imported)]
			switch {
			case !ours:
			case below >= floor:
				t.Errorf("%s: %s (floor %d) imports %s (floor %d), but imports only go down", s.name, s.pkg, floor, short(imported), below)
			case covers(tests+"/...", short(imported)) && !covers(tests+"/...", s.pkg):
				t.Errorf("%s: %s imports %s, but only tests may", s.name, s.pkg, short(imported))
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
	"backend.narrator.Follow":                "gives turns.Narrator its own type of listener",
	"backend.reader.Character":               "implements plugin.Reader; the tables are in several packages",
	"backend.reader.DirectorState":           "implements plugin.Reader; the tables are in several packages",
	"backend.reader.DirectorFragments":       "implements plugin.Reader; the store gives the rows with all their verbs",
	"backend.reader.Moods":                   "implements plugin.Reader; the store gives the rows with all their verbs",
	"backend.reader.Personas":                "implements plugin.Reader; the store gives the rows with all their verbs",
	"backend.reader.Phrases":                 "implements plugin.Reader; the store gives the rows with all their verbs",
	"backend/service/toolbox.Service.Tools":  "the tool servers replace the registry; others read that of this moment",
	"backend/model/output.Splitter.Text":     "the builder stays private, so that only the splitter writes to it",
	"backend/store.DB.NewID":                 "implements team.Store; the field is a function",
	"backend/store/sqlite.DB.Writes":         "the counter stays private, so that only a transaction raises it",
	"backend/service/teams.listener.HearEnd": "implements team.Listener",
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
