package folder

import (
	"bytes"
	"cmp"
	"context"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/document"
	"terzetto/backend/tool"
)

// How many rows are given at once. The bytes keep a result below what a tool may give.
const (
	usualRows = 1_000
	mostRows  = 100_000
	mostBytes = 3 << 20
)

type tableIn struct {
	Path   string `json:"path"`
	Sheet  string `json:"sheet"`
	Header *bool  `json:"header"`
	AsText bool   `json:"asText"`
	Offset int    `json:"offset"`
	Limit  int    `json:"limit"`

	Encoding string `json:"encoding"`
}

type tableOut struct {
	Path     string            `json:"path"`
	Sheet    string            `json:"sheet"`
	Sheets   []string          `json:"sheets"`
	Columns  []string          `json:"columns"`
	Rows     []json.RawMessage `json:"rows"`
	Offset   int               `json:"offset"`
	Total    int               `json:"total"`
	More     bool              `json:"more"`
	Warnings []string          `json:"warnings"`
}

func readTable(where Where, memory *memlimit.Budget) tool.Tool {
	return tool.Tool{
		ID: "read_table", Name: "Read a table", Level: tool.Read, Repeatable: true,
		Description: "Reads the rows of a table in the folder that the person chose: CSV in any dialect and encoding, XLSX or ODS. Each row is an object " +
			"with the columns as its fields. A column of numbers gives numbers, also where a workbook shows them in percent; days are 2026-03-01 and durations 36:00:00. A long table comes in parts: ask again with a higher offset while more is true.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["path"],"properties":{
			"path":{"type":"string","minLength":1,"format":"path","description":"The file inside of the chosen folder, such as sales/2026.xlsx."},
			"sheet":{"type":"string","description":"The sheet of a workbook; the first one if left out."},
			"header":{"type":"boolean","default":true,"description":"Whether the first row names the columns. Otherwise they are named A, B, C and so on."},
			"encoding":{"type":"string","description":"The encoding of CSV, such as windows-1250 or gb18030; found out if left out."},
			"asText":{"type":"boolean","default":false,"description":"Whether every value is given as text, numbers too."},
			"offset":{"type":"integer","default":0,"minimum":0,"description":"How many rows are left out at the beginning."},
			"limit":{"type":"integer","default":1000,"minimum":1,"maximum":100000,"description":"How many rows are read at most; 1000 if left out."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["path","sheet","sheets","columns","rows","offset","total","more","warnings"],"properties":{
			"path":{"type":"string","description":"The file inside of the chosen folder."},
			"sheet":{"type":"string","description":"The sheet that was read; empty for CSV."},
			"sheets":{"type":"array","items":{"type":"string"},"description":"The sheets of the workbook."},
			"columns":{"type":"array","items":{"type":"string"},"description":"The names of the columns, from left to right."},
			"rows":{"type":"array","items":{"type":"object"},"description":"The rows, each with a field for every column."},
			"offset":{"type":"integer","description":"How many rows were left out at the beginning."},
			"total":{"type":"integer","description":"How many rows the table has, without its header."},
			"more":{"type":"boolean","description":"Whether more rows follow."},
			"warnings":{"type":"array","items":{"type":"string"},"description":"What could not be read, and why."}}}`),
		Would: would([]string{"path"}, readable), Ready: ready(where, hasDocument("path")), Reads: reads(tool.OfFile),
		Do: in(where, func(ctx context.Context, root *os.Root, in tableIn) (tableOut, error) {
			doc, shown, release, err := openDocument(ctx, root, in.Path, document.Manner{Encoding: in.Encoding, Values: true}, memory)
			if err != nil {
				return tableOut{}, err
			}
			defer release()
			out := tableOut{Path: shown, Sheets: []string{}, Rows: []json.RawMessage{}, Offset: in.Offset, Warnings: doc.Warnings}
			item, err := out.choose(doc, in.Sheet)
			if err != nil {
				return tableOut{}, err
			}
			found, err := survey(ctx, item.Data, in)
			if err != nil {
				return tableOut{}, fault.Newf(fault.Invalid, "Couldn't find the rows of %s.", shown).With("field", "path").Because(err)
			}
			out.Columns, out.Total = columns(found.heading, found.width), found.total
			return out, out.fill(found, in)
		}),
	}
}

// choose finds the table of a document: a sheet by its name, or the first one.
func (out *tableOut) choose(doc document.Document, sheet string) (found document.Item, err error) {
	ok := false
	for _, item := range doc.Items {
		if !item.Metadata.IsText || item.Ext != "csv" {
			continue
		}
		if item.Metadata.Sheet != "" {
			out.Sheets = append(out.Sheets, item.Metadata.Sheet)
		}
		if !ok && (sheet == "" || item.Metadata.Sheet == sheet) {
			found, ok = item, true
		}
	}
	out.Sheet = found.Metadata.Sheet
	switch {
	case ok:
		return found, nil
	case len(out.Sheets) > 0:
		return found, fault.Newf(fault.NotFound, "%s has no sheet %s. Its sheets are %s.", out.Path, sheet, strings.Join(out.Sheets, ", ")).With("field", "sheet")
	case sheet != "":
		return found, fault.Newf(fault.Invalid, "%s has no sheets.", out.Path).With("field", "sheet")
	}
	return found, fault.New(fault.Invalid, strings.TrimSpace(out.Path+" is not a table. "+strings.Join(doc.Warnings, " "))).With("field", "path")
}

// records gives the rows of the text that package document makes of a sheet, one at a time. Rows without any value are
// left out. A row is valid until the next one.
func records(data []byte) iter.Seq2[[]string, error] {
	return func(yield func([]string, error) bool) {
		r := csv.NewReader(bytes.NewReader(data))
		r.FieldsPerRecord, r.LazyQuotes, r.ReuseRecord = -1, true, true
		for {
			row, err := r.Read()
			if errors.Is(err, io.EOF) {
				return
			}
			blank := err == nil && !slices.ContainsFunc(row, func(cell string) bool { return strings.TrimSpace(cell) != "" })
			if !blank && !yield(row, err) || err != nil {
				return
			}
		}
	}
}

// A surveyed table is what is known after going through all of its rows once.
type surveyed struct {
	heading []string // the first row, where that names the columns
	width   int      // of the widest row
	total   int      // rows without the heading
	kinds   []kind   // of the columns; the first of them have no value yet
	asked   [][]string
}

// survey goes through a table. It keeps the rows that are asked for, up to what a result may have.
func survey(ctx context.Context, data []byte, in tableIn) (t surveyed, err error) {
	header, size := in.Header == nil || *in.Header, 0
	for row, err := range records(data) {
		if err != nil {
			return t, err
		}
		t.width = max(t.width, len(row))
		if header && t.heading == nil {
			t.heading = slices.Clone(row)
			continue
		}
		for len(t.kinds) < len(row) {
			t.kinds = append(t.kinds, unknown)
		}
		for c, cell := range row {
			t.kinds[c] = t.kinds[c].with(cell)
		}
		if t.total >= in.Offset && len(t.asked) < min(cmp.Or(in.Limit, usualRows), mostRows) && size <= mostBytes {
			t.asked = append(t.asked, slices.Clone(row))
			for _, cell := range row {
				size += len(cell)
			}
		}
		if t.total++; t.total&0xFFF == 0 && ctx.Err() != nil {
			return t, ctx.Err()
		}
	}
	for c := range t.kinds {
		if t.kinds[c] == unknown {
			t.kinds[c] = texts
		}
	}
	return t, nil
}

// columns names the columns of a table. Each name is there once.
func columns(heading []string, width int) []string {
	names, taken, next := make([]string, width), map[string]bool{}, map[string]int{} // the next number of a name: thousands may be alike
	for c := range names {
		name := ""
		if c < len(heading) {
			name = strings.Join(strings.Fields(heading[c]), " ")
		}
		name = cmp.Or(name, letters(c))
		names[c] = name
		for n := max(2, next[name]); taken[names[c]]; n++ {
			names[c] = fmt.Sprintf("%s (%d)", name, n)
			next[name] = n + 1
		}
		taken[names[c]] = true
	}
	return names
}

// letters names a column as workbooks do: A, B, and AA after Z.
func letters(c int) (name string) {
	for c++; c > 0; c = (c - 1) / 26 {
		name = string(rune('A'+(c-1)%26)) + name
	}
	return name
}

// fill gives the rows that were asked for.
func (out *tableOut) fill(found surveyed, in tableIn) error {
	if in.Offset > out.Total {
		return fault.Newf(fault.Invalid, "%s has only %d rows.", out.Path, out.Total).With("field", "offset")
	}
	kinds := make([]kind, len(out.Columns))
	if !in.AsText {
		copy(kinds, found.kinds)
	}
	size := 0
	for _, row := range found.asked {
		object := object(out.Columns, row, kinds)
		if size += len(object); size > mostBytes {
			if len(out.Rows) == 0 {
				return fault.Newf(fault.TooLarge, "A row of %s is larger than %d MB.", out.Path, mostBytes>>20)
			}
			break
		}
		out.Rows = append(out.Rows, object)
	}
	out.More = in.Offset+len(out.Rows) < out.Total
	return nil
}

// object is a row with its columns in their order.
func object(columns, row []string, kinds []kind) json.RawMessage {
	var b bytes.Buffer
	b.WriteByte('{')
	for c, name := range columns {
		if c > 0 {
			b.WriteByte(',')
		}
		cell := ""
		if c < len(row) {
			cell = row[c]
		}
		b.Write(quoteJSON(name))
		b.WriteByte(':')
		b.Write(kinds[c].value(cell))
	}
	b.WriteByte('}')
	return b.Bytes()
}

func quoteJSON(text string) []byte {
	said, _ := json.Marshal(text) // a text
	return said
}

// A kind is what all values of a column are.
type kind int

const (
	texts kind = iota
	numbers
	truths
	unknown // no row has a value
)

// with is the kind of a column with one more value. What is no number in one row is a text in all of them, so that
// an account or a telephone keeps its zeros.
func (k kind) with(value string) kind {
	if k == texts || strings.TrimSpace(value) == "" {
		return k
	}
	is := texts
	switch cell := plainNumber(value); {
	case isNumber(cell):
		is = numbers
	case strings.EqualFold(cell, "true"), strings.EqualFold(cell, "false"):
		is = truths
	}
	if k != unknown && is != k {
		return texts
	}
	return is
}

// mostDigits is how many digits a number keeps exactly.
const mostDigits = 15

// isNumber reports whether a text is a number as JSON writes it, and of no more digits than one keeps.
func isNumber(text string) bool {
	digits := 0
	for _, r := range text {
		switch {
		case r >= '0' && r <= '9':
			digits++
		case !strings.ContainsRune("-.eE+", r):
			return false
		}
	}
	return digits > 0 && digits <= mostDigits && json.Valid([]byte(text))
}

// plainNumber is a cell without the spaces around it and with the sign that numbers have; some
// programs write a typographic minus.
func plainNumber(cell string) string {
	cell = strings.TrimSpace(cell)
	if rest, ok := strings.CutPrefix(cell, "\u2212"); ok {
		return "-" + rest
	}
	return cell
}

func (k kind) value(cell string) []byte {
	trimmed := plainNumber(cell)
	switch {
	case k == texts:
		return quoteJSON(cell)
	case trimmed == "":
		return []byte("null")
	case k == truths:
		return []byte(strings.ToLower(trimmed))
	}
	return []byte(trimmed)
}
