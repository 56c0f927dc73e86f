package chat

import (
	"encoding/json"
	"time"
)

// A Role says who speaks in a row.
type Role string

// The roles that a row may have.
const (
	User      Role = "user"
	Assistant Role = "assistant"
)

// Finish says why a reply ends where it ends; empty: it is not known.
type Finish string

// Ends of a reply. The last two are of a reply that was cut short.
const (
	Complete Finish = "stop"
	AtLimit  Finish = "length" // of the tokens that the model may write
	Looping  Finish = "loop"   // the model repeated itself, and its text was cut back
	Halted   Finish = "stopped"
	Broken   Finish = "error"
)

// A Message is one row of the tree. The branch fields are filled where a row is
// delivered to a window: how many siblings stand at this place, which of them this
// is, and its neighbours.
type Message struct {
	ID              int64        `json:"id"`
	ConversationID  string       `json:"conversation_id"`
	Role            Role         `json:"role"`
	Content         string       `json:"content"`
	Shown           *string      `json:"shown,omitempty"`   // what a person sees in its place, where a script changes it; null: the content
	Author          string       `json:"author"`            // an assistant, a plug-in or a member of the cast; empty: the conversation's own voices
	CharacterCardID string       `json:"character_card_id"` // the card of the member of the cast who speaks; empty: none does
	TurnIndex       int          `json:"turn_index"`        // greeting 0; user = last on path + 1; its reply = user + 1
	ParentID        *int64       `json:"parent_id"`
	CreatedAt       time.Time    `json:"created_at"`
	Interrupted     bool         `json:"interrupted"` // the prose was cut short by a stop, an error or a crash
	Finish          Finish       `json:"finish"`      // why a reply ends where it ends
	Bookmarked      bool         `json:"bookmarked"`
	Below           int          `json:"below"` // on the leaf: how many branches go on from it all the same
	BranchCount     int          `json:"branch_count"`
	BranchIndex     int          `json:"branch_index"` // 0-based
	PrevBranchID    *int64       `json:"prev_branch_id"`
	NextBranchID    *int64       `json:"next_branch_id"`
	Attachments     []Attachment `json:"attachments"`
	Artifacts       []Artifact   `json:"workflow_attachments"`
	Files           []File       `json:"files"`    // that came with it
	Quotes          []Quote      `json:"quotes"`   // the places of files that this reply was given
	Recalled        int          `json:"recalled"` // how many quotes of earlier messages this reply was sent with
	Calls           []Call       `json:"calls"`    // of tools, that were made before this reply, or for this message where no reply follows it
}

// An Artifact is a row of workflow_attachments as a window sees it: what a plug-in made
// for a message. Its bytes come from the data route; DataB64 is
// Evicted or null. Roots have no parent; the other versions of the same
// thing name the root, two levels and no more.
type Artifact struct {
	ID                  int64           `json:"id"`
	MessageID           int64           `json:"message_id"`
	PluginID            string          `json:"workflow_id"`
	Mime                string          `json:"mime_type"`
	Filename            string          `json:"filename"`
	CreatedAt           time.Time       `json:"created_at"`
	ParentID            *int64          `json:"parent_attachment_id"`
	Annotation          *string         `json:"annotation"`
	Seed                *string         `json:"seed"`
	GenerationMetadata  json.RawMessage `json:"generation_metadata"`  // an object or null
	ConsumptionMetadata json.RawMessage `json:"consumption_metadata"` // an object or null
	ActiveSiblingID     *int64          `json:"active_sibling_id"`    // on a root; null: the newest
	Size                int64           `json:"size"`                 // decoded bytes; of an evicted row, what it had
	DataB64             *string         `json:"data_b64"`
	URL                 string          `json:"url"`
}

// Evicted is the DataB64 of a row whose bytes were evicted.
const Evicted = "[evicted]"

// A Bookmark is a row that a person marked, with the start of its text.
type Bookmark struct {
	ID        int64     `json:"id"`
	Role      Role      `json:"role"`
	TurnIndex int       `json:"turn_index"`
	CreatedAt time.Time `json:"created_at"`
	Excerpt   string    `json:"excerpt"`
	OnPath    bool      `json:"on_path"` // false: it is on another branch
}

// A Hit is a row of the active path whose text holds what was looked for.
type Hit struct {
	ID       int64 `json:"id"`
	Position int   `json:"position"` // on the path, from 1
	Count    int   `json:"count"`    // how often
}

// A Page is a part of the active path.
type Page struct {
	Limit     int   // 0: no limit
	Before    int64 // the rows above this one
	After     int64 // the rows below this row of the active path
	Around    int64 // this row of the active path, and rows on both sides of it
	FromStart bool  // begin at the root; without any of these a page ends at the leaf
}

// MaxText is the longest message that is accepted, in characters. It is far above what a model reads at once.
const MaxText = 100_000
