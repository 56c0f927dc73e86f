package casetest

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// A Case is one row of testdata/cases.json: what goes in, what must come out, and why.
type Case struct {
	Area     string          `json:"area"`
	Input    json.RawMessage `json:"input"`
	Expected json.RawMessage `json:"expected"`
	Note     string          `json:"note"`
	Exact    bool            `json:"exact"`
}

// Cases reads testdata/cases.json of the package under test.
func Cases(t *testing.T) []Case {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("testdata", "cases.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []Case
	if err := json.Unmarshal(raw, &all); err != nil {
		t.Fatal(err)
	}
	return all
}

// Each decodes the rows of an area and hands each to check in a subtest.
func Each[In, Out any](t *testing.T, area string, check func(t *testing.T, in In, want Out)) {
	t.Helper()
	all := slices.DeleteFunc(Cases(t), func(c Case) bool { return c.Area != area })
	if len(all) == 0 {
		t.Fatalf("no rows for %s", area)
	}
	for _, c := range all {
		t.Run(c.Note, func(t *testing.T) {
			var in In
			var want Out
			if err := json.Unmarshal(c.Input, &in); err != nil {
				t.Fatal(err)
			}
			if err := json.Unmarshal(c.Expected, &want); err != nil {
				t.Fatal(err)
			}
			check(t, in, want)
		})
	}
}
