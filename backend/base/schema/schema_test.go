package schema_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/schema"
)

func TestWhatDoesNotFitIsSaidByPlace(t *testing.T) {
	s, err := schema.Compile(json.RawMessage(`{"type":"object","required":["b"],"properties":{"a/b":{"type":"string"},"b":{"anyOf":[{"type":"integer"},{"type":"null"}]},
		"day":{"type":"string","pattern":"^[0-9]{4}-[0-9]{2}$","description":"A month such as 2026-03."},"code":{"type":"string","pattern":"^x"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]schema.Violations{
		`{"b":1}`:             nil,
		`{"b":null}`:          nil,
		`{`:                   {"": "not valid JSON"},
		`{}`:                  {"": "missing property 'b'"},
		`{"b":1,"day":"May"}`: {"/day": "'May' does not have the right form: A month such as 2026-03"},
		`{"b":1,"code":"y"}`:  {"/code": "'y' does not have the right form"},
		`{"b":1,"a/b":2}`:     {"/a~1b": "got number, want string"},
		`{"b":"x"}`:           {"/b": "got string, want integer, or got string, want null"},
		`{"b":1.5,"a/b":""}`:  {"/b": "got number, want integer, or got number, want null"},
	} {
		if diff := cmp.Diff(want, s.Check(json.RawMessage(text))); diff != "" {
			t.Errorf("%s: %s", text, diff)
		}
	}
	if got := (schema.Violations{"/b": "two", "": "one"}).String(); got != "one; /b: two" {
		t.Errorf("they read %q", got)
	}
}

func TestASchemaReadsNothingButItself(t *testing.T) {
	for _, ref := range []string{"https://example.com/s.json", "file:///etc/passwd", "other.json"} {
		if _, err := schema.Compile(json.RawMessage(`{"$ref":"` + ref + `"}`)); err == nil || !strings.Contains(err.Error(), "is not loaded") {
			t.Errorf("%s: %v", ref, err)
		}
	}
}

func FuzzASchemaChecksAnyValueOrIsRefused(f *testing.F) {
	f.Add([]byte(`{"type":"object","properties":{"a":{"type":"string","description":"b"}},"required":["a"]}`), []byte(`{"a":1}`))
	f.Add([]byte(`{"$ref":"#/$defs/x","$defs":{"x":{"anyOf":[{"$ref":"#"},{"type":"null"}]}}}`), []byte(`[null]`))
	f.Add([]byte(`{"pattern":"^(a+)+$","$ref":"http://example.org/x"}`), []byte(`"aaaaaaaaaaaaaaaaaaaaaaaa!"`))
	f.Fuzz(func(t *testing.T, text, v []byte) {
		s, err := schema.Compile(text)
		if err != nil {
			return
		}
		for at, sentence := range s.Check(v) {
			if sentence == "" {
				t.Errorf("nothing is said of %q", at)
			}
		}
	})
}
