package chat

import "time"

// A Conversation is one chat. The character's fields are copies taken when it began,
// so that a chat outlives its card.
type Conversation struct {
	ID                      string     `json:"id"` // UUID
	Title                   string     `json:"title"`
	CharacterCardID         string     `json:"character_card_id,omitempty"` // may name a card that is gone
	CharacterName           string     `json:"character_name"`
	CharacterScenario       string     `json:"character_scenario"`
	PostHistoryInstructions string     `json:"post_history_instructions"`
	ActiveLeafID            *int64     `json:"active_leaf_id"` // nil while it has no message
	MacroSeed               string     `json:"-"`              // makes seeded macro choices stable for life
	CreatedAt               time.Time  `json:"created_at"`
	UpdatedAt               time.Time  `json:"updated_at"`
	PersonaLockID           *int64     `json:"persona_lock_id"`   // who the person plays here; nil: as the card or the settings say
	Pinned                  bool       `json:"pinned"`            // above the others in the list
	ArchivedAt              *time.Time `json:"archived_at"`       // nil unless archived; a new message unarchives it
	TrashedAt               *time.Time `json:"trashed_at"`        // nil unless in the trash
	Preview                 string     `json:"preview"`           // start of the last message
	MessageCount            int        `json:"message_count"`     // rows on all branches; lists only
	Running                 bool       `json:"running"`           // a turn is being answered now; lists only
	Cast                    Cast       `json:"cast"`              // the characters, where there are several; the one of character_card_id is among them
	SpeakersPerTurn         int        `json:"speakers_per_turn"` // how many of them may answer a message
	ModelConfigID           *int64     `json:"model_config_id"`   // the model that answers here; nil: the one that is chosen for all
	PresetID                *int64     `json:"preset_id"`         // the preset that is laid over the settings here; nil: none
	FolderID                string     `json:"folder_id"`         // the folder that it lies in; empty: none
	Tags                    []string   `json:"tags"`

	Settings ConversationSettings `json:"settings"` // what a person set here
}

// NewConversation is what a person provides to begin a conversation. With a card id the blank
// fields are copied from the card; its greetings become the first rows. With a cast of several
// the first member's card is the conversation's, and each member greets in turn.
type NewConversation struct {
	Title                   string   `json:"title"`
	CharacterCardID         string   `json:"character_card_id"`
	CharacterName           string   `json:"character_name"`
	CharacterScenario       string   `json:"character_scenario"`
	FirstMes                string   `json:"first_mes"`
	AlternateGreetings      []string `json:"alternate_greetings"`
	PostHistoryInstructions string   `json:"post_history_instructions"`
	Cast                    Cast     `json:"cast"`
	SpeakersPerTurn         int      `json:"speakers_per_turn"` // 0: one
	FolderID                string   `json:"folder_id"`         // empty: in no folder
}

// DefaultTitle names a conversation that was given neither title nor character.
const DefaultTitle = "New conversation"
