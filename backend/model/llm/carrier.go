package llm

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"

	"terzetto/backend/model/dialect"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/model/stream"
)

// A carrier puts our bytes in the place of go-openai's request body, hands the
// request to the endpoint's transport, and watches what comes back.
type carrier struct{ client *Client }

type bodyKey struct{}

// parcel is what a request carries in its context.
type parcel struct {
	body  []byte
	key   string
	route dialect.Route // of the server's own; the zero one is that of chat completions
	watch *watch
}

// RoundTrip sends one request.
func (c *carrier) RoundTrip(r *http.Request) (*http.Response, error) {
	p, _ := r.Context().Value(bodyKey{}).(parcel)
	r = r.Clone(r.Context())
	r.Header.Del("Authorization")
	r.Header.Set("User-Agent", c.client.options.Agent)
	if p.key != "" {
		r.Header.Set("Authorization", "Bearer "+p.key)
	}
	if p.body != nil {
		r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(p.body)), int64(len(p.body))
		r.GetBody = func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(p.body)), nil }
		// llama.cpp offers to keep a connection and closes it all the same. With a key, even one that
		// is empty and not sent, net/http repeats on a new connection what an old one took and never answered.
		r.Header["Idempotency-Key"] = []string{}
	}
	if p.route.Path != "" {
		at := *r.URL
		at.Path, at.RawPath, at.RawQuery = p.route.Path, "", ""
		r.URL = &at
	}
	var resp *http.Response
	var err error
	if own := c.client.options.Transports[serverurl.Origin(r.URL.String())]; own != nil {
		resp, err = own.RoundTrip(r)
	} else {
		resp, err = c.client.sendCounted(c.client.base, r)
	}
	if err != nil || p.watch == nil {
		return resp, err
	}
	p.watch.begin(stream.Inflate(resp))
	p.watch.status, p.watch.kind = resp.StatusCode, resp.Header.Get("Content-Type")
	p.watch.retryAfter = resp.Header.Get("Retry-After")
	switch {
	case resp.StatusCode >= http.StatusMultipleChoices:
		p.watch.limits.ReplyBytes = min(p.watch.limits.ReplyBytes, refusalBytes)
		resp.Body = p.watch
	case strings.Contains(p.watch.kind, "text/html"):
		resp.Body = p.watch
	case p.route.Event != nil:
		resp.Body = stream.NewLines(p.watch, p.route.Event, p.watch.end)
	default:
		resp.Body = stream.NewEvents(p.watch, p.watch.end)
	}
	return resp, nil
}

// refusalBytes is how much of a refusal is read.
const refusalBytes = 256 << 10

// Why a watch ended an answer.
var (
	errTooLarge = errors.New("the answer is larger than the limit")
	errLongLine = errors.New("a line of the answer is longer than the limit")
	errStalled  = errors.New("the answer stalled")
	errSilent   = errors.New("no word of an answer came")
)

// A watch waits for an answer and reads it within the limits: bytes, line length, and time
// without a byte. Before the first word that is the person's patience, whether the headers have come or not, because
// some servers send them before they read the prompt; what else comes, such as a ping, shows that the server is at work. It keeps
// the first bytes: for a person to look at, and to tell what a wrong server is.
type watch struct {
	limits     Limits
	patience   time.Duration // before the first word
	cancel     context.CancelCauseFunc
	body       io.ReadCloser
	status     int
	kind       string
	retryAfter string

	mu    sync.Mutex
	timer *time.Timer
	first *string // the model that said the first word, as its server names it; nil: no word has come
	gave  error   // why the watch gave up; nil: it did not
	read  int64
	line  int
	whole bool   // the answer said that it is done
	kept  []byte // what a person may look at later
}

// wait begins to count the time.
func (w *watch) wait() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.timer = time.AfterFunc(w.patience, func() {
		w.mu.Lock()
		if w.gave = errSilent; w.first != nil {
			w.gave = errStalled
		}
		gave := w.gave
		w.mu.Unlock()
		w.cancel(gave)
	})
}

// loads begins to count the time anew, because the server says that it loads its model: that has a limit of its own.
func (w *watch) loads() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.timer.Reset(w.patience)
}

// begin takes the body, once the headers have come.
func (w *watch) begin(body io.ReadCloser) {
	w.body = body
	w.mu.Lock()
	defer w.mu.Unlock()
	w.timer.Reset(w.patience)
}

// answers notes that the first word has come, of a model as its server names it.
func (w *watch) answers(model string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.first == nil {
		w.first = &model
		w.timer.Reset(w.limits.Idle)
	}
}

// answerer is the model that answers, as its server names it; empty: it does not.
func (w *watch) answerer() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return *cmp.Or(w.first, new(""))
}

// gaveUp is why the watch ended the call itself; nil: it did not.
func (w *watch) gaveUp() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.gave
}

// beginning gives the first bytes of the answer, and how many were read.
func (w *watch) beginning() (kept []byte, read int64) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.kept, w.read // what is kept only grows
}

// refusal is what the server gave as the reason of its refusal.
func (w *watch) refusal() serverError {
	w.mu.Lock()
	defer w.mu.Unlock()
	return readServerError(w.kept)
}

// Read reads on.
func (w *watch) Read(p []byte) (int, error) {
	n, err := w.body.Read(p)
	w.mu.Lock()
	defer w.mu.Unlock()
	if n > 0 {
		if w.first != nil {
			w.timer.Reset(w.limits.Idle)
		} else {
			w.timer.Reset(w.patience)
		}
		w.read += int64(n)
		if last := bytes.LastIndexAny(p[:n], "\r\n"); last >= 0 {
			w.line = n - last - 1
		} else {
			w.line += n
		}
		w.kept = append(w.kept, p[:min(n, wireBytes-len(w.kept))]...)
		switch {
		case w.read > w.limits.ReplyBytes:
			return 0, errTooLarge
		case w.line > w.limits.Line:
			return 0, errLongLine
		}
	}
	return n, err
}

// drainTime is how long a finished answer may take to end, so that its connection
// can serve the next call. A new one costs a remote server's whole greeting.
const drainTime = 20 * time.Millisecond

// Close ends the answer, and the connection with it unless the answer was whole.
func (w *watch) Close() error {
	if w.timer != nil {
		w.timer.Stop()
	}
	if w.body == nil {
		return nil
	}
	if w.done() {
		end := time.AfterFunc(drainTime, func() { w.cancel(nil) })
		_, _ = io.CopyN(io.Discard, w.body, 4096) // whatever comes, the answer is whole
		end.Stop()
	}
	return w.body.Close()
}

// end notes that the answer said it is done.
func (w *watch) end() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.whole = true
}

// done reports whether the answer ended with the mark of its end.
func (w *watch) done() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.whole
}
