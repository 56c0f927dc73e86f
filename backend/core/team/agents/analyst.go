package agents

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/team"
	"terzetto/backend/document/produce"
	"terzetto/backend/model/llm"
)

// Analyst answers questions about tables. The model says what to compute; the numbers are
// computed here.
type Analyst struct{}

// Info is what the project manager knows of it.
func (Analyst) Info() team.Info {
	return team.Info{
		Name: "analyst", Title: "Analyst",
		Description: "Computes with tables (CSV, XLSX): sums, means, counts by group. Makes tables, charts, and reports on them.",
		Computes:    true,
		Makes:       produce.Endings(),
	}
}

// maxViews bounds what one task computes.
const maxViews = 12

var viewsForm = llm.Tool{
	Name: "choose_views", Description: "Says what is to be computed from the tables, at least one view for each document.",
	Parameters: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["views"],"properties":{"views":{"type":"array","minItems":1,"maxItems":12,"items":{
"type":"object","additionalProperties":false,"required":["output","source","title","groupBy","measure","how","sort","limit","chart"],"properties":{
"output":{"type":"string","maxLength":200,"description":"The document that the view is for."},
"source":{"type":"string","maxLength":200,"description":"The table's name."},
"title":{"type":"string","maxLength":160},
"groupBy":{"type":"string","maxLength":200,"description":"The column whose values become the rows."},
"measure":{"type":"string","maxLength":200,"description":"The column of numbers; empty for a count."},
"how":{"type":"string","enum":["sum","mean","count","min","max","median"]},
"sort":{"type":"string","enum":["largest","smallest","label","none"]},
"limit":{"type":"integer","minimum":0,"description":"The most rows; 0 for all."},
"chart":{"type":"string","enum":["bar","line","pie"]}}}}}}`),
}

// A result is a view that was computed.
type result struct {
	view

	from  table
	table produce.Table
}

// Process computes what the model chooses and makes each document of it.
func (a Analyst) Process(ctx context.Context, t team.Task, ac *team.AgentContext) (team.Result, error) {
	found := tables(t.Inputs)
	if len(found) == 0 {
		return team.Result{}, fault.New(fault.Invalid, "The analyst's documents have no table.")
	}
	var about strings.Builder
	for _, f := range found {
		about.WriteString(f.about() + "\n")
	}
	results, err := a.compute(ctx, t, found, about.String(), ac)
	if err != nil {
		return team.Result{}, err
	}
	findings, err := a.explain(ctx, t, results, ac)
	if err != nil {
		return team.Result{}, err
	}
	d := delivery{notes: []string{findings}}
	for _, o := range t.Outputs {
		mine := chosenFor(o, results)
		out, err := a.make(ctx, ac.Fonts(), o, mine, findings)
		if d.add(out, err, "") {
			d.warnings = append(d.warnings, leftOut(o, mine)...)
		}
	}
	return d.result("\n\n"), nil
}

// compute carries out the model's views. What names no column is left out; where nothing is
// left, each table has its usual view instead.
func (Analyst) compute(ctx context.Context, t team.Task, found []table, about string, ac *team.AgentContext) (results []result, err error) {
	var chosen struct{ Views []view }
	err = fill(ctx, ac, team.Ask{
		For: "views", System: system("analyst", "You choose what to compute from tables to answer a question. You never compute yourself.", t),
		Text: ask(t) + "\n\nDocuments:\n" + outputs(t) + "\n" + about, Temperature: new(0.1),
	}, viewsForm, &chosen)
	if err != nil {
		return nil, err
	}
	for _, v := range chosen.Views[:min(len(chosen.Views), maxViews)] {
		from := found[0]
		if i := slices.IndexFunc(found, func(f table) bool { return strings.EqualFold(f.name, strings.TrimSpace(v.Source)) }); i >= 0 {
			from = found[i]
		}
		if computed, ok := from.compute(v); ok {
			results = append(results, result{v, from, computed})
		}
	}
	if len(results) > 0 {
		return results, nil
	}
	for _, f := range found {
		v := f.usual()
		computed, ok := f.compute(v)
		if !ok {
			computed = f.summary()
		}
		results = append(results, result{v, f, computed})
	}
	return results, nil
}

// explain lets the model say what the numbers show. It sees what was computed, and documents that are no tables.
func (Analyst) explain(ctx context.Context, t team.Task, results []result, ac *team.AgentContext) (string, error) {
	var b strings.Builder
	for _, r := range results {
		const most = 60
		fmt.Fprintf(&b, "%s (from %s):\n%s", r.table.Name, r.from.name, markdownOf(begin(r.table, most)))
		if rows := len(r.table.Rows) - 1; rows > most {
			fmt.Fprintf(&b, "(These are the first %d of %d rows.)\n", most, rows)
		}
		b.WriteByte('\n')
	}
	text, err := ac.Write(ctx, team.Ask{
		For: "findings", System: system("analyst", "You explain results in a few plain sentences. You use only the numbers that are given.", t),
		Text: ask(t) + "\n\nResults:\n" + b.String() + material(t), Temperature: new(0.2),
	})
	return strings.TrimSpace(text), err
}

// chosenFor are the views that were chosen for a document, or all of them.
func chosenFor(o team.Output, all []result) []result {
	if mine := lists.Keep(all, func(r result) bool { return strings.EqualFold(r.Output, o.Label) }); len(mine) > 0 {
		return mine
	}
	return all
}

// How many rows of a result a document shows: what can be told apart in a chart, and what is read in a report.
const (
	mostBars   = 40
	mostListed = 200
)

// begin is a table with its first rows only.
func begin(t produce.Table, most int) produce.Table {
	t.Rows = t.Rows[:min(len(t.Rows), most+1)]
	return t
}

// leftOut says which rows a document does not show.
func leftOut(o team.Output, mine []result) (warnings []string) {
	most := mostListed
	switch extension(o.Label) {
	case "csv", "xlsx", "json":
		return nil
	case "svg", "png":
		most, mine = mostBars, mine[:1]
	}
	for _, r := range mine {
		if rows := len(r.table.Rows) - 1; rows > most {
			warnings = append(warnings, firstRows(o.Label, most, rows, r.table.Name))
		}
	}
	return warnings
}

// make makes one document of its views.
func (Analyst) make(ctx context.Context, fonts *produce.Fonts, o team.Output, mine []result, findings string) (Rendered, error) {
	about := produce.Content{Title: titleOf(o)}
	switch ext := extension(o.Label); ext {
	case "csv", "tsv":
		about.Tables = []produce.Table{mine[0].table}
	case "xlsx":
		about.Tables = lists.Map(mine, func(r result) produce.Table { return r.table })
		seen := map[string]bool{}
		for _, r := range mine {
			if !seen[r.from.name] {
				seen[r.from.name] = true
				about.Tables = append(about.Tables, r.from.dataSheet())
			}
		}
	case "svg", "png":
		chart, err := chartOf(mine[0])
		if err != nil {
			return Rendered{}, fmt.Errorf("draw a chart: %w", err)
		}
		about.Chart = &chart
	case "json":
		content, err := json.MarshalIndent(rowsOf(mine), "", "  ")
		return Rendered{Made: []team.Made{{Label: o.Label, Content: content}}}, err
	default:
		var text strings.Builder
		text.WriteString(findings + "\n")
		for _, r := range mine {
			fmt.Fprintf(&text, "\n## %s\n\n%s", r.table.Name, begin(r.table, mostListed).Markdown())
		}
		return Render(ctx, fonts, o.Label, titleOf(o), text.String())
	}
	out, err := fonts.Print(ctx, extension(o.Label), about)
	return Rendered{Made: []team.Made{{Label: o.Label, Content: out.Content}}, Missing: out.Missing}, err
}

func chartOf(r result) (produce.Chart, error) {
	shown := begin(r.table, mostBars)
	kind := produce.ChartKind(r.Chart)
	if !slices.Contains([]produce.ChartKind{produce.Bars, produce.Lines, produce.Pie}, kind) {
		kind = produce.Bars
	}
	if len(shown.Rows[0]) > 2 { // the summary of columns: one series says enough
		narrow := lists.Map(shown.Rows, func(row []string) []string { return row[:2] })
		shown.Rows = narrow
	}
	return produce.ChartOf(kind, cmp.Or(r.Title, strings.Join(shown.Rows[0], ", ")), shown)
}

func rowsOf(results []result) []map[string]any {
	out := []map[string]any{}
	for _, r := range results {
		rows := []map[string]string{}
		for _, row := range r.table.Rows[1:] {
			m := map[string]string{}
			for i, cell := range row {
				m[r.table.Rows[0][i]] = cell
			}
			rows = append(rows, m)
		}
		out = append(out, map[string]any{"title": r.table.Name, "rows": rows})
	}
	return out
}
