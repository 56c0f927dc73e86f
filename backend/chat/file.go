package chat

import (
	"strings"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// A FileMode says how a model reads a file that came with a message.
type FileMode string

// The ways to read a file.
const (
	WholeFile    FileMode = "whole"  // all of its text goes with the message
	SearchedFile FileMode = "search" // passages of it are quoted where they fit what is said
)

// A File is one that a person sent with a message.
type File struct {
	ID     int64    `json:"fileId"`
	Label  string   `json:"label"`
	Tokens int      `json:"tokens"` // of its text, about
	Mode   FileMode `json:"mode"`
	Hash   string   `json:"hash,omitempty"` // of its content
	Size   int      `json:"-"`              // of its text in bytes; of a new one only
	Text   string   `json:"-"`              // what a model reads of a whole one, the same in every turn; empty: it is too long for that
}

// Read is what a model reads of a file in its message.
func (f File) Read() string {
	if f.Mode == WholeFile {
		return f.Text
	}
	return "[A file came with this message: " + f.Label + ". It is too long to be shown here. Passages of it are quoted where they fit what is said.]"
}

// WithFiles is the text of a message with what a model reads of its files.
func WithFiles(text string, files []File) string {
	if len(files) == 0 {
		return text
	}
	parts := append([]string{text}, lists.Map(files, File.Read)...)
	return strings.TrimLeft(strings.Join(parts, "\n\n"), "\n")
}

// A Quote is a place of a file that a reply was given.
type Quote struct {
	event.Place

	Text string `json:"text,omitempty"` // in the log only
}

// MaxFiles is how many files a message takes.
const MaxFiles = 10

// CheckFiles checks the limit that holds for the files of one message.
func CheckFiles(files []File) error {
	if len(files) > MaxFiles {
		return fault.Newf(fault.TooLarge, "A message can have at most %d files.", MaxFiles).With("field", "files")
	}
	return nil
}
