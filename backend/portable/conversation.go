package portable

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"path"
	"strings"
	"time"
	"unicode"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
)

// A Form is how a conversation is written down.
type Form string

// The forms.
const (
	Markdown Form = "md"
	Text     Form = "txt"
	Lines    Form = "jsonl" // with every branch; SillyTavern reads it, and so do we
)

// A File is an export.
type File struct {
	Name string // with its extension, and fit for every file system
	Mime string
	Data []byte
}

// A Stream is a file that is written while it is made, because it may not fit in memory.
type Stream struct {
	Name  string
	Mime  string
	Write func(ctx context.Context, w io.Writer) error
}

// A Script is a conversation as it reads from its first row to its leaf.
type Script struct {
	Title      string
	User, Char string // who speaks
	Began      time.Time
	Rows       []chat.Message // placeholders for the names are filled already
}

// Conversation writes a script down.
func Conversation(s Script, form Form) (File, error) {
	switch form { //nolint:exhaustive // lines hold more than a script does: see WriteTranscript
	case Markdown: // under headings of the speakers
		data := s.written("# %s\n\n*%s, begun on %s.*\n", "\n## %s\n\n%s\n", "\n*Image: %s*\n", oneLine)
		return File{Name: fileName(s.Title, ".md"), Mime: "text/markdown; charset=utf-8", Data: data}, nil
	case Text: // as a play is printed: the speaker's name, then the words
		data := s.written("%s\n%s, begun on %s.\n", "\n%s:\n%s\n", "[Image: %s]\n", strings.ToUpper)
		return File{Name: fileName(s.Title, ".txt"), Mime: "text/plain; charset=utf-8", Data: data}, nil
	}
	return File{}, fault.New(fault.Invalid, "A conversation can be saved as Markdown (md), as text (txt) or as JSON Lines (jsonl).").With("field", "format")
}

// Sound is a WAV file under a name that a title gives it.
func Sound(title string, wav []byte) File {
	return File{Name: fileName(title, ".wav"), Mime: "audio/wav", Data: wav}
}

// written is the script with its head, messages and images in these formats; name spells a
// speaker. The prose is Markdown already and stays as it is.
func (s Script) written(head, message, image string, name func(string) string) []byte {
	var b bytes.Buffer
	fmt.Fprintf(&b, head, oneLine(s.Title), oneLine(s.Char), s.Began.Format("2 January 2006"))
	for _, m := range s.Rows {
		fmt.Fprintf(&b, message, name(oneLine(s.speaker(m))), strings.TrimSpace(m.Content))
		for _, a := range m.Attachments {
			fmt.Fprintf(&b, image, oneLine(a.Filename))
		}
	}
	return b.Bytes()
}

func (s Script) speaker(m chat.Message) string {
	if m.Role == chat.User {
		return s.User
	}
	return s.Char
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// longestName leaves room for an extension within the 255 bytes that file systems take.
const longestName = 80

// fileName makes a name of a title: without what some file system forbids, never
// hidden, never one of the names that Windows keeps for devices.
func fileName(title, extension string) string {
	name := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) {
			return '-'
		}
		if unicode.IsControl(r) || unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, oneLine(title))
	if runes := []rune(name); len(runes) > longestName {
		name = string(runes[:longestName])
	}
	name = strings.Trim(name, " .-")
	switch strings.ToUpper(strings.TrimSuffix(name, path.Ext(name))) {
	case "", "CON", "PRN", "AUX", "NUL", "COM1", "COM2", "COM3", "COM4", "LPT1", "LPT2", "LPT3":
		name = strings.TrimSpace("Conversation " + name)
	}
	return name + extension
}

// Named is a file under a name that a title gives it. extension begins with a point.
func Named(title, extension, mime string, data []byte) File {
	return File{Name: fileName(title, extension), Mime: mime, Data: data}
}

// OneLine is a text without what would break or hide a line.
func OneLine(text string) string {
	return oneLine(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		if unicode.Is(unicode.Cf, r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "\uFFFD")))
}
