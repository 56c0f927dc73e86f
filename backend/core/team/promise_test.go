package team_test

import (
	"testing"

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
