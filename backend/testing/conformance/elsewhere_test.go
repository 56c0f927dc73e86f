package conformance_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/core/team"
	"terzetto/backend/model/llm"
	"terzetto/backend/service/teams"
	"terzetto/backend/testing/backendtest"
)

// The three voices are not the only ones who ask a model. What holds for a turn holds for the
// team, for flows, for assistants and for the tool that asks a model.

// workPlan has every agent of the team that fills in a form do something.
const workPlan = `{"objFinalDocuments":["note.md","sums.csv"],"objUserResponse":"I begin.","userLanguage":"en","objWorkplan":[
	{"agent":"documentation","prompt":"Write a note.","outputDocuments":[{"label":"note.md","description":"A note."}]},
	{"agent":"analyst","prompt":"Sum it.","inputDocuments":["sales.csv"],"outputDocuments":[{"label":"sums.csv","description":"Sums."}]}]}`

// staffed is a server that fills in the forms of the team, and answers everything else like a Writer.
func staffed(writer []answer) []answer {
	return append([]answer{{When: when{Form: &oneOf{"any"}}, Fill: map[string]json.RawMessage{
		team.PlanTool:  json.RawMessage(workPlan),
		"outline":      json.RawMessage(`{"title":"Note","sections":[{"heading":"One","points":"x"}]}`),
		"choose_views": json.RawMessage(`{"views":[{"output":"sums.csv","source":"sales.csv","title":"Sums","groupBy":"region","measure":"amount","how":"sum","sort":"none","limit":0,"chart":"bar"}]}`),
	}}}, writer...)
}

// workshop opens the program on a server, without a conversation.
func workshop(t *testing.T, chat []answer) *scene {
	t.Helper()
	k := scenario{ID: "m", prose: textsOf(t)["prose"]}
	k.Server.Chat = chat
	return open(t, k, false, "inside")
}

// round has the team work until it is done.
func (c *scene) round() teams.Whole {
	c.t.Helper()
	f := got(c.b.Teams.AddFile(c.t.Context(), "sales.csv", []byte("region,amount\nNorth,10\nSouth,30\n")))(c.t)
	w := got(c.b.Teams.Start(c.t.Context(), "", "Write note.md and sums.csv.", []int64{f.ID}))(c.t)
	backendtest.Until(c.t, func() bool {
		s, err := c.b.Teams.State(c.t.Context(), w.ID)
		return err != nil || s.Request.Status != team.Running
	})
	return got(c.b.Teams.Get(c.t.Context(), w.ID, false))(c.t)
}

// unbounded names the texts and lists of a schema that may have any length.
func unbounded(schema map[string]any, name string) (all []string) {
	_, chosen := schema["enum"]
	_, length := schema["maxLength"]
	_, items := schema["maxItems"]
	if schema["type"] == "string" && !chosen && !length || schema["type"] == "array" && !items {
		all = append(all, name)
	}
	if of, ok := schema["items"].(map[string]any); ok {
		all = append(all, unbounded(of, name)...)
	}
	properties, _ := schema["properties"].(map[string]any)
	for _, child := range slices.Sorted(maps.Keys(properties)) {
		if of, ok := properties[child].(map[string]any); ok {
			all = append(all, unbounded(of, name+"."+child)...)
		}
	}
	return all
}

func TestEveryFormOfTheTeamIsBounded(t *testing.T) {
	const toThink = 8000 // beside the form
	for name, chat := range map[string][]answer{
		"as a tool":                         staffed(nil),
		"as a schema of the whole answer":   append([]answer{{When: when{Tools: new(true)}, Status: 400, JSON: json.RawMessage(toolless)}}, staffed(nil)...),
		"as a tool that the server refuses": append([]answer{{When: when{Choice: &oneOf{"named"}}, Status: 400, JSON: json.RawMessage(`{"error":"Invalid tool_choice type: 'object'"}`)}}, staffed(nil)...),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := workshop(t, chat)
			if w := c.round(); w.Status != team.Completed {
				t.Fatalf("the round is %s: %s", w.Status, w.Error)
			}
			asked := map[string]bool{}
			var endless []string
			for _, r := range c.s.heard() {
				if r.form == "" || r.refused {
					continue
				}
				if !asked[r.form] {
					asked[r.form] = true
					endless = append(endless, unbounded(read[map[string]any](r.schema()), r.form)...)
				}
				if most := (llm.Tool{Parameters: r.schema()}).FormTokens() + toThink; r.MaxTokens == nil || *r.MaxTokens > most {
					t.Errorf("%s may take %s tokens, and its lengths come to %d", r.form, raw(r.MaxTokens), most)
				}
			}
			if all := slices.Sorted(maps.Keys(asked)); !slices.Equal(all, []string{"choose_views", team.PlanTool, "outline"}) {
				t.Errorf("the forms are %q", all)
			}
			if len(endless) > 0 {
				t.Errorf("without a bound are %q", endless)
			}
		})
	}
}

func TestAnEndlessPlanEndsTheRoundAlone(t *testing.T) {
	var numbers strings.Builder
	for i := range 100_000 {
		fmt.Fprintf(&numbers, "w%d ", i)
	}
	c := workshop(t, []answer{{When: when{Form: &oneOf{"any"}}, Deltas: []delta{{"text": raw(numbers.String()), "pieces": raw(3)}}}})
	if w := c.round(); w.Status != team.Failed {
		t.Errorf("the round is %s", w.Status)
	}
	for i, r := range c.s.heard() {
		if r.form != "" && (r.MaxTokens == nil || !r.wasLeft()) {
			t.Errorf("request %d for %s is read to its end", i, r.form)
		}
	}
}

func TestWhoeverAsksAModelReadsTheReplyAlone(t *testing.T) {
	texts := textsOf(t)
	prose, plan := texts["prose"], texts["plan"]
	for name, said := range map[string]string{
		"thinking and the next turn": "<think>\n" + plan + "\n</think>\n\n" + prose + "<|im_end|>\n<|im_start|>user\nGo on.",
		"channels":                   "<|channel|>analysis<|message|>" + plan + "<|end|><|start|>assistant<|channel|>final<|message|>" + prose + "<|return|>",
		"a closing tag alone":        plan + "\n</think>\n\n" + prose,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := workshop(t, staffed(sends(said)))
			for id, args := range map[string]string{
				"ask_model":        `{"prompt":"Go on."}`,
				"flow_runner":      `{"definition":{"version":1,"steps":[{"type":"step","config":{"prompt":"Go on."}}]}}`,
				"assistant_runner": `{"messageContent":"Go on."}`,
			} {
				result := got(c.b.Toolbox.Tools().Call(t.Context(), id, json.RawMessage(args)))(t)
				if !strings.Contains(result.Text, "shutter bangs twice.") || strings.Contains(result.Text, "Let me plan") || strings.ContainsAny(result.Text, "<>|") {
					t.Errorf("%s gives %s", id, result.Text)
				}
			}
			w := c.round()
			for _, m := range w.Messages[1:] {
				if strings.Contains(m.Content, "Let me plan") || strings.ContainsAny(m.Content, "<>|") {
					t.Errorf("%s says %s", m.AgentName, m.Content)
				}
				for _, d := range m.Documents {
					if f := got(c.b.Teams.FileHead(t.Context(), d.FileID, true))(t); d.Label() == "note.md" && string(f.Data) != "# Note\n\n## One\n\n"+prose+"\n" {
						t.Errorf("%s holds %s", d.Label(), f.Data)
					}
				}
			}
		})
	}
}
