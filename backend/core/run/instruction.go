package run

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/schema"
	"terzetto/backend/value"
)

// An Instruction is one step. Exactly one of its acts says what is done: Tool, Template,
// Words, If, ForEach, Parallel, Wait, Ask, Stop or Fail. Words beside a Tool are its message.
type Instruction struct {
	// ID names the step for the values of others. Ids are unique in a workflow.
	ID       string                     `json:"id,omitempty"`
	Tool     string                     `json:"directCallToolId,omitempty"`
	Template string                     `json:"subWorkflowId,omitempty"`
	Words    string                     `json:"markdown,omitempty"`
	Args     map[string]json.RawMessage `json:"args,omitempty"` // of this step alone; before the run's vars
	// Vars are what a workflow that the step runs begins with; nil: it shares the run's vars.
	Vars   map[string]json.RawMessage `json:"vars,omitempty"`
	SaveAs string                     `json:"saveAs,omitempty"` // the var that keeps the result
	// Assistant carries this step out instead of the run's own.
	Assistant string `json:"assistantId,omitempty"`
	OnError   string `json:"onError,omitempty"` // words that are carried out when the step failed
	Control
	Care
	// Rewritten marks words that were made into the step after them.
	Rewritten bool `json:"rewritten,omitempty"`
	// InsertedBy is the index of the step that this one was inserted for.
	InsertedBy *int `json:"insertedBy,omitempty"`
	// Branch says in which branch of an If the step stands.
	Branch string `json:"branch,omitempty"`
}

// Control holds the acts that decide how a run goes on.
type Control struct {
	If       string          `json:"if,omitempty"` // a condition
	Then     []Instruction   `json:"then,omitempty"`
	Else     []Instruction   `json:"else,omitempty"`
	ForEach  *ForEach        `json:"forEach,omitempty"`
	Repeat   *Repetition     `json:"repeat,omitempty"`
	Steps    []Instruction   `json:"steps,omitempty"` // of ForEach or Repeat
	Parallel [][]Instruction `json:"parallel,omitempty"`
	Wait     *Wait           `json:"wait,omitempty"`
	Ask      *Ask            `json:"ask,omitempty"`
	Stop     json.RawMessage `json:"stop,omitempty"` // ends the whole run well; the value is its result
	Fail     string          `json:"fail,omitempty"` // the message with which the step fails
	// Round is the repetition whose rounds the step ends. Only a run has such a step.
	Round *Repetition `json:"round,omitempty"`
}

// Care says when a step is carried out and what happens when it fails.
type Care struct {
	When            string `json:"when,omitempty"` // a condition; when it is false the step is skipped
	TimeoutMs       int64  `json:"timeoutMs,omitempty"`
	Retry           *Retry `json:"retry,omitempty"`
	ContinueOnError bool   `json:"continueOnError,omitempty"`
}

// ForEach carries out steps for each item of a list.
type ForEach struct {
	Items    json.RawMessage `json:"items"` // a list, or a value that becomes one
	As       string          `json:"as,omitempty"`
	Parallel int             `json:"parallel,omitempty"` // how many items side by side; 0: one
}

// Name is what the steps call the item.
func (f ForEach) Name() string {
	return cmp.Or(f.As, "item")
}

// Wait waits for a time. Exactly one of its fields is set.
type Wait struct {
	ForMs int64  `json:"forMs,omitempty"`
	Until string `json:"until,omitempty"` // RFC 3339, or a local 2006-01-02T15:04 or 15:04; may hold values
}

// Ask asks a person.
type Ask struct {
	Question string          `json:"question"`
	Schema   json.RawMessage `json:"schema,omitempty"` // of the answer; nil: text
}

// Retry tries a step again that failed. A tool that may not be repeated is tried again only
// with Always.
type Retry struct {
	Count     int   `json:"count"`
	BackoffMs int64 `json:"backoffMs,omitempty"` // before the first; each further one waits twice as long
	Always    bool  `json:"always,omitempty"`
}

// An act is what a step does.
type act string

const (
	calls    act = "directCallToolId"
	descends act = "subWorkflowId"
	says     act = "markdown"
	decides  act = "if"
	loops    act = "forEach"
	repeats  act = "repeat"
	closes   act = "round"
	divides  act = "parallel"
	waits    act = "wait"
	asks     act = "ask"
	stops    act = "stop"
	fails    act = "fail"
)

// acts lists what the step says is done: one, unless it is wrong.
func (in Instruction) acts() []act {
	var all []act
	for _, a := range []struct {
		act
		is bool
	}{
		{calls, in.Tool != ""},
		{descends, in.Template != ""},
		{says, in.Tool == "" && strings.TrimSpace(in.Words) != ""},
		{decides, in.If != ""},
		{loops, in.ForEach != nil},
		{repeats, in.Repeat != nil},
		{closes, in.Round != nil},
		{divides, in.Parallel != nil},
		{waits, in.Wait != nil},
		{asks, in.Ask != nil},
		{stops, in.Stop != nil},
		{fails, in.Fail != ""},
	} {
		if a.is {
			all = append(all, a.act)
		}
	}
	return all
}

func (in Instruction) act() act {
	if all := in.acts(); len(all) > 0 {
		return all[0]
	}
	return says
}

// Blocks reports whether the step is carried out by blocks of its run.
func (in Instruction) Blocks() bool { return in.loops() || in.Parallel != nil }

// loops reports whether lanes of the run carry out the steps of the step, once for each item or in each round.
func (in Instruction) loops() bool { return in.ForEach != nil || in.Repeat != nil }

// itemName is what the steps of a loop call the item or the round.
func (in Instruction) itemName() string {
	if in.ForEach != nil {
		return in.ForEach.Name()
	}
	return in.Repeat.Name()
}

// A block is a list of steps within a step, and the JSON pointer to it from there.
type block struct {
	at    string
	steps *[]Instruction
}

func (in *Instruction) blocks() []block {
	all := []block{{"/then", &in.Then}, {"/else", &in.Else}, {"/steps", &in.Steps}}
	for i := range in.Parallel {
		all = append(all, block{schema.Pointer("parallel", strconv.Itoa(i)), &in.Parallel[i]})
	}
	return all
}

// Walk visits every step of a list, each before the steps in it, with the JSON pointer to it
// below at.
func Walk(steps []Instruction, at string, visit func(at string, in *Instruction)) {
	for i := range steps {
		place := at + "/" + strconv.Itoa(i)
		visit(place, &steps[i])
		for _, b := range steps[i].blocks() {
			Walk(*b.steps, place+b.at, visit)
		}
	}
}

// NameSteps gives each step without an id one that is free: step1, step2, and so on.
func NameSteps(steps []Instruction) []Instruction {
	steps = cloneSteps(steps)
	taken := map[string]bool{}
	Walk(steps, "", func(_ string, in *Instruction) { taken[in.ID] = true })
	n := 0
	Walk(steps, "", func(_ string, in *Instruction) {
		for in.ID == "" {
			n++
			if id := "step" + strconv.Itoa(n); !taken[id] {
				in.ID = id
			}
		}
	})
	return steps
}

// cloneSteps copies a list with its blocks, so that naming the copy leaves the list alone.
func cloneSteps(steps []Instruction) []Instruction {
	steps = slices.Clone(steps)
	for i := range steps {
		steps[i].Parallel = slices.Clone(steps[i].Parallel)
		for _, b := range steps[i].blocks() {
			*b.steps = cloneSteps(*b.steps)
		}
	}
	return steps
}

const (
	maxSideBySide = 32
	maxRetries    = 100
	maxWait       = 366 * 24 * 60 * 60 * 1000
)

// check says by pointer what is wrong with an instruction by itself, without the steps in it.
func (in Instruction) check() map[string]string {
	wrong := map[string]string{}
	switch all := in.acts(); {
	case len(all) == 0:
		wrong["/markdown"] = "This step does nothing. Choose a tool or a workflow, or describe the task."
	case len(all) > 1:
		wrong["/"+string(all[1])] = fmt.Sprintf("A step can have either %s or %s, not both.", all[0], all[1])
	}
	if in.ID != "" && !value.IsID(in.ID) {
		wrong["/id"] = "Name the step with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved."
	}
	if in.SaveAs != "" && !varName().MatchString(in.SaveAs) {
		wrong["/saveAs"] = "Name the variable with letters, digits and _, starting with a letter."
	}
	for field, text := range map[string]string{
		"/markdown": in.Words, "/onError": in.OnError, "/fail": in.Fail, "/if": in.If, "/when": in.When, "/stop": string(in.Stop),
	} {
		if utf8.RuneCountInString(text) > maxText {
			wrong[field] = fmt.Sprintf("This text has more than %d characters.", maxText)
		}
	}
	in.checkControl(wrong)
	in.checkCare(wrong)
	checkSizes(wrong, "/args", in.Args)
	checkSizes(wrong, "/vars", in.Vars)
	return wrong
}

// checkControl notes what is wrong with the parts that control the run, a branch for each mistake.
func (in Instruction) checkControl(wrong map[string]string) {
	switch {
	case in.If == "" && len(in.Then)+len(in.Else) > 0:
		wrong["/if"] = "Steps in branches need a condition."
	case in.Round != nil:
		wrong["/round"] = "A workflow has no such step."
	case !in.loops() && len(in.Steps) > 0:
		wrong["/forEach"] = "Steps in a loop need a list."
	case in.Template == "" && in.Vars != nil:
		wrong["/vars"] = "Only a step that runs a workflow passes variables."
	}
	if f := in.ForEach; f != nil {
		switch {
		case len(in.Steps) == 0:
			wrong["/steps"] = "This loop has no steps."
		case len(f.Items) == 0:
			wrong["/forEach/items"] = "This loop has no list."
		case f.As != "" && !value.IsItemName(f.As):
			wrong["/forEach/as"] = "Name the item with letters, digits and _, starting with a letter. Words of conditions such as “in” are reserved."
		case f.Parallel < 0 || f.Parallel > maxSideBySide:
			wrong["/forEach/parallel"] = fmt.Sprintf("A loop can work on 1 to %d items at once.", maxSideBySide)
		}
	}
	in.Repeat.check(wrong, len(in.Steps))
	if in.Parallel != nil && (len(in.Parallel) == 0 || len(in.Parallel) > maxSideBySide) {
		wrong["/parallel"] = fmt.Sprintf("A step can have 1 to %d branches.", maxSideBySide)
	}
	if in.Wait != nil {
		switch w := *in.Wait; {
		case (w.ForMs != 0) == (w.Until != ""):
			wrong["/wait"] = "Give either how long to wait, or until when."
		case w.ForMs < 0 || w.ForMs > maxWait:
			wrong["/wait/forMs"] = "A wait takes 1 millisecond to a year."
		}
	}
	if in.Ask != nil {
		if strings.TrimSpace(in.Ask.Question) == "" {
			wrong["/ask/question"] = "The question is missing."
		}
		if in.Ask.Schema != nil {
			if _, err := schema.Compile(in.Ask.Schema); err != nil {
				wrong["/ask/schema"] = "The schema of the answer is not a JSON Schema."
			}
		}
	}
}

func (in Instruction) checkCare(wrong map[string]string) {
	works := slices.Contains([]act{calls, says}, in.act())
	switch r := in.Retry; {
	case r == nil:
	case !works && in.act() != descends:
		wrong["/retry"] = "Only a tool, a workflow or a task in words can be retried."
	case r.Count < 0 || r.Count > maxRetries:
		wrong["/retry/count"] = fmt.Sprintf("A step can be retried up to %d times.", maxRetries)
	case r.BackoffMs < 0 || r.BackoffMs > maxWait:
		wrong["/retry/backoffMs"] = "The pause before a retry takes at most a year."
	}
	switch {
	case in.TimeoutMs == 0:
	case !works:
		wrong["/timeoutMs"] = "Only a tool or a task in words can have a time limit."
	case in.TimeoutMs < 0 || in.TimeoutMs > maxWait:
		wrong["/timeoutMs"] = "A time limit is 1 millisecond to a year."
	}
}

func checkSizes(wrong map[string]string, field string, values map[string]json.RawMessage) {
	size := 0
	for name, v := range values {
		size += len(name) + len(v)
		if !json.Valid(v) {
			wrong[field] = "A value here is not valid JSON."
		}
	}
	if size > maxArgs {
		wrong[field] = fmt.Sprintf("The values have more than %d KB together.", maxArgs>>10)
	}
}
