package tts_test

import (
	"context"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/sound/speech"
)

// A polyglot is a ringer with a list of voices.
type polyglot struct {
	ringer

	voices []speech.Voice
}

func (p polyglot) Voices(context.Context) ([]speech.Voice, error) { return p.voices, nil }

func TestATextIsReadByAVoiceOfItsLanguage(t *testing.T) {
	piper := []speech.Voice{{ID: "de_DE-thorsten", Language: "de-de"}, {ID: "en_US-joe", Language: "en-us"}, {ID: "zh_CN-huayan", Language: "zh-cn"}}
	espeak := []speech.Voice{{ID: "de", Language: "de"}, {ID: "en-us", Language: "en-us"}, {ID: "fr-fr", Language: "fr-fr"}, {ID: "fr", Language: "fr"}, {ID: "cmn", Language: "cmn"}}
	german := "Der Regen ist vorbei, und die Katze will nicht mehr mit uns sein. Ja. Das ist gut."
	for _, row := range []struct {
		name, engine, voice, text, beat, want string
		voices                                []speech.Voice
	}{
		{"the chosen voice has the language", "piper", "en_US-joe", "The rain is over and the cat is in.", "", "en_US-joe", piper},
		{"the chosen voice has another language", "piper", "en_US-joe", german, "Das ist gut.", "de_DE-thorsten", piper},
		{"a short sentence of a longer text", "piper", "en_US-joe", german, "Ja.", "de_DE-thorsten", piper},
		{"a foreign sentence in Latin letters is quoted", "piper", "en_US-joe", "He said to the people of the town: das ist nicht gut. And that is what it was for all of them.", "Das ist nicht gut.", "en_US-joe", piper},
		{"another script within a text", "piper", "en_US-joe", "It is the word for that. 你好，世界。", "你好，世界。", "zh_CN-huayan", piper},
		{"Latin letters within a text of another script", "piper", "zh_CN-huayan", "他们说这是猫。OK.", "OK.", "zh_CN-huayan", piper},
		{"no voice has it", "piper", "en_US-joe", "これは日本語です。", "", "", piper},
		{"a text that says too little", "piper", "en_US-joe", "Ja.", "", "en_US-joe", piper},
		{"no voice was chosen", "piper", "", german, "Ja.", "", piper},
		{"eSpeak NG speaks English where no voice was chosen", "espeak", "", "The rain is over and the cat is in.", "", "", espeak},
		{"eSpeak NG takes the plain voice of a language", "espeak", "en-us", "Le chat est dans la maison avec vous.", "", "fr", espeak},
		{"a variant stays", "espeak", "en-us+Alicia", german, "Ja.", "de+Alicia", espeak},
		{"a language with another name in eSpeak NG", "espeak", "en-us", "你好，世界。", "", "cmn", espeak},
		{"an engine that lists no voices", "server:1", "alloy", german, "Ja.", "alloy", nil},
		{"voices without languages", "server:1", "kobo", german, "Ja.", "kobo", []speech.Voice{{ID: "kobo"}}},
	} {
		t.Run(row.name, func(t *testing.T) {
			var said []speech.Utterance
			engines := tts.Engines(func(context.Context) ([]speech.Engine, error) {
				return []speech.Engine{{ID: row.engine, Name: "Engine", Driver: polyglot{ringer{said: &said}, row.voices}}}, nil
			})
			if row.beat == "" {
				row.beat = row.text
			}
			_, err := engines.Say(t.Context(), tts.SpeechParams{Text: row.text, Voice: tts.Voice{Engine: row.engine, Voice: row.voice}},
				speech.Beat{Line: speech.Clean(row.beat)})
			if row.want == "" && row.voice != "" {
				if !tts.IsLeftOut(err) || fault.CodeOf(err) != fault.Unavailable {
					t.Errorf("read by %v: %v", said, err)
				}
				return
			}
			if err != nil || len(said) != 1 || said[0].Voice != row.want {
				t.Errorf("read by %+v: %v", said, err)
			}
		})
	}
}

func TestASentenceOfOneVoiceIsOneUtterance(t *testing.T) {
	other := tts.Voice{Voice: "n"}
	for _, row := range []struct {
		text     string
		narrator *tts.Voice
		want     []string
	}{
		{"He (quietly) left.", nil, []string{"He (quietly) left."}},
		{"Use f(x) here.", nil, []string{"Use f(x) here."}},
		{"Call `code_name()` now.", nil, []string{"Call code name now."}},
		{"«Guten Tag», sagte er.", nil, []string{"Guten Tag», sagte er."}},
		{"*She laughs.* Come in.", nil, []string{"She laughs.", "Come in."}},
		{"See [[Castle Ravenloft]] and [[Strahd|the count]].", nil, []string{"See Castle Ravenloft and the count."}},
		{"He (quietly) left.", &other, []string{"He (quietly) left."}},
		{"“Come,” he said.", &other, []string{"Come,", "he said."}},
		{"Use f(x) here.", &other, []string{"Use f(x) here."}},
	} {
		var got []string
		for _, b := range (tts.SpeechParams{Text: row.text, What: speech.Everything, Narrator: row.narrator}).Beats() {
			got = append(got, b.Text)
		}
		if len(got) != len(row.want) {
			t.Errorf("%s: %q", row.text, got)
			continue
		}
		for i := range got {
			if got[i] != row.want[i] {
				t.Errorf("%s: %q", row.text, got)
			}
		}
	}
}
