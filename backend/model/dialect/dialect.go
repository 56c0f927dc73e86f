package dialect

import (
	"encoding/json"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/lists"
)

// A Dialect is what one kind of server understands.
type Dialect struct {
	Route  Route  // where its chat calls go, and the form of what goes there and comes back
	Abort  string // the route that ends a call while it is read; empty: closing the connection does
	Render string // the route that writes a request as its model reads it; empty: there is none
	Forced bool   // it can be made to call a tool
	Named  bool   // it reads which tool that is, and not only that there must be one
	Bans   bool   // its sampler can be kept from writing a phrase

	ReadsArguments bool // it hands arguments to the model's template where it is asked for chat completions
	Alone          bool // it answers with the model that it has, whatever model is asked for, and says in its answer which one
	Cuts           bool // it may leave out what does not fit its context, without a word
	TimesReading   bool // it tells how long it read a prompt, and not how much of it it had read before

	Tokenizer Tokenizer
	Lists     []List // that say what its models are like at the moment: the first that it has counts
	Load      string // the route that loads a model, whose context is known only then; empty: there is none
	Larger    string // how it is given a larger context, in a sentence

	wording
}

// A wording is how a dialect puts a wish.
type wording struct {
	names    map[Setting]string          // under which it takes a setting
	defaults map[Setting]json.RawMessage // that its documentation names
	nested   string                      // the object that holds the settings; empty: they stand at the top
	extend   map[string]any              // what continues a last message of the assistant's; nil: it does not
	think    func(Thinking, fields)
	form     func(Form, fields)
	shape    func(Wish, fields) // what goes beyond another name; nil: nothing does
	usage    bool               // it is asked to report the tokens
	allowed  []string           // the fields that it takes; nil: what it does not know it passes over or refuses
	weaken   func(model string, body fields) bool
}

// A Tokenizer is the route at which a server counts the tokens of a text. The zero one is none.
type Tokenizer struct {
	Path, Field string // Field takes the text
	IDs         bool   // it names the tokens, as the weights of tokens do
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
	Unwanted []int  // tokens that are not to be written
	Key      string // names the call, for a server that is told when it ends
	More     string // what the person adds, see CheckParameters
}

// Thinking says whether a model is to think before it answers.
type Thinking struct {
	On         bool
	Able       bool // it is known to be able to
	Unable     bool // it is known not to
	Unreliable bool // nothing tells a template's arguments to its server
	NoEffort   bool // the server refused to be told EffortNone
	Effort     string
	Arguments  map[string]any // of the template, that the person set
}

// A Form is a JSON schema with a name.
type Form struct {
	Name   string
	Schema json.RawMessage
}

// For gives the dialect of a server at an address: that of a host that is known, or else of the server.
func For(server, address string) Dialect {
	if u, err := url.Parse(address); err == nil {
		if speak := hosts()[strings.ToLower(u.Hostname())]; speak != nil {
			return speak()
		}
	}
	return Of(server)
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
	d.place(w.Settings, all, into)
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
	if d.Takes(LogitBias) && len(w.Unwanted) > 0 {
		into[d.names[LogitBias]] = weigh(w)
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

// place writes settings into the fields of a request, and into the object of it that holds most of them.
func (d Dialect) place(set Values, all, into fields) {
	for _, s := range slices.Sorted(maps.Keys(set)) {
		if name := d.names[s]; name != "" && s == KeepAlive {
			all[name] = set[s]
		} else if name != "" {
			into[name] = set[s]
		}
	}
}

// weigh gives the weights of tokens: the least there is for those that are unwanted, unless the person set another.
func weigh(w Wish) map[string]any {
	const least = -100
	weights := map[string]any{}
	for _, token := range w.Unwanted {
		weights[strconv.Itoa(token)] = least
	}
	_ = json.Unmarshal(w.Settings[LogitBias], &weights) // none is set
	return weights
}

// Loading is what the route Load is asked, so that no two callers load a model with other options.
func (d Dialect) Loading(model string, set Values) map[string]any {
	all, options := fields{"model": model}, fields{}
	held := maps.Clone(set)
	maps.DeleteFunc(held, func(s Setting, _ json.RawMessage) bool { return s != ContextTokens && s != KeepAlive })
	if d.place(held, all, options); len(options) > 0 {
		all[d.nested] = options
	}
	return all
}

// Shape leaves out of a request what its host does not take, and leaves a model free to call a tool where it refuses to
// be forced.
func (d Dialect) Shape(model string, body map[string]any) map[string]any {
	if d.allowed == nil {
		return body
	}
	out := fields{}
	for name, value := range body {
		if slices.Contains(d.allowed, name) {
			out[name] = value
		}
	}
	if choice := out["tool_choice"]; choice != nil && choice != "auto" && choice != "none" && d.weaken(model, out) {
		out["tool_choice"] = "auto"
	}
	return out
}

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
