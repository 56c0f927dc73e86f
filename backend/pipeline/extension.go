package pipeline

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/text"
)

// goOn asks a model to continue its reply, where its server cannot extend it.
const goOn = "[Out of character: your last message is not finished. Continue it from exactly where it stops, in the middle of the sentence if that is where it stops. " +
	"Do not repeat any of it, do not comment on it, and write nothing but its continuation.]"

// An extension is a reply that is being continued. The Writer writes what is added, and the
// Editor edits no more than that; a nil extension belongs to a reply of its own.
type extension struct {
	text.Continuation
	decided bool   // how the two texts are joined no longer changes
	glue    string // what separates the two texts
	joined  bool   // the turn's draft is the whole reply
	prose   string // of the last call, as it came
}

func newExtension(before string) *extension {
	return &extension{Continuation: text.Continuation{Before: strings.TrimSpace(before)}}
}

// begin forgets what an earlier call wrote.
func (e *extension) begin() {
	if e != nil {
		e.decided, e.glue, e.prose = false, "", ""
	}
}

// added is what a call's prose adds to the reply, without what it repeats.
func (e *extension) added(prose string) string {
	if e == nil {
		return strings.TrimSpace(prose)
	}
	if e.prose = prose; e.StartsOver(prose) {
		return ""
	}
	more := e.Join(prose)[len(e.Before):]
	solid := strings.TrimLeft(more, " \n")
	e.glue = more[:len(more)-len(solid)]
	return strings.TrimSpace(solid)
}

// whole is the reply with what is added to it.
func (t *turn) whole(added string) string {
	if t.asked.extension == nil || t.asked.extension.joined {
		return added
	}
	if strings.TrimSpace(added) == "" {
		return t.asked.extension.Before
	}
	return t.asked.extension.Before + t.asked.extension.glue + added
}

// joinExtended makes the draft the whole reply, for hooks and for the store. Where nothing
// was added there is no draft, and the row is left alone.
func (t *turn) joinExtended() {
	if t.asked.extension == nil || t.asked.extension.joined || t.draft == "" {
		return
	}
	if t.result.Log.Draft != "" {
		t.result.Log.Draft = t.whole(t.result.Log.Draft)
	}
	t.draft = t.whole(t.draft)
	t.asked.extension.joined = true
}

// showExtended tells the window the text that the tokens are added to.
func (t *turn) showExtended() {
	if t.asked.extension != nil {
		t.say(event.WriterRewrite, event.RefinedText{RefinedText: t.asked.extension.Before})
	}
}

// tell gives what the Writer is told after the base.
func (t *turn) tell(message llm.Message) []llm.Message {
	if t.asked.extension == nil {
		return []llm.Message{message}
	}
	return []llm.Message{message, {Role: "assistant", Text: t.labelled(t.asked.extension.Before)}, {Role: "user", Text: goOn}}
}

// replay is what the Writer was told, and its draft.
func (t *turn) replay() []llm.Message {
	return append(slices.Clone(t.told), llm.Message{Role: "assistant", Text: t.draft})
}

// first makes the Writer's first call. A server that can extend a last message is asked to
// do so; if it refuses, begins the reply again or adds nothing, the model is asked in words.
// A refusal is remembered once the same server answers without it.
func (t *turn) first(ctx context.Context, base *llm.Base, call llm.Call) (came, error) {
	if t.asked.extension == nil || !t.Client.Extends(base.Target()) {
		return t.stream(ctx, base, call)
	}
	native := call
	native.Trailing, native.Extend, native.Reasoning = call.Trailing[:len(call.Trailing)-1], true, false
	t.asked.extension.Exact = true
	c, err := t.stream(ctx, base, native)
	switch {
	case ctx.Err() == nil && err == nil && t.draft != "":
		if t.asked.extension.repeats() {
			t.Client.CannotExtend(base.Target())
		}
		return c, nil
	case ctx.Err() != nil, err != nil && !llm.RefusesExtending(err):
		return c, err
	}
	unfit := err != nil || t.asked.extension.repeats()
	t.asked.extension.Exact = false
	c, err = t.stream(ctx, base, call)
	if unfit && err == nil && t.draft != "" {
		t.Client.CannotExtend(base.Target())
	}
	return c, err
}

// repeats reports whether the last call began with the beginning of the reply: the server
// did not extend it.
func (e *extension) repeats() bool {
	return strings.TrimSpace(e.prose) != "" && (e.StartsOver(e.prose) || strings.HasPrefix(strings.TrimSpace(e.prose), e.Before))
}

// unfinished says why nothing was added to the reply; nil: something was, or it is a new one.
func (t *turn) unfinished() error {
	switch {
	case t.asked.extension == nil || t.draft != "":
		return nil
	case t.asked.extension.StartsOver(t.asked.extension.prose):
		return fault.New(fault.Unavailable, "The model started its reply over, so Terzetto added nothing. Retry, or choose another model.").With(llm.TroubleKind, "complete")
	}
	return fault.New(fault.Unavailable, "The model added nothing to its reply.").With(llm.TroubleKind, "complete")
}

// sayMore speaks prose as it comes. What may be a repetition waits until it is known.
func (t *turn) sayMore(delta, prose string) {
	e := t.asked.extension
	switch {
	case e == nil || e.decided:
		t.say(event.Token, delta)
	case !e.Undecided(prose):
		e.decided = true
		t.say(event.Token, e.Join(prose)[len(e.Before):])
	}
}

// sayRest speaks what waited until the end.
func (t *turn) sayRest(prose string) {
	e := t.asked.extension
	if e == nil || e.decided || e.StartsOver(prose) {
		return
	}
	if rest := e.Join(prose)[len(e.Before):]; rest != "" {
		t.say(event.Token, rest)
	}
}

// sayAgain speaks prose that takes the place of what was spoken.
func (t *turn) sayAgain(prose string) {
	e := t.asked.extension
	switch {
	case e == nil:
		t.say(event.WriterRewrite, event.RefinedText{RefinedText: prose})
	case e.Undecided(prose):
		e.decided = false
		t.say(event.WriterRewrite, event.RefinedText{RefinedText: e.Before})
	default:
		e.decided = true
		t.say(event.WriterRewrite, event.RefinedText{RefinedText: e.Join(prose)})
	}
}
