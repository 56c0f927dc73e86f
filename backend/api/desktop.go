package api

import (
	"context"
	"net/url"
	"strings"
	"unicode/utf8"

	"terzetto/backend"
	"terzetto/backend/base/fault"
)

// A Link is an address that a person followed.
type Link struct {
	URL string `json:"url"`
}

// CheckLink gives the form of a link that may be handed to the system: http, https
// and mailto only, because every other scheme can start a program. The characters
// that the window system's own filter refuses are percent-encoded.
func CheckLink(raw string) (string, error) {
	refused := fault.New(fault.Invalid, "Only web and mail links can be opened.")
	u, err := url.Parse(strings.TrimSpace(raw))
	if err != nil {
		return "", refused.Because(err)
	}
	switch strings.ToLower(u.Scheme) {
	case "http", "https":
		if u.Hostname() == "" || u.User != nil {
			return "", refused
		}
	case "mailto":
		if u.Opaque == "" {
			return "", refused
		}
	default:
		return "", refused
	}
	encode := strings.NewReplacer("~", "%7E", "(", "%28", ")", "%29", "*", "%2A", "!", "%21", "'", "%27", " ", "%20", "\\", "%5C")
	if strings.ContainsFunc(u.String(), func(r rune) bool { return r < ' ' || r == 0x7f }) {
		return "", refused
	}
	return encode.Replace(u.String()), nil
}

// openLink checks a link and notes its host among those that were contacted.
func openLink(_ context.Context, b *backend.Backend, in Link) (Link, error) {
	url, err := CheckLink(in.URL)
	if err == nil {
		b.Health.NoteLink(url)
	}
	return Link{URL: url}, err
}

// A Notice is a line that the window asks the desktop to show.
type Notice struct {
	Text string `json:"text"`
}

// maxNotice is about what a desktop shows of a line.
const maxNotice = 200

// CheckNotice makes one line of the text. It refuses other text, because a
// desktop may show it on a locked screen.
func CheckNotice(n Notice) (Notice, error) {
	n.Text = strings.Join(strings.Fields(n.Text), " ")
	if n.Text == "" || utf8.RuneCountInString(n.Text) > maxNotice {
		return n, fault.Newf(fault.Invalid, "A notification can have one line of at most %d characters.", maxNotice).With("field", "text")
	}
	return n, nil
}
