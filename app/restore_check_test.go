package app

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/api"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/run"
	"terzetto/backend/core/team"
	"terzetto/backend/core/turn"
	"terzetto/backend/service/teams"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/tool"
)

// check asks for everything that the world knows.
func (x *explorer) check() {
	x.t.Helper()
	ids := lists.Map(must[[]chat.Conversation](x.t, x.ask, "conversations.list", nil), func(c chat.Conversation) string { return c.ID })
	slices.Sort(ids)
	x.same("the conversations", strings.Join(ids, " "), sortedKeys(x.world.Talks))
	for talk, path := range x.world.Talks {
		x.checkTalk(talk, path)
	}
	x.same("the person", must[chat.Settings](x.t, x.ask, "settings.get", nil).UserName, x.world.Name)
	x.checkRuns()
	x.checkServers()
	for id, said := range x.world.Teams {
		s := must[teams.Status](x.t, x.ask, "team.status", map[string]any{"workflowId": id})
		if s.CurrentRound != len(said) {
			x.t.Errorf("the team is in round %d, and not %d", s.CurrentRound, len(said))
		}
		var heard []string
		for _, m := range must[teams.Page[team.Message]](x.t, x.ask, "team.messages", map[string]any{"workflowId": id}).Items {
			if m.AgentName == "" {
				heard = append(heard, m.Content)
			}
		}
		x.same("what the team was asked", strings.Join(heard, " "), strings.Join(said, " "))
	}
}

func (x *explorer) same(what, got, want string) {
	x.t.Helper()
	if got != want {
		x.t.Errorf("%s: %s, and not %s", what, got, want)
	}
}

func (x *explorer) checkTalk(talk string, path []line) {
	x.t.Helper()
	rows := must[[]chat.Message](x.t, x.ask, "messages.list", map[string]any{"cid": talk})
	if len(rows) != len(path) {
		x.t.Fatalf("there are %d messages, and not %v", len(rows), path)
	}
	for i, m := range rows {
		if m.ID != path[i].ID || !slices.Equal(wordsIn(m.Content), []string{path[i].Text}) {
			x.t.Errorf("message %d is %q, and not %v", m.ID, m.Content, path[i])
		}
	}
	x.same("the draft", must[chat.Draft](x.t, x.ask, "drafts.get", map[string]any{"cid": talk}).Text, x.world.Drafts[talk])
	if len(path) == 0 {
		return
	}
	log := must[turn.Log](x.t, x.ask, "messages.log", map[string]any{"cid": talk, "mid": path[len(path)-1].ID})
	if call := x.call(talk, log.ID); call != "" {
		x.same("what the model was sent", call, x.calls[fmt.Sprint(talk, " ", log.ID)])
	}
}

func (x *explorer) checkRuns() {
	x.t.Helper()
	known := map[string]bool{x.gives: true, "": true}
	for _, g := range x.world.Triggers {
		known[g.Workflow] = true
	}
	var ids []string
	for _, r := range must[api.Listing[run.Run]](x.t, x.ask, "runs.list", map[string]any{"limit": 500}).Items {
		if !known[r.TemplateID] {
			x.t.Errorf("a run of a workflow that isn't there: %s", r.Name)
		}
		if r.TemplateID == x.gives {
			ids = append(ids, r.ID)
		}
	}
	slices.Sort(ids)
	x.same("the runs", strings.Join(ids, " "), sortedKeys(x.world.Runs))
	for id, given := range x.world.Runs {
		var steps []string
		for _, result := range must[api.RunDetail](x.t, x.ask, "runs.get", map[string]any{"id": id}).Results {
			steps = append(steps, wordsIn(string(result))...)
		}
		x.same("what a run gave", strings.Join(lists.Distinct(steps), " "), given)
	}
}

func (x *explorer) checkServers() {
	x.t.Helper()
	var listed, want []string
	for _, one := range must[api.Listing[tool.Tool]](x.t, x.ask, "toolbox.list", map[string]any{"limit": 500}).Items {
		if strings.HasSuffix(one.ID, "__who") {
			listed = append(listed, one.ID+" "+one.Description)
		}
	}
	for name, s := range x.world.Servers {
		want = append(want, name+"__who I am "+s.Answer+".")
	}
	slices.Sort(listed)
	slices.Sort(want)
	x.same("the tools of servers", strings.Join(listed, "; "), strings.Join(want, "; "))
}

// checkFiles waits until each file that came has begun its run, once, whether its trigger was restored meanwhile or not.
func (x *explorer) checkFiles() {
	x.t.Helper()
	for _, g := range x.world.Triggers {
		var want, got []string
		for _, name := range x.files {
			if !slices.Contains(g.Present, name) {
				want = append(want, name)
			}
		}
		slices.Sort(want)
		backendtest.Until(x.t, func() bool {
			got = nil
			for _, r := range must[api.Listing[run.Run]](x.t, x.ask, "runs.list", map[string]any{"workflowId": g.Workflow, "limit": 500}).Items {
				var file struct{ Name string }
				if err := json.Unmarshal(r.Trigger, &file); err != nil {
					x.t.Fatal(err)
				}
				got = append(got, file.Name)
			}
			return len(got) >= len(want)
		})
		slices.Sort(got)
		x.same("the files whose runs began", strings.Join(got, " "), strings.Join(want, " "))
	}
}
