package prose

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
	"sync"

	"terzetto/backend/text"
)

// The stock phrases of each language, one in a line behind its kind. `a|b` is one word or another, `zuck~` a word that
// begins so, `_` any word, and `...` up to three of them.
var (
	//go:embed data/stock.en.txt
	stockEnglish string
	//go:embed data/stock.de.txt
	stockGerman string
	//go:embed data/stock.fr.txt
	stockFrench string
	//go:embed data/stock.es.txt
	stockSpanish string
)

// stockFiles are the languages that have a bank of their own.
var stockFiles = map[string]func() stockBank{
	"en": sync.OnceValue(func() stockBank { return readStock(stockEnglish) }),
	"de": sync.OnceValue(func() stockBank { return readStock(stockGerman) }),
	"fr": sync.OnceValue(func() stockBank { return readStock(stockFrench) }),
	"es": sync.OnceValue(func() stockBank { return readStock(stockSpanish) }),
}

// A stockBank holds the stock phrases of a language by their first word.
type stockBank struct {
	phrases map[string][]stockPhrase
	names   map[string]bool
}

type stockPhrase struct {
	kind string // a scanner constant
	rest []stockWord
}

// A stockWord is a place in a phrase.
type stockWord struct {
	words []string // one of these
	stem  bool     // each is the beginning of a word
	any   int      // up to so many words of any kind instead
	least int      // of these
}

func (w stockWord) fits(word string) bool {
	return slices.ContainsFunc(w.words, func(s string) bool { return s == word || w.stem && strings.HasPrefix(word, s) })
}

// stockKinds names the scanner of each kind of line.
var stockKinds = map[string]string{
	"gesture": ScanGestures, "opener": ScanStockOpeners, "contrast": ScanContrast, "tag": ScanSpeechTags,
}

func readStock(file string) stockBank {
	bank := stockBank{map[string][]stockPhrase{}, map[string]bool{}}
	for line := range strings.Lines(file) {
		kind, phrase, ok := strings.Cut(strings.TrimSpace(line), ": ")
		if !ok {
			continue
		}
		if kind == "name" {
			bank.names[phrase] = true
			continue
		}
		parts := strings.Fields(phrase)
		p := stockPhrase{kind: stockKinds[kind]}
		for _, part := range parts[1:] {
			switch part {
			case "_":
				p.rest = append(p.rest, stockWord{any: 1, least: 1})
			case "...":
				p.rest = append(p.rest, stockWord{any: 3})
			default:
				stem, cut := strings.CutSuffix(part, "~")
				p.rest = append(p.rest, stockWord{words: strings.Split(stem, "|"), stem: cut})
			}
		}
		for first := range strings.SplitSeq(parts[0], "|") {
			bank.phrases[first] = append(bank.phrases[first], p)
		}
	}
	return bank
}

// stockNames are the names that models give in any language.
func stockNames() map[string]bool { return stockFiles["en"]().names }

// match gives the number of words that the rest of a phrase takes at the start of words, or -1.
func match(rest []stockWord, words []token) int {
	if len(rest) == 0 {
		return 0
	}
	w := rest[0]
	if w.any == 0 {
		if len(words) == 0 || !w.fits(words[0].text) {
			return -1
		}
		if n := match(rest[1:], words[1:]); n >= 0 {
			return n + 1
		}
		return -1
	}
	for skip := w.least; skip <= w.any && skip <= len(words); skip++ {
		if n := match(rest[1:], words[skip:]); n >= 0 {
			return n + skip
		}
	}
	return -1
}

// stockReasons say of each kind what is wrong with it.
var stockReasons = map[string]string{
	ScanGestures:     reasonGesture,
	ScanStockOpeners: reasonStockOpener,
	ScanContrast:     reasonStockContrast,
	ScanSpeechTags:   reasonTag,
}

// stock finds the stock phrases of the draft's language: openers at the start of a sentence, the others anywhere in one.
func (p *passage) stock(on func(string) bool) []Finding {
	open, known := stockFiles[p.language]
	if !known {
		return nil
	}
	bank := open()
	var out []Finding
	for _, s := range p.segments {
		for i := range s.words {
			for _, phrase := range bank.phrases[s.words[i].text] {
				if !on(phrase.kind) || phrase.kind == ScanStockOpeners && i > 0 {
					continue
				}
				n := match(phrase.rest, s.words[i+1:])
				if n < 0 {
					continue
				}
				place := text.Span{Start: s.words[i].Start, End: s.words[i+n].End}
				// What only measures is not flagged by another name.
				if p.language != "en" || HeldOut(p.masked[place.Start:place.End]) == 0 {
					out = append(out, p.finding(phrase.kind, place, fmt.Sprintf(stockReasons[phrase.kind], p.quote(place))))
				}
			}
		}
	}
	return out
}
