package document_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"terzetto/backend/document"
)

// Each row reads: what somebody made is read within the memory that Needs promises for its size, and says what it says.
func TestWhatIsMadeToBeTooMuchStaysInBounds(t *testing.T) {
	var fields strings.Builder
	for i := range 40_000 {
		fmt.Fprintf(&fields, "<</Subtype /Widget /FT /Tx /V (v%d) /Rect [%d %d 500 700]>> ", i, i%400, i%700)
	}
	var points strings.Builder
	for i := range 300_000 {
		fmt.Fprintf(&points, `<c:pt idx="%d"><c:v>%d</c:v></c:pt>`, i, i%7)
	}
	large := strings.Repeat("word ", 10<<20)
	self := form("/Resources <</XObject <</X1 6 0 R>>>>", "/X1 Do /X1 Do /X1 Do")
	for _, row := range []struct{ rule, name, says string }{
		{"a form of forty thousand fields", "form.pdf", ""},
		{"a form within itself", "self.pdf", ""},
		{"a list of choices within itself", "choices.pdf", "Chosen"},
		{"an appearance within itself", "stamp.pdf", ""},
		{"a comment of fifty megabytes", "comment.docx", "!"},
		{"a chart of too many points", "chart.pptx", "Only the first 100000 points of a chart were read."},
		{"a point behind all others", "point.pptx", "Only the first 100000 points of a chart were read."},
		{"a diagram whose drawing is itself", "diagram.pptx", "From the data"},
		{"a header that is the document", "header.docx", "Once"},
		{"an object that is its own content", "object.odt", "Once"},
		{"a layer that is made of itself", "layer.pdf", ""},
		{"relations without an end", "relations.docx", "Once"},
		{"a page of hidden elements", "hidden.html", ""},
	} {
		once := `<w:p><w:r><w:t>Once</w:t></w:r></w:p>`
		slide := func(links, body string, more ...part) []byte {
			return zipped(t, append([]part{
				{"ppt/presentation.xml", `<p:presentation xmlns:r="r"><p:sldId r:id="r1"/></p:presentation>`},
				{"ppt/_rels/presentation.xml.rels", rels("r1", "slide", "s.xml")},
				{"ppt/s.xml", `<p:sld xmlns:r="r">` + body + `</p:sld>`},
				{"ppt/_rels/s.xml.rels", links},
			}, more...)...)
		}
		chart := func(points string) []byte {
			return slide(rels("ch", "chart", "c.xml"), `<c:chart r:id="ch"/>`, part{"ppt/c.xml", `<c:chartSpace><c:ser><c:val><c:numCache>` + points + `</c:numCache></c:val></c:ser></c:chartSpace>`})
		}
		var data []byte
		switch row.name {
		case "form.pdf":
			data = pdfWith("/Annots ["+fields.String()+"]", "", say("Start"))
		case "choices.pdf":
			data = pdfWith("/Annots [<</Subtype /Widget /FT /Ch /V 6 0 R /Opt 6 0 R /Rect [72 700 300 720]>>]", "", "", "[(Chosen) 6 0 R 6 0 R]")
		case "self.pdf":
			data = pdfWith("", "", "/X1 Do", self)
		case "stamp.pdf":
			data = pdfWith("/Annots [<</Subtype /Stamp /Rect [0 0 100 100] /AP <</N 6 0 R>>>>]", "", "", self)
		case "layer.pdf":
			data = pdfWith("", "", "/OC /L1 BDC "+say("x")+" EMC", "<</Type /OCMD /OCGs 6 0 R /VE [/Not [/And 6 0 R [/Not 6 0 R]]]>>")
		case "comment.docx":
			data = docx(t, once, part{"word/comments.xml", `<w:comments><w:comment w:id="1"><w:p><w:r><w:t>` + large + `</w:t></w:r></w:p></w:comment></w:comments>`})
		case "chart.pptx":
			data = chart(points.String())
		case "point.pptx":
			data = chart(`<c:pt idx="2000000000"><c:v>1</c:v></c:pt><c:pt idx="-5"><c:v>1</c:v></c:pt>`)
		case "diagram.pptx":
			data = slide(rels("dm", "diagramData", "d.xml", "dr", "diagramDrawing", "d.xml"), `<dgm:relIds r:dm="dm"/>`, part{"ppt/d.xml", diagramXML})
		case "header.docx":
			data = docx(t, once+`<w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr>`, part{"word/_rels/document.xml.rels", rels("h", "header", "document.xml")})
		case "object.odt":
			data = zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.text"}, part{"content.xml", `<o:d><text:p>Once<draw:object xlink:href="."/><draw:object xlink:href="./"/></text:p></o:d>`})
		case "relations.docx":
			data = docx(t, once, part{"word/_rels/document.xml.rels", rels(strings.Split(strings.Repeat("h,header,document.xml,", 20_000), ",")...)})
		case "hidden.html":
			data = []byte("<html>" + strings.Repeat("<p hidden>x<p style=display:none>y", 20_000))
		}
		t.Run(row.rule, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.GC()
			runtime.ReadMemStats(&before)
			d, err := document.Read(t.Context(), row.name, data, document.Limits{})
			runtime.ReadMemStats(&after)
			if err != nil {
				t.Fatal(err)
			}
			whole(t, d)
			if held := int64(after.HeapSys) - int64(before.HeapSys); held > document.Needs(int64(len(data)))+64<<20 {
				t.Errorf("it took %d MB", held>>20)
			}
			if all := shown(d); !strings.Contains(all, row.says) {
				t.Errorf("%q is missing in %.2000s", row.says, all)
			}
			for _, w := range d.Warnings {
				if strings.Contains(w, "too long") {
					t.Errorf("it took too long: %q", d.Warnings)
				}
			}
		})
	}
}

// Each row reads: a part of this kind that is too large for the limits costs no word of the text around it, and is said.
func TestAPartThatIsTooLargeCostsNoTextAroundIt(t *testing.T) {
	said := func(text string) string { return `<w:p><w:r><w:t>` + text + `</w:t></w:r></w:p>` }
	drawn := said("Before") + `<w:p><w:r><w:drawing><c:chart r:id="x"/></w:drawing></w:r></w:p>` + said("After")
	many := strings.Repeat(`<w:r><w:t>many words </w:t></w:r>`, 40_000)
	open := part{"mimetype", "application/vnd.oasis.opendocument.text"}
	fields := strings.Repeat(`<form:text form:id="c" form:current-value="v"/>`, 10_000)
	for _, row := range []struct {
		rule, name string
		data       []byte
		says       []string
	}{
		{
			"a chart", "a.docx", docx(t, drawn, part{"word/_rels/document.xml.rels", rels("x", "chart", "c.xml")}, part{
				"word/c.xml",
				`<c:chartSpace><c:ser><c:val><c:numCache><c:pt idx="0"><c:v>4711</c:v></c:pt>` + strings.Repeat(`<c:pt idx="1"><c:v>2</c:v></c:pt>`, 100_000) + `</c:numCache></c:val></c:ser></c:chartSpace>`,
			}),
			[]string{"Before", "4711", "After", "only its beginning was read: c.xml"},
		},
		{
			"a comment of many runs", "b.docx", docx(t, said("Before"), part{"word/comments.xml", `<w:comments><w:comment w:id="1" w:author="Ada"><w:p>` + many}),
			[]string{"Before", "Ada: many words", "only its beginning was read: comments.xml"},
		},
		{
			"a part of styles", "c.docx", docx(t, said("Before"), part{"word/styles.xml", `<w:styles>` + strings.Repeat(`<w:style w:styleId="a"/>`, 20_000)}),
			[]string{"Before", "only its beginning was read: styles.xml"},
		},
		{"a paragraph", "d.docx", docx(t, said("Before")+`<w:p>`+many), []string{"Before", "many words", "The text is incomplete."}},
		{"a cell", "e.docx", docx(t, said("Before")+`<w:tbl><w:tr><w:tc><w:p>`+many), []string{"Before", "many words", "The text is incomplete."}},
		{
			"a comment within a paragraph", "f.odt", zipped(t, open, part{"content.xml", `<o:body><o:text><text:p>Before<office:annotation><text:p>` + strings.Repeat(`<text:span>many words</text:span>`, 50_000)}),
			[]string{"Before", "many words", "The text is incomplete."},
		},
		{
			"a form", "g.odt", zipped(t, open, part{"content.xml", `<o:body><o:text><o:forms>` + fields + `</o:forms><text:p>After</text:p></o:text></o:body>`}),
			[]string{"After", "The form has too many fields"},
		},
	} {
		t.Run(row.rule, func(t *testing.T) {
			d, err := document.Read(t.Context(), row.name, row.data, document.Limits{Room: 2 << 20, Inflated: 6 << 20})
			if err != nil {
				t.Fatal(err)
			}
			whole(t, d)
			for _, says := range row.says {
				if all := shown(d); !strings.Contains(all, says) {
					t.Errorf("%q is missing in %.300s … %q", says, all, d.Warnings)
				}
			}
		})
	}
}

// A comment of more than can be given out takes what it can give out a few times, and not what it has.
func TestACommentOfFiftyMegabytesTakesLittleMemory(t *testing.T) {
	const paragraph = `<text:p>` + "many words of a comment that never ends " + `</text:p>`
	data := zipped(t, part{"mimetype", "application/vnd.oasis.opendocument.text"}, part{"content.xml", `<o:body><o:text><text:p>Before<office:annotation><dc:creator>Ann</dc:creator>` +
		strings.Repeat(paragraph, 50<<20/len(paragraph)) + `</office:annotation>after</text:p></o:text></o:body>`})
	limits := document.Limits{Text: 8 << 20, Room: 64 << 20}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	d, err := document.Read(t.Context(), "a.odt", data, limits)
	if err != nil {
		t.Fatal(err)
	}
	runtime.ReadMemStats(&after)
	says(t, d, []string{"Before[^c1]after", "[^c1]: Ann: many words", "Only the first 8 MB of text were read."})
	if taken := (after.TotalAlloc - before.TotalAlloc) >> 20; taken > 150 {
		t.Errorf("it took %d MB in all", taken)
	}
}
