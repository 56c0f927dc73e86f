package turn

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"terzetto/backend/core/toolchat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/story/prompt"
)

// errWaits ends a turn whose reply waits for a person.
var errWaits = errors.New("the reply waits for a person")

// prepareTools settles what the model may use, before the turn reads it.
func (p *Pipeline) prepareTools(ctx context.Context, r Request) error {
	if p.Tools == nil || p.Tools.Prepare == nil {
		return nil
	}
	return p.Tools.Prepare(context.WithoutCancel(ctx), r.ConversationID)
}

// newUse begins the use of tools for a reply; nil: there are none.
func (p *Pipeline) newUse(s Snapshot, j *journal) *toolchat.Use {
	if p.Tools == nil || len(s.Tools.Offered)+len(s.Tools.Calls) == 0 {
		return nil
	}
	of := s.Conversation.Settings
	scene := s.Tools.After(append(slices.Clip(s.History), s.User), s.Folders.Files(), of.SystemPrompt, of.Note.Text, s.Folders.Instructions())
	scene.Limits = toolchat.Limits{Calls: s.Settings.ToolCalls, Time: time.Duration(s.Settings.ToolSeconds) * time.Second}
	return p.Tools.NewUse(scene, j.say)
}

// offeredTools are those that the model is told of: what the person switched on, as far as it takes at most a quarter of the context.
func (x exchange) offeredTools() []llm.Tool {
	return toolchat.Fit(x.snap.Tools.Offered, x.snap.room())
}

// callsSize is how much the calls take that were made for the message.
func (x exchange) callsSize() int { return x.snap.reader().Size(x.use.Messages()...) }

// mayCall reports whether the Writer may call tools. A reply that is continued calls none.
func (w writer) mayCall() bool {
	return w.plan.use != nil && w.plan.wish == nil && w.extension == nil && w.plan.writer.Offers()
}

// untilProse asks the Writer, makes the calls of tools that it asks for, and asks again until it writes.
func (w writer) untilProse(ctx context.Context, base *llm.Base, call *llm.Call, d direction) (answer answerKind, err error) {
	if !w.mayCall() && (w.plan.use == nil || !w.plan.use.Open()) {
		return w.first(ctx, base, *call)
	}
	use, next := w.plan.use, toolchat.Again
	use.Room = func(after []llm.Message) (int, bool) {
		room := compaction.In(base.Target())
		return room.Remaining(base.Size() + base.Target().Size(w.plan.messagesWith(after, d)...)), room.Known()
	}
	if use.Open() {
		next, err = use.Proceed(ctx)
	}
	for {
		switch {
		case err != nil:
			return answer, err
		case next == toolchat.Waits:
			return answer, errWaits
		case next == toolchat.Enough && base.HasTools():
			call.Choice = llm.None
		}
		w.told = w.plan.messages(d)
		call.Trailing = w.told
		answer, err = w.first(ctx, base, *call)
		if err != nil || ctx.Err() != nil || len(answer.calls) == 0 || next == toolchat.Enough {
			return answer, err
		}
		said := w.draft
		if answer.asText {
			said = ""
		} else if said != "" && !slices.ContainsFunc(answer.calls, func(c llm.ToolCall) bool { return use.Offers(c.Name) }) {
			return answer, nil // a form, by mistake
		}
		w.clear(ctx)
		next, err = use.Make(ctx, said, answer.calls)
	}
}

// messagesWith are what the Writer is told after the base where it may call tools: the message as the history will have it, the
// calls, and then what belongs to this turn alone. So the next turn begins with all that was read before that.
func (p *plan) messagesWith(calls []llm.Message, d direction) (all []llm.Message) {
	text, row := p.userMessage(), p.snap.User
	if p.request.Kind != SuperRegenerate && p.request.Kind != MagicRewrite && row.ID != 0 {
		if d.refined != "" {
			row.Content = d.refined
		}
		all = append(all, prompt.RowMessage(&row, p.macros))
	} else if strings.TrimSpace(text) != "" || len(p.images) > 0 {
		all = append(all, prompt.UserMessage(text, p.images))
	}
	all = append(all, calls...)
	if after := prompt.WriterMessage(p.writerInput(d, "")); after != "" || len(all) == 0 {
		all = append(all, prompt.UserMessage(after, nil))
	}
	return p.trailing(all...)
}

// resume takes up a reply that waited for a person.
func (r *reply) resume() {
	w := r.plan.snap.Waited
	r.direction.Direction, r.direction.decisions, r.direction.refined = w.Direction, w.Decisions, w.Refined
	if w.Choice != nil && r.plan.choice == nil {
		r.setSpeaker(*w.Choice)
	}
	r.plan.use.TellAnswered()
}

// resultOf is what the reply leaves behind when its turn ends.
func (r *reply) resultOf(failed error, stopped, waits bool) Result {
	out := r.result(failed, stopped)
	if waits && !stopped {
		out.Text, out.Interrupted, out.Log.Outcome = "", false, Waits
		out.Waits = &Waiting{
			Kind: r.plan.request.Kind, MessageID: r.plan.request.MessageID, Text: r.plan.request.Text, Direction: r.direction.Direction,
			Decisions: r.direction.decisions, Refined: r.direction.refined, Choice: r.plan.choice,
		}
	}
	if n := len(r.plan.snap.Tools.Offered) - len(r.plan.offeredTools()); n > 0 {
		out.Log.Skipped = append(out.Log.Skipped, fmt.Sprintf("Tools that don't fit the model's context were left out: %d. Choose fewer at Tools.", n))
	}
	if w := r.plan.writer; w != nil && len(r.plan.snap.Tools.Offered) > 0 && !w.Offers() {
		out.Log.Skipped = append(out.Log.Skipped, "This model can't call tools, so it was not told of any.")
	}
	return out
}
