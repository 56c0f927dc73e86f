package jsregexp

import (
	"errors"
	"fmt"
	"regexp"
	"regexp/syntax"
	"strings"
	"time"

	"github.com/dlclark/regexp2"
)

// Longest is how long one match takes at most. The clock that ends it has a grain of its own, so that the bound
// and the grain together stay within 5 ms.
const (
	Longest = 3 * time.Millisecond
	grain   = time.Millisecond
	Bound   = 5 * time.Millisecond
)

// ErrSlow says that a match was ended because it took too long.
var ErrSlow = errors.New("the pattern takes too long")

// SetClock makes the bound exact. The program calls it once, before anything is matched: without it a match that
// never ends is ended after a tenth of a second.
func SetClock() { regexp2.SetTimeoutCheckPeriod(grain) }

// A Regexp is a pattern that one of the engines takes.
type Regexp struct {
	source string // in Go's syntax, flags included; empty: the other engine runs it
	words  []string
	names  []string       // of the groups, where the other engine runs it
	linear *regexp.Regexp // compiled at the first match
	later  *regexp.Regexp // see rest; compiled where it is needed

	size      int // of the program in Go's engine; 0: it is not known yet
	looksBack bool

	slow *regexp2.Regexp
}

// Parse reads a pattern with JavaScript's flags. Those that say nothing about whether a text matches are ignored.
func Parse(pattern, flags string) (*Regexp, error) {
	return parse(pattern, toGo(pattern), flags)
}

// ParseEither reads a pattern whose author wrote Go's syntax or JavaScript's.
func ParseEither(pattern, flags string) (*Regexp, error) {
	return parse(pattern, pattern, flags)
}

func parse(pattern, forGo, flags string) (*Regexp, error) {
	said := strings.Map(func(r rune) rune {
		if strings.ContainsRune("ims", r) {
			return r
		}
		return -1
	}, flags)
	if said != "" {
		forGo = "(?" + said + ")" + forGo
	}
	if tree, err := syntax.Parse(forGo, syntax.Perl); err == nil {
		return &Regexp{source: forGo, words: requiredWords(tree)}, nil
	}
	var options regexp2.RegexOptions = regexp2.ECMAScript | regexp2.Unicode
	for _, flag := range said {
		switch flag {
		case 'i':
			options |= regexp2.IgnoreCase
		case 'm':
			options |= regexp2.Multiline
		case 's':
			options |= regexp2.Singleline
		}
	}
	slow, err := regexp2.Compile(toECMAScript(pattern), options)
	if err != nil {
		return nil, fmt.Errorf("read the pattern %q: %w", pattern, err)
	}
	slow.MatchTimeout = Longest
	return &Regexp{slow: slow, names: groupNames(pattern)}, nil
}

// Words are words of which every match contains at least one, in some case. There are none where this can't be
// told. A search that knows that a text holds none of them need not ask further.
func (r *Regexp) Words() []string { return r.words }

// MatchString reports whether a text holds a match, or ErrSlow.
func (r *Regexp) MatchString(text string) (bool, error) {
	if r.slow != nil {
		found, err := r.slow.MatchString(text)
		if err != nil {
			return false, errors.Join(ErrSlow, err)
		}
		return found, nil
	}
	compiled, err := r.goRegexp()
	if err != nil {
		return false, err
	}
	return compiled.MatchString(text), nil
}
