package chat

import "time"

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
