package hub

import (
	"context"
	"iter"
	"slices"
	"sync"

	"terzetto/backend/base/event"
)

// keepFinished is how many finished turns stay replayable, so that a view whose
// connection broke near the end can still hear it. A turn of 2,000 tokens holds
// about 100 KB.
const keepFinished = 8

// A Hub holds the streams of one open database, and their listeners. All its methods may be called from
// any goroutine.
type Hub struct {
	// Database names the open database. It is another one at each opening: ids and numbers of the database, and the numbers
	// of turns and events, mean something only under it.
	Database string

	mu        sync.Mutex
	closed    bool
	last      int64
	streams   map[string]*Stream // the newest of each topic
	finished  []*Stream          // oldest first
	listeners map[*listener]struct{}
	audience  chan struct{} // closed, and replaced, when a listener joins or leaves
}

// A Change says that something besides a turn changed. ID may be empty.
type Change struct {
	What string `json:"what"`
	ID   string `json:"id"`
}

// A Notice is a sentence for the person. PluginID names the plug-in that it is about; it may be empty.
type Notice struct {
	Text     string `json:"notice,omitempty"`
	PluginID string `json:"workflow_id,omitempty"`
}

// A Push is what the window is told: a batch of a turn or a flow, a change, what happened on a
// sound channel, or a notice for the person. The first, "opened", says only which database is open: a window that was told
// of another begins again.
type Push struct {
	Type string `json:"type"` // "opened", "turn", "flow", "changed", "audio" or "notice"
	*Batch
	*Change
	*Notice

	Audio *event.Playback `json:"audio,omitempty"`

	Database string `json:"database"` // Hub.Database
}

type listener struct {
	wake    chan struct{} // holds one
	only    *Stream       // nil: hears every stream
	seen    map[*Stream]int
	behind  []*Stream // streams with events not yet taken, in the order they spoke
	changes []Change
	sounds  []event.Playback
	notices []Notice
}

// New makes an empty hub for an open database.
func New(database string) *Hub {
	return &Hub{Database: database, streams: map[string]*Stream{}, listeners: map[*listener]struct{}{}, audience: make(chan struct{})}
}

// Close ends what All and Playback gave, once all that was said is taken. The streams are ended by those who
// opened them.
func (h *Hub) Close() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.closed = true
	for l := range h.listeners {
		l.signal()
	}
}

// Open begins the stream of a topic's next turn and forgets the previous one. The
// caller must Close it.
func (h *Hub) Open(topic string) *Stream { return h.OpenAs("turn", topic) }

// OpenAs is Open for what is no turn but streams like one: its pushes are of this type, so
// that a window tells them apart.
func (h *Hub) OpenAs(kind, topic string) *Stream {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.last++
	s := &Stream{hub: h, kind: kind, topic: topic, number: h.last, ended: make(chan struct{})}
	h.streams[topic] = s
	return s
}

// Stream is the newest stream of a topic, or nil.
func (h *Hub) Stream(topic string) *Stream {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.streams[topic]
}

// Announce tells all listeners that something besides a turn is different now; id may be
// empty. A listener that is behind hears the same change once.
func (h *Hub) Announce(what, id string) {
	c := Change{What: what, ID: id}
	h.mu.Lock()
	defer h.mu.Unlock()
	for l := range h.listeners {
		if l.only == nil && !slices.Contains(l.changes, c) {
			l.changes = append(l.changes, c)
			l.signal()
		}
	}
}

// maxNotices is how many notices wait for a listener that is behind: more would be no news.
const maxNotices = 20

// Notify shows the person a notice, in every window. It returns how many windows there are.
func (h *Hub) Notify(n Notice) (windows int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for l := range h.listeners {
		if l.only != nil {
			continue
		}
		windows++
		if len(l.notices) < maxNotices {
			l.notices = append(l.notices, n)
			l.signal()
		}
	}
	return windows
}

// AnnounceUnless tells all listeners of a change, unless it failed. It returns the error.
func (h *Hub) AnnounceUnless(err error, what, id string) error {
	if err == nil {
		h.Announce(what, id)
	}
	return err
}

// Announce acts and, if that went well, tells all listeners of the change.
func Announce[T any](h *Hub, what, id string, act func() (T, error)) (T, error) {
	v, err := act()
	return v, h.AnnounceUnless(err, what, id)
}

// All walks, once, everything that is said from now on, in batches: all that came since
// the last one was taken. It ends with ctx, and when the hub is closed.
func (h *Hub) All(ctx context.Context) iter.Seq[[]Push] {
	l := h.join(nil)
	gone := context.AfterFunc(ctx, func() { h.leave(l) })
	return func(yield func([]Push) bool) {
		defer gone()
		defer h.leave(l)
		walk(ctx, l, yield, func() (pushes []Push, some, over bool) {
			pushes, over = h.take(l)
			return pushes, len(pushes) > 0, over
		})
	}
}

// walk yields what next finds, and waits for l while it finds nothing. It ends with ctx, when
// next says that nothing more comes, or when yield wants no more.
func walk[T any](ctx context.Context, l *listener, yield func(T) bool, next func() (batch T, some, over bool)) {
	for {
		batch, some, over := next()
		switch {
		case some && yield(batch):
			continue
		case some, over:
			return
		}
		select {
		case <-l.wake:
		case <-ctx.Done():
			return
		}
	}
}

func (h *Hub) take(l *listener) (pushes []Push, closed bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for _, s := range l.behind {
		batch := s.since(l.seen[s])
		l.seen[s] = batch.Seq
		if len(batch.Events) > 0 {
			pushes = append(pushes, Push{Type: s.kind, Batch: &batch})
		}
		if s.closed {
			delete(l.seen, s)
		}
	}
	for _, c := range l.changes {
		pushes = append(pushes, Push{Type: "changed", Change: &c})
	}
	for _, e := range l.sounds {
		pushes = append(pushes, Push{Type: "audio", Audio: &e})
	}
	for _, n := range l.notices {
		pushes = append(pushes, Push{Type: "notice", Notice: &n})
	}
	for i := range pushes {
		pushes[i].Database = h.Database
	}
	l.behind, l.changes, l.sounds, l.notices = l.behind[:0], nil, nil, nil
	return pushes, h.closed
}

func (h *Hub) join(only *Stream) *listener {
	h.mu.Lock()
	defer h.mu.Unlock()
	l := &listener{wake: make(chan struct{}, 1), only: only, seen: map[*Stream]int{}}
	for _, s := range h.streams {
		if !s.closed {
			l.seen[s] = len(s.events)
		}
	}
	h.listeners[l] = struct{}{}
	h.audienceChanged()
	return l
}

// audienceChanged is called with the lock held.
func (h *Hub) audienceChanged() {
	close(h.audience)
	h.audience = make(chan struct{})
}

func (h *Hub) leave(l *listener) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if _, in := h.listeners[l]; in {
		delete(h.listeners, l)
		h.audienceChanged()
	}
}

// wake is called with the lock held.
func (h *Hub) wake(s *Stream) {
	for l := range h.listeners {
		if l.only != nil {
			if l.only == s {
				l.signal()
			}
			continue
		}
		if !slices.Contains(l.behind, s) {
			l.behind = append(l.behind, s)
		}
		l.signal()
	}
}

// retire is called with the lock held.
func (h *Hub) retire(s *Stream) {
	h.finished = append(h.finished, s)
	for len(h.finished) > keepFinished {
		oldest := h.finished[0]
		h.finished = h.finished[1:]
		if h.streams[oldest.topic] == oldest {
			delete(h.streams, oldest.topic)
		}
	}
}

func (l *listener) signal() {
	select {
	case l.wake <- struct{}{}:
	default:
	}
}
