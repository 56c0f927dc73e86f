package produce

import (
	"fmt"
	"strings"

	"github.com/yuin/goldmark/ast"
	tables "github.com/yuin/goldmark/extension/ast"
)

// Tables are those of a Markdown text, each named by the heading above it.
func Tables(markdown string) (all []Table) {
	m, name := parse(markdown), ""
	for n := range m.nodes() {
		switch n := n.(type) {
		case *ast.Heading:
			name = textOf(m.spans(n))
		case *tables.Table:
			rows, _ := m.table(n)
			all = append(all, Table{Name: name, Rows: textRows(rows)})
		}
	}
	return all
}

// Text writes a Markdown text without its marks, as a letter would be typed.
func Text(markdown string) string {
	var b strings.Builder
	for _, x := range parse(markdown).blocks() {
		margin := strings.Repeat("  ", x.lists+x.quotes)
		var lines []string
		switch x.kind {
		case rule:
			lines = []string{strings.Repeat("-", 20)}
		case code:
			lines = strings.Split(x.code, "\n")
		case grid:
			lines = columns(textRows(x.rows))
		default:
			lines = strings.Split(textWithLinks(x.spans), "\n")
		}
		for i, line := range lines {
			if i == 0 && x.mark != "" {
				line = fmt.Sprintf("%s%s %s", strings.TrimPrefix(margin, "  "), x.mark, line)
			} else {
				line = margin + line
			}
			b.WriteString(strings.TrimRight(line, " ") + "\n")
		}
		if !x.tight {
			b.WriteString("\n")
		}
	}
	return strings.TrimSpace(b.String()) + "\n"
}

// textWithLinks gives the text of spans, with the address of each link that does not name it.
func textWithLinks(spans []span) string {
	var b strings.Builder
	for _, s := range spans {
		b.WriteString(s.text)
		if s.link != "" && !strings.Contains(s.link, s.text) {
			b.WriteString(" (" + s.link + ")")
		}
	}
	return b.String()
}

// columns writes rows below each other, as wide as letters of one width need.
func columns(rows [][]string) []string {
	var wide []int
	for _, row := range rows {
		for c, cell := range row {
			if c == len(wide) {
				wide = append(wide, 0)
			}
			wide[c] = max(wide[c], letters(cell))
		}
	}
	out := make([]string, len(rows))
	for i, row := range rows {
		for c, cell := range row {
			out[i] += cell + strings.Repeat(" ", wide[c]-letters(cell)+2)
		}
	}
	return out
}
