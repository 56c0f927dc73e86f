package gguf

import "cmp"

// CacheType is how the cache stores an element.
type CacheType string

// The types that the engine is started with.
const (
	CacheF16 CacheType = "f16"
	CacheQ8  CacheType = "q8_0"
	CacheQ4  CacheType = "q4_0"
)

// bytes is how many bytes an element takes; those of no known type are as large as the usual one.
func (t CacheType) bytes() float64 {
	switch t {
	case CacheQ8:
		return 34. / 32
	case CacheQ4:
		return 18. / 32
	case CacheF16:
	}
	return 2
}

// Use is how a model is started.
type Use struct {
	Context    int  // tokens of all slots together, as the engine is told; 0 is what the model was trained for
	Slots      int  // conversations at once, at least one
	Unified    bool // one cache for all slots, and not an equal part for each
	KeyCache   CacheType
	ValueCache CacheType
	Weights    int64 // bytes of the files of the model
	Projector  int64 // bytes of the file with which it sees
	CacheRAM   int64 // bytes for the prompts of earlier conversations, in the computer's memory
}

// Memory is an estimate in bytes, by what takes it.
type Memory struct {
	Weights   int64
	Cache     int64
	State     int64
	Compute   int64
	Projector int64
	CacheRAM  int64
}

// Total is the need as a whole.
func (m Memory) Total() int64 { return m.Device() + m.CacheRAM }

// Device is what a graphics card has to hold for everything to run there.
func (m Memory) Device() int64 { return m.Weights + m.Cache + m.State + m.Compute + m.Projector }

const (
	mib = 1 << 20
	gib = 1 << 30
	// batch is how many tokens of a prompt the engine reads at once.
	batch = 512
	// leastCompute is what the engine may need beside the cache for any model.
	leastCompute = 300 * mib
	// most is the largest amount of one kind, so that sums stay in their range.
	most = 1 << 59
)

// Memory estimates the need of a start.
func (m Model) Memory(u Use) Memory {
	slots := max(u.Slots, 1)
	context := u.Context
	if context <= 0 {
		context = max(m.Context, 1)
	}
	streams := 1
	if !u.Unified {
		streams = slots
	}
	cells := pad(float64(context / streams))
	windows := float64(1)
	if u.Unified {
		windows = float64(slots)
	}
	sliding := min(cells, pad(float64(m.Window)*windows+min(batch, cells)))
	var cache, state float64
	for _, l := range m.Layers {
		held := cells
		if l.Slides {
			held = sliding
		}
		cache += held * float64(streams) * (float64(l.Keys)*u.KeyCache.bytes() + float64(l.Values)*u.ValueCache.bytes())
		state += float64(slots) * float64(l.State)
	}
	wide := 4 * batch * (4*float64(m.Embedding) + 2*float64(m.FeedForward))
	return Memory{
		Weights:   clamp(u.Weights),
		Cache:     toBytes(cache),
		State:     toBytes(state),
		Compute:   toBytes(max(leastCompute, wide) + 2*batch*cells), // beside the layers, who sees whom
		Projector: clamp(u.Projector) + clamp(u.Projector)/10,
		CacheRAM:  clamp(u.CacheRAM),
	}
}

// pad gives a number of cells as the engine rounds it.
func pad(cells float64) float64 {
	n := int64(min(max(cells, 1), mostFigure))
	return float64((n + 255) / 256 * 256)
}

func toBytes(bytes float64) int64 { return int64(min(bytes, most)) }

func clamp(bytes int64) int64 { return min(max(bytes, 0), most) }

// EstimateFromSize is the need of a model of which only the size of its files is known: a context of 8,192 tokens, for which
// most models take a gigabyte at most and small ones half their size, a twentieth for wider ones, and the engine's own need.
func EstimateFromSize(size int64) Memory {
	size = clamp(size)
	return Memory{Weights: size, Cache: min(size/2, gib) + size/20, Compute: leastCompute}
}

// Computer is what a model could use, in bytes; zeros where nobody knows.
type Computer struct {
	RAM, FreeRAM   int64
	VRAM, FreeVRAM int64 // of the graphics card that would run it; 0 without one
	Shared         bool  // the graphics card uses the computer's memory, as Apple's do
}

// Verdict is what a person is told about a model on this computer.
type Verdict string

// The verdicts, from the best to the worst.
const (
	Fits       Verdict = "fits"
	FitsSlowly Verdict = "fits_slowly" // with a part outside of the graphics card
	Tight      Verdict = "tight"       // only if other programs make room
	TooBig     Verdict = "too_big"
)

// Judge compares a need with a computer. What our own running model takes is given back before the other one starts.
// Some memory stays for the system and for what the estimate does not know.
func Judge(need Memory, have Computer, givesBack int64) Verdict {
	givesBack = clamp(givesBack)
	total := need.Total()
	if have.Shared {
		return grade(total <= clamp(have.RAM)/4*3-2*gib, false, total <= clamp(have.RAM)-2*gib)
	}
	ram, card := clamp(have.FreeRAM), clamp(have.FreeVRAM)
	if have.VRAM > 0 {
		card = min(card+givesBack, clamp(have.VRAM))
	} else {
		ram = min(ram+givesBack, clamp(have.RAM))
	}
	usable := min(ram, clamp(have.RAM)/4*3) - gib
	reserve := clamp(have.RAM) - gib // with all other programs closed
	if have.VRAM <= 0 {
		return grade(total <= usable, false, total <= reserve)
	}
	onCard := max(card-gib, 0)
	return grade(need.Device() <= onCard && need.CacheRAM <= max(usable, 0), total <= onCard+max(usable, 0), total <= onCard+max(reserve, 0))
}

func grade(fits, slowly, tight bool) Verdict {
	switch {
	case fits:
		return Fits
	case slowly:
		return FitsSlowly
	case tight:
		return Tight
	}
	return TooBig
}

// leastContext is below what no choice of ours goes: a conversation with a character needs as much.
const leastContext = 4096

// DefaultContext is the context to begin with on a computer of so much memory.
func DefaultContext(ram int64) int {
	switch {
	case ram < 12e9:
		return 8192
	case ram < 24e9:
		return 16384
	}
	return 32768
}

// ChooseContext halves the default until the model fits, or is as short as is of use. It is never longer than the model was
// trained for.
func (m Model) ChooseContext(u Use, have Computer, givesBack int64) int {
	longest := cmp.Or(m.Context, leastContext)
	u.Context = min(DefaultContext(have.RAM), longest)
	for u.Context/2 >= leastContext {
		if v := Judge(m.Memory(u), have, givesBack); v == Fits || v == FitsSlowly {
			break
		}
		u.Context /= 2
	}
	return u.Context
}
