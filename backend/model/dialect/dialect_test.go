package dialect_test

import (
	"encoding/json"
	"maps"
	"os"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/dialect"
)

// recorded are the fields that each server reads, by its own answers and documentation.
func recorded(t *testing.T) map[string]struct{ Fields []string } {
	t.Helper()
	data, err := os.ReadFile("testdata/fields.json")
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]struct{ Fields []string }
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// everything is a wish with a value for each setting.
func everything() dialect.Wish {
	w := dialect.Wish{
		Model: "m", Settings: dialect.Values{}, Usage: true, Banned: []string{"a testament to"}, Key: "k1",
		Thinking: dialect.Thinking{Able: true},
	}
	for _, s := range dialect.Specs() {
		w.Settings[s.Name] = map[dialect.Kind]json.RawMessage{
			dialect.Number: []byte("0.5"), dialect.Whole: []byte("1"), dialect.Text: []byte(`"5m"`), dialect.Texts: []byte(`["x"]`),
			dialect.Weights: []byte(`{"5":-1}`),
		}[s.Kind]
	}
	return w
}

// ours are the fields that make a call, whatever is set.
var ours = []string{"model", "stream", "stream_options", "chat_template_kwargs", "reasoning_effort"}

func TestNoServerIsSentWhatItDoesNotTake(t *testing.T) {
	for server, known := range recorded(t) {
		t.Run(server, func(t *testing.T) {
			sent := slices.Collect(maps.Keys(flat(t, dialect.Of(server).Fields(everything()))))
			for _, name := range sent {
				if !slices.Contains(known.Fields, name) && !slices.Contains(ours, name) {
					t.Errorf("%s is sent and not taken", name)
				}
			}
			for _, name := range known.Fields {
				if !slices.Contains(sent, name) && name != "format" {
					t.Errorf("%s is taken and never sent", name)
				}
			}
		})
	}
}

// flat gives fields with those of the options of Ollama beside them.
func flat(t *testing.T, fields map[string]any) map[string]any {
	t.Helper()
	data, err := json.Marshal(fields)
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]any
	if err := json.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	if options, ok := all["options"].(map[string]any); ok {
		maps.Copy(all, options)
	}
	return all
}

func TestEverySettingThatIsOfferedIsSent(t *testing.T) {
	for server := range recorded(t) {
		d := dialect.Of(server)
		full := flat(t, d.Fields(everything()))
		for _, offer := range d.Offers(nil) {
			w := everything()
			delete(w.Settings, offer.Name)
			if cmp.Equal(full, flat(t, d.Fields(w))) {
				t.Errorf("%s: %s is offered, and changes nothing of a request", server, offer.Name)
			}
		}
		for _, name := range d.NotTaken(everything().Settings) {
			if d.Takes(name) {
				t.Errorf("%s: %s is ignored and taken", server, name)
			}
		}
	}
}

func TestWhatIsNotSetIsNotSent(t *testing.T) {
	for server := range recorded(t) {
		got := flat(t, dialect.Of(server).Fields(dialect.Wish{Model: "m", Thinking: dialect.Thinking{Unable: true}}))
		for _, own := range []string{"model", "stream", "truncate", "shift", "return_progress"} {
			delete(got, own)
		}
		if len(got) > 0 {
			t.Errorf("%s is sent %v", server, got)
		}
	}
}

func TestAServerIsAskedInItsOwnWords(t *testing.T) {
	set := dialect.Values{"repetition_penalty": []byte("1.1"), "temperature": []byte("1"), "dynatemp_range": []byte("0.25")}
	form := &dialect.Form{Name: "note", Schema: []byte(`{"type":"object"}`)}
	for _, c := range []struct {
		name, server string
		wish         dialect.Wish
		want         string
	}{
		{
			"Ollama is told not to think, in its own word", "Ollama 0.17.4",
			dialect.Wish{Model: "m", Settings: set, Thinking: dialect.Thinking{Able: true}},
			`{"model":"m","stream":true,"options":{"repeat_penalty":1.1,"temperature":1},"think":false,"truncate":false,"shift":false}`,
		},
		{
			"Ollama is told how hard to think", "Ollama",
			dialect.Wish{Model: "m", Thinking: dialect.Thinking{Able: true, On: true, Effort: "high"}},
			`{"model":"m","stream":true,"think":"high","truncate":false,"shift":false}`,
		},
		{
			"Ollama is not asked to think where that is not known to work", "Ollama",
			dialect.Wish{Model: "m", Thinking: dialect.Thinking{On: true}},
			`{"model":"m","stream":true,"truncate":false,"shift":false}`,
		},
		{
			"Ollama is handed a form as the format", "Ollama",
			dialect.Wish{Model: "m", Form: form, Thinking: dialect.Thinking{Unable: true}},
			`{"model":"m","stream":true,"format":{"type":"object"},"truncate":false,"shift":false}`,
		},
		{
			"llama.cpp has its own name for the penalty", "llama.cpp b0-unknown",
			dialect.Wish{Model: "m", Settings: set, Thinking: dialect.Thinking{Unable: true}},
			`{"model":"m","stream":true,"repeat_penalty":1.1,"temperature":1,"dynatemp_range":0.25,"return_progress":true}`,
		},
		{
			"KoboldCpp is kept from phrases", "KoboldCpp",
			dialect.Wish{Model: "m", Settings: set, Banned: []string{"barely above a whisper"}, Key: "k", Thinking: dialect.Thinking{Unable: true}},
			`{"model":"m","stream":true,"rep_pen":1.1,"temperature":1,"dynatemp_range":0.25,"banned_tokens":["barely above a whisper"],"genkey":"k"}`,
		},
		{
			"TabbyAPI gets the two ends of a range", "TabbyAPI",
			dialect.Wish{Model: "m", Settings: set, Thinking: dialect.Thinking{Unable: true}},
			`{"model":"m","stream":true,"repetition_penalty":1.1,"temperature":1,"min_temp":0.75,"max_temp":1.25}`,
		},
		{
			"LM Studio has no range", "LM Studio",
			dialect.Wish{Model: "m", Settings: set, Thinking: dialect.Thinking{Unable: true}},
			`{"model":"m","stream":true,"repeat_penalty":1.1,"temperature":1}`,
		},
		{
			"who is not known speaks OpenAI's", "OpenAI-compatible server",
			dialect.Wish{Model: "m", Settings: set, Usage: true, Form: form, Thinking: dialect.Thinking{Unreliable: true}},
			`{"model":"m","stream":true,"repetition_penalty":1.1,"temperature":1,"stream_options":{"include_usage":true},` +
				`"reasoning_effort":"none","chat_template_kwargs":{"enable_thinking":false},` +
				`"response_format":{"type":"json_schema","json_schema":{"name":"note","schema":{"type":"object"},"strict":false}}}`,
		},
		{
			"more parameters come last, and into the options", "Ollama",
			dialect.Wish{Model: "m", Settings: set, Thinking: dialect.Thinking{Unable: true}, More: `{"options":{"temperature":2,"num_gpu":0},"logprobs":true,"model":"x"}`},
			`{"model":"m","stream":true,"options":{"repeat_penalty":1.1,"temperature":2,"num_gpu":0},"logprobs":true,"truncate":false,"shift":false}`,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := json.Marshal(dialect.Of(c.server).Fields(c.wish))
			if err != nil {
				t.Fatal(err)
			}
			sameJSON(t, c.want, string(got))
		})
	}
}

func asJSON(t *testing.T, value any) string {
	t.Helper()
	data, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func sameJSON(t *testing.T, want, got string) {
	t.Helper()
	var a, b any
	if err := json.Unmarshal([]byte(want), &a); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(got), &b); err != nil {
		t.Fatalf("%s: %v", got, err)
	}
	if diff := cmp.Diff(a, b); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestAValueThatCannotBeOneIsRefused(t *testing.T) {
	for _, c := range []struct {
		name   string
		values dialect.Values
		field  string
	}{
		{"a number in its range", dialect.Values{"top_p": []byte("0.9")}, ""},
		{"a number beyond it", dialect.Values{"top_p": []byte("1.5")}, "top_p"},
		{"a text for a number", dialect.Values{"min_p": []byte(`"much"`)}, "min_p"},
		{"null, which is to be left out", dialect.Values{"min_p": []byte(`null`)}, "min_p"},
		{"half a token", dialect.Values{"top_k": []byte("1.5")}, "top_k"},
		{"a list of texts", dialect.Values{"stop": []byte(`["###"]`)}, ""},
		{"an empty text in a list", dialect.Values{"stop": []byte(`[""]`)}, "stop"},
		{"weights of tokens", dialect.Values{"logit_bias": []byte(`{"15":-100}`)}, ""},
		{"a weight beyond what there is", dialect.Values{"logit_bias": []byte(`{"15":-1000}`)}, "logit_bias"},
		{"a setting that nobody has", dialect.Values{"magic": []byte("1")}, "magic"},
	} {
		t.Run(c.name, func(t *testing.T) { refused(t, c.values.Check(), c.field) })
	}
}

func refused(t *testing.T, err error, field string) {
	t.Helper()
	got := ""
	if f, ok := err.(*fault.Error); ok { //nolint:errorlint // it is returned unwrapped
		got, _ = f.Details["field"].(string)
	}
	if (err != nil) != (field != "") || got != field {
		t.Errorf("the fault is %v, and names %q", err, got)
	}
}

func TestMoreParametersAreAnObjectThatLeavesOurCall(t *testing.T) {
	for _, c := range []struct {
		name, text string
		refused    bool
	}{
		{"nothing", " ", false},
		{"an object", `{"top_a": 0.2}`, false},
		{"no JSON", `{top_a: 0.2}`, true},
		{"a list", `[1]`, true},
		{"null", `null`, true},
		{"the messages", `{"messages": []}`, true},
		{"as many as nobody writes", `{"a":"` + string(make([]byte, 17<<10)) + `"}`, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			field := ""
			if c.refused {
				field = "more_parameters"
			}
			refused(t, dialect.CheckParameters(c.text), field)
		})
	}
}
