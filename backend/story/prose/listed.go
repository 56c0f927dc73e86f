package prose

import (
	"bufio"
	"bytes"
	"compress/gzip"
	_ "embed"
	"hash/fnv"
	"math"
	"strconv"
	"strings"
	"sync"

	"terzetto/backend/text"
)

// The two tables, each a gzip file with a number of counted words in its first line and then an entry and its count in those
// words, parted by a tab, in a line. `build/prose -count` makes them from books.
var (
	//go:embed data/listed.txt.gz
	listedFile []byte // words and phrases that models over-use, as content words; see data/LICENSE
	//go:embed data/english.txt.gz
	englishFile []byte // the words of fiction
)

// A listedEntry is a word or a phrase that models over-use.
type listedEntry struct {
	text    string
	words   int
	weight  float64 // the decimal digits by which people write it less often than commonEntry; 0 for what they write, too
	heldOut bool
}

// commonEntry is how often in a million words people write what is no sign of a model.
const commonEntry = 120

var (
	listed  = sync.OnceValue(readListed)
	english = sync.OnceValue(func() map[string]float64 {
		rates := map[string]float64{}
		readTable(englishFile, func(word string, perMillion float64) { rates[word] = perMillion })
		return rates
	})
)

func readListed() map[string]listedEntry {
	all := map[string]listedEntry{}
	readTable(listedFile, func(entry string, perMillion float64) {
		hash := fnv.New32a()
		_, _ = hash.Write([]byte(entry))
		all[entry] = listedEntry{
			text: entry, words: strings.Count(entry, " ") + 1, heldOut: hash.Sum32()%heldOutOf == 0,
			weight: max(0, math.Log10(commonEntry/max(perMillion, rarest))),
		}
	})
	return all
}

// rarest is the count of what the counted books do not have: they could just have missed it.
const rarest = 0.2

// heldOutOf is the share of the list that measures: one entry in so many, by its hash, is never flagged or banned.
const heldOutOf = 4

func readTable(packed []byte, row func(entry string, perMillion float64)) {
	unpacked, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		panic(err) // the file is part of the program
	}
	lines, counted := bufio.NewScanner(unpacked), 0.0
	for lines.Scan() {
		entry, count, _ := strings.Cut(lines.Text(), "\t")
		n, err := strconv.ParseFloat(count, 64)
		switch {
		case err != nil:
			panic(err)
		case counted == 0:
			counted = n / 1e6
		default:
			row(entry, n/counted)
		}
	}
}

// PerMillion is how often people write an English word in a million words of fiction: 0 for a word they hardly write.
func PerMillion(word string) float64 { return english()[strings.ToLower(word)] }

// CountListed counts the words and phrases of a text that models over-use, without those held out.
func CountListed(s string) int { return countEntries(s, false) }

// HeldOut counts the words and phrases of a text that are on the held-out part of the list: it is never used to flag or to
// ban, so that it measures what was not asked for.
func HeldOut(s string) int { return countEntries(s, true) }

func countEntries(s string, heldOut bool) (n int) {
	for _, h := range findListed(contentWords(s)) {
		if h.heldOut == heldOut {
			n++
		}
	}
	return n
}

// A contentWord is a word as the lists have it: in lower case, contractions cut, words that only hold a sentence together
// left out.
type contentWord struct {
	text    string
	place   text.Span
	first   bool // no content word stands before it in its sentence
	capital bool
	begins  bool // it is the first word of its sentence
}

// ContentWords lists the words of a text as the lists have them, with an empty one where a sentence ends.
func ContentWords(s string) (out []string) {
	for _, w := range contentWords(s) {
		if w.first && len(out) > 0 {
			out = append(out, "")
		}
		out = append(out, w.text)
	}
	return out
}

// contentWords lists the content words of s.
func contentWords(s string) (out []contentWord) {
	scan, last, first, begins := wordScanner{text: s}, 0, true, true
	for scan.next() {
		if strings.ContainsAny(s[last:scan.start], ".!?…\n") {
			first, begins = true, true
		}
		last = scan.end
		word, _ := uncontract(string(scan.word))
		word, _, _ = strings.Cut(word, "'")
		if !listStopWords[word] && len(word) > 1 {
			out = append(out, contentWord{
				text: word, place: text.Span{Start: scan.start, End: scan.end}, first: first, begins: begins,
				capital: s[scan.start] != scan.word[0],
			})
			first = false
		}
		begins = false
	}
	return out
}

// longestEntry is how many content words an entry of the list has at most.
const longestEntry = 3

// A listedHit is an entry of the list at a place among content words.
type listedHit struct {
	listedEntry
	at int
}

// findListed finds the entries of the list, those within others included, in the order of their places.
func findListed(words []contentWord) (out []listedHit) {
	list := listed()
	var phrase []byte
	for i := range words {
		phrase = phrase[:0]
		for n := 0; n < longestEntry && i+n < len(words); n++ {
			if n > 0 {
				if words[i+n].first {
					break
				}
				phrase = append(phrase, ' ')
			}
			phrase = append(phrase, words[i+n].text...)
			if e, known := list[string(phrase)]; known {
				out = append(out, listedHit{e, i})
			}
		}
	}
	return out
}

// listStopWords are left out of the phrases of the list.
var listStopWords = setOf(`i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers
	herself it its itself they them their theirs themselves what which who whom this that these those am is are was were be been
	being have has had having do does did doing a an the and but if or because as until while of at by for with about against
	between into through during before after above below to from up down in out on off over under again further then once here
	there when where why how all any both each few more most other some such no nor not only own same so than too very s t can
	will just don should now d ll m o re ve y ain`)
