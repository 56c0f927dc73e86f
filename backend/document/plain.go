package document

import (
	"encoding/csv"
	"encoding/json"
	"errors"
	"io"
	"regexp"
	"strings"

	"terzetto/backend/rawjson"
)

// decoded turns a file of text into text, and says so when the encoding was guessed.
func (r *reading) decoded(data []byte) (text, encoding string) {
	text, encoding, guessed := decode(data)
	if guessed {
		r.warn("The text does not say in which encoding it is. It was read as %s.", encoding)
	}
	return text, encoding
}

// keep gives out a file of text as it is, under its own extension where that fits.
func (r *reading) keep(f format, text string, about Metadata) error {
	ext := f.ext
	if f.goesBy(r.ext) && r.ext != "" {
		ext = r.ext
	}
	return r.write(r.name, ext, f.mime, text, about)
}

// plain reads text and Markdown as they are.
func (r *reading) plain(f format, data []byte) error {
	text, encoding := r.decoded(data)
	return r.keep(f, text, Metadata{Encoding: encoding})
}

// json keeps JSON as it is and says where it is broken.
func (r *reading) json(f format, data []byte) error {
	text, encoding := r.decoded(data)
	if rawjson.Deeper(text, r.limits.Depth) {
		r.warn("The JSON is nested more than %d deep, so it was kept as text without being checked.", r.limits.Depth)
	} else if line, err := brokenJSON(text); err != nil {
		r.warn("The JSON is broken in line %d. It was kept as text.", line)
	}
	return r.keep(f, text, Metadata{Encoding: encoding})
}

// jsonLines keeps lines of JSON and says which is the first broken one.
func (r *reading) jsonLines(f format, data []byte) error {
	text, encoding := r.decoded(data)
	number := 0
	for line := range strings.Lines(text) {
		number++
		if line = strings.TrimSpace(line); line != "" && (rawjson.Deeper(line, r.limits.Depth) || !json.Valid([]byte(line))) {
			r.warn("Line %d is broken JSON. The file was kept as text.", number)
			break
		}
	}
	return r.keep(f, text, Metadata{Encoding: encoding, Rows: number})
}

// brokenJSON gives the line, from 1, in which JSON is broken.
func brokenJSON(text string) (line int, err error) {
	var all json.RawMessage
	if err = json.Unmarshal([]byte(text), &all); err == nil {
		return 0, nil
	}
	at := len(text)
	if syntax, ok := errors.AsType[*json.SyntaxError](err); ok {
		at = min(int(syntax.Offset), len(text))
	}
	return 1 + strings.Count(text[:at], "\n"), err
}

// table reads CSV in any of its dialects and gives it out with commas.
func (r *reading) table(data []byte) error {
	text, encoding := r.decoded(data)
	text = tidy(text)
	delimiter := delimiterOf(text)
	// Excel writes and reads a first line that names the delimiter.
	if first, rest, ok := strings.Cut(text, "\n"); ok && len(first) == 5 && strings.EqualFold(first[:4], "sep=") {
		delimiter, text = rune(first[4]), rest
	}
	in := csv.NewReader(strings.NewReader(text))
	in.Comma, in.FieldsPerRecord, in.LazyQuotes, in.ReuseRecord = delimiter, -1, true, true
	s := r.sheet(r.name)
	ragged := 0
	for n := 1; !s.full; n++ {
		row, err := in.Read()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil { // with lazy quotes there is hardly anything left to be wrong
			r.warn("Row %d of the table cannot be read, so the text was kept as it is.", n)
			return r.write(r.name, "csv", "text/csv", text, Metadata{Encoding: encoding, Delimiter: string(delimiter)})
		}
		if s.width > 0 && len(row) != s.width && ragged == 0 {
			ragged = n
		}
		s.width = max(s.width, len(row))
		if err := s.row(row); err != nil {
			return err
		}
	}
	if ragged > 0 {
		r.warn("Row %d does not have as many columns as the rows before it.", ragged)
	}
	s.csv.Flush()
	about := Metadata{Encoding: encoding, Rows: s.count, Columns: s.width, Delimiter: string(delimiter)}
	return r.write(r.name, "csv", "text/csv", s.out.String(), about)
}

var quotedCell = regexp.MustCompile(`"[^"]*(?:"|$)`)

// delimiterOf finds the character that cuts the first lines into the same number of
// columns, the more columns the better. Marks within quotes do not count.
func delimiterOf(text string) rune {
	lines := strings.Split(strings.TrimSuffix(quotedCell.ReplaceAllLiteralString(cut(text, 64<<10), ""), "\n"), "\n")
	lines = lines[:min(len(lines), 50)]
	best, most := ',', 0
	for _, candidate := range ",;\t|" {
		count := func(line string) int { return strings.Count(line, string(candidate)) }
		columns, alike := count(lines[0]), 0
		for _, line := range lines {
			if count(line) == columns {
				alike++
			}
		}
		// Lines alike weigh more than columns: prose in a cell has commas, but never the same number.
		if score := columns * alike * 1000 / len(lines); columns > 0 && alike*2 > len(lines) && score > most {
			best, most = candidate, score
		}
	}
	return best
}
