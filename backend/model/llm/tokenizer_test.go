package llm_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"terzetto/backend/model/llm"
)

func TestAServerThatCanCountsTheTokensOfText(t *testing.T) {
	long := strings.Repeat("日が暮れて雨が降る。", 200) // 30 bytes each
	for _, c := range []struct {
		name, server, text string
		known              float64
		answer             string // of the tokenizer; empty: it has none
		want               float64
		asked              int
	}{
		{"llama.cpp", "llama.cpp b1", long, 0, `{"tokens":[` + strings.Repeat("1,", 2999) + `1]}`, 2, 1},
		{"KoboldCpp", "KoboldCpp 1.90", long, 0, `{"value":3000,"ids":[1]}`, 2, 1},
		{"vLLM", "vLLM", long, 0, `{"count":3000,"max_model_len":8192,"tokens":[1]}`, 2, 1},
		{"TabbyAPI", "TabbyAPI", long, 0, `{"length":3000,"tokens":[1]}`, 2, 1},
		{"a text that is too long is counted from its end", "KoboldCpp 1.90", strings.Repeat(long, 10), 0, `{"value":4096}`, 4, 1},
		{"a server without the route", "llama.cpp b1", long, 0, "", 0, 1},
		{"a count that cannot be right", "llama.cpp b1", long, 0, `{"tokens":[1]}`, 0, 1},
		{"a short text", "llama.cpp b1", "Good evening.", 0, `{"tokens":[1]}`, 0, 0},
		{"what a call has shown", "llama.cpp b1", long, 3.5, `{"tokens":[1]}`, 3.5, 0},
		{"another server", "Ollama 0.17.4", long, 0, `{"tokens":[1]}`, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			asked := 0
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				asked++
				field := map[string]string{"/tokenize": "content", "/api/extra/tokencount": "prompt", "/v1/token/encode": "text"}[r.URL.Path]
				if c.server == "vLLM" {
					field = "prompt"
				}
				var in map[string]string
				if err := json.NewDecoder(r.Body).Decode(&in); err != nil || in[field] == "" || in["model"] != "m" {
					t.Errorf("%s is asked for the text of %q: %v", r.URL.Path, in["model"], err)
				}
				if len(in[field]) > 16<<10 {
					t.Errorf("%d bytes are counted", len(in[field]))
				}
				if c.answer == "" {
					http.NotFound(w, r)
					return
				}
				_, _ = io.WriteString(w, c.answer)
			}))
			defer server.Close()
			client := llm.NewClient(llm.Options{})
			defer client.Close()
			got := client.Count(t.Context(), llm.Target{
				URL: server.URL + "/v1", Model: "m",
				Capabilities: llm.Capabilities{Server: c.server, ContextTokens: 4096, BytesPerToken: c.known},
			}, func() string { return c.text })
			if fmt.Sprintf("%.1f", got.Capabilities.BytesPerToken) != fmt.Sprintf("%.1f", c.want) || asked != c.asked {
				t.Errorf("%g bytes a token after %d requests, want %g after %d", got.Capabilities.BytesPerToken, asked, c.want, c.asked)
			}
		})
	}
}
