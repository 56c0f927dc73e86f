package pdf

import (
	"cmp"
	"strings"

	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/types"

	"terzetto/backend/document/pagetext"
)

// Flags of annotations and of fields.
const (
	annotationHidden = 1<<1 | 1<<5
	fieldPassword    = 1 << 13
	fieldButton      = 1 << 16
)

// annotations shows what lies on a page at its place: fields of forms, boxes of text, stamps. It gives the notes and
// comments, which a page does not show.
func (p *pdfReader) annotations(o types.Object, out *pagetext.Page) (notes []string, err error) {
	list, _ := p.object(o).(types.Array) // most pages have none
	for n, o := range list {
		if n&0xFF == 0 && p.within.Err() != nil {
			return notes, p.within.Err()
		}
		a := p.dict(o)
		flags := int(p.number(a["F"], 0))
		if a == nil || flags&annotationHidden != 0 || p.isCovered(a["OC"]) {
			continue
		}
		if out.MaxBytes = *p.host.Room; out.Full {
			return notes, ErrRoom
		}
		from := out.Len()
		switch kind := p.name(a["Subtype"]); kind {
		case "Popup", "Link":
		case "Text":
			notes = p.addNote(notes, a)
		case "Widget":
			err = p.field(a, out)
		case "FreeText":
			if err = p.appearance(a, out); out.Len() == from {
				p.placeIn(a, p.text(a["Contents"]), out)
			}
		default:
			err = p.appearance(a, out)
			notes = p.addNote(notes, a)
		}
		if out.Lift(from); err != nil {
			return notes, err
		}
	}
	return notes, nil
}

// addNote adds what a note says, and who wrote it.
func (p *pdfReader) addNote(notes []string, a types.Dict) []string {
	text := strings.Join(strings.Fields(p.text(a["Contents"])), " ")
	if text == "" || a["StateModel"] != nil { // it says that another note was accepted
		return notes
	}
	note := "- " + noteBy(p.text(a["T"]), text)
	p.hold(cellSize + len(note))
	return append(notes, note)
}

// inheritedEntry gives an entry of a field, or of the nearest field above it that has one.
func (p *pdfReader) inheritedEntry(field types.Dict, key string) types.Object {
	for range pdfNesting {
		if o := field[key]; o != nil {
			return o
		}
		if field = p.dict(field["Parent"]); field == nil {
			break
		}
	}
	return nil
}

// field shows what is entered in a field of a form. A box that is checked has a cross.
func (p *pdfReader) field(a types.Dict, out *pagetext.Page) error {
	kind, flags := p.name(p.inheritedEntry(a, "FT")), int(p.number(p.inheritedEntry(a, "Ff"), 0))
	if kind == "Btn" && flags&fieldButton == 0 {
		state := cmp.Or(p.name(a["AS"]), p.name(p.inheritedEntry(a, "V")))
		p.placeIn(a, checkBox(state != "" && state != "Off"), out)
		return nil
	}
	from := out.Len()
	if err := p.appearance(a, out); err != nil || out.Len() > from || flags&fieldPassword != 0 {
		return err
	}
	if kind == "Tx" || kind == "Ch" {
		p.placeIn(a, p.fieldValue(p.inheritedEntry(a, "V"), p.inheritedEntry(a, "Opt")), out)
	}
	return nil
}

// fieldValue is what is entered, or each of what is chosen, by the names under which a list shows it. A list among them, which
// may be the same one again, says nothing.
func (p *pdfReader) fieldValue(value, options types.Object) string {
	several, ok := p.object(value).(types.Array)
	if !ok {
		several = types.Array{value}
	}
	list, _ := p.object(options).(types.Array) // none: the values are shown
	var all []string
	for _, one := range several[:min(len(several), p.host.Items)] {
		text := p.text(one)
		for _, o := range list {
			if pair, ok := p.object(o).(types.Array); ok && len(pair) == 2 && p.text(pair[0]) == text {
				text = p.text(pair[1])
				break
			}
		}
		if text != "" {
			all = append(all, text)
		}
	}
	return strings.Join(all, ", ")
}

// appearance shows how an annotation looks, in its rectangle.
func (p *pdfReader) appearance(a types.Dict, out *pagetext.Page) error {
	look := p.object(p.dict(a["AP"])["N"])
	if states, ok := look.(types.Dict); ok {
		look = p.object(states[p.name(a["AS"])])
	}
	stream, ok := look.(types.StreamDict)
	to, placed := p.rect(a["Rect"])
	if !ok || !placed {
		return nil
	}
	from, ok := p.rect(stream.Dict["BBox"])
	if !ok {
		return nil
	}
	from = p.matrix(stream.Dict["Matrix"]).Upright(from)
	across, up := (to.Right-to.Left)/(from.Right-from.Left), (to.Top-to.Bottom)/(from.Top-from.Bottom)
	fit := pagetext.NewMatrix(across, 0, 0, up, to.Left-from.Left*across, to.Bottom-from.Bottom*up)
	var resources types.Dict
	if catalog, err := p.ctx.Catalog(); err == nil {
		resources = p.dict(p.dict(catalog["AcroForm"])["DR"])
	}
	return p.form(&stream, resources, out, fit, 0, false)
}

// placeIn places text that has no look of its own in the rectangle of its annotation.
func (p *pdfReader) placeIn(a types.Dict, text string, out *pagetext.Page) {
	at, ok := p.rect(a["Rect"])
	if text == "" || !ok {
		return
	}
	const usual = 10.0
	size := min(usual, at.Top-at.Bottom)
	top := at.Bottom + (at.Top-at.Bottom-size)/2
	if strings.Contains(text, "\n") || strings.Contains(text, "\r") {
		top = at.Top - size
	}
	for line := range strings.FieldsFuncSeq(text, func(c rune) bool { return c == '\n' || c == '\r' }) {
		out.Place(strings.TrimSpace(line), pagetext.Shift(at.Left, top), at.Right-at.Left, size, pagetext.Drawn)
		top = max(top-size, at.Bottom)
	}
}

// text reads a text string of an object.
func (p *pdfReader) text(o types.Object) string {
	var raw []byte
	switch s := p.object(o).(type) {
	case types.StringLiteral:
		raw, _ = types.Unescape(s.Value()) // what can't be read says nothing
	case types.HexLiteral:
		raw, _ = s.Bytes()
	case types.Name:
		return s.Value()
	case types.StreamDict:
		raw, _ = p.stream(&s)
	}
	return strings.TrimSpace(pdfTextString(raw))
}
