package stream

import (
	"bufio"
	"bytes"
	"errors"
	"io"
)

// Lines writes an answer of which each line is one JSON value in the form that Events writes. event puts a
// line into the form of chat completions.
type Lines struct {
	io.Closer

	from    *bufio.Reader
	event   func(line []byte) (event []byte, last bool)
	to      Events
	failure error
}

// NewLines reads such an answer from body. ended is told when the answer says that it is done.
func NewLines(body io.ReadCloser, event func([]byte) ([]byte, bool), ended func()) *Lines {
	return &Lines{Closer: body, from: bufio.NewReader(body), event: event, to: Events{ended: ended}}
}

// Read gives the next part of the answer. It never waits for more than a whole line.
func (r *Lines) Read(p []byte) (int, error) {
	for r.to.out.Len() == 0 && r.failure == nil {
		r.failure = r.next()
	}
	if r.to.out.Len() > 0 {
		return r.to.out.Read(p)
	}
	return 0, r.failure
}

func (r *Lines) next() error {
	line, err := r.from.ReadBytes('\n')
	if line = bytes.TrimSpace(line); len(line) == 0 || err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	event, last := r.event(line)
	if mayBeError(event) {
		r.to.envelope(event)
	} else {
		r.to.write(event)
	}
	if last {
		r.to.write([]byte(endMark))
	}
	return err
}
