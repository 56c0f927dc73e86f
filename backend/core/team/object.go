package team

import (
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/document"
)

// A Status is the state of a request. None is the status of a request that does not exist.
type Status string

// The statuses.
const (
	None      Status = ""
	Running   Status = "running"
	Completed Status = "completed"
	Failed    Status = "failed"
	Stopped   Status = "stopped"
)

// A Position is the position of a message in its round.
type Position string

// The places: one first and one last in each round.
const (
	First Position = "first"
	Step  Position = "step"
	Last  Position = "last"
)

// Who speaks in messages and log lines, besides the agents.
const (
	User           = "user"
	Assistant      = "assistant"
	ProjectManager = "projectManager"
)

// A Request is the head of what a team was asked; its messages and lines are read in pages.
type Request struct {
	ID           string    `json:"id"`
	MandateID    int64     `json:"mandateId"` // the workspace; 1
	UserID       int64     `json:"userId"`    // 1: there is one person
	Name         string    `json:"name"`      // the beginning of the first prompt, up to a word
	StartedAt    time.Time `json:"startedAt"`
	LastActivity time.Time `json:"lastActivity"`
	Status       Status    `json:"status"`
	CurrentRound int       `json:"currentRound"`
	Error        string    `json:"error"` // why it failed; empty otherwise
	Language     string    `json:"userLanguage"`
	Stats        Stats     `json:"dataStats"`
	MessageIDs   []string  `json:"messageIds"`
}

// Stats are what a request has cost so far, and how many warnings its log has: each tells of something that was dropped, cut or
// guessed.
type Stats struct {
	BytesSent      int64 `json:"bytesSent"`
	BytesReceived  int64 `json:"bytesReceived"`
	TokenCount     int64 `json:"tokenCount"`
	ProcessingTime int64 `json:"processingTime"` // milliseconds
	Warnings       int64 `json:"warnings"`       // of a request; a message has none
}

// A Message is what the user, the project manager or an agent said.
type Message struct {
	ID         string     `json:"id"`
	RequestID  string     `json:"workflowId"`
	Role       string     `json:"role"`
	AgentName  string     `json:"agentName"` // empty for the user
	Content    string     `json:"content"`
	Documents  []Document `json:"documents"`
	Timestamp  time.Time  `json:"timestamp"`
	SequenceNo int        `json:"sequenceNo"` // from 1, over all rounds
	Round      int        `json:"round"`
	Status     Position   `json:"status"`
	Stats      Stats      `json:"dataStats,omitzero"` // what the work for it has cost; none for the user's
}

// A Log is a line about the progress of a request.
type Log struct {
	ID        string    `json:"id"`
	RequestID string    `json:"workflowId"`
	Message   string    `json:"message"`
	Progress  *int      `json:"progress,omitempty"` // 0 to 100
	Type      LogType   `json:"type"`
	Timestamp time.Time `json:"timestamp"`
	AgentName string    `json:"agentName"`
	Status    Status    `json:"status"` // of the request, at that moment
	Round     int       `json:"round"`
	Plan      *Outline  `json:"plan,omitempty"` // with "Work plan created" and no other line
}

// An Outline is what views show of a plan: a line's sentence joins names that may hold any sign.
type Outline struct {
	Promised []string   `json:"promised"`        // labels of the documents that the user gets
	Agents   []string   `json:"agents"`          // who carries out each task, in their order
	Makes    [][]string `json:"makes,omitempty"` // labels of the documents of each task
}

// A LogType says how a line is meant.
type LogType string

// The types of lines.
const (
	LogInfo    LogType = "info"
	LogWarning LogType = "warning"
	LogError   LogType = "error"
)

// A Document is a file as a message names it. Data and Contents are nil where only the fact that
// there is a document matters.
type Document struct {
	ID        string          `json:"id"`
	FileID    int64           `json:"fileId"`
	Name      string          `json:"name"` // without extension
	Ext       string          `json:"ext"`
	Size      int64           `json:"size"`
	Hash      string          `json:"hash"`              // SHA-256 of the data, in hex
	Promised  bool            `json:"promised"`          // the plan named it
	Version   int             `json:"version"`           // from 1
	Replaces  int64           `json:"replaces,omitzero"` // the file id of the version that it revises
	Revised   bool            `json:"-"`                 // it is what its task revises, so the agent gets it whole, or in parts
	Data      []byte          `json:"data,omitzero"`     // base64 in JSON
	Contents  []document.Item `json:"contents,omitzero"`
	LeftOut   bool            `json:"leftOut,omitempty"` // it was given without its data and contents, which the file has
	Citations []event.Place   `json:"citations"`         // the places of other documents that it names
}

// Label is the document's file name.
func (d Document) Label() string {
	if d.Ext == "" {
		return d.Name
	}
	return d.Name + "." + d.Ext
}

// A File is what was uploaded or made, kept whole.
type File struct {
	ID       int64           `json:"id"`
	Label    string          `json:"label"` // the file's name
	Mime     string          `json:"mime"`
	Hash     string          `json:"hash"`
	Size     int64           `json:"size"`
	Created  time.Time       `json:"createdAt"`
	Uploaded bool            `json:"uploaded"` // by the user; otherwise an agent made it
	Warnings []string        `json:"warnings"` // what could not be read in it
	Contents []document.Item `json:"contents,omitzero"`
	Data     []byte          `json:"data,omitempty"`
}

// A Task is what an agent is given to do.
type Task struct {
	TaskID    string         `json:"taskId"`
	RequestID string         `json:"workflowId"`
	Prompt    string         `json:"prompt"`
	Inputs    []Document     `json:"inputDocuments"` // whole, with their contents
	Outputs   []Output       `json:"outputSpecifications"`
	Material  string         `json:"-"` // what the agent is shown of the inputs, with the places marked
	Parts     []DocumentPart `json:"-"` // of the first input, which is revised; none where the material has it whole
	Context   Context        `json:"context"`
}

// An Output is a document that an agent is to make.
type Output struct {
	Label       string `json:"label"` // filename.ext
	Description string `json:"description"`
}

// A Context says where a task belongs.
type Context struct {
	Round     int       `json:"workflowRound"`
	AgentType string    `json:"agentType"`
	Timestamp time.Time `json:"timestamp"`
	Language  string    `json:"language"` // ISO 639-1
}

// A Result is what an agent gives.
type Result struct {
	Feedback  string   `json:"feedback"`
	Documents []Made   `json:"documents"`
	Warnings  []string `json:"warnings,omitempty"` // lines for the log
}

// A Made is a document that an agent made. In JSON, content is base64.
type Made struct {
	Label   string `json:"label"`
	Content []byte `json:"content"`
}

// A Plan is what the project manager gives.
type Plan struct {
	Promised []string `json:"objFinalDocuments"`
	Tasks    []Job    `json:"objWorkplan"`
	Response string   `json:"objUserResponse"`
	Language string   `json:"userLanguage"`
}

// A Job is one task of a plan, before it is prepared for its agent.
type Job struct {
	Agent   string    `json:"agent"`
	Prompt  string    `json:"prompt"`
	Inputs  []string  `json:"inputDocuments"`    // labels or file ids; empty: everything that is there
	Revises Reference `json:"revises,omitempty"` // the document of which it makes a new version
	Outputs []Output  `json:"outputDocuments"`
}

// labels are those of the documents that a job is to make.
func (j Job) labels() []string {
	return lists.Map(j.Outputs, func(o Output) string { return o.Label })
}
