package narration

import (
	"context"
	"net/http"
	"sync"

	"terzetto/backend/base/lists"
	"terzetto/backend/sound/speech"
)

// speakers are what the engines use that outlives an utterance: loaded voices, connections, what each server was found to
// offer, and which of them are slow.
type speakers struct {
	pool *speech.Pool
	wire *http.Transport

	mu      sync.Mutex
	learned map[serverAt]*speech.Learned
	slow    map[string]bool // by engine: whether it was slower than speech when it was last heard
}

// A serverAt is a server that was added, at the address that it has now.
type serverAt struct {
	id  int64
	url string
}

func newSpeakers(ctx context.Context, dir string) *speakers {
	return &speakers{pool: speech.NewPool(ctx, dir), wire: newSpeechWire()}
}

func (s *speakers) close() {
	s.pool.Close()
	s.wire.CloseIdleConnections()
}

func (s *speakers) learnedOf(id int64, url string) *speech.Learned {
	s.mu.Lock()
	defer s.mu.Unlock()
	at := serverAt{id, url}
	if s.learned[at] == nil {
		lists.Put(&s.learned, at, &speech.Learned{})
	}
	return s.learned[at]
}

func (s *speakers) wasSlow(engine string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.slow[engine]
}

func (s *speakers) noteSlow(engine string, slow bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	lists.Put(&s.slow, engine, slow)
}
