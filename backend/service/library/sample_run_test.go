package library_test

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/core/run"
	"terzetto/backend/document"
	"terzetto/backend/service/runs"
	"terzetto/backend/sound/speech"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// withSamples opens a backend that carries out runs, with the samples and the folder of its tools. Nothing here speaks:
// the sound of the sample conversation has a test of its own, and takes longer than a run.
func withSamples(t *testing.T) (b *backend.Backend, dir string, all []chat.Sample) {
	t.Helper()
	c := backendtest.Config(t.TempDir())
	c.Engines = func(context.Context) ([]speech.Engine, error) { return nil, nil }
	b, dir = backendtest.With(t, c), t.TempDir()
	b.Runs.Start()
	must(b.Toolbox.ChooseFolder(t.Context(), dir))(t)
	return b, dir, must(b.Library.Samples.Add(t.Context()))(t)
}

// played runs a sample to its end. Every call that asks is allowed, and each question is given the
// next answer. It returns the run and the questions.
func played(t *testing.T, b *backend.Backend, id string, vars map[string]json.RawMessage, answers ...string) (run.Run, []string) {
	t.Helper()
	r := must(b.Runs.StartWorkflow(t.Context(), id, runs.StartOptions{Vars: vars}))(t)
	var asked []string
	for t.Context().Err() == nil {
		var d runs.Detail
		backendtest.Until(t, func() bool { // a branch may ask while the run itself waits for its branches
			d = must(b.Runs.Get(t.Context(), r.ID, 0, 1))(t)
			return d.Run.CompletedAt != nil || d.Run.Error != nil || len(d.Requests) > 0
		})
		if d.Run.CompletedAt != nil || d.Run.Error != nil {
			return d.Run, asked
		}
		answer := run.Answer{Say: run.ForRun}
		if q := d.Requests[0]; q.Kind == run.Question {
			if asked = append(asked, q.Text); len(answers) == 0 {
				t.Fatalf("it asks %s", q.Text)
			}
			answer, answers = run.Answer{Say: run.Text, Value: json.RawMessage(answers[0])}, answers[1:]
		}
		must(b.Runs.Answer(t.Context(), d.Requests[0].ID, answer))(t)
	}
	return r, asked
}

func TestEachSampleWorkflowDoesItsWorkWithTheDemoModel(t *testing.T) {
	for _, c := range []struct {
		part    string
		vars    string
		answers []string
		asks    string   // a part of the question
		file    string   // what it makes
		holds   []string // what is in it
		put     map[string]string
		not     string // a file that must not be there
	}{
		{part: "digest", file: "digest.md", holds: []string{"# Digest of Samples/notes", "## garden.md\n\n", "## harbour.md\n\n", "## reading.md\n\n", "demo"}},
		{part: "tasks", file: "tasks.csv", holds: []string{"task,owner,due\n"}},
		{part: "report", file: "sales-report.pdf", holds: []string{"# Sales by month", "demo", "6 rows", "/Subtype /Image: 1"}},
		{part: "report", file: "sales-chart.png", holds: []string{"PNG"}},
		{part: "translate", file: "letters-translated/thanks.txt", holds: []string{"demo"}},
		{part: "watch", file: "page-seen.txt", holds: []string{"Opening hours", "Saturday from 10 to 14"}},
		{part: "watch", put: map[string]string{"page-seen.txt": "closed"}, file: "page-seen.txt", holds: []string{"Opening hours"}},
		{part: "journal", vars: `{"folder":"Samples/j"}`, answers: []string{`"We saw the sea."`}, file: "j/*.md", holds: []string{"\n> ", "We saw the sea.\n"}},
		{part: "journal", vars: `{"folder":"Samples/j"}`, answers: []string{`" "`}, not: "j"},
		{part: "rename", answers: []string{`{"rename":true}`}, asks: `scans/scan0001.txt`, not: "scans/scan0001.txt"},
		{part: "rename", answers: []string{`{"rename":false}`}, file: "scans/scan0001.txt", holds: []string{"Electricity"}},
		{part: "questions", file: "answers.csv", holds: []string{"question,answer\n", "When is the front door locked?,", "Who is told about water damage?,", "demo"}},
		{part: "backup", answers: []string{`{"made":true}`}, file: "last-backup.txt", holds: []string{"20"}},
		{part: "backup", answers: []string{`{"made":false}`}, file: "last-backup.txt", holds: []string{"2026-01-05"}},
		{part: "backup", put: map[string]string{"last-backup.txt": "2999-01-01"}, file: "last-backup.txt", holds: []string{"2999-01-01"}},
		{part: "research", answers: []string{`{"write":true,"remark":"Ask Ines."}`}, asks: "Write this report", file: "research.md", holds: []string{"# What helps wild bees", "demo", "Remark: Ask Ines."}},
		{part: "research", answers: []string{`{"write":false}`}, not: "research.md"},
	} {
		t.Run(c.part, func(t *testing.T) {
			b, dir, all := withSamples(t)
			path := func(name string) string { return filepath.Join(dir, "Samples", filepath.FromSlash(name)) }
			for name, text := range c.put {
				ok(t, os.WriteFile(path(name), []byte(text), 0o600))
			}
			var vars map[string]json.RawMessage
			if c.vars != "" {
				ok(t, json.Unmarshal([]byte(c.vars), &vars))
			}
			r, asked := played(t, b, of(all, c.part).ID, vars, c.answers...)
			if r.CompletedAt == nil {
				d := must(b.Runs.Get(t.Context(), r.ID, 0, 100))(t)
				t.Fatalf("it failed: %+v\n%+v", r.Error, d.Steps)
			}
			if !strings.Contains(strings.Join(asked, " "), c.asks) || len(asked) != len(c.answers) {
				t.Errorf("it asked %q", asked)
			}
			if c.file != "" {
				found := must(filepath.Glob(path(c.file)))(t)
				if len(found) != 1 {
					t.Fatalf("%s is not one file: %v", c.file, found)
				}
				text := readWhole(t, found[0])
				for _, part := range c.holds {
					if !strings.Contains(strings.ToLower(text), strings.ToLower(part)) {
						t.Errorf("%s lacks %q:\n%s", c.file, part, text)
					}
				}
			}
			if c.not != "" {
				if _, err := os.Stat(path(c.not)); !os.IsNotExist(err) {
					t.Errorf("%s is there: %v", c.not, err)
				}
			}
		})
	}
}

// readWhole is a file as it is, or what a PDF says and how many pictures it has.
func readWhole(t *testing.T, name string) string {
	t.Helper()
	data := must(os.ReadFile(name))(t)
	if !strings.HasSuffix(name, ".pdf") {
		return string(data)
	}
	var b strings.Builder
	for _, item := range must(document.Read(t.Context(), name, data, document.Limits{}))(t).Items {
		if item.Metadata.IsText {
			b.WriteString("# " + string(item.Data) + "\n")
		}
	}
	return b.String() + "/Subtype /Image: " + strconv.Itoa(strings.Count(string(data), "/Subtype /Image"))
}

// lastResult is what a run gave in the end.
func lastResult(t *testing.T, b *backend.Backend, id string) string {
	t.Helper()
	for _, s := range slices.Backward(must(b.Runs.Get(t.Context(), id, 0, 100))(t).Steps) {
		if s.Result != nil {
			return string(s.Result)
		}
	}
	return ""
}

// The demo model answers in its own words, so what the samples make of a real answer is shown with a model whose
// answers are written down.
func TestTheSamplesMakeOfAnAnswerWhatTheySay(t *testing.T) {
	tasks := `{"tasks":[{"task":"Ask the town for the permit","owner":"Ann","due":"3 March"},{"task":"Borrow twelve tables, from the school","owner":"Chris","due":"20 March"},{"task":"Write to the neighbours","owner":"Ann","due":""}]}`
	for _, c := range []struct {
		name, part string
		model      []string // its answers
		vars       string
		answers    []string
		asks       string
		put        map[string]string
		result     string
		files      map[string]string
		gone       []string
		fails      bool
	}{
		{
			name: "each task is a row of the table", part: "tasks", model: []string{tasks}, result: `{"shown":false,"text":"Tasks added to Samples/tasks.csv: 3."}`,
			files: map[string]string{"tasks.csv": "task,owner,due\nAsk the town for the permit,Ann,3 March\n\"Borrow twelve tables, from the school\",Chris,20 March\nWrite to the neighbours,Ann,\n"},
		},
		{
			name: "a table that is there keeps its rows", part: "tasks", model: []string{`{"tasks":[{"task":"Find a band","owner":"Bela","due":""}]}`}, put: map[string]string{"tasks.csv": "task,owner,due\nSweep,Me,\n"},
			result: `{"shown":false,"text":"Tasks added to Samples/tasks.csv: 1."}`, files: map[string]string{"tasks.csv": "task,owner,due\nSweep,Me,\nFind a band,Bela,\n"},
		},
		{
			name: "a table of something else stays as it is", part: "tasks", model: []string{`{"tasks":[{"task":"Find a band","owner":"Bela","due":""}]}`}, put: map[string]string{"tasks.csv": "Guest,Seat\nMe,7\n"},
			fails: true, files: map[string]string{"tasks.csv": "Guest,Seat\nMe,7\n"},
		},
		{name: "notes without tasks make no table", part: "tasks", model: []string{`{"tasks":[]}`}, result: `"The notes name no tasks."`, gone: []string{"tasks.csv"}},
		{
			name: "files have the names that were agreed to", part: "rename", model: []string{`{"name":"Electricity bill March 2026"}`, `{"name":"Warranty washing machine"}`},
			answers: []string{`{"rename":true}`}, asks: "Samples/scans/Electricity bill March 2026.txt",
			files: map[string]string{"scans/Electricity bill March 2026.txt": "Electricity bill for March 2026\n", "scans/Warranty washing machine.txt": "Warranty of the washing machine\n"},
			gone:  []string{"scans/scan0001.txt", "scans/scan0002.txt"},
		},
		{
			name: "no file takes the name of another", part: "rename", model: []string{`{"name":"Paper"}`, `{"name":"Paper"}`}, answers: []string{`{"rename":true}`},
			files: map[string]string{"scans/Paper.txt": "Electricity bill", "scans/scan0002.txt": "Warranty"}, gone: []string{"scans/scan0001.txt"},
		},
		{name: "a page that changed is told of", part: "watch", put: map[string]string{"page-seen.txt": "closed"}, result: `{"shown":false,"text":"Samples/page.md has changed."}`},
		{name: "a page that is seen first is no news", part: "watch", result: `"Samples/page.md was seen for the first time."`},
		{name: "a backup that is too old is told of", part: "backup", answers: []string{`{"made":false}`}, asks: "Have you made a backup today?", result: `"You will be reminded again."`},
		{name: "a fresh one is not", part: "backup", put: map[string]string{"last-backup.txt": "2999-01-01"}, result: `"The last backup is -`},
	} {
		t.Run(c.name, func(t *testing.T) {
			b, dir, all := withSamples(t)
			var script []llmtest.Step
			for _, said := range c.model {
				script = append(script, llmtest.Call("answer", json.RawMessage(said)))
			}
			backendtest.UseScriptedModel(t, b, script...)
			path := func(name string) string { return filepath.Join(dir, "Samples", filepath.FromSlash(name)) }
			for name, text := range c.put {
				ok(t, os.WriteFile(path(name), []byte(text), 0o600))
			}
			r, asked := played(t, b, of(all, c.part).ID, nil, c.answers...)
			if (r.CompletedAt == nil) != c.fails {
				t.Fatalf("it ended with %+v", r.Error)
			}
			if !strings.Contains(strings.Join(asked, " "), c.asks) {
				t.Errorf("it asked %q", asked)
			}
			if got := lastResult(t, b, r.ID); !c.fails && !strings.HasPrefix(got, c.result) {
				t.Errorf("it gave %s", got)
			}
			for name, want := range c.files {
				if text := string(must(os.ReadFile(path(name)))(t)); !strings.HasPrefix(text, want) {
					t.Errorf("%s holds %q", name, text)
				}
			}
			for _, name := range c.gone {
				if _, err := os.Stat(path(name)); !os.IsNotExist(err) {
					t.Errorf("%s is there: %v", name, err)
				}
			}
		})
	}
}

func TestSampleFilesAreWrittenOnceAndLeaveWithTheSamples(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	if of(must(b.Library.Samples.Add(t.Context()))(t), "files").ID != "" {
		t.Error("files were written although no folder is chosen")
	}
	dir := t.TempDir()
	must(b.Toolbox.ChooseFolder(t.Context(), dir))(t)
	own := filepath.Join(dir, "Samples", "sales.csv")
	ok(t, os.MkdirAll(filepath.Dir(own), 0o700))
	ok(t, os.WriteFile(own, []byte("mine"), 0o600))
	if one := of(must(b.Library.Samples.Add(t.Context()))(t), "files"); one.ID != filepath.Join(dir, "Samples") {
		t.Errorf("with a folder: %+v", one)
	}
	must(os.Stat(filepath.Join(dir, "Samples", "notes", "garden.md")))(t)
	for _, g := range must(b.Runs.Triggers.List(t.Context(), ""))(t) {
		if g.Enabled {
			t.Errorf("a trigger is on: %+v", g)
		}
	}
	ok(t, b.Library.Samples.Remove(t.Context()))
	if left := must(os.ReadDir(filepath.Join(dir, "Samples")))(t); len(left) != 1 || string(must(os.ReadFile(own))(t)) != "mine" {
		t.Errorf("what a person wrote does not stay alone: %v", left)
	}
}
