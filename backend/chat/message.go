package chat

import "time"

// A Role says who speaks in a row.
type Role string

// The roles that a row may have.
const (
	User      Role = "user"
	Assistant Role = "assistant"
)

// A Message is one row of the tree. The branch fields are filled where a row is
// delivered to a window: how many siblings stand at this place, which of them this
// is, and its neighbours.
type Message struct {
	ID                  int64                `json:"id"`
	ConversationID      string               `json:"conversation_id"`
	Role                Role                 `json:"role"`
	Content             string               `json:"content"`
	TurnIndex           int                  `json:"turn_index"` // greeting 0; user = last on path + 1; its reply = user + 1
	ParentID            *int64               `json:"parent_id"`
	CreatedAt           time.Time            `json:"created_at"`
	Interrupted         bool                 `json:"interrupted"` // the prose was cut short by a stop, an error or a crash
	BranchCount         int                  `json:"branch_count"`
	BranchIndex         int                  `json:"branch_index"` // 0-based
	PrevBranchID        *int64               `json:"prev_branch_id"`
	NextBranchID        *int64               `json:"next_branch_id"`
	Attachments         []Attachment         `json:"attachments"`
	WorkflowAttachments []WorkflowAttachment `json:"workflow_attachments"`
}

// A WorkflowAttachment is an artifact row as a window sees it. Its bytes come from
// the data route.
type WorkflowAttachment struct {
	ID         int64  `json:"id"`
	MessageID  int64  `json:"message_id"`
	WorkflowID string `json:"workflow_id"`
	Mime       string `json:"mime_type"`
	Filename   string `json:"filename"`
	Annotation string `json:"annotation"`
	URL        string `json:"url"`
}

// MaxText is the longest message that is accepted, in characters. It is the
// source system's limit and far above what a model reads at once.
const MaxText = 100_000
