package foreign

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/story/fact"
)

// Mark marks a lorebook, by its extensions, as one that Terzetto exported facts as.
func Mark() json.RawMessage {
	return rawjson.Encode(map[string]any{"extensions": map[string]any{ownKey: map[string]bool{ownMark: true}}})
}

const ownKey, ownMark = "terzetto", "facts"

// A document is what is read of a file that is one JSON object: a lorebook, or one of Marinara's exports.
type document struct {
	Type       words           `json:"type"`
	Entries    *list[entry]    `json:"entries"`
	Extensions json.RawMessage `json:"extensions"`
	Data       json.RawMessage `json:"data"`
}

// An entry is one of a lorebook, as SillyTavern or Marinara spell it.
type entry struct {
	Comment  words `json:"comment"` // SillyTavern's name for its name
	Name     words `json:"name"`
	Content  words `json:"content"`
	Disabled flag  `json:"disable"`
	Enabled  *flag `json:"enabled"`
	Constant flag  `json:"constant"`
	Memory   flag  `json:"stmemorybooks"` // Memory Books marks with it what it wrote
	Filter   struct {
		Exclude flag        `json:"isExclude"`
		Names   list[words] `json:"names"`
	} `json:"characterFilter"`
	Keys list[words] `json:"key"`
}

func (e entry) hidden() bool { return bool(e.Disabled) || e.Enabled != nil && !bool(*e.Enabled) }

// readObject reads a file that is one JSON object.
func readObject(data []byte) (Memories, error) {
	var d document
	if err := decode(data, &d); err != nil {
		return Memories{}, err
	}
	if kind, ok := strings.CutPrefix(string(d.Type), "marinara_"); ok {
		return readMarinara(kind, d.Data)
	}
	switch {
	case d.Entries == nil:
		return Memories{}, unknown()
	case rawjson.ObjectOf(d.Extensions).Child(ownKey).Text(ownMark) == "true":
		return readOwn(*d.Entries)
	}
	return readMemoryBook(*d.Entries)
}

// decode reads JSON from elsewhere.
func decode(data []byte, into any) error {
	err := json.Unmarshal(data, into)
	if _, is := errors.AsType[*fault.Error](err); err == nil || is {
		return err
	}
	return fault.New(fault.Invalid, "Couldn't read this file, because its JSON is damaged.").Because(err)
}

// readMemoryBook reads a lorebook that Memory Books has filled. Entries of a person's own are left to the import of lorebooks.
func readMemoryBook(entries []entry) (Memories, error) {
	var said []fact.Fact
	left, memories := counting{}, false
	for _, e := range entries {
		memories = memories || bool(e.Memory)
		switch {
		case !bool(e.Memory):
			left[Other]++
		case e.hidden(): // a memory that a summary of several has taken in, for example
			left[Hidden]++
		default:
			f := fact.Fact{Sentence: string(e.Content), Pinned: bool(e.Constant)}
			if !bool(e.Filter.Exclude) {
				f.KnownBy = texts(e.Filter.Names)
			}
			said = append(said, f)
		}
	}
	if !memories {
		return Memories{}, fault.New(fault.Invalid, "This lorebook has no memories of Memory Books. Import it as a lorebook.")
	}
	return of(MemoryBooks, said, left)
}

// readOwn reads a lorebook that Terzetto exported facts as: an entry for each subject, with a line for each fact.
func readOwn(entries []entry) (Memories, error) {
	var said []fact.Fact
	left := counting{}
	for _, e := range entries {
		if e.hidden() {
			left[Hidden]++
			continue
		}
		subject := string(e.Comment)
		if len(e.Keys) == 0 || e.Keys[0] == "" { // of the story itself, and named after it
			subject = ""
		}
		said = append(said, sentences(subject, strings.Split(string(e.Content), "\n"))...)
	}
	return of(Terzetto, said, left)
}

// A list is one of JSON, or the values of an object in their order. It ends where a file has more than it may, whatever they are.
type list[T any] []T

// UnmarshalJSON reads the list.
func (l *list[T]) UnmarshalJSON(raw []byte) error {
	d := json.NewDecoder(bytes.NewReader(raw))
	start, err := d.Token()
	if err != nil {
		return err
	}
	if start != json.Delim('[') && start != json.Delim('{') {
		return nil // as good as none
	}
	for d.More() {
		if start == json.Delim('{') {
			if _, err := d.Token(); err != nil {
				return err
			}
		}
		if len(*l) == MaxMemories {
			return tooMany()
		}
		var one T
		if err := d.Decode(&one); err != nil {
			return err
		}
		*l = append(*l, one)
	}
	return nil
}

// Words are a text; empty where there is none.
type words string

// UnmarshalJSON reads the text.
func (w *words) UnmarshalJSON(raw []byte) error {
	said, _ := rawjson.Text(raw)
	*w = words(said)
	return nil
}

// A flag is true where it is set, also as a text or a number.
type flag bool

// UnmarshalJSON reads the flag.
func (f *flag) UnmarshalJSON(raw []byte) error {
	said, _ := rawjson.Text(raw)
	*f = said == "true" || said == "1"
	return nil
}

func texts(all []words) []string {
	out := make([]string, 0, len(all))
	for _, one := range all {
		out = append(out, string(one))
	}
	return out
}
