package turns_test

import (
	"slices"
	"strings"
	"testing"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/testing/backendtest"
)

const (
	oldSummary = "Bo walked along the quay with Mara. The key is under the third stone."
	newSummary = "Bo walked along the quay with Mara. The key is in the boat."
)

// summed plays a conversation until the model reads a summary of its beginning. A summary is written again as soon as
// nothing happens.
func summed(t *testing.T) (*backend.Backend, *outgrown, string) {
	t.Helper()
	s := refusing(t)
	s.summary = oldSummary
	config := backendtest.Config(t.TempDir())
	config.Idle = 1
	b := backendtest.With(t, config)
	talk := sitDown(t, b, s)
	stroll(t, b, s, talk, 2) // before the first the context is not known, and no summary is asked for
	if f := folding(t, b, talk).Fold; f.Kind != chat.FoldSummary || f.Text != oldSummary {
		t.Fatalf("%+v", f)
	}
	return b, s, talk
}

func (s *outgrown) answersSummaries(with string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.summary = with
}

// correct changes a message that the summary stands for.
func correct(t *testing.T, b *backend.Backend, talk string) (id int64) {
	t.Helper()
	id = rowsOf(t, b, talk)[1].ID
	if err := b.Library.Messages.Edit(t.Context(), talk, id, "I put the key into the boat."); err != nil {
		t.Fatal(err)
	}
	return id
}

// corrected reports whether a request says how the changed message reads now.
func corrected(a asked) bool {
	raw := string(a.body.Raw)
	return strings.Contains(raw, "The summary of what happened before was written when") && strings.Contains(raw, "I put the key into the boat.")
}

func TestASummaryWhoseMessageChangedIsWrittenAgainWhenIdle(t *testing.T) {
	b, s, talk := summed(t)
	s.answersSummaries(newSummary)
	correct(t, b, talk)
	backendtest.Until(t, func() bool { return folding(t, b, talk).Fold.Text != oldSummary })
	quiet(t, b)
	now := folding(t, b, talk)
	if now.Fold.Text != newSummary || len(now.Fold.Changed) != 0 || now.Renews || now.Failed || now.Fold.Edited {
		t.Errorf("%+v", now)
	}
	if !slices.ContainsFunc(s.take(), func(a asked) bool {
		return a.summary && strings.Contains(string(a.body.Raw), "I put the key into the boat.")
	}) {
		t.Error("the summary was not written from the changed message")
	}
	earlier, err := b.Turns.FoldVersions(t.Context(), talk, now.Fold.ID)
	if err != nil || !slices.ContainsFunc(earlier, func(v chat.FoldVersion) bool { return v.Text == oldSummary }) {
		t.Errorf("its earlier texts are %+v, %v", earlier, err)
	}
	backendtest.Turn(t, b, talk, "And now?")
	if all := s.take(); slices.ContainsFunc(all, corrected) || !strings.Contains(string(all[0].body.Raw), newSummary) {
		t.Error("the next turn does not read the new summary alone")
	}
}

func TestAPersonsSummaryIsNotWrittenAgainByItself(t *testing.T) {
	b, s, talk := summed(t)
	f := folding(t, b, talk).Fold
	if _, err := b.Turns.EditFold(t.Context(), talk, f.ID, "Only the tide matters."); err != nil {
		t.Fatal(err)
	}
	s.answersSummaries(newSummary)
	id := correct(t, b, talk)
	quiet(t, b)
	now := folding(t, b, talk)
	if now.Fold.Text != "Only the tide matters." || !slices.Equal(now.Fold.Changed, []int64{id}) || now.Renews {
		t.Errorf("%+v", now)
	}
	s.take()
	backendtest.Turn(t, b, talk, "And now?")
	quiet(t, b)
	for i, a := range s.take() {
		if !a.summary && !titles(a) && (!corrected(a) || !strings.Contains(string(a.body.Raw), "Only the tide matters.")) {
			t.Errorf("request %d does not say how the message reads now: %s", i, a.body.Last())
		}
	}
	if now := folding(t, b, talk); now.Fold.Text != "Only the tide matters." {
		t.Errorf("%+v", now)
	}
}

func TestAPersonsWordsStayThoughTheModelWasWritingAlready(t *testing.T) {
	b, s, talk := summed(t)
	s.mu.Lock()
	s.summary, s.released, s.held, s.holding = newSummary, false, make(chan struct{}), make(chan struct{})
	held, holding := s.held, s.holding
	s.mu.Unlock()
	correct(t, b, talk)
	<-holding
	f := folding(t, b, talk)
	if !f.Renews {
		t.Errorf("it does not say that it is written again: %+v", f)
	}
	if _, err := b.Turns.EditFold(t.Context(), talk, f.Fold.ID, "Only the tide matters."); err != nil {
		t.Fatal(err)
	}
	close(held)
	quiet(t, b)
	if now := folding(t, b, talk).Fold; now.Text != "Only the tide matters." || !now.Edited {
		t.Errorf("%+v", now)
	}
}

func TestASummaryThatCannotBeRenewedStaysStaleAndSaysSo(t *testing.T) {
	b, s, talk := summed(t)
	s.answersSummaries("\n\n\n")
	id := correct(t, b, talk)
	quiet(t, b)
	now := folding(t, b, talk)
	if now.Fold.Text != oldSummary || !slices.Equal(now.Fold.Changed, []int64{id}) || now.Renews || !now.Failed {
		t.Errorf("%+v", now)
	}
	s.take()
	s.answersSummaries(newSummary)
	backendtest.Turn(t, b, talk, "And now?")
	if all := s.take(); !corrected(all[0]) {
		t.Error("the model is not told how the message reads now")
	}
	backendtest.Until(t, func() bool { return folding(t, b, talk).Fold.Text == newSummary })
	if now := folding(t, b, talk); now.Failed || len(now.Fold.Changed) != 0 {
		t.Errorf("after the next reply: %+v", now)
	}
}
