package metafile_test

import (
	"encoding/binary"
	"math"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"terzetto/backend/document/metafile"
)

func le32(all ...int) (b []byte) {
	for _, n := range all {
		b = binary.LittleEndian.AppendUint32(b, uint32(n))
	}
	return b
}

// record is one of an EMF.
func record(kind int, body []byte) []byte { return append(le32(kind, 8+len(body)), body...) }

// emf is a drawing of records.
func emf(records ...[]byte) []byte {
	head := append(make([]byte, 32), " EMF"...)
	return append(record(1, append(head, make([]byte, 48)...)), slices.Concat(records...)...)
}

// say writes a text at a place; each of its letters is 10 wide.
func say(x, y int, text string) []byte { return sayWith(0, x, y, text) }

func sayWith(options, x, y int, text string) []byte {
	units := utf16.Encode([]rune(text))
	body := slices.Concat(make([]byte, 28), le32(x, y, len(units), 76, options), make([]byte, 16), le32(76+(2*len(units)+3)/4*4))
	for _, u := range units {
		body = binary.LittleEndian.AppendUint16(body, u)
	}
	for len(body)%4 != 0 {
		body = append(body, 0)
	}
	for range units {
		body = append(body, le32(10)...)
	}
	return record(84, body)
}

func small(x, y int, text string) []byte {
	return record(108, append(le32(x, y, len(text), 0x300, 0, 0, 0), text...))
}

// larger draws what comes n times as large.
func larger(n float32) []byte {
	f := func(v float32) int { return int(math.Float32bits(v)) }
	return record(36, le32(f(n), 0, 0, f(n), 0, 0, 2))
}

func le16(all ...int) (b []byte) {
	for _, n := range all {
		b = binary.LittleEndian.AppendUint16(b, uint16(n))
	}
	return b
}

// wmf is an older drawing.
func wmf(records ...[]byte) []byte {
	return slices.Concat(le32(0x9AC6CDD7), make([]byte, 18), make([]byte, 18), slices.Concat(records...))
}

func oldRecord(kind int, body []byte) []byte {
	if len(body)%2 == 1 {
		body = append(body, 0)
	}
	return slices.Concat(le32(3+len(body)/2), le16(kind), body)
}

func font(charset byte) []byte {
	return oldRecord(0x02FB, append(make([]byte, 13), charset, 0, 0, 0, 0))
}

func oldText(x, y int, text string) []byte {
	body := append(le16(len(text)), text...)
	if len(text)%2 == 1 {
		body = append(body, 0)
	}
	return oldRecord(0x0521, append(body, le16(y, x)...))
}

func oldExtended(x, y int, text string) []byte {
	return oldRecord(0x0A32, append(le16(y, x, len(text), 0), text...))
}

func TestADrawingSaysWhatIsSeenInIt(t *testing.T) {
	for _, row := range []struct {
		what string
		data []byte
		want string
	}{
		{"a text is read", emf(say(0, 0, "Grüße, 東")), "Grüße, 東"},
		{"cells beside each other have a space between", emf(say(3, 35, "The"), say(67, 35, "quick"), say(131, 35, "fox")), "The quick fox"},
		{"one below the other they are lines", emf(say(0, 40, "second"), say(0, 20, "first")), "first\nsecond"},
		{"what is drawn out of order is read in order", emf(say(67, 0, "b"), say(3, 0, "a")), "a b"},
		{"a word that is drawn in two pieces is one", emf(say(0, 0, "docu"), say(40, 0, "ment")), "document"},
		{"what is drawn in another scale is where it is seen", emf(say(0, 30, "below"), larger(0.1), say(0, 100, "above")), "above\nbelow"},
		{"small letters are read", emf(small(0, 0, "abc")), "abc"},
		{"the numbers of letters in a font are no text", emf(sayWith(0x10, 0, 0, "xyz"), say(0, 9, "a")), "a"},
		{"signs that no one sees are left out", emf(say(0, 0, "a\x00b\x07")), "ab"},
		{"what is cut off is left out", emf(say(0, 0, "whole"), say(0, 20, "lost")[:60]), "whole"},
		{"an older drawing is read", wmf(oldText(0, 0, "Caf\xE9"), oldExtended(0, 20, "open")), "Café\nopen"},
		{"in the letters of its font", wmf(font(204), oldText(0, 0, "\xCC\xE8\xF0")), "Мир"},
		{"a drawing of nothing says nothing", emf(), ""},
	} {
		t.Run(row.what, func(t *testing.T) {
			if got, ok := metafile.Text(row.data); !ok || got != row.want {
				t.Errorf("it says %q, %v, not %q", got, ok, row.want)
			}
		})
	}
}

func TestWhatIsNoDrawingIsNotRead(t *testing.T) {
	for what, data := range map[string]string{"nothing": "", "a picture": "\x89PNG\r\n\x1A\n", "a short head": "\x01\x00\x00\x00", "zeros": strings.Repeat("\x00", 200)} {
		if _, ok := metafile.Text([]byte(data)); ok {
			t.Errorf("%s is taken for a drawing", what)
		}
	}
}

func FuzzText(f *testing.F) {
	f.Add(emf(say(3, 35, "The"), larger(8), small(1, 1, "x"), sayWith(0x10, 0, 0, "y")))
	f.Add(wmf(font(128), oldText(0, 0, "ab"), oldExtended(0, 0, "c")))
	f.Fuzz(func(t *testing.T, data []byte) {
		if text, _ := metafile.Text(data); len(text) > 4*len(data) {
			t.Errorf("%d bytes say %d", len(data), len(text))
		}
	})
}
