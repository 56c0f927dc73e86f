package produce

import (
	"cmp"
	"context"
	"encoding/base64"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// Content is what a document is made of: Markdown, rows or a chart. A text shows rows as tables and a chart as a picture; a
// table has the rows of its Markdown or its chart; a picture draws the first of its tables.
type Content struct {
	Title    string // empty: the first heading of the Markdown
	Markdown string
	Tables   []Table
	Chart    *Chart
	Template []byte // a document or presentation of a person, whose look is used; nil for the built-in look
}

// An ending is what a file can be made into, by the end of its name.
type ending struct {
	name     string
	of       string // what it is made of: text, rows or a chart
	template bool
	print    func(ctx context.Context, f *Fonts, c Content) (Printed, error)
}

// endings lists everything that can be made. The first names of what a person sends come first.
func endings() []ending {
	return []ending{
		{"docx", "text", true, ofText(func(_ context.Context, _ *Fonts, c Content) (Printed, error) {
			return printedAs(word(c.Title, c.Markdown, c.Template))
		})},
		{"pdf", "text", false, ofText(func(ctx context.Context, f *Fonts, c Content) (Printed, error) {
			return f.PDF(ctx, c.Title, c.Markdown)
		})},
		{"pptx", "text", true, ofText(func(_ context.Context, _ *Fonts, c Content) (Printed, error) {
			return printedAs(Slides(c.Title, c.Markdown, c.Template))
		})},
		{"xlsx", "rows", false, ofRows(func(c Content) ([]byte, error) { return Workbook(c.Title, c.Tables...) })},
		{"csv", "rows", false, ofRows(func(c Content) ([]byte, error) { return CSV(c.Tables[0]) })},
		{"tsv", "rows", false, ofRows(func(c Content) ([]byte, error) { return DelimitedRows(c.Tables[0], '\t') })},
		{"html", "text", false, ofText(func(_ context.Context, _ *Fonts, c Content) (Printed, error) {
			return printedAs(Page(c.Title, c.Markdown), nil)
		})},
		{"md", "text", false, ofText(func(_ context.Context, _ *Fonts, c Content) (Printed, error) {
			return printedAs([]byte(c.Markdown), nil)
		})},
		{"txt", "text", false, func(ctx context.Context, f *Fonts, c Content) (Printed, error) {
			return ofText(func(_ context.Context, _ *Fonts, c Content) (Printed, error) {
				return printedAs([]byte(Text(c.Markdown)), nil)
			})(ctx, f, c.inWords())
		}},
		{"eml", "text", false, func(_ context.Context, _ *Fonts, c Content) (Printed, error) {
			return printedAs(letter(c.Title, c.inWords().text().Markdown))
		}},
		{"svg", "chart", false, ofChart(func(_ context.Context, _ *Fonts, c Chart) (Printed, error) { return printedAs(c.SVG()) })},
		{"png", "chart", false, ofChart(func(ctx context.Context, f *Fonts, c Chart) (Printed, error) { return f.PNG(ctx, c) })},
	}
}

// pictured are the endings of documents that show pictures in a text.
var pictured = []string{"docx", "pdf", "pptx", "html"}

// Endings are the ends of the names of all files that can be made.
func Endings() []string { return lists.Map(endings(), func(e ending) string { return e.name }) }

// TextEndings are those of Endings that are made of a text without a table.
func TextEndings() []string {
	return lists.Map(lists.Keep(endings(), func(e ending) bool { return e.of == "text" }), func(e ending) string { return e.name })
}

// Print makes a file out of its content, by the end of its name, such as "pdf". One that can't be made is fault.Invalid, and the
// fault says what can be.
func (f *Fonts) Print(ctx context.Context, end string, c Content) (Printed, error) {
	made, err := endingOf(end, c.Template != nil)
	if err != nil {
		return Printed{}, err
	}
	about := ""
	about, c.Markdown = withoutFrontMatter(withoutFence(c.Markdown))
	drawings := 0
	c.Markdown, drawings = withoutDrawings(c.Markdown)
	if c.Title = strings.Join(strings.Fields(c.Title), " "); c.Title == "" {
		c.Title = cmp.Or(about, firstHeading(c.Markdown))
	}
	out, err := made.print(ctx, f, c)
	if err != nil {
		return Printed{}, err
	}
	if slices.Contains(pictured, made.name) && strings.Contains(c.Markdown, "![") {
		m := parse(c.Markdown)
		if out.Pictures = m.left; made.name != "html" {
			out.Pictures = append(out.Pictures, m.inCells(made.name == "pptx")...)
		}
	}
	out.Title, out.Drawings = c.Title, drawings
	return out, nil
}

// CheckEnding says why no file can be made whose name ends so, from a template or without one; nil: one can.
func CheckEnding(end string, template bool) error {
	_, err := endingOf(end, template)
	return err
}

func endingOf(end string, template bool) (ending, error) {
	end = strings.ToLower(strings.TrimPrefix(end, "."))
	end = cmp.Or(map[string]string{"htm": "html", "markdown": "md", "": "txt"}[end], end)
	all := endings()
	at := slices.IndexFunc(all, func(e ending) bool { return e.name == end })
	switch {
	case at < 0:
		return ending{}, fault.Newf(fault.Invalid, "A .%s file can't be made. These can: %s.", end, strings.Join(Endings(), ", ")).With("field", "path")
	case template && !all[at].template:
		return ending{}, fault.Newf(fault.Invalid, "A .%s file is made without a template. Leave the template out, or make a .docx or .pptx file.", end).With("field", "template")
	}
	return all[at], nil
}

func printedAs(content []byte, err error) (Printed, error) { return Printed{Content: content}, err }

// ofText makes a document of Markdown. Rows and charts are in it as tables and pictures; the title is above them.
func ofText(print func(context.Context, *Fonts, Content) (Printed, error)) func(context.Context, *Fonts, Content) (Printed, error) {
	return func(ctx context.Context, f *Fonts, c Content) (Printed, error) {
		c = c.text()
		var missing []string
		if c.Chart != nil {
			drawn, err := f.PNG(ctx, *c.Chart)
			if err != nil {
				return Printed{}, err
			}
			missing = drawn.Missing
			c.Markdown += "\n\n![" + plainLabel(c.Chart.Title) + "](data:image/png;base64," + base64.StdEncoding.EncodeToString(drawn.Content) + ")\n"
		}
		c.Markdown = withTitle(c.Title, c.Markdown)
		out, err := print(ctx, f, c)
		for _, letter := range missing {
			if !slices.Contains(out.Missing, letter) {
				out.Missing = append(out.Missing, letter)
			}
		}
		return out, err
	}
}

// inWords is the content with the numbers of its chart as a table, for what shows no pictures.
func (c Content) inWords() Content {
	if c.Chart == nil {
		return c
	}
	numbers := c.Chart.table()
	if numbers.Name == c.Title {
		numbers.Name = "" // it stands above already
	}
	c.Tables, c.Chart = append(slices.Clone(c.Tables), numbers), nil
	return c
}

// text is the content with its tables as Markdown.
func (c Content) text() Content {
	var b strings.Builder
	b.WriteString(c.Markdown)
	for _, t := range c.Tables {
		if t.Name != "" {
			b.WriteString("\n\n## " + strings.Join(strings.Fields(t.Name), " "))
		}
		b.WriteString("\n\n" + t.Markdown())
	}
	c.Markdown, c.Tables = b.String(), nil
	return c
}

// ofRows makes a document of tables.
func ofRows(print func(Content) ([]byte, error)) func(context.Context, *Fonts, Content) (Printed, error) {
	return func(_ context.Context, _ *Fonts, c Content) (Printed, error) {
		if c = c.rows(); len(c.Tables) == 0 {
			return Printed{}, fault.New(fault.Invalid, "The text has no table.").With("field", "content")
		}
		return printedAs(print(c))
	}
}

// rows is the content with the tables of its chart or its Markdown, where it has none of its own.
func (c Content) rows() Content {
	switch {
	case len(c.Tables) > 0:
	case c.Chart != nil:
		c.Tables = []Table{c.Chart.table()}
	default:
		if c.Tables = Tables(c.Markdown); len(c.Tables) == 0 {
			c.Tables = Tables(FencedText(c.Markdown))
		}
	}
	return c
}

// ofChart draws a chart.
func ofChart(print func(context.Context, *Fonts, Chart) (Printed, error)) func(context.Context, *Fonts, Content) (Printed, error) {
	return func(ctx context.Context, f *Fonts, c Content) (Printed, error) {
		if c.Chart == nil {
			if c = c.rows(); len(c.Tables) == 0 {
				return Printed{}, fault.New(fault.Invalid, "The text has no table.").With("field", "content")
			}
			chart, err := ChartOf(Bars, c.Title, c.Tables[0])
			if err != nil {
				return Printed{}, err
			}
			c.Chart = &chart
		}
		return print(ctx, f, *c.Chart)
	}
}

// table is the rows that a chart shows.
func (c Chart) table() Table {
	t := Table{Name: c.Title, Rows: [][]string{{c.Across}}}
	for _, s := range c.Series {
		t.Rows[0] = append(t.Rows[0], s.Name)
	}
	for i, label := range c.Labels {
		row := []string{label}
		for _, s := range c.Series {
			cell := ""
			if i < len(s.Values) && !math.IsNaN(s.Values[i]) {
				cell = strconv.FormatFloat(s.Values[i], 'f', -1, 64)
			}
			row = append(row, cell)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// Markdown writes a table as Markdown.
func (t Table) Markdown() string {
	var b strings.Builder
	columns := 0
	for _, row := range t.Rows {
		columns = max(columns, len(row))
	}
	if columns == 0 {
		return ""
	}
	for i, row := range t.Rows {
		for c := range columns {
			cell := ""
			if c < len(row) {
				cell = strings.Join(strings.Fields(strings.NewReplacer("|", `\|`, "<", `\<`, "*", `\*`, "_", `\_`, "`", "\\`", "[", `\[`, "~", `\~`, "$", `\$`).Replace(strings.ReplaceAll(row[c], `\`, `\\`))), " ")
			}
			b.WriteString("| " + cell + " ")
		}
		b.WriteString("|\n")
		if i == 0 {
			b.WriteString(strings.Repeat("|---", columns) + "|\n")
		}
	}
	return b.String()
}

// plainLabel is a text in square brackets.
func plainLabel(text string) string {
	return strings.NewReplacer("[", "(", "]", ")", "\\", "", "\n", " ").Replace(text)
}

// withTitle puts a title above a text that neither begins with one nor has it as its first heading.
func withTitle(title, markdown string) string {
	markdown = strings.TrimSpace(markdown)
	if title == "" || strings.HasPrefix(markdown, "# ") || title == firstHeading(markdown) {
		return markdown + "\n"
	}
	return "# " + title + "\n\n" + markdown + "\n"
}

// firstHeading is the first heading of a text, without its marks; empty where it has none.
func firstHeading(markdown string) string {
	for _, b := range parse(markdown).blocks() {
		if b.kind == heading {
			return textOf(b.spans)
		}
	}
	return ""
}

var (
	fence   = regexp.MustCompile("(?s)```[^\n]*\n(.*?)\n?```")
	wrapper = regexp.MustCompile("(?s)^([^#]{0,200}?)(```+|~~~+)(markdown|md)?[ \t]*\n(.*)\n(```+|~~~+)[ \t]*(.{0,200})$")
	front   = regexp.MustCompile(`^\s*---[ \t]*\n((?:[\w-]+:[^\n]*\n|[ \t]+[^\n]*\n|- [^\n]*\n)+)(?:---|\.\.\.)[ \t]*(?:\n|$)`)
	called  = regexp.MustCompile(`(?mi)^title:[ \t]*(.*)$`)
	marked  = regexp.MustCompile(`(?m)^(#{1,6} |[-*] |\d+[.)] |\|)`)
)

// withoutFence takes away the fence that a model put around its whole answer, with the few words before and after it.
func withoutFence(markdown string) string {
	m := wrapper.FindStringSubmatch(strings.TrimSpace(markdown))
	if m == nil || m[2] != m[5] {
		return markdown
	}
	inner := strings.Count("\n"+m[4], "\n"+m[2])
	if m[3] != "" && inner%2 == 0 || inner == 0 && m[1]+m[6] == "" && len(marked.FindAllString(m[4], 2)) > 1 {
		return m[4]
	}
	return markdown // it is a program
}

// withoutFrontMatter takes away the properties that programs of web sites read above a text, and gives the title among them.
func withoutFrontMatter(markdown string) (title, text string) {
	m := front.FindStringSubmatch(strings.ReplaceAll(markdown[:min(len(markdown), 1<<14)], "\r\n", "\n"))
	if m == nil {
		return "", markdown
	}
	if name := called.FindStringSubmatch(m[1]); name != nil {
		title = strings.Trim(strings.TrimSpace(name[1]), `"'`)
	}
	return title, strings.ReplaceAll(markdown, "\r\n", "\n")[len(m[0]):]
}

// drawn finds drawings that are given as their source, in a fence or not.
var drawn = regexp.MustCompile("(?is)```(?:svg|xml|html)?[ \t]*\n\\s*(?:<\\?xml[^>]*>\\s*)?<svg\\b.*?</svg>\\s*\n?```|(?:<\\?xml[^>]*>\\s*)?<svg\\b[^>]*>.*?</svg>")

// withoutDrawings takes the sources of drawings out of a text, since people do not read them, and says how many there were.
func withoutDrawings(markdown string) (text string, n int) {
	if !strings.Contains(strings.ToLower(markdown), "<svg") {
		return markdown, 0
	}
	return drawn.ReplaceAllStringFunc(markdown, func(string) string {
		n++
		return ""
	}), n
}

// FencedText gives the longest fenced block of a text, or the text where it has none.
func FencedText(markdown string) string {
	best := ""
	for _, m := range fence.FindAllStringSubmatch(markdown, -1) {
		if len(m[1]) > len(best) {
			best = m[1]
		}
	}
	return strings.TrimRight(cmp.Or(best, strings.TrimSpace(markdown)), " \n") + "\n"
}
