package text

import (
	"cmp"
	"iter"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/base/lists"
)

// Mentions gives the names that a Markdown text mentions, each once, in the order of the text.
//
// A mention is @Name or @{Name}, in any case; where several names fit, the longest is meant. It neither begins nor ends
// within a word, so an address of mail is no mention; only in scripts that put no space between words may it. A space
// in a name matches any white space on up to two lines. In code, and behind a backslash, an @ is only a sign.
func Mentions(markdown string, names []string) []string {
	var all []string
	known := rollOf(names)
	from := 0
	for code := range CodeBlocks(markdown) {
		all = slices.AppendSeq(all, known.mentionsIn(markdown[from:code.Start]))
		from = code.End
	}
	return lists.Distinct(slices.AppendSeq(all, known.mentionsIn(markdown[from:])))
}

// A roll finds names behind an @, the longest first. Its patterns have a group for each name.
type roll struct {
	names         []string
	plain, braced *regexp.Regexp
}

const (
	// white is white space on up to two lines.
	white = `(?:[\t\v\f\r\x85\pZ]+\n?[\t\v\f\r\x85\pZ]*|\n[\t\v\f\r\x85\pZ]*)`
	// wordEnd is what follows a word; see inWord.
	wordEnd = `(?:$|[^_\pL\p{Nd}\pM]|[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}])`
)

func rollOf(names []string) roll {
	r := roll{names: slices.DeleteFunc(slices.Clone(names), func(name string) bool { return blank(name) || !utf8.ValidString(name) })}
	letters := func(name string) int { return utf8.RuneCountInString(strings.Join(strings.Fields(name), " ")) }
	slices.SortStableFunc(r.names, func(a, b string) int { return cmp.Compare(letters(b), letters(a)) })
	groups, ended := make([]string, len(r.names)), make([]string, len(r.names))
	for i, name := range r.names {
		words := strings.Fields(regexp.QuoteMeta(name))
		groups[i] = "(" + strings.Join(words, white) + ")"
		ended[i] = groups[i]
		if last, _ := utf8.DecodeLastRuneInString(words[len(words)-1]); inWord(last) {
			ended[i] += wordEnd
		}
	}
	r.plain = regexp.MustCompile(`^(?i:` + strings.Join(ended, "|") + `)`)
	r.braced = regexp.MustCompile(`^\{ *(?i:` + strings.Join(groups, "|") + `) *\}`)
	return r
}

// mentionsIn yields the mentions of a text that holds no code of several lines.
func (r roll) mentionsIn(s string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for i := 0; i < len(s) && len(r.names) > 0; {
			switch s[i] {
			case '\\':
				i += min(2, len(s)-i) // what the second byte begins is no sign, unless it is one of its own
			case '`':
				i += CodeSpan(s[i:])
			case '@':
				i++
				if !apart(s[:i-1]) {
					continue
				}
				if name, size := r.at(s[i:]); size > 0 {
					if !yield(name) {
						return
					}
					i += size
				}
			default:
				i++
			}
		}
	}
}

// at gives the name that s begins with, behind its @, and how many bytes it takes.
func (r roll) at(s string) (name string, size int) {
	braces := strings.HasPrefix(s, "{")
	pattern := r.plain
	if braces {
		pattern = r.braced
	}
	match := pattern.FindStringSubmatchIndex(s)
	for i, name := range r.names {
		switch end := 2*i + 3; {
		case match == nil || match[end] < 0:
		case braces:
			return name, match[1]
		default:
			return name, match[end]
		}
	}
	return "", 0
}

// apart says whether an @ behind this text is the first of something: not in a word, and not in an address, where it
// begins the name of a person's page.
func apart(before string) bool {
	last, _ := utf8.DecodeLastRuneInString(before)
	return last != '/' && !inWord(last)
}

// inWord says whether a character binds to its neighbour. Those of scripts without spaces do not.
func inWord(r rune) bool {
	if unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar) {
		return false
	}
	return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r)
}
