package produce

import (
	"bytes"
	"io"
	"mime"
	"mime/quotedprintable"
	"net/mail"
	"strings"

	"terzetto/backend/base/lists"
)

// written are the fields of a mail that are taken from what a model wrote, in their order.
var written = []string{"From", "To", "Cc", "Date", "Subject"}

// letter makes a mail as mail programs open it, in plain text. A model may write its header; without
// one, the title is its subject.
func letter(title, markdown string) ([]byte, error) {
	text := strings.TrimSpace(markdown)
	head := mail.Header{}
	// A fence is only taken for the mail where a header begins it: it may as well be a part of the letter.
	for _, whole := range []string{text, strings.TrimSpace(FencedText(markdown))} {
		read, err := mail.ReadMessage(strings.NewReader(whole + "\n"))
		if err != nil || !hasField(read.Header) {
			continue
		}
		body, err := io.ReadAll(read.Body)
		if err != nil {
			return nil, err //nolint:wrapcheck // it is read from memory
		}
		head, text = read.Header, string(body)
		break
	}
	var out bytes.Buffer
	for _, name := range written {
		value := head.Get(name)
		if name == "Subject" && value == "" {
			value = title
		}
		if value = strings.Join(strings.Fields(value), " "); value != "" {
			out.WriteString(name + ": " + field(name, value) + "\r\n")
		}
	}
	out.WriteString("MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n")
	w := quotedprintable.NewWriter(&out)
	_, err := io.WriteString(w, strings.ReplaceAll(strings.TrimSpace(Text(text)), "\n", "\r\n")+"\r\n")
	if err == nil {
		err = w.Close()
	}
	return out.Bytes(), err //nolint:wrapcheck // it is written to memory
}

// hasField reports whether a header is one of a mail: many a text begins with a word and a colon.
func hasField(h mail.Header) bool { return h.Get("Subject") != "" || h.Get("To") != "" }

// field is the value of a field as a mail carries it: names of people and subjects may have any letter.
func field(name, value string) string {
	plain, err := new(mime.WordDecoder).DecodeHeader(value)
	if err != nil {
		plain = value
	}
	if name == "Subject" || name == "Date" {
		return mime.QEncoding.Encode("utf-8", plain)
	}
	all, err := mail.ParseAddressList(plain)
	if err != nil {
		return mime.QEncoding.Encode("utf-8", plain)
	}
	addresses := lists.Map(all, (*mail.Address).String)
	return strings.Join(addresses, ", ")
}
