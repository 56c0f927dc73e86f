package agents

import (
	"cmp"
	"context"
	"encoding/json"
	"path"
	"regexp"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/team"
	"terzetto/backend/document/produce"
)

// prose are the kinds of document that a text can become.
var prose = []string{"docx", "pdf", "html", "md", "txt", "eml"}

// programs are the kinds of text that are written as they are.
var programs = []string{
	"py", "js", "ts", "go", "sh", "sql", "css", "json", "yaml", "yml", "toml", "xml", "java", "c", "cpp", "h", "rs", "rb", "php", "ps1", "bat", "lua", "r", "tex", "ini",
}

// Render makes a document out of Markdown: what the extension of its label says, or a fault. A PDF
// with letters that no font at hand has comes with a Word document, which shows them wherever
// there is such a font; missing names those letters.
func Render(ctx context.Context, fonts *produce.Fonts, label, title, markdown string) (made []team.Made, missing []string, err error) {
	ext := extension(label)
	var content []byte
	switch ext {
	case "docx":
		content, err = produce.Word(title, markdown)
	case "pdf":
		return renderPDF(ctx, fonts, label, title, markdown)
	case "html", "htm":
		content = produce.Page(title, markdown)
	case "md", "markdown", "txt", "":
		content = []byte(withTitle(title, markdown))
		if ext == "txt" || ext == "" {
			content = []byte(produce.Text(withTitle(title, markdown)))
		}
	case "csv", "xlsx":
		tables := tablesOf(markdown)
		if len(tables) == 0 {
			return nil, nil, fault.Newf(fault.Invalid, "The text for %s has no table.", label)
		}
		content, err = tabular(ext, tables)
	case "eml":
		content, err = letter(title, markdown)
	case "svg":
		content = []byte(fencedBlock(markdown))
	default:
		if !isProgram(ext) {
			return nil, nil, fault.Newf(fault.Invalid, "The team can't make a .%s file. Choose another format for %s.", ext, label)
		}
		content = []byte(fencedBlock(markdown))
		if ext == "json" && !json.Valid(content) {
			return nil, nil, fault.Newf(fault.Invalid, "The text for %s is not valid JSON.", label)
		}
	}
	if err != nil {
		return nil, nil, err
	}
	return []team.Made{{Label: label, Content: content}}, nil, nil
}

func renderPDF(ctx context.Context, fonts *produce.Fonts, label, title, markdown string) ([]team.Made, []string, error) {
	pdf, err := fonts.PDF(ctx, title, markdown)
	if err != nil {
		return nil, nil, err
	}
	made := []team.Made{{Label: label, Content: pdf.Content}}
	if len(pdf.Missing) > 0 {
		word, err := produce.Word(title, markdown)
		if err != nil {
			return nil, nil, err
		}
		made = append(made, team.Made{Label: strings.TrimSuffix(label, path.Ext(label)) + ".docx", Content: word})
	}
	return made, pdf.Missing, nil
}

func tabular(ext string, tables []produce.Table) ([]byte, error) {
	if ext == "xlsx" {
		return produce.Workbook(tables...)
	}
	return produce.CSV(tables[0])
}

func extension(label string) string { return strings.TrimPrefix(strings.ToLower(path.Ext(label)), ".") }

func isProgram(ext string) bool { return slices.Contains(programs, ext) }

// titleOf is what a document without a title of its own is called.
func titleOf(o team.Output) string {
	stem := strings.TrimSuffix(o.Label, path.Ext(o.Label))
	return strings.TrimSpace(cmp.Or(strings.NewReplacer("_", " ", "-", " ").Replace(stem), o.Label))
}

func withTitle(title, markdown string) string {
	markdown = strings.TrimSpace(markdown)
	if title == "" || strings.HasPrefix(markdown, "# ") {
		return markdown + "\n"
	}
	return "# " + title + "\n\n" + markdown + "\n"
}

var fence = regexp.MustCompile("(?s)```[^\n]*\n(.*?)\n?```")

// fencedBlock gives the longest fenced block of a text, or the text where it has none.
func fencedBlock(markdown string) string {
	best := ""
	for _, m := range fence.FindAllStringSubmatch(markdown, -1) {
		if len(m[1]) > len(best) {
			best = m[1]
		}
	}
	return strings.TrimRight(cmp.Or(best, strings.TrimSpace(markdown)), " \n") + "\n"
}

// tablesOf are the tables of a Markdown text, also of one that is in a block of code.
func tablesOf(markdown string) []produce.Table {
	if all := produce.Tables(markdown); len(all) > 0 {
		return all
	}
	return produce.Tables(fencedBlock(markdown))
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
