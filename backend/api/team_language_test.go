package api_test

import (
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/core/team"
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
	notes, japanese := d.upload("notes.txt", []byte("Der Hafen wurde 1921 gebaut.")), d.upload("港.txt", []byte("港は1921年に建てられました。船は三隻あります。\n"))
	for _, c := range []struct {
		prompt, reply, report string
		file                  int64
	}{
		{"Schreibe bitte einen Bericht über die Datei: report.md", "Geliefert: report.md.", "## Überblick", notes},
		{"Escribe por favor un informe sobre el archivo: report.md", "Entregado: report.md.", "## Resumen", notes},
		{"Please write a report about the file: report.md", "Delivered: report.md.", "## Overview", notes},
		{"اكتب تقريرا عن هذا الملف: report.md", "✓ report.md", "1921", notes},
		{"اكتب تقريرا عن هذا الملف: report.md", "✓ report.md", "港は1921年に建てられました。", japanese},
	} {
		w, s := d.teamwork("/api/workflows/start", c.prompt, c.file)
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
