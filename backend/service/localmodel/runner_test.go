package localmodel_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/model/gguf"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/localserver"
	"terzetto/backend/service/localmodel"
	"terzetto/backend/testing/enginetest"
)

func kill(t *testing.T, pid int) {
	t.Helper()
	process, err := os.FindProcess(pid)
	if err == nil {
		err = process.Kill()
	}
	if err != nil {
		t.Fatal(err)
	}
}

func TestTheFirstMessageLoadsItsModel(t *testing.T) {
	b := newBench(t, enginetest.Knobs{LoadMS: 300})
	b.own("small")
	b.start()
	if s := b.state(); s.State != "none" || s.Looked || len(b.pids()) > 0 {
		t.Errorf("before, it is %+v", s)
	}
	loading := false
	got, err := b.askWithin(t.Context(), "small", "Hello", func(d llm.Delta) {
		loading = loading || d.Read != nil && d.Read.Loading
	})
	if err != nil || !strings.HasPrefix(got, "The lamps went out") || !loading {
		t.Errorf("it answers %q, %v, and told that it loads: %v", got, err, loading)
	}
	s := b.state()
	if s.State != "ready" || s.Name != "small" || s.Source != "path" || s.Version != "b10375" || s.Device != "cpu" || s.Context != 8192 || s.Slots != 1 || s.Memory.Takes == 0 || s.Fault != nil {
		t.Errorf("it is %+v", s)
	}
	first := b.pid()
	b.answers("small")
	if b.pid() != first {
		t.Error("the second message started another server")
	}
	if all := b.models(); len(all) != 1 || !all[0].Loaded {
		t.Errorf("the models are %+v", all)
	}
}

func TestAnotherModelEndsTheOneBefore(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.own("one")
	b.own("two")
	b.start()
	b.answers("one")
	first := b.pid()
	b.answers("two")
	b.areGone(first)
	if s := b.state(); s.Name != "two" || len(b.pids()) != 1 {
		t.Errorf("it is %+v", s)
	}
	b.load("one")
	if s := b.state(); s.Name != "one" || len(b.pids()) != 1 {
		t.Errorf("it is %+v", s)
	}
}

// Both would end each other's model for ever if the one that loads did not count as used.
func TestMessagesToTwoModelsAreBothAnswered(t *testing.T) {
	b := newBench(t, enginetest.Knobs{LoadMS: 150, PaceMS: 5})
	b.own("one")
	b.own("two")
	b.start()
	over := make(chan error)
	for _, model := range []string{"one", "two", "one", "two"} {
		go func() {
			_, err := b.ask(model, "Hello from "+model)
			over <- err
		}()
	}
	for range 4 {
		if err := <-over; err != nil {
			t.Error(err)
		}
	}
	if n := len(b.pids()); n != 1 {
		t.Errorf("%d servers run", n)
	}
}

func TestAModelThatNobodyUsesIsUnloaded(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.own("small")
	b.options.Idle = 50 * time.Millisecond
	b.start()
	b.answers("small")
	s := b.becomes("unloaded")
	if s.Freed == 0 || s.Name != "small" || len(b.pids()) > 0 {
		t.Errorf("it is %+v", s)
	}
	b.answers("small")
}

func TestAModelStaysWhileAnythingWorks(t *testing.T) {
	b := newBench(t, enginetest.Knobs{PaceMS: 20})
	b.own("small")
	b.options.Idle = 20 * time.Millisecond
	b.working.Store(true)
	b.start()
	b.answers("small") // for longer than it may be idle
	first := b.pid()
	for range 5 {
		time.Sleep(20 * time.Millisecond)
		if b.state().State != "ready" || b.pid() != first {
			t.Fatal("it was unloaded at work")
		}
	}
	b.working.Store(false)
	b.becomes("unloaded")
}

// An unloading and a message come at the same time again and again.
func TestAMessageThatMeetsTheUnloadingIsAnswered(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.own("small")
	b.options.Idle = time.Millisecond
	b.start()
	for range 15 {
		b.answers("small")
		time.Sleep(time.Millisecond)
	}
}

func TestAServerThatCrashesIsStartedAgain(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.own("small")
	b.start()
	b.answers("small")
	first := b.pid()
	kill(t, first)
	b.until("another runs", func() bool { all := b.pids(); return len(all) == 1 && all[0] != first && b.state().State == "ready" })
	b.answers("small")
	if s := b.state(); s.Fault != nil {
		t.Errorf("it is %+v", s)
	}
}

func TestAServerThatCrashesThriceIsGivenUp(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.own("small")
	b.start()
	b.answers("small")
	for n := range 3 {
		pid := b.pid()
		kill(t, pid)
		b.areGone(pid)
		if n < 2 {
			b.until("it runs again", func() bool {
				all := b.pids()
				return len(all) == 1 && all[0] != pid && b.state().State == "ready"
			})
		}
	}
	s := b.becomes("failed")
	if s.Fault == nil || s.Fault.Kind != "gave_up" || len(s.Fault.Lines) == 0 || !strings.Contains(s.Fault.Sentence, "stopped 3 times with small") {
		t.Errorf("it is %+v", s.Fault)
	}
	if _, err := b.ask("small", "Hello"); localserver.KindOf(err) != localmodel.GaveUp {
		t.Errorf("a message gets %v", err)
	}
	b.load("small") // a person may wish it all the same
	b.answers("small")
}

func TestAMessageThatEndsTheServerTwiceIsRefused(t *testing.T) {
	for _, c := range []struct {
		name  string
		knobs enginetest.Knobs
	}{
		{"before the first word", enginetest.Knobs{CrashOn: "poison"}},
		{"in the middle of the answer", enginetest.Knobs{CrashAfter: 3}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, c.knobs)
			b.own("small")
			b.start()
			var err error
			for range 3 {
				if _, err = b.ask("small", "poison"); err == nil {
					t.Fatal("it was answered")
				}
			}
			if localserver.KindOf(err) != localmodel.GaveUp || !strings.Contains(sentenceOf(err), "stopped twice at this message") {
				t.Errorf("it says %v", err)
			}
			if c.knobs.CrashOn != "" {
				b.answers("small")
			}
		})
	}
}

func TestAReplySoFarIsHeardWhenItsServerStops(t *testing.T) {
	b := newBench(t, enginetest.Knobs{CrashAfter: 4})
	b.own("small")
	b.start()
	heard := ""
	_, err := b.askWithin(t.Context(), "small", "Hello", func(d llm.Delta) { heard += d.Text })
	if !strings.HasPrefix(heard, "The lamps went out") || localserver.KindOf(err) != localserver.Crashed {
		t.Errorf("heard %q, %v", heard, err)
	}
}

func TestTooLittleMemoryHalvesTheContextOnce(t *testing.T) {
	for _, c := range []struct {
		name    string
		cells   int // that have room
		context int // with which it runs; 0: it doesn't
	}{
		{"half has room", 4096, 4096},
		{"not even half has room", 4095, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{MostCells: c.cells})
			b.own("small")
			b.start()
			_, err := b.ask("small", "Hello")
			s := b.state()
			if note := "There was too little memory, so small was started with a context of 4096 tokens and a smaller cache."; s.Note != note {
				t.Errorf("the note is %q", s.Note)
			}
			if c.context == 0 {
				if localserver.KindOf(err) != localserver.OutOfMemory || s.State != "failed" || s.Fault == nil || s.Fault.Kind != "out_of_memory" {
					t.Errorf("it is %+v, %v", s, err)
				}
				return
			}
			if err != nil || s.Context != c.context || s.State != "ready" {
				t.Errorf("it is %+v, %v", s, err)
			}
			if call := strings.Join(enginetest.LastCall(t, b.program).Arguments, " "); !strings.Contains(call, "-c 4096") || !strings.Contains(call, "-ctk q8_0") {
				t.Errorf("it was called with %s", call)
			}
		})
	}
}

func TestAModelThatDoesNotLoadSaysWhy(t *testing.T) {
	for _, c := range []struct {
		name  string
		knobs enginetest.Knobs
		lay   func(t *testing.T, b *bench)
		kind  localserver.Kind
	}{
		{"the engine doesn't know it", enginetest.Knobs{Dies: "unknown model architecture: 'zlama'"}, nil, localserver.Unsupported},
		{"its file is damaged", enginetest.Knobs{Dies: "tensor data is not within the file bounds"}, nil, localserver.Damaged},
		{"the engine crashes", enginetest.Knobs{Dies: "GGML_ASSERT(x) failed"}, nil, localserver.Crashed},
		{"there is no engine", enginetest.Knobs{}, func(t *testing.T, b *bench) {
			t.Helper()
			if err := os.Remove(enginetest.Path(b.program)); err != nil {
				t.Fatal(err)
			}
		}, "none"},
		{"the engine is too old", enginetest.Knobs{Version: "version: 8925 (0adede866)"}, nil, "none"},
		{"a flag is no flag", enginetest.Knobs{}, func(_ *testing.T, b *bench) {
			b.choose(func(c *chat.LocalModels) { c.Flags = "--frobnicate" })
		}, localserver.WrongFlag},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, c.knobs)
			b.own("small")
			if c.lay != nil {
				c.lay(t, b)
			}
			b.start()
			if _, err := b.ask("small", "Hello"); localserver.KindOf(err) != c.kind || sentenceOf(err) == "" {
				t.Errorf("it says %v, of kind %q", err, localserver.KindOf(err))
			}
			if s := b.state(); s.State != "failed" || s.Fault == nil || s.Fault.Kind != string(c.kind) {
				t.Errorf("it is %+v", s)
			}
			if _, err := b.service.Stop(t.Context()); err != nil || b.state().Fault != nil {
				t.Errorf("stopped, it is %+v, %v", b.state(), err)
			}
		})
	}
}

func TestAModelWhoseFileVanishedSaysSo(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	path := b.own("small")
	b.start()
	id := b.id("small")
	b.answers("small")
	if _, err := b.service.Stop(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if _, err := b.ask("small", "Hello"); err == nil {
		t.Error("it was answered")
	}
	if _, err := b.service.Start(t.Context(), localmodel.StartInput{ModelID: id}); sentenceOf(err) != "Model not found" {
		t.Errorf("it says %v", err)
	}
}

func TestAPersonEndsAModelAtAnyTime(t *testing.T) {
	for _, c := range []struct {
		name  string
		knobs enginetest.Knobs
		until func(b *bench)
	}{
		{"while it loads", enginetest.Knobs{Stuck: true}, func(b *bench) { b.becomes("loading") }},
		{"while it answers", enginetest.Knobs{PaceMS: 20, Reply: strings.Repeat("word ", 1000)}, func(b *bench) { b.becomes("busy") }},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, c.knobs)
			b.own("small")
			b.start()
			over := make(chan error)
			go func() {
				_, err := b.ask("small", "Hello")
				over <- err
			}()
			c.until(b)
			if c.knobs.Stuck {
				b.until("it runs", func() bool { return len(b.pids()) == 1 })
			}
			pid := b.pid()
			if s, err := b.service.Stop(t.Context()); err != nil || s.State != "stopped" {
				t.Errorf("it is %+v, %v", s, err)
			}
			if err := <-over; !strings.HasPrefix(sentenceOf(err), "small was stopped before it had answered.") {
				t.Errorf("the message gets %v", err)
			}
			b.areGone(pid)
			if s := b.state(); s.State != "stopped" || s.Fault != nil || len(b.pids()) > 0 {
				t.Errorf("it is %+v", s)
			}
		})
	}
}

func TestWhoStopsWaitingIsNotAnswered(t *testing.T) {
	b := newBench(t, enginetest.Knobs{Stuck: true})
	b.own("small")
	b.start()
	ctx, stop := context.WithCancel(t.Context())
	over := make(chan error)
	go func() {
		_, err := b.askWithin(ctx, "small", "Hello", func(llm.Delta) {})
		over <- err
	}()
	b.becomes("loading")
	stop()
	if err := <-over; !errors.Is(err, context.Canceled) {
		t.Errorf("it gets %v", err)
	}
}

func TestCloseLeavesNoProcessInAnyState(t *testing.T) {
	for _, c := range []struct {
		name  string
		knobs enginetest.Knobs
		until func(b *bench)
	}{
		{"nothing has run", enginetest.Knobs{}, func(*bench) {}},
		{"a program is asked what it is", enginetest.Knobs{Hangs: true}, func(b *bench) { b.becomes("starting") }},
		{"a model loads", enginetest.Knobs{Stuck: true}, func(b *bench) {
			b.becomes("loading")
			b.until("it runs", func() bool { return len(b.pids()) == 1 })
		}},
		{"a model is ready", enginetest.Knobs{}, func(b *bench) { b.becomes("ready") }},
		{"a model answers", enginetest.Knobs{PaceMS: 20, Reply: strings.Repeat("word ", 1000)}, func(b *bench) { b.becomes("busy") }},
		{"a model has crashed", enginetest.Knobs{CrashOn: "Hello"}, func(b *bench) {
			b.until("it crashed", func() bool { return b.state().Fault != nil || b.state().State == "ready" })
		}},
		{"a model has failed", enginetest.Knobs{Dies: "x"}, func(b *bench) { b.becomes("failed") }},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			b := newBench(t, c.knobs)
			b.own("small")
			b.start()
			over := make(chan error, 1)
			if c.name != "nothing has run" {
				go func() {
					_, err := b.ask("small", "Hello")
					over <- err
				}()
			}
			c.until(b)
			before := b.pids()
			b.service.Close()
			b.areGone(before...)
			if left := b.pids(); len(left) > 0 {
				t.Errorf("left are %v", left)
			}
			if c.name != "nothing has run" {
				if err := <-over; err == nil && c.knobs.PaceMS == 0 && c.name != "a model is ready" {
					t.Error("whoever waits is told nothing")
				}
			}
			b.service.Close() // once more does nothing
		})
	}
}

func TestAModelForMeaningRunsBesideTheOther(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	b.own("small")
	b.model(embeds, b.dir, "models", "finder.gguf")
	b.start()
	b.answers("small")
	vectors, err := b.client.Embed(t.Context(), llm.Target{URL: localmodel.URL, Model: "finder"}, []string{"a", "b"})
	if err != nil || len(vectors) != 2 || len(vectors[0]) != 8 {
		t.Fatalf("it gives %v, %v", vectors, err)
	}
	s := b.state()
	if s.State != "ready" || s.Name != "small" || s.Meaning.State != "ready" || s.Meaning.Name != "finder" || len(b.pids()) != 2 {
		t.Errorf("it is %+v", s)
	}
	if call := strings.Join(enginetest.LastCall(t, b.program).Arguments, " "); !strings.Contains(call, "--embedding") {
		t.Errorf("it was called with %s", call)
	}
	for _, m := range b.models() {
		if !m.Loaded {
			t.Errorf("%s is not loaded", m.Name)
		}
	}
	if _, err := b.service.Stop(t.Context()); err != nil || len(b.pids()) > 0 {
		t.Errorf("left are %v, %v", b.pids(), err)
	}
}

func TestAPlanFollowsWhatAPersonChose(t *testing.T) {
	for _, c := range []struct {
		name   string
		choose func(b *bench, c *chat.LocalModels)
		start  localmodel.StartInput
		has    string
	}{
		{"nothing is chosen", func(*bench, *chat.LocalModels) {}, localmodel.StartInput{}, "-c 8192 -np 1"},
		{"a context for all", func(_ *bench, c *chat.LocalModels) { c.Context = 4096 }, localmodel.StartInput{}, "-c 4096"},
		{"a context for this one", func(b *bench, c *chat.LocalModels) {
			c.Context, c.Models = 4096, map[string]chat.LocalModel{b.id("small"): {Context: 2048}}
		}, localmodel.StartInput{}, "-c 2048"},
		{"a context for this start", func(_ *bench, c *chat.LocalModels) { c.Context = 4096 }, localmodel.StartInput{Context: 1024}, "-c 1024"},
		{"more context than the model has", func(_ *bench, c *chat.LocalModels) { c.Context = 900_000_000 }, localmodel.StartInput{}, "-c 8192"},
		{"several slots", func(_ *bench, c *chat.LocalModels) { c.Slots = 2 }, localmodel.StartInput{}, "-np 2"},
		{"the processor for all", func(_ *bench, c *chat.LocalModels) { c.Device = chat.OnProcessor }, localmodel.StartInput{}, "-ngl 0"},
		{"the processor for this one", func(*bench, *chat.LocalModels) {}, localmodel.StartInput{Device: chat.OnProcessor}, "-ngl 0"},
		{"flags", func(_ *bench, c *chat.LocalModels) { c.Flags = "-t 2" }, localmodel.StartInput{}, "-t 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{})
			b.own("small")
			b.start()
			b.choose(func(l *chat.LocalModels) { c.choose(b, l) })
			c.start.ModelID = b.id("small")
			if _, err := b.service.Start(t.Context(), c.start); err != nil {
				t.Fatal(err)
			}
			b.becomes("ready")
			if call := strings.Join(enginetest.LastCall(t, b.program).Arguments, " "); !strings.Contains(call, c.has) {
				t.Errorf("it was called with %s", call)
			}
		})
	}
}

func TestACardWithRoomKeepsThreePrompts(t *testing.T) {
	b := newBench(t, enginetest.Knobs{Devices: "  CUDA0: NVIDIA GeForce RTX 3060 (12044 MiB, 11800 MiB free)"})
	b.own("small")
	b.options.Computer = func(context.Context) gguf.Computer { return gguf.Computer{RAM: 32 << 30, FreeRAM: 24 << 30} }
	b.start()
	b.answers("small") // looks for the engine first, and thereby for its cards
	if _, err := b.service.Stop(t.Context()); err != nil {
		t.Fatal(err)
	}
	if s := b.load("small"); s.Slots != 3 || s.Context != 3*8192 {
		t.Errorf("it has %d slots of %d", s.Slots, s.Context)
	}
	if call := strings.Join(enginetest.LastCall(t, b.program).Arguments, " "); !strings.Contains(call, "--kv-unified") {
		t.Errorf("it was called with %s", call)
	}
}

func TestTheModelThatAnswersIsLoadedAtTheStart(t *testing.T) {
	for _, c := range []struct {
		name   string
		wanted bool
	}{
		{"the person wishes it", true},
		{"the person doesn't", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := newBench(t, enginetest.Knobs{})
			b.own("small")
			b.choose(func(l *chat.LocalModels) { l.StartWith = c.wanted })
			b.start()
			b.service.StartChosen() // no endpoint is chosen yet
			if _, err := b.service.Start(t.Context(), localmodel.StartInput{ModelID: b.id("small"), Use: true}); err != nil {
				t.Fatal(err)
			}
			b.mu.Lock()
			defer b.mu.Unlock()
			if len(b.chosen) != 1 || b.chosen[0] != "small" {
				t.Errorf("chosen are %q", b.chosen)
			}
		})
	}
}

// What a Terzetto that was killed left is ended before anything else.
func TestTheNextStartEndsAStray(t *testing.T) {
	b := newBench(t, enginetest.Knobs{})
	notes := filepath.Join(b.dir, "engine", "running")
	if err := os.MkdirAll(notes, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(notes, "1.json"), []byte("half"), 0o600); err != nil {
		t.Fatal(err)
	}
	b.start()
	if left, err := os.ReadDir(notes); err != nil || len(left) > 0 {
		t.Errorf("left are %v, %v", left, err)
	}
}
