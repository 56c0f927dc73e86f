package pipeline

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/fold"
	"terzetto/backend/lists"
	"terzetto/backend/llm"
	"terzetto/backend/prompt"
)

// Folds keeps what a conversation's folds are made of.
type Folds interface {
	// Directions gives what the Director decided for replies, by the reply's id.
	Directions(ctx context.Context, conversation string, replies []int64) (map[int64]map[string]any, error)
	// KeepSummary keeps a summary for the next fold.
	KeepSummary(ctx context.Context, f chat.Fold) error
}

// A shape is what the calls of a turn leave out or fold.
type shape struct {
	prompt.Shape

	noNotes   bool
	noHelpers bool
}

// A talk is a conversation as it is measured: its load, and where its messages begin.
type talk struct {
	fold.Load

	greeting int          // messages before the first of Load.Messages
	present  *chat.Fold   // the fold that Load.Folded speaks of
	ready    []*chat.Fold // those that Load.Ready speaks of
}

// measure takes the sizes of what every call of a conversation begins with.
func measure(in prompt.Input, folds []chat.Fold, tools []llm.Tool) talk {
	k := talk{greeting: chat.Greeting(in.History), present: chat.PresentFold(folds, in.History)}
	sizes := map[fold.Name]int{}
	for _, part := range prompt.SystemParts(in) {
		sizes[nameOf(part.Name)] += len(part.Text)
	}
	m := prompt.Names(in)
	for i := range in.History {
		row := &in.History[i]
		size := llm.Size(prompt.RowMessage(row, m))
		if i < k.greeting {
			sizes[fold.Greeting] += size
		} else {
			k.Messages = append(k.Messages, fold.Message{Size: size, Opens: row.Role == chat.User})
		}
	}
	for _, name := range []fold.Name{fold.Prompt, fold.Card, fold.Greeting} {
		k.Fixed = append(k.Fixed, fold.Part{Name: name, Size: sizes[name]})
	}
	k.Yielding = []fold.Part{
		{Name: fold.Lorebook, Size: sizes[fold.Lorebook]},
		{Name: fold.Notes},
		{Name: fold.Examples, Size: sizes[fold.Examples]},
		{Name: fold.Helpers, Size: fold.ToolSize(tools...)},
	}
	covers := func(f *chat.Fold) int { return chat.PlaceOf(in.History, f.LastID) + 1 - k.greeting }
	if k.present != nil {
		k.Folded, k.Text = covers(k.present), len(prompt.Folded(k.present.Text))
	}
	for i := range folds {
		if f := &folds[i]; f.Waiting && chat.PlaceOf(in.History, f.LastID) >= 0 && covers(f) > k.Folded {
			k.ready = append(k.ready, f)
			k.Ready = append(k.Ready, fold.Ready{Messages: covers(f), Size: len(prompt.Folded(f.Text))})
		}
	}
	return k
}

// nameOf is what a piece of the system message is called in a refusal.
func nameOf(part prompt.PartName) fold.Name {
	switch part {
	case prompt.CardPart:
		return fold.Card
	case prompt.LorebookPart:
		return fold.Lorebook
	case prompt.ExamplesPart:
		return fold.Examples
	case prompt.PromptPart, prompt.ExtraPart:
	}
	return fold.Prompt
}

// room is what fits all models of a turn.
func (s Snapshot) room() fold.Room {
	room := fold.In(s.Writer)
	if s.AgentApart {
		room = room.Smaller(fold.In(s.Agent))
	}
	return room
}

// presentShape is the shape of a conversation as its last turn left it.
func presentShape(s Snapshot) shape {
	if f := chat.PresentFold(s.Folds, s.History); f != nil {
		return shape{Shape: prompt.Shape{FoldedTo: f.LastID, Fold: f.Text}}
	}
	return shape{}
}

// A Meter says in tokens how much of a model's context a conversation takes. They are estimates.
type Meter struct {
	Sent    int `json:"sent"`    // with the system prompt and the tools
	Folded  int `json:"folded"`  // of messages that a summary stands for
	Free    int `json:"free"`    // beside what is sent and the reply
	Context int `json:"context"` // 0: not known, nothing is folded
}

// Meter measures a conversation outside of a turn, without what would give way in the next one.
func (p *Pipeline) Meter(s Snapshot) Meter {
	_, k := p.between(s)
	room := s.room()
	sent, folded := k.Sizes()
	m := Meter{Sent: room.Tokens(sent), Folded: room.Tokens(folded), Context: room.Context()}
	if room.Known() {
		m.Free = room.Free(sent)
	}
	return m
}

// between is a conversation outside of a turn, as a turn for a message like the last would begin, as
// far as that can be known before its hooks ran. What the message itself brings is not in the load.
func (p *Pipeline) between(s Snapshot) (*turn, talk) {
	t := &turn{Pipeline: p, snap: s, macros: s.Names(), asked: asked{text: s.User.Content}}
	t.frozen.tools, t.frozen.shape = p.toolset(s, outside(s)), presentShape(s)
	k := measure(p.input(s, nil, t.frozen.shape), s.Folds, t.frozen.tools.schemas())
	next := k
	next.Yielding = slices.Clone(k.Yielding)
	t.add(&next)
	if plan, err := next.Plan(s.room()); err == nil {
		k.Load = k.After(plan)
		t.leaveOut(plan.Without)
	}
	return t, k
}

// plan decides what the turn's calls are sent. The error says what does not fit.
func (t *turn) plan(ctx context.Context) error {
	t.frozen.shape = shape{}
	t.frozen.talk = measure(t.input(t.snap, t.frozen.extras, shape{}), t.snap.Folds, t.frozen.tools.schemas())
	k := &t.frozen.talk
	t.add(k)
	t.frozen.shape = presentShape(t.snap)
	room := t.snap.room()
	t.asked.quotes = t.search(ctx, room.Passages())
	k.Spare += len(t.asked.quotes.text())
	p, err := k.Plan(room)
	if err != nil {
		return err
	}
	t.result.Fold = nil
	if p.Refolds(k.Load) {
		t.result.Fold = t.newFold(ctx, p)
		t.frozen.shape.FoldedTo, t.frozen.shape.Fold = t.result.Fold.LastID, t.result.Fold.Text
		k.Folded, k.Text = p.Folded, len(prompt.Folded(t.result.Fold.Text))
		t.skip(fmt.Sprintf("The oldest messages were summarized, so that the request fits the model's context: %d.", p.Folded))
	}
	t.leaveOut(p.Without)
	k.Load = k.After(p)
	t.quoteWithin(ctx, k.Load)
	return nil
}

// leaveOut drops what gives way, and says so.
func (t *turn) leaveOut(parts []fold.Name) {
	for _, name := range parts {
		switch name {
		case fold.Lorebook:
			t.frozen.shape.NoLorebook = true
		case fold.Examples:
			t.frozen.shape.NoExamples = true
		case fold.Notes:
			t.frozen.shape.noNotes = true
		case fold.Helpers:
			t.frozen.tools, t.frozen.shape.noHelpers = toolset{}, true
			t.skip("Director and Editor were left out, because their tools don't fit the model's context.")
			continue
		default:
		}
		t.skip(fmt.Sprintf("The model's context is too small for %s.", name))
	}
}

// add puts into a load what the turn itself brings: the lorebook, the notes and the request of the
// Director, the message, and the room that the passes after the Writer need.
func (t *turn) add(k *talk) {
	lore := len(t.lorebook()) + len(t.depthLorebook())
	notes := max(len(t.notesFor("writer")), len(t.notesFor("director")))
	k.Yielding[0].Size += lore
	k.Yielding[1].Size = notes
	k.Yielding[3].Size += t.directing(lore + notes)
	k.Spare = t.spare()
	said := prompt.UserMessage(chat.WithFiles(t.asked.text, t.asked.files)+t.longestNote(), t.asked.images)
	k.Fixed = append(k.Fixed, fold.Part{Name: fold.Said, Size: llm.Size(t.tell(said)...)})
}

// What the passes put around a message, in bytes: the scene direction, and the instructions of
// the Editor and of those who fill in forms after it.
const (
	directionSize = 1500
	editorSize    = 1600
)

// directing is the most that the Director adds to the message of the person, besides lorebook,
// notes and what it reads of files: in its own request, or in the Writer's.
func (t *turn) directing(yielding int) int {
	if !t.frozen.tools.director {
		return 0
	}
	return max(directionSize, len(t.sceneRequest("", nil))-yielding-len(t.asked.text)-len(t.asked.quotes.text())-len(t.beginnings()))
}

// spare is what the Editor, and those who fill in forms after it, add to the Writer's request:
// a draft like the longest of the last replies, with some more.
func (t *turn) spare() int {
	if !t.frozen.tools.afterWriter() && !t.frozen.tools.recordNotes {
		return 0
	}
	const shortest = 600
	draft := t.snap.room().Reply()
	if earlier := t.earlier(); len(earlier) > 0 {
		longest := len(slices.MaxFunc(earlier, func(a, b string) int { return len(a) - len(b) }))
		draft = min(draft, max(shortest, longest+longest/4))
	}
	return draft + editorSize
}

// newFold makes the fold of a plan: of the summary that is ready, or of a list of events.
func (t *turn) newFold(ctx context.Context, p fold.Plan) *chat.Fold {
	k, rows := t.frozen.talk, t.snap.History
	f := &chat.Fold{
		ConversationID: t.snap.Conversation.ID, Kind: chat.FoldEvents,
		FirstID: rows[k.greeting].ID, LastID: rows[k.greeting+p.Folded-1].ID,
	}
	if p.Ready >= 0 {
		f.Kind, f.Text = chat.FoldSummary, k.ready[p.Ready].Text
		return f
	}
	before, from := "", 0
	if k.present != nil {
		before, from = k.present.Text, k.Folded
	}
	for i, s := range k.Ready {
		if s.Messages > from && s.Messages < p.Folded {
			before, from = k.ready[i].Text, s.Messages
		}
	}
	f.Text = fold.Events(before, t.happenings(ctx, rows[k.greeting+from:k.greeting+p.Folded]), t.snap.room().TextMax())
	return f
}

// happenings are messages as a list mentions them, with what the Director decided for them.
func (t *turn) happenings(ctx context.Context, rows []chat.Message) []fold.Happening {
	replies := lists.Map(lists.Keep(rows, func(m chat.Message) bool { return m.Role == chat.Assistant }), func(m chat.Message) int64 { return m.ID })
	var directions map[int64]map[string]any
	if t.Folds != nil {
		var err error
		if directions, err = t.Folds.Directions(ctx, t.snap.Conversation.ID, replies); err != nil {
			t.warn(ctx, "read the Director's records", err)
		}
	}
	all := make([]fold.Happening, len(rows))
	for i, row := range rows {
		h := fold.Happening{Who: t.macros.Who(&row), Text: t.macros.Names(row.Content)}
		if row.Role == chat.Assistant {
			h.Direction = t.decided(directions[row.ID])
		}
		all[i] = h
	}
	return all
}

// decided is a Director's decision in one line: its fields of text in the order of the fragments.
func (t *turn) decided(fields map[string]any) string {
	var said []string
	for _, f := range scenic(t.snap.Fragments) {
		if value, ok := fields[f.ID].(string); ok && strings.TrimSpace(value) != "" {
			said = append(said, strings.TrimSpace(value))
		}
	}
	return strings.Join(said, " ")
}

// errCutPrompt says that a server answered to a part of the prompt only.
var errCutPrompt = fault.New(fault.Unavailable,
	"The server cut off the conversation, because its context is too small. Enlarge the context, or start a new conversation.").With(llm.TroubleKind, "context")

// fitting makes a call of the turn. Where the prompt did not fit, the conversation is folded by
// what the client has learnt from that, and the call is made once more; that happens once in a turn.
func (t *turn) fitting(ctx context.Context, call func() error) error {
	err := call()
	if !t.overflowed(err) || ctx.Err() != nil {
		return err
	}
	if !t.frozen.refolded {
		t.frozen.refolded = true
		before := t.frozen.shape
		if t.frozen.unfit = t.freeze(ctx, t.frozen.extras); t.frozen.unfit != nil {
			return t.frozen.unfit
		}
		if t.frozen.shape != before { // otherwise nothing got smaller
			err = call()
		}
	}
	if err == nil && t.overflowed(nil) {
		return errCutPrompt
	}
	return err
}

// errNoRoom says that the request of a pass would not fit. It is not made.
var errNoRoom = errors.New("the request of a pass does not fit the context")

// roomy reports by an error whether the request of a pass fits beside what the turn begins with.
func (t *turn) roomy(trailing []llm.Message) error {
	base := t.frozen.agent
	if t.frozen.shape.noHelpers || !fold.In(base.Target()).Fits(base.Size()+llm.Size(trailing...)) {
		return errNoRoom
	}
	return nil
}

// force asks the agents' model to fill in a form.
func (t *turn) force(ctx context.Context, c llm.Call, tool string, hear func(llm.Delta)) (call llm.ToolCall, reply llm.Reply, err error) {
	err = t.fitting(ctx, func() (err error) {
		if err := t.roomy(c.Trailing); err != nil {
			return err
		}
		call, reply, err = t.Client.ForceTool(ctx, t.frozen.agent, c, tool, hear)
		return err
	})
	return call, reply, err
}

// overflowed reports whether the last call did not fit: its server refused it, or cut it without
// a word.
func (t *turn) overflowed(err error) bool {
	if err != nil {
		_, over := llm.OverflowOf(err)
		return over
	}
	calls := t.ledger.Calls()
	return len(calls) > 0 && calls[len(calls)-1].CutAt > 0
}
