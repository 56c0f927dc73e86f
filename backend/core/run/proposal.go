package run

import (
	"bytes"
	"encoding/json"
	"net/url"
	"path"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/tool"
	"terzetto/backend/value"
)

// A Proposal is what a person may let the runs of a trigger do without asking: for a step that asks now, or for one that
// will ask once a run comes to it.
type Proposal struct {
	At        string        `json:"at"`       // the id of a workflow and the JSON pointer to the step in it; empty: a run asks now
	Step      string        `json:"step"`     // the id of the step
	Workflow  string        `json:"workflow"` // the name of the workflow that the step is in
	ToolID    string        `json:"toolId"`
	ToolName  string        `json:"toolName"`
	Level     tool.Level    `json:"level"`
	Target    *tool.Target  `json:"target"`
	Arguments []ProposedArg `json:"arguments"`
	Given     bool          `json:"given"` // there is a permission already
	Never     string        `json:"never"` // why there can be no permission; empty: there can
}

// A ProposedArg is what an argument of a call may be. The first rule is the one that is proposed: exactly the value only
// where it is the same each time.
type ProposedArg struct {
	Name    string            `json:"name"`
	Value   json.RawMessage   `json:"value"`   // as far as it is known
	Differs bool              `json:"differs"` // it may be another value each time
	Rules   []json.RawMessage `json:"rules"`
}

// kindOfArg is what an argument means, as far as its schema says it.
type kindOfArg string

const (
	pathArg    kindOfArg = "path"
	addressArg kindOfArg = "uri"
	choiceArg  kindOfArg = "choice" // a number, one of few, or the name of something that is kept
	textArg    kindOfArg = "text"
)

// usualNames are what arguments are called whose schema doesn't say what they are, such as those of a tool server.
var usualNames = map[string]kindOfArg{
	"path": pathArg, "file": pathArg, "filename": pathArg, "filepath": pathArg, "folder": pathArg, "directory": pathArg, "source": pathArg, "destination": pathArg,
	"url": addressArg, "uri": addressArg, "address": addressArg,
}

func kindOf(name string, of json.RawMessage) kindOfArg {
	var s struct {
		Type   json.RawMessage   `json:"type"`
		Format string            `json:"format"`
		Enum   []json.RawMessage `json:"enum"`
	}
	if json.Unmarshal(of, &s) != nil { // a schema that says only true
		return textArg
	}
	isText := len(s.Type) == 0 || bytes.Contains(s.Type, []byte(`"string"`))
	switch {
	case s.Format == "path" && isText:
		return pathArg
	case (s.Format == "uri" || s.Format == "url") && isText:
		return addressArg
	case len(s.Enum) > 0, s.Format != "" && s.Format != "json-schema",
		len(s.Type) > 0 && !isText && !bytes.Contains(s.Type, []byte(`"object"`)) && !bytes.Contains(s.Type, []byte(`"array"`)):
		return choiceArg
	case isText && usualNames[strings.ToLower(strings.ReplaceAll(name, "_", ""))] != "":
		return usualNames[strings.ToLower(strings.ReplaceAll(name, "_", ""))]
	}
	return textArg
}

// A Written says of an argument what its workflow makes of it.
type Written int

// What a workflow makes of an argument.
const (
	Unwritten Written = iota // a model gives the arguments, which may differ each time
	Fixed                    // it is the same each time
	Changing                 // it takes values that differ
)

// ProposalFor says by which rules a call may be allowed for good. Args are those that a person is shown; in those of a
// step that asks later, value.Unknown stands for what is not known yet. Written says what the workflow makes of each.
func ProposalFor(t tool.Tool, args json.RawMessage, target *tool.Target, written func(name string) Written) Proposal {
	p := Proposal{ToolID: t.ID, ToolName: t.Name, Level: t.Level, Target: target, Arguments: []ProposedArg{}}
	to, _ := t.Destination(args) // where it can't be told, the call says so
	properties := rawjson.ObjectOf(rawjson.ObjectOf(t.Input)["properties"])
	given := rawjson.ObjectOf(args)
	names := make([]string, 0, len(given))
	for name := range given {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		v := given[name]
		kind := kindOf(name, properties[name])
		a := ProposedArg{Name: name, Value: v, Rules: []json.RawMessage{}}
		w := written(name)
		a.Differs = w == Changing || w == Unwritten && kind == textArg
		a.Rules = rulesOf(a, kind, w, t.Level != tool.Execute || sent(target, v), to != "")
		if len(a.Rules) == 0 && p.Never == "" {
			p.Never = fault.Sentence(fault.Newf(fault.Conflict, "“%s” of %s differs each time, so a permission would never fit again.", name, t.Name))
		}
		p.Arguments = append(p.Arguments, a)
	}
	return p
}

// rulesOf gives what an argument may be, the proposed rule first. Anything can be allowed where open says so, but not an
// address that something would be carried to.
func rulesOf(a ProposedArg, kind kindOfArg, w Written, open, carries bool) (all []json.RawMessage) {
	add := func(v any) {
		raw := rawjson.Encode(v)
		if !slices.ContainsFunc(all, func(x json.RawMessage) bool { return same(x, raw) }) {
			all = append(all, raw)
		}
	}
	if ruleOf(a.Value) != nil {
		return nil // it would be read as a pattern
	}
	var text string
	isText := json.Unmarshal(a.Value, &text) == nil
	known, _, more := strings.Cut(text, unknownSign)
	if w == Fixed || w == Unwritten && !a.Differs && kind == choiceArg {
		add(a.Value)
	}
	switch {
	case kind == pathArg && isText:
		for _, folder := range foldersOf(known, more) {
			add(rule{Under: &folder})
		}
		if w == Unwritten {
			add(a.Value)
		}
		return all
	case kind == addressArg && isText:
		if host := hostOf(known, more); host != "" {
			add(rule{Host: &host})
		}
		if w == Unwritten {
			add(a.Value)
		}
		return all
	}
	if open && (!carries || len(tool.HostsInJSON(a.Value)) == 0) {
		add(rule{Any: new(true)})
	}
	if w == Unwritten {
		add(a.Value)
	}
	return all
}

// unknownSign is value.Unknown within a text.
var unknownSign = strings.Trim(value.Unknown, `"`)

// foldersOf lists the folders in which a path may be allowed, the narrowest first: those around it, as far as they are
// known, and for one below the chosen folder that folder itself.
func foldersOf(known string, open bool) (all []string) {
	known = strings.ReplaceAll(known, `\`, "/")
	if strings.ContainsAny(known, "\n\x00") || slices.Contains(strings.Split(known, "/"), "..") {
		return nil
	}
	absolute := strings.HasPrefix(known, "/") || len(known) > 1 && known[1] == ':'
	dir := path.Dir(known)
	if open && strings.HasSuffix(known, "/") {
		dir = path.Clean(known)
	}
	for ; dir != "." && dir != "/" && !strings.HasSuffix(dir, ":"); dir = path.Dir(dir) {
		all = append(all, dir)
	}
	if !absolute {
		all = append(all, ".")
	}
	return all
}

// hostOf is the host of an address of which only the beginning may be known; empty: it is not known.
func hostOf(known string, open bool) string {
	scheme, rest, ok := strings.Cut(known, "://")
	if scheme = strings.ToLower(scheme); !ok || scheme != "http" && scheme != "https" {
		return ""
	}
	host, _, whole := strings.Cut(rest, "/")
	if open && !whole {
		if host, _, whole = strings.Cut(rest, "?"); !whole {
			return ""
		}
	}
	u, err := url.Parse(scheme + "://" + strings.SplitN(strings.SplitN(host, "?", 2)[0], "#", 2)[0])
	if err != nil || u.Host == "" || u.User != nil {
		return ""
	}
	host = strings.ToLower(u.Host)
	if !onHost(scheme+"://"+host+"/", host) {
		return ""
	}
	return host
}

// Permission is the permission that a person gives by a proposal; match chooses among the rules of the arguments, and what it
// does not name is as proposed.
func (p Proposal) Permission(trigger string, match map[string]json.RawMessage) (Permission, error) {
	given := Permission{TriggerID: trigger, ToolID: p.ToolID, Match: map[string]json.RawMessage{}}
	if p.Target != nil {
		given.Folder, given.Tool = p.Target.Folder, p.Target.Tool
	}
	if p.Never != "" {
		return given, fault.New(fault.Conflict, "No permission can be given for this step.").With("never", p.Never)
	}
	for _, a := range p.Arguments {
		given.Match[a.Name] = a.Rules[0]
		wanted, ok := match[a.Name]
		if !ok {
			continue
		}
		at := slices.IndexFunc(a.Rules, func(r json.RawMessage) bool { return same(r, wanted) })
		if at < 0 {
			return given, fault.Newf(fault.Invalid, "The arguments of this step don't follow the rule for %s.", a.Name).With("field", a.Name)
		}
		given.Match[a.Name] = a.Rules[at]
	}
	for name := range match {
		if given.Match[name] == nil {
			return given, fault.Newf(fault.Invalid, "The arguments of this step don't follow the rule for %s.", name).With("field", name)
		}
	}
	return given, nil
}

// Covers says whether a permission is one that the proposal would give: for the same tool, with a rule of the proposal for
// each argument.
func (p Proposal) Covers(given Permission) bool {
	if p.Never != "" || given.ToolID != p.ToolID || len(given.Match) != len(p.Arguments) {
		return false
	}
	if p.Target != nil && (given.Folder != p.Target.Folder || given.Tool != p.Target.Tool) {
		return false
	}
	for _, a := range p.Arguments {
		if !slices.ContainsFunc(a.Rules, func(r json.RawMessage) bool { return same(r, given.Match[a.Name]) }) {
			return false
		}
	}
	return true
}
