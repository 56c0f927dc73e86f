package tts

import (
	"context"
	"errors"
	"slices"
	"strings"
	"unicode"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/sound/speech"
	"terzetto/backend/text"
)

// languageOf guesses the language of a beat, or gives nothing. A script tells it. In Latin letters the whole message says more
// than one of its sentences: a word of another language in it is no reason to change the voice.
func languageOf(beat, message string) string {
	latin, letters := 0, 0
	for _, r := range beat {
		if unicode.IsLetter(r) {
			letters++
			if unicode.Is(unicode.Latin, r) {
				latin++
			}
		}
	}
	if latin*2 < letters {
		return text.Language(beat)
	}
	switch code := text.Language(message); code {
	case "en", "de", "fr", "es", "it", "pt", "nl":
		return code
	}
	return text.Language(beat)
}

// inLanguage is the voice in which an engine reads a language: the one that was chosen, unless the engine says that it is of
// another one, and then the first that has it. An engine that does not say of which language its voices are reads all.
func inLanguage(ctx context.Context, e speech.Engine, v Voice, language string) (Voice, error) {
	if language == "" {
		return v, nil
	}
	voices, err := e.Voices(ctx)
	if err != nil || len(voices) == 0 {
		return v, nil // what is wrong shows when it speaks
	}
	name, variant, _ := strings.Cut(v.Voice, "+") // of eSpeak NG
	own := "en"                                   // that of eSpeak NG, where none was chosen
	if name != "" || e.ID != "espeak" {
		at := max(0, slices.IndexFunc(voices, func(o speech.Voice) bool { return o.ID == name }))
		own = voices[at].Language
	}
	if own == "" || speaks(own, language) {
		return v, nil
	}
	able := lists.Keep(voices, func(o speech.Voice) bool { return speaks(o.Language, language) })
	if len(able) == 0 {
		if slices.ContainsFunc(voices, func(o speech.Voice) bool { return o.Language == "" }) {
			return v, nil
		}
		return v, fault.Newf(fault.Unavailable, "%s has no voice for this language (%s). Choose a voice that has it.", e.Name, language).
			With(speech.Trouble, NoLanguage).With("language", language)
	}
	plain := slices.IndexFunc(able, func(o speech.Voice) bool { return strings.EqualFold(o.Language, language) })
	v.Voice = able[max(0, plain)].ID
	if variant != "" {
		v.Voice += "+" + variant
	}
	return v, nil
}

// NoLanguage is the trouble of a text in a language that no voice of the engine has. It is left out, and the rest is read.
const NoLanguage = "language"

// speaks reports whether a voice of a language such as "en-us" speaks "en".
func speaks(voice, language string) bool {
	base, _, _ := strings.Cut(strings.ReplaceAll(voice, "_", "-"), "-")
	switch strings.ToLower(base) {
	case language:
		return true
	case "cmn", "yue": // as eSpeak NG calls them
		return language == "zh"
	}
	return false
}

// IsLeftOut reports whether an error says that a beat is not read because no voice has its language.
func IsLeftOut(err error) bool {
	f, ok := errors.AsType[*fault.Error](err)
	return ok && f.Details[speech.Trouble] == NoLanguage
}
