package turns_test

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/memory"
	"terzetto/backend/story/fact"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// A story is a conversation with Mara in which what is said is remembered.
type story struct {
	*backend.Backend

	t     *testing.T
	model *llmtest.Server
	id    string
}

// remembering begins a story. Nothing is searched of it but its facts, and a reading begins as soon as nothing happens.
func remembering(t *testing.T) *story {
	t.Helper()
	config := backendtest.Config(t.TempDir())
	config.Idle = 1
	b := backendtest.With(t, config)
	s := &story{Backend: b, t: t, model: backendtest.UseScriptedModel(t, b)}
	backendtest.Remembering(t, b)
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"title_conversations":false}`)); err != nil {
		t.Fatal(err)
	}
	c, err := b.Library.Conversations.Create(t.Context(), chat.NewConversation{CharacterName: "Mara", FirstMes: "Mara wipes the counter."})
	if err != nil {
		t.Fatal(err)
	}
	s.id = c.ID
	return s
}

// say plays a turn, in which the model replies, and then has lines about the exchange.
func (s *story) say(message, reply string, lines ...string) {
	s.t.Helper()
	s.model.Then(llmtest.Prose(llmtest.Says(reply)), llmtest.Prose(llmtest.Says("present: User, Mara\n"+strings.Join(lines, "\n"))))
	before := s.readings()
	backendtest.Turn(s.t, s.Backend, s.id, message)
	backendtest.Until(s.t, func() bool { return s.readings() > before })
}

func (s *story) readings() int {
	s.t.Helper()
	return s.list().Readings.Exchanges
}

func (s *story) list() memory.List {
	s.t.Helper()
	list, err := s.Memory.List(s.t.Context(), s.id)
	if err != nil {
		s.t.Fatal(err)
	}
	return list
}

// facts tells the facts as the shown branch has them.
func (s *story) facts() (all []string) {
	s.t.Helper()
	for _, f := range s.list().Facts {
		all = append(all, fmt.Sprintf("%s: %s (%s)", f.Status, f.Text(), strings.Join(f.Knows, ", ")))
	}
	return all
}

// reminded is what the last request of the Writer says that it should remember.
func (s *story) reminded() string {
	s.t.Helper()
	for _, r := range slices.Backward(s.model.Requests()) {
		if !strings.Contains(r.Last(), "Note what") {
			return regexp.MustCompile(`(?s)<remembered>.*</remembered>`).FindString(r.Last())
		}
	}
	return ""
}

func (s *story) wants(want ...string) {
	s.t.Helper()
	if diff := cmp.Diff(want, s.facts()); diff != "" {
		s.t.Errorf("facts (-want +got)\n%s", diff)
	}
}

const mina = `Mara | sister of | Mina | "my sister Mina never came home" | Mara, User`

func TestAnExchangeIsReadOnTheNextTurnsBase(t *testing.T) {
	s := remembering(t)
	s.say("Who are you?", `"Mara," she says. "And my sister Mina never came home."`, mina)
	s.wants("current: Mara: sister of Mina (Mara, User)")
	all := s.model.Requests()
	reply, reading := all[0].Body.Messages, all[1].Body.Messages
	for i := range reply[:len(reply)-1] {
		if string(reply[i]) != string(reading[i]) {
			t.Errorf("message %d is another one", i)
		}
	}
	if sum := s.list().Readings; sum.Tokens == 0 {
		t.Errorf("it cost %+v", sum)
	}
	if len(all) != 2 {
		t.Errorf("%d requests", len(all))
	}
}

func TestEachVersionIsRemindedInTheSameBytes(t *testing.T) {
	s := remembering(t)
	s.say("Who are you?", `"Mara," she says. "And my sister Mina never came home."`, mina)
	if _, err := s.Memory.Edit(t.Context(), s.id, s.list().Facts[0].ID, []byte(`{"pinned":true}`)); err != nil {
		t.Fatal(err)
	}
	s.say("What is your sister called?", "She looks away.")
	first := s.reminded()
	if !strings.Contains(first, "Mara: sister of Mina") {
		t.Fatalf("it reads %q", first)
	}
	rows := rowsOf(t, s.Backend, s.id)
	s.model.Then(llmtest.Prose(llmtest.Says("She sighs.")), llmtest.Prose(llmtest.Says("present: Mara")))
	stream, err := s.Turns.Start(turn.Request{Kind: turn.Regenerate, ConversationID: s.id, MessageID: rows[len(rows)-1].ID})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, stream, "done")
	backendtest.Until(t, func() bool { return s.readings() == 3 })
	if again := s.reminded(); again != first {
		t.Errorf("the second version reads %q", again)
	}
	log, err := s.Library.Conversations.Log(t.Context(), s.id, rows[len(rows)-1].ID)
	if err != nil || log.Recall == nil || len(log.Recall.Facts) != 1 || log.Recall.Facts[0].Line != "Mara: sister of Mina" {
		t.Errorf("the record says %+v (%v)", log.Recall, err)
	}
}

func TestAFactGoesWithTheVersionThatSaysIt(t *testing.T) {
	s := remembering(t)
	s.say("Who are you?", `"Mara," she says. "And my sister Mina never came home."`, mina)
	rows := rowsOf(t, s.Backend, s.id)
	before := s.readings()
	s.model.Then(llmtest.Prose(llmtest.Says("Nobody.")), llmtest.Prose(llmtest.Says("present: Mara")))
	stream, err := s.Turns.Start(turn.Request{Kind: turn.Regenerate, ConversationID: s.id, MessageID: rows[len(rows)-1].ID})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, stream, "done")
	backendtest.Until(t, func() bool { return s.readings() > before })
	s.wants("elsewhere: Mara: sister of Mina (Mara, User)")
	if err := s.Library.Messages.SwitchBranch(t.Context(), s.id, rows[len(rows)-1].ID); err != nil {
		t.Fatal(err)
	}
	s.wants("current: Mara: sister of Mina (Mara, User)")
}

func TestAnEditedMessageIsReadAgain(t *testing.T) {
	s := remembering(t)
	s.say("Who are you?", `"Mara," she says. "And my sister Mina never came home."`, mina)
	rows := rowsOf(t, s.Backend, s.id)
	s.model.Then(llmtest.Prose(llmtest.Says("present: Mara\n" + `Mara | sister of | Ada | "my sister Ada never came home" | Mara`)))
	asked := len(s.model.Requests())
	if err := s.Library.Messages.Edit(t.Context(), s.id, rows[len(rows)-1].ID, `"Mara," she says. "And my sister Ada never came home."`); err != nil {
		t.Fatal(err)
	}
	backendtest.Until(t, func() bool { return len(s.facts()) == 2 })
	s.wants("changed: Mara: sister of Mina (Mara, User)", "current: Mara: sister of Ada (Mara)")
	if n := len(s.model.Requests()) - asked; n != 1 {
		t.Errorf("%d requests", n)
	}
}

func TestAMessageEndsTheReadingAndTheDirectorIsAskedThen(t *testing.T) {
	s := remembering(t)
	if _, err := s.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":true,"enabled_tools":{"direct_scene":true}}`)); err != nil {
		t.Fatal(err)
	}
	never := make(chan struct{})
	t.Cleanup(func() { close(never) })
	s.model.Then(llmtest.Call(turn.DirectScene, map[string]any{"moods": []string{}}), llmtest.Prose(llmtest.Says(`"My sister Mina never came home," Mara says.`)),
		llmtest.Prose(llmtest.Waits(never)))
	backendtest.Turn(t, s.Backend, s.id, "Who are you?")
	backendtest.Until(t, func() bool { return len(s.model.Requests()) == 3 })
	s.model.Then(llmtest.Call(turn.DirectScene, map[string]any{"present": []string{"Mara"}, "remember": []string{mina}}), llmtest.Prose(llmtest.Says("Yes.")),
		llmtest.Prose(llmtest.Says("present: Mara")))
	backendtest.Turn(t, s.Backend, s.id, "And your sister?")
	backendtest.Until(t, func() bool { return s.readings() == 3 }) // the greeting, the first exchange and this one
	if last := s.model.Requests()[3].Last(); !strings.Contains(last, fact.FormOrder) {
		t.Errorf("the Director was asked %q", last)
	}
	s.wants("current: Mara: sister of Mina (Mara, User)")
	if f := s.list().Facts[0]; f.Author != fact.ByDirector {
		t.Errorf("%+v", f)
	}
}

func TestWhatNeverWasIsNotOnRecord(t *testing.T) {
	s := remembering(t)
	s.say("Who are you?", `"Mara," she says.`)
	s.say("Remember when we danced in the ruined observatory with the ambassador?", "She frowns.")
	if said := s.reminded(); !strings.Contains(said, "nothing of it is on record") {
		t.Errorf("it reads %q", said)
	}
}
