package app

import (
	"archive/zip"
	"bufio"
	"bytes"
	"compress/zlib"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// mostMemory is how much more than at rest the program may hold while it takes a file, and what it may keep of it.
const (
	mostMemory = 256 << 20
	mostKept   = 160 << 20 // the database keeps a part of what the largest row took
)

// A served program runs in a process of its own, so that what it holds is its own.
type served struct {
	t     *testing.T
	url   string
	token string
	pid   int
	rest  int64
}

func TestServingChild(t *testing.T) {
	dir := os.Getenv("TERZETTO_SERVING")
	if dir == "" {
		t.Skip("this is a part of another test")
	}
	os.Exit(Main([]string{"serve", "--data-dir", dir}, os.DirFS(dir), nil))
}

func serveChild(t *testing.T) *served {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "/proc/self/exe", "-test.run=^TestServingChild$")
	cmd.Env = append(os.Environ(), "TERZETTO_SERVING="+t.TempDir())
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(os.Interrupt)
		_ = cmd.Wait() // it was told to end
	})
	line, err := bufio.NewReader(out).ReadBytes('\n')
	if err != nil {
		t.Fatal(err)
	}
	var at struct{ URL, Token string }
	if err := json.Unmarshal(line, &at); err != nil {
		t.Fatal(err)
	}
	s := &served{t: t, url: strings.TrimSuffix(at.URL, "/"), token: at.Token, pid: cmd.Process.Pid}
	if status, said := s.send("/api/files", "a.txt", []byte("hello"), ""); status != http.StatusOK {
		t.Fatal(status, said)
	}
	s.rest = s.held("VmRSS")
	return s
}

// held is a line of the process's status, in bytes.
func (s *served) held(name string) int64 {
	s.t.Helper()
	text, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(s.pid), "status"))
	if err != nil {
		s.t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, name+":"); ok {
			n, _ := strconv.ParseInt(strings.TrimSuffix(strings.TrimSpace(rest), " kB"), 10, 64)
			return n << 10
		}
	}
	s.t.Fatal("the status has no " + name)
	return 0
}

// keeps is what the process holds above rest, once that is little enough: the index may still be taking in what was
// sent. At the end of its patience it is what is held then.
func (s *served) keeps() int64 {
	s.t.Helper()
	again := time.NewTicker(50 * time.Millisecond)
	defer again.Stop()
	for end := time.Now().Add(30 * time.Second); ; <-again.C {
		if kept := s.held("VmRSS") - s.rest; kept <= mostKept || time.Now().After(end) {
			return kept
		}
	}
}

// forgetPeak lets the highest memory be counted from now on.
func (s *served) forgetPeak() {
	s.t.Helper()
	if err := os.WriteFile(filepath.Join("/proc", strconv.Itoa(s.pid), "clear_refs"), []byte("5"), 0); err != nil {
		s.t.Skip("this system does not tell the highest memory of a process:", err)
	}
}

// send sends a file as a form, without holding the form.
func (s *served) send(path, name string, data []byte, purpose string) (status int, said string) {
	body, in := io.Pipe()
	form := multipart.NewWriter(in)
	go func() {
		err := form.WriteField("for", purpose)
		part, wrong := form.CreateFormFile("file", name)
		if err == nil && wrong == nil {
			_, wrong = part.Write(data)
		}
		_ = in.CloseWithError(firstOf(err, wrong, form.Close()))
	}()
	r, err := http.NewRequestWithContext(s.t.Context(), http.MethodPost, s.url+path, body)
	if err != nil {
		return 0, err.Error()
	}
	r.Header.Set("Content-Type", form.FormDataContentType())
	return s.ask(r)
}

// ask sends a request as the window does. The status is 0 where there is no answer.
func (s *served) ask(r *http.Request) (status int, said string) {
	r.Header.Set("Authorization", "Bearer "+s.token)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, err.Error()
	}
	text, _ := io.ReadAll(answer.Body)
	_ = answer.Body.Close()
	return answer.StatusCode, string(text)
}

// search searches the file that an answer names, which takes its text into the index first.
func (s *served) search(said string) {
	s.t.Helper()
	var file struct{ FileID int64 }
	if err := json.Unmarshal([]byte(said), &file); err != nil || file.FileID == 0 {
		s.t.Fatal("no file in", said, err)
	}
	r, err := http.NewRequestWithContext(s.t.Context(), http.MethodGet, fmt.Sprintf("%s/api/files/%d/search?q=lorem+12345", s.url, file.FileID), nil)
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+s.token)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		s.t.Fatal(err)
	}
	defer answer.Body.Close() //nolint:errcheck // it was read
	if text, err := io.ReadAll(answer.Body); err != nil || answer.StatusCode != http.StatusOK {
		s.t.Errorf("the search gives %d %s, %v", answer.StatusCode, text, err)
	}
}

func firstOf(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return io.EOF
}

// A heavy file unfolds to much, or is much.
type heavy struct {
	name  string
	whole bool // only in the whole form of the test
	make  func() []byte
}

func heavyFiles() []heavy {
	const w = `<w:document xmlns:w="w"><w:body>`
	rows := func(rows, columns int) string {
		return strings.Repeat("<row>"+strings.Repeat("<c><v>12345</v></c>", columns)+"</row>", rows)
	}
	book := func(sheet string, more ...string) func() []byte {
		return packed(append([]string{
			"xl/workbook.xml", `<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`,
			"xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>`,
			"xl/worksheets/s.xml", "<worksheet><sheetData>" + sheet + "</sheetData></worksheet>",
		}, more...)...)
	}
	again := func(text string, size int) func() []byte {
		return func() []byte { return bytes.Repeat([]byte(text), size/len(text)) }
	}
	const shared = `<row>` + `<c t="s"><v>0</v></c><c t="s"><v>0</v></c><c t="s"><v>0</v></c><c t="s"><v>0</v></c>` + `</row>`
	const open = `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b"><office:body>`
	return []heavy{
		{"shared.xlsx", false, func() []byte {
			return book(strings.Repeat(shared, 100_000), "xl/sharedStrings.xml", "<sst><si><t>"+strings.Repeat("y", 32_000)+"</t></si></sst>")()
		}},
		{"paragraphs.docx", false, func() []byte {
			return packed("word/document.xml", w+strings.Repeat("<w:p><w:r><w:t>x</w:t></w:r></w:p>", 3_000_000)+"</w:body></w:document>")()
		}},
		{"numbers.csv", false, again("12345,67890,abc,def\n", 50<<20)},
		{"words.txt", false, again("lorem <ipsum> & dolor\n", 50<<20)},
		{"letter.eml", false, func() []byte {
			return []byte("From: a@b\nTo: c@d\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=q\n\n--q\nContent-Type: text/csv; name=a.csv\n" +
				"Content-Disposition: attachment; filename=a.csv\nContent-Transfer-Encoding: base64\n\n" + base64.StdEncoding.EncodeToString(again("1,2,3\n", 36<<20)()) + "\n--q--\n")
		}},
		{"operators.pdf", false, func() []byte { return pagesOf(1, strings.Repeat("(x) Tj 1 0 Td ", 1_000_000)) }},

		{"cells.docx", true, func() []byte {
			return packed("word/document.xml", w+"<w:tbl><w:tr>"+strings.Repeat("<w:tc/>", 20_000_000)+"</w:tr></w:tbl></w:body></w:document>")()
		}},
		{"emphasis.docx", true, func() []byte {
			return packed("word/document.xml", w+"<w:p>"+strings.Repeat("<w:r><w:b/><w:t>x</w:t></w:r><w:r><w:t>y</w:t></w:r>", 3_000_000)+"</w:p></w:body></w:document>")()
		}},
		{"oneword.docx", true, func() []byte {
			return packed("word/document.xml", w+"<w:p><w:r><w:t>"+strings.Repeat("lorem ", 30_000_000)+"</w:t></w:r></w:p></w:body></w:document>")()
		}},
		{"rows.xlsx", true, func() []byte { return book(rows(100_000, 20))() }},
		{"strings.xlsx", true, func() []byte {
			return book("", "xl/sharedStrings.xml", "<sst>"+strings.Repeat("<si><t>x</t></si>", 9_000_000)+"</sst>")()
		}},
		{"slide.pptx", true, func() []byte {
			return packed("ppt/presentation.xml", `<p xmlns:r="r"><sldId r:id="r1"/></p>`, "ppt/_rels/presentation.xml.rels", `<R><Relationship Id="r1" Target="slides/s.xml"/></R>`,
				"ppt/slides/s.xml", "<sld><sp><txBody>"+strings.Repeat("<p><r><t>x</t></r></p>", 6_000_000)+"</txBody></sp></sld>")()
		}},
		{"text.odt", true, func() []byte {
			return packed("mimetype", "application/vnd.oasis.opendocument.text", "content.xml", open+"<office:text>"+strings.Repeat("<text:p>x</text:p>", 8_000_000)+"</office:text></office:body></office:document-content>")()
		}},
		{"repeated.ods", true, func() []byte {
			return packed("mimetype", "application/vnd.oasis.opendocument.spreadsheet", "content.xml", open+`<office:spreadsheet><table:table table:name="A"><table:table-row table:number-rows-repeated="1000000">`+
				`<table:table-cell table:number-columns-repeated="16384"><text:p>xxxxxxxxxxxx</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`)()
		}},
		{"chapter.epub", true, func() []byte {
			return packed("META-INF/container.xml", `<c><rootfile full-path="c.opf"/></c>`, "c.opf", `<p><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><itemref idref="a"/></p>`,
				"a.xhtml", "<html><body>"+strings.Repeat("<p>x</p>", 5_000_000)+"</body></html>")()
		}},
		{"western.csv", true, again("1,\xe9t\xe9,3\r\n", 50<<20)},
		{"control.txt", true, again("some words\x01\x02\x03\n", 50<<20)},
		{"lines.jsonl", true, again("{\"a\":1}\n", 48<<20)},
		{"long.json", true, func() []byte { return append(append([]byte("["), again(`{"a":1},`, 48<<20)()...), "0]"...) }},
		{"flat.html", true, func() []byte { return append([]byte("<html><body>"), again("<p>x", 48<<20)()...) }},
		{"table.html", true, func() []byte { return append([]byte("<html><body><table>"), again("<tr><td>x", 4<<20-40)()...) }},
		{"attributes.html", true, func() []byte { return append(append([]byte("<html><body><p "), again("a=x ", 48<<20)()...), '>') }},
		{"groups.rtf", true, func() []byte { return append([]byte(`{\rtf1 `), again(`{\b x}\par `, 47<<20)()...) }},
		{"rows.rtf", true, func() []byte { return append([]byte(`{\rtf1 `), again(`\trowd x\cell\row `, 47<<20)()...) }},
		{"old.doc", true, func() []byte { return append([]byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"), again("abcd", 48<<20)()...) }},
		{"pages.pdf", true, func() []byte { return pagesOf(2500, strings.Repeat("(hello world) Tj 0 -12 Td ", 400)) }},
		{"objects.pdf", true, func() []byte { return pagesOf(250_000, "(x) Tj") }},
	}
}

// packed makes an archive of names and contents, of which a first one named mimetype is stored as it is.
func packed(parts ...string) func() []byte {
	return func() []byte {
		var out bytes.Buffer
		z := zip.NewWriter(&out)
		for i := 0; i < len(parts); i += 2 {
			method := zip.Deflate
			if parts[i] == "mimetype" {
				method = zip.Store
			}
			f, err := z.CreateHeader(&zip.FileHeader{Name: parts[i], Method: method})
			if err == nil {
				_, err = io.WriteString(f, parts[i+1])
			}
			if err != nil {
				panic(err) // a buffer takes everything
			}
		}
		_ = z.Close()
		return out.Bytes()
	}
}

// pagesOf makes a PDF whose pages all have the same operators.
func pagesOf(pages int, operators string) []byte {
	var out, stream bytes.Buffer
	z := zlib.NewWriter(&stream)
	_, _ = io.WriteString(z, "BT /F 12 Tf 10 10 Td "+operators+" ET")
	_ = z.Close()
	var at []int
	object := func(text string) {
		at = append(at, out.Len())
		fmt.Fprintf(&out, "%d 0 obj\n%s\nendobj\n", len(at), text)
	}
	out.WriteString("%PDF-1.4\n")
	object("<</Type/Catalog/Pages 2 0 R>>")
	var kids strings.Builder
	for i := range pages {
		fmt.Fprintf(&kids, "%d 0 R ", i+5)
	}
	object(fmt.Sprintf("<</Type/Pages/Count %d/Kids[%s]>>", pages, kids.String()))
	object("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>")
	object(fmt.Sprintf("<</Length %d/Filter/FlateDecode>>stream\n%s\nendstream", stream.Len(), stream.String()))
	for range pages {
		object("<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F 3 0 R>>>>/Contents 4 0 R>>")
	}
	begins := out.Len()
	fmt.Fprintf(&out, "xref\n0 %d\n0000000000 65535 f \n", len(at)+1)
	for _, o := range at {
		fmt.Fprintf(&out, "%010d 00000 n \n", o)
	}
	fmt.Fprintf(&out, "trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF", len(at)+1, begins)
	return out.Bytes()
}

func TestMemoryOfAnySingleFileStaysBelowTheLimitAndIsGivenBack(t *testing.T) {
	if raced {
		t.Skip("the race detector holds several times as much")
	}
	for _, f := range heavyFiles() {
		if f.whole && testing.Short() {
			continue
		}
		t.Run(f.name, func(t *testing.T) {
			data := f.make()
			for _, purpose := range []string{"", "message"} {
				if purpose != "" && testing.Short() {
					continue
				}
				s := serveChild(t)
				s.forgetPeak()
				status, said := s.send("/api/files", f.name, data, purpose)
				if status == 0 || status >= 500 {
					t.Errorf("it gives %d %s", status, said)
				}
				if status == http.StatusOK {
					s.search(said)
				}
				peak, kept := s.held("VmHWM")-s.rest, s.keeps()
				t.Logf("%s%s of %d kB: %d MB above rest, %d MB kept", f.name, purpose, len(data)>>10, peak>>20, kept>>20)
				if peak > mostMemory {
					t.Errorf("for %q the program holds %d MB more than at rest", purpose, peak>>20)
				}
				if kept > mostKept {
					t.Errorf("for %q it keeps %d MB", purpose, kept>>20)
				}
			}
		})
	}
}

func TestMemoryOfManyFilesAtOnceIsThatOfOne(t *testing.T) {
	if raced {
		t.Skip("the race detector holds several times as much")
	}
	const little = 64 << 20
	s := serveChild(t)
	all := heavyFiles()[:6]
	data := make([][]byte, len(all))
	for i, f := range all {
		data[i] = f.make()
	}
	s.forgetPeak()
	var wait sync.WaitGroup
	for n := range 8 {
		f := n % len(all)
		wait.Go(func() {
			if status, said := s.send("/api/files", all[f].name, data[f], ""); status == 0 || status >= 500 {
				t.Errorf("%s gives %d %s", all[f].name, status, said)
			}
		})
	}
	wait.Wait()
	if peak := s.held("VmHWM") - s.rest; peak > mostMemory+little {
		t.Errorf("eight files at once take %d MB more than at rest", peak>>20)
	} else {
		t.Logf("eight files at once: %d MB above rest", peak>>20)
	}
}
