package api_test

import (
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/contact"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/testing/enginetest"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
)

// TestMain lets the test program be the server that offers tools, and the engine.
func TestMain(m *testing.M) {
	enginetest.Main()
	if len(os.Args) > 1 && os.Args[1] == "words" {
		serveWords()
		return
	}
	os.Exit(m.Run())
}

func serveWords() {
	type word struct {
		Word string `json:"word"`
	}
	s := sdk.NewServer(&sdk.Implementation{Name: "words", Version: "1"}, nil)
	sdk.AddTool(s, &sdk.Tool{Name: "upper", Description: "Writes a word in capitals.", Annotations: &sdk.ToolAnnotations{ReadOnlyHint: true}},
		func(_ context.Context, _ *sdk.CallToolRequest, in word) (*sdk.CallToolResult, any, error) {
			return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: strings.ToUpper(in.Word)}}}, nil, nil
		})
	if len(os.Args) > 2 { // a file says that there is another one now
		if _, err := os.Stat(os.Args[2]); err == nil {
			sdk.AddTool(s, &sdk.Tool{Name: "lower", Description: "Writes it small."}, func(context.Context, *sdk.CallToolRequest, word) (*sdk.CallToolResult, any, error) {
				return nil, nil, nil
			})
		}
		go func() { // and another file, that there is one more while the server runs
			for {
				if _, err := os.Stat(os.Args[2] + " still"); err == nil {
					break
				}
				time.Sleep(20 * time.Millisecond)
			}
			sdk.AddTool(s, &sdk.Tool{Name: "title", Description: "Writes it as a title."}, func(context.Context, *sdk.CallToolRequest, word) (*sdk.CallToolResult, any, error) {
				return nil, nil, nil
			})
		}()
	}
	_ = s.Run(context.Background(), &sdk.StdioTransport{})
}

// ids are the tools that are in the box.
func (d *door) ids() string {
	d.t.Helper()
	var all []string
	for _, x := range get[api.Listing[tool.Tool]](d, "GET", "/api/tools", nil).Items {
		all = append(all, x.ID)
	}
	return strings.Join(all, " ")
}

// shippedTools are the tools that ship, in the order of the box.
var shippedTools = []string{
	"current_time",
	"days_between",
	"give_value",
	"search_tools",
	"list_files",
	"read_file",
	"read_document",
	"read_table",
	"write_file",
	"write_table",
	"write_chart",
	"make_document",
	"rename_file",
	"fetch_url",
	"http_request",
	"run_program",
	"send_message",
	"list_workflows", "run_workflow",
	"flow_runner",
	"ask_person",
	"speak",
	"assistant_runner",
	"ask_model",
	"notify",
	"search_conversations",
}

// calledOnce are those of them that are not repeatable: a second call would do something again.
var calledOnce = []string{"send_message", "run_workflow", "run_program", "http_request", "write_table", "rename_file"}

// shipped names the tools as ids does.
var shipped = strings.Join(shippedTools, " ")

func TestTheToolsThatShipAreListedWithWhatTheyTake(t *testing.T) {
	d := open(t)
	if diff := cmp.Diff(shippedTools, strings.Fields(d.ids())); diff != "" {
		t.Errorf("the tools differ (-expected +listed):\n%s", diff)
	}
	levels := map[string]tool.Level{}
	for _, x := range get[api.Listing[tool.Tool]](d, "GET", "/api/tools", nil).Items {
		levels[x.ID] = x.Level
		if x.Name == "" || x.Description == "" || !strings.Contains(string(x.Input), `"object"`) || x.Output == nil || x.Repeatable == slices.Contains(calledOnce, x.ID) {
			t.Errorf("%s lacks a name, a description or a schema, or is wrong in Repeatable (%v)", x.ID, x.Repeatable)
		}
	}
	if levels["write_file"] != tool.Write || levels["read_file"] != tool.Read || levels["fetch_url"] != tool.Read || levels["run_program"] != tool.Execute {
		t.Errorf("%v", levels)
	}
}

// use lets a model call a tool in a flow, and gives what it was told.
func (d *door) use(id string, args map[string]any) string {
	d.t.Helper()
	d.answers(llmtest.Prose(llmtest.Calls(id, args)), llmtest.Prose(llmtest.Says("done")))
	for _, f := range d.stream("/api/flows/run", `{"definition":{"version":1,"steps":[{"type":"step","config":{"prompt":"Go.","tools":[{"type":"function","function":{"name":"`+id+`"}}]}}]}}`) {
		if f.event == "tool:result" {
			return f.data
		}
	}
	d.t.Fatal("no tool was called")
	return ""
}

func TestAModelReadsTheChosenFolderAndAsksBeforeItWrites(t *testing.T) {
	d := open(t)
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a.md"), []byte("tea at noon"), 0o600); err != nil {
		t.Fatal(err)
	}
	read := fields{"path": "a.md"}
	if got := d.use("read_file", read); !strings.Contains(got, "No folder is chosen") {
		t.Error(got)
	}
	if got := get[tool.Settings](d, "PUT", "/api/tools/settings", fields{"folder": dir + "/./"}); got.Folder != dir || got.Fetching {
		t.Errorf("%+v", got)
	}
	if got := d.use("read_file", read); !strings.Contains(got, "tea at noon") {
		t.Error(got)
	}
	if got := d.use("write_file", fields{"path": "b.md", "content": "x"}); !strings.Contains(got, "no one has allowed it") {
		t.Error(got)
	}
	if _, err := os.Stat(filepath.Join(dir, "b.md")); err == nil {
		t.Error("it was written")
	}
	if got := get[tool.Settings](d, "POST", "/api/tools/folder", fields{"folder": ""}); got.Folder != "" {
		t.Errorf("%+v", got)
	}
	if got := d.use("read_file", read); !strings.Contains(got, "No folder is chosen") {
		t.Error(got)
	}
}

func TestWhichFoldersAreRefused(t *testing.T) {
	outer := t.TempDir()
	data := filepath.Join(outer, "data")
	d := openWith(t, backend.Config{Dir: data})
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(data, link); err != nil {
		t.Skip("this system makes no links")
	}
	file := filepath.Join(outer, "file")
	for _, path := range []string{file, filepath.Join(data, "below", "it")} {
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for folder, says := range map[string]string{
		data: "own data", filepath.Join(data, "below"): "own data", outer: "own data", filepath.VolumeName(outer) + string(filepath.Separator): "own data", link: "own data",
		file: "is not a folder", filepath.Join(outer, "none"): "Create the folder first", "notes": "whole path", "a\x00b": "",
	} {
		if status, text := d.ask("PUT", "/api/tools/settings", fields{"folder": folder}); status != 422 || !strings.Contains(text, says) || !strings.Contains(text, `"field":"folder"`) {
			t.Errorf("%s: %d %s", folder, status, text)
		}
	}
	if status, text := d.ask("PUT", "/api/tools/settings", fields{"fetching": "yes"}); status != 422 {
		t.Errorf("%d %s", status, text)
	}
	if got := get[tool.Settings](d, "GET", "/api/tools/settings", nil); !reflect.DeepEqual(got, tool.Settings{Hosts: []string{}}) {
		t.Errorf("what was refused left its mark: %+v", got)
	}
}

func TestPagesAreFetchedWhenAllowedAndNeverFromThisComputer(t *testing.T) {
	d := open(t)
	asked := 0
	inside := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked++ }))
	t.Cleanup(inside.Close)
	if got := d.use("fetch_url", fields{"url": inside.URL}); !strings.Contains(got, "Web access is off") {
		t.Error(got)
	}
	if got := get[tool.Settings](d, "PUT", "/api/tools/settings", fields{"fetching": true}); !got.Fetching {
		t.Errorf("%+v", got)
	}
	if got := d.use("fetch_url", fields{"url": inside.URL}); !strings.Contains(got, "is not public") || asked > 0 {
		t.Errorf("%s, asked %d times", got, asked)
	}
	for _, c := range d.backend.Health.Contacts.All() {
		if c.Why == contact.Fetch {
			t.Errorf("nobody was contacted, but: %+v", c)
		}
	}
}

func TestAServerOfToolsIsAddedLookedAtAndForgotten(t *testing.T) {
	const key = "sk-canary-0123456789"
	dir := t.TempDir()
	d := openWith(t, backend.Config{Dir: dir})
	more := filepath.Join(t.TempDir(), "more")
	status, text := d.ask("POST", "/api/tools/servers", fields{
		"name": "words", "command": os.Args[0], "args": []string{"words", more}, "variables": map[string]string{"API_KEY": key},
	})
	if status != 200 || strings.Contains(text, key) || !strings.Contains(text, `"variables":["API_KEY"]`) {
		t.Fatalf("%d %s", status, text)
	}
	var s tool.Server
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		t.Fatal(err)
	}
	if len(s.Offers) != 1 || s.Offers[0].ToolID != "words__upper" || !s.Offers[0].ReadOnly {
		t.Errorf("%+v", s.Offers)
	}
	if got := d.ids(); got != shipped+" words__upper" {
		t.Error(got)
	}
	if got := d.use("words__upper", fields{"word": "tea"}); !strings.Contains(got, "no one has allowed it") {
		t.Errorf("a tool of a server ran without being asked for: %s", got)
	}
	if err := os.WriteFile(more, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	at := "/api/tools/servers/" + strconv.FormatInt(s.ID, 10)
	if got := get[tool.Server](d, "POST", at+"/refresh", nil); len(got.Offers) != 2 {
		t.Errorf("%+v", got)
	}
	if got := d.ids(); got != shipped+" words__lower words__upper" {
		t.Error(got)
	}
	pushes := d.backend.Hub.All(t.Context())
	if err := os.WriteFile(more+" still", nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for range pushes { // no person asks for what the server adds by itself
		if d.ids() == shipped+" words__lower words__title words__upper" {
			break
		}
	}
	if got := get[api.Listing[tool.Server]](d, "GET", "/api/tools/servers", nil); len(got.Items) != 1 || len(got.Items[0].Offers) != 3 {
		t.Errorf("%+v", got)
	}
	if status, text := d.ask("DELETE", at, nil); status >= 300 {
		t.Errorf("%d %s", status, text)
	}
	if got := d.ids(); got != shipped {
		t.Error(got)
	}
	for method, path := range map[string]string{"DELETE": at, "POST": at + "/refresh"} {
		if status, text := d.ask(method, path, nil); status != 404 {
			t.Errorf("%s: %d %s", path, status, text)
		}
	}
	if got := get[api.Listing[tool.Server]](d, "GET", "/api/tools/servers", nil); got.Items == nil || len(got.Items) != 0 {
		t.Errorf("%+v", got)
	}
}

func TestAServerOfToolsIsChangedAndKeepsItsValues(t *testing.T) {
	const key = "sk-canary-0123456789"
	d := open(t)
	s := get[tool.Server](d, "POST", "/api/tools/servers", fields{"name": "words", "command": os.Args[0], "args": []string{"words"}, "variables": map[string]string{"API_KEY": key}})
	at, folder := "/api/tools/servers/"+strconv.FormatInt(s.ID, 10), t.TempDir()
	changed := fields{"name": "letters", "command": os.Args[0], "args": []string{"words"}, "folder": folder, "variables": map[string]string{"API_KEY": "••••", "MORE": "x"}}
	got := get[tool.Server](d, "PUT", at, changed)
	if got.ID != s.ID || got.Name != "letters" || got.Folder != folder || !slices.Equal(got.Variables, []string{"API_KEY", "MORE"}) || got.State.Strays == nil {
		t.Errorf("it is %+v", got)
	}
	if ids := d.ids(); !strings.Contains(ids, "letters__upper") || strings.Contains(ids, "words__") {
		t.Errorf("the tools are %s", ids)
	}
	for name, in := range map[string]fields{
		"a value that isn't stored": {"name": "letters", "command": os.Args[0], "args": []string{"words"}, "variables": map[string]string{"OTHER": "••••"}},
		"a folder that isn't there": {"name": "letters", "command": os.Args[0], "args": []string{"words"}, "folder": folder + "/gone"},
		"a folder of an address":    {"name": "letters", "address": "https://example.com/mcp", "folder": folder},
		"a program that isn't one":  {"name": "letters", "command": "no-such-program-of-anybody"},
	} {
		if status, text := d.ask("PUT", at, in); status < 400 {
			t.Errorf("%s: %d %s", name, status, text)
		}
	}
	if now := get[api.Listing[tool.Server]](d, "GET", "/api/tools/servers", nil).Items[0]; now.Folder != folder || now.Command != os.Args[0] {
		t.Errorf("what was refused left its mark: %+v", now)
	}
	if status, _ := d.ask("PUT", "/api/tools/servers/999", changed); status != 404 {
		t.Errorf("one that isn't there answers %d", status)
	}
}

func TestWhatIsRefusedOfAServerOfTools(t *testing.T) {
	d := open(t)
	if status, text := d.ask("POST", "/api/tools/servers", fields{"name": "words", "command": os.Args[0], "args": []string{"words"}}); status != 200 {
		t.Fatalf("%d %s", status, text)
	}
	for _, c := range []struct {
		name   string
		in     fields
		status int
		says   string
	}{
		{"nothing", fields{}, 422, "Give the program"},
		{"a program and an address", fields{"name": "x", "command": "x", "address": "http://127.0.0.1:1/"}, 422, "not both"},
		{"an address that is none", fields{"name": "x", "address": "example.com"}, 422, "whole address"},
		{"an address where nothing is", fields{"name": "x", "address": "http://127.0.0.1:1/mcp"}, 502, "doesn't answer as an MCP server"},
		{"a header that is none", fields{"name": "x", "address": "http://127.0.0.1:1/mcp", "variables": fields{"a b": "c"}}, 422, "can't be the name of a header"},
		{"no name", fields{"command": "x"}, 422, "lowercase letters"},
		{"a name that no id takes", fields{"name": "My words", "command": "x"}, 422, "lowercase letters"},
		{"a name that is taken", fields{"name": "words", "command": os.Args[0]}, 422, "already"},
		{"a program that is not there", fields{"name": "x", "command": "no-such-program-of-anybody"}, 502, "There is no program"},
		{"a program that is no server", fields{"name": "x", "command": "go", "args": []string{"version"}}, 502, "didn't start as an MCP server"},
		{"a variable that no environment takes", fields{"name": "x", "command": "x", "variables": fields{"A=B": "c"}}, 422, "can't be the name of a variable"},
		{"arguments that are no list", fields{"name": "x", "command": "x", "args": "a b"}, 422, "args"},
	} {
		if status, text := d.ask("POST", "/api/tools/servers", c.in); status != c.status || !strings.Contains(text, c.says) {
			t.Errorf("%s: %d %s", c.name, status, text)
		}
	}
	if got := get[api.Listing[tool.Server]](d, "GET", "/api/tools/servers", nil); len(got.Items) != 1 {
		t.Errorf("what was refused left its mark: %+v", got)
	}
}

func TestToolServersOutliveARestartAndComeBackWithABackup(t *testing.T) {
	dir := t.TempDir()
	d := openWith(t, backend.Config{Dir: dir})
	s := get[tool.Server](d, "POST", "/api/tools/servers", fields{"name": "words", "command": os.Args[0], "args": []string{"words"}})
	info, err := d.backend.Transfer.BackUpNow(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	d.ask("DELETE", "/api/tools/servers/"+strconv.FormatInt(s.ID, 10), nil)
	if got := d.ids(); got != shipped {
		t.Error(got)
	}
	if _, err := d.program.Restore(t.Context(), filepath.Base(info.File)); err != nil {
		t.Fatal(err)
	}
	if got := d.ids(); got != shipped+" words__upper" {
		t.Errorf("after a copy was put back: %s", got)
	}
	if err := d.program.Close(); err != nil {
		t.Fatal(err)
	}
	if got := openWith(t, backend.Config{Dir: dir}).ids(); got != shipped+" words__upper" {
		t.Errorf("after a start: %s", got)
	}
}
