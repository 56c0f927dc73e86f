package lorebook

import (
	"errors"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/jsregexp"
	"terzetto/backend/chat"
	"terzetto/backend/document/search"
)

// A key is what a text is searched for.
type key struct {
	written string
	plain   string // folded; empty: it is a pattern, or blank
	pattern *jsregexp.Regexp
	fault   error // it can't be used, or took too long; nil: it can
}

// CheckKey reports why a key of an entry can't be used; nil: it can.
func CheckKey(e *chat.LorebookEntry, written string) error {
	_, err := parseKey(e, written, slashes(e))
	return err
}

// slashes reports that an entry marks its patterns by slashes, as SillyTavern does. Then its other keys are plain.
func slashes(e *chat.LorebookEntry) bool {
	marked := func(key string) bool { _, _, ok := chat.CutPattern(key); return ok }
	return e.UseRegex && (slices.ContainsFunc(e.Keywords, marked) || slices.ContainsFunc(e.SecondaryKeys, marked))
}

func parseKey(e *chat.LorebookEntry, written string, slashes bool) (k key, err error) {
	k.written = written
	if strings.TrimSpace(written) == "" {
		return k, nil
	}
	if e.UseRegex {
		inner, flags, marked := chat.CutPattern(written)
		switch {
		case marked:
			k.pattern, err = jsregexp.Parse(search.Normal(inner), flags)
		case !slashes:
			if e.CaseInsensitive {
				flags = "i"
			}
			k.pattern, err = jsregexp.ParseEither(search.Normal(written), flags)
		}
		if k.pattern != nil || err != nil {
			return k, err
		}
	}
	k.plain = written
	if !ascii(written) {
		k.plain = search.Normal(written)
	}
	k.plain = Fold(k.plain)
	if e.CaseInsensitive {
		k.plain = toLower(k.plain)
	}
	return k, nil
}

func ascii(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// A watch bounds the time of all patterns of a turn.
type watch struct {
	now   func() time.Time
	spent time.Duration
}

// over reports that no pattern is run any more: the next one could take longer than what is left.
func (w *watch) over() bool { return w.spent > PatternTime-jsregexp.Bound }

// parse reads a key. Where the time is spent patterns are not read any more: thousands take longer to read than a few to run.
func (w *watch) parse(e *chat.LorebookEntry, written string, slashes bool) key {
	if _, _, marked := chat.CutPattern(written); w.over() && e.UseRegex && (marked || !slashes) {
		return key{written: written, fault: errTurn}
	}
	k, err := parseKey(e, written, slashes)
	k.fault = err
	return k
}

// search says whether a text holds a key. A pattern that takes too long is off from then on.
func (w *watch) search(t *text, k *key, e *chat.LorebookEntry) bool {
	switch {
	case k.fault != nil:
		return false
	case k.pattern == nil:
		return k.plain != "" && t.has(k.plain, e.CaseInsensitive, e.Rules.WholeWords)
	}
	if words := k.pattern.Words(); len(words) > 0 {
		lower := t.in(true)
		if !slices.ContainsFunc(words, func(word string) bool {
			word = toLower(Fold(word))
			return lower.possible(word) && strings.Contains(lower.text, word)
		}) {
			return false
		}
	}
	if w.over() {
		k.fault = errTurn
		return false
	}
	var began time.Time
	if w.now != nil {
		began = w.now()
	}
	found, err := k.pattern.MatchString(t.normal)
	if w.now != nil {
		w.spent += w.now().Sub(began)
	}
	k.fault = err
	return found
}

var errTurn = errors.Join(jsregexp.ErrSlow, errors.New("the patterns of this turn take too long together"))
