package search

import "time"

// The kinds of what is found.
const (
	Message      = "message"
	Conversation = "conversation"
	Character    = "character"
	Run          = "run"
	Workflow     = "workflow"
	Teamwork     = "teamwork"
	Document     = "document"
	File         = "file" // that came with a message
)

// MaxSought is the longest text that can be looked for, in bytes.
const MaxSought = 1000

// An Ask is what a person looks for.
type Ask struct {
	Text           string
	ConversationID string    // only its messages; empty: everything
	Since          time.Time // only messages of this time or later; zero: everything
	Newest         bool      // without words in Text, the newest messages are found
	Limit          int       // items of a page; 0: as many as a screen or two show
	After          string    // Found.Next of the page before
	Near           []int64   // messages that mean what Text does, the nearest first
	User, Char     string    // what replaces {{user}} in a snippet, and {{char}} where no name is known
}

// Found is a page of what was found.
type Found struct {
	Items   []Item `json:"items"`
	HasMore bool   `json:"hasMore"`
	Next    string `json:"next"`    // for Ask.After; empty without more
	Pending int    `json:"pending"` // how many messages and things are not in the index yet
	Skipped string `json:"skipped"` // why nothing was found by meaning although there is a model for it; empty: nothing was in the way
}

// An Item is one thing that was found. Names and titles come first, messages after them:
// those of a conversation are together, the best first.
type Item struct {
	Kind           string    `json:"kind"`
	ID             string    `json:"id"`
	ConversationID string    `json:"conversation_id"` // of a document: its teamwork
	MessageID      int64     `json:"message_id"`      // of a file: the newest that it came with; 0 for other kinds
	Title          string    `json:"title"`           // of the conversation for a message
	Role           string    `json:"role"`
	Snippet        string    `json:"snippet"`
	Marks          [][2]int  `json:"marks"` // [start, end] in UTF-16 units of Snippet
	At             time.Time `json:"at"`
	OnActivePath   bool      `json:"on_active_path"`
	ByMeaning      bool      `json:"by_meaning"` // a message without the words that were looked for
	More           int       `json:"more"`       // after the last item of a conversation: how many of its messages were left out
}
