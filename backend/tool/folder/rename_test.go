package folder_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
)

func TestAFileIsRenamedAndNoneIsReplaced(t *testing.T) {
	d := open(t)
	d.put("c.md", "# C\n")
	if _, err := d.call("rename_file", args{"from": "a.md", "to": "letters/2026/from Ann.md"}); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(filepath.Join(d.dir, "letters/2026/from Ann.md")); err != nil || string(got) != "# A\n" {
		t.Errorf("%q %v", got, err)
	}
	for _, c := range []struct {
		from, to string
		code     fault.Code
	}{
		{"a.md", "x.md", fault.NotFound},
		{"c.md", "letters/2026/from Ann.md", fault.Conflict},
		{"c.md", "../c.md", fault.Forbidden},
		{"../outside.txt", "x.md", fault.Forbidden},
		{"notes", "other", fault.Invalid},
	} {
		if _, err := d.call("rename_file", args{"from": c.from, "to": c.to}); !fault.Is(err, c.code) {
			t.Errorf("%s to %s: %v", c.from, c.to, err)
		}
	}
}

func TestOnlyFilesThatMatchAreListed(t *testing.T) {
	d := open(t)
	d.put("notes/c.md", "c")
	d.put("notes/more.txt/x", "x")
	got, err := d.call("list_files", args{"path": "notes", "glob": "*.txt"})
	if err != nil || strings.Count(got, `"name"`) != 1 || !strings.Contains(got, `"path":"notes/b.txt"`) {
		t.Errorf("%s %v", got, err)
	}
	if _, err := d.call("list_files", args{"glob": "[a"}); !fault.Is(err, fault.Invalid) {
		t.Errorf("a broken pattern: %v", err)
	}
}

func TestAChartIsDrawnOfRows(t *testing.T) {
	d := open(t)
	const rows = `"rows":[{"Month":"May","Sold":12,"Note":"x"},{"Month":"June","Sold":7.5,"Note":null}]`
	for file, want := range map[string]string{"out/sold.svg": "<svg", "sold.png": "\x89PNG"} {
		_, err := d.box.Call(t.Context(), "write_chart", json.RawMessage(`{"path":"`+file+`","title":"Sold & more","labels":"Month","values":["Sold"],`+rows+`}`))
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join(d.dir, file))
		if err != nil || !strings.Contains(string(got), want) {
			t.Errorf("%s: %.100q %v", file, got, err)
		}
		if strings.HasSuffix(file, ".svg") && (!strings.Contains(string(got), "June") || !strings.Contains(string(got), "Sold &amp; more")) {
			t.Errorf("the chart does not show its table: %s", got)
		}
	}
	for _, wrong := range []string{
		`{"path":"x.txt","labels":"Month","values":["Sold"],` + rows + `}`,
		`{"path":"x.svg","labels":"Month","values":["Note"],` + rows + `}`,
		`{"path":"x.svg","labels":"Month","values":["Sold"],"rows":[]}`,
	} {
		if _, err := d.box.Call(t.Context(), "write_chart", json.RawMessage(wrong)); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s: %v", wrong, err)
		}
	}
}
