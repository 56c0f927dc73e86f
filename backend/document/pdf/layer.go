package pdf

import (
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/types"

	"terzetto/backend/document/pagetext"
)

// pdfLayers are the layers of a PDF, by the numbers of their objects, as a viewer shows them at first.
type pdfLayers struct {
	off map[int]bool
	on  map[int]bool
	all bool // those that are not named are off
}

// readLayers reads which layers are switched off.
func (p *pdfReader) readLayers() pdfLayers {
	l := pdfLayers{off: map[int]bool{}, on: map[int]bool{}}
	catalog, err := p.ctx.Catalog()
	if err != nil {
		return l
	}
	properties := p.dict(catalog["OCProperties"])
	usual := p.dict(properties["D"])
	l.all = p.name(usual["BaseState"]) == "OFF"
	for key, to := range map[string]map[int]bool{"ON": l.on, "OFF": l.off} {
		list, _ := p.object(usual[key]).(types.Array) // none is named
		for _, o := range list {
			if ref, ok := o.(types.IndirectRef); ok {
				p.hold(entrySize)
				to[ref.ObjectNumber.Value()] = true
			}
		}
	}
	l.byUsage(p, usual)
	return l
}

// byUsage takes over what layers say of themselves for viewing, where the file asks for it.
func (l pdfLayers) byUsage(p *pdfReader, usual types.Dict) {
	automatic, _ := p.object(usual["AS"]).(types.Array) // none
	for _, o := range automatic {
		event := p.dict(o)
		if p.name(event["Event"]) != "View" {
			continue
		}
		list, _ := p.object(event["OCGs"]).(types.Array) // none is named
		for _, o := range list {
			ref, ok := o.(types.IndirectRef)
			if !ok {
				continue
			}
			switch number := ref.ObjectNumber.Value(); p.name(p.dict(p.dict(p.dict(o)["Usage"])["View"])["ViewState"]) {
			case "OFF":
				l.off[number] = true
			case "ON":
				l.on[number] = true
				delete(l.off, number)
			}
		}
	}
}

// marksCovered reports whether the operands of BDC name a layer that is switched off.
func (p *pdfReader) marksCovered(resources types.Dict, args []pdfToken) bool {
	if len(args) < 2 || string(args[0].text) != "OC" || args[1].kind != pdfName {
		return false
	}
	return p.isCovered(p.dict(resources["Properties"])[string(args[1].text)])
}

// isCovered reports whether what belongs to a layer, or to a choice of layers, is not shown.
func (p *pdfReader) isCovered(o types.Object) bool {
	return o != nil && !p.isShown(o, 0)
}

func (p *pdfReader) isShown(o types.Object, depth int) bool {
	dict := p.dict(o)
	if dict == nil || depth > pdfNesting {
		return true
	}
	if p.name(dict["Type"]) != "OCMD" {
		ref, ok := o.(types.IndirectRef)
		if !ok {
			return true
		}
		number := ref.ObjectNumber.Value()
		return !p.layers.off[number] && (!p.layers.all || p.layers.on[number])
	}
	if rule, ok := p.object(dict["VE"]).(types.Array); ok {
		return p.fulfils(rule, depth+1)
	}
	of, several := p.object(dict["OCGs"]).(types.Array)
	if !several && dict["OCGs"] != nil {
		of = types.Array{dict["OCGs"]}
	}
	shown := 0
	for _, layer := range of {
		if p.isShown(layer, depth+1) {
			shown++
		}
	}
	switch p.name(dict["P"]) {
	case "AllOn":
		return shown == len(of)
	case "AnyOff":
		return len(of) == 0 || shown < len(of)
	case "AllOff":
		return shown == 0
	}
	return len(of) == 0 || shown > 0
}

// fulfils reckons a rule out of And, Or and Not over layers.
func (p *pdfReader) fulfils(rule types.Array, depth int) bool {
	if len(rule) < 2 || depth > pdfNesting {
		return true
	}
	operator := p.name(rule[0])
	for _, o := range rule[1:] {
		shown := false
		if inner, ok := p.object(o).(types.Array); ok {
			shown = p.fulfils(inner, depth+1)
		} else {
			shown = p.isShown(o, depth+1)
		}
		switch {
		case operator == "Not":
			return !shown
		case operator == "And" && !shown:
			return false
		case operator == "Or" && shown:
			return true
		}
	}
	return operator == "And"
}

// visiblePart is what is shown of a page: what it is cut to, within its medium.
func (p *pdfReader) visiblePart(dict types.Dict, visible pagetext.Rect, cropped bool) (pagetext.Rect, bool) {
	if crop, ok := p.rect(dict["CropBox"]); ok {
		return crop, true
	}
	if media, ok := p.rect(dict["MediaBox"]); ok && !cropped {
		return media, false
	}
	return visible, cropped
}
