package llm_test

import (
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/model/llm"
	"terzetto/backend/testing/llmtest"
)

func TestAnOllamaThatLeavesOutMessagesWithoutAWordIsNoticed(t *testing.T) {
	type call struct{ size, tokens, cut int }
	for _, c := range []struct {
		name, server string
		calls        []call
	}{
		{"a longer prompt that seems to have fewer tokens was cut", "0.17.4", []call{{8000, 2000, 0}, {16000, 4000, 0}, {18000, 3600, 4000}}},
		{"a shorter prompt has fewer tokens", "0.17.4", []call{{8000, 2000, 0}, {16000, 4000, 0}, {14400, 3600, 0}}},
		{"a longer prompt in letters that take more bytes was not cut", "0.17.4", []call{{16000, 4000, 0}, {16400, 3900, 0}}},
		{"a prompt that stands at a context was cut", "0.17.4", []call{{8000, 2000, 0}, {16000, 4000, 0}, {18000, 4096, 4096}}},
		{"another server may count only what it had not read yet", "", []call{{8000, 2000, 0}, {16000, 4000, 0}, {18000, 1500, 0}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := llmtest.New(t)
			if c.server != "" {
				s.Describes(map[string]string{"/api/version": `{"version":"` + c.server + `"}`, "/api/tags": `{"models":[{"name":"m"}]}`})
			}
			client, ledger := client(t, tight()), llm.NewLedger()
			for i, call := range c.calls {
				s.Then(llmtest.Any(llmtest.Raw(hello + fmt.Sprintf(
					`data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}],"usage":{"prompt_tokens":%d,"completion_tokens":4}}`+"\n\ndata: [DONE]\n\n", call.tokens))))
				b, err := llm.Freeze(client.Ready(t.Context(), llm.Target{URL: s.URL(), Model: "m"}, nil), []llm.Message{{Role: "system", Text: strings.Repeat("a", call.size)}}, nil, ledger)
				if err != nil {
					t.Fatal(err)
				}
				ledger.StartTurn()
				if _, err := ask(t.Context(), client, b); err != nil {
					t.Fatal(err)
				}
				if got := ledger.Calls()[0].CutAt; got != call.cut {
					t.Errorf("call %d is said to be cut at %d", i+1, got)
				}
			}
		})
	}
}
