package backend

import (
	"slices"
	"sync"

	"terzetto/backend/fault"
	"terzetto/backend/llm"
)

// What went over the wire is kept in memory, for the last turns only: it is large, it
// is looked at soon or never, and on disk it would be a second copy of every word.
const (
	exchangeTurns = 4        // of one conversation
	exchangeBytes = 24 << 20 // of all
)

// exchanges are the calls of the last turns as they went over the wire.
type exchanges struct {
	mu    sync.Mutex
	turns []keptTurn // oldest first
	bytes int
}

type keptTurn struct {
	conversation string
	log          int64
	calls        []llm.Exchange
	bytes        int
}

func (x *exchanges) keep(conversation string, log int64, calls []llm.Exchange) {
	turn := keptTurn{conversation: conversation, log: log, calls: calls}
	for _, c := range calls {
		turn.bytes += c.Bytes()
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	x.turns = append(x.turns, turn)
	x.bytes += turn.bytes
	surplus := -exchangeTurns
	for _, t := range x.turns {
		if t.conversation == conversation {
			surplus++
		}
	}
	x.drop(func(t keptTurn) bool { // the oldest come first
		if t.conversation != conversation || surplus <= 0 {
			return false
		}
		surplus--
		return true
	})
	x.drop(func(t keptTurn) bool { return x.bytes > exchangeBytes && t.log != log })
}

// drop forgets the turns for which gone says so. The lock is held.
func (x *exchanges) drop(gone func(keptTurn) bool) {
	x.turns = slices.DeleteFunc(x.turns, func(t keptTurn) bool {
		out := gone(t)
		if out {
			x.bytes -= t.bytes
		}
		return out
	})
}

func (x *exchanges) forget(conversation string) {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.drop(func(t keptTurn) bool { return t.conversation == conversation })
}

// Exchange gives one call of a turn as it went over the wire: call number at, from 0, of
// the turn's record. Only those of the last turns are kept, and only until Close.
func (b *Backend) Exchange(conversation string, log int64, at int) (llm.Exchange, error) {
	b.exchanges.mu.Lock()
	defer b.exchanges.mu.Unlock()
	for _, t := range b.exchanges.turns {
		if t.conversation == conversation && t.log == log && at >= 0 && at < len(t.calls) {
			return t.calls[at], nil
		}
	}
	return llm.Exchange{}, fault.Newf(fault.NotFound,
		"This request is no longer kept. Terzetto keeps those of the last %d turns of a conversation, until it closes.", exchangeTurns)
}

// forgetAll forgets everything: another file stands in place.
func (x *exchanges) forgetAll() {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.turns, x.bytes = nil, 0
}
