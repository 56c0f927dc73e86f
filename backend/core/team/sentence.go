package team

import (
	"cmp"
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"

	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// The reasons that are told in the language of the request; an error's own words are told as they are.
const (
	whyHalf    = "%d of %d agent tasks failed, which is more than half."
	whyNoPlan  = "There is no valid workplan: "
	whyNothing = "The agent gave nothing back."
	whyRestart = "interrupted by restart"
)

// What the messages of a team say around the reasons.
const (
	saidStopped = "The work was stopped. What was made until then is kept."
	saidBroken  = "The work could not be finished: "
	saidFailed  = "This task failed: "
)

//go:embed sentences.json
var sentences []byte

// translations are what a team says to the user without a model, by the English sentences and the languages. What is in
// the place of %s is a label, an address or a number, and no other sentence.
var translations = sync.OnceValue(func() (all map[string]map[languageCode]string) {
	if err := json.Unmarshal(sentences, &all); err != nil {
		panic(err) // the file is a part of the program, and tests read it
	}
	return all
})

// A languageCode names a language without its region.
type languageCode string

// in gives the code without its region; false where there are no sentences in it.
func in(code string) (languageCode, bool) {
	short, _, _ := strings.Cut(strings.ToLower(cmp.Or(code, "en")), "-")
	return languageCode(short), slices.Contains([]string{"en", "de", "fr", "es"}, short)
}

// orEnglish gives that code, or the one of English: a reason has to be told.
func orEnglish(code string) languageCode {
	if l, known := in(code); known {
		return l
	}
	return "en"
}

func (l languageCode) say(english string) string { return cmp.Or(translations()[english][l], english) }

// outcome lists what was delivered, what was promised or asked for by name and was not. In a language without sentences here it is
// marks and labels.
func outcome(code string, delivered, missing, asked []string) string {
	l, known := in(code)
	if !known {
		marked := func(mark string) func(string) string { return func(l string) string { return mark + l } }
		return strings.Join(append(lists.Map(delivered, marked("✓ ")), lists.Map(slices.Concat(missing, asked), marked("✗ "))...), "\n")
	}
	list := func(labels []string) string { return cmp.Or(strings.Join(labels, ", "), l.say("none")) + "." }
	all := l.say("Delivered: ") + list(delivered)
	if len(missing) > 0 {
		all += " " + l.say("Promised and not delivered: ") + list(missing)
	}
	if len(asked) > 0 {
		all += " " + l.say("Asked for and not delivered: ") + list(asked)
	}
	return all
}

// WroteSentence says in the language of a task that a document was written.
func WroteSentence(code, label string) string {
	if l, known := in(code); known {
		return fmt.Sprintf(l.say("Wrote %s."), label)
	}
	return "✓ " + label
}

// UnchangedSentence says in the language of a task that a document needed no change.
func UnchangedSentence(code, label string) string {
	return fmt.Sprintf(orEnglish(code).say("Nothing in %s had to change."), label)
}

// languageOf is the language of a request: as the project manager says, unless the words of the
// request say plainly that English, which models name out of habit, is wrong.
func languageOf(said, prompt, before string) string {
	if said != "" && said != "en" {
		return said
	}
	return cmp.Or(text.Language(prompt), said, before)
}
