package conformance_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"regexp"
	"slices"
	"testing"
)

// A scenario is a case: one server and what must come of a conversation with it. Its form is explained in the
// file's own notation.
type scenario struct {
	ID        string
	Situation string
	Server    struct {
		Get  map[string]answer
		Chat []answer
	}
	Call struct {
		Pass     string
		Probed   []bool
		Turns    *int
		Added    string
		Say      string
		Settings json.RawMessage
	}
	Expect expectations
	Basis  string
	Sure   string

	prose string
	also  func(played) string // what else is wrong with a turn; empty: nothing
}

// hurry is how many times faster a silence is played than it was: the time that helpers have is
// a setting, so a person's patience is not needed to try it.
const hurry = 15

// silent reports whether the server keeps a person waiting.
func (k scenario) silent() bool {
	return slices.ContainsFunc(k.Server.Chat, func(a answer) bool { return a.SilentS > 0 })
}

func (k scenario) turns() int {
	if k.Call.Turns == nil {
		return 2
	}
	return *k.Call.Turns
}

// The expectations of a case; all that apply to a turn hold together.
type expectations struct {
	Every           *expected
	Turn1           *expected
	Turn2           *expected
	Last            *expected
	Probed          *expectations
	RefusedTotalMax *int `json:"refused_total_max"`
	Facts           []string
}

// of gives what is expected of a turn, from 0.
func (e *expectations) of(turn, turns int, probed bool) []expected {
	var all []expected
	add := func(x *expected, applies bool) {
		if x != nil && applies {
			all = append(all, *x)
		}
	}
	add(e.Every, true)
	add(e.Turn1, turn == 0)
	add(e.Turn2, turn == 1)
	add(e.Last, turn == turns-1)
	if e.Probed != nil && probed {
		all = append(all, e.Probed.of(turn, turns, false)...)
	}
	return all
}

// An expected is what is expected of one turn; what is absent is not looked at.
type expected struct {
	Ends            string
	Reply           json.RawMessage // a text, or null: none is stored
	ReplyAny        []string        `json:"reply_any"`
	RequestsMax     *int            `json:"requests_max"`
	RefusedMax      *int            `json:"refused_max"`
	ToolsSent       *bool           `json:"tools_sent"`
	NamedSent       *bool           `json:"named_sent"`
	TokensMax       *int            `json:"tokens_max"`
	FormTokensBelow *int            `json:"form_tokens_below"`
	ErrorSays       string          `json:"error_says"`
	ErrorLacks      string          `json:"error_lacks"`
	Note            bool
	SecondsMax      *int `json:"seconds_max"`

	// What neighbours say beyond the notation of the cases.
	Finish    string // the mark of the stored reply: why it ends where it ends
	Rule      string // an edit was refused for it
	Reasoning string // is kept as the Writer's
	Writers   int    // how often the reply is asked for; 0: not looked at
}

var named = regexp.MustCompile(`\{\{(\w+)\}\}`)

// cases reads the file: every case in each of its variants, by the case's id and in the file's order.
func cases(t *testing.T) (ids []string, variants map[string][]scenario) {
	t.Helper()
	data, err := os.ReadFile("testdata/models.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Texts map[string]string
		Cases []map[string]any
	}
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	variants = map[string][]scenario{}
	for _, c := range file.Cases {
		id := c["id"].(string)
		ids = append(ids, id)
		each, ok := c["variants"].([]any)
		if !ok {
			each = []any{map[string]any{}}
		}
		delete(c, "variants")
		for _, v := range each {
			variants[id] = append(variants[id], variantOf(t, c, v.(map[string]any), file.Texts))
		}
	}
	return ids, variants
}

// textsOf gives the texts of the cases by their names.
func textsOf(t *testing.T) map[string]string {
	t.Helper()
	data, err := os.ReadFile("testdata/models.json")
	if err != nil {
		t.Fatal(err)
	}
	return read[struct{ Texts map[string]string }](data).Texts
}

// variantOf is a case with a variant's rules and texts in their places.
func variantOf(t *testing.T, c, variant map[string]any, texts map[string]string) scenario {
	t.Helper()
	texts = maps.Clone(texts)
	texts["id"] = c["id"].(string)
	server := maps.Clone(c["server"].(map[string]any))
	for name, value := range variant {
		if text, ok := value.(string); ok {
			texts[name] = text
		} else {
			server[name] = value
		}
	}
	c = maps.Clone(c)
	c["server"] = server
	var plain bytes.Buffer
	encoder := json.NewEncoder(&plain)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(filled(c, texts)); err != nil {
		t.Fatal(err)
	}
	var k scenario
	decoder := json.NewDecoder(&plain)
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&k); err != nil {
		t.Fatalf("%s: %v", texts["id"], err)
	}
	k.prose = texts["prose"]
	return k
}

// filled puts texts in the places of their names. A name without a text stays, such as the
// number of a turn.
func filled(value any, texts map[string]string) any {
	switch v := value.(type) {
	case string:
		return named.ReplaceAllStringFunc(v, func(s string) string {
			if text, ok := texts[s[2:len(s)-2]]; ok {
				return filled(text, texts).(string)
			}
			return s
		})
	case []any:
		out := make([]any, len(v))
		for i := range v {
			out[i] = filled(v[i], texts)
		}
		return out
	case map[string]any:
		out := map[string]any{}
		for name := range v {
			out[filled(name, texts).(string)] = filled(v[name], texts)
		}
		return out
	}
	return value
}
