package index

import (
	"cmp"
	"context"
	"maps"
	"math"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/document/passage"
	"terzetto/backend/document/search"
	"terzetto/backend/store/sqlite"
)

const (
	// rare is how many passages may hold a word that decides by itself which ones are weighed. The
	// more frequent words count among those.
	rare = 2000
	// weighed is how many passages are read and weighed.
	weighed = 200
	// each is how many of them there are at most for one that is wanted. They are ordered by the
	// words that they hold, and reading them is what a search costs.
	each = 5
	// fewFound is the number of passages below which a word also finds those that begin with it.
	fewFound = 5
)

// A finder answers one question about documents. Its owner holds the index.
type finder struct {
	pool      *sqlite.Pool
	documents []indexed
	spans     []span
	question  search.Question
	least     float64 // the fit below which nothing is wanted
}

// A span is documents whose ids follow each other, so that one query asks for the passages of all. A
// query costs more than most of what it finds.
type span []indexed

// spansOf divides documents, which may come in any order.
func spansOf(documents []indexed) (all []span) {
	sorted := slices.SortedFunc(slices.Values(documents), func(a, b indexed) int { return cmp.Compare(a.id, b.id) })
	for _, d := range sorted {
		if n := len(all); n > 0 && all[n-1][len(all[n-1])-1].id+1 == d.id {
			all[n-1] = append(all[n-1], d)
		} else {
			all = append(all, span{d})
		}
	}
	return all
}

// countUpTo counts the passages up to one, and itself.
func (s span) countUpTo(id int64) (n int) {
	for _, d := range s {
		if d.id == id>>documentBits {
			return n + int(id-d.first()) + 1
		}
		n += d.passages
	}
	return n
}

// A sought term is a term of the question with the passages that hold it.
type sought struct {
	match  string  // in the language of FTS5
	ids    []int64 // at most rare of them
	total  int     // how many hold it; of a frequent word, about
	common bool
}

// find ranks with BM25. The rare words choose which passages are weighed; a word that is
// everywhere costs no more than another.
func (f *finder) find(ctx context.Context, limit int) ([]passage.Hit, error) {
	all := lists.Sum(f.documents, func(d indexed) int { return d.passages })
	var terms []sought
	var holding []int
	for i := range f.question.Terms() {
		t, err := f.term(ctx, i, all)
		if err != nil {
			return nil, err
		}
		terms, holding = append(terms, t), append(holding, t.total)
	}
	ranking := passage.Rank(f.question, all, holding)
	weights, err := f.candidates(ctx, terms, all)
	if err != nil || len(weights) == 0 || f.least > 0 && ranking.Fit(slices.Max(slices.Collect(maps.Values(weights)))+frequentWeight(terms, all)) < f.least {
		return []passage.Hit{}, err
	}
	ids := slices.SortedFunc(maps.Keys(weights), func(a, b int64) int { return cmp.Or(cmp.Compare(weights[b], weights[a]), cmp.Compare(a, b)) })
	return f.rank(ctx, ids[:min(len(ids), weighed, each*max(limit, 1))], ranking, limit)
}

// term looks for a term, and for longer words and stems where it is hardly found.
func (f *finder) term(ctx context.Context, i, all int) (t sought, err error) {
	if t, err = f.ids(ctx, f.question.Terms()[i], all); err != nil {
		return t, err
	}
	if t.total == 0 {
		if t, err = f.ids(ctx, f.question.Widest(i).Terms()[i], all); err != nil || t.total == 0 {
			return t, err // no other form of it is there either
		}
		t = sought{}
	}
	for t.total < fewFound {
		wider, ok := f.question.Broader(i)
		if !ok {
			break
		}
		exact := t.total > 0
		next, err := f.ids(ctx, wider.Terms()[i], all)
		if err != nil {
			return t, err
		}
		f.question, t = wider, next
		if exact { // its other forms are enough
			break
		}
	}
	return t, nil
}

// ids gives the passages that match, the first ones of a frequent word.
func (f *finder) ids(ctx context.Context, match string, all int) (t sought, err error) {
	t.match = match
	before := 0 // passages of spans that were looked through
	for _, s := range f.spans {
		found, err := f.match(ctx, s, match, rare-len(t.ids)+1)
		if err != nil {
			return t, err
		}
		t.ids = append(t.ids, found...)
		if len(t.ids) > rare {
			reached := before + s.countUpTo(found[len(found)-1])
			t.common, t.total = true, max(len(t.ids)*all/max(reached, 1), rare)
			return t, nil
		}
		before += s.countUpTo(math.MaxInt64)
	}
	t.total = len(t.ids)
	return t, nil
}

func (f *finder) match(ctx context.Context, s span, match string, limit int) ([]int64, error) {
	joined, err := sqlite.One(ctx, f.pool, sqlite.ErrNone, sqlite.Value[string], `SELECT ifnull(group_concat(rowid), '') FROM
	  (SELECT rowid FROM passage_words WHERE passage_words MATCH ? AND rowid BETWEEN CAST(? AS INTEGER) AND CAST(? AS INTEGER) LIMIT ?)`,
		match, s[0].first(), s[len(s)-1].first()+1<<documentBits-1, limit)
	if err != nil {
		return nil, err
	}
	return numbers(joined)
}

// counted is how many frequent words count: those that are everywhere say little.
const counted = 3

// candidates weighs passages by which words they hold.
func (f *finder) candidates(ctx context.Context, terms []sought, all int) (map[int64]float64, error) {
	weights := map[int64]float64{}
	terms = slices.DeleteFunc(slices.Clone(terms), func(t sought) bool { return t.total == 0 })
	slices.SortStableFunc(terms, func(a, b sought) int { return cmp.Compare(a.total, b.total) })
	from := slices.IndexFunc(terms, func(t sought) bool { return t.common })
	if from < 0 {
		from = len(terms)
	}
	few, frequent := terms[:from], terms[from:min(len(terms), from+counted)]
	var beside []string // the rarest words
	found := 0
	for _, t := range few {
		for _, id := range t.ids {
			weights[id] += passage.Weight(all, t.total)
		}
		if found += t.total; len(beside) == 0 || found <= rare {
			beside = append(beside, t.match)
		}
	}
	if len(few) == 0 {
		return f.findTogether(ctx, frequent)
	}
	for _, t := range frequent {
		for _, s := range f.spans {
			ids, err := f.match(ctx, s, "("+strings.Join(beside, " OR ")+") AND "+t.match, rare)
			if err != nil {
				return nil, err
			}
			for _, id := range ids {
				weights[id] += passage.Weight(all, t.total)
			}
		}
	}
	return weights, nil
}

// frequentWeight is what the frequent words weigh at most: those that candidates weighs not at all, or
// only where it found them beside others.
func frequentWeight(terms []sought, all int) (weight float64) {
	for _, t := range terms {
		if t.common {
			weight += passage.Weight(all, t.total)
		}
	}
	return weight
}

// findTogether gives passages that hold several frequent words, the first ones that hold the most of them.
func (f *finder) findTogether(ctx context.Context, frequent []sought) (map[int64]float64, error) {
	weights := map[int64]float64{}
	for n := len(frequent); n > 0 && len(weights) < weighed; n-- {
		match := lists.Map(frequent[:n], func(t sought) string { return t.match })
		for _, s := range f.spans {
			ids, err := f.match(ctx, s, strings.Join(match, " AND "), weighed-len(weights))
			if err != nil {
				return nil, err
			}
			for _, id := range ids {
				weights[id] = max(weights[id], float64(n))
			}
		}
	}
	return weights, nil
}

// rank reads passages and weighs them.
func (f *finder) rank(ctx context.Context, ids []int64, by passage.Ranking, limit int) ([]passage.Hit, error) {
	hits := []passage.Hit{}
	err := sqlite.Each(ctx, f.pool, func(row sqlite.Row) error {
		var id int64
		var h passage.Hit
		if err := row.Scan(&id, &h.Page, &h.Line, &h.Last, &h.Name, &h.Head, &h.Text); err != nil {
			return err
		}
		h.Document = slices.IndexFunc(f.documents, func(d indexed) bool { return d.id == id>>documentBits })
		if h.Score, h.Fit = by.Score(h.Text); h.Score > 0 {
			hits = append(hits, h)
		}
		return nil
	}, `SELECT id, page, line, last, name, head, text FROM passages WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id`, sqlite.JSON(ids))
	slices.SortStableFunc(hits, func(a, b passage.Hit) int { return cmp.Compare(b.Score, a.Score) })
	hits = hits[:min(len(hits), max(limit, 0))]
	for i := range hits {
		hits[i].Snippet, _ = search.Snippet(hits[i].Text, f.question)
		hits[i].Found = min(hits[i].Line+search.LineOf(hits[i].Text, f.question), hits[i].Last)
	}
	return hits, err
}
