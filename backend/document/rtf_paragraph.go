package document

import (
	"cmp"
	"strings"

	"terzetto/backend/base/lists"
)

// paragraph ends a paragraph. One in a table is a part of its cell.
func (p *rtfReader) paragraph() {
	p.decode()
	text := p.text
	p.text = prose{}
	if p.about.table {
		p.openTable().cell.WriteString(text.markdown() + " ")
		return
	}
	p.endTable()
	level := cmp.Or(p.about.outline, p.headings[p.about.style])
	bullet := rtfBullet().FindString(text.plain())
	switch {
	case level > 0 && level < 7:
		p.out.heading(level, text.plain())
	case bullet != "" && strings.HasPrefix(text.markdown(), bullet):
		p.out.entry(p.about.indent, rtfNumber(bullet), strings.TrimPrefix(text.markdown(), bullet))
	case p.about.entry:
		p.out.entry(p.about.level, p.about.number, strings.TrimLeft(text.markdown(), "\t "))
	default:
		p.out.paragraph(text.markdown())
	}
	p.about.entry, p.about.number = false, "" // the next one says it itself
}

// rtfNumber is the number that a sign before an entry is; empty: it is a bullet.
func rtfNumber(sign string) string {
	if rtfCount().MatchString(sign) {
		return strings.TrimSpace(sign)
	}
	return ""
}

func (p *rtfReader) openTable() *openTable {
	if p.table == nil {
		p.table = &openTable{}
	}
	return p.table
}

// cell ends a cell, or a row.
func (p *rtfReader) cell(row bool) {
	p.decode()
	t := p.openTable()
	t.cell.WriteString(p.text.markdown())
	p.text = prose{}
	if !row {
		p.hold(t.endCell())
		return
	}
	if len(t.rows) == 0 {
		t.rows = append(t.rows, nil)
	}
	p.hold(cellSize)
	t.rows = append(t.rows, nil)
	t.cell.Reset()
}

func (p *rtfReader) endTable() {
	if p.table == nil {
		return
	}
	rows := lists.Keep(p.table.rows, func(row []string) bool { return len(row) > 0 })
	p.table = nil
	p.out.paragraph(markdownTable(rows))
}
