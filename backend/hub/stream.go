package hub

import (
	"context"
	"iter"
	"strings"

	"terzetto/backend/event"
)

// A Stream is the journal of one turn. The zero value is not usable; see Hub.Open.
type Stream struct {
	hub    *Hub
	kind   string // of its pushes
	topic  string
	number int64
	events []event.Event // guarded by hub.mu; append-only
	closed bool          // guarded by hub.mu
	ended  chan struct{} // closed with the stream
}

// A Batch is a run of a stream's events: those numbered First to Seq, neighbouring
// tokens joined.
type Batch struct {
	Topic  string        `json:"conversation_id"`
	Turn   int64         `json:"turn"`
	First  int           `json:"first"`
	Seq    int           `json:"seq"`
	Events []event.Event `json:"events"`
}

// Number is the turn's number: greater than that of every stream opened before.
func (s *Stream) Number() int64 { return s.number }

// Topic is the conversation.
func (s *Stream) Topic() string { return s.topic }

// Emit appends an event and wakes the listeners. After Close it does nothing.
func (s *Stream) Emit(e event.Event) {
	s.hub.mu.Lock()
	defer s.hub.mu.Unlock()
	if s.closed {
		return
	}
	s.events = append(s.events, e)
	s.hub.wake(s)
}

// Close ends the stream: listeners finish once they have seen all of it.
func (s *Stream) Close() {
	s.hub.mu.Lock()
	defer s.hub.mu.Unlock()
	if s.closed {
		return
	}
	s.closed = true
	close(s.ended)
	s.hub.retire(s)
	s.hub.wake(s)
}

// Ended is closed when the stream is.
func (s *Stream) Ended() <-chan struct{} { return s.ended }

// Replay is everything said so far, as one batch; Events is empty when nothing was.
func (s *Stream) Replay() (all Batch, running bool) {
	s.hub.mu.Lock()
	defer s.hub.mu.Unlock()
	return s.since(0), !s.closed
}

// From walks the events after number after until the stream ends or ctx does.
func (s *Stream) From(ctx context.Context, after int) iter.Seq[Batch] {
	return func(yield func(Batch) bool) {
		l := s.hub.join(s)
		defer s.hub.leave(l)
		seen := max(0, after)
		for {
			s.hub.mu.Lock()
			batch, closed := s.since(seen), s.closed
			s.hub.mu.Unlock()
			if len(batch.Events) > 0 {
				seen = batch.Seq
				if !yield(batch) {
					return
				}
				continue
			}
			if closed {
				return
			}
			select {
			case <-l.wake:
			case <-ctx.Done():
				return
			}
		}
	}
}

// since is called with the lock held.
func (s *Stream) since(after int) Batch {
	after = min(after, len(s.events))
	return Batch{Topic: s.topic, Turn: s.number, First: after + 1, Seq: len(s.events), Events: joined(s.events[after:])}
}

// joined copies events with neighbouring tokens, and neighbouring reasoning of one
// pass, made one.
func joined(events []event.Event) []event.Event {
	var out []event.Event
	for i := 0; i < len(events); {
		run := i + 1
		switch first := events[i].Data.(type) {
		case string:
			if events[i].Name != event.Token {
				break
			}
			for run < len(events) && events[run].Name == event.Token {
				run++
			}
			out = append(out, event.Event{Name: event.Token, Data: text(events[i:run], func(data any) string { s, _ := data.(string); return s })})
			i = run
			continue
		case event.ReasoningDelta:
			for run < len(events) {
				next, ok := events[run].Data.(event.ReasoningDelta)
				if !ok || next.Pass != first.Pass {
					break
				}
				run++
			}
			whole := text(events[i:run], func(data any) string { d, _ := data.(event.ReasoningDelta); return d.Delta })
			out = append(out, event.Event{Name: event.Reasoning, Data: event.ReasoningDelta{Pass: first.Pass, Delta: whole}})
			i = run
			continue
		}
		out = append(out, events[i])
		i++
	}
	return out
}

func text(run []event.Event, of func(any) string) string {
	if len(run) == 1 {
		return of(run[0].Data)
	}
	var b strings.Builder
	for _, e := range run {
		b.WriteString(of(e.Data))
	}
	return b.String()
}
