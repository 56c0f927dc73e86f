package produce_test

import (
	"io"
	"mime"
	"mime/quotedprintable"
	"net/mail"
	"strings"
	"testing"

	"terzetto/backend/document/produce"
)

func TestAMailIsOneThatMailProgramsOpen(t *testing.T) {
	for _, c := range []struct{ name, written, subject, to, body string }{
		{"only words", "Dear Ann,\n\nthe **harbour** is über full.", "Invitation", "", "Dear Ann,\r\n\r\nthe harbour is über full."},
		{"a whole mail", "To: Ann Müller <ann@example.com>\nSubject: Grüße aus Köln\n\nDear Ann,\n\nall is well.", "Grüße aus Köln", "ann@example.com", "Dear Ann,\r\n\r\nall is well."},
		{"a mail in a fence", "```eml\nSubject: Hi\n\nHello.\n```", "Hi", "", "Hello."},
		{"a fence within the words", "Dear Ann,\n\n```\nmake all\n```\n\nis all.", "Invitation", "", "Dear Ann,\r\n\r\nmake all\r\n\r\nis all."},
		{"a mail in a fence with words around it", "Here it is:\n\n```\nSubject: Hi\n\nHello.\n```\n\nShall I send it?", "Hi", "", "Hello."},
		{"a placeholder for an address", "To: [the customer]\nSubject: Hi\n\nHello.", "Hi", "[the customer]", "Hello."},
		{"a word and a colon", "Note: this is no header.\n\nHello.", "Invitation", "", "Note: this is no header.\r\n\r\nHello."},
		{"a long line", strings.Repeat("Arabic مرحبا ", 40), "Invitation", "", strings.TrimSpace(strings.Repeat("Arabic مرحبا ", 40))},
	} {
		made, err := none.Print(t.Context(), "eml", produce.Content{Title: "Invitation", Markdown: c.written})
		if err != nil {
			t.Fatal(err)
		}
		m, err := mail.ReadMessage(strings.NewReader(string(made.Content)))
		if err != nil {
			t.Fatalf("%s: %v\n%s", c.name, err, made.Content)
		}
		words := new(mime.WordDecoder)
		subject, _ := words.DecodeHeader(m.Header.Get("Subject"))
		to, _ := words.DecodeHeader(m.Header.Get("To"))
		body, err := io.ReadAll(quotedprintable.NewReader(m.Body))
		if err != nil || subject != c.subject || !strings.Contains(to, c.to) || strings.TrimSpace(string(body)) != c.body {
			t.Errorf("%s: %q to %q: %q, %v", c.name, subject, to, body, err)
		}
	}
}
