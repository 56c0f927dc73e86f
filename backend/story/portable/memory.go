package portable

import (
	"bytes"

	"terzetto/backend/base/rawjson"
)

// The programs whose memories come with conversations.
const (
	Qvink = "Qvink" // an extension of SillyTavern
	Orb   = "Orb"
)

// A Memory is what another program noted down of a row, so that a model remembers it.
type Memory struct {
	Text   string
	Pinned bool // it is always sent there
	Hidden bool // it is never sent there
}

// qvinkKey is the key under which Qvink's extension of SillyTavern keeps what it remembers of a message.
const qvinkKey = "qvink_memory"

// HasMemory reports whether a line of a chat may have a memory. It spares all others the reading.
func HasMemory(line []byte) bool { return bytes.Contains(line, []byte(`"`+qvinkKey+`"`)) }

// MemoryIn gives the memory among the extras of a line, if there is one.
func MemoryIn(extra rawjson.Object) (m Memory, ok bool) {
	o := extra.Child(qvinkKey)
	m = Memory{Text: o.Text("memory"), Pinned: truthOf(o["remember"]), Hidden: truthOf(o["exclude"])}
	return m, m.Text != ""
}
