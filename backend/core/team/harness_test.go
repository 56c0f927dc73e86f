package team_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/model/llm"
)

// A memoryStore keeps everything in memory. broken makes the next writes fail.
type memoryStore struct {
	mu       sync.Mutex
	requests map[string]team.Request
	logs     map[string][]team.Log
	messages map[string][]team.Message
	files    []team.File
	rounds   map[string][]team.Progress
	derived  map[string]string
	broken   func(team.Change) error
}

func newMemoryStore() *memoryStore {
	return &memoryStore{requests: map[string]team.Request{}, logs: map[string][]team.Log{}, messages: map[string][]team.Message{}, rounds: map[string][]team.Progress{}, derived: map[string]string{}}
}

func (s *memoryStore) Request(_ context.Context, id string) (team.Request, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	w, ok := s.requests[id]
	if !ok {
		return w, team.NotHere()
	}
	for _, m := range s.messages[id] {
		w.MessageIDs = append(w.MessageIDs, m.ID)
	}
	return w, nil
}

func (s *memoryStore) Append(ctx context.Context, c team.Change) ([]team.Message, error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.broken != nil {
		if err := s.broken(c); err != nil {
			return nil, err
		}
	}
	id := c.Request.ID
	if _, ok := s.requests[id]; !ok && !c.New {
		return nil, team.NotHere()
	}
	c.Request.MessageIDs = nil
	s.rounds[id] = append(slices.DeleteFunc(s.rounds[id], func(p team.Progress) bool { return p.Round == c.Progress.Round }), c.Progress)
	s.requests[id] = c.Request
	s.logs[id] = append(s.logs[id], c.Logs...)
	for i := range c.Messages {
		c.Messages[i].SequenceNo = len(s.messages[id]) + 1
		s.messages[id] = append(s.messages[id], c.Messages[i])
	}
	return c.Messages, nil
}

func (s *memoryStore) Erase(_ context.Context, id string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, ok := s.requests[id]; !ok {
		return team.NotHere()
	}
	delete(s.requests, id)
	delete(s.logs, id)
	delete(s.messages, id)
	return nil
}

func (s *memoryStore) History(_ context.Context, id string) (team.History, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return team.History{Messages: slices.Clone(s.messages[id]), Rounds: slices.Clone(s.rounds[id])}, nil
}

func (s *memoryStore) File(_ context.Context, id int64, data bool) (team.File, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if id < 1 || id > int64(len(s.files)) {
		return team.File{}, fault.New(fault.NotFound, "Couldn't find the file.")
	}
	f := s.files[id-1]
	if !data {
		f.Data = nil
	}
	return f, nil
}

func (s *memoryStore) KeepFile(_ context.Context, f team.File) (team.File, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	f.ID = int64(len(s.files) + 1)
	s.files = append(s.files, f)
	f.Contents = nil
	return f, nil
}

func (s *memoryStore) DropFile(_ context.Context, id int64) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.files[id-1].Label = "" // ids are places
	return nil
}

func (s *memoryStore) DerivedText(_ context.Context, hash, key string) (string, bool, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	text, ok := s.derived[hash+key]
	return text, ok, nil
}

func (s *memoryStore) KeepDerived(_ context.Context, hash, key, text string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.derived[hash+key] = text
	return nil
}

func (s *memoryStore) UnfinishedRequests(context.Context) (all []team.Request, _ error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, w := range s.requests {
		if w.Status == team.Running {
			all = append(all, w)
		}
	}
	return all, nil
}

// A mind is a model that is told what to say. nil functions say something harmless.
type mind struct {
	fill  func(ctx context.Context, form string) (string, error)
	write func(ctx context.Context, label string) (string, error)
}

func (m mind) ForceTool(ctx context.Context, _ *llm.Base, _ llm.Call, name string, _ func(llm.Delta)) (llm.ToolCall, llm.Reply, error) {
	text, err := m.fill(ctx, name)
	return llm.ToolCall{Name: name, Arguments: json.RawMessage(text)}, llm.Reply{}, err
}

func (m mind) Complete(ctx context.Context, _ *llm.Base, c llm.Call, _ func(llm.Delta)) (llm.Reply, error) {
	if m.write == nil {
		return llm.Reply{Text: "Fine."}, ctx.Err()
	}
	text, err := m.write(ctx, c.Label)
	return llm.Reply{Text: text}, err
}

// An actor is an agent that does what it is told.
type actor struct {
	name string
	play func(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error)
}

func (a actor) Info() team.Info { return team.Info{Name: a.name, Description: "Plays."} }

func (a actor) Process(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
	return a.play(ctx, t, ac)
}

// delivers makes whatever a task asks for.
func delivers(_ context.Context, t team.Task, _ *team.AgentContext) (r team.Result, _ error) {
	r.Feedback = "Made."
	for _, o := range t.Outputs {
		r.Documents = append(r.Documents, team.Made{Label: o.Label, Content: []byte("text")})
	}
	return r, nil
}

func fails(context.Context, team.Task, *team.AgentContext) (team.Result, error) {
	return team.Result{}, fault.New(fault.Conflict, "It cannot be done.")
}

// A stage is a runner with a store in memory.
type stage struct {
	*team.Runner

	t     *testing.T
	store *memoryStore

	mu      sync.Mutex
	changed chan struct{} // closed and replaced whenever a round keeps something or ends
	ended   int           // rounds
}

// stage is the listener of all rounds.
func (s *stage) HearChange(team.Request, []team.Log, []team.Message) { s.tell(0) }
func (s *stage) HearEnd()                                            { s.tell(1) }

func (s *stage) tell(ended int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ended += ended
	close(s.changed)
	s.changed = make(chan struct{})
}

// until waits until something is so. It is asked again after every change.
func (s *stage) until(so func() bool) {
	s.t.Helper()
	for {
		s.mu.Lock()
		changed := s.changed
		s.mu.Unlock()
		if so() {
			return
		}
		select {
		case <-changed:
		case <-time.After(24 * time.Hour): // longer than any round of a test
			s.t.Fatal("it runs for ever")
		}
	}
}

func open(t *testing.T, m mind, agents ...team.Agent) *stage {
	t.Helper()
	n := 0
	var mu sync.Mutex
	s := &stage{t: t, store: newMemoryStore(), changed: make(chan struct{})}
	if agents == nil {
		agents = []team.Agent{actor{"works", delivers}, actor{"fails", fails}}
	}
	registry, err := team.NewRegistry(agents...)
	if err != nil {
		t.Fatal(err)
	}
	s.Runner = &team.Runner{
		Store: s.store, Model: m, Now: time.Now,
		Target: func(context.Context, string) (llm.Target, error) {
			return llm.Target{URL: "http://m/v1", Model: "m"}, nil
		},
		Agents: func(context.Context) (*team.Registry, error) { return registry, nil },
		Tell:   func(string) team.Listener { return s },
		NewID: func() string {
			mu.Lock()
			defer mu.Unlock()
			n++
			return fmt.Sprintf("%08d", n)
		},
	}
	t.Cleanup(func() {
		if err := s.Close(context.Background()); err != nil {
			t.Error(err)
		}
	})
	return s
}

// start begins a request that must begin.
func (s *stage) start() string {
	s.t.Helper()
	w, err := s.Start(s.t.Context(), "", "hello", nil)
	if err != nil {
		s.t.Fatal(err)
	}
	return w.ID
}

// status waits until a request does not run any more.
func (s *stage) status(id string) (w team.Request) {
	s.t.Helper()
	s.until(func() bool {
		var err error
		if w, err = s.store.Request(s.t.Context(), id); err != nil {
			s.t.Fatal(err)
		}
		return w.Status != team.Running
	})
	return w
}

func (s *stage) lines(id string) (all []string) {
	s.store.mu.Lock()
	defer s.store.mu.Unlock()
	for _, l := range s.store.logs[id] {
		word := l.Message
		if l.Progress != nil {
			word = fmt.Sprintf("%d%% %s", *l.Progress, word)
		}
		if l.Type != team.LogInfo {
			word = string(l.Type) + " " + word
		}
		all = append(all, word)
	}
	return all
}

func (s *stage) said(id string) (all []string) {
	s.store.mu.Lock()
	defer s.store.mu.Unlock()
	for _, m := range s.store.messages[id] {
		who := m.Role
		if m.AgentName != "" {
			who = m.AgentName
		}
		all = append(all, who+"/"+string(m.Status))
	}
	return all
}

func (s *stage) lastText(id string) string {
	s.store.mu.Lock()
	defer s.store.mu.Unlock()
	all := s.store.messages[id]
	return all[len(all)-1].Content
}

// planning is a mind that plans a task for each agent, which makes N.txt, and promises all.
func planning(agents ...string) mind {
	p := team.Plan{Response: "I will.", Language: "en", Promised: []string{}, Tasks: []team.Job{}}
	for i, a := range agents {
		label := fmt.Sprintf("%d.txt", i+1)
		p.Promised = append(p.Promised, label)
		p.Tasks = append(p.Tasks, team.Job{Agent: a, Prompt: "Do it.", Outputs: []team.Output{{Label: label}}})
	}
	written, _ := json.Marshal(p) // of texts, which always encode
	return says(string(written))
}

// says is a mind that answers every form with the texts in turn, the last one for ever.
func says(texts ...string) mind {
	var mu sync.Mutex
	return mind{fill: func(ctx context.Context, _ string) (string, error) {
		mu.Lock()
		defer mu.Unlock()
		text := texts[0]
		if len(texts) > 1 {
			texts = texts[1:]
		}
		return text, ctx.Err()
	}}
}

func has(lines []string, part string) bool {
	return slices.ContainsFunc(lines, func(l string) bool { return strings.Contains(l, part) })
}
