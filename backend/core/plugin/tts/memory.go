package tts

import (
	"context"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/sound/speech"
)

// maxRemembered is how many bytes of sound a Memory holds: ten minutes of eSpeak NG, more
// than a reply is long.
const maxRemembered = 32 << 20

// A Memory keeps the latest sounds, so that a reply that is spoken while it is written need
// not be spoken again to be saved. Many goroutines may use it at once; one that asks for a
// sound that another is making waits for it. The zero value is empty.
type Memory struct {
	mu     sync.Mutex
	known  map[request]*cachedSound
	voices map[string][]speech.Voice // by engine
	order  []request                 // the oldest first
	bytes  int
	holds  int
	trial  context.CancelCauseFunc // ends the sample of a voice that is made now; nil: there was none
	idle   *time.Timer             // forgets when nothing has held the memory for a while; nil: something does
}

// A request is everything that determines a sound, except chance within the engine.
type request struct {
	engine string
	speech.Utterance
}

// A cachedSound sound is ready when done is closed.
type cachedSound struct {
	done  chan struct{}
	sound speech.Sound
	err   error
}

// Engines gives the engines with this memory in front.
func (m *Memory) Engines(all Engines) Engines {
	return func(ctx context.Context) ([]speech.Engine, error) {
		engines, err := all(ctx)
		return lists.Map(engines, func(e speech.Engine) speech.Engine {
			cached := e
			cached.Driver = cachingEngine{e, m}
			return cached
		}), err
	}
}

// idleTime is how long sounds are kept when nothing needs them: what is recorded begins soon after what was read.
const idleTime = time.Minute

// Hold keeps the sounds until release is called.
func (m *Memory) Hold() (release func()) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.holds++
	if m.idle != nil {
		m.idle.Stop()
		m.idle = nil
	}
	return sync.OnceFunc(func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		if m.holds--; m.holds == 0 {
			m.idle = time.AfterFunc(idleTime, m.Forget)
		}
	})
}

// Try begins a sample of a voice and ends the one before it: a person hears one at a time.
func (m *Memory) Try(ctx context.Context) (own context.Context, done func()) {
	own, end := context.WithCancelCause(ctx)
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.trial != nil {
		m.trial(fault.New(fault.Conflict, "Another sample was asked for."))
	}
	m.trial = end
	return own, func() { end(nil) }
}

// Close empties the memory when nothing holds it any more.
func (m *Memory) Close() {
	m.mu.Lock()
	if m.idle != nil {
		m.idle.Stop()
	}
	m.mu.Unlock()
	m.Forget()
}

// Forget empties the memory.
func (m *Memory) Forget() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.known, m.voices, m.order, m.bytes = nil, nil, nil, 0
}

type cachingEngine struct {
	speech.Engine

	memory *Memory
}

// Voices implements speech.Driver. Which voices there are is looked up once: each sentence that is read asks for it.
func (r cachingEngine) Voices(ctx context.Context) ([]speech.Voice, error) {
	r.memory.mu.Lock()
	voices, known := r.memory.voices[r.ID]
	r.memory.mu.Unlock()
	if known {
		return voices, nil
	}
	voices, err := r.Driver.Voices(ctx)
	if err == nil {
		r.memory.mu.Lock()
		lists.Put(&r.memory.voices, r.ID, voices)
		r.memory.mu.Unlock()
	}
	return voices, err
}

// Load implements speech.Loader.
func (r cachingEngine) Load(ctx context.Context, u speech.Utterance) {
	if loader, ok := r.Driver.(speech.Loader); ok {
		loader.Load(ctx, u)
	}
}

// Synthesize implements speech.Driver.
func (r cachingEngine) Synthesize(ctx context.Context, u speech.Utterance) (speech.Sound, error) {
	what := request{r.ID, u}
	for {
		s, mine := r.memory.recall(what)
		if mine {
			s.sound, s.err = r.Driver.Synthesize(ctx, u)
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
		// The one that made the sound may have been cancelled, so it is tried again.
	}
}

// recall gives a known sound. If mine is true, the caller must make the sound and pass it to keep.
func (m *Memory) recall(what request) (s *cachedSound, mine bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if s := m.known[what]; s != nil {
		return s, false
	}
	s = &cachedSound{done: make(chan struct{})}
	lists.Put(&m.known, what, s)
	return s, true
}

// keep remembers a sound and drops the oldest to make room. It does not remember a failure.
func (m *Memory) keep(what request, s *cachedSound) {
	m.mu.Lock()
	defer m.mu.Unlock()
	defer close(s.done)
	if m.known[what] != s { // the memory was emptied meanwhile
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
