package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/store/seed"
	"terzetto/backend/story/prose"
)

// A stage plays whole turns of the program: its Writer is a server that answers with a draft, its Editor one that answers by a
// script, or a real model. What is measured is what the turn commits.
type stage struct {
	server *httptest.Server
	client *llm.Client

	mu    sync.Mutex
	parts map[string]*part // by the name of the model that a turn asks for
}

// A part is what the server of a stage says in one turn.
type part struct {
	draft string
	edit  script
	asked []request
}

// A script answers what the Editor is asked.
type script func(request) answer

// A request is what the Editor was asked in a round.
type request struct {
	draft     draft
	current   string // the draft as it is in this round
	round     int    // from 0 on
	sentences []sentence
	text      string // as it was put to the model
	answered  answer
}

// A sentence is one that the Editor is shown, with what was found in it.
type sentence struct {
	number  int
	text    string
	reasons []string
}

// An answer is a form that is filled in, as JSON, or prose in its place.
type answer struct{ form, prose string }

// A played turn is a draft, what the turn made of it, and what the Editor was asked on the way.
type played struct {
	draft, text string
	asked       []request
	log         turn.Log
	err         error

	before, after []prose.Finding
	report        string // of the draft, as a model was told of it
}

func newStage() *stage {
	s := &stage{client: llm.NewClient(llm.Options{}), parts: map[string]*part{}}
	s.server = httptest.NewServer(http.HandlerFunc(s.serve))
	return s
}

func (s *stage) close() {
	s.client.Close()
	s.server.Close()
}

// play runs a turn in which the Writer writes the draft and the Editor edits it.
func (s *stage) play(ctx context.Context, name string, d draft, edit script) played {
	p := &part{draft: d.Text}
	p.edit = func(r request) answer {
		r.draft = d
		return edit(r)
	}
	name = fmt.Sprintf("%s-%p", name, p)
	s.mu.Lock()
	s.parts[name] = p
	s.mu.Unlock()
	target := llm.Target{URL: s.server.URL + "/v1", Model: name}
	out := s.run(ctx, d, target, target)
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.parts, name)
	out.asked = p.asked
	return out
}

// playWith runs a turn in which the Writer writes the draft and a real model edits it.
func (s *stage) playWith(ctx context.Context, model llm.Target, d draft) played {
	p := &part{draft: d.Text}
	name := fmt.Sprintf("real-%p", p)
	s.mu.Lock()
	s.parts[name] = p
	s.mu.Unlock()
	return s.run(ctx, d, llm.Target{URL: s.server.URL + "/v1", Model: name}, model)
}

// run runs a turn of the program.
func (s *stage) run(ctx context.Context, d draft, writer, agent llm.Target) (out played) {
	settings := chat.DefaultSettings()
	settings.SharedSystemPrompt = "Write."
	settings.EnabledTools = map[string]bool{turn.EditorApplyPatch: true}
	settings.HelperSeconds = 0
	store := &memory{snapshot: turn.Snapshot{
		Conversation: chat.Conversation{ID: "c", CharacterName: "Ines", MacroSeed: "seed"},
		Settings:     settings, Phrases: seed.PhraseBank(), State: chat.DirectorState{ConversationID: "c", ActiveMoods: []string{}},
		Writer: writer, Agent: agent, AgentApart: writer.Model != agent.Model,
		User: chat.Message{ID: 1, Role: chat.User, Content: d.Prompt}, UserCreated: true, ParentID: 1, TurnIndex: 1, LogTurn: 1,
	}}
	registry, err := plugin.NewRegistry(turn.Tools())
	if err != nil {
		return played{err: err}
	}
	ledger, silent := llm.NewLedger(), slog.New(slog.DiscardHandler)
	p := turn.Pipeline{
		Store: store, Client: s.client, Plugins: &plugin.Host{Registry: registry, Locks: &plugin.Locks{}, Log: silent},
		Ledger: func(string) *llm.Ledger { return ledger }, Log: silent, Now: time.Now, Rand: func(int) int { return 0 },
	}
	out.err = p.Run(ctx, turn.Request{Kind: turn.Send, ConversationID: "c", Text: d.Prompt}, func(event.Event) {})
	out.text, out.log = store.result.Text, store.result.Log
	if out.draft = out.log.Draft; out.draft == "" { // the Editor changed nothing
		out.draft = out.text
	}
	out.before, out.report = auditOf(out.draft, d.Prompt)
	if out.after = out.before; out.text != out.draft {
		out.after, _ = auditOf(out.text, d.Prompt)
	}
	return out
}

// memory keeps the one turn that is played on it.
type memory struct {
	snapshot turn.Snapshot
	result   turn.Result
}

func (m *memory) Begin(context.Context, turn.Request) (turn.Snapshot, error) { return m.snapshot, nil }
func (m *memory) Checkpoint(context.Context, turn.Draft) error               { return nil }
func (m *memory) Commit(_ context.Context, r turn.Result) (turn.Committed, error) {
	m.result = r
	return turn.Committed{MessageID: 2, LogID: 1}, nil
}

// A chatRequest is what a server of the chat completions protocol is asked.
type chatRequest struct {
	Model      string          `json:"model"`
	ToolChoice json.RawMessage `json:"tool_choice"`
	Messages   []struct {
		Content any `json:"content"`
	} `json:"messages"`
}

// tool is the name of the tool that is asked for; empty: none.
func (r chatRequest) tool() string {
	var c struct{ Function struct{ Name string } }
	_ = json.Unmarshal(r.ToolChoice, &c) // a word in its place asks for none
	return c.Function.Name
}

// textFromEnd is the text of a message, counted from the last one on, which is 1.
func (r chatRequest) textFromEnd(n int) string {
	if n > len(r.Messages) {
		return ""
	}
	text, _ := r.Messages[len(r.Messages)-n].Content.(string)
	return text
}

func (s *stage) serve(w http.ResponseWriter, r *http.Request) {
	var asked chatRequest
	raw, err := io.ReadAll(r.Body)
	if err != nil || r.Method != http.MethodPost || json.Unmarshal(raw, &asked) != nil {
		http.NotFound(w, r)
		return
	}
	s.mu.Lock()
	p := s.parts[asked.Model]
	s.mu.Unlock()
	switch {
	case p == nil:
		http.NotFound(w, r)
	case asked.tool() == "" && len(p.asked) == 0:
		stream(w, answer{prose: p.draft}, "")
	case asked.tool() == "": // it is asked once more without the tool
		stream(w, answer{prose: p.asked[len(p.asked)-1].answered.prose}, "")
	default:
		q := request{round: len(p.asked), text: asked.textFromEnd(1), current: asked.textFromEnd(2)}
		q.sentences = readRequest(q.text)
		q.answered = p.edit(q)
		p.asked = append(p.asked, q) // a turn makes one call after the other
		stream(w, q.answered, asked.tool())
	}
}

// stream answers as servers of the chat completions protocol do.
func stream(w http.ResponseWriter, a answer, tool string) {
	w.Header().Set("Content-Type", "text/event-stream")
	send := func(v any) { fmt.Fprintf(w, "data: %s\n\n", must(json.Marshal(v))) }
	delta, finish := map[string]any{"content": a.prose}, "stop"
	if a.form != "" {
		call := map[string]any{"index": 0, "id": "1", "type": "function", "function": map[string]string{"name": tool, "arguments": a.form}}
		delta, finish = map[string]any{"tool_calls": []any{call}}, "tool_calls"
	}
	send(map[string]any{"choices": []any{map[string]any{"index": 0, "delta": delta}}})
	send(map[string]any{"choices": []any{map[string]any{"index": 0, "delta": map[string]any{}, "finish_reason": finish}}})
	fmt.Fprint(w, "data: [DONE]\n\n")
}

var shown = regexp.MustCompile(`^(\d+)\. (.*)$`)

// readRequest reads the sentences that the Editor is shown, as a model has to.
func readRequest(text string) (all []sentence) {
	for block := range strings.SplitSeq(text, "\n\n") {
		lines := strings.Split(block, "\n")
		m := shown.FindStringSubmatch(lines[0])
		if m == nil {
			continue
		}
		s := sentence{number: must(strconv.Atoi(m[1])), text: m[2]}
		for _, l := range lines[1:] {
			if reason, ok := strings.CutPrefix(l, "- "); ok {
				s.reasons = append(s.reasons, reason)
			}
		}
		all = append(all, s)
	}
	return all
}
