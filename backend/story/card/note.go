package card

import (
	"encoding/json"
	"slices"
	"strings"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// depthPrompt is the key under which SillyTavern keeps a card's note, among the extensions.
const depthPrompt = "depth_prompt"

// noteDepth is where a note stands that doesn't say it.
const noteDepth = 4

// NoteOf reads the note of a card from its value among the extensions.
func NoteOf(raw json.RawMessage) (n chat.CardNote) {
	o := rawjson.ObjectOf(raw)
	if o == nil {
		return n
	}
	text, _ := rawjson.Text(o["prompt"])
	n.Text, n.Depth = strings.ToValidUTF8(text, "�"), noteDepth
	if depth, ok := wholeOf(o["depth"]); ok {
		n.Depth = min(max(depth, 0), chat.MostNoteDepth)
	}
	if role, _ := plain(o["role"]); slices.Contains(roles(), role) && role != roles()[0] {
		n.Role = role
	} else if i, ok := wholeOf(o["role"]); ok && i > 0 && i < len(roles()) {
		n.Role = roles()[i]
	}
	return n
}

func noteIn(data object) chat.CardNote { return NoteOf(data.Child("extensions")[depthPrompt]) }

// setNote writes what was changed of a card's note.
func setNote(data object, n chat.CardNote) {
	if n.Role == roles()[0] {
		n.Role = ""
	}
	was := noteIn(data)
	if was == n || data.Has("extensions") && data.Child("extensions") == nil {
		return
	}
	o := data.Child("extensions").Child(depthPrompt).Clone()
	o.Set("prompt", n.Text)
	o.Set("depth", n.Depth)
	if was.Role != n.Role || !o.Has("role") {
		role := n.Role
		if role == "" {
			role = roles()[0]
		}
		o.Set("role", role)
	}
	extend(data, depthPrompt, o)
}

// WithNote gives what is kept of a card with another note.
func WithNote(kept json.RawMessage, n chat.CardNote) json.RawMessage {
	c := Card{Rest: kept}
	r := c.rest()
	if noteIn(r.Data) == n {
		return kept
	}
	r.Data = r.Data.Clone()
	setNote(r.Data, n)
	return rawjson.Encode(r)
}
