package api_test

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"testing"
	"testing/fstest"

	"terzetto/backend/api"
)

// A heard is a listener to whom something happens as soon as the listener hears that the door is open.
type heard struct {
	*httptest.ResponseRecorder
	open  func()
	wrote chan string
}

func (h heard) Flush() { h.open() }

func (h heard) Write(b []byte) (int, error) {
	if strings.Contains(string(b), `"type":"opened"`) { // which database is open is always said first
		return len(b), nil
	}
	select {
	case h.wrote <- string(b):
	default: // the first one is enough
	}
	return len(b), nil
}

func TestWhatHappensWhenTheDoorIsHeardIsTold(t *testing.T) {
	d := open(t)
	ctx, leave := context.WithCancel(t.Context())
	r := httptest.NewRequestWithContext(ctx, "GET", "http://127.0.0.1:7000/api/events", nil)
	s := api.NewServer(d.program, fstest.MapFS{}, slog.New(slog.DiscardHandler))
	r.Header.Set("Authorization", "Bearer "+s.Token())
	open := make(chan struct{})
	h := heard{httptest.NewRecorder(), func() {}, make(chan string, 1)}
	h.open = func() {
		select {
		case <-open: // it was heard before
		default:
			d.backend.Hub.Announce("task", "early")
			close(open)
		}
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		s.Handler("127.0.0.1:7000").ServeHTTP(h, r)
	}()
	defer func() {
		leave()
		<-done
	}()
	select {
	case <-open:
	case <-done:
		t.Fatalf("the door is shut: %d %s", h.Code, h.Body)
	}
	for {
		select {
		case text := <-h.wrote:
			if !strings.Contains(text, `"early"`) {
				t.Errorf("told was %s", text)
			}
			return
		default:
			d.backend.Hub.Announce("task", "late")
			runtime.Gosched()
		}
	}
}

var _ http.Flusher = heard{}
