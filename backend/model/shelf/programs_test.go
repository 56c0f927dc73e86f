package shelf_test

import (
	"encoding/json"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/model/shelf"
	"terzetto/backend/testing/modelfile"
)

func TestLMStudioMayKeepItsModelsElsewhere(t *testing.T) {
	home, elsewhere := t.TempDir(), t.TempDir()
	put(t, filepath.Join(home, ".lmstudio", "models", "maker", "repo", "a-Q4_K_M.gguf"), chat())
	put(t, filepath.Join(elsewhere, "b.gguf"), chat())
	settings, err := json.Marshal(map[string]string{"downloadsFolder": elsewhere})
	ok(t, err)
	put(t, filepath.Join(home, ".lmstudio", "settings.json"), settings)
	none := func(string) string { return "" }
	got := shelf.New().Scan(t.Context(), shelf.DefaultPlaces(none, home, "linux"))
	compare(t, got, []string{"lmstudio", "a-Q4_K_M", "a-Q4_K_M.gguf"}, []string{"lmstudio", "b", "b.gguf"})
	for _, lie := range []string{"{", `{"downloadsFolder": 7}`, `{"downloadsFolder": "relative"}`, `{"downloadsFolder": "/no/such folder"}`} {
		put(t, filepath.Join(home, ".lmstudio", "settings.json"), []byte(lie))
		if got := shelf.New().Scan(t.Context(), shelf.DefaultPlaces(none, home, "linux")); len(got.Models) != 1 {
			t.Errorf("%s: %+v", lie, got)
		}
	}
}

// digest is a hash that no file has, of which each letter tells the test which file it is.
func digest(letter string) string { return strings.Repeat(letter, 64) }

func ollama(t *testing.T, dir, name string, layers ...string) {
	t.Helper()
	text := fmt.Sprintf(`{"schemaVersion":2,"mediaType":"application/vnd.docker.distribution.manifest.v2+json","layers":[%s]}`, strings.Join(layers, ","))
	put(t, filepath.Join(dir, "manifests", filepath.FromSlash(name)), []byte(text))
}

func layer(kind, digest string, size int) string {
	return fmt.Sprintf(`{"mediaType":"application/vnd.ollama.image.%s","digest":%q,"size":%d}`, kind, digest, size)
}

func TestOllamasManifestsNameItsModels(t *testing.T) {
	dir := t.TempDir()
	blob := func(letter string, data []byte) int {
		put(t, filepath.Join(dir, "blobs", "sha256-"+digest(letter)), data)
		return len(data)
	}
	plain, eyes, mono := blob("a", chat()), blob("b", projector()), blob("c", header("gptoss"))
	vision := blob("d", header("gemma3", modelfile.Pair{Key: "gemma3.vision.block_count", Value: uint32(27)}))
	text, cut, other := blob("e", []byte("{{ .Prompt }}")), blob("f", chat()[:70]), blob("0", chat())
	ollama(t, dir, "registry.ollama.ai/library/llama3.2/latest", layer("model", "sha256:"+digest("a"), plain), layer("template", "sha256:"+digest("e"), text))
	ollama(t, dir, "registry.ollama.ai/library/llama3.2/3b", layer("model", "sha256:"+digest("A"), plain)) // the same file
	ollama(t, dir, "registry.ollama.ai/me/llava/7b", layer("model", "sha256-"+digest("0"), other), layer("projector", "sha256:"+digest("b"), eyes))
	ollama(t, dir, "registry.ollama.ai/library/gpt-oss/20b", layer("model", "sha256:"+digest("c"), mono))
	ollama(t, dir, "registry.ollama.ai/library/gemma3/4b", layer("model", "sha256:"+digest("d"), vision))
	ollama(t, dir, "registry.ollama.ai/library/unfinished/1b", layer("model", "sha256:"+digest("f"), cut))
	put(t, filepath.Join(dir, "blobs", "sha256-"+digest("1")), chat())
	ollama(t, dir, "hf.co/maker/repo-GGUF/Q4_K_M", layer("model", "sha256:"+digest("1"), plain+5))
	// What must not be listed, and not lead out of the folder.
	outside := put(t, filepath.Join(filepath.Dir(dir), "outside.gguf"), chat())
	ollama(t, dir, "registry.ollama.ai/library/lie/path", layer("model", "sha256:x/../../../"+filepath.Base(outside), plain))
	ollama(t, dir, "registry.ollama.ai/library/lie/long", layer("model", "sha256:"+digest("a")+"/../../x", plain))
	ollama(t, dir, "registry.ollama.ai/library/lie/absent", layer("model", "sha256:"+digest("9"), plain))
	ollama(t, dir, "registry.ollama.ai/library/lie/text", layer("model", "sha256:"+digest("e"), text))
	ollama(t, dir, "registry.ollama.ai/library/lie/eyes", layer("model", "sha256:"+digest("b"), eyes))
	ollama(t, dir, "registry.ollama.ai/library/image/x", layer("tensor", "sha256:"+digest("a"), plain))
	ollama(t, dir, "too/short", layer("model", "sha256:"+digest("a"), plain))
	put(t, filepath.Join(dir, "manifests", "h", "n", "m", "broken"), []byte(`{"layers": "none"}`))
	got := shelf.New().Scan(t.Context(), shelf.Places{{Source: shelf.Ollama, Dir: dir}})
	const madeForOllama = "This file was made for Ollama, so it may not load here. Use Ollama's server, or download the model's usual GGUF file."
	compare(t, got,
		[]string{"ollama", "gemma3:4b", "sha256-" + digest("d"), madeForOllama},
		[]string{"ollama", "gpt-oss:20b", "sha256-" + digest("c"), madeForOllama},
		[]string{
			"ollama", "hf.co/maker/repo-GGUF:Q4_K_M", "sha256-" + digest("1"),
			"This model file has another size than Ollama says. Download the model again with Ollama.",
		},
		[]string{"ollama", "llama3.2:3b", "sha256-" + digest("a")},
		[]string{"ollama", "me/llava:7b", "sha256-" + digest("0"), "sha256-" + digest("b")},
		[]string{"ollama", "unfinished:1b", "sha256-" + digest("f"), "This model file is incomplete. Download the file again."})
}

func TestJanSaysWhereItsFilesAre(t *testing.T) {
	data, elsewhere := t.TempDir(), t.TempDir()
	put(t, filepath.Join(data, "llamacpp", "models", "maker", "a", "model.gguf"), chat())
	put(t, filepath.Join(data, "llamacpp", "models", "maker", "a", "mmproj.gguf"), projector())
	put(t, filepath.Join(data, "llamacpp", "models", "maker", "a", "model.yml"), []byte(
		"# written by Jan\nembedding: false\nmodel_path: llamacpp/models/maker/a/model.gguf\r\n"+
			"mmproj_path: 'llamacpp/models/maker/a/mmproj.gguf'\nname: \"A “small” one\"\nsize_bytes: 5\n"))
	imported := put(t, filepath.Join(elsewhere, "it's mine.gguf"), chat())
	put(t, filepath.Join(data, "llamacpp", "models", "b", "model.yml"), []byte("model_path: '"+strings.ReplaceAll(imported, "'",
		"''")+"' \nnested:\n  model_path: /etc/passwd\n"))
	put(t, filepath.Join(data, "llamacpp", "models", "w", "model.gguf"), chat())
	put(t, filepath.Join(data, "llamacpp", "models", "w", "model.yml"), []byte("model_path: llamacpp\\models\\w\\model.gguf # a comment\n"))
	for i, lie := range []string{
		"", "model_path: ../secret.gguf", "model_path:\n  - x", "model_path: |",
		"model_path: \"unclosed", "model_path: none.gguf", "model_path: /dev/zero", "\x00",
	} {
		put(t, filepath.Join(data, "llamacpp", "models", fmt.Sprint("lie", i), "model.yml"), []byte(lie))
	}
	put(t, filepath.Join(filepath.Dir(data), "secret.gguf"), chat())
	compare(t, shelf.New().Scan(t.Context(), shelf.Places{{Source: shelf.Jan, Dir: data}}),
		[]string{"jan", "A “small” one", "model.gguf", "mmproj.gguf"}, []string{"jan", "b", "it's mine.gguf"}, []string{"jan", "w", "model.gguf"})
}

func TestTheCacheOfHuggingFaceIsFollowedThroughItsLinks(t *testing.T) {
	dir := t.TempDir()
	repo := filepath.Join(dir, "models--maker--repo-GGUF")
	put(t, filepath.Join(repo, "blobs", "1111"), chat())
	put(t, filepath.Join(repo, "blobs", "2222"), projector())
	put(t, filepath.Join(repo, "refs", "main"), []byte("bbbb\n"))
	for _, commit := range []string{"aaaa", "bbbb"} {
		link(t, filepath.Join("..", "..", "..", "blobs", "1111"), filepath.Join(repo, "snapshots", commit, "sub", "m-Q4_K_M.gguf"))
		link(t, filepath.Join("..", "..", "..", "blobs", "2222"), filepath.Join(repo, "snapshots", commit, "sub", "mmproj-F16.gguf"))
		link(t, filepath.Join("..", "..", "blobs", "gone"), filepath.Join(repo, "snapshots", commit, "gone.gguf"))
	}
	put(t, filepath.Join(dir, "datasets--x", "snapshots", "c", "d.gguf"), chat())
	put(t, filepath.Join(dir, "models--no--snapshots", "refs", "main"), nil)
	got := shelf.New().Scan(t.Context(), shelf.Places{{Source: shelf.HuggingFace, Dir: dir}})
	compare(t, got, []string{"huggingface", "m-Q4_K_M", "m-Q4_K_M.gguf", "mmproj-F16.gguf"})
	if len(got.Models) == 1 && (!strings.Contains(got.Models[0].Files[0], "bbbb") || got.Models[0].Size != int64(len(chat())+len(projector()))) {
		t.Errorf("%+v", got.Models[0])
	}
	if len(got.Unreadable) > 0 {
		t.Errorf("unreadable: %q", got.Unreadable)
	}
}

func TestOneFileInTwoProgramsIsOneModel(t *testing.T) {
	dir := t.TempDir()
	put(t, filepath.Join(dir, "gpt4all", "a.gguf"), chat())
	put(t, filepath.Join(dir, "gpt4all", "incomplete-b.gguf"), chat())
	link(t, filepath.Join(dir, "gpt4all", "a.gguf"), filepath.Join(dir, "textgen", "user_data", "models", "linked.gguf"))
	compare(t, shelf.New().Scan(t.Context(), shelf.Places{
		{Source: shelf.GPT4All, Dir: filepath.Join(dir, "gpt4all")},
		{Source: shelf.TextGen, Dir: filepath.Join(dir, "textgen")},
	}),
		[]string{"gpt4all", "a", "a.gguf"})
}

func place(source shelf.Source, dir, settings string) shelf.Place {
	return shelf.Place{Source: source, Dir: dir, Settings: settings}
}

func TestProgramsKeepTheirModelsWhereTheirSystemHasThem(t *testing.T) {
	home := filepath.FromSlash("/home/me")
	at := func(parts ...string) string { return filepath.Join(append([]string{home}, parts...)...) }
	for _, c := range []struct {
		name, goos string
		env        map[string]string
		wants      shelf.Places
	}{
		{"Linux", "linux", nil, shelf.Places{
			place(shelf.LMStudio, at(".lmstudio/models"), at(".lmstudio/settings.json")), place(shelf.LMStudio, at(".cache/lm-studio/models"), ""),
			place(shelf.Ollama, at(".ollama/models"), ""), place(shelf.HuggingFace, at(".cache/huggingface/hub"), ""), place(shelf.GPT4All,
				at(".local/share/nomic.ai/GPT4All"), ""),
			place(shelf.Ollama, "/usr/share/ollama/.ollama/models", ""), place(shelf.Jan, at(".local/share/Jan/data"), ""), place(shelf.LlamaCPP,
				at(".cache/llama.cpp"), ""),
		}},
		{
			"macOS, with folders of its own", "darwin",
			map[string]string{"OLLAMA_MODELS": "/big/ollama", "HF_HOME": "/big/hf", "LLAMA_CACHE": "/big/llama"},
			shelf.Places{
				place(shelf.LMStudio, at(".lmstudio/models"), at(".lmstudio/settings.json")), place(shelf.LMStudio, at(".cache/lm-studio/models"), ""),
				place(shelf.Ollama, "/big/ollama", ""), place(shelf.HuggingFace, "/big/hf/hub", ""), place(shelf.GPT4All,
					at("Library/Application Support/nomic.ai/GPT4All"), ""),
				place(shelf.Jan, at("Library/Application Support/Jan/data"), ""), place(shelf.LlamaCPP, at("Library/Caches/llama.cpp"), ""),
				place(shelf.LlamaCPP, "/big/llama", ""), place(shelf.HuggingFace, "/big/llama", ""),
			},
		},
		{"Windows", "windows", map[string]string{"APPDATA": "/r", "LOCALAPPDATA": "/l", "HF_HOME": "/no", "HUGGINGFACE_HUB_CACHE": "/hub"}, shelf.Places{
			place(shelf.LMStudio, at(".lmstudio/models"), at(".lmstudio/settings.json")), place(shelf.LMStudio, at(".cache/lm-studio/models"), ""),
			place(shelf.Ollama, at(".ollama/models"), ""), place(shelf.HuggingFace, "/hub", ""), place(shelf.GPT4All, "/l/nomic.ai/GPT4All", ""),
			place(shelf.Jan, "/r/Jan/data", ""), place(shelf.LlamaCPP, "/l/llama.cpp", ""),
		}},
	} {
		for i := range c.wants {
			c.wants[i].Dir = filepath.FromSlash(c.wants[i].Dir)
		}
		got := shelf.DefaultPlaces(func(name string) string { return c.env[name] }, home, c.goos)
		for i := range got {
			got[i].Dir = filepath.FromSlash(got[i].Dir)
		}
		if diff := cmp.Diff(c.wants, got); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
	}
}
