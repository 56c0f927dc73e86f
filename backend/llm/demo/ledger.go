package demo

import (
	"slices"
	"sync"
)

// remembered is how many requests a prompt is compared with: the passes of a turn or two,
// about what the slots of a local server hold.
const remembered = 8

// ledger knows the beginnings of the requests seen last.
type ledger struct {
	mu     sync.Mutex
	recent [][]mark // oldest first
}

// mark stands for a prompt up to the end of one message.
type mark struct {
	hash  uint64
	runes int
}

// trail is the prompt of one request, message by message, and how much of it was seen before.
type trail struct {
	marks  []mark
	cached int // characters
}

// trail measures the prompt of q against the requests seen before. Tools come first,
// as chat templates place them.
func (l *ledger) trail(q *request) trail {
	at := mark{hash: 14695981039346656037}
	for _, t := range q.Tools {
		at = at.add(t.Function.Name, t.Function.Description, string(t.Function.Parameters))
	}
	marks := []mark{at}
	for _, m := range q.Messages {
		at = at.add(m.Role, m.Content.text)
		for _, c := range m.ToolCalls {
			at = at.add(c.Function.Name, c.Function.Arguments)
		}
		marks = append(marks, at)
	}
	t := trail{marks: marks}
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, old := range l.recent {
		for i := range min(len(old), len(marks)) {
			if old[i] != marks[i] {
				break
			}
			t.cached = max(t.cached, marks[i].runes)
		}
	}
	return t
}

// keep remembers a prompt with its answer, which a later pass may replay as history.
func (l *ledger) keep(t trail, a answer) {
	at := t.marks[len(t.marks)-1].add("assistant", a.text)
	for _, c := range a.calls {
		at = at.add(c.name, c.arguments)
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.recent = append(l.recent, append(t.marks, at))
	if extra := len(l.recent) - remembered; extra > 0 {
		l.recent = slices.Delete(l.recent, 0, extra)
	}
}

func (t trail) usage(completion int) usage {
	whole := (t.marks[len(t.marks)-1].runes + charsPerToken - 1) / charsPerToken
	u := usage{PromptTokens: whole, CompletionTokens: completion, TotalTokens: whole + completion}
	// The last token is always read anew: it is what the answer starts from.
	u.Details.CachedTokens = min(t.cached/charsPerToken, max(whole-1, 0))
	return u
}

func (m mark) add(texts ...string) mark {
	const prime = 1099511628211
	for _, text := range texts {
		for _, r := range text {
			m.hash = (m.hash ^ uint64(r)) * prime
			m.runes++
		}
		m.hash = (m.hash ^ 0x110000) * prime // above every rune: a border no text can forge
	}
	return m
}
