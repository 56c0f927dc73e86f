package library_test

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/testing/backendtest"
)

// scan is a PDF of one page, which is a picture.
func scan(t *testing.T) []byte {
	t.Helper()
	var picture bytes.Buffer
	if err := jpeg.Encode(&picture, image.NewGray(image.Rect(0, 0, 600, 800)), nil); err != nil {
		t.Fatal(err)
	}
	const draw = "q 600 0 0 800 0 0 cm /Im Do Q"
	objects := []string{
		"<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /XObject << /Im 4 0 R >> >> /Contents 5 0 R >>",
		fmt.Sprintf("<< /Type /XObject /Subtype /Image /Width 600 /Height 800 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length %d >>\nstream\n%s\nendstream", picture.Len(), picture.String()),
		fmt.Sprintf("<< /Length %d >>\nstream\n%s\nendstream", len(draw), draw),
	}
	var out, table bytes.Buffer
	out.WriteString("%PDF-1.4\n")
	for i, o := range objects {
		fmt.Fprintf(&table, "%010d 00000 n \n", out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", i+1, o)
	}
	at := out.Len()
	fmt.Fprintf(&out, "xref\n0 6\n0000000000 65535 f \n%strailer << /Size 6 /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n", table.String(), at)
	return out.Bytes()
}

func TestAFileWithoutTextIsRefusedWithTheReason(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	locked := "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + strings.Repeat("\x00", 504) + "E\x00n\x00c\x00r\x00y\x00p\x00t\x00e\x00d\x00P\x00a\x00c\x00k\x00a\x00g\x00e\x00" + strings.Repeat("\x00", 2000)
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"scan.pdf":    {scan(t), "Pages without text, probably scanned: 1."},
		"locked.docx": {[]byte(locked), "The file has a password."},
		"empty.txt":   {nil, "This file is empty."},
		"tool":        {[]byte("\x7fELF\x02\x01\x01" + strings.Repeat("\x00\xfe\x01", 200)), "Terzetto can't read this kind of file."},
	} {
		f, _, err := b.Library.Files.Attach(t.Context(), name, c.data)
		if fault.CodeOf(err) != fault.Invalid || !strings.HasPrefix(fault.Sentence(err), "Couldn't attach "+name+". "+c.want) || f.ID != 0 {
			t.Errorf("%s: %v", name, err)
		}
		if strings.Contains(fault.Sentence(err), "kept") {
			t.Errorf("%s is said to be kept", name)
		}
	}
	if _, f, err := b.Library.Files.Attach(t.Context(), `C:\notes\a.md`, []byte("# A note\n")); err != nil || f.Label != "a.md" || f.ID != 1 || f.Mode != chat.WholeFile {
		t.Errorf("the first file that is kept is %+v: %v", f, err)
	}
}
