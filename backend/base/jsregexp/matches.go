package jsregexp

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"regexp"
	"regexp/syntax"
	"strings"
	"unicode/utf8"
)

// A Match is where a pattern was found in a text.
type Match struct {
	Start, End int
	groups     []int // in pairs, the whole first; -1: the group took no part
	names      []string
	text       string
}

// Text is what was found.
func (m Match) Text() string { return m.text[m.Start:m.End] }

// Group is what a group found; 0 is the whole. One that took no part, and one that there is not, found nothing.
func (m Match) Group(n int) string {
	if n < 0 || 2*n+1 >= len(m.groups) || m.groups[2*n] < 0 {
		return ""
	}
	return m.text[m.groups[2*n]:m.groups[2*n+1]]
}

// NamedGroup is what a group with a name found.
func (m Match) NamedGroup(name string) string {
	for n, is := range m.names {
		if is == name && name != "" {
			return m.Group(n)
		}
	}
	return ""
}

// Matches gives the matches of a text one after another, as a replacement in JavaScript meets them with the flag g: after
// an empty one it goes on a character later. It ends with ErrSlow where over says that the time is spent; over is asked
// between the matches, and within one that takes long.
func (r *Regexp) Matches(text string, over func() bool) iter.Seq2[Match, error] {
	return func(yield func(Match, error) bool) {
		search := r.searchLinear
		if r.slow != nil {
			search = r.searchSlow
		}
		if err := search(text, over, func(m Match) bool { return yield(m, nil) }); err != nil {
			yield(Match{}, err)
		}
	}
}

// searchSlow walks the matches of the engine that tries one way after the other. It counts in characters.
func (r *Regexp) searchSlow(text string, over func() bool, yield func(Match) bool) error {
	at, chars := 0, 0 // how many bytes that many characters have
	bytesTo := func(n int) int {
		if n < chars {
			at, chars = 0, 0
		}
		for chars < n {
			_, size := utf8.DecodeRuneInString(text[at:])
			at, chars = at+size, chars+1
		}
		return at
	}
	m, err := r.slow.FindStringMatch(text)
	for ; m != nil && err == nil; m, err = r.slow.FindNextMatch(m) {
		if over() {
			return ErrSlow
		}
		one := Match{Start: bytesTo(m.Index), text: text, names: r.names}
		one.End = bytesTo(m.Index + m.Length)
		for _, g := range m.Groups() {
			if len(g.Captures) == 0 {
				one.groups = append(one.groups, -1, -1)
				continue
			}
			one.groups = append(one.groups, bytesTo(g.Index), bytesTo(g.Index+g.Length))
		}
		if !yield(one) {
			return nil
		}
	}
	if err != nil {
		return errors.Join(ErrSlow, err)
	}
	return nil
}

// manySteps is how many steps a search of Go's engine may take before it is watched: a few milliseconds.
const manySteps = 1 << 18

// searchLinear walks the matches of Go's engine. One search grows with the text alone; all of them together don't, and a
// long pattern in a long text takes its time, so that both are watched.
func (r *Regexp) searchLinear(text string, over func() bool, yield func(Match) bool) error {
	first, err := r.goRegexp()
	if err != nil {
		return err
	}
	if r.size == 0 {
		r.size, r.looksBack = shapeOf(r.source)
	}
	names := first.SubexpNames()
	for from := 0; from <= len(text); {
		if over() {
			return ErrSlow
		}
		one, begin, skip := first, from, 0
		if r.looksBack && from > 0 { // what stands before the place counts, so the search begins one character earlier
			if one, err = r.rest(); err != nil {
				return err
			}
			_, back := utf8.DecodeLastRuneInString(text[:from])
			begin, skip = from-back, 2
		}
		found, err := find(one, text[begin:], r.size, over)
		if found == nil || err != nil {
			return err
		}
		found = found[skip:]
		for i := range found {
			if found[i] >= 0 {
				found[i] += begin
			}
		}
		if !yield(Match{Start: found[0], End: found[1], groups: found, names: names, text: text}) {
			return nil
		}
		if from = found[1]; found[0] == found[1] {
			_, next := utf8.DecodeRuneInString(text[from:])
			from += max(next, 1)
		}
	}
	return nil
}

// find searches once; nil: there is nothing.
func find(re *regexp.Regexp, text string, size int, over func() bool) ([]int, error) {
	if size*len(text) <= manySteps {
		return re.FindStringSubmatchIndex(text), nil
	}
	watched := watchedReader{text: text, over: over}
	found := re.FindReaderSubmatchIndex(&watched)
	if watched.ended {
		return nil, ErrSlow
	}
	return found, nil
}

// A watchedReader ends a text where the time is spent.
type watchedReader struct {
	text  string
	at    int
	read  int
	over  func() bool
	ended bool
}

// ReadRune gives the next character.
func (w *watchedReader) ReadRune() (r rune, size int, err error) {
	if w.read++; w.read%64 == 0 && w.over() {
		w.ended = true
	}
	if w.ended || w.at == len(w.text) {
		return 0, 0, io.EOF
	}
	r, size = utf8.DecodeRuneInString(w.text[w.at:])
	w.at += size
	return r, size, nil
}

// goRegexp is the pattern in Go's engine.
func (r *Regexp) goRegexp() (*regexp.Regexp, error) {
	if r.linear == nil {
		compiled, err := regexp.Compile(r.source)
		if err != nil {
			return nil, fmt.Errorf("compile the pattern: %w", err)
		}
		r.linear = compiled
	}
	return r.linear, nil
}

// rest is the pattern behind one character at least; its first group is what the pattern found.
func (r *Regexp) rest() (*regexp.Regexp, error) {
	if r.later == nil {
		compiled, err := regexp.Compile(`\A(?s:..*?)(` + r.source + `)`)
		if err != nil {
			return nil, fmt.Errorf("compile the pattern: %w", err)
		}
		r.later = compiled
	}
	return r.later, nil
}

// shapeOf says how large a pattern is, and whether it asks what stands before a match.
func shapeOf(source string) (size int, looksBack bool) {
	tree, err := syntax.Parse(source, syntax.Perl)
	if err != nil {
		return 1, true
	}
	program, err := syntax.Compile(tree.Simplify())
	if err != nil {
		return 1, true
	}
	const behind = syntax.EmptyBeginLine | syntax.EmptyBeginText | syntax.EmptyWordBoundary | syntax.EmptyNoWordBoundary
	for _, i := range program.Inst {
		if i.Op == syntax.InstEmptyWidth && syntax.EmptyOp(i.Arg)&behind != 0 {
			looksBack = true
		}
	}
	return len(program.Inst), looksBack
}

// CutLiteral parts a pattern that is written between slashes with flags behind, as JavaScript writes it; what is not is
// all of it the pattern.
func CutLiteral(written string) (pattern, flags string, marked bool) {
	end := strings.LastIndexByte(written, '/')
	if len(written) < 3 || written[0] != '/' || end < 2 {
		return written, "", false
	}
	flags = written[end+1:]
	for _, c := range flags {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') {
			return written, "", false
		}
	}
	return written[1:end], flags, true
}
