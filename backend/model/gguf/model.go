package gguf

import (
	"errors"
	"fmt"
	"io"
	"slices"
)

// Model is what the header of a file says. Texts are as the maker wrote them, and empty where the header has none.
type Model struct {
	Architecture string
	Type         string // "model" or nothing for one that can run; else such as "adapter" or "imatrix"
	Name         string
	SizeLabel    string // such as 7B
	Licence      string
	Quantization string // such as Q4_K_M

	Context     int // how many tokens it was trained for
	Blocks      int
	Embedding   int // the width of a layer
	FeedForward int // the width of its widest inner layer
	Heads       int
	HeadsKV     int // the most of a layer
	Experts     int
	Window      int  // the sliding window, 0 where no layer has one
	SharedKV    int  // how many of the last layers use the cache of others
	Latent      bool // the cache holds one latent vector for keys and values
	Pooling     Pooling

	Layers []Layer // one for each block, as far as it takes memory

	Template      string // the chat template, where it has at most one megabyte
	HasTemplate   bool
	Projector     bool // no model of its own: it lets another one see or hear
	Vision, Audio bool
	Monolithic    bool // written by Ollama for itself, with more in one file than llama.cpp expects, or under other names
	Shard, Shards int  // which one of how many files; Shards is 0 where the header says nothing
	Tensors       int64
	Alignment     int64 // of the tensors in the file
}

// A Layer is what one block keeps: elements for each token in the cache, and bytes for each conversation.
type Layer struct {
	Keys   int  // elements per token
	Values int  // elements per token
	Slides bool // keeps the tokens of the window only
	State  int64
}

// Pooling is how a model makes one vector of a text.
type Pooling int

// The values of the header; PoolingUnset is where it says nothing.
const (
	PoolingUnset Pooling = -1
	PoolingNone  Pooling = 0
	PoolingMean  Pooling = 1
	PoolingFirst Pooling = 2
	PoolingLast  Pooling = 3
	PoolingRank  Pooling = 4
)

// Embeds reports whether the model turns a text into a vector, and does not answer.
func (m Model) Embeds() bool {
	return m.Pooling >= PoolingMean && m.Pooling <= PoolingLast || m.Pooling == PoolingUnset && slices.Contains(encoders[:], m.Architecture)
}

// Read reads a header from its beginning. It stops behind the pairs of keys and values, so a stream may be read up to one
// buffer further.
func Read(r io.Reader) (Model, error) {
	h := newHeader(r)
	m := h.model()
	return m, h.err
}

// model reads everything up to the tensors.
func (h *header) model() (m Model) {
	m.Pooling = PoolingUnset
	if magic, err := h.r.Peek(4); string(magic) != "GGUF" {
		if err != nil && !errors.Is(err, io.EOF) {
			h.fail(fmt.Errorf("read the header of a model: %w", err))
		}
		h.fail(foreign("it begins otherwise"))
		return m
	}
	h.skip(4)
	version := h.u32()
	switch {
	case h.err != nil:
	case version != 0 && version&0xffff == 0:
		h.fail(bigEndian())
	case version < 2:
		h.fail(oldVersion(version))
	case version > 3:
		h.fail(newVersion(version))
	}
	tensors, pairs := h.u64(), h.u64()
	if h.err == nil && pairs > mostPairs {
		h.fail(damage("%d pairs of keys and values", pairs))
	}
	if h.err == nil && tensors > mostTensors {
		h.fail(damage("%d tensors", tensors))
	}
	f := facts{}
	for range pairs {
		key, v := h.pair()
		if h.err != nil {
			return m
		}
		if isWanted(key) {
			f[key] = v
		}
	}
	if h.err != nil {
		return m
	}
	m, h.err = f.model()
	m.Tensors = int64(tensors)
	return m
}

// facts are the pairs of a header that are of use.
type facts map[string]value

// An architecture reads the facts whose keys begin with its name.
type architecture struct {
	name  string
	facts facts
}

func (a architecture) has(field string) bool {
	_, ok := a.facts[a.name+"."+field]
	return ok
}

func (a architecture) number(field string) int {
	return int(min(a.facts[a.name+"."+field].figure(), 1<<31-1))
}

// or is a number, or another where the header says none.
func (a architecture) or(field string, missing int) int {
	if !a.has(field) {
		return missing
	}
	return a.number(field)
}

// perBlock is a figure of each block, which the header gives once or for each.
func (a architecture) perBlock(field string, blocks int, missing []int) []int {
	v, ok := a.facts[a.name+"."+field]
	if !ok {
		return missing
	}
	all := make([]int, blocks)
	for i := range all {
		switch {
		case !v.array:
			all[i] = a.number(field)
		case i < len(v.figures):
			all[i] = int(min(v.figures[i], 1<<31-1))
		}
	}
	return all
}
