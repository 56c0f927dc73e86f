package llm

import (
	"bytes"
	"fmt"
	"net/url"
	"strings"

	"terzetto/backend/base/mask"
	"terzetto/backend/model/dialect"
)

// An Exchange is one call as it went over the wire, for a person who wants to see it.
// It is held in memory only. It never holds a key: the header is not kept, and where
// a key occurs in a text it is masked.
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

// exchangeOf notes what was asked, and what w saw of the answer.
func exchangeOf(t Target, route dialect.Route, secrets mask.Filter, r CallRecord, body []byte, w *watch) Exchange {
	x := Exchange{Label: r.Label, URL: secrets.Text(plainURL(t, route)), KeySent: t.Key != "", Request: wireOf(secrets, withoutPictures(body), 0)}
	if w != nil {
		kept, read := w.beginning()
		x.Status, x.Kind = w.status, w.kind
		x.Response = wireOf(secrets, kept, read-int64(len(kept)))
		if strings.Count(x.Response.Text, mask.Masked) < r.Masked { // one is spread over several events
			x.Response = Wire{Left: read}
		}
	}
	return x
}

func wireOf(secrets mask.Filter, body []byte, left int64) Wire {
	if len(body) > wireBytes {
		left += int64(len(body) - wireBytes)
		body = body[:wireBytes]
	}
	text := secrets.Text(strings.ToValidUTF8(string(body), "\uFFFD")) // also a key that the end has cut in two
	return Wire{Text: text, Left: left}
}

// plainURL is the address without what may be secret in it: a name and password, and
// the values of a query.
func plainURL(t Target, route dialect.Route) string {
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
	if route.Path != "" {
		u.Path = route.Path
		return u.String()
	}
	return u.JoinPath("chat/completions").String()
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
