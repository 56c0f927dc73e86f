package gguf

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// The limits of a header. Real ones have some ten to a hundred pairs and, with a large vocabulary, 10 MB.
const (
	mostBytes   = 256 << 20
	mostPairs   = 4096
	mostKey     = 64 << 10
	mostText    = 1 << 20
	mostBlocks  = 512 // the engine's own limit
	mostDepth   = 4   // of arrays in arrays, which the engine does not know at all
	mostFigure  = 1 << 40
	longestName = 128 // of a key that is of use
)

// kind is the type of a value.
type kind uint32

const (
	kindBool   kind = 7
	kindString kind = 8
	kindArray  kind = 9
)

// width is how many bytes a value of this kind has; 0 where it has a length of its own, or the kind is unknown.
func (k kind) width() uint64 {
	switch k {
	case 0, 1, kindBool:
		return 1
	case 2, 3:
		return 2
	case 4, 5, 6:
		return 4
	case 10, 11, 12:
		return 8
	default:
		return 0
	}
}

// A header is a stream that is read once, to its limits. After a failure it gives zeros.
type header struct {
	r    *bufio.Reader
	read int64
	err  error
}

func newHeader(r io.Reader) *header { return &header{r: bufio.NewReaderSize(r, 64<<10)} }

// fail keeps the first failure.
func (h *header) fail(err error) {
	if h.err == nil {
		h.err = err
	}
}

// room reports whether so many more bytes are within the limits.
func (h *header) room(n uint64) bool {
	if h.err == nil && n > uint64(mostBytes-h.read) { // read is at most mostBytes
		h.fail(damage("a header of more than %d bytes", int64(mostBytes)))
	}
	return h.err == nil
}

func (h *header) failRead(err error) {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		h.fail(incomplete("it ends after %d bytes of its header", h.read))
		return
	}
	h.fail(fmt.Errorf("read the header of a model: %w", err))
}

// number reads a little-endian number of up to eight bytes.
func (h *header) number(width uint64) (n uint64) {
	if !h.room(width) {
		return 0
	}
	b, err := h.r.Peek(int(width)) // at most eight; it allocates nothing
	if err != nil {
		h.read += int64(len(b))
		h.failRead(err)
		return 0
	}
	for i, part := range b {
		n |= uint64(part) << (8 * i)
	}
	h.advance(width)
	return n
}

// advance passes bytes that are in the buffer.
func (h *header) advance(n uint64) {
	_, _ = h.r.Discard(int(n)) // they were peeked at
	h.read += int64(n)         // as above
}

func (h *header) u32() uint32 { return uint32(h.number(4)) } // four bytes fit
func (h *header) u64() uint64 { return h.number(8) }

func (h *header) skip(n uint64) {
	if !h.room(n) {
		return
	}
	for n > 0 && h.err == nil {
		part, err := h.r.Discard(int(min(n, 1<<20))) // a megabyte fits
		h.read += int64(part)
		if n -= uint64(part); err != nil { // never negative
			h.failRead(err)
		}
	}
}

// text reads a text, or skips it and gives "" where it is longer than most.
func (h *header) text(most uint64) string {
	n := h.u64()
	if n > most {
		h.skip(n)
		return ""
	}
	if !h.room(n) {
		return ""
	}
	b, err := io.ReadAll(io.LimitReader(h.r, int64(n))) // at most a megabyte; it grows as bytes arrive
	h.read += int64(len(b))
	if err == nil && uint64(len(b)) < n {
		err = io.EOF
	}
	if err != nil {
		h.failRead(err)
	}
	return strings.ToValidUTF8(string(b), "�")
}

// A value is a text, or the figures of a scalar or a short array; nothing where it was skipped.
type value struct {
	text    string
	figures []int64
	array   bool
}

// figure is the value as one number, 0 where it is none.
func (v value) figure() int64 {
	if len(v.figures) == 0 {
		return 0
	}
	return v.figures[0]
}

// scalar reads a number. Negative ones and fractions are 0 and large ones the largest that is of use.
func (h *header) scalar(of kind) int64 {
	n := h.number(of.width())
	switch of {
	case 1, 3, 5, 11:
		if shift := 64 - 8*of.width(); int64(n<<shift) < 0 { // its sign is asked for
			return 0
		}
	case 6, 12:
		return 0
	case kindBool:
		return int64(min(n, 1)) // one fits
	default:
	}
	return int64(min(n, mostFigure)) // a figure fits
}

// pair reads a key and its value. Only what the model is made of is held.
func (h *header) pair() (key string, v value) {
	n := h.u64()
	if n > mostKey {
		h.fail(damage("a key of %d bytes", n))
		return "", v
	}
	if n > longestName {
		h.skip(n)
	} else if h.room(n) {
		b, err := h.r.Peek(int(n)) // at most longestName
		if err != nil {
			h.failRead(err)
			return "", v
		}
		key = string(b)
		h.advance(n)
	}
	of := kind(h.u32())
	switch {
	case of == kindString && isText(key):
		v.text = h.text(mostText)
	case of == kindString:
		h.skip(h.u64())
	case of == kindArray:
		v = h.array(isWanted(key), 1)
	case of.width() > 0:
		v.figures = []int64{h.scalar(of)}
	default:
		h.fail(damage("a value of kind %d", of))
	}
	return key, v
}

// array reads the figures of an array of at most one per block, and skips every other array.
func (h *header) array(wanted bool, depth int) (v value) {
	v.array = true
	of, n := kind(h.u32()), h.u64()
	switch {
	case h.err != nil:
	case of == kindString:
		for range n {
			if h.skip(h.u64()); h.err != nil {
				return v
			}
		}
	case of == kindArray && depth < mostDepth:
		for range n {
			if h.array(false, depth+1); h.err != nil {
				return v
			}
		}
	case of.width() == 0:
		h.fail(damage("an array of kind %d", of))
	case wanted && n <= mostBlocks:
		for range n {
			if v.figures = append(v.figures, h.scalar(of)); h.err != nil {
				return v
			}
		}
	case n > mostBytes:
		h.fail(damage("an array of %d values", n))
	default:
		h.skip(n * of.width())
	}
	return v
}

// texts are the keys whose text is held.
var texts = [...]string{"general.architecture", "general.type", "general.name", "general.size_label", "general.license", templateKey}

const templateKey = "tokenizer.chat_template"

func isText(key string) bool { return slices.Contains(texts[:], key) }

// isWanted tells the facts of a model from those of its vocabulary, which is large.
func isWanted(key string) bool {
	return key != "" && !strings.HasPrefix(key, "tokenizer.") || isText(key) || slices.Contains(ollamaKeys[:], key)
}
