package editcheck

import (
	"maps"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/story/prose"
	"terzetto/backend/text"
)

// The facts of a draft that its edits must keep.
type draftFacts struct {
	numbered Numbered
	words    vocabulary
	names    map[string]bool
	lower    map[string]bool // words that are written in lower case somewhere
	speech   []text.Block
	lowers   bool // the language writes no nouns with capitals
}

func readDraft(draft string, known []string) draftFacts {
	d := draftFacts{
		numbered: Number(draft), words: vocabularyOf(draft), names: map[string]bool{}, lower: map[string]bool{},
		speech: speechOf(draft), lowers: text.Language(draft) != "de",
	}
	for _, name := range known {
		for _, word := range wordsWithCase(name) {
			if first, _ := utf8.DecodeRuneInString(word.text); unicode.IsUpper(first) {
				d.names[word.text] = true
			}
		}
	}
	all := wordsWithCase(heading().ReplaceAllString(draft, ""))
	for _, w := range all {
		if first, _ := utf8.DecodeRuneInString(w.text); unicode.IsLower(first) {
			d.lower[w.text] = true
		}
	}
	if d.lowers {
		for _, w := range all {
			if w.capital && !w.begins && !d.lower[strings.ToLower(w.text)] {
				d.names[w.text] = true
			}
		}
	}
	return d
}

// heading is a line whose capitals say nothing.
var heading = lazyregexp.New(`(?m)^#.*$`)

// speechOf gives the stretches in quotes.
func speechOf(s string) []text.Block {
	return lists.Keep(text.Voices(s), func(b text.Block) bool { return b.Kind == text.Speech })
}

// A casedWord is a word as it is written.
type casedWord struct {
	text    string
	capital bool // and is not "I"
	begins  bool // a sentence, or what is said
}

// wordsWithCase lists the words of a text.
func wordsWithCase(s string) (all []casedWord) {
	begins := true
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		if !unicode.IsLetter(r) {
			switch {
			case unicode.IsSpace(r) && r != '\n', strings.ContainsRune(",;('’-–—*_", r):
			case unicode.IsDigit(r):
				begins = false
			default: // after any other mark a capital says nothing
				begins = true
			}
			i += size
			continue
		}
		end := i
		for end < len(s) {
			r, size := utf8.DecodeRuneInString(s[end:])
			if !unicode.IsLetter(r) && !unicode.IsMark(r) {
				break
			}
			end += size
		}
		word := s[i:end]
		all = append(all, casedWord{word, unicode.IsUpper(r) && word != "I", begins})
		begins, i = false, end
	}
	return all
}

func (d draftFacts) isName(word string) bool { return d.names[word] }

// namesIn are the names of a sentence, with how often each is said. A capital within a sentence makes one, and at its
// beginning a word that no other place of the draft has in lower case and that is no everyday word.
func (d draftFacts) namesIn(sentence string) map[string]int {
	all := map[string]int{}
	titled := heading().MatchString(sentence)
	for _, w := range wordsWithCase(sentence) {
		within := d.lowers && w.capital && !w.begins && (!titled || !isEveryday(w.text)) && !d.lower[strings.ToLower(w.text)]
		beginning := d.lowers && w.capital && w.begins && !d.lower[strings.ToLower(w.text)] && !isEveryday(w.text)
		if d.names[w.text] || within || beginning {
			all[w.text] = 1
		}
	}
	return all
}

// sameNames reports whether two sentences have the same names. A word that begins one of them and is written small in the other
// is none.
func (d draftFacts) sameNames(old, fresh string) bool {
	was, is := d.namesIn(old), d.namesIn(fresh)
	for _, sides := range []struct {
		names map[string]int
		other string
	}{{was, fresh}, {is, old}} {
		for _, w := range wordsWithCase(sides.other) {
			maps.DeleteFunc(sides.names, func(name string, _ int) bool { return !d.names[name] && strings.ToLower(name) == w.text })
		}
	}
	return maps.Equal(was, is)
}

// DraftNames are the names of a draft.
type DraftNames struct{ facts draftFacts }

// NamesOf gives the names of a draft; known are those of the story.
func NamesOf(draft string, known []string) DraftNames { return DraftNames{readDraft(draft, known)} }

// In reports whether a passage of the draft has a name.
func (n DraftNames) In(passage string) bool { return len(n.facts.namesIn(passage)) > 0 }

// keepsSpeech reports whether a new sentence leaves what is said in quotes alone; with changes only what is said elsewhere.
func (d draftFacts) keepsSpeech(number int, fresh string, changes bool) bool {
	edited, all := d.numbered.replace(map[int]string{number: fresh})
	after := speechOf(edited)
	if len(after) != len(d.speech) {
		return false
	}
	own := d.numbered.spans[number-1]
	longer := len(edited) - len(d.numbered.draft)
	for i, b := range d.speech {
		within := b.Start < own.End && own.Start < b.Start+len(b.Text)
		moved := b.Start
		if b.Start >= own.End {
			moved += longer
		}
		switch {
		case within && changes && after[i].Start < all[0].Place.End && all[0].Place.Start < after[i].Start+len(after[i].Text):
		case after[i].Text != b.Text || !within && after[i].Start != moved:
			return false
		}
	}
	return true
}

var digits = lazyregexp.New(`\d+(?:[.,:/]\d+)*`)

// numberWords are the numbers that prose writes in letters. One is left out: it is an article in most languages.
var numberWords = lists.Set(strings.Fields(`two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
	seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen
	zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig hundert tausend
	deux trois quatre cinq sept huit neuf dix onze douze vingt trente cinquante cent mille
	dos tres cuatro cinco seis siete ocho nueve diez once doce veinte treinta cuarenta cincuenta cien mil`), strings.ToLower)

// numbersIn are the numbers of a sentence, with how often each is said.
func numbersIn(s string) map[string]int {
	all := map[string]int{}
	for _, number := range digits().FindAllString(s, -1) {
		all[number]++
	}
	for _, w := range wordsWithCase(s) {
		if word := strings.ToLower(w.text); numberWords[word] {
			all[word]++
		}
	}
	return all
}

// sameMarks reports whether two sentences have as many quotes, brackets and stars of each kind.
func sameMarks(old, fresh string) bool {
	for _, mark := range quotes + "()[]*`#|" {
		if strings.Count(old, string(mark)) != strings.Count(fresh, string(mark)) {
			return false
		}
	}
	return true
}

// unpaired reports whether a sentence holds one half of a pair of marks.
func unpaired(s string) bool {
	for _, pair := range []string{"()", "[]", "**", "__", "``"} {
		opened, closed := strings.Count(s, pair[:1]), strings.Count(s, pair[1:])
		if opened != closed || pair[0] == pair[1] && opened%2 != 0 {
			return true
		}
	}
	return false
}

var doubledMark = lazyregexp.New(`[,;:][,;:.!?]|[^.]\.\.(?:[^.]|$)|[^\s] [,.;!?](?:\s|$)|[.!?],|[a-z][.!?][A-Z][a-z]`)

// damaged reports whether a sentence has marks that collide, where its draft has none.
func damaged(draft, fresh string) bool { return more(doubledMark(), draft, fresh) }

// people are the pronouns of each person, by language.
var people = []map[string]int{
	personsOf("i me my mine myself | we us our ours ourselves | you your yours yourself | he him his himself | she her hers herself"),
	personsOf("ich mich mir mein meine meinen meinem meiner | du dich dir dein deine deinen deinem deiner | wir uns unser unsere"),
	personsOf("je moi mon mes | tu toi ton tes | il | elle | nous | vous"),
	personsOf("yo mi mis conmigo | tú tus contigo | él | ella | nosotros | vosotros ustedes"),
}

func personsOf(classes string) map[string]int {
	all := map[string]int{}
	for i, class := range strings.Split(classes, "|") {
		for word := range strings.FieldsSeq(class) {
			all[word] = i + 1
		}
	}
	return all
}

// samePeople reports whether a new sentence speaks of nobody whom the old one did not speak of. Beside speech, which somebody
// says, it also speaks of everybody.
func samePeople(old, fresh string) bool {
	for _, pronouns := range people {
		was, is := personsIn(old, pronouns), personsIn(fresh, pronouns)
		if strings.ContainsAny(old, quotes) {
			if !maps.Equal(was, is) {
				return false
			}
			continue
		}
		if slices.ContainsFunc(slices.Collect(maps.Keys(is)), func(p int) bool { return !was[p] }) {
			return false
		}
	}
	return true
}

func personsIn(s string, pronouns map[string]int) map[int]bool {
	all := map[int]bool{}
	for _, w := range wordsWithCase(s) {
		if p := pronouns[strings.ToLower(w.text)]; p > 0 {
			all[p] = true
		}
	}
	return all
}

// isEveryday reports whether a word is one with which sentences begin that name nobody.
func isEveryday(word string) bool { return prose.IsEveryday(strings.ToLower(word)) }

// KeepsFacts reports whether a text has the names and the numbers of its draft, and no others.
func KeepsFacts(draft, edited string) (names, numbers bool) {
	d := readDraft(draft, nil)
	e := readDraft(edited, nil)
	return maps.Equal(d.names, e.names), maps.Equal(numbersIn(draft), numbersIn(edited))
}
