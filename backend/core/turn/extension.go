package turn

import (
	"strings"

	"terzetto/backend/text"
)

// goOn asks a model to continue its reply, where its server cannot extend it.
const goOn = "Your last message is not finished. Continue it from exactly where it stops, in the middle of the sentence if that is where it stops. " +
	"Do not repeat any of it, do not comment on it, and write nothing but its continuation."

// An extension joins what a reply begins with already and what is written now. The Writer writes what is added, and the
// Editor edits no more than that; a nil extension belongs to a reply that the Writer begins.
type extension struct {
	text.Continuation
	begins  bool   // the text before is the beginning of a new reply, and none by itself
	decided bool   // how the two texts are joined no longer changes
	glue    string // what separates the two texts
	prose   string // of the last call, as it came
}

func newExtension(x exchange) *extension {
	opening, begun := x.opening()
	if !begun {
		return nil
	}
	return &extension{Continuation: text.Continuation{Before: opening}, begins: x.snap.Extended == nil}
}

// reset forgets what an earlier call wrote.
func (e *extension) reset() {
	if e != nil {
		e.decided, e.glue, e.prose = false, "", ""
	}
}

// trim is what a call's prose adds to the reply, without what it repeats.
func (e *extension) trim(prose string) string {
	if e == nil {
		return strings.TrimSpace(prose)
	}
	if e.prose = prose; e.StartsOver(prose) {
		return ""
	}
	more := e.Join(prose)[len(e.Before):]
	solid := strings.TrimLeft(more, " \n")
	e.glue = more[:len(more)-len(solid)]
	return strings.TrimSpace(solid)
}

// withPrefix is the whole reply: the text that is continued, with what is added to it.
func (e *extension) withPrefix(added string) string {
	if e == nil {
		return added
	}
	if strings.TrimSpace(added) == "" {
		return e.Before
	}
	return e.Before + e.glue + added
}

// reply is the text that counts as a reply if nothing follows; empty: there is none yet.
func (e *extension) reply(added string) string {
	if e != nil && e.begins && strings.TrimSpace(added) == "" {
		return ""
	}
	return e.withPrefix(added)
}

// clone is an extension that another goroutine may use.
func (e *extension) clone() *extension {
	if e == nil {
		return nil
	}
	c := *e
	return &c
}

// repeats reports whether the last call began with the beginning of the reply: the server
// did not extend it.
func (e *extension) repeats() bool {
	return strings.TrimSpace(e.prose) != "" && (e.StartsOver(e.prose) || strings.HasPrefix(strings.TrimSpace(e.prose), e.Before))
}
