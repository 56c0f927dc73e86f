package document

import (
	"bufio"
	"bytes"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lists"
)

// wireHead and wireTail are what an Item's JSON has before and behind its data, with the names that
// clients rely on.
type wireHead struct {
	SequenceNr  int    `json:"sequenceNr"`
	Name        string `json:"name"`
	Ext         string `json:"ext"`
	ContentType string `json:"contentType"`
}

type wireTail struct {
	DataExtracted string   `json:"dataExtracted,omitempty"`
	Metadata      Metadata `json:"metadata"`
	Summary       string   `json:"summary"`
}

// Encode writes items as a list in JSON. The data of a large file is written once and not copied
// on the way.
func Encode(items []Item) (string, error) {
	var b strings.Builder
	b.Grow(2 + lists.Sum(items, Item.wireSize))
	err := encode(&b, items)
	return b.String(), err
}

// EncodeTo writes items as a list in JSON, a stretch at a time, so that the list is nowhere held as a whole.
func EncodeTo(w io.Writer, items []Item) error {
	b := bufio.NewWriterSize(w, 2*wirePiece)
	if err := encode(b, items); err != nil {
		return err
	}
	return b.Flush() // an earlier error of w, which its buffer keeps
}

func encode(to sink, items []Item) error {
	_, _ = to.WriteString("[")
	for i, item := range items {
		if i > 0 {
			_, _ = to.WriteString(",")
		}
		if err := item.encode(to); err != nil {
			return err
		}
	}
	_, _ = to.WriteString("]")
	return nil
}

// MarshalJSON writes text as a string and everything else as base64.
func (i Item) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	b.Grow(i.wireSize())
	err := i.encode(&b)
	return b.Bytes(), err
}

// wireSize is about how long an item is in JSON.
func (i Item) wireSize() int {
	const others = 400 // the other fields, without long texts
	if !i.Metadata.IsText {
		return base64.StdEncoding.EncodedLen(len(i.Data)) + others
	}
	size := len(i.Data) + len(i.DataExtracted) + len(i.Summary) + others
	for _, c := range i.Data {
		switch c {
		case '\n', '\t', '"', '\\':
			size++
		case '<', '>', '&':
			size += len(`\u003c`) - 1
		}
	}
	return size
}

// sink is where JSON is written to: a buffer or a text, which never fail, or one that keeps its error to the end.
type sink interface {
	Write(p []byte) (int, error)
	WriteString(s string) (int, error)
}

func (i Item) encode(to sink) error {
	about := i.Metadata
	about.Base64Encoded = !about.IsText
	head, err := json.Marshal(wireHead{i.SequenceNr, i.Name, i.Ext, i.ContentType})
	if err != nil {
		return fmt.Errorf("write a content item: %w", err)
	}
	tail, err := json.Marshal(wireTail{i.DataExtracted, about, i.Summary})
	if err != nil {
		return fmt.Errorf("write a content item: %w", err)
	}
	_, _ = to.Write(head[:len(head)-1])
	_, _ = to.WriteString(`,"data":"`)
	write := i.Data
	for len(write) > 0 {
		n := min(wirePiece, len(write))
		if about.IsText {
			n = stretch(write)
		}
		part := write[:n]
		write = write[n:]
		if about.Base64Encoded {
			_, _ = to.WriteString(base64.StdEncoding.EncodeToString(part))
			continue
		}
		quoted, err := json.Marshal(string(part))
		if err != nil {
			return fmt.Errorf("write a content item: %w", err)
		}
		_, _ = to.Write(quoted[1 : len(quoted)-1])
	}
	_, _ = to.WriteString(`",`)
	_, _ = to.Write(tail[1:])
	return nil
}

// wirePiece is how many bytes of some data are encoded or decoded at once: a multiple of three, which base64 needs.
const wirePiece = 48 << 10

// stretch is how much of a text is encoded at once: up to a place between two characters, or what is left.
func stretch(text []byte) int {
	if len(text) <= wirePiece {
		return len(text)
	}
	for n := wirePiece; n > wirePiece-utf8.UTFMax; n-- {
		if utf8.RuneStart(text[n]) {
			return n
		}
	}
	return wirePiece // it is no text
}

// UnmarshalJSON is the way back from MarshalJSON.
func (i *Item) UnmarshalJSON(raw []byte) error {
	var w struct {
		wireHead
		wireTail

		Data wireText `json:"data"`
	}
	if err := json.Unmarshal(raw, &w); err != nil {
		return fmt.Errorf("read a content item: %w", err)
	}
	*i = Item{w.SequenceNr, w.Name, w.Ext, w.ContentType, w.Data, w.DataExtracted, w.Metadata, w.Summary}
	if w.Metadata.Base64Encoded {
		n, err := base64.StdEncoding.Decode(i.Data, i.Data)
		if err != nil {
			return fmt.Errorf("read the data of content item %d: %w", w.SequenceNr, err)
		}
		i.Data = i.Data[:n:n]
	}
	return nil
}

// A wireText is a text of JSON that is read stretch by stretch, because encoding/json copies it twice.
type wireText []byte

// UnmarshalJSON reads a text.
func (t *wireText) UnmarshalJSON(raw []byte) error {
	if len(raw) < 2 || raw[0] != '"' { // null is no text, and anything else is an error
		return json.Unmarshal(raw, new(string))
	}
	raw = raw[1 : len(raw)-1]
	out := make([]byte, 0, len(raw))
	var quoted []byte
	for len(raw) > 0 {
		n := wirePart(raw)
		var part string
		quoted = append(append(append(quoted[:0], '"'), raw[:n]...), '"')
		if err := json.Unmarshal(quoted, &part); err != nil {
			return fmt.Errorf("read a text: %w", err)
		}
		out, raw = append(out, part...), raw[n:]
	}
	*t = out
	return nil
}

// wirePart is how much of a text in JSON is read at once: up to a place that is in no escape and no
// character, or what is left.
func wirePart(raw []byte) int {
	const escape = len(`\ud83d\ude00`)
	for n := wirePiece; n < len(raw); n++ {
		if utf8.RuneStart(raw[n]) && bytes.IndexByte(raw[n-escape:n], '\\') < 0 {
			return n
		}
	}
	return len(raw)
}
