package turn

import (
	"context"
	"fmt"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/story/form"
	"terzetto/backend/story/prompt"
	"terzetto/backend/story/recall"
)

// A planner makes the plan of one reply.
type planner struct {
	*Pipeline
	*journal

	ledger    *llm.Ledger
	hits      semanticHits
	forPerson bool // what is written is a message of the person's, which is nowhere kept; see Impersonate

	recalled   *Recall // what was looked for in this reply; nil: nothing was
	unrecalled []recall.Dropped
}

// makePlan decides what a reply's calls are sent and freezes the base, or the two bases, that they extend. Of
// the plan from it takes the exchange, the tools and the blocks of the hooks. The error says what does not fit.
func (p *planner) makePlan(ctx context.Context, from plan) (next plan, err error) {
	snap := from.snap
	snap.Writer = p.ready(ctx, snap, snap.Writer)
	if snap.AgentApart {
		snap.Agent = p.ready(ctx, snap, snap.Agent)
	} else {
		snap.Agent = snap.Writer
	}
	from.snap = snap
	next = plan{exchange: from.withFiles(), enabled: from.enabled, extras: from.extras, quotes: from.quotes}
	next.tools = p.toolset(next.snap, next.enabled)
	next.decideThinking()
	next.history = measure(next.snap.input(next.extras, shape{}, p.Now()), next.snap.Folds, next.tools.schemas(), next.snap.reader())
	if err := p.fill(ctx, &next); err != nil {
		return next, err
	}
	next.placed = lists.OrEmpty(next.tail().Lore.Placed)
	next.writer, next.agent, err = p.bases(&next, p.ledger)
	return next, err
}

// fill decides what of the history, the files and the rest fits the models, for a plan whose sizes were measured.
func (p *planner) fill(ctx context.Context, next *plan) error {
	k, room, present := &next.history, next.snap.room(), chat.PresentFold(next.snap.Folds, next.snap.History)
	next.shape, next.changed = presentShape(next.snap), changedMessages(present)
	next.shape.Unsent = k.leaveOutLong(room, next.snap.History)
	k.Load = next.withTurn(k.Load)
	next.quotes = p.search(ctx, next, room.Passages())
	k.Spare += len(next.quotes.text())
	split, err := k.Plan(room)
	if err != nil {
		return err
	}
	if split.Refolds(k.Load) {
		f := p.newFold(ctx, next, split)
		next.fold, next.changed = f, changedMessages(f)
		next.shape.FoldedTo, next.shape.Fold = f.LastID, f.Text
		k.Folded, k.Text = split.Folded, len(prompt.FoldText(f.Text))
		p.skip(fmt.Sprintf("The oldest messages were summarized, so that the request fits the model's context: %d.", split.Folded))
	}
	p.skip(next.leaveOut(split.Without)...)
	k.Load = k.After(split)
	p.quoteLess(ctx, next)
	p.remember(ctx, next)
	return nil
}

// ready is a target with what is known of it, and what the conversation shows of its tokens.
func (p *planner) ready(ctx context.Context, snap Snapshot, target llm.Target) llm.Target {
	return p.Client.Count(ctx, p.Client.Ready(ctx, target, func(now llm.Reading) { p.tell(event.Writer, &now) }), func() string {
		var said strings.Builder
		for i := range snap.History {
			said.WriteString(snap.History[i].Content + "\n")
		}
		return said.String()
	})
}

// newFold makes the fold that a plan needs: of the summary that is ready, or of a list of events.
func (p *planner) newFold(ctx context.Context, next *plan, split compaction.Plan) *chat.Fold {
	k, rows := next.history, next.snap.History
	f := &chat.Fold{
		ConversationID: next.snap.Conversation.ID, Kind: chat.FoldEvents,
		FirstID: rows[k.greeting].ID, LastID: rows[k.greeting+split.Folded-1].ID,
	}
	if split.Ready >= 0 {
		f.Kind, f.Text, f.Source.Fold = chat.FoldSummary, k.ready[split.Ready].Text, k.ready[split.Ready].ID
		return f
	}
	before, from := "", 0
	if k.present != nil {
		before, from, f.Source.Fold, f.Changed = k.present.Text, k.Folded, k.present.ID, k.present.Changed
	}
	for i, s := range k.Ready {
		if s.Messages > from && s.Messages < split.Folded {
			before, from, f.Source.Fold, f.Changed = k.ready[i].Text, s.Messages, k.ready[i].ID, nil
		}
	}
	f.Text = compaction.Events(before, p.digests(ctx, next.exchange, rows[k.greeting+from:k.greeting+split.Folded]), next.snap.room().TextMax())
	return f
}

// digests are messages as a list mentions them, with what the Director decided for them.
func (p *planner) digests(ctx context.Context, x exchange, rows []chat.Message) []compaction.MessageDigest {
	replies := lists.Map(lists.Keep(rows, func(m chat.Message) bool { return m.Role == chat.Assistant }), func(m chat.Message) int64 { return m.ID })
	var directions map[int64]map[string]any
	if p.Folds != nil {
		var err error
		if directions, err = p.Folds.Directions(ctx, x.snap.Conversation.ID, replies); err != nil {
			p.warn(ctx, "read the Director's records", err)
		}
	}
	all := make([]compaction.MessageDigest, len(rows))
	for i, row := range rows {
		h := compaction.MessageDigest{Who: x.macros.Who(&row), Text: x.macros.Names(row.Content)}
		if row.Role == chat.Assistant {
			h.Direction = x.decision(directions[row.ID])
		}
		all[i] = h
	}
	return all
}

// decision is what a Director decided, in one line: its fields of text in the order of the fragments.
func (x exchange) decision(fields map[string]any) string {
	var said []string
	for _, f := range form.Scenic(x.snap.Fragments) {
		if value, ok := fields[f.ID].(string); ok && strings.TrimSpace(value) != "" {
			said = append(said, strings.TrimSpace(value))
		}
	}
	return strings.Join(said, " ")
}
