package turn

import (
	"cmp"
	"context"
	"strings"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
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
	Name   string `json:"name"`  // prompt, card, lorebook, examples, extra, greeting, summary, messages, files, pictures, note or tools
	Title  string `json:"title"` // of a lorebook entry
	Tokens int    `json:"tokens"`
	Exact  bool   `json:"exact"` // counted by the server's tokenizer, otherwise estimated
}

// ContextUse measures what fills the context of a conversation's Writer. A server that can count tokens is asked.
func (p *Pipeline) ContextUse(ctx context.Context, s Snapshot) ContextUse {
	t := p.planBetweenTurns(s)
	in := s.input(nil, t.shape, p.Now())
	texts := contextTexts(in)
	counts, exact := CountTokens(ctx, p.Client, s.Writer, lists.Map(texts, func(one contextText) string { return one.text }))
	use := ContextUse{Parts: []ContextPart{}, Context: s.room().Context()}
	add := func(part ContextPart) {
		if part.Tokens > 0 {
			use.Parts, use.Sent = append(use.Parts, part), use.Sent+part.Tokens
		}
	}
	for i, one := range texts {
		add(ContextPart{Name: one.name, Title: one.title, Tokens: counts[i], Exact: exact})
	}
	pictures := lists.Sum(prompt.Prefix(in), func(m llm.Message) int { return len(m.Images) })
	add(ContextPart{Name: "pictures", Tokens: s.Writer.Tokens(pictures * llm.ImageSize)})
	add(ContextPart{Name: "tools", Tokens: s.Writer.Tokens(compaction.ToolSize(t.tools.schemas()...))})
	if room := s.room(); room.Known() {
		use.Reply = room.ReplyTokens()
		use.Free = max(0, room.Context()-use.Reply-use.Sent)
	}
	return use
}

// A contextText is a text of a request, by what it is.
type contextText struct{ name, title, text string }

// contextTexts are the texts that a conversation's requests begin with.
func contextTexts(in prompt.Input) (texts []contextText) {
	system := prompt.SystemParts(in)
	of := func(name prompt.PartName) string {
		parts := lists.Keep(system, func(part prompt.SystemPart) bool { return part.Name == name })
		return strings.Join(lists.Map(parts, func(part prompt.SystemPart) string { return part.Text }), "\n\n")
	}
	texts = append(texts, contextText{name: "prompt", text: of(prompt.PromptPart)}, contextText{name: "card", text: of(prompt.CardPart)})
	for _, entry := range prompt.EntryTexts(in) {
		texts = append(texts, contextText{"lorebook", entry.Name, entry.Text})
	}
	texts = append(texts, contextText{name: "examples", text: of(prompt.ExamplesPart)}, contextText{name: "extra", text: of(prompt.ExtraPart)})
	return append(texts, historyTexts(in)...)
}

// historyTexts are the messages, what stands for the oldest of them, and the author's note.
func historyTexts(in prompt.Input) []contextText {
	whole, names := in.History, prompt.Names(in)
	begins := chat.Greeting(whole)
	var greeting, messages, files strings.Builder
	for i := range whole {
		row := whole[i]
		if in.Shape.Leaves(&row, i, begins) {
			continue
		}
		for _, f := range row.Files {
			files.WriteString(f.Read() + "\n\n")
		}
		row.Files = nil
		into := &messages
		if i < begins {
			into = &greeting
		}
		into.WriteString(prompt.RowMessage(&row, names).Text + "\n\n")
	}
	summary := ""
	if in.Shape.FoldedTo > 0 {
		summary = prompt.FoldText(in.Shape.Fold)
	}
	return []contextText{
		{name: "greeting", text: greeting.String()},
		{name: "summary", text: summary},
		{name: "messages", text: messages.String()},
		{name: "files", text: files.String()},
		{name: "note", text: in.Conversation.Settings.Note.Text},
	}
}

// countTime is how long texts may be counted by a server before the rest is estimated.
const countTime = 5 * time.Second

// CountTokens counts the tokens of texts for a model: exactly where its server can, and else by what is known of the size of
// its tokens. Only a count that the server gave for every text is exact.
func CountTokens(ctx context.Context, client *llm.Client, t llm.Target, texts []string) (counts []int, exact bool) {
	ctx, cancel := context.WithTimeout(ctx, countTime)
	defer cancel()
	exact = true
	return lists.Map(texts, func(text string) (tokens int) {
		if text == "" {
			return 0
		}
		if exact {
			tokens = client.TokensOf(ctx, t, text)
			exact = tokens > 0
		}
		return cmp.Or(tokens, t.Tokens(len(text)))
	}), exact
}
