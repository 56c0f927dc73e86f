package hub_test

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/base/hub"
)

func token(s string) event.Event { return event.Event{Name: event.Token, Data: s} }

func TestSlowListenerLosesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const tokens = 5000
		h := hub.New("d")
		s := h.Open("c")
		var want strings.Builder
		go func() {
			for i := range tokens {
				piece := fmt.Sprintf("%d ", i)
				s.Emit(token(piece))
				time.Sleep(time.Millisecond)
			}
			s.Emit(event.Event{Name: event.Done})
			s.Close()
		}()
		for i := range tokens {
			fmt.Fprintf(&want, "%d ", i)
		}
		var got strings.Builder
		deliveries, seen, last := 0, 0, ""
		for batch := range s.From(t.Context(), 0) {
			if batch.First != seen+1 {
				t.Fatalf("batch begins at %d after %d", batch.First, seen)
			}
			seen = batch.Seq
			for _, e := range batch.Events {
				deliveries++
				last = e.Name
				if piece, ok := e.Data.(string); ok {
					got.WriteString(piece)
				}
			}
			time.Sleep(16 * time.Millisecond)
		}
		if got.String() != want.String() {
			t.Error("the text that arrived is not the text that was sent")
		}
		if deliveries > tokens/10 || last != event.Done {
			t.Errorf("%d deliveries, the last a %q; want joined tokens and done", deliveries, last)
		}
	})
}

func TestTokensJoinOnlyWithTheirNeighbours(t *testing.T) {
	h := hub.New("d")
	s := h.Open("c")
	think := func(p event.Pass, d string) event.Event {
		return event.Event{Name: event.Reasoning, Data: event.ReasoningDelta{Pass: p, Delta: d}}
	}
	for _, e := range []event.Event{
		think(event.Director, "a"), think(event.Director, "b"), think(event.Writer, "c"), token("x"), token("y"),
		{Name: event.WriterDone, Data: event.Written{}},
		token("z"),
		{Name: event.Error, Data: "one"},
		{Name: event.Error, Data: "two"},
	} {
		s.Emit(e)
	}
	got, running := s.Replay()
	want := []event.Event{
		think(event.Director, "ab"), think(event.Writer, "c"), token("xy"),
		{Name: event.WriterDone, Data: event.Written{}},
		token("z"),
		{Name: event.Error, Data: "one"},
		{Name: event.Error, Data: "two"},
	}
	if diff := cmp.Diff(want, got.Events); diff != "" || got.Seq != 9 || !running {
		t.Errorf("seq %d, running %v, difference (-want +got):\n%s", got.Seq, running, diff)
	}
}

func TestListenerJoinsInTheMiddleAndGoesOn(t *testing.T) {
	h := hub.New("d")
	s := h.Open("c")
	s.Emit(token("one "))
	s.Emit(token("two "))
	s.Emit(token("three "))
	s.Close()
	s.Emit(token("never"))
	var got []hub.Batch
	for b := range s.From(t.Context(), 1) {
		got = append(got, b)
	}
	want := []hub.Batch{{Topic: "c", Turn: 1, First: 2, Seq: 3, Events: []event.Event{token("two three ")}}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestAllHearsEveryConversationAndEachChangeOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := hub.New("d")
		old := h.Open("old")
		old.Emit(token("before anyone listened"))
		ctx, cancel := context.WithCancel(t.Context())
		var got []hub.Push
		done := make(chan struct{})
		go func() {
			defer close(done)
			for pushes := range h.All(ctx) {
				got = append(got, pushes...)
			}
		}()
		synctest.Wait()
		old.Emit(token("after"))
		fresh := h.Open("fresh")
		fresh.Emit(token("a"))
		fresh.Emit(token("b"))
		h.Announce("settings", "")
		h.Announce("settings", "")
		fresh.Close()
		synctest.Wait()
		cancel()
		<-done
		want := []hub.Push{
			{Type: "turn", Batch: &hub.Batch{Topic: "old", Turn: 1, First: 2, Seq: 2, Events: []event.Event{token("after")}}},
			{Type: "turn", Batch: &hub.Batch{Topic: "fresh", Turn: 2, First: 1, Seq: 2, Events: []event.Event{token("ab")}}},
			{Type: "changed", Change: &hub.Change{What: "settings"}},
		}
		if diff := cmp.Diff(join(want), join(got)); diff != "" {
			t.Error(diff)
		}
	})
}

// join puts together what may have come in one batch or in several.
func join(pushes []hub.Push) map[string]string {
	out := map[string]string{}
	for _, p := range pushes {
		if p.Batch == nil {
			out[p.Type+" "+p.What] = "once"
			continue
		}
		for _, e := range p.Events {
			out[p.Topic] += fmt.Sprint(e.Data)
		}
	}
	return out
}

func TestFinishedTurnsAreForgottenInOrder(t *testing.T) {
	h := hub.New("d")
	for i := range 20 {
		h.Open(strconv.Itoa(i)).Close()
	}
	if h.Stream("0") != nil || h.Stream("19") == nil {
		t.Error("the oldest finished stream should be gone and the newest kept")
	}
}

func BenchmarkEmitWithOneListener(b *testing.B) {
	h := hub.New("d")
	s := h.Open("c")
	done := make(chan struct{})
	go func() {
		defer close(done)
		for range s.From(b.Context(), 0) {
		}
	}()
	e := token("token ")
	for b.Loop() {
		s.Emit(e)
	}
	s.Close()
	<-done
}

func TestANoticeReachesEveryWindow(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h := hub.New("d")
		if n := h.Notify(hub.Notice{Text: "too early"}); n != 0 {
			t.Errorf("%d windows", n)
		}
		heard := make(chan string, 2)
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		for range 2 {
			go func() {
				for pushes := range h.All(ctx) {
					heard <- pushes[0].Type + " " + pushes[0].Text + " " + pushes[0].PluginID
				}
			}()
		}
		synctest.Wait()
		if n := h.Notify(hub.Notice{Text: "It is done.", PluginID: "tts"}); n != 2 {
			t.Errorf("%d windows", n)
		}
		for range 2 {
			if got := <-heard; got != "notice It is done. tts" {
				t.Errorf("heard %q", got)
			}
		}
		cancel()
		synctest.Wait()
	})
}

func TestAStreamIsDesertedWhenNothingHasListenedForATime(t *testing.T) {
	const patience = 10 * time.Second
	listen := func(t *testing.T, s *hub.Stream) (leave func()) {
		t.Helper()
		ctx, cancel := context.WithCancel(t.Context())
		go func() {
			for range s.From(ctx, 0) { // the events do not matter
			}
		}()
		synctest.Wait()
		return cancel
	}
	for _, c := range []struct {
		name  string
		play  func(t *testing.T, h *hub.Hub, s *hub.Stream)
		after time.Duration // 0: it is not deserted
	}{
		{"nobody comes", func(*testing.T, *hub.Hub, *hub.Stream) {}, patience},
		{"the last one leaves", func(t *testing.T, _ *hub.Hub, s *hub.Stream) {
			leave := listen(t, s)
			time.Sleep(time.Minute)
			leave()
		}, time.Minute + patience},
		{"a page is loaded again", func(t *testing.T, h *hub.Hub, s *hub.Stream) {
			ctx, leave := context.WithCancel(t.Context())
			h.All(ctx)
			time.Sleep(time.Minute)
			leave()
			time.Sleep(patience - time.Second)
			h.All(t.Context())
			time.Sleep(time.Hour)
			s.Close()
		}, 0},
		{"another conversation has a listener", func(t *testing.T, h *hub.Hub, _ *hub.Stream) {
			listen(t, h.Open("other"))
		}, patience},
		{"the turn ends first", func(_ *testing.T, _ *hub.Hub, s *hub.Stream) { s.Close() }, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				h := hub.New("d")
				s := h.Open("c")
				defer s.Close()
				start, deserted := time.Now(), make(chan time.Duration, 1)
				go func() {
					if s.Deserted(t.Context(), patience) {
						deserted <- time.Since(start)
					} else {
						deserted <- 0
					}
				}()
				synctest.Wait()
				c.play(t, h, s)
				if got := <-deserted; got != c.after {
					t.Errorf("deserted after %v, want %v", got, c.after)
				}
			})
		})
	}
}
