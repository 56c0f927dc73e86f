package demo

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

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
	case asksModel.MatchString(s.said), s.char == "" && asksWho.MatchString(s.said):
		paragraphs = []string{s.say("confession"), s.say("closing")}
	case s.char == "":
		paragraphs = s.guide()
	default:
		paragraphs = s.tell()
	}
	if s.book.foreign.MatchString(s.said) {
		paragraphs = slices.Insert(paragraphs, 0, s.say("foreign"))
	}
	paragraphs = slices.DeleteFunc(append(paragraphs, s.label()), func(p string) bool { return p == "" })
	reply := strings.Join(paragraphs, "\n\n")
	if strings.ContainsAny(s.said, "“”") { // quotes are curly where the user's are
		reply = quotePair.ReplaceAllString(reply, "“$1”")
	}
	return reply
}

var (
	asksModel = regexp.MustCompile(`(?i)\b(?:are you|is this|am i talking to) (?:an? |really )*(?:ai|bot|demo|chatgpt|llm|(?:language )?model)\b`)
	asksWho   = regexp.MustCompile(`(?i)\b(?:who|what|which model) are you\b|\bwho is this\b|\byour name\b|\bare you (?:an? )?(?:real|human|robot)\b`)
	quotePair = regexp.MustCompile(`"([^"]*)"`)
)

// label is the closing line that says what speaks.
func (s *scene) label() string { return "*" + s.say("label") + "*" }

// tell writes the next part of a scene, by a shape: what each paragraph is made of.
func (s *scene) tell() []string {
	shape := strings.Split(s.say("shape"), " / ")
	if s.slots["next"] != "" {
		shape = slices.Insert(shape, len(shape)-1, "event")
	}
	if s.style != "" {
		shape[0] += " " + s.say("style sign")
	}
	if s.mood != "" {
		shape[0] += " mood"
	}
	if s.image {
		shape[0] += " picture"
	}
	if s.slips() { // one alone is not worth a call of the Editor
		shape[0] += " slip"
		shape[1] += " slip"
	}
	var paragraphs []string
	for _, group := range shape {
		var sentences []string
		for block := range strings.FieldsSeq(group) {
			sentences = append(sentences, s.block(block))
		}
		paragraphs = append(paragraphs, strings.Join(sentences, " "))
	}
	limit := min(longest, cmp.Or(s.words, longest))
	for i := 0; wordsOf(paragraphs) < min(fewest, limit); i++ {
		paragraphs[i%len(paragraphs)] = s.say("detail") + " " + paragraphs[i%len(paragraphs)]
	}
	return shorten(paragraphs, limit)
}

func (s *scene) block(name string) string {
	switch {
	case name == "speech" && strings.Contains(s.said, "?"):
		name = "answer"
	case name != "react":
	case len(s.nouns) > 0:
		name = "noun"
	case len(s.names) > 0:
		name = "name"
	default:
		name = "plain"
	}
	return s.say(name)
}

// slips reports whether this reply has worn phrases: the first of a conversation, so that
// a newcomer sees the Editor at once, and about half of the others.
func (s *scene) slips() bool { return len(s.drafts) == 0 || s.r.IntN(2) == 0 }

func wordsOf(paragraphs []string) int { return text.CountWords(strings.Join(paragraphs, " ")) }

// shorten drops sentences from the end until the words fit, and of the last one words.
func shorten(paragraphs []string, limit int) []string {
	for wordsOf(paragraphs) > limit {
		last := len(paragraphs) - 1
		switch found := sentences(paragraphs[last]); {
		case len(found) > 1:
			paragraphs[last] = strings.Join(found[:len(found)-1], " ")
		case last > 0:
			paragraphs = paragraphs[:last]
		default:
			paragraphs[0] = strings.ReplaceAll(strings.Join(strings.Fields(paragraphs[0])[:limit], " "), `"`, "")
		}
	}
	return paragraphs
}

var sentenceEnd = regexp.MustCompile(`[.!?…]["”*_)]*\s+`)

// sentences cuts a paragraph, keeping together what one pair of quotes spans.
func sentences(paragraph string) []string {
	var out []string
	start := 0
	for _, end := range sentenceEnd.FindAllStringIndex(paragraph, -1) {
		s := paragraph[start:end[1]]
		if strings.Count(s, `"`)%2 == 0 && strings.Count(s, "“") == strings.Count(s, "”") {
			out, start = append(out, strings.TrimSpace(s)), end[1]
		}
	}
	return append(out, strings.TrimSpace(paragraph[start:]))
}

// guide answers where no character is in the prompt.
func (s *scene) guide() []string {
	if n := text.CountWords(s.said); n > 60 || n > 15 && strings.Contains(strings.ToLower(s.said), "summar") {
		return []string{
			"I can't understand a text, but I can look through it, and here is what I find.",
			"**It begins:** " + clip(text.Sentences(s.said)[0], 40),
			"**It speaks of:** " + strings.Join(append(s.names, s.nouns...), ", ") + ".",
		}
	}
	out := []string{s.say("topic"), s.say("topic")}
	switch known := s.book.lines("topic", s.said)[0] != s.book.lines("topic", "")[0]; {
	case !strings.Contains(s.said, "?"):
		out = slices.Insert(out, 0, s.say("guide"))
	case !known:
		out = slices.Insert(out, 0, s.say("question"))
	}
	if s.image {
		out = append(out, s.say("picture"))
	}
	if s.slips() {
		out = append(out, s.say("guide slip")+" "+s.say("guide slip"))
	}
	return append(out, s.say("closing"))
}
