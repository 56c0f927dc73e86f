package chatapps

import (
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
)

// A Conversation is one as its app wrote it. Its messages may come in any order: each names the one that it follows.
type Conversation struct {
	App              App
	ID               string // there; empty: it has none
	Title            string
	Char             string // who answers; empty: the app doesn't say
	Created, Updated time.Time
	Pinned, Archived bool
	Messages         []Message
	Current          string // the message that the app shows last; empty: the newest
	Settings         chat.ConversationSettings
	Filing
	Rest rawjson.Object // what the app says beyond this
	Findings
	bounds
}

// A Filing is where a conversation is put.
type Filing struct {
	Folder Folder // without an id: it lies in none
	Tags   []string
}

// Findings are what reading a conversation found.
type Findings struct {
	Tally    Tally
	Problems []error // faults: what could not be read
}

// bounds hold a conversation to its limits.
type bounds struct {
	full  bool // it has more messages than it may
	shown int  // of its messages: those that aren't hidden
}

// A Message is one of a conversation.
type Message struct {
	ID, Parent string
	Rank       int // among those that follow the same one; those of one rank are as they came
	Role       chat.Role
	Text       string
	At         time.Time
	Model      string // that wrote it
	Author     string
	Hidden     bool // it becomes no row, and those that follow it follow the one before
	Pictures   []Picture
	Files      []File
	Rest       rawjson.Object
}

// A Picture is in the message, or in a file of the export that it names.
type Picture struct {
	Name    string
	Data    string // a data URL, or base64; empty: it is in a file
	Address string // what the app calls the file
	Above   bool   // it is above the text
}

// A File is a document that a person sent with a message: its text, or the name of a file of the export.
type File struct {
	Name    string
	Text    string
	Address string
}

// A Folder is a project or a folder that conversations lie in.
type Folder struct {
	ID           string // there
	Name         string
	Instructions string
	Files        []File
	Created      time.Time
}

// A Document is a card or a lorebook as JSON, in a spelling that package card reads.
type Document struct {
	Name    string
	Data    []byte
	Picture []byte // of a card
}

// A Content is what one file, or one element of a list, holds.
type Content struct {
	Conversations []Conversation
	Folders       []Folder
	Cards, Books  []Document
	Personas      []chat.Persona
	Presets       []chat.Preset
	Tally         Tally // of what belongs to no conversation
}

// MaxMessages is the most messages of one conversation, on all branches.
const MaxMessages = 200_000

// add appends a message, unless there are too many.
func (c *Conversation) add(m Message) {
	if len(c.Messages) >= MaxMessages {
		c.full = true
		return
	}
	c.Messages = append(c.Messages, m)
	if !m.Hidden {
		c.shown++
	}
}

// follow appends a message that follows the one before it, in a list without links.
func (c *Conversation) follow(m Message) {
	if n := len(c.Messages); n > 0 {
		m.Parent = c.Messages[n-1].ID
	}
	c.add(m)
	c.Current = m.ID
}

// count notes that something is there so many times.
func (c *Conversation) count(f Feature, fate Fate, n int) { c.Tally.add(f, fate, n) }

func (c *Conversation) problem(is error) {
	if len(c.Problems) < 20 { // the first ones say enough
		c.Problems = append(c.Problems, is)
	}
}

// unread is the fault of a message that can't be read.
func unread() error {
	return fault.New(fault.Invalid, "Couldn't read one of the messages, so it was left out.")
}

// countFacts notes what all readers have: times, models, pinned and archived conversations, folders and tags.
func (c *Conversation) countFacts() {
	for i := range c.Messages {
		m := &c.Messages[i]
		if m.Hidden {
			continue
		}
		if !m.At.IsZero() {
			c.count(Times, Acts, 1)
		}
		if m.Model != "" {
			c.count(Models, Kept, 1)
		}
	}
	if c.Pinned {
		c.count(Pins, Acts, 1)
	}
	if c.Archived {
		c.count(Archives, Acts, 1)
	}
	if c.Folder.ID != "" {
		c.count(Folders, Acts, 1)
	}
	c.count(Tags, Acts, len(c.Tags))
	if c.Settings.SystemPrompt != "" {
		c.count(SystemPrompts, Acts, 1)
	}
	if c.Settings.Scenario != "" {
		c.count(Scenarios, Acts, 1)
	}
	if c.Settings.Note.Text != "" {
		c.count(Notes, Acts, 1)
	}
	if n := setSamplers(c.Settings.Samplers); n > 0 {
		c.count(Samplers, Acts, n)
	}
}
