package document

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/document/charset"
)

// decodeText turns the bytes of a text file into UTF-8, and says so when the encoding was guessed. over is errText where that is only
// the beginning, because no more may be given out.
func (r *reading) decodeText(data []byte) (text []byte, encoding string, over error) {
	escaped := r.manner.Encoding != "" || bytes.IndexByte(data[:min(len(data), 64<<10)], '\x1b') >= 0
	if tidied(data) && !escaped && charset.Wide(data) == nil { // a large text is not copied
		return data, "", nil
	}
	c := r.charsetOf(data, "")
	text, lost := tidyText(data, c.Encoding, r.text)
	if warnLost(r, lost); int64(len(text)) > r.text {
		over = errText
	}
	return text, c.Name, over
}

// keep gives out a file of text as it is, under its own extension where that fits.
func (r *reading) keep(f format, text []byte, about Metadata) error {
	return r.writeBytes(r.name, f.extensionOf(r.ext), f.mime, text, about)
}

// extensionOf is the extension under which a file of text is given out.
func (f format) extensionOf(ext string) string {
	if f.goesBy(ext) && ext != "" {
		return ext
	}
	return f.ext
}

// tidied reports whether a file is text as tidy gives it, in UTF-8 without a mark.
func tidied(data []byte) bool {
	return utf8.Valid(data) && !bytes.ContainsAny(data, "\r\x00") && !startsWith(data, "\xEF\xBB\xBF")
}

// plain reads text and Markdown as they are.
func (r *reading) plain(f format, data []byte) error {
	text, encoding, _ := r.decodeText(data) // what is over is cut when it is given out
	return r.keep(f, text, Metadata{Encoding: encoding})
}

// json keeps JSON as it is and says where it is broken.
func (r *reading) json(f format, data []byte) error {
	text, encoding, over := r.decodeText(data)
	if over != nil {
		return r.keep(f, text, Metadata{Encoding: encoding}) // its end is not here to be checked
	}
	if rawjson.Deeper(text, r.limits.Depth) {
		r.warn("The JSON is nested more than %d levels deep and was kept as unchecked text.", r.limits.Depth)
	} else if line, err := brokenJSON(text); err != nil {
		r.warn("Line %d of the JSON is broken. The file was kept as text.", line)
	}
	return r.keep(f, text, Metadata{Encoding: encoding})
}

// jsonLines keeps lines of JSON and says which is the first broken one.
func (r *reading) jsonLines(f format, data []byte) error {
	text, encoding, over := r.decodeText(data)
	number := 0
	for line := range bytes.Lines(text) {
		if number++; over != nil && line[len(line)-1] != '\n' {
			break // its end is not here to be checked
		}
		if line = bytes.TrimSpace(line); len(line) > 0 && (rawjson.Deeper(line, r.limits.Depth) || !json.Valid(line)) {
			r.warn("Line %d is broken JSON. The file was kept as text.", number)
			break
		}
	}
	return r.keep(f, text, Metadata{Encoding: encoding, Rows: number})
}

// brokenJSON gives the line, from 1, in which JSON is broken.
func brokenJSON(text []byte) (line int, err error) {
	if err = json.Unmarshal(text, new(unkept)); err == nil {
		return 0, nil
	}
	at := len(text)
	if syntax, ok := errors.AsType[*json.SyntaxError](err); ok {
		at = min(int(syntax.Offset), len(text))
	}
	return 1 + bytes.Count(text[:at], []byte("\n")), err
}

// unkept is a value of JSON that is only checked.
type unkept struct{}

func (*unkept) UnmarshalJSON([]byte) error { return nil }

// table reads CSV in any of its dialects and gives it out with commas.
func (r *reading) table(data []byte) error {
	text, encoding, over := r.decodeText(data)
	delimiter := delimiterOf(cut(string(text[:min(len(text), 64<<10+utf8.UTFMax)]), 64<<10))
	// Excel writes and reads a first line that names the delimiter.
	if first, rest, ok := bytes.Cut(text, []byte("\n")); ok && len(first) == 5 && strings.EqualFold(string(first[:4]), "sep=") {
		delimiter, text = first[4], rest
	}
	s := r.sheet(r.name)
	s.about = Metadata{Encoding: encoding, Delimiter: string(rune(delimiter))}
	s.out.Grow(int(min(int64(len(text)+len(text)/64), r.text)))
	lines, ragged, odd := csvReader{text: text, delimiter: delimiter}, 0, 0
	row := s.begin()
	for n := 1; !s.full && lines.next(&row); n++ {
		if s.about.Columns > 0 && row.at != s.about.Columns && ragged == 0 {
			ragged = n
		}
		if lines.oddRow && odd == 0 {
			odd = n
		}
		s.about.Columns = max(s.about.Columns, row.at)
		if err := s.row(row); err != nil {
			return err
		}
	}
	if odd > 0 {
		r.warn("Row %d has a quotation mark where none belongs. Terzetto read the mark as a letter.", odd)
	}
	if ragged > 0 {
		r.warn("Row %d has another number of columns than the previous rows.", ragged)
	}
	return cmp.Or(s.close(), over)
}

var quotedCell = lazyregexp.New(`"[^"]*(?:"|$)`)

// delimiterOf finds the character that cuts the first lines into the same number of
// columns, the more columns the better. Marks within quotes do not count.
func delimiterOf(text string) byte {
	lines := strings.Split(strings.TrimSuffix(quotedCell().ReplaceAllLiteralString(text, ""), "\n"), "\n")
	lines = lines[:min(len(lines), 50)]
	best, most := byte(','), 0
	for _, candidate := range []byte(",;\t|") {
		count := func(line string) int { return strings.Count(line, string(rune(candidate))) }
		columns := count(lines[0])
		alike := lists.Count(lines, func(line string) bool { return count(line) == columns })
		// Lines alike weigh more than columns: prose in a cell has commas, but never the same number.
		if score := columns * alike * 1000 / len(lines); columns > 0 && alike*2 > len(lines) && score > most {
			best, most = candidate, score
		}
	}
	return best
}
