package demo

import (
	"slices"
	"strings"
)

// unique widens a passage to the left until it occurs once, and widens its replacement alike.
func unique(draft string, from, to int, fresh string) (search, replace string) {
	start := from
	for strings.Count(draft, draft[start:to]) != 1 {
		if start == 0 {
			return "", ""
		}
		start--
		for start > 0 && draft[start]&0xC0 == 0x80 {
			start-- // never in the middle of a character
		}
	}
	return draft[start:to], draft[start:from] + fresh
}

// mend writes a passage anew, without what was found in it.
func (v *voice) mend(draft string, f finding) string {
	old := draft[f.from:f.to]
	for _, s := range slips {
		if s.find.MatchString(old) && len(s.mended) > 0 {
			if fresh := s.find.ReplaceAllString(old, v.pick(s.mended)); !f.keeps(fresh) {
				return v.punctuate(capitalLike(fresh, old))
			}
		}
	}
	if strings.Contains(old, "demo") && strings.Contains(old, "AI") {
		return strings.Trim(v.label(), "*") + old[len(strings.TrimRight(old, "*_")):]
	}
	speech := inSpeech(draft, f.from)
	if containsAny(f.heading, "opener", "template") && !speech && len(f.phrases) <= 1 {
		return v.punctuate(v.reopen(old))
	}
	if speech {
		fresh := v.best(func() string {
			t := v.expand(v.pick(spokenInstead))
			if f.keeps(t) {
				return ""
			}
			return t
		})
		// A comma leads on to who spoke.
		if strings.HasSuffix(old, ",") {
			fresh = strings.TrimRight(fresh, ".") + ","
		}
		return v.punctuate(fresh)
	}
	fresh := v.best(func() string {
		t := v.expand(v.pick(v.scene.place.details))
		if f.keeps(t) {
			return ""
		}
		return t
	})
	if r := []rune(old); len(r) > 0 && r[0] >= 'a' && r[0] <= 'z' {
		// What follows speech in one sentence: only who spoke is kept.
		return v.punctuate(tail(old))
	}
	v.past.add(fresh)
	return v.punctuate(fresh)
}

// spokenInstead is what somebody says in place of a line that was struck out.
var spokenInstead = []string{
	"Go on.", "Tell me the rest.", "I heard you.", "One moment. Let me think.", "Then we know where to begin.",
	"You had better sit down for this.", "That changes the order of things.", "Leave that with me.", "I was afraid it would be that.",
}

// tail keeps who spoke of a sentence that goes on after speech, up to its first comma.
func tail(old string) string {
	if before, _, found := strings.Cut(old, ","); found && len(strings.Fields(before)) <= 4 {
		return strings.TrimSpace(before) + " at last."
	}
	f := strings.Fields(old)
	return strings.TrimRight(strings.Join(f[:min(len(f), 2)], " "), ".,;") + " at last."
}

// keeps reports whether a text still has what was found.
func (f finding) keeps(text string) bool {
	low := strings.ToLower(straight(text))
	for _, p := range f.phrases {
		if strings.Contains(low, strings.ToLower(straight(p))) {
			return true
		}
	}
	return false
}

// reopen starts a sentence in another way.
func (v *voice) reopen(old string) string {
	ways := []string{"After a moment, ", "Without a word, ", "In the hush that followed, ", "A little later, ", "Carefully, ", "By and by, "}
	rest := old
	first, _, _ := strings.Cut(old, " ")
	if !slices.Contains(strings.Fields(v.scene.char+" "+v.scene.user), strings.TrimSuffix(first, "'s")) && functionWords[strings.ToLower(first)] && first != "I" {
		rest = strings.ToLower(old[:1]) + old[1:]
	}
	return v.best(func() string { return v.pick(ways) + rest })
}

func capitalLike(fresh, old string) string {
	fresh = strings.TrimSpace(fresh)
	if old != "" && old[0] >= 'A' && old[0] <= 'Z' {
		return capital(fresh)
	}
	return fresh
}

func inSpeech(draft string, at int) bool {
	paragraph := draft[strings.LastIndexByte(draft[:at], '\n')+1 : at]
	return strings.Count(paragraph, `"`)%2 == 1 || strings.Count(paragraph, "“") > strings.Count(paragraph, "”")
}
