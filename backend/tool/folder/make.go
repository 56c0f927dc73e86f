package folder

import (
	"cmp"
	"context"
	"encoding/base64"
	"encoding/json"
	"net/http"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/document"
	"terzetto/backend/document/produce"
	"terzetto/backend/tool"
)

type makeIn struct {
	Path     string            `json:"path"`
	Ending   string            `json:"ending"`
	Kind     string            `json:"kind"`
	Title    string            `json:"title"`
	Content  string            `json:"content"`
	Rows     []json.RawMessage `json:"rows"`
	Columns  []string          `json:"columns"`
	Labels   string            `json:"labels"`
	Values   []string          `json:"values"`
	Drawn    produce.ChartKind `json:"chartKind"`
	Template string            `json:"template"`
}

type makeOut struct {
	Path     string   `json:"path"`
	Title    string   `json:"title"`
	Bytes    int      `json:"bytes"`
	Created  bool     `json:"created"`
	Missing  []string `json:"missing"`
	Pictures []string `json:"pictures"`
	Drawings int      `json:"drawings"`
}

// What a document is made of.
const (
	ofRowsKind  = "rows"
	ofChartKind = "chart"
)

func makeDocument(where Where, dataDir string, fonts *produce.Fonts) tool.Tool {
	endings, err := json.Marshal(produce.Endings())
	if err != nil {
		panic(err) // strings always encode
	}
	return tool.Tool{
		ID: "make_document", Name: "Make a document", Level: tool.Write, Repeatable: true,
		Description: "Makes a document in the folder that the person chose, from Markdown, rows or a chart: Word, PDF, slides, a workbook, a web page, a mail or a picture. " +
			"In slides each heading begins one, and text after \"Notes:\" is for the speaker. A file of that name is replaced.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["path"],"properties":{
			"path":{"type":"string","minLength":1,"format":"path","description":"The document inside of the chosen folder. Its end says what it is, unless ending does."},
			"ending":{"type":"string","enum":` + string(endings) + `,"description":"What the document is; what the path ends with if left out."},
			"kind":{"type":"string","enum":["text","rows","chart"],"default":"text","description":"What it is made of."},
			"title":{"type":"string","maxLength":200,"description":"What the document is called, in it and in its properties; its first heading if left out."},
			"content":{"type":"string","maxLength":16777216,"description":"Markdown: the text of the document, or what it says before its rows or its chart. A picture is named by its path beside the document."},
			"rows":{"type":"array","maxItems":100000,"items":{"type":["object","array"]},"description":"The rows, with the columns as their fields, as read_table gives them."},
			"columns":{"type":"array","maxItems":16384,"items":{"type":"string"},"description":"Which columns are shown, from left to right; all that the rows have if left out."},
			"labels":{"type":"string","description":"For a chart: the column that names each point, such as Month."},
			"values":{"type":"array","maxItems":8,"items":{"type":"string"},"description":"For a chart: the columns of numbers, each of which is a series."},
			"chartKind":{"type":"string","enum":["bar","line","scatter","pie"],"default":"bar","description":"How a chart shows its numbers."},
			"template":{"type":"string","format":"path","description":"A Word document or presentation inside of the chosen folder whose look the document gets, for docx and pptx."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["path","title","bytes","created","missing","pictures","drawings"],"properties":{
			"path":{"type":"string","description":"The document inside of the chosen folder."},
			"title":{"type":"string","description":"What it is called."},
			"bytes":{"type":"integer","description":"How large it is."},
			"created":{"type":"boolean","description":"Whether there was no such file before."},
			"missing":{"type":"array","items":{"type":"string"},"description":"Letters that no font on this computer has. They are boxes in it."},
			"pictures":{"type":"array","items":{"type":"string"},"description":"Pictures of the text that are not in it, since they could not be read."},
			"drawings":{"type":"integer","description":"How many drawings in SVG the text has that are not in it."}}}`),
		Would: would([]string{"path", "template"}, makes), Ready: ready(where, takesFile, hasDocument("template")), Aim: aim(where),
		Do: in(where, func(ctx context.Context, root *os.Root, in makeIn) (makeOut, error) {
			name, err := clean(withEnding(in.Path, in.Ending))
			if err != nil {
				return makeOut{}, err
			}
			out := makeOut{Path: filepath.ToSlash(name), Missing: []string{}, Pictures: []string{}}
			content, err := in.compose(root, &out)
			if err != nil {
				return out, err
			}
			printed, err := fonts.Print(ctx, path.Ext(out.Path), content)
			if err != nil {
				return out, err
			}
			out.Missing, out.Drawings, out.Bytes = append(out.Missing, printed.Missing...), printed.Drawings, len(printed.Content)
			out.Title = printed.Title
			for _, name := range printed.Pictures {
				if !slices.Contains(out.Pictures, name) {
					out.Pictures = append(out.Pictures, name)
				}
			}
			out.Created, err = put(root, dataDir, name, printed.Content)
			return out, err
		}),
	}
}

// makes says that what a document is to be can be made, and with a template.
func makes(given rawjson.Object) error {
	name := given.Text("path")
	if name == "" {
		return nil
	}
	return produce.CheckEnding(path.Ext(withEnding(name, given.Text("ending"))), given.Text("template") != "")
}

// withEnding is a path with an ending, which it may have already.
func withEnding(name, ending string) string {
	if ending == "" || strings.EqualFold(path.Ext(name), "."+ending) {
		return name
	}
	return name + "." + ending
}

// compose gathers what the document is made of.
func (in makeIn) compose(root *os.Root, out *makeOut) (produce.Content, error) {
	c := produce.Content{Title: in.Title, Markdown: in.Content}
	if c.Title == "" && !strings.Contains("\n"+in.Content, "\n#") {
		c.Title = strings.TrimSuffix(path.Base(out.Path), path.Ext(out.Path))
	}
	var err error
	c.Markdown, out.Pictures = withPictures(root, path.Dir(out.Path), c.Markdown)
	if in.Template != "" {
		template, err := clean(in.Template)
		if err != nil {
			return c, err
		}
		if c.Template, err = contents(root, template, document.DefaultLimits().File); err != nil {
			return c, explain(template, err)
		}
	}
	switch in.Kind {
	case ofRowsKind:
		shown := writeTableOut{Path: out.Path}
		rows, err := shown.cells(writeTableIn{Rows: in.Rows, Columns: in.Columns}, nil)
		if err != nil {
			return c, err
		}
		if len(shown.Columns) > 0 {
			rows = slices.Insert(rows, 0, shown.Columns)
		}
		if len(rows) == 0 {
			return c, fault.New(fault.Invalid, "There are no rows for the document.").With("field", "rows")
		}
		c.Tables = []produce.Table{{Rows: rows}}
	case ofChartKind:
		if in.Labels == "" || len(in.Values) == 0 {
			return c, fault.New(fault.Invalid, "A chart needs a column of labels and a column of numbers.").With("field", "labels")
		}
		shown := writeTableOut{Path: out.Path}
		rows, err := shown.cells(writeTableIn{Rows: in.Rows, Columns: slices.Insert(slices.Clone(in.Values), 0, in.Labels)}, nil)
		if err != nil {
			return c, err
		}
		chart, err := produce.ChartOf(cmp.Or(in.Drawn, produce.Bars), c.Title, produce.Table{Rows: slices.Insert(rows, 0, shown.Columns)})
		if err != nil {
			return c, ofRows(err)
		}
		c.Chart = &chart
	default:
		if strings.TrimSpace(in.Content) == "" {
			return c, fault.New(fault.Invalid, "There is no text for the document.").With("field", "content")
		}
	}
	return c, err
}

var pictureKinds = []string{"image/png", "image/jpeg", "image/gif", "image/webp"}

// withPictures puts the pictures that a text names by their paths into it. What can't be put in is listed.
func withPictures(root *os.Root, beside, markdown string) (text string, left []string) {
	return produce.WithPictures(markdown, func(address string) (string, bool) {
		if plain, err := url.PathUnescape(address); err == nil {
			address = plain
		}
		for _, name := range []string{path.Join(beside, address), address} {
			name, err := clean(name)
			if err != nil {
				continue
			}
			data, err := contents(root, name, document.DefaultLimits().File)
			if err != nil {
				continue
			}
			if kind := http.DetectContentType(data); slices.Contains(pictureKinds, kind) {
				return "data:" + kind + ";base64," + base64.StdEncoding.EncodeToString(data), true
			}
		}
		return "", false
	})
}
