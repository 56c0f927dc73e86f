package agents

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/lists"
	"terzetto/backend/core/team"
	"terzetto/backend/document/produce"
)

// A table is one of the inputs' with what its columns hold.
type table struct {
	name    string
	columns []column
	rows    [][]string // without the heading
}

type column struct {
	name    string
	numbers bool // nine of ten filled cells are numbers
	filled  int
	kinds   int // different values
	low     float64
	high    float64
	sum     float64
	example string
}

// tables are those of the inputs: CSV files and sheets.
func tables(inputs []team.Document) (all []table) {
	for _, d := range inputs {
		for _, item := range d.Contents {
			if !item.Metadata.IsText || item.Metadata.Rows < 2 {
				continue
			}
			in := csv.NewReader(bytes.NewReader(item.Data))
			in.FieldsPerRecord, in.LazyQuotes = -1, true
			rows, err := in.ReadAll()
			if err != nil || len(rows) < 2 {
				continue
			}
			name := d.Label()
			if item.Metadata.Sheet != "" {
				name += " / " + item.Metadata.Sheet
			}
			all = append(all, profileTable(name, rows))
		}
	}
	return all
}

func profileTable(name string, rows [][]string) table {
	t := table{name: name, rows: rows[1:]}
	for i, head := range rows[0] {
		c := column{name: cmp.Or(strings.TrimSpace(head), fmt.Sprintf("column %d", i+1)), low: math.Inf(1), high: math.Inf(-1)}
		numbers, seen := 0, map[string]bool{}
		for _, row := range t.rows {
			cell := cellOf(row, i)
			if cell == "" {
				continue
			}
			c.filled++
			c.example = cmp.Or(c.example, cell)
			if len(seen) <= 1000 {
				seen[cell] = true
			}
			if v, ok := numberOf(cell); ok {
				numbers++
				c.low, c.high, c.sum = min(c.low, v), max(c.high, v), c.sum+v
			}
		}
		c.kinds, c.numbers = len(seen), c.filled > 0 && numbers*10 >= c.filled*9
		t.columns = append(t.columns, c)
	}
	return t
}

func cellOf(row []string, i int) string {
	if i >= len(row) {
		return ""
	}
	return strings.TrimSpace(row[i])
}

// numberOf reads a number as people write it: with a currency, a percent sign, and either
// of the two ways to part thousands.
func numberOf(cell string) (float64, bool) {
	cell = strings.TrimSpace(strings.Trim(cell, "$€£% \u00a0"))
	cell = strings.ReplaceAll(strings.ReplaceAll(cell, " ", ""), "\u00a0", "")
	dot, comma := strings.LastIndexByte(cell, '.'), strings.LastIndexByte(cell, ',')
	switch {
	case comma > dot && (len(cell)-comma-1 != 3 || dot >= 0): // 1.234,5 and 0,5
		cell = strings.Replace(strings.ReplaceAll(cell, ".", ""), ",", ".", 1)
	default:
		cell = strings.ReplaceAll(cell, ",", "")
	}
	v, err := strconv.ParseFloat(cell, 64)
	return v, err == nil && !math.IsInf(v, 0) && !math.IsNaN(v)
}

// about is a table as the model sees it: what the columns hold and the first rows.
func (t table) about() string {
	var b strings.Builder
	fmt.Fprintf(&b, "Table %q, %d rows. Columns:\n", t.name, len(t.rows))
	for _, c := range t.columns[:min(len(t.columns), 40)] {
		if c.numbers {
			fmt.Fprintf(&b, "- %s (number): %d filled, from %s to %s, sum %s, mean %s\n", c.name, c.filled, number(c.low), number(c.high),
				number(c.sum), number(c.sum/float64(c.filled)))
		} else {
			fmt.Fprintf(&b, "- %s (text): %d filled, %d different, such as %q\n", c.name, c.filled, c.kinds, c.example)
		}
	}
	return b.String()
}

// summary is the columns as a table, for when nothing can be grouped.
func (t table) summary() produce.Table {
	out := produce.Table{Name: "Columns", Rows: [][]string{{"Column", "Filled", "Different", "Smallest", "Largest", "Sum", "Mean"}}}
	for _, c := range t.columns {
		row := []string{c.name, strconv.Itoa(c.filled), strconv.Itoa(c.kinds), "", "", "", ""}
		if c.numbers {
			row[3], row[4], row[5], row[6] = number(c.low), number(c.high), number(c.sum), number(c.sum/float64(c.filled))
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

func number(v float64) string { return strconv.FormatFloat(math.Round(v*1e6)/1e6, 'f', -1, 64) }

// A view is one question to a table, as the model chooses it.
type view struct {
	Output, Source   string
	Title            string
	GroupBy, Measure string
	How              string // sum, mean, count, min, max, median
	Sort             string // largest, smallest, label, none
	Limit            int
	Chart            string // bar, line, pie
}

func (t table) find(name string) int {
	return slices.IndexFunc(t.columns, func(c column) bool { return strings.EqualFold(c.name, strings.TrimSpace(name)) })
}

// usual is a view that makes sense without a model: the first column that groups by the
// first number, or the count.
func (t table) usual() view {
	v := view{Source: t.name, How: "count", Sort: "none", Chart: "bar"}
	for _, c := range t.columns {
		if c.numbers && v.Measure == "" && c.kinds > 1 {
			v.Measure, v.How = c.name, "sum"
		}
		if !c.numbers && v.GroupBy == "" && c.kinds > 1 {
			v.GroupBy = c.name
		}
	}
	if v.GroupBy == "" && len(t.columns) > 0 {
		v.GroupBy = t.columns[0].name
		if v.Measure == v.GroupBy {
			v.Measure, v.How = "", "count"
		}
	}
	return v
}

// compute answers a view. It says so where the table has no such column.
func (t table) compute(v view) (produce.Table, bool) {
	by, of := t.find(v.GroupBy), t.find(v.Measure)
	if by < 0 || of < 0 && v.How != "count" || of >= 0 && v.How != "count" && !t.columns[of].numbers {
		return produce.Table{}, false
	}
	groups, order := map[string][]float64{}, []string{}
	for _, row := range t.rows {
		label := cmp.Or(cellOf(row, by), "(empty)")
		if _, seen := groups[label]; !seen {
			order = append(order, label)
			groups[label] = []float64{}
		}
		if v.How == "count" {
			groups[label] = append(groups[label], 1)
		} else if n, ok := numberOf(cellOf(row, of)); ok {
			groups[label] = append(groups[label], n)
		}
	}
	value := map[string]float64{}
	for label, all := range groups {
		value[label] = fold(v.How, all)
	}
	switch v.Sort {
	case "largest":
		slices.SortStableFunc(order, func(a, b string) int { return cmp.Compare(value[b], value[a]) })
	case "smallest":
		slices.SortStableFunc(order, func(a, b string) int { return cmp.Compare(value[a], value[b]) })
	case "label":
		slices.Sort(order)
	}
	if v.Limit > 0 && len(order) > v.Limit {
		order = order[:v.Limit]
	}
	head := "Count"
	if v.How != "count" {
		head = fmt.Sprintf("%s (%s)", t.columns[of].name, v.How)
	}
	out := produce.Table{Name: cmp.Or(v.Title, t.columns[by].name), Rows: [][]string{{t.columns[by].name, head}}}
	for _, label := range order {
		out.Rows = append(out.Rows, []string{label, number(value[label])})
	}
	return out, true
}

func fold(how string, all []float64) float64 {
	if len(all) == 0 {
		return 0
	}
	sum := 0.0
	for _, v := range all {
		sum += v
	}
	switch how {
	case "mean":
		return sum / float64(len(all))
	case "min":
		return slices.Min(all)
	case "max":
		return slices.Max(all)
	case "median":
		slices.Sort(all)
		return (all[(len(all)-1)/2] + all[len(all)/2]) / 2
	}
	return sum
}

// dataSheet gives the table as it came, for a sheet beside the results.
func (t table) dataSheet() produce.Table {
	head := lists.Map(t.columns, func(c column) string { return c.name })
	return produce.Table{Name: "Data", Rows: slices.Concat([][]string{head}, t.rows)}
}
