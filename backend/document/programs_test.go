package document_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/document"
)

// One text, one table and one presentation, written by Abiword, Gnumeric, groff, LibreOffice,
// pandoc and pdfTeX. What each of them keeps differs, but these words are in all.
var (
	harbour = []string{
		"The harbour", "old", "harbour of", "Bremen", "was built in 1619; its length is 1,253 m.", "Größe, élan, señor",
		"Ships", "one cog", "two ferries", "first load", "second load", "Figures",
		"Year", "Ships", "Share", "1620", "17", "3.5", "1621", "240", "48", "The last line is here.",
	}
	sums = []string{"Name", "Sum", "Day", "Note", "Ärger", "12.5", "a, b", "Zoë", "Łódź", "1000000", "two", "lines"}
)

func TestFilesOfManyProgramsAreReadWholeAndInOrder(t *testing.T) {
	files, err := filepath.Glob("testdata/programs/*")
	if err != nil || len(files) < 40 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		name := filepath.Base(file)
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			d, err := document.Read(t.Context(), name, data, document.Limits{})
			if err != nil {
				t.Fatal(err)
			}
			if name == "libreoffice.doc" || name == "gnumeric.xls" {
				if len(d.Warnings) != 1 || !strings.Contains(d.Warnings[0], "Save a copy as docx, xlsx or pptx") {
					t.Errorf("the old format is explained by %q", d.Warnings)
				}
				return
			}
			var text strings.Builder
			for _, item := range d.Items {
				text.WriteString(strings.Join(strings.Fields(string(item.Data)), " ") + " ")
			}
			want := harbour
			if strings.Contains(name, "table") || strings.HasPrefix(name, "gnumeric") {
				want = sums
			}
			if lost := map[string][2]int{"groff.html": {12, 21}, "libreoffice.epub": {12, 15}}[name]; lost[1] > 0 { // a table, or its head, that the program left out
				want = slices.Concat(want[:lost[0]], want[lost[1]:])
			}
			rest := strings.ReplaceAll(text.String(), "*", "")
			for _, word := range want {
				_, after, found := strings.Cut(rest, word)
				if !found {
					t.Fatalf("%q is not read, or not here: %.300s\nof\n%s", word, rest, text.String())
				}
				rest = after
			}
			if known := []string{"abiword.doc", "libreoffice-slides.odp"}; len(d.Warnings) > 0 && !slices.Contains(known, name) {
				t.Errorf("it warns of %q", d.Warnings)
			}
		})
	}
}
