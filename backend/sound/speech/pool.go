package speech

import (
	"context"
	"slices"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/sound/wave"
)

const (
	// mostLoaded is how many voices are in memory at once: a neural voice takes 100 to 300 MB, and a scene has a
	// narrator and a character.
	mostLoaded = 2
	// staysLoaded is how long a voice that says nothing stays in memory: the time to read a reply and answer it.
	staysLoaded = 3 * time.Minute
	// loading is how long a voice may take to load before its first sound.
	loading = time.Minute
)

// A Pool keeps voices loaded that were used lately, so that a voice that takes seconds to load speaks at once. Each is a
// program that reads a line for an utterance and writes a sound for each. A voice says one thing after the other; a
// sentence whose caller has stopped waiting is said to its end, and dropped.
type Pool struct {
	data  string // the data folder, which remembers the sounds that a crash leaves
	group *lifecycle.Group

	mu     sync.Mutex
	voices []*loadedVoice // the one used last is last
	freed  chan struct{}  // closed when one of them has fallen silent
	known  map[string]error
}

// NewPool makes a pool whose programs end with ctx, or with Close.
func NewPool(ctx context.Context, data string) *Pool {
	return &Pool{data: data, group: lifecycle.New(ctx), freed: make(chan struct{}), known: map[string]error{}}
}

// Close ends all programs and returns when they have ended.
func (p *Pool) Close() { p.group.Close() }

// A voiceProgram is how a voice is loaded.
type voiceProgram struct {
	name string                       // of the engine, for people
	path string                       // of the program
	args func(folder string) []string // it writes its sounds into the folder
	key  string                       // tells it from all others
	file string                       // of the voice, for people
}

// say speaks a line. A voice that was ended while it spoke is loaded once more.
func (p *Pool) say(ctx context.Context, of voiceProgram, u Utterance) (wave.Sound, error) {
	for again := true; ; again = false {
		v, err := p.borrow(ctx, of)
		if err != nil {
			return wave.Sound{}, err
		}
		spoke := v.sounds > 0
		sound, err := p.wait(ctx, v, u)
		if err == nil || ctx.Err() != nil || !again || !spoke || !isGone(v.ended) {
			return sound, err
		}
	}
}

// load loads a voice that will speak soon. What goes wrong shows when it speaks.
func (p *Pool) load(ctx context.Context, of voiceProgram) {
	if v, err := p.borrow(ctx, of); err == nil {
		p.giveBack(v)
	}
}

// wait has a borrowed voice speak, and gives it back when it has spoken, even if the caller has stopped waiting by then.
func (p *Pool) wait(ctx context.Context, v *loadedVoice, u Utterance) (wave.Sound, error) {
	type answer struct {
		sound wave.Sound
		err   error
	}
	said := make(chan answer, 1)
	if !p.group.Go(func(life context.Context) {
		defer p.giveBack(v)
		sound, err := v.say(life, u)
		said <- answer{sound, err}
	}) {
		p.giveBack(v)
		return wave.Sound{}, context.Cause(p.group.Context())
	}
	select {
	case a := <-said:
		return a.sound, a.err
	case <-ctx.Done():
		return wave.Sound{}, context.Cause(ctx)
	}
}

// borrow gives a voice that says nothing else, and loads it if it is not there. If too many are there, it waits until one
// of them has fallen silent, and ends that.
func (p *Pool) borrow(ctx context.Context, of voiceProgram) (*loadedVoice, error) {
	for {
		v, spare, freed := p.pick(of)
		switch {
		case spare != nil:
			spare.stop()
			p.giveBack(spare)
			continue
		case v == nil:
		case v.ended != nil:
			return v, nil
		default:
			if err := v.start(p); err != nil {
				p.giveBack(v)
				return nil, err
			}
			return v, nil
		}
		select {
		case <-freed:
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		case <-p.group.Context().Done():
			return nil, context.Cause(p.group.Context())
		}
	}
}

// pick gives a voice that is now the caller's, or one that the caller ends to make room, or what to wait for.
func (p *Pool) pick(of voiceProgram) (mine, spare *loadedVoice, freed <-chan struct{}) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.voices = slices.DeleteFunc(p.voices, func(v *loadedVoice) bool { return !v.busy && isGone(v.ended) })
	at := slices.IndexFunc(p.voices, func(v *loadedVoice) bool { return v.of.key == of.key })
	switch {
	case at >= 0 && p.voices[at].busy:
		return nil, nil, p.freed
	case at >= 0:
		mine = p.voices[at]
		p.voices = append(slices.Delete(p.voices, at, at+1), mine)
		mine.rest.Stop()
	case len(p.voices) < mostLoaded:
		mine = &loadedVoice{of: of}
		p.voices = append(p.voices, mine)
	default:
		at = slices.IndexFunc(p.voices, func(v *loadedVoice) bool { return !v.busy })
		if at < 0 {
			return nil, nil, p.freed
		}
		spare = p.voices[at]
		spare.rest.Stop()
		spare.busy = true
		return nil, spare, nil
	}
	mine.busy = true
	return mine, nil, nil
}

// giveBack lets others have a voice. If it is not used for a while, it is ended.
func (p *Pool) giveBack(v *loadedVoice) {
	p.mu.Lock()
	defer p.mu.Unlock()
	v.busy = false
	if v.ended == nil || isGone(v.ended) {
		p.voices = slices.DeleteFunc(p.voices, func(o *loadedVoice) bool { return o == v })
	} else {
		v.rest = time.AfterFunc(staysLoaded, func() { p.group.Go(func(context.Context) { p.retire(v) }) })
	}
	close(p.freed)
	p.freed = make(chan struct{})
}

// retire ends a voice that was not used for a while.
func (p *Pool) retire(v *loadedVoice) {
	p.mu.Lock()
	if v.busy || !slices.Contains(p.voices, v) {
		p.mu.Unlock()
		return
	}
	v.busy = true
	p.mu.Unlock()
	v.stop()
	p.giveBack(v)
}

// isGone reports whether what a channel tells of has ended; nil: it has not begun.
func isGone(ended <-chan struct{}) bool {
	select {
	case <-ended:
		return true
	default:
		return false
	}
}

// once remembers what a question about a program gave. Only an answer is remembered, and not that the caller stopped waiting.
func (p *Pool) once(ctx context.Context, about string, ask func() error) error {
	p.mu.Lock()
	err, known := p.known[about]
	p.mu.Unlock()
	if known {
		return err
	}
	err = ask()
	if ctx.Err() == nil {
		p.mu.Lock()
		p.known[about] = err
		p.mu.Unlock()
	}
	return err
}

var complaint = lazyregexp.New(`(?i)error|exception|fail|invalid|unable|not found`)

// failureOf is what is said of a voice that could not be loaded, or was ended.
func failureOf(v *loadedVoice) error {
	said := v.heard.lastWords()
	switch {
	case strings.Contains(said, "No space left on device"), strings.Contains(said, "not enough space on the disk"):
		return noRoom()
	case v.sounds == 0 && complaint().MatchString(said):
		return fault.Newf(fault.Unavailable, "%s couldn't load the voice in %s. The file may be damaged or of another kind: download it again, or choose another voice.",
			v.of.name, v.of.file).With(Trouble, "voice").With("said", said)
	}
	return fault.Newf(fault.Unavailable, "%s ended before it had spoken. Try again.", v.of.name).With(Trouble, "down").With("said", said)
}

// noRoom says that a sound has no place on the disk.
func noRoom() *fault.Error {
	return fault.New(fault.Exhausted, "The disk is full, so the sound couldn't be made. Free some space, then try again.").With(Trouble, "disk")
}
