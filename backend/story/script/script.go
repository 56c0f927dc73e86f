package script

import (
	"encoding/json"
	"errors"
	"strings"

	"terzetto/backend/base/jsregexp"
)

// The bounds of one script.
const (
	MostFind    = 20_000  // bytes of a pattern
	MostReplace = 256_000 // bytes of a replacement; it may be a page of HTML
	MostTrim    = 100
	MostScripts = 2_000 // of one file
)

// A Script finds a pattern in texts and puts something else in its place.
type Script struct {
	Name     string     `json:"name"`
	Find     string     `json:"find"`    // a pattern of JavaScript, or one between slashes with flags behind it
	Replace  string     `json:"replace"` // $1, $<name> and {{match}} are what was found
	Trim     []string   `json:"trim"`    // texts that are taken out of what was found
	On       []Kind     `json:"on"`
	Shown    bool       `json:"shown"` // it changes what a person sees, and not what is stored
	Sent     bool       `json:"sent"`  // it changes what a model reads, and not what is stored
	MinDepth *int       `json:"min_depth"`
	MaxDepth *int       `json:"max_depth"` // messages behind the one that it changes; 0: the last one
	OnEdit   bool       `json:"on_edit"`   // it changes what a person edited too
	Macros   FindMacros `json:"macros"`
	Disabled bool       `json:"disabled"`

	Rest json.RawMessage `json:"-"` // the object that it was read from; empty: it was made here
}

// A Kind is a kind of text that scripts change.
type Kind string

// The kinds.
const (
	Person    Kind = "person"    // what the person writes
	Reply     Kind = "reply"     // what models and greetings say
	Command   Kind = "command"   // what a command writes
	Lore      Kind = "lore"      // the text of an entry of a lorebook
	Reasoning Kind = "reasoning" // what a model thinks
)

// Kinds are all of them.
func Kinds() []Kind { return []Kind{Person, Reply, Command, Lore, Reasoning} }

// FindMacros says what becomes of macros in the pattern.
type FindMacros string

// The ways to read macros in a pattern.
const (
	Literal FindMacros = ""        // they are text
	Raw     FindMacros = "raw"     // their values are a part of the pattern
	Escaped FindMacros = "escaped" // their values are text of the pattern
)

// A Layer is what a script changes.
type Layer string

// The layers.
const (
	Stored Layer = "stored"
	Shown  Layer = "shown"
	Sent   Layer = "sent"
)

// Changes reports whether the script changes a layer.
func (s *Script) Changes(of Layer) bool {
	switch of {
	case Shown:
		return s.Shown
	case Sent:
		return s.Sent
	case Stored:
	}
	return !s.Shown && !s.Sent
}

// Faults of a script that can't be used.
var (
	ErrEmpty   = errors.New("the script has no pattern")
	ErrFlags   = errors.New("the pattern has a flag that is not known")
	ErrTooLong = errors.New("the script is too long")
	ErrGrowth  = errors.New("the script adds too much to the text")
	ErrNothing = errors.New("the script would leave nothing of the text")
)

// Check reports why a script can't be used; nil: it can. A pattern that holds macros is known only where it is used.
func (s *Script) Check() error {
	switch {
	case s.Find == "":
		return ErrEmpty
	case len(s.Find) > MostFind, len(s.Replace) > MostReplace, len(s.Trim) > MostTrim:
		return ErrTooLong
	case s.Macros != Literal && strings.Contains(s.Find, "{{"):
		return nil
	}
	_, err := parse(s.Find)
	return err
}

// A pattern is one that was read.
type pattern struct {
	*jsregexp.Regexp
	all bool // every match is replaced, and not only the first
}

// knownFlags are those of JavaScript that mean something here, or nothing for a replacement.
const knownFlags = "gimsudv"

func parse(find string) (pattern, error) {
	inner, flags, _ := jsregexp.CutLiteral(find)
	if strings.Trim(flags, knownFlags) != "" {
		return pattern{}, ErrFlags
	}
	re, err := jsregexp.Parse(inner, flags)
	return pattern{re, strings.Contains(flags, "g")}, err
}
