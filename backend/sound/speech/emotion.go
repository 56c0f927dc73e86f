package speech

import (
	"strings"
	"unicode"

	"terzetto/backend/base/lazyregexp"
)

// An Emotion colours the voice of engines that can.
type Emotion string

// The emotions.
const (
	Neutral   Emotion = "neutral"
	Amused    Emotion = "amused"
	Angry     Emotion = "angry"
	Sad       Emotion = "sad"
	Soft      Emotion = "soft"
	Surprised Emotion = "surprised"
	Warm      Emotion = "warm"
	Weary     Emotion = "weary"
)

var soundVerb = lazyregexp.New(`(?i)\b(laugh|chuckl|giggl|snicker|sigh|gasp|sob|cries|cry|weep|whimper|growl|snarl|groan|moan|yawn|whisper|murmur|cough|snort|scoff|hum|sniff)(?:s|es|e|ed|d|ing|med|ming|bed|bing|fs)?\b`)

// soundings are the emotion and the tag of each verb that soundVerb finds; those that are missing sob.
var soundings = map[string]struct {
	emotion Emotion
	tag     string
}{
	"laugh": {Amused, "[laugh]"}, "chuckl": {Amused, "[chuckle]"}, "giggl": {Amused, "[giggle]"}, "snicker": {Amused, "[giggle]"},
	"snort": {Amused, "[snort]"}, "scoff": {Amused, "[snort]"}, "sigh": {Weary, "[sigh]"}, "yawn": {Weary, "[yawn]"},
	"groan": {Weary, "[groan]"}, "moan": {Weary, "[groan]"}, "gasp": {Surprised, "[gasp]"}, "growl": {Angry, "[growl]"},
	"snarl": {Angry, "[growl]"}, "whisper": {Soft, "[whisper]"}, "murmur": {Soft, "[whisper]"}, "hum": {Warm, "[hum]"},
	"cough": {Neutral, "[cough]"},
}

// soundEmotion gives the emotion and the tag of a beat that would be heard, such as "She laughs."; empty for any other.
func soundEmotion(beat string) (Emotion, string) {
	m := soundVerb().FindStringSubmatch(beat)
	if m == nil {
		return "", ""
	}
	if s, ok := soundings[strings.ToLower(m[1])]; ok {
		return s.emotion, s.tag
	}
	return Sad, "[sob]"
}

// endingEmotion gives the emotion that the end of a line tells.
func endingEmotion(text string) Emotion {
	text = strings.TrimRight(text, " \n\"'”’»*_)")
	letters := 0
	shouted := !strings.ContainsFunc(text, unicode.IsLower)
	for _, r := range text {
		if unicode.IsUpper(r) {
			letters++
		}
	}
	switch {
	case strings.HasSuffix(text, "?!"), strings.HasSuffix(text, "!?"):
		return Surprised
	case strings.HasSuffix(text, "!!"), shouted && letters > 3: // "OK" and "I" are no shouts
		return Angry
	case strings.HasSuffix(text, "!"):
		return Warm
	case strings.HasSuffix(text, "..."), strings.HasSuffix(text, "…"):
		return Soft
	}
	return Neutral
}
