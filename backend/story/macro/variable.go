package macro

import (
	"encoding/json"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
)

// The most that variables hold, so that no text makes them grow without end.
const (
	maxVariables = 1000
	maxVariable  = 1 << 16 // bytes of a value
	maxState     = 1 << 20 // bytes of all names and values, which are stored with each message that changes one
)

// A State is what variables hold at one point of a conversation.
type State struct {
	Own    map[string]string // of the conversation, along a branch
	Shared map[string]string // of all conversations
}

// Since is what is to be stored of a state that follows another one: all variables of the conversation, or nil where none of
// them changed, and of the shared ones those that changed.
func (s State) Since(before State) (changed State) {
	if !maps.Equal(s.Own, before.Own) {
		changed.Own = s.Own
	}
	for name, value := range s.Shared {
		if was, known := before.Shared[name]; !known || was != value {
			if changed.Shared == nil {
				changed.Shared = map[string]string{}
			}
			changed.Shared[name] = value
		}
	}
	return changed
}

// Variables are what {{setvar}} and its kin keep while texts are resolved one after another. They belong to one goroutine.
// The zero value holds nothing.
type Variables struct {
	own, shared variables
}

// variables are those of one kind, with how many bytes they have.
type variables struct {
	values map[string]string
	size   int
}

// NewVariables holds a copy of a state, as far as it is within bounds.
func NewVariables(s State) *Variables {
	v := &Variables{}
	v.own.fill(s.Own)
	v.shared.fill(s.Shared)
	return v
}

// fill takes values, by their names, as far as there is room.
func (v *variables) fill(values map[string]string) {
	for _, name := range slices.Sorted(maps.Keys(values)) {
		v.set(name, values[name])
	}
}

// State gives a copy of what is held.
func (v *Variables) State() State {
	return State{maps.Clone(v.own.values), maps.Clone(v.shared.values)}
}

// WithShared gives a state with values for variables of all conversations, as far as there is room.
func (s State) WithShared(values map[string]string) State {
	v := NewVariables(s)
	v.shared.fill(values)
	return v.State()
}

// Clone gives variables that hold the same and change by themselves.
func (v *Variables) Clone() *Variables {
	return &Variables{variables{maps.Clone(v.own.values), v.own.size}, variables{maps.Clone(v.shared.values), v.shared.size}}
}

func (v *Variables) of(shared bool) *variables {
	if shared {
		return &v.shared
	}
	return &v.own
}

// Value is what a variable holds.
func (v *Variables) Value(shared bool, name string) (text string, there bool) {
	text, there = v.of(shared).values[name]
	return plain(text), there
}

// Set gives a variable a value, and reports whether there was room for it.
func (v *Variables) Set(shared bool, name, value string) bool {
	return name != "" && v.set(shared, name, value)
}

// Add adds to a variable as {{addvar}} does, and reports whether there was room.
func (v *Variables) Add(shared bool, name, value string) bool {
	return name != "" && v.add(shared, name, value)
}

// Remove has a variable hold nothing. One that all conversations share stays, and is empty.
func (v *Variables) Remove(shared bool, name string) {
	of := v.of(shared)
	value, there := of.values[name]
	switch {
	case !there:
	case shared:
		v.set(shared, name, "")
	default:
		of.size -= len(name) + len(value)
		delete(of.values, name)
	}
}

func (v *Variables) get(shared bool, name string) string { return plain(v.of(shared).values[name]) }

// set reports whether the value was taken; what is too much is not.
func (v *Variables) set(shared bool, name, value string) bool { return v.of(shared).set(name, value) }

func (v *variables) set(name, value string) bool {
	was, known := v.values[name]
	size := v.size + len(value) - len(was)
	if !known {
		size += len(name)
	}
	if len(value) > maxVariable || size > maxState || !known && len(v.values) >= maxVariables {
		return false
	}
	if v.values == nil {
		v.values = map[string]string{}
	}
	v.values[name], v.size = value, size
	return true
}

// add appends to a list, adds numbers, and puts other texts behind one another.
func (v *Variables) add(shared bool, name, value string) bool {
	is := v.get(shared, name)
	var list []any
	if json.Unmarshal([]byte(is), &list) == nil && list != nil {
		whole, err := json.Marshal(append(list, value))
		return err == nil && v.set(shared, name, string(whole))
	}
	a, isNumber := number(is)
	b, more := number(value)
	if sum := a + b; isNumber && more {
		return !math.IsInf(sum, 0) && v.set(shared, name, numberText(sum))
	}
	if is == "0" { // as an empty one
		is = ""
	}
	return v.set(shared, name, is+value)
}

// number reads a number; an empty text is none in a value and zero in a sum.
func number(text string) (float64, bool) {
	text = strings.TrimSpace(text)
	if text == "" {
		return 0, true
	}
	if strings.ContainsAny(text, "xXpP_nNiI") { // words and spellings that only Go reads as numbers
		return 0, false
	}
	n, err := strconv.ParseFloat(text, 64)
	return n, err == nil && !math.IsInf(n, 0)
}

func numberText(n float64) string {
	if math.Abs(n) >= 1e21 {
		return strconv.FormatFloat(n, 'g', -1, 64)
	}
	return strconv.FormatFloat(n, 'f', -1, 64)
}

// plain writes a number as numbers are written.
func plain(value string) string {
	if n, ok := number(value); ok && strings.TrimSpace(value) != "" {
		return numberText(n)
	}
	return value
}
