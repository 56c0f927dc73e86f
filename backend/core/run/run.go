package run

import (
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"terzetto/backend/base/lists"
	"terzetto/backend/tool"
)

// A Run is one execution of a workflow. Its steps are stored beside it, because there may be ten thousand of them.
type Run struct {
	ID              string                     `json:"workflowRunId"`
	Kind            Kind                       `json:"kind"`
	TemplateID      string                     `json:"workflowId"` // empty for a run without a workflow
	Name            string                     `json:"name"`
	ConversationID  string                     `json:"conversationId"` // the thread; may be empty
	ParentMessageID int64                      `json:"parentMessageId"`
	ParentID        string                     `json:"parentWorkflowRunId"`
	Depth           int                        `json:"-"` // how many parents there are
	AssistantID     string                     `json:"defaultAssistantId"`
	TeamID          string                     `json:"teamId"` // the team's workflow that a call belongs to; may be empty
	Current         int                        `json:"currentInstructionIndex"`
	StepCount       int                        `json:"stepCount"`
	Vars            map[string]json.RawMessage `json:"-"`
	Trusted         []string                   `json:"-"` // what a person allowed for the whole run; see tool.Tool.Trust
	Read            []tool.Mark                `json:"-"` // what it has read that is not public; see Store.RunReach
	Written         []string                   `json:"-"` // the hosts that a person wrote for it
	Error           *Failure                   `json:"error"`
	Waiting         Reason                     `json:"waitReason"`
	Attempt         int                        `json:"-"` // of the current step, from 0
	Epoch           int64                      `json:"-"`
	ScheduleAt      *time.Time                 `json:"scheduleDT"`
	CreatedAt       time.Time                  `json:"createdAt"`
	StartedAt       *time.Time                 `json:"startedAt"`
	CompletedAt     *time.Time                 `json:"completedAt"`
	HaltedAt        *time.Time                 `json:"haltedAt"`
	UpdatedAt       time.Time                  `json:"updatedAt"`
	TriggerID       string                     `json:"triggerId"` // what began it; empty: a person or another run
	Trigger         json.RawMessage            `json:"trigger"`   // what happened there, such as {"kind":"folder","path":"a.txt"}
	// Within says of what run a block is a part; empty for other runs.
	Within Within `json:"-"`
	// Shown is the state at this moment, which Processor.WithLiveState fills in; empty: the stored state.
	Shown State `json:"-"`
}

// Within is the place of a block: a lane of a for-each, which takes one item after another, or
// a branch of a parallel step. A block has the vars and the trusted tools of its root.
type Within struct {
	Root      string          // the run that a person sees
	Position  int64           // of the step in the parent that the block belongs to
	Index     int             // of the root's step
	Path      string          // of that step in the root, as "each" or "both[1]"
	Item      string          // what the steps call the item
	Iteration *int            // of the item; nil: a branch
	Steps     int             // how many there are for each item
	Ending    json.RawMessage // the result with which a step ended the whole run; nil: none did
}

// Root is the run that a person sees: the run itself, unless it is a block.
func (r Run) Root() string {
	if r.Kind == Block {
		return r.Within.Root
	}
	return r.ID
}

// PathOf gives the path of a step in the root, such as "each[3].read".
func (r Run) PathOf(step string) string {
	switch w := r.Within; {
	case r.Kind != Block:
		return step
	case w.Iteration != nil:
		return fmt.Sprintf("%s[%d].%s", w.Path, *w.Iteration, step)
	default:
		return w.Path + "." + step
	}
}

// shownIndex is the index of the root's step that a step is or belongs to.
func (r Run) shownIndex(s Step) int {
	if r.Kind == Block {
		return r.Within.Index
	}
	return s.Index
}

// A Failure says where a run stopped and why.
type Failure struct {
	Message string `json:"message"`
	Index   int    `json:"instructionIndex"`
	Path    string `json:"path,omitempty"` // of the step in the log; empty: it has no id
	ToolID  string `json:"toolId,omitempty"`
	Attempt int    `json:"attempt"`
}

// A State is the state of a run in one word.
type State string

// The states.
const (
	Scheduled State = "scheduled" // its time has not come
	Queued    State = "queued"
	Running   State = "running"
	Waiting   State = "waiting" // for a child or a person
	Completed State = "completed"
	Failed    State = "failed"
	Stopped   State = "stopped"
)

// A Reason is what a run waits for.
type Reason string

// The reasons.
const (
	Nothing     Reason = ""
	ForTime     Reason = "schedule"
	ForChild    Reason = "child"
	ForCPU      Reason = "cpu"
	ForSlot     Reason = "slots"
	ForApproval Reason = "approval"
	ForRepeat   Reason = "repeat"   // was it done before the program ended?
	ForAnswer   Reason = "question" // that a tool asks
)

// person reports whether the run waits for a person.
func (r Reason) person() bool { return r == ForApproval || r == ForRepeat || r == ForAnswer }

// Ended reports that the run does nothing more unless a person continues it.
func (r Run) Ended() bool { return r.CompletedAt != nil || r.Error != nil || r.HaltedAt != nil }

// InErrorState is the document's word: failed or stopped.
func (r Run) InErrorState() bool {
	return r.CompletedAt == nil && (r.Error != nil || r.HaltedAt != nil)
}

// State returns the stored state of a run. Only the processor knows whether the run is working at
// this moment; here a run that could work counts as queued.
func (r Run) State() State {
	switch {
	case r.CompletedAt != nil:
		return Completed
	case r.HaltedAt != nil:
		return Stopped
	case r.Error != nil:
		return Failed
	case r.Waiting == ForTime && r.StartedAt == nil:
		return Scheduled
	case r.Waiting == ForTime, r.Waiting == ForChild, r.Waiting.person():
		return Waiting
	}
	return Queued
}

// MarshalJSON adds the state and the document's flag. A run that ended waits for nothing.
func (r Run) MarshalJSON() ([]byte, error) {
	type plain Run
	state := cmp.Or(r.Shown, r.State())
	if r.Ended() { // one that was stopped knows what it waited for, but waits no more
		r.Waiting = Nothing
	}
	return json.Marshal(struct {
		plain
		State   State `json:"state"`
		InError bool  `json:"inErrorState"`
	}{plain(r), state, r.InErrorState()})
}

// trusts reports whether a person allowed a tool for the whole run.
func (r Run) trusts(what string) bool { return slices.Contains(r.Trusted, what) }

// trusting returns a copy that trusts more.
func (r Run) trusting(more ...string) Run {
	for _, what := range more {
		if !r.trusts(what) {
			r.Trusted = append(slices.Clone(r.Trusted), what)
		}
	}
	return r
}

// knowing returns a copy for which a person wrote more hosts.
func (r Run) knowing(hosts ...string) Run {
	r.Written = lists.Distinct(slices.Concat(r.Written, hosts))
	return r
}

// with returns a copy with more vars.
func (r Run) with(more map[string]json.RawMessage) Run {
	vars := map[string]json.RawMessage{}
	maps.Copy(vars, r.Vars)
	maps.Copy(vars, more)
	r.Vars = vars
	return r
}

// A Step is one instruction of a run and its outcome.
type Step struct {
	Position   int64           `json:"-"` // sorts the steps; sparse, so that one can be inserted
	Index      int             `json:"index"`
	Do         Instruction     `json:"instruction"`
	ContextID  string          `json:"contextId"` // of its last execution; joins the log's rows
	StartedAt  *time.Time      `json:"startedAt"`
	FinishedAt *time.Time      `json:"finishedAt"`
	ChildID    string          `json:"childRunId"`
	Tries      int             `json:"tries"`  // how often it was tried again by itself
	Result     json.RawMessage `json:"result"` // nil: none yet
}

// A Log is one row of a run's log: a call of a tool, written when it begins and again when it ends, or a line of progress.
type Log struct {
	Seq       int64           `json:"seq"` // their order
	Rev       int64           `json:"rev"` // rises with every write of any row
	ID        string          `json:"workflowLogId"`
	RunID     string          `json:"workflowRunId"`
	ContextID string          `json:"contextId"`
	Index     int             `json:"instructionIndex"`
	At        time.Time       `json:"logDT"`
	Text      string          `json:"logText"`
	Type      Severity        `json:"type"`
	ToolID    string          `json:"toolId"`
	Args      json.RawMessage `json:"toolArgs"`
	Ms        *int64          `json:"toolRunTimeMs"`
	Result    string          `json:"result"`
	Object    json.RawMessage `json:"resultObject"`
	IsError   bool            `json:"isError"`
	Progress  *int            `json:"progress"`
	Agent     string          `json:"agentName"`
	Path      string          `json:"path"`      // of the step, such as "each[3].read"
	Iteration *int            `json:"iteration"` // of the innermost loop around the step
	Item      string          `json:"item"`      // of that iteration, as a short text
	Branch    string          `json:"branch"`    // of an if: then or else; or SkipBranch
	Attempt   int             `json:"attempt"`   // from 0
	Usage     json.RawMessage `json:"usage"`     // the tokens that it took, as a model's server counts them
	Finished  bool            `json:"finished"`
	Again     bool            `json:"-"` // it was written before, under the same ID
}

// A Severity is how much a line matters.
type Severity string

// The severities.
const (
	Info    Severity = "info"
	Warning Severity = "warning"
	Bad     Severity = "error"
)
