package prose

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// A PhraseGroup is one row of the phrase bank.
type PhraseGroup struct {
	ID       int64
	Kind     string   // "literal" or "regex"; empty means literal
	Variants []string // literal: the first is the canonical name
	Pattern  string   // regex: Go syntax, case-insensitive
}

// A Hit is one group of the phrase bank found in a sentence.
type Hit struct {
	Group      int64
	Canonical  string  // the group's first variant; of a regex group without one, the words it matched
	Variant    string  // the variant that fits best; of a regex group, the words it matched
	Score      float64 // 1 is the whole phrase
	Start, End int     // in the draft
}

// A BannedSentence is a sentence with banned phrases, the closest first. Its text is a substring of the draft.
type BannedSentence struct {
	Sentence string
	Hits     []Hit
}

// A Bank is a phrase bank prepared for scanning. It is immutable.
type Bank struct {
	groups   []PhraseGroup
	variants []variant
	patterns []pattern
	skipped  []string
	vocab    map[string]uint32
	short    map[uint32][]int       // first word to variants of one to three words
	grams    map[[3]uint32][]gramAt // three words to variants of four or more
}

type variant struct {
	group int
	text  string
	words []string
	grams int // distinct runs of three words
}

// A gramAt is the place of a run of three words in a variant.
type gramAt struct{ variant, gram int }

type pattern struct {
	group int
	regex *regexp.Regexp
}

// NewBank prepares phrase groups. A regex that does not compile is skipped, and so are blank variants.
func NewBank(groups []PhraseGroup) *Bank {
	b := &Bank{
		groups: slices.Clone(groups), vocab: map[string]uint32{},
		short: map[uint32][]int{}, grams: map[[3]uint32][]gramAt{},
	}
	for g, group := range groups {
		if group.Kind == "regex" {
			b.addPattern(g, group.Pattern)
			continue
		}
		for _, phrase := range group.Variants {
			b.addVariant(g, phrase)
		}
	}
	return b
}

func (b *Bank) addPattern(group int, source string) {
	regex, err := CompilePattern(source)
	if err != nil {
		b.skipped = append(b.skipped, source)
		return
	}
	b.patterns = append(b.patterns, pattern{group, regex})
}

func (b *Bank) addVariant(group int, phrase string) {
	words := wordsOf(phrase)
	if len(words) == 0 {
		return
	}
	ids := make([]uint32, len(words))
	for i, word := range words {
		id, known := b.vocab[word]
		if !known {
			id = uint32(len(b.vocab) + 1) // 0 is every word that no phrase has.
			b.vocab[word] = id
		}
		ids[i] = id
	}
	at := len(b.variants)
	v := variant{group: group, text: phrase, words: words}
	if len(ids) < 4 {
		b.short[ids[0]] = append(b.short[ids[0]], at)
	} else {
		for i := range len(ids) - 2 {
			gram := [3]uint32{ids[i], ids[i+1], ids[i+2]}
			known := slices.ContainsFunc(b.grams[gram], func(g gramAt) bool { return g.variant == at })
			if !known {
				b.grams[gram] = append(b.grams[gram], gramAt{at, v.grams})
				v.grams++
			}
		}
	}
	b.variants = append(b.variants, v)
}

// SkippedPatterns lists the patterns that do not compile.
func (b *Bank) SkippedPatterns() []string {
	return slices.Clone(b.skipped)
}

// Scan lists the sentences of a draft with a hit of at least threshold. Speech and narration are separate sentences, and
// a regex never reaches over the end of one. A variant of one word must be a whole word; of two or three words, they
// must follow each other, whatever punctuation is between them (the last may go on: "heart skip" finds "heart
// skipped"); of four or more, its score is the share of its runs of three words within a window two words longer.
func (b *Bank) Scan(draft string, threshold float64) []BannedSentence {
	var out []BannedSentence
	if len(b.variants) == 0 && len(b.patterns) == 0 {
		return nil
	}
	var s bankScan
	for _, segment := range text.Segments(draft) {
		if hits := b.hits(segment.Text, threshold, &s); len(hits) > 0 {
			for i := range hits {
				hits[i].Start += segment.Start
				hits[i].End += segment.Start
			}
			out = append(out, BannedSentence{text.Snippet(segment.Text), hits})
		}
	}
	return out
}

// A bankScan is room that one sentence leaves to the next.
type bankScan struct {
	ids    []uint32
	words  []string
	places []text.Span // of the words
	found  map[int][]foundGram
}

// A foundGram is a run of three words of a variant at a place in the sentence.
type foundGram struct{ at, gram int }

// hits finds the best variant of each group in one sentence.
func (b *Bank) hits(sentence string, threshold float64, s *bankScan) []Hit {
	s.ids, s.words, s.places = s.ids[:0], s.words[:0], s.places[:0]
	scan := wordScanner{text: sentence}
	for scan.next() {
		s.ids = append(s.ids, b.vocab[string(scan.word)])
		s.words = append(s.words, string(scan.word))
		s.places = append(s.places, text.Span{Start: scan.start, End: scan.end})
	}
	best := map[int]Hit{}
	offer := func(v int, score float64, from, words int) {
		group := b.variants[v].group
		if score < threshold || score <= best[group].Score {
			return
		}
		best[group] = Hit{
			Group: b.groups[group].ID, Canonical: b.groups[group].Variants[0],
			Variant: b.variants[v].text, Score: score,
			Start: s.places[from].Start, End: s.places[min(from+words, len(s.places))-1].End,
		}
	}
	b.matchShort(s, offer)
	b.matchLong(s, offer)
	var straight straightened
	for _, p := range b.patterns {
		if straight.text == "" {
			straight = straighten(sentence)
		}
		at := p.regex.FindStringIndex(straight.text)
		if at == nil {
			continue
		}
		place, ok := text.TrimSpan(straight.text, at[0], at[1])
		if !ok {
			continue
		}
		found := straight.text[place.Start:place.End]
		place = straight.source(place)
		group := b.groups[p.group]
		canonical := found
		if len(group.Variants) > 0 && strings.TrimSpace(group.Variants[0]) != "" {
			canonical = group.Variants[0]
		}
		best[p.group] = Hit{Group: group.ID, Canonical: canonical, Variant: found, Score: 1, Start: place.Start, End: place.End}
	}
	return mergeHits(best)
}

// matchShort offers the variants of one to three words, in the order of the bank.
func (b *Bank) matchShort(s *bankScan, offer func(v int, score float64, from, words int)) {
	found := map[int]int{} // variant to word
	for i, word := range s.words {
		for _, v := range b.short[s.ids[i]] {
			if _, earlier := found[v]; !earlier && b.variants[v].follows(s.words[i:]) {
				found[v] = i
			}
		}
		// "eye" is a whole word in "eye's".
		if stem, _, cut := strings.Cut(word, "'"); cut && b.vocab[stem] > 0 {
			for _, v := range b.short[b.vocab[stem]] {
				if _, earlier := found[v]; !earlier && len(b.variants[v].words) == 1 {
					found[v] = i
				}
			}
		}
	}
	for _, v := range slices.Sorted(maps.Keys(found)) {
		offer(v, 1, found[v], len(b.variants[v].words))
	}
}

// follows says whether words, whose first is known to fit, begin with the variant.
func (v variant) follows(words []string) bool {
	if len(words) < len(v.words) {
		return false
	}
	last := len(v.words) - 1
	for i := 1; i < last; i++ {
		if words[i] != v.words[i] {
			return false
		}
	}
	return last == 0 || strings.HasPrefix(words[last], v.words[last])
}

// matchLong offers the variants of four words or more, in the order of the bank.
func (b *Bank) matchLong(s *bankScan, offer func(v int, score float64, from, words int)) {
	if s.found == nil {
		s.found = map[int][]foundGram{}
	}
	clear(s.found)
	var order []int
	for i := range len(s.ids) - 2 {
		for _, g := range b.grams[[3]uint32{s.ids[i], s.ids[i+1], s.ids[i+2]}] {
			if s.found[g.variant] == nil {
				order = append(order, g.variant)
			}
			s.found[g.variant] = append(s.found[g.variant], foundGram{i, g.gram})
		}
	}
	slices.Sort(order)
	for _, v := range order {
		// A window of len(words)+2 words holds that many runs of three.
		most, from, to := mostGrams(s.found[v], len(b.variants[v].words), b.variants[v].grams)
		offer(v, share(most, b.variants[v].grams), from, to-from+3)
	}
}

// mostGrams counts the distinct runs in the richest window of the given width, and gives the words at which the first and
// the last of them begin.
func mostGrams(found []foundGram, width, grams int) (most, first, last int) {
	inside := make([]int, grams)
	distinct, from := 0, 0
	for _, f := range found {
		for found[from].at <= f.at-width {
			inside[found[from].gram]--
			if inside[found[from].gram] == 0 {
				distinct--
			}
			from++
		}
		if inside[f.gram] == 0 {
			distinct++
		}
		inside[f.gram]++
		if distinct > most {
			most, first, last = distinct, found[from].at, f.at
		}
	}
	return most, first, last
}

// mergeHits sorts hits by score, then by the order of the bank, and keeps the first of those that share half of their words.
func mergeHits(best map[int]Hit) []Hit {
	type ranked struct {
		group int
		hit   Hit
		words []string
	}
	var all []ranked
	for group, hit := range best {
		words := wordsOf(hit.Variant)
		slices.Sort(words)
		all = append(all, ranked{group, hit, slices.Compact(words)})
	}
	slices.SortFunc(all, func(a, b ranked) int {
		return cmp.Or(cmp.Compare(b.hit.Score, a.hit.Score), a.group-b.group)
	})
	var kept []ranked
	for _, r := range all {
		if !slices.ContainsFunc(kept, func(k ranked) bool { return alikeWords(k.words, r.words) }) {
			kept = append(kept, r)
		}
	}
	return lists.Map(kept, func(r ranked) Hit { return r.hit })
}

// alikeWords says whether two sets of words share at least half of their union.
func alikeWords(a, b []string) bool {
	shared := lists.Count(a, func(word string) bool { return slices.Contains(b, word) })
	return shared > 0 && 3*shared >= len(a)+len(b)
}

// A straightened text has straight quotes for curly ones.
type straightened struct {
	text   string
	curled []int // where in it those stand that were curly
}

func straighten(s string) straightened {
	out := straightened{text: straightenQuotes(s)}
	if out.text == s {
		return out
	}
	at := 0
	for i, r := range s {
		if r == '“' || r == '”' || r == '‘' || r == '’' {
			out.curled = append(out.curled, at)
			at++
			continue
		}
		_, size := utf8.DecodeRuneInString(s[i:])
		at += size
	}
	return out
}

// source gives the place in the text that was straightened.
func (s straightened) source(p text.Span) text.Span {
	before := func(at int) int {
		n, _ := slices.BinarySearch(s.curled, at)
		return at + n*(len("’")-1)
	}
	return text.Span{Start: before(p.Start), End: before(p.End)}
}

func straightenQuotes(s string) string {
	return strings.NewReplacer("“", `"`, "”", `"`, "‘", "'", "’", "'").Replace(s)
}
