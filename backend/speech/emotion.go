package speech

import (
	"regexp"
	"strings"
	"unicode"
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

var soundVerb = regexp.MustCompile(`(?i)\b(laugh|chuckl|giggl|snicker|sigh|gasp|sob|cries|cry|weep|whimper|growl|snarl|groan|moan|yawn|whisper|murmur|cough|snort|scoff|hum|sniff)(?:s|es|e|ed|d|ing|med|ming|bed|bing|fs)?\b`)

// sounded gives the emotion and the tag of a beat that would be heard, such as "She laughs."; empty for any other.
func sounded(beat string) (Emotion, string) {
	m := soundVerb.FindStringSubmatch(beat)
	if m == nil {
		return "", ""
	}
	switch strings.ToLower(m[1]) {
	case "laugh":
		return Amused, "[laugh]"
	case "chuckl":
		return Amused, "[chuckle]"
	case "giggl", "snicker":
		return Amused, "[giggle]"
	case "snort", "scoff":
		return Amused, "[snort]"
	case "sigh":
		return Weary, "[sigh]"
	case "yawn":
		return Weary, "[yawn]"
	case "gasp":
		return Surprised, "[gasp]"
	case "growl", "snarl":
		return Angry, "[growl]"
	case "whisper", "murmur":
		return Soft, "[whisper]"
	case "hum":
		return Warm, "[hum]"
	case "cough":
		return Neutral, "[cough]"
	case "groan", "moan":
		return Weary, "[groan]"
	}
	return Sad, "[sob]"
}

// punctuated gives the emotion that the end of a line tells.
func punctuated(text string) Emotion {
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
