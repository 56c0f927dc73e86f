package tts

import (
	"context"
	"sync"

	"terzetto/backend/speech"
)

// maxRemembered is how many bytes of sound a Memory holds: ten minutes of eSpeak NG, more
// than a reply is long.
const maxRemembered = 32 << 20

// A Memory keeps what was spoken last, so that a reply that is spoken while it is written
// need not be spoken again to be kept. It is used by many goroutines at once; who asks for
// what somebody else is being told waits for that. The zero value is empty.
type Memory struct {
	mu    sync.Mutex
	known map[saying]*spoken
	order []saying // the oldest first
	bytes int
}

// A saying is what makes a sound, but the engine's own mood.
type saying struct {
	engine string
	speech.Utterance
}

// A spoken sound is there when done is closed.
type spoken struct {
	done  chan struct{}
	sound speech.Sound
	err   error
}

// Engines are all of them, with this memory.
func (m *Memory) Engines(all Engines) Engines {
	return func(ctx context.Context) ([]speech.Engine, error) {
		engines, err := all(ctx)
		out := make([]speech.Engine, len(engines))
		for i, e := range engines {
			out[i] = remembering{e, m}
		}
		return out, err
	}
}

// Forget empties the memory.
func (m *Memory) Forget() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.known, m.order, m.bytes = nil, nil, 0
}

type remembering struct {
	speech.Engine

	memory *Memory
}

// Synthesize implements speech.Engine.
func (r remembering) Synthesize(ctx context.Context, u speech.Utterance) (speech.Sound, error) {
	what := saying{r.ID(), u}
	for {
		s, mine := r.memory.recall(what)
		if mine {
			s.sound, s.err = r.Engine.Synthesize(ctx, u)
			r.memory.keep(what, s)
			return s.sound, s.err
		}
		select {
		case <-s.done:
		case <-ctx.Done():
			return speech.Sound{}, ctx.Err()
		}
		if s.err == nil {
			return s.sound, nil
		}
		// Whoever was being told may have left; what failed for them is tried for us.
	}
}

// recall gives what is known. With mine it is up to the caller to make it and to keep it.
func (m *Memory) recall(what saying) (s *spoken, mine bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if s := m.known[what]; s != nil {
		return s, false
	}
	if m.known == nil {
		m.known = map[saying]*spoken{}
	}
	s = &spoken{done: make(chan struct{})}
	m.known[what] = s
	return s, true
}

// keep remembers what was made, and forgets the oldest for it. A failure is not remembered.
func (m *Memory) keep(what saying, s *spoken) {
	m.mu.Lock()
	defer m.mu.Unlock()
	defer close(s.done)
	if m.known[what] != s { // all was forgotten meanwhile
		return
	}
	if s.err != nil {
		delete(m.known, what)
		return
	}
	m.order = append(m.order, what)
	for m.bytes += len(s.sound.WAV); m.bytes > maxRemembered && len(m.order) > 1; m.order = m.order[1:] {
		m.bytes -= len(m.known[m.order[0]].sound.WAV)
		delete(m.known, m.order[0])
	}
}
