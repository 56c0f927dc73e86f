package opencell_test

import (
	"testing"

	"terzetto/backend/document/opencell"
)

type attrs map[string]string

func (a attrs) tag(name string) opencell.Tag {
	return opencell.Tag{Name: name, Starts: true, Attr: func(name string) string { return a[name] }}
}

// styles are those of a workbook that Excel wrote.
func styles() *opencell.Styles {
	s := &opencell.Styles{}
	for _, t := range []opencell.Tag{
		attrs{"name": "N0"}.tag("number-style"), attrs{"min-integer-digits": "1"}.tag("number"),
		attrs{"name": "N2"}.tag("number-style"), attrs{"min-integer-digits": "1", "decimal-places": "2"}.tag("number"),
		attrs{"name": "N3"}.tag("number-style"), attrs{"min-integer-digits": "1", "grouping": "true"}.tag("number"),
		attrs{"name": "NW"}.tag("number-style"), attrs{"min-integer-digits": "1"}.tag("number"), attrs{}.tag("text"),
		attrs{"name": "N14"}.tag("date-style"), attrs{"name": "N9"}.tag("percentage-style"), attrs{"decimal-places": "0"}.tag("number"),
		attrs{"name": "plain", "family": "table-cell", "parent-style-name": "Default", "data-style-name": "N0"}.tag("style"),
		attrs{"name": "fixed", "family": "table-cell", "data-style-name": "N2"}.tag("style"),
		attrs{"name": "grouped", "family": "table-cell", "data-style-name": "N3"}.tag("style"),
		attrs{"name": "worded", "family": "table-cell", "data-style-name": "NW"}.tag("style"),
		attrs{"name": "day", "family": "table-cell", "data-style-name": "N14"}.tag("style"),
		attrs{"name": "bold", "family": "table-cell", "parent-style-name": "fixed"}.tag("style"),
		attrs{"name": "lost", "family": "table-cell", "data-style-name": "N99"}.tag("style"),
		attrs{"name": "round", "family": "table-cell", "parent-style-name": "round"}.tag("style"),
	} {
		s.Visit(t)
	}
	return s
}

func TestACellShowsWhatItsProgramWouldShow(t *testing.T) {
	for _, row := range []struct{ what, style, kind, number, shown, want string }{
		{"a number that its column cut is shown whole", "plain", "float", "4018.9999999884299", "4019", "4018.99999998843"},
		{"one without a style, too", "", "float", "11.666666666666666", "11.66666667", "11.6666666666667"},
		{"and one whose style no one knows", "other", "float", "11.666666666666666", "11.66666667", "11.6666666666667"},
		{"with the comma of its language", "plain", "float", "11.666666666666666", "11,66666667", "11,6666666666667"},
		{"digits that no one keeps are not shown", "plain", "float", "0.30000000000000004", "0.3", "0.3"},
		{"two decimals stay two", "fixed", "float", "12345.6789", "12345.68", "12345.68"},
		{"also where its parent says so", "bold", "float", "12345.6789", "12345.68", "12345.68"},
		{"thousands stay apart", "grouped", "float", "12345.6789", "12,346", "12,346"},
		{"a word beside the number stays", "worded", "float", "5.25", "5 pieces", "5 pieces"},
		{"a share stays one", "plain", "percentage", "0.1234", "12%", "12%"},
		{"an error stays one", "plain", "float", "0", "#NAME?", "#NAME?"},
		{"a day that doesn't fit is shown as one", "day", "float", "-12345.678899999999", "#######", "1866-03-12 07:42:23"},
		{"a day that fits stays as it is", "day", "float", "41000", "4/1/12", "4/1/12"},
		{"of a format that is missing nothing is guessed", "lost", "float", "1.25", "1.3", "1.3"},
		{"of styles that lead in a circle nothing is guessed", "round", "float", "1.25", "1.3", "1.3"},
		{"a text stays a text", "plain", "", "", "4019", "4019"},
		{"what is no number stays as it is", "plain", "float", "many", "4019", "4019"},
	} {
		t.Run(row.what, func(t *testing.T) {
			if got := styles().Show(row.style, row.kind, row.number, row.shown); got != row.want {
				t.Errorf("it shows %q, not %q", got, row.want)
			}
		})
	}
}

func TestTheStyleOfNoFileShowsNumbersAsTheyAre(t *testing.T) {
	if got := (&opencell.Styles{}).Show("", "float", "2.3456789012", "2.35"); got != "2.3456789012" {
		t.Errorf("it shows %q", got)
	}
}
