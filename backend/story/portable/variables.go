package portable

import (
	"encoding/json"
	"maps"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/story/macro"
)

// variablesKey is where SillyTavern keeps the variables of a chat.
const variablesKey = "variables"

// variablesOf reads the variables that SillyTavern keeps, whose values are texts, numbers and lists; known is false where there
// are none.
func variablesOf(raw json.RawMessage) (values map[string]string, known bool) {
	o := rawjson.ObjectOf(raw)
	if o == nil {
		return nil, false
	}
	values = map[string]string{}
	for name, value := range o {
		text, plain := rawjson.Text(value)
		if !plain {
			text = string(value)
		}
		if text != "null" {
			values[cleanText(name)] = cleanText(text)
		}
	}
	return values, true
}

// keepVariables holds the variables of a chat to their limits, and puts on a row what the chat says and its rows don't. A chat
// has one set of variables where it comes from, so in one whose rows say nothing each branch begins with it.
func (t *Transcript) keepVariables() {
	left := 0
	bounded := func(values map[string]string) map[string]string {
		if values == nil {
			return nil
		}
		taken := macro.NewVariables(macro.State{Own: values}).State().Own
		left += len(values) - len(taken)
		return taken
	}
	t.Variables = bounded(t.Variables)
	tell := false
	for i := range t.Rows {
		r := &t.Rows[i]
		r.Variables = bounded(r.Variables)
		tell = tell || r.Variables != nil
	}
	if left > 0 {
		t.problem(fault.Newf(fault.TooLarge, "Variables over the size limit were left out: %d.", left))
	}
	if len(t.Variables) == 0 || t.Leaf < 0 || maps.Equal(t.Variables, t.variablesAt(t.Leaf)) {
		return
	}
	if tell {
		t.Rows[t.Leaf].Variables = t.Variables
		return
	}
	for i := range t.Rows {
		if t.Rows[i].Parent < 0 {
			t.Rows[i].Variables = t.Variables
		}
	}
}

// variablesAt are the variables after a row.
func (t *Transcript) variablesAt(at int) map[string]string {
	for ; at >= 0; at = t.Rows[at].Parent {
		if v := t.Rows[at].Variables; v != nil {
			return v
		}
	}
	return nil
}
