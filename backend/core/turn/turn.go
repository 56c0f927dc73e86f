package turn

import (
	"context"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/toolchat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/editcheck"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/lorebook"
	"terzetto/backend/story/macro"
	"terzetto/backend/story/script"
)

// A Kind names the way into a turn. All of them run the same pipeline.
type Kind string

// The ways into a turn.
const (
	Send            Kind = "send"             // a new user row, and its reply; empty text answers a dangling user row
	Continue        Kind = "continue"         // the reply to a user row that is the last one
	Regenerate      Kind = "regenerate"       // a sibling of a reply, from the same history
	SuperRegenerate Kind = "super_regenerate" // a sibling; the model sees the old exchange and is asked for another take
	MagicRewrite    Kind = "magic_rewrite"    // a sibling; as above, with the person's own direction
	ForkEdit        Kind = "fork_edit"        // a sibling of a user row with other text, and its reply
	Extend          Kind = "extend"           // more of the last reply, in the same row
	Answer          Kind = "answer"           // the reply that waited for a person, who has answered
	Next            Kind = "next"             // a reply of a member of the cast to a reply
)

// A Request asks for one turn.
type Request struct {
	Kind           Kind
	ConversationID string
	MessageID      int64                // the reply of the three regenerations and of Extend, the user row of ForkEdit
	Text           string               // the message of Send and ForkEdit, the direction of MagicRewrite
	Images         []chat.Attachment    // Send only; checked by chat.NewImage
	Files          []chat.File          // Send only; see Attach
	Call           int64                // Answer only: the call that waited
	Said           chat.CallAnswer      // Answer only
	Start          *string              // what the reply begins with; nil: for Regenerate as the reply that is replaced, else nothing
	Speaker        string               // Send only: the card of the member of the cast who answers, alone; empty: the one who is chosen
	Chores         func([]plugin.Chore) // hears of what plug-ins do after the turn; may be nil
	Skip           *Skipper             // lets the person skip Director and Editor; may be nil
	Draw           macro.Draw           // for the macros of Text; nil: choices stay as written
	At             time.Time            // when the turn began, for its macros; zero: those that ask for it have no value
}

// MessageText is the text of a message with its macros resolved, before it is saved below path, and the variables as it
// leaves them.
func (r Request) MessageText(s Snapshot, path []chat.Message) (text string, after macro.State) {
	m := s.Names().At(path, r.Text, r.At).From(s.Variables)
	text = m.Inline(s.Scripts.Person(r.Text), r.Draw, r.At)
	return text, m.Variables()
}

// A Snapshot is everything a turn reads. It is taken once, in the transaction that
// writes the user's row, and nothing that changes later changes it.
type Snapshot struct {
	Conversation chat.Conversation
	Folders      chat.FolderChain // that the conversation lies in
	Settings     chat.Settings
	Character    *chat.Character
	Persona      *chat.Persona
	Cast         []chat.Voice         // where several characters speak
	Speaker      *event.Choice        // who speaks, where that is known from the beginning
	Entries      []chat.LorebookEntry // enabled entries of enabled worlds
	Books        map[int64]chat.BookRules
	Fragments    []chat.DirectorFragment // enabled, in sort order
	Moods        []chat.MoodFragment     // enabled, in sort order
	Phrases      []chat.PhraseGroup      // enabled
	State        chat.DirectorState      // as the turn finds it: for a regeneration, as it was before the reply
	Notes        []event.Note            // direction notes along the path, oldest first
	Folds        []chat.Fold             // of the path, those that reach farther later
	Variables    macro.State             // as the turn finds them: of the path to the reply's parent, and the shared ones
	Scripts      *script.Set             // that may act here; what is sent of History and Entries is there already

	Recall         *Recall        // what the message recalled for an earlier reply; nil: it was not looked for
	RecalledLately map[int64]bool // messages that the last turns recalled
	Facts          []fact.Fact    // of the conversation, on all its branches; none where nothing is remembered
	FactsLately    map[int64]bool // facts that the last turns were reminded of
	Unread         map[int64]bool // of the path: replies whose exchange is to be read for facts; true: once more, because it was changed

	Writer       llm.Target
	WriterSystem string     // the model config's own system prompt
	Agent        llm.Target // for Director and Editor; equals Writer unless set apart
	AgentApart   bool
	AgentSystem  string

	Tools  toolchat.Scene // what the model may call, and has called for the message
	Waited *Waiting       // what was decided before the reply waited for a person; nil: it did not

	History     []chat.Message // what the model is given before the user's text, oldest first; user images with Data
	Replaced    string         // the reply that is being replaced, for the three regenerations
	Start       string         // what that reply was made to begin with, for Regenerate
	Extended    *chat.Message  // the reply that is continued, for Extend
	User        chat.Message   // the row that is answered, attachments with Data; without an ID a reply is answered
	UserCreated bool           // the row is new: announce it
	ParentID    int64          // the reply's parent: User.ID, or the reply that a member of the cast answers
	TurnIndex   int            // the reply's number
	LogTurn     int            // the log record's number: the user's for send and its kin, the reply's for regenerations
}

// A Waiting is what was decided for a reply before it waited for a person.
type Waiting struct {
	Kind      Kind            `json:"kind"`
	MessageID int64           `json:"message_id"`
	Text      string          `json:"text"` // of MagicRewrite
	Direction event.Direction `json:"direction"`
	Decisions string          `json:"decisions"` // as the Writer is told of them
	Refined   string          `json:"refined"`
	Choice    *event.Choice   `json:"choice"` // who speaks; null: one character does
}

// Draft is the prose so far of a reply that is still being written.
type Draft struct {
	ConversationID string
	ParentID       int64
	TurnIndex      int
	Text           string
	Extends        int64 // the row whose longer text it is; 0: a row of its own
	Speaker        *event.Choice
	Whole          *Result // what the turn leaves behind if it ends now; nil while the reply is being written
}

// An Outcome says how a turn ended.
type Outcome string

// The outcomes of a turn.
const (
	Finished Outcome = "done"
	Stopped  Outcome = "stopped"
	Failed   Outcome = "error"
	Waits    Outcome = "waiting" // for a person, to answer a call of a tool
)

// A Result is everything a turn leaves behind. It is written in one transaction.
type Result struct {
	ConversationID string
	UserID         int64
	RewrittenUser  string              // the Director's wording of the user's text; empty: leave the row alone
	State          *chat.DirectorState // nil: leave it alone
	ParentID       int64
	TurnIndex      int
	Extends        int64  // the row that takes the text; 0: a new one
	Extended       string // its text when the turn began
	Text           string // blank: no reply row, or leave the row alone
	Interrupted    bool
	Finish         chat.Finish
	Notes          []event.Note
	Quotes         []chat.Quote
	Memory         *fact.Reading             // what the Director read of the exchange before; nil: it was not asked
	States         []fact.Fact               // fields of the Director that say something new; they belong to the reply
	Recall         *Recall                   // what was looked for in this turn; nil: nothing was, or it is known already
	MessageStates  map[string]map[string]any // by plug-in id
	Variables      macro.State               // what the turn changed; see macro.State.Since
	Artifacts      []plugin.Made             `json:"-"` // dropped without a reply row; a checkpoint has none
	Waits          *Waiting                  // the reply waits for a person; nil: it does not
	Fold           *chat.Fold                // the fold that the turn made; nil: none
	Log            Log
}

// Committed says what Commit wrote.
type Committed struct {
	MessageID int64 // the reply's row; 0 when there is none
	LogID     int64 // the turn's record
	Rejected  []plugin.Rejection
}

// Store is what a turn needs of the place where conversations are kept.
type Store interface {
	// Begin checks the request, writes the user's row if there is a new one, and
	// takes the snapshot, all in one write transaction.
	Begin(ctx context.Context, r Request) (Snapshot, error)
	// Checkpoint keeps the prose so far, or the whole reply, so that a killed process loses little.
	Checkpoint(ctx context.Context, d Draft) error
	// Commit writes the result and forgets the checkpoint, in one write transaction.
	Commit(ctx context.Context, r Result) (Committed, error)
}

// A LoreLog says which entries of lorebooks a turn read, and what it cost.
type LoreLog struct {
	lorebook.Result

	Reread int `json:"reread"` // about how many tokens a server reads again because entries stand where their authors want them
}

// A Log is the record of one turn: what each voice was asked and answered.
type Log struct {
	ID                int64              `json:"id"`
	ConversationID    string             `json:"conversation_id"`
	MessageID         *int64             `json:"message_id"` // the reply, if there is one
	UserMessageID     int64              `json:"user_message_id"`
	TurnIndex         int                `json:"turn_index"`
	Kind              Kind               `json:"kind"`
	Way               chat.Way           `json:"way,omitempty"`       // empty: the record is older than the ways
	Speaker           *event.Choice      `json:"speaker"`             // nil: one character speaks
	Direction         string             `json:"direction,omitempty"` // the person's own, of a rewrite
	Start             string             `json:"start,omitempty"`     // the person's own beginning of the reply
	Outcome           Outcome            `json:"outcome"`
	Error             string             `json:"error"`
	Finish            string             `json:"finish"` // the Writer's: stop, length, loop, or a server's own word
	CreatedAt         time.Time          `json:"created_at"`
	ActiveMoodsBefore []string           `json:"active_moods_before"` // as the turn found them
	ActiveMoodsAfter  []string           `json:"active_moods_after"`
	InjectionBlock    string             `json:"injection_block"`
	ExtraFields       map[string]any     `json:"extra_fields"`
	EffectiveMessage  string             `json:"effective_message"` // set when the Director rewrote the user's text
	ToolCalls         []event.ToolCall   `json:"tool_calls"`        // Director's and Editor's, in order
	Reasoning         map[string]string  `json:"reasoning"`         // by pass
	AgentLatencyMS    int64              `json:"agent_latency_ms"`  // Director's time
	Draft             string             `json:"draft"`             // the Writer's text, when the Editor changed it
	Edited            string             `json:"edited,omitempty"`  // the Editor's text, while the person uses the draft instead
	Findings          []Finding          `json:"findings"`          // what the audit found in the draft
	NewFindings       []Finding          `json:"new_findings"`      // what the Editor's own words brought in
	RefusedEdits      []RefusedEdit      `json:"refused_edits"`     // edits that did not prove to be versions of the draft
	Feedback          map[string]string  `json:"feedback"`
	Notes             []event.Note       `json:"direction_notes"`
	Quotes            []chat.Quote       `json:"quotes"`            // passages of files that the Writer was given
	Recall            *RecallRecord      `json:"recall"`            // what was recalled of earlier messages; null: nothing was looked for
	Lore              *LoreLog           `json:"lore"`              // entries of lorebooks that were read or left out, and why; null: none
	Folders           []chat.FolderShare `json:"folders,omitempty"` // what the conversation's folders gave
	Scripts           *script.Report     `json:"scripts,omitempty"` // what regex scripts did; null: nothing
	Skipped           []string           `json:"skipped"`           // plain sentences: which pass could not run, and why
	Calls             []llm.CallRecord   `json:"calls"`
	DurationMS        int64              `json:"duration_ms"`
	Removed           bool               `json:"removed,omitempty"` // its texts, because a person edited or deleted the message
}

// A Finding is one thing the audit found, and whether the Editor corrected it.
type Finding struct {
	Kind      string `json:"kind"`
	Sentence  string `json:"sentence"`
	Note      string `json:"note"`
	Number    int    `json:"n,omitempty"` // of the draft's sentence; 0: of the whole draft
	Corrected bool   `json:"mended"`
}

// A RefusedEdit is an edit that was not used, and the rule that it broke.
type RefusedEdit struct {
	Tool   string         `json:"tool"`
	Rule   editcheck.Rule `json:"rule"`        // a stable name
	Reason string         `json:"reason"`      // a plain sentence
	Patch  int            `json:"patch"`       // its number among the edits of the call, from 1; 0 for a whole text
	Number int            `json:"n,omitempty"` // of the draft's sentence; 0: the edit named none
	Model  string         `json:"model"`
}
