package llm

import (
	"context"
	"errors"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/cenkalti/backoff/v5"
	openai "github.com/sashabaranov/go-openai"

	"terzetto/backend/fault"
)

// How often and how long we try again, and only before the first byte of an answer.
const (
	tries         = 3
	maxRetryAfter = 30 * time.Second // a server that wants longer is reported instead
	loadingTries  = 60               // a server that says it is loading its model is worth a minute or two
)

// connect sends the request and returns the stream once the server has accepted it. Who
// watched the last answer is returned in any case.
func (c *Client) connect(ctx context.Context, t Target, body []byte, retries *int) (*openai.ChatCompletionStream, *watch, error) {
	wait := backoff.NewExponentialBackOff()
	wait.InitialInterval, wait.MaxInterval = 300*time.Millisecond, 5*time.Second
	addresses := append([]string{t.URL}, Alternatives(t.URL)...)
	for attempt := 1; ; attempt++ {
		var stream *openai.ChatCompletionStream
		var w *watch
		var err error
		for _, address := range addresses {
			if stream, w, err = c.ask(ctx, t, address, body); err == nil {
				return stream, w, nil
			}
			if !refusedConnection(err) {
				break
			}
		}
		if ctx.Err() != nil {
			return nil, w, context.Cause(ctx)
		}
		delay, again := worthRetrying(err, w, attempt, wait.NextBackOff())
		if !again {
			return nil, w, faultOf(t, err, w)
		}
		*retries++
		timer := time.NewTimer(delay)
		select {
		case <-timer.C:
		case <-ctx.Done():
			timer.Stop()
			return nil, w, ctx.Err()
		}
	}
}

// ask sends the request once, to one address.
func (c *Client) ask(ctx context.Context, t Target, address string, body []byte) (*openai.ChatCompletionStream, *watch, error) {
	ctx, cancel := context.WithCancelCause(ctx)
	w := &watch{limits: c.options.Limits, cancel: cancel}
	config := openai.DefaultConfig("")
	config.BaseURL = address
	config.HTTPClient = c.http
	config.EmptyMessagesLimit = 1 << 20 // comments and keep-alives are bounded by the watch
	ctx = because(context.WithValue(ctx, bodyKey{}, parcel{body: body, key: t.Key, watch: w}), WhyAnswer)
	stream, err := openai.NewClientWithConfig(config).CreateChatCompletionStream(ctx, openai.ChatCompletionRequest{Model: "-"})
	if err != nil {
		if cause := context.Cause(ctx); cause != nil && !errors.Is(cause, context.Canceled) {
			err = cause
		}
		_ = w.Close()
		cancel(nil)
		return nil, w, err
	}
	if strings.Contains(w.kind, "text/html") {
		_ = stream.Close()
		cancel(nil)
		return nil, w, errWebPage
	}
	if w.status >= 300 {
		_ = stream.Close()
		cancel(nil)
		return nil, w, errElsewhere
	}
	return stream, w, nil
}

var errElsewhere = errors.New("the server sends the request on to another one")

var errWebPage = errors.New("the answer is a web page")

func refusedConnection(err error) bool {
	return err != nil && strings.Contains(err.Error(), "connection refused")
}

func worthRetrying(err error, w *watch, attempt int, delay time.Duration) (time.Duration, bool) {
	status := statusOf(err)
	switch {
	case status == http.StatusServiceUnavailable && loading(err, w):
		return 2 * time.Second, attempt < loadingTries
	case status == http.StatusTooManyRequests:
		if s, bad := strconv.Atoi(w.retryAfter); bad == nil {
			delay = time.Duration(s) * time.Second
		}
		return delay, attempt < tries && delay <= maxRetryAfter
	case status >= 500, refusedConnection(err):
		return delay, attempt < tries
	}
	return 0, false
}

func statusOf(err error) int {
	if e, ok := errors.AsType[*openai.APIError](err); ok {
		return e.HTTPStatusCode
	}
	if e, ok := errors.AsType[*openai.RequestError](err); ok {
		return e.HTTPStatusCode
	}
	return 0
}

func said(err error, w *watch) string {
	if e, ok := errors.AsType[*openai.APIError](err); ok && e.Message != "" {
		return e.Message
	}
	if w != nil && len(w.head) > 0 {
		return string(w.head)
	}
	return ""
}

func loading(err error, w *watch) bool {
	return strings.Contains(strings.ToLower(said(err, w)), "loading")
}

// TroubleKind is the detail of a fault that says in a word what stands in the way:
// down, model, key, address, context, busy or loading. A window knows the way out of each.
const TroubleKind = "trouble"

// faultOf says in a sentence why no answer came.
func faultOf(t Target, err error, w *watch) error {
	if errors.Is(err, errWebPage) || (w != nil && strings.Contains(w.kind, "text/html")) {
		return fault.Newf(fault.Unavailable, "%s answered with a web page, not a model. The address is probably that of a web interface.", host(t.URL)).With(TroubleKind, "address").Because(err)
	}
	if errors.Is(err, errElsewhere) {
		return refusal(t, w.status, "")
	}
	if status := statusOf(err); status != 0 {
		return refusal(t, status, said(err, w))
	}
	text := err.Error()
	switch {
	case refusedConnection(err):
		return fault.Newf(fault.Unavailable, "Nothing answers at %s. Is the server running?", t.URL).With(TroubleKind, "down").Because(err)
	case strings.Contains(text, "no such host"):
		return fault.Newf(fault.Unavailable, "There is no computer named %s.", host(t.URL)).With(TroubleKind, "down").Because(err)
	case errors.Is(err, errStalled), strings.Contains(text, "timeout"):
		return fault.Newf(fault.Unavailable, "%s took the message and then said nothing.", host(t.URL)).With(TroubleKind, "down").Because(err)
	}
	return fault.Newf(fault.Unavailable, "%s could not be asked.", host(t.URL)).With(TroubleKind, "down").Because(err)
}

var overflow = regexp.MustCompile(`(?i)context (length|size|window)|exceeds? the (available )?context|too many tokens|maximum context`)

// refusal says in a sentence why a server refused.
func refusal(t Target, status int, text string) error {
	quoted := quote(t, text)
	var f *fault.Error
	kind := ""
	switch {
	case status == http.StatusUnauthorized || status == http.StatusForbidden:
		f, kind = fault.New(fault.Unavailable, "The server wants a key, or this key is wrong."), "key"
	case overflow.MatchString(text):
		f, kind = fault.New(fault.Unavailable, "The conversation is longer than the model's context. Give the server a larger context, or begin a new conversation."), "context"
	case status == http.StatusNotFound && strings.Contains(strings.ToLower(text), "model"):
		f, kind = fault.Newf(fault.Unavailable, "The server has no model named %s.", t.Model), "model"
	case status == http.StatusNotFound:
		f, kind = fault.Newf(fault.Unavailable, "%s knows no chat at this address.", t.URL), "address"
	case status == http.StatusTooManyRequests:
		f, kind = fault.New(fault.Unavailable, "The server has too much to do. Try again in a while."), "busy"
	case status == http.StatusServiceUnavailable && strings.Contains(strings.ToLower(text), "loading"):
		f, kind = fault.New(fault.Unavailable, "The server is still loading its model. Try again in a while."), "loading"
	case status >= 300 && status < 400:
		f, kind = fault.Newf(fault.Unavailable, "%s sends requests on to another server, which is not followed.", host(t.URL)), "address"
	default:
		f = fault.Newf(fault.Unavailable, "The server refused: %s", nonEmpty(quoted, http.StatusText(status)))
	}
	return f.With("status", status).With("answer", quoted).With(TroubleKind, kind)
}

// broken says in a sentence why an answer that had begun did not end.
func broken(t Target, err error, said bool, w *watch) error {
	switch {
	case errors.Is(err, errTooLarge), errors.Is(err, errLongLine):
		return fault.Newf(fault.Unavailable, "%s sent more than a reply can be, so it was stopped.", host(t.URL)).Because(err)
	case errors.Is(err, errStalled):
		return fault.Newf(fault.Unavailable, "%s stopped in the middle of the answer.", host(t.URL)).Because(err)
	}
	if e, ok := errors.AsType[*openai.APIError](err); ok {
		return refusal(t, e.HTTPStatusCode, e.Message)
	}
	if !said && w != nil && len(w.head) > 0 && !strings.Contains(string(w.head), "data:") {
		return fault.Newf(fault.Unavailable, "%s sent something that is not an answer.", host(t.URL)).Because(err)
	}
	return fault.Newf(fault.Unavailable, "The answer was cut off by %s.", host(t.URL)).Because(err)
}

// quote shortens what a server said and takes the key out of it.
func quote(t Target, text string) string {
	text = strings.Join(strings.Fields(clean(text)), " ")
	if t.Key != "" {
		text = strings.ReplaceAll(text, t.Key, "[key]")
	}
	if r := []rune(text); len(r) > 300 {
		text = string(r[:300]) + "…"
	}
	return text
}

func nonEmpty(a, b string) string {
	if a == "" {
		return b
	}
	return a
}
