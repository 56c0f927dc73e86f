package portable

import (
	"encoding/json"
	"fmt"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// keptLine is what a row of a SillyTavern chat has beyond our fields, each at the place
// of its own.
type keptLine struct {
	Line   object  `json:"line,omitempty"`   // of the row that was shown
	Info   object  `json:"info,omitempty"`   // of the row as one of several swipes
	Swiped bool    `json:"swiped,omitempty"` // it had a list of swipes, if only of itself
	Swipe  *string `json:"swipe,omitempty"`  // its text among the swipes, where that was another
}

// keptTranscript is what the first line has beyond our fields.
type keptTranscript struct {
	Header object `json:"header,omitempty"`
	Source object `json:"source,omitempty"` // what another kind of source says
	Group  object `json:"group,omitempty"`  // what the file of its group says, in a group chat
}

// facts is what we add to a line: our fields, and what hangs below without being shown.
type facts struct {
	Row
	Role   chat.Role       `json:"role,omitempty"`   // where the line cannot say it
	Rest   json.RawMessage `json:"rest,omitempty"`   // of another kind of source
	Line   object          `json:"line,omitempty"`   // of a swipe that was a line of its own once
	Swiped bool            `json:"swiped,omitempty"` // see keptLine
	Added  []string        `json:"added,omitempty"`  // the keys that we put in
	Below  branches        `json:"below,omitzero"`
}

// under is a row that is not on the path, in a flat list.
type under struct {
	Row
	Up   int             `json:"up"` // of the same list; -1: what the list hangs below
	Role chat.Role       `json:"role"`
	Text string          `json:"text"`
	Rest json.RawMessage `json:"rest,omitempty"`
}

// branches are what hangs below a row: rows once they are read, and lines while they are written, which are encoded one by
// one, because as rows they would take several times as much.
type branches struct {
	rows  []under
	lines []json.RawMessage
}

// IsZero leaves the field out.
func (b branches) IsZero() bool { return len(b.lines) == 0 }

// MarshalJSON writes the lines.
func (b branches) MarshalJSON() ([]byte, error) { return json.Marshal(b.lines) }

// UnmarshalJSON reads the rows.
func (b *branches) UnmarshalJSON(text []byte) error { return json.Unmarshal(text, &b.rows) }

// heading is what we add to the first line.
type heading struct {
	Transcript
	Below  branches `json:"below,omitzero"`   // where no row is shown
	Source object   `json:"source,omitempty"` // of another kind of source
	Group  object   `json:"group,omitempty"`  // of the file of its group
	Added  []string `json:"added,omitempty"`  // the keys that we put in
}

// without takes out what our own writing put in.
func (k *keptLine) without(added []string, r Row, shown bool) {
	if !shown {
		for _, key := range added {
			delete(k.Info, key)
		}
		return
	}
	for _, key := range added {
		delete(k.Line, key)
	}
	if len(k.Info) == 2 && k.Info.Text("send_date") == stampOf(r.At) && len(k.Info.Child("extra")) == 0 {
		k.Info = nil
	}
}

// raw is how it is kept; nil when there is nothing to keep.
func (k *keptLine) raw() json.RawMessage {
	if len(k.Line) == 0 && len(k.Info) == 0 && !k.Swiped && k.Swipe == nil {
		return nil
	}
	return rawjson.Encode(k)
}

// swipes are what a line says of its alternatives.
type swipes struct {
	texts, infos []json.RawMessage
	active       int
	listed       bool // there is a list, if only of one
}

func swipesOf(o object) (w swipes) {
	_, w.listed = o["swipes"]
	_ = json.Unmarshal(o["swipes"], &w.texts)
	_ = json.Unmarshal(o["swipe_info"], &w.infos)
	if id, ok := rawjson.Text(o["swipe_id"]); ok {
		_, _ = fmt.Sscan(id, &w.active) // no number counts as the first
	}
	w.active = max(0, min(w.active, len(w.texts)-1))
	return w
}
