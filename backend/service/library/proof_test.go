package library_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/service/library"
	"terzetto/backend/story/proof"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
)

// drafts have two sentences each of which the Editor repairs one.
var drafts = [...]string{
	"By the fire sat old Jonas. Her voice was barely above a whisper. It was a testament to the quiet harbour. The tide turned at nine.",
	"Rain fell on the slates above Anna. His voice was barely above a whisper. It was a testament to what he had lost. Supper was late.",
}

// edited plays turns whose Editor repairs the second sentence, and twice gives the third one a new number, which is refused.
func edited(t *testing.T, turns int) (*backend.Backend, string) {
	t.Helper()
	b := backendtest.Open(t, t.TempDir())
	c := backendtest.Conversation(t, b)
	var steps []llmtest.Step
	repairs := [...]string{"Her words were soft and low and slow.", "His words came thin and hoarse just then."}
	for i, draft := range drafts[:turns] {
		wrong := map[string]any{"n": 3, "text": "It was a mark of the 4 quiet harbours here."}
		edits := func(all ...map[string]any) llmtest.Step {
			return llmtest.Call("editor_apply_patch", map[string]any{"edits": all})
		}
		steps = append(steps, llmtest.Prose(llmtest.Says(draft)),
			edits(map[string]any{"n": 2, "text": repairs[i]}, wrong), edits(wrong))
	}
	backendtest.UseScriptedModel(t, b, steps...)
	if _, err := b.Library.Settings.Update(t.Context(), []byte(`{"enable_agent":true,"helpers_without_character":true,"length_guard":false,"enabled_tools":{"direct_scene":false,"editor_apply_patch":true}}`)); err != nil {
		t.Fatal(err)
	}
	for range turns {
		backendtest.Turn(t, b, c, "Go on.")
	}
	return b, c
}

func counted(t *testing.T, b *backend.Backend, scope library.ProofScope) library.Proof {
	t.Helper()
	p, err := b.Library.Proofs.Count(t.Context(), scope)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestFiguresOfTheEditorsWorkLeadToTheirSentences(t *testing.T) {
	b, c := edited(t, 1)
	p := counted(t, b, library.ProofScope{Conversation: c})
	r := p.Report
	if r.Replies != 1 || r.Sentences != 4 || r.Changed != 1 || r.Refused != 2 || r.Names+r.Numbers != 0 || r.Repaired == 0 || r.Tokens == 0 {
		t.Errorf("%+v", r)
	}
	changed := counted(t, b, library.ProofScope{Show: "changed"}).Places
	if len(changed) != 1 || changed[0].Number != 2 || changed[0].Text != "Her words were soft and low and slow." || changed[0].Conversation != c {
		t.Errorf("%+v", changed)
	}
	for name, scope := range map[string]library.ProofScope{
		"another conversation's replies do not count": {Conversation: backendtest.Conversation(t, b)},
		"another model's replies do not count":        {Model: "another"},
		"another month's replies do not count":        {Month: "1999-12"},
	} {
		if n := counted(t, b, scope).Report.Replies; n != 0 {
			t.Errorf("%s: %d", name, n)
		}
	}
	if n := counted(t, b, library.ProofScope{Model: p.Models[0], Month: p.Months[0]}).Report.Replies; n != 1 {
		t.Errorf("its own model and month: %d", n)
	}
	for scope, kind := range map[library.ProofScope]fault.Code{{Month: "May"}: fault.Invalid, {Conversation: "nowhere"}: fault.NotFound} {
		if _, err := b.Library.Proofs.Count(t.Context(), scope); !fault.Is(err, kind) {
			t.Errorf("%+v: %v", scope, err)
		}
	}
}

func TestAReplyThatAPersonChangedIsCountedApart(t *testing.T) {
	b, c := edited(t, 2)
	reply := counted(t, b, library.ProofScope{Conversation: c, Show: "changed"}).Places[0].Reply
	if err := b.Library.Messages.Edit(t.Context(), c, reply, "Jonas left."); err != nil {
		t.Fatal(err)
	}
	if r := counted(t, b, library.ProofScope{Conversation: c}).Report; r.Replies != 1 || r.Untold != 1 {
		t.Errorf("%+v", r)
	}
}

func TestTheExportCountsToTheSameFigures(t *testing.T) {
	b, c := edited(t, 2)
	var out bytes.Buffer
	stream, err := b.Library.Proofs.Export(t.Context(), library.ProofScope{Conversation: c})
	if err == nil {
		err = stream.Write(t.Context(), &out)
	}
	if err != nil {
		t.Fatal(err)
	}
	d, err := proof.Read(&out)
	if err != nil || len(d.Replies) != 2 || d.Replies[0].Draft != drafts[0] {
		t.Fatalf("%v: %+v", err, d)
	}
	if diff := cmp.Diff(counted(t, b, library.ProofScope{Conversation: c}).Report, d.Count()); diff != "" {
		t.Error(diff)
	}
	d.Replies[0].Text = strings.ReplaceAll(d.Replies[0].Text, "Jonas", "Peter")
	if all := fmt.Sprint(d.Differences()); !strings.Contains(all, "names: the file says 0, its texts say 1") {
		t.Error(all)
	}
}
