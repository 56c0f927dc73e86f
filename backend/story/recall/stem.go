package recall

import (
	"cmp"
	"iter"
	"slices"
	"strings"

	"github.com/blevesearch/snowballstem"
	"github.com/blevesearch/snowballstem/dutch"
	"github.com/blevesearch/snowballstem/english"
	"github.com/blevesearch/snowballstem/french"
	"github.com/blevesearch/snowballstem/german"
	"github.com/blevesearch/snowballstem/italian"
	"github.com/blevesearch/snowballstem/portuguese"
	"github.com/blevesearch/snowballstem/russian"
	"github.com/blevesearch/snowballstem/spanish"

	"terzetto/backend/document/search"
	"terzetto/backend/text"
)

// A Stemmer reads texts of one language as the stems of their words, so that "sisters" finds "sister". It remembers what it
// has read, so one goroutine uses it at a time.
type Stemmer struct {
	stem func(*snowballstem.Env) bool // nil: the language has none, and words stay as they are
	env  *snowballstem.Env

	frequent map[string]bool

	seen map[string]string
}

// NewStemmer is for a language, an ISO 639-1 code. Of a language without a stemmer, and of one that is not known, words are
// taken as they are.
func NewStemmer(language string) *Stemmer {
	s := &Stemmer{env: snowballstem.NewEnv(""), seen: map[string]string{}, frequent: frequent(language)}
	switch language {
	case "de":
		s.stem = german.Stem
	case "en":
		s.stem = english.Stem
	case "es":
		s.stem = spanish.Stem
	case "fr":
		s.stem = french.Stem
	case "it":
		s.stem = italian.Stem
	case "nl":
		s.stem = dutch.Stem
	case "pt":
		s.stem = portuguese.Stem
	case "ru":
		s.stem = russian.Stem
	}
	return s
}

// What is read of a conversation to tell its language.
const (
	LanguageMessages = 8 // the first ones
	languageBytes    = 2000
)

// LanguageOf is the language of a conversation by its first messages. Where they do not say enough it is taken for English,
// whose stemmer leaves most words of others alone: what counts is that messages and questions are read alike.
func LanguageOf(messages []string) string {
	var b strings.Builder
	for _, m := range messages[:min(len(messages), LanguageMessages)] {
		b.WriteString(m[:min(len(m), languageBytes-b.Len())] + "\n")
		if b.Len() >= languageBytes {
			break
		}
	}
	return cmp.Or(text.Language(strings.ToValidUTF8(b.String(), "")), "en")
}

// Stems yields the stems of a text in their order, folded as search folds words. Writing without spaces gives pieces of a few
// characters.
func (s *Stemmer) Stems(of string) iter.Seq2[string, string] {
	return func(yield func(stem, word string) bool) {
		of = search.Normal(of)
		for w := range search.Words(of) {
			if !yield(s.word(of[w.Start:w.End], w.Text), w.Text) {
				return
			}
		}
	}
}

// word is the stem of a word, which a stemmer reads with its accents and without capitals.
func (s *Stemmer) word(written, folded string) string {
	if s.stem == nil {
		return folded
	}
	if known, ok := s.seen[written]; ok {
		return known
	}
	stem := strings.ReplaceAll(strings.ToLower(written), "ё", "е") // as the stemmer of Russian wants it
	s.env.SetCurrent(stem)
	s.stem(s.env)
	if stem = s.env.Current(); stem != folded {
		stem = strings.TrimSpace(search.Index(stem))
	}
	if stem == "" || strings.ContainsRune(stem, ' ') {
		stem = folded
	}
	s.seen[strings.Clone(written)] = stem
	return stem
}

// IndexWords are the words of a message as the index takes them in: each stem once.
func (s *Stemmer) IndexWords(message string) []string {
	var words []string
	for stem := range s.Stems(message) {
		words = append(words, stem)
	}
	slices.Sort(words)
	return slices.Compact(words)
}
