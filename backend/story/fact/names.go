package fact

import (
	"slices"
	"strings"
)

// Names are those whom a story names, each with what else they are called. The first of those who share a name has it.
type Names struct {
	all     []string            // in the order in which they were added
	aliases map[string][]string // by an alias in small letters: who may be meant
}

// The words by which a model may speak of the person, whatever the person's name is.
var personWords = []string{"user", "the user", "{{user}}", "you", "i", "me"} //nolint:gochecknoglobals // a table that never changes

// NewNames knows the person and the characters by their names. Each may be given with others that it is called by.
func NewNames(person string, characters ...[]string) *Names {
	n := &Names{aliases: map[string][]string{}}
	if person != "" {
		n.Add(person)
		for _, word := range personWords {
			n.alias(word, person)
		}
	}
	for _, c := range characters {
		if len(c) > 0 {
			n.Add(c[0], c[1:]...)
		}
	}
	return n
}

// Add adds somebody with what else they are called. The parts of a name of several words are aliases too.
func (n *Names) Add(name string, others ...string) {
	name = strings.Join(strings.Fields(name), " ")
	if name == "" || slices.Contains(n.all, name) {
		return
	}
	n.all = append(n.all, name)
	n.alias(name, name)
	for _, other := range others {
		n.alias(other, name)
	}
	if parts := strings.Fields(name); len(parts) > 1 {
		for _, part := range parts {
			if first := []rune(part)[0]; isUpper(first) { // “of” and “the” are no names
				n.alias(part, name)
			}
		}
	}
}

func isUpper(r rune) bool { return strings.ToLower(string(r)) != string(r) || unspaced(r) }

func (n *Names) alias(alias, name string) {
	alias = fold(alias)
	if alias != "" && !slices.Contains(n.aliases[alias], name) {
		n.aliases[alias] = append(n.aliases[alias], name)
	}
}

// All gives the names in the order in which they were added.
func (n *Names) All() []string { return slices.Clone(n.all) }

// Find gives the name that a word or several stand for. A name of its own goes before a part of another one; where several may be
// meant, none is.
func (n *Names) Find(said string) (name string, ok bool) {
	said = fold(said)
	found := n.aliases[said]
	for _, name := range found {
		if fold(name) == said {
			return name, true
		}
	}
	if len(found) == 1 {
		return found[0], true
	}
	return "", false
}

// several reports whether several may be meant.
func (n *Names) several(folded string) bool { return len(n.aliases[folded]) > 1 }

// NameOf is the name that a word stands for, or the word itself.
func (n *Names) NameOf(said string) string {
	if name, ok := n.Find(said); ok {
		return name
	}
	return strings.Join(strings.Fields(said), " ")
}

// fold is a name as it is compared.
func fold(name string) string {
	if text := hear(name).text; text != "" {
		return text
	}
	return strings.ToLower(strings.TrimSpace(name))
}

// bare is a name or a value as it is compared, without its article.
func bare(name string) string {
	name = fold(name)
	if first, rest, more := strings.Cut(name, " "); more && isArticle(first) {
		return rest
	}
	return name
}
