package library_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/run"
	"terzetto/backend/document/passage"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
)

func TestSamplesComeOnceAndGoWithoutATrace(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	ctx := t.Context()
	count := func() map[string]int {
		rows := map[string]int{
			"characters": len(must(b.Library.Characters.List(ctx))(t)), "worlds": len(must(b.Library.Worlds.List(ctx))(t)),
			"personas": len(must(b.Library.Personas.List(ctx))(t)), "templates": len(must(b.Runs.Workflows.Workflows(ctx, "", lists.Span{}))(t)),
			"conversations": len(must(b.Library.Conversations.List(ctx, library.ConversationQuery{}))(t)), "team": len(must(b.Teams.Teamwork(ctx, lists.Span{}))(t)),
		}
		return rows
	}
	before := count()
	if all := must(b.Library.Samples.List(ctx))(t); len(all) != 0 {
		t.Errorf("unasked there are %v", all)
	}
	first := must(b.Library.Samples.Add(ctx))(t)
	added := count()
	for what, n := range added {
		if n <= before[what] {
			t.Errorf("no sample shows the %s", what)
		}
	}
	for _, s := range first {
		if s.Kind == "character" {
			if c := must(b.Library.Characters.Get(ctx, s.ID))(t); !slices.Contains(c.Tags, "sample") {
				t.Errorf("%s has the tags %v", c.Name, c.Tags)
			}
		} else if !strings.Contains(strings.ToLower(s.Name), "sample") && s.Kind != "file" {
			t.Errorf("%q does not say that it is a sample", s.Name)
		}
	}
	if again := must(b.Library.Samples.Add(ctx))(t); !cmp.Equal(again, first) || !cmp.Equal(count(), added) {
		t.Errorf("a second time adds (-was +is):\n%s", cmp.Diff(first, again))
	}

	ok(t, b.Runs.Workflows.Delete(ctx, of(first, "workflow").ID))
	if here := must(b.Library.Samples.List(ctx))(t); len(here) != len(first)-1 {
		t.Errorf("after one was deleted, %d of %d are here", len(here), len(first))
	}
	if back := must(b.Library.Samples.Add(ctx))(t); len(back) != len(first) || of(back, "workflow").ID == of(first, "workflow").ID {
		t.Errorf("what was deleted did not come back: %v", back)
	}

	ok(t, b.Library.Samples.Remove(ctx))
	if diff := cmp.Diff(before, count()); diff != "" {
		t.Errorf("removed, there is (-before +after):\n%s", diff)
	}
	if all := must(b.Library.Samples.List(ctx))(t); len(all) != 0 {
		t.Errorf("removed, there are still %v", all)
	}
	ok(t, b.Library.Samples.Remove(ctx))
}

func of(all []chat.Sample, part string) chat.Sample {
	for _, s := range all {
		if s.Part == part {
			return s
		}
	}
	return chat.Sample{}
}

func TestTheSampleWorkflowsCanRun(t *testing.T) {
	b, _, all := withSamples(t)
	for _, s := range all {
		if s.Kind != "workflow" {
			continue
		}
		kept := must(b.Runs.Workflows.Workflow(t.Context(), s.ID))(t)
		if wrong := must(b.Runs.Workflows.Check(t.Context(), kept))(t); len(wrong) > 0 {
			t.Errorf("%s: %v", s.Name, wrong)
		}
		if kept.Kind == run.Instructions {
			for _, step := range must(b.Runs.Workflows.DryRun(t.Context(), kept, nil))(t) {
				if step.Problem != "" {
					t.Errorf("%s: %+v", s.Name, step)
				}
			}
		}
	}
}

func must[T any](v T, err error) func(*testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		ok(t, err)
		return v
	}
}

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func TestTheSampleConversationShowsWhatTurnsLeave(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	ctx := t.Context()
	id := of(must(b.Library.Samples.Add(ctx))(t), "conversation").ID
	rows := must(b.Library.Messages.List(ctx, id, chat.Page{}))(t)
	if len(rows) != 5 {
		t.Fatalf("it has %d messages", len(rows))
	}
	asked, edited := rows[3], rows[4]
	if len(asked.Files) != 1 || asked.Files[0].Mode != chat.WholeFile {
		t.Errorf("the message has the files %+v", asked.Files)
	}
	draft := ""
	for log, err := range b.Library.Conversations.WalkLogs(ctx, id, 10) {
		ok(t, err)
		if log.MessageID != nil && *log.MessageID == edited.ID {
			draft = log.Draft
		}
	}
	if draft == "" || draft == edited.Content {
		t.Errorf("the edited reply has the draft %q", draft)
	}
	for _, q := range edited.Quotes {
		if mark := passage.CitationMark(q.Label, passage.Lines, q.Line); !strings.Contains(edited.Content, mark) {
			t.Errorf("%s is not in the reply", mark)
		}
	}
	if len(edited.Quotes) == 0 {
		t.Error("the reply quotes nothing")
	}
	if edited.BranchCount != 2 || edited.BranchIndex != 1 {
		t.Errorf("the reply is version %d of %d", edited.BranchIndex+1, edited.BranchCount)
	}
}
