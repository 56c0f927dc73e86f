package conformance_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/model/llm"
)

// sequels are facts that only show in what a person does after the turns of a case: in another
// conversation, after a restart, or with another button. Each says what is wrong.
var sequels = map[string]func(c *scene) string{
	"two failures of one kind in a row lower the mode by one; it is kept with the model's row, so a new conversation and a restart begin at the lower mode": func(c *scene) string {
		for _, restarted := range []bool{false, true} {
			if restarted {
				c.restart()
			}
			c.begin()
			p := c.turn("I stand up.", time.Minute)
			if p.known.Mode() == llm.ToolModeNamed || slices.ContainsFunc(p.requests, request.tools) || p.last != event.Done {
				return fmt.Sprintf("begins with tools again (restarted: %t)", restarted)
			}
		}
		return ""
	},
	"a probe and a changed version of server or model try it at once": func(c *scene) string {
		again := open(c.t, c.k, false, c.way)
		for n := range 6 { // the server refuses tools until its sixth request
			again.turn(fmt.Sprintf("I wait, %d.", n), time.Minute)
		}
		again.d.probe(again.endpoint)
		p := again.turn("I look up.", time.Minute)
		return unless(slices.ContainsFunc(p.requests, request.tools) && refused(p.requests) == 0, "sends no tools after a probe")
	},
	"a person's two messages in a row (a reply was stopped) are merged too": func(c *scene) string {
		rows := c.d.messages(c.conversation)
		c.d.remove(c.conversation, rows[len(rows)-1].ID)
		p := c.turn("I stand up.", time.Minute)
		twice := slices.ContainsFunc(p.requests, request.repeatsRole) || refused(p.requests) > 0
		both := slices.ContainsFunc(p.requests, func(r request) bool { return r.holds("I stand up.") && r.holds(c.done[len(c.done)-1].said) })
		return unless(!twice && both && p.last == event.Done, "sends two messages of the person in a row, or loses one")
	},
	"until then progress is shown, and the person can stop or skip": func(c *scene) string {
		c.d.set(json.RawMessage(`{"helper_seconds":60}`))
		for _, how := range []string{"skip", "stop"} {
			waits := make(chan struct{})
			c.s.mu.Lock()
			c.s.silent = waits
			c.s.mu.Unlock()
			ended := make(chan struct{})
			go func() {
				defer close(ended)
				<-waits
				c.d.end(c.conversation, how)
			}()
			p := c.record("I wait.", time.Minute, func(ctx context.Context) []told { return c.d.send(ctx, c.conversation, "I wait.") })
			<-ended
			if !p.spoke(event.DirectorStart) {
				return "shows no progress"
			}
			if p.last != event.Done || (p.reply != nil) != (how == "skip") {
				return fmt.Sprintf("does not %s the Director", how)
			}
		}
		return ""
	},
	"the same in the Director's and the Editor's calls": func(c *scene) string {
		k := c.k
		k.Expect, k.Call.Turns = expectations{}, new(1)
		k.Call.Settings = json.RawMessage(`{"length_guard":true,"length_guard_max_words":20,"reasoning_enabled_passes":{"director":true,"writer":true,"editor":true}}`)
		thought := "<think>\nThe rain first.\n</think>\n\n"
		k.Server.Chat = []answer{
			{When: when{Tools: new(true), Form: &oneOf{"any"}}, Status: 400, JSON: json.RawMessage(toolless)},
			{When: when{Form: &oneOf{"direct_scene"}}, Deltas: []delta{{"text": raw(thought + `{"plot_summary":"It rains."}`), "pieces": raw(1)}}},
			{When: when{Form: &oneOf{"any"}}, Deltas: []delta{{"text": raw(thought + `{"patches":[],"rewritten_text":""}`), "pieces": raw(1)}}},
			{When: when{Writer: new(true)}, Deltas: []delta{{"text": raw(thought + k.prose)}}},
		}
		p := open(c.t, k, false, c.way).turn("I sit down.", time.Minute)
		for _, pass := range []string{"director", "writer", "editor"} {
			if plain(p.log.Reasoning[pass]) != "The rain first." {
				return fmt.Sprintf("keeps the reasoning %q of the %s", p.log.Reasoning[pass], pass)
			}
		}
		return unless(len(p.log.ToolCalls) > 0 && p.reply != nil && *p.reply == k.prose, "does not read the form or the reply behind it")
	},
	"done never follows nothing; the error offers Retry": func(c *scene) string {
		p := c.record("", time.Minute, func(ctx context.Context) []told { return c.d.goOn(ctx, c.conversation, 0) })
		return unless(p.last == event.Error && len(p.writers()) > 0, "does not ask the server again")
	},
	"Continue goes on in the same message; it is not a new turn": func(c *scene) string {
		before := c.d.messages(c.conversation)
		last := before[len(before)-1]
		p := c.record("", time.Minute, func(ctx context.Context) []told { return c.d.goOn(ctx, c.conversation, last.ID) })
		if len(p.requests) == 0 || len(p.rows) != len(before) {
			return "adds a message"
		}
		return unless(p.rows[len(p.rows)-1].ID == last.ID && strings.HasPrefix(p.rows[len(p.rows)-1].Content, last.Content), "changes what was written")
	},
	"the same for a form: tool_calls in message": func(c *scene) string {
		k := c.k
		k.Expect = expectations{}
		form := `{"choices":[{"index":0,"finish_reason":"tool_calls","message":{"role":"assistant","tool_calls":[{"id":"c","type":"function","function":{"name":"direct_scene","arguments":"{\"plot_summary\":\"It rains.\"}"}}]}}],` +
			`"usage":{"prompt_tokens":700,"completion_tokens":12}}`
		k.Server.Chat = append([]answer{{When: when{Form: &oneOf{"direct_scene"}}, JSON: json.RawMessage(form)}}, k.Server.Chat...)
		p := open(c.t, k, false, c.way).turn("I sit down.", time.Minute)
		counted := slices.ContainsFunc(p.log.Calls, func(r llm.CallRecord) bool { return r.PromptTokens == 700 && r.CompletionTokens == 12 })
		return unless(len(p.log.ToolCalls) > 0 && counted && p.last == event.Done, "does not read the form, or does not count it")
	},
}
