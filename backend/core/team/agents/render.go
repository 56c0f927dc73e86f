package agents

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"path"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/document/produce"
)

// programs are the kinds of text that are written as they are.
var programs = []string{
	"py", "js", "ts", "go", "sh", "sql", "css", "json", "yaml", "yml", "toml", "xml", "java", "c", "cpp", "h", "rs", "rb", "php", "ps1", "bat", "lua", "r", "tex", "ini",
}

// Render makes a document out of Markdown: what the extension of its label says, or a fault. A PDF
// with letters that no font at hand has comes with a Word document, which shows them wherever
// there is such a font.
func Render(ctx context.Context, fonts *produce.Fonts, label, title, markdown string) (Rendered, error) {
	ext := extension(label)
	source := []byte(produce.FencedText(markdown))
	switch {
	case ext == "svg" && bytes.Contains(source, []byte("<svg")):
		return Rendered{Made: []team.Made{{Label: label, Content: source}}}, nil
	case ext == "json" && !json.Valid(source):
		return Rendered{}, fault.Newf(fault.Invalid, "The text for %s is not valid JSON.", label)
	case isProgram(ext):
		return Rendered{Made: []team.Made{{Label: label, Content: source}}}, nil
	}
	out, err := fonts.Print(ctx, ext, produce.Content{Title: title, Markdown: markdown})
	if err != nil {
		return Rendered{}, fault.Newf(fault.Invalid, "Couldn't make %s. %s", label, fault.Sentence(err)).Because(err)
	}
	made := []team.Made{{Label: label, Content: out.Content}}
	if ext == "pdf" && len(out.Missing) > 0 {
		word, err := fonts.Print(ctx, "docx", produce.Content{Title: title, Markdown: markdown})
		if err != nil {
			return Rendered{}, err
		}
		made = append(made, team.Made{Label: strings.TrimSuffix(label, path.Ext(label)) + ".docx", Content: word.Content})
	}
	return Rendered{made, out.Missing, out.Pictures, out.Drawings}, nil
}

// Rendered is what was made of a text, the letters that it shows as boxes, and the pictures and the number of drawings in SVG that
// it leaves out.
type Rendered struct {
	Made     []team.Made
	Missing  []string
	Pictures []string
	Drawings int
}

func extension(label string) string { return strings.TrimPrefix(strings.ToLower(path.Ext(label)), ".") }

func isProgram(ext string) bool { return slices.Contains(programs, ext) }

// titleOf is what a document without a title of its own is called.
func titleOf(o team.Output) string {
	stem := strings.TrimSuffix(o.Label, path.Ext(o.Label))
	return strings.TrimSpace(cmp.Or(strings.NewReplacer("_", " ", "-", " ").Replace(stem), o.Label))
}

// markdownOf is a table as Markdown.
func markdownOf(t produce.Table) string {
	var b strings.Builder
	for i, row := range t.Rows {
		for _, cell := range row {
			b.WriteString("| " + strings.ReplaceAll(strings.ReplaceAll(cell, "|", `\|`), "\n", " ") + " ")
		}
		b.WriteString("|\n")
		if i == 0 {
			b.WriteString(strings.Repeat("|---", len(row)) + "|\n")
		}
	}
	return b.String()
}
