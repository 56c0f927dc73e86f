package macro

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
)

// The most that variables hold, so that no text makes them grow without end.
const (
	maxVariables = 1000
	maxVariable  = 1 << 16 // bytes of a value
)

// Variables are what {{setvar}} and its kin keep while texts are resolved one after another. They belong to one goroutine.
// The zero value holds nothing.
type Variables struct {
	own, shared map[string]string
}

// NewVariables holds copies of the variables of a conversation and of those that all conversations share.
func NewVariables(own, shared map[string]string) *Variables {
	v := &Variables{}
	for name, value := range own {
		v.set(false, name, value)
	}
	for name, value := range shared {
		v.set(true, name, value)
	}
	return v
}

// All gives copies of the variables of the conversation and of those that all conversations share.
func (v *Variables) All() (own, shared map[string]string) {
	own, shared = map[string]string{}, map[string]string{}
	for name, value := range v.own {
		own[name] = value
	}
	for name, value := range v.shared {
		shared[name] = value
	}
	return own, shared
}

func (v *Variables) get(shared bool, name string) string {
	if shared {
		return plain(v.shared[name])
	}
	return plain(v.own[name])
}

// set reports whether the value was taken; what is too much is not.
func (v *Variables) set(shared bool, name, value string) bool {
	of := &v.own
	if shared {
		of = &v.shared
	}
	if *of == nil {
		*of = map[string]string{}
	}
	if _, known := (*of)[name]; len(value) > maxVariable || len(name) > maxVariable || !known && len(*of) >= maxVariables {
		return false
	}
	(*of)[name] = value
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
	if isNumber && more {
		return v.set(shared, name, numberText(a+b))
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
