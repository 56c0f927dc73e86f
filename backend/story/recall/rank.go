package recall

import (
	"cmp"
	"math/bits"
	"slices"
)

// A Message is one of a path.
type Message struct {
	ID   int64
	Who  string // who speaks, as a model reads it
	Text string
}

// Postings tell in which messages of a conversation a stem is, by their ids in rising order. Ids that are not on the path do
// no harm. common says that the stem is in so many that the list was not read to its end.
type Postings map[string]Posting

// A Posting is where one stem is.
type Posting struct {
	IDs    []int64
	Common bool
}

// Near are messages or facts that mean what is asked, by their ids.
type Near struct {
	IDs      []int64 // the nearest first
	Outlying int     // how many of these stand out from all that were compared
	Fitting  int     // how many answer the question, or come close; see passage.Fit
}

// Tuning are the constants of the ranking.
type Tuning struct {
	K       float64 // of reciprocal ranks
	Pair    float64 // the weight of the words of a message and the one before it
	Own     float64 // of the words of the message alone
	Meaning float64 // of what it means
	Fact    float64 // of a fact that it established
}

// DefaultTuning are the constants that found the most on conversations with known answers; see build/memory.
func DefaultTuning() Tuning { return Tuning{K: 10, Pair: 2, Own: 0.5, Meaning: 1, Fact: 2} }

// A Candidate is a message that may be recalled.
type Candidate struct {
	Place   int     // on the path
	Score   float64 // the greater, the better; comparable within one ranking
	Fit     float64 // how much of the question it answers by its words, from 0 to 1
	Words   int     // its place among those found by words, from 1; 0: it is none of them
	Meaning int     // its place among those found by meaning
	Fact    int     // the place of the best of its facts
	Present bool    // it names somebody who is present
}

// The parameters of BM25. A length counts less than usual, because what a message tells is not thinner for its length.
const (
	saturation = 1.2
	lengthNorm = 0.4
)

// weighed is how many messages are read to weigh them; which ones, their terms say.
const weighed = 120

// telling is how many terms a message has to have to fit wholly. A long message of the person says more than any other one
// could repeat.
const telling = 8

// forAnswer is what the words of the message before count for the fit of a message of shortAnswer bytes. An answer seldom repeats the words
// of what it answers; but the longer a message is, the less a piece of it that has none of them is the answer.
const (
	forAnswer   = 0.6
	shortAnswer = 240
)

// A Ranking ranks the messages of a path by a question.
type Ranking struct {
	path    []Message
	stemmer *Stemmer
	terms   []term
	tuning  Tuning
	average float64 // bytes of a message
	total   float64 // the weight of the terms that tell the most
	present []string
	number  map[string]int // of the terms, by their stems
	counts  map[int][]float64
}

// NewRanking prepares the ranking of a path by a question. Terms gives what has to be looked up for it.
func NewRanking(path []Message, q Question, s *Stemmer, t Tuning) *Ranking {
	r := &Ranking{path: path, stemmer: s, terms: q.terms(s), tuning: t, number: map[string]int{}, counts: map[int][]float64{}}
	for i, t := range r.terms {
		r.number[t.stem] = i
	}
	for _, m := range path {
		r.average += float64(len(m.Text))
	}
	r.average = max(1, r.average/float64(max(1, len(path))))
	for _, name := range q.Present {
		for stem := range s.Stems(name) {
			r.present = append(r.present, stem)
		}
	}
	return r
}

// Terms are the stems that the ranking looks for.
func (r *Ranking) Terms() []string {
	all := make([]string, len(r.terms))
	for i, t := range r.terms {
		all[i] = t.stem
	}
	return all
}

// Rank gives the messages before a place that fit the question, the best first. near are places of messages by what they
// mean, the nearest first, and facts those of messages that established the facts that fit, the best fact first.
func (r *Ranking) Rank(found Postings, near, facts []int, below int) []Candidate {
	below = min(below, len(r.path))
	masks := r.masks(found, below)
	near = slices.DeleteFunc(slices.Clone(near), func(place int) bool { return place < 0 || place >= below })
	weighs := make([]weighing, 0, weighed)
	for _, place := range r.best(masks) {
		weighs = append(weighs, r.weigh(place))
	}
	pairs, own := slices.Clone(weighs), slices.Clone(weighs)
	slices.SortStableFunc(pairs, func(a, b weighing) int { return cmp.Compare(b.pair, a.pair) })
	slices.SortStableFunc(own, func(a, b weighing) int { return cmp.Compare(b.own, a.own) })
	all := map[int]*Candidate{}
	at := func(place int) *Candidate {
		if all[place] == nil {
			all[place] = &Candidate{Place: place}
		}
		return all[place]
	}
	for rank, w := range pairs {
		c := at(w.place)
		c.Words, c.Fit, c.Present = rank+1, w.fit, w.present
		c.Score += r.tuning.Pair / (r.tuning.K + float64(rank+1))
	}
	for rank, w := range own {
		if w.own > 0 {
			at(w.place).Score += r.tuning.Own / (r.tuning.K + float64(rank+1))
		}
	}
	for rank, place := range near {
		c := at(place)
		c.Meaning = rank + 1
		c.Score += r.tuning.Meaning / (r.tuning.K + float64(rank+1))
	}
	for rank, place := range facts {
		if place < 0 || place >= below || at(place).Fact > 0 {
			continue
		}
		c := at(place)
		c.Fact = rank + 1
		c.Score += r.tuning.Fact / (r.tuning.K + float64(rank+1))
	}
	out := make([]Candidate, 0, len(all))
	for _, c := range all {
		out = append(out, *c)
	}
	slices.SortFunc(out, byScore)
	return out
}

func byScore(a, b Candidate) int {
	return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(b.Place, a.Place))
}

// masks tell for each place below one which terms its message has, and settle what each term weighs: the rarer on this path,
// the more. A term that is nearly everywhere chooses no message.
func (r *Ranking) masks(found Postings, below int) []uint64 {
	masks := make([]uint64, below)
	var weights []float64
	for i := range r.terms {
		of, n := found[r.terms[i].stem], 0
		place := 0
		for _, id := range of.IDs {
			for place < below && r.path[place].ID < id {
				place++
			}
			if place == below {
				break
			}
			if r.path[place].ID == id {
				n++
				if !of.Common {
					masks[place] |= 1 << i
				}
			}
		}
		if of.Common {
			n = max(n, below/2)
		}
		if n == 0 {
			r.terms[i].weight = 0
			continue
		}
		r.terms[i].weight *= rarity(below, n)
		weights = append(weights, r.terms[i].weight)
	}
	r.total = weightOfTelling(weights)
	return masks
}

// best are the places that are worth reading, by the terms that they have with the message before.
func (r *Ranking) best(masks []uint64) []int {
	type scored struct {
		place int
		score float64
	}
	var all []scored
	for place := range masks {
		both, size := masks[place], len(r.path[place].Text)
		if place > 0 {
			both |= masks[place-1]
			size += len(r.path[place-1].Text)
		}
		if both == 0 {
			continue
		}
		sum := 0.0
		for rest := both; rest != 0; rest &= rest - 1 {
			sum += r.terms[bits.TrailingZeros64(rest)].weight
		}
		all = append(all, scored{place, sum * r.saturate(1, float64(size)/2)})
	}
	slices.SortFunc(all, func(a, b scored) int { return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(b.place, a.place)) })
	places := make([]int, 0, weighed)
	for _, one := range all[:min(len(all), weighed)] {
		places = append(places, one.place)
	}
	return places
}

// saturate is what a term counts that a text of a size has so often.
func (r *Ranking) saturate(often, size float64) float64 { return saturate(often, size/r.average) }

// A weighing says how well a message fits.
type weighing struct {
	place     int
	pair, own float64
	fit       float64
	present   bool
}

func (r *Ranking) weigh(place int) (w weighing) {
	w.place = place
	own := r.count(place)
	before, size := make([]float64, len(r.terms)), float64(len(r.path[place].Text))
	both := size
	if place > 0 {
		before = r.count(place - 1)
		both += float64(len(r.path[place-1].Text))
	}
	held, ownHeld := 0.0, 0.0
	for i, t := range r.terms {
		if t.weight == 0 {
			continue
		}
		if own[i] > 0 {
			ownHeld += t.weight
		}
		w.own += t.weight * r.saturate(own[i], size)
		if n := own[i] + before[i]; n > 0 {
			w.pair += t.weight * r.saturate(n, both/2)
			held += t.weight
		}
		w.present = w.present || own[i] > 0 && slices.Contains(r.present, t.stem)
	}
	if r.total > 0 {
		lent := forAnswer * min(1, shortAnswer/size) * (held - ownHeld)
		w.fit = min(1, (ownHeld+lent)/r.total)
	}
	return w
}

// count tells how often a message has each term.
func (r *Ranking) count(place int) []float64 {
	if counts, known := r.counts[place]; known {
		return counts
	}
	counts := make([]float64, len(r.terms))
	m := r.path[place]
	for _, text := range []string{m.Who, m.Text} {
		for stem := range r.stemmer.Stems(text) {
			if i, is := r.number[stem]; is {
				counts[i]++
			}
		}
	}
	r.counts[place] = counts
	return counts
}

// MostPosted is how many messages of a path of a length may have a stem that chooses among them. A word that is in more of
// them tells little, and reading where it is would take longer than all the rest.
func MostPosted(messages int) int { return max(leastPosted, messages/8) }

const leastPosted = 500
