package main

import (
	"bytes"
	"encoding/json"
	"os"
	"runtime/debug"
	"slices"
	"testing"
)

func TestABillNamesEveryModuleOfABinary(t *testing.T) {
	b := listed(&debug.BuildInfo{
		GoVersion: "go1.26.0", Main: debug.Module{Path: "terzetto"},
		Deps: []*debug.Module{{Path: "a.org/one", Version: "v1.0.0"}, {Path: "a.org/two", Version: "v1.0.0", Replace: &debug.Module{Path: "b.org/two", Version: "v2.0.0"}}},
	})
	want := []string{"pkg:golang/stdlib@1.26.0", "pkg:golang/a.org/one@v1.0.0", "pkg:golang/b.org/two@v2.0.0"}
	var got []string
	for _, c := range b.Components {
		got = append(got, c.URL)
	}
	if !slices.Equal(got, want) || b.Metadata.Component.Name != "terzetto" {
		t.Errorf("%q, %+v", got, b.Metadata)
	}
}

func TestAFileThatIsNoBinaryHasNoBill(t *testing.T) {
	if err := run([]string{"main.go"}, &bytes.Buffer{}); err == nil {
		t.Error("a source was read as a binary")
	}
	var out bytes.Buffer
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := run([]string{self}, &out); err != nil || !json.Valid(out.Bytes()) {
		t.Errorf("%v: %s", err, out.String())
	}
}
