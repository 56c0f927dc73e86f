package speech

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// cutSpeaker removes a speaker's name from the start of a line, as in a play: `Mara: "Come in."`. The name is empty where the
// line does not begin with a known one.
func (t *beatMaker) cutSpeaker(l Line, r run) (name string, rest Line) {
	if r.register == aside {
		return "", l
	}
	head, _, found := strings.Cut(l.Text, ":")
	if !found || len(head) > 100 {
		return "", l
	}
	head = strings.TrimSpace(head)
	for _, known := range t.names() {
		if strings.EqualFold(known, head) {
			at := strings.IndexByte(l.Text, ':') + 1
			return known, l.slice(at, len(l.Text)).trim()
		}
	}
	return "", l
}

func (t *beatMaker) names() []string {
	if t.reading.Speaker == "" {
		return t.reading.Speakers
	}
	return append([]string{t.reading.Speaker}, t.reading.Speakers...)
}

// speaker gives the speaker of the run at i: the one whom the narration beside it names with a verb of speaking, else the
// last one in this paragraph, else the character.
func (t *beatMaker) speaker(l Line, runs []run, i int) string {
	if len(t.reading.Speakers) > 0 {
		if i+1 < len(runs) && runs[i+1].register == narrated && !runs[i+1].newLine {
			after, _, _ := strings.Cut(l.Text[runs[i+1].start:runs[i+1].end], ".")
			if name := t.speakerByVerb(after); name != "" {
				t.turn = name
			}
		}
		if i > 0 && runs[i-1].register == narrated && !runs[i].newLine && t.turn == "" {
			before := strings.TrimRight(l.Text[runs[i-1].start:runs[i-1].end], " ,:")
			if from := strings.LastIndexAny(before, ".!?"); from >= 0 {
				before = before[from+1:]
			}
			if name := t.speakerByVerb(before); name != "" {
				t.turn = name
			}
		}
	}
	return cmp.Or(t.turn, t.reading.Speaker)
}

// saying lists the verbs that follow or precede a speaker's name.
const saying = " says said asks asked replies replied answers answered whispers whispered shouts shouted cries cried murmurs murmured mutters muttered" +
	" adds added calls called laughs laughed sighs sighed continues continued begins began snaps snapped exclaims exclaimed explains explained" +
	" sagt sagte fragt fragte antwortet antwortete flüstert flüsterte ruft rief dit demanda répondit dice dijo preguntó respondió "

// speakerByVerb gives the known name next to a verb of speaking, or nothing.
func (t *beatMaker) speakerByVerb(text string) string {
	words := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && r != '-' })
	for i, w := range words {
		if !strings.Contains(saying, " "+strings.ToLower(w)+" ") {
			continue
		}
		for _, name := range t.names() {
			parts := strings.Fields(name)
			n := len(parts)
			if n == 0 {
				continue
			}
			if i >= n && same(words[i-n:i], parts) || i+1+n <= len(words) && same(words[i+1:i+1+n], parts) {
				return name
			}
			// "Mara Voss" is "Mara" to those who know her.
			if first := parts[:1]; utf8.RuneCountInString(first[0]) > 2 && (i > 0 && same(words[i-1:i], first) || i+1 < len(words) && same(words[i+1:i+2], first)) {
				return name
			}
		}
	}
	return ""
}

func same(a, b []string) bool { return slices.EqualFunc(a, b, strings.EqualFold) }
