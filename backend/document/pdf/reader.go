package pdf

import (
	"bytes"
	"compress/zlib"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/model"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/types"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/document/pagetext"
)

// Object streams hold small objects, each of which takes ten times its size when
// parsed. Those of honest files unfold to a few megabytes.
const pdfObjects = 64 << 20

// Read reads a PDF: its pages in their order, and behind each page the pictures on it, every picture once. It gives how many
// letters of the pages no one sees.
func Read(ctx context.Context, data []byte, host Host) (unseen int, err error) {
	if err := screen(data, *host.Room); err != nil {
		return 0, err
	}
	conf := &model.Configuration{
		Reader15: true, ValidationMode: model.ValidationRelaxed, Offline: true,
		UnsupportedResourcePolicy: model.UnsupportedResourceSkip,
		Limits: model.ResourceLimits{
			MaxStreamBytes: host.File, MaxDecodeBytes: pdfObjects,
			MaxImagePixels: host.Pixels, MaxImageBytes: host.Unfolded,
			MaxObjectCount: 1_000_000, MaxObjectStreamCount: 100_000, MaxObjectStreamFirst: 4 << 20,
			MaxXRefEntries: 1_000_000, MaxRecursionDepth: 100,
		},
	}
	parsed, err := pdfcpu.ReadWithContext(ctx, timed{bytes.NewReader(data), ctx}, conf)
	if err != nil {
		if errors.Is(err, pdfcpu.ErrWrongPassword) || errors.Is(err, pdfcpu.ErrOwnerPasswordRequired) {
			return 0, ErrLocked
		}
		if parsed, err = parseSalvaged(ctx, data, host, conf); err != nil {
			return 0, err
		}
	}
	p := pdfReader{host: host, within: ctx, ctx: parsed, fonts: map[string]*pdfFont{}, given: map[int]bool{}, painting: map[int]bool{}, fontRoom: *host.Room / 2}
	p.layers = p.readLayers()
	err = p.pages()
	p.report()
	return p.unseen, err
}

// parseSalvaged parses what can be found in a file that is damaged.
func parseSalvaged(ctx context.Context, data []byte, host Host, conf *model.Configuration) (*model.Context, error) {
	whole := salvage(data, *host.Room)
	if whole == nil || ctx.Err() != nil {
		return nil, ErrMissing
	}
	*host.Room -= int64(len(whole))
	parsed, err := pdfcpu.ReadWithContext(ctx, timed{bytes.NewReader(whole), ctx}, conf)
	if err != nil {
		return nil, fmt.Errorf("parse the PDF: %w", err)
	}
	host.Warn("The file is damaged, so only a part was read.")
	return parsed, nil
}

// timed ends every parsing with its context, since a parser cannot go on without
// bytes.
type timed struct {
	*bytes.Reader
	ctx context.Context //nolint:containedctx // it is the only way into a parser that takes a reader
}

func (t timed) Read(p []byte) (int, error) {
	if err := t.ctx.Err(); err != nil {
		return 0, err
	}
	return t.Reader.Read(p)
}

// escapedLetter is a letter of a name as PDF lets it be spelt.
var escapedLetter = lazyregexp.New(`#[0-9A-Fa-f]{2}`)

// screen looks for more objects than there is room for, before they are parsed. Objects are in the file itself, and
// in streams that unfold to them.
func screen(data []byte, room int64) error {
	left, cost := int64(pdfObjects), pdfCost(0)
	for rest := data; ; {
		at := bytes.Index(rest, []byte("stream"))
		if at < 0 {
			at = len(rest)
		}
		if _, _ = cost.Write(rest[:at]); int64(cost) > room {
			return ErrRoom
		}
		if at == len(rest) {
			return nil
		}
		about := rest[max(0, at-512):at]
		if from := bytes.LastIndex(about, []byte("obj")); from >= 0 {
			about = about[from:]
		}
		rest = rest[at+len("stream"):]
		about = escapedLetter().ReplaceAllFunc(about, func(code []byte) []byte {
			n, _ := strconv.ParseUint(string(code[1:]), 16, 8) // the pattern lets only digits through
			return []byte{byte(n)}
		})
		packed := rest
		if at := bytes.Index(rest, []byte("endstream")); at >= 0 {
			rest = rest[at+len("endstream"):]
		}
		if !bytes.Contains(about, []byte("ObjStm")) {
			continue
		}
		if bytes.Contains(about, []byte("LZW")) || bytes.Contains(about, []byte("RunLength")) {
			return ErrInflated // no honest program packs objects like this
		}
		z, err := zlib.NewReader(bytes.NewReader(trimLineEnd(packed)))
		if err != nil {
			continue
		}
		n, _ := io.Copy(&cost, io.LimitReader(z, left+1)) // a broken one unfolds to as much as it does
		if left -= n; left < 0 {
			return ErrInflated
		}
	}
}

// pdfCost is about how many bytes objects take once they are parsed. What is written to it is counted.
type pdfCost int64

func (c *pdfCost) Write(objects []byte) (int, error) {
	const each = 40 // of a name, a number or an array, in a list that grows
	for _, b := range objects {
		if b == ' ' || b == '/' || b == '[' || b == '(' || b == '<' || b == '\n' || b == '\r' {
			*c += each
		}
	}
	return len(objects), nil
}

// trimLineEnd takes off the one line end between "stream" and the stream.
func trimLineEnd(data []byte) []byte {
	data = bytes.TrimPrefix(data, []byte("\r"))
	return bytes.TrimPrefix(data, []byte("\n"))
}

// pdfReader reads the pages of one PDF.
type pdfReader struct {
	pdfPage
	pdfProblems

	host     Host
	within   context.Context //nolint:containedctx // a reader lives as long as the call it is for
	ctx      *model.Context
	fonts    map[string]*pdfFont // by object, or by page and name
	given    map[int]bool        // pictures given out, by object
	painting map[int]bool        // the forms that are shown, each within the one before it
	layers   pdfLayers
	fontRoom int64 // bytes that fonts may still have
	unseen   int   // letters that no one sees
}

// A pdfPage is the page that is read.
type pdfPage struct {
	page     int
	images   []pdfImage
	operator int  // operators so far
	drawn    bool // the page has something besides text
}

// pdfProblems are the pages that did not come out well.
type pdfProblems struct {
	garbled  []int
	scanned  []int
	wordless []int // with drawings alone
	unshown  []int // with pictures that could not be read
	cut      []int // of which only the beginning was read
}

type pdfImage struct {
	name   string
	number int
	stream *types.StreamDict
}

// pages walks the tree of pages in order. A node that was visited before is skipped.
func (p *pdfReader) pages() error {
	root, err := p.ctx.Pages()
	if err != nil || root == nil {
		return errors.Join(ErrMissing, err)
	}
	type node struct {
		object    types.Object
		resources types.Dict
		visible   pagetext.Rect
		crop      bool // the page was cut
		depth     int
	}
	seen := map[int]bool{}
	damage := error(nil)
	for todo := []node{{object: *root}}; len(todo) > 0; {
		n := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if ref, ok := n.object.(types.IndirectRef); ok {
			if seen[ref.ObjectNumber.Value()] {
				continue
			}
			seen[ref.ObjectNumber.Value()] = true
		}
		dict := p.dict(n.object)
		if dict == nil {
			damage = ErrMissing
			continue
		}
		if own := p.dict(dict["Resources"]); own != nil {
			n.resources = own
		}
		n.visible, n.crop = p.visiblePart(dict, n.visible, n.crop)
		if kids, ok := p.object(dict["Kids"]).(types.Array); ok && n.depth < 50 {
			for _, kid := range slices.Backward(kids) {
				todo = append(todo, node{kid, n.resources, n.visible, n.crop, n.depth + 1})
			}
			continue
		}
		p.page++
		if err := p.addPage(dict, n.resources, n.visible); err != nil {
			return err
		}
	}
	return damage
}

// addPage adds a page and its pictures.
func (p *pdfReader) addPage(dict, resources types.Dict, visible pagetext.Rect) error {
	p.images, p.operator, p.drawn = nil, 0, false
	room, fonts := *p.host.Room, p.fontRoom
	runs := pagetext.Page{Visible: visible}
	damage := contain(func() error {
		content := p.content(dict["Contents"])
		return errors.Join(p.show(pdfLexer{more: content.next}, resources, &runs, pagetext.Identity, 0, false), content.damage)
	})
	var notes []string
	damage = errors.Join(damage, contain(func() (err error) {
		notes, err = p.annotations(dict["Annots"], &runs)
		return err
	}))
	*p.host.Room = room - (fonts - p.fontRoom) // fonts are kept
	if damage != nil && (errors.Is(damage, ErrInflated) || p.within.Err() != nil) {
		return damage
	}
	text := runs.Text()
	p.unseen += runs.Unseen
	if len(notes) > 0 {
		text = strings.TrimSpace(text + "\n\nNotes:\n" + strings.Join(notes, "\n"))
	}
	over := errors.Is(damage, ErrRoom)
	low := damage != nil && !over || pagetext.Garbled(text)
	if over {
		p.cut = append(p.cut, p.page)
	}
	switch blank := strings.TrimSpace(text) == ""; {
	case low:
		p.garbled = append(p.garbled, p.page)
	case blank && len(p.images) > 0:
		low = true
		p.scanned = append(p.scanned, p.page)
	case blank && p.drawn:
		p.wordless = append(p.wordless, p.page)
	}
	if err := p.host.Page(p.page, text, low); err != nil {
		return err
	}
	return lists.Each(p.images, p.image)
}

// image gives out a picture in the form in which the page holds it, where that is a
// picture of its own, else as PNG or TIFF.
func (p *pdfReader) image(image pdfImage) error {
	var out []byte
	defer func() { image.stream.Content = nil }()
	err := contain(func() error {
		pixels := p.number(image.stream.Dict["Width"], 0) * p.number(image.stream.Dict["Height"], 0)
		if pixels > float64(p.host.Pixels) {
			return ErrInflated
		}
		if largest := float64(*p.host.Room) / 5; !shownAsItIs(image.stream) && pixels > largest {
			return ErrInflated
		}
		// The library unfolds without asking for our limit, unless it is done already.
		if err := image.stream.DecodeWithLimit(min(*p.host.Inflated, *p.host.Room)); err != nil {
			return err
		}
		picture, err := pdfcpu.ExtractImage(p.ctx, image.stream, false, image.name, image.number, false)
		if err != nil || picture == nil || picture.Reader == nil {
			return errors.Join(ErrMissing, err)
		}
		out, err = p.host.Inflate(picture)
		return err
	})
	if err != nil || len(out) == 0 {
		if len(p.unshown) == 0 || p.unshown[len(p.unshown)-1] != p.page {
			p.unshown = append(p.unshown, p.page)
		}
		return p.within.Err()
	}
	return p.host.Picture(p.page, image.name, out)
}

// shownAsItIs says whether a picture is a JPEG, which is given out without being unfolded.
func shownAsItIs(s *types.StreamDict) bool {
	last := len(s.FilterPipeline) - 1
	return last >= 0 && (s.FilterPipeline[last].Name == "DCTDecode" || s.FilterPipeline[last].Name == "JPXDecode")
}

// object follows a reference; what cannot be followed is nothing.
func (p *pdfReader) object(o types.Object) types.Object {
	found, err := p.ctx.Dereference(o)
	if err != nil {
		return nil
	}
	return found
}

func (p *pdfReader) dict(o types.Object) types.Dict {
	switch o := p.object(o).(type) {
	case types.Dict:
		return o
	case types.StreamDict:
		return o.Dict
	}
	return nil
}

func (p *pdfReader) number(o types.Object, otherwise float64) float64 {
	switch o := p.object(o).(type) {
	case types.Integer:
		return float64(o.Value())
	case types.Float:
		return o.Value()
	}
	return otherwise
}

func (p *pdfReader) name(o types.Object) string {
	if n, ok := p.object(o).(types.Name); ok {
		return n.Value()
	}
	return ""
}

// report says once for all pages what did not come out well.
func (p *pdfReader) report() {
	if len(p.garbled) > 0 {
		p.host.Warn("Pages whose text may be garbled: %s.", pageList(p.garbled))
	}
	if len(p.scanned) > 0 {
		p.host.Warn("Pages without text, probably scanned: %s.", pageList(p.scanned))
	}
	if len(p.wordless) > 0 {
		p.host.Warn("Pages without text, only drawn: %s.", pageList(p.wordless))
	}
	if catalog, err := p.ctx.Catalog(); err == nil {
		if rendered, ok := p.object(catalog["NeedsRendering"]).(types.Boolean); ok && rendered.Value() {
			p.host.Warn("The form is in XFA, which Terzetto can't read. Print the form to a PDF file and add that file.")
		}
	}
	if len(p.cut) > 0 {
		p.host.Warn("Pages of which only the beginning was read, because they hold too much: %s.", pageList(p.cut))
	}
	if p.fontRoom < 0 {
		p.host.Warn("The fonts of the file hold too much, so some letters may be wrong or missing.")
	}
	if len(p.unshown) > 0 {
		p.host.Warn("Pages with pictures that couldn't be read: %s.", pageList(p.unshown))
	}
}

// pageList spells "1–3, 7".
func pageList(pages []int) string {
	var parts []string
	for i := 0; i < len(pages); {
		j := i
		for j+1 < len(pages) && pages[j+1] == pages[j]+1 {
			j++
		}
		part := strconv.Itoa(pages[i])
		if j > i {
			part += "–" + strconv.Itoa(pages[j])
		}
		parts = append(parts, part)
		i = j + 1
	}
	if len(parts) > 10 {
		parts = append(parts[:10], "…")
	}
	return strings.Join(parts, ", ")
}
