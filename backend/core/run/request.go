package run

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/schema"
	"terzetto/backend/tool"
)

// An Inquiry is a question of a run to a person. It survives a restart.
type Inquiry struct {
	ID        string          `json:"requestId"`
	RunID     string          `json:"workflowRunId"`
	BlockID   string          `json:"-"` // the block of the run that asks, or the run itself
	RunName   string          `json:"runName"`
	TeamID    string          `json:"teamId"`    // the team's workflow that waits for it; may be empty
	TriggerID string          `json:"triggerId"` // what began the run, or the first one above it; may be empty
	Index     int             `json:"instructionIndex"`
	Path      string          `json:"path"`      // of the step that asks, such as "each[3].read"; empty: the step has no id
	Words     string          `json:"stepWords"` // of the step that asks, as its workflow has them; empty: it calls a tool
	Kind      InquiryKind     `json:"kind"`
	ToolID    string          `json:"toolId"`
	ToolName  string          `json:"toolName"`
	Level     tool.Level      `json:"level"`
	Args      json.RawMessage `json:"args"`    // as they will be given to the tool
	Target    *tool.Target    `json:"target"`  // what the call would reach when it was asked; it reaches that or fails. nil: the arguments say everything
	OwnName   string          `json:"ownName"` // what its server calls the tool; empty: the tool ships with this program
	To        string          `json:"to"`      // the place that the call can carry something to, such as a host; empty: none
	Read      []tool.Mark     `json:"read"`    // what the run has read, which a person who allows the call lets go to that place
	Changed   bool            `json:"changed"` // a permission was given for the tool, which has changed since
	Edited    bool            `json:"edited"`  // the file that it replaces was changed after a person allowed that
	Text      string          `json:"text"`
	Schema    json.RawMessage `json:"schema"` // of the answer to a question; null: any text
	CreatedAt time.Time       `json:"createdAt"`
	// Inner is asked from within a step that works; a step that waits itself is asked
	// about by the other ones.
	Inner  bool    `json:"-"`
	Answer *Answer `json:"-"` // nil: there is no answer yet
}

// trust is what a person trusts who allows it for the whole run: the tool, unless it only reads, and the place.
func (r Inquiry) trust() (all []string) {
	if r.Level != tool.Read {
		all = append(all, tool.Tool{ID: r.ToolID}.Trust(r.Target))
	}
	if len(r.Read) > 0 {
		all = append(all, tool.ReachTrust(r.To))
	}
	return all
}

// An InquiryKind is what is wanted.
type InquiryKind string

// The kinds of requests, with what may be answered.
const (
	Approve  InquiryKind = "approve"  // Once, ForRun, Never
	Repeat   InquiryKind = "repeat"   // Again, Done
	Question InquiryKind = "question" // Text
)

// An Answer is what a person said.
type Answer struct {
	Say   AnswerKind      `json:"answer"`
	Args  json.RawMessage `json:"args,omitempty"`  // nil or null: as they were shown
	Value json.RawMessage `json:"value,omitempty"` // the answer to a question
}

// edits says whether a person wants other arguments than were shown.
func (a Answer) edits() bool { return len(a.Args) > 0 && string(a.Args) != "null" }

// An AnswerKind is an answer in one word.
type AnswerKind string

// The answers.
const (
	Once   AnswerKind = "once"
	ForRun AnswerKind = "run" // the tool, for the rest of this run
	Never  AnswerKind = "never"
	Again  AnswerKind = "again"
	Done   AnswerKind = "done" // it was done, or does not matter: go on without it
	Text   AnswerKind = "text"
)

var answers = map[InquiryKind][]AnswerKind{
	Approve: {Once, ForRun, Never}, Repeat: {Again, Done}, Question: {Text},
}

// Check reports whether an answer fits the question.
func (r Inquiry) Check(a Answer) error {
	if !slices.Contains(answers[r.Kind], a.Say) {
		return fault.Newf(fault.Invalid, "The answer must be one of %v, not “%s”.", answers[r.Kind], a.Say).With("field", "answer")
	}
	if r.Kind == Question && (len(a.Value) == 0 || !json.Valid(a.Value)) {
		return fault.New(fault.Invalid, "The answer is missing.").With("field", "value")
	}
	if r.Kind == Question && len(r.Schema) > 0 {
		s, err := schema.Compile(r.Schema)
		if err != nil {
			return fmt.Errorf("read the schema of a question: %w", err)
		}
		if wrong := s.Check(a.Value); wrong != nil {
			return fault.Newf(fault.Invalid, "The answer doesn't fit the form. The program said: %s", wrong).With("fields", map[string]string(wrong))
		}
	}
	if a.edits() && (!json.Valid(a.Args) || a.Args[0] != '{') {
		return fault.New(fault.Invalid, "The arguments must be a JSON object.").With("field", "args")
	}
	if r.Inner && a.edits() && !same(a.Args, r.Args) {
		return fault.New(fault.Invalid, "These arguments come from inside the step and can't be changed.").With("field", "args")
	}
	return nil
}

// reason returns what a run that asks such a request waits for.
func (k InquiryKind) reason() Reason {
	return map[InquiryKind]Reason{Approve: ForApproval, Repeat: ForRepeat, Question: ForAnswer}[k]
}
