package llm_test

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/llm"
)

// refuses gives the error of a call that the server answers so.
func refuses(t *testing.T, status int, header http.Header, body []byte) error {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		for name := range header {
			w.Header().Set(name, header.Get(name))
		}
		w.WriteHeader(status)
		_, _ = w.Write(body) // the client may have left
	}))
	defer server.Close()
	_, err := ask(t.Context(), client(t, tight()), base(t, server.URL+"/v1"))
	return err
}

func TestAnOverflowIsRecognisedInTheWordsOfEveryServer(t *testing.T) {
	for _, c := range []struct {
		name, said    string
		limit, prompt int
	}{
		{"OpenAI", "This model's maximum context length is 4096 tokens. However, your messages resulted in 4731 tokens. Please reduce the length of the messages.", 4096, 4731},
		{"OpenRouter", "This endpoint's maximum context length is 32768 tokens. However, you requested about 33012 tokens (32500 of text input, 512 in the output). Please reduce the length of either one.", 32768, 33012},
		{"llama.cpp", "request (4731 tokens) exceeds the available context size (4096 tokens), try increasing it", 4096, 4731},
		{"llama.cpp without numbers", "the request exceeds the available context size. try increasing the context size or enable context shift", 0, 0},
		{"vLLM", "This model's maximum context length is 4096 tokens. However, you requested 4731 tokens (4219 in the messages, 512 in the completion). Please reduce the length of the messages or completion.", 4096, 4219},
		{"vLLM of today", "'max_tokens' or 'max_completion_tokens' is too large: 512. This model's maximum context length is 4096 tokens and your request has 4219 input tokens (512 > 4096 - 4219).", 4096, 4219},
		{"vLLM, the engine", "The decoder prompt (length 4731) is longer than the maximum model length of 4096. Make sure that `max_model_len` is no smaller than the number of text tokens.", 4096, 4731},
		{"LM Studio", "Trying to keep the first 4731 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens, which is not enough.", 4096, 4731},
		{"TabbyAPI", "Request length 4219 + 512 is greater than max_seq_len 4096", 4096, 4219},
		{"TabbyAPI of today", "Prompt length 4731 is greater than max_seq_len 4096", 4096, 4731},
		{"KoboldCpp", "The prompt of 4731 tokens does not fit: max context length is 4096.", 4096, 4731},
		{"TGI", "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 4219 `inputs` tokens and 512 `max_new_tokens`", 4096, 4219},
		{"Mistral", "Prompt contains 4731 tokens and 0 draft tokens, too large for model with 4096 maximum context length", 4096, 4731},
		{"Gemini", "The input token count (4731) exceeds the maximum number of tokens allowed (4096).", 4096, 4731},
		{"Anthropic", "prompt is too long: 4731 tokens > 4096 maximum", 4096, 4731},
		{"Ollama", "the input length exceeds the context length", 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := refuses(t, 400, nil, fmt.Appendf(nil, `{"error":{"message":%q}}`, c.said))
			if o, ok := llm.OverflowOf(err); !ok || o != (llm.Overflow{Limit: c.limit, Prompt: c.prompt}) {
				t.Errorf("recognised %v, %+v", ok, o)
			}
		})
	}
	for _, said := range []string{
		"max_tokens is too large: 100000. This model supports at most 4096 completion tokens, whereas you provided 100000.",
		"max_tokens must be less than or equal to 4096 in this request.",
		"Rate limit reached for tokens per minute (TPM): Limit 6000, Requested 7000.",
		"Image is too large: 4096 pixels.",
		"Unknown parameter: context_window",
		"tools param requires --jinja flag",
		"invalid token in message 3",
	} {
		if o, ok := llm.OverflowOf(refuses(t, 400, nil, fmt.Appendf(nil, `{"error":%q}`, said))); ok {
			t.Errorf("%q counts as an overflow: %+v", said, o)
		}
	}
	if _, ok := llm.OverflowOf(errors.New("context")); ok {
		t.Error("any error counts as an overflow")
	}
}

func TestAnOversizedRefusalStillGivesASentence(t *testing.T) {
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	for range 64 {
		if _, err := z.Write(bytes.Repeat([]byte{'x'}, 1<<20)); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	unpacks := http.Header{"Content-Encoding": {"gzip"}}
	for name, body := range map[string][]byte{"a bomb": packed.Bytes(), "what is not packed": []byte("{}"), "half of it": packed.Bytes()[:100]} {
		if err := refuses(t, 400, unpacks, body); fault.CodeOf(err) != fault.Unavailable || len(fault.Sentence(err)) > 400 {
			t.Errorf("%s: %v", name, err)
		}
	}
}
