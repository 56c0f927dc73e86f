package document_test

import (
	"bytes"
	"compress/zlib"
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/document"
)

// packedPDF is a PDF whose pages are packed in one object, as newer programs write them.
func packedPDF(text string) []byte {
	objects := []string{
		"<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Count 1/Kids[3 0 R]>>",
		"<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 5 0 R/Resources<</Font<</F1 6 0 R>>>>>>",
	}
	var head, body strings.Builder
	for i, o := range objects {
		fmt.Fprintf(&head, "%d %d ", i+1, body.Len())
		body.WriteString(o + " ")
	}
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	_, _ = z.Write([]byte(head.String() + body.String()))
	_ = z.Close()
	content := "BT /F1 12 Tf 50 700 Td (" + text + ") Tj ET"
	return []byte(fmt.Sprintf("%%PDF-1.5\n4 0 obj\n<</Type/ObjStm/N 3/First %d/Filter/FlateDecode/Length %d>>\nstream\n%s\nendstream\nendobj\n", head.Len(), packed.Len(), packed.String()) +
		fmt.Sprintf("5 0 obj\n<</Length %d>>\nstream\n%s\nendstream\nendobj\n6 0 obj\n<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>\nendobj\n", len(content), content))
}

func TestACutFileIsReadAsFarAsItGoes(t *testing.T) {
	cut := func(data []byte, at string) []byte { return data[:bytes.LastIndex(data, []byte(at))] }
	whole := pdfOf(pdfPage{say("One"), false}, pdfPage{say("Two"), false})
	const gone = "The file ends too early and can't be read. Copy or download it again."
	for _, row := range []struct {
		what, name string
		data       []byte
		want, told string
	}{
		{"a PDF without its end", "a.pdf", cut(whole, "xref"), "One", ""},
		{"a PDF whose pages are packed", "a.pdf", packedPDF("Inside"), "Inside", "The file is damaged, so only a part was read."},
		{"a PDF with a password and no end", "a.pdf", append(packedPDF("Inside"), "7 0 obj<</Encrypt 8 0 R>>endobj"...), "", gone},
		{"a PDF that has only begun", "a.pdf", whole[:20], "", gone},
		{"a text of Word", "a.docx", docx(t, "<w:p>"+letters("", "Here")+"</w:p>")[:300], "", gone},
	} {
		t.Run(row.what, func(t *testing.T) {
			d := read(t, row.name, row.data)
			if row.want != "" {
				says(t, d, []string{row.want})
			}
			if got := strings.Join(d.Warnings, " "); row.told != "" && got != row.told {
				t.Errorf("it says %q, not %q", got, row.told)
			}
			if row.want == "" && len(d.Items) > 0 {
				t.Errorf("it reads %v", shown(d))
			}
		})
	}
}

func TestACutFileOfManyObjectsTakesLittle(t *testing.T) {
	data := []byte("%PDF-1.5\n" + strings.Repeat("1 0 obj<</Type/Page>>endobj\n", 20_000) + strings.Repeat("2 0 obj<</Type/ObjStm/N 9999999/First 9999999>>stream\n\nendstream endobj\n", 2000))
	if d, err := document.Read(t.Context(), "a.pdf", data, document.Limits{Room: 1 << 20}); err != nil || len(d.Warnings) == 0 {
		t.Errorf("%v %v", d.Warnings, err)
	}
}
