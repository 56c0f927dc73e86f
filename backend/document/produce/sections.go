package produce

import (
	"iter"
	"strings"

	"terzetto/backend/document/language"
)

// Sections are the parts of a text that may be longer than the memory holds. Each is Markdown of its own: a footnote, or
// the address of a link, counts in its section alone. An error ends the text.
type Sections iter.Seq2[string, error]

// Section is a text in one part.
func Section(markdown string) Sections {
	return func(yield func(string, error) bool) { yield(markdown, nil) }
}

// enoughToTell is how many bytes say the language of a text.
const enoughToTell = 4 << 10

// language reads enough to tell the language, and gives all sections again, those that were read too. done must be called.
func (s Sections) language() (code string, all Sections, done func()) {
	next, stop := iter.Pull2(iter.Seq2[string, error](s))
	type part struct {
		text string
		err  error
	}
	var read []part
	var b strings.Builder
	for b.Len() < enoughToTell {
		text, err, more := next()
		if !more {
			break
		}
		read = append(read, part{text, err})
		if b.WriteString(text); err != nil {
			break
		}
	}
	return language.Of(b.String()), func(yield func(string, error) bool) {
		for _, p := range read {
			if !yield(p.text, p.err) {
				return
			}
		}
		read = nil
		for {
			text, err, more := next()
			if !more || !yield(text, err) {
				return
			}
		}
	}, stop
}
