package conformance_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
)

// The servers and models of this table behave nearly as those of testdata/models.json do. They
// are played in the same way; the name of each says the rule.

// sends is a server whose Writer answers with a text, in pieces that cut marks apart.
func sends(text string) []answer {
	return []answer{{When: when{Writer: new(true)}, Deltas: []delta{{"text": raw(text), "pieces": raw(3)}}}}
}

// streams is a server whose Writer answers with these bytes.
func streams(body string) []answer {
	return []answer{{When: when{Writer: new(true)}, Raw: &body}}
}

// fails is a server that answers every request with a status and a body.
func fails(status int, body string) []answer {
	return []answer{{Status: status, JSON: json.RawMessage(body)}}
}

// edits is a server whose Editor gives a draft back in these words.
func edits(draft, rewritten string) []answer {
	return append([]answer{{
		When: when{Form: &oneOf{"editor_rewrite"}},
		Fill: map[string]json.RawMessage{"editor_rewrite": raw(map[string]string{"rewritten_text": rewritten})},
	}}, sends(draft)...)
}

// chunk is one event with a text.
func chunk(text string) string {
	return fmt.Sprintf(`data: {"choices":[{"index":0,"delta":{"content":%s},"finish_reason":null}]}`+"\n\n", raw(text))
}

// good is a turn that ends with this reply.
func good(reply string) expected { return expected{Ends: "done", Reply: raw(reply)} }

// with changes what is expected.
func (e expected) with(change func(*expected)) expected {
	change(&e)
	return e
}

const (
	ending   = `data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}` + "\n\n"
	shorten  = `{"length_guard":true,"length_guard_max_words":100}`
	toolless = `{"error":{"message":"m does not support tools"}}`
)

func TestNeighboursOfTheCasesAreAnsweredAtBothDoors(t *testing.T) {
	texts := textsOf(t)
	prose, plan, long, cut := texts["prose"], texts["plan"], texts["long"], texts["cut"]
	nothing := expected{Ends: "error", Reply: json.RawMessage("null"), Writers: 2}
	broken := expected{Ends: "error", Reply: raw(cut), Finish: "error", Writers: 1}
	thought := good(prose).with(func(e *expected) { e.Reasoning = plan })
	looped := good(prose).with(func(e *expected) { e.Finish, e.Writers = "loop", 1 })
	kept := func(rule string) expected {
		return good(long).with(func(e *expected) { e.Rule, e.Reply = rule, raw(long) })
	}
	said := func(sentence string) expected {
		return expected{Ends: "error", Reply: json.RawMessage("null"), ErrorSays: sentence, ErrorLacks: `[{}<>]`}
	}
	var song, numbers strings.Builder
	for i := range 40 {
		fmt.Fprintf(&song, "%d. Mara carries crate number %d up the stairs.\n", i+1, i+1)
	}
	for i := range 100_000 {
		fmt.Fprintf(&numbers, "w%d ", i)
	}
	unnamed := []answer{{When: when{Choice: &oneOf{"named"}}, Status: 400, JSON: json.RawMessage(`{"error":"Invalid tool_choice type: 'object'. Supported string values: none, auto, required"}`)}}
	object := `{"speaker": "Mara of the old harbour", "text": "She nods and waits for the rain to end."}`
	code := "```go\nfunc main() {\n\tfmt.Println(\"rain\")\n}\n```"
	table := "Two lines:\n\n```html\n<think>plan</think>\n<tool_call>{}</tool_call>\n```\n\nShe shuts the book."

	for _, row := range []struct {
		name     string
		get      map[string]answer // of a server that is found; nil: its address is typed in
		chat     []answer
		settings string
		every    expected
		turn2    *expected           // instead, in the second turn
		also     func(played) string // see scenario
	}{
		{name: "a thinking tag in capitals is a thinking tag", chat: sends("<THINK>\n" + plan + "\n</THINK>\n\n" + prose), every: thought},
		{name: "a thinking tag with attributes is a thinking tag", chat: sends("She nods.\n\n<think type=\"plan\" depth=2>\n" + plan + "\n</think>\n\n" + prose), every: thought.with(func(e *expected) { e.Reply = raw("She nods.\n\n" + prose) })},
		{name: "both of two thinking blocks are reasoning", chat: sends("<think>First, rain.</think>\n<think>" + plan + "</think>\n" + prose + "\n<think>Good.</think>"), every: thought},
		{name: "a closing tag at the very end does not take the reply away", chat: sends(prose + "\n</think>"), every: good(prose)},
		{name: "a code fence that reasoning leaves open does not swallow the reply", chat: sends("<think>\n```js\nlet a = 1\n" + plan + "\n</think>\n\n" + prose), every: thought},
		{name: "reasoning in a field and in tags is kept, and neither is text", chat: []answer{{When: when{Writer: new(true)}, Deltas: []delta{
			{"reasoning_content": raw("The rain first. ")}, {"text": raw("<think>" + plan + "</think>" + prose)},
		}}}, every: thought},
		{name: "tags and calls in a block of code stay", chat: sends(table), every: good(table)},
		{name: "a thinking tag between backticks stays", chat: sends(prose + " She writes `<think>` on the wall."), every: good(prose + " She writes `<think>` on the wall.")},
		{name: "harmony without a final channel is no reply", chat: sends("<|channel|>analysis<|message|>" + plan + "<|end|>"), every: nothing},
		{name: "harmony that ends within a header keeps the reply before it", chat: sends("<|channel|>final<|message|>" + prose + "<|end|><|start|>assist"), every: good(prose)},
		{name: "content in parts is text, and its thinking is reasoning", chat: []answer{{When: when{Writer: new(true)}, Deltas: []delta{
			{"content": raw([]any{map[string]any{"type": "thinking", "thinking": []any{map[string]string{"type": "text", "text": plan}}}})},
			{"content": raw([]any{map[string]string{"type": "text", "text": prose}})},
		}}}, every: thought},

		{name: "a call in the middle of prose is taken out", chat: sends(prose + "\n\n<tool_call>\n{\"name\": \"direct_scene\", \"arguments\": {}}\n</tool_call>\n\nShe smiles."), every: good(prose + "\n\nShe smiles.")},
		{
			name: "a Writer that only calls tools, twice, gives no reply and leaves nothing on the screen", chat: sends("[TOOL_CALLS][{\"name\": \"direct_scene\", \"arguments\": {\"moods\": []}}]"), every: nothing,
			also: func(p played) string {
				if p.screen() != "" {
					return fmt.Sprintf("leaves %q on the screen", p.screen())
				}
				return ""
			},
		},
		{name: "a call beside a reply is not carried out", chat: []answer{{When: when{Writer: new(true)}, Deltas: []delta{
			{"text": raw(prose)}, {"call": raw("editor_rewrite"), "arguments": raw(map[string]string{"rewritten_text": "ok"})},
		}, Finish: "tool_calls"}}, every: good(prose)},
		{name: "a template's label after a paragraph ends the reply", chat: sends(prose + "\n\n### Instruction:\nDescribe the rain."), every: good(prose)},
		{name: "a label within a line is text", chat: sends(prose + " The card reads User: guest."), every: good(prose + " The card reads User: guest.")},
		{name: "an object with two texts stays an object", chat: sends(object), every: good(object)},
		{name: "a block of real code stays a block of code", chat: sends(code), every: good(code)},

		{name: "an empty reply at the limit is asked for once more", chat: []answer{
			{When: when{WriterTo: new(1)}, Finish: "length"},
			{When: when{Writer: new(true)}, Deltas: []delta{{"text": raw(prose)}}},
		}, every: good(prose).with(func(e *expected) { e.Writers = 2 }), turn2: new(good(prose).with(func(e *expected) { e.Writers = 1 }))},
		{name: "a reply that a filter ended is kept as it is", chat: []answer{{When: when{Writer: new(true)}, Deltas: []delta{{"text": raw(cut)}}, Finish: "content_filter"}}, every: good(cut)},
		{name: "usage of -1 is as good as none", chat: usage(prose, -1), every: good(prose), also: sensible},
		{name: "usage of 10^12 is as good as none", chat: usage(prose, 1e12), every: good(prose), also: sensible},
		{name: "a reply with a finish needs no [DONE]", chat: streams(chunk(prose) + ending), every: good(prose)},
		{name: "a [DONE] without the end of its line ends a whole reply", chat: streams(chunk(prose) + ending + "data: [DONE]"), every: good(prose)},
		{name: "an error that is no JSON after half a reply keeps the half", chat: streams(chunk(cut) + "data: [ERROR]"), every: broken},
		{name: "a reply with neither is kept as broken off", chat: streams(chunk(cut)), every: broken},
		{name: "a second choice is not part of the first", chat: streams(chunk(prose) + `data: {"choices":[{"index":1,"delta":{"content":"Another reply."}}]}` + "\n\n" + ending), every: good(prose)},
		{name: "lines that end with CR alone are lines, in errors too", chat: streams(strings.ReplaceAll("event: error\ndata: {\"error\": {\"message\": \"the lamp oil ran out\"}}\n\n", "\n", "\r")), every: said("lamp oil")},
		{
			name: "an error after half a reply keeps the half", chat: streams(chunk(cut) + "data: {\"error\": {\"message\": \"the lamp oil ran out\"}}\n\n"),
			every: broken.with(func(e *expected) { e.ErrorSays, e.ErrorLacks = "lamp oil", `[{}]` }),
		},
		{name: "a detail with status 200 is an error in its own words", chat: fails(200, `{"detail": "the lamp oil ran out"}`), every: said("lamp oil")},
		{name: "a packed detail is unpacked", chat: []answer{{Status: 422, JSON: raw(map[string]string{"detail": "the lamp oil ran out"}), Gzip: true}}, every: said("lamp oil")},
		{
			name: "a packed refusal of tools is a refusal of tools", chat: []answer{{When: when{Tools: new(true)}, Status: 400, JSON: json.RawMessage(toolless), Gzip: true}},
			every: good(prose), turn2: new(good(prose).with(func(e *expected) { e.ToolsSent, e.RefusedMax = new(false), new(0) })),
		},

		{
			name: "a Director that never ends is bounded, and the Writer answers", chat: []answer{{When: when{Form: &oneOf{"direct_scene"}}, Deltas: []delta{{"text": raw(numbers.String()), "pieces": raw(4000)}}}},
			every: good(prose).with(func(e *expected) { e.SecondsMax, e.FormTokensBelow, e.RequestsMax = new(20), new(8192), new(5) }),
		},
		{
			name: "helpers of which none ever ends are bounded, and the draft stands", settings: shorten, every: good(long).with(func(e *expected) { e.FormTokensBelow, e.RequestsMax = new(8192), new(5) }),
			chat: append([]answer{{When: when{Form: &oneOf{"any"}}, Deltas: []delta{{"text": raw(numbers.String()), "pieces": raw(3)}}}}, sends(long)...),
			also: func(p played) string {
				for _, r := range p.requests {
					if r.form != "" && !r.wasLeft() {
						return "reads an endless answer for " + r.form + " to its end"
					}
				}
				return unless(len(p.done) > 0 || p.asked("direct_scene") > 0 && p.asked("editor_rewrite") > 0, "does not ask both")
			},
		},
		{name: "an Editor that gives the draft back in a code fence changes nothing", chat: edits(long, "```\n"+long+"\n```"), settings: shorten, every: good(long)},
		{
			name: "an Editor that answers in Japanese is refused", settings: shorten, every: kept("language"),
			chat: edits(long, "マーラが降りてきたとき、港は静かだった。雨は溝を流れ、戸口の樽に落ちた。彼女は遠い岸の灯りを一つずつ数え、老いた水先人が長椅子で笑った。「毎晩数えているね」と彼は言った。「毎晩十一だ」。渡し船が来なくなってから、誰も眠っていなかった。暗がりで綱がきしみ、タールと濡れた羊毛の匂いが小屋の間に漂っていた。マーラは籠を下ろし、顔の水を拭い、信号所から何を聞いたのかと尋ねた。彼は長いこと帽子を回してから答えたが、それは慰めにならなかった。"),
		},
		{name: "an Editor that gives what it was asked is refused", settings: shorten, every: kept("instruction"), chat: edits(long, texts["rewrite"]+" [the rest of the text is unchanged]")},
		{name: "an Editor that breaks off in a sentence is refused", settings: shorten, every: kept("unfinished"), chat: edits(long, strings.TrimSuffix(texts["rewrite"], " was no comfort."))},

		{name: "numbered lines that differ are no loop", chat: sends(song.String()), every: good(song.String()).with(func(e *expected) { e.Finish = "stop" })},
		{name: "one line thirty times is cut back", chat: sends(prose + "\n" + strings.Repeat("She smiles softly.\n", 30)), every: looped.with(func(e *expected) { e.Reply = raw(prose + "\nShe smiles softly.") })},

		{
			name: "an LM Studio that is found, with a model that has tools, is asked by a required tool from its first refusal on", get: studio(`["tool_use"]`), chat: unnamed,
			every: good(prose).with(func(e *expected) { e.RefusedMax, e.ToolsSent = new(1), new(true) }),
			turn2: new(good(prose).with(func(e *expected) { e.RefusedMax, e.ToolsSent, e.NamedSent = new(0), new(true), new(false) })),
		},
		{
			name: "an LM Studio that is found, with a model that has none, is sent no tools at all", get: studio(`[]`), chat: unnamed,
			every: good(prose).with(func(e *expected) { e.RefusedMax, e.ToolsSent = new(0), new(false) }),
		},
		{
			name: "a server that forgets tools between two turns still answers", chat: []answer{{When: when{Tools: new(true), Holds: "I sit down, 1."}, Status: 400, JSON: json.RawMessage(toolless)}},
			every: good(prose).with(func(e *expected) { e.RefusedMax, e.ToolsSent = new(0), new(true) }),
			turn2: new(good(prose).with(func(e *expected) { e.RefusedMax, e.Note = new(2), true })),
		},
		{name: "a server that loads a thinking model between two turns still answers", chat: append([]answer{
			{When: when{Holds: "I sit down, 1.", Writer: new(true)}, Deltas: []delta{{"text": raw(plan + "\n</think>\n\n" + prose)}}},
		}, sends(prose)...), every: good(prose), turn2: &thought},
		{
			name: "a model that is gone in the second turn is named, and the message is kept", chat: []answer{{When: when{Holds: "I sit down, 1."}, Status: 404, JSON: json.RawMessage(`{"error":{"message":"model 'm' not found"}}`)}},
			every: good(prose), turn2: new(said("no model named")),
			also: func(p played) string {
				if p.last == "error" && p.rows[len(p.rows)-1].Content != p.said {
					return fmt.Sprintf("loses the message %q", p.said)
				}
				return ""
			},
		},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			k := scenario{ID: "m", prose: prose, also: row.also}
			k.Server.Get, k.Server.Chat = row.get, row.chat
			if row.get != nil {
				k.Call.Added = "through discovery"
			}
			if row.settings == "" {
				row.settings = `{"reasoning_enabled_passes":{"director":true,"writer":true,"editor":true}}`
			}
			k.Call.Settings = json.RawMessage(row.settings)
			k.Expect.Turn1, k.Expect.Turn2 = &row.every, &row.every
			if row.turn2 != nil {
				k.Expect.Turn2 = row.turn2
			}
			for _, door := range doors(0) {
				t.Run(door, func(t *testing.T) {
					for _, problem := range conversation(t, k, false, door) {
						t.Error(problem)
					}
				})
			}
		})
	}
}

// studio is what an LM Studio says of its only model.
func studio(capabilities string) map[string]answer {
	return map[string]answer{"/api/v0/models": {JSON: json.RawMessage(
		`{"object":"list","data":[{"id":"m","object":"model","type":"llm","arch":"gemma3","state":"loaded","max_context_length":131072,"loaded_context_length":16384,"capabilities":` + capabilities + `}]}`)}}
}

// usage is a server whose every number of tokens is n.
func usage(prose string, n float64) []answer {
	all := map[string]any{"prompt_tokens": n, "completion_tokens": n, "total_tokens": n}
	return []answer{
		{When: when{Form: &oneOf{"any"}}, Fill: map[string]json.RawMessage{}, Usage: all},
		{When: when{Writer: new(true)}, Deltas: []delta{{"text": raw(prose)}}, Usage: all},
	}
}

// sensible looks at the counts of tokens that are kept.
func sensible(p played) string {
	for _, c := range p.log.Calls {
		if n := []int{c.PromptTokens, c.CompletionTokens, c.CachedTokens}; slices.Min(n) < 0 || slices.Max(n) > 1e6 {
			return fmt.Sprintf("counts %v tokens for the %s", n, c.Label)
		}
	}
	return ""
}
