package script

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/story/macro"
)

// A Note says what of a script that was read doesn't act as its author meant it.
type Note struct {
	Script string   `json:"script"` // its name
	Kind   NoteKind `json:"kind"`
	Detail string   `json:"detail"`
}

// A NoteKind says what is different.
type NoteKind string

// The kinds of notes.
const (
	BrokenPattern NoteKind = "broken_pattern" // it is off
	UnknownFlag   NoteKind = "unknown_flag"   // it is off
	TooLong       NoteKind = "too_long"       // it is off
	NoPattern     NoteKind = "no_pattern"     // it never acts
	NoPlace       NoteKind = "no_place"       // it is for no kind of text that is known, so it never acts
	UnknownMacro  NoteKind = "unknown_macro"  // the detail names those that stay as written
	NotRead       NoteKind = "not_read"       // it is no script, and was left out
	TooMany       NoteKind = "too_many"       // the detail says how many were left out
)

// Read reads the scripts of a file of SillyTavern: one script, a list of them, a card or a preset that holds some, or its
// settings. The error says that there are none.
func Read(raw []byte) ([]Script, []Note, error) {
	raw = []byte(strings.TrimPrefix(string(raw), "\ufeff"))
	if !json.Valid(raw) {
		return nil, nil, fault.New(fault.Invalid, "This file is not valid JSON, so no scripts were read.")
	}
	list, found := find(raw)
	if !found {
		return nil, nil, fault.New(fault.Invalid, "This file holds no regex scripts.")
	}
	scripts, notes := ReadList(list)
	if len(scripts) == 0 {
		return nil, notes, fault.New(fault.Invalid, "This file holds no regex scripts.")
	}
	return scripts, notes, nil
}

// find looks for scripts in the places where SillyTavern and those that follow it have them.
func find(raw json.RawMessage) (list json.RawMessage, found bool) {
	if len(raw) > 0 && raw[0] == '[' {
		return raw, true
	}
	o := rawjson.ObjectOf(raw)
	if isScript(o) {
		return rawjson.Encode([]json.RawMessage{raw}), true
	}
	for _, place := range []json.RawMessage{
		o["regex_scripts"], o.Child("extensions")["regex_scripts"], o.Child("data").Child("extensions")["regex_scripts"],
		o.Child("extension_settings")["regex"], o["regex"], o["scripts"], o["entries"],
	} {
		var all []json.RawMessage
		if json.Unmarshal(place, &all) == nil && slices.ContainsFunc(all, func(one json.RawMessage) bool { return isScript(rawjson.ObjectOf(one)) }) {
			return place, true
		}
	}
	return nil, false
}

func isScript(o rawjson.Object) bool {
	_, find := o["findRegex"]
	_, name := o["scriptName"]
	return find || name && o.Has("replaceString")
}

// ReadList reads a list of scripts, as a card has it.
func ReadList(list json.RawMessage) (scripts []Script, notes []Note) {
	var all []json.RawMessage
	if json.Unmarshal(list, &all) != nil {
		return nil, nil
	}
	if left := len(all) - MostScripts; left > 0 {
		notes = append(notes, Note{Kind: TooMany, Detail: strconv.Itoa(left)})
		all = all[:MostScripts]
	}
	for _, raw := range all {
		s, ok := Of(raw)
		if !ok {
			notes = append(notes, Note{Script: s.Name, Kind: NotRead})
			continue
		}
		scripts = append(scripts, s)
		notes = append(notes, s.Notes()...)
	}
	return scripts, notes
}

// Notes say what of a script doesn't act as its author meant it.
func (s *Script) Notes() (notes []Note) {
	add := func(kind NoteKind, detail string) { notes = append(notes, Note{s.Name, kind, detail}) }
	switch err := s.Check(); {
	case err == nil:
	case errors.Is(err, ErrEmpty):
		add(NoPattern, "")
	case errors.Is(err, ErrFlags):
		add(UnknownFlag, s.Find)
	case errors.Is(err, ErrTooLong):
		add(TooLong, "")
	default:
		add(BrokenPattern, err.Error())
	}
	if len(s.On) == 0 {
		add(NoPlace, "")
	}
	texts := s.Replace
	if s.Macros != Literal {
		texts += "\n" + s.Find
	}
	unknown := slices.DeleteFunc(macro.Unknown(texts), func(name string) bool { return strings.EqualFold(name, "match") })
	if len(unknown) > 0 {
		add(UnknownMacro, strings.Join(unknown, ", "))
	}
	return notes
}

// Of reads one script from an object as SillyTavern writes it; ok is false where it is none.
func Of(raw json.RawMessage) (s Script, ok bool) {
	o := rawjson.ObjectOf(raw)
	s = Script{
		Name: strings.TrimSpace(o.Text("scriptName")), Find: o.Text("findRegex"), Replace: o.Text("replaceString"), Trim: textsOf(o["trimStrings"]),
		On: kindsOf(o["placement"]), Shown: rawjson.Truth(o["markdownOnly"]), Sent: rawjson.Truth(o["promptOnly"]), OnEdit: rawjson.Truth(o["runOnEdit"]),
		MinDepth: depthOf(o["minDepth"], -1), MaxDepth: depthOf(o["maxDepth"], 0), Macros: macrosOf(o["substituteRegex"]), Disabled: rawjson.Truth(o["disabled"]),
		Rest: raw,
	}
	return s, isScript(o)
}

// textsOf reads a list of texts; one text is a list of its lines.
func textsOf(raw json.RawMessage) []string {
	texts := []string{}
	var all []json.RawMessage
	if json.Unmarshal(raw, &all) != nil {
		text, _ := rawjson.Text(raw)
		return slices.DeleteFunc(strings.Split(text, "\n"), func(line string) bool { return line == "" })
	}
	for _, one := range all {
		if text, ok := rawjson.Text(one); ok && text != "" {
			texts = append(texts, text)
		}
	}
	return texts
}

// places are SillyTavern's numbers for kinds of texts. 0 was for what is shown, and 4 for what another character says by a command.
var places = map[string]Kind{"1": Person, "2": Reply, "3": Command, "4": Command, "5": Lore, "6": Reasoning}

func kindsOf(raw json.RawMessage) []Kind {
	kinds := []Kind{}
	for _, number := range textsOf(raw) {
		if kind, known := places[number]; known && !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// depthOf reads a bound; what is below least is none.
func depthOf(raw json.RawMessage, least int) *int {
	text, _ := rawjson.Text(raw)
	n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	if err != nil || n < float64(least) || n > 1e6 {
		return nil
	}
	return new(int(n))
}

func macrosOf(raw json.RawMessage) FindMacros {
	text, _ := rawjson.Text(raw)
	switch strings.TrimSpace(text) {
	case "1", "true": // earlier versions had a switch
		return Raw
	case "2":
		return Escaped
	}
	return Literal
}
