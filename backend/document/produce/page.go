package produce

import (
	"fmt"
	"html"
	"strings"

	"terzetto/backend/document"
)

// Page writes a web page from Markdown. It carries its few lines of style, loads
// nothing and runs nothing.
func Page(title, markdown string) []byte {
	var b strings.Builder
	lang := ""
	if code := document.Language(markdown); code != "" {
		lang = ` lang="` + html.EscapeString(code) + `"`
	}
	b.WriteString("<!doctype html>\n<html" + lang + ">\n<head>\n<meta charset=\"utf-8\">\n" +
		"<meta name=\"viewport\" content=\"width=device-width\">\n<title>" + html.EscapeString(title) + "</title>\n<style>" +
		":root{color-scheme:light dark}body{font:1rem/1.6 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1rem;overflow-wrap:break-word}" +
		"h1,h2,h3,h4,h5,h6{line-height:1.25;margin:2em 0 .5em}h1{margin-top:0}" +
		".table{overflow-x:auto}table{border-collapse:collapse}td,th{border-bottom:1px solid #8885;padding:.3rem .7rem;text-align:start;vertical-align:top}th{border-bottom-color:#888}" +
		".number{text-align:end;font-variant-numeric:tabular-nums}" +
		"pre{background:#8881;border-radius:6px;padding:.8rem;overflow:auto}code{font-size:.9em}blockquote{border-inline-start:3px solid #8888;margin-inline:0;padding-inline-start:1rem}" +
		"@media print{body{max-width:none;margin:0}.table,pre{overflow:visible}pre{white-space:pre-wrap}tr{break-inside:avoid}h1,h2,h3,h4,h5,h6{break-after:avoid}}" +
		"</style>\n</head>\n<body>\n")
	var lists []string // tags of the lists that are open
	deepen := func(depth int, tag string) {
		for len(lists) > depth || len(lists) == depth && depth > 0 && lists[depth-1] != tag {
			b.WriteString("</li></" + lists[len(lists)-1] + ">\n")
			lists = lists[:len(lists)-1]
		}
		if len(lists) == depth && depth > 0 {
			b.WriteString("</li>\n")
		}
		for len(lists) < depth {
			b.WriteString("<" + tag + ">\n")
			if lists = append(lists, tag); len(lists) < depth {
				b.WriteString("<li>")
			}
		}
	}
	for _, k := range parse(markdown) {
		if tag, list := map[blockKind]string{bullet: "ul", numbered: "ol"}[k.kind]; list {
			deepen(k.level+1, tag)
			b.WriteString("<li" + direction(k.spans) + ">" + spansHTML(k.spans))
			continue
		}
		deepen(0, "")
		switch k.kind {
		case heading:
			fmt.Fprintf(&b, "<h%d%s>%s</h%d>\n", k.level, direction(k.spans), spansHTML(k.spans), k.level)
		case quote:
			b.WriteString("<blockquote><p" + direction(k.spans) + ">" + spansHTML(k.spans) + "</p></blockquote>\n")
		case code:
			b.WriteString("<pre><code>" + html.EscapeString(strings.Join(k.lines, "\n")) + "</code></pre>\n")
		case rule:
			b.WriteString("<hr>\n")
		case grid:
			tableHTML(&b, k.rows)
		default:
			b.WriteString("<p" + direction(k.spans) + ">" + spansHTML(k.spans) + "</p>\n")
		}
	}
	deepen(0, "")
	b.WriteString("</body>\n</html>\n")
	return []byte(b.String())
}

// tableHTML writes a table whose heading a printer repeats, in a frame that scrolls where
// the window is narrow.
func tableHTML(b *strings.Builder, rows [][][]span) {
	plain := textRows(rows)
	right := amounts(plain)
	turned := ""
	if len(plain) > 0 && leftward(strings.Join(plain[0], " ")) {
		turned = ` dir="rtl"`
	}
	b.WriteString(`<div class="table"><table` + turned + ">\n")
	for i, row := range rows {
		tag := "td"
		switch i {
		case 0:
			tag = "th"
			b.WriteString("<thead>")
		case 1:
			b.WriteString("<tbody>\n")
		}
		b.WriteString("<tr>")
		for c, cell := range row {
			look := ""
			if right[c] {
				look = ` class="number"`
			}
			b.WriteString("<" + tag + look + ">" + spansHTML(cell) + "</" + tag + ">")
		}
		b.WriteString("</tr>")
		if i == 0 {
			b.WriteString("</thead>")
		}
		b.WriteString("\n")
	}
	if len(rows) > 1 {
		b.WriteString("</tbody>\n")
	}
	b.WriteString("</table></div>\n")
}

// direction is said where a text runs from right to left.
func direction(spans []span) string {
	if leftward(textOf(spans)) {
		return ` dir="rtl"`
	}
	return ""
}

func spansHTML(spans []span) string {
	var b strings.Builder
	for _, s := range spans {
		text := strings.ReplaceAll(html.EscapeString(s.text), "\n", "<br>")
		for _, look := range []struct {
			on  bool
			tag string
		}{{s.mono, "code"}, {s.italic, "em"}, {s.bold, "strong"}} {
			if look.on {
				text = "<" + look.tag + ">" + text + "</" + look.tag + ">"
			}
		}
		if s.link != "" {
			text = `<a href="` + html.EscapeString(s.link) + `">` + text + "</a>"
		}
		b.WriteString(text)
	}
	return b.String()
}
