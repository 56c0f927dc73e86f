package turn

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/prompt"
)

// A writerDraft is what the Writer leaves behind.
type writerDraft struct {
	draft       string        // what it wrote; of a reply that is continued, what is added to it
	told        []llm.Message // what it was told after the base; later passes replay it
	extension   *extension    // nil: the reply is a new one
	finish      string
	interrupted bool
	flawed      bool // it is of no use, also when it was asked for once more
	onlyThought bool // nothing was written, because the model thought to the end
}

// emptyReply says why there is no reply.
func (p writerDraft) emptyReply() error {
	said := fault.New(fault.Unavailable, "The model sent an empty reply twice. Retry, or choose another model.")
	if p.onlyThought {
		said = fault.New(fault.Unavailable, "The model thought, and wrote no reply. Retry without thinking, or choose another model.")
	}
	return said.With(llm.TroubleKind, "empty")
}

// replay is what the Writer was told, and a version of its draft.
func (p writerDraft) replay(draft string) []llm.Message {
	return append(slices.Clone(p.told), llm.Message{Role: "assistant", Text: draft})
}

// A writer writes prose.
type writer struct {
	*calls
	*writerDraft
}

// write streams the reply. The prose so far counts however it ends. A Writer that
// writes nothing is asked once more: without the tools if it called one in place of writing,
// and without reasoning if that was all it gave. So is one whose reply is of no use.
func write(ctx context.Context, c *calls, d direction) (made writerDraft, err error) {
	defer c.catch(ctx, &err)
	made.extension = newExtension(c.plan.exchange)
	w := writer{c, &made}
	answer, err := w.askTwice(ctx, d)
	if err == nil && ctx.Err() == nil && made.draft != "" {
		answer, err = w.askAgain(ctx, w.call(), answer)
	}
	made.finish, made.onlyThought = answer.finish, made.draft == "" && answer.reasoned
	if answer.echoes > 0 {
		c.skip(fmt.Sprintf("The reply repeated parts of Terzetto's own instructions, which were taken out: %d.", answer.echoes))
	}
	made.interrupted = made.draft != "" && (err != nil || ctx.Err() != nil)
	switch {
	case ctx.Err() != nil:
		return made, nil
	case err != nil:
		return made, fmt.Errorf("write: %w", err)
	case answer.finish == llm.FinishLoop:
		c.skip("The model began to repeat itself, so the reply was cut before the repetition.")
	}
	if c.forPerson {
		return made, nil
	}
	return made, made.checkAdded()
}

// askTwice makes the Writer's call, and another one where the first brought no prose.
func (w writer) askTwice(ctx context.Context, d direction) (answer answerKind, err error) {
	call := w.call()
	var base *llm.Base
	err = w.fit(ctx, func() (err error) {
		w.clear(ctx) // of a reply to a prompt that the server cut
		base, w.told = w.plan.writer, w.plan.messages(d)
		call.Trailing = w.told
		answer, err = w.untilProse(ctx, base, &call, d)
		return err
	})
	if errors.Is(err, errCutPrompt) {
		w.clear(ctx)
	}
	if err != nil || ctx.Err() != nil || w.draft != "" {
		return answer, err
	}
	if answer.called {
		if base, err = base.WithoutTools(); err != nil {
			return answer, fmt.Errorf("take the tools from the Writer: %w", err)
		}
		call.Choice = llm.Auto
	}
	call.Reasoning = call.Reasoning && !answer.reasoned
	if answer.came && !answer.reasoned && !answer.called && w.extension == nil {
		call.Trailing = w.askedForText()
		w.skip("The model's first answer held no reply.", "The Writer was asked once more.")
	}
	return w.stream(ctx, base, call)
}

// messages are what the Writer is told after the base.
func (p *plan) messages(d direction) []llm.Message {
	if p.use != nil && p.wish == nil {
		return p.messagesWith(p.use.Messages(), d)
	}
	if p.wish != nil {
		return p.trailing(prompt.UserMessage(strings.TrimSpace(p.turnContext().String()+"\n\n"+impersonation{p.exchange}.order()), nil))
	}
	return p.trailing(prompt.UserMessage(p.writerMessage(d), p.images))
}

// call is a call of the Writer, still without what it is told.
func (w writer) call() llm.Call {
	call := llm.Call{
		Label: w.label(), Choice: llm.Auto, Reasoning: w.plan.thinking.Writer, Prose: w.plan.proseLabels(),
		Banned: w.plan.snap.bannedPhrases(),
	}
	if w.plan.writer.HasTools() && !w.mayCall() {
		call.Choice = llm.None
	}
	return call
}

// label names the call for the record.
func (w writer) label() string {
	if w.plan.wish != nil {
		return "impersonate"
	}
	return "writer"
}

// bannedPhrases are the wordings that the person marked, each as it is written.
func (s Snapshot) bannedPhrases() (all []string) {
	for _, group := range s.Phrases {
		if group.Banned {
			all = append(all, group.Variants...)
		}
	}
	return all
}

// writerMessage is the trailing message: what belongs to this turn alone.
func (p *plan) writerMessage(d direction) string {
	return prompt.WriterMessage(p.writerInput(d, chat.WithFiles(p.userMessage(), p.files)))
}

// writerInput is what the Writer learns about this turn alone, around a message.
func (p *plan) writerInput(d direction, message string) prompt.WriterInput {
	nudge := ""
	if p.tools.lengthGuard && p.snap.Settings.LengthGuardEnforce {
		nudge = prompt.LengthNudge(p.snap.Settings.LengthGuardMaxWords, p.snap.Settings.LengthGuardMaxParagraphs)
	}
	return prompt.WriterInput{
		Context:     p.turnContext(),
		Direction:   strings.TrimSpace(d.decisions + "\n\n" + p.notesFor("writer")),
		Message:     message,
		Depth:       p.tail().Lore.Depth,
		Note:        p.tail().Note,
		Closing:     p.tail().Closing,
		LengthNudge: nudge,
		Speaker:     p.tail().Speaker,
		InCharacter: p.snap.hasCharacter(),
	}
}

// turnContext is what Director and Writer read before the message.
func (p *plan) turnContext() prompt.TurnContext {
	return prompt.TurnContext{Present: p.tail().Present, Changed: p.corrections(), Lorebook: p.tail().Lore.Tail, Quotes: p.quotes.text(), Recall: p.recallText()}
}
