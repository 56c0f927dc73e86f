package api_test

import (
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/team"
)

func TestTheDemoTeamRevisesTheDocumentThatIsMeant(t *testing.T) {
	d := open(t)
	d.ask("POST", "/api/endpoints/demo/use", fields{})
	w, _ := d.teamwork("/api/workflows/start", "Write a report about the harbour: harbour.md", d.upload("notes.txt", []byte("It was built in 1921.")))
	for version, prompt := range []string{"Make it shorter.", "Make harbour.md longer, please."} {
		_, s := d.teamwork("/api/workflows/start?id="+w.ID, prompt)
		last, lines := d.last(w.ID)
		if s.Status != team.Completed || len(last.Documents) != 1 || last.Documents[0].Label() != "harbour.md" || last.Documents[0].Version != version+2 {
			t.Errorf("%s: %+v with %+v: %v", prompt, s, last.Documents, told(lines))
		}
	}
}

func TestTheDemoTeamAnswersInTheLanguageOfTheRequest(t *testing.T) {
	d := open(t)
	d.ask("POST", "/api/endpoints/demo/use", fields{})
	file := d.upload("notes.txt", []byte("Der Hafen wurde 1921 gebaut."))
	for _, c := range []struct{ prompt, reply, report string }{
		{"Schreibe bitte einen Bericht über die Datei: report.md", "Geliefert: report.md.", "## Überblick"},
		{"Escribe por favor un informe sobre el archivo: report.md", "Entregado: report.md.", "## Resumen"},
		{"Please write a report about the file: report.md", "Delivered: report.md.", "## Overview"},
		{"اكتب تقريرا عن هذا الملف: report.md", "✓ report.md", "1921"},
	} {
		w, s := d.teamwork("/api/workflows/start", c.prompt, file)
		last, _ := d.last(w.ID)
		if s.Status != team.Completed || len(last.Documents) != 1 || !strings.Contains(last.Content, c.reply) {
			t.Errorf("%s: %+v with %q", c.prompt, s, last.Content)
			continue
		}
		if _, text := d.ask("GET", fmt.Sprintf("/api/files/%d", last.Documents[0].FileID), nil); !strings.Contains(text, c.report) {
			t.Errorf("%s: the report is %q", c.prompt, text)
		}
	}
}
