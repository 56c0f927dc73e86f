package demo

import (
	"context"
	"fmt"
	"io"
	"net/http"
)

// Transport carries requests to Handler inside the process; the body of a response streams
// through a pipe. When the context of a request ends, its handler ends too.
// Close of a response's body returns after the handler has ended.
func Transport(o Options) http.RoundTripper {
	return &transport{handler: Handler(o)}
}

type transport struct {
	handler http.Handler
}

// RoundTrip serves r. It returns once the handler has written its header.
func (t *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	ctx, cancel := context.WithCancel(r.Context())
	in, out := io.Pipe()
	// A handler that waits for a reader must notice the end as well.
	detach := context.AfterFunc(ctx, func() { _ = out.CloseWithError(context.Cause(ctx)) })
	x := &exchange{
		header:  http.Header{},
		out:     out,
		started: make(chan struct{}),
		done:    make(chan struct{}),
	}
	q := r.Clone(ctx)
	if q.Body == nil {
		q.Body = http.NoBody
	}
	go func() {
		defer close(x.done)
		defer detach()
		defer func() { _ = q.Body.Close() }()
		defer func() {
			if broken := recover(); broken != nil {
				_ = out.CloseWithError(fmt.Errorf("serve the demo: %v", broken))
			}
			x.WriteHeader(http.StatusOK)
			_ = out.CloseWithError(context.Cause(ctx)) // nil is a plain end; a cut-off answer must not look whole
		}()
		t.handler.ServeHTTP(x, q)
	}()
	select {
	case <-x.started:
	case <-ctx.Done():
		cancel()
		<-x.done
		return nil, context.Cause(ctx)
	}
	return &http.Response{
		Status:        fmt.Sprintf("%d %s", x.status, http.StatusText(x.status)),
		StatusCode:    x.status,
		Proto:         "HTTP/1.1",
		ProtoMajor:    1,
		ProtoMinor:    1,
		Header:        x.sent,
		Body:          &body{PipeReader: in, cancel: cancel, done: x.done},
		ContentLength: -1,
		Request:       r,
	}, nil
}

// body owns the goroutine of its exchange: Close ends it and waits for it.
type body struct {
	*io.PipeReader
	cancel context.CancelFunc
	done   <-chan struct{}
}

func (b *body) Close() error {
	b.cancel()
	err := b.PipeReader.Close()
	<-b.done
	return err
}

// exchange is the response as the handler sees it. Its fields belong to the handler's goroutine
// until started is closed; after that status and sent stay as they are.
type exchange struct {
	header  http.Header
	out     *io.PipeWriter
	status  int
	sent    http.Header
	started chan struct{}
	done    chan struct{}
}

func (x *exchange) Header() http.Header { return x.header }

func (x *exchange) WriteHeader(status int) {
	if x.status != 0 {
		return
	}
	x.status = status
	x.sent = x.header.Clone()
	close(x.started)
}

func (x *exchange) Write(b []byte) (int, error) {
	x.WriteHeader(http.StatusOK)
	return x.out.Write(b)
}

// Flush has nothing to do: every write reaches the reader at once.
func (x *exchange) Flush() {}
