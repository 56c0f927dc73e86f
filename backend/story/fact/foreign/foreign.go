package foreign

import (
	"bytes"
	"encoding/json"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/story/fact"
	"terzetto/backend/story/portable"
)

// The programs whose memories are known, as facts name them where they are from.
const (
	MemoryBooks = "Memory Books"
	Qvink       = portable.Qvink
	Marinara    = "Marinara"
	CharMemory  = "CharMemory"
	Markdown    = "Markdown" // of any program, or a person
	Terzetto    = "Terzetto"
)

// A Reason says why a part of a file was not taken in, or was changed.
type Reason string

// The reasons. What was divided or is not pinned any more was taken in all the same.
const (
	Empty     Reason = "empty"     // it says nothing
	Hidden    Reason = "hidden"    // the other program does not use it either
	Heading   Reason = "heading"   // it only says what others are about
	Other     Reason = "other"     // it is no memory
	Repeated  Reason = "repeated"  // the file says it twice
	Forgotten Reason = "forgotten" // a person had it forgotten in the conversation
	Divided   Reason = "divided"   // it was too long for one fact
	Unpinned  Reason = "unpinned"  // so many were pinned that nothing else would be recalled
)

// reasons lists them in the order in which a person reads them.
func reasons() []Reason {
	return []Reason{Empty, Hidden, Heading, Other, Repeated, Forgotten, Divided, Unpinned}
}

// A Leaving counts the parts of a file for which a reason holds.
type Leaving struct {
	Reason Reason `json:"reason"`
	Count  int    `json:"count"`
}

// Memories are what a file remembers.
type Memories struct {
	Program string
	Facts   []fact.Fact // carried over, in the order of the file
	Left    []Leaving
}

// The bounds of what is read. What is above them is a mistake or an attack.
const (
	MaxFile     = 48 << 20
	MaxMemories = 10_000 // of one file

	mostText   = 1_000 // characters of a fact
	mostName   = 200   // characters of a name, or a subject
	mostNames  = 50
	mostPinned = 8
)

// Read reads the memories of a file.
func Read(name string, data []byte) (Memories, error) {
	if len(data) > MaxFile {
		return Memories{}, fault.Newf(fault.TooLarge, "This file is larger than %d MB.", MaxFile>>20)
	}
	if bytes.HasPrefix(data, []byte("SQLite format 3\x00")) {
		return Memories{}, fault.New(fault.Invalid, "This is a database. Import Orb's database as a library, and its notes come along as facts.")
	}
	data = bytes.TrimSpace(bytes.TrimPrefix(data, []byte("\xef\xbb\xbf")))
	switch {
	case len(data) == 0:
		return Memories{}, fault.New(fault.Invalid, "This file is empty.")
	case !utf8.Valid(data):
		return Memories{}, fault.New(fault.Invalid, "The text of this file is not UTF-8. Save it as UTF-8, and import it again.")
	case data[0] == '{' && isChat(name, data):
		return readChat(data)
	case data[0] == '{':
		return readObject(data)
	case data[0] == '[' && json.Valid(data):
		return Memories{}, unknown()
	}
	return readMarkdown(string(data))
}

func unknown() error {
	return fault.New(fault.Invalid, "This file has no memories that Terzetto can read. It reads those of Memory Books, Qvink, Marinara and CharMemory.")
}

func tooMany() error {
	return fault.Newf(fault.TooLarge, "This file has more than %d memories.", MaxMemories)
}

// A counting counts what is left out.
type counting map[Reason]int

func (c counting) list() []Leaving {
	all := []Leaving{}
	for _, reason := range reasons() {
		if c[reason] > 0 {
			all = append(all, Leaving{reason, c[reason]})
		}
	}
	return all
}

// Of takes in what a program remembers. Each memory is a fact with a sentence of any length, or with a value; hidden counts those
// that the program itself does not use.
func Of(program string, said []fact.Fact, hidden int) (Memories, error) {
	return of(program, said, counting{Hidden: hidden})
}

func of(program string, said []fact.Fact, left counting) (Memories, error) {
	m := Memories{Program: program, Facts: []fact.Fact{}}
	type key struct {
		message             int64
		subject, said, text string
	}
	seen, pinned := map[key]bool{}, 0
	for _, f := range said {
		f.Layer, f.Author, f.Kind = fact.Carried, fact.ByImport, fact.KindOf(f.Relation)
		f.Subject, f.StoryTime, f.KnownBy = name(f.Subject), name(f.StoryTime), names(f.KnownBy)
		of := &f.Sentence
		if f.Value != "" {
			of = &f.Value
		}
		parts := divide(*of)
		switch {
		case len(parts) == 0:
			left[Empty]++
			continue
		case len(parts) > 1:
			left[Divided]++
		}
		for _, part := range parts {
			*of = part
			if k := (key{f.MessageID, f.Subject, f.Value, f.Sentence}); seen[k] {
				left[Repeated]++
				continue
			} else {
				seen[k] = true
			}
			if len(m.Facts) == MaxMemories {
				return Memories{}, tooMany()
			}
			if f.Pinned {
				pinned++
			}
			m.Facts = append(m.Facts, f)
		}
	}
	// What is pinned is sent before all that fits a turn, and fills its room.
	if pinned > mostPinned {
		left[Unpinned] = pinned
		for i := range m.Facts {
			m.Facts[i].Pinned = false
		}
	}
	m.Left = left.list()
	return m, nil
}

// name is a text as a name; empty where it is too long for one.
func name(text string) string {
	text = portable.OneLine(text)
	if utf8.RuneCountInString(text) > mostName {
		return ""
	}
	return text
}

func names(all []string) []string {
	out := []string{}
	for _, one := range all {
		if one = name(one); one != "" && len(out) < mostNames {
			out = append(out, one)
		}
	}
	return out
}

// sentences are texts as facts of which nothing more is known.
func sentences(subject string, lines []string) []fact.Fact {
	all := make([]fact.Fact, 0, len(lines))
	for _, line := range lines {
		f := fact.Fact{Subject: subject, Sentence: line}
		if value, ok := strings.CutPrefix(line, subject+": "); ok && subject != "" {
			f.Value, f.Sentence = value, ""
		}
		all = append(all, f)
	}
	return all
}
