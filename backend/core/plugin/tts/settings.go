package tts

import (
	"context"
	"encoding/json"
	"math"
	"path/filepath"
	"slices"

	"terzetto/backend/core/plugin"
	"terzetto/backend/sound/speech"
)

// A Voice is how a speaker sounds. The empty Engine is the first one that can speak.
type Voice = speech.Profile

// Settings are the plug-in's configuration. The window has a form of its own for them,
// because a person chooses a voice by ear.
type Settings struct {
	AutoPlay    bool        `json:"auto_play"`
	PlayFrom    string      `json:"auto_play_from"` // sentence: as soon as one is written; whole: when all is
	Volume      float64     `json:"volume"`
	What        speech.What `json:"what"`
	Granularity string      `json:"click_granularity"` // none, message or block: what a click on a word plays
	Scope       string      `json:"click_play_scope"`  // unit: that alone; whole: from there on
	Karaoke     bool        `json:"show_karaoke"`
	Voice       Voice       `json:"voice"`
	Narrator    *Voice      `json:"narrator"`      // null: the speaker narrates as well
	ReadOn      bool        `json:"read_on"`       // with another engine of this computer, when a voice fails
	Folders     []string    `json:"voice_folders"` // where Piper's voices lie, besides where they usually do
}

// Where automatic playback begins.
const (
	FromSentence = "sentence"
	FromWhole    = "whole"
)

func defaults() Settings {
	return Settings{
		PlayFrom: FromSentence, Volume: 0.75, What: speech.Everything, Granularity: "block", Scope: "unit", Karaoke: true,
		Voice: Voice{Rate: 1, Pitch: 1}, Folders: []string{},
	}
}

// correctSettings gives saved settings with the default for what cannot be read or is not one of the
// choices, and with numbers within their bounds.
func correctSettings(saved map[string]any) map[string]any {
	out := defaults()
	decode(saved["auto_play"], &out.AutoPlay)
	decode(saved["show_karaoke"], &out.Karaoke)
	decode(saved["volume"], &out.Volume)
	decode(saved["auto_play_from"], &out.PlayFrom)
	decode(saved["what"], &out.What)
	decode(saved["click_granularity"], &out.Granularity)
	decode(saved["click_play_scope"], &out.Scope)
	decode(saved["voice"], &out.Voice)
	decode(saved["narrator"], &out.Narrator)
	decode(saved["read_on"], &out.ReadOn)
	decode(saved["voice_folders"], &out.Folders)
	out.Folders = slices.DeleteFunc(out.Folders, func(folder string) bool { return !filepath.IsAbs(folder) })
	was := defaults()
	out.PlayFrom = oneOf(out.PlayFrom, was.PlayFrom, FromSentence, FromWhole)
	out.What = oneOf(out.What, was.What, speech.Everything, speech.Dialogue, speech.Unstarred)
	out.Granularity = oneOf(out.Granularity, was.Granularity, "none", "message", "block")
	out.Scope = oneOf(out.Scope, was.Scope, "unit", "whole")
	out.Volume = clamp(out.Volume, 0, 1)
	out.Voice = clampVoice(out.Voice)
	if out.Narrator != nil {
		out.Narrator = new(clampVoice(*out.Narrator))
	}
	return object(out)
}

// VoiceFolders are the folders that a person named for Piper's voices.
func VoiceFolders(ctx context.Context, state plugin.State) ([]string, error) {
	config, err := state.Config(ctx)
	return settingsOf(config).Folders, err
}

// settingsOf reads a corrected configuration.
func settingsOf(config map[string]any) Settings {
	out := defaults()
	decode(config, &out)
	return out
}

// clampVoice limits a voice to what engines accept; what was never set becomes the default.
func clampVoice(v Voice) Voice {
	ordinary := func(x float64) float64 {
		if x == 0 || math.IsNaN(x) || math.IsInf(x, 0) {
			return 1
		}
		return x
	}
	v.Rate, v.Pitch = clamp(ordinary(v.Rate), 0.25, 4), clamp(ordinary(v.Pitch), 0.5, 2)
	return v
}

// decode reads a value of JSON, and leaves what it would fill as it is when the value is missing or of another type.
func decode[T any](v any, into *T) {
	text, err := json.Marshal(v)
	fresh := *into
	if err == nil && json.Unmarshal(text, &fresh) == nil {
		*into = fresh
	}
}

func oneOf[T comparable](v, otherwise T, choices ...T) T {
	if slices.Contains(choices, v) {
		return v
	}
	return otherwise
}

func clamp(v, low, high float64) float64 { return math.Min(math.Max(v, low), high) }

// object is a value as decoded JSON.
func object(v any) map[string]any {
	out := map[string]any{}
	decode(v, &out)
	return out
}
