package demo

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// scene is what the demo understands of a conversation, and the voice in which it answers.
type scene struct {
	book         *book
	r            *rand.Rand
	char, about  string // empty where the prompt does not say
	said         string // what the user says now
	nouns, names []string
	drafts       []string // what the assistant said before, oldest first
	image        bool
	mood, style  string // what the Director wants of the Writer
	words        int    // the most; 0 is no limit
	slots        map[string]string
	told, last   string // the last replies with what this one says so far, and its last sentence
	named        int    // sentences so far that name what the message is about
}

// recall is how many replies are remembered, so as not to be repeated.
const recall = 20

// readScene reads a conversation. A task is a pass that wraps the user's message in instructions.
func (b *book) readScene(messages []message, task bool, r *rand.Rand) *scene {
	s := &scene{book: b, r: r, slots: map[string]string{}}
	system, trailing, earlier := "", "", ""
	for _, m := range messages {
		switch text, image := m.read(); m.Role {
		case "system":
			system += text + "\n"
		case "user":
			earlier, trailing, s.image = trailing, text, image
		case "assistant":
			s.drafts = append(s.drafts, text)
		}
	}
	s.told = strings.Join(s.drafts[max(0, len(s.drafts)-recall):], "\n")
	s.readSystem(system)
	if s.said = s.message(trailing, task); strings.HasPrefix(s.said, "[Out of character") {
		s.said = s.message(earlier, false) // an instruction: the story goes on from what came before it
	}
	if !b.foreign.MatchString(s.said) {
		s.nouns, s.names = b.keywords(s.said)
	}
	known := strings.Fields(s.char + " " + s.slots["who"])
	s.names = slices.DeleteFunc(s.names, func(n string) bool { return slices.Contains(known, n) })
	s.slots["n"], s.slots["m"] = at(s.nouns, 0), at(s.nouns, 1)
	s.slots["name"], s.slots["said"] = at(s.names, 0), clip(s.said, 24)
	return s
}

var (
	characterLine = regexp.MustCompile(`(?m)^## Character: *(\S.*)$`)
	userLine      = regexp.MustCompile(`(?m)^## User: *(\S.*)$`)
	female        = regexp.MustCompile(`(?i)\b(?:she|her|woman|girl)\b`)
	male          = regexp.MustCompile(`(?i)\b(?:he|him|his|man|boy)\b`)
)

func (s *scene) readSystem(system string) {
	if m := characterLine.FindStringSubmatchIndex(system); m != nil {
		s.char = strings.TrimSpace(system[m[2]:m[3]])
		s.about, _, _ = strings.Cut(system[m[0]:], "\n## User")
	}
	s.slots["who"], s.slots["Who"] = "the user", "The user"
	if m := userLine.FindStringSubmatch(system); m != nil && !strings.EqualFold(m[1], "user") {
		s.slots["who"], s.slots["Who"] = m[1], m[1]
	}
	s.slots["C"] = s.char
	if first, _, _ := strings.Cut(s.char, " "); len(first) > 3 { // not The, Old or Mr.
		s.slots["C"] = first
	}
	he, she := len(male.FindAllString(s.about, -1)), len(female.FindAllString(s.about, -1))
	s.slots["he"], s.slots["his"], s.slots["His"] = "they", "their", "Their"
	if she > he {
		s.slots["he"], s.slots["his"], s.slots["His"] = "she", "her", "Her"
	} else if he > she {
		s.slots["he"], s.slots["his"], s.slots["His"] = "he", "his", "His"
	}
}

var (
	rule      = regexp.MustCompile(`(?m)^ *_{3,} *$`)
	quotedAll = regexp.MustCompile(`(?s)"""(.*)"""`)
	moodLine  = regexp.MustCompile(`(?m)^Mood \[([^\]\n]+)\]:`)
	labelLine = regexp.MustCompile(`(?m)^(\p{L}[\p{L}' -]{1,40}): *(\S.*)`)
	wordLimit = regexp.MustCompile(`(?i)(\d{2,5}) +words`)
)

// message takes the user's words out of what surrounds them, and reads the Director's block beside them.
func (s *scene) message(trailing string, task bool) string {
	trailing = strings.TrimSpace(trailing)
	if m := quotedAll.FindStringSubmatch(trailing); task && m != nil {
		return strings.TrimSpace(m[1])
	}
	if !strings.HasPrefix(trailing, "___") {
		return trailing // as the user wrote it, rules included
	}
	found := ""
	for _, part := range slices.Backward(rule.Split(trailing, -1)) {
		switch part = strings.TrimSpace(part); {
		case part == "" || part[0] == '#' || part[0] == '[': // lore has a heading
		case strings.HasPrefix(part, "**"):
			s.readDirection(part)
			return found // the message comes after it
		default:
			found = part
		}
	}
	return found
}

func (s *scene) readDirection(block string) {
	if m := wordLimit.FindStringSubmatch(block); m != nil {
		s.words, _ = strconv.Atoi(m[1]) // digits only
	}
	if m := moodLine.FindStringSubmatch(block); m != nil {
		s.mood = strings.ToLower(strings.NewReplacer("-", " ", "_", " ").Replace(m[1]))
		s.slots["mood"] = s.mood
	}
	for _, m := range labelLine.FindAllStringSubmatch(block, -1) {
		switch s.book.formOf(m[1], "") {
		case "next":
			first, size := utf8.DecodeRuneInString(m[2])
			s.slots["next"] = string(unicode.ToLower(first)) + strings.TrimRight(m[2][size:], ". ")
		case "style":
			s.style = m[2]
		}
	}
}

// at is one of a list, or nothing.
func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return ""
}

// clip keeps the first n words.
func clip(text string, n int) string {
	f := strings.Fields(text)
	if len(f) <= n {
		return strings.Join(f, " ")
	}
	return strings.TrimRight(strings.Join(f[:n], " "), ",;:") + " …"
}

var slot = regexp.MustCompile(`\{\w+\}`)

// say takes the sentence of a section that repeats least; empty when none of it can be filled.
func (s *scene) say(name string) string {
	text := map[string]string{"detail": s.said + " " + s.said + " " + s.about, "mood": s.mood, "style sign": s.style}[name]
	if text == "" {
		text = s.said
	}
	best, least, names := "", 0, false
	lines := s.book.lines(name, text)
	for _, i := range s.r.Perm(len(lines)) {
		filled, missing := lines[i], false
		for _, x := range slot.FindAllString(filled, -1) {
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
	s.told, s.last = s.told+"\n"+best, best
	return best
}

// repeats says how tired a reader would be of a sentence; less is better.
func (s *scene) repeats(line, filled string, named bool) int {
	literal := slices.MaxFunc(slot.Split(line, -1), func(a, b string) int { return len(a) - len(b) })
	score := 8 * min(1, strings.Count(s.told, literal))
	if first, _, _ := strings.Cut(filled, " "); strings.HasPrefix(s.last, first+" ") {
		score += 10
	}
	if named {
		score += 2*s.named - 2 // once is attention, and often is an echo
	}
	return score
}
