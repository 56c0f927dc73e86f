package llm

import "sync"

// A form is how the requests of a turn are put.
type form struct {
	mode  ToolMode  // how a tool is forced
	bare  bool      // no tools are carried
	open  bool      // the model calls tools as it likes
	offer ToolOffer // how the model knows of tools that it may call as it likes, beside forms
	roles Roles
	blind bool // pictures go as their names

	common bool // the server is asked for chat completions in the place of its own route
}

func formOf(c Capabilities) form {
	mode := c.Mode()
	return form{mode: mode, bare: !mode.native(), roles: c.Roles, blind: c.Blind(), common: c.Memory.NoOwnRoute}
}

// A ToolOffer says how a model learns of tools that it may call as it likes, beside forms.
type ToolOffer string

// The offers. The zero one is that of a turn without such tools.
const (
	AsTools    ToolOffer = "tools"
	InWords    ToolOffer = "words" // it can't be handed tools, and may write a call as text
	NotOffered ToolOffer = "none"  // it fills in no forms at all
)

// ToolOffer is how the model can learn of tools, as far as is known of it.
func (c Capabilities) ToolOffer() ToolOffer {
	switch {
	case c.CallsTools():
		return AsTools
	case c.Mode() == ToolModeNone:
		return NotOffered
	}
	return InWords
}

// handsOver reports whether requests carry tools, so that calls and their results can be messages of their own.
func (f form) handsOver() bool { return !f.bare || f.offer == AsTools }

// forcedMode is the mode in which a tool is asked for.
func (f form) forcedMode() ToolMode {
	if f.bare && f.mode.native() {
		return ToolModeJSONSchema
	}
	return f.mode
}

// without is the form after the server refused tools.
func (f form) without() form {
	f.bare = true
	if f.mode.native() {
		f.mode = ToolModeJSONSchema
	}
	if f.offer == AsTools {
		f.offer = InWords
	}
	return f
}

// A turnForm is the form that the bases of a turn share, and what the server refused of it.
type turnForm struct {
	mu      sync.Mutex
	now     form
	refused bool     // the server refused the tools in this turn
	doubt   ToolMode // in which it refused a request with tools and did not say why
	unseen  bool     // it refused pictures as a server does whose model sees none
}

func (t *turnForm) get() form {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.now
}

// move goes on from one form to the next. Where another call has gone on already, its form holds.
func (t *turnForm) move(from, to form) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.now == from {
		t.now = to
	}
}

// lower goes on after an answer in which the form was not filled in. In a turn that is no
// reason to leave out the tools, because the server's cache would be lost.
func (t *turnForm) lower(mode ToolMode) {
	t.mu.Lock()
	defer t.mu.Unlock()
	next := mode.lower()
	if t.now.forcedMode() != mode || next == ToolModeNone || (!t.now.open && next.native() != mode.native()) {
		return
	}
	t.now.mode, t.now.bare = next, t.now.bare || !next.native()
}

// refuse notes that the server refused tools; doubt is the mode if it did not say so.
func (t *turnForm) refuse(doubt ToolMode) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.refused, t.doubt = true, doubt
}

// takesTools reports whether the server has not refused the tools in this turn.
func (t *turnForm) takesTools() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return !t.refused
}

// takeRefusedMode gives, once, the mode of a request whose tools turned out to be what the server
// refused: without them it answers.
func (t *turnForm) takeRefusedMode() ToolMode {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.now.bare {
		return ToolModeUnknown
	}
	doubt := t.doubt
	t.doubt = ToolModeUnknown
	return doubt
}

// doubtSight notes whether the server refused pictures because its model sees none. A request that it refuses once more
// without them was refused for something else.
func (t *turnForm) doubtSight(unseen bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.unseen = unseen
}

// blinded reports, once, that pictures turned out to be what the server refused: without them it answers.
func (t *turnForm) blinded() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	unseen := t.unseen && t.now.blind
	t.unseen = false
	return unseen
}
