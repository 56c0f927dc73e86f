package main

import (
	"testing"

	"terzetto/backend/base/lists"
)

// TestTheAuditorHoldsItsFigures fails when a change makes the auditor see less of what models write, or more of what people do.
func TestTheAuditorHoldsItsFigures(t *testing.T) {
	m := load("../../backend/story/prose/testdata", "", "")
	if len(m.drafts) != 240 || len(m.chapters) != 10 {
		t.Fatalf("%d drafts and %d chapters", len(m.drafts), len(m.chapters))
	}
	drafts := auditDrafts(m)
	if text, list := follows(drafts); text < 0.9*list {
		t.Errorf("per text the findings follow the held-out words with %.2f, the rest of the list with %.2f", text, list)
	}
	if group, _ := follows(groups(drafts)); group < 0.85 {
		t.Errorf("per group the findings follow the held-out words with %.2f", group)
	}
	of := func(model string) float64 {
		s := sum(lists.Keep(drafts, func(s seen) bool { return s.model == model }))
		return s.perThousand(s.phrases)
	}
	if a, b := of(twin), of(origin); a > 0.4*b {
		t.Errorf("the anti-cliché twin has %.1f findings, its origin %.1f", a, b)
	}
	for _, g := range groups(drafts) {
		if n := g.perThousand(g.phrases); g.model != twin && n < 3 {
			t.Errorf("%s has %.1f findings of words and phrases", g.model, n)
		}
	}
	if s := sum(auditChapters(m)); s.perThousand(s.total()) > 1 {
		t.Errorf("human prose has %.2f findings: %s", s.perThousand(s.total()), byKind(s))
	}
}

func TestWithoutDataALineSaysSo(t *testing.T) {
	for _, l := range auditorLines(material{}) {
		if l.measured != noData {
			t.Errorf("%q is %q", l.name, l.measured)
		}
	}
}
