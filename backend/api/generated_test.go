package api_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"terzetto/backend/api"
)

const table = "../../frontend/src/ipc/operations.js"

// TestGeneratedTableIsFresh holds the frontend's table of operations to the list.
// `make generate` writes it.
func TestGeneratedTableIsFresh(t *testing.T) {
	var b bytes.Buffer
	b.WriteString("// Generated from the backend's list of operations by `make generate`. Do not edit.\n\n" +
		"/** @type {Record<string, {method: string, path: string}>} */\nexport const operations = {\n")
	for _, o := range api.Operations() {
		path, err := json.Marshal(o.Path)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "  %q: { method: %q, path: %s },\n", o.Name, o.Method, path)
	}
	b.WriteString("};\n")
	if os.Getenv("TERZETTO_GENERATE") != "" {
		if err := os.WriteFile(table, b.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, err := os.ReadFile(table)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, b.Bytes()) {
		t.Error("the frontend's table of operations is stale: run make generate")
	}
}

func TestEveryOperationHasANameAndAPlaceOfItsOwn(t *testing.T) {
	names, places := map[string]bool{}, map[string]bool{}
	for _, o := range api.Operations() {
		if place := o.Method + " " + o.Path; names[o.Name] || places[place] {
			t.Errorf("%s (%s) stands twice", o.Name, place)
		} else {
			names[o.Name], places[place] = true, true
		}
	}
}
