package modeltest_test

import (
	"testing"

	"terzetto/backend/service/modeltest"
	"terzetto/backend/story/prose"
)

// usual is a test in which all three help.
func usual() modeltest.Count {
	return modeltest.Count{
		Openings: 12,
		Draft:    modeltest.Figures{Words: 2000, Findings: 40},
		Edited:   modeltest.Figures{Words: 2000, Findings: 20},
		Directed: modeltest.Figures{Words: 2000, Findings: 18},
	}
}

func TestWhoEarnsTheTimeIsRecommended(t *testing.T) {
	for name, row := range map[string]struct {
		change func(*modeltest.Count)
		want   modeltest.Advice
	}{
		"both help": {func(*modeltest.Count) {}, modeltest.Advice{Voices: modeltest.AllThree, Reason: modeltest.BothHelp}},
		"five openings are too few": {
			func(c *modeltest.Count) { c.Openings = 5 }, modeltest.Advice{Voices: modeltest.NoAdvice, Reason: modeltest.TooFew},
		},
		"six are enough": {
			func(c *modeltest.Count) { c.Openings = 6 }, modeltest.Advice{Voices: modeltest.AllThree, Reason: modeltest.BothHelp},
		},
		"nothing is wrong with the drafts": {
			func(c *modeltest.Count) { c.Draft.Findings = 0 }, modeltest.Advice{Voices: modeltest.WriterOnly, Reason: modeltest.NothingFound},
		},
		"the Editor fails in a quarter": {
			func(c *modeltest.Count) { c.Edited.EditorFailed = 3 }, modeltest.Advice{Voices: modeltest.AllThree, Reason: modeltest.BothHelp},
		},
		"the Editor fails in more": {
			func(c *modeltest.Count) { c.Edited.EditorFailed = 4 }, modeltest.Advice{Voices: modeltest.WriterOnly, Reason: modeltest.EditorFails},
		},
		"the Editor changes a name": {
			func(c *modeltest.Count) { c.Edited.Names = 1 }, modeltest.Advice{Voices: modeltest.WriterOnly, Reason: modeltest.FactsChanged},
		},
		"the Editor changes a number": {
			func(c *modeltest.Count) { c.Edited.Numbers = 1 }, modeltest.Advice{Voices: modeltest.WriterOnly, Reason: modeltest.FactsChanged},
		},
		"the Editor removes a quarter": {
			func(c *modeltest.Count) { c.Edited.Findings, c.Directed.Findings = 30, 27 },
			modeltest.Advice{Voices: modeltest.AllThree, Reason: modeltest.BothHelp},
		},
		"the Editor removes less": {
			func(c *modeltest.Count) { c.Edited.Findings = 31 }, modeltest.Advice{Voices: modeltest.WriterOnly, Reason: modeltest.EditorLittle},
		},
		"the Editor only makes the text shorter": {
			func(c *modeltest.Count) { c.Edited = modeltest.Figures{Words: 1400, Findings: 28} },
			modeltest.Advice{Voices: modeltest.WriterOnly, Reason: modeltest.EditorLittle},
		},
		"the Director fails": {
			func(c *modeltest.Count) { c.Directed.DirectorFailed = 4 }, modeltest.Advice{Voices: modeltest.WithEditor, Reason: modeltest.DirectorFails},
		},
		"a directed reply has another number": {
			func(c *modeltest.Count) { c.Directed.Numbers = 1 }, modeltest.Advice{Voices: modeltest.WithEditor, Reason: modeltest.DirectorFacts},
		},
		"the Director brings a twentieth": {
			func(c *modeltest.Count) { c.Directed.Findings = 19 }, modeltest.Advice{Voices: modeltest.WithEditor, Reason: modeltest.DirectorLittle},
		},
		"the Editor leaves nothing to the Director": {
			func(c *modeltest.Count) { c.Edited.Findings, c.Directed.Findings = 0, 0 },
			modeltest.Advice{Voices: modeltest.WithEditor, Reason: modeltest.DirectorLittle},
		},
	} {
		t.Run(name, func(t *testing.T) {
			c := usual()
			row.change(&c)
			if got := modeltest.Advise(c); got != row.want {
				t.Errorf("%+v, want %+v", got, row.want)
			}
		})
	}
}

func TestTheOpeningsHoldNothingThatTheAuditorFlags(t *testing.T) {
	seen := map[string]bool{}
	all := modeltest.Openings()
	if len(all) != 12 {
		t.Errorf("%d openings", len(all))
	}
	for _, o := range all {
		if seen[o.Title] || seen[o.Name] || seen[o.User] {
			t.Errorf("%s: a name comes twice", o.Title)
		}
		seen[o.Title], seen[o.Name], seen[o.User] = true, true, true
		text := o.Description + "\n\n" + o.Scenario + "\n\n" + o.Message
		if found := prose.Audit(prose.AuditInput{Draft: text}).Findings(); len(found) > 0 {
			t.Errorf("%s: %+v", o.Title, found)
		}
		if n := prose.CountListed(text) + prose.HeldOut(text); n > 0 {
			t.Errorf("%s: %d stock phrases", o.Title, n)
		}
	}
}
