package event

import (
	"slices"
	"strings"

	"terzetto/backend/base/lists"
)

// The names that the turn itself uses.
const (
	UserMessageCreated = "user_message_created"
	DirectorStart      = "director_start"
	Reasoning          = "reasoning"
	PromptRewritten    = "prompt_rewritten"
	Speaker            = "speaker"
	DirectorDone       = "director_done"
	Token              = "token"
	Progress           = "progress"
	WriterDone         = "writer_done"
	WriterRewrite      = "writer_rewrite"
	EditorDone         = "editor_done"
	Feedback           = "feedback"
	DirectionNotes     = "direction_notes"
	ArtifactsRejected  = "workflow_attachments_rejected"
	AssistantsAsked    = "assistants_asked"
	FilesQuoted        = "files_quoted"
	ReplyDone          = "reply_done"
	PluginRunning      = "plugin_running"
	PluginDone         = "plugin_done"
	ToolCalled         = "tool_call"
	ToolAnswered       = "tool_result"
	Error              = "error"
	Done               = "done"
)

// Names lists them in the order in which a turn may speak them.
func Names() []string {
	return []string{
		UserMessageCreated, FilesQuoted, DirectorStart, Progress, Reasoning, PromptRewritten, Speaker, DirectorDone, Token, WriterDone,
		WriterRewrite, EditorDone, Feedback, DirectionNotes, ArtifactsRejected, AssistantsAsked, PluginRunning, PluginDone,
		ReplyDone, ToolCalled, ToolAnswered, Error, Done,
	}
}

// Reserved reports whether a hook may not emit name: the turn's own names, and
// every name that begins with an underscore.
// A view may still register a handler for done, because the turn ends with it.
func Reserved(name string) bool {
	return strings.HasPrefix(name, "_") || slices.Contains(Names(), name)
}

// An Event is one thing a window may hear. Data is a string for Token and Error,
// nil for DirectorStart and Done, and one of the payloads below or a hook's own
// value otherwise.
type Event struct {
	Name string `json:"event"`
	Data any    `json:"data,omitempty"`
}

// A Sink takes events. It never blocks on a listener.
type Sink func(Event)

// A Pass names one of the three voices.
type Pass string

// The voices.
const (
	Director Pass = "director"
	Writer   Pass = "writer"
	Editor   Pass = "editor"
)

// UserMessage is the payload of UserMessageCreated.
type UserMessage struct {
	ID      int64  `json:"id"`
	Content string `json:"content"`
}

// A Place is where in a file something is. The payload of FilesQuoted is a list of them: those of the passages that the
// reply is given.
type Place struct {
	FileID int64  `json:"fileId"`
	Label  string `json:"label"`
	Page   int    `json:"page,omitempty"` // or slide
	Line   int    `json:"line,omitempty"` // of a file without pages
}

// Asked is the payload of AssistantsAsked: the message mentions assistants, and each answers it
// in a run of its own instead of the three voices.
type Asked struct {
	Assistants []AskedAssistant `json:"assistants"`
}

// An AskedAssistant is one of them.
type AskedAssistant struct {
	ID    string `json:"assistantId"`
	Name  string `json:"name"`
	RunID string `json:"workflowRunId"`
}

// ReasoningDelta is the payload of Reasoning. Pass is a Pass or the id that a
// plug-in gave to its own call.
type ReasoningDelta struct {
	Pass  Pass   `json:"pass"`
	Delta string `json:"delta"`
}

// PromptProgress is the payload of Progress: what the server of a voice does before its first word, or how far the tool is
// that it called. With neither Loading, Total nor Call a server reads the prompt and does not say how much of it is read.
type PromptProgress struct {
	Pass    Pass `json:"pass"`
	Loading bool `json:"loading,omitempty"`     // it loads its model first
	Fetches bool `json:"downloading,omitempty"` // it downloads its model before that
	Percent int  `json:"percent,omitempty"`     // of the model that is loaded, or downloaded, or of the work of the tool; 0: it does not say
	Done    int  `json:"done,omitempty"`        // tokens of the prompt that it has read
	Total   int  `json:"total,omitempty"`       // tokens of the prompt; 0: it does not say
	Seconds int  `json:"seconds,omitempty"`     // what reading took for as much before; 0: not known

	Call int64  `json:"call,omitempty"` // of the tool that tells; 0: none does
	Text string `json:"text,omitempty"` // what the tool says that it does
}

// A Choice is the payload of Speaker: the member of the cast who speaks in the reply, and why.
type Choice struct {
	CharacterCardID string `json:"character_card_id"`
	Author          string `json:"author"`
	Reason          Reason `json:"reason"`
}

// A Reason says why a member speaks.
type Reason string

// The reasons.
const (
	ByPerson  Reason = "asked"     // the person asked for this one
	SameRow   Reason = "row"       // the reply was this one's before
	OnlyOne   Reason = "only"      // no other can speak
	Directed  Reason = "director"  // the Director chose
	Mentioned Reason = "mentioned" // the last message names this one
	NextInRow Reason = "turn"      // the next in the order of the cast
	Yielded   Reason = "yielded"   // the Director left the floor to the person: there is no reply
)

// A Reply is the payload of ReplyDone: a reply that is on disk, after which another member of the
// cast speaks in the same turn.
type Reply struct {
	MessageID       int64  `json:"message_id"`
	CharacterCardID string `json:"character_card_id"`
	Author          string `json:"author"`
}

// A Plugin is the payload of PluginRunning: a plug-in that the turn waits for.
type Plugin struct {
	ID    string `json:"workflow_id"`
	Name  string `json:"name"`
	Since int64  `json:"since"` // when it began, in milliseconds of Unix time
}

// A PluginEnd is the payload of PluginDone.
type PluginEnd struct {
	ID      string        `json:"workflow_id"`
	Name    string        `json:"name"`
	Outcome PluginOutcome `json:"outcome"`
}

// A PluginOutcome says how the turn's waiting for a plug-in ended.
type PluginOutcome string

// The outcomes.
const (
	PluginFinished PluginOutcome = "done"
	PluginFailed   PluginOutcome = "failed"
	PluginSkipped  PluginOutcome = "skipped" // by the person
	PluginStopped  PluginOutcome = "stopped" // with the turn
	PluginBusy     PluginOutcome = "busy"    // with an earlier reply: it was not called
)

// RefinedMessage is the payload of PromptRewritten.
type RefinedMessage struct {
	RefinedMessage string `json:"refined_message"`
}

// ToolCall is a tool call as the inspector shows it. Arguments is an object.
type ToolCall struct {
	Name      string         `json:"name"`
	Arguments map[string]any `json:"arguments"`
}

// Direction is the payload of DirectorDone.
type Direction struct {
	ActiveMoods    []string       `json:"active_moods"`
	InjectionBlock string         `json:"injection_block"`
	ToolCalls      []ToolCall     `json:"tool_calls"`
	AgentLatencyMS int64          `json:"agent_latency_ms"`
	ExtraFields    map[string]any `json:"extra_fields"`
}

// Complete is a direction without lists and maps that are nil, as one that was read back may have them.
func (d Direction) Complete() Direction {
	d.ActiveMoods, d.ToolCalls = lists.OrEmpty(d.ActiveMoods), lists.OrEmpty(d.ToolCalls)
	if d.ExtraFields == nil {
		d.ExtraFields = map[string]any{}
	}
	return d
}

// Written is the payload of WriterDone.
type Written struct {
	EditorWillRun bool `json:"editor_will_run"`
}

// RefinedText is the payload of WriterRewrite.
type RefinedText struct {
	RefinedText string `json:"refined_text"`
}

// Edited is the payload of EditorDone.
type Edited struct {
	ToolCalls []ToolCall `json:"tool_calls"`
}

// FeedbackValues is the payload of Feedback: by fragment id, what the model noted for the user.
type FeedbackValues struct {
	Values map[string]string `json:"values"`
}

// Note is one direction note.
type Note struct {
	FragmentID string `json:"fragment_id"` // empty: the person wrote it
	Label      string `json:"label"`
	Text       string `json:"text"`
}

// NotesRecorded is the payload of DirectionNotes.
type NotesRecorded struct {
	Notes []Note `json:"notes"`
}
