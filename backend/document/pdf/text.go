package pdf

import (
	"cmp"
	"math"
	"strings"

	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/types"

	"terzetto/backend/document/pagetext"
)

// Guards for one page. A dense map has a few hundred thousand operators.
const (
	pdfOperators = 5_000_000
	pdfOperands  = 50_000 // of one operator: TJ may show a page of single letters
	pdfNesting   = 8      // forms in forms
	pdfStates    = 256    // q without Q
)

// textState is what the operators of text have set.
type textState struct {
	ctm                                 pagetext.Matrix
	font                                *pdfFont
	size, spacing, wordSpacing, stretch float64
	leading, rise                       float64
	mode                                float64 // how letters are drawn
}

// without is the mode of letters that have no colour.
const without = 3

// show runs the operators of a page or a form and places what they show. It is long because it has
// a branch for each operator, and all of them act on the same state.
func (p *pdfReader) show(lex pdfLexer, resources types.Dict, out *pagetext.Page, ctm pagetext.Matrix, depth int, covered bool) error {
	state := textState{ctm: ctm, stretch: 1}
	var saved []textState
	text, line := pagetext.Identity, pagetext.Identity
	var args []pdfToken
	var spans pdfSpans
	arg := func(i int) float64 { // counted from the last
		if i = len(args) - 1 - i; i >= 0 {
			return args[i].number
		}
		return 0
	}
	next := func(x, y float64) {
		line = pagetext.Shift(x, y).Times(line)
		text = line
	}
	showAll := func(parts []pdfToken) {
		for _, part := range parts {
			if part.kind == pdfNumber {
				text = pagetext.Shift(-part.number/1000*state.size*state.stretch, 0).Times(text)
			} else if part.kind == pdfString && state.font != nil {
				state.place(part.text, &text, out, state.ink(covered || spans.covered()))
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
		if p.operator++; p.operator&0x3FF == 0 && p.within.Err() != nil {
			return p.within.Err()
		}
		if p.operator > pdfOperators {
			return ErrDeep
		}
		if out.MaxBytes = *p.host.Room; out.Full {
			return ErrRoom
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
			state.ctm = pagetext.NewMatrix(arg(5), arg(4), arg(3), arg(2), arg(1), arg(0)).Times(state.ctm)
		case "BT":
			text, line = pagetext.Identity, pagetext.Identity
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
		case "Tr":
			state.mode = arg(0)
		case "Td":
			next(arg(1), arg(0))
		case "TD":
			state.leading = -arg(0)
			next(arg(1), arg(0))
		case "Tm":
			line = pagetext.NewMatrix(arg(5), arg(4), arg(3), arg(2), arg(1), arg(0))
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
				if err := p.paint(resources, string(args[len(args)-1].text), out, state.ctm, depth, covered || spans.covered()); err != nil {
					return err
				}
			}
		case "BMC", "BDC":
			spans.begin(args, out.Len())
			spans.cover(p.marksCovered(resources, args))
		case "EMC":
			spans.end(out)
		case "ID":
			lex.skipImage()
			p.drawn = true
			out.Pictures = append(out.Pictures, state.ctm.Upright(pagetext.Rect{Right: 1, Top: 1}))
		case "f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "sh":
			p.drawn = true
		}
		args = args[:0]
	}
}

// place shows a string: a run for each stretch of letters, the text matrix moved to
// behind it.
func (s *textState) place(code []byte, text *pagetext.Matrix, out *pagetext.Page, ink pagetext.Ink) {
	shown, advance := "", 0.0
	inked := [2]float64{-1, 0} // from where to where there is more than white space
	for len(code) > 0 {
		letter, width, n := s.font.letter(code)
		space := n == 1 && code[0] == ' '
		code = code[n:]
		step := width*s.size + s.spacing
		if space {
			step += s.wordSpacing
		}
		alone := strings.ContainsFunc(letter, pagetext.RightToLeft) // its place in the line says where it is read
		if alone && shown != "" {
			s.flush(&shown, &advance, &inked, text, out, ink)
		}
		shown += letter
		if strings.TrimSpace(letter) != "" {
			if inked[0] < 0 {
				inked[0] = advance
			}
			inked[1] = advance + width*s.size*s.stretch
		}
		advance += step * s.stretch
		if alone || len(shown) > 4<<10 {
			s.flush(&shown, &advance, &inked, text, out, ink)
		}
	}
	s.flush(&shown, &advance, &inked, text, out, ink)
}

// ink is how the letters of the state are drawn.
func (s *textState) ink(covered bool) pagetext.Ink {
	switch {
	case covered:
		return pagetext.Covered
	case s.mode == without:
		return pagetext.Unheld
	}
	return pagetext.Drawn
}

// flush places the letters that came together. White space around them only says that there is some.
func (s *textState) flush(shown *string, advance *float64, inked *[2]float64, text *pagetext.Matrix, out *pagetext.Page, ink pagetext.Ink) {
	if math.IsNaN(*advance) || math.IsInf(*advance, 0) {
		*advance = 0
	}
	from, to := max(inked[0], 0), inked[1]
	if inked[0] < 0 {
		to = *advance
	}
	at := pagetext.Shift(from, s.rise).Times(*text).Times(s.ctm)
	out.Place(oneSpace(*shown), at, to-from, math.Abs(s.size), ink)
	*text = pagetext.Shift(*advance, 0).Times(*text)
	*shown, *advance, *inked = "", 0, [2]float64{-1, 0}
}

// oneSpace leaves one space of those around a text.
func oneSpace(text string) string {
	core := strings.TrimSpace(text)
	if len(core) == len(text) || core == "" {
		return text
	}
	lead, tail, _ := strings.Cut(text, core)
	return lead[:min(len(lead), 1)] + core + tail[:min(len(tail), 1)]
}

// paint does what Do does: it shows a form, or notes a picture.
func (p *pdfReader) paint(resources types.Dict, name string, out *pagetext.Page, ctm pagetext.Matrix, depth int, covered bool) error {
	object := p.dict(resources["XObject"])[name]
	stream, ok := p.object(object).(types.StreamDict)
	if !ok {
		return nil
	}
	covered = covered || p.isCovered(stream.Dict["OC"])
	switch p.name(stream.Dict["Subtype"]) {
	case "Image":
		if covered {
			return nil
		}
		p.drawn = true
		if len(out.Pictures) < p.host.Items {
			out.Pictures = append(out.Pictures, ctm.Upright(pagetext.Rect{Right: 1, Top: 1}))
		}
		number := -len(p.given) - 1 // pictures without an object of their own are always new
		if ref, ok := object.(types.IndirectRef); ok {
			number = ref.ObjectNumber.Value()
		}
		mask, _ := p.object(stream.Dict["ImageMask"]).(types.Boolean) // a stencil is a brush, not a picture
		if !p.given[number] && !mask.Value() && len(p.images) < p.host.Items {
			p.given[number] = true
			p.images = append(p.images, pdfImage{name, number, &stream})
		}
	case "Form":
		number := 0
		if ref, ok := object.(types.IndirectRef); ok {
			number = ref.ObjectNumber.Value()
		}
		if depth >= pdfNesting || number > 0 && p.painting[number] {
			return nil
		}
		p.painting[number] = true
		defer delete(p.painting, number)
		return p.form(&stream, resources, out, ctm, depth, covered)
	}
	return nil
}

// form shows a form: a page within the page.
func (p *pdfReader) form(stream *types.StreamDict, resources types.Dict, out *pagetext.Page, ctm pagetext.Matrix, depth int, covered bool) error {
	content, damage := p.stream(stream)
	if damage != nil && len(content) == 0 {
		return damage
	}
	p.hold(len(content))
	defer p.release(len(content))
	if own := p.dict(stream.Dict["Resources"]); own != nil {
		resources = own
	}
	return cmp.Or(p.show(pdfLexer{data: content}, resources, out, p.matrix(stream.Dict["Matrix"]).Times(ctm), depth+1, covered), damage)
}

// matrix reads a matrix; without one nothing moves.
func (p *pdfReader) matrix(o types.Object) pagetext.Matrix {
	m, ok := p.object(o).(types.Array)
	if !ok || len(m) != 6 {
		return pagetext.Identity
	}
	n := func(i int) float64 { return p.number(m[i], 0) }
	return pagetext.NewMatrix(n(0), n(1), n(2), n(3), n(4), n(5))
}

// rect reads a rectangle, of which any two corners are named.
func (p *pdfReader) rect(o types.Object) (r pagetext.Rect, ok bool) {
	m, ok := p.object(o).(types.Array)
	if !ok || len(m) != 4 {
		return r, false
	}
	n := func(i int) float64 { return p.number(m[i], 0) }
	r = pagetext.Rect{Left: min(n(0), n(2)), Bottom: min(n(1), n(3)), Right: max(n(0), n(2)), Top: max(n(1), n(3))}
	return r, r.Right > r.Left && r.Top > r.Bottom
}
