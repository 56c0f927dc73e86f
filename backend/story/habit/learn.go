package habit

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
)

const (
	// Shortest is how many words a phrase has at least.
	Shortest = 2
	// Longest is how many words a phrase has at most.
	Longest = 6
	// Conversations is in how many a phrase must recur at least.
	Conversations = 3
	// Most is how many habits of a model are given.
	Most = 100
)

// A Habit is a phrase that a model says far more often than is to be expected.
type Habit struct {
	Model         string
	Phrase        string // in lower case, with single spaces
	Count         int
	Conversations int
	Elsewhere     int     // how often all others say it
	Times         float64 // how many times as often as is to be expected
	Evidence      float64 // how surely, as the logarithm of the odds
	Places        []Place // of the model and elsewhere, by message
}

// A Place is a message in which a phrase is said.
type Place struct {
	ID    int64
	Count int
}

// Learn finds the habits of each model, the surest first. rest is called every few milliseconds, and ends the work with an
// error.
func (c *Corpus) Learn(rest func() error) ([]Habit, error) {
	l := &learner{
		Corpus: c, counted: make([]uint32, len(c.cells)), denied: make([]uint32, len(c.conversations.names)), said: make([]uint32, len(c.origins.names)),
		tallies: make([]tally, len(c.models.names)), least: make([]int, len(c.models.names)),
	}
	c.spoken = append(c.spoken, make([]int, len(c.models.names)-len(c.spoken))...)
	for _, n := range c.spoken {
		l.total += n
	}
	for at := range c.cells {
		l.least[at.model]++
	}
	for m, conversations := range l.least {
		l.least[m] = leastOf(conversations)
	}
	if err := l.scan(rest); err != nil {
		return nil, err
	}
	return l.choose(), nil
}

// leastOf is in how many of a model's conversations a phrase must recur: in one more with each doubling from 32 on, because
// of many conversations some share a phrase by chance.
func leastOf(conversations int) int {
	const few = 16
	return Conversations + int(math.Log2(max(1, float64(conversations)/few)))
}

// A learner looks at each phrase of a corpus once. What it notes of a phrase has the phrase's number, so that nothing need
// be cleared for the next.
type learner struct {
	*Corpus

	total int   // words
	least []int // conversations, by model

	phrase  uint32   // the number of the phrase that is looked at
	counted []uint32 // by cell: the last phrase that is counted there
	denied  []uint32 // by conversation: the last phrase that the person said there
	said    []uint32 // by origin: the last phrase that is there
	tallies []tally  // by model
	found   []candidate
}

type tally struct{ count, conversations int }

// A candidate is a phrase that may be a habit of a model.
type candidate struct {
	Habit

	words   []uint32
	model   int32
	covered bool // a longer phrase says the same
	muted   bool // a person had it forgotten
}

// A suffix is the words that follow a word, up to what no phrase goes over.
type suffix struct {
	next [Longest - 1]uint32
	at   uint32
}

func compareSuffixes(a, b suffix) int {
	for i := range a.next {
		if a.next[i] != b.next[i] {
			return cmp.Compare(a.next[i], b.next[i])
		}
	}
	return cmp.Compare(a.at, b.at)
}

// restAfter is how many words are looked at between two rests.
const restAfter = 20_000

// scan looks at every phrase that is said often enough. For each word, what follows it is sorted, so that the same phrases
// are beside each other.
func (l *learner) scan(rest func() error) error {
	order, starts := l.placesOfWords()
	var suffixes []suffix
	work := 0
	for id := 1; id < len(l.words); id++ {
		places := order[starts[id]:starts[id+1]]
		if len(places) < Conversations || l.words[id].isName() {
			continue
		}
		suffixes = suffixes[:0]
		for _, at := range places {
			if s := l.suffixAt(at); s.next[0] != 0 {
				suffixes = append(suffixes, s)
			}
		}
		slices.SortFunc(suffixes, compareSuffixes)
		l.runs(suffixes, 0)
		if work += len(places); work > restAfter {
			work = 0
			if err := rest(); err != nil {
				return err
			}
		}
	}
	return rest()
}

// placesOfWords gives the places of all words, those of a word together from its start on.
func (l *learner) placesOfWords() (order []uint32, starts []int) {
	starts = make([]int, len(l.words)+1)
	for i := range l.words[1:] {
		starts[i+2] = starts[i+1] + l.words[i+1].count
	}
	order = make([]uint32, starts[len(l.words)])
	next := slices.Clone(starts)
	for at, id := range l.tokens {
		if id != 0 {
			order[next[id]] = uint32(at) //nolint:gosec // a corpus has fewer tokens
			next[id]++
		}
	}
	return order, starts
}

func (l *learner) suffixAt(at uint32) suffix {
	s := suffix{at: at}
	for i := range s.next {
		next := l.tokens[int(at)+1+i]
		if next == 0 {
			break
		}
		s.next[i] = next
	}
	return s
}

// runs looks at the phrases of depth+2 words, and at those that continue them; the words before are the same in all.
func (l *learner) runs(all []suffix, depth int) {
	for len(all) >= Conversations {
		id, n := all[0].next[depth], 1
		for n < len(all) && all[n].next[depth] == id {
			n++
		}
		if id != 0 && n >= Conversations && !l.words[id].isName() {
			l.weigh(all[:n], depth+Shortest)
			if depth+Shortest < Longest {
				l.runs(all[:n], depth+1)
			}
		}
		all = all[n:]
	}
}

// weigh decides for each model whether a phrase of n words may be a habit.
func (l *learner) weigh(at []suffix, n int) {
	words := l.tokens[at[0].at : int(at[0].at)+n]
	shape := l.shapeOf(words, len(at))
	if shape == plain || !differ(words) {
		return
	}
	l.phrase++
	for _, s := range at {
		switch t := l.textAt(s.at); {
		case t.origin != 0:
			l.said[t.origin] = l.phrase
		case t.model == 0:
			l.denied[t.conversation] = l.phrase
		}
	}
	total := 0
	var models []int32
	for _, s := range at {
		t := l.textAt(s.at)
		if !l.counts(t) {
			continue
		}
		if total++; t.model == 0 {
			continue
		}
		y := &l.tallies[t.model]
		if y.count == 0 {
			models = append(models, t.model)
		}
		y.count++
		if l.counted[t.cell] != l.phrase {
			l.counted[t.cell] = l.phrase
			y.conversations++
		}
	}
	for _, m := range models {
		y := l.tallies[m]
		l.tallies[m] = tally{}
		l.judge(&candidate{words: words, model: m, Habit: Habit{Count: y.count, Conversations: y.conversations, Elsewhere: total - y.count}}, shape, at)
	}
}

// counts reports whether a phrase counts where it is said in a text.
func (l *learner) counts(t *textRow) bool {
	if t.model == 0 {
		return true
	}
	return !t.forgotten && l.denied[t.conversation] != l.phrase &&
		!slices.ContainsFunc(l.originsOf[t.conversation], func(o int32) bool { return l.said[o] == l.phrase })
}

// A shape says what words a phrase is made of.
type shape uint8

const (
	plain  shape = iota // common words, or a rarer one at its edge
	framed              // a rarer word between common ones, as in "a testament to"
	full                // begins and ends with rarer words
)

// common is how often a word is said that means little by itself: more than once in so many words.
const common = 700

// framedWords is how many words a framed phrase has at most.
const framedWords = 4

// shapeOf tells the shape of a phrase that is said so often, which does not count for how common its words are.
func (l *learner) shapeOf(words []uint32, said int) shape {
	isCommon := func(id uint32) bool { return (l.words[id].count-said)*common > l.total }
	rarer := lists.Count(words, func(id uint32) bool { return !isCommon(id) })
	first, last := isCommon(words[0]), isCommon(words[len(words)-1])
	switch {
	case rarer > 1 && !first && !last:
		return full
	case rarer == 1 && first && last && len(words) <= framedWords:
		return framed
	}
	return plain
}

// differ reports whether a phrase is more than one word said again and again.
func differ(words []uint32) bool {
	return slices.ContainsFunc(words, func(w uint32) bool { return w != words[0] })
}

const (
	// usualShare is which part of the places of a word a usual phrase with it takes.
	usualShare = 0.05
	// usualWords is how many words of others weigh as much as what is usual.
	usualWords = 20_000
	// leastTimes is how many times as often as expected a habit is said.
	leastTimes = 4
	// leastEvidence is how sure a habit must be, as the logarithm of the odds: a corpus has tens of thousands of phrases.
	leastEvidence = 9
	// framedEvidence is the same for a phrase of a single rarer word, of which there are more.
	framedEvidence = 13.5
)

// judge adds a candidate that is a habit. It counts each conversation once, so that one story alone proves nothing.
func (l *learner) judge(f *candidate, s shape, at []suffix) {
	if f.Conversations < l.least[f.model] {
		return
	}
	own, others := float64(l.spoken[f.model]), float64(l.total-l.spoken[f.model])
	rarest := slices.MinFunc(f.words, func(a, b uint32) int { return l.words[a].count - l.words[b].count })
	usual := usualShare * float64(l.words[rarest].count) / float64(l.total)
	expected := own * (float64(f.Elsewhere) + usualWords*usual) / (others + usualWords)
	k, need := float64(f.Conversations), float64(leastEvidence)
	if s == framed {
		need = framedEvidence
	}
	f.Times, f.Evidence = float64(f.Count)/expected, k*math.Log(k/expected)-(k-expected)
	if k <= expected || f.Evidence < need || f.Times < leastTimes {
		return
	}
	f.Model, f.Phrase = l.models.names[f.model], l.join(f.words)
	if last, is := l.forgotten[f.model][f.Phrase]; is && !f.muted {
		l.judgeLater(f, s, at, last)
		return
	}
	f.Places = l.places(at)
	l.found = append(l.found, *f)
}

// judgeLater judges a forgotten phrase by what came after a message. Where that is not enough, the candidate is muted: it
// keeps others like it from being given in its place.
func (l *learner) judgeLater(f *candidate, s shape, at []suffix, last int64) {
	later := *f
	later.Count, later.Conversations = 0, 0
	in := map[int32]bool{}
	for _, p := range at {
		if t := l.textAt(p.at); t.model == f.model && t.id > last && l.counts(t) {
			later.Count++
			in[t.cell] = true
		}
	}
	later.Conversations = len(in)
	later.muted = true // it is not looked up again
	n := len(l.found)
	if l.judge(&later, s, at); len(l.found) > n {
		l.found[n].muted = false
		return
	}
	f.muted = true
	l.found = append(l.found, *f)
}

// places are the messages with a phrase, but for those where it does not count for the model that wrote them.
func (l *learner) places(at []suffix) []Place {
	counts := map[int64]int{}
	for _, s := range at {
		if t := l.textAt(s.at); t.id != 0 && l.counts(t) {
			counts[t.id]++
		}
	}
	out := make([]Place, 0, len(counts))
	for id, n := range counts {
		out = append(out, Place{id, n})
	}
	slices.SortFunc(out, func(a, b Place) int { return cmp.Compare(a.ID, b.ID) })
	return out
}

func (l *learner) join(words []uint32) string {
	return strings.Join(lists.Map(words, func(id uint32) string { return l.words[id].text }), " ")
}

// choose leaves one of the phrases that say the same.
func (l *learner) choose() []Habit {
	l.coverParts()
	l.found = slices.DeleteFunc(l.found, func(f candidate) bool { return f.covered && !f.muted })
	slices.SortFunc(l.found, func(a, b candidate) int {
		first := 0
		if a.muted != b.muted {
			if first = 1; a.muted {
				first = -1
			}
		}
		return cmp.Or(cmp.Compare(a.Model, b.Model), first, cmp.Compare(b.Evidence, a.Evidence), cmp.Compare(a.Phrase, b.Phrase))
	})
	pairs := map[[2]uint32]bool{} // of words in a row, that are in a phrase of the model already
	out, given := []Habit{}, 0
	for i, f := range l.found {
		if i > 0 && l.found[i-1].model != f.model {
			clear(pairs)
			given = 0
		}
		if (!f.muted && sharesPair(pairs, f.words)) || given == Most {
			continue
		}
		for i := range len(f.words) - 1 {
			pairs[[2]uint32(f.words[i:])] = true
		}
		if !f.muted {
			given++
			out = append(out, f.Habit)
		}
	}
	return out
}

func sharesPair(pairs map[[2]uint32]bool, words []uint32) bool {
	for i := range len(words) - 1 {
		if pairs[[2]uint32(words[i:])] {
			return true
		}
	}
	return false
}

// coverParts marks the phrases that are, in most conversations, a part of a longer one.
func (l *learner) coverParts() {
	type key struct{ model, phrase string }
	by := map[key]int{}
	for i, f := range l.found {
		by[key{f.Model, f.Phrase}] = i
	}
	for _, f := range l.found {
		for n := Shortest; n < len(f.words); n++ {
			for from := range len(f.words) - n + 1 {
				part, is := by[key{f.Model, l.join(f.words[from : from+n])}]
				if is && 2*f.Conversations >= l.found[part].Conversations {
					l.found[part].covered = true
				}
			}
		}
	}
}
