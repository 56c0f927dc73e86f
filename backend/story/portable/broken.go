package portable

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"unicode/utf8"

	"terzetto/backend/base/fault"
)

// brokenAt says where the JSON of a file breaks, in a sentence; nil where it doesn't. The file is read again for it, value by
// value, and given up at one that is larger than any that is read. One that only ends too early is broken there if ends says so.
func brokenAt(ctx context.Context, e entry, ends bool) error {
	r, err := e.text()
	if err != nil {
		return nil //nolint:nilerr // the file itself was told already
	}
	defer r.Close() //nolint:errcheck // it was only read
	in := &meter{ctx: ctx, from: r, full: errors.New("a value is too large")}
	d := json.NewDecoder(bufio.NewReader(in))
	open := 0 // brackets
	for err == nil {
		in.left = MaxLine
		var token json.Token
		token, err = d.Token()
		switch token {
		case json.Delim('{'), json.Delim('['):
			open++
		case json.Delim('}'), json.Delim(']'):
			open--
		}
	}
	_, syntax := errors.AsType[*json.SyntaxError](err)
	short := errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, io.EOF) && open > 0
	if !syntax && (!ends || !short) || ctx.Err() != nil {
		return nil
	}
	line, column, err := position(ctx, e, d.InputOffset())
	if err != nil {
		return nil //nolint:nilerr // it went in this moment
	}
	return fault.Newf(fault.Invalid, "The JSON of this file is broken at line %d, column %d. Everything before that was read.", line, column).
		With("line", line).With("column", column)
}

// position is the line and the column of the next sign from a place in a file on, both from 1.
func position(ctx context.Context, e entry, offset int64) (line, column int, err error) {
	r, err := e.text()
	if err != nil {
		return 0, 0, err
	}
	defer r.Close() //nolint:errcheck // it was only read
	in := bufio.NewReaderSize(&meter{ctx: ctx, from: r, left: 1 << 40, full: io.EOF}, 64<<10)
	line, column = 1, 1
	for at := int64(0); ; at++ {
		c, err := in.ReadByte()
		if errors.Is(err, io.EOF) {
			return line, column, nil
		}
		if err != nil {
			return 0, 0, err
		}
		if at >= offset && !bytes.ContainsRune([]byte(" \t\r\n,:"), rune(c)) {
			return line, column, nil
		}
		switch {
		case c == '\n':
			line, column = line+1, 1
		case utf8.RuneStart(c):
			column++
		}
	}
}
