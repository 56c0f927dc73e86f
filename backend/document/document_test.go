package document_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/unicode"

	"terzetto/backend/document"
	"terzetto/backend/document/language"
)

// Each row reads: a file of this name with these bytes is read as that.
func TestAFileIsReadAsWhatItIs(t *testing.T) {
	encoded := func(text string, e interface{ Bytes([]byte) ([]byte, error) }) []byte {
		out, err := e.Bytes([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return out
	}
	german := strings.Repeat("Die Straße war naß, und die Bäume grünten für jeden, der schöne Äpfel mag. ", 8)
	japaneseText := strings.Repeat("これは日本語の文章です。文字コードを調べています。", 8)
	for _, row := range []struct {
		name string
		data []byte
		want string
	}{
		{"a.txt", []byte("hello"), "a.txt text/plain: \"hello\"\n"},
		{"folder/notes.MD", []byte("# Hi\r\n\r\nyou"), "notes.md text/markdown: \"# Hi\\n\\nyou\"\n"},
		{"main.go", []byte("package main\n"), "main.go text/plain: \"package main\\n\"\n"},
		{"LICENSE", []byte("MIT"), "LICENSE.txt text/plain: \"MIT\"\n"},
		{"empty.txt", nil, "! This file is empty.\n"},
		{"bom.txt", []byte("\xEF\xBB\xBFgrün"), "bom.txt text/plain: \"grün\"\n"},
		{"u16.txt", encoded("grün ist schön", unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder()), "u16.txt text/plain: \"grün ist schön\"\n"},
		{
			"bare16.txt", encoded("plain words in two bytes", unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM).NewEncoder()),
			"bare16.txt text/plain: \"plain words in two bytes\"\n! The text doesn't name its encoding. Terzetto read the text as utf-16.\n",
		},
		{
			"latin.txt", encoded(german, charmap.Windows1252.NewEncoder()),
			"latin.txt text/plain: \"" + german + "\"\n! The text doesn't name its encoding. Terzetto read the text as windows-1252.\n",
		},
		{
			"sjis.txt", encoded(japaneseText, japanese.ShiftJIS.NewEncoder()),
			"sjis.txt text/plain: \"" + japaneseText + "\"\n! The text doesn't name its encoding. Terzetto read the text as shift_jis.\n",
		},
		{"a.json", []byte(`{"a": [1, 2]}`), "a.json application/json: \"{\\\"a\\\": [1, 2]}\"\n"},
		{"b.json", []byte("{\n\"a\": ,}"), "b.json application/json: \"{\\n\\\"a\\\": ,}\"\n! Line 2 of the JSON is broken. The file was kept as text.\n"},
		{"deep.json", []byte(strings.Repeat("[", 600) + strings.Repeat("]", 600)), "deep.json application/json: \"" + strings.Repeat("[", 600) + strings.Repeat("]", 600) + "\"\n! The JSON is nested more than 500 levels deep and was kept as unchecked text.\n"},
		{"log.jsonl", []byte("{\"a\":1}\n{\"b\":\n"), "log.jsonl application/x-ndjson: \"{\\\"a\\\":1}\\n{\\\"b\\\":\\n\"\n! Line 2 is broken JSON. The file was kept as text.\n"},
		{"t.csv", []byte("a;b\n1,5;\"x;y\"\n2;z\n"), "t.csv text/csv: \"a,b\\n\\\"1,5\\\",x;y\\n2,z\\n\"\n"},
		{"t.tsv", []byte("a\tb\n1\t2\n"), "t.csv text/csv: \"a,b\\n1,2\\n\"\n"},
		{"sep.csv", []byte("sep=|\na|b\n1|2\n"), "sep.csv text/csv: \"a,b\\n1,2\\n\"\n"},
		{"rag.csv", []byte("a,b\n1\n"), "rag.csv text/csv: \"a,b\\n1\\n\"\n! Row 2 has another number of columns than the previous rows.\n"},
		{
			"p.html", []byte(`<html><head><title>My page</title><style>b{}</style></head><body><h1>Hi</h1><p>a <b>b</b> <script>evil()</script></p><table><tr><th>x</th><th>y</th></tr><tr><td>1</td><td>2</td></tr></table></body>`),
			"My page.md text/markdown: \"# Hi\\n\\na **b**\\n\\n| x | y |\\n|---|---|\\n| 1 | 2 |\"\n",
		},
		{"l1.html", []byte("<meta charset=iso-8859-1><p>gr\xfcn"), "l1.md text/markdown: \"grün\"\n"},
		{"real.txt", []byte("<!DOCTYPE html><p>x"), "real.md text/markdown: \"x\"\n! The extension .txt doesn't match the content. Terzetto read the content.\n"},
		{"x.pdf", []byte("only text"), "x.txt text/plain: \"only text\"\n! The extension .pdf doesn't match the content. Terzetto read the content.\n"},
		{"photo.png", picture(t, 12, 8), "photo.png image/png 12x8\n"},
		{"photo.jpg", picture(t, 12, 8), "photo.png image/png 12x8\n! The extension .jpg doesn't match the content. Terzetto read the content.\n"},
		{"old.doc", []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 anything"), "! The file is in an old format of Word, Excel or PowerPoint. Save a copy as docx, xlsx or pptx and add the copy.\n"},
		{"mail.msg", []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 anything"), "! The file is an e-mail in Outlook's own format. Save the e-mail as eml and add that file.\n"},
		{"secret.docx", []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1 E\x00n\x00c\x00r\x00y\x00p\x00t\x00e\x00d\x00P\x00a\x00c\x00k\x00a\x00g\x00e\x00"), "! The file has a password. Save a copy without a password and add the copy.\n"},
		{"cut.zip", zipped(t, part{"a.txt", "x"})[:40], "! The file ends too early and can't be read. Copy or download it again.\n"},
		{"a.zip", zipped(t, part{"a.txt", "x"}), "! The file is an archive. Unpack the archive and add its files.\n"},
		{"a.rtf", []byte(`{\rtf1 hi}`), "a.md text/markdown: \"hi\"\n"},
		{"blank.txt", []byte(" \n"), "blank.txt text/plain: \" \\n\"\n! The file holds no text and no pictures.\n"},
		{"blank.docx", docx(t, ""), "! The file holds no text and no pictures.\n"},
		{"a.bin", []byte("\x00\x01\x02\x03\x7f\x00\xff"), "! Terzetto can't read this kind of file.\n"},
	} {
		t.Run(row.name, func(t *testing.T) {
			if diff := cmp.Diff(row.want, shown(read(t, row.name, row.data))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestTheLanguageIsAHint(t *testing.T) {
	for text, want := range map[string]string{
		"":     "",
		"12 3": "",
		"The quick brown fox jumps over the lazy dog, and then it sleeps for the rest of the day.": "en",
		"Der schnelle braune Fuchs springt über den faulen Hund und schläft dann den ganzen Tag.":  "de",
		"Wie ist das Wetter?": "de",
		"これは日本語の文章です。":        "ja",
		"Le chat est sur la table et il dort avec les autres chats de la maison.": "fr",
	} {
		if got := language.Of(text); got != want {
			t.Errorf("the language of %q is %q, want %q", text, got, want)
		}
	}
}

func TestAnItemIsWrittenAsTheSourceDocumentSpellsIt(t *testing.T) {
	items := []document.Item{
		{SequenceNr: 1, Name: "a", Ext: "txt", ContentType: "text/plain", Data: []byte("hällo"), Metadata: document.Metadata{IsText: true}},
		{SequenceNr: 2, Name: "b", Ext: "png", ContentType: "image/png", Data: []byte{0xFF, 0}, Metadata: document.Metadata{Base64Encoded: true, Width: 3}},
	}
	raw, err := json.Marshal(items)
	if err != nil {
		t.Fatal(err)
	}
	want := `[{"sequenceNr":1,"name":"a","ext":"txt","contentType":"text/plain","data":"hällo","metadata":{"isText":true,"base64Encoded":false,"aiProcessed":false},"summary":""},` +
		`{"sequenceNr":2,"name":"b","ext":"png","contentType":"image/png","data":"/wA=","metadata":{"isText":false,"base64Encoded":true,"aiProcessed":false,"width":3},"summary":""}]`
	if diff := cmp.Diff(want, string(raw)); diff != "" {
		t.Error(diff)
	}
	var back []document.Item
	if err := json.Unmarshal(raw, &back); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(items, back); diff != "" {
		t.Error("on the way back:", diff)
	}
}

// Long data is written and read in parts. Whatever comes at the border of two of them arrives as it was.
func TestALongItemComesBackWhereverItsPartsBegin(t *testing.T) {
	for name, unit := range map[string]string{
		"letters of three bytes": "港", "of one to three": "aЖ港", "of four": "x😀", "escapes": "\n\t\"\\<&>\u2028\x01", "ends of escapes": `\u00`, "letters": "abcdefg",
	} {
		for _, before := range []string{"", "a", "ab", "abc", "abcd", "abcde"} {
			text := before + strings.Repeat(unit, 100_000/len(unit)+1)
			holds(t, name, document.Item{SequenceNr: 1, Data: []byte(text), Metadata: document.Metadata{IsText: true}})
		}
	}
	data := make([]byte, 150_001)
	for i := range data {
		data[i] = byte(i * i >> 3)
	}
	for n := range 4 {
		holds(t, "bytes", document.Item{SequenceNr: 1, Data: data[n:], Metadata: document.Metadata{Base64Encoded: true}})
	}
}

// holds reports whether an item is the same after it was written and read, in each way of writing it.
func holds(t *testing.T, name string, item document.Item) {
	t.Helper()
	whole, err := json.Marshal([]document.Item{item})
	if err != nil {
		t.Fatal(err)
	}
	kept, err := document.Encode([]document.Item{item})
	if err != nil || kept != string(whole) {
		t.Errorf("%s: kept as other bytes than sent, %v", name, err)
	}
	var streamed strings.Builder
	if err := document.EncodeTo(&streamed, []document.Item{item}); err != nil || streamed.String() != kept {
		t.Errorf("%s: streamed as other bytes than kept, %v", name, err)
	}
	var plain []struct{ Data string }
	if err := json.Unmarshal(whole, &plain); err != nil || item.Metadata.IsText && plain[0].Data != string(item.Data) {
		t.Errorf("%s: another reader of JSON reads something else, %v", name, err)
	}
	var back []document.Item
	if err := json.Unmarshal(whole, &back); err != nil || !bytes.Equal(back[0].Data, item.Data) {
		t.Errorf("%s: it comes back with other data, %v", name, err)
	}
}

// The rows of the suite of cases that are this package's part.
func TestTheCasesOfTheSuiteAboutDocumentsHold(t *testing.T) {
	raw, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	var cases []struct{ Area, Given string }
	if err := json.Unmarshal(raw, &cases); err != nil {
		t.Fatal(err)
	}
	rules := map[string]func(*testing.T){
		"3-page PDF with one picture on page 2": func(t *testing.T) {
			d := read(t, "three.pdf", pdfOf(pdfPage{say("One"), false}, pdfPage{say("Two"), true}, pdfPage{say("Three"), false}))
			want := "Page 1.txt text/plain: \"One\"\nPage 2.txt text/plain: \"Two\"\nPage 2 Im1.png image/png 40x30\nPage 3.txt text/plain: \"Three\"\n"
			if diff := cmp.Diff(want, shown(d)); diff != "" || d.Name != "three" || d.Ext != "pdf" {
				t.Error(d.Name, d.Ext, diff)
			}
		},
		`a.txt "hello"`: func(t *testing.T) {
			d := read(t, "a.txt", []byte("hello"))
			if len(d.Items) != 1 || !d.Items[0].Metadata.IsText || d.Items[0].Metadata.Base64Encoded || d.Items[0].ContentType != "text/plain" {
				t.Error(shown(d))
			}
		},
		"image": func(t *testing.T) {
			d := read(t, "a.png", picture(t, 4, 4))
			if len(d.Items) != 1 || d.Items[0].Metadata.IsText || !d.Items[0].Metadata.Base64Encoded {
				t.Error(shown(d))
			}
		},
		"corrupt PDF": func(t *testing.T) {
			d := read(t, "a.pdf", []byte("%PDF-1.7\nnothing else"))
			if len(d.Items) != 0 || len(d.Warnings) != 1 {
				t.Error(shown(d))
			}
		},
	}
	for _, c := range cases {
		if c.Area != "chat.docs" {
			continue
		}
		rule, known := rules[c.Given]
		if !known {
			t.Errorf("no test for the case %q", c.Given)
			continue
		}
		t.Run(c.Given, rule)
	}
}

func TestOnlyTheContextIsAnError(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := document.Read(ctx, "a.pdf", pdfOf(pdfPage{say("x"), false}), document.Limits{}); !errors.Is(err, context.Canceled) {
		t.Errorf("after the context ended the error is %v", err)
	}
	// A clock may tick as rarely as every sixteen milliseconds.
	long := pdfOf(slices.Repeat([]pdfPage{{say("x"), false}}, 3000)...)
	d, err := document.Read(t.Context(), "a.pdf", long, document.Limits{Time: time.Nanosecond})
	if err != nil || !strings.Contains(shown(d), "took too long") {
		t.Errorf("after the time of the limits: %v, %s", err, shown(d))
	}
}

func TestLimitsHold(t *testing.T) {
	many := strings.Repeat(`<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Title</w:t></w:r></w:p>`, 50)
	bomb := docx(t, strings.Repeat("<w:p/>", 1<<20))
	for _, row := range []struct {
		rule   string
		name   string
		data   []byte
		limits document.Limits
		items  int
		says   string
	}{
		{"a file over the limit is not read", "a.txt", make([]byte, 2000), document.Limits{File: 1000}, 0, "larger than 1000 bytes"},
		{"items end at the limit", "a.docx", docx(t, many), document.Limits{Items: 20}, 20, "Only the first 20 parts"},
		{"text ends at the limit, between characters", "a.txt", []byte(strings.Repeat("ü", 100)), document.Limits{Text: 51}, 1, "Only the first 51 bytes of text"},
		{"an archive does not unfold beyond the limit", "a.docx", bomb, document.Limits{Inflated: 1 << 20}, 0, "unpacks to more than 1 MB"},
		{"a picture beyond the limit is left out", "a.png", picture(t, 100, 100), document.Limits{Pixels: 9999}, 0, "megapixels"},
		{"rows end at the limit", "a.csv", []byte(strings.Repeat("a,b\n", 100)), document.Limits{Rows: 10}, 1, "Only the first 10 rows"},
		{"an archive with too many parts is not opened", "a.docx", docx(t, ""), document.Limits{Entries: 1}, 0, "too many parts"},
		{"markup nested too deep ends the reading", "a.docx", docx(t, strings.Repeat("<w:x>", 600)), document.Limits{}, 0, "nested too deeply"},
	} {
		t.Run(row.rule, func(t *testing.T) {
			d, err := document.Read(t.Context(), row.name, row.data, row.limits)
			if err != nil || len(d.Items) != row.items || !strings.Contains(shown(d), row.says) {
				t.Errorf("%v, %d items\n%s", err, len(d.Items), shown(d))
			}
			whole(t, d)
		})
	}
}

func TestATruncatedFileIsReadAsFarAsItGoes(t *testing.T) {
	files := map[string][]byte{
		"a.pdf":  pdfOf(pdfPage{say("One", "Two"), true}, pdfPage{say("Three"), false}),
		"a.docx": docx(t, `<w:p><w:r><w:t>Hello</w:t></w:r></w:p>`),
		"a.png":  picture(t, 20, 20),
		"a.eml":  []byte(letter),
		"a.html": []byte("<html><body><p>Hello <b>you</b></p><img src='data:image/png;base64," + base64.StdEncoding.EncodeToString(picture(t, 3, 3)) + "'></body></html>"),
		"a.csv":  []byte("a,\"b\"\n1,\"2\n3\"\n"),
		"a.json": []byte(`{"a":[1,{"b":"\u00e4"}]}`),
		"a.xlsx": workbook(t),
		"a.pptx": presentation(t),
		"a.odt":  openText(t),
		"a.ods":  openSheets(t),
		"a.epub": book(t),
	}
	for name, data := range files {
		t.Run(name, func(t *testing.T) {
			step := max(1, len(data)/60)
			for n := 1; n < len(data); n += step {
				read(t, name, data[:n])
				// And with a hole instead of an end.
				holed := bytes.Clone(data)
				clear(holed[n:min(n+8, len(holed))])
				read(t, name, holed)
			}
		})
	}
}

func TestReadingTwiceGivesTheSame(t *testing.T) {
	for name, data := range map[string][]byte{"a.pptx": presentation(t), "a.xlsx": workbook(t), "a.epub": book(t), "a.eml": []byte(letter)} {
		if diff := cmp.Diff(read(t, name, data), read(t, name, data)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}
