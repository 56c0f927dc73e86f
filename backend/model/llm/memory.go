package llm

import (
	"maps"

	"terzetto/backend/base/lists"
)

// A Memory is what calls have shown of how a model fills in forms, beside the mode.
type Memory struct {
	Worked   bool                 `json:"worked"`             // the mode has worked, in a call or a probe
	Refused  bool                 `json:"refused"`            // the server refuses tools
	Told     bool                 `json:"told"`               // the person knows that forms are filled in as text
	Good     int                  `json:"good"`               // good calls in a row below the best mode
	Failures map[ToolMode]Failure `json:"failures,omitempty"` // in a row, by mode

	Blind        bool    `json:"blind"`                  // the server refused a picture, because the model sees none
	NoOwnRoute   bool    `json:"no_own_route,omitempty"` // the server answers chat completions alone, whatever it calls itself
	ReadPerMS    float64 `json:"read_per_ms,omitempty"`  // tokens of a prompt that the server had not read before, a millisecond
	Answers      string  `json:"answers,omitempty"`      // the model that answered last, as a server says that has only one
	Miscounts    bool    `json:"miscounts"`              // what the server reports of a prompt's tokens says nothing
	RefusedEdits int     `json:"refused_edits"`          // edits that did not prove to be versions of their drafts
	ToldContext  int     `json:"told_context"`           // what the server last said of the context it has at the moment

	Helpers map[string]HelperRecord `json:"helpers,omitempty"` // by their names, of those that were of no help
}

// A HelperRecord says how often a helper of turns, such as the Director, was of no help with a model.
type HelperRecord struct {
	Failures int `json:"failures,omitempty"` // failures and time-outs in a row
	Thought  int `json:"thought,omitempty"`  // how often it only thought until its time was over

	Off bool `json:"off,omitempty"` // the person turned it off for this model
}

// A helper that only thinks is asked without thinking after the first time, and rests after the second. Any other
// failure may be chance, so more of them are waited for.
const (
	mostThought  = 2
	mostHelpless = 5
)

// Thinks reports whether the helper may be asked to think.
func (h HelperRecord) Thinks() bool { return h.Thought == 0 }

// Rests reports whether the helper is no longer asked, until the model is probed again or is another one, or until the
// person wants it.
func (h HelperRecord) Rests() bool {
	return h.Off || h.Thought >= mostThought || h.Failures >= mostHelpless
}

// Helper is what is remembered of a helper with a model.
func (k *knowledge) Helper(t Target, name string) HelperRecord {
	return k.Capabilities(t).Memory.Helpers[name]
}

// SetHelper turns a helper off for a model, or has it asked again as if it had never failed.
func (k *knowledge) SetHelper(t Target, name string, off bool) {
	k.learn(t, func(known *Capabilities) {
		if off {
			lists.Put(&known.Memory.Helpers, name, HelperRecord{Off: true})
		} else {
			delete(known.Memory.Helpers, name)
		}
	})
}

// turnedOff are the helpers that the person turned off. That is a choice, and no knowledge that a probe or another version
// of the server makes old.
func (m Memory) turnedOff() map[string]HelperRecord {
	off := maps.Clone(m.Helpers)
	maps.DeleteFunc(off, func(_ string, h HelperRecord) bool { return !h.Off })
	if len(off) == 0 {
		return nil
	}
	return off
}

// NoteHelper remembers what a call of a helper came to, and gives what is known of it then. thought: it only thought
// until its time was over.
func (k *knowledge) NoteHelper(t Target, name string, helped, thought bool) (now HelperRecord) {
	k.learn(t, func(known *Capabilities) {
		now = known.Memory.Helpers[name]
		if now.Failures++; helped {
			now.Failures = 0
		}
		if thought {
			now.Thought++
		}
		if now == (HelperRecord{}) {
			delete(known.Memory.Helpers, name)
		} else {
			lists.Put(&known.Memory.Helpers, name, now)
		}
	})
	return now
}

// A Failure counts how often in a row one kind of failure came.
type Failure struct {
	Kind  string `json:"kind"`
	Count int    `json:"count"`
}

// The kinds of failure.
const (
	failedRefused  = "refused"
	failedUnfilled = "unfilled"
)

const (
	mostFailures = 2  // of one kind in a row; then the mode is lowered
	goodCalls    = 20 // then one mode higher is tried
)

// toolModes are the modes in their order.
func toolModes() []ToolMode {
	return []ToolMode{ToolModeNamed, ToolModeRequired, ToolModeJSONSchema, ToolModeJSONText, ToolModeNone}
}

func (m ToolMode) rank() int {
	for i, mode := range toolModes() {
		if m == mode {
			return i
		}
	}
	return 0
}

func (m ToolMode) lower() ToolMode { return toolModes()[min(m.rank()+1, len(toolModes())-1)] }

func (m ToolMode) higher() ToolMode { return toolModes()[max(m.rank()-1, 0)] }

// native reports whether the mode uses the server's own tools.
func (m ToolMode) native() bool { return m.rank() <= ToolModeRequired.rank() }

// CallsTools reports whether the model may be offered tools to call when it wants to, as far as is known.
func (c Capabilities) CallsTools() bool {
	return c.Mode().native() || !c.dialect().Forced && c.Tools != No && !c.Memory.Refused
}

// Mode is the tool mode of the model: what calls, a probe or the server's own word have
// shown, and the best one as long as nothing is known.
func (c Capabilities) Mode() ToolMode {
	if c.ToolMode != ToolModeUnknown {
		return toolModes()[max(c.ToolMode.rank(), c.best().rank())]
	}
	if c.Tools == No {
		return ToolModeJSONSchema
	}
	return c.best()
}

// best is the highest mode that is worth a try.
func (c Capabilities) best() ToolMode {
	switch d := c.dialect(); {
	case !d.Forced:
		return ToolModeJSONSchema
	case !d.Named:
		return ToolModeRequired
	}
	return ToolModeNamed
}

// refusesTools reports whether the server takes no request with tools.
func (c Capabilities) refusesTools() bool {
	return c.Memory.Refused || (c.Tools == No && !c.Mode().native())
}

// trying is what is known with the mode that the next turn uses: one higher after enough
// good calls. A server that says that the model has no tools is believed.
func (c Capabilities) trying() Capabilities {
	if next := c.Mode().higher(); next.rank() >= c.best().rank() && c.Memory.Good >= goodCalls && (c.Tools != No || !next.native()) {
		c.ToolMode = next
	}
	return c
}

// noteFilled records a completed form.
func (c *Capabilities) noteFilled(mode ToolMode) {
	delete(c.Memory.Failures, mode)
	if mode.native() {
		c.Memory.Refused, c.Memory.Told = false, false
	}
	switch at := c.Mode(); {
	case mode.rank() < at.rank(), mode == at:
		if mode != at {
			c.Memory.Good = 0
		}
		c.ToolMode, c.Memory.Worked = mode, true
		c.good()
	}
}

// good records a call that went well.
func (c *Capabilities) good() {
	if c.Mode() != ToolModeNamed {
		c.Memory.Good = min(c.Memory.Good+1, goodCalls)
	} else {
		c.Memory.Good = 0
	}
}

// noteUnfilled records an answer that did not fill in the form.
func (c *Capabilities) noteUnfilled(mode ToolMode) { c.noteFailure(mode, mode.lower(), failedUnfilled) }

// noteRefused records that the server refused a mode plainly. A mode that has not worked yet is
// believed to be impossible at once.
func (c *Capabilities) noteRefused(mode, next ToolMode) {
	if mode == c.Mode() && !c.Memory.Worked {
		c.fall(next)
	} else {
		c.noteFailure(mode, next, failedRefused)
	}
	c.Memory.Refused = c.Memory.Refused || !c.Mode().native()
}

func (c *Capabilities) noteFailure(mode, next ToolMode, kind string) {
	if mode.rank() < c.Mode().rank() { // a mode that was only tried
		c.Memory.Good = 0
		delete(c.Memory.Failures, mode)
		return
	}
	f := c.Memory.Failures[mode]
	if f.Kind != kind {
		f = Failure{Kind: kind}
	}
	f.Count++
	lists.Put(&c.Memory.Failures, mode, f)
	if f.Count >= mostFailures && mode == c.Mode() {
		c.fall(next)
	}
	c.Memory.Good = 0
}

// fall lowers the mode.
func (c *Capabilities) fall(next ToolMode) {
	c.ToolMode, c.Memory.Worked, c.Memory.Good = next, false, 0
	delete(c.Memory.Failures, next)
}

// clone is a copy that can be changed.
func (c Capabilities) clone() Capabilities {
	c.Memory.Failures, c.Memory.Helpers = maps.Clone(c.Memory.Failures), maps.Clone(c.Memory.Helpers)
	return c
}
