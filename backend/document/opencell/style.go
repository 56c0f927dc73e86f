package opencell

import (
	"math"
	"strconv"
	"strings"

	"terzetto/backend/document/numberformat"
)

// A Tag is an element that begins or ends.
type Tag struct {
	Name   string
	Starts bool
	Attr   func(name string) string
}

// mostStyles is how many styles are looked at: a file of more has been made by a machine, and its cells show what is stored.
const mostStyles = 20_000

// A form is how a style shows numbers.
type form int

const (
	unsaid  form = iota
	general      // as they are
	day
	special
)

// Styles are those of cells. The zero Styles has none, so that all numbers are shown as they are.
type Styles struct {
	forms map[string]form  // of the styles of numbers
	cells map[string]style // by their names
	open  string           // the style of numbers that is open
}

type style struct{ parent, form string }

// Visit takes the styles in.
func (s *Styles) Visit(t Tag) {
	if s.forms == nil {
		s.forms, s.cells = map[string]form{}, map[string]style{}
	}
	if !t.Starts || len(s.forms)+len(s.cells) > mostStyles {
		return
	}
	switch t.Name {
	case "style":
		s.open = ""
		if t.Attr("family") == "table-cell" {
			s.cells[t.Attr("name")] = style{t.Attr("parent-style-name"), t.Attr("data-style-name")}
		}
	case "default-style":
		s.open = ""
	case "number-style":
		s.open = t.Attr("name")
		s.forms[s.open] = general
	case "date-style":
		s.open = ""
		s.forms[t.Attr("name")] = day
	case "percentage-style", "currency-style", "time-style", "boolean-style", "text-style":
		s.open = ""
		s.forms[t.Attr("name")] = special
	case "number":
		places, least := t.Attr("decimal-places"), t.Attr("min-integer-digits")
		if s.open != "" && (places != "" || least != "" && least != "1" || t.Attr("grouping") == "true" || t.Attr("display-factor") != "") {
			s.forms[s.open] = special
		}
	case "scientific-number", "fraction", "text", "map", "embedded-text", "fill-character":
		if s.open != "" {
			s.forms[s.open] = special
		}
	}
}

// form gives how a style of cells shows numbers: as its parent does, where it says nothing.
func (s *Styles) form(name string) form {
	const deepest = 10
	for range deepest {
		of, known := s.cells[name]
		if f := s.forms[of.form]; f != unsaid {
			return f
		}
		if of.form != "" {
			return special // no one knows which
		}
		if !known || of.parent == "" {
			return general
		}
		name = of.parent
	}
	return special
}

// Show is what a cell of a style shows. kind and number are what it holds, shown is the text that is stored with it.
func (s *Styles) Show(name, kind, number, shown string) string {
	value, err := strconv.ParseFloat(number, 64)
	if kind != "float" || err != nil {
		return shown
	}
	switch f := s.form(name); {
	case f == day && strings.Trim(shown, "#") == "":
		return numberformat.ByNumber(14).Show(value, number, false)
	case f == general && rounds(shown, value):
		exact := numberformat.Format{}.Show(value, number, false)
		if strings.Contains(shown, ",") {
			exact = strings.Replace(exact, ".", ",", 1)
		}
		if len(exact) > len(shown) {
			return exact
		}
	}
	return shown
}

// rounds says whether a text is a number of fewer digits for a value: no error, no text of a formula.
func rounds(shown string, value float64) bool {
	n, err := strconv.ParseFloat(strings.Replace(shown, ",", ".", 1), 64)
	return err == nil && math.Abs(n-value) <= max(0.5, 1e-5*math.Abs(value))
}
