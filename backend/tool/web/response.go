package web

import (
	"encoding/json"
	"mime"
	"net/http"
	"net/url"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

// A Response is what a host answered.
type Response struct {
	Status      int               `json:"status"`
	OK          bool              `json:"ok"` // the status is one of success
	URL         string            `json:"url"`
	ContentType string            `json:"contentType"`
	Headers     map[string]string `json:"headers"`  // by names in small letters
	JSON        json.RawMessage   `json:"json"`     // null when the body is no JSON
	Body        string            `json:"body"`     // empty when it is no text
	Bytes       int               `json:"bytes"`    // of the body
	Cut         bool              `json:"cut"`      // Body is not all of it
	File        string            `json:"file"`     // in which the body was kept; empty: in none
	Warnings    []string          `json:"warnings"` // about the letters of the body
}

// responseOf makes a Response of an answer and its body, which is in an encoding that the call said; empty: it is found out.
func responseOf(resp *http.Response, body []byte, encoding string) Response {
	out := Response{
		Status: resp.StatusCode, OK: resp.StatusCode >= 200 && resp.StatusCode <= 299, URL: resp.Request.URL.String(),
		Headers: map[string]string{}, Bytes: len(body), JSON: json.RawMessage("null"), Warnings: []string{},
	}
	for name, all := range resp.Header {
		out.Headers[strings.ToLower(name)] = strings.ToValidUTF8(strings.Join(all, ", "), "\ufffd")
	}
	if len(body) == 0 {
		out.ContentType, _, _ = mime.ParseMediaType(resp.Header.Get("Content-Type"))
		return out
	}
	contentType := resp.Header.Get("Content-Type")
	kind, _, err := mime.ParseMediaType(contentType)
	if err != nil {
		contentType = http.DetectContentType(body)
		kind, _, _ = mime.ParseMediaType(contentType)
	}
	out.ContentType = kind
	text := ""
	if textual(kind) || kind == "application/x-www-form-urlencoded" {
		text, out.Warnings = decode(contentType, body, encoding)
		out.Body, out.Cut = tool.Cut(text, maxAnswer)
	}
	if said := strings.TrimSpace(text); isJSON(kind) || strings.HasPrefix(said, "{") || strings.HasPrefix(said, "[") {
		if json.Valid([]byte(said)) {
			out.JSON = json.RawMessage(said)
		}
	}
	return out
}

func isJSON(kind string) bool { return kind == "application/json" || strings.HasSuffix(kind, "+json") }

// explanation is what a host said with its refusal, after a space; empty: nothing.
func (r Response) explanation() string {
	said, _ := tool.Cut(strings.Join(strings.Fields(r.Body), " "), maxSaid)
	if said == "" {
		return ""
	}
	return " The server said: " + said
}

// refusal is the error that a status means. One that may pass by itself is fault.Unavailable.
func refusal(u *url.URL, out Response, now time.Time) error {
	code := fault.Invalid
	if out.Status >= 500 || out.Status == http.StatusTooManyRequests || out.Status == http.StatusRequestTimeout {
		code = fault.Unavailable
	}
	f := fault.Newf(code, "%s answered %d %s.%s", u.Host, out.Status, http.StatusText(out.Status), out.explanation()).With("status", out.Status)
	if after := out.Headers["retry-after"]; after != "" {
		f = f.With("retryAfter", after)
		if wait := retryAfter(after, now); wait > 0 {
			f = f.With(tool.RetryIn, wait)
		}
	}
	return f
}
