package gguf

import (
	"fmt"
	"math/bits"
	"os"
	"strings"
)

const (
	mostTensors   = 1 << 17
	longestTensor = 1 << 10
	mostAlignment = 1 << 20
)

// ReadFile reads the header of a file, and fails with ErrIncomplete where the file is shorter than its tensors. Anything
// but a regular file is foreign; a link to one is followed.
func ReadFile(path string) (Model, error) {
	info, err := os.Stat(path) // opening a pipe would wait
	if err != nil {
		return Model{}, fmt.Errorf("look at a model: %w", err)
	}
	if !info.Mode().IsRegular() {
		return Model{}, foreign("it is no regular file")
	}
	f, err := os.Open(path)
	if err != nil {
		return Model{}, fmt.Errorf("open a model: %w", err)
	}
	defer f.Close() //nolint:errcheck // it was only read
	h := newHeader(f)
	m := h.model()
	if h.err != nil {
		return m, h.err
	}
	end := h.tensors(&m)
	if h.err != nil {
		return m, h.err
	}
	if info, err = f.Stat(); err != nil {
		return m, fmt.Errorf("look at a model: %w", err)
	}
	if size := info.Size(); size < end {
		return m, incomplete("%d of %d bytes are there", size, end)
	}
	return m, nil
}

// tensors reads where the tensors are, and gives how long the file is at least.
func (h *header) tensors(m *Model) int64 {
	var last uint64
	for range m.Tensors {
		name := h.text(longestTensor)
		if h.err != nil {
			return 0
		}
		if !m.Projector && (strings.HasPrefix(name, "v.") || strings.HasPrefix(name, "mm.")) {
			m.Monolithic = true
		}
		size := h.tensor()
		if end, over := bits.Add64(h.u64(), size, 0); over == 0 {
			last = max(last, end)
		} else {
			h.fail(damage("the tensor %q ends behind all numbers", name))
		}
		if h.err != nil {
			return 0
		}
	}
	align := uint64(32)
	if m.Alignment > 0 && m.Alignment <= mostAlignment {
		align = uint64(m.Alignment)
	}
	begin := (uint64(h.read) + align - 1) / align * align
	if m.Tensors == 0 {
		return h.read
	}
	end, over := bits.Add64(begin, last, 0)
	if over > 0 || end > 1<<62 {
		h.fail(damage("its tensors end behind all numbers"))
		return 0
	}
	return int64(end)
}

// tensor reads the shape and the type of a tensor, and gives its size in bytes, 0 where the type is unknown.
func (h *header) tensor() uint64 {
	dimensions := h.u32()
	if h.err == nil && dimensions > 4 {
		h.fail(damage("a tensor of %d dimensions", dimensions))
	}
	elements := uint64(1)
	for range min(dimensions, 4) {
		over, n := bits.Mul64(elements, h.u64())
		if elements = n; over > 0 {
			h.fail(damage("a tensor of too many elements"))
		}
	}
	kind := h.u32()
	if h.err != nil || kind >= uint32(len(blocks)) || blocks[kind].elements == 0 {
		return 0
	}
	of := blocks[kind]
	over, size := bits.Mul64(elements/of.elements, of.bytes)
	if over > 0 {
		h.fail(damage("a tensor of too many bytes"))
	}
	return size
}

// A block is the unit in which a type of tensors stores elements.
type block struct{ elements, bytes uint64 }

var blocks = [...]block{
	0: {1, 4}, 1: {1, 2}, 2: {32, 18}, 3: {32, 20}, 6: {32, 22}, 7: {32, 24}, 8: {32, 34}, 9: {32, 36}, 10: {256, 84}, 11: {256, 110},
	12: {256, 144}, 13: {256, 176}, 14: {256, 210}, 15: {256, 292}, 16: {256, 66}, 17: {256, 74}, 18: {256, 98}, 19: {256, 50},
	20: {32, 18}, 21: {256, 110}, 22: {256, 82}, 23: {256, 136}, 24: {1, 1}, 25: {1, 2}, 26: {1, 4}, 27: {1, 8}, 28: {1, 8},
	29: {256, 56}, 30: {1, 2}, 34: {256, 54}, 35: {256, 66}, 39: {32, 17}, 40: {64, 36}, 41: {128, 18}, 42: {64, 18},
}
