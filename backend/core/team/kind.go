package team

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// beginnings are how files of a kind begin. What is not here is text.
var beginnings = map[string]string{
	"docx": "PK\x03\x04", "xlsx": "PK\x03\x04", "pptx": "PK\x03\x04", "odt": "PK\x03\x04", "ods": "PK\x03\x04", "epub": "PK\x03\x04", "zip": "PK\x03\x04",
	"pdf": "%PDF-", "png": "\x89PNG\r\n\x1a\n", "jpg": "\xff\xd8\xff", "jpeg": "\xff\xd8\xff", "gif": "GIF8", "webp": "RIFF", "gz": "\x1f\x8b",
	"mp3": "ID3", "mp4": "\x00\x00", "wav": "RIFF", "doc": "\xd0\xcf\x11\xe0", "xls": "\xd0\xcf\x11\xe0", "ppt": "\xd0\xcf\x11\xe0", "exe": "MZ", "rtf": "{\\rtf",
}

// checkKind says in a sentence why content is no document of its extension. The sentence is empty where it is one.
func checkKind(label string, content []byte) string {
	_, ext := CutExt(label)
	begin, binary := beginnings[ext]
	switch {
	case len(content) == 0:
		return label + " is empty and was not kept."
	case binary && !bytes.HasPrefix(content, []byte(begin)):
		return fmt.Sprintf("%s is no %s file and was not kept.", label, ext)
	case binary:
		return ""
	case !utf8.Valid(content):
		return label + " is no text and was not kept."
	case ext == "json" && !json.Valid(content):
		return label + " is no valid JSON and was not kept."
	case (ext == "svg" || ext == "xml") && !wellFormed(content):
		return label + " is no well-formed XML and was not kept."
	case ext == "svg" && !strings.Contains(string(content), "<svg"):
		return label + " is no picture and was not kept."
	}
	return ""
}

func wellFormed(content []byte) bool {
	d := xml.NewDecoder(bytes.NewReader(content))
	d.CharsetReader = func(_ string, in io.Reader) (io.Reader, error) { return in, nil }
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return true
		} else if err != nil {
			return false
		}
	}
}
