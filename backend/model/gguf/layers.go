package gguf

import "slices"

// What an architecture does without saying so in its header, as the engine's source has it.

// A slide is how the layers of an architecture take turns with and without a sliding window.
type slide struct {
	period     int  // one layer of so many sees everything; 0 means none does
	denseFirst bool // and it is the first one, not the last
	window     int  // where the header says none
	fixed      int  // in place of the one that the header says
	blocks     int  // only models of so many blocks slide
}

// slideOf is the rule of an architecture.
func slideOf(architecture string) (slide, bool) {
	rule, ok := map[string]slide{
		"gemma2": {period: 2, window: 4096}, "gpt-oss": {period: 2}, "gemma3": {period: 6}, "gemma3n": {period: 5},
		"cohere2": {period: 4}, "cohere2moe": {period: 4, denseFirst: true}, "olmo2": {period: 4}, "afmoe": {period: 4}, "mellum": {period: 4},
		"muse-glimmer": {period: 4}, "laguna": {period: 4, denseFirst: true}, "plamo3": {period: 8}, "lfm2": {},
		"exaone4": {period: 4, window: 4096, blocks: 64}, "exaone-moe": {period: 4, window: 128},
		"smallthinker": {period: 4, denseFirst: true, fixed: 4096}, "llama4": {period: 4, window: 8192, fixed: 8192},
		"phi3": {blocks: -1}, "phimoe": {blocks: -1}, // the engine looks at everything
	}[architecture]
	return rule, ok
}

// encoders read a text in one go and have no cache.
var encoders = [...]string{
	"bert", "jina-bert-v2", "jina-bert-v3", "nomic-bert", "nomic-bert-moe", "neo-bert", "eurobert", "modern-bert", "gemma-embedding",
}

// cacheless are architectures besides encoders that have no cache.
var cacheless = [...]string{"dream", "llada", "llada-moe", "rnd1", "clef", "wavtokenizer-dec", "t5encoder"}

// recurrent are architectures that keep a state in each layer and no cache.
var recurrent = [...]string{"mamba", "mamba2", "rwkv6", "rwkv6qwen2", "rwkv7", "arwkv7"}

// intervalOf is for hybrids in which one layer of so many attends, and the others keep a state.
func intervalOf(architecture string) (layers int, ok bool) {
	switch architecture {
	case "qwen3next", "qwen35", "qwen35moe", "qwen4exp":
		return 4, true
	case "minimax-01":
		return 8, true
	}
	return 0, false
}

// byHeads are hybrids whose layers without heads for keys keep a state.
var byHeads = [...]string{
	"jamba", "plamo2", "granitehybrid", "lfm2", "lfm2moe", "kimi-linear", "kimi-k3", "bailingmoe3", "glm5-next", "nemotron_h", "nemotron_h_moe",
}

// layers is what each block keeps, and the window of those that slide.
func (a architecture) layers(m Model, headsKV, inner []int) (window int, all []Layer) {
	all = make([]Layer, m.Blocks)
	if slices.Contains(encoders[:], a.name) || slices.Contains(cacheless[:], a.name) {
		return 0, all
	}
	keyLength := a.or("attention.key_length", m.Embedding/max(m.Heads, 1))
	valueLength := a.or("attention.value_length", m.Embedding/max(m.Heads, 1))
	window, sliding := a.sliding(m.Blocks)
	states := a.states(m.Blocks, headsKV, inner)
	own := m.Blocks - a.number("nextn_predict_layers") // the rest drafts ahead, and is not used
	if own <= 0 {
		own = m.Blocks
	}
	cached := own - m.SharedKV
	if a.name == "gemma3n" {
		cached = 20
	}
	state := a.state(m.Heads, m.Embedding, keyLength)
	for i := range min(own, m.Blocks) {
		l := &all[i]
		if states[i] {
			l.State = state
		}
		if states[i] && a.name != "falcon-h1" || i >= cached {
			continue
		}
		keys, values := keyLength, valueLength
		if l.Slides = sliding[i]; l.Slides {
			keys, values = a.or("attention.key_length_swa", keys), a.or("attention.value_length_swa", values)
		}
		l.Keys = product(headsKV[i], keys)
		if !m.Latent {
			l.Values = product(headsKV[i], values)
		}
	}
	return window, all
}

// sliding tells which blocks slide. A header may name them, or a period; else the architecture has a rule.
func (a architecture) sliding(blocks int) (window int, all []bool) {
	const pattern = "attention.sliding_window_pattern"
	rule, ruled := slideOf(a.name)
	all = make([]bool, blocks)
	window = a.or("attention.sliding_window", rule.window)
	if window > 0 && rule.fixed > 0 {
		window = rule.fixed
	}
	if window == 0 || rule.blocks != 0 && rule.blocks != blocks || !ruled && !a.has(pattern) {
		return 0, all
	}
	named := a.facts[a.name+"."+pattern]
	period := rule.period
	if !named.array {
		period = a.or(pattern, rule.period)
	}
	for i := range all {
		switch {
		case named.array:
			all[i] = i < len(named.figures) && named.figures[i] != 0
		case period == 0:
			all[i] = true
		case rule.denseFirst:
			all[i] = i%period != 0
		default:
			all[i] = i%period < period-1
		}
	}
	return window, all
}

// states tells which blocks keep a state.
func (a architecture) states(blocks int, headsKV, inner []int) []bool {
	all := make([]bool, blocks)
	interval, regular := intervalOf(a.name)
	const named, spaced = "attention.recurrent_layers", "full_attention_interval"
	if a.has(named) && (regular || a.has("ssm.state_size")) {
		for i, figure := range a.perBlock(named, blocks, nil) {
			all[i] = figure != 0
		}
		return all
	}
	if interval = a.or(spaced, interval); interval > 0 {
		for i := range all {
			all[i] = (i+1)%interval != 0
		}
		return all
	}
	heads := slices.Contains(byHeads[:], a.name) || a.has("ssm.state_size")
	for i := range all {
		all[i] = slices.Contains(recurrent[:], a.name) || a.name == "falcon-h1" || heads && headsKV[i] == 0 && (inner[i] == 0 || !a.skipsInner())
	}
	return all
}

// skipsInner reports whether a block is either a state or an inner layer, never both.
func (a architecture) skipsInner() bool { return a.name == "nemotron_h" || a.name == "nemotron_h_moe" }

// state is how many bytes one layer keeps for each conversation: its last inputs and its sums, in four bytes each.
func (a architecture) state(heads, embedding, keyLength int) int64 {
	n := func(field string) float64 { return float64(a.number(field)) }
	width, conv := float64(embedding), max(n("ssm.conv_kernel")-1, 0)
	inputs := conv * (n("ssm.inner_size") + 2*n("ssm.group_count")*n("ssm.state_size"))
	sums := n("ssm.state_size") * n("ssm.inner_size")
	switch head := n("kda.head_dim"); {
	case a.has("wkv.head_size"):
		inputs, sums = float64(a.or("token_shift_count", 2))*width, width*n("wkv.head_size")
	case a.has("shortconv.l_cache"):
		inputs = width * max(n("shortconv.l_cache")-1, 0)
	case head > 0:
		if !a.has("ssm.conv_kernel") {
			conv = 3
		}
		inputs, sums = 3*conv*float64(heads)*head, head*head*float64(heads)
	case a.name == "minimax-01":
		sums = float64(keyLength) * float64(keyLength) * float64(heads)
	}
	return toBytes(4 * (inputs + sums))
}

// product is a width of a layer, which no engine has above a million million.
func product(a, b int) int { return int(min(float64(a)*float64(b), mostFigure)) }
