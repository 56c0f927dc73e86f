package llm

import (
	"maps"
	"strings"

	"terzetto/backend/base/lists"
)

// A Memory is what calls have shown of how a model fills in forms, beside the mode.
type Memory struct {
	Worked   bool                 `json:"worked"`             // the mode has worked, in a call or a probe
	Refused  bool                 `json:"refused"`            // the server refuses tools
	Told     bool                 `json:"told"`               // the person knows that forms are filled in as text
	Good     int                  `json:"good"`               // good calls in a row below the best mode
	Failures map[ToolMode]Failure `json:"failures,omitempty"` // in a row, by mode

	Blind        bool `json:"blind"`         // the server refused a picture, because the model sees none
	Miscounts    bool `json:"miscounts"`     // what the server reports of a prompt's tokens says nothing
	RefusedEdits int  `json:"refused_edits"` // edits that did not prove to be versions of their drafts
	ToldContext  int  `json:"told_context"`  // what the server last said of the context it has at the moment
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
func (c Capabilities) CallsTools() bool { return c.Mode().native() }

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

// best is the highest mode that is worth a try. llama.cpp reads a named choice as no choice at all,
// so that its models answer in prose.
func (c Capabilities) best() ToolMode {
	if strings.HasPrefix(c.Server, "llama.cpp") {
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
	c.Memory.Failures = maps.Clone(c.Memory.Failures)
	return c
}
