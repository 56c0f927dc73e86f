package main

import (
	"encoding/json"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/story/prose"
)

// An edit is the new text of a sentence.
type edit struct {
	N    int    `json:"n"`
	Text string `json:"text"`
}

func fill(edits []edit, deletions ...int) answer {
	if edits == nil {
		edits = []edit{}
	}
	form := map[string]any{"edits": edits}
	if len(deletions) > 0 {
		form["delete"] = deletions
	}
	return answer{form: string(must(json.Marshal(form)))}
}

// The plain words that an obedient editor puts in the place of worn ones, by how a word ends. Each of them is used in turn.
var plain = map[string][]string{
	"ly":  {"clearly", "really", "mostly", "simply", "partly", "nearly"},
	"ing": {"going", "coming", "keeping", "taking", "moving", "holding", "giving"},
	"ed":  {"wanted", "moved", "opened", "stopped", "carried", "asked", "called", "used"},
	"s":   {"things", "places", "parts", "ways", "kinds", "sides"},
	"":    {"plain", "common", "usual", "large", "little", "other", "good", "open", "near"},
}

// The words with which it begins a sentence otherwise.
var beginnings = strings.Split("then|by now|after that|in time|this time|later|at that|before long|here|next|at last|for a while|"+
	"in the end|from there|all the while|until then|at length|by then|since then|to begin|in turn|at this|for now|that day|"+
	"so far|even so|in fact|of course|as before|still|now|again|there|outside|as ever|in short|on the whole", "|")

// An obedient editor repairs what it is told of, and leaves what it can't repair without a lie.
type obedient struct {
	used int
	cast cast
}

func (o *obedient) next(list []string) string {
	o.used++
	return list[o.used%len(list)]
}

// tries is how many wordings it thinks of for a sentence.
const tries = 6

// edits are its answers to a request: of what it can say in plain words, about as long, in which nothing is found.
func (o *obedient) edits(r request) (all []edit) {
	o.used, o.cast = r.round*len(r.sentences), castOf(r.draft.Text)
	text := r.current
	for _, s := range r.sentences {
		for range tries {
			fresh := o.repair(s)
			if fresh == s.text || math.Abs(float64(len(fresh)-len(s.text))) > max(leeway, 0.2*float64(len(s.text))) {
				continue
			}
			edited := strings.Replace(text, s.text, fresh, 1)
			found, _ := auditOf(edited, r.draft.Prompt)
			left := slices.ContainsFunc(found, func(f prose.Finding) bool {
				return overlaps(edited, fresh, f) && !isName(edited[f.Start:f.End])
			})
			if !left {
				text, all = edited, append(all, edit{s.number, fresh})
				break
			}
		}
	}
	return all
}

// leeway is how many letters are no change of length.
const leeway = 12

var (
	cited     = regexp.MustCompile(`“([^“]*)”`)
	negation  = regexp.MustCompile(`(?i)\bnot (?:just|only|merely|simply|because|out)\b|\bnot\b|\bnever\b|\bno\b|\bnothing\b`)
	nt        = regexp.MustCompile(`\b(is|are|was|were|do|does|did|has|have|had|could|would|should|must)n['’]t\b`)
	cant      = regexp.MustCompile(`\b(ca|wo)n['’]t\b`)
	rather    = regexp.MustCompile(`(?i)\b(?:but rather|but)\b`)
	instead   = map[string]string{"not": "partly", "never": "often", "no": "some", "nothing": "something"}
	fragments = regexp.MustCompile(`fragments in a row`)
	triad     = regexp.MustCompile(`groups of three: “(.*)”`)
)

func (o *obedient) repair(s sentence) string {
	fresh := s.text
	if strings.HasPrefix(fresh, "**") || strings.HasPrefix(fresh, "#") { // a title
		return fresh
	}
	for _, reason := range s.reasons {
		switch {
		case strings.HasPrefix(reason, "worn: "):
			for _, m := range cited.FindAllStringSubmatch(reason, -1) {
				fresh = replaceWord(fresh, m[1], o.plainly(m[1]))
			}
		case reason == "denies one thing to say another":
			fresh = affirm(fresh)
		case reason == "begins like the sentences beside it":
			fresh = o.beginOtherwise(fresh, firstNarrated(fresh), o.next(beginnings))
		case reason == "begins like another sentence":
			fresh = o.buildOtherwise(fresh)
		case fragments.MatchString(reason):
			if r, n := utf8.DecodeRuneInString(fresh); unicode.IsUpper(r) {
				fresh = "It was " + string(unicode.ToLower(r)) + fresh[n:]
			}
		case triad.MatchString(reason):
			three := triad.FindStringSubmatch(reason)[1]
			fresh = strings.Replace(fresh, three, strings.Replace(strings.Replace(three, ", and ", " and ", 1), ", ", " with ", 1), 1)
		}
	}
	return fresh
}

// plainly gives plain words for worn ones. What has little meaning of its own stays, as do names and numbers.
func (o *obedient) plainly(worn string) string {
	return letterWord.ReplaceAllStringFunc(worn, func(w string) string {
		lower := strings.ToLower(w)
		if len(w) < 4 || slices.Contains(numerals, lower) || slices.ContainsFunc(pronouns, func(p []string) bool { return slices.Contains(p, lower) }) {
			return w
		}
		for _, end := range []string{"ly", "ing", "ed", "s"} {
			if strings.HasSuffix(lower, end) {
				return withCase(w, o.next(plain[end]))
			}
		}
		return withCase(w, o.next(plain[""]))
	})
}

func withCase(old, fresh string) string {
	if r, _ := utf8.DecodeRuneInString(old); unicode.IsUpper(r) {
		return strings.ToUpper(fresh[:1]) + fresh[1:]
	}
	return fresh
}

// replaceWord puts words in the place of others that stand alone.
func replaceWord(s, old, fresh string) string {
	for from := 0; ; {
		at := strings.Index(s[from:], old)
		if at < 0 {
			return s
		}
		at += from
		before, _ := utf8.DecodeLastRuneInString(s[:at])
		after, _ := utf8.DecodeRuneInString(s[at+len(old):])
		if !unicode.IsLetter(before) && !unicode.IsLetter(after) {
			return s[:at] + fresh + s[at+len(old):]
		}
		from = at + len(old)
	}
}

// affirm says of a sentence what it denies.
func affirm(s string) string {
	s = nt.ReplaceAllString(s, "$1 partly")
	s = cant.ReplaceAllStringFunc(s, func(w string) string {
		if w[0] == 'c' {
			return "can partly"
		}
		return "will partly"
	})
	s = negation.ReplaceAllStringFunc(s, func(w string) string {
		first, _, _ := strings.Cut(strings.ToLower(w), " ")
		return withCase(w, instead[first])
	})
	return rather.ReplaceAllStringFunc(s, func(w string) string { return withCase(w, "and") })
}

// beginOtherwise puts a word before the first place of another, beside what is quoted.
func (o *obedient) beginOtherwise(s, word, beginning string) string {
	place := regexp.MustCompile(`(?i)(?:^|[^\pL'’])(` + regexp.QuoteMeta(word) + `)(?:$|[^\pL])`)
	quoted := quotation.FindAllStringIndex(s, -1)
	from := 0
	for {
		m := place.FindStringSubmatchIndex(s[from:])
		if m == nil {
			return s
		}
		at, end := from+m[2], from+m[3]
		if !slices.ContainsFunc(quoted, func(q []int) bool { return at < q[1] && q[0] < at }) {
			fresh, old := beginning, s[at:end]
			if r, n := utf8.DecodeRuneInString(old); unicode.IsUpper(r) && opens(s[:at]) {
				fresh = withCase(old, fresh)
				if !o.cast.names[old] && old != "I" && (o.cast.words[strings.ToLower(old)] || prose.IsEveryday(strings.ToLower(old))) {
					old = string(unicode.ToLower(r)) + old[n:]
				}
			}
			return s[:at] + fresh + " " + old + s[end:]
		}
		from = end
	}
}

var opening = regexp.MustCompile(`(?:^|[.!?…:]["”’»*)]*)[^\pL,]*$`)

// opens reports whether a sentence begins behind a text.
func opens(before string) bool { return opening.MatchString(before) }

// adverbs are what a sentence may begin with in pairs.
var adverbs = strings.Fields("calmly evenly simply plainly openly surely rightly wholly mostly nearly fairly freely firmly gladly kindly wisely")

// buildOtherwise gives the first eight words of a sentence others beside them, and plain ones in their place.
func (o *obedient) buildOtherwise(s string) string {
	first := firstNarrated(s)
	for i, w := range letterWord.FindAllString(quotation.ReplaceAllString(s, ""), 8) {
		if i > 0 && len(w) > 3 && !o.cast.names[w] {
			s = replaceWord(s, w, o.plainly(w))
		}
	}
	one := o.next(adverbs)
	o.used += 4
	return o.beginOtherwise(s, first, one+" and "+o.next(adverbs))
}

// firstNarrated is the first word of a sentence that nobody says.
func firstNarrated(s string) string { return letterWord.FindString(quotation.ReplaceAllString(s, "")) }

// obedience remembers what an obedient editor answers: several of those who misbehave begin with it.
type obedience struct {
	mu    sync.Mutex
	known map[string][]edit
}

func newObedience() *obedience { return &obedience{known: map[string][]edit{}} }

func (o *obedience) edits(r request) []edit {
	key := strconv.Itoa(r.round) + r.current + r.text
	o.mu.Lock()
	all, known := o.known[key]
	o.mu.Unlock()
	if !known {
		all = (&obedient{}).edits(r)
		o.mu.Lock()
		o.known[key] = all
		o.mu.Unlock()
	}
	return slices.Clone(all)
}

func (o *obedience) obey(r request) answer { return fill(o.edits(r)) }
