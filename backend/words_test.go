package backend_test

import (
	"fmt"
	"go/ast"
	"go/token"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// fixed are the names with "workflow" that routes, JSON, tables, events, styles and files of older programs hold, though
// what they name is called otherwise now. They stay readable, so they are written in strings, and nowhere else.
var fixed = map[string]string{
	"deleteWorkflow": "a draft of a workflow", "getWorkflow": "a draft of a workflow", "keepWorkflow": "a draft of a workflow",
	"afterWorkflowId": "a workflow", "subWorkflowId": "a workflow", "run_workflow": "a workflow", "list_workflows": "a workflow", "workflow_drafts": "a workflow",
	"workflow-drafts": "a workflow", "workflowId": "a workflow, or a request to the team",
	"workflowRunId": "a run", "parentWorkflowRunId": "a run", "workflowLogId": "a line of a run's log",
	"team_workflows": "a request to the team", "workflowRound": "a request to the team",
	"workflow_id": "a plug-in", "workflow_state": "a plug-in", "workflow_config": "a plug-in", "workflow_enabled": "a plug-in",
	"workflows_globally_enabled": "plug-ins", "workflow_declares_artifacts": "a plug-in",
	"workflow_attachments": "artifacts", "workflow-attachments": "artifacts", "workflow_attachment_data": "artifacts",
	"workflow_attachments_message": "artifacts", "workflow_attachments_eviction": "artifacts", "workflow_attachments_told": "artifacts",
	"workflow_attachments_rejected": "artifacts", "rejected_workflow_atts": "artifacts",
	"workflow-widget": "an artifact's widget", "workflow-artifacts": "artifacts", "workflow-rejected-warning": "artifacts",
}

// workflowRooms are the folders and files of which stored workflows are a subject, with "/..." for all below. The word
// is refused everywhere else.
var workflowRooms = []string{
	"main.go", "app", "build/...", "backend", "backend/api", "backend/value", "backend/tool/...", "backend/core", "backend/core/run", "backend/core/assistant",
	"backend/store", "backend/store/archive", "backend/store/index", "backend/store/runs", "backend/store/seed", "backend/store/triggers", "backend/store/workflows",
	"backend/service", "backend/service/flows", "backend/service/health", "backend/service/library",
	"backend/service/runs", "backend/service/toolbox", "backend/service/transfer", "backend/service/turns",
	"backend/story/portable", "backend/document/search", "backend/testing/backendtest", "backend/testing/conformance",
	"frontend/src/automation/...", "frontend/src/composer/slashcommand.js", "frontend/src/ipc/operations.js", "frontend/src/lib/keys.js",
	"frontend/src/library/transfer/section.js", "frontend/src/main/commands.js", "frontend/src/model/catalog.js", "frontend/src/model/named.js",
	"frontend/src/model/callwords.js", "frontend/src/model/chattools.js", "frontend/src/model/runlabels.js", "frontend/src/model/toolwords.js", "frontend/src/model/transfer.js",
	"frontend/src/settings/data/samples.js", "frontend/src/sidebar/found.js", "frontend/src/sidebar/sidebar.js",
	"frontend/src/widgets/requestcard.js",
}

var (
	aboutWorkflows = regexp.MustCompile(`(?i)[\w-]*workflow[\w-]*`)
	// otherWorkflows are the names in which the word can only be a plug-in or a request to a team.
	otherWorkflows = regexp.MustCompile(`(?i)workflows?_?-?(state|attachment|config|enabled|entry|manifest|trigger|globally|hook|widget|artifact|round|message$)|(rejected|team)_?workflow`)
)

// Workflow is the word for a stored list of steps, and for nothing else: a plug-in takes part in turns, a request is
// what a team is asked.
func TestWorkflowIsTheWordForStoredWorkflowsAlone(t *testing.T) {
	refuse := func(where, word string) {
		t.Errorf("%s says %q: a plug-in takes part in turns, a request is what a team is asked", where, word)
	}
	for _, s := range sourcesAndTests(t) {
		for _, said := range namesAndComments(s) {
			if !inRooms(s.pkg, s.name) || otherWorkflows.MatchString(said.word) && !strings.Contains(said.word, "_") {
				refuse(said.where, said.word)
			}
		}
	}
	for _, name := range repository(t) {
		folder := path.Dir(name)
		if strings.HasSuffix(name, ".go") && strings.Contains(path.Base(name), "workflow") && !inRooms(folder, name) {
			refuse(name, path.Base(name))
		}
		if ext := path.Ext(name); !strings.HasPrefix(name, "frontend/src/") && !strings.HasPrefix(name, "frontend/plugins/") || ext != ".js" && ext != ".css" {
			continue
		}
		for _, said := range wordsOf(t, name) {
			if !inRooms(folder, name) || otherWorkflows.MatchString(said.word) {
				refuse(said.where, said.word)
			}
		}
	}
}

func inRooms(folder, file string) bool {
	return slices.ContainsFunc(workflowRooms, func(room string) bool { return room == file || covers(room, folder) })
}

// A saying is a word of a file, with its place.
type saying struct{ where, word string }

// namesAndComments gives the words with "workflow" that a Go file declares or says in a comment.
func namesAndComments(s source) (all []saying) {
	say := func(at token.Pos, text string) {
		all = append(all, sayings(fmt.Sprintf("%s:%d", s.name, s.line(at)), text)...)
	}
	for _, name := range declared(s.tree) {
		say(name.Pos(), name.Name)
	}
	for _, group := range s.tree.Comments {
		for _, c := range group.List {
			say(c.Pos(), c.Text)
		}
	}
	return all
}

// sayings are the words with "workflow" that no document fixes.
func sayings(where, text string) (all []saying) {
	for _, word := range aboutWorkflows.FindAllString(text, -1) {
		if fixed[word] == "" {
			all = append(all, saying{where, word})
		}
	}
	return all
}

// wordsOf gives the words with "workflow" of a file of the page, without the names of operations and channels, which are
// written in quotes.
func wordsOf(t *testing.T, name string) (all []saying) {
	for at, line := range strings.Split(read(t, name), "\n") {
		all = append(all, sayings(fmt.Sprintf("%s:%d", name, at+1), documented.ReplaceAllString(line, ""))...)
	}
	return all
}

// read is a file of the repository.
func read(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// documented are the operations and channels of plug-ins, whose names documents fix.
var documented = regexp.MustCompile("[\"`]workflows?[.:][^\"`]*[\"`]")

// declared are the names that a file gives to something.
func declared(file *ast.File) (all []*ast.Ident) {
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			all = append(all, n.Name)
		case *ast.TypeSpec:
			all = append(all, n.Name)
		case *ast.ValueSpec:
			all = append(all, n.Names...)
		case *ast.Field:
			all = append(all, n.Names...)
		case *ast.AssignStmt:
			for _, left := range n.Lhs {
				if name, ok := left.(*ast.Ident); ok && n.Tok == token.DEFINE {
					all = append(all, name)
				}
			}
		}
		return true
	})
	return all
}

func TestANameWithWorkflowInAStringIsFixedByADocument(t *testing.T) {
	unused := maps.Clone(fixed)
	for _, s := range sourcesAndTests(t) {
		ast.Inspect(s.tree, func(n ast.Node) bool {
			text, ok := n.(*ast.BasicLit)
			if !ok || text.Kind != token.STRING || strings.HasPrefix(s.name, "backend/words_test.go") {
				return true
			}
			for _, word := range aboutWorkflows.FindAllString(text.Value, -1) {
				delete(unused, word)
				if strings.Contains(word, "_") && fixed[word] == "" {
					t.Errorf("%s:%d: %q is none of the names that documents fix", s.name, s.line(text.Pos()), word)
				}
			}
			return true
		})
	}
	for _, name := range repository(t) {
		if strings.HasPrefix(name, "frontend/src/") {
			for _, word := range aboutWorkflows.FindAllString(read(t, name), -1) {
				delete(unused, word)
			}
		}
	}
	for word := range unused {
		t.Errorf("%s is written nowhere and needs its place in the list no longer", word)
	}
}

// A second is another word for what the glossary gives one for, as a name in the code begins, ends or is called.
type second struct {
	word   *regexp.Regexp // of a name, divided at its capitals: "team engine"
	ours   string
	except []string // the folders where it is the word for something else
}

var seconds = []second{
	{regexp.MustCompile(`\bengine\b`), "the part's own name: engine is the fetched program, or one of speech", []string{"backend/sound/...", "backend/core/plugin/tts", "backend/service/narration", "backend/service/localmodel", "backend/testing/enginetest", "backend/api", "backend/model/...", "build/...", "app", "backend/store", "backend/chat"}},
	{regexp.MustCompile(`\b(desk|stint|crew|shelf|strain|hush|misfits|rung|doormat|garbage|album|happening)\b`), "the field's word, as the glossary has it", nil},
	{regexp.MustCompile(`\b(plug in|extension|addon|add on)\b`), "plugin", []string{"backend/document/...", "backend/story/...", "backend/base/...", "backend/core/run", "backend/core/turn", "backend/model/llm", "app", "backend/store/archive", "backend/core/team/...", "backend/tool/..."}},
	{regexp.MustCompile(`\bautomation (template|definition)\b|\brun template\b`), "workflow", nil},
	{regexp.MustCompile(`\bteam workflow\b`), "request", nil},
}

func TestAnIdeaHasOneWord(t *testing.T) {
	for _, s := range sourcesAndTests(t) {
		for _, name := range declared(s.tree) {
			for _, other := range seconds {
				if !other.word.MatchString(strings.ToLower(strings.Join(divide(name.Name), " "))) || slices.ContainsFunc(other.except, func(room string) bool { return covers(room, s.pkg) }) {
					continue
				}
				t.Errorf("%s:%d: %s is another word for what we call otherwise: %s", s.name, s.line(name.Pos()), name.Name, other.ours)
			}
		}
	}
}

// divide splits a name of Go at its capitals. Capitals in a row are one word: aPDFFile is "a", "PDFFile".
func divide(name string) (words []string) {
	begin, before := 0, ' '
	for at, r := range name {
		if unicode.IsUpper(r) && !unicode.IsUpper(before) && at > begin {
			words = append(words, name[begin:at])
			begin = at
		}
		before = r
	}
	return append(words, name[begin:])
}
