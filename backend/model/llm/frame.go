package llm

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"unicode/utf8"
)

// A frame is what a server writes around every token of an answer. Most chunks differ in one text from the one before,
// so reading that text is enough: a fifth of the work of decoding the whole.
//
// Promise: read gives what decode gives. A line is taken for one of the frame only if everything around its text is the
// same byte for byte, and the frame was tried once with another text when it was found.
type frame struct {
	target        Target
	before, after []byte
	chunk         wireChunk
	text          *string // of chunk: what is between before and after
	unused        int     // how many frames in a row were found and then not met again
}

// unusedFrames is when a server counts as one that writes each token in a frame of its own.
const unusedFrames = 8

// read reads one event of an answer. The chunk is valid until the next.
func (f *frame) read(line []byte) (wireChunk, error) {
	if f.fill(line) {
		f.unused = 0
		return f.chunk, nil
	}
	chunk, err := decode(f.target, line)
	if err == nil && f.unused < unusedFrames {
		f.learn(line, chunk)
	}
	return chunk, err
}

// fill puts the text of a line of this frame into the chunk.
func (f *frame) fill(line []byte) bool {
	if f.text == nil || len(line) < len(f.before)+len(f.after) || !bytes.HasPrefix(line, f.before) || !bytes.HasSuffix(line, f.after) {
		return false
	}
	body := line[len(f.before) : len(line)-len(f.after)]
	plain := utf8.Valid(body)
	for _, c := range body {
		plain = plain && c >= ' ' && c != '"' && c != '\\'
	}
	if plain {
		*f.text = string(body)
		return true
	}
	text := ""
	if json.Unmarshal(line[len(f.before)-1:len(line)-len(f.after)+1], &text) != nil { // with its quotes
		return false
	}
	*f.text = text
	return true
}

// learn finds the frame of a chunk, if it has one text and the line has that text in one place.
func (f *frame) learn(line []byte, chunk wireChunk) {
	text := chunk.onlyText()
	if text == nil {
		return
	}
	quoted := []byte(`"` + *text + `"`)
	at := bytes.Index(line, quoted)
	if at < 0 || at != bytes.LastIndex(line, quoted) {
		return
	}
	f.unused++
	before, after := bytes.Clone(line[:at+1]), bytes.Clone(line[at+len(quoted)-1:])
	other := *text + "x"
	tried, err := decode(f.target, slices.Concat(before, []byte(other), after))
	place := tried.onlyText()
	if err != nil || place == nil || *place != other {
		return
	}
	if *place = *text; reflect.DeepEqual(tried, chunk) {
		f.before, f.after, f.chunk, f.text = before, after, tried, place
	}
}

// onlyText is where the one text of a chunk is; nil where it has none, or several.
func (c *wireChunk) onlyText() (only *string) {
	if len(c.Choices) != 1 || c.Choices[0].Message != nil {
		return nil
	}
	delta := &c.Choices[0].Delta
	for _, field := range []*wireText{&delta.Content, &delta.ReasoningContent, &delta.Reasoning, &delta.Thinking} {
		switch {
		case field.text == "":
		case only != nil:
			return nil
		default:
			only = &field.text
		}
	}
	return only
}
