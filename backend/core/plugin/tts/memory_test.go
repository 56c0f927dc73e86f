package tts_test

import (
	"context"
	"errors"
	"strings"
	"sync"
	"testing"
	"testing/synctest"

	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/sound/speech"
)

// A counter is an engine that counts what it says and may be held up.
type counter struct {
	ringer

	mu    sync.Mutex
	calls map[string]int
	hold  chan struct{}
	fails bool
}

func (c *counter) Synthesize(ctx context.Context, u speech.Utterance) (speech.Sound, error) {
	c.mu.Lock()
	c.calls[u.Text]++
	c.mu.Unlock()
	if c.hold != nil {
		select {
		case <-c.hold:
		case <-ctx.Done():
			return speech.Sound{}, ctx.Err()
		}
	}
	if c.fails {
		return speech.Sound{}, errors.New("it broke")
	}
	return speech.Sound{WAV: make([]byte, 1<<20)}, nil
}

func remembered(t *testing.T, c *counter, m *tts.Memory) speech.Engine {
	t.Helper()
	c.calls = map[string]int{}
	all := m.Engines(func(context.Context) ([]speech.Engine, error) { return []speech.Engine{{Driver: c}}, nil })
	e, err := all.Engine(t.Context(), tts.Voice{})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestARepeatedTextIsNotSynthesisedUntilItIsForgotten(t *testing.T) {
	c, m := &counter{}, &tts.Memory{}
	e := remembered(t, c, m)
	say := func(u speech.Utterance) {
		t.Helper()
		if s, err := e.Synthesize(t.Context(), u); err != nil || len(s.WAV) != 1<<20 {
			t.Fatal(err)
		}
	}
	for _, row := range []struct {
		name string
		u    speech.Utterance
		want int // calls for its text
	}{
		{"at first", speech.Utterance{Text: "Hello."}, 1},
		{"again", speech.Utterance{Text: "Hello."}, 1},
		{"in another voice", speech.Utterance{Text: "Hello.", Voice: "b"}, 2},
		{"faster", speech.Utterance{Text: "Hello.", Rate: 2}, 3},
		{"another text", speech.Utterance{Text: "Bye."}, 1},
	} {
		say(row.u)
		if c.calls[row.u.Text] != row.want {
			t.Errorf("%s: said %d times", row.name, c.calls[row.u.Text])
		}
	}
	m.Forget()
	say(speech.Utterance{Text: "Bye."})
	if c.calls["Bye."] != 2 {
		t.Error("it was not forgotten")
	}
	for i := range 40 { // of a megabyte each
		say(speech.Utterance{Text: strings.Repeat("x", i+1)})
	}
	say(speech.Utterance{Text: strings.Repeat("x", 40)})
	say(speech.Utterance{Text: "x"})
	if c.calls["x"] != 2 || c.calls[strings.Repeat("x", 40)] != 1 {
		t.Error("it is not the oldest that is forgotten")
	}
}

func TestWhoAsksForWhatIsBeingSaidWaitsForIt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, m := &counter{hold: make(chan struct{})}, &tts.Memory{}
		e := remembered(t, c, m)
		first, leave := context.WithCancel(t.Context())
		var all sync.WaitGroup
		all.Go(func() {
			if _, err := e.Synthesize(first, speech.Utterance{Text: "Hello."}); !errors.Is(err, context.Canceled) {
				t.Errorf("who left heard %v", err)
			}
		})
		synctest.Wait()
		for range 3 {
			all.Go(func() {
				if _, err := e.Synthesize(t.Context(), speech.Utterance{Text: "Hello."}); err != nil {
					t.Error(err)
				}
			})
		}
		synctest.Wait()
		if c.calls["Hello."] != 1 {
			t.Errorf("it is being said %d times", c.calls["Hello."])
		}
		leave() // one of those who wait goes on in their place
		synctest.Wait()
		if c.calls["Hello."] != 2 {
			t.Errorf("after the first had left it was said %d times", c.calls["Hello."])
		}
		close(c.hold)
		all.Wait()
		c.fails = true
		for range 2 {
			if _, err := e.Synthesize(t.Context(), speech.Utterance{Text: "Bye."}); err == nil {
				t.Error("a failure was kept as a sound")
			}
		}
		if c.calls["Bye."] != 2 {
			t.Error("a failure was kept")
		}
	})
}
