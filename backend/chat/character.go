package chat

import "time"

// A Character is a card: who the model plays. The text fields are those of the
// V2 card format.
type Character struct {
	ID                      string    `json:"id"` // UUID; stable across re-imports
	Name                    string    `json:"name"`
	Nickname                string    `json:"nickname"` // what {{char}} gives; empty: the name
	Description             string    `json:"description"`
	Personality             string    `json:"personality"`
	Scenario                string    `json:"scenario"`
	FirstMes                string    `json:"first_mes"`
	MesExample              string    `json:"mes_example"`
	CreatorNotes            string    `json:"creator_notes"`
	SystemPrompt            string    `json:"system_prompt"`
	PostHistoryInstructions string    `json:"post_history_instructions"`
	Note                    CardNote  `json:"note"`
	AlternateGreetings      []string  `json:"alternate_greetings"`
	Tags                    []string  `json:"tags"`
	Creator                 string    `json:"creator"`
	CharacterVersion        string    `json:"character_version"`
	WorldID                 *int64    `json:"world_id"`        // its lorebook
	PersonaLockID           *int64    `json:"persona_lock_id"` // who the person plays with this card; nil: the persona that is chosen
	AvatarMime              string    `json:"avatar_mime"`
	Avatar                  []byte    `json:"-"`
	CreatedAt               time.Time `json:"created_at"`
	UpdatedAt               time.Time `json:"updated_at"`
}

// A CardNote is a text of a card that a model reads among the last messages. Where it is not with the newest, a server reads
// the messages behind it again in each turn, as with an AuthorNote.
type CardNote struct {
	Text  string `json:"text"`
	Depth int    `json:"depth"` // how many messages are behind it; 0: it goes with the newest
	Role  string `json:"role"`  // system, user or assistant; empty: system
}

// A Persona is who the person plays.
type Persona struct {
	ID          int64      `json:"id"`
	Name        string     `json:"name"`
	Description string     `json:"description"`
	AvatarColor string     `json:"avatar_color"`
	AvatarAt    *time.Time `json:"avatar_at,omitempty"` // when its picture came; nil: there is none
	Avatar      []byte     `json:"-"`                   // of a persona that is imported
}
