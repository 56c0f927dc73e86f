package prose

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/text"
)

// What a reader notices of the shape of prose, and what people write without thinking.
const (
	dashRun        = 4 // sentences in a row with a dash
	fragmentRun    = 4 // fragments in a row
	fragmentWords  = 3
	evenRun        = 7 // sentences in a row that are equally long
	evenWords      = 2 // by so many words more or less
	evenLeast      = 5 // words of these sentences
	lonelyRun      = 6 // paragraphs in a row of one sentence without speech
	equalRun       = 4 // paragraphs in a row that are equally long
	equalSentences = 3
	triadsLeast    = 4
	triadsInWords  = 90 // one triad in so many words is much
)

// runs yields the stretches of at least least items in a row that fit.
func runs(n, least int, fits func(i int) bool, yield func(from, to int)) {
	for from := 0; from < n; from++ {
		to := from
		for to < n && fits(to) {
			to++
		}
		if to-from >= least {
			yield(from, to)
		}
		from = max(from, to)
	}
}

// dashes finds runs of sentences that each have a dash.
func (p *passage) dashes() (out []Finding) {
	dashed := func(i int) bool { return strings.ContainsAny(p.segments[i].Text, "—–") }
	runs(len(p.segments), dashRun, dashed, func(from, to int) {
		out = append(out, p.finding(ScanDashes, p.stretch(p.segments[from:to]),
			fmt.Sprintf(reasonDashes, to-from)))
	})
	return out
}

// stretch is from the first of some segments to the end of the last.
func (p *passage) stretch(s []segment) text.Span {
	return text.Span{Start: s[0].Start, End: s[len(s)-1].end()}
}

// rhythm finds runs of narration sentences that are fragments, or equally long.
func (p *passage) rhythm(on func(string) bool) (out []Finding) {
	told := p.narration()
	if on(ScanFragments) {
		short := func(i int) bool {
			s := p.segments[i]
			return !s.Speech && len(s.words) <= fragmentWords && whole(s.Text) && !tagged(s.Text)
		}
		runs(len(p.segments), fragmentRun, short, func(from, to int) {
			if !sameOpeners(p.segments[from:to]) {
				out = append(out, p.finding(ScanFragments, p.stretch(p.segments[from:to]), fmt.Sprintf(reasonFragments, to-from)))
			}
		})
	}
	if !on(ScanRhythm) {
		return out
	}
	for from := 0; from < len(told); {
		to, least, most := from, 1<<30, 0
		for ; to < len(told); to++ {
			n := len(told[to].words)
			if lo, hi := min(least, n), max(most, n); n < evenLeast || hi-lo > 2*evenWords || told[to].paragraph != told[from].paragraph {
				break
			} else {
				least, most = lo, hi
			}
		}
		if to-from >= evenRun {
			out = append(out, p.finding(ScanRhythm, p.stretch(told[from:to]),
				fmt.Sprintf(reasonRhythm, to-from, least, most)))
			from = to
			continue
		}
		from++
	}
	return out
}

// tagged says whether narration goes on from speech, as "she says" does.
func tagged(s string) bool {
	first, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLower(first)
}

// sameOpeners says whether all sentences begin with the same word, which is a fault of its own.
func sameOpeners(all []segment) bool {
	return !slices.ContainsFunc(all, func(s segment) bool { return s.words[0].text != all[0].words[0].text })
}

// whole says whether narration ends as a sentence does: what stands beside speech is a part of one.
func whole(s string) bool {
	return strings.ContainsAny(s[max(0, len(s)-4):], ".!?…")
}

// A shape is what a paragraph looks like.
type shape struct {
	sentences, words int
	speech           bool
	place            text.Span
}

// paragraphs finds paragraphs in a row that are one sentence each, or equally long.
func (p *passage) paragraphs() (out []Finding) {
	var all []shape
	for i, s := range p.segments {
		if i == 0 || p.segments[i-1].paragraph != s.paragraph {
			all = append(all, shape{place: text.Span{Start: s.Start, End: s.end()}})
		}
		last := &all[len(all)-1]
		last.sentences, last.words, last.place.End = last.sentences+1, last.words+len(s.words), s.end()
		last.speech = last.speech || s.Speech
	}
	tell := func(from, to int, note string) {
		out = append(out, p.finding(ScanParagraphs, text.Span{Start: all[from].place.Start, End: all[to-1].place.End}, note))
	}
	lonely := func(i int) bool { return all[i].sentences == 1 && !all[i].speech }
	runs(len(all), lonelyRun, lonely, func(from, to int) {
		if 2*(to-from) > len(all) {
			return // a text of little else has a form of its own
		}
		tell(from, to, fmt.Sprintf(reasonLonely, to-from))
	})
	for from := 0; from < len(all); {
		to := from + 1
		for ; to < len(all) && alikeShapes(all[from], all[to]); to++ {
		}
		if to-from >= equalRun {
			tell(from, to, fmt.Sprintf(reasonEqual, to-from))
		}
		from = to
	}
	return out
}

// alikeShapes says whether two paragraphs have the same number of sentences and a tenth more or fewer words.
func alikeShapes(a, b shape) bool {
	return a.sentences == b.sentences && a.sentences >= equalSentences && 10*max(a.words-b.words, b.words-a.words) <= max(a.words, b.words)
}

// joints join the last of three in the languages that are known.
var joints = map[string]wordSet{"en": setOf("and or"), "de": setOf("und oder"), "fr": setOf("et ou"), "es": setOf("y e o u")}

// triads finds "a, b, and c" where a draft has it again and again.
func (p *passage) triads() (out []Finding) {
	joint := joints[p.language]
	for _, s := range p.segments {
		if place, ok := p.triad(s, joint); ok {
			out = append(out, p.finding(ScanTriads, place, fmt.Sprintf(reasonTriads, p.quote(place))))
		}
	}
	if len(out) < triadsLeast || len(out)*triadsInWords < p.words {
		return nil
	}
	return out
}

// triad finds the first "a, b, and c" of a segment whose parts have three words at most.
func (p *passage) triad(s segment, joint wordSet) (place text.Span, ok bool) {
	comma := func(i int) bool {
		return i > 0 && i < len(s.words) && strings.HasPrefix(strings.TrimSpace(p.masked[s.words[i-1].End:s.words[i].Start]), ",")
	}
	for i, w := range s.words {
		if !joint[w.text] || i+1 >= len(s.words) {
			continue
		}
		second := i - 1
		for second > i-4 && second > 0 && !comma(second) {
			second--
		}
		if second <= 0 || !comma(second) {
			continue
		}
		first := max(0, second-3)
		for k := second - 1; k >= first; k-- {
			if comma(k) {
				first = k
				break
			}
		}
		if k := first - 1; comma(k) {
			continue // a longer list
		}
		// A comma before the last is the rule in English alone.
		if p.language == "en" && comma(i) && i-second <= 3 || p.language != "en" && i-second <= 2 {
			return text.Span{Start: s.words[first].Start, End: s.words[i+1].End}, true
		}
	}
	return place, false
}

const (
	// A question at the end is a habit when this many earlier replies ended with one, too.
	endingsAlike = 3
	endingsRead  = 4
)

// endings finds a question at the end of the draft where nearly all replies before it ended so.
func (p *passage) endings() []Finding {
	if len(p.segments) == 0 || !endsInQuestion(p.masked) {
		return nil
	}
	asked, near := 0, p.earlier[max(0, len(p.earlier)-endingsRead):]
	for _, reply := range near {
		if endsInQuestion(reply) {
			asked++
		}
	}
	if asked < endingsAlike {
		return nil
	}
	last := p.segments[len(p.segments)-1]
	return []Finding{p.finding(ScanEndings, text.Span{Start: last.Start, End: last.end()},
		fmt.Sprintf(reasonEnding, asked, len(near)))}
}

// endsInQuestion says whether a text ends in a question, in any script.
func endsInQuestion(s string) bool {
	tail := strings.TrimRight(s, " \n\t\"'”’»*_)]!.…“「」』")
	return strings.HasSuffix(tail, "?") || strings.HasSuffix(tail, "？") || strings.HasSuffix(tail, "؟")
}
