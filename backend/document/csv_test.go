package document_test

import (
	"bytes"
	"encoding/csv"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/document"
)

func TestWhatIsCutOfATableIsSaidAndCounted(t *testing.T) {
	const some = 20_000
	mb := strings.Repeat("x", 1<<20)
	cells := strings.Repeat(`<table:table-cell><text:p>x</text:p></table:table-cell>`, some)
	for _, row := range []struct {
		rule, name string
		data       []byte
		says       string
		rows, cuts int
	}{
		{"a row of too many columns", "a.csv", []byte("a,b\n" + strings.Repeat("x,", some) + "x\nc,d\n"), "Only the first 16,384 columns of row 2 were read.", 3, 1},
		{"empty columns at the end are no loss", "a.csv", []byte("a,b\n" + strings.Repeat(",", some) + "\nc,d\n"), "", 3, 0},
		{"several rows of too many columns", "a.csv", []byte(strings.Repeat(strings.Repeat("x,", some)+"x\n", 3)), "In all, 3 rows of the sheet were not read whole.", 3, 3},
		{"a cell that is too large", "a.csv", []byte("a,b\n" + mb + "y,c\n"), "A cell of row 2 is larger than 1 MB. Only its beginning was read.", 2, 1},
		{"a row that is too large", "a.csv", []byte(strings.Repeat(mb+",", 9) + "z\n"), "The row is larger than 6 MB.", 1, 1},
		{"a column beyond the last of a workbook", "a.xlsx", bookOf(t, `<row r="1"><c r="A1"><v>1</v></c><c r="ZZZZZ1"><v>2</v></c></row>`), "Only the first 16,384 columns of row 1 were read.", 1, 1},
		{"a row of a workbook", "a.xlsx", bookOf(t, "<row>"+strings.Repeat("<c><v>1</v></c>", some)+"</row>"), "Only the first 16,384 columns of row 1 were read.", 1, 1},
		{"a row of an OpenDocument sheet", "a.ods", sheetsOf(t, cells), "Only the first 16,384 columns of row 1 were read.", 1, 1},
	} {
		t.Run(row.rule, func(t *testing.T) {
			d := read(t, row.name, row.data)
			said := strings.Join(d.Warnings, "\n")
			if about := d.Items[0].Metadata; about.Rows != row.rows || about.CutRows != row.cuts || !strings.Contains(said, row.says) || row.cuts == 0 && strings.Contains(said, "were read") {
				t.Errorf("%d rows, %d cut: %s", about.Rows, about.CutRows, said)
			}
		})
	}
}

func bookOf(t *testing.T, rows string) []byte {
	t.Helper()
	return zipped(t, part{"xl/workbook.xml", `<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`},
		part{"xl/_rels/workbook.xml.rels", `<R><Relationship Id="r1" Target="worksheets/s.xml"/></R>`},
		part{"xl/worksheets/s.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"})
}

func sheetsOf(t *testing.T, cells string) []byte {
	t.Helper()
	return zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"}, part{
		"content.xml",
		`<c xmlns:table="t" xmlns:text="x"><table:table table:name="A"><table:table-row>` + cells + `</table:table-row></table:table></c>`,
	})
}

func TestAQuoteThatIsNeverClosedDoesNotSwallowTheTable(t *testing.T) {
	d := read(t, "a.csv", []byte("a,\"b\n"+strings.Repeat("1,2\n", 1<<19)))
	if about := d.Items[0].Metadata; about.Rows != 1<<19+1 || about.Columns != 2 {
		t.Errorf("%+v", about)
	}
}

func TestTextCutOffInDecodingIsWarnedOf(t *testing.T) {
	wide := append([]byte("\xFF\xFE"), []byte(strings.Repeat("\"\x00a\x00\"\x00,\x00b\x00\n\x00", 1000))...)
	d, err := document.Read(t.Context(), "a.csv", wide, document.Limits{Text: 3000})
	if err != nil || !slices.Contains(d.Warnings, "Only the first 2 kB of text were read.") {
		t.Error(d.Warnings, err)
	}
	object := append([]byte("\xFF\xFE"), []byte("{\x00\"\x00a\x00\"\x00:\x00\""+"\x00"+strings.Repeat("x\x00", 4000)+"\"\x00}\x00")...)
	d, err = document.Read(t.Context(), "a.json", object, document.Limits{Text: 3000})
	if said := strings.Join(d.Warnings, " "); err != nil || !strings.Contains(said, "Only the first") || strings.Contains(said, "broken") {
		t.Error(said, err)
	}
}

// FuzzCSV holds that a table of a usual size without stray quotes comes out as encoding/csv reads it.
func FuzzCSV(f *testing.F) {
	for _, seed := range []string{"a,b\n1,\"2\n3\"\n", "\"a\"\"b\",c", "a\"b,\"c\"d,\"e\n\n,\n", "\"", "a,", ",", "\"a\",", "\"\"\n"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.ContainsAny(text, "\r\x00;\t|") || len(text) > 1000 || !strings.HasPrefix(text, "a,b\n") {
			text = "a,b\n" + strings.Map(func(c rune) rune {
				if strings.ContainsRune("\r\x00;\t|\uFFFD", c) {
					return -1
				}
				return c
			}, text[:min(len(text), 1000)])
		}
		d := read(t, "a.csv", []byte(text))
		if len(d.Items) != 1 || d.Items[0].Metadata.Delimiter != "," || d.Items[0].Metadata.Encoding != "" || d.Items[0].Ext != "csv" || strings.ContainsRune(text, '\uFFFD') {
			return
		}
		if strings.Contains(strings.Join(d.Warnings, " "), "quotation mark") {
			return // a stray quote ends with its line here, and swallows rows there
		}
		in := csv.NewReader(strings.NewReader(text))
		in.FieldsPerRecord, in.LazyQuotes = -1, true
		rows, err := in.ReadAll()
		if err != nil {
			return
		}
		var want bytes.Buffer
		if err := csv.NewWriter(&want).WriteAll(rows); err != nil {
			t.Fatal(err)
		}
		if got := string(d.Items[0].Data); got != want.String() {
			t.Errorf("%q\ngives %q\nwant  %q", text, got, want.String())
		}
	})
}
