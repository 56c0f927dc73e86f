package gguf_test

import (
	"testing"

	"terzetto/backend/model/gguf"
)

const (
	mib = 1 << 20
	gib = 1 << 30
)

// The caches are what llama.cpp of October 2026 printed for the same start of these two models.
func TestTheCacheIsWhatTheEngineAllocates(t *testing.T) {
	smollm, gemma := read(t, smollm135M()), read(t, gemma270M())
	for _, c := range []struct {
		name  string
		model gguf.Model
		use   gguf.Use
		bytes int64
	}{
		{"grouped heads", smollm, gguf.Use{Context: 8192}, 180 * mib},
		{"grouped heads in a long context", smollm, gguf.Use{Context: 65536}, 1_509_949_440},
		{"three slots that share", smollm, gguf.Use{Context: 2048, Slots: 3, Unified: true}, 45 * mib},
		{"three slots with a part each, rounded up", smollm, gguf.Use{Context: 8192, Slots: 3}, 194_641_920},
		{"eight bits", smollm, gguf.Use{Context: 8192, KeyCache: gguf.CacheQ8, ValueCache: gguf.CacheQ8}, 100_270_080},
		{"eight bits in three slots", smollm, gguf.Use{Context: 32768, Slots: 3, KeyCache: gguf.CacheQ8, ValueCache: gguf.CacheQ8}, 404_213_760},
		{"a sliding window", gemma, gguf.Use{Context: 8192}, 39 * mib},
		{"a context hardly above the window", gemma, gguf.Use{Context: 2048}, 21 * mib},
		{"a context below the window", gemma, gguf.Use{Context: 512}, 9 * mib},
		{"a window for each of three slots", gemma, gguf.Use{Context: 8192, Slots: 3}, 73_138_176},
		{"a shared window for three slots", gemma, gguf.Use{Context: 8192, Slots: 3, Unified: true}, 54 * mib},
		{"a shared window of eight bits", gemma, gguf.Use{Context: 2048, Slots: 3, Unified: true, KeyCache: gguf.CacheQ8, ValueCache: gguf.CacheQ8}, 20_054_016},
		{"the context that the model was trained for", smollm, gguf.Use{}, 180 * mib},
		{"a context below one block of cells", smollm, gguf.Use{Context: 10}, 5_898_240},
	} {
		if got := c.model.Memory(c.use).Cache; got != c.bytes {
			t.Errorf("%s: %d bytes, not %d", c.name, got, c.bytes)
		}
	}
}

func TestAnEstimateCountsEverythingThatIsLoaded(t *testing.T) {
	m := read(t, smollm135M())
	need := m.Memory(gguf.Use{Context: 8192, Weights: 98 * mib, Projector: 100 * mib, CacheRAM: 512 * mib})
	want := gguf.Memory{Weights: 98 * mib, Cache: 180 * mib, Compute: 308 * mib, Projector: 110 * mib, CacheRAM: 512 * mib}
	if need != want || need.Total() != 1208*mib || need.Device() != 696*mib {
		t.Errorf("%+v, %d in all, %d on a card", need, need.Total(), need.Device())
	}
}

func TestAbsurdFiguresStayWithinRange(t *testing.T) {
	m := gguf.Model{Context: 1 << 31, Embedding: 1 << 31, FeedForward: 1 << 31, Window: 1 << 31, Layers: make([]gguf.Layer, 512)}
	for i := range m.Layers {
		m.Layers[i] = gguf.Layer{Keys: 1 << 40, Values: 1 << 40, State: 1 << 59, Slides: i%2 == 0}
	}
	const huge = 1<<63 - 1
	for _, u := range []gguf.Use{
		{}, {Context: 1 << 62, Slots: 1 << 40}, {Weights: huge, Projector: huge, CacheRAM: huge}, {Context: -5, Slots: -1, Weights: -9},
	} {
		need := m.Memory(u)
		if need.Total() <= 0 || min(need.Cache, need.State, need.Weights, need.Projector) < 0 || u.Projector > 0 && need.Projector < 1<<58 {
			t.Errorf("%+v needs %+v, %d in all", u, need, need.Total())
		}
	}
}

func TestTheSizeAloneGivesAnEstimate(t *testing.T) {
	for _, size := range []int64{0, -1, 640e6, 5e9, 1<<63 - 1} {
		if total := gguf.EstimateFromSize(size).Total(); total <= 0 || size < 1<<58 && total < size {
			t.Errorf("%d bytes need %d", size, total)
		}
	}
	if got := gguf.EstimateFromSize(5 * gib).Total(); got != 5*gib+gib+gib/4+300*mib {
		t.Errorf("a file of 5 GiB needs %d", got)
	}
}

func TestAVerdictIsAboutTheMemoryThatCanBeHad(t *testing.T) {
	need := func(gibs float64) gguf.Memory { return gguf.Memory{Weights: int64(gibs * gib)} }
	laptop := gguf.Computer{RAM: 16 * gib, FreeRAM: 10 * gib}
	card := gguf.Computer{RAM: 32 * gib, FreeRAM: 20 * gib, VRAM: 8 * gib, FreeVRAM: 7 * gib}
	apple := gguf.Computer{RAM: 16 * gib, FreeRAM: 1 * gib, Shared: true}
	for _, c := range []struct {
		name  string
		need  gguf.Memory
		have  gguf.Computer
		back  int64
		wants gguf.Verdict
	}{
		{"what is free is enough", need(9), laptop, 0, gguf.Fits},
		{"other programs are in the way", need(9.1), laptop, 0, gguf.Tight},
		{"the model that runs makes room", need(9.1), laptop, gib, gguf.Fits},
		{"three quarters of the memory are the most", need(12), gguf.Computer{RAM: 16 * gib, FreeRAM: 16 * gib}, 0, gguf.Tight},
		{"more than the computer has", need(15.1), laptop, 0, gguf.TooBig},
		{"more than it has, whatever is given back", need(15.1), laptop, 100 * gib, gguf.TooBig},
		{"the card holds it", need(6), card, 0, gguf.Fits},
		{"the card holds a part", need(6.1), card, 0, gguf.FitsSlowly},
		{"the card holds it after the other model ended", need(6.5), card, gib, gguf.Fits},
		{"card and memory together are short", need(30), card, 0, gguf.Tight},
		{"nothing is enough", need(40), card, 0, gguf.TooBig},
		{"the prompts do not lie on the card", gguf.Memory{Weights: 6 * gib, CacheRAM: 2 * gib}, card, 0, gguf.Fits},
		{"Apple's card takes three quarters", need(10), apple, 0, gguf.Fits},
		{"Apple's card takes no more", need(10.1), apple, 0, gguf.Tight},
		{"nothing is left for the system", need(14.1), apple, 0, gguf.TooBig},
		{"a computer of which nothing is known", need(1), gguf.Computer{}, 0, gguf.TooBig},
	} {
		if got := gguf.Judge(c.need, c.have, c.back); got != c.wants {
			t.Errorf("%s: %s, not %s", c.name, got, c.wants)
		}
	}
}

func TestTheContextIsHalvedUntilTheModelFits(t *testing.T) {
	m := read(t, smollm135M())
	m.Context = 131072
	short := m
	short.Context = 2048
	use := gguf.Use{Weights: 98 * mib}
	for _, c := range []struct {
		name  string
		model gguf.Model
		have  gguf.Computer
		wants int
	}{
		{"a small computer", m, gguf.Computer{RAM: 8e9, FreeRAM: 6e9}, 8192},
		{"a usual computer", m, gguf.Computer{RAM: 16e9, FreeRAM: 9e9}, 16384},
		{"a large computer", m, gguf.Computer{RAM: 64e9, FreeRAM: 30e9}, 32768},
		{"a large computer that is full", m, gguf.Computer{RAM: 64e9, FreeRAM: gib + 700*mib}, 8192},
		{"no room at all", m, gguf.Computer{RAM: 64e9}, 4096},
		{"a model of a short context", short, gguf.Computer{RAM: 64e9}, 2048},
	} {
		if got := c.model.ChooseContext(use, c.have, 0); got != c.wants {
			t.Errorf("%s: %d tokens, not %d", c.name, got, c.wants)
		}
	}
}
