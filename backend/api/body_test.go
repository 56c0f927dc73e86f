package api_test

import (
	"bufio"
	"context"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"
	"testing/synctest"
	"time"

	"terzetto/backend"
	"terzetto/backend/api"
)

// A pipes listener hands out the other ends of connections in memory, whose time is that of a bubble.
type pipes struct{ ends chan net.Conn }

func (p pipes) Accept() (net.Conn, error) {
	c, open := <-p.ends
	if !open {
		return nil, net.ErrClosed
	}
	return c, nil
}

func (p pipes) Close() error   { return nil }
func (p pipes) Addr() net.Addr { return &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 7000} }

// connect opens a connection and writes the head of a request on it.
func (p pipes) connect(t *testing.T, head string) net.Conn {
	t.Helper()
	here, there := net.Pipe()
	p.ends <- there
	if _, err := io.WriteString(here, strings.ReplaceAll(head, "\n", "\r\n")); err != nil {
		t.Fatal(err)
	}
	return here
}

// timedDoor is a door in the bubble of a test, to a program that is outside of it and is not asked anything.
func timedDoor(t *testing.T, program *backend.Program) (p pipes, token string) {
	t.Helper()
	s := api.NewServer(program, fstest.MapFS{}, slog.New(slog.DiscardHandler))
	p = pipes{make(chan net.Conn)}
	server := &http.Server{Handler: s.Handler(p.Addr().String()), ReadHeaderTimeout: 10 * time.Second}
	done := make(chan struct{})
	go func() { defer close(done); _ = server.Serve(p) }()
	t.Cleanup(func() {
		close(p.ends)
		_ = server.Close()
		<-done
	})
	return p, s.Token()
}

// closed reads until the connection is closed, and gives the first line and how long it took.
func closed(t *testing.T, c net.Conn) (status string, after time.Duration) {
	t.Helper()
	began := time.Now()
	answer, err := io.ReadAll(c)
	if err != nil {
		t.Error(err)
	}
	status, _, _ = strings.Cut(string(answer), "\r\n")
	return status, time.Since(began)
}

func TestABodyThatDoesNotComeIsNotWaitedFor(t *testing.T) {
	program := open(t).program
	for _, c := range []struct {
		name, head, status string
		within             time.Duration
	}{
		{"without a token", "POST /api/files HTTP/1.1\nHost: 127.0.0.1:7000\nContent-Type: application/json\nContent-Length: 1000\n\n", "401", time.Second},
		{"with a foreign origin", "POST /api/files HTTP/1.1\nHost: 127.0.0.1:7000\nOrigin: https://evil.example\nContent-Length: 1000\n\n", "403", time.Second},
		{"in pieces, without a token", "POST /api/files HTTP/1.1\nHost: 127.0.0.1:7000\nTransfer-Encoding: chunked\n\n", "401", time.Second},
		{"to the page", "POST / HTTP/1.1\nHost: 127.0.0.1:7000\nContent-Length: 1000\n\n", "405", time.Second},
		{"with the token", "POST /api/conversations HTTP/1.1\nHost: 127.0.0.1:7000\nAuthorization: Bearer TOKEN\nContent-Type: application/json\nContent-Length: 1000\n\n{", "400", 15 * time.Second},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				p, token := timedDoor(t, program)
				status, after := closed(t, p.connect(t, strings.ReplaceAll(c.head, "TOKEN", token)))
				if !strings.Contains(status, c.status) || after > c.within {
					t.Errorf("%q, closed after %v", status, after)
				}
			})
		})
	}
}

func TestABodyThatDripsIsClosedAndASlowOneIsRead(t *testing.T) {
	program := open(t).program
	for _, c := range []struct {
		name  string
		piece int
		want  string
	}{{"one byte in two seconds", 1, "400"}, {"two kilobytes in two seconds", 2000, "413"}} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				p, token := timedDoor(t, program)
				here := p.connect(t, "POST /api/conversations HTTP/1.1\nHost: 127.0.0.1:7000\nAuthorization: Bearer "+token+
					"\nContent-Type: application/json\nContent-Length: 5000000\n\n")
				ctx, end := context.WithCancel(t.Context())
				wrote := make(chan struct{})
				go func() {
					defer close(wrote)
					for ctx.Err() == nil {
						if _, err := io.WriteString(here, strings.Repeat(" ", c.piece)); err != nil {
							return
						}
						time.Sleep(2 * time.Second)
					}
				}()
				began := time.Now()
				status, err := bufio.NewReader(here).ReadString('\n')
				if err != nil || !strings.Contains(status, c.want) || c.piece == 1 && time.Since(began) > 15*time.Second {
					t.Errorf("%q, %v after %v", status, err, time.Since(began))
				}
				end()
				_ = here.Close()
				<-wrote
			})
		})
	}
}
