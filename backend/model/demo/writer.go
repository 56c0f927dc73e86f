package demo

import (
	"cmp"
	"slices"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

const (
	fewest  = 85  // words of a reply in a scene
	longest = 175 // the label comes on top
)

// prose answers as the Writer, or as a guide to the product where no character is in the prompt.
func (s *scene) prose(last message) string {
	var paragraphs []string
	switch {
	case last.Role == "tool":
		paragraphs = []string{"The tool has answered:", "> " + clip(last.text(), 60), s.say("closing")}
	case asksModel().MatchString(s.said), s.char == "" && asksWho().MatchString(s.said):
		paragraphs = []string{s.say("confession"), s.say("closing")}
	case s.char == "":
		if answer := s.answerRequest(); answer != "" {
			return answer
		}
		paragraphs = s.guide()
	default:
		paragraphs = s.tell()
		if len(s.files) > 0 && len(s.files[0].lines) > 0 {
			paragraphs = slices.Insert(paragraphs, 1, s.readAloud(s.files[0]))
		}
	}
	if s.book.foreign.MatchString(s.said) {
		paragraphs = slices.Insert(paragraphs, 0, s.foreignNote())
	}
	reply := join(append(paragraphs, s.label()), "\n\n")
	if strings.ContainsAny(s.said, "“”") { // quotes are curly where the user's are
		reply = quotePair().ReplaceAllString(reply, "“$1”")
	}
	return reply
}

var (
	asksModel = lazyregexp.New(`(?i)\b(?:are you|is this|am i talking to) (?:an? |really )*(?:ai|bot|demo|chatgpt|llm|(?:language )?model)\b`)
	asksWho   = lazyregexp.New(`(?i)\b(?:who|what|which model) are you\b|\bwho is this\b|\byour name\b|\bare you (?:an? )?(?:real|human|robot)\b`)
	quotePair = lazyregexp.New(`"([^"]*)"`)
)

// foreignNote says, in the person's language where the demo has it, that stories are told in English.
func (s *scene) foreignNote() string {
	if note := s.book.in("foreign", s.book.languageOf(s.said)); len(note) > 0 {
		return note[0]
	}
	return s.say("foreign")
}

// readAloud has the character read the first line of a file, with its place.
func (s *scene) readAloud(f file) string {
	line := strings.ReplaceAll(quotable(f.lines[0].text), `"`, "'")
	told := strings.Join(s.book.lines("file told", ""), " ")
	return strings.NewReplacer("{C}", s.slots["C"], "{file}", quotable(f.label), "{quote}", line, "{place}", f.mark(f.lines[0])).Replace(told)
}

// label is the closing line that says what speaks.
func (s *scene) label() string { return "*" + s.say("label") + "*" }

// tell writes the next part of a scene by a shape, which says what each paragraph is made of.
// What the scene has no words for is left out.
func (s *scene) tell() []string {
	style := strings.Join(s.book.lines("style sign", s.style), " ")
	shape := strings.Replace(s.say("shape"), " /", " "+style+" /", 1)
	if s.slips() { // one alone is not worth a call of the Editor
		shape = strings.Replace(shape, " /", " slip /", 2)
	}
	var paragraphs []string
	for group := range strings.SplitSeq(shape, " / ") {
		if strings.Contains(s.said, "?") {
			group = strings.ReplaceAll(group, "speech", "answer")
		}
		paragraphs = append(paragraphs, join(lists.Map(strings.Fields(group), s.say), " "))
	}
	limit := min(longest, cmp.Or(s.words, longest))
	for i := 0; wordsOf(paragraphs) < min(fewest, limit); i++ {
		paragraphs[i%len(paragraphs)] = s.say("detail") + " " + paragraphs[i%len(paragraphs)]
	}
	return shorten(paragraphs, limit)
}

// join leaves out what is empty.
func join(parts []string, between string) string {
	return strings.Join(slices.DeleteFunc(parts, func(p string) bool { return p == "" }), between)
}

// slips reports whether this reply has worn phrases: the first of a conversation, so that
// a newcomer sees the Editor at once, and about half of the others.
func (s *scene) slips() bool { return len(s.drafts) == 0 || s.r.IntN(2) == 0 }

func wordsOf(paragraphs []string) int { return text.CountWords(strings.Join(paragraphs, " ")) }

// shorten drops sentences from the end until the words fit, and of the last one words.
func shorten(paragraphs []string, limit int) []string {
	for wordsOf(paragraphs) > limit {
		last := len(paragraphs) - 1
		fields := strings.Fields(paragraphs[last])
		switch found := text.Sentences(paragraphs[last]); {
		case len(found) > 1:
			paragraphs[last] = closeQuote(strings.Join(found[:len(found)-1], " "))
		case last > 0:
			paragraphs = paragraphs[:last]
		default:
			paragraphs[0] = closeQuote(strings.Join(fields[:min(len(fields)-1, limit)], " "))
		}
	}
	return paragraphs
}

// closeQuote ends speech that was cut.
func closeQuote(cut string) string {
	if strings.Count(cut, `"`)%2 != 0 {
		return cut + `"`
	} else if strings.Count(cut, "“") > strings.Count(cut, "”") {
		return cut + "”"
	}
	return cut
}

// guide answers where no character is in the prompt.
func (s *scene) guide() []string {
	out := []string{s.say("topic"), s.say("topic")}
	asks, known := strings.Contains(s.said, "?"), s.book.lines("topic", s.said)[0] != s.book.lines("topic", "")[0]
	switch {
	case !asks && len(s.drafts) == 0: // a reply that is continued has welcomed the person already
		out = slices.Insert(out, 0, s.say("guide"))
	case asks && !known:
		out = slices.Insert(out, 0, s.say("question"))
	}
	if s.slips() {
		out = append(out, s.say("guide slip")+" "+s.say("guide slip"))
	}
	return append(out, s.say("picture"), s.say("closing"))
}
