package huggingface_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/huggingface"
)

const mirror = "https://mirror.example/hf"

func TestAPlaceIsReadFromWhatPeoplePaste(t *testing.T) {
	type place = huggingface.Place
	repo, quant := place{Repo: "org/Model-GGUF"}, place{Repo: "org/Model-GGUF", Quant: "Q4_K_M"}
	file := place{Repo: "org/Model-GGUF", File: "m.gguf"}
	pinned := place{Repo: "org/Model-GGUF", File: "sub/m q.gguf", Revision: "refs/pr/1"}
	for text, want := range map[string]place{
		"org/Model-GGUF":                                                                      repo,
		"  org/Model-GGUF\n":                                                                  repo,
		"org/Model-GGUF:latest":                                                               repo,
		"hf.co/org/Model-GGUF":                                                                repo,
		"huggingface.co/org/Model-GGUF/":                                                      repo,
		"https://huggingface.co/org/Model-GGUF":                                               repo,
		"https://www.huggingface.co/org/Model-GGUF?x=y#z":                                     repo,
		"HTTPS://HuggingFace.co/org/Model-GGUF/discussions/3":                                 repo,
		"https://mirror.example/hf/org/Model-GGUF":                                            repo,
		"mirror.example/hf/org/Model-GGUF":                                                    repo,
		"hf://org/Model-GGUF":                                                                 repo,
		"org/Model-GGUF:Q4_K_M":                                                               quant,
		"hf.co/org/Model-GGUF:Q4_K_M":                                                         quant,
		"https://huggingface.co/org/Model-GGUF:Q4_K_M":                                        quant,
		"ollama run hf.co/org/Model-GGUF:Q4_K_M":                                              quant,
		"`$ ollama pull hf.co/org/Model-GGUF:Q4_K_M`":                                         quant,
		"llama-server -hf org/Model-GGUF:Q4_K_M --port 80":                                    quant,
		"llama-server --jinja \\\n  -hf 'org/Model-GGUF:Q4_K_M'":                              quant,
		"llama-cli --hf-repo=org/Model-GGUF:Q4_K_M":                                           quant,
		"docker run -v /a:/b x.io/y/server -hf org/Model-GGUF:Q4_K_M":                         quant,
		"org/Model-GGUF/m.gguf":                                                               file,
		"org/Model-GGUF:m.gguf":                                                               file,
		"huggingface://org/Model-GGUF/m.gguf":                                                 file,
		"https://huggingface.co/org/Model-GGUF?show_file_info=m.gguf":                         file,
		"llama-server --hf-repo org/Model-GGUF --hf-file m.gguf":                              file,
		"hf download org/Model-GGUF m.gguf --local-dir here":                                  file,
		"https://huggingface.co/org/Model-GGUF/resolve/main/m.gguf?download=true":             {Repo: "org/Model-GGUF", File: "m.gguf", Revision: "main"},
		"wget https://huggingface.co/org/Model-GGUF/resolve/main/m.gguf":                      {Repo: "org/Model-GGUF", File: "m.gguf", Revision: "main"},
		"https://hf.co/org/Model-GGUF/blob/refs%2Fpr%2F1/sub/m%20q.gguf":                      pinned,
		"https://mirror.example/hf/org/Model-GGUF/resolve/refs%2Fpr%2F1/sub/m%20q.gguf":       pinned,
		"https://huggingface.co/org/Model-GGUF/tree/main":                                     {Repo: "org/Model-GGUF", Revision: "main"},
		"https://huggingface.co/org/Model-GGUF/blob/main/README.md":                           {Repo: "org/Model-GGUF", Revision: "main"},
		"https://models.example/x/y.GGUF?key=1#part":                                          {URL: "https://models.example/x/y.GGUF?key=1"},
		"http://192.168.1.5:8000/y.gguf":                                                      {URL: "http://192.168.1.5:8000/y.gguf"},
		"curl -L -o y.gguf https://modelscope.cn/models/org/Model-GGUF/resolve/master/y.gguf": {URL: "https://modelscope.cn/models/org/Model-GGUF/resolve/master/y.gguf"},
		"TheBloke/Mistral-7B-Instruct-v0.2-GGUF/mistral-7b-instruct-v0.2.Q4_K_M.gguf":         {Repo: "TheBloke/Mistral-7B-Instruct-v0.2-GGUF", File: "mistral-7b-instruct-v0.2.Q4_K_M.gguf"},
		"unsloth/Qwen3-235B-GGUF/UD-Q4_K_XL/Qwen3-235B-UD-Q4_K_XL-00001-of-00003.gguf":        {Repo: "unsloth/Qwen3-235B-GGUF", File: "UD-Q4_K_XL/Qwen3-235B-UD-Q4_K_XL-00001-of-00003.gguf"},
		"https://huggingface.co/unsloth/Qwen3-235B-GGUF/tree/main/UD-Q4_K_XL":                 {Repo: "unsloth/Qwen3-235B-GGUF", Revision: "main"},
	} {
		got, err := huggingface.Parse(text, mirror)
		if diff := cmp.Diff(want, got); diff != "" || err != nil {
			t.Errorf("%q: %v %s", text, err, diff)
		}
	}
}

func TestWhatNamesNoModelIsRefused(t *testing.T) {
	for _, text := range []string{
		"", "   ", "model", "a/b/c", "org/name/readme.md", "org/", "/name", "../x", "org/..", "-org/name", "org/name:", "org/x:Q4:Q5", "org/name:../x",
		"https://huggingface.co/", "https://huggingface.co/org", "https://huggingface.co/datasets/org/name", "https://huggingface.co/models?search=x",
		"https://huggingface.co/spaces/org/name", "https://models.example/page", "https://me:pass@models.example/x.gguf", "ftp://models.example/x.gguf",
		"file:///etc/x.gguf", "org/name/../../x.gguf", "https://huggingface.co/org/name/resolve/main/..%2F..%2Fx.gguf", "org/name/a\\b.gguf",
		"C:\\models\\x.gguf", "/home/me/x.gguf", "./x.gguf", "ollama run llama3.2", "llama-server -m x.gguf", "%zz/%zz", strings.Repeat("a/", 3000),
	} {
		got, err := huggingface.Parse(text, mirror)
		if text == "org/name:" { // a colon too many means nothing
			if err != nil || got.Repo != "org/name" || got.Quant != "" {
				t.Errorf("%q is %+v, %v", text, got, err)
			}
			continue
		}
		if !fault.Is(err, fault.Invalid) {
			t.Errorf("%q is %+v, %v", text, got, err)
		}
	}
}

func TestTheEnvironmentMayNameAMirror(t *testing.T) {
	for _, c := range []struct{ hf, model, want string }{
		{"", "", huggingface.Official},
		{"https://hf-mirror.com/", "", "https://hf-mirror.com"},
		{"", "http://127.0.0.1:9000/hf", "http://127.0.0.1:9000/hf"},
		{"https://a.example", "https://b.example", "https://a.example"},
		{"a.example", "https://b.example", "https://b.example"},
		{"https://me:pass@a.example", "https://a.example?x=y", huggingface.Official},
	} {
		got := huggingface.Endpoint(func(name string) string {
			return map[string]string{"HF_ENDPOINT": c.hf, "MODEL_ENDPOINT": c.model}[name]
		})
		if got != c.want {
			t.Errorf("%+v is %s", c, got)
		}
	}
}

// Whatever is pasted: it is refused, or a place that can be asked for and that stays in its folder.
func FuzzAPlaceIsOneThatCanBeAskedFor(f *testing.F) {
	for _, text := range []string{
		"org/name:Q4_K_M", "https://huggingface.co/org/name/blob/refs%2Fpr%2F1/a/b.gguf?download=true", "llama-server -hf org/name --hf-file=../a.gguf",
		"hf://org/name/a.gguf", "https://models.example/x.gguf", "hf.co/org/name:a.gguf", "https://mirror.example/hf/org/name?show_file_info=../x.gguf",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := huggingface.Parse(text, mirror)
		if err != nil {
			if p != (huggingface.Place{}) || !fault.Is(err, fault.Invalid) {
				t.Errorf("%+v, %v", p, err)
			}
			return
		}
		if (p.Repo == "") == (p.URL == "") || p.URL != "" && p != (huggingface.Place{URL: p.URL}) {
			t.Errorf("%q is %+v", text, p)
		}
		for _, part := range []string{p.File, p.Revision} {
			if part != "" && (!filepath.IsLocal(part) || strings.ContainsAny(part, "\\\x00\n")) {
				t.Errorf("%q is %+v", text, p)
			}
		}
		if p.Repo == "" {
			return
		}
		again := p.Repo
		switch {
		case p.File != "":
			return // its name may need the escapes of an address
		case p.Quant != "":
			again += ":" + p.Quant
		}
		if q, err := huggingface.Parse(again, mirror); err != nil || q.Repo != p.Repo || q.Quant != p.Quant {
			t.Errorf("%q is %+v, and then %+v, %v", text, p, q, err)
		}
	})
}
