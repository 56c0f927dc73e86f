package turn_test

import (
	"io"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/core/turn"
)

// falters is a model that says some words and is then silent for a minute.
type falters struct{}

func (falters) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.Method != http.MethodPost {
		return answerer{}.RoundTrip(r)
	}
	body, out := io.Pipe()
	go func() {
		_, _ = io.WriteString(out, `data: {"choices":[{"delta":{"content":"So far"}}]}`+"\n\n")
		time.Sleep(time.Minute)
		_, _ = io.WriteString(out, `data: {"choices":[{"delta":{"content":", so good."},"finish_reason":"stop"}]}`+"\n\ndata: [DONE]\n\n")
		_ = out.Close()
	}()
	return &http.Response{StatusCode: http.StatusOK, Header: http.Header{"Content-Type": {"text/event-stream"}}, Body: body, Request: r}, nil
}

func TestWhatAModelSaidBeforeItFellSilentIsOnDisk(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newStandWith(t, falters{})
		began, first := time.Now(), time.Duration(0)
		s.store.stopOn = func(turn.Draft) bool {
			if len(s.store.drafts) == 1 {
				first = time.Since(began)
			}
			return false
		}
		s.play(t.Context(), "c", func(event.Event, *turn.Skipper) {})
		if d := s.store.drafts[0]; d.Text != "So far" || d.Whole != nil || first > time.Second {
			t.Errorf("%+v after %s", d, first)
		}
	})
}
