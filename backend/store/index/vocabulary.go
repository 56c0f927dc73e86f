package index

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"sort"
	"strconv"
	"strings"

	"terzetto/backend/document/passage"
	"terzetto/backend/document/search"
	"terzetto/backend/store/sqlite"
)

const (
	// mostVocabulary is how many bytes the words of a document take at most that are kept beside it: those
	// of a thousand pages. A longer document is always searched.
	mostVocabulary = 1 << 20
	// vocabularies is how many of them are held in memory.
	vocabularies = 8
)

// vocabularyTable holds the words of each document that was read whole, with the number of its passages
// that have each. It is empty where there are too many.
const vocabularyTable = `
CREATE TABLE IF NOT EXISTS passage_vocabularies (document INTEGER PRIMARY KEY, words TEXT NOT NULL);
`

// A vocabulary is the words of a document, one a line and in order, with the number of passages that
// have each. It tells without a query that a message has nothing to do with the document.
type vocabulary string

// A wordCount collects a vocabulary.
type wordCount struct {
	passages int
	words    map[string]occurrence // nil: there are too many
}

// An occurrence is in how many passages a word is, and the number of the last of them.
type occurrence struct{ passages, last int }

// add takes in the words of a passage, as search.Index gives them.
func (c *wordCount) add(words string) {
	c.passages++
	for word := range strings.FieldsSeq(words) {
		o, known := c.words[word]
		switch {
		case c.words == nil || o.last == c.passages:
		case known:
			c.words[word] = occurrence{o.passages + 1, c.passages}
		default:
			c.words[strings.Clone(word)] = occurrence{1, c.passages}
		}
	}
	const least = 4 // bytes of a line
	if len(c.words) > mostVocabulary/least {
		c.words = nil
	}
}

func (c *wordCount) vocabulary() vocabulary {
	var b strings.Builder
	for _, word := range slices.Sorted(maps.Keys(c.words)) {
		fmt.Fprintf(&b, "%s %d\n", word, c.words[word].passages)
		if b.Len() > mostVocabulary {
			return ""
		}
	}
	return vocabulary(b.String())
}

// from is the rest of the vocabulary that begins with the first word which is not before one.
func (v vocabulary) from(word string) string {
	line := func(at int) int { return strings.LastIndexByte(string(v[:at]), '\n') + 1 }
	at := sort.Search(len(v), func(at int) bool {
		begin := line(at)
		held, _, _ := strings.Cut(string(v[begin:]), " ")
		return held >= word
	})
	return string(v[line(at):])
}

// holding gives how many passages have a word, or at least how many have one that begins with it.
func (v vocabulary) holding(word string, prefix bool) (most int) {
	for line := range strings.Lines(v.from(word)) {
		held, count, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		if held != word && (!prefix || !strings.HasPrefix(held, word)) {
			break
		}
		n, err := strconv.Atoi(count)
		if most = max(most, n); err != nil || !prefix {
			break
		}
	}
	return most
}

// vocabulary reads the words of a document; ok is false where they are not known. The caller holds mu.
func (s *Searcher) vocabulary(ctx context.Context, d indexed) (v vocabulary, ok bool, err error) {
	if v, ok = s.held[d.content]; ok {
		return v, v != "", nil
	}
	v, err = sqlite.One(ctx, s.words.pool, sqlite.ErrNone, sqlite.Value[vocabulary], "SELECT words FROM passage_vocabularies WHERE document = ?", d.id)
	if errors.Is(err, sqlite.ErrNone) {
		err = nil
	}
	if err != nil {
		return "", false, err
	}
	if len(s.held) == vocabularies {
		clear(s.held)
	}
	s.held[d.content] = v
	return v, v != "", nil
}

// fitAtMost gives a bound on how well any passage of documents fits a question, from their words alone;
// 1 where those are not known. The caller holds mu.
func (s *Searcher) fitAtMost(ctx context.Context, documents []indexed, q search.Question) (float64, error) {
	terms := len(q.Terms())
	holding, otherwise := make([]int, terms), make([]bool, terms)
	all := 0
	for _, d := range documents {
		v, ok, err := s.vocabulary(ctx, d)
		if err != nil || !ok {
			return 1, err
		}
		all += d.passages
		for i := range holding {
			n := v.holding(q.Word(i))
			holding[i] += n
			otherwise[i] = otherwise[i] || n == 0 && v.holding(q.Widest(i).Word(i)) > 0
		}
	}
	held := 0.0
	for i := range holding {
		if holding[i] == 0 && otherwise[i] {
			holding[i] = 1 // or more
		}
		if holding[i] > 0 {
			held += passage.Weight(all, holding[i])
		}
	}
	return passage.Rank(q, all, holding).Fit(held), nil
}
