package chat

// A FieldType says what the Director writes into a fragment, and where it goes.
type FieldType string

// The field types. String and Array shape the injection block; Progressive is a
// string whose last value is shown to the Director again; Feedback fills a note for
// the person after the edit; DirectionNote is kept along the branch.
const (
	FieldString        FieldType = "string"
	FieldArray         FieldType = "array"
	FieldProgressive   FieldType = "progressive"
	FieldFeedback      FieldType = "feedback"
	FieldDirectionNote FieldType = "direction_note"
)

// PlotSummary is the id of the fragment that sums up what happened. The Writer is told of it only where it does not read
// what happened in the history.
const PlotSummary = "plot_summary"

// A DirectorFragment is one field that the Director fills before the Writer writes.
type DirectorFragment struct {
	ID             string    `json:"id"` // slug; the parameter's name in the tool schema
	Label          string    `json:"label"`
	Description    string    `json:"description"` // the parameter's description
	FieldType      FieldType `json:"field_type"`
	Required       bool      `json:"required"`
	Enabled        bool      `json:"enabled"`
	InjectionLabel string    `json:"injection_label"`
	SortOrder      int       `json:"sort_order"`
}

// A MoodFragment is a style that the Director switches on and off.
type MoodFragment struct {
	ID             string `json:"id"` // slug
	Label          string `json:"label"`
	Description    string `json:"description"` // when to use it
	PromptText     string `json:"prompt_text"`
	NegativePrompt string `json:"negative_prompt"` // how to wind it down; empty: the Writer is told only that it ended
	Enabled        bool   `json:"enabled"`
	SortOrder      int    `json:"sort_order"`
}

// A PhraseGroup is a group of wordings that the Editor takes out.
type PhraseGroup struct {
	ID       int64    `json:"id"`
	Kind     string   `json:"kind"`     // literal or regex
	Variants []string `json:"variants"` // literal; the first is the canonical one
	Pattern  string   `json:"pattern"`  // regex; Go's syntax, case ignored
	Enabled  bool     `json:"enabled"`
	Banned   bool     `json:"banned"` // literal: the sampler is kept from it, where the server can
}

// DirectorState is what the Director remembers of a conversation between turns.
type DirectorState struct {
	ConversationID    string            `json:"conversation_id"`
	ActiveMoods       []string          `json:"active_moods"`
	ProgressiveFields map[string]string `json:"progressive_fields"`
}
