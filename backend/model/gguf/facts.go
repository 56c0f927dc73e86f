package gguf

import (
	"maps"
	"slices"
	"strings"
)

// model is what the facts say together.
func (f facts) model() (Model, error) {
	a := architecture{f["general.architecture"].text, f}
	m := Model{
		Architecture: a.name, Type: f["general.type"].text, Name: f["general.name"].text, SizeLabel: f["general.size_label"].text, Licence: f["general.license"].text,
		Context: a.number("context_length"), Blocks: a.number("block_count"), Embedding: a.number("embedding_length"),
		Experts: a.number("expert_count"), SharedKV: a.number("attention.shared_kv_layers"),
		Latent:   a.number("attention.key_length_mla") > 0 && a.number("attention.value_length_mla") > 0,
		Pooling:  Pooling(a.or("pooling_type", int(PoolingUnset))),
		Template: f[templateKey].text,
		Shards:   f.number("split.count"),
		Vision:   a.number("has_vision_encoder") > 0, Audio: a.number("has_audio_encoder") > 0,
		Projector: a.name == "clip",
		Alignment: int64(f.number("general.alignment")),
	}
	_, m.HasTemplate = f[templateKey]
	if v, ok := f["general.file_type"]; ok {
		m.Quantization = quantization(v.figure())
	}
	if m.Shards > 1 {
		m.Shard = f.number("split.no") + 1
	}
	m.Monolithic = !m.Projector && f.byOllama(a.name)
	if m.Blocks > mostBlocks {
		return m, damage("%d blocks", m.Blocks)
	}
	heads := a.perBlock("attention.head_count", m.Blocks, make([]int, m.Blocks))
	headsKV := a.perBlock("attention.head_count_kv", m.Blocks, heads)
	inner := a.perBlock("feed_forward_length", m.Blocks, make([]int, m.Blocks))
	for i := range m.Blocks {
		m.Heads, m.HeadsKV, m.FeedForward = max(m.Heads, heads[i]), max(m.HeadsKV, headsKV[i]), max(m.FeedForward, inner[i])
	}
	if !m.Projector {
		m.Window, m.Layers = a.layers(m, headsKV, inner)
	}
	return m, nil
}

func (f facts) number(key string) int { return int(min(f[key].figure(), 1<<31-1)) }

// ollamaKeys are written by Ollama's converter alone.
var ollamaKeys = [...]string{"tokenizer.ggml.add_padding_token", "tokenizer.ggml.add_unknown_token"}

// ollamaFields are the beginnings of such keys behind the name of an architecture.
var ollamaFields = [...]string{"vision.", "audio.", "mm.", "rope.global.", "rope.local.", "rope.swa."}

// ollamaNames are architectures under the names that only Ollama has for them.
var ollamaNames = [...]string{
	"gptoss", "mllama", "qwen25vl", "deepseekocr", "glmocr", "glm4moelite", "olmo3", "nemotron_h_omni",
}

// byOllama reports whether the file was written for Ollama's own reader, which llama.cpp may refuse.
func (f facts) byOllama(name string) bool {
	if slices.Contains(ollamaNames[:], name) || slices.ContainsFunc(ollamaKeys[:], func(key string) bool { _, ok := f[key]; return ok }) {
		return true
	}
	for key := range maps.Keys(f) {
		field, ok := strings.CutPrefix(key, name+".")
		if ok && slices.ContainsFunc(ollamaFields[:], func(prefix string) bool { return strings.HasPrefix(field, prefix) }) {
			return true
		}
	}
	return false
}

// quantizations are the names of the engine's file types, by their numbers.
var quantizations = [...]string{
	0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K", 11: "Q3_K_S", 12: "Q3_K_M", 13: "Q3_K_L",
	14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S", 17: "Q5_K_M", 18: "Q6_K", 19: "IQ2_XXS", 20: "IQ2_XS", 21: "Q2_K_S", 22: "IQ3_XS",
	23: "IQ3_XXS", 24: "IQ1_S", 25: "IQ4_NL", 26: "IQ3_S", 27: "IQ3_M", 28: "IQ2_S", 29: "IQ2_M", 30: "IQ4_XS", 31: "IQ1_M", 32: "BF16",
	36: "TQ1_0", 37: "TQ2_0", 38: "MXFP4", 39: "NVFP4", 40: "Q1_0", 41: "Q2_0",
}

// quantization names a file type; one that was only guessed is marked by a bit.
func quantization(fileType int64) string {
	if fileType &^= 1024; fileType < int64(len(quantizations)) {
		return quantizations[fileType]
	}
	return ""
}
