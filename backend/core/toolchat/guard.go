package toolchat

import (
	"context"
	"sync"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/tool"
)

// A guard is what the tools of a reply go past; see tool.Passage for its rule. A tool may use it from many goroutines.
type guard struct {
	use *Use

	mu   sync.Mutex
	read []tool.Mark // by the conversation, until now
	mine []tool.Mark // by the call that is made
}

// newGuard knows what the conversation has read before.
func newGuard(u *Use) *guard {
	g := &guard{use: u}
	g.read, _ = tool.AddMarks(nil, u.Earlier...)
	g.read, _ = tool.AddMarks(g.read, MarksOf(u.Calls)...)
	return g
}

// MarksOf is what calls have read that is not public.
func MarksOf(calls []chat.Call) (marks []tool.Mark) {
	for _, c := range calls {
		of := lists.Map(c.Read, func(m chat.ReadMark) tool.Mark {
			return tool.Mark{Kind: tool.MarkKind(m.Kind), Name: m.Name, From: m.From}
		})
		marks, _ = tool.AddMarks(marks, of...)
	}
	return marks
}

// begin forgets what the call before has read.
func (g *guard) begin() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.mine = nil
}

// end gives what the call has read.
func (g *guard) end() []chat.ReadMark {
	g.mu.Lock()
	defer g.mu.Unlock()
	return readMarks(g.mine)
}

// readMarks are marks as a call has them.
func readMarks(marks []tool.Mark) []chat.ReadMark {
	return lists.OrEmpty(lists.Map(marks, func(m tool.Mark) chat.ReadMark {
		return chat.ReadMark{Kind: string(m.Kind), Name: m.Name, From: m.From}
	}))
}

// leaves gives what a person is asked about before a call reaches a place.
func (g *guard) leaves(to string) []tool.Mark {
	if to == "" {
		return nil
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	return tool.Passage{To: to, Read: g.read, Written: g.use.Written, Allowed: tool.Reachable(g.use.Trusted)}.Asks()
}

// Asks implements tool.Guard.
func (g *guard) Asks(_ context.Context, c tool.Crossing) ([]tool.Mark, error) {
	if g.use.allows.Passed(c.Tool.ID, c.Args, c.To) {
		return nil, nil
	}
	return g.leaves(c.To), nil
}

// Ask implements tool.Guard. A call within a tool can't wait for a person, because the tool would have to be called again.
func (g *guard) Ask(ctx context.Context, c tool.Crossing, read []tool.Mark) error {
	sent := &tool.Leaving{Crossing: c, Read: read}
	if tool.Nested(ctx) {
		return sent.Refusal("Call the tool itself, so that you can be asked.")
	}
	return sent
}

// Note implements tool.Guard.
func (g *guard) Note(_ context.Context, read ...tool.Mark) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.read, _ = tool.AddMarks(g.read, read...)
	g.mine, _ = tool.AddMarks(g.mine, read...)
	return nil
}
