package teams

import (
	"context"
	"maps"
	"sync"

	"terzetto/backend/core/team"
)

// A pollCache holds what was read of a request until the request changes.
type pollCache struct {
	mu     sync.Mutex
	writes int64 // of all requests: a read that was overtaken by a write is not cached
	read   map[poll]any
}

// A poll is one question about a request.
type poll struct{ request, key string }

// mostPolled bounds the answers in the cache.
const mostPolled = 1024

func (p *pollCache) forget(request string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.writes++
	maps.DeleteFunc(p.read, func(of poll, _ any) bool { return of.request == request })
}

func readCached[T any](p *pollCache, request, key string, read func() (T, error)) (T, error) {
	p.mu.Lock()
	writes := p.writes
	kept, found := p.read[poll{request, key}].(T)
	p.mu.Unlock()
	if found {
		return kept, nil
	}
	v, err := read()
	if err != nil {
		return v, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.writes != writes {
		return v, nil
	}
	if p.read == nil || len(p.read) > mostPolled {
		p.read = map[poll]any{}
	}
	p.read[poll{request, key}] = v
	return v, nil
}

// A teamStore lets polls see what was written.
type teamStore struct {
	team.Store

	polls *pollCache
}

func (s teamStore) Append(ctx context.Context, c team.Change) ([]team.Message, error) {
	defer s.polls.forget(c.Request.ID)
	return s.Store.Append(ctx, c)
}

func (s teamStore) Erase(ctx context.Context, id string) error {
	defer s.polls.forget(id)
	return s.Store.Erase(ctx, id)
}
