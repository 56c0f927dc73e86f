package demo

import (
	"regexp"
	"slices"
	"strings"

	"terzetto/backend/text"
)

// formOf says what a property of a tool asks for, by its name, and where that says nothing by its description.
func (b *book) formOf(name, description string) string {
	if form := b.lines("form", name)[0]; form != "other" {
		return form
	}
	return b.lines("form", description)[0]
}

// fill answers one property of a form about the scene. instruction is the request without the user's words.
func (s *scene) fill(instruction, name, description string) []string {
	switch form := s.book.formOf(name, description); form {
	case "moods":
		return s.chooseMoods(instruction)
	case "repeats":
		return s.repetitions()
	case "keywords":
		return slices.Concat(s.names, s.nouns)
	default:
		return []string{s.say(form)}
	}
}

// repetitions are phrases of the last reply that one of those before has, too.
func (s *scene) repetitions() []string {
	out, n := []string{}, len(s.drafts)
	if n > 1 {
		earlier := slices.Clone(s.drafts[max(0, n-6) : n-1])
		slices.Reverse(earlier)
		for _, p := range text.Audit(text.AuditInput{Draft: s.drafts[n-1], Earlier: earlier}).Phrases {
			out = append(out, p.Phrase)
		}
	}
	return out[:min(len(out), 3)]
}

var (
	moodBullet = regexp.MustCompile(`(?m)^ *- \[([\p{L}\p{N}_.-]+)\]:? *(.*)$`)
	moodsUntil = regexp.MustCompile(`(?mi)^.*(?:previous|until now).*$`)
)

// chooseMoods takes the mood whose description shares the most words with the message. Of moods that fit
// equally, one that was on before stays on.
func (s *scene) chooseMoods(instruction string) []string {
	said, chosen, most := set(words(s.said)), []string{}, -1
	all := moodBullet.FindAllStringSubmatch(instruction, -1)
	for _, i := range s.r.Perm(len(all)) {
		score := min(1, strings.Count(moodsUntil.FindString(instruction), all[i][1]))
		for _, w := range words(all[i][0]) {
			if said[w] && !s.book.stopwords[w] && !s.book.determiners[w] {
				score += 2
			}
		}
		if score > most {
			chosen, most = all[i][1:2], score
		}
	}
	return chosen
}

var deed = regexp.MustCompile(`^I [^.?!"“\[\n]{3,100}\.$`)

// refine adds a little to a short message, in the same perspective. What is long enough, asks something
// or is no plain deed stays as it is, which an empty text says.
func (s *scene) refine() string {
	if !deed.MatchString(s.said) || s.book.foreign.MatchString(s.said) {
		return ""
	}
	return strings.TrimSuffix(s.said, ".") + ", " + s.say("enriched") + "."
}
