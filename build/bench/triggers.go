package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"time"
)

// What begins a workflow by itself may take at most so long until its first step begins. A file has settled for
// two seconds of that before it counts.
const (
	mostOfFile = 2500 * time.Millisecond
	mostOfHook = 50 * time.Millisecond
)

// triggers measures the time from what begins a workflow to the beginning of its first step, which the program
// writes into the run itself. The yardstick is the longest that it may take.
func (b *bench) triggers(ctx context.Context, dir string) {
	files := filepath.Join(dir, "files")
	check(os.Mkdir(files, 0o700))
	p := b.serve(ctx, filepath.Join(dir, "data"))
	p.do(ctx, "PUT", "/api/tools/settings", map[string]string{"folder": files}, nil)

	file := figure{name: "file appears to first step", unit: "ms"}
	onFile := p.trigger(ctx, map[string]any{"kind": "folder", "glob": "*.txt", "enabled": true})
	for i := range b.runs {
		before := p.lastRun(ctx, onFile.ID)
		began := time.Now()
		check(os.WriteFile(filepath.Join(files, fmt.Sprintf("%d.txt", i)), []byte("The rain does not stop."), 0o600))
		file.took(p.firstStep(ctx, onFile.ID, before).Sub(began))
		file.yardTook(mostOfFile)
	}
	b.print(file)

	hook := figure{name: "call of a webhook to first step", unit: "ms"}
	onCall := p.trigger(ctx, map[string]any{"kind": "hook", "enabled": true, "overlap": "parallel"})
	for range 3 * b.runs {
		before := p.lastRun(ctx, onCall.ID)
		began := time.Now()
		p.callHook(ctx, onCall)
		hook.took(p.firstStep(ctx, onCall.ID, before).Sub(began))
		hook.yardTook(mostOfHook)
	}
	b.print(hook)
	p.close()
}

// A trigger of a workflow of one step.
type trigger struct {
	ID      string `json:"triggerId"`
	Token   string `json:"token"` // of a webhook
	LastRun string `json:"lastRunId"`
}

func (p *product) trigger(ctx context.Context, of map[string]any) (t trigger) {
	var w struct {
		ID string `json:"workflowId"`
	}
	p.do(ctx, "POST", "/api/automations", map[string]any{"name": "bench", "instructions": []any{map[string]string{"directCallToolId": "current_time"}}}, &w)
	p.do(ctx, "POST", "/api/automations/"+w.ID+"/triggers", of, &t)
	return t
}

// lastRun is the newest run that a trigger began; empty: none.
func (p *product) lastRun(ctx context.Context, id string) string {
	var t trigger
	p.do(ctx, "GET", "/api/triggers/"+id, nil, &t)
	return t.LastRun
}

// firstStep waits for the next run of a trigger and says when its first step began.
func (p *product) firstStep(ctx context.Context, id, before string) time.Time {
	for {
		check(ctx.Err())
		now := p.lastRun(ctx, id)
		if now != "" && now != before {
			var r struct {
				Completed *time.Time `json:"completedAt"`
				Error     *struct {
					Message string `json:"message"`
				} `json:"error"`
				Steps []struct {
					Started *time.Time `json:"startedAt"`
				} `json:"steps"`
			}
			p.do(ctx, "GET", "/api/runs/"+now, nil, &r)
			if r.Error != nil {
				check(fmt.Errorf("the run failed: %s", r.Error.Message))
			}
			if r.Completed != nil && len(r.Steps) > 0 && r.Steps[0].Started != nil {
				return *r.Steps[0].Started
			}
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// callHook calls a webhook with its own token.
func (p *product) callHook(ctx context.Context, t trigger) {
	body := must(json.Marshal(map[string]string{"text": "The rain does not stop."}))
	hook := product{URL: p.URL, Token: t.Token}
	resp := hook.request(ctx, "POST", "/api/hooks/"+t.ID, json.RawMessage(body), "application/json")
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusAccepted {
		var said bytes.Buffer
		_, _ = said.ReadFrom(resp.Body)
		check(fmt.Errorf("the webhook answered %d %s", resp.StatusCode, &said))
	}
}
