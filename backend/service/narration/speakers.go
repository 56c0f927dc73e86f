package narration

import (
	"context"
	"net/http"
	"sync"

	"terzetto/backend/base/lists"
	"terzetto/backend/sound/speech"
)

// speakers are what the engines use that outlives an utterance: loaded voices, connections, and what each server was found to
// offer.
type speakers struct {
	pool *speech.Pool
	wire *http.Transport

	mu      sync.Mutex
	learned map[serverAt]*speech.Learned
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
