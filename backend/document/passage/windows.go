package passage

import "strings"

// windowBytes is how long the texts are for which a model makes vectors. Models of embeddings read a few hundred tokens and no
// more, and a vector of a long text is about none of its sentences.
const windowBytes = 400

// Windows are the texts that stand for a passage where it is searched by meaning, in its order: each under the heading that it
// stands under and the heading row of its table.
func (p Passage) Windows(heading string) (all []string) {
	above := line(heading) + line(p.Head)
	for rest := p.Text; rest != ""; {
		end := len(rest)
		if end > windowBytes {
			end = cut(rest, windowBytes, p.Head != "")
		}
		text := rest[:end]
		rest = rest[end:]
		switch {
		case strings.TrimSpace(text) == "":
		case isHeading(strings.TrimSpace(text)):
			all = append(all, text)
		default:
			all = append(all, above+text)
		}
	}
	if len(all) == 0 {
		all = []string{above + p.Text}
	}
	return all
}

// line is a text with the end of its line, unless it is empty.
func line(text string) string {
	if text == "" {
		return ""
	}
	return text + "\n"
}

// HeadingAfter is the heading that holds at the end of a passage, given the one before it.
func (p Passage) HeadingAfter(before string) string {
	for line := range strings.Lines(p.Text) {
		if isHeading(line) {
			before = strings.TrimSpace(strings.TrimLeft(line, "#"))
		}
	}
	return before
}

// isHeading reports whether a text begins with a heading, as the readers of documents write them.
func isHeading(text string) bool {
	const deepest = 6
	after := strings.TrimLeft(text, "#")
	level := len(text) - len(after)
	return level > 0 && level <= deepest && strings.HasPrefix(after, " ")
}
