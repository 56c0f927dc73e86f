package folder

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/produce"
	"terzetto/backend/tool"
)

type chartIn struct {
	Path   string            `json:"path"`
	Kind   produce.ChartKind `json:"kind"`
	Title  string            `json:"title"`
	Rows   []json.RawMessage `json:"rows"`
	Labels string            `json:"labels"`
	Values []string          `json:"values"`
}

type chartOut struct {
	Path    string   `json:"path"`
	Bytes   int      `json:"bytes"`
	Created bool     `json:"created"`
	Missing []string `json:"missing,omitempty"`
}

func writeChart(where Where, dataDir string, fonts *produce.Fonts) tool.Tool {
	return tool.Tool{
		ID: "write_chart", Name: "Write a chart", Level: tool.Write, Repeatable: true,
		Description: "Draws a chart of rows into a picture in the folder that the person chose, as SVG or PNG. A file of that name is replaced.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["path","rows","labels","values"],"properties":{
			"path":{"type":"string","minLength":1,"format":"path","description":"The picture inside of the chosen folder; its end says what it is: .svg or .png."},
			"kind":{"type":"string","enum":["bar","line","scatter","pie"],"default":"bar","description":"How the chart shows its numbers; bars if left out."},
			"title":{"type":"string","maxLength":200,"description":"What the chart shows."},
			"rows":{"type":"array","maxItems":5000,"items":{"type":"object"},"description":"The rows, with the columns as their fields, as read_table gives them."},
			"labels":{"type":"string","minLength":1,"description":"The column that names each point, such as Month."},
			"values":{"type":"array","minItems":1,"maxItems":8,"items":{"type":"string"},"description":"The columns of numbers, each of which is a series."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["path","bytes","created"],"properties":{
			"path":{"type":"string","description":"The picture inside of the chosen folder."},
			"bytes":{"type":"integer","description":"How large it is."},
			"created":{"type":"boolean","description":"Whether there was no such file before."},
			"missing":{"type":"array","items":{"type":"string"},"description":"Letters that no font on this computer has. They are boxes in the picture; an SVG holds them."}}}`),
		Would: would([]string{"path"}, endsWith(chartEnds()...)), Ready: ready(where, takesFile), Aim: aim(where),
		Do: in(where, func(ctx context.Context, root *os.Root, in chartIn) (chartOut, error) {
			out, data, err := draw(ctx, fonts, in)
			if err == nil {
				out.Created, err = put(root, dataDir, filepath.FromSlash(out.Path), data)
			}
			return out, err
		}),
	}
}

// chartEnds are the ends of the names of pictures.
func chartEnds() []string { return []string{".svg", ".png"} }

// draw gives the picture, and what the tool tells of it.
func draw(ctx context.Context, fonts *produce.Fonts, in chartIn) (chartOut, []byte, error) {
	name, err := clean(in.Path)
	if err != nil {
		return chartOut{}, nil, err
	}
	out := chartOut{Path: filepath.ToSlash(name)}
	ext := strings.ToLower(filepath.Ext(name))
	if !slices.Contains(chartEnds(), ext) {
		return out, nil, noFormat(out.Path, chartEnds())
	}
	shown := writeTableOut{Path: out.Path}
	cells, err := shown.cells(writeTableIn{Rows: in.Rows, Columns: slices.Insert(slices.Clone(in.Values), 0, in.Labels)}, nil)
	if err != nil {
		return out, nil, err
	}
	in.Kind = cmp.Or(in.Kind, produce.Bars)
	chart, err := produce.ChartOf(in.Kind, in.Title, produce.Table{Rows: slices.Insert(cells, 0, shown.Columns)})
	if err != nil {
		return out, nil, ofRows(err)
	}
	drawn, err := fonts.Print(ctx, ext, produce.Content{Chart: &chart})
	if err != nil {
		return out, nil, ofRows(err)
	}
	out.Missing, out.Bytes = drawn.Missing, len(drawn.Content)
	return out, drawn.Content, nil
}

// ofRows says that the rows cannot be drawn. Another failure to draw stays what it is.
func ofRows(err error) error {
	if f, ok := errors.AsType[*fault.Error](err); ok {
		return f.With("field", "rows")
	}
	return fmt.Errorf("draw a chart: %w", err)
}
