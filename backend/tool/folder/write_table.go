package folder

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/memlimit"
	"terzetto/backend/document"
	"terzetto/backend/document/produce"
	"terzetto/backend/document/produce/workbook"
	"terzetto/backend/tool"
)

type writeTableIn struct {
	Path    string            `json:"path"`
	Rows    []json.RawMessage `json:"rows"`
	Columns []string          `json:"columns"`
	Sheet   string            `json:"sheet"`
	Mode    string            `json:"mode"`
}

type writeTableOut struct {
	Path    string   `json:"path"`
	Columns []string `json:"columns"`
	Added   int      `json:"added"`
	Bytes   int      `json:"bytes"`
	Created bool     `json:"created"`
}

// tableEnds are the ends of the names of tables.
func tableEnds() []string { return []string{".csv", ".tsv", ".xlsx"} }

// appending is the mode that keeps the rows that are there.
const appending = "append"

func writeTable(where Where, dataDir string, memory *memlimit.Budget) tool.Tool {
	return tool.Tool{
		ID: "write_table", Name: "Write a table", Level: tool.Write, Repeatable: false,
		Grade: func(args json.RawMessage) (tool.Level, bool) {
			var in writeTableIn
			return tool.Write, json.Unmarshal(args, &in) == nil && in.Mode != appending
		},
		Description: "Writes rows to a CSV file or an XLSX workbook in the folder that the person chose, in place of what is there or below it. " +
			"Each row is an object with the columns as its fields, or a list of values.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["path","rows"],"properties":{
			"path":{"type":"string","minLength":1,"format":"path","description":"The file inside of the chosen folder; its end says what it is: .csv, .tsv or .xlsx."},
			"rows":{"type":"array","maxItems":100000,"items":{"type":["object","array"]},"description":"The rows: objects with the columns as their fields, or lists of values."},
			"columns":{"type":"array","maxItems":16384,"items":{"type":"string"},"description":"Which columns are written, from left to right; all that the rows have if left out."},
			"sheet":{"type":"string","maxLength":31,"description":"The sheet of a workbook; the first one if left out."},
			"mode":{"type":"string","enum":["replace","append"],"default":"replace","description":"replace writes a new file in place of one that is there; append adds the rows below its own."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["path","columns","added","bytes","created"],"properties":{
			"path":{"type":"string","description":"The file inside of the chosen folder."},
			"columns":{"type":"array","items":{"type":"string"},"description":"The names of the columns, from left to right."},
			"added":{"type":"integer","description":"How many rows were written."},
			"bytes":{"type":"integer","description":"How large the file is now."},
			"created":{"type":"boolean","description":"Whether there was no such file before."}}}`),
		Would: would([]string{"path"}, endsWith(tableEnds()...)), Ready: ready(where, takesFile),
		Aim: aim(where), Reads: reads(tool.OfFile), // the columns that are there
		Do: in(where, func(ctx context.Context, root *os.Root, in writeTableIn) (writeTableOut, error) {
			name, err := clean(in.Path)
			if err != nil {
				return writeTableOut{}, err
			}
			out := writeTableOut{Path: filepath.ToSlash(name), Added: len(in.Rows)}
			ext := strings.ToLower(filepath.Ext(name))
			if !slices.Contains(tableEnds(), ext) {
				return out, noFormat(out.Path, tableEnds())
			}
			var data []byte
			old, err := contents(root, name, document.DefaultLimits().File)
			switch {
			case in.Mode != appending || errors.Is(err, fs.ErrNotExist) || err == nil && len(bytes.TrimSpace(old)) == 0:
				data, err = out.fresh(ctx, in, ext)
			case err != nil:
				err = explain(name, err)
			default:
				data, err = out.appendRows(ctx, in, ext, old, memory)
			}
			if err == nil {
				out.Bytes = len(data)
				out.Created, err = put(root, dataDir, name, data)
			}
			return out, err
		}),
	}
}

// fresh is a new file of the rows.
func (out *writeTableOut) fresh(ctx context.Context, in writeTableIn, ext string) ([]byte, error) {
	rows, err := out.cells(in, nil)
	if err != nil {
		return nil, err
	}
	if len(out.Columns) > 0 {
		rows = slices.Insert(rows, 0, out.Columns)
	}
	fonts := (*produce.Fonts)(nil) // a table needs none
	printed, err := fonts.Print(ctx, ext, produce.Content{Tables: []produce.Table{{Name: in.Sheet, Rows: rows}}})
	return printed.Content, err
}

// appendRows adds the rows at the end of a file that is there. The columns of objects follow its heading.
func (out *writeTableOut) appendRows(ctx context.Context, in writeTableIn, ext string, old []byte, memory *memlimit.Budget) ([]byte, error) {
	ctx, release, err := memory.Take(ctx, document.Needs(int64(len(old))))
	if err != nil {
		return nil, err
	}
	defer release()
	doc, err := document.Read(ctx, out.Path, old, document.Limits{})
	if err != nil {
		return nil, err
	}
	there := tableOut{Path: out.Path, Sheets: []string{}}
	item, err := there.choose(doc, in.Sheet)
	if err != nil {
		return nil, err
	}
	known := false
	var heading []string
	for row, wrong := range records(item.Data) {
		if err = wrong; err == nil && !known {
			known, heading = true, columns(row, len(row))
		}
	}
	if err != nil {
		return nil, fault.Newf(fault.Invalid, "Couldn't find the rows of %s.", out.Path).With("field", "path").Because(err)
	}
	rows, err := out.cells(in, heading)
	if err != nil {
		return nil, err
	}
	if heading == nil { // the sheet is empty
		heading, rows = out.Columns, slices.Insert(rows, 0, out.Columns)
	}
	if out.Columns = heading; ext == ".xlsx" {
		data, err := workbook.AppendRows(old, there.Sheet, rows)
		if err != nil {
			err = fault.Newf(fault.Invalid, "Couldn't add rows to %s: the workbook is damaged or full.", out.Path).With("field", "path").Because(err)
		}
		return data, err
	}
	if !utf8.Valid(old) {
		return nil, fault.Newf(fault.Invalid, "%s is encoded as %s, not UTF-8. Save a UTF-8 copy, then add the rows to the copy.", out.Path, item.Metadata.Encoding).With("field", "path")
	}
	delimiter, _ := utf8.DecodeRuneInString(item.Metadata.Delimiter)
	if item.Metadata.Columns == 1 && ext == ".tsv" {
		delimiter = '\t'
	}
	more, err := produce.DelimitedRows(produce.Table{Rows: rows}, delimiter)
	if err != nil {
		return nil, fault.Newf(fault.Invalid, "Couldn't find the columns of %s.", out.Path).With("field", "path").Because(err)
	}
	end := []byte("\n")
	if bytes.Contains(old, []byte("\r\n")) {
		end = []byte("\r\n")
		more = bytes.ReplaceAll(more, []byte("\n"), end)
	}
	if !bytes.HasSuffix(old, []byte("\n")) {
		old = append(old, end...)
	}
	return append(old, more...), nil
}

// cells are the rows as texts. heading are the columns of a file that is there; nil: it is a new one.
func (out *writeTableOut) cells(in writeTableIn, heading []string) ([][]string, error) {
	objects := make([]map[string]json.RawMessage, len(in.Rows))
	lists := make([][]json.RawMessage, len(in.Rows))
	found, seen := []string{}, map[string]bool{}
	for i, row := range in.Rows {
		if json.Unmarshal(row, &lists[i]) == nil {
			continue
		}
		if err := json.Unmarshal(row, &objects[i]); err != nil {
			return nil, fault.Newf(fault.Invalid, "Row %d is neither an object nor a list.", i+1).With("field", "rows").Because(err)
		}
		for _, name := range fields(row) {
			if !seen[name] {
				seen[name] = true
				found = append(found, name)
			}
		}
	}
	if out.Columns = in.Columns; len(out.Columns) == 0 {
		out.Columns = found
	}
	order := out.Columns
	if heading != nil {
		for _, name := range out.Columns {
			if !slices.Contains(heading, name) {
				return nil, fault.Newf(fault.Invalid, "%s has no column %s. Its columns are %s.", out.Path, name, strings.Join(heading, ", ")).With("field", "rows")
			}
		}
		order = heading
	}
	rows := make([][]string, len(in.Rows))
	for i := range in.Rows {
		values := lists[i]
		if objects[i] != nil {
			values = make([]json.RawMessage, len(order))
			for c, name := range order {
				if slices.Contains(out.Columns, name) {
					values[c] = objects[i][name]
				}
			}
		}
		rows[i] = make([]string, len(values))
		for c, v := range values {
			rows[i][c] = cellOf(v)
		}
	}
	return rows, nil
}

// fields are the names of an object's fields in their order.
func fields(object json.RawMessage) (names []string) {
	d := json.NewDecoder(bytes.NewReader(object))
	if _, err := d.Token(); err != nil {
		return nil
	}
	for d.More() {
		name, err := d.Token()
		text, ok := name.(string)
		if err != nil || !ok {
			return names
		}
		names = append(names, text)
		var value json.RawMessage
		if d.Decode(&value) != nil {
			return names
		}
	}
	return names
}

// cellOf is a value as a cell holds it: lists and objects as JSON, and a number as it is
// shortest, which is how a workbook tells it from a text.
func cellOf(v json.RawMessage) string {
	switch text := strings.TrimSpace(string(v)); {
	case text == "" || text == "null":
		return ""
	case isNumber(text):
		if n, err := strconv.ParseFloat(text, 64); err == nil {
			return strconv.FormatFloat(n, 'f', -1, 64)
		}
	}
	var text string
	if json.Unmarshal(v, &text) == nil {
		return text
	}
	return string(v)
}
