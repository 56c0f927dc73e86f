package prose

import (
	"cmp"
	"encoding/binary"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// A Template is a way to begin that several narration sentences share, wherever they are.
type Template struct {
	Template  string // its most frequent wording, the shortest of those
	Count     int
	Fraction  float64 // Count over all sentences
	Sentences []string
	Places    []text.Span // of the sentences, in an audit
}

// A TemplateReport says which templates repeat.
type TemplateReport struct {
	Flagged []Template     // most frequent first
	Counts  map[string]int // by exact wording
	Total   int            // narration sentences
	Unique  int            // clusters
	Score   float64        // the share of sentences in a cluster of two or more
}

// templates gathers narration sentences by their first maxWords words and flags the clusters of at least threshold. A
// sentence joins the first cluster whose first member begins with the same words, or is a continuation of it or the reverse
// (the shorter having seven words or more), or shares half of the words of both.
func (l *lexicon) templates(sentences []sentence, maxWords, threshold int) TemplateReport {
	report := TemplateReport{Counts: map[string]int{}, Total: len(sentences)}
	gather := newGatherer(l, sentences, maxWords)
	for i, s := range sentences {
		gather.add(i, s)
	}
	report.Unique = len(gather.clusters)
	repeated := 0
	for _, c := range gather.clusters {
		if len(c.members) > 1 {
			repeated += len(c.members)
		}
		if len(c.members) < max(threshold, 1) {
			continue
		}
		flagged := Template{
			Template: l.join(gather.name(c)), Count: len(c.members), Fraction: share(len(c.members), report.Total),
		}
		flagged.Sentences = lists.Map(c.members, func(m int) string { return sentences[m].text })
		report.Flagged = append(report.Flagged, flagged)
	}
	slices.SortStableFunc(report.Flagged, func(a, b Template) int { return b.Count - a.Count })
	for _, k := range gather.kinds {
		report.Counts[l.join(k.words)] += k.count
	}
	report.Score = share(repeated, report.Total)
	return report
}

// prefixWords is how many words the shorter of two templates must have for one to count as a continuation of the other.
const prefixWords = 7

// A gatherer puts sentences into clusters. To compare each sentence with each cluster would be quadratic; instead it
// looks clusters up by their rarest words: two sets that share half of their words always share one of the rarer halves.
type gatherer struct {
	maxWords int
	rank     []uint32 // by word: its place from the rarest to the most frequent
	kinds    []templateKind
	byWords  map[string]int // exact wording to kind
	clusters []cluster
	byRare   map[uint32][]int // rank to clusters
	byPrefix map[string][]int
	key      []byte
	seen     []int // by cluster: the last sentence compared with it, plus one
}

// A templateKind is one exact wording.
type templateKind struct {
	words   []uint32
	count   int
	cluster int
}

type cluster struct {
	first   []uint32 // the words of its first member
	set     []uint32 // their ranks, sorted, each once
	members []int    // indexes of sentences
	kinds   []int
}

func newGatherer(l *lexicon, sentences []sentence, maxWords int) *gatherer {
	g := &gatherer{
		maxWords: max(maxWords, 1), rank: make([]uint32, len(l.words)),
		byWords: map[string]int{}, byRare: map[uint32][]int{}, byPrefix: map[string][]int{},
	}
	frequency := make([]int, len(l.words))
	var used []uint32
	for _, s := range sentences {
		for _, id := range g.template(s) {
			if frequency[id] == 0 {
				used = append(used, id)
			}
			frequency[id]++
		}
	}
	slices.SortFunc(used, func(a, b uint32) int {
		return cmp.Or(cmp.Compare(frequency[a], frequency[b]), cmp.Compare(a, b))
	})
	for place, id := range used {
		g.rank[id] = uint32(place)
	}
	return g
}

func (g *gatherer) template(s sentence) []uint32 {
	return s.words[:min(g.maxWords, len(s.words))]
}

func (g *gatherer) add(index int, s sentence) {
	words := g.template(s)
	key := g.keyOf(words)
	k, known := g.byWords[string(key)]
	if !known {
		k = len(g.kinds)
		g.byWords[string(key)] = k
		g.kinds = append(g.kinds, templateKind{words: words, cluster: g.place(k, words)})
	}
	g.kinds[k].count++
	c := &g.clusters[g.kinds[k].cluster]
	c.members = append(c.members, index)
}

// place finds the cluster of a new wording, or founds one.
func (g *gatherer) place(kind int, words []uint32) int {
	set := lists.Map(words, func(id uint32) uint32 { return g.rank[id] })
	slices.Sort(set)
	set = slices.Compact(set)
	rare := set[:len(set)-(len(set)+1)/2+1]

	found := -1
	try := func(c int) {
		if (found < 0 || c < found) && g.seen[c] != kind+1 {
			g.seen[c] = kind + 1
			if alike(set, g.clusters[c].set) || continues(words, g.clusters[c].first) {
				found = c
			}
		}
	}
	for _, r := range rare {
		for _, c := range g.byRare[r] {
			if found >= 0 && c >= found {
				break
			}
			try(c)
		}
	}
	// Within eight words a continuation always shares half of the words, so that only longer templates need this.
	long := g.maxWords > prefixWords+1 && len(words) >= prefixWords
	if long {
		for _, c := range g.byPrefix[string(g.keyOf(words[:prefixWords]))] {
			try(c)
		}
	}
	if found < 0 {
		found = len(g.clusters)
		g.clusters = append(g.clusters, cluster{first: words, set: set})
		g.seen = append(g.seen, 0)
		for _, r := range rare {
			g.byRare[r] = append(g.byRare[r], found)
		}
		if long {
			prefix := string(g.keyOf(words[:prefixWords]))
			g.byPrefix[prefix] = append(g.byPrefix[prefix], found)
		}
	}
	g.clusters[found].kinds = append(g.clusters[found].kinds, kind)
	return found
}

// name gives the most frequent wording of a cluster, then the one with the fewest words, then the first.
func (g *gatherer) name(c cluster) []uint32 {
	best := g.kinds[c.kinds[0]]
	for _, k := range c.kinds[1:] {
		kind := g.kinds[k]
		if kind.count > best.count || kind.count == best.count && len(kind.words) < len(best.words) {
			best = kind
		}
	}
	return best.words
}

// keyOf writes words as bytes to look them up by; the bytes are valid until the next call.
func (g *gatherer) keyOf(words []uint32) []byte {
	g.key = g.key[:0]
	for _, id := range words {
		g.key = binary.LittleEndian.AppendUint32(g.key, id)
	}
	return g.key
}

// alike says whether two sorted sets share at least half of their union.
func alike(a, b []uint32) bool {
	if len(a) > 2*len(b) || len(b) > 2*len(a) {
		return false
	}
	shared := 0
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] == b[j]:
			shared++
			i++
			j++
		case a[i] < b[j]:
			i++
		default:
			j++
		}
	}
	return 3*shared >= len(a)+len(b)
}

// continues says whether one run of words begins with the whole of the other, of at least prefixWords.
func continues(a, b []uint32) bool {
	n := min(len(a), len(b))
	return n >= prefixWords && slices.Equal(a[:n], b[:n])
}
