package dialect_test

import (
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/model/dialect"
)

// The bodies are as the servers document them.
func TestAListSaysHowEachModelIs(t *testing.T) {
	yes, no := new(true), new(false)
	studio := dialect.Of("LM Studio").Lists
	for _, c := range []struct {
		name, file string
		read       func([]byte) ([]dialect.Model, error)
		want       []dialect.Model
	}{
		{"LM Studio", "studio", studio[0].Read, []dialect.Model{
			{ID: "gemma-3-270m-it-qat", Version: "241410208", Context: 4096, Loaded: yes, Vision: no, Tools: no},
			{ID: "qwen/qwen3-vl-8b", Version: "6187541216", Loaded: no, Vision: yes, Tools: yes},
			{ID: "text-embedding-nomic-embed-text-v1.5-embedding", Version: "274290560", Loaded: no, Embeds: true},
		}},
		{"an older LM Studio", "studio-old", studio[1].Read, []dialect.Model{
			{ID: "qwen2-vl-7b-instruct", Loaded: no, Vision: yes},
			{ID: "meta-llama-3.1-8b-instruct", Context: 8192, Loaded: yes, Vision: no, Tools: yes},
			{ID: "text-embedding-nomic-embed-text-v1.5", Loaded: no, Vision: no, Embeds: true},
		}},
		{"a llama.cpp with several models", "router", dialect.ReadCommon, []dialect.Model{
			{
				ID: "ggml-org/gemma-3-4b-it-GGUF:Q4_K_M", Owner: "llamacpp", Version: "ggml-org/gemma-3-4b-it-GGUF:Q4_K_M 3880099328 2489757856",
				Context: 4096, Loaded: yes, Vision: yes,
			},
			{ID: "Qwen3-8B-Q4_K_M", Owner: "llamacpp", Loaded: no, Vision: no},
			{ID: "llama-3.2-1b-Q4_K_M", Owner: "llamacpp", Loaded: no, Vision: no},
			{ID: "broken", Owner: "llamacpp", Loaded: no, Vision: no, Failed: true},
			{ID: "sleeps", Owner: "llamacpp", Loaded: no, Vision: no},
		}},
		{"a llama.cpp with one", "one", dialect.ReadCommon, []dialect.Model{{
			ID: "../models/Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf", Owner: "llamacpp",
			Version: "../models/Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf 8030261312 4912898304",
		}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			body, err := os.ReadFile("testdata/lists/" + c.file + ".json")
			if err != nil {
				t.Fatal(err)
			}
			got, err := c.read(body)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

func TestAListOfAnotherServerIsNone(t *testing.T) {
	for _, list := range dialect.Of("LM Studio").Lists {
		for _, body := range []string{`{}`, `{"models":[]}`, `{"data":[{"id":"m"}]}`, `{"models":[{"name":"m"}]}`, `[]`} {
			if got, err := list.Read([]byte(body)); err == nil {
				t.Errorf("%s reads %s as %v", list.Path, body, got)
			}
		}
	}
}

func TestUnwantedTokensHaveTheLeastWeight(t *testing.T) {
	for _, c := range []struct {
		name, server string
		wish         dialect.Wish
		want         string
	}{
		{"beside those that the person set", "llama.cpp", dialect.Wish{Unwanted: []int{7, 9}, Settings: dialect.Values{"logit_bias": []byte(`{"5":2,"9":1}`)}}, `{"5":2,"7":-100,"9":1}`},
		{"and those of more parameters", "llama.cpp", dialect.Wish{Unwanted: []int{7}, More: `{"logit_bias":{"8":-1}}`}, `{"7":-100,"8":-1}`},
		{"unless the server takes none", "Ollama", dialect.Wish{Unwanted: []int{7}}, `null`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := flat(t, dialect.Of(c.server).Fields(c.wish))["logit_bias"]
			sameJSON(t, c.want, asJSON(t, got))
		})
	}
}
