package document

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
}

// show runs the operators of a page or a form and places what they show. It is long because it has
// a branch for each operator, and all of them act on the same state.
func (p *pdfReader) show(lex pdfLexer, resources types.Dict, out *pagetext.Page, ctm pagetext.Matrix, depth int) error {
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
		if out.MaxBytes = p.room; out.Full {
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
				if err := p.paint(resources, string(args[len(args)-1].text), out, state.ctm, depth); err != nil {
					return err
				}
			}
		case "BMC", "BDC":
			spans.begin(args, out.Len())
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
func (s *textState) place(code []byte, text *pagetext.Matrix, out *pagetext.Page) {
	shown, advance := "", 0.0
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

func (s *textState) flush(shown *string, advance *float64, text *pagetext.Matrix, out *pagetext.Page) {
	if math.IsNaN(*advance) || math.IsInf(*advance, 0) {
		*advance = 0
	}
	at := pagetext.Shift(0, s.rise).Times(*text).Times(s.ctm)
	// Space that is set apart from letters, as between words, is behind the last one.
	out.Place(*shown, at, *advance-s.spacing*s.stretch, math.Abs(s.size))
	*text = pagetext.Shift(*advance, 0).Times(*text)
	*shown, *advance = "", 0
}

// paint does what Do does: it shows a form, or notes a picture.
func (p *pdfReader) paint(resources types.Dict, name string, out *pagetext.Page, ctm pagetext.Matrix, depth int) error {
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
		content, damage := p.stream(&stream)
		if damage != nil && len(content) == 0 {
			return damage
		}
		p.hold(len(content))
		defer p.release(len(content))
		if own := p.dict(stream.Dict["Resources"]); own != nil {
			resources = own
		}
		if m, ok := p.object(stream.Dict["Matrix"]).(types.Array); ok && len(m) == 6 {
			n := func(i int) float64 { return p.number(m[i], 0) }
			ctm = pagetext.NewMatrix(n(0), n(1), n(2), n(3), n(4), n(5)).Times(ctm)
		}
		return cmp.Or(p.show(pdfLexer{data: content}, resources, out, ctm, depth+1), damage)
	}
	return nil
}
