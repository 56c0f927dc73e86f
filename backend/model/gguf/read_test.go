package gguf_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/gguf"
	"terzetto/backend/testing/modelfile"
)

// of is a header of an architecture, whose name comes before the keys with a leading dot.
func of(architecture string, pairs ...modelfile.Pair) []modelfile.Pair {
	all := []modelfile.Pair{pair("general.architecture", architecture)}
	for _, p := range pairs {
		if strings.HasPrefix(p.Key, ".") {
			p.Key = architecture + p.Key
		}
		all = append(all, p)
	}
	return all
}

func pair(key string, value any) modelfile.Pair { return modelfile.Pair{Key: key, Value: value} }

func n(value uint32) any { return value }

func smollm135M() []modelfile.Pair {
	return of("llama", pair("general.name", "Smollm2 135M 8k Lc100K Mix1 Ep2"), pair("general.file_type", n(3)),
		pair(".context_length", n(8192)), pair(".block_count", n(30)), pair(".embedding_length", n(576)),
		pair(".feed_forward_length", n(1536)), pair(".attention.head_count", n(9)), pair(".attention.head_count_kv", n(3)))
}

func gemma270M() []modelfile.Pair {
	return of("gemma3", pair(".context_length", n(32768)), pair(".block_count", n(18)), pair(".embedding_length", n(640)),
		pair(".feed_forward_length", n(2048)), pair(".attention.head_count", n(4)), pair(".attention.head_count_kv", n(1)),
		pair(".attention.key_length", n(256)), pair(".attention.value_length", n(256)), pair(".attention.sliding_window", n(512)))
}

func read(t *testing.T, pairs []modelfile.Pair) gguf.Model {
	t.Helper()
	m, err := gguf.Read(bytes.NewReader(modelfile.File{Pairs: pairs}.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func TestAHeaderSaysWhatAModelIs(t *testing.T) {
	got := read(t, of("qwen3", pair("general.type", "model"), pair("general.name", "Qwen3 Embedding"),
		pair("general.size_label", "0.6B"), pair("general.license", "apache-2.0"),
		pair("general.file_type", n(15)), pair("tokenizer.ggml.tokens", []string{"a", "b", "ü"}), pair("tokenizer.ggml.scores", []int32{1, 2}),
		pair(".context_length", uint64(32768)), pair(".block_count", n(2)), pair(".embedding_length", n(1024)), pair(".feed_forward_length", []int32{10, 3072}),
		pair(".attention.head_count", n(16)), pair(".attention.head_count_kv", []uint32{8, 4}), pair(".attention.key_length", n(128)),
		pair(".attention.value_length", uint16(64)), pair(".pooling_type", n(3)), pair(".expert_count", int8(-1)), pair(".rope.freq_base", float32(1e6)),
		pair("tokenizer.chat_template", "{{ messages }}"), pair("split.count", uint16(2)), pair("split.no", uint16(1)), pair("general.alignment", n(64))))
	want := gguf.Model{
		Architecture: "qwen3", Type: "model", Name: "Qwen3 Embedding", SizeLabel: "0.6B", Licence: "apache-2.0", Quantization: "Q4_K_M",
		Context: 32768, Blocks: 2, Embedding: 1024, FeedForward: 3072, Heads: 16, HeadsKV: 8, Pooling: gguf.PoolingLast,
		Layers:   []gguf.Layer{{Keys: 1024, Values: 512}, {Keys: 512, Values: 256}},
		Template: "{{ messages }}", HasTemplate: true, Shard: 2, Shards: 2, Alignment: 64,
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if !got.Embeds() {
		t.Error("it does not embed")
	}
}

// count is how many layers there are of each kind.
func count(m gguf.Model) (cached, sliding, stateful int) {
	for _, l := range m.Layers {
		if l.Keys > 0 {
			cached++
		}
		if l.Slides && l.Keys > 0 {
			sliding++
		}
		if l.State > 0 {
			stateful++
		}
	}
	return cached, sliding, stateful
}

func TestEachArchitectureHasItsRuleOfLayers(t *testing.T) {
	window := pair(".attention.sliding_window", n(1024))
	ssm := []modelfile.Pair{pair(".ssm.conv_kernel", n(4)), pair(".ssm.inner_size", n(4096)), pair(".ssm.state_size", n(128)), pair(".ssm.group_count", n(16))}
	const mamba = 4 * (3*(4096+2*16*128) + 128*4096)
	someHeads := pair(".attention.head_count_kv", []uint32{0, 2, 0, 0, 2, 0, 0, 2, 0, 0, 0, 2})
	type rule struct {
		name, architecture        string
		blocks                    uint32
		pairs                     []modelfile.Pair
		cached, sliding, stateful int
		state                     int64 // of the first layer that has one
	}
	for _, c := range []rule{
		{"every layer attends", "llama", 12, nil, 12, 0, 0, 0},
		{"a window that the engine ignores", "llama", 12, []modelfile.Pair{window}, 12, 0, 0, 0},
		{"a window that is switched off", "phi3", 12, []modelfile.Pair{window, pair(".attention.sliding_window_pattern", n(2))}, 12, 0, 0, 0},
		{"five of six slide", "gemma3", 12, []modelfile.Pair{window}, 12, 10, 0, 0},
		{"no window, so nothing slides", "gemma3", 12, nil, 12, 0, 0, 0},
		{"every other one slides, with the usual window", "gemma2", 12, nil, 12, 6, 0, 0},
		{"every other one slides", "gpt-oss", 12, []modelfile.Pair{window}, 12, 6, 0, 0},
		{"three of four slide", "cohere2", 12, []modelfile.Pair{window}, 12, 9, 0, 0},
		{"seven of eight slide", "plamo3", 12, []modelfile.Pair{window}, 12, 11, 0, 0},
		{"the first of four sees everything", "cohere2moe", 5, []modelfile.Pair{window}, 5, 3, 0, 0},
		{"the last of four sees everything", "olmo2", 5, []modelfile.Pair{window}, 5, 4, 0, 0},
		{"chunks without a word about them", "llama4", 12, nil, 12, 9, 0, 0},
		{"chunks that are switched off", "llama4", 12, []modelfile.Pair{pair(".attention.sliding_window", n(0))}, 12, 0, 0, 0},
		{"only the large one slides", "exaone4", 64, nil, 64, 48, 0, 0},
		{"the small one does not", "exaone4", 30, []modelfile.Pair{window}, 30, 0, 0, 0},
		{"the window is a switch", "smallthinker", 12, []modelfile.Pair{window}, 12, 9, 0, 0},
		{"the switch is off", "smallthinker", 12, nil, 12, 0, 0, 0},
		{"the header names the layers", "gemma4", 12, []modelfile.Pair{window, pair(".attention.sliding_window_pattern", []bool{true, true, false})}, 12, 2, 0, 0},
		{"the header names a period", "gemma3", 12, []modelfile.Pair{window, pair(".attention.sliding_window_pattern", n(3))}, 12, 8, 0, 0},
		{"the last layers share a cache", "gemma4", 12, []modelfile.Pair{
			window,
			pair(".attention.sliding_window_pattern", []uint32{1, 1, 0, 1, 1, 0}), pair(".attention.shared_kv_layers", n(5)),
		}, 7, 4, 0, 0},
		{"twenty layers have a cache of their own", "gemma3n", 30, []modelfile.Pair{window}, 20, 16, 0, 0},
		{"layers that draft ahead are not used", "glm4moe", 12, []modelfile.Pair{pair(".nextn_predict_layers", n(1))}, 11, 0, 0, 0},
		{"an encoder has no cache", "bert", 12, nil, 0, 0, 0, 0},
		{"an encoder with a window has none either", "gemma-embedding", 12, []modelfile.Pair{window}, 0, 0, 0, 0},
		{"every fourth layer attends", "qwen35", 12, ssm, 3, 0, 9, mamba},
		{"every third layer attends", "qwen3next", 12, append(slices.Clone(ssm), pair(".full_attention_interval", n(3))), 4, 0, 8, mamba},
		{"the header names the states", "qwen35moe", 4, append(slices.Clone(ssm),
			pair(".attention.recurrent_layers", []bool{true, false, false, true})), 2, 0, 2, mamba},
		{"layers without heads keep a state", "granitehybrid", 12, append(slices.Clone(ssm), someHeads), 4, 0, 8, mamba},
		{"layers without heads may be inner ones", "nemotron_h", 4, append(slices.Clone(ssm),
			pair(".attention.head_count_kv", []uint32{0, 0, 2, 0}), pair(".feed_forward_length", []uint32{0, 9, 0, 0})), 1, 0, 2, mamba},
		{"both in each layer", "falcon-h1", 12, ssm, 12, 0, 12, mamba},
		{"short convolutions", "lfm2", 12, []modelfile.Pair{someHeads, pair(".shortconv.l_cache", n(3))}, 4, 0, 8, 4 * 2 * 1024},
		{"short convolutions and a window", "lfm2", 12, []modelfile.Pair{someHeads, window, pair(".shortconv.l_cache", n(3))}, 4, 4, 8, 4 * 2 * 1024},
		{"only states", "mamba2", 12, ssm, 0, 0, 12, mamba},
		{"only states of another kind", "rwkv7", 12, []modelfile.Pair{pair(".wkv.head_size", n(64))}, 0, 0, 12, 4 * (2*1024 + 1024*64)},
		{"states of heads", "kimi-linear", 12, []modelfile.Pair{
			someHeads, pair(".kda.head_dim", n(128)),
			pair(".ssm.conv_kernel", n(4)),
		}, 4, 0, 8, 4 * (3*3*8*128 + 128*128*8)},
		{"states of lightning heads", "minimax-01", 16, nil, 2, 0, 14, 4 * 128 * 128 * 8},
		{"an unknown architecture", "zlama", 12, nil, 12, 0, 0, 0},
		{"an unknown architecture that names its sliding layers", "zlama", 12, []modelfile.Pair{
			window,
			pair(".attention.sliding_window_pattern", n(4)),
		}, 12, 9, 0, 0},
		{"an unknown hybrid", "zlama", 12, append(slices.Clone(ssm), someHeads), 4, 0, 8, mamba},
	} {
		common := of(c.architecture, pair(".block_count", n(c.blocks)), pair(".embedding_length", n(1024)), pair(".attention.head_count", n(8)))
		m := read(t, append(common, of(c.architecture, c.pairs...)[1:]...))
		cached, sliding, stateful := count(m)
		var state int64
		for _, l := range m.Layers {
			state = max(state, l.State)
		}
		if cached != c.cached || sliding != c.sliding || stateful != c.stateful || state != c.state {
			t.Errorf("%s (%s): %d cached, %d sliding, %d with a state of %d bytes, not %d, %d, %d, %d",
				c.name, c.architecture, cached, sliding, stateful, state, c.cached, c.sliding, c.stateful, c.state)
		}
	}
}

func TestSomeWindowsAreNotWhatTheHeaderSays(t *testing.T) {
	for _, c := range []struct {
		name, architecture string
		pairs              []modelfile.Pair
		wants              int
	}{
		{"what the header says", "gpt-oss", []modelfile.Pair{pair(".attention.sliding_window", n(128))}, 128},
		{"the usual one, where it says none", "gemma2", nil, 4096},
		{"chunks of one size, whatever it says", "llama4", []modelfile.Pair{pair(".attention.sliding_window", n(100))}, 8192},
		{"one size that is switched on", "smallthinker", []modelfile.Pair{pair(".attention.sliding_window", n(100))}, 4096},
		{"none that the engine ignores", "llama", []modelfile.Pair{pair(".attention.sliding_window", n(4096))}, 0},
	} {
		if got := read(t, append(of(c.architecture, c.pairs...), pair(c.architecture+".block_count", n(4)))).Window; got != c.wants {
			t.Errorf("%s: %d", c.name, got)
		}
	}
}

func TestALatentCacheHasNoValues(t *testing.T) {
	m := read(t, of("deepseek2", pair(".block_count", n(2)), pair(".embedding_length", n(2048)),
		pair(".attention.head_count", n(16)), pair(".attention.head_count_kv", n(1)),
		pair(".attention.kv_lora_rank", n(512)), pair(".attention.key_length", n(576)), pair(".attention.value_length", n(512)),
		pair(".attention.key_length_mla", n(192)), pair(".attention.value_length_mla", n(128))))
	if got := m.Memory(gguf.Use{Context: 1024}).Cache; !m.Latent || got != 2*1024*576*2 {
		t.Errorf("%d bytes, latent %v", got, m.Latent)
	}
}

func TestSlidingLayersMayHaveLengthsOfTheirOwn(t *testing.T) {
	m := read(t, of("gemma4", pair(".block_count", n(2)), pair(".embedding_length", n(2048)),
		pair(".attention.head_count", n(8)), pair(".attention.head_count_kv", []uint32{2, 1}),
		pair(".attention.key_length", n(512)), pair(".attention.value_length", n(512)),
		pair(".attention.key_length_swa", n(256)), pair(".attention.value_length_swa", n(128)),
		pair(".attention.sliding_window", n(512)), pair(".attention.sliding_window_pattern", []bool{true, false})))
	if diff := cmp.Diff([]gguf.Layer{{Keys: 512, Values: 256, Slides: true}, {Keys: 512, Values: 512}}, m.Layers); diff != "" {
		t.Error(diff)
	}
}

func TestWhatOllamaWroteForItselfIsMarked(t *testing.T) {
	for _, c := range []struct {
		name  string
		pairs []modelfile.Pair
		wants bool
	}{
		{"the maker's own file", gemma270M(), false},
		{"a projector", of("clip", pair(".vision.block_count", n(1))), false},
		{"a name of its own", of("gptoss"), true},
		{"another one", of("mllama"), true},
		{"vision inside", append(gemma270M(), pair("gemma3.vision.block_count", n(27))), true},
		{"keys of its converter", append(gemma270M(), pair("gemma3.rope.local.freq_base", float32(1))), true},
		{"a switch of its converter", append(gemma270M(), pair("tokenizer.ggml.add_unknown_token", false)), true},
	} {
		if got := read(t, c.pairs).Monolithic; got != c.wants {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

func TestAProjectorSaysWhatItPerceives(t *testing.T) {
	m := read(t, of("clip", pair(".has_vision_encoder", true), pair(".has_audio_encoder", false)))
	if !m.Projector || !m.Vision || m.Audio || m.Embeds() {
		t.Errorf("%+v", m)
	}
}

func TestOnlyPoolingMakesAModelEmbed(t *testing.T) {
	for _, c := range []struct {
		name  string
		pairs []modelfile.Pair
		wants bool
	}{
		{"a chat model", of("llama"), false},
		{"a chat model that says it pools nothing", of("llama", pair(".pooling_type", n(0))), false},
		{"one that pools", of("qwen3", pair(".pooling_type", n(3))), true},
		{"one that ranks", of("qwen3", pair(".pooling_type", n(4))), false},
		{"an encoder that says nothing", of("nomic-bert"), true},
	} {
		if got := read(t, c.pairs).Embeds(); got != c.wants {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

func TestAFileThatNobodyCanReadIsRefusedWithASentence(t *testing.T) {
	good := modelfile.File{Pairs: smollm135M()}
	many := func(kind uint32, count uint64, rest ...byte) modelfile.Raw {
		b := binary.LittleEndian.AppendUint32(nil, 9)
		b = binary.LittleEndian.AppendUint32(b, kind)
		return append(binary.LittleEndian.AppendUint64(b, count), rest...)
	}
	text := func(length uint64) modelfile.Raw {
		return binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint32(nil, 8), length)
	}
	nest := many(0, 0)
	for range 10 {
		nest = many(9, 1, nest[4:]...)
	}
	with := func(v any) []byte { return modelfile.File{Pairs: []modelfile.Pair{pair("a.b", v)}}.Bytes() }
	for _, c := range []struct {
		name string
		file []byte
		is   error
	}{
		{"an empty file", nil, gguf.ErrForeign},
		{"a text", []byte("Dear diary, today"), gguf.ErrForeign},
		{"a beginning", []byte("GG"), gguf.ErrForeign},
		{"another order of bytes", modelfile.File{Order: binary.BigEndian}.Bytes(), gguf.ErrVersion},
		{"the first version", modelfile.File{Version: 1}.Bytes(), gguf.ErrVersion},
		{"a version of the future", modelfile.File{Version: 4}.Bytes(), gguf.ErrVersion},
		{"pairs without number", modelfile.File{Claims: modelfile.Claims{Pairs: 1 << 60}}.Bytes(), gguf.ErrDamaged},
		{"tensors without number", modelfile.File{Claims: modelfile.Claims{Tensors: 1 << 60}}.Bytes(), gguf.ErrDamaged},
		{"more pairs than there are", modelfile.File{Claims: modelfile.Claims{Pairs: 9}}.Bytes(), gguf.ErrIncomplete},
		{"a long key", modelfile.File{Pairs: []modelfile.Pair{pair(strings.Repeat("k", 65537), true)}}.Bytes(), gguf.ErrDamaged},
		{"an endless text", with(text(1 << 63)), gguf.ErrDamaged},
		{"a text longer than the file", with(text(1 << 20)), gguf.ErrIncomplete},
		{"an endless array", with(many(4, 1<<60)), gguf.ErrDamaged},
		{"an array whose size runs over", with(many(12, 1<<61)), gguf.ErrDamaged},
		{"an endless array of texts", with(many(8, 1<<60)), gguf.ErrIncomplete},
		{"an endless array of arrays", with(many(9, 1<<60)), gguf.ErrIncomplete},
		{"arrays in arrays in arrays", with(nest), gguf.ErrDamaged},
		{"a value of no kind", with(modelfile.Raw{99, 0, 0, 0}), gguf.ErrDamaged},
		{"an array of no kind", with(many(99, 1)), gguf.ErrDamaged},
		{"a million blocks", modelfile.File{Pairs: of("llama", pair(".block_count", n(1_000_000)))}.Bytes(), gguf.ErrDamaged},
		{"a cut", good.Bytes()[:200], gguf.ErrIncomplete},
	} {
		_, err := gguf.Read(bytes.NewReader(c.file))
		if !errors.Is(err, c.is) || fault.CodeOf(err) != fault.Invalid {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestAHeaderThatIsCutAnywhereIsRefused(t *testing.T) {
	whole := modelfile.File{Pairs: append(smollm135M(), pair("tokenizer.ggml.tokens", []string{"a", "b"}), pair("llama.x", []bool{true, false}))}.Bytes()
	for i := range whole {
		if _, err := gguf.Read(bytes.NewReader(whole[:i])); err == nil {
			t.Errorf("%d bytes of %d are enough", i, len(whole))
		}
	}
	if _, err := gguf.Read(iotest.OneByteReader(bytes.NewReader(whole))); err != nil {
		t.Errorf("byte by byte: %v", err)
	}
}

func TestAFailingStreamIsNoDamage(t *testing.T) {
	broken := errors.New("the stick is gone")
	whole := modelfile.File{Pairs: smollm135M()}.Bytes()
	for _, at := range []int{0, 3, 30, 200} {
		_, err := gguf.Read(io.MultiReader(bytes.NewReader(whole[:at]), iotest.ErrReader(broken)))
		if !errors.Is(err, broken) || errors.Is(err, gguf.ErrDamaged) || errors.Is(err, gguf.ErrForeign) {
			t.Errorf("after %d bytes: %v", at, err)
		}
	}
}

func TestALargeTemplateIsThereAndNotHeld(t *testing.T) {
	m := read(t, of("llama", pair("tokenizer.chat_template", strings.Repeat("x", 1<<20+1)), pair("general.name", "after it")))
	if !m.HasTemplate || m.Template != "" || m.Name != "after it" {
		t.Errorf("template %v of %d bytes, %q", m.HasTemplate, len(m.Template), m.Name)
	}
}

// endless is a header that never ends.
type endless struct{}

func (endless) Read(p []byte) (int, error) {
	clear(p)
	return len(p), nil
}

//test:unraced
func TestAHostileHeaderAllocatesNothing(t *testing.T) {
	start := modelfile.File{Claims: modelfile.Claims{Pairs: 1}}.Bytes()
	key := append(binary.LittleEndian.AppendUint64(nil, 7), "a.b.c.d"...)
	for _, c := range []struct {
		name  string
		value []byte
	}{
		{"a text of 255 MB", append([]byte{8, 0, 0, 0}, binary.LittleEndian.AppendUint64(nil, 255<<20)...)},
		{"an array of 2^60 texts", append([]byte{9, 0, 0, 0, 8, 0, 0, 0}, binary.LittleEndian.AppendUint64(nil, 1<<60)...)},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := gguf.Read(io.MultiReader(bytes.NewReader(slices.Concat(start, key, c.value)), endless{}))
		runtime.ReadMemStats(&after)
		if grown := after.TotalAlloc - before.TotalAlloc; grown > 1<<20 || c.name == "an array of 2^60 texts" && !errors.Is(err, gguf.ErrDamaged) {
			t.Errorf("%s: %d bytes allocated, %v", c.name, grown, err)
		}
	}
}

func write(t *testing.T, data []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "a model “ü”.gguf")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestAFileIsAsLongAsItsTensorsNeed(t *testing.T) {
	tensors := []modelfile.Tensor{{Name: "blk.0.attn_q.weight", Elements: 33}, {Name: "blk.0.attn_k.weight", Elements: 70}}
	whole := modelfile.File{Pairs: smollm135M(), Tensors: tensors}.Bytes()
	m, err := gguf.ReadFile(write(t, whole))
	if err != nil || m.Tensors != 2 || m.Monolithic {
		t.Errorf("%d tensors, %v, monolithic %v", m.Tensors, err, m.Monolithic)
	}
	for _, short := range []int{1, 4, 280} {
		if _, err := gguf.ReadFile(write(t, whole[:len(whole)-short])); !errors.Is(err, gguf.ErrIncomplete) {
			t.Errorf("%d bytes less: %v", short, err)
		}
	}
	if _, err := gguf.ReadFile(write(t, append(whole, 0))); err != nil {
		t.Errorf("more than needed: %v", err)
	}
}

func TestTensorsOfAProjectorInsideAreSeen(t *testing.T) {
	m, err := gguf.ReadFile(write(t, modelfile.File{Pairs: gemma270M(), Tensors: []modelfile.Tensor{{Name: "v.patch_embed.weight", Elements: 1}}}.Bytes()))
	if err != nil || !m.Monolithic {
		t.Errorf("%v, monolithic %v", err, m.Monolithic)
	}
}

func TestTensorsBeyondAllNumbersAreDamage(t *testing.T) {
	tensor := func(elements, offset uint64) []byte {
		b := append(binary.LittleEndian.AppendUint64(nil, 1), 't', 1, 0, 0, 0)
		b = append(binary.LittleEndian.AppendUint64(b, elements), 0, 0, 0, 0)
		return binary.LittleEndian.AppendUint64(b, offset)
	}
	for _, c := range []struct {
		name             string
		elements, offset uint64
		is               error
	}{
		{"elements", 1 << 63, 0, gguf.ErrDamaged},
		{"an offset", 1, 1<<64 - 1, gguf.ErrDamaged},
		{"an offset before which the header has room", 1, 1<<64 - 64, gguf.ErrDamaged},
		{"a file of exabytes", 1, 1 << 60, gguf.ErrIncomplete},
	} {
		head := modelfile.File{Claims: modelfile.Claims{Tensors: 1}}.Bytes()
		if _, err := gguf.ReadFile(write(t, append(head, tensor(c.elements, c.offset)...))); !errors.Is(err, c.is) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestOnlyRegularFilesAreOpened(t *testing.T) {
	if _, err := gguf.ReadFile(t.TempDir()); !errors.Is(err, gguf.ErrForeign) {
		t.Errorf("a folder: %v", err)
	}
	if _, err := gguf.ReadFile(filepath.Join(t.TempDir(), "none.gguf")); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("nothing: %v", err)
	}
}

func FuzzRead(f *testing.F) {
	for _, pairs := range [][]modelfile.Pair{
		smollm135M(), gemma270M(), of("qwen35", pair(".block_count", n(4)), pair(".attention.recurrent_layers", []bool{true})), of("clip"),
	} {
		f.Add(modelfile.File{Pairs: pairs, Tensors: []modelfile.Tensor{{Name: "v.a", Elements: 3}}}.Bytes())
	}
	f.Add(modelfile.File{Claims: modelfile.Claims{Pairs: 1 << 60}}.Bytes())
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := gguf.Read(bytes.NewReader(data))
		if err == nil && len(m.Layers) > 512 {
			t.Errorf("%d layers", len(m.Layers))
		}
		for _, u := range []gguf.Use{{}, {Context: 8192, Slots: 3}, {Context: 1 << 40, Slots: 4, Unified: true, KeyCache: gguf.CacheQ4}} {
			if need := m.Memory(u); need.Total() < 0 || need.Cache < 0 || need.State < 0 {
				t.Errorf("%+v needs %+v", m, need)
			}
		}
		path := filepath.Join(t.TempDir(), "m.gguf")
		if os.WriteFile(path, data, 0o600) == nil {
			_, _ = gguf.ReadFile(path)
		}
	})
}
