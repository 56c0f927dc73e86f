package dialect

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"

	"terzetto/backend/base/lists"
)

// A Dialect is what one kind of server understands.
type Dialect struct {
	Route  Route  // where its chat calls go, and the form of what goes there and comes back
	Abort  string // the route that ends a call while it is read; empty: closing the connection does
	Render string // the route that writes a request as its model reads it; empty: there is none
	Forced bool   // it can be made to call a tool
	Bans   bool   // its sampler can be kept from writing a phrase

	names    map[Setting]string          // under which it takes a setting
	defaults map[Setting]json.RawMessage // that its documentation names
	nested   string                      // the object that holds the settings; empty: they stand at the top
	extend   map[string]any              // what continues a last message of the assistant's; nil: it does not
	think    func(Thinking, fields)
	form     func(Form, fields)
	shape    func(Wish, fields) // what goes beyond another name; nil: nothing does
	usage    bool               // it is asked to report the tokens
}

// fields are those of a request, by name.
type fields = map[string]any

// A Route is where calls go, and in which form. The zero Route is that of chat completions.
type Route struct {
	Path    string                               // behind the server's root; empty: chat/completions behind the API's address
	Message func(message []byte) ([]byte, error) // a message of chat completions in the server's form; nil: as it is

	// Event gives a line of the answer as an event of chat completions, and whether the answer ends with it; nil: the
	// answer is a stream of such events. What is no part of an answer, such as an error, stays as it is.
	Event func(line []byte) (event []byte, last bool)
}

// A Wish is what we want of one call.
type Wish struct {
	Model    string
	Settings Values
	Thinking Thinking
	Form     *Form // that the answer must have; nil: none
	Extend   bool  // the last message is continued
	Usage    bool  // the tokens are to be reported
	Banned   []string
	Key      string // names the call, for a server that is told when it ends
	More     string // what the person adds, see CheckParameters
}

// Thinking says whether a model is to think before it answers.
type Thinking struct {
	On         bool
	Able       bool // it is known to be able to
	Unable     bool // it is known not to
	Unreliable bool // nothing tells a template's arguments to its server
	Effort     string
	Arguments  map[string]any // of the template, that the person set
}

// A Form is a JSON schema with a name.
type Form struct {
	Name   string
	Schema json.RawMessage
}

// Of gives the dialect of a server, by how it is called where it is found: its name, and a version behind it. Another
// server speaks that of OpenAI.
func Of(server string) Dialect {
	for name, speak := range servers() {
		if server == name || strings.HasPrefix(server, name+" ") {
			return speak()
		}
	}
	return openAI()
}

// Takes reports whether the server takes a setting.
func (d Dialect) Takes(s Setting) bool { return d.names[s] != "" }

// An Offer is a setting that a server takes.
type Offer struct {
	Spec

	Default json.RawMessage `json:"default"` // what it does where nothing is set; null: it does not say
}

// Offers are the settings that the server takes, in their order. told are defaults that it told itself, under its own
// names.
func (d Dialect) Offers(told map[string]json.RawMessage) []Offer {
	taken := lists.Keep(Specs(), func(s Spec) bool { return d.Takes(s.Name) })
	return lists.Map(taken, func(s Spec) Offer {
		if own, ok := told[d.names[s.Name]]; ok {
			return Offer{s, own}
		}
		return Offer{s, d.defaults[s.Name]}
	})
}

// NotTaken are the settings of some that the server does not take.
func (d Dialect) NotTaken(set Values) []Setting {
	return lists.OrEmpty(lists.Keep(slices.Sorted(maps.Keys(set)), func(s Setting) bool { return !d.Takes(s) }))
}

// Fields are those of a request besides its messages and tools. What the person adds is in them already.
func (d Dialect) Fields(w Wish) map[string]any {
	all := fields{"model": w.Model, "stream": true}
	into := all
	if d.nested != "" {
		into = fields{}
	}
	for _, s := range slices.Sorted(maps.Keys(w.Settings)) {
		if name := d.names[s]; name != "" && outside(d, s) {
			all[name] = w.Settings[s]
		} else if name != "" {
			into[name] = w.Settings[s]
		}
	}
	if d.usage && w.Usage {
		all["stream_options"] = map[string]bool{"include_usage": true}
	}
	if w.Form != nil {
		d.form(*w.Form, all)
	}
	d.think(w.Thinking, all)
	if w.Extend {
		maps.Copy(all, d.extend)
	}
	if d.shape != nil {
		d.shape(w, into)
	}
	if d.nested != "" && len(into) > 0 {
		all[d.nested] = into
	}
	merge(all, w.More)
	return all
}

// outside reports whether a setting stands beside the object that holds the others.
func outside(d Dialect, s Setting) bool { return d.nested != "" && s == KeepAlive }

// merge puts what a person added over what we wrote. Objects are merged field by field, so that one option of Ollama
// does not take the place of all.
func merge(into fields, more string) {
	var added map[string]any
	if json.Unmarshal([]byte(more), &added) != nil {
		return // it was checked when it was saved
	}
	for name, value := range added {
		if slices.Contains(OwnFields(), name) {
			continue
		}
		inner, isObject := value.(map[string]any)
		ours, both := into[name].(map[string]any)
		if isObject && both {
			ours = maps.Clone(ours)
			maps.Copy(ours, inner)
			into[name] = ours
			continue
		}
		into[name] = value
	}
}

// Extends reports whether the server continues a last message of the assistant's.
func (d Dialect) Extends() bool { return d.extend != nil }
