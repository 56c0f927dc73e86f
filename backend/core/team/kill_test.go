package team_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/base/lists"
	"terzetto/backend/base/secret"
	"terzetto/backend/core/team"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/tool"
)

// TestMain lets the binary run as the child of the test that kills it.
func TestMain(m *testing.M) {
	if dir := os.Getenv("TEAM_DIR"); dir != "" {
		at, err := strconv.Atoi(os.Getenv("TEAM_CUT"))
		if err == nil {
			err = (&powered{dir: dir, cut: at, asks: os.Getenv("TEAM_ASKS") != ""}).work()
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// A powered runner works with a real store, until the power goes at one of its points: before
// and after whatever it keeps, and at each call of a model.
type powered struct {
	team.Store

	db *store.DB

	dir string
	cut int // how many points it comes to before it kills itself; never when it is negative

	asks bool // its second task wants a tool that a person has to allow

	mu     sync.Mutex
	points int
	ended  chan struct{}
}

func (p *powered) point() {
	p.mu.Lock()
	p.points++
	due := p.points == p.cut
	p.mu.Unlock()
	if !due {
		return
	}
	self, err := os.FindProcess(os.Getpid())
	if err == nil {
		err = self.Kill()
	}
	if err != nil {
		panic(err)
	}
	select {} // the signal is on its way
}

func (p *powered) Append(ctx context.Context, c team.Change) ([]team.Message, error) {
	p.point()
	kept, err := p.Store.Append(ctx, c)
	p.point()
	return kept, err
}

func (p *powered) KeepFile(ctx context.Context, f team.File) (team.File, error) {
	p.point()
	kept, err := p.Store.KeepFile(ctx, f)
	p.point()
	return kept, err
}

// HearChange tells what was acknowledged: an id of a message or a line on each line of a file.
func (p *powered) HearChange(_ team.Request, logs []team.Log, messages []team.Message) {
	var ids []string
	for _, l := range logs {
		ids = append(ids, l.ID)
	}
	for _, m := range messages {
		ids = append(ids, m.ID)
	}
	f, err := os.OpenFile(filepath.Join(p.dir, "told"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err == nil {
		_, err = io.WriteString(f, strings.Join(ids, "\n")+"\n")
	}
	if err == nil {
		err = f.Close()
	}
	if err != nil {
		panic(err)
	}
}

func (p *powered) HearEnd() { close(p.ended) }

func (p *powered) runner() *team.Runner {
	agents := []string{"works", "works"}
	if p.asks {
		agents = []string{"works", "asks", "works"}
	}
	m := planning(agents...)
	fill := m.fill
	m.fill = func(ctx context.Context, form string) (string, error) { p.point(); return fill(ctx, form) }
	m.write = func(context.Context, string) (string, error) { p.point(); return "Fine.", nil }
	works := func(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
		if _, err := ac.Write(ctx, team.Ask{For: "text", Text: t.Prompt}); err != nil {
			return team.Result{}, err
		}
		return delivers(ctx, t, ac)
	}
	asks := func(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
		if _, err := ac.Use(ctx, "write", json.RawMessage(`{"to":"a"}`)); err != nil {
			return team.Result{}, err
		}
		return works(ctx, t, ac)
	}
	box := sync.OnceValue(func() *tool.Registry {
		r, err := tool.New(writing())
		if err != nil {
			panic(err)
		}
		return r
	})
	return &team.Runner{
		Tools: box, Policy: team.Policy{Act: p.act},
		Store: p, Model: m, Now: time.Now, NewID: func() string { return uuid.Must(uuid.NewV7()).String() },
		Target: func(context.Context, string) (llm.Target, error) {
			return llm.Target{URL: "http://m/v1", Model: "m"}, nil
		},
		Tell: func(string) team.Listener { return p },
		Agents: func(context.Context) (*team.Registry, error) {
			return team.NewRegistry(actor{"works", works}, actor{"asks", asks})
		},
	}
}

// act is a person who allows everything. The power may go while the person thinks.
func (p *powered) act(_ context.Context, c team.ToolCall) (team.Outcome, error) {
	if err := c.Asked(); err != nil {
		return team.Outcome{}, err
	}
	p.point()
	return team.Outcome{Allowed: true}, nil
}

func (p *powered) open() (err error) {
	p.ended = make(chan struct{})
	dir := filepath.Join(p.dir, "data")
	vault, err := secret.Open(secret.Options{Dir: dir, Keyring: backendtest.NoKeyring{}})
	if err != nil {
		return err
	}
	p.db, err = store.Open(context.Background(), store.Options{Dir: dir, Vault: vault, Demo: llm.Target{URL: "http://demo.invalid/v1", Model: "demo"}})
	if err == nil {
		p.Store = p.db.TeamStore()
	}
	return err
}

// work carries one round out.
func (p *powered) work() error {
	ctx := context.Background()
	if err := p.open(); err != nil {
		return err
	}
	o := p.runner()
	f, err := o.Upload(ctx, "given.txt", []byte("what was given"))
	if err != nil {
		return err
	}
	w, err := o.Start(ctx, "", "hello", []int64{f.ID})
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(p.dir, "begun"), []byte(w.ID), 0o600); err != nil {
		return err
	}
	<-p.ended
	if err := o.Close(ctx); err != nil {
		return err
	}
	return p.db.Close()
}

func TestARoundSurvivesAKillAtAnyPoint(t *testing.T) { killed(t, "") }

func TestAWaitingRoundGoesOnAtItsTaskAfterAKill(t *testing.T) {
	if waited := killed(t, "yes"); waited == 0 && !testing.Short() {
		t.Error("no kill found it waiting")
	}
}

// killed ends a process at each of its points, and counts how often its round waited then.
func killed(t *testing.T, asks string) (waited int) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	step := 1
	if testing.Short() {
		step = 4 // the whole form cuts at every point
	}
	for cut := 1; ; cut += step {
		dir := t.TempDir()
		cmd := exec.CommandContext(t.Context(), self)
		cmd.Env = append(os.Environ(), "TEAM_DIR="+dir, "TEAM_CUT="+strconv.Itoa(cut), "TEAM_ASKS="+asks)
		cmd.Stderr = os.Stderr
		killed := cmd.Run() != nil
		t.Run("cut at "+strconv.Itoa(cut), func(t *testing.T) {
			if resumes(t, dir, killed) {
				waited++
			}
		})
		if !killed {
			if cut < 20 {
				t.Errorf("there were only %d points", cut)
			}
			return waited
		}
	}
}

// resumes looks at what a kill left, and goes on with it. It reports whether the round waited for a person.
func resumes(t *testing.T, dir string, killed bool) (waited bool) {
	p := &powered{dir: dir, cut: -1}
	if err := p.open(); err != nil {
		t.Fatal(err)
	}
	defer func() { _ = p.db.Close() }()
	o, ctx := p.runner(), t.Context()
	open, err := p.db.Teams.UnfinishedRequests(ctx)
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range open {
		waited = p.waits(t, w.ID)
	}
	if err := o.Recover(ctx); err != nil {
		t.Fatal(err)
	}
	if waited {
		<-p.ended
		p.ended = make(chan struct{})
	}
	all, err := p.db.Teams.Teamwork(ctx, lists.Span{Limit: 10})
	if err != nil {
		t.Fatal(err)
	}
	begun, _ := os.ReadFile(filepath.Join(dir, "begun"))
	if len(all) == 0 {
		if len(begun) > 0 || !killed {
			t.Fatal("a round that was acknowledged is gone")
		}
		return waited
	}
	w := all[0]
	logs, messages := p.whole(t, w.ID)
	if done := len(messages) == 6 && len(messages[5].Documents) == 3; waited && (w.Status != team.Completed || w.CurrentRound != 1 || !done) {
		t.Errorf("what waited is %s in round %d with %d messages", w.Status, w.CurrentRound, len(messages))
	}
	last := logs[len(logs)-1]
	switch w.Status {
	case team.Completed:
		if !strings.HasPrefix(last.Message, "Workflow completed") {
			t.Errorf("it is complete, and its last line says %q", last.Message)
		}
	case team.Failed:
		if !killed || w.Error != "interrupted by restart" || last.Message != w.Error || last.Type != team.LogError {
			t.Errorf("it failed of %q, and its last line is %q", w.Error, last.Message)
		}
	case team.None, team.Running, team.Stopped:
		t.Errorf("it is %q", w.Status)
	}
	told, _ := os.ReadFile(filepath.Join(dir, "told"))
	for id := range strings.FieldsSeq(string(told)) {
		if !slices.ContainsFunc(logs, func(l team.Log) bool { return l.ID == id }) && !slices.ContainsFunc(messages, func(m team.Message) bool { return m.ID == id }) {
			t.Errorf("%s was acknowledged and is gone", id)
		}
	}
	if _, err := o.Start(ctx, w.ID, "go on", nil); err != nil {
		t.Fatal(err)
	}
	<-p.ended
	again, err := p.db.Teams.Request(ctx, w.ID)
	if err != nil || again.Status != team.Completed || again.CurrentRound != 2 {
		t.Errorf("resumed it is %s in round %d: %v", again.Status, again.CurrentRound, err)
	}
	p.whole(t, w.ID)
	if err := o.Close(ctx); err != nil {
		t.Error(err)
	}
	return waited
}

// waits reports whether the round of a request waits for a person, as it is kept.
func (p *powered) waits(t *testing.T, id string) bool {
	t.Helper()
	h, err := p.db.Teams.History(t.Context(), id)
	if err != nil || len(h.Rounds) == 0 {
		t.Fatalf("its rounds are %v: %v", h.Rounds, err)
	}
	return slices.ContainsFunc(h.Rounds[len(h.Rounds)-1].Calls, func(c team.Call) bool { return c.Waits })
}

// whole reads a request and looks whether each round has its beginning and its end, each
// message its number, and each document its bytes.
func (p *powered) whole(t *testing.T, id string) ([]team.Log, []team.Message) {
	t.Helper()
	logs, err := p.db.Teams.TeamLogs(t.Context(), id, "", 500)
	if err != nil {
		t.Fatal(err)
	}
	messages, err := p.db.Teams.TeamMessages(t.Context(), id, "", 500)
	if err != nil {
		t.Fatal(err)
	}
	made := map[int64]bool{}
	for i, m := range messages {
		if first := i == 0 || messages[i-1].Round != m.Round; m.SequenceNo != i+1 || first != (m.Status == team.First) {
			t.Errorf("message %d has the number %d and the place %q", i+1, m.SequenceNo, m.Status)
		}
		if m.Status == team.First {
			clear(made)
		}
		for _, d := range m.Documents {
			f, err := p.db.Files.File(t.Context(), d.FileID, true)
			if err != nil || len(f.Data) == 0 {
				t.Errorf("the document %s has %d bytes: %v", d.Label(), len(f.Data), err)
			}
			if m.Status == team.Last && !made[d.FileID] {
				t.Errorf("the last message has %s, which no step has", d.Label())
			}
			made[d.FileID] = made[d.FileID] || m.Status == team.Step
		}
	}
	if end := messages[len(messages)-1]; end.Status != team.Last {
		text, _ := json.Marshal(end)
		t.Errorf("the last message is %s", text)
	}
	return logs, messages
}
