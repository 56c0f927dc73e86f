package turn_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/form"
	"terzetto/backend/testing/llmtest"
)

const draft = "The rain taps on the shutters. Mara looks at you for a while."

func TestTheWriterIsAskedOnceMoreWhenItWroteNothing(t *testing.T) {
	call := `<tool_call>{"name": "direct_scene", "arguments": {}}</tool_call>`
	for _, c := range []struct {
		name   string
		first  llmtest.Act
		tools  bool // the second request carries them
		thinks bool // and asks for reasoning
	}{
		{"nothing at all", llmtest.Says(""), true, true},
		{"white space", llmtest.Says(" \n\n\t"), true, true},
		{"the person's part", llmtest.Says("User: I look back."), true, true},
		{"reasoning alone", llmtest.Thinks("Hm."), true, false},
		{"a call of a tool as text", llmtest.Says(call), false, true},
		{"a call of a tool", llmtest.Calls("direct_scene", "{}"), false, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			var s transcript
			s.Request.Kind, s.Request.Text = turn.Send, "Hello"
			direct := llmtest.Call("direct_scene", map[string]any{})
			server := llmtest.New(t, direct, llmtest.Prose(c.first), llmtest.Prose(llmtest.Says(draft)))
			store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
			store.snapshot.Settings.EnabledTools = map[string]bool{"direct_scene": true}
			store.snapshot.Settings.ReasoningEnabledPasses = chat.PassFlags{Writer: true}
			if _, err := run(t, &s, store); err != nil {
				t.Fatal(err)
			}
			if got := store.committed[0].Text; got != draft {
				t.Errorf("the reply is %q", got)
			}
			second := server.Requests()[2]
			if tools := second.Body.Tools != nil; tools != c.tools || tools != (second.Body.ToolChoice != nil) {
				t.Errorf("tools %v, choice %s", tools, second.Body.ToolChoice)
			}
			if thinks := strings.Contains(string(second.Raw), `"enable_thinking":true`); thinks != c.thinks {
				t.Errorf("reasoning is asked for: %v", thinks)
			}
		})
	}
}

func TestAReplyThatWasOnlyThoughtSaysSo(t *testing.T) {
	for name, c := range map[string]struct {
		second llmtest.Act
		want   string
	}{
		"it thought twice":           {llmtest.Thinks("Hm, wait."), "The model thought, and wrote no reply. Retry without thinking, or choose another model."},
		"it sent nothing afterwards": {llmtest.Says(""), "The model sent an empty reply twice. Retry, or choose another model."},
	} {
		t.Run(name, func(t *testing.T) {
			var s transcript
			s.Request.Kind, s.Request.Text = turn.Send, "Hello"
			server := llmtest.New(t, llmtest.Prose(llmtest.Thinks("Hm.")), llmtest.Prose(c.second))
			store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
			store.snapshot.Settings.EnableAgent = false
			if _, err := run(t, &s, store); err == nil || err.Error() != c.want {
				t.Errorf("the turn ended with %v", err)
			}
		})
	}
}

func TestTextThatIsTakenBackIsReplacedInTheWindow(t *testing.T) {
	for _, c := range []struct {
		name, answer string
		want         string
		finish       string
	}{
		{"reasoning without an opening tag", "She should wait.\n</think>\n\n" + draft, draft, "stop"},
		{"a loop", draft + strings.Repeat(" She smiles softly.", 300), draft, llm.FinishLoop},
		{"an object", `{"reply": "` + draft + `"}`, draft, "stop"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, events, result := hooked(t, nil, []llmtest.Step{llmtest.Prose(llmtest.Says(c.answer))})
			if result.Text != c.want || result.Log.Finish != c.finish {
				t.Errorf("the reply is %q, its finish %q", result.Text, result.Log.Finish)
			}
			if got := eventNames(events); got != "user_message_created director_done writer_rewrite writer_done done" {
				t.Errorf("events: %s", got)
			}
		})
	}
}

func TestAReplySaysHowManyOfOurWordsWereTaken(t *testing.T) {
	moods := form.Injection{Moods: []chat.MoodFragment{{ID: "tense", PromptText: "Short sentences."}}, Active: []string{"tense"}}
	for _, c := range []struct{ name, answer, said string }{
		{"nothing", draft, ""},
		{"a direction", moods.Block() + "\n\n" + draft, "taken out: 1."},
		{"a direction in a loop", moods.Block() + "\n\n" + draft + strings.Repeat(" She smiles softly.", 300), "taken out: 1."},
		{"a preamble and a count", "Sure! Here is the reply:\n\n" + draft + "\n\n(Word count: 12)", "taken out: 2."},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, _, result := hooked(t, nil, []llmtest.Step{llmtest.Prose(llmtest.Says(c.answer))})
			if said := strings.Join(result.Log.Skipped, "\n"); result.Text != draft || !strings.Contains(said, c.said) || c.said == "" && said != "" {
				t.Errorf("the reply is %q, the log says %q", result.Text, said)
			}
		})
	}
}

func TestTheReasoningBeforeALoneClosingTagIsKept(t *testing.T) {
	thinking := func(s *chat.Settings) { s.ReasoningEnabledPasses.Writer = true }
	_, events, result := hooked(t, thinking, []llmtest.Step{llmtest.Prose(llmtest.Says("Wait.\n</think>\n\n" + draft))})
	var thought strings.Builder
	for _, e := range events {
		if d, ok := e.Data.(event.ReasoningDelta); ok {
			thought.WriteString(d.Delta)
		}
	}
	if diff := cmp.Diff([]string{"Wait.\n", "Wait.\n"}, []string{thought.String(), result.Log.Reasoning["writer"]}); diff != "" {
		t.Error(diff)
	}
}

func TestTheLogKeepsHiddenReasoningUpToALimit(t *testing.T) {
	var endless strings.Builder
	for i := range 20_000 {
		fmt.Fprintf(&endless, "ä%d ", i*i)
	}
	for _, c := range []struct {
		name, thought string
		want          int // bytes that are kept
	}{
		{"a short one", "Wait.", len("Wait.")},
		{"one without end", endless.String(), 64<<10 + len("…")},
	} {
		_, events, result := hooked(t, func(*chat.Settings) {}, []llmtest.Step{llmtest.Prose(llmtest.Thinks(c.thought), llmtest.Says(draft))})
		for _, e := range events {
			if e.Name == event.Reasoning {
				t.Fatalf("%s is shown", c.name)
			}
		}
		if got := result.Log.Reasoning["writer"]; len(got) != c.want || !strings.HasPrefix(c.thought, strings.TrimSuffix(got, "…")) {
			t.Errorf("%s: %d bytes are kept, not %d", c.name, len(got), c.want)
		}
	}
}

func TestTheLogKeepsThatTheModelStoppedAtItsLimit(t *testing.T) {
	_, _, result := hooked(t, nil, []llmtest.Step{llmtest.Prose(llmtest.Raw(
		`data: {"choices":[{"index":0,"delta":{"content":"The rain taps on"},"finish_reason":"length"}]}` + "\n\ndata: [DONE]\n\n"))})
	if result.Text != "The rain taps on" || result.Log.Finish != "length" {
		t.Errorf("the reply is %q, its finish %q", result.Text, result.Log.Finish)
	}
}
