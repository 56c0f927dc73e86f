package turns

import (
	"slices"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
)

// What went over the wire is kept in memory, for the last turns only: it is large, people
// look at it soon or never, and on disk it would be a second copy of every word.
const (
	exchangeTurns = 4        // of one conversation
	exchangeBytes = 24 << 20 // of all
)

// A WireLog holds the calls of the last turns as they went over the wire.
type WireLog struct {
	mu    sync.Mutex
	turns []loggedTurn // oldest first
	bytes int
}

type loggedTurn struct {
	conversation string
	log          int64
	calls        []llm.Exchange
	bytes        int
}

func (l *WireLog) keep(conversation string, log int64, calls []llm.Exchange) {
	turn := loggedTurn{conversation: conversation, log: log, calls: calls}
	for _, c := range calls {
		turn.bytes += c.Bytes()
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.turns = append(l.turns, turn)
	l.bytes += turn.bytes
	surplus := lists.Count(l.turns, func(t loggedTurn) bool { return t.conversation == conversation }) - exchangeTurns
	l.drop(func(t loggedTurn) bool { // the oldest come first
		if t.conversation != conversation || surplus <= 0 {
			return false
		}
		surplus--
		return true
	})
	l.drop(func(t loggedTurn) bool { return l.bytes > exchangeBytes && t.log != log })
}

// drop removes the turns for which gone returns true. The lock is held.
func (l *WireLog) drop(gone func(loggedTurn) bool) {
	l.turns = slices.DeleteFunc(l.turns, func(t loggedTurn) bool {
		out := gone(t)
		if out {
			l.bytes -= t.bytes
		}
		return out
	})
}

// Forget removes the calls of a conversation that was permanently deleted.
func (l *WireLog) Forget(conversation string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.drop(func(t loggedTurn) bool { return t.conversation == conversation })
}

// Exchange returns one call of a turn as it went over the wire: call number at, from 0, of
// the turn's record. Only those of the last turns are kept, and only until Close.
func (l *WireLog) Exchange(conversation string, log int64, at int) (llm.Exchange, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, t := range l.turns {
		if t.conversation == conversation && t.log == log && at >= 0 && at < len(t.calls) {
			return t.calls[at], nil
		}
	}
	return llm.Exchange{}, fault.Newf(fault.NotFound,
		"This request was discarded. Terzetto keeps requests for the last %d turns of a conversation, until it closes.", exchangeTurns)
}
