package metafile

import (
	"cmp"
	"encoding/binary"
	"math"
	"slices"
	"strings"
	"unicode/utf16"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"

	"terzetto/backend/document/charset"
)

// Text is what is written in a drawing; ok says whether it is one.
func Text(data []byte) (text string, ok bool) {
	switch {
	case isEnhanced(data):
		return readEnhanced(data).text(), true
	case isPlaceable(data):
		return readOld(data[placeable:]).text(), true
	}
	return "", false
}

const placeable = 22 // bytes that stand before a WMF, and say how large it is

func isEnhanced(data []byte) bool {
	return len(data) >= 88 && u32(data, 0) == 1 && string(data[40:44]) == " EMF"
}

func isPlaceable(data []byte) bool { return len(data) > placeable && u32(data, 0) == 0x9AC6CDD7 }

// A drawing is what is written so far.
type drawing struct {
	pieces []piece
	scale  float64 // of the world to the page
	shiftX float64
	shiftY float64
}

// A piece is a text at its place. Its width is 0 where the drawing doesn't say it.
type piece struct {
	x, y, width float64
	text        string
}

// mostPieces is more than any page has.
const mostPieces = 100_000

func (d *drawing) add(x, y, width float64, text string) {
	if text = strings.TrimRight(strings.Map(drop, text), " "); text == "" || len(d.pieces) == mostPieces {
		return
	}
	d.pieces = append(d.pieces, piece{x: x*d.scale + d.shiftX, y: y*d.scale + d.shiftY, width: width * d.scale, text: text})
}

// drop leaves out what is no character to read.
func drop(c rune) rune {
	if c < ' ' {
		return -1
	}
	return c
}

// text puts the pieces in lines: what is no further below than a third of a letter is beside.
func (d *drawing) text() string {
	slices.SortStableFunc(d.pieces, func(a, b piece) int { return cmp.Compare(a.y, b.y) })
	var lines []string
	for from := 0; from < len(d.pieces); {
		to := from + 1
		for to < len(d.pieces) && d.pieces[to].y-d.pieces[from].y <= d.pieces[from].letter()/2 {
			to++
		}
		lines = append(lines, line(d.pieces[from:to]))
		from = to
	}
	return strings.Join(lines, "\n")
}

// letter is about how wide a letter of the piece is.
func (p piece) letter() float64 { return math.Abs(p.width) / float64(max(1, len([]rune(p.text)))) }

// line joins pieces that are beside each other: with a space, unless one begins where the other ends.
func line(all []piece) string {
	slices.SortStableFunc(all, func(a, b piece) int { return cmp.Compare(a.x, b.x) })
	var b strings.Builder
	for i, p := range all {
		if i > 0 {
			last := all[i-1]
			if gap := p.x - last.x - last.width; last.width == 0 || gap > last.letter()/4 || gap < -last.letter() {
				b.WriteByte(' ')
			}
		}
		b.WriteString(p.text)
	}
	return b.String()
}

// The records of an EMF that matter here.
const (
	setWorld    = 35
	modifyWorld = 36
	textANSI    = 83
	textWide    = 84
	textSmall   = 108
	byGlyphs    = 0x10
	smallChars  = 0x200
	noRectangle = 0x100
)

// readEnhanced reads an EMF.
func readEnhanced(data []byte) *drawing {
	d := &drawing{scale: 1}
	for len(data) >= 8 {
		kind, size := u32(data, 0), u32(data, 4)
		if size < 8 || int64(size) > int64(len(data)) {
			break
		}
		record := data[:size]
		data = data[size:]
		switch kind {
		case setWorld, modifyWorld:
			d.world(record)
		case textANSI, textWide:
			d.writeText(record, kind == textWide)
		case textSmall:
			d.writeSmall(record)
		}
	}
	return d
}

// world takes over how large what comes is drawn, and where. Of what is turned, the order is that in which it was written.
func (d *drawing) world(record []byte) {
	if len(record) < 32 {
		return
	}
	part := func(n int) float64 {
		v := float64(math.Float32frombits(u32(record, 8+4*n)))
		if math.IsNaN(v) || math.Abs(v) > 1e9 {
			return 0
		}
		return v
	}
	mode := uint32(4) // in place of what was
	if u32(record, 0) == modifyWorld && len(record) >= 36 {
		mode = u32(record, 32)
	}
	switch scale := part(3); mode {
	case 1:
		d.scale, d.shiftX, d.shiftY = 1, 0, 0
	case 2:
		d.shiftX, d.shiftY, d.scale = d.shiftX+part(4)*d.scale, d.shiftY+part(5)*d.scale, d.scale*scale
	case 3:
		d.shiftX, d.shiftY, d.scale = d.shiftX*scale+part(4), d.shiftY*scale+part(5), d.scale*scale
	case 4:
		d.scale, d.shiftX, d.shiftY = scale, part(4), part(5)
	}
	if d.scale == 0 || math.Abs(d.scale) > 1e9 {
		d.scale = 1
	}
}

func (d *drawing) writeText(record []byte, wide bool) {
	const least = 76
	if len(record) < least || u32(record, 52)&byGlyphs != 0 {
		return
	}
	count, at, widths := int(u32(record, 44)), int(u32(record, 48)), int(u32(record, 72))
	text, ok := characters(record, at, count, wide)
	if !ok {
		return
	}
	width := 0.0
	for i := range count {
		if n := widths + 4*i; widths > 0 && n+4 <= len(record) {
			width += float64(i32(record, n))
		}
	}
	d.add(float64(i32(record, 36)), float64(i32(record, 40)), width, text)
}

func (d *drawing) writeSmall(record []byte) {
	const least = 36
	if len(record) < least {
		return
	}
	options, at := u32(record, 20), least
	if options&noRectangle == 0 {
		at += 16
	}
	if options&byGlyphs != 0 {
		return
	}
	if text, ok := characters(record, at, int(u32(record, 16)), options&smallChars == 0); ok {
		d.add(float64(i32(record, 8)), float64(i32(record, 12)), 0, text)
	}
}

// characters are those of a record, in UTF-16 or in the code page of the West.
func characters(record []byte, at, count int, wide bool) (string, bool) {
	size := count
	if wide {
		size = 2 * count
	}
	if at < 0 || count < 0 || count > len(record) || at > len(record)-size {
		return "", false
	}
	raw := record[at : at+size]
	if !wide {
		return charset.In(charmap.Windows1252, raw), true
	}
	units := make([]uint16, count)
	for i := range units {
		units[i] = binary.LittleEndian.Uint16(raw[2*i:])
	}
	return string(utf16.Decode(units)), true
}

// readOld reads a WMF, whose records count in words of two bytes.
func readOld(data []byte) *drawing {
	const (
		header     = 18
		text       = 0x0521
		extended   = 0x0A32
		createFont = 0x02FB
		rectangle  = 6 // options with which a rectangle stands before the text
	)
	d, in := &drawing{scale: 1}, encoding.Encoding(charmap.Windows1252)
	data = data[min(header, len(data)):]
	for len(data) >= 6 {
		size := 2 * int64(u32(data, 0))
		if size < 6 || size > int64(len(data)) {
			break
		}
		kind, record := u16(data, 4), data[6:size]
		data = data[size:]
		switch {
		case kind == createFont && len(record) > 13:
			in = cmp.Or(charset.OfFont(int(record[13])), in)
		case kind == text && len(record) >= 2:
			count := int(u16(record, 0))
			if behind := 2 + (count+1)/2*2; behind+4 <= len(record) {
				d.add(float64(i16(record, behind+2)), float64(i16(record, behind)), 0, charset.In(in, record[2:2+count]))
			}
		case kind == extended && len(record) >= 8 && u16(record, 6)&byGlyphs == 0:
			count, at := int(u16(record, 4)), 8
			if u16(record, 6)&rectangle != 0 {
				at += 8
			}
			if at+count <= len(record) {
				width := 0.0
				for n := at + (count+1)/2*2; n+2 <= len(record); n += 2 {
					width += float64(i16(record, n))
				}
				d.add(float64(i16(record, 2)), float64(i16(record, 0)), width, charset.In(in, record[at:at+count]))
			}
		}
	}
	return d
}

func u16(data []byte, at int) uint16 { return binary.LittleEndian.Uint16(data[at:]) }
func u32(data []byte, at int) uint32 { return binary.LittleEndian.Uint32(data[at:]) }
func i16(data []byte, at int) int16  { return int16(u16(data, at)) } //nolint:gosec // it is one
func i32(data []byte, at int) int32  { return int32(u32(data, at)) } //nolint:gosec // it is one
