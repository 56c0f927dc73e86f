package shelf_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/shelf"
	"terzetto/backend/testing/modelfile"
)

func ok(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func put(t *testing.T, path string, data []byte) string {
	t.Helper()
	ok(t, os.MkdirAll(filepath.Dir(path), 0o700))
	ok(t, os.WriteFile(path, data, 0o600))
	return path
}

func link(t *testing.T, to, path string) {
	t.Helper()
	ok(t, os.MkdirAll(filepath.Dir(path), 0o700))
	if err := os.Symlink(to, path); err != nil {
		t.Skipf("no links here: %v", err)
	}
}

func header(architecture string, more ...modelfile.Pair) []byte {
	return modelfile.File{Pairs: append([]modelfile.Pair{{Key: "general.architecture", Value: architecture}}, more...)}.Bytes()
}

func chat() []byte {
	return header("llama", modelfile.Pair{Key: "llama.context_length", Value: uint32(8192)}, modelfile.Pair{Key: "general.file_type", Value: uint32(15)},
		modelfile.Pair{Key: "general.license", Value: "apache-2.0"})
}

func projector() []byte { return header("clip") }

// rows gives what a test compares of each entry: its name, the names of its files, of its projector, and why it may not run.
func rows(r shelf.Result) (all [][]string) {
	for _, e := range r.Models {
		row := []string{string(e.Source), e.Name}
		for _, f := range append(slices.Clone(e.Files), e.Projector) {
			if f != "" {
				row = append(row, filepath.Base(f))
			}
		}
		if e.MayNotRun != "" {
			row = append(row, e.MayNotRun)
		}
		all = append(all, row)
	}
	return all
}

func compare(t *testing.T, got shelf.Result, want ...[]string) {
	t.Helper()
	if diff := cmp.Diff(want, rows(got)); diff != "" {
		t.Error(diff)
	}
}

func TestTheOwnFolderListsItsModels(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "Tiny-Q4_K_M.gguf"), chat())
	put(t, filepath.Join(dir, "maker", "repo", "deep", "At four-F16.GGUF"), chat())
	put(t, filepath.Join(dir, "maker", "repo", "deep", "deeper", "five.gguf"), chat())
	put(t, filepath.Join(dir, ".incoming", "abc.gguf"), chat())
	put(t, filepath.Join(dir, "._Tiny-Q4_K_M.gguf"), chat())
	put(t, filepath.Join(dir, "notes.txt"), chat())
	put(t, filepath.Join(dir, "Ünï “quoted” 'name'\n.gguf"), chat())
	put(t, filepath.Join(dir, "pointer.gguf"), []byte("version https://git-lfs.github.com/spec/v1"))
	put(t, filepath.Join(dir, "cut.gguf"), chat()[:60])
	put(t, filepath.Join(dir, "lora.gguf"), header("llama", modelfile.Pair{Key: "general.type", Value: "adapter"}))
	got := shelf.New().Own(t.Context(), dir)
	compare(t, got,
		[]string{"own", "At four-F16", "At four-F16.GGUF"},
		[]string{"own", "cut", "cut.gguf", "This model file is incomplete. Download the file again."},
		[]string{"own", "pointer", "pointer.gguf", "This file is not a GGUF model."},
		[]string{"own", "Tiny-Q4_K_M", "Tiny-Q4_K_M.gguf"},
		[]string{"own", "Ünï “quoted” 'name'\n", "Ünï “quoted” 'name'\n.gguf"})
	tiny := got.Models[3]
	if tiny.Quantization != "Q4_K_M" || tiny.Architecture != "llama" || tiny.ContextLength != 8192 || tiny.Licence != "apache-2.0" || tiny.Embeds ||
		tiny.Size != int64(len(chat())) {
		t.Errorf("%+v", tiny)
	}
	if none := shelf.New().Own(t.Context(), filepath.Join(dir, "none")); len(none.Models)+len(none.Unreadable) > 0 {
		t.Errorf("a folder that is not there: %+v", none)
	}
}

func TestFilesOfOneModelAreOneEntry(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{
		"big-Q4_K_M-00002-of-00003.gguf", "big-Q4_K_M-00001-of-00003.gguf", "big-Q4_K_M-00003-of-00003.gguf",
		"half-00001-of-00002.gguf", "odd-00000-of-00002.gguf",
	} {
		put(t, filepath.Join(dir, name), chat())
	}
	got := shelf.New().Own(t.Context(), dir)
	compare(t, got,
		[]string{"own", "big-Q4_K_M", "big-Q4_K_M-00001-of-00003.gguf", "big-Q4_K_M-00002-of-00003.gguf", "big-Q4_K_M-00003-of-00003.gguf"},
		[]string{"own", "half", "half-00001-of-00002.gguf", "Parts of this model are missing. Download the model again."},
		[]string{"own", "odd-00000-of-00002", "odd-00000-of-00002.gguf"})
	if size := got.Models[0].Size; size != 3*int64(len(chat())) {
		t.Errorf("%d bytes", size)
	}
}

func TestAModelHasTheProjectorThatIsItsOwn(t *testing.T) {
	for _, c := range []struct {
		name         string
		models, eyes []string
		wants        map[string]string // model to projector
	}{
		{
			"one of each",
			[]string{"gemma-3-4b-it-Q4_K_M.gguf"},
			[]string{"mmproj-model-f16.gguf"},
			map[string]string{"gemma-3-4b-it-Q4_K_M": "mmproj-model-f16.gguf"},
		},
		{"two quantizations", []string{"a-Q4_K_M.gguf", "a-UD-IQ2_XXS.gguf"}, []string{"mmproj-F16.gguf"}, map[string]string{
			"a-Q4_K_M":     "mmproj-F16.gguf",
			"a-UD-IQ2_XXS": "mmproj-F16.gguf",
		}},
		{
			"half precision first",
			[]string{"a-Q8_0.gguf"},
			[]string{"mmproj-BF16.gguf", "mmproj-F16.gguf", "mmproj-F32.gguf"},
			map[string]string{"a-Q8_0": "mmproj-F16.gguf"},
		},
		{
			"by name among many",
			[]string{"gemma-3-4b-it-Q4_K_M.gguf", "Qwen3-VL-4B-Q4_K_M.gguf", "Mistral-7B.gguf"},
			[]string{"mmproj-gemma-3-4b-it-f16.gguf", "Qwen3-VL-4B-mmproj-f16.gguf"},
			map[string]string{"gemma-3-4b-it-Q4_K_M": "mmproj-gemma-3-4b-it-f16.gguf", "Qwen3-VL-4B-Q4_K_M": "Qwen3-VL-4B-mmproj-f16.gguf", "Mistral-7B": ""},
		},
		{"nobody's among many", []string{"a.gguf", "b.gguf"}, []string{"mmproj-F16.gguf"}, map[string]string{"a": "", "b": ""}},
		{"by what its header says", []string{"a-Q8_0.gguf"}, []string{"a-vision-encoder.gguf"}, map[string]string{"a-Q8_0": ""}},
	} {
		dir := t.TempDir()
		for _, name := range c.models {
			put(t, filepath.Join(dir, name), chat())
		}
		for _, name := range c.eyes {
			put(t, filepath.Join(dir, name), projector())
		}
		got := map[string]string{}
		for _, e := range shelf.New().Own(t.Context(), dir).Models {
			got[e.Name] = ""
			if e.Projector != "" {
				got[e.Name] = filepath.Base(e.Projector)
				if e.ProjectorSize != int64(len(projector())) || e.Weights() != int64(len(chat())) {
					t.Errorf("%s: %d and %d bytes", c.name, e.Weights(), e.ProjectorSize)
				}
			}
		}
		if diff := cmp.Diff(c.wants, got); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
	}
}

func TestAnIDIsStableAndSaysNoPath(t *testing.T) {
	dir, other := t.TempDir(), t.TempDir()
	path := put(t, filepath.Join(dir, "sub", "a.gguf"), chat())
	put(t, filepath.Join(other, "sub", "a.gguf"), chat())
	put(t, filepath.Join(other, "a.gguf"), chat())
	id := shelf.New().Own(t.Context(), dir).Models[0].ID
	moved := shelf.New().Own(t.Context(), other).Models
	if again := shelf.New().Own(t.Context(), dir).Models[0].ID; again != id || len(id) != 16 {
		t.Errorf("%q, then %q", id, again)
	}
	if !slices.ContainsFunc(moved, func(e shelf.Entry) bool { return e.ID == id }) || moved[0].ID == moved[1].ID {
		t.Errorf("in another folder: %q and %q", moved[0].ID, moved[1].ID)
	}
	file, err := shelf.New().Single(t.Context(), path)
	if err != nil || file.ID == id {
		t.Errorf("as a file of its own: %q, %v", file.ID, err)
	}
}

func TestAHeaderIsReadAgainWhenItsFileChanges(t *testing.T) {
	dir := t.TempDir()
	path := put(t, filepath.Join(dir, "a.gguf"), chat())
	s := shelf.New()
	if got := s.Own(t.Context(), dir).Models[0].Architecture; got != "llama" {
		t.Errorf("it is %q", got)
	}
	put(t, path, header("qwen3"))
	if got := s.Own(t.Context(), dir).Models[0].Architecture; got != "qwen3" {
		t.Errorf("it is still %q", got)
	}
}

func TestAFileThatAPersonNamesIsAModel(t *testing.T) {
	dir := t.TempDir()
	whole := put(t, filepath.Join(dir, "a-00002-of-00002.gguf"), chat())
	put(t, filepath.Join(dir, "a-00001-of-00002.gguf"), chat())
	eyes := put(t, filepath.Join(dir, "mmproj-a-f16.gguf"), projector())
	blob := put(t, filepath.Join(dir, "sha256-abc"), chat())
	text := put(t, filepath.Join(dir, "text.gguf"), []byte("Dear diary"))
	s := shelf.New()
	if e, err := s.Single(t.Context(), whole); err != nil || len(e.Files) != 2 || e.Projector == "" || e.Source != shelf.File {
		t.Errorf("%+v, %v", e, err)
	}
	if e, err := s.Single(t.Context(), blob); err != nil || e.Files[0] != blob {
		t.Errorf("%+v, %v", e, err)
	}
	if _, err := s.Single(t.Context(), text); fault.CodeOf(err) != fault.Invalid {
		t.Errorf("a text: %v", err)
	}
	if _, err := s.Single(t.Context(), eyes); fault.CodeOf(err) != fault.Invalid {
		t.Errorf("a projector: %v", err)
	}
	if _, err := s.Single(t.Context(), filepath.Join(dir, "none.gguf")); fault.CodeOf(err) != fault.NotFound {
		t.Errorf("nothing: %v", err)
	}
}

//test:unraced
func TestALookEndsInAnyFolder(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "a", "model.gguf"), chat())
	link(t, dir, filepath.Join(dir, "a", "loop"))
	link(t, filepath.Join(dir, "a"), filepath.Join(dir, "b"))
	link(t, filepath.Join(dir, "nowhere"), filepath.Join(dir, "c.gguf"))
	for i := range 3000 { // eight times is too often
		put(t, filepath.Join(dir, "a", fmt.Sprint("x", i)), nil)
	}
	got := shelf.New().Scan(t.Context(), shelf.Places{{Source: shelf.LMStudio, Dir: dir}})
	compare(t, got, []string{"lmstudio", "model", "model.gguf"})
	if len(got.Cut) > 0 {
		t.Errorf("it went around: %q", got.Cut)
	}
	for i := range 20_000 {
		put(t, filepath.Join(dir, "z", strconv.Itoa(i%26), fmt.Sprint("x", i)), nil)
	}
	got = shelf.New().Scan(t.Context(), shelf.Places{{Source: shelf.LMStudio, Dir: dir}})
	if !slices.Equal(got.Cut, []string{dir}) || len(got.Models) != 1 {
		t.Errorf("%d models, cut %q", len(got.Models), got.Cut)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if got := shelf.New().Scan(ctx, shelf.Places{{Source: shelf.LMStudio, Dir: dir}}); len(got.Models) > 0 {
		t.Errorf("after its end: %+v", got)
	}
}

func TestTheOwnFolderIsNotLeftByALink(t *testing.T) {
	dir, other := t.TempDir(), t.TempDir()
	put(t, filepath.Join(other, "foreign.gguf"), chat())
	put(t, filepath.Join(other, "another.gguf"), chat())
	link(t, other, filepath.Join(dir, "elsewhere"))
	link(t, filepath.Join(other, "foreign.gguf"), filepath.Join(dir, "linked.gguf"))
	compare(t, shelf.New().Own(t.Context(), dir), []string{"own", "linked", "linked.gguf"})
}

func TestWhatCannotBeReadIsNamed(t *testing.T) {
	if runtime.GOOS == "windows" || os.Getuid() == 0 {
		t.Skip("everything can be read here")
	}
	dir := t.TempDir()
	put(t, filepath.Join(dir, "open", "a.gguf"), chat())
	closed := filepath.Join(dir, "closed")
	put(t, filepath.Join(closed, "b.gguf"), chat())
	file := put(t, filepath.Join(dir, "open", "c.gguf"), chat())
	ok(t, os.Chmod(closed, 0))
	ok(t, os.Chmod(file, 0))
	t.Cleanup(func() { _ = os.Chmod(closed, 0o700) })
	got := shelf.New().Scan(t.Context(), shelf.Places{{Source: shelf.LMStudio, Dir: dir}})
	compare(t, got, []string{"lmstudio", "a", "a.gguf"})
	slices.Sort(got.Unreadable)
	if !slices.Equal(got.Unreadable, []string{closed, file}) {
		t.Errorf("unreadable: %q", got.Unreadable)
	}
}

// gone is a context in whose first check something happens, such as a stick that is pulled out.
type gone struct {
	context.Context //nolint:containedctx // it is one
	after           int
	pull            func()
}

func (g *gone) Err() error {
	if g.after--; g.after == 0 {
		g.pull()
	}
	return g.Context.Err()
}

func TestAStickThatIsPulledOutIsNamed(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "stick")
	for _, name := range []string{"a", "b", "c"} {
		put(t, filepath.Join(dir, name, name+".gguf"), chat())
	}
	for after := 1; after < 8; after++ {
		away := dir + " away"
		ctx := &gone{t.Context(), after, func() { ok(t, os.Rename(dir, away)) }}
		got := shelf.New().Scan(ctx, shelf.Places{{Source: shelf.LMStudio, Dir: dir}})
		_, err := os.Stat(away)
		if wasGone := err == nil; wasGone && len(got.Models) < 3 && len(got.Unreadable) == 0 && after > 2 {
			t.Errorf("after %d checks: %d models and not a word", after, len(got.Models))
		}
		if err == nil {
			ok(t, os.Rename(away, dir))
		}
	}
}

func BenchmarkScan(b *testing.B) {
	dir := b.TempDir()
	tokens := make([]string, 150_000)
	for i := range tokens {
		tokens[i] = strings.Repeat("x", i%12)
	}
	large := header("llama", modelfile.Pair{Key: "tokenizer.ggml.tokens", Value: tokens})
	for i := range 50 {
		path := filepath.Join(dir, "maker", string(rune('a'+i)), "m.gguf")
		if os.MkdirAll(filepath.Dir(path), 0o700) != nil || os.WriteFile(path, large, 0o600) != nil {
			b.Fatal("no files here")
		}
	}
	for b.Loop() {
		shelf.New().Scan(b.Context(), shelf.Places{{Source: shelf.LMStudio, Dir: dir}})
	}
}
