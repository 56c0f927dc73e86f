package turn

import (
	"context"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/story/prompt"
)

// A ContextUse says in tokens what the next request of a conversation holds, without what the next message brings.
type ContextUse struct {
	Parts   []ContextPart `json:"parts"` // in the order of a request, without those that are empty
	Sent    int           `json:"sent"`
	Reply   int           `json:"reply"`   // kept for the reply; 0: the context is not known
	Free    int           `json:"free"`    // 0: nothing, or the context is not known
	Context int           `json:"context"` // 0: not known
}

// A ContextPart is what one part of a request takes of a context.
type ContextPart struct {
	Name   string `json:"name"`  // prompt, card, lorebook, examples, folder_files, extra, greeting, summary, messages, calls, files, pictures, note or tools
	Title  string `json:"title"` // of a lorebook entry
	Tokens int    `json:"tokens"`
	Exact  bool   `json:"exact"` // counted by the server's tokenizer, otherwise estimated
}

// ContextUse measures what fills the context of a conversation's Writer. A server that can count tokens is asked.
func (p *Pipeline) ContextUse(ctx context.Context, s Snapshot) ContextUse {
	t := p.planBetweenTurns(s)
	in := s.input(nil, t.shape, p.Now())
	texts := prompt.Texts(in)
	counts, exact := compaction.CountTokens(ctx, p.Client, s.Writer, lists.Map(texts, func(one prompt.NamedText) string { return one.Text }))
	use := ContextUse{Parts: []ContextPart{}, Context: s.room().Context()}
	add := func(part ContextPart) {
		if part.Tokens > 0 {
			use.Parts, use.Sent = append(use.Parts, part), use.Sent+part.Tokens
		}
	}
	for i, one := range texts {
		add(ContextPart{Name: one.Part, Title: one.Name, Tokens: counts[i], Exact: exact})
	}
	pictures := lists.Sum(prompt.Prefix(in), func(m llm.Message) int { return len(m.Images) })
	add(ContextPart{Name: "pictures", Tokens: s.Writer.Tokens(pictures * llm.ImageSize)})
	add(ContextPart{Name: "tools", Tokens: s.Writer.Tokens(compaction.ToolSize(append(t.tools.schemas(), t.offeredTools()...)...))})
	if room := s.room(); room.Known() {
		use.Reply = room.ReplyTokens()
		use.Free = max(0, room.Context()-use.Reply-use.Sent)
	}
	return use
}
