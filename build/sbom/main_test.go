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
	b := billOf(&debug.BuildInfo{
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

func TestABillNamesEveryScriptAndFontOnce(t *testing.T) {
	t.Chdir("../..")
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := run([]string{self}, &out); err != nil {
		t.Fatal(err)
	}
	var b bill
	if err := json.Unmarshal(out.Bytes(), &b); err != nil {
		t.Fatal(err)
	}
	if b.Metadata.Component.Version == "" {
		t.Errorf("the program has no version: %+v", b.Metadata)
	}
	for _, name := range []string{"marked", "DOMPurify", "highlight.js", "Temml", "Inter Variable", "Source Serif 4 Variable"} {
		var found []component
		for _, c := range b.Components {
			if c.Name == name {
				found = append(found, c)
			}
		}
		if len(found) != 1 || found[0].Version == "" || len(found[0].Licenses) != 1 || found[0].Licenses[0].Expression == "" {
			t.Errorf("%s is listed as %+v", name, found)
		}
	}
}

func TestAFileThatIsNoBinaryHasNoBill(t *testing.T) {
	if err := run([]string{"main.go"}, &bytes.Buffer{}); err == nil {
		t.Error("a source was read as a binary")
	}
}
