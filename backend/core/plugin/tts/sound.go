package tts

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin"
	"terzetto/backend/sound/speech"
	"terzetto/backend/sound/wave"
)

// Engines lists the engines, the default first.
type Engines func(ctx context.Context) ([]speech.Engine, error)

// A Score is the consumption metadata of a sound: what a player and the highlighted words need
// to know without its bytes. Times are seconds of the clip.
type Score struct {
	Duration float64 `json:"duration"`
	Exact    bool    `json:"exact"` // the times of the words were measured
	Blocks   []Block `json:"blocks"`
	Peaks    []int   `json:"peaks"`  // the loudness along the clip, 0 to 100
	Varies   bool    `json:"varies"` // an engine that said it says the same a little differently each time
}

// A Block is one beat of a sound. From and To are UTF-16 units of the message.
type Block struct {
	Start float64 `json:"start"`
	End   float64 `json:"end"`
	Pause float64 `json:"pause"` // silence before it, not in the clip
	Text  string  `json:"text"`  // as it is spoken
	From  int     `json:"from"`
	To    int     `json:"to"`
	Words []Word  `json:"words"`
}

// A Word is heard from Start to End and its place is From to To, which are equal when it is not
// in the message as such.
type Word struct {
	Start float64 `json:"start"`
	End   float64 `json:"end"`
	From  int     `json:"from"`
	To    int     `json:"to"`
}

// Engine finds the engine of a voice: the one it names, or the first that can speak.
func (all Engines) Engine(ctx context.Context, v Voice) (speech.Engine, error) {
	engines, err := all(ctx)
	if err != nil {
		return speech.Engine{}, err
	}
	missing := fault.New(fault.Unavailable, "No speech engine is installed. Install espeak-ng, or add a speech server in Settings.").
		With(speech.Trouble, "missing")
	for _, e := range engines {
		if v.Engine == e.ID {
			return e, nil
		}
		if v.Engine == "" {
			err := e.Available(ctx)
			if err == nil {
				return e, nil
			}
			missing = missing.Because(err)
		}
	}
	if v.Engine != "" {
		return speech.Engine{}, fault.Newf(fault.Unavailable, "The speech engine %s was removed. Choose another voice.", v.Engine).
			With(speech.Trouble, "missing")
	}
	return speech.Engine{}, missing
}

// Say speaks one beat of the text, in a voice of its language.
func (all Engines) Say(ctx context.Context, m SpeechParams, b speech.Beat) (speech.Sound, error) {
	v := m.VoiceOf(b)
	engine, err := all.Engine(ctx, v)
	if err != nil {
		return speech.Sound{}, err
	}
	if v, err = inLanguage(ctx, engine, v, languageOf(b.Text, m.Text)); err != nil {
		return speech.Sound{}, err
	}
	return engine.Synthesize(ctx, v.Utterance(b.Text))
}

// vary reports whether an engine that reads a text says the same a little differently each time.
func (all Engines) vary(ctx context.Context, m SpeechParams) bool {
	return slices.ContainsFunc(m.voices(), func(v Voice) bool {
		e, err := all.Engine(ctx, v)
		return err == nil && e.Varies
	})
}

// Load has the engines get ready for the voices that will soon read a text, where a person chose them. It returns when they are.
func (all Engines) Load(ctx context.Context, m SpeechParams) {
	for _, v := range m.voices() {
		if v.Engine == "" {
			continue
		}
		if e, err := all.Engine(ctx, v); err == nil {
			if loader, ok := e.Driver.(speech.Loader); ok {
				loader.Load(ctx, v.Utterance(""))
			}
		}
	}
}

// Instead finds a voice for when another has failed: that of the first other engine of this computer that can speak.
func (all Engines) Instead(ctx context.Context, failed Voice) (v Voice, name string, ok bool) {
	engines, err := all(ctx)
	if err != nil {
		return Voice{}, "", false
	}
	was, _ := all.Engine(ctx, failed)
	for _, e := range engines {
		if e.ID != was.ID && e.ID != failed.Engine && e.IsLocal && e.Available(ctx) == nil {
			return Voice{Engine: e.ID, Rate: failed.Rate, Pitch: failed.Pitch}, e.Name, true
		}
	}
	return Voice{}, "", false
}

// A progress is called before each beat and after the last one; its error ends the work.
type progress func(done, of int) error

// noProgress is the step of work that nothing watches.
func noProgress(int, int) error { return nil }

// sound speaks a whole text.
func (all Engines) sound(ctx context.Context, m SpeechParams, step progress) (wav []byte, score Score, err error) {
	beats := m.Beats()
	if len(beats) == 0 {
		return nil, score, fault.New(fault.Invalid, "This message has no text to read aloud.").With(speech.Trouble, "text")
	}
	parts, said := make([]speech.SoundPart, 0, len(beats)), make([]speech.Beat, 0, len(beats))
	var left error // why a beat is not read
	for i, b := range beats {
		if err := step(i, len(beats)); err != nil {
			return nil, score, err
		}
		s, err := all.Say(ctx, m, b)
		if IsLeftOut(err) {
			left = err
			continue
		}
		if err != nil {
			return nil, score, err
		}
		parts, said = append(parts, speech.SoundPart{Sound: s}), append(said, b)
	}
	if len(said) == 0 {
		return nil, score, left
	}
	if err := step(len(beats), len(beats)); err != nil {
		return nil, score, err
	}
	whole, starts, err := speech.Join(parts)
	if err != nil {
		return nil, score, err
	}
	score = Score{Duration: whole.Duration.Seconds(), Exact: whole.Exact, Peaks: peaks(whole.WAV), Varies: all.vary(ctx, m)}
	ruler := speech.NewRuler(m.Text)
	for i, b := range said {
		block := blockOf(b, parts[i].Sound, starts[i], m.Text, ruler)
		if i == 0 {
			block.Pause = 0
		}
		score.Blocks = append(score.Blocks, block)
	}
	return whole.WAV, score, nil
}

// blockOf describes a beat that begins at a time of a clip. The ruler is the message's.
func blockOf(b speech.Beat, s speech.Sound, from time.Duration, message string, ruler *speech.Ruler) Block {
	place := ruler.Range(b.Span).UTF16
	block := Block{
		Start: from.Seconds(), End: (from + s.Duration).Seconds(), Pause: b.Pause.Seconds(), Text: b.Text,
		From: place.Start, To: place.End, Words: []Word{},
	}
	for _, c := range b.Cues(s.Words, message) {
		block.Words = append(block.Words, Word{
			Start: (from + c.Start).Seconds(), End: (from + c.End).Seconds(), From: c.Message.UTF16.Start, To: c.Message.UTF16.End,
		})
	}
	return block
}

// A Passage is a block that is heard while its message is being written, for a window to
// find its words: in the text of the conversation's newest reply, if that has Written
// at From to To.
type Passage struct {
	Block

	ConversationID string `json:"conversation_id"`
	Written        string `json:"written"`
}

// PassageOf is a beat of a message that was written so far, as a clip of its own.
func PassageOf(conversation, message string, b speech.Beat, s speech.Sound) Passage {
	return Passage{
		Block:          blockOf(b, s, 0, message, speech.NewRuler(message)),
		ConversationID: conversation, Written: message[b.Start:b.End],
	}
}

// artifact is the sound of a text as it is kept.
func (all Engines) artifact(ctx context.Context, m SpeechParams, step progress) (plugin.Artifact, error) {
	m.Format = formatMP3
	data, score, err := all.recording(ctx, m, step)
	if err != nil {
		return plugin.Artifact{}, err
	}
	return plugin.Artifact{
		Filename: "speech.mp3", Mime: "audio/mpeg", Data: data, Seed: seed(m), Generation: object(m), Consumption: object(score),
	}, nil
}

// recording is the sound of a text in the format in which its recording is kept.
func (all Engines) recording(ctx context.Context, m SpeechParams, step progress) (data []byte, score Score, err error) {
	data, score, err = all.sound(ctx, m, step)
	if err == nil && m.Format == formatMP3 {
		data, err = speech.Compress(data)
	}
	return data, score, err
}

// seed is the same for the same text with the same parameters and different for any other.
func seed(m SpeechParams) string {
	text, err := json.Marshal(m)
	if err != nil {
		text = fmt.Append(nil, m)
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:16])
}

// steps is how many peaks a sound has: more than a widget has pixels for.
const steps = 160

// peaks are the loudest samples of equal parts of a clip, 0 to 100.
func peaks(clip []byte) []int {
	sound, err := wave.Decode(clip)
	if err != nil {
		return []int{}
	}
	out := make([]int, min(steps, len(sound.Samples)))
	for i, v := range sound.Samples {
		at := i * len(out) / len(sound.Samples)
		out[at] = max(out[at], max(int(v), -int(v))*100/32767)
	}
	return out
}

// Segments are what plays a sound: its blocks, with silence between them.
func (s Score) Segments(row int64) []Segment {
	var out []Segment
	for _, b := range s.Blocks {
		if b.Pause > 0 {
			out = append(out, Segment{Silence: b.Pause})
		}
		out = append(out, Segment{Row: row, Start: b.Start, End: b.End})
	}
	return out
}

// A Segment is a part of a list that a channel plays.
type Segment struct {
	Row        int64
	Start, End float64
	Silence    float64
}

// ExportOf is Export for a recording: its bytes, and what it says about them.
func ExportOf(kept []byte, consumption json.RawMessage) ([]byte, error) {
	var score Score
	if err := json.Unmarshal(consumption, &score); err != nil || len(score.Blocks) == 0 {
		return nil, fault.New(fault.Conflict, "Couldn't find the pauses of this recording. Read the reply aloud again.").Because(err)
	}
	return Export(kept, score)
}

// Export is the sound with its pauses, as a file.
func Export(kept []byte, score Score) ([]byte, error) {
	wav, err := speech.Uncompress(kept)
	if err != nil {
		return nil, err
	}
	var parts []speech.SoundPart
	for _, b := range score.Blocks {
		cut, err := speech.Cut(wav, seconds(b.Start), seconds(b.End))
		if err != nil {
			return nil, err
		}
		parts = append(parts, speech.SoundPart{Pause: seconds(b.Pause), Sound: speech.Sound{WAV: cut}})
	}
	whole, _, err := speech.Join(parts)
	return whole.WAV, err
}

func seconds(s float64) time.Duration { return time.Duration(s * float64(time.Second)) }
