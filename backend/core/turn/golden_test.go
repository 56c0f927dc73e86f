package turn_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/txtar"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/toolchat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
	"terzetto/backend/tool"
)

var update = flag.Bool("update", false, "write the transcripts again")

// A transcript is one file of testdata: what comes before the turn, what is asked,
// what the model says, and then what must follow. The window's reducer replays the
// events of the same file.
type transcript struct {
	Setup struct {
		Settings  json.RawMessage         `json:"settings"`
		Fragments []chat.DirectorFragment `json:"fragments"`
		Moods     []chat.MoodFragment     `json:"moods"`
		Phrases   []chat.PhraseGroup      `json:"phrases"`
		Entries   []chat.LorebookEntry    `json:"entries"`
		History   []chat.Message          `json:"history"`
		State     chat.DirectorState      `json:"state"`
		Notes     []event.Note            `json:"notes"`
		Cast      []chat.Character        `json:"cast"`     // where several speak
		Speakers  int                     `json:"speakers"` // replies of the turn
		Stop      string                  `json:"stop"`     // press Stop when this event is sent
		Tools     bool                    `json:"tools"`    // the Writer may call look_up, which reads, and write_down, which writes
	}
	Request struct {
		Kind    turn.Kind `json:"kind"`
		Text    string    `json:"text"`
		Message int64     `json:"message"`
	}
	Model []struct {
		Read  [][2]int        `json:"read"` // tokens of the prompt that the server says it has read, of so many
		Tool  string          `json:"tool"` // the tool that the request must force; empty for prose
		Think string          `json:"think"`
		Text  string          `json:"text"`
		Call  json.RawMessage `json:"call"` // arguments for the forced tool
		Uses  string          `json:"uses"` // the tool that the Writer calls by itself, with call
		Fail  int             `json:"fail"`
		Cut   bool            `json:"cut"`
		Hold  bool            `json:"hold"` // wait until the client leaves
	}
}

// what a turn left behind, as a transcript keeps it.
type left struct {
	Before    []string          `json:"before,omitempty"` // the replies of the turn before the last one
	Speaker   string            `json:"speaker,omitempty"`
	Committed bool              `json:"committed"`
	Text      string            `json:"text"`
	Rewritten string            `json:"rewritten_user,omitempty"`
	Cut       bool              `json:"interrupted"`
	Moods     []string          `json:"moods"` // null: the state is left alone
	Notes     []event.Note      `json:"notes,omitempty"`
	Outcome   turn.Outcome      `json:"outcome"`
	Findings  []string          `json:"findings,omitempty"`
	Skipped   []string          `json:"skipped,omitempty"`
	Calls     []string          `json:"calls"`
	Feedback  map[string]string `json:"feedback,omitempty"`
}

// memory is a turn.Store that holds one conversation.
type memory struct {
	t         *testing.T
	snapshot  turn.Snapshot
	committed []turn.Result
	drafts    []turn.Draft
	stopOn    func(turn.Draft) bool // press Stop when this is kept; may be nil
	stop      func()
	rejected  []plugin.Rejection
}

func (m *memory) Begin(_ context.Context, r turn.Request) (turn.Snapshot, error) {
	if r.Kind == turn.Next { // what was committed is the end of the path
		s, done := &m.snapshot, m.committed[len(m.committed)-1]
		if s.User.ID != 0 {
			s.History, s.User, s.UserCreated = append(slices.Clip(s.History), s.User), chat.Message{}, false
		}
		who := done.Log.Speaker
		s.ParentID, s.TurnIndex, s.LogTurn = replyID+int64(len(m.committed))-1, s.TurnIndex+1, s.TurnIndex
		s.History = append(slices.Clip(s.History), chat.Message{
			ID: s.ParentID, Role: chat.Assistant, Content: done.Text, Author: who.Author, CharacterCardID: who.CharacterCardID,
		})
		s.State = *done.State
	}
	return m.snapshot, nil
}

// replyID is the id of the first reply.
const replyID = 900

func (m *memory) Checkpoint(_ context.Context, d turn.Draft) error {
	m.drafts = append(m.drafts, d)
	if m.stopOn != nil && m.stopOn(d) {
		m.stop()
	}
	return nil
}

func (m *memory) Commit(ctx context.Context, r turn.Result) (turn.Committed, error) {
	if ctx.Err() != nil {
		m.t.Error("the stop reached Commit")
	}
	m.committed = append(m.committed, r)
	return turn.Committed{MessageID: replyID + int64(len(m.committed)) - 1, Rejected: m.rejected}, nil
}

func TestTranscripts(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no transcripts", err)
	}
	for _, file := range files {
		if !strings.HasPrefix(filepath.Base(file), slowPlugins) { // those have a test of their own, which makes the time
			t.Run(filepath.Base(file), func(t *testing.T) { play(t, file) })
		}
	}
}

func play(t *testing.T, file string) {
	archive, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var s transcript
	for _, f := range archive.Files {
		into := map[string]any{"setup.json": &s.Setup, "request.json": &s.Request, "model.json": &s.Model}[f.Name]
		if into == nil {
			continue
		}
		decoder := json.NewDecoder(bytes.NewReader(f.Data))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(into); err != nil {
			t.Fatalf("%s: %v", f.Name, err)
		}
	}
	server := llmtest.New(t, s.script()...)
	store := &memory{t: t, snapshot: s.snapshot(t, server.URL())}
	events, runErr := run(t, &s, store)
	want(t, archive, "events.json", events)
	want(t, archive, "asked.json", asked(server.Requests()))
	want(t, archive, "left.json", s.left(store))
	want(t, archive, "window.json", window(events))
	if failed := events[len(events)-1].Name == event.Error; failed != (runErr != nil) {
		t.Errorf("the last event is %s, and Run returned %v", events[len(events)-1].Name, runErr)
	}
	if *update {
		if err := os.WriteFile(file, txtar.Format(archive), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// pipelineOn is a pipeline with a store, and without plug-ins.
func pipelineOn(t *testing.T, store *memory) *turn.Pipeline {
	t.Helper()
	client := llm.NewClient(llm.Options{})
	t.Cleanup(client.Close)
	registry, err := plugin.NewRegistry(turn.Tools())
	if err != nil {
		t.Fatal(err)
	}
	ledger := llm.NewLedger()
	box, err := tool.New(lookingUp()...)
	if err != nil {
		t.Fatal(err)
	}
	now := func() time.Time { return time.Unix(1_700_000_000, 0) }
	return &turn.Pipeline{
		Tools: &toolchat.Toolbox{Tools: func() *tool.Registry { return box }, Store: &keptCalls{}, Now: now},
		Store: store, Client: client,
		Plugins: &plugin.Host{Registry: registry, Locks: &plugin.Locks{}, Log: slog.New(slog.DiscardHandler)}, Ledger: func(string) *llm.Ledger { return ledger },
		Log: slog.New(slog.DiscardHandler), Now: now, Rand: func(int) int { return 0 },
	}
}

func run(t *testing.T, s *transcript, store *memory) ([]event.Event, error) {
	p := pipelineOn(t, store)
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	store.stop = stop
	var events []event.Event
	err := p.Run(ctx, turn.Request{Kind: s.Request.Kind, ConversationID: "c", MessageID: s.Request.Message, Text: s.Request.Text}, func(e event.Event) {
		if e.Name == event.Token && len(events) > 0 && events[len(events)-1].Name == event.Token {
			said, _ := events[len(events)-1].Data.(string)
			more, _ := e.Data.(string)
			events[len(events)-1].Data = said + more
		} else {
			events = append(events, e)
		}
		if e.Name == s.Setup.Stop {
			stop()
		}
	})
	return events, err
}

func (s *transcript) script() []llmtest.Step {
	var steps []llmtest.Step
	for _, m := range s.Model {
		var acts []llmtest.Act
		if m.Fail != 0 {
			acts = append(acts, llmtest.Fails(m.Fail, `{"error":{"message":"no"}}`))
		}
		for _, read := range m.Read {
			acts = append(acts, llmtest.Reads(read[0], read[1]))
		}
		if m.Think != "" {
			acts = append(acts, llmtest.Thinks(m.Think))
		}
		if m.Text != "" {
			acts = append(acts, llmtest.Says(m.Text))
		}
		if m.Call != nil {
			acts = append(acts, llmtest.Calls(first(m.Tool, m.Uses), string(m.Call)))
		}
		if m.Cut {
			acts = append(acts, llmtest.Cuts())
		}
		if m.Hold {
			acts = append(acts, llmtest.Waits(nil))
		}
		steps = append(steps, llmtest.For(m.Tool, acts...))
	}
	return steps
}

func (s *transcript) snapshot(t *testing.T, url string) turn.Snapshot {
	settings := chat.DefaultSettings()
	settings.SharedSystemPrompt = "Write."
	if s.Setup.Settings != nil {
		if err := json.Unmarshal(s.Setup.Settings, &settings); err != nil {
			t.Fatal(err)
		}
	}
	target := llm.Target{URL: url, Model: "m"}
	state := s.Setup.State
	state.ConversationID = "c"
	if state.ActiveMoods == nil {
		state.ActiveMoods = []string{}
	}
	history := s.Setup.History
	var user chat.Message
	var replaced string
	switch s.Request.Kind {
	case turn.Send, turn.ForkEdit:
		user = chat.Message{ID: 100, Role: chat.User, Content: s.Request.Text}
	case turn.Continue:
		user, history = history[len(history)-1], history[:len(history)-1]
	case turn.Regenerate, turn.Extend:
		replaced = history[len(history)-1].Content
		user, history = history[len(history)-2], history[:len(history)-2]
	case turn.Next, turn.Answer:
		t.Fatal("a golden turn begins with what a person does")
	case turn.SuperRegenerate, turn.MagicRewrite:
		replaced, user = history[len(history)-1].Content, history[len(history)-2]
	}
	cast, voices := make(chat.Cast, len(s.Setup.Cast)), []chat.Voice(nil)
	for i, card := range s.Setup.Cast {
		cast[i] = chat.Member{CharacterCardID: card.ID, Name: card.Name}
	}
	for i, m := range cast.WithLabels() {
		voices = append(voices, chat.Voice{Member: m, Card: &s.Setup.Cast[i]})
	}
	return turn.Snapshot{
		Conversation: chat.Conversation{ID: "c", CharacterName: "Ines", MacroSeed: "seed", Cast: cast, SpeakersPerTurn: s.Setup.Speakers},
		Settings:     settings, Cast: voices,
		Entries: s.Setup.Entries, Fragments: s.Setup.Fragments, Moods: s.Setup.Moods, Phrases: s.Setup.Phrases, State: state, Notes: s.Setup.Notes,
		Tools:  toolchat.Scene{Conversation: "c", Message: user.ID, Offered: s.offered()},
		Writer: target, Agent: target, History: history, Replaced: replaced, User: user,
		UserCreated: s.Request.Kind == turn.Send || s.Request.Kind == turn.ForkEdit,
		ParentID:    user.ID, TurnIndex: 2, LogTurn: 1,
	}
}

// offered are the tools that the Writer of a transcript may call.
func (s *transcript) offered() (all []chat.OfferedTool) {
	for _, t := range lookingUp() {
		if s.Setup.Tools {
			all = append(all, chat.OfferedTool{Name: t.ID, Title: t.Name, Description: t.Description, Parameters: t.Input})
		}
	}
	return all
}

// lookingUp are the tools of a transcript.
func lookingUp() []tool.Tool {
	text := json.RawMessage(`{"type":"object","properties":{"text":{"type":"string"}}}`)
	do := tool.Func(func(ctx context.Context, in struct{ Text string }) (string, error) {
		tool.Progress(ctx, tool.Line{Text: "Leafs through " + in.Text, Percent: 40})
		return "It says: " + in.Text, nil
	})
	return []tool.Tool{
		{ID: "look_up", Name: "Look up", Description: "Looks a word up.", Level: tool.Read, Repeatable: true, Input: text, Do: do},
		{ID: "write_down", Name: "Write down", Description: "Writes a text down.", Level: tool.Write, Input: text, Do: do},
	}
}

// keptCalls keeps no calls, and gives them numbers.
type keptCalls struct{ last int64 }

func (k *keptCalls) Begin(_ context.Context, calls []*chat.Call) error {
	for _, c := range calls {
		k.last++
		c.ID, c.At = k.last, time.Unix(1_700_000_000, 0).UTC()
	}
	return nil
}

func (k *keptCalls) Put(context.Context, chat.Call) error { return nil }

func (s *transcript) left(m *memory) left {
	if want := max(s.Setup.Speakers, 1); len(m.committed) != want {
		m.t.Errorf("committed %d times", len(m.committed))
		return left{}
	}
	last := len(m.committed) - 1
	r := m.committed[last]
	l := left{
		Committed: true, Text: r.Text, Rewritten: r.RewrittenUser, Cut: r.Interrupted, Notes: r.Notes, Outcome: r.Log.Outcome,
		Skipped: r.Log.Skipped, Feedback: r.Log.Feedback, Calls: []string{},
	}
	for _, earlier := range m.committed[:last] {
		l.Before = append(l.Before, earlier.Log.Speaker.Author+": "+earlier.Text)
	}
	if r.Log.Speaker != nil {
		l.Speaker = r.Log.Speaker.Author
	}
	if r.State != nil {
		l.Moods = r.State.ActiveMoods
	}
	for _, f := range r.Log.Findings {
		l.Findings = append(l.Findings, fmt.Sprintf("%s: %s (%s) mended %v", f.Kind, f.Sentence, f.Note, f.Corrected))
	}
	for _, c := range r.Log.Calls {
		l.Calls = append(l.Calls, c.Label)
	}
	return l
}

// asked shows each request's trailing messages, from the first that differs from the
// request before.
func asked(requests []llmtest.Request) []map[string]any {
	out := []map[string]any{}
	for i, r := range requests {
		from := 0
		if i > 0 {
			before := requests[i-1].Body.Messages
			for from < len(before) && from < len(r.Body.Messages)-1 && bytes.Equal(before[from], r.Body.Messages[from]) {
				from++
			}
		}
		var trailing []string
		for _, m := range r.Body.Messages[from:] {
			var role struct{ Role string }
			_ = json.Unmarshal(m, &role) // a message that the product sent is valid JSON; llmtest checked it
			trailing = append(trailing, role.Role+": "+llmtest.Text(m))
		}
		out = append(out, map[string]any{"tool": r.Tool(), "same_before": from, "messages": trailing})
	}
	return out
}

// view is what a window shows at the end of the turn; of a turn with several replies, of the last one.
type view struct {
	Phase     string            `json:"phase"`
	Text      string            `json:"text"`
	Reasoning map[string]string `json:"reasoning"`
	Moods     []string          `json:"moods"`
	ToolCalls []string          `json:"toolCalls"`
	Error     string            `json:"error"`
	Speaker   string            `json:"speaker,omitempty"`
	Replies   []string          `json:"replies,omitempty"` // those before it
	Plugins   []string          `json:"plugins,omitempty"` // that the turn waited for, one after another; empty: for none
}

func window(events []event.Event) view {
	fresh := func(replies []string) view {
		return view{Phase: "pending", Reasoning: map[string]string{}, Moods: []string{}, ToolCalls: []string{}, Replies: replies}
	}
	v := fresh(nil)
	for _, e := range events {
		switch d := e.Data.(type) {
		case string:
			if e.Name == event.Token {
				v.Text += d
			} else {
				v.Error, v.Phase = d, "done"
			}
		case event.ReasoningDelta:
			v.Reasoning[string(d.Pass)] += d.Delta
		case event.RefinedText:
			v.Text = d.RefinedText
		case event.Direction:
			v.Moods, v.Phase = d.ActiveMoods, "writing"
			for _, c := range d.ToolCalls {
				v.ToolCalls = append(v.ToolCalls, c.Name)
			}
		case event.Written:
			if d.EditorWillRun {
				v.Phase = "editing"
			}
		case event.Edited:
			for _, c := range d.ToolCalls {
				v.ToolCalls = append(v.ToolCalls, c.Name)
			}
		case event.Choice:
			v.Speaker = d.Author
		case event.Plugin:
			v.Plugins = append(v.Plugins, d.Name)
		case event.PluginEnd:
			v.Plugins = append(v.Plugins, "")
		case event.Reply:
			v = fresh(append(v.Replies, fmt.Sprintf("%d %s", d.MessageID, d.Author)))
		}
		switch e.Name {
		case event.DirectorStart:
			v.Phase = "directing"
		case event.Done:
			v.Phase = "done"
		}
	}
	return v
}

// address is where a scripted model listened, which differs from run to run.
var address = regexp.MustCompile(`127\.0\.0\.1:\d+`)

// want compares a section of the archive, or writes it.
func want(t *testing.T, archive *txtar.Archive, name string, got any) {
	t.Helper()
	data, err := json.MarshalIndent(got, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	data = append(address.ReplaceAll(data, []byte("SERVER")), '\n')
	i := slices.IndexFunc(archive.Files, func(f txtar.File) bool { return f.Name == name })
	if *update {
		if i < 0 {
			archive.Files = append(archive.Files, txtar.File{Name: name})
			i = len(archive.Files) - 1
		}
		archive.Files[i].Data = data
		return
	}
	if i < 0 {
		t.Fatalf("the transcript has no %s", name)
	}
	var a, b any
	if err := errors.Join(json.Unmarshal(archive.Files[i].Data, &a), json.Unmarshal(data, &b)); err != nil {
		t.Fatal(err)
	}
	scrub(a)
	scrub(b)
	if diff := cmp.Diff(a, b); diff != "" {
		t.Errorf("%s (-want +got):\n%s", name, diff)
	}
}

// scrub takes out what differs from run to run.
func scrub(v any) {
	switch v := v.(type) {
	case map[string]any:
		delete(v, "agent_latency_ms")
		for _, x := range maps.All(v) {
			scrub(x)
		}
	case []any:
		for _, x := range v {
			scrub(x)
		}
	}
}

// first is the first name that is not empty.
func first(names ...string) string {
	return names[slices.IndexFunc(names, func(name string) bool { return name != "" })]
}
