package pipeline

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"strings"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/llm"
	"terzetto/backend/prompt"
	"terzetto/backend/workflow"
)

// commitTime is how long saving may take after a stop. A disk that needs longer
// than this is reported rather than waited for.
const commitTime = 15 * time.Second

// A Pipeline runs turns. Its fields are set once; it may run many turns at a time.
type Pipeline struct {
	Store     Store
	Client    *llm.Client
	Workflows *workflow.Host
	Ledger    func(conversationID string) *llm.Ledger                    // the cache ledger of a conversation
	Keep      func(conversationID string, log int64, all []llm.Exchange) // what went over the wire; may be nil
	Log       *slog.Logger
	Now       func() time.Time
	Rand      func(n int) int // in [0, n); for the macros that a person writes
	Passages  Passages        // nil: files are not searched
	Meaning   Meaning         // nil: they are searched by words alone
	Folds     Folds           // nil: lists of events are made without the Director's records, and no summaries are written
	Later     func(Summary)   // hears of a summary that should be written after a turn; may be nil
}

// Run plays one turn and speaks it into emit. It returns when the turn is saved and
// its last event is sent. The error is the one that was sent, for the caller's log.
// Cancelling ctx is Stop. Each reply of a turn with several is saved before the next begins.
func (p *Pipeline) Run(ctx context.Context, r Request, emit event.Sink) error {
	r.Text = prompt.Macros{}.Inline(r.Text, p.Rand, p.Now())
	for {
		t, saved, err := p.reply(ctx, r, emit)
		if err != nil {
			return err
		}
		if ctx.Err() != nil || !t.another(saved) {
			if s := t.later(); p.Later != nil && ctx.Err() == nil && s != nil {
				p.Later(*s)
			}
			emit(event.Event{Name: event.Done})
			return nil
		}
		c := t.result.Log.Speaker
		emit(event.Event{Name: event.ReplyDone, Data: event.Reply{MessageID: saved.MessageID, CharacterCardID: c.CharacterCardID, Author: c.Author}})
		r = Request{Kind: Next, ConversationID: r.ConversationID, Skip: r.Skip}
	}
}

// reply plays one reply of a turn and saves it.
func (p *Pipeline) reply(ctx context.Context, r Request, emit event.Sink) (t *turn, saved Committed, err error) {
	began := p.Now()
	// Begin is not stopped half-way: a message that was sent is kept.
	snap, err := p.Store.Begin(context.WithoutCancel(ctx), r)
	if err != nil {
		emit(event.Event{Name: event.Error, Data: fault.Sentence(err)})
		return nil, saved, fmt.Errorf("begin turn: %w", err)
	}
	t = newTurn(p, r, snap, emit)
	played := t.play(ctx)
	stopped := ctx.Err() != nil
	if stopped {
		played = nil
	}
	t.close(played, stopped, p.Now().Sub(began))
	saving, cancel := context.WithTimeout(context.WithoutCancel(ctx), commitTime)
	defer cancel()
	saved, err = p.Store.Commit(saving, t.result)
	if err != nil {
		played = errors.Join(played, fmt.Errorf("save turn: %w", err))
	}
	if saved.MessageID != 0 && len(saved.Rejected) > 0 {
		emit(event.Event{Name: event.WorkflowAttachmentsRejected, Data: workflow.Rejected{Rejected: saved.Rejected}})
	}
	if exchanges := t.ledger.TakeExchanges(); p.Keep != nil && err == nil {
		p.Keep(snap.Conversation.ID, saved.LogID, exchanges)
	}
	if played != nil {
		emit(event.Event{Name: event.Error, Data: fault.Sentence(played)})
	}
	return t, saved, played
}

// A turn is one run of the pipeline. It belongs to the goroutine that called Run.
type turn struct {
	*Pipeline
	request Request
	snap    Snapshot
	emit    event.Sink
	macros  prompt.Macros
	ledger  *llm.Ledger
	result  Result
	scratch *workflow.Scratch

	frozen    frozen
	asked     asked
	direction event.Direction
	reasoning map[event.Pass]*strings.Builder
	told      []llm.Message // what the Writer was told after the base; later passes replay it
	draft     string        // while a reply is continued: what is added to it
	saved     time.Time     // of the last checkpoint
}

// frozen is what all calls of a turn have in common. It is set after the PreHooks, and once
// more where that did not fit.
type frozen struct {
	extras   []string
	shape    shape
	talk     talk
	refolded bool  // it was set a second time; there is no third
	unfit    error // why nothing can be sent at all

	enabled map[string]bool // tools, after the PreHooks
	tools   toolset
	writer  *llm.Base
	agent   *llm.Base // the same base, unless Director and Editor have an endpoint of their own
}

// asked is what the model is told the person said, with what goes with it, and which reply to it
// is continued.
type asked struct {
	text      string
	images    []chat.Attachment
	files     []chat.File // that came with it
	quotes    quoting     // of the files of the conversation
	meant     meant
	extension *extension  // nil: the reply is a new one
	speaker   *chat.Voice // who speaks; nil: it is not chosen yet, or one character speaks
	named     string      // the speaker that the Director named
}

func newTurn(p *Pipeline, r Request, snap Snapshot, emit event.Sink) *turn {
	t := &turn{
		Pipeline: p, request: r, snap: snap, emit: emit, macros: snap.Names(),
		ledger:    p.Ledger(snap.Conversation.ID),
		scratch:   workflow.NewScratch(),
		asked:     asked{text: snap.User.Content, images: snap.User.Attachments},
		direction: event.Direction{ActiveMoods: snap.State.ActiveMoods, ToolCalls: []event.ToolCall{}, ExtraFields: map[string]any{}},
		reasoning: map[event.Pass]*strings.Builder{},
		saved:     p.Now(),
	}
	switch r.Kind {
	case SuperRegenerate:
		t.asked.text = anotherTake
	case MagicRewrite:
		t.asked.text = directedTake + strings.TrimSpace(r.Text)
	case Send, Continue, Regenerate, ForkEdit, Extend, Next:
		t.asked.files = snap.User.Files
	}
	t.asked.text = t.macros.Names(t.asked.text)
	t.result = Result{
		ConversationID: snap.Conversation.ID, UserID: snap.User.ID, ParentID: snap.ParentID, TurnIndex: snap.TurnIndex,
		Log: Log{
			ConversationID: snap.Conversation.ID, UserMessageID: snap.User.ID, TurnIndex: snap.LogTurn, Kind: r.Kind,
			CreatedAt: p.Now(), ToolCalls: []event.ToolCall{}, ExtraFields: map[string]any{}, Skipped: []string{},
		},
	}
	if r.Kind == MagicRewrite {
		t.result.Log.Direction = r.Text
	}
	if snap.Extended != nil {
		t.asked.extension = newExtension(snap.Extended.Content)
		t.result.Extends, t.result.Extended = snap.Extended.ID, snap.Extended.Content
	}
	t.ledger.StartTurn()
	return t
}

// Names are those that texts of the conversation may hold in macros.
func (s Snapshot) Names() prompt.Macros {
	return prompt.Names(prompt.Input{Settings: s.Settings, Conversation: s.Conversation, Character: s.Character, Cast: s.Cast, Persona: s.Persona})
}

// play runs the passes. A panic in one of them ends the turn as an error does. It is long because it is the one place
// that shows the order of a turn.
func (t *turn) play(ctx context.Context) (err error) {
	defer func() {
		if r := recover(); r != nil {
			t.Log.LogAttrs(ctx, slog.LevelError, "turn panicked", slog.Any("panic", r), slog.String("stack", string(debug.Stack())))
			err = fmt.Errorf("turn panicked: %v", r)
		}
	}()
	if t.snap.UserCreated {
		t.say(event.UserMessageCreated, event.UserMessage{ID: t.snap.User.ID, Content: t.snap.User.Content})
	}
	if c := t.snap.Speaker; c != nil {
		t.give(*c)
	} else if all := t.called(); len(all) > 0 {
		t.give(event.Choice{CharacterCardID: all[0].CharacterCardID, Author: all[0].Label, Reason: event.Mentioned})
	}
	t.showExtended()
	var extras []string
	if t.frozen.enabled, extras = t.pre(ctx); ctx.Err() != nil {
		return ctx.Err()
	}
	if err := t.freeze(ctx, extras); err != nil {
		return err
	}
	if places := t.asked.quotes.places(); len(places) > 0 {
		t.say(event.FilesQuoted, places)
	}
	if t.frozen.tools.preWriter() {
		t.helper(ctx, func(ctx context.Context) {
			t.say(event.DirectorStart, nil)
			t.direct(ctx)
		})
	}
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if t.frozen.unfit != nil {
		return t.frozen.unfit
	}
	if t.choose(); t.yielded() {
		return nil
	}
	t.settle()
	t.say(event.DirectorDone, t.direction)
	if err := t.write(ctx); err != nil || ctx.Err() != nil {
		return err
	}
	if err := t.unfinished(); err != nil {
		return err
	}
	t.say(event.WriterDone, event.Written{EditorWillRun: t.draft != "" && t.frozen.tools.afterWriter()})
	if t.draft != "" {
		t.helper(ctx, func(ctx context.Context) {
			if t.frozen.tools.editor {
				t.edit(ctx)
			}
			t.feedback(ctx)
			t.noteDirections(ctx)
		})
	}
	t.joinExtended()
	t.post(ctx)
	if t.draft == "" && ctx.Err() == nil { // no hook filled it
		return fault.New(fault.Unavailable, "The model sent an empty reply twice. Retry, or choose another model.").With(llm.TroubleKind, "empty")
	}
	return nil
}

// settle decides what the turn keeps of the Director's work. It is not reached when
// the turn was stopped inside the Director.
func (t *turn) settle() {
	t.direction.InjectionBlock = t.injectionBlock()
	if t.snap.Settings.EnableAgent {
		state := t.snap.State
		state.ActiveMoods = t.direction.ActiveMoods
		state.ProgressiveFields = t.progressive()
		t.result.State = &state
	}
	if t.asked.text != t.snap.User.Content && t.result.Log.EffectiveMessage != "" {
		t.result.RewrittenUser = t.result.Log.EffectiveMessage
	}
}

// ending says why the reply ends where it ends.
func (t *turn) ending(played error) chat.Finish {
	switch finish := chat.Finish(t.result.Log.Finish); {
	case t.result.Text == "":
		return ""
	case t.result.Interrupted && played == nil:
		return chat.Halted
	case t.result.Interrupted:
		return chat.Broken
	case finish == chat.AtLimit, finish == chat.Looping:
		return finish
	}
	return chat.Complete
}

// close completes the result.
func (t *turn) close(played error, stopped bool, took time.Duration) {
	t.joinExtended()
	t.result.Text = strings.TrimSpace(t.draft)
	t.result.Interrupted = t.result.Interrupted || (played != nil && t.result.Text != "")
	log := &t.result.Log
	if t.frozen.agent != nil && t.Client.TellOfText(t.frozen.agent) {
		t.skip("This model takes no tools, so Director and Editor filled in their forms as text.")
	}
	log.Outcome = Finished
	switch {
	case stopped:
		log.Outcome = Stopped
	case played != nil:
		log.Outcome, log.Error = Failed, fault.Sentence(played)
	}
	t.result.Finish = t.ending(played)
	log.ActiveMoodsBefore = t.snap.State.ActiveMoods
	log.ActiveMoodsAfter = t.direction.ActiveMoods
	log.InjectionBlock = t.direction.InjectionBlock
	log.ExtraFields = t.direction.ExtraFields
	log.AgentLatencyMS = t.direction.AgentLatencyMS
	log.Notes = t.result.Notes
	log.Quotes, t.result.Quotes = lists.Filled(t.asked.quotes.all), t.asked.quotes.all
	log.Reasoning = map[string]string{}
	for pass, thought := range t.reasoning {
		log.Reasoning[string(pass)] = thought.String()
	}
	log.Calls = t.ledger.Calls()
	log.DurationMS = took.Milliseconds()
	if log.Draft == t.result.Text {
		log.Draft = ""
	}
}

func (t *turn) say(name string, data any) { t.emit(event.Event{Name: name, Data: data}) }

// skip notes that a pass could not run, for the inspector.
func (t *turn) skip(sentence string) { t.result.Log.Skipped = append(t.result.Log.Skipped, sentence) }

// freeze builds the base, or the two bases, that all calls of the turn extend.
func (t *turn) freeze(ctx context.Context, extras []string) (err error) {
	t.snap.Writer = t.ready(ctx, t.snap.Writer)
	if t.snap.AgentApart {
		t.snap.Agent = t.ready(ctx, t.snap.Agent)
	} else {
		t.snap.Agent = t.snap.Writer
	}
	t.settleFiles()
	t.frozen.extras = extras
	t.frozen.tools = t.toolset(t.snap, t.frozen.enabled)
	if err := t.plan(ctx); err != nil {
		return err
	}
	t.frozen.writer, t.frozen.agent, err = t.bases(t.snap, t.frozen.tools, extras, t.frozen.shape, t.ledger)
	return err
}

// ready gives a target with what is known of it, and what can be told of its tokens by the conversation.
func (t *turn) ready(ctx context.Context, target llm.Target) llm.Target {
	return t.Client.Count(ctx, t.Client.Ready(ctx, target), func() string {
		var said strings.Builder
		for i := range t.snap.History {
			said.WriteString(t.snap.History[i].Content + "\n")
		}
		return said.String()
	})
}

// keptReasoning is how many bytes of a pass's reasoning the log keeps. A model that thinks without
// end fills a row with it otherwise.
const keptReasoning = 64 << 10

// think keeps a model's reasoning for the log, the beginning of it at least, and passes it on to
// the window where it is shown. What is not shown is kept too, because the log says what each
// voice answered (turn-stream: the result holds text, tool calls and reasoning).
func (t *turn) think(pass event.Pass, delta string, shown bool) {
	if delta == "" {
		return
	}
	if t.reasoning[pass] == nil {
		t.reasoning[pass] = &strings.Builder{}
	}
	if kept := t.reasoning[pass]; kept.Len() < keptReasoning {
		if left := keptReasoning - kept.Len(); len(delta) >= left {
			kept.WriteString(strings.ToValidUTF8(delta[:left], "") + "…")
		} else {
			kept.WriteString(delta)
		}
	}
	if shown {
		t.say(event.Reasoning, event.ReasoningDelta{Pass: pass, Delta: delta})
	}
}

// listen gives what a call of a pass does with its deltas: reasoning goes to the
// window while the pass's flag is set, everything else waits for the reply.
func (t *turn) listen(pass event.Pass, on bool) func(llm.Delta) {
	return func(d llm.Delta) { t.think(pass, d.Reasoning, on) }
}
