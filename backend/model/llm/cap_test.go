package llm_test

import (
	"encoding/json"
	"testing"

	"terzetto/backend/model/llm"
)

func TestTheTokensOfAFormFollowFromItsLengths(t *testing.T) {
	for _, c := range []struct {
		name, schema string
		least, most  int
	}{
		{"one short field", `{"type":"object","properties":{"a":{"type":"string","maxLength":100}}}`, 100, 200},
		{"a list of them", `{"type":"object","properties":{"a":{"type":"array","maxItems":10,"items":{"type":"string","maxLength":100}}}}`, 500, 1000},
		{"a choice", `{"type":"object","properties":{"a":{"enum":["yes","no"]}}}`, 64, 100},
		{"a field without a length", `{"type":"object","properties":{"a":{"type":"string"}}}`, llm.MostTokensOfForm, llm.MostTokensOfForm},
		{"a list without a length", `{"type":"object","properties":{"a":{"type":"array","items":{"type":"string","maxLength":9}}}}`, llm.MostTokensOfForm, llm.MostTokensOfForm},
		{"no schema", `[]`, llm.MostTokensOfForm, llm.MostTokensOfForm},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := (llm.Tool{Parameters: json.RawMessage(c.schema)}).FormTokens(); got < c.least || got > c.most {
				t.Errorf("got %d tokens, want %d to %d", got, c.least, c.most)
			}
		})
	}
}
