package hub_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"testing/synctest"

	"terzetto/backend/base/event"
	"terzetto/backend/base/hub"
)

func at(channel, kind string, ms int64) event.Playback {
	return event.Playback{Channel: channel, Type: kind, At: ms}
}

func said(events []event.Playback) string {
	var out []string
	for _, e := range events {
		out = append(out, fmt.Sprintf("%s %s %d", e.Channel, e.Type, e.At))
	}
	return strings.Join(out, ", ")
}

func TestASlowListenerHearsTheNewestStateAndEveryEvent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := hub.New("d")
		ctx, leave := context.WithCancel(t.Context())
		var window, stream strings.Builder
		go func() {
			for pushes := range h.All(ctx) {
				var events []event.Playback
				for _, p := range pushes {
					if p.Type == "audio" {
						events = append(events, *p.Audio)
					}
				}
				window.WriteString(said(events) + "; ")
			}
		}()
		go func() {
			first := func() []event.Playback { return []event.Playback{at("a", "state", 0)} }
			heard, leave := h.Playback(first)
			defer leave()
			for events := range heard(ctx) {
				stream.WriteString(said(events) + "; ")
			}
		}()
		synctest.Wait()
		h.Tell(at("a", "play", 1))
		for _, e := range []event.Playback{
			at("a", "state", 2), at("b", "state", 2), at("a", "state", 3), at("b", "state", 3), at("a", "pause", 4), at("a", "state", 5), at("b", "state", 5),
		} {
			h.Tell(e)
		}
		h.Announce("conversations", "")
		synctest.Wait()
		leave()
		synctest.Wait()
		// The two listeners may have woken anywhere between; what they heard last counts.
		for who, heard := range map[string]string{"window": window.String(), "stream": stream.String()} {
			for _, wanted := range []string{"a play 1", "a pause 4", "a state 5", "b state 5"} {
				if strings.Count(heard, wanted) != 1 {
					t.Errorf("the %s heard %q, and not once %q", who, heard, wanted)
				}
			}
			if strings.Index(heard, "a play 1") > strings.Index(heard, "a pause 4") || strings.Index(heard, "a pause 4") > strings.Index(heard, "a state 5") {
				t.Errorf("the %s heard %q", who, heard)
			}
		}
		if !strings.HasPrefix(stream.String(), "a state 0; ") {
			t.Errorf("the stream began with %q", stream.String())
		}
	})
}

// A listener that takes nothing holds a handful of states, not all that passed.
func TestStatesDoNotPileUp(t *testing.T) {
	h := hub.New("d")
	taken := make(chan int)
	ctx, leave := context.WithCancel(t.Context())
	defer leave()
	go func() {
		first := true
		heard, leave := h.Playback(func() []event.Playback { return []event.Playback{at("a", "state", 0)} })
		defer leave()
		for events := range heard(ctx) {
			if first {
				taken <- 0 // holds here until the test has told everything
				<-taken
				first = false
				continue
			}
			taken <- len(events)
		}
	}()
	<-taken
	for i := range int64(10_000) {
		h.Tell(at("a", "state", i))
		h.Tell(at("b", "state", i))
	}
	taken <- 0
	if n := <-taken; n != 2 {
		t.Errorf("%d events waited", n)
	}
}
