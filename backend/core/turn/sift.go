package turn

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/output"
)

// copiedLetters are how many letters of a field show that it was copied: a sentence of one's own does not begin like
// another one for that long. A shorter text counts as copied only where it is the whole of the other.
const copiedLetters = 40

// A sieve finds what a model copied into a form in the place of an answer. Small models fill the fields with the words
// that explain them, and a Writer who is handed those prints them as story.
type sieve struct {
	asked string   // the letters of all that came with the form
	whole []string // the letters of texts that are no answer, however short they are
}

// newSieve is the sieve of a form. request are the words that asked for it.
func newSieve(form llm.Tool, request string, whole ...string) sieve {
	s := sieve{asked: letters(string(form.Parameters)) + " " + letters(request), whole: lists.Map(whole, letters)}
	var described struct {
		Properties map[string]struct {
			Description string `json:"description"`
		} `json:"properties"`
	}
	_ = json.Unmarshal(form.Parameters, &described) // a form of ours can be read
	for name, p := range described.Properties {
		s.whole = append(s.whole, letters(name), letters(p.Description))
		for _, example := range quoted().FindAllStringSubmatch(p.Description, -1) {
			s.whole = append(s.whole, letters(example[1]))
		}
	}
	return s
}

// quoted finds the examples in a description.
var quoted = lazyregexp.New(`[“"]([^”"]+)[”"]`)

// copied reports whether a text only says again what was asked.
func (s sieve) copied(text string) bool {
	said := letters(text)
	if said == "" {
		return false
	}
	if utf8.RuneCountInString(said) < copiedLetters {
		return slices.Contains(s.whole, said)
	}
	return strings.Contains(s.asked, string([]rune(said)[:copiedLetters]))
}

// letters are those of a text and its digits, without case.
func letters(text string) string {
	return strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, text)
}

// sceneSieve is the sieve of the Director's form. What the story itself says is no part of it: a direction may well
// say again what the lorebook, the notes or the Director of the last turn said.
func (p *plan) sceneSieve() sieve {
	request := p.snap.instruct(planReply) + p.forContext() + p.speakersRequest() + p.sceneOrder("", nil)
	whole := []string{p.text}
	for _, f := range scenic(p.snap.Fragments) {
		whole = append(whole, f.Label, f.InjectionLabel)
	}
	for _, m := range p.snap.Moods {
		whole = append(whole, m.Description, m.PromptText)
	}
	return newSieve(p.tools.sceneTool(), request, whole...)
}

// fewestOfAll is how many moods there are at least where all of them at once say nothing. Of two, both may be meant.
const fewestOfAll = 3

// sift gives the arguments of the Director that say something, and how many were dropped because they only repeat what
// it was asked: copies, keywords that are only names of moods, and all moods at once.
func (p *plan) sift(args map[string]any) (kept map[string]any, dropped int) {
	s := p.sceneSieve()
	isMood := func(text string) bool {
		return slices.ContainsFunc(p.snap.Moods, func(m chat.MoodFragment) bool { return letters(m.ID) == letters(text) })
	}
	kept = map[string]any{}
	for name, value := range args {
		switch v := value.(type) {
		case nil:
			continue
		case string:
			if name != nextSpeaker && name != "moods" && s.copied(v) {
				dropped++
				continue
			}
		case []any:
			if name == "moods" {
				break
			}
			said := lists.Keep(v, func(item any) bool { text, is := item.(string); return !is || !s.copied(text) })
			if len(said) > 0 && !slices.ContainsFunc(said, func(item any) bool { text, is := item.(string); return !is || !isMood(text) }) {
				said = nil
			}
			if dropped += len(v) - len(said); len(said) == 0 {
				continue
			}
			value = said
		}
		kept[name] = value
	}
	if on := p.snap.enabledMoods(stringsOf(args["moods"])); len(on) >= fewestOfAll && len(on) == len(p.snap.Moods) {
		delete(kept, "moods")
		dropped++
	}
	return kept, dropped
}

// cutCopies cuts each text of a form back to its first copy, and says so.
func (j *journal) cutCopies(args json.RawMessage) json.RawMessage {
	var all map[string]any
	if json.Unmarshal(args, &all) != nil {
		return args
	}
	n := 0
	cut := func(value any) any {
		text, is := value.(string)
		if short, loops := output.CutField(text); is && loops {
			n++
			return short
		}
		return value
	}
	for name, value := range all {
		if items, is := value.([]any); is {
			all[name] = lists.Map(items, cut)
		} else {
			all[name] = cut(value)
		}
	}
	if n == 0 {
		return args
	}
	j.skip(fmt.Sprintf("Texts of a form that repeated themselves were cut back to the first copy: %d.", n))
	return mustJSON(all)
}
