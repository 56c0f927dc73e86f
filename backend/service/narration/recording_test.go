package narration_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/sound/speech"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// recorded waits until the last reply of a conversation has a recording.
func recorded(t *testing.T, b *backend.Backend, c string) {
	t.Helper()
	backendtest.Until(t, func() bool {
		rows, err := b.Library.Messages.List(t.Context(), c, chat.Page{})
		return err == nil && len(rows[len(rows)-1].Artifacts) == 1
	})
}

// recordings counts those of each reply of a conversation.
func recordings(t *testing.T, b *backend.Backend, c string) []int {
	t.Helper()
	rows, err := b.Library.Messages.List(t.Context(), c, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	replies := lists.Keep(rows, func(m chat.Message) bool { return m.Role == chat.Assistant })
	return lists.Map(replies, func(m chat.Message) int { return len(m.Artifacts) })
}

var afterwards = map[string]any{"auto_play": true, "auto_play_from": "whole"}

func TestATurnNeverWaitsForItsRecording(t *testing.T) {
	l := readingAloud(t, afterwards)
	gate := make(chan struct{})
	l.voice.refuses = func(speech.Utterance) error { <-gate; return nil }
	c := backendtest.Conversation(t, l.Backend)
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("He waves. She smiles.")), llmtest.Prose(llmtest.Says("He sits.")))
	backendtest.Hear(t, backendtest.Send(t, l.Backend, c, "Hello."), event.Done)
	l.begins("He waves.")
	backendtest.Until(t, func() bool { return len(l.Library.Plugins.Works.List(c)) == 1 })
	if w := l.Library.Plugins.Works.List(c)[0]; w.Label != "Preparing the voice" || w.Done != 0 || w.Of != 2 || w.MessageID == 0 || w.Name != "Read aloud" {
		t.Errorf("it says %+v", w)
	}
	backendtest.Hear(t, backendtest.Send(t, l.Backend, c, "And then?"), event.Done)
	if err := l.Turns.Stop(t.Context(), c); err != nil { // of a turn: it does not end what another one left
		t.Fatal(err)
	}
	close(gate)
	recorded(t, l.Backend, c)
	if diff := cmp.Diff([]int{1, 1}, recordings(t, l.Backend, c)); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"He waves.", "She smiles.", "He sits."}, l.voice.texts()); diff != "" {
		t.Error(diff)
	}
	backendtest.Until(t, func() bool { return len(l.Library.Plugins.Works.List(c)) == 0 }) // it is said until after the last one is kept
}

func TestWhatHappensToAReplyWhileItIsRecorded(t *testing.T) {
	for _, row := range []struct {
		name string
		act  func(l *listener, c string, reply chat.Message) error
		want []int // recordings of the replies
	}{
		{"it is edited", func(l *listener, c string, reply chat.Message) error {
			return l.Library.Messages.Edit(t.Context(), c, reply.ID, "He nods. She laughs.")
		}, []int{0}},
		{"it is deleted", func(l *listener, c string, reply chat.Message) error {
			return l.Library.Messages.Delete(t.Context(), c, reply.ID)
		}, []int{}},
		{"another version is written", func(l *listener, c string, reply chat.Message) error {
			l.server.Then(llmtest.Prose(llmtest.Says("He sits.")))
			s, err := l.Turns.Start(turn.Request{Kind: turn.Regenerate, ConversationID: c, MessageID: reply.ID})
			if err == nil {
				backendtest.Hear(t, s, event.Done)
			}
			return err
		}, []int{1}},
		{"it is stopped", func(l *listener, c string, _ chat.Message) error {
			return l.Library.Plugins.Works.Stop(l.Library.Plugins.Works.List(c)[0].ID)
		}, []int{0}},
		{"the plug-in is switched off", func(l *listener, _ string, _ chat.Message) error {
			_, err := l.Library.Plugins.SetEnabled(t.Context(), "tts", false)
			return err
		}, []int{1}},
		{"its conversation is deleted for good", func(l *listener, c string, _ chat.Message) error {
			return l.Library.Conversations.Delete(t.Context(), c, true)
		}, nil},
	} {
		t.Run(row.name, func(t *testing.T) {
			l := readingAloud(t, afterwards)
			gate := make(chan struct{})
			l.voice.refuses = func(u speech.Utterance) error {
				if u.Text == "He waves." {
					<-gate
				}
				return nil
			}
			c := backendtest.Conversation(t, l.Backend)
			l.server = backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("He waves. She smiles.")))
			backendtest.Hear(t, backendtest.Send(t, l.Backend, c, "Hello."), event.Done)
			l.begins("He waves.")
			rows, err := l.Library.Messages.List(t.Context(), c, chat.Page{})
			if err == nil {
				err = row.act(l, c, rows[1])
			}
			if err != nil {
				t.Fatal(err)
			}
			close(gate)
			backendtest.Until(t, func() bool { return len(l.Library.Plugins.Works.List(c)) == 0 })
			if row.want == nil {
				return
			}
			if len(row.want) > 0 && row.want[0] == 1 {
				recorded(t, l.Backend, c)
			}
			if diff := cmp.Diff(row.want, recordings(t, l.Backend, c)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestClosingEndsARecording(t *testing.T) {
	l := readingAloud(t, afterwards)
	l.voice.holds = func(string) bool { return true }
	c := backendtest.Conversation(t, l.Backend)
	backendtest.UseScriptedModel(t, l.Backend, llmtest.Prose(llmtest.Says("He waves. She smiles.")))
	backendtest.Hear(t, backendtest.Send(t, l.Backend, c, "Hello."), event.Done)
	l.begins("He waves.")
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	select {
	case <-l.voice.left:
	default:
		t.Error("the voice goes on")
	}
}
