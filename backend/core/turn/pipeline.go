package turn

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/toolchat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/macro"
)

// commitTime is how long saving may take after a stop. A disk that needs longer
// than this is reported rather than waited for.
const commitTime = 15 * time.Second

// A Pipeline runs turns. Its fields are set once; it may run many turns at a time.
type Pipeline struct {
	Store         Store
	Client        *llm.Client
	Plugins       *plugin.Host
	Ledger        func(conversationID string) *llm.Ledger                    // the cache ledger of a conversation
	KeepExchanges func(conversationID string, log int64, all []llm.Exchange) // what went over the wire; may be nil
	Log           *slog.Logger
	Now           func() time.Time
	Rand          func(n int) int   // in [0, n); for the macros that a person writes
	Passages      Passages          // nil: files are not searched
	Meaning       Meaning           // nil: they are searched by words alone
	Near          MessageMeaning    // nil: earlier messages are recalled by their words alone
	Stems         Stems             // nil: nothing is recalled of earlier messages
	Folds         Folds             // nil: lists of events are made without the Director's records, and no summaries are written
	Facts         Facts             // nil: what summaries say of facts is not kept
	Tools         *toolchat.Toolbox // nil: models call no tools of their own
	SummaryDue    func(Summary)     // hears of a summary that should be written after a turn; may be nil
}

// Run plays one turn and sends its events to emit. It returns when the turn is saved and
// its last event is sent. The error is the one that was sent, for the caller's log.
// Cancelling ctx is Stop. Each reply of a turn with several is saved before the next begins.
func (p *Pipeline) Run(ctx context.Context, r Request, emit event.Sink) error {
	r.Draw = macro.Chance(p.Rand)
	for {
		made, saved, err := p.reply(ctx, r, emit)
		if err != nil {
			return err
		}
		if ctx.Err() != nil || !made.plan.continues(saved) {
			if s := made.dueSummary(); p.SummaryDue != nil && ctx.Err() == nil && s != nil {
				p.SummaryDue(*s)
			}
			emit(event.Event{Name: event.Done})
			return nil
		}
		c := made.plan.choice
		emit(event.Event{Name: event.ReplyDone, Data: event.Reply{MessageID: saved.MessageID, CharacterCardID: c.CharacterCardID, Author: c.Author}})
		r = Request{Kind: Next, ConversationID: r.ConversationID, Skip: r.Skip, Chores: r.Chores, Draw: r.Draw}
	}
}

// reply makes one reply of a turn and commits it, however making it ended.
func (p *Pipeline) reply(ctx context.Context, r Request, emit event.Sink) (made *reply, saved Committed, err error) {
	began := p.Now()
	r.At = began
	if err := p.prepareTools(ctx, r); err != nil {
		emit(event.Event{Name: event.Error, Data: fault.Sentence(err)})
		return nil, saved, err
	}
	// Begin is not stopped half-way: a message that was sent is kept.
	snap, err := p.Store.Begin(context.WithoutCancel(ctx), r)
	if err != nil {
		emit(event.Event{Name: event.Error, Data: fault.Sentence(err)})
		return nil, saved, fmt.Errorf("begin turn: %w", err)
	}
	made = p.newReply(newExchange(r, snap, p.Now), emit, began)
	failed := made.play(ctx)
	stopped, waits := ctx.Err() != nil, errors.Is(failed, errWaits)
	if stopped || waits {
		failed = nil
	}
	if agent := made.plan.agent; agent != nil && p.Client.TellOfText(agent) {
		made.skip("This model takes no tools, so Director and Editor filled in their forms as text.")
	}
	made.skip(made.plan.unsent()...)
	for _, call := range made.ledger.Calls() {
		if call.Another {
			made.skip(fmt.Sprintf("Another model answers at this address now: %s.", llm.ShortName(call.Answered)))
		}
	}
	if saved, err = p.commit(ctx, made.resultOf(failed, stopped, waits), made.ledger); err != nil {
		failed = errors.Join(failed, err)
	}
	if saved.MessageID != 0 && len(saved.Rejected) > 0 {
		emit(event.Event{Name: event.ArtifactsRejected, Data: plugin.Rejected{Rejected: saved.Rejected}})
	}
	if chores := made.additions.Chores; r.Chores != nil && err == nil && saved.MessageID != 0 && len(chores) > 0 {
		for _, c := range chores {
			c.Body["message_id"] = float64(saved.MessageID) // as in a body of JSON
		}
		r.Chores(chores)
	}
	if failed != nil {
		emit(event.Event{Name: event.Error, Data: fault.Sentence(failed)})
	}
	return made, saved, failed
}

// commit saves what a reply leaves behind, on a context that a stop does not reach.
func (p *Pipeline) commit(ctx context.Context, result Result, ledger *llm.Ledger) (Committed, error) {
	saving, cancel := context.WithTimeout(context.WithoutCancel(ctx), commitTime)
	defer cancel()
	saved, err := p.Store.Commit(saving, result)
	exchanges := ledger.TakeExchanges()
	if err != nil {
		return saved, fmt.Errorf("save turn: %w", err)
	}
	if p.KeepExchanges != nil {
		p.KeepExchanges(result.ConversationID, saved.LogID, exchanges)
	}
	return saved, nil
}

// A reply is what the stages have made so far. It belongs to the goroutine that called Run. A stage reads what those
// before it made and returns a value of its own, which play puts into its field; beside that a stage changes the plan
// through calls, and adds to the journal.
type reply struct {
	*calls // with the plan and the journal

	began, created time.Time

	direction direction
	prose     writerDraft
	edits     edits
	remarks   remarks
	additions plugin.Additions

	draft  string // as the last stage left it: what is added, where a reply is continued, until joined
	joined bool   // the draft is the whole reply
	edited bool   // Director and Editor have finished with it
}

func (p *Pipeline) newReply(x exchange, emit event.Sink, began time.Time) *reply {
	id := x.snap.Conversation.ID
	j := &journal{emit: emit, log: p.Log, conversation: id, skipped: []string{}, reasoning: map[event.Pass]*strings.Builder{}}
	ledger := p.Ledger(id)
	ledger.StartTurn()
	x.use = p.newUse(x.snap, j)
	return &reply{
		calls: &calls{planner: &planner{Pipeline: p, journal: j, ledger: ledger}, plan: plan{exchange: x}},
		began: began, created: p.Now(), direction: newDirection(x.snap),
	}
}

// play runs the stages in their order: plan, direct, write, edit, and the plug-ins' hooks around them. An error, and
// a panic, ends it; what was made until then counts.
func (r *reply) play(ctx context.Context) (err error) {
	defer r.catch(ctx, &err)
	h := hooks{r.planner, plugin.NewScratch()}
	if err := r.planStage(ctx, h); err != nil {
		return err
	}
	if r.plan.snap.Waited != nil {
		r.resume()
	} else if err := r.directStage(ctx); err != nil || r.yielded() {
		return err
	} else {
		r.direction = r.direction.settle(&r.plan)
		r.say(event.DirectorDone, r.direction.Direction)
	}
	if opening, begun := r.plan.opening(); begun && r.plan.snap.Extended == nil { // as the Writer's own words, so that it is read aloud like them
		r.say(event.Token, opening)
	}
	r.prose, err = write(ctx, r.calls, r.direction)
	if r.draft = r.prose.draft; err != nil || ctx.Err() != nil {
		return err
	}
	r.saveReply(ctx)
	r.say(event.WriterDone, event.Written{EditorWillRun: r.draft != "" && (r.plan.tools.giveFeedback || r.editorRuns())})
	if r.draft != "" {
		if err := r.editStage(ctx); err != nil {
			return err
		}
	}
	r.draft, r.joined = r.text(), r.draft != ""
	r.additions, err = h.runPost(ctx, &r.plan, r.draft, r.direction)
	r.draft = r.additions.Draft
	if err == nil && r.draft == "" && ctx.Err() == nil { // no hook filled it
		return r.prose.emptyReply()
	}
	return err
}

// planStage makes the plan of the reply, after the PreHooks.
func (r *reply) planStage(ctx context.Context, h hooks) (err error) {
	snap := r.plan.snap
	if snap.UserCreated {
		r.say(event.UserMessageCreated, event.UserMessage{ID: snap.User.ID, Content: snap.User.Content})
	}
	if c, known := r.plan.knownSpeaker(); known {
		r.setSpeaker(c)
	}
	if opening, begun := r.plan.opening(); begun && snap.Extended != nil { // the text that the tokens are added to
		r.say(event.WriterRewrite, event.RefinedText{RefinedText: opening})
	}
	from := plan{exchange: r.plan.exchange}
	if from.enabled, from.extras = h.runPre(ctx, from.exchange); ctx.Err() != nil {
		return ctx.Err()
	}
	if r.plan, err = r.makePlan(ctx, from); err != nil {
		return err
	}
	if places := r.plan.quotes.places(); len(places) > 0 {
		r.say(event.FilesQuoted, places)
	}
	return nil
}

// directStage asks the Director, and decides who speaks.
func (r *reply) directStage(ctx context.Context) (err error) {
	resting := r.plan.tools.director && r.rests(event.Director)
	asks := r.plan.tools.preWriter() && (r.plan.tools.rewriter || !resting)
	if asks && r.plan.snap.AgentApart && !r.Client.Reaches(ctx, r.plan.snap.Writer) { // the Writer's call says why
		r.skip("The Writer's server doesn't answer, so the Director wasn't asked.")
		asks = false
	}
	if asks {
		r.help(ctx, func(ctx context.Context) {
			r.say(event.DirectorStart, nil)
			r.direction, err = direct(ctx, r.calls)
		})
	}
	if resting { // its last moods would stay for good
		r.direction.ActiveMoods = []string{}
	}
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return err
	}
	if r.unfit != nil {
		return r.unfit
	}
	if c, chosen := r.plan.choose(r.direction.speaker); chosen {
		r.setSpeaker(c)
	}
	return nil
}

// editStage has the Editor improve the draft, and the forms about the final text filled in.
func (r *reply) editStage(ctx context.Context) (err error) {
	r.help(ctx, func(ctx context.Context) {
		if r.plan.tools.editor && !r.prose.flawed {
			r.edits, err = edit(ctx, r.calls, r.prose, func(e edits) {
				r.edits, r.draft = e, e.draft
				r.saveReply(ctx)
			})
			r.draft = r.edits.draft
		}
		if err == nil {
			r.remarks, err = remark(ctx, r.calls, r.prose, r.draft)
		}
	})
	if err == nil {
		r.edited = true
		r.saveReply(ctx)
	}
	return err
}

// editorRuns reports whether the Editor is asked about the draft. One that is of no use has more wrong with it than the Editor can correct.
func (r *reply) editorRuns() bool {
	return r.plan.tools.editor && !r.prose.flawed && !r.rests(event.Editor)
}

// help runs Director or Editor within the time that they have together, until the person skips it.
func (r *reply) help(ctx context.Context, run func(context.Context)) {
	took := time.Duration(r.direction.AgentLatencyMS) * time.Millisecond // by the Director; 0 before it
	r.plan.request.Skip.help(ctx, r.plan.snap.Settings.HelperSeconds, took, func(ctx context.Context, c *helperClock) {
		r.clock = c
		defer func() { r.clock = nil }()
		run(ctx)
	})
}

// yielded reports whether the Director left the floor to the person.
func (r *reply) yielded() bool {
	return r.plan.choice != nil && r.plan.choice.Reason == event.Yielded
}

// text is the whole reply as it is now; empty: there is none.
func (r *reply) text() string {
	if r.draft == "" || r.joined {
		return r.draft
	}
	return r.prose.extension.withPrefix(r.draft)
}
