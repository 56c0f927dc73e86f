package flow

import (
	"encoding/json"
)

// A Type names an event.
type Type string

// The types.
const (
	TypeBegin      Type = "workflow:start"
	TypeStart      Type = "step:start"
	TypeChunk      Type = "chunk"
	TypeToolCall   Type = "tool:call"
	TypeToolResult Type = "tool:result"
	TypeStepDone   Type = "step:done"
	TypeDone       Type = "workflow:done"
	TypeError      Type = "error"
)

// An Event is one of the payloads below; each carries a Head.
type Event interface{ About() Head }

// A Head says what an event is, where it happened and when in the order.
type Head struct {
	Type   Type   `json:"type"`
	NodeID string `json:"nodeId"` // "2" for a step, "2.1" for a branch, empty for the run itself
	Seq    int    `json:"seq"`    // from 1, without gaps
}

// About is the head.
func (h Head) About() Head { return h }

// The payloads.
type (
	// Begun says under which id a run is kept. A run that is kept in memory has none.
	Begun struct {
		Head

		RunID string `json:"workflowRunId"`
	}
	// StepStart begins a node. A step of branches has no model.
	StepStart struct {
		Head

		Model string `json:"model"`
	}
	// Chunk is a piece of a node's output.
	Chunk struct {
		Head

		Content string `json:"content"`
	}
	// ToolCalled is a call that the model asks for.
	ToolCalled struct {
		Head

		ID   string          `json:"id"`
		Name string          `json:"name"`
		Args json.RawMessage `json:"args"` // an object; a text when the model wrote no JSON
	}
	// ToolAnswered is what the model is told of it.
	ToolAnswered struct {
		Head

		ID      string `json:"id"`
		Name    string `json:"name"`
		Result  string `json:"result"`
		IsError bool   `json:"isError"`
	}
	// StepDone ends a node. Error is that of a branch that the flow goes on without. A node that
	// was done before the run was resumed has no other event.
	StepDone struct {
		Head

		Output string `json:"output"`
		Usage  Usage  `json:"usage"`
		Error  *Error `json:"error,omitempty"`
		Kept   bool   `json:"kept,omitempty"` // it was done before the run was resumed
	}
	// Done ends a run that went well.
	Done struct {
		Head

		Result Result `json:"result"`
	}
	// Failed ends every other run. Result is what was done until then.
	Failed struct {
		Head

		Error  *Error `json:"error"`
		Result Result `json:"result"`
	}
)
