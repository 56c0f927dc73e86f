package llm_test

import (
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/model/llm"
)

func FuzzToolCallsAreObjects(f *testing.F) {
	f.Add(`<tool_call>{"name":"x","arguments":{"a":1}}</tool_call>`)
	f.Add(`[{"name":"x","arguments":"{}"}]`)
	f.Fuzz(func(t *testing.T, text string) {
		for _, c := range llm.ParseToolCalls(llm.Reply{Text: text}) {
			if !strings.HasPrefix(string(c.Arguments), "{") || c.Name == "" {
				t.Errorf("%q gave %q %s", text, c.Name, c.Arguments)
			}
		}
	})
}

// answers is a server that knows some paths.
func answers(t *testing.T, paths map[string]string) (port int, root string) {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") != "" {
			t.Error("a look around sent a key")
		}
		body, ok := paths[r.URL.Path]
		switch {
		case !ok:
			http.NotFound(w, r)
		case strings.HasPrefix(body, "<"):
			w.Header().Set("Content-Type", "text/html")
			_, _ = io.WriteString(w, body)
		default:
			w.Header().Set("Content-Type", "application/json")
			_, _ = io.WriteString(w, body)
		}
	}))
	t.Cleanup(s.Close)
	u, err := url.Parse(s.URL)
	if err != nil {
		t.Fatal(err)
	}
	n, err := strconv.Atoi(u.Port())
	if err != nil {
		t.Fatal(err)
	}
	return n, s.URL
}

func TestWhatAServerIsItsAnswersDecide(t *testing.T) {
	list := `{"object":"list","data":[{"id":"m1"},{"id":"m2","max_model_len":32768}]}`
	for _, c := range []struct {
		name  string
		paths map[string]string
		want  llm.Found
	}{
		{
			"KoboldCpp, though it speaks Ollama's language too",
			map[string]string{"/api/extra/version": `{"result":"KoboldCpp","version":"1.117"}`, "/api/version": `{"version":"0.7.0"}`, "/api/extra/true_max_context_length": `{"value":16384}`, "/v1/models": `{"data":[{"id":"koboldcpp/x"}]}`},
			llm.Found{Server: "KoboldCpp", Version: "1.117", Models: []llm.ModelInfo{{ID: "koboldcpp/x", ContextTokens: 16384}}},
		},
		{
			"Ollama",
			map[string]string{
				"/api/version": `{"version":"0.12.0"}`, "/api/tags": `{"models":[{"name":"gemma:4b"}]}`,
				"/api/ps": `{"models":[{"name":"gemma:4b","context_length":4096}]}`, "/api/show": `{"capabilities":["completion","tools","vision"]}`,
			},
			llm.Found{
				Server: "Ollama", Version: "0.12.0", Note: "The context of 4096 tokens is small for three voices.",
				Models: []llm.ModelInfo{{ID: "gemma:4b", ContextTokens: 4096, Tools: llm.Yes, Vision: llm.Yes, Thinking: llm.No, Loaded: llm.Yes}},
			},
		},
		{"Ollama without a model", map[string]string{"/api/version": `{"version":"0.12.0"}`, "/api/tags": `{"models":[]}`}, llm.Found{Server: "Ollama", Version: "0.12.0", Models: []llm.ModelInfo{}, Note: "The server has no model yet."}},
		{
			"llama.cpp",
			map[string]string{"/props": `{"build_info":"b7000","default_generation_settings":{"n_ctx":16384},"modalities":{"vision":false},"chat_template_caps":{"supports_tools":false}}`, "/v1/models": `{"data":[{"id":"x.gguf"}]}`},
			llm.Found{Server: "llama.cpp", Version: "b7000", Models: []llm.ModelInfo{{ID: "x.gguf", ContextTokens: 16384, Tools: llm.No, Vision: llm.No}}},
		},
		{
			"LM Studio",
			map[string]string{"/api/v0/models": `{"data":[{"id":"q","type":"llm","arch":"qwen3","state":"loaded","loaded_context_length":32768,"capabilities":["tool_use"]},{"id":"e","type":"embeddings","arch":"bert"}]}`},
			llm.Found{Server: "LM Studio", Models: []llm.ModelInfo{{ID: "q", ContextTokens: 32768, Tools: llm.Yes, Vision: llm.No, Loaded: llm.Yes}}},
		},
		{
			"vLLM",
			map[string]string{"/v1/models": `{"data":[{"id":"q","owned_by":"vllm","max_model_len":32768}]}`},
			llm.Found{Server: "vLLM", Models: []llm.ModelInfo{{ID: "q", ContextTokens: 32768, Owner: "vllm"}}},
		},
		{
			"TabbyAPI, which lists what it could load",
			map[string]string{"/v1/models": `{"data":[{"id":"q","owned_by":"tabbyAPI"},{"id":"r","owned_by":"tabbyAPI"}]}`, "/v1/model": `{"id":"r","owned_by":"tabbyAPI","parameters":{"max_seq_len":16384}}`},
			llm.Found{Server: "TabbyAPI", Models: []llm.ModelInfo{{ID: "q", Owner: "tabbyAPI"}, {ID: "r", ContextTokens: 16384, Owner: "tabbyAPI"}}},
		},
		{"any other", map[string]string{"/v1/models": list}, llm.Found{Server: "OpenAI-compatible server", Models: []llm.ModelInfo{{ID: "m1"}, {ID: "m2", ContextTokens: 32768}}}},
		{"a web interface", map[string]string{"/v1/models": "<html>Open WebUI</html>"}, llm.Found{Models: []llm.ModelInfo{}, Rejected: "This address is a web interface, not a model server."}},
		{"something else", map[string]string{}, llm.Found{Models: []llm.ModelInfo{}, Rejected: "This address answers, but not as a model server."}},
	} {
		t.Run(c.name, func(t *testing.T) {
			port, root := answers(t, c.paths)
			cl := llm.NewClient(llm.Options{Ports: []int{port, 1}})
			t.Cleanup(cl.Close)
			c.want.URL = root + "/v1"
			if diff := cmp.Diff([]llm.Found{c.want}, cl.Discover(t.Context(), nil)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestTheOtherNamesOfThisComputerAreTried(t *testing.T) {
	_, root := answers(t, map[string]string{"/v1/models": `{"data":[{"id":"m"}]}`})
	// The server listens on 127.0.0.1; [::1] refuses.
	models, err := client(t, tight()).Models(t.Context(), strings.Replace(root, "127.0.0.1", "[::1]", 1)+"/v1", "")
	if err != nil || len(models) != 1 {
		t.Errorf("%v, %v", models, err)
	}
}
