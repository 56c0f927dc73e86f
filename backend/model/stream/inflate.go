package stream

import (
	"compress/gzip"
	"compress/zlib"
	"fmt"
	"io"
	"net/http"
)

// Inflate unpacks an answer that came compressed, although the request did not ask for that.
// What it unpacks to is bounded by the one that reads it.
func Inflate(resp *http.Response) io.ReadCloser {
	var open func(io.Reader) (io.Reader, error)
	switch resp.Header.Get("Content-Encoding") {
	case "gzip", "x-gzip":
		open = func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) }
	case "deflate":
		open = func(r io.Reader) (io.Reader, error) { return zlib.NewReader(r) }
	default:
		return resp.Body
	}
	return &inflated{Closer: resp.Body, packed: resp.Body, open: open}
}

// An inflated body is opened when it is first read, so that waiting for it is watched.
type inflated struct {
	io.Closer

	packed io.Reader
	open   func(io.Reader) (io.Reader, error)
	plain  io.Reader
}

// Read unpacks on.
func (i *inflated) Read(p []byte) (n int, err error) {
	if i.plain == nil {
		if i.plain, err = i.open(i.packed); err != nil {
			return 0, fmt.Errorf("unpack the answer: %w", err)
		}
	}
	return i.plain.Read(p)
}
