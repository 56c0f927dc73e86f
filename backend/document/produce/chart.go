package produce

import (
	"math"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
)

// ChartKind is how a chart shows its numbers.
type ChartKind string

// The kinds of charts.
const (
	Bars    ChartKind = "bar"
	Lines   ChartKind = "line"
	Scatter ChartKind = "scatter" // the labels are numbers: the position of each point
	Pie     ChartKind = "pie"     // of the first series
)

// Chart is what a chart shows, without how it looks.
type Chart struct {
	Kind   ChartKind
	Title  string
	Across string   // what the labels are: "Month"; may be empty
	Labels []string // one for each value of a series
	Series []Series
}

// Series is one row of values; NaN is a gap.
type Series struct {
	Name   string
	Values []float64
}

// These limits keep a chart readable.
const (
	mostSeries = 8
	mostPoints = 5000
	mostSlices = 8
)

// ChartOf takes a chart from a table: labels in the first column, a series in each
// other one, named by the heading row. Cells that are no numbers are gaps.
func ChartOf(kind ChartKind, title string, t Table) (Chart, error) {
	c := Chart{Kind: kind, Title: title}
	if len(t.Rows) < 2 || len(t.Rows[0]) < 2 {
		return c, fault.New(fault.Invalid, "A chart needs a heading row, a column of labels and a column of numbers.")
	}
	c.Across = t.Rows[0][0]
	c.Series = lists.Map(t.Rows[0][1:], func(name string) Series { return Series{Name: name} })
	for _, row := range t.Rows[1:] {
		label := ""
		if len(row) > 0 {
			label = row[0]
		}
		c.Labels = append(c.Labels, label)
		for i := range c.Series {
			value := math.NaN()
			if i+1 < len(row) {
				value = numberIn(row[i+1])
			}
			c.Series[i].Values = append(c.Series[i].Values, value)
		}
	}
	return c, c.check()
}

// numberIn reads a number as people write it: "1,234.5", "12 %", "€ 7".
func numberIn(text string) float64 {
	text = strings.Trim(strings.TrimSpace(text), "%€$£¥ \u00A0")
	text = strings.NewReplacer(",", "", "\u00A0", "", "\u202F", "", "−", "-").Replace(text)
	n, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsInf(n, 0) {
		return math.NaN()
	}
	return n
}

func (c Chart) check() error {
	switch c.Kind {
	case Bars, Lines, Scatter, Pie:
	default:
		return fault.Newf(fault.Invalid, "There is no chart of the kind “%s”. Choose bar, line, scatter or pie.", c.Kind)
	}
	if len(c.Series) == 0 || len(c.Series) > mostSeries {
		return fault.Newf(fault.Invalid, "A chart shows 1 to %d series, not %d.", mostSeries, len(c.Series))
	}
	if len(c.Labels) > mostPoints {
		return fault.Newf(fault.Invalid, "A chart shows up to %d points, not %d.", mostPoints, len(c.Labels))
	}
	some := false
	for _, s := range c.Series {
		if len(s.Values) != len(c.Labels) {
			return fault.Newf(fault.Invalid, "The series “%s” has %d values for %d labels.", s.Name, len(s.Values), len(c.Labels))
		}
		for _, v := range s.Values {
			if math.Abs(v) > 1e300 {
				return fault.Newf(fault.Invalid, "The series “%s” has a value that is too large to draw.", s.Name)
			}
			some = some || finite(v) && (c.Kind != Pie || v > 0)
		}
	}
	if !some {
		return fault.New(fault.Invalid, "The table has no numbers to draw.")
	}
	return nil
}

func finite(v float64) bool { return !math.IsNaN(v) && !math.IsInf(v, 0) }

// spread gives the least and the greatest of the values.
func spread(values ...[]float64) (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, list := range values {
		for _, v := range list {
			if finite(v) {
				low, high = math.Min(low, v), math.Max(high, v)
			}
		}
	}
	return low, high
}

// axis is a scale with ticks at round numbers. It covers all values.
type axis struct {
	low, high, step float64
}

// axisOf makes an axis with about the given number of ticks.
func axisOf(low, high float64, ticks int) axis {
	if low == high {
		low, high = math.Min(low, 0), math.Max(high, 0)
		if low == high {
			high = 1
		}
	}
	step := math.Pow(10, math.Floor(math.Log10((high-low)/float64(ticks))))
	for _, times := range []float64{1, 2, 5, 10} {
		if (high-low)/(step*times) <= float64(ticks) {
			step *= times
			break
		}
	}
	return axis{math.Floor(low/step) * step, math.Ceil(high/step) * step, step}
}

func (a axis) ticks() []float64 {
	var out []float64
	for i := 0.0; i < 50; i++ {
		v := a.low + i*a.step
		if v > a.high+a.step/2 {
			break
		}
		if math.Abs(v) < a.step/1e6 { // 0.1+0.2-0.3 is nothing
			v = 0
		}
		out = append(out, v)
	}
	return out
}

// at returns the position of a value between two ends of a picture.
func (a axis) at(v, from, to float64) float64 { return from + (v-a.low)/(a.high-a.low)*(to-from) }

// spell writes a tick with as many digits as its step needs.
func (a axis) spell(v float64) string {
	if m := math.Max(math.Abs(a.low), math.Abs(a.high)); m >= 1e7 || m < 1e-4 {
		return strconv.FormatFloat(v, 'g', 3, 64)
	}
	digits := strconv.FormatFloat(v, 'f', max(0, int(-math.Floor(math.Log10(a.step)+1e-9))), 64)
	whole, fraction, _ := strings.Cut(digits, ".")
	for i := len(whole) - 3; i > 0 && whole[i-1] != '-'; i -= 3 {
		whole = whole[:i] + "\u00A0" + whole[i:]
	}
	if fraction != "" {
		return whole + "." + fraction
	}
	return whole
}
