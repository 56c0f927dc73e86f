package tags

import (
	"bufio"
	"bytes"
	"io"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"

	"terzetto/backend/document/charset"
)

// enough is how much of a file is looked at to find out whether it is encoded as it says.
const enough = 256 << 10

// InAnyEncoding reads an XML file that may be in any encoding, and may not be well formed.
func InAnyEncoding(from io.Reader) *Scanner {
	in := bufio.NewReaderSize(from, 16)                 // as much as is looked at; what is read by more goes around it
	head, _ := in.Peek(4)                               // a shorter file is none
	if isMarked(head) && bytes.IndexByte(head, 0) < 0 { // the mark lies: XML begins with ASCII
		_, _ = in.Discard(2) // it is there
		head = nil
	}
	if wide := wideMark(head); wide != nil {
		return NewScanner(transform.NewReader(in, wide.NewDecoder())) // the declaration still says UTF-16, which is no longer true
	}
	s := NewScanner(in)
	s.Decode = func(label string, in io.Reader) io.Reader {
		rest := bufio.NewReaderSize(in, enough)
		head, _ := rest.Peek(enough) // a shorter file is judged by the whole of it
		if e := charset.ByLabel(head, label).Encoding; e != nil {
			return e.NewDecoder().Reader(rest)
		}
		return unicode.UTF8.NewDecoder().Reader(rest)
	}
	return s
}

func isMarked(head []byte) bool {
	return bytes.HasPrefix(head, []byte("\xFF\xFE")) || bytes.HasPrefix(head, []byte("\xFE\xFF"))
}

// wideMark gives the encoding of XML whose characters have two bytes each, with a mark or without.
func wideMark(head []byte) encoding.Encoding {
	switch {
	case isMarked(head):
		return unicode.UTF16(unicode.BigEndian, unicode.UseBOM)
	case bytes.HasPrefix(head, []byte("<\x00")):
		return unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	case bytes.HasPrefix(head, []byte("\x00<")):
		return unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)
	}
	return nil
}
