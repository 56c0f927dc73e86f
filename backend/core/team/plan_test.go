package team_test

import (
	"strings"
	"testing"

	"terzetto/backend/core/team"
)

func TestAPlanThatCannotBeCarriedOutIsRefusedInWords(t *testing.T) {
	task := `{"agent":"a","prompt":"p","outputDocuments":[{"label":"a.txt","description":""}]}`
	for _, c := range []struct {
		name, written string
		repaired      bool
		says          string // empty: it is a plan
	}{
		{"a sentence", "I will do it.", false, "not a JSON object"},
		{"a list", "[]", false, "not a JSON object"},
		{"nothing", "", false, "not a JSON object"},
		{"no tasks at all", `{"objUserResponse":"hi"}`, false, "tasks is missing"},
		{"tasks of another kind", `{"objWorkplan":"write it"}`, false, "can't be"},
		{"promises without tasks", `{"objFinalDocuments":["a.txt"],"objWorkplan":[]}`, false, "promises a.txt"},
		{"promises without tasks, again", `{"objFinalDocuments":["a.txt"],"objWorkplan":[]}`, true, "promises a.txt"},
		{"neither tasks nor words", `{"objFinalDocuments":[],"objWorkplan":[]}`, false, "neither"},
		{"a promise that no task makes", `{"objFinalDocuments":["a.txt","b.txt"],"objWorkplan":[` + task + `]}`, false, "promises b.txt"},
		{"the same once more", `{"objFinalDocuments":["a.txt","b.txt"],"objWorkplan":[` + task + `]}`, true, ""},
		{"a task without words", `{"objFinalDocuments":[],"objWorkplan":[{"agent":"a","prompt":" "}]}`, false, "task 1 has no prompt"},
		{"hundreds of tasks", `{"objFinalDocuments":[],"objWorkplan":[` + strings.Repeat(task+",", 100) + task + `]}`, false, "101 tasks"},
		{"a plain answer by the words that it is asked for", `{"reason":"A sum.","documents":[],"tasks":[],"answer":"Four.","language":"English"}`, false, ""},
		{"tasks of another kind by their word", `{"tasks":"write it"}`, false, "the field tasks can't be a JSON string"},
		{"a plain answer", `{"objFinalDocuments":[],"objWorkplan":[],"objUserResponse":"Four.","userLanguage":"English"}`, false, ""},
	} {
		p, err := team.ReadPlan([]byte(c.written), c.repaired)
		if c.says == "" {
			if err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
			if p.Language != "" {
				t.Errorf("%s: the language is %q", c.name, p.Language)
			}
		} else if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", c.name, err, c.says)
		}
	}
}

func TestALabelIsAFileNameAndNothingElse(t *testing.T) {
	for written, want := range map[string]string{
		"a.txt": "a.txt", "../../etc/passwd": "passwd", `C:\Windows\x.DOCX`: "x.docx", "/": "document", "": "document", "..": "document",
		" report .pdf": "report .pdf", "a\x00b\n.txt": "ab.txt", "a<b>:c.md": "a-b--c.md", "\u202egpj.exe": "gpj.exe",
		"no extension": "no extension", ".env": "env", strings.Repeat("ü", 200) + ".txt": strings.Repeat("ü", 58) + ".txt",
	} {
		if got := team.Label(written); got != want {
			t.Errorf("%q is called %q, want %q", written, got, want)
		}
		if again := team.Label(team.Label(written)); again != team.Label(written) {
			t.Errorf("%q changes when it is named twice", written)
		}
	}
}
