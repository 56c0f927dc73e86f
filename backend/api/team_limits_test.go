package api_test

import (
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/core/team"
	"terzetto/backend/service/teams"
)

func TestTheLimitsOfTeamsAreSettingsWithBounds(t *testing.T) {
	d := open(t)
	const at = "/api/team/limits"
	if got := get[team.Allowance](d, "GET", at, nil); got != (team.Allowance{RoundMinutes: 30, TaskMinutes: 15, MemoryMB: 2048, ParallelAgents: 4}) {
		t.Errorf("at first they are %+v", got)
	}
	want := team.Allowance{RoundMinutes: 90, TaskMinutes: 20, MemoryMB: 4096, ParallelAgents: 2}
	if got := get[team.Allowance](d, "PUT", at, fields{"roundMinutes": 90, "taskMinutes": 20, "memoryMB": 4096, "parallelAgents": 2}); got != want {
		t.Errorf("changed they are %+v", got)
	}
	for field, wrong := range map[string]any{"roundMinutes": 0, "taskMinutes": 91, "memoryMB": 100, "parallelAgents": 33} {
		if status, text := d.ask("PUT", at, fields{field: wrong}); status != 422 || !strings.Contains(text, `"field":"`+field+`"`) {
			t.Errorf("%s = %v gives %d %s", field, wrong, status, text)
		}
	}
	if status, _ := d.ask("PUT", at, fields{"roundMinutes": "long"}); status != 422 {
		t.Errorf("a word gives %d", status)
	}
	if got := get[team.Allowance](d, "GET", at, nil); got != want {
		t.Errorf("after what was refused they are %+v", got)
	}
}

func TestARequestComesWithMessagesAndLinesAFileWithItsSummary(t *testing.T) {
	d := open(t)
	d.thinks(&mind{plan: planned(job("creative", "Write.", "poem.txt")), write: func(system, text string) string {
		if strings.HasPrefix(system, "Summarise") {
			return "It is about the harbour."
		}
		return prose(system, text)
	}})
	file := d.upload("notes.txt", []byte(strings.Repeat("The quay was busy in spring. ", 50)))
	w, s := d.teamwork("/api/workflows/start", "Write a poem.", file)
	whole := get[teams.Whole](d, "GET", "/api/team/"+w.ID, nil)
	last, lines := d.last(w.ID)
	if s.Status != team.Completed || whole.ID != w.ID || len(whole.Messages) != 4 || len(whole.Logs) != len(lines) || whole.Messages[3].ID != last.ID {
		t.Fatalf("it is %+v with %d messages and %d lines", s, len(whole.Messages), len(whole.Logs))
	}
	if x := whole.Messages[3].Documents[0]; x.Label() != "poem.txt" || x.Version != 1 || x.Replaces != 0 {
		t.Errorf("the document is %+v", x)
	}
	f := get[team.File](d, "GET", fmt.Sprintf("/api/files/%d/contents", file), nil)
	if len(f.Contents) != 1 || f.Contents[0].Summary != "It is about the harbour." {
		t.Errorf("the contents are %+v", f.Contents)
	}
}

func TestALaterRoundMakesANewVersionOfADocument(t *testing.T) {
	d := open(t)
	m := d.thinks(&mind{plan: planned(job("creative", "Write.", "poem.txt")), write: prose})
	w, _ := d.teamwork("/api/workflows/start", "Write a poem of the harbour.")
	m.mu.Lock()
	m.plan = planned(job("creative", "Make it shorter.", "Poem.txt"))
	m.plan.Tasks[0].Revises, m.heard = "poem", nil
	m.mu.Unlock()
	_, s := d.teamwork("/api/workflows/start?id="+w.ID, "Make it shorter.")
	whole := get[teams.Whole](d, "GET", "/api/team/"+w.ID, nil)
	first, second := whole.Messages[2].Documents[0], whole.Messages[6].Documents[0]
	if s.Status != team.Completed || second.Label() != "poem.txt" || second.Version != 2 || second.Replaces != first.FileID || !second.Promised {
		t.Errorf("it is %+v with %+v after %+v", s, second, first)
	}
	for _, part := range []string{"Write a poem of the harbour.", "version 1", "=== poem.txt ===", "is the version that you revise"} {
		if !strings.Contains(m.said(), part) {
			t.Errorf("nothing that the model was given holds %q", part)
		}
	}
}
