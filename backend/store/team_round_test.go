package store_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/core/team"
	"terzetto/backend/tool"
)

func TestTheHistoryOfATeamHasVersionsAndPlans(t *testing.T) {
	db := fresh(t)
	ctx, now := t.Context(), time.Unix(1_700_000_000, 0).UTC()
	var files []team.File
	for _, text := range []string{"one", "two"} {
		files = append(files, must(db.Files.KeepFile(ctx, team.File{Label: "a.txt", Hash: text, Data: []byte(text), Warnings: []string{}}))(t))
	}
	w := team.Request{ID: "w", Name: "n", Status: team.Running, CurrentRound: 1, StartedAt: now, LastActivity: now}
	p := team.Progress{Round: 1, Plan: team.Plan{Promised: []string{"a.txt"}, Tasks: []team.Job{{Agent: "x", Prompt: "p", Revises: "a.txt"}}}, Task: 1, Calls: []team.Call{{ID: "r", Agent: "x", ToolID: "t", Hash: "h"}}, Read: []tool.Mark{{Kind: tool.OfFile, Name: "a.txt"}}}
	for i, f := range files {
		d := team.Document{ID: "d" + f.Hash, FileID: f.ID, Version: i + 1, Promised: true}
		if i > 0 {
			d.Replaces, p.Calls, p.Task, p.Failures = files[0].ID, []team.Call{}, 2, 1
		}
		must(db.Teams.Append(ctx, team.Change{New: i == 0, Request: w, Progress: p, Messages: []team.Message{{
			ID: "m" + f.Hash, RequestID: "w", Role: team.Assistant, AgentName: "x", Round: 1, Status: team.Step, Timestamp: now, Documents: []team.Document{d},
		}}}))(t)
	}
	h := must(db.Teams.History(ctx, "w"))(t)
	var versions [][2]int64
	for _, d := range h.Documents() {
		versions = append(versions, [2]int64{int64(d.Version), d.Replaces})
	}
	if d := cmp.Diff([][2]int64{{1, 0}, {2, files[0].ID}}, versions); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]team.Progress{p}, h.Rounds); d != "" {
		t.Error(d)
	}
}
