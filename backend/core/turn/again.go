package turn

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/document/language"
	"terzetto/backend/model/demo"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/story/editcheck"
	"terzetto/backend/story/replycheck"
)

// What counts as said before: the last replies, and the person's own message. Nobody answers a message with the whole of it,
// unless it is a word or two.
const (
	repliesBefore  = 5
	wordsOfMessage = 4
)

// A flaw is what makes a whole reply of no use.
type flaw struct {
	Prompt string // tells the model
	Said   string // tells the person
}

// What the Writer is told before the text of a flaw, and after it.
const (
	flawOpening = "The reply above "
	flawEnding  = " Reply with the new text only."

	beginWithText = "Begin with the text of the reply itself, without a name before it, and don't write for "
)

// flawOf finds what makes a draft of no use as a whole reply; nil: nothing does.
func (x exchange) flawOf(draft string) *flaw {
	switch {
	case x.wish != nil:
		return impersonation{x}.flaw(draft)
	case x.replaces(draft):
		return &flaw{
			Prompt: x.snap.instruct(flawOpening + "is word for word the one that it should replace. Write a different one." + flawEnding),
			Said:   "The new version was the same as the one before.",
		}
	case x.saidBefore(draft):
		return &flaw{
			Prompt: x.snap.instruct(flawOpening + "is word for word an earlier one. Set it aside and answer my last message with another one." + flawEnding),
			Said:   "The reply repeated an earlier one word for word.",
		}
	case x.saysMessage(draft):
		return &flaw{
			Prompt: x.snap.instruct(flawOpening + "only repeats my message. Set it aside and answer my message." + flawEnding),
			Said:   "The reply only repeated your message.",
		}
	case replycheck.IsRefusal(draft):
		return &flaw{
			Prompt: x.snap.instruct(flawOpening + "is a refusal and nothing else. Answer my last message as far as you can." + flawEnding),
			Said:   "The model refused to answer.",
		}
	}
	if language, other := x.otherLanguage(draft); other {
		return &flaw{
			Prompt: x.snap.instruct(flawOpening + "is in another language. Write it again in " + language + "." + flawEnding),
			Said:   "The reply was in another language than the conversation.",
		}
	}
	return nil
}

// replaces reports whether a draft is the version that it was asked to replace. Of a version that is written from the
// same history alone, few words may well be the same again.
func (x exchange) replaces(draft string) bool {
	rewrites := x.request.Kind == MagicRewrite || x.request.Kind == SuperRegenerate
	return x.snap.Replaced != "" && x.snap.Extended == nil && (rewrites || replycheck.IsLong(draft)) && slices.Equal(strings.Fields(draft), strings.Fields(x.snap.Replaced))
}

// saidBefore reports whether a draft is one of the last replies.
func (x exchange) saidBefore(draft string) bool {
	if !replycheck.IsLong(draft) {
		return false
	}
	said, now := x.earlierReplies(), replycheck.Letters(draft)
	return slices.ContainsFunc(said[:min(len(said), repliesBefore)], func(reply string) bool { return now == replycheck.Letters(x.macros.Names(reply)) })
}

// saysMessage reports whether a draft is the person's own message.
func (x exchange) saysMessage(draft string) bool {
	said := replycheck.Letters(x.macros.Names(x.snap.User.Content))
	return len(draft) >= len(said) && replycheck.Letters(draft) == said && len(replycheck.Words(draft)) >= wordsOfMessage
}

// otherLanguage reports whether a draft is in a language that neither the person nor the story speaks, and which one the
// person does. A text that came with the conversation, or a wish for a language, may be the reason.
func (x exchange) otherLanguage(draft string) (spoken string, other bool) {
	rows := append(slices.Clip(x.snap.History), x.snap.User)
	withFile := len(x.images) > 0 || len(x.files) > 0 || slices.ContainsFunc(rows, func(m chat.Message) bool { return len(m.Files) > 0 }) ||
		len(x.snap.Folders.Files()) > 0
	person, story := replycheck.Latest(rows, true, recentBytes), replycheck.Latest(rows, false, recentBytes)
	draft = replycheck.WithoutCode(draft)
	ends := []string{draft[:min(len(draft), recentBytes)], draft[max(0, len(draft)-recentBytes):]}
	if withFile || slices.ContainsFunc(ends, func(end string) bool { return !editcheck.OtherLanguage(person, strings.ToValidUTF8(end, "")) }) {
		return "", false
	}
	set := x.snap.Settings
	texts := []string{person, x.text, set.SharedSystemPrompt, set.AssistantSystemPrompt, x.snap.WriterSystem, x.snap.Folders.Instructions(), set.UserDescription}
	card := ""
	if c := x.snap.Character; c != nil {
		card = strings.Join([]string{c.Description, c.Personality, c.Scenario, c.SystemPrompt, c.PostHistoryInstructions}, "\n")
	}
	if p := x.snap.Persona; p != nil {
		texts = append(texts, p.Description)
	}
	if slices.ContainsFunc(append(texts, card), replycheck.NamesLanguage) {
		return "", false
	}
	is := language.Of(draft)
	if language.Of(story) == is || language.Of(card) == is {
		return "", false
	}
	return language.Name(language.Of(person)), true
}

// askedForText is what the Writer was told, with a word for a model whose answer held nothing but marks, or the part of the person.
func (w writer) askedForText() []llm.Message {
	told := slices.Clone(w.told)
	other := w.plan.macros.User
	if w.plan.wish != nil {
		other = w.plan.macros.Char
	}
	told[len(told)-1].Text += "\n\n" + w.plan.snap.instruct(beginWithText+other+".")
	return told
}

// askAgain asks for another take where the draft is of no use. Whatever comes of it, there is a reply: where nothing
// comes the first one stands, and the log says so.
func (w writer) askAgain(ctx context.Context, call llm.Call, first answerKind) (answerKind, error) {
	wrong := w.plan.flawOf(w.draft)
	if w.extension != nil || wrong == nil || demo.Answers(w.plan.snap.Writer) { // the demo would say the same of any words
		return first, nil
	}
	base, before := w.plan.writer, w.draft
	call.Trailing = append(slices.Clone(w.told), llm.Message{Role: "assistant", Text: w.plan.label(before)}, llm.Message{Role: "user", Text: wrong.Prompt})
	second := first
	if room := compaction.In(base.Target()); room.Fits(base.Size() + base.Target().Size(call.Trailing...)) {
		w.clear(ctx)
		again, err := w.stream(ctx, base, call)
		if second = again; w.draft == "" || err != nil && ctx.Err() == nil {
			w.draft, second = before, first
			w.say(event.WriterRewrite, event.RefinedText{RefinedText: before})
		}
	}
	if ctx.Err() != nil {
		return second, nil
	}
	if w.plan.replaces(w.draft) {
		w.draft = "" // there is no new version
		return second, fault.New(fault.Unavailable,
			"The model wrote the same reply again, so there is no new version. Retry, or choose another model.").With(llm.TroubleKind, "complete")
	}
	now := w.plan.flawOf(w.draft)
	if w.flawed = now != nil; w.flawed {
		w.skip(now.Said, "Asking the Writer once more brought no better reply.")
	} else {
		w.skip(wrong.Said, "The Writer was asked once more.")
	}
	return second, nil
}
