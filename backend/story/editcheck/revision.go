package editcheck

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// A Revision changes sentences of a draft by their numbers.
type Revision struct {
	Draft       string
	Edits       []Edit
	Deletions   []int
	Complete    bool // the model ended the form by itself
	Asked       map[int]Permission
	Known       []string // names of people and places of the story
	Deleted     int      // sentences that earlier rounds left out
	Repaired    int      // sentences that earlier rounds wrote again
	Instruction string   // what the model was asked, none of which may come back
}

// A Permission is what an edit of one sentence may change.
type Permission struct {
	Speech bool // also what is said in quotes, because something was found in it
}

// A Revised is a draft with the edits that proved themselves.
type Revised struct {
	Text    string
	Changes []SentenceChange // by number
	Refused []Refused
}

// A SentenceChange is a sentence before and after an edit.
type SentenceChange struct {
	Number   int
	Old, New string    // New is empty where the sentence was left out
	Place    text.Span // of New in the text
}

// For so many sentences that are written again, one may be left out. A model that finds nothing else to do than to leave out
// does not edit.
const repairsPerDeletion = 12

// The length of a new sentence, as shares of the letters of the old one. So few letters more or less, which
// are three short words, are no change of length.
const (
	leastSentence   = 0.8
	mostSentence    = 1.2
	lettersOfLeeway = 18
)

// Apply changes the sentences whose edits prove themselves, and refuses the others. Everything outside of these sentences
// stays as it is, byte by byte. without are numbers whose edits are left out by a rule of the caller's.
func (r Revision) Apply(without map[int]Rule) Revised {
	out := Revised{Text: r.Draft}
	if !r.Complete {
		out.Refused = []Refused{{Rule: Incomplete}}
		return out
	}
	d := readDraft(r.Draft, r.Known)
	changes := map[int]string{}
	refuse := func(index, number int, rule Rule) { out.Refused = append(out.Refused, Refused{index, rule, number}) }
	for i, e := range r.Edits {
		fresh, rule := r.check(d, e)
		before, twice := changes[e.Number]
		switch {
		case rule == Accepted && twice && before == fresh:
		case rule == Accepted && twice:
			refuse(i, e.Number, Repeated)
		case rule == Accepted && without[e.Number] != Accepted:
			refuse(i, e.Number, without[e.Number])
		case rule != Accepted:
			refuse(i, e.Number, rule)
		default:
			changes[e.Number] = fresh
		}
	}
	deleted, most := r.Deleted, (r.Repaired+len(changes))/repairsPerDeletion
	for i, number := range lists.Distinct(r.Deletions) {
		rule := r.checkDeletion(d, number, deleted < most)
		if _, twice := changes[number]; twice && rule == Accepted {
			rule = Repeated
		}
		if rule == Accepted {
			rule = without[number]
		}
		if rule != Accepted {
			refuse(len(r.Edits)+i, number, rule)
			continue
		}
		changes[number] = ""
		deleted++
	}
	out.Text, out.Changes = d.numbered.replace(changes)
	return out
}

// check gives the new text of a sentence, with the marks around the old one, or the rule that it breaks.
func (r Revision) check(d draftFacts, e Edit) (string, Rule) {
	old := d.numbered.Text(e.Number)
	permission, asked := r.Asked[e.Number]
	switch {
	case old == "":
		return "", NotFound
	case !asked:
		return "", NotAsked
	case !utf8.ValidString(e.Text):
		return "", Unreadable
	}
	fresh := fit(old, withoutNumber(old, e), d)
	switch {
	case !text.HasWord(fresh):
		return "", Empty
	case fresh == old:
		return "", Unchanged
	case strings.ContainsAny(fresh, "\n\r"):
		return "", Bounds
	}
	if rule := foreign(r.Draft, fresh, r.Instruction); rule != Accepted {
		return "", rule
	}
	switch {
	case more(apology(), old, fresh):
		return "", Refusal
	case introduces(old, fresh): // also in words that the draft has elsewhere
		return "", Preamble
	}
	if strings.Contains(fresh, fence) && !strings.Contains(old, fence) {
		return "", Fence
	}
	if otherLanguage(r.Draft, fresh, vocabularyOf(fresh).share(d.words)) {
		return "", Language
	}
	was, is := float64(letters(old)), float64(letters(fresh))
	switch {
	case is < was*leastSentence && was-is > lettersOfLeeway:
		return "", TooShort
	case is > was*mostSentence && is-was > lettersOfLeeway:
		return "", TooLong
	case !maps.Equal(numbersIn(old), numbersIn(fresh)):
		return "", Numbers
	case !d.sameNames(old, fresh):
		return "", Names
	case !sameMarks(old, fresh) || damaged(r.Draft, fresh):
		return "", Punctuation
	case !d.keepsSpeech(e.Number, fresh, permission.Speech):
		return "", Speech
	case !samePeople(old, fresh):
		return "", Speaker
	case r.isOfAnother(d, e.Number, fresh):
		return "", OfAnother
	}
	return fresh, Accepted
}

// isOfAnother reports whether a new sentence is made of the words of another sentence that the model was asked about.
func (r Revision) isOfAnother(d draftFacts, number int, fresh string) bool {
	const (
		most       = 0.6 // of its words may be those of the other sentence,
		more       = 0.3 // or so many fewer than are its own
		leastWords = 4
	)
	words := vocabularyOf(fresh)
	own := words.share(vocabularyOf(d.numbered.Text(number)))
	for other := range r.Asked {
		if share := words.share(vocabularyOf(d.numbered.Text(other))); len(words) >= leastWords && share > most && share > own+more {
			return true
		}
	}
	return false
}

// checkDeletion gives the rule that leaving a sentence out breaks.
func (r Revision) checkDeletion(d draftFacts, number int, may bool) Rule {
	old := d.numbered.Text(number)
	_, asked := r.Asked[number]
	switch {
	case old == "":
		return NotFound
	case !asked:
		return NotAsked
	case !may:
		return Emptied
	case len(numbersIn(old)) > 0:
		return Numbers
	case strings.ContainsAny(old, quotes):
		return Speech
	case unpaired(old):
		return Punctuation
	}
	for name := range d.namesIn(old) {
		if strings.Count(r.Draft, name) <= strings.Count(old, name) {
			return Names
		}
	}
	return Accepted
}

// item is what begins a line of a list.
var item = lazyregexp.New(`^[-+*>•]\s+`)

// withoutNumber is the text of an edit without its number or the mark of a list, which models like to write before it.
func withoutNumber(old string, e Edit) string {
	fresh := strings.TrimSpace(e.Text)
	if !item().MatchString(old) {
		fresh = item().ReplaceAllString(fresh, "")
	}
	if all := ReadList(fresh); len(all) == 1 && all[0].Number == e.Number && !strings.Contains(fresh, "\n") {
		return all[0].Text
	}
	return fresh
}

const (
	quotes  = "\"“”„«»「」『』"
	openers = "\"“„«(\\[「『*_‘"
)

// fit gives a new sentence what was around the old one: its marks, its end, and its beginning in lower case where a sentence
// goes on.
func fit(old, fresh string, d draftFacts) string {
	lead := old[:len(old)-len(strings.TrimLeft(old, openers))]
	tail := old[len(strings.TrimRight(old, closers)):]
	core := old[len(lead) : len(old)-len(tail)]
	if lead == "" && tail == "" { // a model quotes what it was shown in quotes
		if bare := strings.Trim(fresh, quotes); !strings.ContainsAny(bare, quotes) && len(fresh)-len(bare) > 1 && !strings.ContainsAny(old, quotes) {
			fresh = bare
		}
	}
	if lead != "" {
		fresh = strings.TrimLeft(fresh, openers)
	}
	if tail != "" {
		fresh = strings.TrimRight(fresh, closers)
	}
	return lead + fitCase(core, fitEnd(core, strings.TrimSpace(fresh)), d) + tail
}

// fitEnd ends a new sentence as the old one ended, where it has no end of its own.
func fitEnd(old, fresh string) string {
	end := old[len(strings.TrimRightFunc(old, unicode.IsPunct)):]
	last, _ := utf8.DecodeLastRuneInString(old)
	newLast, _ := utf8.DecodeLastRuneInString(fresh)
	switch {
	case end == "" || strings.ContainsAny(end, closers):
		return fresh
	case text.EndsSentence(last) && text.EndsSentence(newLast):
		return fresh
	case last == newLast:
		return fresh
	}
	return strings.TrimRightFunc(fresh, func(r rune) bool { return unicode.IsPunct(r) && !strings.ContainsRune(closers, r) }) + end
}

// fitCase begins a new sentence with the case of the old one, unless that is a name's.
func fitCase(old, fresh string, d draftFacts) string {
	was, _ := utf8.DecodeRuneInString(old)
	is, size := utf8.DecodeRuneInString(fresh)
	switch {
	case unicode.IsUpper(was) && unicode.IsLower(is):
		return string(unicode.ToUpper(is)) + fresh[size:]
	case unicode.IsLower(was) && unicode.IsUpper(is) && !d.isName(firstWord(fresh)) && firstWord(fresh) != "I" && d.lowers:
		return string(unicode.ToLower(is)) + fresh[size:]
	}
	return fresh
}

func firstWord(s string) string {
	end := strings.IndexFunc(s, func(r rune) bool { return !unicode.IsLetter(r) })
	if end < 0 {
		return s
	}
	return s[:end]
}

// replace puts new sentences in the places of old ones; an empty one is left out with the white space behind it, or with its
// paragraph.
func (n Numbered) replace(changes map[int]string) (string, []SentenceChange) {
	var b strings.Builder
	var all []SentenceChange
	rest := 0
	for _, number := range slices.Sorted(maps.Keys(changes)) {
		span, fresh := n.spans[number-1], changes[number]
		b.WriteString(n.draft[rest:span.Start])
		rest = span.End
		change := SentenceChange{Number: number, Old: n.draft[span.Start:span.End], New: fresh}
		change.Place = text.Span{Start: b.Len(), End: b.Len() + len(fresh)}
		b.WriteString(fresh)
		all = append(all, change)
		if fresh != "" {
			continue
		}
		gap := n.draft[rest : rest+len(n.draft[rest:])-len(strings.TrimLeftFunc(n.draft[rest:], unicode.IsSpace))]
		if begins := strings.TrimRight(b.String(), " \t"); begins == "" || strings.HasSuffix(begins, "\n") || !strings.Contains(gap, "\n") {
			rest += len(gap)
		}
	}
	b.WriteString(n.draft[rest:])
	return strings.TrimRightFunc(b.String(), unicode.IsSpace) + trailing(n.draft), all
}

// trailing is the white space at the end of a text.
func trailing(s string) string { return s[len(strings.TrimRightFunc(s, unicode.IsSpace)):] }
