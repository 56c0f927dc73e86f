package modelfile

import (
	"bytes"
	"encoding/binary"
	"fmt"
)

// File is a GGUF file to write.
type File struct {
	Version uint32 // 3 where it is zero
	Order   binary.ByteOrder
	Pairs   []Pair
	Tensors []Tensor
	Claims  Claims
}

// Claims are counts that the header says instead of the true ones, where they are not zero.
type Claims struct{ Pairs, Tensors uint64 }

// Pair is a key and its value: a bool, a number with a size, a string, a slice of these, or Raw.
type Pair struct {
	Key   string
	Value any
}

// Raw is a value as its bytes: its kind and what follows.
type Raw []byte

// Tensor is a tensor of F32 zeros.
type Tensor struct {
	Name     string
	Elements uint64
}

// Bytes is the file, whole.
func (f File) Bytes() []byte {
	order := f.Order
	if order == nil {
		order = binary.LittleEndian
	}
	w := &writer{order: order}
	w.WriteString("GGUF")
	w.put(or(f.Version, 3), or(f.Claims.Tensors, uint64(len(f.Tensors))), or(f.Claims.Pairs, uint64(len(f.Pairs))))
	for _, p := range f.Pairs {
		w.text(p.Key)
		if raw, ok := p.Value.(Raw); ok {
			w.Write(raw)
			continue
		}
		w.value(p.Value)
	}
	offset := uint64(0)
	for _, t := range f.Tensors {
		w.text(t.Name)
		w.put(uint32(1), t.Elements, uint32(0), offset)
		offset += (4*t.Elements + 31) / 32 * 32
	}
	if len(f.Tensors) > 0 {
		last := f.Tensors[len(f.Tensors)-1].Elements * 4
		w.Write(make([]byte, (32-w.Len()%32)%32))
		w.Write(make([]byte, offset-(last+31)/32*32+last))
	}
	return w.Bytes()
}

func or[N uint32 | uint64](n, missing N) N {
	if n == 0 {
		return missing
	}
	return n
}

type writer struct {
	bytes.Buffer
	order binary.ByteOrder
}

func (w *writer) put(numbers ...any) {
	for _, n := range numbers {
		if err := binary.Write(w, w.order, n); err != nil {
			panic(fmt.Sprintf("modelfile: %v", err))
		}
	}
}

func (w *writer) text(s string) {
	w.put(uint64(len(s)))
	w.WriteString(s)
}

func (w *writer) value(v any) {
	w.put(kindOf(v))
	w.item(v)
}

func (w *writer) item(v any) {
	switch v := v.(type) {
	case string:
		w.text(v)
	case []string:
		list(w, v)
	case []bool:
		list(w, v)
	case []uint32:
		list(w, v)
	case []int32:
		list(w, v)
	default:
		w.put(v)
	}
}

func list[T any](w *writer, all []T) {
	var one T
	w.put(kindOf(one), uint64(len(all)))
	for _, v := range all {
		w.item(v)
	}
}

func kindOf(v any) uint32 {
	switch v.(type) {
	case uint8:
		return 0
	case int8:
		return 1
	case uint16:
		return 2
	case int16:
		return 3
	case uint32:
		return 4
	case int32:
		return 5
	case float32:
		return 6
	case bool:
		return 7
	case string:
		return 8
	case uint64:
		return 10
	case int64:
		return 11
	case float64:
		return 12
	}
	return 9
}
