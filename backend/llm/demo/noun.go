package demo

import (
	"slices"
	"strings"
	"unicode"
)

func namesOf(tokens []token, known func(string) bool) []string {
	var out []string
	for _, t := range tokens {
		r := []rune(t.text)
		if len(r) < 2 || !unicode.IsUpper(r[0]) || !unicode.IsLower(r[1]) || functionWords[t.low] {
			continue
		}
		if t.first && !known(t.text) {
			continue
		}
		if (t.first && (things[t.low] || verbBase(t.low) != "" || adjectives[t.low])) || slices.Contains(out, t.text) {
			continue
		}
		out = append(out, t.text)
	}
	return out
}

// nounsOf finds nouns by what stands before them, and by a list of things that need no article.
func nounsOf(tokens []token, names []string) []string {
	type found struct {
		word  string
		score int
	}
	var all []found
	add := func(t token, score int) {
		w := t.low
		if len(w) < 3 || functionWords[w] || adjectives[w] || slices.Contains(names, t.text) || strings.ContainsAny(w, "'0123456789/.@") {
			return
		}
		if i := slices.IndexFunc(all, func(f found) bool { return f.word == w }); i >= 0 {
			all[i].score += score
			return
		}
		all = append(all, found{w, score})
	}
	for i := range tokens {
		t := tokens[i]
		if things[t.low] || things[strings.TrimSuffix(t.low, "s")] {
			add(t, 2)
		}
		score := 0
		switch t.low {
		case "the", "a", "an", "my", "your", "his", "her", "its", "our", "their", "this", "that", "these", "those", "some", "every", "each", "no", "any":
			score = 3
		case "with", "of", "about", "for", "into", "from", "without", "under", "toward", "towards", "behind", "through", "on", "in":
			score = 1
		}
		if t.owner {
			score = 3
		}
		if score == 0 || t.breaks && !t.owner {
			continue
		}
		if head, ok := headOf(tokens[i+1:], score == 1); ok {
			add(head, score)
		}
	}
	slices.SortStableFunc(all, func(a, b found) int { return b.score - a.score })
	var out []string
	for _, f := range all[:min(len(all), 8)] {
		out = append(out, f.word)
	}
	return out
}

// headOf is the last word of the noun phrase that tokens begin with.
func headOf(tokens []token, bare bool) (token, bool) {
	var head token
	ok := false
	for i, t := range tokens[:min(len(tokens), 5)] {
		w := t.low
		base := verbBase(w)
		isThing := things[w] || things[strings.TrimSuffix(w, "s")]
		switch {
		case functionWords[w] || (strings.HasSuffix(w, "ly") && len(w) > 4 && w != "family"):
			if functionWords[w] && i == 0 && adjectiveLike[w] {
				continue
			}
			return head, ok
		case adjectives[w] && !isThing:
		case base != "" && !isThing && (ok || bare || strings.HasSuffix(w, "ing") || strings.HasSuffix(w, "ed")):
			if ok {
				return head, ok
			}
			if bare {
				return head, false
			}
		case base != "" && isThing && ok && things[head.low] && base != w:
			return head, ok // "the lantern flickers": a thing that could be a verb, after a thing
		default:
			head, ok = t, true
		}
		if t.breaks {
			return head, ok
		}
	}
	return head, ok
}

// adjectiveLike are function words that may stand between an article and its noun.
var adjectiveLike = words(`old new good bad big small little great long short high low best better worse first last next other own same second right left few whole`)
