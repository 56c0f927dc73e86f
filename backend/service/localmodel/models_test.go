package localmodel_test

import (
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/service/localmodel"
	"terzetto/backend/testing/enginetest"
)

func TestModelsOfEveryKindOfPlaceAreListed(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.own("own")
	b.model(writes, b.home, ".lmstudio", "models", "maker", "repo", "theirs.gguf")
	named := b.model(writes, b.home, "desk", "named.gguf")
	b.start()
	if diff := cmp.Diff([]string{"own own present"}, b.lists()); diff != "" {
		t.Error(diff)
	}
	if _, err := b.service.Add(t.Context(), localmodel.AddInput{Path: named, Use: true}); err != nil {
		t.Fatal(err)
	}
	if _, err := b.service.Scan(t.Context()); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"own own present", "named file present", "theirs lmstudio present"}, b.lists()); diff != "" {
		t.Error(diff)
	}
	if !slices.Equal(b.chosen, []string{"named"}) {
		t.Errorf("chosen are %q", b.chosen)
	}
	for _, name := range []string{"own", "named", "theirs"} {
		b.answers(name)
	}
}

func TestOnlyOurOwnModelsAreDeleted(t *testing.T) {
	for _, c := range []struct {
		name  string
		model string
		fault string
		stays bool // the file
	}{
		{"one of our own", "own", "", false},
		{"one that the person named is forgotten", "named", "", true},
		{"one of another program", "theirs", "This model belongs to another program, so Terzetto doesn't delete it.", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{})
			files := map[string]string{
				"own": b.own("own"), "theirs": b.model(writes, b.home, ".lmstudio", "models", "maker", "repo", "theirs.gguf"), "named": b.model(writes, b.home, "desk", "named.gguf"),
			}
			b.choose(func(l *chat.LocalModels) { l.Scanned, l.Files = true, []string{files["named"]} })
			b.start()
			b.load(c.model)
			if err := b.service.Delete(t.Context(), b.id(c.model)); sentenceOf(err) != c.fault {
				t.Errorf("it says %v", err)
			}
			if _, err := os.Stat(files[c.model]); (err == nil) != c.stays {
				t.Errorf("its file: %v", err)
			}
			listed := slices.ContainsFunc(b.models(), func(m localmodel.Model) bool { return m.Name == c.model })
			if listed != (c.fault != "") {
				t.Errorf("the models are %q", b.lists())
			}
			if err := b.service.Delete(t.Context(), "nothing"); sentenceOf(err) != "Model not found" {
				t.Errorf("another says %v", err)
			}
		})
	}
}

func TestAModelThatLoadsIsEndedBeforeItIsDeleted(t *testing.T) {
	b := newBench(t, enginetest.Knobs{Stuck: true})
	b.own("small")
	b.start()
	if _, err := b.service.Start(t.Context(), localmodel.StartInput{ModelID: b.id("small")}); err != nil {
		t.Fatal(err)
	}
	b.becomes("loading")
	if err := b.service.Delete(t.Context(), b.id("small")); err != nil {
		t.Fatal(err)
	}
	if s := b.state(); s.State != "stopped" || len(b.pids()) > 0 {
		t.Errorf("it is %+v", s)
	}
}

func TestTwoModelsOfOneNameAreToldApart(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.model(writes, b.dir, "models", "a", "small.gguf")
	b.model(writes, b.dir, "models", "b", "small.gguf")
	b.model(writes, b.home, ".lmstudio", "models", "maker", "repo", "small.gguf")
	b.choose(func(l *chat.LocalModels) { l.Scanned = true })
	b.start()
	want := []string{"small own present", "small (own 2) own present", "small (lmstudio 2) lmstudio present"}
	if diff := cmp.Diff(want, b.lists()); diff != "" {
		t.Error(diff)
	}
	b.answers("small (own 2)")
	arguments := enginetest.LastCall(t, b.program).Arguments
	if at := slices.Index(arguments, "-m"); at < 0 || arguments[at+1] != filepath.Join(b.dir, "models", "b", "small.gguf") {
		t.Errorf("it was called with %q", arguments)
	}
}

func TestOurModelsMoveIntoAnotherFolder(t *testing.T) {
	for _, c := range []struct {
		name  string
		to    func(b *bench) string
		fault string
	}{
		{"one that is new", func(b *bench) string { return filepath.Join(b.home, "models") }, ""},
		{"one in it", func(b *bench) string { return filepath.Join(b.dir, "models", "below") }, "Choose a folder that is neither inside the current one nor around it."},
		{"a part of a path", func(*bench) string { return "models" }, "Enter the whole path of the folder."},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{})
			b.own("small")
			b.start()
			b.answers("small")
			before := b.id("small")
			err := b.service.Move(t.Context(), c.to(b), func(int64, int64) {})
			if sentenceOf(err) != c.fault {
				t.Fatalf("it says %v", err)
			}
			if b.id("small") != before {
				t.Error("its id changed")
			}
			if all := b.models(); c.fault == "" && all[0].Folder != c.to(b) {
				t.Errorf("it lies in %s", all[0].Folder)
			}
			b.answers("small")
		})
	}
}

func TestNothingMovesWhileAModelIsDownloaded(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.withWorld().hold = true
	b.start()
	m := b.get()
	if err := b.service.Move(t.Context(), filepath.Join(b.home, "models"), func(int64, int64) {}); sentenceOf(err) != "A model is being downloaded. Pause the download, then retry." {
		t.Errorf("it says %v", err)
	}
	if err := b.service.Delete(t.Context(), m.ID); err != nil {
		t.Fatal(err)
	}
}

func TestWhatIsChosenForAModelIsChecked(t *testing.T) {
	for _, c := range []struct {
		name  string
		in    localmodel.ModelInput
		want  chat.LocalModel
		fault string
	}{
		{"a context", localmodel.ModelInput{Context: new(4096)}, chat.LocalModel{Context: 4096}, ""},
		{"a device", localmodel.ModelInput{Device: new("cpu")}, chat.LocalModel{Device: "cpu"}, ""},
		{"nothing", localmodel.ModelInput{}, chat.LocalModel{}, ""},
		{"a negative context", localmodel.ModelInput{Context: new(-1)}, chat.LocalModel{}, "A context has a positive number of tokens."},
		{"a device that is none", localmodel.ModelInput{Device: new("toaster")}, chat.LocalModel{}, "A model runs on any device (auto) or on the processor (cpu)."},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{})
			b.own("small")
			b.start()
			if err := b.service.Update(t.Context(), b.id("small"), c.in); sentenceOf(err) != c.fault {
				t.Errorf("it says %v", err)
			}
			if got := b.models()[0].Chosen; got != c.want {
				t.Errorf("it is %+v", got)
			}
		})
	}
}

// send asks the endpoint without a client.
func (b *bench) send(method, path, body string) (int, string) {
	b.t.Helper()
	r, err := http.NewRequestWithContext(b.t.Context(), method, localmodel.Origin+path, strings.NewReader(body))
	if err != nil {
		b.t.Fatal(err)
	}
	resp, err := b.service.Transport().RoundTrip(r)
	if err != nil {
		b.t.Fatal(err)
	}
	text, err := io.ReadAll(resp.Body)
	if e := resp.Body.Close(); err != nil || e != nil {
		b.t.Fatal(err, e)
	}
	return resp.StatusCode, string(text)
}

func TestTheEndpointAnswersWithoutALoadedModel(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.own("small")
	b.own("other")
	b.model(embeds, b.dir, "models", "finder.gguf")
	b.start()
	for _, loaded := range []bool{false, true} {
		for _, c := range []struct {
			name, method, path, body string
			cold, warm               int
			has                      string // of the warm answer
		}{
			{"its models", http.MethodGet, "/v1/models", "", 200, 200, `"id":"small"`},
			{"what it is", http.MethodGet, "/props", "", 200, 200, `"role":"router"`},
			{"what the model is", http.MethodGet, "/props?model=small", "", 400, 200, `"total_slots":1`},
			{"what another model is", http.MethodGet, "/props?model=other", "", 400, 400, "not loaded"},
			{"how many tokens a text has", http.MethodPost, "/tokenize", `{"content":"a","model":"small"}`, 400, 200, "tokens"},
			{"another model's tokens", http.MethodPost, "/tokenize", `{"content":"a","model":"other"}`, 400, 400, "not loaded"},
			{"a model that is not there", http.MethodPost, "/v1/chat/completions", `{"model":"nobody"}`, 404, 404, "There is no model named nobody."},
			{"no model", http.MethodPost, "/v1/chat/completions", `what?`, 404, 404, "There is no model named"},
			{"a route that is none", http.MethodGet, "/metrics", "", 404, 404, "There is no such route."},
			{"a change of the server", http.MethodDelete, "/v1/models", "", 404, 404, "There is no such route."},
		} {
			want := c.cold
			if loaded {
				want = c.warm
			}
			if status, text := b.send(c.method, c.path, c.body); status != want || loaded && !strings.Contains(text, c.has) || !json.Valid([]byte(text)) {
				t.Errorf("%s, loaded %v: %d %s", c.name, loaded, status, text)
			}
			if !loaded && len(b.pids()) > 0 {
				t.Fatalf("%s started a server", c.name)
			}
		}
		b.load("small")
	}
	models, err := b.client.Models(t.Context(), localmodel.URL, "")
	if err != nil || len(models) != 2 { // none that embeds
		t.Errorf("the client lists %+v, %v", models, err)
	}
}

func TestFindLooksForEnginesAnew(t *testing.T) {
	b := newBench(t, enginetest.Knobs{Version: "version: 8925 (0)"})
	b.start()
	s, err := b.service.Find(t.Context())
	if err != nil || s.State != "none" || !s.Looked || len(s.Found) != 1 || !strings.Contains(s.Found[0].Trouble, "too old") {
		t.Errorf("it is %+v, %v", s, err)
	}
	enginetest.Set(t, b.program, enginetest.Knobs{})
	if s, err = b.service.Find(t.Context()); err != nil || s.State != "stopped" || s.Version != "b10375" || s.Found[0].Trouble != "" {
		t.Errorf("it is %+v, %v", s, err)
	}
	other := enginetest.Program(t, t.TempDir(), enginetest.Knobs{Version: "version: 9999 (0)"})
	b.choose(func(l *chat.LocalModels) { l.Engine = other })
	if s, err = b.service.Find(t.Context()); err != nil || s.Path != other || s.Source != "setting" || s.Version != "b9999" {
		t.Errorf("it is %+v, %v", s, err)
	}
}
