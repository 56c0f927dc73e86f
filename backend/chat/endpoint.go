package chat

import (
	"encoding/json"
	"time"
)

// An Endpoint is a model server that the person added. Its key is write-only: a
// window learns that one is set, and its last four characters.
type Endpoint struct {
	ID                  int64     `json:"id"`
	Name                string    `json:"name"`
	URL                 string    `json:"url"` // normalised; see serverurl.Normalize
	APIKeySet           bool      `json:"api_key_set"`
	APIKeyHint          string    `json:"api_key_hint"` // last four characters, or empty
	KeyLost             bool      `json:"key_lost"`     // a key is set and can no longer be decrypted
	ActiveModelConfigID *int64    `json:"active_model_config_id"`
	CreatedAt           time.Time `json:"created_at"`
}

// A ModelConfig is one model of an endpoint with its samplers.
type ModelConfig struct {
	ID           int64  `json:"id"`
	EndpointID   int64  `json:"endpoint_id"`
	ModelName    string `json:"model_name"`
	SystemPrompt string `json:"system_prompt"`
	Samplers
	ReasoningEffort string          `json:"reasoning_effort"`
	TemplateKwargs  json.RawMessage `json:"chat_template_kwargs"` // an object, or null
	Capabilities    json.RawMessage `json:"capabilities"`         // llm.Capabilities as last probed, or null
}

// Samplers are what a person set; nil is not sent, 0 is.
type Samplers struct {
	Temperature       *float64 `json:"temperature"`
	TopP              *float64 `json:"top_p"`
	MinP              *float64 `json:"min_p"`
	TopK              *int     `json:"top_k"`
	RepetitionPenalty *float64 `json:"repetition_penalty"`
	PresencePenalty   *float64 `json:"presence_penalty"`
	FrequencyPenalty  *float64 `json:"frequency_penalty"`
	MaxTokens         *int     `json:"max_tokens"`

	// Further are settings that only some servers take, by the names of package dialect; MoreParameters is a JSON object
	// that is merged into each request, or empty.
	Further        map[string]json.RawMessage `json:"further_samplers"`
	MoreParameters string                     `json:"more_parameters"`
}

// A SpeechServer is a server that speaks, which the person added. Its key is write-only,
// like an Endpoint's.
type SpeechServer struct {
	ID         int64     `json:"id"`
	Name       string    `json:"name"`
	URL        string    `json:"url"` // normalised; see speech.ServerURL
	APIKeySet  bool      `json:"api_key_set"`
	APIKeyHint string    `json:"api_key_hint"` // last four characters, or empty
	CreatedAt  time.Time `json:"created_at"`
}

// LiveSettings are the settings with what is true at the moment of the model that answers as
// the Writer, as clients read and write them in one object.
type LiveSettings struct {
	Settings
	LiveModel
}

// A LiveModel is the server and the configuration that answer as the Writer. A sampler that is
// nil is the server's own.
type LiveModel struct {
	EndpointURL       string   `json:"endpoint_url"` // empty: the built-in demo model
	APIKeySet         bool     `json:"api_key_set"`
	ModelName         string   `json:"model_name"`
	SystemPrompt      string   `json:"system_prompt"` // the model's own, besides the shared one
	Temperature       *float64 `json:"temperature"`
	TopP              *float64 `json:"top_p"`
	MinP              *float64 `json:"min_p"`
	TopK              *int     `json:"top_k"`
	RepetitionPenalty *float64 `json:"repetition_penalty"`
	MaxTokens         *int     `json:"max_tokens"`
	ReasoningEffort   string   `json:"reasoning_effort"`
}

// A LostSecret is a saved value that can no longer be decrypted, because the key that sealed it is
// gone or locked away. Entering the value again is the way out.
type LostSecret struct {
	Kind     SecretKind `json:"kind"`
	ID       string     `json:"id"`
	Name     string     `json:"name"`     // of what it belongs to
	Sentence string     `json:"sentence"` // for a person
}

// A SecretKind says what a sealed value belongs to.
type SecretKind string

// The kinds of sealed values.
const (
	EndpointKey   SecretKind = "endpoint"
	SpeechKey     SecretKind = "speech_server"
	ToolVariables SecretKind = "tool_server" // all variables of a server that offers tools
	VariableValue SecretKind = "variable"
)
