package document

import (
	"bytes"
	"encoding/hex"
	"math"
	"strconv"
	"strings"

	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/types"
)

// Guards for one page. A dense map has a few hundred thousand operators.
const (
	pdfOperators = 5_000_000
	pdfOperands  = 50_000 // of one operator: TJ may show a page of single letters
	pdfNesting   = 8      // forms in forms
	pdfStates    = 256    // q without Q
	runSize      = 200    // bytes of a text with its place, while it is put in order
)

// textState is what the operators of text have set.
type textState struct {
	ctm                                 matrix
	font                                *pdfFont
	size, spacing, wordSpacing, stretch float64
	leading, rise                       float64
}

// show runs the operators of a page or a form and places what they show. It is long because it has
// a branch for each operator, and all of them act on the same state.
func (p *pdfReader) show(content []byte, resources types.Dict, out *glyphRuns, ctm matrix, depth int) error {
	lex := pdfLexer{data: content}
	state := textState{ctm: ctm, stretch: 1}
	var saved []textState
	text, line := identity, identity
	var args []pdfToken
	var spans pdfSpans
	arg := func(i int) float64 { // counted from the last
		if i = len(args) - 1 - i; i >= 0 {
			return args[i].number
		}
		return 0
	}
	next := func(x, y float64) {
		line = matrix{1, 0, 0, 1, x, y}.times(line)
		text = line
	}
	showAll := func(parts []pdfToken) {
		for _, part := range parts {
			if part.kind == pdfNumber {
				text = matrix{1, 0, 0, 1, -part.number / 1000 * state.size * state.stretch, 0}.times(text)
			} else if part.kind == pdfString && state.font != nil {
				state.place(part.text, &text, out)
			}
		}
	}
	for {
		t, ok := lex.next()
		if !ok {
			return nil
		}
		if t.kind != pdfOperator {
			if len(args) < pdfOperands {
				args = append(args, t)
			}
			continue
		}
		if p.operator++; p.operator&0x3FF == 0 && p.reading.ctx.Err() != nil {
			return p.reading.ctx.Err()
		}
		if p.operator > pdfOperators {
			return errDeep
		}
		if int64(cap(*out))*runSize > p.room {
			return errRoom
		}
		switch string(t.text) {
		case "q":
			if len(saved) < pdfStates {
				saved = append(saved, state)
			}
		case "Q":
			if len(saved) > 0 {
				state, saved = saved[len(saved)-1], saved[:len(saved)-1]
			}
		case "cm":
			state.ctm = matrix{arg(5), arg(4), arg(3), arg(2), arg(1), arg(0)}.times(state.ctm)
		case "BT":
			text, line = identity, identity
		case "Tf":
			if len(args) >= 2 {
				state.font, state.size = p.font(resources, string(args[len(args)-2].text)), arg(0)
			}
		case "Tc":
			state.spacing = arg(0)
		case "Tw":
			state.wordSpacing = arg(0)
		case "Tz":
			state.stretch = arg(0) / 100
		case "TL":
			state.leading = arg(0)
		case "Ts":
			state.rise = arg(0)
		case "Td":
			next(arg(1), arg(0))
		case "TD":
			state.leading = -arg(0)
			next(arg(1), arg(0))
		case "Tm":
			line = matrix{arg(5), arg(4), arg(3), arg(2), arg(1), arg(0)}
			text = line
		case "T*":
			next(0, -state.leading)
		case "Tj", "TJ":
			showAll(args)
		case "'":
			next(0, -state.leading)
			showAll(args)
		case "\"":
			state.wordSpacing, state.spacing = arg(2), arg(1)
			next(0, -state.leading)
			showAll(args[max(0, len(args)-1):])
		case "Do":
			if len(args) > 0 {
				if err := p.paint(resources, string(args[len(args)-1].text), out, state.ctm, depth); err != nil {
					return err
				}
			}
		case "BMC", "BDC":
			spans.begin(args, len(*out))
		case "EMC":
			spans.end(out)
		case "ID":
			lex.skipImage()
		}
		args = args[:0]
	}
}

// place shows a string: a run for each stretch of letters, the text matrix moved to
// behind it.
func (s *textState) place(code []byte, text *matrix, out *glyphRuns) {
	shown, advance := "", 0.0
	for len(code) > 0 {
		letter, width, n := s.font.letter(code)
		space := n == 1 && code[0] == ' '
		code = code[n:]
		step := width*s.size + s.spacing
		if space {
			step += s.wordSpacing
		}
		alone := strings.ContainsFunc(letter, rightToLeft) // its place in the line says where it is read
		if alone && shown != "" {
			s.flush(&shown, &advance, text, out)
		}
		shown += letter
		advance += step * s.stretch
		if alone || len(shown) > 4<<10 {
			s.flush(&shown, &advance, text, out)
		}
	}
	s.flush(&shown, &advance, text, out)
}

func (s *textState) flush(shown *string, advance *float64, text *matrix, out *glyphRuns) {
	if math.IsNaN(*advance) || math.IsInf(*advance, 0) {
		*advance = 0
	}
	at := matrix{1, 0, 0, 1, 0, s.rise}.times(*text).times(s.ctm)
	// Space that is set apart from letters, as between words, is behind the last one.
	out.place(*shown, at, *advance-s.spacing*s.stretch, math.Abs(s.size))
	*text = matrix{1, 0, 0, 1, *advance, 0}.times(*text)
	*shown, *advance = "", 0
}

// paint does what Do does: it shows a form, or notes a picture.
func (p *pdfReader) paint(resources types.Dict, name string, out *glyphRuns, ctm matrix, depth int) error {
	object := p.dict(resources["XObject"])[name]
	stream, ok := p.object(object).(types.StreamDict)
	if !ok {
		return nil
	}
	switch p.name(stream.Dict["Subtype"]) {
	case "Image":
		number := -len(p.given) - 1 // pictures without an object of their own are always new
		if ref, ok := object.(types.IndirectRef); ok {
			number = ref.ObjectNumber.Value()
		}
		mask, _ := p.object(stream.Dict["ImageMask"]).(types.Boolean) // a stencil is a brush, not a picture
		if !p.given[number] && !mask.Value() && len(p.images) < p.limits.Items {
			p.given[number] = true
			p.images = append(p.images, pdfImage{name, number, &stream})
		}
	case "Form":
		if depth >= pdfNesting {
			return nil
		}
		content, err := p.stream(&stream)
		if err != nil && len(content) == 0 {
			return err
		}
		if own := p.dict(stream.Dict["Resources"]); own != nil {
			resources = own
		}
		if m, ok := p.object(stream.Dict["Matrix"]).(types.Array); ok && len(m) == 6 {
			n := func(i int) float64 { return p.number(m[i], 0) }
			ctm = matrix{n(0), n(1), n(2), n(3), n(4), n(5)}.times(ctm)
		}
		return p.show(content, resources, out, ctm, depth+1)
	}
	return nil
}

// The kinds of tokens in content and in character maps.
const (
	pdfOperator = iota
	pdfNumber
	pdfString
	pdfName
	pdfOpen  // [
	pdfClose // ]
)

type pdfToken struct {
	kind   int
	text   []byte
	number float64
}

// pdfLexer reads tokens one after the other and never goes back, so that no nesting
// can exhaust anything. Brackets of arrays are tokens that most readers pass over;
// those of dictionaries are left out.
type pdfLexer struct {
	data     []byte
	at       int
	brackets bool // give out the brackets of arrays
}

func pdfSpace(c byte) bool {
	return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == 0
}

func pdfDelimiter(c byte) bool {
	return bytes.IndexByte([]byte("()<>[]{}/%"), c) >= 0
}

func (l *pdfLexer) next() (pdfToken, bool) {
	for l.at < len(l.data) {
		c := l.data[l.at]
		switch {
		case pdfSpace(c) || c == ')' || c == '{' || c == '}':
			l.at++
		case c == '%':
			for l.at < len(l.data) && l.data[l.at] != '\n' && l.data[l.at] != '\r' {
				l.at++
			}
		case c == '[' || c == ']':
			l.at++
			if l.brackets && c == '[' {
				return pdfToken{kind: pdfOpen}, true
			}
			if l.brackets {
				return pdfToken{kind: pdfClose}, true
			}
		case c == '(':
			return pdfToken{kind: pdfString, text: l.literal()}, true
		case c == '<':
			if l.at+1 < len(l.data) && l.data[l.at+1] == '<' {
				l.at += 2
				continue
			}
			return pdfToken{kind: pdfString, text: l.hex()}, true
		case c == '>':
			l.at++
		case c == '/':
			l.at++
			return pdfToken{kind: pdfName, text: l.word()}, true
		default:
			word := l.word()
			if n, err := strconv.ParseFloat(string(word), 64); err == nil && !math.IsNaN(n) && !math.IsInf(n, 0) && len(word) < 64 {
				return pdfToken{kind: pdfNumber, number: n}, true
			}
			return pdfToken{kind: pdfOperator, text: word}, true
		}
	}
	return pdfToken{}, false
}

// word reads to the next white space or delimiter; it always takes something where
// there is something that is neither.
func (l *pdfLexer) word() []byte {
	from := l.at
	for l.at < len(l.data) && !pdfSpace(l.data[l.at]) && !pdfDelimiter(l.data[l.at]) {
		l.at++
	}
	return l.data[from:l.at]
}

func (l *pdfLexer) literal() []byte {
	var out []byte
	depth := 0
	for ; l.at < len(l.data); l.at++ {
		switch c := l.data[l.at]; c {
		case '(':
			if depth++; depth > 1 {
				out = append(out, c)
			}
		case ')':
			if depth--; depth == 0 {
				l.at++
				return out
			}
			out = append(out, c)
		case '\\':
			l.at++
			out = l.escape(out)
		default:
			out = append(out, c)
		}
	}
	return out
}

// escape reads what follows a backslash and stops at its last byte.
func (l *pdfLexer) escape(out []byte) []byte {
	if l.at >= len(l.data) {
		return out
	}
	c := l.data[l.at]
	if at := bytes.IndexByte([]byte("nrtbf"), c); at >= 0 {
		return append(out, "\n\r\t\b\f"[at])
	}
	switch {
	case c == '\r' && l.at+1 < len(l.data) && l.data[l.at+1] == '\n':
		l.at++
		return out
	case c == '\r' || c == '\n':
		return out
	case c >= '0' && c <= '7':
		n := 0
		for i := 0; i < 3 && l.at < len(l.data) && l.data[l.at] >= '0' && l.data[l.at] <= '7'; i++ {
			n = n*8 + int(l.data[l.at]-'0')
			l.at++
		}
		l.at--
		return append(out, byte(n))
	}
	return append(out, c)
}

// hex reads a string in hexadecimal digits; everything else in it is passed over, and a digit
// that is missing at its end is 0.
func (l *pdfLexer) hex() []byte {
	body := l.data[l.at+1:]
	if end := bytes.IndexByte(body, '>'); end >= 0 {
		body = body[:end]
		l.at++
	}
	l.at += 1 + len(body)
	digits := bytes.Map(func(c rune) rune {
		if c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F' {
			return c
		}
		return -1
	}, body)
	if len(digits)%2 == 1 {
		digits = append(digits, '0')
	}
	n, _ := hex.Decode(digits, digits) // nothing but digits
	return digits[:n]
}

// skipImage passes over the bytes of a picture within content: up to an EI that
// stands alone.
func (l *pdfLexer) skipImage() {
	for {
		at := bytes.Index(l.data[min(l.at, len(l.data)):], []byte("EI"))
		if at < 0 {
			l.at = len(l.data)
			return
		}
		from := l.at + at
		l.at = from + 2
		if from > 0 && pdfSpace(l.data[from-1]) && (l.at == len(l.data) || pdfSpace(l.data[l.at])) {
			return
		}
	}
}
