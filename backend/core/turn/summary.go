package turn

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/output"
	"terzetto/backend/story/compaction"
	"terzetto/backend/story/editcheck"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/prompt"
	"terzetto/backend/story/replycheck"
)

// A Summary is work for after a turn: the summary that the next fold will need.
type Summary struct {
	ConversationID string

	firstID, lastID int64
	base            *llm.Base
	trailing        []llm.Message
	target          llm.Target
	replaced, limit int // bytes: of the messages, and of the summary at most
	source          chat.FoldSource
	told            string         // the last of the messages that it replaces, for their language
	reads           *fact.Exchange // what facts are read of with it; nil: of nothing
}

// dueSummary is the summary that should be written now that the reply is there; nil: none is needed yet.
// It extends the base of the turn, so that the server has read almost all of it.
func (r *reply) dueSummary() *Summary {
	p, k, room := &r.plan, r.plan.history, r.plan.snap.room()
	if len(p.changed) > 0 { // it would go on from what is no longer so
		return nil
	}
	if r.Folds == nil || p.writer == nil || r.draft == "" || slices.ContainsFunc(k.Ready, func(s compaction.PreparedSummary) bool { return s.Messages > k.Folded }) {
		return nil
	}
	reply := llm.Message{Role: string(chat.Assistant), Text: p.label(r.text())}
	k.Messages = append(slices.Clone(k.Messages), compaction.Message{Size: p.snap.reader().Size(r.prose.told[0]), Opens: true}, compaction.Message{Size: llm.Size(reply)})
	n := k.Next(room)
	if n == 0 || k.greeting+n > len(p.snap.History) {
		return nil
	}
	last := p.snap.History[k.greeting+n-1]
	s := &Summary{
		ConversationID: p.snap.Conversation.ID, firstID: p.snap.History[k.greeting].ID, lastID: last.ID,
		base: p.writer, target: p.snap.Writer, limit: room.TextMax(),
	}
	s.source.Path = p.snap.History[k.greeting : k.greeting+n]
	if present := chat.PresentFold(p.snap.Folds, p.snap.History); present != nil && p.fold == nil {
		s.source.Fold = present.ID
	}
	for _, m := range k.Messages[:n] {
		s.replaced += m.Size
	}
	s.reads = p.snap.readSummary(s.source.Path)
	s.told = recentText(p.snap.History[k.greeting : k.greeting+n])
	s.trailing = []llm.Message{r.prose.told[0], reply, {Role: string(chat.User), Text: p.snap.instruct(compaction.Request(p.macros.Names(last.Content), s.limit) + s.reads.Order())}}
	if room.Known() && s.target.Tokens(s.base.Size()+s.target.Size(s.trailing...)+s.limit) > room.Context() {
		return nil
	}
	return s
}

// Summarise writes a summary and keeps it for the next fold. A text that cannot stand for the
// messages is dropped; the next reply is followed by another try.
func (p *Pipeline) Summarise(ctx context.Context, s Summary) error {
	said, err := p.summary(ctx, s.base, s.trailing, s.limit, s.reads)
	if err != nil {
		return err
	}
	said = p.keepFacts(ctx, s.ConversationID, said, s.reads)
	read := append(contents(s.source.Path), s.trailing[1].Text)
	if summary, ok := compaction.Accept(said, s.replaced, s.limit); ok && !editcheck.OtherLanguage(s.told, summary) && !replycheck.CopiesOne(summary, read) {
		return p.Folds.KeepSummary(ctx, chat.Fold{
			ConversationID: s.ConversationID, FirstID: s.firstID, LastID: s.lastID, Kind: chat.FoldSummary, Text: summary, Source: s.source,
		})
	}
	return nil
}

// recentBytes is how much text tells its language for sure.
const recentBytes = 4 << 10

// recentText is the end of what was said in messages, without their names.
func recentText(rows []chat.Message) string {
	said, from := 0, len(rows)
	for from > 0 && said < recentBytes {
		from--
		said += len(rows[from].Content)
	}
	return strings.Join(contents(rows[from:]), "\n")
}

// contents are what messages say.
func contents(rows []chat.Message) []string {
	return lists.Map(rows, func(m chat.Message) string { return m.Content })
}

// summary asks for a summary of at most limit bytes.
func (p *Pipeline) summary(ctx context.Context, base *llm.Base, trailing []llm.Message, limit int, reads *fact.Exchange) (string, error) {
	choice := llm.Auto
	if base.HasTools() {
		choice = llm.None
	}
	const generous = 2 // models write more than they are asked for, and some think first
	most := generous * base.Target().Tokens(limit)
	if reads != nil {
		most += tokensOfReading
	}
	reply, err := p.Client.Complete(ctx, base, llm.Call{
		Label: "summary", Trailing: trailing, Choice: choice, Temperature: new(agentTemperature),
		MaxTokens: &most, Prose: &output.Prose{},
	}, nil)
	return reply.Text, err
}

// Foldable is the fold of all messages but the last ones, still without its text. The error is a fault: they are too few.
func (p *Pipeline) Foldable(s Snapshot) (chat.Fold, error) {
	k := p.planBetweenTurns(s).history
	n := k.Most()
	if n == 0 {
		return chat.Fold{}, fault.New(fault.Conflict, "There is nothing to summarize yet: the model always reads the last six messages themselves.")
	}
	return chat.Fold{
		ConversationID: s.Conversation.ID, Kind: chat.FoldSummary,
		FirstID: s.History[k.greeting].ID, LastID: s.History[k.greeting+n-1].ID,
	}, nil
}

// mostAgain is how many pieces a summary is written again from without being asked to: more take too long, and cost too much.
const mostAgain = 24

// RewritesAlone reports whether the summary of a fold is written again when there is time, although the person did not ask for it:
// messages were changed, the text is not the person's own, and what is to be read is no whole book.
func (p *Pipeline) RewritesAlone(s Snapshot, f chat.Fold, before *chat.Fold) bool {
	if len(f.Changed) == 0 || f.Edited {
		return false
	}
	after := int64(0)
	if before != nil {
		after = before.LastID
	}
	read := lists.Sum(s.History, func(m chat.Message) int {
		if m.ID < f.FirstID || m.ID <= after || m.ID > f.LastID {
			return 0
		}
		return len(m.Content)
	})
	return read <= mostAgain*s.room().Piece()
}

// Rewrite writes the summary of a fold, from the messages themselves. These are read in
// pieces that fit, each with the summary of those before. It goes on from an earlier fold; before is nil: it begins with the first message.
func (p *Pipeline) Rewrite(ctx context.Context, s Snapshot, f chat.Fold, before *chat.Fold) (string, error) {
	from, to := chat.PlaceOf(s.History, f.FirstID), chat.PlaceOf(s.History, f.LastID)
	if from < 0 || to < from {
		return "", fault.New(fault.Conflict, "This summary belongs to another branch.")
	}
	room, m := s.room(), s.Names()
	limit, replaced, summary := room.TextMax(), 0, ""
	first := from
	if before != nil {
		first, summary, replaced = chat.PlaceOf(s.History, before.LastID)+1, before.Text, len(before.Text)
	}
	if !room.Known() {
		limit = max(limit, len(f.Text)*2, room.Piece()/4)
	}
	piece := room.Piece()
	var story strings.Builder
	begun, next := first, first // of the messages in the story
	flush := func() error {
		if story.Len() == 0 {
			return nil
		}
		base, err := llm.Freeze(s.Writer, nil, nil, nil)
		if err != nil {
			return err
		}
		reads := s.readSummary(s.History[begun:next])
		order := compaction.RewriteRequest(summary, story.String(), limit) + reads.Order()
		said, err := p.summary(ctx, base, []llm.Message{{Role: string(chat.User), Text: order}}, limit, reads)
		if err != nil {
			return err
		}
		said, begun = p.keepFacts(ctx, s.Conversation.ID, said, reads), next
		var ok bool
		if summary, ok = compaction.Accept(said, replaced, limit); !ok {
			return fault.New(fault.Unavailable, "The model wrote no summary that is shorter than the messages. Try again.")
		}
		if editcheck.OtherLanguage(recentText(s.History[from:to+1]), summary) {
			return fault.New(fault.Unavailable, "The model summarized in another language than the conversation's. Try again, or write the summary yourself.")
		}
		if replycheck.CopiesOne(summary, contents(s.History[from:to+1])) {
			return fault.New(fault.Unavailable, "The model copied one message instead of summarizing. Try again, or write the summary yourself.")
		}
		story.Reset()
		return nil
	}
	for i := first; i <= to; i++ {
		row := &s.History[i]
		text := prompt.RowMessage(row, m).Text
		if m.Main == "" {
			text = m.Who(row) + ": " + text
		}
		said := compaction.Shorten(text, piece)
		if story.Len()+len(said) > piece {
			if err := flush(); err != nil {
				return "", err
			}
		}
		replaced += len(said)
		story.WriteString(said + "\n\n")
		next = i + 1
	}
	err := flush()
	return summary, err
}
