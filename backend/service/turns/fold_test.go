package turns_test

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/library"
	"terzetto/backend/service/turns"
	"terzetto/backend/testing/backendtest"
)

const walk = "I walk along the quay and look at the boats, at the ropes and at the tarred sheds behind them. "

func say(k int) string { return fmt.Sprintf("Turn %d. ", k) + strings.Repeat(walk, 4) }

// stroll plays turns until the conversation has been folded so many times, and gives the last
// request of each turn of the Writer's.
func stroll(t *testing.T, b *backend.Backend, s *outgrown, talk string, folds int) (writers []asked) {
	t.Helper()
	seen := map[int64]bool{}
	for k := range 200 {
		backendtest.Turn(t, b, talk, say(k))
		quiet(t, b)
		for _, a := range s.take() {
			if !a.summary && a.body.Tool() == "" && !a.refused {
				writers = append(writers, a)
			}
		}
		if f := folding(t, b, talk).Fold; f != nil {
			seen[f.ID] = true
		}
		if len(seen) == folds {
			return writers
		}
	}
	t.Fatalf("%d folds in 200 turns", len(seen))
	return nil
}

func folding(t *testing.T, b *backend.Backend, talk string) turns.Folding {
	t.Helper()
	f, err := b.Turns.Folding(t.Context(), talk)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func rowsOf(t *testing.T, b *backend.Backend, talk string) []chat.Message {
	t.Helper()
	rows, err := b.Library.Messages.List(t.Context(), talk, chat.Page{})
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

func TestRequestsBetweenTwoFoldsBeginWithTheSameBytes(t *testing.T) {
	s := refusing(t)
	s.summary = "Bo walked along the quay with Mara. The key is under the third stone."
	b := backendtest.Open(t, t.TempDir())
	talk := sitDown(t, b, s)
	writers := stroll(t, b, s, talk, 3)
	breaks := 0
	for i := 1; i < len(writers); i++ {
		// The last message of a request is that turn's own.
		if before := len(writers[i-1].messages()) - 1; beginning(writers[i-1], writers[i]) < before {
			breaks++
		}
		if writers[i].tokens > 4096 {
			t.Errorf("a request of %d tokens", writers[i].tokens)
		}
		if tools := string(writers[i].body.Body.Tools); tools != string(writers[0].body.Body.Tools) {
			t.Error("the tools changed")
		}
	}
	if breaks != 3 {
		t.Errorf("the beginning changed %d times in 3 folds", breaks)
	}
	last := string(writers[len(writers)-1].body.Raw)
	if !strings.Contains(last, "The greeting stands first.") || !strings.Contains(last, "The key is under the third stone.") || strings.Contains(last, "Turn 0.") {
		t.Error("the model does not read the greeting, the summary and what follows")
	}
	if rows := rowsOf(t, b, talk); !strings.Contains(rows[1].Content, "Turn 0.") {
		t.Error("the first message is gone")
	}
	if f := folding(t, b, talk); f.Fold.Kind != chat.FoldSummary || f.Meter.Folded == 0 || f.Meter.Context != 4096 ||
		f.Meter.Sent == 0 || f.Meter.Sent+f.Meter.Free > 4096 {
		t.Errorf("%+v %+v", f.Fold, f.Meter)
	}
}

func TestAListOfEventsStandsInUntilThereIsASummary(t *testing.T) {
	s := refusing(t)
	b := backendtest.Open(t, t.TempDir())
	var talk string
	var first chat.Fold
	for name, written := range map[string]string{
		"nothing":                        strings.Repeat("\n", 3),
		"another language than the talk": "Sie gehen den Kai entlang und sehen sich die Boote an. Der Schlüssel liegt unter dem dritten Stein, und niemand sonst weiß davon.",
	} {
		s.mu.Lock()
		s.summary = written
		s.mu.Unlock()
		talk = sitDown(t, b, s)
		stroll(t, b, s, talk, 2) // before the first the context is not known, and no summary is asked for
		if first = *folding(t, b, talk).Fold; first.Kind != chat.FoldEvents || !strings.Contains(first.Text, "- User: Turn 0.") {
			t.Fatalf("a summary of %s: %+v", name, first)
		}
	}
	s.mu.Lock()
	s.summary = "They walked."
	s.mu.Unlock()
	stroll(t, b, s, talk, 2)
	if second := folding(t, b, talk).Fold; second.Kind != chat.FoldSummary || second.Text != "They walked." || second.LastID <= first.LastID || second.FirstID != first.FirstID {
		t.Errorf("%+v", second)
	}
}

func TestAFoldBelongsToItsBranch(t *testing.T) {
	s := refusing(t)
	b := backendtest.Open(t, t.TempDir())
	talk := sitDown(t, b, s)
	stroll(t, b, s, talk, 1)
	fold := *folding(t, b, talk).Fold
	rows := rowsOf(t, b, talk)
	again := func(r turn.Request) string {
		t.Helper()
		r.ConversationID = talk
		stream, err := b.Turns.Start(r)
		if err != nil {
			t.Fatal(err)
		}
		backendtest.Hear(t, stream, event.Done)
		quiet(t, b)
		for _, a := range s.take() {
			if !a.summary && a.body.Tool() == "" {
				return string(a.body.Raw)
			}
		}
		return ""
	}
	written, _ := json.Marshal(strings.SplitN(fold.Text, "\n", 2)[0])
	mark := strings.Trim(string(written), `"`)
	last := rows[len(rows)-1]
	if got := again(turn.Request{Kind: turn.Regenerate, MessageID: last.ID}); !strings.Contains(got, mark) || strings.Contains(got, "Turn 0. I walk along the quay and look at the boats, at the ropes and at the tarred sheds behind them. I walk") {
		t.Error("a reply that is written again does not read the fold")
	}
	if f := folding(t, b, talk).Fold; f == nil || f.ID != fold.ID {
		t.Errorf("after another version of the last reply: %+v", f)
	}
	within := rows[3] // the second message of the person, inside of the fold
	if got := again(turn.Request{Kind: turn.ForkEdit, MessageID: within.ID, Text: "I turn back."}); strings.Contains(got, "What happened before this") {
		t.Error("a branch that leaves inside of a fold reads it")
	}
	if f := folding(t, b, talk).Fold; f != nil {
		t.Errorf("the new branch has a fold: %+v", f)
	}
	if err := b.Library.Messages.SwitchBranch(t.Context(), talk, within.ID); err != nil {
		t.Fatal(err)
	}
	if f := folding(t, b, talk).Fold; f == nil || f.ID != fold.ID {
		t.Errorf("back on the old branch: %+v", f)
	}
}

func TestAPersonEditsAFoldAndUnfoldsIt(t *testing.T) {
	s := refusing(t)
	b := backendtest.Open(t, t.TempDir())
	talk := sitDown(t, b, s)
	stroll(t, b, s, talk, 1)
	fold := folding(t, b, talk).Fold
	if _, err := b.Turns.EditFold(t.Context(), talk, fold.ID, " "); !fault.Is(err, fault.Invalid) {
		t.Errorf("an empty text gives %v", err)
	}
	f, err := b.Turns.EditFold(t.Context(), talk, fold.ID, "Only the tide matters.")
	if err != nil || !f.Edited {
		t.Fatal(f, err)
	}
	sent := func() string {
		t.Helper()
		backendtest.Turn(t, b, talk, "And now?")
		quiet(t, b)
		all := s.take()
		return string(all[0].body.Raw)
	}
	if got := sent(); !strings.Contains(got, "Only the tide matters.") {
		t.Error("the model does not read the edited text")
	}
	s.mu.Lock()
	s.summary = "Written again."
	s.mu.Unlock()
	if f, err = b.Turns.RewriteFold(t.Context(), talk, fold.ID); err != nil || f.Edited || f.Kind != chat.FoldSummary || f.Text != "Written again." {
		t.Errorf("%+v, %v", f, err)
	}
	if all := s.take(); !slices.ContainsFunc(all, func(a asked) bool { return strings.Contains(string(a.body.Raw), "Turn 0.") }) {
		t.Error("it was not written from the messages themselves")
	}
	if err := b.Turns.Unfold(t.Context(), talk, fold.ID); err != nil {
		t.Fatal(err)
	}
	if f := folding(t, b, talk); f.Fold != nil || f.Meter.Folded != 0 {
		t.Errorf("%+v", f)
	}
	if got := sent(); strings.Contains(got, "Written again.") {
		t.Error("the model still reads what was unfolded")
	}
	if err := b.Turns.Unfold(t.Context(), talk, fold.ID); !fault.Is(err, fault.NotFound) {
		t.Errorf("a fold that is gone gives %v", err)
	}
}

func TestAPersonFoldsAConversationAlsoWhereTheContextIsNotKnown(t *testing.T) {
	s := startOutgrown(t, "She nods.", nil)
	s.summary = "They walked along the quay."
	b := backendtest.Open(t, t.TempDir())
	talk := sitDown(t, b, s)
	play := func(from, to int) {
		t.Helper()
		for k := from; k < to; k++ {
			backendtest.Turn(t, b, talk, say(k))
			quiet(t, b)
		}
	}
	play(0, 3)
	if _, err := b.Turns.Fold(t.Context(), talk); !fault.Is(err, fault.Conflict) {
		t.Errorf("six messages: %v", err)
	}
	play(3, 6)
	f, err := b.Turns.Fold(t.Context(), talk)
	rows := rowsOf(t, b, talk)
	if err != nil || f.Kind != chat.FoldSummary || f.Edited || f.Text != s.summary || f.FirstID != rows[1].ID || f.LastID != rows[len(rows)-7].ID {
		t.Fatalf("%+v, %v", f, err)
	}
	if now := folding(t, b, talk); now.Fold == nil || now.Fold.ID != f.ID || now.Meter.Folded == 0 {
		t.Errorf("%+v", now)
	}
	if _, err := b.Turns.Fold(t.Context(), talk); !fault.Is(err, fault.Conflict) {
		t.Errorf("the same once more: %v", err)
	}
	s.take()
	play(6, 7)
	sent := string(s.take()[0].body.Raw)
	if !strings.Contains(sent, s.summary) || strings.Contains(sent, "Turn 2.") || !strings.Contains(sent, "Turn 3.") || !strings.Contains(sent, "The greeting stands first.") {
		t.Errorf("the model reads %s", sent)
	}
	farther, err := b.Turns.Fold(t.Context(), talk)
	if err != nil || farther.LastID <= f.LastID || farther.FirstID != f.FirstID {
		t.Errorf("%+v, %v", farther, err)
	}
	if err := b.Turns.Unfold(t.Context(), talk, farther.ID); err != nil || folding(t, b, talk).Fold != nil {
		t.Error(err, folding(t, b, talk).Fold)
	}
}

// sixTurns is a conversation that can be summarized.
func sixTurns(t *testing.T) (s *outgrown, b *backend.Backend, talk string) {
	t.Helper()
	s = startOutgrown(t, "She nods.", nil)
	s.summary = "They walked along the quay."
	b = backendtest.Open(t, t.TempDir())
	talk = sitDown(t, b, s)
	for k := range 6 {
		backendtest.Turn(t, b, talk, say(k))
		quiet(t, b)
	}
	return s, b, talk
}

func TestASummarizedCopyHasItsSummaryOrIsNotThere(t *testing.T) {
	s, b, talk := sixTurns(t)
	f, err := b.Turns.Summary(t.Context(), talk)
	if err != nil || f.Text != s.summary {
		t.Fatalf("%+v, %v", f, err)
	}
	copied, err := b.Transfer.Duplicate(t.Context(), talk, "", &f)
	if err != nil {
		t.Fatal(err)
	}
	here, there := rowsOf(t, b, talk), rowsOf(t, b, copied)
	got := folding(t, b, copied).Fold
	if got == nil || got.Text != s.summary || got.FirstID != there[1].ID || got.LastID != there[len(there)-7].ID || folding(t, b, talk).Fold != nil {
		t.Errorf("the copy's is %+v, the conversation's %+v", got, folding(t, b, talk).Fold)
	}
	// The last message that it is of is deleted while it is written.
	if err := b.Library.Messages.Delete(t.Context(), talk, here[len(here)-7].ID); err != nil {
		t.Fatal(err)
	}
	if id, err := b.Transfer.Duplicate(t.Context(), talk, "", &f); !fault.Is(err, fault.NotFound) {
		t.Errorf("%q, %v", id, err)
	}
	all, err := b.Library.Conversations.List(t.Context(), library.ConversationQuery{})
	if err != nil || len(all) != 2 {
		t.Errorf("there are %d conversations, %v", len(all), err)
	}
}

func TestAFoldOutlivesTheProcess(t *testing.T) {
	s := refusing(t)
	dir := t.TempDir()
	b := backendtest.Open(t, dir)
	talk := sitDown(t, b, s)
	writers := stroll(t, b, s, talk, 1)
	fold := *folding(t, b, talk).Fold
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	b = backendtest.Open(t, dir)
	if f := folding(t, b, talk).Fold; f == nil || !cmp.Equal(*f, fold) {
		t.Errorf("%+v", f)
	}
	backendtest.Turn(t, b, talk, "And now?")
	all := s.take()
	before := writers[len(writers)-1]
	if n := beginning(before, all[0]); n < len(before.messages())-1 {
		t.Errorf("only %d messages are the same as before the restart", n)
	}
	if slices.ContainsFunc(all, func(a asked) bool { return a.refused }) {
		t.Error("the context was forgotten")
	}
}

func TestANewMessageEndsTheSummaryThatIsBeingWritten(t *testing.T) {
	s := refusing(t)
	s.summary, s.held, s.holding = "A summary.", make(chan struct{}), make(chan struct{})
	b := backendtest.Open(t, t.TempDir())
	talk := sitDown(t, b, s)
	for k := range 200 {
		backendtest.Turn(t, b, talk, say(k))
		begun := func() bool {
			s.mu.Lock()
			defer s.mu.Unlock()
			return s.released
		}
		backendtest.Until(t, func() bool { return begun() || b.Turns.Settled() })
		if !begun() {
			continue
		}
		// The reply comes although the summary would never end.
		backendtest.Turn(t, b, talk, "And now?")
		quiet(t, b)
		return
	}
	t.Fatal("no summary was asked for in 200 turns")
}

func TestStopEndsTheSummaryThatAPersonAskedFor(t *testing.T) {
	for of, ask := range map[string]func(*backend.Backend, string, int64) error{
		"the first": func(b *backend.Backend, talk string, _ int64) error {
			_, err := b.Turns.Fold(t.Context(), talk)
			return err
		},
		"one for a copy": func(b *backend.Backend, talk string, _ int64) error {
			_, err := b.Turns.Summary(t.Context(), talk)
			return err
		},
		"the same again": func(b *backend.Backend, talk string, id int64) error {
			_, err := b.Turns.RewriteFold(t.Context(), talk, id)
			return err
		},
	} {
		t.Run(of, func(t *testing.T) {
			s, b, talk := sixTurns(t)
			var id int64
			if of == "the same again" {
				f, err := b.Turns.Fold(t.Context(), talk)
				if err != nil {
					t.Fatal(err)
				}
				id = f.ID
			}
			before := folding(t, b, talk)
			s.mu.Lock()
			s.summary, s.held, s.holding = "Another.", make(chan struct{}), make(chan struct{}) // it would never end
			s.mu.Unlock()
			asked := make(chan error, 1)
			go func() { asked <- ask(b, talk, id) }()
			<-s.holding
			if err := b.Turns.Stop(t.Context(), talk); err != nil {
				t.Fatal(err)
			}
			if err := <-asked; !fault.Is(err, fault.Conflict) || fault.Sentence(err) != "Stopped." {
				t.Errorf("the summary ended with %v", err)
			}
			if diff := cmp.Diff(before, folding(t, b, talk)); diff != "" {
				t.Error(diff)
			}
			quiet(t, b)
			if err := ask(b, talk, id); err != nil {
				t.Errorf("the next one: %v", err)
			}
		})
	}
}

func TestAMessageThatCannotFitIsRefusedBeforeItIsSent(t *testing.T) {
	s := refusing(t)
	b := backendtest.Open(t, t.TempDir())
	talk := sitDown(t, b, s)
	stroll(t, b, s, talk, 1)
	stream := backendtest.Send(t, b, talk, strings.Repeat(walk, 300))
	backendtest.Hear(t, stream, event.Error)
	all, _ := stream.Replay()
	said := fmt.Sprint(all.Events[len(all.Events)-1].Data)
	if !strings.HasPrefix(said, "This message has about ") || !strings.Contains(said, "the model's context of 4096") {
		t.Errorf("the error says %s", said)
	}
	if all := s.take(); len(all) != 0 {
		t.Errorf("%d requests were made", len(all))
	}
}

func TestAFoldIsUndoneAlsoWithoutTheServersKey(t *testing.T) {
	s, dir := refusing(t), t.TempDir()
	s.summary = "They walked."
	var talk string
	var fold chat.Fold
	t.Run("before", func(t *testing.T) {
		b := backendtest.Open(t, dir)
		talk = sitDown(t, b, s)
		stroll(t, b, s, talk, 1)
		fold = *folding(t, b, talk).Fold
		settings, err := b.Library.Settings.Settings(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := b.Library.Endpoints.Update(t.Context(), *settings.ActiveEndpointID, library.EndpointInput{APIKey: new("sk-lost")}); err != nil {
			t.Fatal(err)
		}
	})
	if err := os.Remove(filepath.Join(dir, "secret.key")); err != nil {
		t.Fatal(err)
	}
	b := backendtest.Open(t, dir)
	if f := folding(t, b, talk); f.Fold == nil || f.Fold.Text != fold.Text || f.Meter.Sent == 0 {
		t.Errorf("%+v", f)
	}
	s.take()
	for what, act := range map[string]func() error{
		"a summary": func() error { _, err := b.Turns.RewriteFold(t.Context(), talk, fold.ID); return err },
		"a title":   func() error { return b.Turns.Title(t.Context(), talk) },
	} {
		if err := act(); !fault.Is(err, fault.Conflict) || !strings.Contains(fault.Sentence(err), "encryption key is missing") {
			t.Errorf("%s: %v", what, err)
		}
	}
	if asked := s.take(); len(asked) != 0 {
		t.Errorf("the server was asked %d times without its key", len(asked))
	}
	if err := b.Turns.Unfold(t.Context(), talk, fold.ID); err != nil {
		t.Error(err)
	}
	if f := folding(t, b, talk).Fold; f != nil {
		t.Errorf("%+v", f)
	}
}
