package localmodel

import (
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/model/gguf"
	"terzetto/backend/model/localserver"
	"terzetto/backend/model/shelf"
)

// A plan is how a model is started on this computer.
type plan struct {
	localserver.Launch

	need    gguf.Memory
	verdict gguf.Verdict
}

// The memory in which prompts are kept that no slot holds: a sixteenth of the computer's, within these.
const (
	leastCacheMB  = 256
	mostCacheMB   = 2048
	mib           = 1 << 20
	threeVoices   = 3
	promptsKept   = 4    // of the whole context: those of two conversations' other voices
	mostEmbedding = 8192 // tokens of a text that is embedded: a passage has a few hundred
)

// planFor chooses what the person did not. givesBack is the memory that is free once the model that runs now has ended.
func planFor(entry shelf.Entry, choices chat.LocalModels, have gguf.Computer, givesBack int64, context int) (plan, error) {
	own := choices.Models[entry.ID]
	p := plan{Launch: localserver.Launch{
		Name: entry.Name, Model: entry.Files[0], Projector: entry.Projector, Embeds: entry.Embeds, Slots: 1, Cache: localserver.CacheF16,
		Processor: choices.Device == chat.OnProcessor || own.Device == chat.OnProcessor,
	}}
	if p.Processor {
		have.VRAM, have.FreeVRAM, have.Shared = 0, 0, false
	}
	use := gguf.Use{Slots: 1, Weights: entry.Weights(), Projector: entry.ProjectorSize, Context: gguf.DefaultContext(have.RAM)}
	if p.CacheMB = choices.CacheMB; p.CacheMB == 0 {
		prompts := promptsKept * entry.Model.Memory(use).Cache / mib // more would never be used
		p.CacheMB = int(min(max(min(have.RAM/16/mib, prompts), leastCacheMB), mostCacheMB))
	}
	if entry.Embeds {
		p.CacheMB = 0
	}
	use.CacheRAM = int64(p.CacheMB) * mib
	switch {
	case context > 0:
		use.Context = context
	case own.Context > 0:
		use.Context = own.Context
	case choices.Context > 0:
		use.Context = choices.Context
	case entry.Embeds:
		use.Context = mostEmbedding
	default:
		use.Context = entry.Model.ChooseContext(use, have, givesBack)
	}
	if entry.ContextLength > 0 {
		use.Context = min(use.Context, entry.ContextLength) // a longer one is computed for minutes, and means nothing to the model
	}
	use.Slots, use.Context = slots(entry, choices, use, have, givesBack)
	p.need = entry.Model.Memory(use)
	p.verdict = gguf.Judge(p.need, have, givesBack)
	p.Context, p.Slots = use.Context, use.Slots
	p.Size = p.need.Weights + p.need.Projector
	if have.VRAM == 0 {
		p.Size += p.need.Cache
	}
	var err error
	if p.Flags, err = localserver.SplitFlags(choices.Flags); err == nil {
		err = localserver.CheckFlags(p.Flags, nil)
	}
	return p, err //nolint:wrapcheck // a fault
}

// slots chooses how many prompts are kept at a time. Director, Writer and Editor begin differently, so one slot reads
// most of its prompt again at each of them unless the one before is kept elsewhere. A graphics card with room for three keeps
// them; elsewhere the prompts wait in memory. The slots share the context, so that each could have all of it.
func slots(entry shelf.Entry, choices chat.LocalModels, use gguf.Use, have gguf.Computer, givesBack int64) (slots, context int) {
	if entry.Embeds {
		return 1, use.Context
	}
	if choices.Slots > 0 {
		return choices.Slots, use.Context
	}
	if have.VRAM == 0 && !have.Shared {
		return 1, use.Context
	}
	three := use
	three.Slots, three.Unified, three.Context = threeVoices, true, use.Context*threeVoices
	if gguf.Judge(entry.Model.Memory(three), have, givesBack) == gguf.Fits {
		return threeVoices, three.Context
	}
	return 1, use.Context
}

// smaller is the plan for a model that found too little memory: half the context, and a cache of half the size.
func (p plan) smaller(entry shelf.Entry) plan {
	p.Context, p.Cache, p.Slots = max(p.Context/2, least), localserver.CacheQ8, 1
	p.need = entry.Model.Memory(gguf.Use{
		Context: p.Context, Slots: 1, KeyCache: gguf.CacheQ8, ValueCache: gguf.CacheQ8, Weights: entry.Weights(), Projector: entry.ProjectorSize,
		CacheRAM: int64(p.CacheMB) * mib,
	})
	return p
}

// least is below what no choice of ours goes.
const least = 2048

func checkDevice(device string) error {
	if device != chat.AnyDevice && device != chat.OnProcessor {
		return fault.New(fault.Invalid, "A model runs on any device (auto) or on the processor (cpu).").With("field", "device")
	}
	return nil
}
