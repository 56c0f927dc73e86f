package tts_test

import (
	"bytes"
	"context"
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/sound/speech"
)

// A ringer speaks each letter as a tenth of a second of a tone that is the voice's.
type ringer struct {
	id   string
	down error
	said *[]speech.Utterance
}

func (r ringer) engine() speech.Engine {
	return speech.Engine{ID: r.id, Name: "Ringer " + r.id, Driver: r}
}
func (r ringer) Available(context.Context) error                { return r.down }
func (r ringer) Voices(context.Context) ([]speech.Voice, error) { return nil, nil }
func (r ringer) Models(context.Context) ([]string, error)       { return nil, nil }
func (r ringer) Synthesize(_ context.Context, u speech.Utterance) (speech.Sound, error) {
	*r.said = append(*r.said, u)
	const rate = 8000
	frames := rate / 10 * len(u.Text)
	wav := header(rate, frames)
	for i := range frames {
		v := int16(8000)
		if i%2 == 0 {
			v = -v
		}
		wav = append(wav, byte(v), byte(uint16(v)>>8))
	}
	words := []speech.WordTime{{End: time.Duration(len(u.Text)) * 100 * time.Millisecond, To: len(u.Text)}}
	return speech.Sound{WAV: wav, Rate: rate, Duration: words[0].End, Words: words, Exact: true}, nil
}

func header(rate, frames int) []byte {
	le := func(n, size int) []byte {
		out := make([]byte, size)
		for i := range out {
			out[i] = byte(n >> (8 * i))
		}
		return out
	}
	return bytes.Join([][]byte{
		[]byte("RIFF"), le(36+2*frames, 4), []byte("WAVEfmt "), le(16, 4), le(1, 2), le(1, 2), le(rate, 4), le(2*rate, 4), le(2, 2), le(16, 2),
		[]byte("data"), le(2*frames, 4),
	}, nil)
}

func TestWhatWasSavedIsPutRight(t *testing.T) {
	c := tts.Plugin(nil, &tts.Memory{}).Config
	for _, row := range []struct{ name, saved, want string }{
		{
			"values out of range, of no kind, and none of the choices",
			`{"volume": 5, "click_granularity": "page", "click_play_scope": "whole", "show_karaoke": "yes"}`,
			`{"volume": 1, "click_granularity": "block", "click_play_scope": "whole", "show_karaoke": true, "auto_play": false}`,
		},
		{"a voice that shouts", `{"voice": {"rate": 99, "pitch": -1}}`, `{"voice": {"engine": "", "voice": "", "model": "", "rate": 4, "pitch": 0.5}}`},
		{"a narrator of its own", `{"narrator": {"voice": "n"}}`, `{"narrator": {"engine": "", "voice": "n", "model": "", "rate": 1, "pitch": 1}}`},
		{"rubbish", `{"voice": 7, "narrator": [], "what": {}}`, `{"narrator": null, "what": "everything", "volume": 0.75}`},
	} {
		var saved, want map[string]any
		if json.Unmarshal([]byte(row.saved), &saved) != nil || json.Unmarshal([]byte(row.want), &want) != nil {
			t.Fatal(row.name)
		}
		got := c.Effective(saved)
		for field, v := range want {
			if diff := cmp.Diff(v, got[field]); diff != "" {
				t.Errorf("%s: %s: %s", row.name, field, diff)
			}
		}
	}
}

func reroll(t *testing.T, engines tts.Engines, params string) (plugin.Bytes, error) {
	t.Helper()
	var generation map[string]any
	if err := json.Unmarshal([]byte(params), &generation); err != nil {
		t.Fatal(err)
	}
	return tts.Plugin(engines, &tts.Memory{}).Artifacts.Reroll(t.Context(), plugin.RerollInput{Generation: generation, Seed: "any"})
}

func TestASoundKnowsWhereItsWordsAre(t *testing.T) {
	var said []speech.Utterance
	engines := tts.Engines(func(context.Context) ([]speech.Engine, error) {
		return []speech.Engine{ringer{id: "r", said: &said}.engine()}, nil
	})
	out, err := reroll(t, engines, `{"text": "🦉 He waves. \"Come in!\" \"Sit.\"", "what": "dialogue", "voice": {"voice": "v"}}`)
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(out.Consumption)
	if err != nil {
		t.Fatal(err)
	}
	var score tts.Score
	if err := json.Unmarshal(text, &score); err != nil || len(score.Blocks) != 2 || !score.Exact {
		t.Fatalf("%v %s", err, text)
	}
	first, second := score.Blocks[0], score.Blocks[1]
	if first.Text != "Come in!" || first.Start != 0 || first.End != 0.8 || first.Pause != 0 {
		t.Errorf("%+v", first)
	}
	if second.Start != 0.8 || second.Pause <= 0 || score.Duration != second.End {
		t.Errorf("%+v of %v", second, score.Duration)
	}
	// The owl is two units of UTF-16 and four bytes.
	if w := first.Words[0]; w.From != 14 || w.To != 22 {
		t.Errorf("%+v", w)
	}
	if len(score.Peaks) != 160 || score.Peaks[0] != 24 {
		t.Errorf("%d peaks, %v", len(score.Peaks), score.Peaks)
	}
	if said[0].Voice != "v" {
		t.Errorf("%+v", said)
	}
}

func TestTheSameTextAndVoiceGiveTheSameSound(t *testing.T) {
	var said []speech.Utterance
	engines := tts.Engines(func(context.Context) ([]speech.Engine, error) {
		return []speech.Engine{ringer{id: "r", said: &said}.engine()}, nil
	})
	const params = `{"text": "Come in. Sit down.", "what": "everything", "voice": {"rate": 1}}`
	one, err := reroll(t, engines, params)
	if err != nil {
		t.Fatal(err)
	}
	two, err := reroll(t, engines, params)
	if err != nil || !bytes.Equal(one.Data, two.Data) {
		t.Error("it differs", err)
	}
	if _, err := reroll(t, engines, `{}`); fault.CodeOf(err) != fault.Conflict {
		t.Errorf("without a text: %v", err)
	}
	if _, err := reroll(t, engines, `{"text": "--- ***"}`); fault.CodeOf(err) != fault.Invalid {
		t.Errorf("with nothing to say: %v", err)
	}
}

func TestTheFirstEngineThatCanSpeakSpeaks(t *testing.T) {
	var said []speech.Utterance
	down := fault.New(fault.Unavailable, "It is not installed.")
	for _, row := range []struct {
		name    string
		engines []speech.Engine
		voice   string
		want    string
		code    fault.Code
	}{
		{"the first is down", []speech.Engine{ringer{"a", down, &said}.engine(), ringer{"b", nil, &said}.engine()}, "", "b", ""},
		{"one is named", []speech.Engine{ringer{"a", nil, &said}.engine(), ringer{"b", nil, &said}.engine()}, "b", "b", ""},
		{"the named one is gone", []speech.Engine{ringer{"a", nil, &said}.engine()}, "x", "", fault.Unavailable},
		{"none can", []speech.Engine{ringer{"a", down, &said}.engine()}, "", "", fault.Unavailable},
		{"there is none", nil, "", "", fault.Unavailable},
	} {
		all := tts.Engines(func(context.Context) ([]speech.Engine, error) { return row.engines, nil })
		got, err := all.Engine(t.Context(), tts.Voice{Engine: row.voice})
		switch {
		case row.code != "":
			if fault.CodeOf(err) != row.code {
				t.Errorf("%s: %v", row.name, err)
			}
		case err != nil || got.ID != row.want:
			t.Errorf("%s: %v %v", row.name, got, err)
		}
	}
}
