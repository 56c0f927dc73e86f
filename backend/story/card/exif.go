package card

import (
	"bytes"
	"encoding/binary"
	"strconv"
	"strings"
	"unicode/utf16"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/shown"
)

// Older programs keep a card in the comment of a WebP or a JPEG, as Exif has one.

func isWebP(data []byte) bool {
	return len(data) > 12 && string(data[:4]) == "RIFF" && string(data[8:12]) == "WEBP"
}

func isJPEG(data []byte) bool { return bytes.HasPrefix(data, []byte("\xff\xd8\xff")) }

// readExif reads the card in the comment of a picture; the picture becomes the avatar.
func readExif(data []byte) (Card, error) {
	exif := exifOfWebP(data)
	if isJPEG(data) {
		exif = shown.Exif(data)
	}
	for _, text := range comments(bytes.TrimPrefix(exif, []byte("Exif\x00\x00"))) {
		decoded, err := unbase64(text)
		if err != nil {
			continue
		}
		if c, err := readDocument(decoded); err == nil {
			c.portrait(data)
			return c, nil
		}
	}
	return Card{}, fault.New(fault.Invalid, "This image has no character card. Cards are PNG, WebP, JPEG, CHARX or JSON files.")
}

// exifOfWebP finds the Exif among the chunks of a WebP.
func exifOfWebP(data []byte) []byte {
	rest := data[min(12, len(data)):]
	for n := 0; len(rest) >= 8 && n < maxChunks; n++ {
		size := uint64(binary.LittleEndian.Uint32(rest[4:]))
		if size > uint64(len(rest)-8) {
			return nil
		}
		if string(rest[:4]) == "EXIF" {
			return rest[8 : 8+size]
		}
		rest = rest[min(8+size+size%2, uint64(len(rest))):]
	}
	return nil
}

// The tags of an Exif that lead to a comment.
const (
	tagDescription = 0x010e
	tagExif        = 0x8769 // where the table with the comment is
	tagComment     = 0x9286
)

// maxTags is far above what a camera writes.
const maxTags = 1_000

// comments are the texts of an Exif that may hold a card.
func comments(exif []byte) (all [][]byte) {
	if len(exif) < 8 {
		return nil
	}
	var order binary.ByteOrder = binary.LittleEndian
	if exif[0] == 'M' {
		order = binary.BigEndian
	}
	tables := []uint32{order.Uint32(exif[4:])}
	for n := 0; n < len(tables) && n < 3; n++ { // the first, its part for Exif, and no circle
		at := uint64(tables[n])
		if at+2 > uint64(len(exif)) {
			continue
		}
		count := min(int(order.Uint16(exif[at:])), maxTags)
		for i := range count {
			from := at + 2 + uint64(i)*12 //nolint:gosec // a count
			if from+12 > uint64(len(exif)) {
				break
			}
			entry := exif[from : from+12]
			value := order.Uint32(entry[8:])
			switch order.Uint16(entry) {
			case tagExif:
				tables = append(tables, value)
			case tagComment, tagDescription:
				size := uint64(order.Uint32(entry[4:]))
				if size <= 4 || uint64(value)+size > uint64(len(exif)) || size > maxJSON*2 {
					continue
				}
				all = append(all, commentText(exif[value:uint64(value)+size], order))
			}
		}
	}
	return all
}

// commentText is a comment without the eight bytes that name its letters.
func commentText(text []byte, order binary.ByteOrder) []byte {
	if len(text) >= 8 {
		switch head := string(text[:8]); head {
		case "UNICODE\x00":
			units := make([]uint16, 0, len(text)/2)
			for at := 8; at+1 < len(text); at += 2 {
				units = append(units, order.Uint16(text[at:]))
			}
			return []byte(string(utf16.Decode(units)))
		case "ASCII\x00\x00\x00", strings.Repeat("\x00", 8), "JIS\x00\x00\x00\x00\x00":
			text = text[8:]
		}
	}
	text = bytes.Trim(text, "\x00 \r\n\t")
	return numbers(text)
}

// numbers undoes what a program did that wrote the bytes of a text as numbers, "123,34,…".
func numbers(text []byte) []byte {
	if len(text) == 0 || text[0] < '0' || text[0] > '9' {
		return text
	}
	parts := strings.Split(string(text), ",")
	out := make([]byte, 0, len(parts))
	for _, part := range parts {
		n, err := strconv.ParseUint(part, 10, 8)
		if err != nil {
			return text
		}
		out = append(out, byte(n))
	}
	return out
}
