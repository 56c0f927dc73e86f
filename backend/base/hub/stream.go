package hub

import (
	"context"
	"iter"
	"strings"
	"time"

	"terzetto/backend/base/event"
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

// Database is the one that was open when the stream was.
func (s *Stream) Database() string { return s.hub.Database }

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

// End is closed when the stream is.
func (s *Stream) End() <-chan struct{} { return s.ended }

// Deserted waits until nothing has listened to the stream for a time, and reports true then:
// neither a listener of its own nor one that hears every stream. It reports false when the
// stream or ctx ends first.
func (s *Stream) Deserted(ctx context.Context, patience time.Duration) bool {
	timer := time.NewTimer(patience)
	defer timer.Stop()
	for {
		heard, changed := s.audience()
		var over <-chan time.Time
		if !heard {
			timer.Reset(patience)
			over = timer.C
		}
		select {
		case <-over:
			return true
		case <-changed:
		case <-s.ended:
			return false
		case <-ctx.Done():
			return false
		}
	}
}

// audience reports whether anything listens, and gives a channel that closes when that may differ.
func (s *Stream) audience() (yes bool, changed <-chan struct{}) {
	s.hub.mu.Lock()
	defer s.hub.mu.Unlock()
	for l := range s.hub.listeners {
		if l.only == nil || l.only == s {
			return true, s.hub.audience
		}
	}
	return false, s.hub.audience
}

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
		walk(ctx, l, yield, func() (batch Batch, some, over bool) {
			s.hub.mu.Lock()
			defer s.hub.mu.Unlock()
			batch = s.since(seen)
			seen = batch.Seq
			return batch, len(batch.Events) > 0, s.closed
		})
	}
}

// since is called with the lock held.
func (s *Stream) since(after int) Batch {
	after = min(after, len(s.events))
	return Batch{Topic: s.topic, Turn: s.number, First: after + 1, Seq: len(s.events), Events: joinTokens(s.events[after:])}
}

// joinTokens copies events. Neighbouring tokens become one event, and so does neighbouring reasoning of one pass. Of neighbouring
// progress the last counts.
func joinTokens(events []event.Event) []event.Event {
	var out []event.Event
	for first, next := 0, 0; first < len(events); first = next {
		for next = first + 1; next < len(events) && continues(events[first], events[next]); {
			next++
		}
		out = append(out, join(events[first:next]))
	}
	return out
}

// continues reports whether b goes on with the text of a.
func continues(a, b event.Event) bool {
	x, thinks := a.Data.(event.ReasoningDelta)
	y, thinksOn := b.Data.(event.ReasoningDelta)
	return a.Name == b.Name && (a.Name == event.Token || a.Name == event.Progress) || thinks && thinksOn && x.Pass == y.Pass
}

// join makes one event of a run of events that go on with each other.
func join(run []event.Event) event.Event {
	first := run[0]
	if len(run) == 1 || first.Name == event.Progress {
		return run[len(run)-1]
	}
	var text strings.Builder
	for _, e := range run {
		switch data := e.Data.(type) {
		case string:
			text.WriteString(data)
		case event.ReasoningDelta:
			text.WriteString(data.Delta)
		}
	}
	if thought, ok := first.Data.(event.ReasoningDelta); ok {
		return event.Event{Name: event.Reasoning, Data: event.ReasoningDelta{Pass: thought.Pass, Delta: text.String()}}
	}
	return event.Event{Name: event.Token, Data: text.String()}
}
