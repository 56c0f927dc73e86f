package run_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/secret"
	"terzetto/backend/core/run"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
	"terzetto/backend/store/runs"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/tool"
)

// A stage is a processor over the real store, with tools of the test's own. Most of them stand
// in a bubble of testing/synctest, where settled waits until nothing is left to do.
type stage struct {
	testing.TB
	dir   string
	db    *store.DB
	gate  *run.Gate
	p     *run.Processor
	cores int
	load  func() (run.Load, error)
	clock func() time.Time
	secret,
	primary string // what is masked, and who carries out what nobody is named for
	log   *strings.Builder
	mu    sync.Mutex
	tools []tool.Tool
	calls []call // in the order in which the tools were entered
	ended []run.Run
	runs  int
	ids   int
	// cut says whether the power goes before or after a change is written.
	cut func(c run.Change, written bool) bool
}

func (s *stage) cuts(cut func(c run.Change, written bool) bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.cut = cut
}

// A cord is the store with the plug at hand: what is cut is not answered.
type cord struct {
	run.Store
	s *stage
}

func (c cord) SaveRun(ctx context.Context, change run.Change) (run.Next, error) {
	c.s.mu.Lock()
	cut := c.s.cut
	c.s.mu.Unlock()
	if cut == nil {
		return c.Store.SaveRun(ctx, change)
	}
	if cut(change, false) {
		return run.Next{}, errCut
	}
	next, err := c.Store.SaveRun(ctx, change)
	if err == nil && cut(change, true) {
		return run.Next{}, errCut
	}
	return next, err
}

var errCut = errors.New("the power is gone")

// A call is a tool that was entered.
type call struct{ tool, args string }

// play gives act a stage whose time is its own.
func play(t *testing.T, act func(s *stage)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		s := newStage(t)
		act(s)
		s.close()
		time.Sleep(3 * time.Hour) // tools that heed nothing end before the bubble does
	})
}

func newStage(t testing.TB) *stage {
	s := &stage{
		TB: t, dir: filepath.Join(t.TempDir(), "data"), cores: 4, clock: time.Now, primary: "ann", log: &strings.Builder{},
		load: func() (run.Load, error) { return run.Load{}, nil },
	}
	s.open()
	t.Cleanup(s.close)
	return s
}

func storeOptions(dir string) store.Options {
	vault, err := secret.Open(secret.Options{Dir: dir, Keyring: backendtest.NoKeyring{}})
	if err != nil {
		panic(err)
	}
	return store.Options{Dir: dir, Vault: vault, Demo: llm.Target{URL: "http://demo.invalid/v1", Model: "demo"}}
}

// open is what the program does at its start, but for Start.
func (s *stage) open() {
	s.Helper()
	var err error
	o := storeOptions(s.dir)
	o.Now = s.clock
	if s.db, err = store.Open(s.Context(), o); err != nil {
		s.Fatal(err)
	}
	s.gate = run.NewGate(s.cores, func() (run.Load, error) { return s.load() }, s.slog())
	s.p = s.processor(s.gate)
}

func (s *stage) slog() *slog.Logger { return slog.New(slog.NewTextHandler(s.log, nil)) }

func (s *stage) processor(g *run.Gate) *run.Processor {
	return run.NewProcessor(run.Options{
		Store: cord{s.db.RunStore(), s}, Gate: g, Tools: s.box, Assistant: s.assistant, Now: s.clock, Log: s.slog(),
		NewID: func() string {
			s.mu.Lock()
			defer s.mu.Unlock()
			s.ids++
			return fmt.Sprintf("id-%06d", s.ids)
		},
		Mask: func(b []byte) []byte {
			if s.secret == "" {
				return b
			}
			return []byte(strings.ReplaceAll(string(b), s.secret, "•••"))
		},
		Permitted: s.permitted, Changed: func(string) {},
		Ended: func(r run.Run) {
			s.mu.Lock()
			defer s.mu.Unlock()
			s.ended = append(s.ended, r)
		},
	})
}

// close ends the program; reopen is another start of it.
func (s *stage) close() {
	if s.p == nil {
		return
	}
	s.p.Close()
	if err := s.db.Close(); err != nil {
		s.Error(err)
	}
	s.p = nil
}

func (s *stage) reopen() {
	s.close()
	s.open()
	s.p.Start()
	s.settled()
}

// settled waits until everything waits for something.
func (s *stage) settled() { synctest.Wait() }

// passes lets time pass.
func (s *stage) passes(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

func (s *stage) box() *tool.Registry {
	s.mu.Lock()
	defer s.mu.Unlock()
	box, err := tool.New(s.tools...)
	if err != nil {
		panic(err)
	}
	return box
}

// assistant knows Ann and Bob, who say what they are asked.
func (s *stage) assistant(_ context.Context, words, id string) (run.Assistant, string, error) {
	switch {
	case strings.Contains(words, "@Bob"):
		return run.Assistant{ID: "bob", Name: "Bob", Runner: "bobs"}, "", nil
	case id == "ann", s.primary == "ann":
		return run.Assistant{ID: "ann", Name: "Ann", Runner: "anns"}, "", nil
	}
	return run.Assistant{}, "", fault.New(fault.NotFound, "There is no assistant for this instruction.")
}

type do = func(ctx context.Context, args json.RawMessage) (json.RawMessage, error)

// has puts a tool into the box, which counts its calls. It reads and may be repeated, unless
// more says otherwise.
func (s *stage) has(id string, act do, more ...func(*tool.Tool)) {
	t := tool.Tool{ID: id, Name: strings.ToUpper(id), Description: "A tool of a test.", Level: tool.Read, Repeatable: true, Input: json.RawMessage(`{"type":"object"}`)}
	for _, m := range more {
		m(&t)
	}
	t.Do = func(ctx context.Context, args json.RawMessage) (json.RawMessage, error) {
		s.mu.Lock()
		s.calls = append(s.calls, call{id, string(args)})
		s.mu.Unlock()
		return act(ctx, args)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.tools = append(slices.DeleteFunc(s.tools, func(o tool.Tool) bool { return o.ID == id }), t)
}

func writes(t *tool.Tool) { t.Level, t.Repeatable = tool.Write, false }
func once(t *tool.Tool)   { t.Repeatable = false }
func takes(schema string) func(*tool.Tool) {
	return func(t *tool.Tool) { t.Input = json.RawMessage(schema) }
}

func gives(value string) do {
	return func(context.Context, json.RawMessage) (json.RawMessage, error) { return json.RawMessage(value), nil }
}

func fails(text string) do {
	return func(context.Context, json.RawMessage) (json.RawMessage, error) {
		return nil, fault.New(fault.Unavailable, text)
	}
}

// entered lists the tools that were entered, and forgets them.
func (s *stage) entered() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	names := make([]string, len(s.calls))
	for i, c := range s.calls {
		names[i] = c.tool
	}
	s.calls = nil
	return strings.Join(names, " ")
}

// got lists the arguments that a tool was entered with.
func (s *stage) got(id string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	var all []string
	for _, c := range s.calls {
		if c.tool == id {
			all = append(all, c.args)
		}
	}
	return strings.Join(all, " ")
}

func steps(tools ...string) (all []run.Instruction) {
	for _, id := range tools {
		all = append(all, run.Instruction{Tool: id})
	}
	return all
}

type vars = map[string]json.RawMessage

// begins writes a run and offers it.
func (s *stage) begins(n run.New) string {
	s.Helper()
	id := s.writes(n)
	s.p.Offer(id)
	return id
}

// writes writes a run and does not offer it.
func (s *stage) writes(n run.New) string {
	s.Helper()
	if n.ID == "" {
		n.ID = s.newID()
	}
	if n.Kind == "" {
		n.Kind = run.Instructions
	}
	if n.Name == "" {
		n.Name = "Work"
	}
	if _, _, err := s.db.Runs.StartRun(s.Context(), n, ""); err != nil {
		s.Fatal(err)
	}
	return n.ID
}

func (s *stage) newID() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.runs++
	return fmt.Sprintf("run-%06d", s.runs)
}

// does begins a run of these steps and waits until it stands still.
func (s *stage) does(all ...run.Instruction) string {
	s.Helper()
	id := s.begins(run.New{Steps: all})
	s.settled()
	return id
}

func (s *stage) detail(id string) runs.RunDetail {
	s.Helper()
	d, err := s.db.Runs.RunDetail(s.Context(), id, 0, 20_000)
	if err != nil {
		s.Fatal(err)
	}
	return d
}

// stands is a run in one line: state, what it waits for, pointer, results, error.
func (s *stage) stands(id string) string {
	s.Helper()
	d := s.detail(id)
	line := string(d.Run.State())
	if d.Run.Waiting != run.Nothing {
		line += " for " + string(d.Run.Waiting)
	}
	results := make([]string, len(d.Steps))
	for i, step := range d.Steps {
		if results[i] = string(step.Result); step.Result == nil {
			results[i] = "-"
		}
	}
	line += fmt.Sprintf(" at %d of %d [%s]", d.Run.Current, d.Run.StepCount, strings.Join(results, " "))
	if d.Run.Error != nil {
		line += fmt.Sprintf(": %s (step %d, tool %q)", d.Run.Error.Message, d.Run.Error.Index, d.Run.Error.ToolID)
	}
	return line
}

func (s *stage) holds(what, got, want string) {
	s.Helper()
	if got != want {
		s.Errorf("%s:\n got %s\nwant %s", what, got, want)
	}
}

func (s *stage) logs(id string) []run.Log {
	s.Helper()
	rows, _, err := s.db.Runs.RunLogs(s.Context(), id, 0, 100_000)
	if err != nil {
		s.Fatal(err)
	}
	return rows
}

// asks gives the only open request.
func (s *stage) asks() run.Inquiry {
	s.Helper()
	all, err := s.db.Runs.Requests(s.Context())
	if err != nil {
		s.Fatal(err)
	}
	if len(all) != 1 {
		s.Fatalf("%d requests are open: %v", len(all), all)
	}
	return all[0]
}

func (s *stage) answers(a run.Answer) {
	s.Helper()
	if _, err := s.p.Answer(s.Context(), s.asks().ID, a); err != nil {
		s.Fatal(err)
	}
	s.settled()
}
