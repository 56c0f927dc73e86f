package turn

import (
	"context"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
)

// answerKind says what a call of the Writer brought beside prose.
type answerKind struct {
	reasoned bool
	called   bool // a tool, whether as a call or as text
	came     bool // anything came, also what is no prose, such as a reply under the person's name
	finish   string
	calls    []llm.ToolCall // of tools that the model was told of
	asText   bool           // they were written as the text of the answer
	echoes   int            // of the prompt that were taken out of the prose
}

// first makes the Writer's first call. A server that can extend a last message is asked to
// do so; if it refuses, begins the reply again or adds nothing, the model is asked in words.
// A refusal is remembered once the same server answers without it.
func (w writer) first(ctx context.Context, base *llm.Base, call llm.Call) (answerKind, error) {
	if w.extension == nil || !w.Client.Extends(base.Target()) {
		return w.stream(ctx, base, call)
	}
	native := call
	native.Trailing, native.Extend, native.Reasoning = call.Trailing[:len(call.Trailing)-1], true, false
	w.extension.Exact = true
	c, err := w.stream(ctx, base, native)
	switch {
	case ctx.Err() == nil && err == nil && w.draft != "":
		if w.extension.repeats() {
			w.Client.CannotExtend(base.Target())
		}
		return c, nil
	case ctx.Err() != nil, err != nil && !llm.RefusesExtending(err):
		return c, err
	}
	unfit := err != nil || w.extension.repeats()
	w.extension.Exact = false
	c, err = w.stream(ctx, base, call)
	if unfit && err == nil && w.draft != "" {
		w.Client.CannotExtend(base.Target())
	}
	return c, err
}

// stream makes one call and speaks it as it comes. What takes the place of text that the
// window has already seen is spoken as a rewrite.
func (w writer) stream(ctx context.Context, base *llm.Base, call llm.Call) (c answerKind, err error) {
	var prose strings.Builder
	var called llm.Collector
	w.extension.reset()
	saver := w.saveProse(ctx)
	defer func() {
		saver.end()
		w.sayRest(prose.String())
		w.draft = w.extension.trim(prose.String())
	}()
	for delta, err := range w.Client.Stream(ctx, base, call) {
		if err != nil {
			return c, err
		}
		called.Add(delta)
		c.came = c.came || delta.Came > 0
		c.reasoned = c.reasoned || delta.Reasoning != ""
		c.called = c.called || delta.Call != "" || delta.Tool != nil
		if delta.Finish != "" {
			c.finish = delta.Finish
		}
		w.tell(event.Writer, delta.Read)
		w.think(event.Writer, delta.Reasoning, call.Reasoning)
		switch {
		case delta.Replace:
			c.echoes = delta.Echoes
			prose.Reset()
			prose.WriteString(delta.Text)
			w.sayAgain(delta.Text)
		case delta.Text == "":
			continue
		default:
			prose.WriteString(delta.Text)
			w.sayMore(delta.Text, prose.String())
		}
		saver.put(prose.String())
	}
	if call.Choice == llm.Auto && base.Offers() {
		c.calls, c.asText = llm.CallsOf(w.Client, base, &called)
	}
	return c, nil
}

// checkAdded says why nothing was added to the reply; nil: something was, or it is a new one.
func (p writerDraft) checkAdded() error {
	switch {
	case p.extension == nil || p.draft != "":
		return nil
	case p.extension.StartsOver(p.extension.prose):
		return fault.New(fault.Unavailable, "The model started its reply over, so Terzetto added nothing. Retry, or choose another model.").With(llm.TroubleKind, "complete")
	}
	return fault.New(fault.Unavailable, "The model added nothing to its reply.").With(llm.TroubleKind, "complete")
}

// sayMore speaks prose as it comes. What may be a repetition waits until it is known.
func (w writer) sayMore(delta, prose string) {
	e := w.extension
	switch {
	case e == nil || e.decided:
		w.say(event.Token, delta)
	case !e.Undecided(prose):
		e.decided = true
		w.say(event.Token, e.Join(prose)[len(e.Before):])
	}
}

// sayRest speaks what waited until the end.
func (w writer) sayRest(prose string) {
	e := w.extension
	if e == nil || e.decided || e.StartsOver(prose) {
		return
	}
	if rest := e.Join(prose)[len(e.Before):]; rest != "" {
		w.say(event.Token, rest)
	}
}

// sayAgain speaks prose that takes the place of what was spoken.
func (w writer) sayAgain(prose string) {
	e := w.extension
	switch {
	case e == nil:
		w.say(event.WriterRewrite, event.RefinedText{RefinedText: prose})
	case e.Undecided(prose):
		e.decided = false
		w.say(event.WriterRewrite, event.RefinedText{RefinedText: e.Before})
	default:
		e.decided = true
		w.say(event.WriterRewrite, event.RefinedText{RefinedText: e.Join(prose)})
	}
}

// clear discards what a call has written, because it is made again.
func (w writer) clear(ctx context.Context) {
	if w.draft == "" {
		return
	}
	w.draft = ""
	d := w.plan.unfinishedDraft()
	d.Text = w.extension.reply("")
	w.saveDraft(ctx, d)
	w.say(event.WriterRewrite, event.RefinedText{RefinedText: w.extension.withPrefix("")})
}
