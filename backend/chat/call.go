package chat

import (
	"encoding/json"
	"slices"
	"time"
)

// A Call is a call of a tool that the Writer made for a reply. It hangs on the message that is answered. All versions of the reply
// read it, unless one of them made it after another was there.
type Call struct {
	ID             int64  `json:"id"`
	ConversationID string `json:"-"`
	MessageID      int64  `json:"message_id"` // that is answered
	ReplyID        int64  `json:"reply_id"`   // the version that alone read it; 0: all do; OwnVersion: one that is not there yet
	Round          int    `json:"round"`      // calls of one round were made at once; from 1
	CallID         string `json:"-"`          // by which the model knows it
	Said           string `json:"said"`       // what the model wrote before it made the calls of the round; with its first call

	Tool     string          `json:"tool"`
	Name     string          `json:"name"`     // of the tool, for a person
	OwnName  string          `json:"own_name"` // what its server calls the tool; empty: it ships with the program
	Args     json.RawMessage `json:"args"`     // as they were sent to the tool
	State    CallState       `json:"state"`
	Result   string          `json:"result"` // what the model reads; in lists its first ExcerptLength characters
	Cut      bool            `json:"cut"`    // the model reads less than the whole
	Bytes    int             `json:"bytes"`  // of the whole result
	Whole    json.RawMessage `json:"-"`      // the whole result, only where it is written
	MS       int64           `json:"ms"`
	At       time.Time       `json:"created_at"`
	Sources  []Source        `json:"sources"`  // that the result names, by their numbers in the reply
	Read     []ReadMark      `json:"read"`     // what it has read that is not public
	Question *CallQuestion   `json:"question"` // nil: no person is asked

	Written json.RawMessage `json:"-"` // the arguments as the model wrote them, where others were sent to the tool; nil: as Args

	// Pictures are those that the result holds, until the reply is written; whoever reads the call later sees their names.
	Pictures []Attachment `json:"-"`

	Unreadable bool `json:"-"` // the model wrote no JSON as arguments
}

// OwnVersion is the ReplyID of calls that were made for another version of a reply, until that is there.
const OwnVersion = -1

// ExcerptLength is how much of a result lists hold, in characters.
const ExcerptLength = 2_000

// A CallState says what became of a call.
type CallState string

// The states of a call.
const (
	CallPlanned CallState = "planned" // it is not decided yet whether it is made
	CallRunning CallState = "running" // or it was cut off, where nothing runs
	CallWaiting CallState = "waiting" // for a person
	CallAllowed CallState = "allowed" // by a person; it is about to be made
	CallDone    CallState = "done"
	CallFailed  CallState = "failed"
	CallRefused CallState = "refused"
	CallStopped CallState = "stopped"
)

// IsOver reports whether the model can be told what came of the call.
func (c *Call) IsOver() bool {
	switch c.State {
	case CallPlanned, CallRunning, CallWaiting, CallAllowed:
		return false
	case CallDone, CallFailed, CallRefused, CallStopped:
	}
	return true
}

// A CallResult is the payload of the event that says what came of a call. That of the event before it is the call itself: it begins, or
// its state says that it waits for a person.
type CallResult struct {
	ID      int64  `json:"id"`
	IsError bool   `json:"isError"`
	Excerpt string `json:"excerpt"` // of what the model reads
	Call    Call   `json:"call"`
}

// A Source is what the result of a call names: a page, or a place in a file.
type Source struct {
	Number  int    `json:"number"` // by which the reply names it; from 1
	Title   string `json:"title"`
	URL     string `json:"url"`  // of a page; empty: it is none
	File    string `json:"file"` // the path in the folder for tools; empty: it is none
	Excerpt string `json:"excerpt"`
	Date    string `json:"date"` // as the page says; may be empty
}

// A ReadMark names something that was read and is not public, as tool.Mark does.
type ReadMark struct {
	Kind string `json:"kind"`
	Name string `json:"name"`
	From string `json:"from,omitempty"`
}

// A CallQuestion is what a person is asked before a call is made. It survives a restart.
type CallQuestion struct {
	Kind    QuestionKind    `json:"kind"`
	Level   string          `json:"level"`  // of the tool
	Target  json.RawMessage `json:"target"` // what the call would change or reach; null: the arguments say everything
	To      string          `json:"to"`     // the place that it can carry something to; empty: none
	Read    []ReadMark      `json:"read"`   // what the conversation has read that is not public
	Edited  bool            `json:"edited"` // the file that it replaces was changed after the person allowed that
	Shown   json.RawMessage `json:"shown"`  // the arguments with what follows from them
	AskedAt time.Time       `json:"asked_at"`
}

// A QuestionKind says what is asked.
type QuestionKind string

// The kinds of questions.
const (
	AskApproval QuestionKind = "approve" // Once, Always, Never
	AskRepeat   QuestionKind = "repeat"  // Once: again, Never: go on without it
)

// A CallAnswer is what a person said to a question.
type CallAnswer struct {
	Say  string          `json:"answer"`
	Args json.RawMessage `json:"args,omitempty"` // other arguments; nil: as they were shown
}

// The answers.
const (
	SayOnce   = "once"
	SayAlways = "conversation" // for the rest of this conversation
	SayNever  = "never"
)

// A WaitingCall is a call at the end of a conversation that waits for a person.
type WaitingCall struct {
	ConversationID string `json:"conversation_id"`
	Title          string `json:"title"` // of the conversation
	Call           Call   `json:"call"`
}

// WithCalls gives a path with calls on its rows: on the reply that was written after them, or on the message that they were made
// for, where no reply follows it. The rows that were given stay as they are.
func WithCalls(path []Message, calls []Call) []Message {
	if len(calls) == 0 {
		return path
	}
	path = slices.Clone(path)
	for i := range calls {
		c := &calls[i]
		at := PlaceOf(path, c.MessageID) // -1: the path may begin with the reply
		switch next := at + 1; {
		case next < len(path) && c.readBy(&path[next]):
			at = next
		case at < 0, c.ReplyID > 0, next < len(path) && path[next].Role == Assistant:
			continue
		}
		path[at].Calls = append(slices.Clip(path[at].Calls), *c)
	}
	return path
}

// readBy reports whether a reply was written after the call.
func (c *Call) readBy(m *Message) bool {
	return m.Role == Assistant && m.ParentID != nil && *m.ParentID == c.MessageID && (c.ReplyID == 0 || c.ReplyID == m.ID)
}

// An OfferedTool is a tool as the model of a conversation is told of it. It stays the same in every byte until a person changes
// what the model may use.
type OfferedTool struct {
	Group       string          `json:"group"` // see ToolGroup
	Name        string          `json:"name"`
	Title       string          `json:"title"` // for a person
	Description string          `json:"description"`
	Parameters  json.RawMessage `json:"parameters"`
}

// ConversationTools are what the model of a conversation may use.
type ConversationTools struct {
	Groups  []string      // that the person switched on; nil: as the folder says
	Offered []OfferedTool // of these groups, as the model is told of them
	Trusted []string      // what the person allowed for the rest of the conversation

	Inherited []string // groups, as the folder says
}

// On are the groups that are switched on, here or by the folder.
func (t ConversationTools) On() []string {
	if t.Groups != nil {
		return t.Groups
	}
	return t.Inherited
}
