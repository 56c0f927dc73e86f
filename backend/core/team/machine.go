package team

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/text"
)

// A State is the state of a request, as far as its transitions need it. The zero value is
// a request that does not exist.
type State struct {
	Status   Status
	Round    int
	Language string
	Error    string
	Todo     Todo // what is being done; empty unless it runs
	Plan     Plan
	Task     int // the running one, from 1
	Failures int // of this round's tasks
	Made     []Document
	Calls    []Call // of the running task, to tools that do more than read
}

// A Todo is what has to be done before the next event comes.
type Todo string

// What there is to do.
const (
	Nothing    Todo = ""
	ReadFiles  Todo = "read"   // what the user gave, until FilesRead
	MakePlan   Todo = "plan"   // until Planned or Unplanned
	RepairPlan Todo = "mend"   // the same with what was wrong, once
	DoTask     Todo = "task"   // State.Task, until TaskDone or TaskFailed
	ReviewWork Todo = "review" // promised against delivered, until Reviewed
)

// A Move is the consequence of an event: the next state, and the rows to store with it in one
// transaction, in this order. State.Todo says what to do next.
type Move struct {
	State    State
	Logs     []Log     // without id, request and time
	Messages []Message // without id, request, time and number
	Cut      bool      // cancels the work in flight
	Erase    bool      // deletes the whole request
}

// The lines of the document, section by section. Details follow after a colon.
const (
	lineInit      = "Workflow initialized"
	lineResume    = "Resuming workflow, round %d"
	lineRunning   = "Running workflow"
	lineBegin     = "Workflow processing started"
	linePlanning  = "Analyzing request and planning work"
	lineOutputs   = "Planned outputs: %s"
	lineNoOutputs = "Planned outputs: none"
	linePlan      = "Work plan created: %s"
	lineNoPlan    = "Work plan created: none"
	lineTask      = "Running task %d/%d: %s"
	lineTaskWrong = "Task %d/%d failed: %s"
	lineAsked     = "Waiting for you: may %s use %s?"
	lineAllowed   = "You allowed %s"
	lineRefused   = "%s was not allowed"
	lineWriting   = "The model has written %d tokens in %d s"
	lineFinal     = "Creating final response"
	lineDone      = "Workflow completed successfully"
	lineStopped   = "Workflow stopped by user"
	lineFailed    = "Workflow failure reported"
)

// The progress of the lines.
const (
	progressPlanning = 10
	progressOutputs  = 20
	progressPlan     = 25
	progressTasks    = 30
	progressFinal    = 90
	progressEnd      = 100
)

// Next moves a state by one event. It refuses an event with fault.NotFound when there is no request, and
// with fault.Conflict otherwise. A refused event changes nothing.
func (s State) Next(e Event) (Move, error) {
	m := move{Move{State: s}}
	switch e := e.(type) {
	case Started:
		if s.Status == Running {
			return Move{}, fault.New(fault.Conflict, "The team is still working on this request. Stop the team first, or wait.")
		}
		m.start(e)
		return m.Move, nil
	case Deleted:
		if s.Status == None {
			return Move{}, NotHere()
		}
		return Move{Cut: s.Status == Running, Erase: true}, nil
	case StopAsked:
		switch s.Status {
		case None:
			return Move{}, NotHere()
		case Stopped:
			return m.Move, nil
		case Running:
			m.end(Stopped, lineStopped, orEnglish(s.Language).say(saidStopped))
			return m.Move, nil
		case Completed, Failed:
		}
		return Move{}, fault.New(fault.Conflict, "The team has already finished this request.")
	}
	if s.Status != Running {
		return Move{}, fault.New(fault.Conflict, "The team can't do this right now.").Because(fmt.Errorf("%T while nothing runs", e))
	}
	if !m.goOn(e) {
		return Move{}, fault.New(fault.Conflict, "The team can't do this right now.").Because(fmt.Errorf("%T during %q", e, s.Todo))
	}
	return m.Move, nil
}

// NotHere says that there is no such request.
func NotHere() *fault.Error { return fault.New(fault.NotFound, "This team was deleted.") }

type move struct{ Move }

func (m *move) start(e Started) {
	round := m.State.Round + 1
	m.State = State{Status: Running, Round: round, Language: cmp.Or(text.Language(e.Prompt), m.State.Language), Todo: ReadFiles}
	if round == 1 {
		m.line(0, lineInit)
	} else {
		m.line(0, lineResume, round)
		m.line(0, lineRunning)
	}
	m.line(0, lineBegin)
	m.say(User, "", First, e.Prompt, e.Documents)
}

// goOn applies an event to a running round. It returns false when the event does not fit.
func (m *move) goOn(e Event) bool {
	s := &m.State
	if !fits(e, s.Todo) {
		return false
	}
	switch e := e.(type) {
	case Broke:
		m.fail(e.Why)
	case FilesRead:
		for _, w := range e.Warnings {
			m.note(LogWarning, "", w)
		}
		m.line(progressPlanning, linePlanning)
		s.Todo = MakePlan
	case Unplanned:
		if s.Todo == RepairPlan {
			m.fail(whyNoPlan + e.Why)
			break
		}
		m.note(LogWarning, ProjectManager, "The work plan couldn't be used and is asked for once more: "+e.Why)
		s.Todo = RepairPlan
	case Planned:
		m.plan(e.Plan)
		for _, name := range e.Unknown {
			m.note(LogWarning, ProjectManager, "The work plan was used without a document that is not there: "+name+".")
		}
	case TaskDone, TaskFailed:
		m.taskEnded(e)
	case Asked, Answered, Called:
		m.recordCall(e)
	case Reading:
		kind := LogInfo
		if e.Left {
			kind = LogWarning
		}
		m.note(kind, e.Agent, e.What)
	case Writing:
		m.note(LogInfo, e.Agent, fmt.Sprintf(lineWriting, e.Tokens, e.Seconds))
	case Reviewed:
		s.Status, s.Todo = Completed, Nothing
		for _, label := range e.Missing {
			m.note(LogWarning, "", undeliveredNote(label))
		}
		m.say(Assistant, ProjectManager, Last, e.Text, s.Made)
		m.line(progressEnd, lineDone)
	}
	return true
}

// fits reports whether an event of a running round can come during what is being done.
func fits(e Event, now Todo) bool {
	switch e.(type) {
	case Broke, Writing:
		return true
	case FilesRead:
		return now == ReadFiles
	case Planned, Unplanned:
		return now == MakePlan || now == RepairPlan
	case TaskDone, TaskFailed, Asked, Answered, Called, Reading:
		return now == DoTask
	case Reviewed:
		return now == ReviewWork
	}
	return false
}

func (m *move) plan(p Plan) {
	s := &m.State
	s.Plan = p
	if p.Language != "" {
		s.Language = p.Language
	}
	m.list(progressOutputs, lineOutputs, lineNoOutputs, p.Promised)
	agents, makes := make([]string, len(p.Tasks)), make([][]string, len(p.Tasks))
	for i, t := range p.Tasks {
		agents[i], makes[i] = t.Agent, t.labels()
	}
	m.list(progressPlan, linePlan, lineNoPlan, agents)
	m.Logs[len(m.Logs)-1].Plan = &Outline{Promised: lists.OrEmpty(p.Promised), Agents: agents, Makes: makes}
	m.say(Assistant, ProjectManager, Step, p.Response, nil)
	m.task(1)
}

// task moves to the task with number n, or to the end after the last task.
func (m *move) task(n int) {
	s := &m.State
	total := len(s.Plan.Tasks)
	switch {
	case n <= total:
		s.Task, s.Todo = n, DoTask
		m.log(LogInfo, s.agent(), new(taskProgress(n, total)), fmt.Sprintf(lineTask, n, total, s.agent()))
	case s.Failures*2 > total:
		m.failAs(fmt.Sprintf(whyHalf, s.Failures, total), fmt.Sprintf(orEnglish(s.Language).reason(whyHalf), s.Failures, total))
	default:
		s.Task, s.Todo = 0, ReviewWork
		m.line(progressFinal, lineFinal)
	}
}

// agent returns the name of the agent that carries out the running task.
func (s State) agent() string { return s.Plan.Tasks[s.Task-1].Agent }

// taskProgress is that of task n of total.
func taskProgress(n, total int) int {
	return progressTasks + (progressFinal-progressTasks)*(n-1)/total
}

// recordCall notes a call of a tool in the state, and logs the question to the person or the answer, without progress.
func (m *move) recordCall(e Event) {
	s := &m.State
	switch e := e.(type) {
	case Asked:
		e.Call.Waits = true
		s.Calls = slices.Concat(s.Calls, []Call{e.Call})
		m.note(LogInfo, e.Call.Agent, fmt.Sprintf(lineAsked, e.Call.Agent, e.Call.Tool))
	case Answered:
		s.Calls = endCall(s.Calls, e.Call)
		if e.Allowed {
			m.note(LogInfo, e.Call.Agent, fmt.Sprintf(lineAllowed, e.Call.Tool))
			return
		}
		m.note(LogWarning, e.Call.Agent, fmt.Sprintf(lineRefused, e.Call.Tool))
	case Called:
		s.Calls = slices.Concat(s.Calls, []Call{e.Call})
	}
}

func (m *move) taskEnded(e Event) {
	s := &m.State
	switch e := e.(type) {
	case TaskDone:
		s.Made = slices.Concat(s.Made, e.Documents)
		m.read(e.Read)
		for _, warning := range e.Warnings {
			m.note(LogWarning, s.agent(), warning)
		}
		m.say(Assistant, s.agent(), Step, e.Feedback, e.Documents)
	case TaskFailed:
		l := orEnglish(s.Language)
		s.Failures++
		m.read(e.Read)
		m.log(LogError, s.agent(), nil, fmt.Sprintf(lineTaskWrong, s.Task, len(s.Plan.Tasks), e.Why))
		m.say(Assistant, s.agent(), Step, l.say(saidFailed)+l.reason(e.Why), nil)
	}
	s.Calls = nil
	m.task(s.Task + 1)
}

// read logs how much of each document was read.
func (m *move) read(lines []string) {
	for _, line := range lines {
		m.note(LogInfo, m.State.agent(), line)
	}
}

// fail ends a round by force. The last line holds the reason.
// The log tells it in English, as all of its lines are; the message in the language of the request.
func (m *move) fail(why string) { m.failAs(why, orEnglish(m.State.Language).reason(why)) }

func (m *move) failAs(why, told string) {
	m.State.Error = why
	m.end(Failed, lineFailed, orEnglish(m.State.Language).say(saidBroken)+told)
	m.log(LogError, "", new(progressEnd), why)
}

// end ends a round: what is in flight is cut off, and the last message holds every document that was made until then.
func (m *move) end(status Status, line, text string) {
	m.State.Status, m.State.Todo, m.State.Task, m.State.Calls = status, Nothing, 0, nil
	kind := LogInfo
	if status == Failed {
		kind = LogError
	}
	m.Cut = true
	m.say(Assistant, ProjectManager, Last, text, m.State.Made)
	m.log(kind, "", new(progressEnd), line)
}

func (m *move) say(role, agent string, place Position, text string, documents []Document) {
	m.Messages = append(m.Messages, Message{
		Role: role, AgentName: agent, Content: text, Documents: lists.OrEmpty(documents), Round: m.State.Round, Status: place,
	})
}

func (m *move) line(progress int, format string, args ...any) {
	m.log(LogInfo, "", new(progress), fmt.Sprintf(format, args...))
}

// list logs a line about names, or the one that says there are none.
func (m *move) list(progress int, line, none string, names []string) {
	if len(names) > 0 {
		none = fmt.Sprintf(line, strings.Join(names, ", "))
	}
	m.log(LogInfo, "", new(progress), none)
}

func (m *move) note(kind LogType, agent, text string) { m.log(kind, agent, nil, text) }

func (m *move) log(kind LogType, agent string, progress *int, text string) {
	m.Logs = append(m.Logs, Log{
		Message: text, Progress: progress, Type: kind, AgentName: agent, Status: m.State.Status, Round: m.State.Round,
	})
}
