package api

import (
	"io"
	"net/http"
	"time"
)

// How long the body of a request is waited for: at first, between two pieces of it, and in all as long as it comes at
// this rate. What the program itself needs to take a piece in does not count.
const (
	bodyPatience = 10 * time.Second
	bodyIdle     = 30 * time.Second
	bodyRate     = 500 // bytes a second
)

// bodies closes connections whose body does not come, and those of refused requests without reading theirs.
func bodies(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Body == nil || r.Body == http.NoBody {
			next.ServeHTTP(w, r)
			return
		}
		b := &timedBody{ReadCloser: r.Body, control: http.NewResponseController(w)}
		b.until(bodyPatience)
		r.Body = b
		next.ServeHTTP(w, r)
		if !b.whole {
			b.until(0) // net/http would wait for the rest, so that the connection can be used again
		}
	})
}

// A timedBody is the body of a request that is waited for as long as it goes on.
type timedBody struct {
	io.ReadCloser

	control *http.ResponseController
	waited  time.Duration
	read    int64
	whole   bool
}

// until sets how long the connection may say nothing. Only a connection can be timed: what a test hands in is not.
func (b *timedBody) until(wait time.Duration) { _ = b.control.SetReadDeadline(time.Now().Add(wait)) }

// Read implements io.Reader.
func (b *timedBody) Read(p []byte) (int, error) {
	earned := time.Duration(b.read) * time.Second / bodyRate
	b.until(min(bodyIdle, bodyPatience+earned-b.waited))
	began := time.Now()
	n, err := b.ReadCloser.Read(p)
	b.waited += time.Since(began)
	b.read += int64(n)
	if err == io.EOF { // a body ends with this very error
		b.whole = true
		_ = b.control.SetReadDeadline(time.Time{}) // an answer may be long, and the client silent meanwhile
	}
	return n, err
}
