package flow

import (
	"encoding/json"
	"slices"
	"unicode/utf8"

	"terzetto/backend/base/lists"
	"terzetto/backend/model/llm"
)

// A Result is what a flow gave.
type Result struct {
	Output   string       `json:"output"`   // of the last step that ended
	Steps    []StepResult `json:"steps"`    // those that began
	Duration int64        `json:"duration"` // milliseconds
	Usage    Usage        `json:"usage"`
}

// A StepResult is what a step or a branch gave.
type StepResult struct {
	NodeID    string       `json:"nodeId"`
	Model     string       `json:"model"` // empty for a step of branches
	Output    string       `json:"output"`
	Duration  int64        `json:"duration"` // milliseconds
	Usage     Usage        `json:"usage"`
	ToolCalls []ToolCall   `json:"toolCalls,omitempty"`
	Error     string       `json:"error,omitempty"`
	Branches  []StepResult `json:"branches,omitempty"`
}

// A ToolCall is a call with what came of it.
type ToolCall struct {
	ID      string          `json:"id"`
	Name    string          `json:"name"`
	Args    json.RawMessage `json:"args"`
	Result  string          `json:"result"`
	IsError bool            `json:"isError"`
}

// Usage counts tokens.
type Usage struct {
	PromptTokens     int  `json:"promptTokens"`
	CompletionTokens int  `json:"completionTokens"`
	TotalTokens      int  `json:"totalTokens"`
	Estimated        bool `json:"estimated"` // a server did not say, so a part is a guess
}

func (u Usage) plus(more Usage) Usage {
	return Usage{
		PromptTokens: u.PromptTokens + more.PromptTokens, CompletionTokens: u.CompletionTokens + more.CompletionTokens,
		TotalTokens: u.TotalTokens + more.TotalTokens, Estimated: u.Estimated || more.Estimated,
	}
}

// perToken is how many characters make a token where a server does not count.
const perToken = 4

// usageOf is what a server said, or a guess from the characters.
func usageOf(reply llm.Reply, sent ...conversation) Usage {
	u := Usage{PromptTokens: reply.Usage.PromptTokens, CompletionTokens: reply.Usage.CompletionTokens}
	if !reply.Usage.Reported {
		characters := lists.Sum(slices.Concat(sent...), func(m llm.Message) int { return utf8.RuneCountInString(m.Text) })
		u.PromptTokens = (characters + perToken - 1) / perToken
		u.CompletionTokens = (utf8.RuneCountInString(reply.Text) + perToken - 1) / perToken
		u.Estimated = true
	}
	u.TotalTokens = u.PromptTokens + u.CompletionTokens
	return u
}
