package text

import (
	"cmp"
	"iter"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Mention gives the name that a Markdown text mentions first, as names has it.
func Mention(markdown string, names []string) (name string, found bool) {
	for name := range mentions(markdown, names) {
		return name, true
	}
	return "", false
}

// Mentions gives the names that a Markdown text mentions, each once, in the order of the text.
//
// A mention is @Name or @{Name}, in any case; where several names fit, the longest is meant. It neither begins nor ends
// within a word, so an address of mail is no mention; only in scripts that put no space between words may it. A space
// in a name matches any white space on up to two lines. In code, and behind a backslash, an @ is only a sign.
func Mentions(markdown string, names []string) []string {
	var all []string
	seen := map[string]bool{}
	for name := range mentions(markdown, names) {
		if !seen[name] {
			seen[name] = true
			all = append(all, name)
		}
	}
	return all
}

func mentions(s string, names []string) iter.Seq[string] {
	return func(yield func(string) bool) {
		known := callable(names)
		from := 0
		for code := range fences(s) {
			if !known.within(s[from:code.start], yield) {
				return
			}
			from = code.end
		}
		known.within(s[from:], yield)
	}
}

// A roll holds names by their first character in lower case, the longest first.
type roll map[rune][]callName

// A callName is a name with the form that it is called by: folded, with single spaces.
type callName struct {
	name   string
	called []rune
}

func callable(names []string) roll {
	known := roll{}
	for _, name := range names {
		called := []rune(strings.Join(strings.Fields(name), " "))
		if len(called) == 0 {
			continue
		}
		for i, r := range called {
			called[i] = folded(r)
		}
		known[called[0]] = append(known[called[0]], callName{name, called})
	}
	for _, list := range known {
		slices.SortStableFunc(list, func(a, b callName) int {
			return cmp.Compare(len(b.called), len(a.called))
		})
	}
	return known
}

// within yields the mentions of a text that holds no code of several lines, and says whether to go on.
func (k roll) within(s string, yield func(string) bool) bool {
	for i := 0; i < len(s); {
		switch s[i] {
		case '\\':
			i += min(2, len(s)-i) // what the second byte begins is no sign, unless it is one of its own
		case '`':
			i = behindCode(s, i)
		case '@':
			i++
			if !apart(s[:i-1]) {
				continue
			}
			if name, size := k.at(s[i:]); size > 0 {
				if !yield(name) {
					return false
				}
				i += size
			}
		default:
			i++
		}
	}
	return true
}

// behindCode gives the end of the code that a run of backticks at byte i begins, which ends on its line; where none
// ends it, the end of the run.
func behindCode(s string, i int) int {
	run := len(s[i:]) - len(strings.TrimLeft(s[i:], "`"))
	line := lineAt(s, i, len(s))
	for at := i + run; at < line.end; {
		next := strings.IndexByte(s[at:line.end], '`')
		if next < 0 {
			break
		}
		at += next
		n := len(s[at:line.end]) - len(strings.TrimLeft(s[at:line.end], "`"))
		at += n
		if n == run {
			return at
		}
	}
	return i + run
}

// at gives the name that s begins with, behind its @, and how many bytes it takes.
func (k roll) at(s string) (name string, size int) {
	if braced, ok := strings.CutPrefix(s, "{"); ok {
		inner := strings.TrimLeft(braced, " ")
		first, _ := utf8.DecodeRuneInString(inner)
		for _, c := range k[folded(first)] {
			rest := strings.TrimLeft(inner[c.length(inner):], " ")
			if c.length(inner) > 0 && strings.HasPrefix(rest, "}") {
				return c.name, len(s) - len(rest) + 1
			}
		}
		return "", 0
	}
	first, _ := utf8.DecodeRuneInString(s)
	for _, c := range k[folded(first)] {
		if n := c.length(s); n > 0 && ends(s[:n], s[n:]) {
			return c.name, n
		}
	}
	return "", 0
}

// length says how many bytes of s the name at its beginning takes; 0: s does not begin with it.
func (c callName) length(s string) int {
	at := 0
	for _, want := range c.called {
		if want == ' ' {
			white := len(s[at:]) - len(strings.TrimLeftFunc(s[at:], unicode.IsSpace))
			if white == 0 || strings.Count(s[at:at+white], "\n") > 1 {
				return 0
			}
			at += white
			continue
		}
		got, size := utf8.DecodeRuneInString(s[at:])
		if got == utf8.RuneError && size <= 1 || folded(got) != want {
			return 0
		}
		at += size
	}
	return at
}

// apart says whether an @ behind this text is the first of something: not in a word, and not in an address, where it
// begins the name of a person's page.
func apart(before string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	return last != '/' && !inWord(last)
}

// ends says whether a name ends where the text goes on.
func ends(name, after string) bool {
	last, _ := utf8.DecodeLastRuneInString(name)
	next, _ := utf8.DecodeRuneInString(after)
	return !inWord(last) || !inWord(next)
}

// inWord says whether a character binds to its neighbour. Those of scripts without spaces do not.
func inWord(r rune) bool {
	if unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar) {
		return false
	}
	return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r)
}

// folded is one of the forms that a character has in any case, always the same one.
func folded(r rune) rune {
	switch {
	case 'a' <= r && r <= 'z':
		return r - 'a' + 'A'
	case r < utf8.RuneSelf:
		return r
	}
	least := r
	for next := unicode.SimpleFold(r); next != r; next = unicode.SimpleFold(next) {
		least = min(least, next)
	}
	return least
}
