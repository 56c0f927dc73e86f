package rawjson

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"unicode/utf8"

	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// UTF8Reader reads a stream as UTF-8, also one that a program wrote as UTF-16, as Windows' shells do. A mark at the
// beginning is left out.
func UTF8Reader(r io.Reader) io.Reader {
	in := bufio.NewReader(r)
	start, _ := in.Peek(3) // fewer are no mark
	if order, is := utf16Of(start); is {
		return transform.NewReader(in, unicode.UTF16(order, unicode.UseBOM).NewDecoder())
	}
	if bytes.HasPrefix(start, []byte("\xef\xbb\xbf")) {
		_, _ = in.Discard(3) // they were peeked at
	}
	return in
}

// UTF8 is UTF8Reader for bytes that are there already; those that need no change come as they are.
func UTF8(data []byte) []byte {
	if _, is := utf16Of(data[:min(len(data), 3)]); !is {
		return bytes.TrimPrefix(data, []byte("\xef\xbb\xbf"))
	}
	text, err := io.ReadAll(UTF8Reader(bytes.NewReader(data)))
	if err != nil {
		return data
	}
	return text
}

// utf16Of tells from its beginning whether JSON or lines of it are UTF-16: by its mark, or by the zero beside the first sign.
func utf16Of(start []byte) (order unicode.Endianness, is bool) {
	switch {
	case bytes.HasPrefix(start, []byte("\xff\xfe")):
		return unicode.LittleEndian, true
	case bytes.HasPrefix(start, []byte("\xfe\xff")):
		return unicode.BigEndian, true
	case len(start) > 1 && start[1] == 0 && (start[0] == '{' || start[0] == '['):
		return unicode.LittleEndian, true
	case len(start) > 1 && start[0] == 0 && (start[1] == '{' || start[1] == '['):
		return unicode.BigEndian, true
	}
	return unicode.LittleEndian, false
}

// BreakIn tells where a text stops to be JSON: its line and its column, in characters, both from 1. broken is false where all
// of it is JSON.
func BreakIn(data []byte) (line, column int, broken bool) {
	var whole json.RawMessage
	syntax, broken := errors.AsType[*json.SyntaxError](json.Unmarshal(data, &whole))
	if !broken {
		return 0, 0, false
	}
	at := min(max(int(syntax.Offset)-1, 0), len(data)) // the sign that was not expected is the last one that was read
	if int(syntax.Offset) >= len(data) && syntax.Error() == "unexpected end of JSON input" {
		at = len(data)
	}
	before := data[:at]
	return 1 + bytes.Count(before, []byte("\n")), 1 + utf8.RuneCount(before[bytes.LastIndexByte(before, '\n')+1:]), true
}
