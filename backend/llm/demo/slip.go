package demo

import (
	"regexp"
	"slices"
	"strings"
)

// A slip is a worn phrase that the writer lets through on purpose, so that the editor has
// something to find, together with how an editor mends it.
type slip struct {
	told   []string // sentences to add; an empty list is a slip that is only mended
	find   *regexp.Regexp
	mended []string // replacements in regexp syntax; empty means the sentence is written anew
}

var slips = []slip{
	{
		told: []string{
			"\"I had hoped you would come,\" {C} said, {his} voice barely above a whisper.",
			"\"Not here,\" {he} said, barely above a whisper.",
			"\"There is something you should know,\" {C} began, {his} voice barely above a whisper.",
		},
		find:   regexp.MustCompile(`(?i)\b(?:(?:in|with) )?(?:(?:his|her|their|my|your|its|the) voice (?:was )?)?(?:just )?barely (?:above|more than|louder than) a whisper\b`),
		mended: []string{"so softly that the words hardly reached you", "low enough for one listener", "leaning in to be heard"},
	},
	{
		told: []string{
			"{His} face showed a mix of [dread and hope|relief and worry|pride and regret].",
			"You could see a mix of [curiosity and caution|doubt and delight] in {his} eyes.",
		},
		find:   regexp.MustCompile(`(?i)\b(?:a|some|the) (?:strange |curious |odd )?(?:mix|mixture|blend) of ((?:[\p{L}'-]+ ){1,3})and `),
		mended: []string{"first ${1}and then "},
	},
	{
		told: []string{
			"It wasn't fear — it was hunger.",
			"It wasn't anger — it was care.",
			"It wasn't doubt — it was patience.",
			"It wasn't luck — it was practice.",
		},
		find:   regexp.MustCompile(`(?i)\b(it|this|that|he|she|they) (?:wasn['’]t|isn['’]t|weren['’]t|was not|is not|were not|aren['’]t)[^.!?,;—–-]{1,40}\s*(?:[,;—–-]|—)+\s*(?:it|this|that|he|she|they|but)(?: (?:was|is|were|are)|['’]s|['’]re)? `),
		mended: []string{"$1 had to be "},
	},
	{
		told: []string{"A shiver ran down {his} spine.", "A shiver ran down your spine."},
		find: regexp.MustCompile(`(?i)\b(?:shiver|chill)s? (?:ran|running|went|runs) (?:up|down) [\p{L}]+ spine`),
	},
	{
		told: []string{"The air between you was thick with tension.", "For a moment the air was thick with tension."},
		find: regexp.MustCompile(`(?i)thick with (?:tension|unspoken)|tension (?:hung )?in the air`),
	},
	{find: regexp.MustCompile(`(?i)\b(?:let out a breath|breath (?:he|she|they|you|I) (?:didn['’]t|hadn['’]t))`)},
	{find: regexp.MustCompile(`(?i)\b(?:heart (?:pounding|hammering|skipped)|time seemed to (?:stop|slow)|the world (?:fell away|narrowed))`)},
}

// slips reports whether this reply has slips: the first of a conversation, so that
// nobody waits for the editor's first appearance, and about half of the others.
func (v *voice) slips() bool { return len(v.scene.earlier) == 0 || v.chance(2) }

// slip adds two slips where there are any: one alone is not worth the editor's while.
func (v *voice) slip(paragraphs []string) []string {
	if !v.slips() || len(paragraphs) == 0 {
		return paragraphs
	}
	used := map[int]bool{}
	for range 2 {
		at := v.r.IntN(max(1, len(paragraphs)-1)) // the end belongs to the user
		if echo := v.echo(); echo != "" && !used[-1] && v.chance(4) {
			used[-1] = true
			if opensSpeech(paragraphs[at]) {
				echo += " " + v.say(gestures["plain"])
			}
			paragraphs[at] = echo + " " + paragraphs[at]
			continue
		}
		kind := v.r.IntN(5) // those with sentences to tell
		for used[kind] {
			kind = (kind + 1) % 5
		}
		used[kind] = true
		v.redraw()
		text := v.expand(v.pick(slips[kind].told))
		switch {
		case text == "":
		case opensSpeech(text) && closesSpeech(paragraphs[at]):
			paragraphs = slices.Insert(paragraphs, at+1, v.detail()+" "+text)
		default:
			paragraphs[at] += " " + text
		}
	}
	return paragraphs
}

// echo asks the user's own words back.
func (v *voice) echo() string {
	for _, q := range v.scene.said.quoted {
		w := strings.Fields(strings.Trim(q, ".,!?…"))
		if len(w) < 3 {
			continue
		}
		w = w[len(w)-min(3, len(w)):]
		if functionWords[strings.ToLower(w[0])] && strings.ToLower(w[0]) != "the" && len(w) > 2 {
			w = w[1:]
		}
		return `"` + capital(strings.Join(w, " ")) + `?"`
	}
	return ""
}
