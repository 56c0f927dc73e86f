package turn_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/story/form"
	"terzetto/backend/testing/llmtest"
)

type caseRow struct {
	Area     string          `json:"area"`
	Input    json.RawMessage `json:"input"`
	Expected json.RawMessage `json:"expected"`
	Note     string          `json:"note"`
}

func decode(t *testing.T, raw json.RawMessage, into any) {
	t.Helper()
	if err := json.Unmarshal(raw, into); err != nil {
		t.Fatal(err)
	}
}

func TestCases(t *testing.T) {
	data, err := os.ReadFile("testdata/cases.json")
	if err != nil {
		t.Fatal(err)
	}
	rules := map[string]func(*testing.T, caseRow){
		"director.schema": schemaCase, "director.apply_tool_calls": directionCase, "director.injection_block": injectionCase,
		"editor.tool_choice": choiceCase, "editor.length_guard": lengthCase, "editor.loop": loopCase,
		"kv.identity": identityCase, "kv.editor_extends": extendsCase,
	}
	var rows []caseRow
	decode(t, data, &rows)
	for _, c := range rows {
		t.Run(c.Area+"/"+c.Note, func(t *testing.T) {
			if rule := rules[c.Area]; rule != nil {
				rule(t, c)
				return
			}
			t.Errorf("no rule for %s", c.Area)
		})
	}
}

// fragments reads director fragments whose flags are numbers, as the cases write them.
func fragments(t *testing.T, raw json.RawMessage) []chat.DirectorFragment {
	t.Helper()
	var in []struct {
		ID, Label, Description string
		FieldType              chat.FieldType `json:"field_type"`
		Required               int
		InjectionLabel         string `json:"injection_label"`
		SortOrder              int    `json:"sort_order"`
	}
	decode(t, raw, &in)
	all := []chat.DirectorFragment{}
	for _, f := range in {
		all = append(all, chat.DirectorFragment{
			ID: f.ID, Label: f.Label, Description: f.Description, FieldType: f.FieldType, Required: f.Required == 1, Enabled: true,
			InjectionLabel: f.InjectionLabel, SortOrder: f.SortOrder,
		})
	}
	slices.SortStableFunc(all, func(a, b chat.DirectorFragment) int { return a.SortOrder - b.SortOrder }) // as the store gives them
	return all
}

// acted is what a turn asked of the model, told and left.
type acted struct {
	requests []llmtest.Request
	events   []event.Event
	result   turn.Result
}

func (a acted) named(name string) []event.Event {
	return slices.Collect(func(yield func(event.Event) bool) {
		for _, e := range a.events {
			if e.Name == name && !yield(e) {
				return
			}
		}
	})
}

// act runs one turn. stopOn, which may be nil, presses Stop when a draft is kept.
func act(t *testing.T, s *transcript, stopOn func(turn.Draft) bool, steps ...llmtest.Step) acted {
	t.Helper()
	s.Request.Kind, s.Request.Text = turn.Send, "Hello"
	server := llmtest.New(t, steps...)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL()), stopOn: stopOn}
	events, err := run(t, s, store)
	if err != nil || len(store.committed) != 1 {
		t.Fatalf("committed %d times, %v", len(store.committed), err)
	}
	return acted{server.Requests(), events, store.committed[0]}
}

// only switches on the named tools and nothing else.
func only(t *testing.T, tools ...string) json.RawMessage {
	t.Helper()
	on := map[string]bool{}
	for _, name := range turn.Tools() {
		on[name] = slices.Contains(tools, name)
	}
	raw, err := json.Marshal(map[string]any{"enable_agent": true, "enabled_tools": on, "length_guard": false})
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

func schemaCase(t *testing.T, c caseRow) {
	var in struct{ Fragments json.RawMessage }
	var want struct {
		Order        []string          `json:"property_order"`
		Types        map[string]string `json:"types"`
		Required     []string          `json:"required"`
		Descriptions map[string]string `json:"descriptions"`
	}
	decode(t, c.Input, &in)
	decode(t, c.Expected, &want)
	var s transcript
	settings := strings.Replace(string(only(t, turn.DirectScene)), "{", `{"memory":false,`, 1) // the cases know none
	s.Setup.Settings, s.Setup.Fragments = json.RawMessage(settings), fragments(t, in.Fragments)
	got := act(t, &s, nil, llmtest.For(turn.DirectScene, llmtest.Calls(turn.DirectScene, `{}`)), llmtest.Prose(llmtest.Says("Yes.")))
	var tools []struct {
		Function struct {
			Name       string
			Parameters struct {
				Properties json.RawMessage
				Required   []string
			}
		}
	}
	decode(t, got.requests[0].Body.Tools, &tools)
	if len(tools) != 1 || tools[0].Function.Name != turn.DirectScene {
		t.Fatalf("the tools are %+v", tools)
	}
	var properties map[string]struct{ Type, Description string }
	decode(t, tools[0].Function.Parameters.Properties, &properties)
	order := []string{}
	decoder := json.NewDecoder(bytes.NewReader(tools[0].Function.Parameters.Properties))
	for depth := 0; ; {
		token, err := decoder.Token()
		if err != nil {
			break
		}
		switch token {
		case json.Delim('{'), json.Delim('['):
			depth++
		case json.Delim('}'), json.Delim(']'):
			depth--
		default:
			if name, is := token.(string); is && depth == 1 {
				if _, known := properties[name]; known {
					order = append(order, name)
				}
			}
		}
	}
	if diff := cmp.Diff(want.Order, order); diff != "" {
		t.Errorf("order (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(want.Required, tools[0].Function.Parameters.Required); diff != "" {
		t.Errorf("required (-want +got):\n%s", diff)
	}
	for name, kind := range want.Types {
		if properties[name].Type != kind {
			t.Errorf("%s is a %s", name, properties[name].Type)
		}
	}
	for name, text := range want.Descriptions {
		if properties[name].Description != text {
			t.Errorf("%s: %q", name, properties[name].Description)
		}
	}
}

func directionCase(t *testing.T, c caseRow) {
	var in struct {
		Calls []struct {
			Name      string
			Arguments json.RawMessage
		}
		Moods []string `json:"current_moods"`
	}
	var want struct {
		Moods   []string
		Refined *string        `json:"refined_message"`
		Fields  map[string]any `json:"extra_fields"`
	}
	decode(t, c.Input, &in)
	decode(t, c.Expected, &want)
	var s transcript
	var on []string
	var steps []llmtest.Step
	for _, call := range in.Calls {
		on = append(on, call.Name)
		steps = append(steps, llmtest.For(call.Name, llmtest.Calls(call.Name, string(call.Arguments))))
	}
	if len(on) == 0 { // the Director is asked and does not call
		on, steps = []string{turn.DirectScene}, talks(turn.DirectScene, "I would rather talk.")
	}
	s.Setup.Settings, s.Setup.State.ActiveMoods = only(t, on...), in.Moods
	s.Setup.Fragments = []chat.DirectorFragment{{ID: "goal", Label: "Goal", FieldType: chat.FieldString, Enabled: true}}
	for _, id := range in.Moods {
		s.Setup.Moods = append(s.Setup.Moods, chat.MoodFragment{ID: id, Label: id, PromptText: id, Enabled: true})
	}
	got := act(t, &s, nil, append(steps, llmtest.Prose(llmtest.Says("Yes.")))...)
	direction, _ := got.named(event.DirectorDone)[0].Data.(event.Direction)
	if diff := cmp.Diff(want.Moods, direction.ActiveMoods); diff != "" {
		t.Errorf("moods (-want +got):\n%s", diff)
	}
	fields := direction.ExtraFields
	if fields == nil {
		fields = map[string]any{}
	}
	if diff := cmp.Diff(want.Fields, fields); diff != "" {
		t.Errorf("fields (-want +got):\n%s", diff)
	}
	refined := got.result.RewrittenUser
	if (want.Refined == nil) != (refined == "") || (want.Refined != nil && *want.Refined != refined) {
		t.Errorf("the reworded message is %q", refined)
	}
}

func injectionCase(t *testing.T, c caseRow) {
	var in struct {
		Active, Prior []string
		Fields        map[string]any `json:"extra_fields"`
		Moods         []struct {
			ID       string
			Prompt   string `json:"prompt_text"`
			Negative string `json:"negative_prompt"`
		} `json:"mood_fragments"`
		Fragments json.RawMessage `json:"director_fragments"`
	}
	var want string
	decode(t, c.Input, &in)
	decode(t, c.Expected, &want)
	block := form.Injection{Fragments: fragments(t, in.Fragments), Fields: in.Fields, Active: in.Active, Prior: in.Prior}
	for _, m := range in.Moods {
		block.Moods = append(block.Moods, chat.MoodFragment{ID: m.ID, PromptText: m.Prompt, NegativePrompt: m.Negative, Enabled: true})
	}
	if diff := cmp.Diff(want, block.Block()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func choiceCase(t *testing.T, c caseRow) {
	var in struct {
		LengthGuard bool `json:"length_guard"`
		Structural  bool
		Audit       bool `json:"audit_enabled"`
	}
	var want string
	decode(t, c.Input, &in)
	decode(t, c.Expected, &want)
	if got := turn.EditorTool(in.LengthGuard, in.Structural, in.Audit); got != strings.TrimPrefix(want, "auto") {
		t.Errorf("the tool is %q", got)
	}
}

func lengthCase(t *testing.T, c caseRow) {
	var in struct {
		Words int
		Max   int `json:"max_words"`
	}
	var want struct{ Triggered bool }
	decode(t, c.Input, &in)
	decode(t, c.Expected, &want)
	for words, triggered := range map[int]bool{in.Words: want.Triggered, in.Max: false} {
		if got := turn.TooLong(strings.Repeat("word\n", words), in.Max); got != triggered {
			t.Errorf("%d words: %v", words, got)
		}
	}
}

// talks is a model that answers with prose instead of a call. It is asked twice.
func talks(tool, prose string) []llmtest.Step {
	says := llmtest.Says(prose)
	return []llmtest.Step{llmtest.For(tool, says), llmtest.Any(says)}
}

// cliche is what the loop's drafts are made of: each is one finding of its own phrase group, and nothing else of it, nor
// of the fillers between them, is a finding.
func cliche(n int) string {
	return fmt.Sprintf([]string{
		"Over the quay a glimmer%d hung.", "Salt made glimmer%d of every rope.", "He asked for glimmer%d and got none.", "Past the crane, glimmer%d went out.",
		"Someone had painted glimmer%d on a hull.", "Is there glimmer%d in this weather?", "They sold glimmer%d by the pound.", "A gull carried glimmer%d inland.",
		"Without glimmer%d no boat would leave.",
	}[n], n)
}

func draftOf(findings int) string {
	lines := []string{}
	for n := range findings {
		lines = append(lines, cliche(n), fillers()[n])
	}
	return strings.Join(append(lines, "Somebody shut the harbour door."), "\n\n")
}

func fillers() []string {
	return []string{
		"Nets dried along the wall.", "\"Good,\" said the pilot.", "Rain had not reached us yet.", "Two boys counted crates.",
		"Far out a bell rang twice.", "Nobody looked at the clock.", "My coat smelled of tar.", "Under the pier it was cool.", "We waited.",
	}
}

func loopCase(t *testing.T, c caseRow) {
	var in struct {
		Draft         string
		InitialIssues int  `json:"initial_issues"`
		LengthGuard   bool `json:"length_guard"`
		Words         int
		Max           int `json:"max_words"`
		Audit         *bool
		Abort         int `json:"abort_before_iteration"`
		Responses     []json.RawMessage
	}
	var want struct {
		Calls      int `json:"llm_calls"`
		Draft      string
		Events     *[]string
		ToolChoice string `json:"tool_choice"`
		Stop       string
	}
	decode(t, c.Input, &in)
	whole := json.NewDecoder(bytes.NewReader(c.Expected))
	whole.DisallowUnknownFields() // an expectation that nothing below checks would be none
	if err := whole.Decode(&want); err != nil {
		t.Fatal(err)
	}
	draft := in.Draft
	if draft == "" {
		draft = draftOf(in.InitialIssues)
	}
	var s transcript
	s.Setup.Settings = only(t, turn.EditorApplyPatch)
	if in.Words > 0 {
		draft = counted("word", in.Words)
		tools := []string{turn.EditorApplyPatch}
		if in.Audit != nil && !*in.Audit {
			tools = nil
		}
		var choices map[string]any
		decode(t, only(t, tools...), &choices)
		maps.Copy(choices, map[string]any{"length_guard": true, "length_guard_max_words": in.Max})
		s.Setup.Settings, _ = json.Marshal(choices) // a map of plain values
	}
	for n := range in.InitialIssues {
		s.Setup.Phrases = append(s.Setup.Phrases, chat.PhraseGroup{ID: int64(n + 1), Kind: "literal", Variants: []string{fmt.Sprintf("glimmer%d", n)}, Enabled: true})
	}
	steps := []llmtest.Step{llmtest.Prose(llmtest.Says(draft))}
	before, issues := in.InitialIssues, []int{in.InitialIssues}
	final := draft                                                          // what the calls that are expected make of it
	for _, raw := range in.Responses[:min(len(in.Responses), want.Calls)] { // what comes after the last round is not asked for
		var r struct {
			Tool      string
			After     *int `json:"issues_after"`
			Words     int
			Rewritten *string `json:"rewritten_text"`
		}
		var left int
		var prose string
		switch {
		case json.Unmarshal(raw, &left) == nil:
			r.Tool, r.After = turn.EditorApplyPatch, &left
		case json.Unmarshal(raw, &prose) == nil:
		default:
			decode(t, raw, &r)
		}
		switch r.Tool {
		case turn.EditorApplyPatch:
			// One patch that corrects nothing, so that a round without progress changes the text too.
			patches := []map[string]string{{"search": "Somebody shut the harbour door.", "replace": fmt.Sprintf("Somebody shut door %d.", *r.After)}}
			for n := *r.After; n < before; n++ {
				patches = append(patches, map[string]string{"search": cliche(n), "replace": strings.Replace(cliche(n), "glimmer", "lamp", 1)})
			}
			for _, p := range patches {
				final = strings.Replace(final, p["search"], p["replace"], 1)
			}
			args, _ := json.Marshal(map[string]any{"patches": patches}) // maps of strings
			steps = append(steps, llmtest.For(r.Tool, llmtest.Calls(r.Tool, string(args))))
			before, issues = *r.After, append(issues, *r.After)
		case turn.EditorRewrite:
			text := counted("word", r.Words)
			if r.Rewritten != nil {
				text = *r.Rewritten
			}
			if strings.TrimSpace(text) != "" {
				final = text
			}
			args, _ := json.Marshal(map[string]string{"rewritten_text": text})
			steps = append(steps, llmtest.For(r.Tool, llmtest.Calls(r.Tool, string(args))))
		default:
			steps = append(steps, talks(turn.EditorApplyPatch, prose)...)
		}
	}
	var stopOn func(turn.Draft) bool
	if in.Abort > 0 {
		stopOn = func(d turn.Draft) bool { return d.Text != draft } // the first patch is kept
	}
	got := act(t, &s, stopOn, steps...)
	labels := []string{}
	for _, call := range got.result.Log.Calls {
		if strings.HasPrefix(call.Label, "editor:") {
			labels = append(labels, call.Label)
		}
	}
	rounds := len(slices.Compact(labels))
	if rounds != want.Calls {
		t.Errorf("the Editor was asked %d times: %v", rounds, labels)
	}
	if got.result.Text != final {
		t.Errorf("the draft is %q, not %q", got.result.Text, final)
	}
	if changed, told := map[string]bool{"unchanged": false, "patched text is kept": true, "first patch kept": true}[want.Draft]; told && changed != (final != draft) {
		t.Errorf("the case says that the draft is %s, and the script makes it %q", want.Draft, final)
	}
	last := len(issues) - 1
	switch want.Stop {
	case "":
	case "no progress":
		if last < 1 || issues[last] < issues[last-1] || rounds == 3 {
			t.Errorf("issues were %v in %d rounds: the loop did not stop for want of progress", issues, rounds)
		}
	case "iteration cap":
		if rounds != len(in.Responses)-1 || issues[last] <= 1 || issues[last] >= issues[last-1] {
			t.Errorf("issues were %v in %d rounds: the loop did not stop at the cap", issues, rounds)
		}
	default:
		t.Errorf("nothing checks that it stops for %q", want.Stop)
	}
	left := len(got.result.Log.NewFindings)
	for _, f := range got.result.Log.Findings {
		if !f.Corrected {
			left++
		}
	}
	if in.Words == 0 && (len(got.result.Log.Findings) != issues[0] || left != issues[last]) {
		t.Errorf("%d issues of %+v are left and %+v are new, not %v", left, got.result.Log.Findings, got.result.Log.NewFindings, issues)
	}
	if want.Events != nil {
		names := []string{}
		for _, e := range got.events {
			if e.Name == event.WriterRewrite || e.Name == event.EditorDone {
				names = append(names, e.Name)
			}
		}
		if diff := cmp.Diff(*want.Events, names); diff != "" {
			t.Errorf("events (-want +got):\n%s", diff)
		}
	}
	if want.ToolChoice != "" && got.requests[1].Tool() != want.ToolChoice {
		t.Errorf("the tool is %q", got.requests[1].Tool())
	}
}

// threePasses is a turn in which every voice speaks.
func threePasses(t *testing.T) acted {
	var s transcript
	s.Setup.Settings = only(t, turn.DirectScene, turn.EditorApplyPatch)
	s.Setup.History = []chat.Message{{ID: 1, Role: chat.Assistant, Content: "Welcome."}}
	for n := range 2 {
		s.Setup.Phrases = append(s.Setup.Phrases, chat.PhraseGroup{ID: int64(n + 1), Kind: "literal", Variants: []string{fmt.Sprintf("glimmer%d", n)}, Enabled: true})
	}
	return act(t, &s, nil,
		llmtest.For(turn.DirectScene, llmtest.Calls(turn.DirectScene, `{}`)),
		llmtest.Prose(llmtest.Says(draftOf(2))),
		llmtest.For(turn.EditorApplyPatch, llmtest.Calls(turn.EditorApplyPatch,
			`{"patches":[{"search":"`+cliche(0)+`","replace":"Over the quay a lamp hung."},{"search":"`+cliche(1)+`","replace":"Salt lay on every rope."}]}`)))
}

func identityCase(t *testing.T, c caseRow) {
	var want struct {
		WriterChoice string `json:"writer_tool_choice"`
	}
	decode(t, c.Expected, &want)
	r := threePasses(t).requests
	if len(r) != 3 {
		t.Fatalf("%d requests", len(r))
	}
	for i := 1; i < 3; i++ {
		if !bytes.Equal(r[i].Body.Tools, r[0].Body.Tools) {
			t.Errorf("request %d carries other tools", i)
		}
		for n := range 2 { // system prompt and history
			if !bytes.Equal(r[i].Body.Messages[n], r[0].Body.Messages[n]) {
				t.Errorf("request %d differs in message %d", i, n)
			}
		}
		if bytes.Equal(r[i].Body.ToolChoice, r[i-1].Body.ToolChoice) {
			t.Errorf("request %d forces the same tool", i)
		}
	}
	if got := string(r[1].Body.ToolChoice); got != `"`+want.WriterChoice+`"` {
		t.Errorf("the Writer's choice is %s", got)
	}
}

func extendsCase(t *testing.T, _ caseRow) {
	r := threePasses(t).requests
	writer, editor := r[1].Body.Messages, r[2].Body.Messages
	if len(editor) != len(writer)+2 {
		t.Fatalf("the Writer read %d messages, the Editor %d", len(writer), len(editor))
	}
	for n := range writer {
		if !bytes.Equal(writer[n], editor[n]) {
			t.Errorf("message %d is not the Writer's", n)
		}
	}
	if got := llmtest.Text(editor[len(writer)]); got != draftOf(2) {
		t.Errorf("the draft is %q", got)
	}
	var last struct{ Role string }
	decode(t, editor[len(editor)-1], &last)
	if last.Role != "user" {
		t.Errorf("the instruction comes from the %s", last.Role)
	}
}

// counted gives so many words, of which none is like another: one that repeats itself would
// be taken for a loop.
func counted(word string, n int) string {
	words := make([]string, n)
	for i := range words {
		words[i] = word + strconv.Itoa(i)
	}
	return strings.Join(words, " ")
}
