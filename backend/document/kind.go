package document

import (
	"archive/zip"
	"bytes"
	"encoding/json"
	"net/textproto"
	"slices"
	"strings"
	"unicode"

	"terzetto/backend/document/charset"

	"github.com/gabriel-vasile/mimetype"
)

// A format is a kind of file and what it is called.
type format struct {
	mime  string
	ext   string   // the usual extension; empty where a file keeps its own
	also  []string // other extensions that a file of this kind goes by; "*" is any
	label string   // "a PDF file"; of one that cannot be read, the sentence that says why
}

// reader returns what reads a format, nil where nothing can be read from it.
func (r *reading) reader(f format) func(data []byte) error {
	if f.ext != "" && strings.HasPrefix(f.mime, "image/") {
		return func(data []byte) error { return r.picture(r.name, data, Metadata{}) }
	}
	kept := func(read func(format, []byte) error) func([]byte) error { // of text that stays as it is
		return func(data []byte) error { return read(f, data) }
	}
	return map[string]func([]byte) error{
		"pdf": r.pdf, "docx": r.word, "xlsx": r.workbook, "pptx": r.slides, "epub": r.book,
		"rtf": r.rtf, "odt": r.openText, "odp": r.openText, "odg": r.openText, "ods": r.openSheets,
		"txt": kept(r.plain), "md": kept(r.plain), "json": kept(r.json), "jsonl": kept(r.jsonLines),
		"csv": r.table, "html": r.html, "eml": r.letter, "mbox": r.mailbox,
	}[f.ext]
}

func (f format) goesBy(ext string) bool {
	return f.ext == ext || slices.Contains(f.also, ext) || slices.Contains(f.also, "*")
}

// Formats that content alone gives away.
var (
	pdfFile  = format{"application/pdf", "pdf", nil, "a PDF file"}
	wordFile = format{
		"application/vnd.openxmlformats-officedocument.wordprocessingml.document", "docx",
		[]string{"docm", "dotx"},
		"a Word document",
	}
	sheetFile = format{
		"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx",
		[]string{"xlsm", "xltx"},
		"an Excel workbook",
	}
	slidesFile = format{
		"application/vnd.openxmlformats-officedocument.presentationml.presentation", "pptx",
		[]string{"pptm", "ppsx", "potx"},
		"a PowerPoint presentation",
	}
	odtFile  = format{"application/vnd.oasis.opendocument.text", "odt", []string{"ott"}, "an OpenDocument text"}
	odsFile  = format{"application/vnd.oasis.opendocument.spreadsheet", "ods", []string{"ots"}, "an OpenDocument spreadsheet"}
	odpFile  = format{"application/vnd.oasis.opendocument.presentation", "odp", []string{"otp"}, "an OpenDocument presentation"}
	odgFile  = format{"application/vnd.oasis.opendocument.graphics", "odg", []string{"otg"}, "an OpenDocument drawing"}
	epubFile = format{"application/epub+zip", "epub", nil, "an EPUB book"}
	rtfFile  = format{"application/rtf", "rtf", []string{"doc"}, "Rich Text Format"}
)

// Formats of text, which only their extension or their first lines tell apart.
var (
	plainFile = format{"text/plain", "txt", []string{"*"}, "plain text"}
	markFile  = format{"text/markdown", "md", []string{"markdown", "mdown"}, "Markdown"}
	csvFile   = format{"text/csv", "csv", []string{"tsv", "tab"}, "a table in text form"}
	jsonFile  = format{"application/json", "json", []string{"geojson", "webmanifest", "ipynb", "jsonc", "json5", "map"}, "JSON"}
	linesFile = format{"application/x-ndjson", "jsonl", []string{"ndjson"}, "lines of JSON"}
	htmlFile  = format{"text/html", "html", []string{"htm", "xhtml", "xht"}, "a web page"}
	boxFile   = format{"application/mbox", "mbox", []string{"mbx"}, "a mailbox"}
	mailFile  = format{"message/rfc822", "eml", []string{"mht", "mhtml"}, "an e-mail"}
)

// Why some files are kept but not read.
const (
	oldOffice   = "The file is in an old format of Word, Excel or PowerPoint. Save a copy as docx, xlsx or pptx and add the copy."
	outlookFile = "The file is an e-mail in Outlook's own format. Save the e-mail as eml and add that file."
	lockedFile  = "The file has a password. Save a copy without a password and add the copy."
	packed      = "The file is an archive. Unpack the archive and add its files."
	unknown     = "Terzetto can't read this kind of file."
)

// recognise says what data is. The extension decides only among formats of text.
func recognise(ext string, data []byte, limits Limits) format {
	head := data[:min(len(data), 3072)]
	switch {
	case isPDF(data):
		return pdfFile
	case startsWith(data, "PK\x03\x04", "PK\x05\x06"):
		return packedFormat(data, limits)
	case startsWith(data, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"):
		// The name of a stream in which Office keeps what it has locked, in UTF-16.
		if bytes.Contains(data, []byte("E\x00n\x00c\x00r\x00y\x00p\x00t\x00e\x00d\x00P\x00a\x00c\x00k\x00a\x00g\x00e\x00")) {
			return format{mime: "application/x-cfb", label: lockedFile}
		}
		if ext == "msg" {
			return format{mime: "application/vnd.ms-outlook", ext: "msg", label: outlookFile}
		}
		return format{mime: "application/x-cfb", label: oldOffice}
	case startsWith(data, `{\rtf`):
		return rtfFile
	}
	if kind, ok := pictureFormat(head); ok {
		return kind
	}
	if looksLikeText(head) {
		return textFormat(ext, data)
	}
	// The type is only told, not acted upon.
	kind := mimetype.Detect(head)
	return format{mime: strings.SplitN(kind.String(), ";", 2)[0], label: unknown}
}

// isPDF allows for what mail and web servers leave before the first line, but not for
// a letter with a PDF in it.
func isPDF(data []byte) bool {
	head := data[:min(len(data), 1024)]
	at := bytes.Index(head, []byte("%PDF-"))
	return at == 0 || at > 0 && bytes.Contains(data, []byte("startxref")) && !looksLikeMail(string(head))
}

// packedFormat looks into an archive for the parts that each format must have.
func packedFormat(data []byte, limits Limits) format {
	if zipEntries(data) > limits.Entries {
		return format{mime: "application/zip", ext: "zip", label: "The file has too many parts, so nothing was read."}
	}
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return brokenFormat(data)
	}
	files := directoryOf(z)
	if _, f, ok := files.office(); ok {
		return f
	}
	if f, ok := files.openDocument(); ok {
		return f
	}
	switch {
	case files.has("META-INF/container.xml"):
		return epubFile
	case files.has("xl/workbook.bin"):
		return format{mime: "application/vnd.ms-excel.sheet.binary.macroEnabled.12", label: oldOffice}
	}
	return format{mime: "application/zip", ext: "zip", label: packed}
}

// brokenFormat finds out what an archive without a directory was, by names that are in it. Nothing can be read of it.
func brokenFormat(data []byte) format {
	for _, known := range []struct {
		mark string
		format
	}{
		{"word/document.xml", wordFile},
		{"xl/workbook.xml", sheetFile},
		{"ppt/presentation.xml", slidesFile},
		{epubFile.mime, epubFile},
		{odtFile.mime, odtFile},
		{odsFile.mime, odsFile},
		{odpFile.mime, odpFile},
	} {
		if bytes.Contains(data, []byte(known.mark)) {
			return known.format
		}
	}
	if endIsMissing(data) {
		return format{mime: "application/zip", ext: "zip", label: tooShort}
	}
	return format{mime: "application/zip", ext: "zip", label: "The file is damaged and can't be read."}
}

// looksLikeText says whether bytes are text in some encoding. Text of a byte each
// has no control characters but those of layout; text of two bytes each says so with
// a mark, or has a NUL at every second place.
func looksLikeText(head []byte) bool {
	if len(head) == 0 || startsWith(head, "\xFF\xFE", "\xFE\xFF", "\xEF\xBB\xBF") || charset.Wide(head) != nil {
		return true
	}
	return bytes.IndexFunc(head, func(c rune) bool {
		return c < ' ' && !strings.ContainsRune("\t\n\r\f\x1b\b", c) || c == 0x7f
	}) < 0
}

// textFormat tells formats of text apart: by what no other kind has, then by
// extension.
func textFormat(ext string, data []byte) format {
	head := beginning(data)
	start := strings.TrimLeftFunc(head, unicode.IsSpace)
	lower := strings.ToLower(cut(start, 1024))
	for _, f := range []format{markFile, csvFile, linesFile} {
		if f.goesBy(ext) {
			return f
		}
	}
	switch {
	case strings.HasPrefix(lower, "<!doctype html"), strings.HasPrefix(lower, "<html"),
		strings.HasPrefix(lower, "<?xml") && strings.Contains(lower, "<html"):
		return htmlFile
	case strings.HasPrefix(start, "From ") && (boxFile.goesBy(ext) || looksLikeMail(start[strings.IndexByte(start, '\n')+1:])):
		return boxFile
	case looksLikeMail(start) && (mailFile.goesBy(ext) || ext == "" || ext == "txt"):
		return mailFile
	case jsonFile.goesBy(ext):
		if strings.HasPrefix(start, "{") || strings.HasPrefix(start, "[") || json.Valid(data) {
			return jsonFile
		}
	case htmlFile.goesBy(ext):
		if strings.Contains(lower, "<") {
			return htmlFile
		}
	case mailFile.goesBy(ext):
		return mailFile
	case binaryExt(ext):
		// Such a name promises something else than text.
		return format{plainFile.mime, "txt", nil, plainFile.label}
	}
	return plainFile
}

// binaryExt says whether an extension belongs to a format that is not text.
func binaryExt(ext string) bool {
	read := []format{pdfFile, wordFile, sheetFile, slidesFile, odtFile, odsFile, odpFile, odgFile, epubFile}
	return slices.ContainsFunc(read, func(f format) bool { return f.goesBy(ext) }) ||
		slices.Contains([]string{"png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "doc", "xls", "ppt", "zip", "heic", "avif"}, ext)
}

// looksLikeMail says whether text begins with the headers of a letter.
func looksLikeMail(start string) bool {
	seen := map[string]bool{}
	for line := range strings.Lines(start) {
		name, _, ok := strings.Cut(line, ":")
		if line[0] == ' ' || line[0] == '\t' {
			continue
		}
		if !ok || strings.ContainsAny(name, " \t") {
			break
		}
		seen[textproto.CanonicalMIMEHeaderKey(name)] = true
	}
	return seen["From"] && (seen["Date"] || seen["To"] || seen["Subject"]) || seen["Mime-Version"] && seen["Content-Type"]
}
