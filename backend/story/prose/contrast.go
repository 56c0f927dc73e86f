package prose

import (
	"fmt"
	"slices"

	"terzetto/backend/text"
)

// A Contrast is a sentence that says what something is not in order to say what it is.
type Contrast struct {
	Sentence   string // a substring of the draft
	Start, End int
	Parallel   bool // whether what is denied has the shape of what is put in its place; a heuristic
}

const (
	// Below four words there is no room for a contrast.
	shortestContrast = 4
	// A longer X is a thought of its own, not one half of a figure.
	longestDenial = 5
	// How far the second half may begin after the negation.
	contrastReach = 16
)

// Contrasts lists the sentences, speech included, with one of three figures: "not X but Y"; a negated "be" and then
// "be" again with the same subject ("it wasn't fear — it was hunger"); a negated "do" or "have" and then the same
// subject, or none, with a verb ("she doesn't stumble; she collapses"). "Not only", "not to", questions and
// halves with subjects of their own are ordinary English and are left alone.
func Contrasts(draft string) []Contrast {
	var out []Contrast
	for place := range text.SentenceSpans(draft, true) {
		s := draft[place.Start:place.End]
		if isQuestion(s) {
			continue
		}
		if c, ok := contrastIn(s); ok {
			c.Sentence, c.Start, c.End = text.Snippet(s), place.Start, place.End
			out = append(out, c)
		}
	}
	return out
}

// Halves of a contrast in sentences of their own are short, and so is what only denies at the end of one.
const (
	shortHalf = 12
	shortEnd  = 5
)

// contrasts finds the figures that Contrasts does not: over two sentences ("It wasn't fear. It was hunger.", "Not fear.
// Hunger."), at the end of one ("a warning, not a plea"), and in a row ("no light, no sound, just rain").
func (p *passage) contrasts() (out []Finding) {
	add := func(place text.Span) {
		out = append(out, p.finding(ScanContrast, place, fmt.Sprintf(reasonStockContrast, p.quote(place))))
	}
	var before clause
	for i, s := range p.segments {
		c := parseClause(s.Text)
		switch {
		case isQuestion(s.Text):
		case i > 0 && p.segments[i-1].Speech == s.Speech && before.deniedBy(c):
			add(p.stretch(p.segments[i-1 : i+1]))
		case c.endsDenied(), c.deniesInARow():
			add(text.Span{Start: s.Start, End: s.end()})
		}
		before = c
	}
	return out
}

// deniedBy says whether c denies what the next sentence puts in its place.
func (c clause) deniedBy(next clause) bool {
	if len(c.words) < 2 || len(next.words) == 0 || c.count > shortHalf || next.count > shortHalf {
		return false
	}
	first, second := c.words[0].text, next.words[0].text
	if first == "not" && c.words[1].text != "that" {
		return second != "not" && c.count <= shortEnd && next.count <= shortEnd && !next.pronounClause(text.Span{End: len(next.words)})
	}
	return len(c.words) > 3 && len(next.words) > 2 && pronouns[first] && beForms[c.words[1].text] && c.words[2].text == "not" &&
		(subject{first, true}).sameAs(subject{second, true}) && beForms[next.words[1].text] && next.words[2].text != "not"
}

// endsDenied says whether a sentence ends in ", not a …".
func (c clause) endsDenied() bool {
	for i := max(3, len(c.words)-shortEnd); i+2 < len(c.words); i++ {
		if w := c.words[i]; w.text == "not" && (w.lead == ',' || w.lead == '-') && isDeterminer(c.words[i+1].text) {
			return true
		}
	}
	return false
}

// deniesInARow says whether a sentence denies one thing after the other before it says what is there.
func (c clause) deniesInARow() bool {
	denied := 0
	for i, w := range c.words {
		switch {
		case w.text == "no" && (i == 0 || w.lead != 0):
			denied++
		case denied > 1 && (w.text == "just" || w.text == "only") && w.lead != 0:
			return true
		}
	}
	return false
}

func contrastIn(sentence string) (Contrast, bool) {
	c := parseClause(sentence)
	if c.count < shortestContrast || !slices.ContainsFunc(c.words, func(w clauseWord) bool { return w.text == "not" }) {
		return Contrast{}, false
	}
	for i, w := range c.words {
		if w.text != "not" {
			continue
		}
		x, y, ok := c.notBut(i)
		if !ok && i > 0 && !c.subordinate(i) {
			switch verb := c.words[i-1].text; {
			case beForms[verb]:
				x, y, ok = c.beTwice(i)
			case doForms[verb], haveForms[verb]:
				x, y, ok = c.insteadDoes(i)
			}
		}
		if ok {
			left, right := c.shape(x), c.shape(y)
			return Contrast{Parallel: left == right && left != ""}, true
		}
	}
	return Contrast{}, false
}

// notBut reads "not X but Y" from the "not" at i.
func (c clause) notBut(i int) (x, y text.Span, ok bool) {
	but := c.butAfter(i)
	if but < 0 {
		return x, y, false
	}
	x, y = text.Span{Start: i + 1, End: but}, c.until(but+1)
	if x.Start >= x.End || y.Start >= y.End {
		return x, y, false
	}
	switch c.words[x.Start].text {
	case "only", "to":
		return x, y, false
	}
	// "Nothing but" and "could not help but" are idioms.
	switch c.words[but-1].text {
	case "anything", "nothing", "anyone", "everything", "everyone", "help", "all", "none":
		return x, y, false
	}
	if c.clauseLike(x) || c.contentWords(x) > longestDenial {
		return x, y, false
	}
	if first := c.words[y.Start].text; first == "not" || subordinators[first] {
		return x, y, false
	}
	// "Not fear but hunger drove him" shares its verb; elsewhere a noun with a verb begins a clause of its own.
	return x, y, !c.pronounClause(y) && (i == 0 || !c.nounClause(y))
}

// butAfter finds the "but" of "not … but"; only the comma right before it, those of a list, and those of a row of
// adjectives ("not a furious, hopeless cry") may come between.
func (c clause) butAfter(i int) int {
	for j := i + 1; j < len(c.words) && j <= i+contrastReach; j++ {
		w := c.words[j]
		if w.text == "but" {
			return j
		}
		switch w.lead {
		case 0:
		case ',':
			listed := w.text == "not" || w.text == "nor" || w.text == "or" || w.text == "and"
			adjective := isDeterminer(c.words[i+1].text) && isContentWord(w.text) && !isFinite(w.text)
			if !listed && !adjective {
				return -1
			}
		default:
			return -1
		}
	}
	return -1
}

// beTwice reads "S is not X, S is Y" from the "not" at i.
func (c clause) beTwice(i int) (x, y text.Span, ok bool) {
	first := c.subjectBefore(i - 1)
	for j := i + 2; j < len(c.words) && j <= i+contrastReach; j++ {
		if c.words[j].lead == 0 && c.words[j].text != "but" {
			continue
		}
		second, verb := c.subjectAt(c.skipTurns(j, true))
		if verb < 0 || verb+1 >= len(c.words) || !beForms[c.words[verb].text] || c.words[verb+1].text == "not" {
			continue
		}
		if first.sameAs(second) {
			return text.Span{Start: i + 1, End: j}, c.until(verb + 1), true
		}
	}
	return x, y, false
}

// insteadDoes reads "S does not X; S does Y" from the "not" at i. A "but" joins ordinary clauses and does not count.
func (c clause) insteadDoes(i int) (x, y text.Span, ok bool) {
	first := c.subjectBefore(i - 1)
	for j := i + 2; j < len(c.words) && j <= i+contrastReach; j++ {
		if c.words[j].lead == 0 || c.words[j].text == "but" {
			continue
		}
		x = text.Span{Start: i + 1, End: j}
		if c.words[x.Start].text == "know" && x.End-x.Start == 1 {
			return x, y, false // "I don't know, I think …" hesitates.
		}
		at := c.skipTurns(j, false)
		if at >= len(c.words) {
			return x, y, false
		}
		second, verb := c.subjectAt(at)
		if verb >= 0 && first.sameAs(second) && c.words[verb].text != "not" &&
			(verb+1 >= len(c.words) || c.words[verb+1].text != "not") {
			return x, c.until(verb), !c.isTag(verb)
		}
		alone := second.head == "" && first.head != "" && isFinite(c.words[at].text) && !isListed(c, j)
		if alone {
			return x, c.until(at), true
		}
	}
	return x, y, false
}

// isTag says whether the verb at i ends a remark such as "you know" that follows a sentence.
func (c clause) isTag(i int) bool {
	switch c.words[i].text {
	case "know", "see", "think", "guess", "suppose", "swear", "promise", "mean":
		return c.until(i).End == i+1
	}
	return false
}

// isListed says whether the boundary at j is one of a list, which ends in "and", "or" or "nor".
func isListed(c clause, j int) bool {
	return slices.ContainsFunc(c.words[j:], func(w clauseWord) bool { return w.text == "or" || w.text == "nor" || w.text == "and" })
}
