package fetch_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"log"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"
)

// A wire carries the connections of a host to its server.
type wire struct {
	conns chan net.Conn
	once  sync.Once
	ended chan struct{}
}

func (w *wire) Accept() (net.Conn, error) {
	select {
	case c := <-w.conns:
		return c, nil
	case <-w.ended:
		return nil, net.ErrClosed
	}
}

func (w *wire) Close() error {
	w.once.Do(func() { close(w.ended) })
	return nil
}

func (w *wire) Addr() net.Addr { return &net.UnixAddr{Name: "wire"} }

// network gives servers by their hosts, reached without a socket, so that a test has a clock of its own. A host that is
// not there cannot be found.
func network(t *testing.T, hosts map[string]http.Handler) *http.Transport {
	t.Helper()
	wires := map[string]*wire{}
	for host, handler := range hosts {
		w := &wire{conns: make(chan net.Conn), ended: make(chan struct{})}
		server := &http.Server{Handler: handler, ErrorLog: log.New(&bytes.Buffer{}, "", 0)}
		wires[host] = w
		var serving sync.WaitGroup
		serving.Go(func() { _ = server.Serve(w) })
		t.Cleanup(func() {
			_ = server.Close()
			serving.Wait()
		})
	}
	dial := func(ctx context.Context, _, address string) (net.Conn, error) {
		host, _, _ := net.SplitHostPort(address)
		w, ok := wires[host]
		if !ok {
			return nil, &net.DNSError{Err: "no such host", Name: host, IsNotFound: true}
		}
		near, far := net.Pipe()
		select {
		case w.conns <- far:
			return near, nil
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return &http.Transport{DialContext: dial, DialTLSContext: dial, DisableKeepAlives: true}
}

// A site serves one file, with faults.
type site struct {
	body []byte
	etag string
	// fault answers the request of this number, counted from 1, in another way; nil or false: it is answered as usual.
	fault func(n int, w http.ResponseWriter, r *http.Request) bool

	mu    sync.Mutex
	asked []http.Header
}

func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	s.asked = append(s.asked, r.Header.Clone())
	n, body, etag := len(s.asked), s.body, s.etag
	s.mu.Unlock()
	w.Header().Set("Content-Type", "application/octet-stream")
	if s.fault != nil && s.fault(n, w, r) {
		return
	}
	if etag != "" {
		w.Header().Set("ETag", etag)
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(body))
}

// replace puts another file in the place.
func (s *site) replace(body []byte, etag string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.body, s.etag = body, etag
}

// requests gives one header of each request, and empties the list.
func (s *site) requests(name string) (all []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, h := range s.asked {
		all = append(all, h.Get(name))
	}
	s.asked = nil
	return all
}

// cutting writes to an answer until some bytes of its body were sent, and then drops the connection.
type cutting struct {
	http.ResponseWriter
	left int
}

func (c *cutting) Write(p []byte) (int, error) {
	if len(p) < c.left {
		c.left -= len(p)
		return c.ResponseWriter.Write(p)
	}
	_, _ = c.ResponseWriter.Write(p[:c.left])
	_ = http.NewResponseController(c.ResponseWriter).Flush()
	panic(http.ErrAbortHandler)
}

// cut drops the connection of a request after some bytes.
func (s *site) cut(after int, w http.ResponseWriter, r *http.Request) bool {
	if s.etag != "" {
		w.Header().Set("ETag", s.etag)
	}
	http.ServeContent(&cutting{w, after}, r, "", time.Time{}, bytes.NewReader(s.body))
	return true
}

// model gives a file of some bytes that differ everywhere, and its SHA-256.
func model(size int) (body []byte, sum string) {
	var b bytes.Buffer
	for i := 0; b.Len() < size; i++ {
		block := sha256.Sum256([]byte{byte(i), byte(i >> 8), byte(i >> 16)})
		b.Write(block[:])
	}
	body = b.Bytes()[:size]
	return body, sumOf(body)
}

func sumOf(body []byte) string {
	sum := sha256.Sum256(body)
	return hex.EncodeToString(sum[:])
}

// flipped is a SHA-256 that no file of a test has.
var flipped = strings.Repeat("ab", 32)
