package app

import (
	"archive/zip"
	"bytes"
	"encoding/base64"
	"fmt"
	"io"
	"strings"

	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

// A heavy file has one element that is as large as the file, or unfolds to one.
type heavy struct {
	name  string
	whole bool // only in the whole form of the test
	make  func() []byte
}

// heavyFiles are one row for each format and each of its elements.
func heavyFiles() []heavy {
	var all []heavy
	for _, rows := range [][]heavy{plainRows(), textRows(), officeRows(), bookRows(), mailRows(), richRows(), pageRows(), pdfRows()} {
		all = append(all, rows...)
	}
	return all
}

// largest is about as large as a file may be.
const largest = 49 << 20

// again gives one text again and again up to a size, between a head and a tail.
func again(head, one, tail string, size int) []byte {
	out := append(make([]byte, 0, len(head)+size+len(tail)), head...)
	out = append(out, bytes.Repeat([]byte(one), size/len(one))...)
	return append(out, tail...)
}

// plainRows are the files of the short form: the tallest and the widest of each way of reading.
func plainRows() []heavy {
	return []heavy{
		{"shared.xlsx", false, func() []byte {
			return bookOf(strings.Repeat(`<row>`+strings.Repeat(`<c t="s"><v>0</v></c>`, 4)+`</row>`, 100_000),
				"xl/sharedStrings.xml", "<sst><si><t>"+strings.Repeat("y", 32_000)+"</t></si></sst>")
		}},
		{"paragraphs.docx", false, func() []byte { return wordOf("<w:p><w:r><w:t>x</w:t></w:r></w:p>", 3_000_000) }},
		{"numbers.csv", false, func() []byte { return again("", "12345,67890,abc,def\n", "", largest) }},
		{"words.txt", false, func() []byte { return again("", "lorem <ipsum> & dolor\n", "", largest) }},
		{"letter.eml", false, func() []byte { return letterWith("a.csv", again("", "1,2,3\n", "", 36<<20)) }},
		{"operators.pdf", false, func() []byte { return pagesOf(1, strings.Repeat("(x) Tj 1 0 Td ", 1_000_000)) }},
		{"wide.csv", false, func() []byte { return again("", "a,", "", 39<<20) }},
		{"blanks.pdf", false, func() []byte { return contentsOf(31, strings.Repeat(" ", 8<<20)) }},
	}
}

func textRows() []heavy {
	wide := func(text []byte) []byte {
		out, _ := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().Bytes(text)
		return out
	}
	cyrillic := func(text string) string {
		out, _ := charmap.KOI8R.NewEncoder().String(text)
		return out
	}
	return []heavy{
		{"commas.csv", true, func() []byte { return again("", ",", "", largest) }},
		{"quoted.csv", true, func() []byte { return again("", `"a",`, "", largest) }},
		{"quotes.csv", true, func() []byte { return again(`"`, `""`, "", largest) }},
		{"open.csv", true, func() []byte { return again(`a,b,"`, "x\n", "", largest) }},
		{"wide16.csv", true, func() []byte { return wide(again("", "a,", "", 23<<20)) }},
		{"widekoi8.csv", true, func() []byte {
			return again(cyrillic("Имя;Город;Привет, это таблица городов и имён\n"), cyrillic("Имя;"), "", 40<<20)
		}},
		{"wide.tsv", true, func() []byte { return again("", "a\t", "", 39<<20) }},
		{"tworows.csv", true, func() []byte { return append(again("", "a,", "\n", 20<<20), again("", "b,", "", 19<<20)...) }},
		{"onecell.csv", true, func() []byte { return again("", "words ", "", largest) }},
		{"twocells.csv", true, func() []byte { return again("a,", "words ", "", largest) }},
		{"empty.csv", true, func() []byte { return again("a,b\n", "\n", "", largest) }},
		{"rows.csv", true, func() []byte { return again("", ",\n", "", largest) }},
		{"western.csv", true, func() []byte { return again("", "1,\xe9t\xe9,3\r\n", "", largest) }},
		{"control.txt", true, func() []byte { return again("", "some words\x01\x02\x03\n", "", largest) }},
		{"line.txt", true, func() []byte { return again("", "words ", "", largest) }},
		{"wide16.txt", true, func() []byte { return wide(again("", "words\n", "", 24<<20)) }},
		{"koi8.txt", true, func() []byte {
			return again("", cyrillic("Привет, это таблица городов\n"), "", largest)
		}},
		{"returns.txt", true, func() []byte { return again("", "a\r", "", largest) }},
		{"spaces.md", true, func() []byte { return again("", " ", "a", largest) }},
		{"lines.jsonl", true, func() []byte { return again("", "{\"a\":1}\n", "", 48<<20) }},
		{"oneline.jsonl", true, func() []byte { return again("[0", ",{}", "]", 48<<20) }},
		{"long.json", true, func() []byte { return again("[", `{"a":1},`, "0]", 48<<20) }},
		{"text.json", true, func() []byte { return again(`{"a":"`, "words ", `"}`, 48<<20) }},
		{"key.json", true, func() []byte { return again(`{"`, "words ", `":1}`, 48<<20) }},
		{"keys.json", true, func() []byte { return again(`{"a":1`, `,"":1`, `}`, 48<<20) }},
		{"number.json", true, func() []byte { return again("[1", "0", "]", 48<<20) }},
		{"broken.json", true, func() []byte { return again("[", "[],", "", 48<<20) }},
	}
}

// pageRows are web pages and pictures.
func pageRows() []heavy {
	const small = 4<<20 - 100
	return []heavy{
		{"flat.html", true, func() []byte { return again("<html><body>", "<p>x", "", 48<<20) }},
		{"table.html", true, func() []byte { return again("<html><body><table>", "<tr><td>x", "", small) }},
		{"attributes.html", true, func() []byte { return again("<html><body><p ", "a=x ", ">", 48<<20) }},
		{"fewattributes.html", true, func() []byte { return again("<html><body><p ", "a ", ">", small) }},
		{"text.html", true, func() []byte { return again("<html><body><p>", "words ", "", 48<<20) }},
		{"fewtext.html", true, func() []byte { return again("<html><body><p>", "&amp;", "", small) }},
		{"tag.html", true, func() []byte { return again("<html><body><p", "x", ">a", 48<<20) }},
		{"fewtag.html", true, func() []byte { return again("<html><body><p", "x", ">a", small) }},
		{"comment.html", true, func() []byte { return again("<html><body><!--", "- ", "--><p>x", 48<<20) }},
		{"script.html", true, func() []byte { return again("<html><body><script>", "a;", "</script><p>x", 48<<20) }},
		{"title.html", true, func() []byte { return again("<html><title>", "a ", "</title><p>x", small) }},
		{"picture.html", true, func() []byte { return again(`<html><body><img src="data:image/png;base64,`, "AAAA", `"><p>x`, 48<<20) }},
		{"fewpictures.html", true, func() []byte {
			return again(`<html><body>`, `<img src="data:image/png;base64,iVBORw0KGgo=">`, `<p>x`, small)
		}},
		{"points.html", true, func() []byte { return again("<html><body><p>", "&lt;*_", "", small) }},
	}
}

// officeRows are documents, sheets and slides.
func officeRows() []heavy {
	row := func(rows, columns int) string {
		return strings.Repeat("<row>"+strings.Repeat("<c><v>12345</v></c>", columns)+"</row>", rows)
	}
	large := strings.Repeat("y", 1<<20-1)
	links := func(one string, times int) string {
		return "<Relationships>" + strings.Repeat(one, times) + "</Relationships>"
	}
	picture := pngOf(10 << 20)
	var shown, related strings.Builder
	parts := []string{}
	for i := range 25 {
		fmt.Fprintf(&shown, `<w:p><w:r><a:blip xmlns:a="a" xmlns:r="r" r:embed="p%d"/></w:r></w:p>`, i)
		fmt.Fprintf(&related, `<Relationship Id="p%d" Target="media/%d.png"/>`, i, i)
		parts = append(parts, fmt.Sprintf("word/media/%d.png", i), string(picture))
	}
	return []heavy{
		{"cells.docx", true, func() []byte {
			return wordOf("<w:tbl><w:tr>"+strings.Repeat("<w:tc/>", 1000)+"</w:tr></w:tbl>", 20_000)
		}},
		{"onerow.docx", true, func() []byte {
			return wordOf("<w:tbl><w:tr>"+strings.Repeat("<w:tc/>", 20_000_000)+"</w:tr></w:tbl>", 1)
		}},
		{"emphasis.docx", true, func() []byte {
			return wordOf("<w:p>"+strings.Repeat("<w:r><w:b/><w:t>x</w:t></w:r><w:r><w:t>y</w:t></w:r>", 3_000_000)+"</w:p>", 1)
		}},
		{"oneword.docx", true, func() []byte {
			return wordOf("<w:p><w:r><w:t>"+strings.Repeat("lorem ", 30_000_000)+"</w:t></w:r></w:p>", 1)
		}},
		{"attribute.docx", true, func() []byte { return wordOf(`<w:p w:id="`+strings.Repeat("a", 240<<20)+`"/>`, 1) }},
		{"attributes.docx", true, func() []byte { return wordOf("<w:p "+strings.Repeat(`a="" `, 400_000)+"/>", 100) }},
		{"tag.docx", true, func() []byte { return wordOf("<w:"+strings.Repeat("a", 240<<20)+"/>", 1) }},
		{"tags.docx", true, func() []byte { return wordOf("<w:"+strings.Repeat("a", 2_000_000)+">", 120) }},
		{"lists.docx", true, func() []byte {
			return wordOf(`<w:p><w:pPr><w:numPr><w:ilvl w:val="`+strings.Repeat("a", 1_900_000)+`"/></w:numPr></w:pPr>`, 120)
		}},
		{"comment.docx", true, func() []byte { return wordOf("<!--"+strings.Repeat("a", 240<<20)+"-->", 1) }},
		{"links.docx", true, func() []byte {
			return wordOf("<w:p/>", 1, "word/_rels/document.xml.rels", links(numbered(`<Relationship Id="%d`+strings.Repeat("a", 1_900_000)+`" Target="b"/>`, 120), 1))
		}},
		{"styles.docx", true, func() []byte {
			return wordOf("<w:p/>", 1, "word/styles.xml", "<styles>"+strings.Repeat(`<style styleId="x"><name val="heading 1"/></style>`, 4_000_000)+"</styles>")
		}},
		{"pictures.docx", true, func() []byte {
			return wordOf(shown.String(), 1, append(parts, "word/_rels/document.xml.rels", links(related.String(), 1))...)
		}},
		{"photos.docx", true, func() []byte {
			return wordOf(shown.String(), 1, "word/_rels/document.xml.rels", links(related.String(), 1), "word/media/0.png", string(noiseOf(45<<20)))
		}},
		{"names.docx", true, func() []byte {
			parts := []string{"word/document.xml", "<w:document/>"}
			for i := range 350 {
				parts = append(parts, fmt.Sprintf("%d%s", i, strings.Repeat("a", 64_000)), "")
			}
			return packed(parts...)
		}},
		{"rows.xlsx", true, func() []byte { return bookOf(row(100_000, 20)) }},
		{"onerow.xlsx", true, func() []byte { return bookOf(row(1, 10_000_000)) }},
		{"strings.xlsx", true, func() []byte {
			return bookOf("", "xl/sharedStrings.xml", "<sst>"+strings.Repeat("<si><t>x</t></si>", 9_000_000)+"</sst>")
		}},
		{"largerow.xlsx", true, func() []byte {
			return bookOf("<row>" + strings.Repeat(`<c t="inlineStr"><is><t>`+large+"</t></is></c>", 250) + "</row>")
		}},
		{"sharedrow.xlsx", true, func() []byte {
			return bookOf("<row>"+strings.Repeat(`<c t="s"><v>0</v></c>`, 16_384)+"</row>", "xl/sharedStrings.xml", "<sst><si><t>"+large+"</t></si></sst>")
		}},
		{"sheets.xlsx", true, func() []byte {
			return packed("xl/workbook.xml", `<workbook xmlns:r="r"><sheets>`+strings.Repeat(`<sheet r:id="r1" name="`+strings.Repeat("a", 1_900_000)+`"/>`, 120)+`</sheets></workbook>`,
				"xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>`, "xl/worksheets/s.xml", "<worksheet/>")
		}},
		{"slide.pptx", true, func() []byte {
			return slidesOf("<sld><sp><txBody>" + strings.Repeat("<p><r><t>x</t></r></p>", 6_000_000) + "</txBody></sp></sld>")
		}},
		{"words.pptx", true, func() []byte {
			return slidesOf("<sld><sp><txBody><p>" + strings.Repeat("<r><t>"+large+"</t></r>", 240) + "</p></txBody></sp></sld>")
		}},
		{"text.odt", true, func() []byte { return openOf("text", "<text:p>x</text:p>", 8_000_000) }},
		{"styles.odt", true, func() []byte {
			return openOf("text", `<style:style style:name="x"><style:text-properties fo:font-weight="bold"/></style:style>`, 2_000_000)
		}},
		{"repeated.ods", true, func() []byte {
			return openOf("spreadsheet", `<table:table table:name="A"><table:table-row table:number-rows-repeated="1000000">`+
				`<table:table-cell table:number-columns-repeated="16384"><text:p>xxxxxxxxxxxx</text:p></table:table-cell></table:table-row></table:table>`, 1)
		}},
		{"largerow.ods", true, func() []byte {
			return openOf("spreadsheet", `<table:table table:name="A"><table:table-row>`+
				strings.Repeat(`<table:table-cell><text:p>`+large+`</text:p></table:table-cell>`, 250)+`</table:table-row></table:table>`, 1)
		}},
		{"onerow.ods", true, func() []byte {
			return openOf("spreadsheet", `<table:table table:name="A"><table:table-row>`+
				strings.Repeat(`<table:table-cell><text:p>x</text:p></table:table-cell>`, 4_500_000)+`</table:table-row></table:table>`, 1)
		}},
		{"repeatedlarge.ods", true, func() []byte {
			return openOf("spreadsheet", `<table:table table:name="A"><table:table-row><table:table-cell table:number-columns-repeated="16384"><text:p>`+
				large+`</text:p></table:table-cell></table:table-row></table:table>`, 1)
		}},
	}
}

// bookRows are books.
func bookRows() []heavy {
	book := func(manifest string, parts ...string) []byte {
		return packed(append([]string{"META-INF/container.xml", `<c><rootfile full-path="c.opf"/></c>`, "c.opf", "<p>" + manifest + "</p>"}, parts...)...)
	}
	const one = `<item id="a" href="a.xhtml" media-type="application/xhtml+xml"/><itemref idref="a"/>`
	chapter := func(body string) []byte { return book(one, "a.xhtml", "<html><body>"+body+"</body></html>") }
	return []heavy{
		{"chapter.epub", true, func() []byte { return chapter(strings.Repeat("<p>x</p>", 5_000_000)) }},
		{"fewattributes.epub", true, func() []byte { return chapter("<p " + strings.Repeat("a ", 2_000_000) + ">") }},
		{"fewtable.epub", true, func() []byte { return chapter("<table>" + strings.Repeat("<tr><td>x", 450_000)) }},
		{"words.epub", true, func() []byte { return chapter("<p>" + strings.Repeat("words ", 8_000_000)) }},
		{"images.epub", true, func() []byte { return chapter(strings.Repeat(`<img src="`+strings.Repeat("a", 2_000_000)+`"/>`, 23)) }},
		{"carried.epub", true, func() []byte {
			return chapter(strings.Repeat(`<img src="data:,`+strings.Repeat("a", 1_000_000)+`"/>`, 3))
		}},
		{"manifest.epub", true, func() []byte {
			return book(numbered(`<item id="%d`+strings.Repeat("a", 1_900_000)+`" href="a"/>`, 120)+one, "a.xhtml", "<p>x</p>")
		}},
		{"chapters.epub", true, func() []byte {
			var b strings.Builder
			parts := []string{}
			for i := range 60 {
				fmt.Fprintf(&b, `<item id="%d" href="%d.xhtml" media-type="application/xhtml+xml"/><itemref idref="%d"/>`, i, i, i)
				parts = append(parts, fmt.Sprintf("%d.xhtml", i), "<html><body>"+strings.Repeat("<p>words and words</p>", 180_000)+"</body></html>")
			}
			return book(b.String(), parts...)
		}},
	}
}

// mailRows are e-mails.
func mailRows() []heavy {
	const head = "From: a@b\nTo: c@d\nSubject: x\nMIME-Version: 1.0\n"
	const mixed = head + "Content-Type: multipart/mixed; boundary=q\n\n"
	return []heavy{
		{"headers.eml", true, func() []byte { return again(head, "a: b\n", "\nx\n", largest) }},
		{"subject.eml", true, func() []byte { return again("From: a@b\nTo: c@d\nSubject: ", "words ", "\n\nx\n", largest) }},
		{"encoded.eml", true, func() []byte {
			return again("From: a@b\nTo: c@d\nSubject:", " =?koi8-r?B?8NLJ18XU8NLJ18XU?=", "\n\nx\n", largest)
		}},
		{"folded.eml", true, func() []byte { return again("From: a@b\nTo: c@d\nSubject: x", "\n a", "\n\nx\n", largest) }},
		{"body.eml", true, func() []byte { return again(head+"\n", "words ", "\n", largest) }},
		{"koi8.eml", true, func() []byte {
			return again(head+"Content-Type: text/plain; charset=koi8-r\n\n", "\xf0\xd2\xc9\xd7\xc5\xd4 ", "\n", largest)
		}},
		{"quoted.eml", true, func() []byte {
			return again(head+"Content-Transfer-Encoding: quoted-printable\n\n", "a=3D", "\n", largest)
		}},
		{"page.eml", true, func() []byte { return again(head+"Content-Type: text/html\n\n<html>", "<p>x", "\n", 48<<20) }},
		{"parts.eml", true, func() []byte { return again(mixed, "--q\n\na\n", "--q--\n", largest) }},
		{"partheaders.eml", true, func() []byte { return again(mixed+"--q\n", "a: b\n", "\nx\n--q--\n", 48<<20) }},
		{"texts.eml", true, func() []byte {
			return again(mixed, "--q\nContent-Type: text/plain; charset=koi8-r\n\n"+strings.Repeat("\xf0\xd2\xc9\xd7\xc5\xd4 ", 300_000)+"\n", "--q--\n", largest)
		}},
		{"pages.eml", true, func() []byte {
			return again(mixed, "--q\nContent-Type: text/html\n\n"+strings.Repeat("<p>words &amp; words</p>\n", 40_000)+"\n", "--q--\n", largest)
		}},
		{"boundary.eml", true, func() []byte { return again(head+"Content-Type: multipart/mixed; boundary=", "q", "\n\nx\n", largest) }},
		{"kind.eml", true, func() []byte { return again(head+"Content-Type: text/plain", "; a=b", "\n\nx\n", largest) }},
		{"wide.eml", true, func() []byte { return letterWith("a.csv", again("", "a,", "", 35<<20)) }},
		{"attached.eml", true, func() []byte { return letterWith("a.bin", again("\x00\x01", "\x02", "", 35<<20)) }},
		{"pict.eml", true, func() []byte { return letterWith("a.rtf", again(`{\rtf1{\pict `, "0 ", "}}", 35<<20)) }},
		{"blanks.eml", true, func() []byte { return letterWith("a.pdf", contentsOf(31, strings.Repeat(" ", 8<<20))) }},
	}
}

// richRows are Rich Text Format and Word's old one.
func richRows() []heavy {
	return []heavy{
		{"groups.rtf", true, func() []byte { return again(`{\rtf1 `, `{\b x}\par `, "", 47<<20) }},
		{"rows.rtf", true, func() []byte { return again(`{\rtf1 `, `\trowd x\cell\row `, "", 47<<20) }},
		{"text.rtf", true, func() []byte { return again(`{\rtf1 `, "words ", "}", 48<<20) }},
		{"escaped.rtf", true, func() []byte { return again(`{\rtf1\ansicpg1251 `, `\'cf`, "}", 48<<20) }},
		{"cell.rtf", true, func() []byte { return again(`{\rtf1\intbl `, `x\par `, `\cell\row}`, 48<<20) }},
		{"cells.rtf", true, func() []byte { return again(`{\rtf1\intbl `, `\cell`, `\row}`, 48<<20) }},
		{"list.rtf", true, func() []byte { return again(`{\rtf1{\listtext `, `words `, `}x\par}`, 48<<20) }},
		{"pict.rtf", true, func() []byte { return again(`{\rtf1{\pict `, "00", "}}", 48<<20) }},
		{"spaces.rtf", true, func() []byte { return again(`{\rtf1{\pict `, "0 ", "}}", 48<<20) }},
		{"picts.rtf", true, func() []byte {
			return again(`{\rtf1 `, `{\pict `+strings.Repeat("89504E470D0A1A0A", 60_000)+"}", "}", 48<<20)
		}},
		{"old.doc", true, func() []byte { return again("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1", "abcd", "", 48<<20) }},
	}
}

func wordOf(one string, times int, more ...string) []byte {
	const head = `<w:document xmlns:w="w"><w:body>`
	return packed(append([]string{"word/document.xml", head + strings.Repeat(one, times) + "</w:body></w:document>"}, more...)...)
}

func bookOf(sheet string, more ...string) []byte {
	return packed(append([]string{
		"xl/workbook.xml", `<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>`,
		"xl/_rels/workbook.xml.rels", `<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>`,
		"xl/worksheets/s.xml", "<worksheet><sheetData>" + sheet + "</sheetData></worksheet>",
	}, more...)...)
}

func slidesOf(slide string) []byte {
	return packed("ppt/presentation.xml", `<p xmlns:r="r"><sldId r:id="r1"/></p>`, "ppt/_rels/presentation.xml.rels", `<R><Relationship Id="r1" Target="slides/s.xml"/></R>`,
		"ppt/slides/s.xml", slide)
}

func openOf(kind, one string, times int) []byte {
	const head = `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b" xmlns:style="s" xmlns:fo="f"><office:body>`
	return packed("mimetype", "application/vnd.oasis.opendocument."+kind, "content.xml",
		head+"<office:"+kind+">"+strings.Repeat(one, times)+"</office:"+kind+"></office:body></office:document-content>")
}

// numbered gives a text with each number in its place.
func numbered(format string, times int) string {
	var b strings.Builder
	for i := range times {
		fmt.Fprintf(&b, format, i)
	}
	return b.String()
}

// letterWith makes an e-mail with a file.
func letterWith(name string, file []byte) []byte {
	return []byte("From: a@b\nTo: c@d\nSubject: x\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=q\n\n--q\nContent-Type: application/octet-stream; name=" + name +
		"\nContent-Disposition: attachment; filename=" + name + "\nContent-Transfer-Encoding: base64\n\n" + base64.StdEncoding.EncodeToString(file) + "\n--q--\n")
}

// packed makes an archive of names and contents, of which a first one named mimetype is stored as it is.
func packed(parts ...string) []byte {
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
