package llm

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net/http"
	"sync"
	"time"
)

// A carrier puts our bytes in the place of go-openai's request body, hands the
// request to the endpoint's transport, and watches what comes back.
type carrier struct{ client *Client }

type bodyKey struct{}

// parcel is what a request carries in its context.
type parcel struct {
	body  []byte
	key   string
	watch *watch
}

// RoundTrip sends one request.
func (c *carrier) RoundTrip(r *http.Request) (*http.Response, error) {
	p, _ := r.Context().Value(bodyKey{}).(parcel)
	r = r.Clone(r.Context())
	r.Header.Del("Authorization")
	if p.key != "" {
		r.Header.Set("Authorization", "Bearer "+p.key)
	}
	if p.body != nil {
		r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(p.body)), int64(len(p.body))
		r.GetBody = func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(p.body)), nil }
	}
	var resp *http.Response
	var err error
	if own := c.client.options.Transports[origin(r.URL.String())]; own != nil {
		resp, err = own.RoundTrip(r)
	} else {
		resp, err = c.client.noted(c.client.base, r)
	}
	if err != nil || p.watch == nil {
		return resp, err
	}
	p.watch.begin(resp.Body)
	p.watch.status, p.watch.kind = resp.StatusCode, resp.Header.Get("Content-Type")
	p.watch.retryAfter = resp.Header.Get("Retry-After")
	resp.Body = p.watch
	return resp, nil
}

// Why a watch ended an answer.
var (
	errTooLarge = errors.New("the answer is larger than the limit")
	errLongLine = errors.New("a line of the answer is longer than the limit")
	errStalled  = errors.New("the answer stalled")
)

// A watch reads an answer within the limits: bytes, line length, and the time
// between bytes. It also notices whether the answer said that it was done, and
// keeps its first bytes, which say what a wrong server is.
type watch struct {
	limits     Limits
	cancel     context.CancelCauseFunc
	body       io.ReadCloser
	status     int
	kind       string
	retryAfter string

	mu    sync.Mutex
	timer *time.Timer
	read  int64
	line  int
	tail  []byte
	head  []byte
	kept  []byte // what a person may look at later
}

func (w *watch) begin(body io.ReadCloser) {
	w.body = body
	w.timer = time.AfterFunc(w.limits.Idle, func() { w.cancel(errStalled) })
}

// Read reads on.
func (w *watch) Read(p []byte) (int, error) {
	n, err := w.body.Read(p)
	w.mu.Lock()
	defer w.mu.Unlock()
	if n > 0 {
		w.timer.Reset(w.limits.Idle)
		w.read += int64(n)
		if last := bytes.LastIndexByte(p[:n], '\n'); last >= 0 {
			w.line = n - last - 1
		} else {
			w.line += n
		}
		w.tail = append(w.tail[max(0, len(w.tail)-16):], p[max(0, n-64):n]...)
		if len(w.head) < 512 {
			w.head = append(w.head, p[:min(n, 512-len(w.head))]...)
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

// done reports whether the answer ended with the mark of its end.
func (w *watch) done() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return bytes.Contains(w.tail, []byte("[DONE]"))
}
