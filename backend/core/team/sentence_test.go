package team_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
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
		{"Écris un rapport pour moi.", "", true, "Livré : 1.txt."},
		{"Escribe un informe para mí, por favor.", "es-MX", true, "Entregado: 1.txt."},
		{"اكتب تقريرا عن الميناء", "en", true, "✓ 1.txt"},
		{"اكتب تقريرا عن الميناء", "ar", false, "✓"},
		{"Was ist das für ein Hafen?", "de", false, "Dafür waren keine Dokumente nötig."},
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
	if got := s.lastText(w.ID); w.Status != team.Failed || got != "Die Arbeit konnte nicht beendet werden: 2 von 3 Aufgaben sind fehlgeschlagen, mehr als die Hälfte." {
		t.Errorf("it is %s: %q", w.Status, got)
	}
	if !strings.HasPrefix(w.Error, "2 of 3 agent tasks failed") || !has(s.lines(w.ID), "100% 2 of 3 agent tasks failed") {
		t.Errorf("the log says %v", s.lines(w.ID))
	}
}

func TestWhyATaskFailedIsToldInTheUsersLanguage(t *testing.T) {
	for why, want := range map[string]string{
		"The text for list.csv has no table.":                                     "Der Text für list.csv enthält keine Tabelle.",
		"The team can't make a .psd file. Choose another format for boat.psd.":    "Das Team kann keine .psd-Datei erstellen. Für boat.psd ein anderes Format wählen.",
		"a.json is no valid JSON and was not kept.\n\nb.md is larger than 50 MB.": "a.json ist kein gültiges JSON und wurde nicht gespeichert.\n\nb.md ist größer als 50 MB.",
		"The pen has run dry.": "The pen has run dry.",
	} {
		works := actor{"works", func(context.Context, team.Task, *team.AgentContext) (team.Result, error) {
			return team.Result{}, fault.New(fault.Invalid, why)
		}}
		s := open(t, planning("works", "works", "other"), works, actor{"other", delivers})
		w := s.next("", "Schreib es bitte für mich.")
		h, _ := s.store.History(t.Context(), w.ID)
		if !slices.ContainsFunc(h.Messages, func(m team.Message) bool { return m.Content == "Diese Aufgabe ist fehlgeschlagen: "+want }) {
			t.Errorf("%q is told as %+v", why, h.Messages)
		}
	}
}
