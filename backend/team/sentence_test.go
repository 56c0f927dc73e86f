package team_test

import (
	"strings"
	"testing"

	"terzetto/backend/team"
)

func TestAReplyIsInTheLanguageOfTheRequest(t *testing.T) {
	for _, c := range []struct {
		prompt, says string
		documents    bool
		want         string
	}{
		{"Write it for me, please.", "en", true, "Delivered: 1.txt."},
		{"Schreib es bitte für mich.", "de", true, "Geliefert: 1.txt."},
		{"Schreib es bitte für mich.", "en", true, "Geliefert: 1.txt."}, // a model that says English out of habit
		{"Écris un rapport pour moi.", "", true, "Livré : 1.txt."},
		{"Escribe un informe para mí, por favor.", "es-MX", true, "Entregado: 1.txt."},
		{"اكتب تقريرا عن الميناء", "en", true, "✓ 1.txt"},
		{"اكتب تقريرا عن الميناء", "ar", false, "✓"},
		{"Was ist das für ein Hafen?", "de", false, "Es wurden keine Dokumente gebraucht."},
	} {
		m := &reader{
			plan: func(string) team.Plan {
				p := team.Plan{Response: "…", Language: c.says}
				if c.documents {
					p.Promised = []string{"1.txt"}
					p.Tasks = []team.Job{{Agent: "works", Prompt: "Do it.", Outputs: []team.Output{{Label: "1.txt"}}}}
				}
				return p
			},
			write: func(string) string { return "" },
		}
		s := reads(t, m, 8192)
		w := s.next("", c.prompt)
		if got := strings.TrimSpace(s.lastText(w.ID)); got != c.want {
			t.Errorf("%q, said to be %q: %q, want %q", c.prompt, c.says, got, c.want)
		}
	}
}

func TestAFailureIsToldInTheLanguageOfTheRequest(t *testing.T) {
	s := open(t, planning("fails", "fails", "works"))
	w := s.next("", "Schreib es bitte für mich.")
	if got := s.lastText(w.ID); w.Status != team.Failed || got != "Die Arbeit konnte nicht beendet werden: 2 von 3 Aufgaben sind gescheitert, also mehr als die Hälfte." {
		t.Errorf("it is %s: %q", w.Status, got)
	}
	if !strings.HasPrefix(w.Error, "2 of 3 agent tasks failed") || !has(s.lines(w.ID), "100% 2 of 3 agent tasks failed") {
		t.Errorf("the log says %v", s.lines(w.ID))
	}
}
