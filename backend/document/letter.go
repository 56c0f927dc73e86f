package document

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"mime/quotedprintable"
	"net/mail"
	"net/textproto"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/document/charset"
)

// letter reads an e-mail: an item with its headers and its text, then what is read
// from each attachment. Letters within a letter are read, their attachments not.
func (r *reading) letter(data []byte) error {
	data, r.encoding = inUTF8(data), ""
	message, err := mail.ReadMessage(r.letterHead(data))
	if err != nil {
		// Headers that are no headers: the text may still say something.
		return errors.Join(r.plain(plainFile, data), err)
	}
	words := &mime.WordDecoder{CharsetReader: func(label string, in io.Reader) (io.Reader, error) {
		all, err := io.ReadAll(in)
		return strings.NewReader(charset.Text(all, label)), err
	}}
	var text strings.Builder
	for _, name := range []string{"From", "To", "Cc", "Date", "Subject"} {
		if value := message.Header.Get(name); value != "" {
			text.WriteString(name + ": " + decodeHeader(words, value) + "\n")
		}
	}
	l := envelope{r: r, words: words}
	damage := l.part(textproto.MIMEHeader(message.Header), message.Body, 0)
	text.WriteString("\n" + strings.TrimSpace(tidy(l.body())) + "\n")
	subject := cmp.Or(decodeHeader(words, message.Header.Get("Subject")), r.name)
	if err := cmp.Or(r.write(subject, "txt", "text/plain", text.String(), Metadata{Encoding: r.encoding}), l.over); err != nil {
		if len(l.attached) > 0 {
			r.warn("The attachments were not read.")
		}
		return err
	}
	l.plain, l.pages = nil, nil
	if r.mail != "" {
		if len(l.attached) > 0 {
			r.warn("Attachments of an attached e-mail are not read.")
		}
		return damage
	}
	own := r.before
	defer func() { r.mail, r.before = "", own }()
	for i, a := range l.attached {
		if len(r.doc.Items) >= r.limits.Items {
			return errFull
		}
		r.mail = a.name
		r.file(a.name, a.data)
		r.release(len(a.data))
		l.attached[i].data = nil
	}
	return damage
}

// mailbox reads a file of many e-mails, each of which a line that begins with "From " precedes.
func (r *reading) mailbox(data []byte) error {
	data = inUTF8(data)
	damage := error(nil)
	for len(data) > 0 && !errors.Is(damage, errInflated) && !errors.Is(damage, errText) {
		if len(r.doc.Items) >= r.limits.Items {
			return errFull
		}
		if err := r.ctx.Err(); err != nil {
			return err
		}
		_, mail, _ := bytes.Cut(data, []byte("\n"))
		end := nextMail(mail)
		damage = errors.Join(damage, r.letter(bytes.ReplaceAll(mail[:end], []byte("\n>From "), []byte("\nFrom "))))
		data = mail[end:]
	}
	return damage
}

// nextMail is where the next e-mail of a mailbox begins: behind an empty line.
func nextMail(data []byte) int {
	for at := 0; ; {
		next := bytes.Index(data[at:], []byte("\nFrom "))
		if next < 0 {
			return len(data)
		}
		at += next + 1
		before := bytes.TrimSuffix(data[:at-1], []byte("\r"))
		line, _, _ := bytes.Cut(data[at:], []byte("\n"))
		if (len(before) == 0 || before[len(before)-1] == '\n') && yearOfMail().Match(line) {
			return at
		}
	}
}

// yearOfMail is the time that the line before an e-mail has.
var yearOfMail = lazyregexp.New(`\d\d:\d\d.*\d{4}`)

// largestHead is far more bytes than the headers of a letter have.
const largestHead = 2 << 20

// letterHead gives a letter with no more headers than that.
func (r *reading) letterHead(data []byte) io.Reader {
	head, end := data[:min(len(data), largestHead)], -1
	for _, empty := range []string{"\n\n", "\n\r\n"} {
		if at := bytes.Index(head, []byte(empty)); at >= 0 && (end < 0 || at < end) {
			end = at
		}
	}
	if end >= 0 || len(head) == len(data) {
		return bytes.NewReader(data)
	}
	r.warn("The e-mail has more than %s of headers. The others were left out.", size(largestHead))
	body := data[len(data):]
	for _, empty := range []string{"\n\n", "\n\r\n"} {
		if at := bytes.Index(data, []byte(empty)); at >= 0 && len(data)-at-len(empty) > len(body) {
			body = data[at+len(empty):]
		}
	}
	return io.MultiReader(bytes.NewReader(head[:bytes.LastIndexByte(head, '\n')+1]), strings.NewReader("\n"), bytes.NewReader(body))
}

// base64Word is an encoded word in base64.
var base64Word = lazyregexp.New(`(=\?[^?\s]+\?[Bb]\?)([A-Za-z0-9+/]*)=*\?=`)

// pad ends an encoded word with as many signs as it should have had.
func pad(word string) string {
	m := base64Word().FindStringSubmatch(word)
	return m[1] + m[2] + strings.Repeat("=", (4-len(m[2])%4)%4) + "?="
}

// decodeHeader decodes a header's encoded words.
func decodeHeader(words *mime.WordDecoder, value string) string {
	plain, err := words.DecodeHeader(base64Word().ReplaceAllStringFunc(value, pad))
	if err != nil {
		plain = value
	}
	if !charset.ValidUTF8([]byte(plain)) { // some programs write headers in the encoding of their day
		plain = charset.Text([]byte(plain), "")
	}
	return strings.Join(strings.Fields(plain), " ")
}

// envelope is what is found in a letter's parts.
type envelope struct {
	r        *reading
	words    *mime.WordDecoder
	plain    []string
	pages    []string // the HTML, as Markdown
	size     int64    // of both
	over     error    // errText: not all of it was kept
	attached []attachment
	count    int
}

type attachment struct {
	name string
	data []byte
}

// body prefers text to the same in HTML.
func (l *envelope) body() string {
	if len(l.plain) > 0 {
		return strings.Join(l.plain, "\n\n")
	}
	return strings.Join(l.pages, "\n\n")
}

// part takes one part of a letter, and the parts in it.
func (l *envelope) part(header textproto.MIMEHeader, body io.Reader, depth int) error {
	if l.count++; l.count > l.r.limits.Items {
		return errFull
	}
	kind, params, err := mime.ParseMediaType(header.Get("Content-Type"))
	if err != nil {
		kind, params = "text/plain", map[string]string{}
		if named := strings.ToLower(header.Get("Content-Type")); strings.HasPrefix(named, "text/html") {
			kind = "text/html"
		}
	}
	if strings.HasPrefix(kind, "multipart/") && params["boundary"] != "" {
		// Each level reads through all that are above it.
		if depth >= min(l.r.limits.Depth, 10) {
			return errDeep
		}
		return l.parts(multipart.NewReader(body, params["boundary"]), depth)
	}
	disposition, more, _ := mime.ParseMediaType(header.Get("Content-Disposition")) // none is inline
	name := cmp.Or(decodeHeader(l.words, more["filename"]), decodeHeader(l.words, params["name"]))
	content, isBody := transfer(header.Get("Content-Transfer-Encoding"), body), disposition != "attachment" && name == ""
	if isBody && kind == "text/plain" { // what is not given out need not be held
		content = io.LimitReader(content, l.r.text+1)
	}
	data, err := l.r.inflate(content)
	if errors.Is(err, errInflated) || errors.Is(err, errRoom) {
		return err
	}
	switch {
	case disposition != "attachment" && (kind == "text/css" || strings.HasSuffix(kind, "javascript")):
		// How a page looks and what it does is no text of a person.
	case isBody && kind == "text/plain":
		if int64(len(data)) > l.r.text {
			data, l.over = data[:l.r.text], errText
		}
		l.plain = l.take(l.plain, l.r.decodeAs(data, params["charset"]))
	case isBody && kind == "text/html":
		if label := params["charset"]; label != "" {
			data = []byte(l.r.decodeAs(data, label))
		}
		_, text, _ := l.r.page(data)
		l.pages = l.take(l.pages, text)
	case len(data) > 0:
		if name == "" {
			name = fmt.Sprintf("Attachment %d", len(l.attached)+1)
			if kind == mailFile.mime {
				name += ".eml"
			} else if known, _ := mime.ExtensionsByType(kind); len(known) > 0 {
				name += known[0]
			}
		}
		l.r.hold(entrySize + len(data))
		l.attached = append(l.attached, attachment{name, data})
	}
	return err
}

// take keeps a text, or what of it may be given out.
func (l *envelope) take(to []string, text string) []string {
	fits := cut(text, int(max(0, l.r.text-l.size)))
	if len(fits) < len(text) {
		l.over = errText
		fits = strings.Clone(fits)
	}
	l.size += int64(len(fits))
	return append(to, fits)
}

func (l *envelope) parts(in *multipart.Reader, depth int) error {
	for {
		if err := l.r.ctx.Err(); err != nil {
			return err
		}
		part, err := in.NextRawPart()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("read a part of the letter: %w", err)
		}
		if err := l.part(part.Header, part, depth+1); err != nil {
			return err
		}
	}
}

// transfer undoes the encoding in which a part was sent.
func transfer(encoding string, body io.Reader) io.Reader {
	switch strings.ToLower(strings.TrimSpace(encoding)) {
	case "base64":
		return base64.NewDecoder(base64.StdEncoding, body)
	case "quoted-printable":
		return quotedprintable.NewReader(body)
	}
	return body
}
