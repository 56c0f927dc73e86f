package portable

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"iter"
	"path"
	"strings"
	"time"
	"unicode"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
)

// A Form is how a conversation is written down.
type Form string

// The forms.
const (
	Markdown Form = "md"
	Text     Form = "txt"
	Lines    Form = "jsonl" // with every branch; SillyTavern reads it, and so do we
	Page     Form = "html"  // a web page that loads nothing, with its pictures
	PDF      Form = "pdf"
	Group    Form = "group" // of several characters: a folder of SillyTavern with the group, its chat and its cards, see WriteGroup
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
	Rows       iter.Seq2[chat.Message, error] // placeholders for the names are filled already
}

// Conversation is a script as a file, which is written while its rows come.
func Conversation(s Script, form Form) (Stream, error) {
	switch form { //nolint:exhaustive // lines hold more than a script does, see WriteTranscript; a page and a PDF are set from Markdown
	case Markdown: // under headings of the speakers
		parts := s.Markdown(func(a chat.Attachment) string { return "*" + oneLine(a.Filename) + "*" })
		return Stream{Name: fileName(s.Title, ".md"), Mime: "text/markdown; charset=utf-8", Write: writeParts(parts)}, nil
	case Text: // as a play is printed: the speaker's name, then the words
		parts := s.parts("%s\n%s, %s\n", "\n%s:\n%s\n", "[%s]\n", strings.ToUpper,
			func(a chat.Attachment) string { return "[" + oneLine(a.Filename) + "]\n" })
		return Stream{Name: fileName(s.Title, ".txt"), Mime: "text/plain; charset=utf-8", Write: writeParts(parts)}, nil
	}
	return Stream{}, fault.New(fault.Invalid, "Export a conversation as Markdown (md), text (txt), JSON Lines (jsonl), web page (html), PDF (pdf) or SillyTavern group (group).").With("field", "format")
}

// writeParts writes the parts of a file as they come, until the context ends.
func writeParts(parts iter.Seq2[string, error]) func(context.Context, io.Writer) error {
	return func(ctx context.Context, w io.Writer) error {
		out := bufio.NewWriterSize(w, 64<<10)
		for part, err := range parts {
			if err == nil {
				err = context.Cause(ctx)
			}
			if err == nil {
				_, err = out.WriteString(part)
			}
			if err != nil {
				return err
			}
		}
		return out.Flush()
	}
}

// Sound is a WAV file under a name that a title gives it.
func Sound(title string, wav []byte) File {
	return File{Name: fileName(title, ".wav"), Mime: "audio/wav", Data: wav}
}

// Markdown is the script under headings of the speakers, each image as image writes it: the head, then each message.
func (s Script) Markdown(image func(chat.Attachment) string) iter.Seq2[string, error] {
	return s.parts("# %s\n\n*%s, %s*\n", "\n## %s\n\n%s\n", "\n*%s*\n", oneLine,
		func(a chat.Attachment) string { return "\n" + image(a) + "\n" })
}

// parts is the script with its head, messages and files in these formats; name spells a speaker, and
// image an image. The prose is Markdown already and stays as it is. There is no word of ours in it, so
// that it reads the same in every language.
func (s Script) parts(head, message, file string, name func(string) string, image func(chat.Attachment) string) iter.Seq2[string, error] {
	return func(yield func(string, error) bool) {
		if !yield(fmt.Sprintf(head, oneLine(s.Title), oneLine(s.Char), s.Began.Format(time.DateOnly)), nil) {
			return
		}
		for m, err := range s.Rows {
			if err != nil {
				yield("", err)
				return
			}
			var b strings.Builder
			fmt.Fprintf(&b, message, name(oneLine(s.speaker(m))), strings.TrimSpace(m.Content))
			for i := range m.Calls {
				fmt.Fprintf(&b, file, oneLine(m.Calls[i].Name+" "+string(m.Calls[i].Args)))
			}
			for _, a := range m.Attachments {
				b.WriteString(image(a))
			}
			for _, f := range m.Files {
				fmt.Fprintf(&b, file, oneLine(f.Label))
			}
			if !yield(b.String(), nil) {
				return
			}
		}
	}
}

func (s Script) speaker(m chat.Message) string {
	if m.Role == chat.User {
		return s.User
	}
	if m.Author != "" { // a member of the cast
		return m.Author
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

// NameOf is the name that a title gives a file. extension begins with a point.
func NameOf(title, extension string) string { return fileName(title, extension) }

// TitledFile makes a file whose name is made from a title. extension begins with a point.
func TitledFile(title, extension, mime string, data []byte) File {
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
