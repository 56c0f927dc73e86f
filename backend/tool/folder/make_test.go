package folder_test

import (
	"bytes"
	"encoding/json"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/document"
)

func TestADocumentIsMadeOfATextRowsOrAChart(t *testing.T) {
	d := open(t)
	var square bytes.Buffer
	if err := png.Encode(&square, image.NewGray(image.Rect(0, 0, 20, 10))); err != nil {
		t.Fatal(err)
	}
	d.put("out/a chart.png", square.String())
	d.put("logo.png", square.String())
	d.put("logo (1).png", square.String())
	const rows = `"rows":[{"Month":"May","Sold":12,"Note":"x"},{"Month":"June","Sold":7.5,"Note":null}]`
	for _, c := range []struct{ name, args, file, words string }{
		{"a text", `{"path":"out/report.docx","content":"# Spring\n\n- fine ![c](a%20chart.png) ![l](logo.png)"}`, "out/report.docx", "fine"},
		{"a picture with brackets in its name, and one in code", `{"path":"out/names.docx","content":"# Names\n\n![c](<../logo (1).png>) and ` + "`![x](gone.png)`" + `"}`, "out/names.docx", "![x](gone.png)"},
		{"an ending beside the name", `{"path":"report","ending":"pdf","title":"Spring","content":"All is well."}`, "report.pdf", "All is well."},
		{"an ending that the name has", `{"path":"Talk.PPTX","ending":"pptx","content":"# A\n\n## B\n\n- c"}`, "Talk.PPTX", "- c"},
		{"rows as a page", `{"path":"rows.pdf","kind":"rows","columns":["Month","Sold"],"content":"What was sold.",` + rows + `}`, "rows.pdf", "June"},
		{"rows as a workbook", `{"path":"rows.xlsx","kind":"rows",` + rows + `}`, "rows.xlsx", "June,7.5"},
		{"a chart in a document", `{"path":"chart.docx","kind":"chart","title":"Sold","labels":"Month","values":["Sold"],` + rows + `}`, "chart.docx", "Sold"},
		{"a chart as a table", `{"path":"chart.csv","kind":"chart","labels":"Month","values":["Sold"],` + rows + `}`, "chart.csv", "June,7.5"},
		{"a template", `{"path":"again.docx","content":"words","template":"out/report.docx"}`, "again.docx", "words"},
	} {
		got, err := d.box.Call(t.Context(), "make_document", json.RawMessage(c.args))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		var out struct {
			Path, Title string
			Pictures    []string
		}
		if err := json.Unmarshal(got.Value, &out); err != nil || out.Path != c.file || out.Title == "" || out.Pictures == nil || len(out.Pictures) > 0 {
			t.Errorf("%s: %s", c.name, got.Value)
		}
		data, err := os.ReadFile(filepath.Join(d.dir, c.file))
		if err != nil {
			t.Fatal(err)
		}
		read, err := document.Read(t.Context(), c.file, data, document.Limits{})
		if err != nil {
			t.Fatal(err)
		}
		var all strings.Builder
		pictures := 0
		for _, item := range read.Items {
			if item.Metadata.IsText {
				all.Write(item.Data)
			} else {
				pictures++
			}
		}
		if !strings.Contains(all.String(), c.words) {
			t.Errorf("%s is read as %q", c.name, all.String())
		}
		if want := map[string]int{"a text": 2, "a picture with brackets in its name, and one in code": 1, "a chart in a document": 1}[c.name]; pictures < min(want, 1) {
			t.Errorf("%s has %d pictures", c.name, pictures)
		}
	}
	left, err := d.box.Call(t.Context(), "make_document", json.RawMessage(`{"path":"x.md","content":"![a](https://example.org/a.png) ![b](../../b.png) ![c](chart.docx)"}`))
	if err != nil || !strings.Contains(string(left.Value), `["https://example.org/a.png","../../b.png","chart.docx"]`) {
		t.Errorf("%s %v", left.Value, err)
	}
	for _, wrong := range []string{
		`{"path":"x.key","content":"x"}`, `{"path":"x","content":"# a"}`[:13] + `x.pdf"}`, `{"path":"x.pdf","kind":"rows"}`, `{"path":"x.pdf","kind":"chart",` + rows + `}`,
		`{"path":"x.xlsx","content":"no table"}`, `{"path":"x.docx","content":"x","template":"logo.png"}`, `{"path":"x.pdf","content":"x","template":"out/report.docx"}`,
	} {
		if _, err := d.box.Call(t.Context(), "make_document", json.RawMessage(wrong)); !fault.Is(err, fault.Invalid) {
			t.Errorf("%s: %v", wrong, err)
		}
	}
	if _, err := d.box.Call(t.Context(), "make_document", json.RawMessage(`{"path":"x.docx","content":"x","template":"none.docx"}`)); !fault.Is(err, fault.NotFound) {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(d.dir, "x.docx")); err == nil {
		t.Error("a document was made without its template")
	}
}
