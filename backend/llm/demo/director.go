package demo

import (
	"regexp"
	"slices"
	"strings"

	"terzetto/backend/text"
)

// forms are what a property of a tool asks for, with the words in its name or description that say
// so; the first that occurs decides. Each but moods, repeats and keywords is a section of the book.
var forms = []struct {
	form  string
	signs *regexp.Regexp
}{
	{"moods", regexp.MustCompile(`(?i)mood`)},
	{"repeats", regexp.MustCompile(`(?i)repetit|repeat|overused|clich|avoid`)},
	{"keywords", regexp.MustCompile(`(?i)keyword|salient|tags|topics|props|objects`)},
	{"summary", regexp.MustCompile(`(?i)summar|plot|so far|recap|synopsis`)},
	{"intent", regexp.MustCompile(`(?i)intent|user wants|goal|expects|wish|motivation`)},
	{"next", regexp.MustCompile(`(?i)next|event|happen|twist|develop`)},
	{"feedback", regexp.MustCompile(`(?i)feedback|critique|review|improve|suggest|to user`)},
	{"style", regexp.MustCompile(`(?i)\bwriting|style|pacing|prose|how to write`)},
	{"note", regexp.MustCompile(`(?i)note|remember|continuity|standing|direction`)},
}

// formOf judges a property by its name, and where that says nothing by its description.
func formOf(name, description string) string {
	for _, from := range []string{strings.ReplaceAll(name, "_", " "), description} {
		for _, f := range forms {
			if f.signs.MatchString(from) {
				return f.form
			}
		}
	}
	return "other"
}

// fill answers one property of a form about the scene. instruction is the request without the user's words.
func (s *scene) fill(instruction, name, description string) []string {
	switch form := formOf(name, description); form {
	case "moods":
		return s.chooseMoods(instruction)
	case "repeats":
		return s.repetitions()
	case "keywords":
		all := slices.Concat(s.names, s.nouns)
		return all[:min(len(all), 6)]
	case "other":
		if all := slices.Concat(s.names, s.nouns); strings.Contains(name, "name") && len(all) > 0 {
			return all[:1]
		}
		return []string{s.say(form)}
	default:
		return []string{s.say(form)}
	}
}

// repetitions are phrases of the last reply that one of those before has, too.
func (s *scene) repetitions() []string {
	out, n := []string{}, len(s.drafts)
	if n > 1 {
		for _, p := range text.RepeatedPhrases(s.drafts[max(0, n-6):n-1], s.drafts[n-1]) {
			out = append(out, p.Phrase)
		}
	}
	return out[:min(len(out), 3)]
}

var (
	moodBullet = regexp.MustCompile(`(?m)^ *- \[([\p{L}\p{N}_.-]+)\]:? *(.*)$`)
	moodsUntil = regexp.MustCompile(`(?mi)^.*(?:previous|until now).*$`)
)

// chooseMoods takes one or two of the moods to choose from, by the words they share with the message.
// Of moods that fit equally, one that was on before stays on.
func (s *scene) chooseMoods(instruction string) []string {
	said, score := set(words(s.said)), map[string]int{}
	all := moodBullet.FindAllStringSubmatch(instruction, -1)
	for _, m := range all {
		for w := range set(words(m[0])) {
			if said[w] && !s.book.stopwords[w] && !s.book.determiners[w] {
				score[m[1]] += 3
			}
		}
		if strings.Contains(moodsUntil.FindString(instruction), m[1]) {
			score[m[1]]++
		}
	}
	s.r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	slices.SortStableFunc(all, func(a, b []string) int { return score[b[1]] - score[a[1]] })
	out := []string{}
	for _, m := range all {
		if len(out) == 0 || len(out) == 1 && score[m[1]] >= 3 {
			out = append(out, m[1])
		}
	}
	return out
}

var deed = regexp.MustCompile(`^I [^.?!"“\[\n]{3,100}\.$`)

// refine adds a little to a short message, in the same perspective. What is long enough, asks something
// or is no plain deed stays as it is, which an empty text says.
func (s *scene) refine() string {
	if !deed.MatchString(s.said) || s.book.isForeign(s.said) {
		return ""
	}
	return strings.TrimSuffix(s.said, ".") + ", " + s.say("enriched") + "."
}
