package demo

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// scene is what the demo understood of a conversation.
type scene struct {
	char, about, scenario, user string // empty where the prompt does not say
	pronouns                    pronouns
	said                        utterance
	direction                   direction
	drafts                      []string // what the assistant said before, oldest first
	earlier                     []string // what the user said before, oldest first
	place                       *place
	placed                      bool // the place was named rather than assumed
	curly                       bool // the conversation uses curly quotes
	mostWords                   int  // asked for by the prompt; 0 is no limit
	images                      int
}

type pronouns struct{ he, him, his, himself string }

// direction is what the director told the writer.
type direction struct {
	block string
	moods []mood
	next  string // an event that should happen
	style string // how to write
}

type mood struct{ id, text string }

var (
	heading   = regexp.MustCompile(`(?m)^##[ \t]+(Character|User|Scenario)\b[ \t]*:?[ \t]*(.*)$`)
	section   = regexp.MustCompile(`(?m)^##[ \t]`)
	rule      = regexp.MustCompile(`(?m)^[ \t]*(?:_{3,}|-{3,}|\*{3,})[ \t]*$`)
	moodLine  = regexp.MustCompile(`(?m)^Mood \[([^\]\n]+)\]:[ \t]*(.*)$`)
	labelLine = regexp.MustCompile(`(?m)^([\p{L}][\p{L}' -]{1,40}):[ \t]*(.*(?:\n- .*)*)`)
	wordLimit = regexp.MustCompile(`(?i)(\d{2,5})[ \t]+words`)
)

// readScene reads a conversation whose last user message is the one to answer.
// task is set for passes that wrap that message in instructions.
func readScene(q *request, task bool) *scene {
	s := &scene{}
	var system, trailing string
	last := -1
	for i, m := range q.Messages {
		if m.Role == "user" {
			last = i
		}
	}
	for i, m := range q.Messages {
		text := m.Content.text
		switch {
		case m.Role == "system" || m.Role == "developer":
			system += text + "\n\n"
		case i == last:
			trailing = text
			s.images = m.Content.images
		case m.Role == "user":
			s.earlier = append(s.earlier, text)
		case m.Role == "assistant" && strings.TrimSpace(text) != "":
			s.drafts = append(s.drafts, text)
		}
	}
	s.readSystem(system)
	effective := s.effective(trailing, task)
	s.said = readMessage(effective, s.knows(system))
	s.curly = slices.ContainsFunc(append(s.tail(2), effective), func(t string) bool {
		return strings.ContainsAny(t, "“”")
	})
	s.findPlace()
	return s
}

func (s *scene) readSystem(system string) {
	for _, m := range heading.FindAllStringSubmatchIndex(system, -1) {
		kind, name := system[m[2]:m[3]], strings.TrimSpace(system[m[4]:m[5]])
		body := system[m[1]:]
		if end := section.FindStringIndex(body); end != nil {
			body = body[:end[0]]
		}
		body = strings.TrimSpace(body)
		switch {
		case kind == "Character" && s.char == "":
			s.char, s.about = name, body
		case kind == "User" && s.user == "":
			s.user = name
		case kind == "Scenario" && s.scenario == "":
			s.scenario = body
		}
	}
	if strings.EqualFold(s.user, "user") {
		s.user = "" // nobody likes to be called that
	}
	s.pronouns = pronounsOf(s.about + " " + s.scenario)
}

func pronounsOf(text string) pronouns {
	var she, he int
	for w := range strings.FieldsSeq(strings.ToLower(text)) {
		switch strings.Trim(w, ".,;:!?\"'()*") {
		case "she", "her", "hers", "woman", "girl", "herself":
			she++
		case "he", "him", "his", "man", "boy", "himself":
			he++
		}
	}
	switch {
	case she > he:
		return pronouns{"she", "her", "her", "herself"}
	case he > she:
		return pronouns{"he", "him", "his", "himself"}
	}
	return pronouns{"they", "them", "their", "themselves"}
}

// effective takes the user's words out of what surrounds them, and reads that too.
func (s *scene) effective(trailing string, task bool) string {
	if task {
		if end := strings.LastIndex(trailing, `"""`); end > 0 {
			if start := strings.LastIndex(trailing[:end], `"""`); start >= 0 {
				return strings.TrimSpace(trailing[start+3 : end])
			}
		}
	}
	parts := rule.Split(trailing, -1)
	var texts []string
	after := -1 // the part that follows the instructions is the message
	for _, p := range parts {
		p = strings.TrimSpace(p)
		if p == "" {
			continue
		}
		if strings.Contains(p, "**Scene Direction**") || (strings.HasPrefix(p, "**") && strings.HasSuffix(p, "**")) {
			s.readDirection(p)
			after = len(texts) + 1
		}
		texts = append(texts, p)
	}
	switch {
	case len(texts) == 0:
		return ""
	case after >= 0 && after < len(texts):
		return texts[after]
	case len(texts) > 1 && len(parts) > 1 && strings.TrimSpace(parts[0]) == "":
		// Lore stands before the message or after it; lore is the part with a heading.
		for _, t := range texts {
			if !strings.HasPrefix(t, "#") && !strings.HasPrefix(t, "[") && !strings.HasPrefix(t, "**") {
				return t
			}
		}
		return texts[len(texts)-1]
	case len(parts) > 1 && strings.TrimSpace(parts[0]) != "":
		return strings.TrimSpace(trailing) // a rule that the user drew
	}
	return texts[0]
}

func (s *scene) readDirection(block string) {
	if m := wordLimit.FindStringSubmatch(block); m != nil {
		s.mostWords, _ = strconv.Atoi(m[1]) // digits only
	}
	_, body, found := strings.Cut(block, "**Scene Direction**")
	if !found {
		return
	}
	s.direction.block = body
	for _, m := range moodLine.FindAllStringSubmatch(body, -1) {
		s.direction.moods = append(s.direction.moods, mood{m[1], m[2]})
	}
	for _, m := range labelLine.FindAllStringSubmatch(body, -1) {
		value := strings.TrimSpace(m[2])
		if value == "" {
			continue
		}
		if kind := classify(m[1]); kind == fieldNext {
			s.direction.next = value
		} else if kind == fieldStyle {
			s.direction.style = value
		}
	}
}

// knows reports whether a capitalised word is a name in the surroundings of the message.
func (s *scene) knows(system string) func(string) bool {
	context := system + "\n" + strings.Join(s.tail(4), "\n") + "\n" + strings.Join(s.earlier[max(0, len(s.earlier)-4):], "\n")
	own := strings.Fields(s.char)
	return func(word string) bool {
		if slices.Contains(own, word) {
			return true
		}
		for rest := context; ; {
			i := strings.Index(rest, word)
			if i < 0 {
				return false
			}
			if i > 1 && rest[i-1] == ' ' && !strings.ContainsRune(".!?…\":”", rune(rest[i-2])) {
				return true
			}
			rest = rest[i+len(word):]
		}
	}
}

// tail is the last n replies.
func (s *scene) tail(n int) []string {
	return slices.Clone(s.drafts[max(0, len(s.drafts)-n):])
}

// findPlace finds where the scene is: in the words just said before the words said earlier.
func (s *scene) findPlace() {
	texts := []struct {
		text   string
		weight int
	}{
		{s.said.text, 4}, {s.scenario, 3}, {s.about, 1},
	}
	for _, d := range s.tail(2) {
		texts = append(texts, struct {
			text   string
			weight int
		}{d, 1})
	}
	best := 0
	s.place = &places[len(places)-1]
	for i := range places {
		score := 0
		for _, t := range texts {
			for w := range strings.FieldsSeq(strings.ToLower(t.text)) {
				if places[i].keys[strings.Trim(w, ".,;:!?\"'()*“”’")] {
					score += t.weight
				}
			}
		}
		if score > best {
			best = score
			s.place = &places[i]
			s.placed = true
		}
	}
}
