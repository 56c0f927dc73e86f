package habits_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/habits"
	stored "terzetto/backend/store/habits"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// phrase is the habit of the scripted model.
const phrase = "barely above a whisper"

// story is a reply that says something else each time, and the phrase.
func story(n int) string {
	var b strings.Builder
	for i := range 60 {
		fmt.Fprintf(&b, "The %s of the %s. ", madeUp(n*1000+i), madeUp(n*1000+500+i))
	}
	return b.String() + "Her voice was " + phrase + "."
}

// madeUp is a word of its own for each number.
func madeUp(n int) string {
	return "w" + strings.Map(func(r rune) rune { return 'a' + r - '0' }, strconv.Itoa(n)) + "o"
}

// a talker plays turns with a scripted model.
type talker struct {
	*backend.Backend

	t     *testing.T
	model *llmtest.Server
	said  int
}

func newTalker(t *testing.T, dir string) *talker {
	b := backendtest.Open(t, dir)
	return &talker{Backend: b, t: t, model: backendtest.UseScriptedModel(t, b)}
}

// say plays a turn in a conversation of its own, and gives the conversation.
func (p *talker) say(message string) string {
	p.t.Helper()
	p.said++
	p.model.Then(llmtest.Prose(llmtest.Says(story(p.said))))
	c := backendtest.Conversation(p.t, p.Backend)
	backendtest.Turn(p.t, p.Backend, c, message)
	return c
}

// learnt waits until all that was said is learnt, and the habits are as wanted.
func (p *talker) learnt(want func(habits.List) bool) habits.List {
	p.t.Helper()
	var last habits.List
	backendtest.Until(p.t, func() bool {
		p.Habits.Wake()
		list, err := p.Habits.List(p.t.Context())
		if err != nil {
			p.t.Fatal(err)
		}
		last = list
		return list.Unread == 0 && !list.Due && want(list)
	})
	return last
}

func readReplies(n int) func(habits.List) bool {
	return func(l habits.List) bool { return l.Read == n }
}

// counted tells the habits in short.
func counted(l habits.List) (out []string) {
	for _, m := range l.Models {
		for _, h := range m.Habits {
			out = append(out, fmt.Sprintf("%s: %s %d in %d, elsewhere %d, %s", m.Model, h.Phrase, h.Count, h.Conversations, h.Elsewhere, h.State))
		}
	}
	return out
}

func listed(state habits.State) func(habits.List) bool {
	return func(l habits.List) bool {
		return len(l.Models) == 1 && len(l.Models[0].Habits) == 1 && l.Models[0].Habits[0].State == state
	}
}

func TestAPhraseOfManyConversationsIsAHabitOfItsModel(t *testing.T) {
	p := newTalker(t, t.TempDir())
	var last string
	for range 7 {
		last = p.say("Go on.")
	}
	list := p.learnt(listed(habits.Offered))
	h := list.Models[0].Habits[0]
	// How much of the sentence is the habit depends on how many conversations there were when it was found.
	if !strings.HasSuffix("voice was "+phrase, h.Phrase) || !strings.HasSuffix(h.Phrase, phrase) {
		t.Errorf("the habit is %q", h.Phrase)
	}
	if diff := cmp.Diff([]string{"m: " + h.Phrase + " 7 in 7, elsewhere 0, offered"}, counted(list)); diff != "" {
		t.Error(diff)
	}
	if e := h.Examples[0]; e.ConversationID != last || e.Text != h.Phrase || !strings.HasSuffix(e.Before+e.Text, "Her voice was "+phrase) || e.After != "." {
		t.Errorf("the newest example: %+v", e)
	}
	if list.Read != 7 || len(list.Skipped) != 0 || list.Models[0].Conversations != 7 {
		t.Errorf("what was read: %+v", list)
	}
}

func TestAHabitGoesWithTheConversationsThatItIsOf(t *testing.T) {
	p := newTalker(t, t.TempDir())
	var all []string
	for range 7 {
		all = append(all, p.say("Go on."))
	}
	p.learnt(listed(habits.Offered))
	conversations := p.Library.Conversations
	if err := conversations.Delete(t.Context(), all[0], false); err != nil {
		t.Fatal(err)
	}
	count := func() int {
		l, err := p.Habits.List(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if len(l.Models) == 0 || len(l.Models[0].Habits) == 0 {
			return 0
		}
		return l.Models[0].Habits[0].Count
	}
	if n := count(); n != 6 {
		t.Errorf("with one in the trash: %d", n)
	}
	if _, err := conversations.Restore(t.Context(), all[0]); err != nil {
		t.Fatal(err)
	}
	if n := count(); n != 7 {
		t.Errorf("with none in the trash: %d", n)
	}
	for i, c := range all {
		if err := conversations.Delete(t.Context(), c, true); err != nil {
			t.Fatal(err)
		}
		if n := count(); n != max(6-i, 0) && n != 0 {
			t.Errorf("without %d conversations: %d", i+1, n)
		}
	}
	for range 2 {
		p.Habits.Wake()
	}
	list := p.learnt(readReplies(0))
	if len(list.Models) != 0 {
		t.Errorf("without any: %+v", list)
	}
}

func TestWhatAPersonSaysIsNoHabitThere(t *testing.T) {
	p := newTalker(t, t.TempDir())
	for range 7 {
		p.say("Answer me with a voice barely above a whisper.")
	}
	list := p.learnt(readReplies(7))
	if len(counted(list)) != 0 {
		t.Error(counted(list))
	}
}

func TestABannedHabitIsInThePhraseBank(t *testing.T) {
	p := newTalker(t, t.TempDir())
	for range 7 {
		p.say("Go on.")
	}
	h := p.learnt(listed(habits.Offered)).Models[0].Habits[0]
	id := h.ID
	for range 2 { // a second ban changes nothing
		if _, err := p.Habits.Ban(t.Context(), id); err != nil {
			t.Fatal(err)
		}
	}
	p.learnt(listed(habits.Banned))
	groups, err := p.Library.Phrases.List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var mine []chat.PhraseGroup
	for _, g := range groups {
		if g.Banned {
			g.ID = 0
			mine = append(mine, g)
		}
	}
	if diff := cmp.Diff([]chat.PhraseGroup{{Kind: "literal", Variants: []string{h.Phrase}, Enabled: true, Banned: true}}, mine); diff != "" {
		t.Error(diff)
	}
	if _, err := p.Habits.Ban(t.Context(), id+100); !fault.Is(err, fault.NotFound) {
		t.Errorf("a habit that there is not: %v", err)
	}
}

func TestAForgottenHabitComesBackOnlyByLaterReplies(t *testing.T) {
	p := newTalker(t, t.TempDir())
	for range 7 {
		p.say("Go on.")
	}
	id := p.learnt(listed(habits.Offered)).Models[0].Habits[0].ID
	if err := p.Habits.Forget(t.Context(), id); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		p.say("Go on.")
	}
	p.learnt(readReplies(10))
	if list := p.learnt(listed(habits.Forgotten)); len(counted(list)) != 1 {
		t.Error(counted(list))
	}
	for range 6 {
		p.say("Go on.")
	}
	list := p.learnt(listed(habits.Offered))
	if h := list.Models[0].Habits[0]; h.Count != 9 || h.Conversations != 9 {
		t.Errorf("offered again with what was said before: %+v", h)
	}
}

func TestAForgottenModelBeginsAnew(t *testing.T) {
	p := newTalker(t, t.TempDir())
	for range 7 {
		p.say("Go on.")
	}
	p.learnt(listed(habits.Offered))
	if err := p.Habits.ForgetModel(t.Context(), "m"); err != nil {
		t.Fatal(err)
	}
	p.say("Go on.")
	list := p.learnt(readReplies(1))
	if m := list.Models[0]; len(m.Habits) != 0 || m.Forgotten != 7 || m.Replies != 1 {
		t.Errorf("%+v", list)
	}
}

func TestRepliesThatDoNotCountSayWhy(t *testing.T) {
	p := newTalker(t, t.TempDir())
	ctx := t.Context()
	edited := p.say("Go on.")
	rows, err := p.Library.Messages.List(ctx, edited, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Library.Messages.Edit(ctx, edited, rows[1].ID, "Her voice was low, as a person wants it."); err != nil {
		t.Fatal(err)
	}
	chinese := backendtest.Conversation(t, p.Backend)
	p.model.Then(llmtest.Prose(llmtest.Says("她的声音低得几乎听不见，像往常一样。她望着窗外的雨，什么也没有说。")))
	backendtest.Turn(t, p.Backend, chinese, "你好")
	copied := p.say("Go on.")
	if _, err := p.Transfer.Duplicate(ctx, copied, "Copy", nil); err != nil {
		t.Fatal(err)
	}
	cut := backendtest.Conversation(t, p.Backend)
	hold := make(chan struct{})
	p.model.Then(llmtest.Prose(llmtest.Says("Her voice was "), llmtest.Waits(hold)))
	s, err := p.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: cut, Text: "Go on."})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, s, event.Token)
	if err := p.Turns.Stop(ctx, cut); err != nil {
		t.Fatal(err)
	}
	close(hold)
	list := p.learnt(readReplies(1))
	want := map[stored.Skip]int{stored.Edited: 1, stored.NoSpaces: 1, stored.Copy: 1, stored.Interrupted: 1}
	if diff := cmp.Diff(want, list.Skipped); diff != "" {
		t.Error(diff)
	}
}

func TestWhatWasReadStaysReadAfterARestart(t *testing.T) {
	dir := t.TempDir()
	p := newTalker(t, dir)
	for range 7 {
		p.say("Go on.")
	}
	before := p.learnt(listed(habits.Offered))
	if err := p.Close(); err != nil {
		t.Fatal(err)
	}
	again := backendtest.Open(t, dir)
	after, err := again.Habits.List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(counted(before), counted(after)); diff != "" || after.Unread != 0 {
		t.Errorf("%d unread: %s", after.Unread, diff)
	}
}

func TestNothingIsReadWhileAReplyIsWritten(t *testing.T) {
	p := newTalker(t, t.TempDir())
	for range 2 {
		p.say("Go on.")
	}
	p.learnt(readReplies(2))
	hold := make(chan struct{})
	c := backendtest.Conversation(t, p.Backend)
	p.model.Then(llmtest.Prose(llmtest.Says("Her voice was "), llmtest.Waits(hold), llmtest.Says("low.")))
	s := backendtest.Send(t, p.Backend, c, "Go on.")
	backendtest.Hear(t, s, event.Token)
	list, err := p.Habits.List(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if list.Unread != 1 { // the message that is being answered
		t.Errorf("%d unread while a reply is being written", list.Unread)
	}
	close(hold)
	backendtest.Hear(t, s, event.Done)
	p.learnt(readReplies(3))
}
