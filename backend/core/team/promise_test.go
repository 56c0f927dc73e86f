package team_test

import (
	"context"
	"slices"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
)

func TestTheFilesThatARequestNamesAreFound(t *testing.T) {
	for text, want := range map[string][]string{
		"Make slides.pptx and report.docx.":                        {"slides.pptx", "report.docx"},
		"Bericht über.pdf, Bericht über.pdf und ÜBER.PDF":          {"über.pdf"},
		"Read https://example.org/a.html and ask ann@example.com.": nil,
		"e.g. this, v1.2, node.example":                            nil,
		"„umsatz-2026.v2.xlsx“ bitte":                              {"umsatz-2026.v2.xlsx"},
	} {
		if diff := cmp.Diff(want, team.NamedFiles(text)); diff != "" {
			t.Errorf("%s: %s", text, diff)
		}
	}
}

func TestAPlanPromisesOnlyWhatCanBeMade(t *testing.T) {
	agents := []team.Info{{Makes: []string{"docx", "pptx"}}, {Makes: []string{"py", "docx"}}}
	plan := func(labels ...string) team.Plan {
		p := team.Plan{Promised: labels}
		for _, l := range labels {
			p.Tasks = append(p.Tasks, team.Job{Prompt: "x", Outputs: []team.Output{{Label: l}}})
		}
		return p
	}
	there := []team.Document{{Name: "notes", Ext: "log"}, {Name: "old", Ext: "key"}}
	for _, c := range []struct {
		plan  team.Plan
		wrong string
	}{
		{plan("a.docx", "b.pptx", "README"), ""},
		{plan("notes.log"), ""}, // a text that is there
		{plan("a.docx", "b.key", "c.mp4"), "the team can't make b.key, c.mp4. It can make these kinds of files: docx, pptx, py."},
		{team.Plan{Promised: []string{"a.zip"}, Tasks: []team.Job{{Outputs: []team.Output{{Label: "a.py"}, {Label: "a.zip"}}}}}, ""}, // a program leaves it
	} {
		err := team.CheckEndings(c.plan, agents, there)
		if c.wrong == "" && err != nil || c.wrong != "" && (!fault.Is(err, fault.Invalid) || fault.Sentence(err) != c.wrong) {
			t.Errorf("%v: %v", c.plan.Promised, err)
		}
	}
	if err := team.CheckNames(plan("a.docx"), []string{"A.docx", "notes.log"}, there); err != nil {
		t.Error(err)
	}
	if err := team.CheckNames(plan("a.docx"), []string{"slides.pptx"}, there); !fault.Is(err, fault.Invalid) {
		t.Errorf("a name that the plan leaves out gives %v", err)
	}
	if err := team.CheckNames(team.Plan{}, []string{"slides.pptx"}, there); err != nil {
		t.Error("a question is an answer:", err)
	}
}

// A maker is an actor that is known to make some kinds of files.
type maker struct {
	actor
	makes []string
}

func (m maker) Info() team.Info {
	return team.Info{Name: m.name, Description: "Makes.", Makes: m.makes}
}

// Each row reads: a request so worded, for which no plan can be used twice, ends so, and these files are made.
func TestNamedFilesAreMadeWhereNoPlanCanBeUsed(t *testing.T) {
	for _, row := range []struct {
		prompt string
		ends   team.Status
		made   []string
	}{
		{"Make bees.pptx and then bees.pptx and hives.csv.", team.Completed, []string{"bees.pptx by writer", "hives.csv by counter"}},
		{"Make bees.pptx and bees.mp4.", team.Failed, nil}, // which no one makes
		{"Make slides about bees.", team.Failed, nil},
	} {
		synctest.Test(t, func(t *testing.T) {
			var made []string
			makes := func(name string, ends ...string) maker {
				return maker{actor{name, func(ctx context.Context, task team.Task, ac *team.AgentContext) (team.Result, error) {
					if !strings.Contains(task.Prompt, row.prompt) {
						t.Errorf("the task is %q", task.Prompt)
					}
					for _, o := range task.Outputs {
						made = append(made, o.Label+" by "+name)
					}
					return delivers(ctx, task, ac)
				}}, ends}
			}
			s := open(t, says("I will.", "I will not."), makes("writer", "pptx", "docx"), makes("counter", "csv", "docx"))
			w, err := s.Start(t.Context(), "", row.prompt, nil)
			if err != nil {
				t.Fatal(err)
			}
			if got := s.status(w.ID).Status; got != row.ends || !slices.Equal(made, row.made) {
				t.Errorf("%q is %s and made %q", row.prompt, got, made)
			}
			if lines := s.lines(w.ID); len(row.made) > 0 && !slices.ContainsFunc(lines, func(l string) bool { return strings.Contains(l, "the team makes the files that the request names") }) {
				t.Errorf("no line says so: %q", lines)
			}
		})
	}
}
