package demo

import (
	"cmp"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
)

// scene is what the demo understands of a conversation, and the voice in which it answers.
type scene struct {
	book         *book
	r            *rand.Rand
	system, last string // the system messages and the user's last message, as they were sent
	char, about  string // empty where the prompt does not say
	said         string // what the user says now
	nouns, names []string
	attached
	drafts []string // what the assistant said before, oldest first
	style  string   // how the Director wants the Writer to write
	words  int      // the most; 0 is no limit
	slots  map[string]string
	telling
}

// attached are the files that came with the message, and those of the messages before.
type attached struct{ files, earlier []file }

// A telling is how far the reply has come.
type telling struct {
	told, latest string // the last replies with what this one says so far, and its latest sentence
	named        int    // sentences so far that name what the message is about
}

// recall is the number of earlier replies that say avoids to repeat.
const recall = 20

// readScene reads what the demo needs to know from the messages of a request.
func (b *book) readScene(messages []message, r *rand.Rand) *scene {
	s := &scene{book: b, r: r, slots: map[string]string{}}
	earlier := ""
	for _, m := range messages {
		switch text, image := m.read(); m.Role {
		case "system":
			s.system += text + "\n"
		case "user":
			earlier, s.last = s.last, text
			s.earlier = append(s.earlier, s.files...)
			_, s.files = cutFiles(text)
			s.slots["image"] = map[bool]string{true: "picture"}[image]
		case "assistant":
			s.drafts = append(s.drafts, text)
		}
	}
	s.told = strings.Join(s.drafts[max(0, len(s.drafts)-recall):], "\n")
	s.readSystem()
	if s.said = s.message(s.last); aside().MatchString(s.said) {
		s.said = s.message(earlier) // an instruction: it goes on from what came before
	}
	if !b.foreign.MatchString(s.said) {
		s.nouns, s.names = b.keywords(s.said)
	}
	known := strings.Fields(s.char + " " + s.slots["who"])
	s.names = slices.DeleteFunc(s.names, func(n string) bool { return slices.Contains(known, n) })
	nouns := append(slices.Clone(s.nouns), "", "")
	s.slots["n"], s.slots["m"], s.slots["name"] = nouns[0], nouns[1], append(s.names, "")[0]
	s.slots["said"] = clip(s.said, 24)
	return s
}

var (
	characterLine = lazyregexp.New(`(?m)^## Character: *(\S.*)$`)
	userLine      = lazyregexp.New(`(?m)^## User: *(\S.*)$`)
)

func (s *scene) readSystem() {
	if m := characterLine().FindStringSubmatchIndex(s.system); m != nil {
		s.char = strings.TrimSpace(s.system[m[2]:m[3]])
		s.about, _, _ = strings.Cut(s.system[m[0]:], "\n## User")
	}
	s.slots["who"], s.slots["Who"] = "the user", "The user"
	if name := match(userLine(), s.system); name != "" && !strings.EqualFold(name, "user") {
		s.slots["who"], s.slots["Who"] = name, name
	}
	s.slots["C"] = s.char
	if first, _, _ := strings.Cut(s.char, " "); len(first) > 3 { // not The, Old or Mr.
		s.slots["C"] = first
	}
	pronouns := strings.Fields(s.book.lines("pronouns", s.about)[0])
	s.slots["he"], s.slots["his"], s.slots["His"] = pronouns[0], pronouns[1], pronouns[2]
}

var (
	quotedAll = lazyregexp.New(`(?s)"""(.*)"""`)
	aside     = lazyregexp.New(`^\[(?:Out of character\. )?(?:Set your last reply aside|Your last message is not finished|Write a )`)
	beside    = lazyregexp.New(`(?s)^<(\w+)>\n(.*?)\n</\w+>\n\n`) // what the product puts before a message
	after     = lazyregexp.New(`(?s)\n\n(?:<lorebook>\n.*?\n</lorebook>|\([^()\n]*\))$`)
	moodLine  = lazyregexp.New(`(?m)^Mood: ([^.\n]+)\.`)
	labelLine = lazyregexp.New(`(?m)^(\p{L}[\p{L}' -]{1,40}): *(\S.*)`)
	wordCount = lazyregexp.New(`(?i)\b([2-9]\d|\d{3,5}) +words`)
)

// message extracts the user's words from the text that the product puts around them, and reads the Director's block in it.
func (s *scene) message(sent string) string {
	sent, _ = cutFiles(sent)
	sent = strings.TrimSpace(sent)
	if m := quotedAll().FindStringSubmatch(sent); m != nil { // a pass that wraps the message in instructions
		return strings.TrimSpace(m[1])
	}
	for {
		m := beside().FindStringSubmatch(sent)
		if m == nil {
			break
		}
		if m[1] == "direction" {
			s.readDirection(m[2])
		}
		sent = sent[len(m[0]):]
	}
	for {
		m := after().FindStringIndex(sent)
		if m == nil {
			return strings.TrimSpace(sent)
		}
		s.words = cmp.Or(wordLimit(sent[m[0]:]), s.words)
		sent = sent[:m[0]]
	}
}

func (s *scene) readDirection(block string) {
	s.slots["mood"] = strings.ToLower(strings.NewReplacer("-", " ", "_", " ").Replace(match(moodLine(), block)))
	for _, m := range labelLine().FindAllStringSubmatch(block, -1) {
		switch s.book.formOf(m[1], "") {
		case "next":
			first, size := utf8.DecodeRuneInString(m[2])
			s.slots["next"] = string(unicode.ToLower(first)) + strings.TrimRight(m[2][size:], ". ")
		case "style":
			s.style = m[2]
		}
	}
}

// wordLimit is the fewest words that an instruction names; 0 is no limit.
func wordLimit(instruction string) int {
	least := 0
	for _, m := range wordCount().FindAllStringSubmatch(instruction, -1) {
		n, _ := strconv.Atoi(m[1])
		least = min(n, cmp.Or(least, n))
	}
	return least
}

// match is what the first group of an expression matches in a text; empty without a match.
func match(e *regexp.Regexp, text string) string {
	return append(e.FindStringSubmatch(text), "", "")[1]
}

// clip keeps the first n words.
func clip(text string, n int) string {
	f := strings.Fields(text)
	if len(f) <= n {
		return strings.Join(f, " ")
	}
	return strings.TrimRight(strings.Join(f[:n], " "), ",;:") + " …"
}

var slot = lazyregexp.New(`\{\w+\}`)

// say returns the sentence of a section that repeats the conversation least; empty if no sentence has all its slots filled.
func (s *scene) say(name string) string {
	text, own := map[string]string{"detail": s.said + " " + s.said + " " + s.about, "mood": s.slots["mood"]}[name]
	if !own {
		text = s.said
	}
	best, least, names := "", 0, false
	lines := s.book.lines(name, text)
	for _, i := range s.r.Perm(len(lines)) {
		filled, missing := lines[i], false
		for _, x := range slot().FindAllString(filled, -1) {
			value := s.slots[strings.Trim(x, "{}")]
			filled, missing = strings.Replace(filled, x, value, 1), missing || value == ""
		}
		named := strings.Contains(lines[i], "{n}") || strings.Contains(lines[i], "{name}")
		if score := s.repeats(lines[i], filled, named); !missing && (best == "" || score < least) {
			best, least, names = filled, score, named
		}
	}
	if names {
		s.named++
	}
	s.told, s.latest = s.told+"\n"+best, best
	return best
}

// repeats scores how repetitive a sentence is at this place; less is better.
func (s *scene) repeats(line, filled string, named bool) int {
	literal := slices.MaxFunc(slot().Split(line, -1), func(a, b string) int { return len(a) - len(b) })
	score := 8 * min(1, strings.Count(s.told, literal))
	if first, _, _ := strings.Cut(filled, " "); strings.HasPrefix(s.latest, first+" ") {
		score += 10
	}
	if named {
		score += 2*s.named - 2 // to name the topic once shows attention, to name it often is an echo
	}
	return score
}
