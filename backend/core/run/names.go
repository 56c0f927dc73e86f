package run

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"

	"terzetto/backend/base/schema"
	"terzetto/backend/value"
)

// names checks the names of values in the steps of a workflow: whether each is known where it is
// used, and whether it is written so that it can be read.
type names struct {
	wrong schema.Violations
	// scope is that of the step that is looked at. It changes in the order of the steps.
	scope value.Scope
}

// checkNames says by JSON pointer what is wrong with the names of values in a workflow.
func (w Workflow) checkNames(wrong schema.Violations) {
	steps := NameSteps(w.Instructions)
	n := names{wrong: wrong, scope: value.Scope{
		Steps: map[string]bool{}, Vars: map[string]bool{"lastError": true},
		OpenVars: len(w.Vars) == 0, // a workflow that declares none takes what it is given
	}}
	for name := range w.Vars {
		n.scope.Vars[name] = true
	}
	Walk(steps, "", func(_ string, in *Instruction) {
		n.scope.Steps[in.ID] = false
		if in.SaveAs != "" {
			n.scope.Vars[in.SaveAs] = true
		}
	})
	n.list(steps, "/instructions")
	for id := range n.scope.Steps { // a variable is read at any point of the run
		n.scope.Steps[id] = true
	}
	for name, v := range w.Vars {
		found, mistakes := value.VarUses(v)
		n.uses("/vars"+schema.Pointer(name), found, mistakes, false)
	}
}

// list checks steps in their order and returns the ids that the steps after them may name.
func (n *names) list(steps []Instruction, at string) (seen []string) {
	for i, in := range steps {
		place := at + schema.Pointer(strconv.Itoa(i))
		n.step(in, place)
		known := append(n.blocks(in, place), in.ID)
		n.show(true, known...)
		seen = append(seen, known...)
	}
	return seen
}

// blocks checks the steps in a step. Those of a loop are known in it alone; those of branches are
// known after it, and not in the branches beside theirs.
func (n *names) blocks(in Instruction, at string) (seen []string) {
	for _, b := range in.blocks() {
		items := n.scope.Items
		if in.loops() {
			n.scope.Items = append(slices.Clip(items), in.itemName())
		}
		inner := n.list(*b.steps, at+b.at)
		if in.Repeat != nil && b.at == "/steps" {
			n.rounds(*in.Repeat, at+"/repeat")
		}
		n.scope.Items = items
		n.show(false, inner...)
		if !in.loops() {
			seen = append(seen, inner...)
		}
	}
	return seen
}

// rounds checks what is looked at after each round, which may name the steps of the round.
func (n *names) rounds(r Repetition, at string) {
	n.condition(r.Until, at+"/until")
	if r.Pages != nil {
		n.value(r.Pages.List, at+"/pages/list", false)
		n.value(r.Pages.Next, at+"/pages/next", false)
	}
}

func (n *names) show(visible bool, ids ...string) {
	for _, id := range ids {
		n.scope.Steps[id] = visible
	}
}

func (n *names) step(in Instruction, at string) {
	n.condition(in.When, at+"/when")
	n.condition(in.If, at+"/if")
	texts := map[string]string{"/markdown": in.Words, "/onError": in.OnError, "/fail": in.Fail}
	if in.Wait != nil {
		texts["/wait/until"] = in.Wait.Until
	}
	if in.Ask != nil {
		texts["/ask/question"] = in.Ask.Question
	}
	for field, text := range texts {
		n.text(text, at+field)
	}
	values := map[string]json.RawMessage{"/stop": in.Stop}
	if in.ForEach != nil {
		values["/forEach/items"] = in.ForEach.Items
	}
	if in.Repeat != nil && in.Repeat.Pages != nil {
		values["/repeat/pages/first"] = in.Repeat.Pages.First
	}
	for name, v := range in.Vars {
		values["/vars"+schema.Pointer(name)] = v
	}
	for field, v := range values {
		n.value(v, at+field, false)
	}
	for name, v := range in.Args {
		place := at + "/args" + schema.Pointer(name)
		if in.Tool == FlowRunner && name == "definition" { // its texts have braces of their own
			found, mistakes := value.VarUses(v)
			n.uses(place, found, mistakes, false)
			continue
		}
		n.value(v, place, in.Tool != "")
	}
}

func (n *names) value(v json.RawMessage, at string, secrets bool) {
	found, mistakes := value.Uses(v)
	n.uses(at, found, mistakes, secrets)
}

func (n *names) text(text, at string) {
	found, err := value.TextUses(text)
	n.mistake(err, at)
	n.uses(at, found, nil, false)
}

// uses notes what is wrong with the names in a value. A secret is for the fields of a tool alone.
func (n *names) uses(at string, found []value.Use, mistakes schema.Violations, secrets bool) {
	for place, sentence := range mistakes {
		n.wrong[at+place] = sentence
	}
	for _, u := range found {
		sentence := n.scope.Check(u)
		if u.Source == value.Secret && !secrets {
			sentence = "Only the fields of a tool can use a secret."
		}
		if sentence != "" {
			n.wrong[at+u.Pointer] = sentence
		}
	}
}

// condition checks a condition. Every step may be named in it: one that did not run yet is null.
func (n *names) condition(text, at string) {
	if text == "" {
		return
	}
	c, err := value.Compile(text)
	if err != nil {
		n.mistake(err, at)
		return
	}
	for _, u := range c.Uses() {
		if _, known := n.scope.Steps[u.Step]; u.Source == value.Step && known {
			continue
		}
		if sentence := n.scope.Check(u); sentence != "" {
			n.wrong[at] = sentence
		}
	}
}

func (n *names) mistake(err error, at string) {
	if mistake, ok := errors.AsType[*value.Mistake](err); ok {
		n.wrong[at] = mistake.Message
	}
}
