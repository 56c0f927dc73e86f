package document

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/document/language"
	"terzetto/backend/document/locked"
	"terzetto/backend/document/pdf"
)

// Document is what Read found in a file.
type Document struct {
	Name     string   `json:"name"`               // without extension
	Ext      string   `json:"ext"`                // what the file is, without dot: "pdf", whatever it was called
	MIME     string   `json:"mime"`               // "application/octet-stream" if unknown
	Language string   `json:"language,omitempty"` // ISO 639-1, a hint; empty when unsure
	Items    []Item   `json:"contents"`
	Warnings []string `json:"warnings"` // sentences for people
}

// Item is one logically separate piece of content, such as a page, a sheet or a picture. Clients rely on the names of its JSON.
type Item struct {
	SequenceNr    int
	Name          string
	Ext           string
	ContentType   string
	Data          []byte // UTF-8 where Metadata.IsText, else the picture's or file's own bytes
	DataExtracted string // what a model read out for one task; never set by Read
	Metadata      Metadata
	Summary       string // never set by Read
}

// Metadata says how an item's data is to be taken and where it was found.
type Metadata struct {
	IsText        bool `json:"isText"`
	Base64Encoded bool `json:"base64Encoded"` // of data in JSON; always the opposite of IsText
	AIProcessed   bool `json:"aiProcessed"`

	Page       int    `json:"page,omitempty"`       // of a PDF, from 1
	Slide      int    `json:"slide,omitempty"`      // from 1
	Sheet      string `json:"sheet,omitempty"`      // its name
	Rows       int    `json:"rows,omitempty"`       // of a sheet or CSV, the heading row among them
	Columns    int    `json:"columns,omitempty"`    // of the widest row
	CutRows    int    `json:"cutRows,omitempty"`    // rows of which only the beginning was read
	Delimiter  string `json:"delimiter,omitempty"`  // of CSV
	Encoding   string `json:"encoding,omitempty"`   // of the file, where it was not UTF-8
	Width      int    `json:"width,omitempty"`      // pixels
	Height     int    `json:"height,omitempty"`     // pixels
	Attachment string `json:"attachment,omitempty"` // the file's name in the e-mail it came with
	LowQuality bool   `json:"lowQuality,omitempty"` // the text of a page came out garbled or not at all
}

// Read reads a file. The name is a label: only its last element counts. The only
// error is ctx's; what was found before it is returned as well.
func Read(ctx context.Context, name string, data []byte, limits Limits) (Document, error) {
	return ReadIn(ctx, name, data, Manner{Limits: limits})
}

// A Manner is how a file is read.
type Manner struct {
	Limits

	Encoding string // of a file of text, by any of its names; empty: it is found out
	Values   bool   // the cells of a workbook give what they hold, and not what they show
}

// ReadIn is Read in another manner than the usual one.
func ReadIn(ctx context.Context, name string, data []byte, manner Manner) (Document, error) {
	limits := manner.orDefaults(int64(len(data)))
	r := &reading{
		budget: newBudget(limits), limits: limits, manner: manner, told: map[string]bool{},
		doc: Document{MIME: "application/octet-stream", Items: []Item{}, Warnings: []string{}},
	}
	r.doc.Name, r.doc.Ext = split(name)
	within, cancel := context.WithTimeout(ctx, limits.Time)
	defer cancel()
	r.ctx = within
	r.file(name, data)
	if r.leftOut > 0 {
		r.warn("Pictures that were left out, because all together are too large: %d.", r.leftOut)
	}
	if r.unseen > 0 {
		r.warn("Text that isn't shown was left out: %d characters.", r.unseen)
	}
	if len(r.doc.Warnings) == 0 && !slices.ContainsFunc(r.doc.Items, func(i Item) bool { return len(bytes.TrimSpace(i.Data)) > 0 }) {
		r.warn("The file holds no text and no pictures.")
	}
	r.doc.Language = language.Of(r.doc.sample())
	return r.doc, ctx.Err()
}

// split cuts a label into name and extension, both without the dot. Folders before
// it, in either spelling, do not count.
func split(name string) (stem, ext string) {
	name = strings.ToValidUTF8(name, "\uFFFD")
	name = name[strings.LastIndexAny(name, `/\`)+1:]
	ext = path.Ext(name)
	stem = strings.TrimSuffix(name, ext)
	if stem == "" { // ".profile" is a name, not an extension
		return name, ""
	}
	return stem, strings.ToLower(strings.TrimPrefix(ext, "."))
}

// Reasons to stop reading that are no damage.
var (
	errFull     = errors.New("too many items")
	errInflated = pdf.ErrInflated
	errText     = errors.New("too much text")
	errRoom     = pdf.ErrRoom
	errDeep     = pdf.ErrDeep
	errLocked   = pdf.ErrLocked
	errMissing  = pdf.ErrMissing
)

// reading is one Read on its way: what was found so far, and what it may still cost.
type reading struct {
	budget

	ctx     context.Context //nolint:containedctx // a reading lives as long as the call it is for
	limits  Limits
	manner  Manner
	doc     Document
	leftOut int    // pictures for which the budget was too small
	unseen  int    // letters that no one sees
	name    string // of the file being read: the whole one, or an attachment; without extension
	ext     string
	mail    string // the attachment being read, within an e-mail
	before  int    // items of the document when the file was begun
	isCut   bool   // its end is missing
	told    map[string]bool

	encoding string // of the page or the e-mail being read, where it is not UTF-8
}

// file reads data as what it is, and says what went wrong in words.
func (r *reading) file(name string, data []byte) {
	r.name, r.ext = split(name)
	r.encoding = ""
	if len(data) == 0 {
		r.warn("This file is empty.")
		return
	}
	if int64(len(data)) > r.limits.File {
		r.warn("The file is larger than %s, so nothing was read.", size(r.limits.File))
		return
	}
	f := recognise(r.ext, data, r.limits)
	if f.label == lockedFile {
		if content, opened := locked.Open(data); opened {
			data, f = content, recognise(r.ext, content, r.limits)
			r.hold(len(content))
		}
	}
	fits := f.goesBy(r.ext)
	if r.mail == "" {
		r.doc.MIME = f.mime
		if f.ext != "" && !fits {
			r.doc.Ext = f.ext
		}
	}
	read := r.reader(f)
	if read == nil {
		r.warn("%s", f.label)
		return
	}
	if r.ext != "" && !fits {
		r.warn("The extension .%s doesn't match the content. Terzetto read the content.", r.ext)
	}
	r.before, r.isCut = len(r.doc.Items), endIsMissing(data)
	r.explain(contain(func() error { return read(data) }))
}

// contain turns a panic of a decoder into an error.
func contain(read func() error) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the decoder gave up: %v", p)
		}
	}()
	return read()
}

// tooShort is said of a file that was cut, and of which nothing can be read.
const tooShort = "The file ends too early and can't be read. Copy or download it again."

// explain says in plain words why reading ended early.
func (r *reading) explain(err error) {
	switch {
	case err == nil:
	case r.ctx.Err() != nil:
		r.warn("Reading took too long and was stopped. The text is incomplete.")
	case errors.Is(err, errFull):
		r.warn("Only the first %d parts were read.", r.limits.Items)
	case errors.Is(err, errText):
		r.warn("Only the first %s of text were read.", size(r.limits.Text))
	case errors.Is(err, errInflated):
		r.warn("The file unpacks to more than %s, so reading was stopped.", size(r.limits.Inflated))
	case errors.Is(err, errRoom) && len(r.doc.Items) == r.before:
		r.warn("Reading the file needs more than %s of memory, so nothing was read.", size(r.limits.Room))
	case errors.Is(err, errRoom):
		r.warn("Reading the file needs more than %s of memory and was stopped. The text is incomplete.", size(r.limits.Room))
	case errors.Is(err, errDeep):
		r.warn("The file is nested too deeply, so reading was stopped.")
	case errors.Is(err, errLocked):
		r.warn("The file has a password. Save a copy without a password and add the copy.")
	case len(r.doc.Items) > r.before:
		r.warn("The file is damaged, so only a part was read.")
	case r.isCut:
		r.warn(tooShort)
	default:
		r.warn("The file is damaged and can't be read.")
	}
}

// warn keeps a sentence once.
func (r *reading) warn(sentence string, args ...any) {
	if len(args) > 0 {
		sentence = fmt.Sprintf(sentence, args...)
	}
	if r.mail != "" {
		sentence = r.mail + ": " + sentence
	}
	// A file can be wrong in a thousand places; a person reads twenty.
	if !r.told[sentence] && len(r.told) < 20 {
		r.told[sentence] = true
		r.doc.Warnings = append(r.doc.Warnings, strings.ToValidUTF8(sentence, "\uFFFD"))
	}
}

// write adds an item of text.
func (r *reading) write(name, ext, contentType, text string, about Metadata) error {
	return r.writeBytes(name, ext, contentType, []byte(text), about)
}

// writeBytes is write for bytes that no one else changes. They are not copied where they are tidy.
func (r *reading) writeBytes(name, ext, contentType string, text []byte, about Metadata) error {
	if !tidied(text) {
		text = []byte(tidy(string(text)))
	}
	fits := fitting(text, r.text)
	over := fits < len(text)
	text = text[:fits:fits]
	r.text -= escapedLen(text)
	about.IsText = true
	if err := r.add(name, ext, contentType, text, about); err != nil {
		return err
	}
	if over {
		return errText
	}
	return nil
}

// add adds an item at the end.
func (r *reading) add(name, ext, contentType string, data []byte, about Metadata) error {
	if len(r.doc.Items) >= r.limits.Items {
		return errFull
	}
	if err := r.ctx.Err(); err != nil {
		return err
	}
	about.Base64Encoded = !about.IsText
	about.Attachment = r.mail
	r.doc.Items = append(r.doc.Items, Item{
		SequenceNr: len(r.doc.Items) + 1, Name: cut(strings.ToValidUTF8(strings.Join(strings.Fields(name), " "), "\uFFFD"), 200),
		Ext: ext, ContentType: contentType, Data: data, Metadata: about,
	})
	return nil
}

// sample gives enough of the text to tell its language.
func (d Document) sample() string {
	const enough = 4 << 10
	var b strings.Builder
	for _, item := range d.Items {
		if b.Len() >= enough {
			break
		}
		if item.Metadata.IsText {
			b.WriteString(cut(string(item.Data[:min(len(item.Data), enough+utf8.UTFMax)]), enough))
			b.WriteByte('\n')
		}
	}
	return b.String()
}

// tidy makes text valid UTF-8 with "\n" line ends and without NUL, which neither
// databases nor models take.
func tidy(text string) string {
	text = strings.ToValidUTF8(text, "\uFFFD")
	if strings.ContainsAny(text, "\r\x00") {
		text = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\x00", "").Replace(text)
	}
	return text
}

// cut shortens to at most n bytes, between characters.
func cut(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for n = max(n, 0); n > 0 && !utf8.RuneStart(s[n]); n-- {
	}
	return s[:n]
}

// size spells a number of bytes for people.
func size(n int64) string {
	switch {
	case n >= 1<<20:
		return fmt.Sprintf("%d MB", n>>20)
	case n >= 1<<10:
		return fmt.Sprintf("%d kB", n>>10)
	}
	return fmt.Sprintf("%d bytes", n)
}

// startsWith says whether data begins with any of the marks.
func startsWith(data []byte, marks ...string) bool {
	return slices.ContainsFunc(marks, func(m string) bool { return bytes.HasPrefix(data, []byte(m)) })
}
