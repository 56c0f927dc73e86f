package llm

import (
	"encoding/json"
	"strings"
	"unicode/utf8"
)

// A wireChunk is what we read of a streamed piece; everything else in it is passed over.
type wireChunk struct {
	Choices []struct {
		Delta struct {
			Content          string         `json:"content"`
			ReasoningContent string         `json:"reasoning_content"`
			Reasoning        string         `json:"reasoning"`
			ToolCalls        []wireToolPart `json:"tool_calls"`
		} `json:"delta"`
		FinishReason string `json:"finish_reason"`
	} `json:"choices"`
	Usage   *wireUsage      `json:"usage"`
	Timings *wireTimings    `json:"timings"`
	Error   json.RawMessage `json:"error"`
}

type wireToolPart struct {
	Index    int    `json:"index"`
	ID       string `json:"id"`
	Function struct {
		Name      string          `json:"name"`
		Arguments json.RawMessage `json:"arguments"`
	} `json:"function"`
}

type wireUsage struct {
	PromptTokens         int `json:"prompt_tokens"`
	CompletionTokens     int `json:"completion_tokens"`
	CacheReadInputTokens int `json:"cache_read_input_tokens"`
	PromptCacheHitTokens int `json:"prompt_cache_hit_tokens"`
	Details              struct {
		CachedTokens int `json:"cached_tokens"`
	} `json:"prompt_tokens_details"`
}

// wireTimings are llama.cpp's: how much of the prompt it had to read anew.
type wireTimings struct {
	CacheN  int `json:"cache_n"`
	PromptN int `json:"prompt_n"`
}

func (c wireChunk) deltas(split *thinkSplitter) []Delta {
	var out []Delta
	if len(c.Choices) > 0 {
		choice := c.Choices[0]
		d := Delta{Reasoning: clean(choice.Delta.ReasoningContent + choice.Delta.Reasoning), Finish: choice.FinishReason}
		if choice.Delta.Content != "" {
			text, reasoning := split.push(clean(choice.Delta.Content))
			d.Text, d.Reasoning = text, d.Reasoning+reasoning
		}
		if d.Text+d.Reasoning+d.Finish != "" {
			out = append(out, d)
		}
		for _, t := range choice.Delta.ToolCalls {
			part := ToolDelta{Index: t.Index, ID: t.ID, Name: t.Function.Name}
			if json.Unmarshal(t.Function.Arguments, &part.Arguments) != nil {
				part.Arguments = string(t.Function.Arguments) // an object where a string belongs
			}
			out = append(out, Delta{Tool: &part})
		}
	}
	if u := c.usage(); u != nil {
		out = append(out, Delta{Usage: u})
	}
	return out
}

func (c wireChunk) usage() *Usage {
	if c.Usage == nil {
		return nil
	}
	u := &Usage{
		PromptTokens: c.Usage.PromptTokens, CompletionTokens: c.Usage.CompletionTokens, Reported: true,
		CachedTokens: max(c.Usage.Details.CachedTokens, c.Usage.CacheReadInputTokens, c.Usage.PromptCacheHitTokens),
	}
	if t := c.Timings; t != nil && u.CachedTokens == 0 {
		u.CachedTokens = max(t.CacheN, 0)
		if t.CacheN == 0 && t.PromptN > 0 && t.PromptN < u.PromptTokens {
			u.CachedTokens = u.PromptTokens - t.PromptN
		}
	}
	return u
}

// clean takes out what could steer a terminal or a page: control characters but for
// newline and tab, and whole escape sequences.
func clean(s string) string {
	if !strings.ContainsFunc(s, control) && utf8.ValidString(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if control(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, "\uFFFD"))
}

func control(r rune) bool { return (r < ' ' && r != '\n' && r != '\t') || (r >= 0x7f && r < 0xa0) }
