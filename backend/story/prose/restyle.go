package prose

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"terzetto/backend/text"
)

// A restyler rewrites prose with other marks.
type restyler struct {
	text   string
	pieces []piece
	marks  quotePair // what to put speech in

	quote, unquote bool // speech gets quotes, or loses them
	star, unstar   bool // narration gets asterisks, or loses them

	out []byte
}

func (r *restyler) rewrite() string {
	if !r.quote && !r.unquote && !r.star && !r.unstar {
		return r.text
	}
	r.out = make([]byte, 0, len(r.text)+len(r.text)/8)
	for k := 0; k < len(r.pieces); {
		switch p := r.pieces[k]; {
		case p.kind == pieceSpeech && r.unquote:
			r.bareSpeech(p)
			k++
		case (p.kind == pieceBare || p.kind == pieceStarred) && (r.star || r.quote):
			end := r.run(k)
			r.wrap(k, end)
			k = end
		default:
			r.piece(k)
			k++
		}
	}
	return string(r.out)
}

// piece writes a piece by itself.
func (r *restyler) piece(k int) {
	p := r.pieces[k]
	if p.kind != pieceStarred || p.inline || !r.unstar {
		r.out = append(r.out, r.text[p.Start:p.End]...)
		return
	}
	body := r.text[p.Start+1 : p.End-1]
	r.out = append(r.out, body...)
	if text.WordBefore(body, len(body)) && r.endsHere(k) {
		r.out = append(r.out, '.')
	}
}

// endsHere says whether the sentence of the starred piece k ends with it: not if a mark or a small letter carries it on.
func (r *restyler) endsHere(k int) bool {
	if k+1 == len(r.pieces) {
		return true
	}
	next := r.pieces[k+1]
	if next.kind != pieceBare {
		return true
	}
	words := r.text[next.Start:next.End]
	if space, _ := text.SpaceAt(words, 0); !space {
		return false
	}
	first, _ := utf8.DecodeRuneInString(strings.TrimSpace(words))
	return r.quote || !unicode.IsLower(first)
}

// run gives the piece after the run of bare text that begins with k: the bare text with the stress within it, and, where
// it is to be starred, with starred text that touches it.
func (r *restyler) run(k int) int {
	for k++; k < len(r.pieces) && r.joined(r.pieces[k-1], r.pieces[k]); k++ {
	}
	return k
}

func (r *restyler) joined(a, b piece) bool {
	switch {
	case a.kind == pieceBare && b.kind == pieceStarred:
		return b.inline || r.star && !text.SpaceBefore(r.text, b.Start)
	case a.kind == pieceStarred && b.kind == pieceBare:
		space, _ := text.SpaceAt(r.text, b.Start)
		return a.inline || r.star && !space
	}
	return false
}

// wrap writes the pieces from k to end with marks around them. A run without a word in bare text is left as it is, and so
// is one that touches a word or another asterisk, or holds quotes, where the marks would be read in another way.
func (r *restyler) wrap(k, end int) {
	from, to := r.pieces[k].Start, r.pieces[end-1].End
	worded := false
	for _, p := range r.pieces[k:end] {
		worded = worded || p.worded
	}
	core, ok := text.TrimSpan(r.text, from, to)
	if core.Start == from && k > 0 {
		// A comma after speech belongs to the speech.
		rest := strings.TrimLeft(r.text[from:to], ",.;:!?…)")
		core, ok = text.TrimSpan(r.text, to-len(rest), to)
	}
	open, closing := "*", "*"
	if r.quote {
		open, closing = r.marks.open, r.marks.close
	}
	if ok && worded {
		words := dropEmphasis(r.text[core.Start:core.End])
		if words != "" && r.parted(core) && (!r.quote || !quoted(words)) {
			r.out = append(r.out, r.text[from:core.Start]...)
			r.out = append(r.out, open...)
			r.out = append(r.out, words...)
			r.out = append(r.out, closing...)
			r.out = append(r.out, r.text[core.End:to]...)
			return
		}
	}
	for ; k < end; k++ {
		r.piece(k)
	}
}

// parted says whether marks around core would touch neither a word nor an asterisk.
func (r *restyler) parted(core text.Span) bool {
	before, _ := utf8.DecodeLastRuneInString(r.text[:core.Start])
	if before == utf8.RuneError || core.Start == 0 {
		before = ' '
	}
	written, _ := utf8.DecodeLastRune(r.out)
	if core.Start > 0 && !text.SpaceBefore(r.text, core.Start) && sticky(written) {
		return false
	}
	return before != '*' && !text.WordBefore(r.text, core.Start) && !text.WordAfter(r.text, core.End) &&
		!strings.HasPrefix(r.text[core.End:], "*")
}

// bareSpeech writes speech without its quotes. Starred words that would be read as narration without them lose
// their asterisks.
func (r *restyler) bareSpeech(p piece) {
	var words strings.Builder
	body := r.text[p.Start+p.open : p.End-p.close]
	kept := starRuns(body)
	for i := 0; i < len(body); {
		if run, ok := keptAt(kept, i); ok {
			words.WriteString(body[run.Start:run.End])
			i = run.End
			continue
		}
		n := quoteMark(body, i)
		if n == 0 {
			words.WriteByte(body[i])
			n = 1
		}
		i += n
	}
	bare := strings.Trim(words.String(), " \t\u00a0\u202f")
	if len(starRuns(bare)) != len(kept) || strings.Contains(body, "```") || strings.Contains(body, "~~~") {
		// Without the quotes a scene break or a code fence would come to be.
		r.out = append(r.out, r.text[p.Start:p.End]...)
		return
	}
	if last, _ := utf8.DecodeLastRune(r.out); sticky(last) {
		r.out = append(r.out, ' ')
	}
	for _, inner := range readPieces(bare) {
		if inner.kind == pieceStarred && !inner.inline {
			inner.Start++
			inner.End--
		}
		r.out = append(r.out, bare[inner.Start:inner.End]...)
	}
	last, _ := utf8.DecodeLastRune(r.out)
	if next, _ := utf8.DecodeRuneInString(r.text[p.End:]); sticky(next) && !unicode.IsSpace(last) {
		r.out = append(r.out, ' ')
	}
}

// sticky says whether speech that has lost its quotes would run into c.
func sticky(c rune) bool { return c == '*' || text.IsWordRune(c) }

// quoted says whether s holds a double quote of any kind.
func quoted(s string) bool {
	for i := range len(s) {
		if quoteMark(s, i) > 0 {
			return true
		}
	}
	return false
}

// dropEmphasis drops the asterisks of s that mark something: all but those between spaces or within a word or a number.
func dropEmphasis(s string) string {
	if !strings.Contains(s, "*") {
		return s
	}
	var out strings.Builder
	for i := 0; i < len(s); {
		if s[i] != '*' {
			out.WriteByte(s[i])
			i++
			continue
		}
		end := i + len(s[i:]) - len(strings.TrimLeft(s[i:], "*"))
		inside := i > 0 && end < len(s)
		spaced := inside && text.SpaceBefore(s, i) && spaceAfter(s, end)
		if spaced || inside && text.WordBefore(s, i) && text.WordAfter(s, end) {
			out.WriteString(s[i:end])
		}
		i = end
	}
	return strings.TrimSpace(out.String())
}

func spaceAfter(s string, i int) bool {
	space, _ := text.SpaceAt(s, i)
	return space
}
