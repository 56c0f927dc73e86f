package llm

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/url"
	"strings"
)

// An Exchange is one call as it went over the wire, for a person who wants to see it.
// It is held in memory only. It never holds a key: the header is not kept, and where
// the key occurs in a text it is masked.
type Exchange struct {
	Label    string `json:"label"`
	URL      string `json:"url"`
	KeySent  bool   `json:"key_sent"` // an Authorization header went along
	Request  Wire   `json:"request"`
	Status   int    `json:"status"` // 0: no answer came
	Kind     string `json:"content_type"`
	Response Wire   `json:"response"`
}

// Wire is a body as it was sent.
type Wire struct {
	Text string `json:"text"`
	Left int64  `json:"left_out"` // bytes that were too many to keep
}

// Bytes is how much an exchange takes.
func (x Exchange) Bytes() int { return len(x.Request.Text) + len(x.Response.Text) }

// What is kept of one body, and of the calls of one turn. A conversation that fills a
// context of 128k tokens is half a megabyte.
const (
	wireBytes = 1 << 20
	turnBytes = 12 << 20
)

// secretLength is how long a key must be to be one. Servers without keys are given
// words such as "none", which any text may contain.
const secretLength = 8

// exchangeOf notes what was asked, and what w saw of the answer.
func exchangeOf(t Target, label string, body []byte, w *watch) Exchange {
	x := Exchange{Label: label, URL: plainURL(t), KeySent: t.Key != "", Request: wireOf(t, withoutPictures(body), 0)}
	if w != nil {
		w.mu.Lock()
		defer w.mu.Unlock()
		x.Status, x.Kind = w.status, w.kind
		x.Response = wireOf(t, w.kept, w.read-int64(len(w.kept)))
	}
	return x
}

func wireOf(t Target, body []byte, left int64) Wire {
	if len(body) > wireBytes {
		left += int64(len(body) - wireBytes)
		body = body[:wireBytes]
	}
	text := masked(t, strings.ToValidUTF8(string(body), "\uFFFD"))
	if left > 0 && len(t.Key) >= secretLength {
		// The end may have cut a key in two.
		for n := len(t.Key) - 1; n > 0; n-- {
			if cut, found := strings.CutSuffix(text, t.Key[:n]); found {
				text = cut
				break
			}
		}
	}
	return Wire{Text: text, Left: left}
}

// masked takes the key out of a text, also where JSON has escaped it.
func masked(t Target, text string) string {
	if len(t.Key) < secretLength {
		return text
	}
	forms := []string{t.Key, url.QueryEscape(t.Key)}
	if escaped, err := json.Marshal(t.Key); err == nil {
		forms = append(forms, strings.Trim(string(escaped), `"`))
	}
	for _, form := range forms {
		text = strings.ReplaceAll(text, form, "[key]")
	}
	return text
}

// plainURL is the address without what may be secret in it: a name and password, and
// the values of a query.
func plainURL(t Target) string {
	u, err := url.Parse(t.URL)
	if err != nil {
		return ""
	}
	u.User = nil
	query := u.Query()
	for name := range query {
		query.Set(name, "…")
	}
	u.RawQuery = query.Encode()
	return masked(t, u.JoinPath("chat/completions").String())
}

// withoutPictures writes the length of a picture in the place of its bytes.
func withoutPictures(body []byte) []byte {
	mark := []byte(";base64,")
	const least = 256
	var out []byte
	from := 0
	for {
		at := bytes.Index(body[from:], mark)
		if at < 0 {
			break
		}
		start := from + at + len(mark)
		end := start
		for end < len(body) && body[end] != '"' && body[end] != '\\' {
			end++
		}
		out = append(out, body[from:start]...)
		if end-start < least {
			out = append(out, body[start:end]...)
		} else {
			out = fmt.Appendf(out, "(a picture of %d characters)", end-start)
		}
		from = end
	}
	if from == 0 {
		return body
	}
	return append(out, body[from:]...)
}
