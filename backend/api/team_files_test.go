package api_test

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/core/team"
	"terzetto/backend/document"
	"terzetto/backend/document/produce"
	"terzetto/backend/service/teams"
)

// testFile reads a file of testdata.
func testFile(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// smallFiles are limits that a test reaches without making tens of megabytes.
var smallFiles = document.Limits{File: 4 << 20, Inflated: 8 << 20}

// bomb is a Word document of some kilobytes that unfolds to more than smallFiles allow.
func bomb(t *testing.T) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	types, err := z.Create("[Content_Types].xml")
	if err == nil {
		_, err = io.WriteString(types, "<Types/>")
	}
	if err != nil {
		t.Fatal(err)
	}
	body, err := z.Create("word/document.xml")
	if err == nil {
		_, err = io.WriteString(body, `<w:document xmlns:w="w"><w:body>`)
	}
	// Few large tags: it is the unfolding that is looked at, not the reading.
	blank := []byte(`<w:p w:a="` + strings.Repeat("a", 1<<20) + `"/>`)
	for n := 0; n < int(smallFiles.Inflated)+1<<20 && err == nil; n += len(blank) {
		_, err = body.Write(blank)
	}
	if err != nil || z.Close() != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// A file that is damaged, locked, hostile or large is kept as it is, named in a warning where
// it could not be read, and the round delivers what it promised all the same.
//
//test:unraced
func TestARoundDeliversWhateverItWasGiven(t *testing.T) {
	word, err := produce.Word("Tea", "Tea is made of leaves.")
	if err != nil {
		t.Fatal(err)
	}
	large := bytes.Repeat([]byte("a line of text\n"), int(smallFiles.File)/15)
	files := []struct {
		name    string
		data    []byte
		items   int // that were read
		warning string
	}{
		{"locked.pdf", testFile(t, "locked.pdf"), 0, "password"},
		{"bomb.docx", bomb(t), 0, "needs more than 8 MB of memory"},
		{"harbour.pdf", testFile(t, "harbour.pdf"), 4, ""},
		{"letter.pdf", word, 1, "The extension .pdf doesn't match the content"},
		{"large.txt", large, 1, ""},
		{"broken.pdf", []byte("%PDF-1.7 and then nothing"), 0, ""},
		{"empty.docx", nil, 0, "empty"},
	}
	d := openWith(t, backend.Config{Files: smallFiles})
	m := d.thinks(&mind{plan: planned(job("documentation", "Write about the harbour.", "report.docx"), job("documentation", "And in short.", "notes.md")), write: prose})
	var ids []int64
	for _, f := range files {
		ids = append(ids, d.upload(f.name, f.data))
	}
	w, s := d.teamwork("/api/workflows/start", "Write report.docx and notes.md about these.", ids...)
	last, lines := d.last(w.ID)
	if got := labels(last.Documents); s.Status != team.Completed || !slices.Equal(got, []string{"report.docx", "notes.md"}) {
		t.Fatalf("it is %s: %s with %v\n%s", s.Status, s.Error, got, strings.Join(told(lines), "\n"))
	}
	for i, f := range files {
		kept := get[team.File](d, "GET", fmt.Sprintf("/api/files/%d/contents", ids[i]), nil)
		status, data := d.ask("GET", fmt.Sprintf("/api/files/%d", ids[i]), nil)
		if status != 200 || data != string(f.data) || kept.Size != int64(len(f.data)) {
			t.Errorf("%s was not kept as it is: %d, %d bytes", f.name, status, len(data))
		}
		if len(kept.Contents) != f.items || f.items == 0 && len(kept.Warnings) == 0 {
			t.Errorf("%s has %d items and warnings %q", f.name, len(kept.Contents), kept.Warnings)
		}
		for _, warning := range kept.Warnings {
			holds(t, told(lines), "warning "+f.name+": "+warning)
		}
		if f.warning != "" {
			holds(t, kept.Warnings, f.warning)
		}
	}
	said := m.said()
	if !strings.Contains(said, "Page two shows the pier.") || !strings.Contains(said, "Tea is made of leaves.") {
		t.Error("the model was not shown what could be read")
	}
	if most := 1 << 20; len(said) > most {
		t.Errorf("the model was sent %d bytes", len(said))
	}
}

func TestAPDFHasItemsForPagesAndPicturesInOrder(t *testing.T) {
	d := open(t)
	data := testFile(t, "harbour.pdf")
	id := d.upload("harbour.pdf", data)
	f := get[team.File](d, "GET", fmt.Sprintf("/api/files/%d/contents", id), nil)
	var got []string
	for _, x := range f.Contents {
		kind, _, _ := strings.Cut(x.ContentType, "/")
		got = append(got, fmt.Sprintf("%d %s %t", x.SequenceNr, kind, x.Metadata.IsText))
	}
	if want := []string{"1 text true", "2 text true", "3 image false", "4 text true"}; !slices.Equal(got, want) {
		t.Errorf("its items are %v, want %v", got, want)
	}
	d.thinks(&mind{plan: planned(job("documentation", "Write.", "a.md")), write: prose})
	w, _ := d.teamwork("/api/workflows/start", "Write a.md.", id)
	first := get[struct{ Items []team.Message }](d, "GET", "/api/workflows/"+w.ID+"/messages", nil).Items[0]
	if len(first.Documents) != 1 || first.Documents[0].Name != "harbour" || first.Documents[0].Ext != "pdf" || first.Documents[0].Size != int64(len(data)) {
		t.Errorf("the user's message has %+v", first.Documents)
	}
}

// Over real HTTP, with a server that shares no code with the client: a PDF and a table go in,
// and what was promised comes out.
func TestATeamWithAnotherModelServerDeliversForAPDFAndACSV(t *testing.T) {
	d := open(t)
	m := d.thinks(&mind{
		plan: planned(job("documentation", "Write about the harbour.", "report.docx", "notes.pdf"), job("analyst", "Put the sales into a workbook.", "sales.xlsx", "chart.svg")),
		write: func(_, text string) string {
			if strings.Contains(text, "report.docx") || strings.Contains(text, "notes.pdf") {
				return "# Harbour\n\nThe harbour was rebuilt in 1921.\n"
			}
			return "All is done."
		},
	})
	w, s := d.teamwork("/api/workflows/start", "Report on the harbour, and chart the sales.", d.upload("harbour.pdf", testFile(t, "harbour.pdf")), d.upload("sales.csv", []byte(sales)))
	last, lines := d.last(w.ID)
	if got := labels(last.Documents); s.Status != team.Completed || !slices.Equal(got, []string{"report.docx", "notes.pdf", "sales.xlsx", "chart.svg"}) {
		t.Fatalf("it is %s with %v\n%s", s.Status, got, strings.Join(told(lines), "\n"))
	}
	for _, x := range last.Documents {
		_, data := d.ask("GET", fmt.Sprintf("/api/files/%d", x.FileID), nil)
		read, err := document.Read(t.Context(), x.Label(), []byte(data), document.DefaultLimits())
		if err != nil || read.Ext != x.Ext || len(read.Warnings) > 0 || !x.Promised {
			t.Errorf("%s is read as %q, %v %v", x.Label(), read.Ext, read.Warnings, err)
		}
	}
	if !strings.Contains(m.said(), "Page one names the harbour.") {
		t.Error("the model was not shown the pages")
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, q := range m.heard {
		if q.Header.Get("Authorization") != "Bearer sk-canary-0123456789" || q.Body.Model != "mind-1" || strings.Contains(string(q.Raw), "sk-canary") {
			t.Errorf("asked with %q for %q", q.Header.Get("Authorization"), q.Body.Model)
		}
	}
}

func TestATeamWithAModelThatKnowsNoToolsDelivers(t *testing.T) {
	d := open(t)
	d.thinks(&mind{plain: true, plan: planned(job("documentation", "Write.", "report.docx")), write: prose})
	w, s := d.teamwork("/api/workflows/start", "Report on the harbour.")
	last, lines := d.last(w.ID)
	if got := labels(last.Documents); s.Status != team.Completed || !slices.Equal(got, []string{"report.docx"}) {
		t.Errorf("it is %s with %v\n%s", s.Status, got, strings.Join(told(lines), "\n"))
	}
}

func TestAFileIsSearchedByItsPlacesAndADocumentCitesThem(t *testing.T) {
	d := open(t)
	pdf, notes := d.upload("harbour.pdf", testFile(t, "harbour.pdf")), d.upload("notes.txt", []byte("The quay.\nThe ferry is late.\n"))
	type found struct{ Items []teams.FilePlace }
	for _, c := range []struct {
		file  int64
		query string
		want  []teams.FilePlace
	}{
		{pdf, "which+pier", []teams.FilePlace{{Page: 2, Snippet: "Page two shows the pier."}}},
		{notes, "ferry", []teams.FilePlace{{Line: 2, Snippet: "The quay. The ferry is late."}}},
		{notes, "lighthouse", []teams.FilePlace{}},
	} {
		got := get[found](d, "GET", fmt.Sprintf("/api/files/%d/search?q=%s", c.file, c.query), nil)
		for i := range got.Items {
			got.Items[i].Snippet = strings.TrimSpace(got.Items[i].Snippet)
		}
		if !slices.Equal(got.Items, c.want) || got.Items == nil {
			t.Errorf("%q finds %+v", c.query, got.Items)
		}
	}
	if status, _ := d.ask("GET", "/api/files/999/search?q=pier", nil); status != 404 {
		t.Errorf("a file that is not there gives %d", status)
	}
	d.thinks(&mind{plan: planned(job("creative", "Write.", "report.md")), write: func(string, string) string {
		return "There is a pier [harbour.pdf p. 2] and a ferry [notes.txt l. 2], but no lighthouse [harbour.pdf p. 9]."
	}})
	w, _ := d.teamwork("/api/workflows/start", "Write report.md.", pdf, notes)
	last, lines := d.last(w.ID)
	want := []event.Place{{FileID: pdf, Label: "harbour.pdf", Page: 2}, {FileID: notes, Label: "notes.txt", Line: 2}}
	if len(last.Documents) != 1 || !slices.Equal(last.Documents[0].Citations, want) {
		t.Errorf("it is %+v\n%s", last.Documents, strings.Join(told(lines), "\n"))
	}
}
