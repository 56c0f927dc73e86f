package speech

import (
	"context"
	"slices"
	"strings"
	"time"
	"unicode"

	"terzetto/backend/base/fault"
	"terzetto/backend/sound/wave"
)

// An Engine is a way to turn text into sound, under its names.
type Engine struct {
	ID   string // in settings: "espeak", "piper", "system"
	Name string // for people
	Driver

	IsLocal bool // it needs no server
	Varies  bool // it says the same text a little differently each time
}

// A Driver turns text into sound. Its methods may be called from many goroutines at once.
type Driver interface {
	// Available is nil when the engine can speak now, else a fault that says what is missing and what to do.
	Available(ctx context.Context) error
	// Voices lists the voices that can be chosen, by name. Nil without an error means that the engine takes names
	// and does not list them.
	Voices(ctx context.Context) ([]Voice, error)
	// Models lists the models that can be chosen; nil where there is no such choice.
	Models(ctx context.Context) ([]string, error)
	// Synthesize speaks the utterance and returns when all of it is there. Every error is a fault with the way
	// out, except the context's own.
	Synthesize(ctx context.Context, u Utterance) (Sound, error)
}

// A Loader is a Driver that speaks sooner when it is told before what it will be asked for.
type Loader interface {
	// Load returns when the engine gets ready for utterances of this voice. What goes wrong shows when it speaks.
	Load(ctx context.Context, u Utterance)
}

// Local lists the engines that need no server, the one to begin with first: on Linux eSpeak NG, elsewhere the system's
// own voice. The arguments are GOOS, the data folder, the folders where voices of Piper lie, and what keeps them loaded.
func Local(system, data string, voices []string, pool *Pool) []Engine {
	espeak, piper, own := Espeak{}, Piper{Folders: voices, Pool: pool}, System{OS: system, Data: data}
	engines := []Engine{
		{ID: "espeak", Name: espeakName, Driver: espeak, IsLocal: true},
		{ID: "piper", Name: piperName, Driver: piper, IsLocal: true, Varies: true},
	}
	if system == "darwin" || system == "windows" {
		return append([]Engine{{ID: "system", Name: own.name(), Driver: own, IsLocal: true}}, engines...)
	}
	return engines
}

// A Voice is one voice of an engine.
type Voice struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	Language string `json:"language"` // such as "en-us"; empty when the engine does not say
	Gender   string `json:"gender"`   // "female", "male" or empty
	Quality  string `json:"quality"`  // as the engine calls it, such as "medium"; empty when it does not say
}

// An Utterance is what an engine is to say, and how.
type Utterance struct {
	Text  string  // clean prose, at most MaxText bytes
	Voice string  // a Voice's ID; empty: the engine's own choice
	Model string  // empty: the engine's own choice
	Rate  float64 // 1 is ordinary, 2 twice as fast; 0 means 1; held within 0.25 and 4
	Pitch float64 // 1 is ordinary; 0 means 1; held within 0.5 and 2; engines without it ignore it
}

// A Sound is a spoken utterance.
type Sound struct {
	WAV      []byte // 16-bit PCM with a true header
	Rate     int    // frames a second
	Duration time.Duration
	Words    []WordTime // in the order of the text, never overlapping; one for each word that was heard
	Exact    bool       // the word times were measured; otherwise they were aligned with the sound
}

// A WordTime says when a word is heard.
type WordTime struct {
	Start, End time.Duration
	From, To   int // bytes of the utterance's text
}

const (
	// MaxText is the longest utterance in bytes: about ten minutes of speech, far beyond any beat.
	MaxText = 10_000
	// maxBytes is the most that an engine may send for one utterance: 25 minutes of 22,050 frames a second. The
	// slowest voice needs 20 minutes for MaxText.
	maxBytes = 64 << 20
)

// How slow and how fast an utterance may be.
const minRate, maxRate = 0.25, 4

// Trouble is the detail of a fault that names its cause in one word: missing, voice, key, down, hung, large, silent,
// rubbish, disk, language or text. A window knows a way out of each.
const Trouble = "trouble"

func trouble(kind, sentence string) *fault.Error {
	return fault.New(fault.Unavailable, sentence).With(Trouble, kind)
}

// check enforces the limits of an utterance, or returns why it cannot be spoken.
func (u Utterance) check() (Utterance, error) {
	if !strings.ContainsFunc(u.Text, audible) {
		return u, fault.New(fault.Invalid, "The text has no words to speak.").With(Trouble, "text")
	}
	if len(u.Text) > MaxText {
		return u, fault.Newf(fault.TooLarge, "The text is too long to speak. Use parts of at most %d characters.", MaxText).With(Trouble, "text")
	}
	u.Text = harmless(u.Text)
	u.Rate = clampFactor(u.Rate, minRate, maxRate)
	u.Pitch = clampFactor(u.Pitch, 0.5, 2)
	return u, nil
}

func clampFactor(v, low, high float64) float64 {
	if !(v > 0) { // not a number, too
		return 1
	}
	return min(max(v, low), high)
}

// audible reports whether a voice makes a sound of r.
func audible(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// harmless replaces, byte for byte, what an engine might take for a command or choke on: control characters, broken UTF-8,
// and double brackets, between which some read phonemes. Offsets stay true.
func harmless(s string) string {
	out := []byte(strings.ReplaceAll(s, "[[", "[ "))
	for i, r := range s {
		switch {
		case r == unicode.ReplacementChar && s[i] != "\uFFFD"[0]:
			out[i] = ' '
		case r < ' ' && r != '\n', r == 0x7F:
			out[i] = ' '
		}
	}
	return string(out)
}

// finish makes a Sound of what an engine returned.
func finish(name string, u Utterance, p wave.Sound, words []WordTime) (Sound, error) {
	if silent(p) {
		return Sound{}, trouble("silent", name+" made no sound from this text. Choose another voice.")
	}
	exact := words != nil
	if !exact {
		words = estimate(u.Text, p)
	}
	return Sound{WAV: p.Encode(), Rate: p.Rate, Duration: p.Duration(), Words: inOrder(words), Exact: exact}, nil
}

// inOrder removes overlaps that come from rounding, so that a word ends before the next begins.
func inOrder(words []WordTime) []WordTime {
	for i := range words {
		if i > 0 {
			words[i].Start = max(words[i].Start, words[i-1].Start)
			words[i-1].End = min(words[i-1].End, words[i].Start)
		}
		words[i].End = max(words[i].End, words[i].Start)
	}
	return words
}

// quiet is what a 16-bit sample stays below in silence: 0.3 % of the loudest, well under a whisper and above the dither of
// any converter.
const quiet = 100

func silent(s wave.Sound) bool {
	return !slices.ContainsFunc(s.Samples, func(v int16) bool { return v > quiet || v < -quiet })
}
