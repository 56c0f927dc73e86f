package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestTheLicencesAreThoseOfWhatIsLinked(t *testing.T) {
	want, err := gather("../..")
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join("../..", file))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(got, want) {
		return
	}
	missing, spare := headings(want), headings(got)
	for _, heading := range headings(want) {
		if at := slices.Index(spare, heading); at >= 0 {
			spare = slices.Delete(spare, at, at+1)
			missing = slices.DeleteFunc(missing, func(h string) bool { return h == heading })
		}
	}
	t.Errorf("%s is stale; run make licences. Missing: %q. No longer linked: %q", file, missing, spare)
}

func headings(text []byte) []string {
	var all []string
	for line := range strings.Lines(string(text)) {
		if heading, ok := strings.CutPrefix(line, "==== "); ok {
			all = append(all, strings.TrimSpace(heading))
		}
	}
	return all
}

func TestAModuleThatSaysNothingOfItsLicenceIsNamed(t *testing.T) {
	m := &module{path: "example.org/silent"}
	dir := t.TempDir()
	if err := m.find(dir, dir); err != nil {
		t.Fatal(err)
	}
	if err := m.write(&bytes.Buffer{}); err == nil || !strings.Contains(err.Error(), "example.org/silent") {
		t.Errorf("it is taken: %v", err)
	}
}

func TestTheLicenceOfAPackageCountsWithItsModule(t *testing.T) {
	top := t.TempDir()
	inner := filepath.Join(top, "a", "b")
	other := filepath.Join(top, "other")
	for _, dir := range []string{inner, other, filepath.Join(top, "licenses")} {
		if err := os.MkdirAll(dir, 0o750); err != nil {
			t.Fatal(err)
		}
	}
	for path, text := range map[string]string{
		"UNLICENSE": "free", "licenses/other.txt": "\xa9 ftl", "a/b/LICENSE": "taken\r\nover", "other/LICENSE": "unused", "a/license.go": "package a",
	} {
		if err := os.WriteFile(filepath.Join(top, path), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	m := &module{path: "example.org/m", version: "v1.0.0", systems: []string{"Linux"}}
	var out bytes.Buffer
	for range 2 { // as two packages of one folder would
		if err := m.find(top, inner); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.write(&out); err != nil {
		t.Fatal(err)
	}
	if want := "==== example.org/m v1.0.0 (Linux)\n\nfree\n\ntaken\nover\n\n© ftl\n\n\n"; out.String() != want {
		t.Errorf("it is\n%s", out.String())
	}
}
