package run_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/store"
	"terzetto/backend/tool"
)

// TestMain lets the binary run as the child of the test that kills it.
func TestMain(m *testing.M) {
	if dir := os.Getenv("RUN_DIR"); dir != "" {
		at, err := strconv.Atoi(os.Getenv("RUN_CUT"))
		if err == nil {
			err = (&office{dir: dir, cut: at, steps: os.Getenv("RUN_STEPS"), slots: len(os.Getenv("RUN_SLOTS"))}).work()
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// An office is a program that carries runs out, in real time and as a process of its own. Its
// tools leave a line in a file whenever they are entered.
type office struct {
	dir     string
	steps   string // what is carried out, as a template holds it; empty: steps in a row
	cut     int    // how many points it comes to before it kills itself; never when it is negative
	points  atomic.Int64
	slots   int // how many workers are at work at a time
	db      *store.DB
	p       *run.Processor
	changed chan struct{}
}

// point is a place at which the power may go. With one worker at a time they come in the same
// order each time.
func (o *office) point() {
	if o.points.Add(1) == int64(o.cut) {
		self, err := os.FindProcess(os.Getpid())
		if err == nil {
			err = self.Kill()
		}
		if err != nil {
			panic(err)
		}
		select {} // the signal is on its way
	}
}

// A killer is a store that comes to a point before and after each save.
type killer struct {
	run.Store
	o *office
}

func (k killer) SaveRun(ctx context.Context, c run.Change) (run.Next, error) {
	k.o.point()
	defer k.o.point()
	return k.Store.SaveRun(ctx, c)
}

func (k killer) KeepFlowNode(ctx context.Context, n run.FlowNode) error {
	k.o.point()
	defer k.o.point()
	return k.Store.KeepFlowNode(ctx, n)
}

// drafts carries out a flow of two nodes, and goes on at the one that is not done.
func (o *office) drafts() tool.Tool {
	return tool.Tool{
		ID: run.FlowRunner, Description: "A flow of a test.", Level: tool.Read, Repeatable: true, Input: json.RawMessage(`{"type":"object"}`),
		Do: func(ctx context.Context, _ json.RawMessage) (json.RawMessage, error) {
			scope, _ := run.From(ctx)
			kept, err := scope.Flow(ctx, "draft")
			for _, node := range []string{"plan", "prose"} {
				if err != nil || kept.Done[node] != nil {
					continue
				}
				o.point()
				if err = o.note(node); err == nil {
					_, err = kept.Keep(ctx, node, json.RawMessage(`4`))
				}
			}
			return json.RawMessage("4"), err
		},
	}
}

func (o *office) open() error {
	var err error
	if o.db, err = store.Open(context.Background(), storeOptions(filepath.Join(o.dir, "data"))); err != nil {
		return err
	}
	act := func(id string, repeatable bool, give string) tool.Tool {
		return tool.Tool{
			ID: id, Description: "A tool of a test.", Level: tool.Read, Repeatable: repeatable, Input: json.RawMessage(`{"type":"object","properties":{"x":{}}}`),
			Do: func(_ context.Context, args json.RawMessage) (json.RawMessage, error) {
				o.point()
				if err := o.note(entry(id, args)); err != nil {
					return nil, err
				}
				o.point()
				if give == "" {
					return nil, fault.New(fault.Unavailable, "no")
				}
				if give == "given" {
					var in struct{ X json.RawMessage }
					return in.X, json.Unmarshal(args, &in)
				}
				return json.RawMessage(give), nil
			},
		}
	}
	box, err := tool.New(act("often", true, "1"), act("once", false, "2"), act("anns", true, "3"), act("below", false, "4"), act("bad", true, ""), act("give", true, "given"), o.drafts())
	if err != nil {
		return err
	}
	o.changed = make(chan struct{}, 1)
	o.p = run.NewProcessor(run.Options{
		Store: killer{o.db.RunStore(), o}, Gate: run.NewGate(max(o.slots, 1), func() (run.Load, error) { return run.Load{}, nil }, slog.New(slog.DiscardHandler)),
		Tools: func() *tool.Registry { return box }, Now: time.Now, Log: slog.New(slog.NewTextHandler(os.Stderr, nil)),
		NewID: func() string { return uuid.Must(uuid.NewV7()).String() },
		Assistant: func(context.Context, string, string) (run.Assistant, string, error) {
			return run.Assistant{ID: "ann", Name: "Ann", Runner: "anns"}, "", nil
		},
		Changed: func(string) {
			select {
			case o.changed <- struct{}{}:
			default:
			}
		},
		Ended: func(run.Run) {},
	})
	return nil
}

// entry is what a tool leaves behind: its name, and what it was given.
func entry(id string, args json.RawMessage) string {
	var in struct{ X json.RawMessage }
	if json.Unmarshal(args, &in) != nil || in.X == nil {
		return id
	}
	return id + ":" + string(in.X)
}

func (o *office) note(id string) error {
	f, err := os.OpenFile(filepath.Join(o.dir, "entered"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	_, err = f.WriteString(id + " ")
	return errors.Join(err, f.Close())
}

func (o *office) entered() string {
	text, err := os.ReadFile(filepath.Join(o.dir, "entered"))
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(text))
}

// work begins the run, unless it has begun, and stays until it is over. What is asked after a
// crash is answered from the notes: what left one was done, and everything else is done again.
func (o *office) work() error {
	if err := o.open(); err != nil {
		return err
	}
	ctx := context.Background()
	if _, err := o.db.Runs.LoadRun(ctx, "the-run"); fault.Is(err, fault.NotFound) {
		child, err := o.db.Workflows.Create(ctx, run.Workflow{Kind: run.Instructions, Name: "Below", Instructions: steps("below")})
		if err != nil {
			return err
		}
		list := []run.Instruction{
			{Tool: "often"}, {Tool: "once"}, {Words: "go on"}, {Template: child.ID, SaveAs: "x"}, {Tool: "bad", OnError: "help"}, {Tool: run.FlowRunner}, {Tool: "often"},
		}
		if o.steps != "" {
			list = nil
			if err := json.Unmarshal([]byte(strings.ReplaceAll(o.steps, "BELOW", child.ID)), &list); err != nil {
				return err
			}
		}
		_, _, err = o.db.Runs.StartRun(ctx, run.New{ID: "the-run", Kind: run.Instructions, Name: "Work", Steps: list}, "")
		if err != nil {
			return err
		}
	}
	o.p.Start()
	for {
		l, err := o.db.Runs.LoadRun(ctx, "the-run")
		if err != nil {
			return err
		}
		if l.Run.Ended() {
			break
		}
		asked, err := o.db.Runs.Requests(ctx)
		if err != nil {
			return err
		}
		for _, q := range asked {
			a := run.Answer{Say: run.Again}
			if slices.Contains(strings.Fields(o.entered()), entry(q.ToolID, q.Args)) {
				a.Say = run.Done
			}
			if _, err := o.p.Answer(ctx, q.ID, a); err != nil {
				return err
			}
		}
		<-o.changed
	}
	o.p.Close()
	return o.db.Close()
}

// stride is how far the next cut is from the last one: 1 in the whole form, and in the short
// form on average 9, which is a sample of all points.
func stride(r *rand.Rand) int {
	if testing.Short() {
		return 6 + r.IntN(7)
	}
	return 1
}

func TestARunSurvivesAKillAtAnyPoint(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	r := rand.New(rand.NewPCG(3, 3))
	for cut := 1; ; cut += stride(r) {
		o := &office{dir: t.TempDir()}
		cmd := exec.CommandContext(t.Context(), self)
		cmd.Env = append(os.Environ(), "RUN_DIR="+o.dir, "RUN_CUT="+strconv.Itoa(cut))
		cmd.Stderr = os.Stderr
		killed := cmd.Run() != nil
		before := o.entered()
		if err := o.work(); err != nil {
			t.Fatalf("cut at %d: %v", cut, err)
		}
		all := o.entered()
		db, err := store.Open(t.Context(), storeOptions(filepath.Join(o.dir, "data")))
		if err != nil {
			t.Fatal(err)
		}
		d, err := db.Runs.RunDetail(t.Context(), "the-run", 0, 100)
		if err != nil {
			t.Fatal(err)
		}
		logs, _, err := db.Runs.RunLogs(t.Context(), "the-run", 0, 1000)
		if err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		var results []string
		for _, s := range d.Steps {
			results = append(results, fmt.Sprintf("%s=%s", s.Do.Tool, s.Result))
		}
		// A step that was done but whose result is lost has none; a person said so.
		got := strings.Join(results, " ")
		got = strings.Replace(strings.Replace(got, "once=null", "once=2", 1), "=null anns", "= anns", 1)
		want := "often=1 once=2 = anns=3 =4 bad= = anns=3 flow_runner=4 often=1"
		if d.Run.State() != run.Completed || got != want && got != strings.Replace(want, " =4 ", " =null ", 1) {
			t.Errorf("cut at %d: %s with %s\nentered %s, then %s", cut, d.Run.State(), got, before, all)
		}
		if strings.Contains(before, "prose") && strings.Count(all, "plan") != 1 {
			t.Errorf("cut at %d: a node that was done was asked again: %s, then %s", cut, before, all)
		}
		if len(d.Children) != 1 {
			t.Errorf("cut at %d: %d children", cut, len(d.Children))
		}
		for _, id := range []string{"once", "below"} {
			if n := strings.Count(all, id); n != 1 {
				t.Errorf("cut at %d: %s was entered %d times: %s, then %s", cut, id, n, before, all)
			}
		}
		if again := strings.Count(all, " ") - strings.Count("often once anns below bad anns plan prose often", " "); again > 1 {
			t.Errorf("cut at %d: %d steps were repeated: %s, then %s", cut, again, before, all)
		}
		for _, l := range logs {
			if strings.Contains(l.Text, "Did the tool finish") {
				asked++
			}
			if !l.Finished {
				t.Errorf("cut at %d: the row %q never ended", cut, l.Text)
			}
		}
		if !killed {
			if cut < 50 {
				t.Errorf("there were only %d points", cut)
			}
			break
		}
	}
	if asked == 0 {
		t.Error("nobody was ever asked: the loop shows nothing")
	}
}

// controlled is a workflow with everything that decides how a run goes on.
const controlled = `[
  {"id":"each","forEach":{"items":[1,2,3,4],"parallel":2},"steps":[
    {"directCallToolId":"once","args":{"x":"{{item}}"},"continueOnError":true},
    {"if":"item == 2","then":[{"id":"two","directCallToolId":"once","args":{"x":"{{item}}0"}}],"else":[{"directCallToolId":"often","when":"item == 3"}]},
    {"id":"words","markdown":"Look at {{item}}."},
    {"forEach":{"items":["a"],"as":"inner"},"steps":[{"directCallToolId":"once","args":{"x":"{{item}}{{inner}}"}}]},
    {"directCallToolId":"give","args":{"x":"{{item}}"},"retry":{"count":1}}]},
  {"id":"both","parallel":[[{"directCallToolId":"once","args":{"x":"left"}},{"directCallToolId":"give","args":{"x":"l"}}],[{"subWorkflowId":"BELOW","vars":{"x":1}}]]},
  {"id":"again","repeat":{"until":"attempt.number == 3","pauseMs":1},"steps":[{"directCallToolId":"once","args":{"x":"{{attempt.number}}r"}}]},
  {"wait":{"forMs":1}},
  {"directCallToolId":"bad","continueOnError":true},
  {"directCallToolId":"give","args":{"x":["{{steps.each}}","{{steps.both[0]}}"]},"saveAs":"all"},
  {"stop":"{{vars.all}}"},
  {"fail":"never"}]`

//test:unraced
func TestEveryConstructSurvivesAKillAtAnyPoint(t *testing.T) {
	kills := 0
	for _, slots := range []string{"|", "|||"} {
		kills += killed(t, slots)
	}
	t.Logf("%d kills", kills)
	if !testing.Short() && kills < 300 {
		t.Errorf("there were only %d kills", kills)
	}
}

// killed kills the workflow at each point, and counts how often. A run has a slot for each
// stroke of slots.
func killed(t *testing.T, slots string) (kills int) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(5, 5))
	step := 1
	if testing.Short() {
		step = 3
	}
	for cut := 1; ; cut += step * stride(r) {
		o := &office{dir: t.TempDir(), steps: controlled, slots: len(slots)}
		cmd := exec.CommandContext(t.Context(), self)
		cmd.Env = append(os.Environ(), "RUN_DIR="+o.dir, "RUN_CUT="+strconv.Itoa(cut), "RUN_STEPS="+controlled, "RUN_SLOTS="+slots)
		cmd.Stderr = os.Stderr
		killed := cmd.Run() != nil
		before := o.entered()
		if err := o.work(); err != nil {
			t.Fatalf("cut at %d: %v", cut, err)
		}
		all := strings.Fields(o.entered())
		db, err := store.Open(t.Context(), storeOptions(filepath.Join(o.dir, "data")))
		if err != nil {
			t.Fatal(err)
		}
		d, err := db.Runs.RunDetail(t.Context(), "the-run", 0, 100)
		if err != nil {
			t.Fatal(err)
		}
		if err := db.Close(); err != nil {
			t.Fatal(err)
		}
		if got := string(d.Run.Vars["all"]); d.Run.State() != run.Completed || got != `[[1,2,3,4],"l"]` {
			t.Errorf("cut at %d: %s with %s, %+v\nentered %s, then %s", cut, d.Run.State(), got, d.Run.Error, before, all)
		}
		for id := range strings.FieldsSeq(`once:1 once:2 once:3 once:4 once:"20" once:"1a" once:"2a" once:"3a" once:"4a" once:"left" once:"1r" once:"2r" once:"3r" below:1`) {
			if n := count(all, id); n != 1 {
				t.Errorf("cut at %d: %s was entered %d times: %s, then %s", cut, id, n, before, all)
			}
		}
		for id := range strings.FieldsSeq(`give:1 give:2 give:3 give:4 give:"l" often`) {
			if n := count(all, id); n < 1 || n > 2 {
				t.Errorf("cut at %d: %s was entered %d times: %s, then %s", cut, id, n, before, all)
			}
		}
		if !killed {
			return kills
		}
		kills++
	}
}

func count(all []string, id string) (n int) {
	for _, one := range all {
		if one == id {
			n++
		}
	}
	return n
}
