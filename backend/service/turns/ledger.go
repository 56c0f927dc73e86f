package turns

import (
	"sync"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
)

// keepLedgers bounds the cache ledgers in memory. One holds a few bytes for each message
// of a conversation; a conversation that returns later starts a new one.
const keepLedgers = 32

// ledgers remember what each conversation's server has cached. The zero value is empty.
type ledgers struct {
	mu    sync.Mutex
	known map[string]*llm.Ledger
}

func (l *ledgers) ledger(conversation string) *llm.Ledger {
	l.mu.Lock()
	defer l.mu.Unlock()
	if found := l.known[conversation]; found != nil {
		return found
	}
	for id := range l.known {
		if len(l.known) < keepLedgers {
			break
		}
		delete(l.known, id)
	}
	fresh := llm.NewLedger()
	lists.Put(&l.known, conversation, fresh)
	return fresh
}
