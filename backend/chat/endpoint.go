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
	URL                 string    `json:"url"` // normalised; see llm.NormalizeURL
	APIKeySet           bool      `json:"api_key_set"`
	APIKeyHint          string    `json:"api_key_hint"` // last four characters, or empty
	ActiveModelConfigID *int64    `json:"active_model_config_id"`
	CreatedAt           time.Time `json:"created_at"`
}

// A ModelConfig is one model of an endpoint with its samplers. A nil sampler is not
// sent at all.
type ModelConfig struct {
	ID                int64           `json:"id"`
	EndpointID        int64           `json:"endpoint_id"`
	ModelName         string          `json:"model_name"`
	SystemPrompt      string          `json:"system_prompt"`
	Temperature       *float64        `json:"temperature"`
	TopP              *float64        `json:"top_p"`
	MinP              *float64        `json:"min_p"`
	TopK              *int            `json:"top_k"`
	RepetitionPenalty *float64        `json:"repetition_penalty"`
	PresencePenalty   *float64        `json:"presence_penalty"`
	FrequencyPenalty  *float64        `json:"frequency_penalty"`
	MaxTokens         *int            `json:"max_tokens"`
	ReasoningEffort   string          `json:"reasoning_effort"`
	TemplateKwargs    json.RawMessage `json:"chat_template_kwargs"` // an object, or null
	Capabilities      json.RawMessage `json:"capabilities"`         // llm.Capabilities as last probed, or null
}
