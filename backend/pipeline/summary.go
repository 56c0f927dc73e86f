package pipeline

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/fold"
	"terzetto/backend/lists"
	"terzetto/backend/llm"
	"terzetto/backend/prompt"
	"terzetto/backend/proof"
)

// A Summary is work for after a turn: the summary that the next fold will need.
type Summary struct {
	ConversationID string

	firstID, lastID int64
	base            *llm.Base
	trailing        []llm.Message
	target          llm.Target
	replaced, limit int    // bytes: of the messages, and of the summary at most
	told            string // the last of the messages that it replaces, for their language
}

// later is the summary that should be written now that the reply is there; nil: none is needed yet.
// It extends the base of the turn, so that the server has read almost all of it.
func (t *turn) later() *Summary {
	k, room := t.frozen.talk, t.snap.room()
	if t.Folds == nil || t.frozen.writer == nil || t.draft == "" || slices.ContainsFunc(k.Ready, func(r fold.Ready) bool { return r.Messages > k.Folded }) {
		return nil
	}
	reply := llm.Message{Role: string(chat.Assistant), Text: t.labelled(t.draft)}
	k.Messages = append(slices.Clone(k.Messages), fold.Message{Size: llm.Size(t.told[0]), Opens: true}, fold.Message{Size: llm.Size(reply)})
	n := k.Next(room)
	if n == 0 || k.greeting+n > len(t.snap.History) {
		return nil
	}
	last := t.snap.History[k.greeting+n-1]
	s := &Summary{
		ConversationID: t.snap.Conversation.ID, firstID: t.snap.History[k.greeting].ID, lastID: last.ID,
		base: t.frozen.writer, target: t.snap.Writer, limit: room.TextMax(),
	}
	for _, m := range k.Messages[:n] {
		s.replaced += m.Size
	}
	s.told = told(t.snap.History[k.greeting : k.greeting+n])
	s.trailing = []llm.Message{t.told[0], reply, {Role: string(chat.User), Text: summaryRequest(t.macros.Names(last.Content), s.limit, s.base.HasTools())}}
	if room.Known() && s.target.Tokens(s.base.Size()+llm.Size(s.trailing...)+s.limit) > room.Context() {
		return nil
	}
	return s
}

// Summarise writes a summary and keeps it for the next fold. A text that cannot stand for the
// messages is dropped; the next reply is followed by another try.
func (p *Pipeline) Summarise(ctx context.Context, s Summary) error {
	said, err := p.summary(ctx, s.base, s.trailing, s.limit)
	if err != nil {
		return err
	}
	if summary, ok := fold.Accept(said, s.replaced, s.limit); ok && !proof.OtherLanguage(s.told, summary) {
		return p.Folds.KeepSummary(ctx, chat.Fold{
			ConversationID: s.ConversationID, FirstID: s.firstID, LastID: s.lastID, Kind: chat.FoldSummary, Text: summary,
		})
	}
	return nil
}

// toldBytes is how much text tells its language for sure.
const toldBytes = 4 << 10

// told is the end of what was said in messages, without their names.
func told(rows []chat.Message) string {
	said, from := 0, len(rows)
	for from > 0 && said < toldBytes {
		from--
		said += len(rows[from].Content)
	}
	return strings.Join(lists.Map(rows[from:], func(m chat.Message) string { return m.Content }), "\n")
}

// summary asks for a summary of at most limit bytes.
func (p *Pipeline) summary(ctx context.Context, base *llm.Base, trailing []llm.Message, limit int) (string, error) {
	choice := llm.Auto
	if base.HasTools() {
		choice = llm.None
	}
	const generous = 2 // models write more than they are asked for, and some think first
	reply, err := p.Client.Complete(ctx, base, llm.Call{
		Label: "summary", Trailing: trailing, Choice: choice, Temperature: new(agentTemperature),
		MaxTokens: new(generous * base.Target().Tokens(limit)), Prose: &llm.Prose{},
	}, nil)
	return reply.Text, err
}

// Foldable is the fold of all messages but the last ones, still without its text. The error is a fault: they are too few.
func (p *Pipeline) Foldable(s Snapshot) (chat.Fold, error) {
	_, k := p.between(s)
	n := k.Most()
	if n == 0 {
		return chat.Fold{}, fault.New(fault.Conflict, "There is nothing to summarize yet: the model always reads the last six messages themselves.")
	}
	return chat.Fold{
		ConversationID: s.Conversation.ID, Kind: chat.FoldSummary,
		FirstID: s.History[k.greeting].ID, LastID: s.History[k.greeting+n-1].ID,
	}, nil
}

// Rewrite writes the summary of a fold, from the messages themselves. These are read in
// pieces that fit, each with the summary of those before.
func (p *Pipeline) Rewrite(ctx context.Context, s Snapshot, f chat.Fold) (string, error) {
	from, to := chat.PlaceOf(s.History, f.FirstID), chat.PlaceOf(s.History, f.LastID)
	if from < 0 || to < from {
		return "", fault.New(fault.Conflict, "This summary belongs to another branch.")
	}
	room, m := s.room(), prompt.Names(p.input(s, nil, shape{}))
	limit, replaced, summary := room.TextMax(), 0, ""
	if !room.Known() {
		limit = max(limit, len(f.Text)*2, room.Piece()/4)
	}
	piece := room.Piece()
	var story strings.Builder
	flush := func() error {
		if story.Len() == 0 {
			return nil
		}
		base, err := llm.Freeze(s.Writer, nil, nil, nil)
		if err != nil {
			return err
		}
		said, err := p.summary(ctx, base, []llm.Message{{Role: string(chat.User), Text: rewriteRequest(summary, story.String(), limit)}}, limit)
		if err != nil {
			return err
		}
		var ok bool
		if summary, ok = fold.Accept(said, replaced, limit); !ok {
			return fault.New(fault.Unavailable, "The model wrote no summary that is shorter than the messages. Try again.")
		}
		if proof.OtherLanguage(told(s.History[from:to+1]), summary) {
			return fault.New(fault.Unavailable, "The model summarized in another language than the conversation's. Try again, or write the summary yourself.")
		}
		story.Reset()
		return nil
	}
	for i := from; i <= to; i++ {
		row := &s.History[i]
		text := prompt.RowMessage(row, m).Text
		if m.Main == "" {
			text = m.Who(row) + ": " + text
		}
		said := fold.Shorten(text, piece)
		if story.Len()+len(said) > piece {
			if err := flush(); err != nil {
				return "", err
			}
		}
		replaced += len(said)
		story.WriteString(said + "\n\n")
	}
	err := flush()
	return summary, err
}

// emptied takes back what a call has written, because it is made again.
func (t *turn) emptied(ctx context.Context) {
	if t.draft == "" {
		return
	}
	t.draft = ""
	t.checkpoint(ctx, "")
	t.say(event.WriterRewrite, event.RefinedText{RefinedText: t.whole("")})
}
