package turn

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/output"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/replycheck"
)

// A MessageWish says what the person's next message should be like.
type MessageWish struct {
	Text string // what it begins with; may be empty
	Hint string // the person's own words about it; may be empty
}

// Impersonate writes the person's next message in a scene, from whom the person plays and from the conversation so far. It sends
// what it writes to emit, as the Writer does with a reply, but for done and error. Nothing of it is kept. Cancelling ctx stops
// it, which is no error. The call extends what the next turn begins with, so that its server has read almost all of it. What the
// message begins with comes first, as a writer_rewrite.
func (p *Pipeline) Impersonate(ctx context.Context, s Snapshot, wish MessageWish, emit event.Sink) (err error) {
	s.User = chat.Message{} // the path ends with what the message answers
	x := newExchange(Request{}, s, p.Now)
	x.wish = &wish
	now := p.Now()
	x.start = x.macros.At(s.History, wish.Text, now).Inline(wish.Text, macro.Chance(p.Rand), now)
	j := &journal{emit: emit, log: p.Log, conversation: s.Conversation.ID, reasoning: map[event.Pass]*strings.Builder{}}
	c := &calls{
		planner: &planner{Pipeline: p, journal: j, ledger: llm.NewLedger(), forPerson: true},
		plan:    plan{exchange: x, enabled: defaultTools(s)},
	}
	defer c.catch(ctx, &err)
	if c.plan, err = c.makePlan(ctx, c.plan); err != nil {
		return err
	}
	if opening, begun := c.plan.opening(); begun {
		j.say(event.WriterRewrite, event.RefinedText{RefinedText: opening})
	}
	made, err := write(ctx, c, direction{})
	switch {
	case ctx.Err() != nil:
		return nil
	case err != nil:
		return err
	case made.draft == "" && made.onlyThought:
		return noMessage("The model thought, and wrote no message. Retry without thinking, or choose another model.")
	case made.draft == "":
		return noMessage("The model wrote no message for you. Retry, or choose another model.")
	}
	switch {
	case !made.flawed:
		return nil
	case replycheck.IsRefusal(made.draft):
		return noMessage("The model refused to write your message. Choose another model.")
	}
	return noMessage("The model only repeated an earlier message. Retry, or choose another model.")
}

func noMessage(said string) error {
	return fault.New(fault.Unavailable, said).With(llm.TroubleKind, "empty")
}

// The request for the person's message. A frame of role-play forbids what it asks for, so it says that this is meant.
const (
	messageInStory = " and not a reply to it: what %user% says and does, in %user%'s own voice, as %user% is described above. This once you write for %user%; " +
		"do not write for anyone else, and stop where another has to answer. Keep the language, the person and the tense of %user%'s earlier messages. " +
		"Write one to four sentences, unless those messages are longer. Answer with the message alone, without a name before it."
	messageToAssistant = " as I would write it to you, in the language and manner of my earlier messages: a question, an answer or what I want next. " +
		"Do not answer it. Write one to four sentences. Answer with the message alone, without a name before it."
)

// An impersonation is an exchange in which the person's next message is written.
type impersonation struct{ exchange }

// order asks the Writer for the message.
func (x impersonation) order() string {
	order := "Write my next message" + messageToAssistant
	if x.snap.hasCharacter() {
		order = "Write %user%'s next message in this conversation," + messageInStory
	}
	asked := x.snap.instruct(strings.ReplaceAll(order, "%user%", x.macros.User))
	if hint := strings.TrimSpace(x.macros.Names(x.wish.Hint)); hint != "" {
		asked += "\n\nWhat the message should be about or like:\n\"\"\"\n" + hint + "\n\"\"\""
	}
	return asked
}

// labels say whose names the message may begin with. The person speaks, so that the label of a
// character ends the message.
func (x impersonation) labels(decisions []string) *output.Prose {
	others := []string{"Assistant", x.snap.Conversation.CharacterName}
	if c := x.snap.Character; c != nil {
		others = append(others, c.Name, c.Nickname)
	}
	for _, v := range x.snap.Cast {
		others = append(others, v.Label, v.Name)
	}
	for _, name := range slices.Clone(others) {
		if words := strings.Fields(name); len(words) > 1 { // models also use the first name
			others = append(others, words[0])
		}
	}
	return &output.Prose{Cast: others, Speaker: []string{x.macros.User, "User", "Human"}, Labels: decisions}
}

// flaw finds what makes a draft of no use as the message; nil: nothing does.
func (x impersonation) flaw(draft string) *flaw {
	rows := x.snap.History[max(0, len(x.snap.History)-repliesBefore):]
	same := func(m chat.Message) bool { return letters(x.macros.Names(m.Content)) == letters(draft) }
	switch {
	case replycheck.IsLong(draft) && slices.ContainsFunc(rows, same):
		return &flaw{
			Prompt: x.snap.instruct("The message above is word for word an earlier one. Set it aside and write the next one for " + x.macros.User + "." + flawEnding),
			Said:   "The message repeated an earlier one word for word.",
		}
	case replycheck.IsRefusal(draft):
		return &flaw{
			Prompt: x.snap.instruct("The message above is a refusal and nothing else. Write the next message for " + x.macros.User + " as far as you can." + flawEnding),
			Said:   "The model refused to write the message.",
		}
	}
	return nil
}
