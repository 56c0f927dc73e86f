package stream

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
)

// Events writes an answer in the one form that go-openai reads: lines of "data:",
// each a whole JSON value, with a blank line behind each.
//
// It reads event streams as the HTML standard says: a byte order mark, lines that end with
// CR, LF or both, data over several lines, comments and other fields. Two things go beyond
// the standard. A line of data that is whole by itself is an event, because some servers
// leave the blank line out; and an answer that is one JSON value, where a stream
// was asked for, is the only event. Events that may be errors go in an envelope, so that
// they arrive as they were sent.
type Events struct {
	io.Closer

	from    *bufio.Reader
	ended   func() // is told that the answer said it is done
	begun   bool
	text    []byte // the line that is being read
	skipLF  bool   // the last line ended with CR: an LF belongs to it
	event   string // the name of the event that is being read
	data    []byte
	lines   int // of data
	out     bytes.Buffer
	failure error
}

// NewEvents reads an answer from body. ended is told when the answer says that it is done.
func NewEvents(body io.ReadCloser, ended func()) *Events {
	return &Events{Closer: body, from: bufio.NewReader(body), ended: ended}
}

// Read gives the next part of the answer. It never waits for more than a whole event.
func (r *Events) Read(p []byte) (int, error) {
	for r.out.Len() == 0 && r.failure == nil {
		r.failure = r.next()
	}
	if r.out.Len() > 0 {
		return r.out.Read(p)
	}
	return 0, r.failure
}

// next reads a line.
func (r *Events) next() error {
	if !r.begun {
		r.begun = true
		if whole, err := r.begin(); whole || err != nil {
			return err
		}
	}
	line, err := r.line()
	switch {
	case len(line) > 0 && (err == nil || errors.Is(err, io.EOF)):
		r.field(line)
	case err == nil:
		r.dispatch()
	}
	// The standard drops an event without its blank line at the end. It is used if it is whole.
	if errors.Is(err, io.EOF) && (r.event == "error" || r.complete()) {
		r.dispatch()
	}
	return err
}

// begin passes over a byte order mark, and reads the answer whole if it is one JSON value.
func (r *Events) begin() (whole bool, err error) {
	if mark, err := r.from.Peek(1); err == nil && mark[0] == 0xEF {
		if mark, err := r.from.Peek(3); err == nil && string(mark) == "\uFEFF" {
			_, _ = r.from.Discard(3) // they were peeked at
		}
	}
	for {
		c, err := r.from.ReadByte()
		if err != nil {
			return false, err
		}
		switch c {
		case ' ', '\t', '\r', '\n':
			continue
		case '{', '[':
			all, err := io.ReadAll(r.from)
			if err != nil {
				return true, err
			}
			r.writeWhole(append([]byte{c}, all...))
			return true, io.EOF
		}
		return false, r.from.UnreadByte()
	}
}

// writeWhole writes an answer that is one JSON value. It ends itself, so it is followed by the
// end mark if it answers at all.
func (r *Events) writeWhole(value []byte) {
	var list []json.RawMessage
	if json.Unmarshal(value, &list) == nil && len(list) > 0 {
		value = list[0]
	}
	var object struct {
		Choices []json.RawMessage `json:"choices"`
	}
	switch {
	case json.Unmarshal(value, &object) == nil && len(object.Choices) > 0:
		r.write(value)
		r.write([]byte(endMark))
	case json.Valid(value):
		r.event = "error"
		r.envelope(value)
	}
}

// endMark is the data of the event that ends an answer.
const endMark = "[DONE]"

// line reads up to the end of a line, which may be CR, LF or both. It is valid until the next.
func (r *Events) line() ([]byte, error) {
	r.text = r.text[:0]
	for {
		if _, err := r.from.Peek(1); err != nil {
			return r.text, err
		}
		ahead, _ := r.from.Peek(r.from.Buffered()) // what is there can be peeked at
		if r.skipLF {
			r.skipLF = false
			if ahead[0] == '\n' {
				_, _ = r.from.Discard(1)
				continue
			}
		}
		end := bytes.IndexAny(ahead, "\r\n")
		if end < 0 {
			r.text = append(r.text, ahead...)
			_, _ = r.from.Discard(len(ahead))
			continue
		}
		r.text = append(r.text, ahead[:end]...)
		r.skipLF = ahead[end] == '\r'
		_, _ = r.from.Discard(end + 1)
		return r.text, nil
	}
}

func (r *Events) field(line []byte) {
	name, value, _ := bytes.Cut(line, []byte(":"))
	value = bytes.TrimPrefix(value, []byte(" "))
	switch string(name) {
	case "event":
		r.event = string(value)
	case "data":
		// Where the blank line is left out, data that is whole by itself is an event.
		if r.lines == 1 && r.complete() {
			r.dispatch()
		}
		if r.lines++; r.lines > 1 {
			r.data = append(r.data, '\n')
		}
		r.data = append(r.data, value...)
	}
}

// complete reports whether the data so far needs nothing behind it.
func (r *Events) complete() bool {
	return string(bytes.TrimSpace(r.data)) == endMark || json.Valid(r.data)
}

// dispatch writes the event that was read.
func (r *Events) dispatch() {
	data := bytes.TrimSpace(r.data)
	if len(data) > 0 {
		if r.event == "error" || mayBeError(data) {
			r.envelope(data)
		} else {
			r.write(data)
		}
	}
	r.event, r.data, r.lines = "", r.data[:0], 0
}

func (r *Events) write(data []byte) {
	if string(data) == endMark {
		r.ended()
	}
	r.out.WriteString("data: ")
	if bytes.IndexByte(data, '\n') < 0 || json.Compact(&r.out, data) != nil {
		r.out.Write(bytes.ReplaceAll(data, []byte("\n"), []byte(" "))) // no JSON: it goes on as it is, on one line
	}
	r.out.WriteString("\n\n")
}

// envelope writes an event so that go-openai passes it on. It would read errors its own way.
func (r *Events) envelope(data []byte) {
	if !json.Valid(data) {
		data, _ = json.Marshal(string(data)) // a string can always be written
	}
	if sealed, err := json.Marshal(Envelope{r.event, data}); err == nil {
		r.write(sealed)
	}
}

// An Envelope holds an event that may be an error, as it was sent.
type Envelope struct {
	Event     string          `json:"event,omitempty"`
	Enveloped json.RawMessage `json:"enveloped,omitempty"`
}

// mayBeError reports whether go-openai would take data for an error.
func mayBeError(data []byte) bool {
	first := bytes.TrimLeft(bytes.TrimPrefix(data, []byte("{")), " \t\r\n")
	return bytes.HasPrefix(first, []byte(`"error"`))
}
