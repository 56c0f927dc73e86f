package agents_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/core/team/agents"
	"terzetto/backend/document"
	"terzetto/backend/document/passage"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
	"terzetto/backend/tool/program"
)

func TestNumbersAreReadAsPeopleWriteThem(t *testing.T) {
	for written, want := range map[string]float64{
		"1": 1, "-2.5": -2.5, "1,234.50": 1234.5, "1.234,50": 1234.5, "0,5": 0.5, "1,234": 1234, "1 000": 1000, "€ 12": 12, "7%": 7, "1.200,50": 1200.5,
	} {
		if got, ok := agents.NumberOf(written); !ok || got != want {
			t.Errorf("%q is read as %v, %t", written, got, ok)
		}
	}
	for _, written := range []string{"", "one", "2026-01-02", "NaN", "inf", "1e999"} {
		if got, ok := agents.NumberOf(written); ok {
			t.Errorf("%q is read as %v", written, got)
		}
	}
}

func TestAProgramIsCheckedWithoutRunningIt(t *testing.T) {
	for _, c := range []struct {
		ext, source string
		good        bool
	}{
		{"go", "package main\nfunc main() {}\n", true},
		{"go", "package main\nfunc main() {\n", false},
		{"json", `{"a":1}`, true},
		{"json", `{"a":`, false},
		{"py", "print('a(')  # :(\n", true},
		{"py", "print(\n", false},
		{"js", "f(`${x}`) // it's fine (\n", true},
		{"js", "f(]", false},
		{"rs", "fn f<'a>(x: &'a str) {}", true},
		{"xml", "<a><b/></a>", true},
		{"xml", "<a><b></a>", false},
		{"sh", "case $x in a) ;; esac", true},
		{"py", "  \n", false},
	} {
		if _, wrong := agents.Checked(c.ext, c.source); (wrong == "") != c.good {
			t.Errorf("%s %q: %q", c.ext, c.source, wrong)
		}
	}
}

func TestADocumentIsWhatItsExtensionSaysOrIsNotMade(t *testing.T) {
	text := "Words.\n\n| a | b |\n|---|---|\n| x \\| y | 2 |\n\n```json\n{\"a\": 1}\n```\n"
	for _, ext := range []string{"docx", "pdf", "pptx", "html", "md", "txt", "xlsx", "csv", "tsv", "png", "json"} {
		out, err := agents.Render(t.Context(), nil, "a."+ext, "Title", text)
		if err != nil || len(out.Missing) > 0 || len(out.Made) != 1 {
			t.Errorf("%s: %v, without %q", ext, err, out.Missing)
			continue
		}
		read, err := document.Read(t.Context(), "unknown", out.Made[0].Content, document.Limits{})
		if binary := ext == "docx" || ext == "pdf" || ext == "xlsx" || ext == "pptx"; err != nil || binary && read.Ext != ext {
			t.Errorf("%s is read as %s, %v", ext, read.Ext, err)
		}
	}
	for _, label := range []string{"a.mp4", "a.exe", "a.key"} {
		if _, err := agents.Render(t.Context(), nil, label, "", text); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s gives %v", label, err)
		}
	}
	if _, err := agents.Render(t.Context(), nil, "a.xlsx", "", "No table here."); !fault.Is(err, fault.Invalid) {
		t.Errorf("a table without one gives %v", err)
	}
}

func TestALetterInNoFontBringsAWordDocument(t *testing.T) {
	m := &mind{form: `{"title":"x","sections":[]}`, write: func(string, int) llm.Reply { return llm.Reply{Text: "Done ✅, 港."} }}
	made, k := play(t, m, agents.Documentation{}, "Write.", nil, "a.pdf")
	if !strings.HasPrefix(made["a.pdf"], "%PDF") || !strings.HasPrefix(made["a.docx"], "PK") || k.head.Status != team.Completed {
		t.Errorf("it is %s with %d documents", k.head.Status, len(made))
	}
	if !slices.ContainsFunc(k.logs, func(l string) bool {
		return strings.Contains(l, "No font on this computer has 港, so a.pdf shows boxes for what is missing. a.docx holds the whole text.")
	}) {
		t.Errorf("the log says %v", k.logs)
	}
}

// A mind is a model that answers by what it is asked for, and keeps what that was.
type mind struct {
	mu    sync.Mutex
	asked []string
	form  string
	plan  string
	write func(label string, n int) llm.Reply

	server *llmtest.Server // that writes instead, and keeps what it was asked; nil: none
	client *llm.Client
}

// asks makes a mind whose prose is that of a server.
func asks(t *testing.T, form string) *mind {
	t.Helper()
	words := llmtest.Prose(llmtest.Says("Words."))
	m := &mind{form: form, server: llmtest.New(t, words, words), client: llm.NewClient(llm.Options{})}
	t.Cleanup(m.client.Close)
	return m
}

func (m *mind) ForceTool(_ context.Context, _ *llm.Base, c llm.Call, name string, _ func(llm.Delta)) (llm.ToolCall, llm.Reply, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.asked = append(m.asked, c.Label)
	text := m.form
	if name == team.PlanTool {
		text = m.plan
	}
	return llm.ToolCall{Name: name, Arguments: json.RawMessage(text)}, llm.Reply{}, nil
}

func (m *mind) Complete(ctx context.Context, b *llm.Base, c llm.Call, hear func(llm.Delta)) (llm.Reply, error) {
	if m.client != nil {
		return m.client.Complete(ctx, b, c, hear)
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.asked = append(m.asked, c.Label)
	if m.write == nil {
		return llm.Reply{Text: "Words."}, nil
	}
	return m.write(c.Label, len(m.asked)), nil
}

// kept is the little of a store that one round needs.
type kept struct {
	mu       sync.Mutex
	files    []team.File
	head     team.Request
	messages []team.Message
	logs     []string
}

func (k *kept) Request(context.Context, string) (team.Request, error) { return k.head, nil }

func (k *kept) Append(_ context.Context, c team.Change) ([]team.Message, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.head = c.Request
	k.messages = append(k.messages, c.Messages...)
	for _, l := range c.Logs {
		k.logs = append(k.logs, l.Message)
	}
	return c.Messages, nil
}
func (k *kept) Erase(context.Context, string) error                   { return nil }
func (k *kept) History(context.Context, string) (team.History, error) { return team.History{}, nil }

func (k *kept) File(_ context.Context, id int64, data bool) (team.File, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	f := k.files[id-1]
	if !data {
		f.Data = nil
	}
	return f, nil
}

func (k *kept) KeepFile(_ context.Context, f team.File) (team.File, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	f.ID = int64(len(k.files) + 1)
	k.files = append(k.files, f)
	f.Contents = nil
	return f, nil
}

func (k *kept) DropFile(context.Context, int64) error { return nil }
func (k *kept) DerivedText(context.Context, string, string) (string, bool, error) {
	return "", false, nil
}
func (k *kept) KeepDerived(context.Context, string, string, string) error { return nil }
func (k *kept) FindPassages(context.Context, []string, string, int) ([]passage.Hit, error) {
	return nil, nil
}

func (k *kept) ReadPassages(context.Context, string, int, int, int) (passage.Excerpt, error) {
	return passage.Excerpt{}, nil
}

func (k *kept) UnfinishedRequests(context.Context) ([]team.Request, error) { return nil, nil }

// A listener is closed when a round ends.
type listener chan struct{}

func (listener) HearChange(team.Request, []team.Log, []team.Message) {}
func (l listener) HearEnd()                                          { close(l) }

// A sent file is one of the user's.
type sent struct{ label, data string }

// play lets one agent make documents of a CSV and gives what it made, by label.
func play(t *testing.T, m *mind, a team.Agent, prompt string, tools []tool.Tool, labels ...string) (made map[string]string, k *kept) {
	t.Helper()
	return playOn(t, m, a, prompt, tools, []sent{{"sales.csv", "region,amount\nNorth,10\nSouth,30\nNorth,5\n"}}, labels...)
}

// playOn is play with other files.
func playOn(t *testing.T, m *mind, a team.Agent, prompt string, tools []tool.Tool, files []sent, labels ...string) (made map[string]string, k *kept) {
	t.Helper()
	job := team.Job{Agent: a.Info().Name, Prompt: prompt}
	for _, l := range labels {
		job.Outputs = append(job.Outputs, team.Output{Label: l})
	}
	plan, err := json.Marshal(team.Plan{Promised: labels, Tasks: []team.Job{job}, Response: "Yes.", Language: "en"})
	if err != nil {
		t.Fatal(err)
	}
	m.plan = string(plan)
	k = &kept{}
	registry, err := team.NewRegistry(a)
	if err != nil {
		t.Fatal(err)
	}
	box, err := tool.New(tools...)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	var mu sync.Mutex
	ended := make(listener)
	e := &team.Runner{
		Tell:  func(string) team.Listener { return ended },
		Store: k, Model: m, Now: time.Now, Tools: func() *tool.Registry { return box }, Policy: team.Policy{Plain: func(context.Context) bool { return true }},
		NewID:  func() string { mu.Lock(); defer mu.Unlock(); n++; return fmt.Sprintf("%06d", n) },
		Agents: func(context.Context) (*team.Registry, error) { return registry, nil },
		Target: func(context.Context, string) (llm.Target, error) {
			if m.server != nil {
				return llm.Target{URL: m.server.URL(), Model: "m"}, nil
			}
			return llm.Target{URL: "http://m/v1", Model: "m"}, nil
		},
	}
	var ids []int64
	for _, s := range files {
		f, err := e.Upload(t.Context(), s.label, []byte(s.data))
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, f.ID)
	}
	if _, err := e.Start(t.Context(), "", prompt, ids); err != nil {
		t.Fatal(err)
	}
	<-ended
	if err := e.Close(t.Context()); err != nil {
		t.Fatal(err)
	}
	made = map[string]string{}
	for _, f := range k.files[len(files):] {
		made[f.Label] = string(f.Data)
	}
	return made, k
}

func TestTheAnalystComputesWhatTheModelOnlyNames(t *testing.T) {
	m := &mind{form: `{"views":[{"output":"a.csv","source":"sales.csv","title":"By region","groupBy":"REGION","measure":"amount","how":"sum","sort":"largest","limit":0,"chart":"bar"},
		{"output":"b.csv","source":"sales.csv","title":"Means","groupBy":"region","measure":"amount","how":"mean","sort":"label","limit":1,"chart":"bar"},
		{"output":"a.csv","source":"sales.csv","title":"Lies","groupBy":"no such column","measure":"amount","how":"sum","sort":"none","limit":0,"chart":"bar"}]}`}
	made, _ := play(t, m, agents.Analyst{}, "Sum it.", nil, "a.csv", "b.csv", "c.svg", "d.png", "e.xlsx")
	if made["a.csv"] != "region,amount (sum)\nSouth,30\nNorth,15\n" || made["b.csv"] != "region,amount (mean)\nNorth,7.5\n" {
		t.Errorf("it made %q and %q", made["a.csv"], made["b.csv"])
	}
	if !strings.Contains(made["c.svg"], "<svg") || !strings.HasPrefix(made["d.png"], "\x89PNG") || !strings.HasPrefix(made["e.xlsx"], "PK") {
		t.Error("the chart or the workbook is missing")
	}
}

func TestTheAnalystTakesEveryRowAndNamesWhatIsHidden(t *testing.T) {
	const rows, regions = 250_000, 300
	var table strings.Builder
	table.WriteString("region,amount\n")
	for i := range rows {
		fmt.Fprintf(&table, "r%d,2\n", i%regions)
	}
	m := &mind{form: `{"views":[{"output":"","source":"big.csv","title":"Sums","groupBy":"region","measure":"amount","how":"sum","sort":"none","limit":0,"chart":"bar"}]}`}
	made, k := playOn(t, m, agents.Analyst{}, "Sum it.", nil, []sent{{"big.csv", table.String()}}, "a.csv", "b.md", "c.svg")
	if want := fmt.Sprintf("\nr0,%d\n", 2*(rows/regions+1)); strings.Count(made["a.csv"], "\n") != regions+1 || !strings.Contains(made["a.csv"], want) {
		t.Errorf("it made %.200s", made["a.csv"])
	}
	for _, want := range []string{"b.md shows the first 200 of 300 rows of Sums.", "c.svg shows the first 40 of 300 rows of Sums."} {
		if !slices.Contains(k.logs, want) {
			t.Errorf("the log does not say %q: %v", want, k.logs)
		}
	}
	if strings.Contains(strings.Join(k.logs, "\n"), "a.csv shows") || strings.Count(made["b.md"], " | 166") != 200 {
		t.Errorf("the log says %v", k.logs)
	}
}

func TestTheAnalystReadsWhatIsNoTable(t *testing.T) {
	m := asks(t, `{"views":[]}`)
	_, k := playOn(t, m, agents.Analyst{}, "Sum it.", nil, []sent{{"sales.csv", "region,amount\nNorth,10\nSouth,30\n"}, {"notes.txt", "The north was flooded."}}, "a.csv")
	if findings := m.server.Requests()[0].Last(); !strings.Contains(findings, "The north was flooded.") || strings.Contains(findings, "=== sales.csv ===") {
		t.Errorf("it is told %q", findings)
	}
	for _, want := range []string{"sales.csv: lines 1–3 of 3, computed", "notes.txt: line 1 of 1, whole"} {
		if !slices.Contains(k.logs, want) {
			t.Errorf("the log does not say %q: %v", want, k.logs)
		}
	}
}

func TestTheWriterWritesAnOutlineSectionBySection(t *testing.T) {
	m := &mind{form: `{"title":"Tea","sections":[{"heading":"Leaves","points":"x"},{"heading":"Water","points":"y"}]}`}
	made, _ := play(t, m, agents.Documentation{}, "Write.", nil, "a.md")
	if made["a.md"] != "# Tea\n\n## Leaves\n\nWords.\n\n## Water\n\nWords.\n" {
		t.Errorf("it wrote %q", made["a.md"])
	}
	if want := "team:documentation:section 2"; !slices.Contains(m.asked, want) {
		t.Errorf("it asked %v", m.asked)
	}
}

func TestTheCoderMendsOnceAndRunsNothingUnasked(t *testing.T) {
	m := &mind{write: func(label string, _ int) llm.Reply { return llm.Reply{Text: "```go\npackage main\nfunc main() {\n```"} }}
	ran := 0
	run := tool.Tool{ID: program.ID, Description: "Runs.", Level: tool.Execute, Input: json.RawMessage(`{"type":"object"}`), Do: func(context.Context, json.RawMessage) (json.RawMessage, error) {
		ran++
		return json.RawMessage(`"ok"`), nil
	}}
	_, k := play(t, m, agents.Coder{}, "Write it and run it.", []tool.Tool{run}, "a.go")
	if text := k.messages[2].Content; strings.Count(strings.Join(m.asked, " "), ":program") != 2 || !strings.Contains(text, "still has an error") {
		t.Errorf("asked %v, said %q", m.asked, text)
	}
	m.write = func(string, int) llm.Reply { return llm.Reply{Text: "```go\npackage main\nfunc main() {}\n```"} }
	_, k = play(t, m, agents.Coder{}, "Write it and run it.", []tool.Tool{run}, "a.go")
	if text := k.messages[2].Content; ran != 0 || !strings.Contains(text, "not run") {
		t.Errorf("it ran %d times and said %q", ran, text)
	}
}

func TestTheWebReaderIsOffUntilItIsAllowed(t *testing.T) {
	_, k := play(t, &mind{}, agents.Web{}, "Read https://example.com/a.", nil, "a.md")
	if k.head.Status != team.Failed || !slices.ContainsFunc(k.logs, func(l string) bool { return strings.Contains(l, "Web access is off") }) {
		t.Errorf("it is %s with %v", k.head.Status, k.logs)
	}
	var fetched []string
	fetch := tool.Tool{ID: agents.FetchTool, Description: "Fetches.", Level: tool.Read, Input: json.RawMessage(`{"type":"object"}`), Do: func(_ context.Context, args json.RawMessage) (json.RawMessage, error) {
		fetched = append(fetched, string(args))
		return json.RawMessage(`{"title":"A","content":"Facts."}`), nil
	}}
	made, _ := play(t, &mind{}, agents.Web{}, "Read https://example.com/a, and (https://example.com/b).", []tool.Tool{fetch}, "a.md")
	if len(fetched) != 2 || !strings.Contains(made["a.md"], "2. <https://example.com/b>") {
		t.Errorf("it fetched %v and made %q", fetched, made["a.md"])
	}
	long := fetch
	long.Do = func(context.Context, json.RawMessage) (json.RawMessage, error) {
		return json.Marshal(map[string]string{"title": "A", "content": "Begun. " + strings.Repeat("More facts. ", 10_000) + "Ended."})
	}
	m := asks(t, "")
	_, k = play(t, m, agents.Web{}, "Read https://example.com/a.", []tool.Tool{long}, "a.md")
	if said := m.server.Requests()[0].Last(); !strings.Contains(said, "Begun.") || strings.Contains(said, "Ended.") ||
		!slices.ContainsFunc(k.logs, func(l string) bool {
			return strings.HasPrefix(l, "https://example.com/a: only the first 46 of 117 KB were read")
		}) {
		t.Errorf("of a long page it is told %d bytes, and the log says %v", len(said), k.logs)
	}
}

func TestAnOwnAgentCallsItsToolsAndNoOthers(t *testing.T) {
	m := &mind{}
	m.write = func(label string, n int) llm.Reply {
		switch {
		case !strings.HasPrefix(label, "team:mine"):
			return llm.Reply{Text: "Done."}
		case n == 2:
			return llm.Reply{ToolCalls: []llm.ToolCall{{ID: "1", Name: "current_time", Arguments: json.RawMessage(`{}`)}, {ID: "2", Name: "days_between", Arguments: json.RawMessage(`{}`)}}}
		}
		return llm.Reply{Text: "It is late."}
	}
	made, _ := play(t, m, agents.Own{Name: "mine", Prompt: "Tell the time.", Tools: []string{"current_time"}}, "When?",
		[]tool.Tool{tool.CurrentTime(time.Now), tool.DaysBetween()}, "a.txt")
	if !strings.Contains(made["a.txt"], "It is late.") {
		t.Errorf("it made %v", made)
	}
}

func TestTheCreativeOneWritesTwice(t *testing.T) {
	m := &mind{write: func(label string, _ int) llm.Reply { return llm.Reply{Text: label} }}
	made, _ := play(t, m, agents.Creative{}, "A poem.", nil, "a.txt")
	if made["a.txt"] != "team:creative:final\n" || !slices.Contains(m.asked, "team:creative:draft") {
		t.Errorf("it made %v of %v", made, m.asked)
	}
}
