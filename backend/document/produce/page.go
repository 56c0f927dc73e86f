package produce

import (
	"fmt"
	"html"
	"strings"
)

// Page writes a web page from Markdown. It carries its few lines of style, loads
// nothing and runs nothing.
func Page(title, markdown string) []byte {
	var b strings.Builder
	b.WriteString("<!doctype html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n" +
		"<meta name=\"viewport\" content=\"width=device-width\">\n<title>" + html.EscapeString(title) + "</title>\n<style>" +
		"body{font:1rem/1.6 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1rem}" +
		"table{border-collapse:collapse}td,th{border:1px solid #999;padding:.25rem .6rem;text-align:start}" +
		"pre{background:#f4f4f2;padding:.8rem;overflow:auto}blockquote{border-inline-start:3px solid #bbb;margin-inline:0;padding-inline-start:1rem}" +
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
			b.WriteString("<li>" + spansHTML(k.spans))
			continue
		}
		deepen(0, "")
		switch k.kind {
		case heading:
			fmt.Fprintf(&b, "<h%d>%s</h%d>\n", k.level, spansHTML(k.spans), k.level)
		case quote:
			b.WriteString("<blockquote><p>" + spansHTML(k.spans) + "</p></blockquote>\n")
		case code:
			b.WriteString("<pre><code>" + html.EscapeString(strings.Join(k.lines, "\n")) + "</code></pre>\n")
		case rule:
			b.WriteString("<hr>\n")
		case grid:
			b.WriteString("<table>\n")
			for i, row := range k.rows {
				tag := "td"
				if i == 0 {
					tag = "th"
				}
				b.WriteString("<tr>")
				for _, cell := range row {
					b.WriteString("<" + tag + ">" + spansHTML(cell) + "</" + tag + ">")
				}
				b.WriteString("</tr>\n")
			}
			b.WriteString("</table>\n")
		default:
			b.WriteString("<p>" + spansHTML(k.spans) + "</p>\n")
		}
	}
	deepen(0, "")
	b.WriteString("</body>\n</html>\n")
	return []byte(b.String())
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
