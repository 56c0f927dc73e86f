package speech

import (
	"cmp"
	"slices"
	"strings"
	"time"
	"unicode"
)

// What is how much of a message is read aloud.
type What string

// The choices.
const (
	Everything What = "everything"
	Dialogue   What = "dialogue"  // quoted speech alone; where nothing is quoted, lines after a dash, or what is not in asterisks
	Unstarred  What = "unstarred" // all but *what is in asterisks*
)

// A Reading is how a message is read.
type Reading struct {
	What     What
	Speaker  string   // who speaks where the text does not say: the character
	Speakers []string // the names that the text may say besides
	OneVoice bool     // all of them and the narrator sound the same, so that a sentence is not cut where another begins to speak
}

// A Beat is one stretch of a message in one voice.
type Beat struct {
	Line             // what is said
	Span             // bytes of the message from which it was taken
	Speaker  string  // empty: the narrator
	Emotion  Emotion // for engines that can colour their voice
	Tag      string  // for engines that take tags, such as "[laugh]"; else empty
	Pause    time.Duration
	Dialogue bool
}

// The pauses before a beat. The engine's own pause at the end of a sentence comes on top.
const (
	pauseAudible = 400 * time.Millisecond // after a laugh that is not heard
	pauseSilent  = 200 * time.Millisecond // after any other beat in stars
	pauseShort   = 300 * time.Millisecond // between two lines
	pauseLong    = 3 * time.Second        // after narration that is left out, at most
	pauseLetter  = 10 * time.Millisecond  // of it, for each letter: a seventh of the time it takes to read aloud
	pauseVoice   = 150 * time.Millisecond // between voices within a paragraph that is read whole
)

// maxBeat is how long a beat may be, in bytes, before it is split between two sentences: a minute of speech, so that the
// first sound of a long paragraph does not wait for its last.
const maxBeat = 1_000

// Beats splits a finished message into what is said, by whom, and how long to wait before it.
func Beats(message string, r Reading) []Beat {
	l := readable(verbatim(message))
	runs := (&registers{}).read(l.Text)
	if r.What == Dialogue && !has(runs, quotation) && has(runs, starred) {
		// Stars around the narration leave the speech bare.
		for i := range runs {
			if runs[i].register == narrated {
				runs[i].register = quotation
			}
		}
	}
	t := beatMaker{reading: r}
	return t.beats(l, runs)
}

func has(runs []run, what register) bool {
	return slices.ContainsFunc(runs, func(r run) bool { return r.register == what })
}

// A Stream splits a message while it is being written. It follows the rules of Beats but one: it does not find speech that
// nothing marks, because only the whole message shows that there are no quotes.
type Stream struct {
	splitter  Splitter
	registers registers
	beats     beatMaker
}

// NewStream begins a message.
func NewStream(r Reading) *Stream { return &Stream{beats: beatMaker{reading: r}} }

// Write takes the next part of the message and returns the beats that are now whole.
func (s *Stream) Write(part string) []Beat { return s.tell(s.splitter.Write(part)) }

// Close returns what is left when the message is whole.
func (s *Stream) Close() []Beat { return s.tell(s.splitter.Close()) }

func (s *Stream) tell(pieces []Piece) []Beat {
	var out []Beat
	for _, p := range pieces {
		l := readable(verbatim(p.Text)).shift(p.Start)
		out = append(out, s.beats.beats(l, s.registers.read(l.Text))...)
	}
	return out
}

// A beatMaker makes beats of runs and remembers what the next pause depends on.
type beatMaker struct {
	reading Reading
	spoke   bool // a beat was given
	after   register
	emotion Emotion
	tag     string
	heard   bool   // the beat in stars was one that makes a sound
	letters int    // of narration left out since the last beat
	turn    string // who spoke in this paragraph
}

func (t *beatMaker) beats(l Line, runs []run) []Beat {
	var out []Beat
	for i, next := 0, 0; i < len(runs); i = next {
		r := runs[i]
		if r.newLine {
			t.turn = ""
		}
		next = t.endOfVoice(runs, i)
		said := unmark(l.slice(r.start, runs[next-1].end))
		if name, rest := t.cutSpeaker(said, r); name != "" {
			t.turn, said = name, rest
			if rest.Text == "" {
				continue
			}
		}
		if !t.says(r.register) {
			t.skip(r.register, said.Text)
			continue
		}
		speaker := ""
		if r.register == quotation {
			speaker = t.speaker(l, runs, i)
		}
		for k, part := range parts(said) {
			span, ok := part.origin(0, len(part.Text))
			if !ok || !strings.ContainsFunc(part.Text, audible) {
				continue
			}
			b := Beat{Line: part, Span: span, Speaker: speaker, Dialogue: r.register == quotation}
			if k == 0 {
				b.Pause = t.pause(r)
			}
			b.Emotion, b.Tag = t.colour(part.Text)
			out = append(out, b)
			t.spoke, t.after, t.letters = true, runs[next-1].register, 0
		}
	}
	return out
}

// endOfVoice is behind the last run after i that is spoken in the same breath: what stars and parentheses part has one voice,
// and a sentence that is cut has the melody of several.
func (t *beatMaker) endOfVoice(runs []run, i int) int {
	next := i + 1
	for t.says(runs[i].register) && next < len(runs) && !runs[next].newLine && t.says(runs[next].register) {
		if !t.reading.OneVoice && (runs[i].register == quotation || runs[next].register == quotation) {
			break
		}
		next++
	}
	return next
}

// says reports whether a register is read aloud.
func (t *beatMaker) says(r register) bool {
	switch t.reading.What {
	case Dialogue:
		return r == quotation
	case Unstarred:
		return r != starred
	default:
		return true
	}
}

// skip remembers what is not read aloud.
func (t *beatMaker) skip(r register, text string) {
	switch r {
	case starred:
		t.emotion, t.tag = soundEmotion(text)
		t.heard, t.after = t.tag != "", starred
	case aside: // parentheses leave no trace
	default:
		t.emotion, t.tag, t.heard, t.after = "", "", false, narrated
		for _, c := range text {
			if unicode.IsLetter(c) {
				t.letters++
			}
		}
	}
}

// pause is how long to wait before a run.
func (t *beatMaker) pause(r run) time.Duration {
	switch {
	case !t.spoke, r.open && t.letters == 0 && t.after == r.register:
		return 0
	case r.register == narrated && t.after == narrated && !r.newLine && t.letters == 0:
		return 0 // sentences of one paragraph; the engine's own pause is enough
	case t.after == starred && !t.says(starred) && t.heard:
		return pauseAudible
	case t.after == starred && !t.says(starred):
		return pauseSilent
	case t.says(narrated) && !r.newLine && t.letters == 0 && t.after != r.register:
		return pauseVoice
	}
	return min(pauseShort+time.Duration(t.letters)*pauseLetter, pauseLong)
}

// colour is the emotion of what is said: that of the beat in stars before it, or what its last mark tells.
func (t *beatMaker) colour(text string) (e Emotion, tag string) {
	e, tag = t.emotion, t.tag
	t.emotion, t.tag, t.heard = "", "", false
	e = cmp.Or(e, endingEmotion(text))
	return e, tag
}

// parts divides what is too long for one beat between its sentences.
func parts(l Line) []Line {
	l = l.trim()
	if len(l.Text) <= maxBeat {
		return []Line{l}
	}
	var s Splitter
	var out []Line
	start, end := 0, 0
	for _, p := range append(s.Write(l.Text), s.Close()...) {
		if p.End-start > maxBeat && end > start {
			out = append(out, l.slice(start, end).trim())
			start = end
		}
		end = p.End
	}
	return append(out, l.slice(start, len(l.Text)).trim())
}
