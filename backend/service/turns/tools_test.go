package turns_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/document/search"
	"terzetto/backend/story/portable"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
)

// A workbench is a backend with tools of the test's own, which count their calls.
type workbench struct {
	t    *testing.T
	dir  string
	b    *backend.Backend
	s    *llmtest.Server
	id   string
	mu   sync.Mutex
	made []string
	hold chan struct{} // a call of the tool "slow" waits for it
}

func (w *workbench) tools() []tool.Tool {
	text := json.RawMessage(`{"type":"object","properties":{"text":{"type":"string"}}}`)
	note := func(id string, level tool.Level, repeatable bool, do func(ctx context.Context, text string) (string, error)) tool.Tool {
		return tool.Tool{
			ID: id, Name: strings.ToUpper(id), Description: "Does it.", Level: level, Input: text, Repeatable: repeatable,
			Do: tool.Func(func(ctx context.Context, in struct{ Text string }) (string, error) {
				w.mu.Lock()
				w.made = append(w.made, id+" "+in.Text)
				w.mu.Unlock()
				return do(ctx, in.Text)
			}),
		}
	}
	plain := func(_ context.Context, text string) (string, error) { return "it says " + text, nil }
	return []tool.Tool{
		note("list_files", tool.Read, true, plain), note("write_file", tool.Write, false, plain),
		note("read_table", tool.Read, true, func(context.Context, string) (string, error) { return "", errors.New("broken\nsecond line") }),
		note("read_document", tool.Read, true, func(ctx context.Context, _ string) (string, error) {
			select {
			case <-w.hold:
				return "at last", nil
			case <-ctx.Done():
				return "", ctx.Err()
			}
		}),
	}
}

func (w *workbench) open() {
	w.t.Helper()
	config := backendtest.Config(w.dir)
	config.Tools = w.tools()
	b, err := backend.Open(w.t.Context(), config)
	if err != nil {
		w.t.Fatal(err)
	}
	w.b = b
}

func (w *workbench) reopen() {
	w.t.Helper()
	if err := w.b.Close(); err != nil {
		w.t.Fatal(err)
	}
	w.open()
}

// atWork is a conversation whose model may use the files of the work folder.
func atWork(t *testing.T, steps ...llmtest.Step) *workbench {
	t.Helper()
	w := &workbench{t: t, dir: t.TempDir(), hold: make(chan struct{})}
	w.open()
	t.Cleanup(func() {
		if err := w.b.Close(); err != nil {
			t.Error(err)
		}
	})
	w.s = backendtest.UseScriptedModel(t, w.b, steps...)
	if _, err := w.b.Toolbox.ChooseFolder(t.Context(), t.TempDir()); err != nil {
		t.Fatal(err)
	}
	w.id = backendtest.Conversation(t, w.b)
	w.choose("folder")
	return w
}

func (w *workbench) choose(groups ...string) {
	w.t.Helper()
	if _, err := w.b.Toolbox.ChooseTools(w.t.Context(), w.id, append([]string{}, groups...)); err != nil {
		w.t.Fatal(err)
	}
}

// play runs a turn and gives its events, without their progress.
func (w *workbench) play(r turn.Request) (events []event.Event) {
	w.t.Helper()
	r.ConversationID = w.id
	stream, err := w.b.Turns.Start(r)
	if err != nil {
		w.t.Fatal(err)
	}
	for batch := range stream.From(w.t.Context(), 0) {
		events = append(events, batch.Events...)
	}
	return events
}

func (w *workbench) send(text string) []event.Event {
	w.t.Helper()
	return w.play(turn.Request{Kind: turn.Send, Text: text})
}

func (w *workbench) answer(call int64, say string) []event.Event {
	w.t.Helper()
	return w.play(turn.Request{Kind: turn.Answer, Call: call, Said: chat.CallAnswer{Say: say}})
}

// names are the names of events, tokens and progress once or not at all.
func names(events []event.Event) (all []string) {
	for _, e := range events {
		name := e.Name
		if c, ok := e.Data.(chat.Call); ok {
			name += " " + string(c.State)
		}
		if name != event.Progress && (len(all) == 0 || all[len(all)-1] != name) {
			all = append(all, name)
		}
	}
	return all
}

func (w *workbench) calls() []chat.Call {
	w.t.Helper()
	rows, err := w.b.Library.Messages.List(w.t.Context(), w.id, chat.Page{})
	if err != nil {
		w.t.Fatal(err)
	}
	return rows[len(rows)-1].Calls
}

// waiting are the calls of all conversations that wait for a person.
func (w *workbench) waiting() []chat.WaitingCall {
	w.t.Helper()
	all, err := w.b.Toolbox.Calls.Waiting(w.t.Context(), lists.Span{Limit: 10})
	if err != nil {
		w.t.Fatal(err)
	}
	return all
}

func states(calls []chat.Call) (all []string) {
	for _, c := range calls {
		all = append(all, fmt.Sprintf("%s %s: %s", c.Tool, c.State, c.Result))
	}
	return all
}

// calling is an answer that calls tools by themselves.
func calling(tool, text string) llmtest.Step {
	return llmtest.Prose(llmtest.Calls(tool, map[string]string{"text": text}))
}

func reply(text string) llmtest.Step { return llmtest.Prose(llmtest.Says(text)) }

func TestAReplyReadsWhatItsToolsGave(t *testing.T) {
	w := atWork(t, llmtest.Prose(llmtest.Says("I look. "), llmtest.Calls("list_files", map[string]string{"text": "here"})), reply("Two files."), reply("Yes."))
	events := names(w.send("What is here?"))
	want := []string{"user_message_created", "director_done", "token", "writer_rewrite", "tool_call running", "tool_result", "token", "writer_done", "done"}
	if diff := cmp.Diff(want, events); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"list_files done: it says here"}, states(w.calls())); diff != "" {
		t.Error(diff)
	}
	if got := w.calls()[0].Said; got != "I look." {
		t.Errorf("before the call it said %q", got)
	}
	w.send("Sure?")
	if got := backendtest.Texts(t, w.b, w.id); got != "What is here? | Two files. | Sure? | Yes." {
		t.Error(got)
	}
	second, third := w.s.Requests()[1].Body.Messages, w.s.Requests()[2].Body.Messages
	for i, m := range second {
		if i < len(third) && string(third[i]) != string(m) {
			t.Errorf("message %d is sent again as %s, and was %s", i, third[i], m)
		}
	}
	roles := []string{}
	for _, m := range third {
		var one struct{ Role string }
		_ = json.Unmarshal(m, &one) // the product sent it
		roles = append(roles, one.Role)
	}
	if diff := cmp.Diff([]string{"system", "user", "assistant", "tool", "assistant", "user"}, roles); diff != "" {
		t.Error(diff)
	}
	if first, last := string(w.s.Requests()[0].Body.Tools), string(w.s.Requests()[2].Body.Tools); first != last {
		t.Errorf("the tools are %s in the next turn, and were %s", last, first)
	}
}

func TestACallThatWritesWaitsAndOutlivesTheProgram(t *testing.T) {
	w := atWork(t, calling("write_file", "a"), reply("Written."))
	events := names(w.send("Write it."))
	if diff := cmp.Diff([]string{"user_message_created", "director_done", "tool_call waiting", "done"}, events); diff != "" {
		t.Error(diff)
	}
	w.reopen()
	waiting := w.calls()
	if len(waiting) != 1 || waiting[0].State != chat.CallWaiting || waiting[0].Question == nil || len(w.made) != 0 {
		t.Fatalf("%+v, made %v", waiting, w.made)
	}
	if all := w.waiting(); len(all) != 1 || all[0].ConversationID != w.id || all[0].Call.ID != waiting[0].ID || all[0].Call.Question == nil {
		t.Errorf("waiting: %+v", all)
	}
	events = names(w.answer(waiting[0].ID, chat.SayOnce))
	if diff := cmp.Diff([]string{"tool_result", "token", "writer_done", "done"}, events); diff != "" {
		t.Error(diff)
	}
	if all := w.waiting(); len(all) != 0 {
		t.Errorf("after the answer: %+v", all)
	}
	if diff := cmp.Diff([]string{"write_file a"}, w.made); diff != "" {
		t.Error(diff)
	}
	again := w.answer(waiting[0].ID, chat.SayOnce)
	if last := again[len(again)-1]; last.Name != event.Error || !strings.Contains(fmt.Sprint(last.Data), "already answered") {
		t.Errorf("a second answer: %v", names(again))
	}
	if got := backendtest.Texts(t, w.b, w.id); got != "Write it. | Written." {
		t.Error(got)
	}
}

func TestWhatThePersonDoesWithACallThatWaits(t *testing.T) {
	tests := []struct {
		name  string
		do    func(w *workbench, call int64) []event.Event
		want  []string // the calls of the last reply
		made  []string
		texts string
	}{
		{
			"a refusal is told to the model", func(w *workbench, call int64) []event.Event { return w.answer(call, chat.SayNever) },
			[]string{"write_file refused: The person did not allow this call. It was not made. Answer without it."},
			nil, "Write it. | Then not.",
		},
		{"a new message refuses it first", func(w *workbench, _ int64) []event.Event { return w.send("Never mind.") }, []string{}, nil, "Write it. | Never mind. | Then not."},
		{
			"going on without an answer refuses it", func(w *workbench, _ int64) []event.Event { return w.play(turn.Request{Kind: turn.Continue}) },
			[]string{"write_file refused: The person went on without an answer to this call. It was not made."},
			nil, "Write it. | Then not.",
		},
		{"other arguments are sent to the tool", func(w *workbench, call int64) []event.Event {
			return w.play(turn.Request{Kind: turn.Answer, Call: call, Said: chat.CallAnswer{Say: chat.SayOnce, Args: json.RawMessage(`{"text":"b"}`)}})
		}, []string{"write_file done: it says b"}, []string{"write_file b"}, "Write it. | Then not."},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			w := atWork(t, calling("write_file", "a"), reply("Then not."))
			w.send("Write it.")
			test.do(w, w.calls()[0].ID)
			if diff := cmp.Diff(test.want, append([]string{}, states(w.calls())...)); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(test.made, w.made); diff != "" {
				t.Error(diff)
			}
			if got := backendtest.Texts(t, w.b, w.id); got != test.texts {
				t.Error(got)
			}
		})
	}
}

func TestWhatIsAllowedForTheConversationDoesNotAskAgain(t *testing.T) {
	w := atWork(t, calling("write_file", "a"), calling("write_file", "b"), reply("Both."))
	w.send("Write both.")
	if events := names(w.answer(w.calls()[0].ID, chat.SayAlways)); slices.Contains(events, "tool_call waiting") {
		t.Error(events)
	}
	if diff := cmp.Diff([]string{"write_file a", "write_file b"}, w.made); diff != "" {
		t.Error(diff)
	}
}

func TestACallThatGoesWrongIsTold(t *testing.T) {
	tests := []struct {
		name  string
		steps []llmtest.Step
		want  []string
	}{
		{"a tool that fails", []llmtest.Step{calling("read_table", "x")}, []string{"read_table failed: Error: broken"}},
		{"a tool that there is not", []llmtest.Step{calling("rm", "x")}, []string{"rm failed: There is no tool named rm. The tools are: list_files, read_file, read_document, read_table, write_file, write_table, write_chart, make_document, rename_file, current_time, days_between."}},
		{
			"arguments that are no JSON",
			[]llmtest.Step{llmtest.Prose(llmtest.Calls("list_files", "no json at all"))},
			[]string{"list_files failed: The arguments were no JSON object, so the call was not made. Call the tool again with a JSON object."},
		},
		{
			"the same call twice",
			[]llmtest.Step{calling("list_files", "x"), calling("list_files", "x")},
			[]string{"list_files done: it says x", "list_files failed: You made this very call already. Its result is above. Answer with it, or call something else."},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			w := atWork(t, append(test.steps, reply("Well."))...)
			w.send("Go.")
			if diff := cmp.Diff(test.want, states(w.calls())); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestALoopOfCallsEnds(t *testing.T) {
	w := atWork(t, calling("list_files", "x"), calling("list_files", "x"), calling("list_files", "x"), reply("Enough."))
	w.send("Go.")
	if last := w.s.Requests()[3]; last.Tool() != "" || !strings.Contains(string(last.Raw), `"tool_choice":"none"`) {
		t.Errorf("the last request still lets it call: %s", last.Raw)
	}
	if n := len(w.made); n != 1 {
		t.Errorf("the tool was called %d times", n)
	}
	if _, err := w.b.Library.Settings.Update(t.Context(), []byte(`{"tool_calls":2}`)); err != nil {
		t.Fatal(err)
	}
	w.s.Then(calling("list_files", "1"), calling("list_files", "2"), reply("Two."))
	w.send("Again.")
	if diff := cmp.Diff([]string{"list_files done: it says 1", "list_files done: it says 2"}, states(w.calls())); diff != "" {
		t.Error(diff)
	}
}

func TestVersionsShareTheCallsBeforeTheProse(t *testing.T) {
	w := atWork(t, calling("list_files", "1"), reply("One."), calling("list_files", "2"), reply("Two."), reply("Three."))
	w.send("Go.")
	regenerate := func() {
		rows, err := w.b.Library.Messages.List(t.Context(), w.id, chat.Page{})
		if err != nil {
			t.Fatal(err)
		}
		w.play(turn.Request{Kind: turn.Regenerate, MessageID: rows[len(rows)-1].ID})
	}
	regenerate()
	if diff := cmp.Diff([]string{"list_files done: it says 1", "list_files done: it says 2"}, states(w.calls())); diff != "" {
		t.Error(diff)
	}
	regenerate()
	if diff := cmp.Diff([]string{"list_files done: it says 1"}, states(w.calls())); diff != "" {
		t.Error(diff)
	}
}

func TestStopEndsACall(t *testing.T) {
	w := atWork(t, calling("read_document", "x"), reply("At last."))
	stream, err := w.b.Turns.Start(turn.Request{Kind: turn.Send, ConversationID: w.id, Text: "Go."})
	if err != nil {
		t.Fatal(err)
	}
	backendtest.Hear(t, stream, event.ToolCalled)
	if err := w.b.Turns.Stop(t.Context(), w.id); err != nil {
		t.Fatal(err)
	}
	if got := states(w.calls()); len(got) != 1 || !strings.HasPrefix(got[0], "read_document stopped") {
		t.Error(got)
	}
	w.play(turn.Request{Kind: turn.Continue})
	if got := backendtest.Texts(t, w.b, w.id); got != "Go. | At last." {
		t.Error(got)
	}
}

func TestAToolsSwitchHoldsFromTheNextTurnOn(t *testing.T) {
	w := atWork(t, reply("One."), reply("Two."))
	w.send("Go.")
	w.choose()
	w.send("Go on.")
	with, without := w.s.Requests()[0], w.s.Requests()[1]
	if len(with.Body.Tools) == 0 || len(without.Body.Tools) != 0 {
		t.Errorf("%d tools, then %d", len(with.Body.Tools), len(without.Body.Tools))
	}
	if _, err := w.b.Toolbox.ChooseTools(t.Context(), w.id, []string{"nonsense"}); fault.CodeOf(err) != fault.Invalid {
		t.Error(err)
	}
}

func TestCallsAreFoundAndExportedWithTheirReply(t *testing.T) {
	w := atWork(t, calling("list_files", "zebra"), reply("Two files."))
	w.send("Go.")
	if _, err := w.b.Library.Messages.List(t.Context(), w.id, chat.Page{}); err != nil {
		t.Fatal(err)
	}
	found, err := w.b.Library.Search(t.Context(), search.Ask{Text: "zebra"})
	if err != nil || len(found.Items) != 1 || !strings.Contains(found.Items[0].Snippet, "zebra") {
		t.Errorf("%+v, %v", found.Items, err)
	}
	text := string(backendtest.Export(t, w.b, w.id, portable.Markdown).Data)
	if !strings.Contains(text, `*LIST_FILES {"text":"zebra"}*`) {
		t.Error(text)
	}
}
