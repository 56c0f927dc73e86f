package llm

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/model/template"
)

// A Target says which model answers, where, and how it is asked.
type Target struct {
	URL             string // normalised; ends in the API's base, such as /v1
	Key             string // sent to URL's origin and nowhere else; empty: none is sent
	Model           string
	Samplers        chat.Samplers
	Capabilities    Capabilities
	ReasoningEffort string         // low, medium, high, or empty: unsaid
	TemplateKwargs  map[string]any // chat_template_kwargs of the person's own
	Thinks          Tri            // all calls of a turn ask alike whether the model thinks; unknown: each asks for itself
	Patience        time.Duration  // how long it may say nothing before the first word of an answer; 0: Limits.FirstByte
	Trouble         error          // why it cannot be asked, such as a key that is lost; nil: it can
}

// String leaves the key out.
func (t Target) String() string { return fmt.Sprintf("%s at %s", t.Model, t.URL) }

// GoString leaves the key out.
func (t Target) GoString() string { return t.String() }

// LogValue leaves the key out.
func (t Target) LogValue() slog.Value { return slog.StringValue(t.String()) }

// Tri is a fact that may not be known yet.
type Tri string

// The values of a Tri.
const (
	Unknown Tri = ""
	Yes     Tri = "yes"
	No      Tri = "no"
)

// A ToolMode is a way of getting the arguments of a tool from a model.
type ToolMode string

// The modes, from the most reliable to none.
const (
	ToolModeUnknown    ToolMode = ""
	ToolModeNamed      ToolMode = "named"
	ToolModeRequired   ToolMode = "required"
	ToolModeJSONSchema ToolMode = "json_schema"
	ToolModeJSONText   ToolMode = "json_text"
	ToolModeNone       ToolMode = "none"
)

// Capabilities are what is known of a model. They come from three places, of which the
// stronger wins: what a call just showed, a probe, and what the server says of itself. The
// zero value knows nothing.
type Capabilities struct {
	Probed        bool     `json:"probed"`
	Streaming     Tri      `json:"streaming"`
	StreamUsage   Tri      `json:"stream_usage"`
	Vision        Tri      `json:"vision"`
	ParallelTools Tri      `json:"parallel_tools"`
	Thinking      Tri      `json:"thinking"`
	ToolMode      ToolMode `json:"rung"`
	ContextTokens int      `json:"context_tokens"`
	ContextSource string   `json:"context_source"`
	BytesPerToken float64  `json:"bytes_per_token"` // from reported usage; 0: none was reported, see Target.PerToken
	Server        string   `json:"server"`
	Notes         []string `json:"notes"` // plain sentences

	Defaults map[string]json.RawMessage `json:"defaults,omitempty"` // what the server does where nothing is set, by its own names
	Version  string                     `json:"version"`            // of server and model, as the server tells it
	Tools    Tri                        `json:"tools"`              // what the server says
	Roles    Roles                      `json:"roles"`              // the order that it demands
	Extends  Tri                        `json:"extends"`            // whether the server continues a last message of the assistant's
	Memory   Memory                     `json:"memory"`
	Template template.Traits            `json:"template"`
	Report   Report                     `json:"report"`
}
