package numberformat_test

import (
	"math"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"terzetto/backend/document/numberformat"
)

func TestNumbersAreSpelledAsTheirCellsShowThem(t *testing.T) {
	t.Parallel()
	for _, row := range []struct {
		about, code string
		number      float64
		want        string
	}{
		{"no format", "", 1234.5678, "1234.5678"},
		{"the general one", "General", -0.5, "-0.5"},
		{"the general one with a word", `General" pieces"`, 3, "3 pieces"},
		{"a colour alone", "[Red]", 1.5, "1.5"},
		{"a text's", "@", 1.5, "1.5"},
		{"leading zeros", "00000", 42, "00042"},
		{"more figures than places", "00", 1234, "1234"},
		{"no place before the point", ".00", 1234.5, "1234.50"},
		{"thousands", "#,##0.00", 1234567.891, "1,234,567.89"},
		{"thousands below one", "#,##0", 0, "0"},
		{"thousands with places for zeros", "0,000", 12, "0,012"},
		{"a place that may stay empty", "#,###", 0, ""},
		{"a half that a computer stores as less", "0.00", 1.005, "1.01"},
		{"a negative number that is rounded to nothing", "0.0", -0.01, "0.0"},
		{"as many figures as there are", "0.0##", 1.25, "1.25"},
		{"a point with nothing behind it", "#.##", 12, "12"},
		{"percent", "0.0%", 0.1234, "12.3%"},
		{"thousands left out", `#,##0.0,"K"`, 12345, "12.3K"},
		{"millions", `[>999999]#,,"M";[>999]#,"K";#`, 12345678, "12M"},
		{"the second condition", `[>999999]#,,"M";[>999]#,"K";#`, 4321, "4K"},
		{"no condition", `[>999999]#,,"M";[>999]#,"K";#`, 42, "42"},
		{"a condition for small numbers", "[<100]0.0;0", 12.34, "12.3"},
		{"one that it does not meet", "[<100]0.0;0", 123.4, "123"},
		{"an exponent", "0.00E+00", 12345, "1.23E+04"},
		{"a negative exponent", "0.0E+0", 0.00012, "1.2E-4"},
		{"an exponent that rounding raises", "0.0E+00", 9.99, "1.0E+01"},
		{"an exponent in threes", "##0.0E+0", 12345, "12.3E+3"},
		{"a fraction", "# ?/?", 2.75, "2 3/4"},
		{"a fraction below one", "# ?/?", 0.5, "1/2"},
		{"a fraction of a whole number", "# ?/?", 3, "3"},
		{"a fraction that is rounded to the next whole number", "# ?/?", 2.999, "3"},
		{"nothing as a fraction", "# ?/?", 0, "0"},
		{"a finer fraction", "# ??/??", 3.14159265, "3 14/99"},
		{"sixteenths", "# ??/16", 1.25, "1 4/16"},
		{"a fraction without a whole part", "?/?", 1.5, "3/2"},
		{"a negative fraction", "# ?/?", -1.5, "-1 1/2"},
		{"a fraction of figures that are always there", "0/0", 5.25, "21/4"},
		{"a fraction of figures that may be missing", "#/#", 0.25, "1/4"},
		{"a whole part before such figures", "# 0/0", 5.25, "5 1/4"},
		{"eighths of such figures", "0 0/8", 5.25, "5 2/8"},
		{"tenths", "0/10", 0.25, "3/10"},
		{"nothing as such a fraction", "0/0", 0, "0/1"},
		{"a fraction in quotes", `0" 0/0"`, 5.25, "5 0/0"},
		{"an exponent that has a sign only below zero", "0.00E-00", 12345.678, "1.23E04"},
		{"the same below zero", "0.00E-00", 0.000123, "1.23E-04"},
		{"an exponent of each kind in its section", "0.0E-0;-0.0E+0", -12345, "-1.2E+4"},
		{"the first of them", "0.0E-0;-0.0E+0", 12345, "1.2E4"},
		{"an E that is a word", `0"E-0"`, 5, "5E-0"},
		{"negative numbers in brackets", "#,##0_);(#,##0)", -1234, "(1,234)"},
		{"nothing", `0.0;-0.0;"none"`, 0, "none"},
		{"numbers that are not shown", ";;;@", 5, ""},
		{"a currency", `[$€-407] #,##0.00`, 1234.5, "€ 1,234.50"},
		{"bookkeeping", `_("$"* #,##0.00_);_("$"* \(#,##0.00\);_("$"* "-"??_);_(@_)`, -5.5, "$(5.50)"},
		{"bookkeeping of nothing", `_("$"* #,##0.00_);_("$"* \(#,##0.00\);_("$"* "-"??_);_(@_)`, 0, "$-"},
		{"signs between figures", "000-00-0000", 123456789, "123-45-6789"},
		{"words alone", `"yes";"yes";"no"`, 1, "yes"},
		{"hours of a day before minutes in brackets", "HH[M]", 1.5, "12:00:00"},
		{"hours alone that count on", "[h]", 1.5, "36"},
		{"hours that count on", "[h]:mm", 1.5, "36:00"},
		{"half a day", "h:mm AM/PM", 0.75, "6:00:00 PM"},
		{"a day", "dd/mm/yyyy", 45000, "2023-03-15"},
		{"a day before all days", "dd/mm/yyyy", -1.2, "1899-12-28 19:12:00"},
		{"what is no format", `;;;;;"`, 1.5, "1.5"},
	} {
		got := numberformat.Parse(row.code).Show(row.number, strconv.FormatFloat(row.number, 'g', -1, 64), false)
		if got != row.want {
			t.Errorf("%s: %v as %s is %q, want %q", row.about, row.number, row.code, got, row.want)
		}
	}
}

func TestTextsAreSpelledAsTheirCellsShowThem(t *testing.T) {
	t.Parallel()
	for code, want := range map[string]string{
		"": "Ada", "0.00": "Ada", "@": "Ada", `"Dr. "@`: "Dr. Ada", `0;-0;0;@" (name)"`: "Ada (name)", ";;;": "", "0;-0;0": "Ada",
	} {
		if got := numberformat.Parse(code).Text("Ada"); got != want {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
}

func TestWhatIsStoredIsNotRounded(t *testing.T) {
	t.Parallel()
	for code, want := range map[string]string{"0": "1234.5678", "#,##0.0": "1234.5678", `"x"`: "1234.5678", "[h]:mm": "29629:37:38"} {
		if got := numberformat.Parse(code).Value(1234.5678, "1234.5678", false); got != want {
			t.Errorf("%s: %q, want %q", code, got, want)
		}
	}
}

func FuzzAnyFormatShowsAnyNumber(f *testing.F) {
	for _, code := range []string{`_("$"* #,##0.00_);_("$"* \(#,##0.00\);_("$"* "-"??_);_(@_)`, "# ??/16", "##0.0E+0", "[>=1]0,,.0;[Red][h]:mm", "?.??/?", "E+0", "[$-F800]dddd", "[<]0", "[h"} {
		f.Add(code, 1234.5)
		f.Add(code, -1e300)
	}
	f.Fuzz(func(t *testing.T, code string, number float64) {
		if !utf8.ValidString(code) || len(code) > 200 {
			t.Skip()
		}
		format := numberformat.Parse(code)
		shown := format.Show(number, strconv.FormatFloat(number, 'g', -1, 64), false)
		if len(shown) > 1500 || strings.Contains(shown, "NaN") && !math.IsNaN(number) {
			t.Errorf("%q of %v is %q", code, number, shown)
		}
		format.Text("text")
		format.Value(number, "1", true)
	})
}
