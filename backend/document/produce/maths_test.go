package produce_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/document/produce"
)

func TestMathsKeepsItsSourceAndMoneyIsNoMaths(t *testing.T) {
	for _, c := range []struct{ name, markdown, want string }{
		{"a line in brackets", `Here \[ \sum_{i=1}^{n} i \] ends.`, `Here \[ \sum_{i=1}^{n} i \] ends.`},
		{"within words", `So \(x_1*y*\) and $a\,b_{*1*}$.`, `So \(x_1*y*\) and $a\,b_{*1*}$.`},
		{"a block", "Before.\n\n$$\n\\int_0^1 x\\,dx \\\\\n  = 1\n$$\n\nAfter.", "Before.\n\n$$\n\\int_0^1 x\\,dx \\\\\n  = 1\n$$\n\nAfter."},
		{"a block in brackets", "\\[\na\\_b\n\\]", "\\[\na\\_b\n\\]"},
		{"money", "It costs $5 and *not* $10, or US$7.", "It costs $5 and not $10, or US$7."},
		{"money with stress", "**$5** or **6$**", "$5 or 6$"},
		{"an escaped dollar", `\$a_b\$ and \$5`, "$a_b$ and $5"},
		{"escaped brackets", `\[not a link\] and \(an aside\)`, "[not a link] and (an aside)"},
		{"no end", `\[ x_1 and $y_1`, "[ x_1 and $y_1"},
		{"code", "`$a_1$`", "$a_1$"},
	} {
		if diff := cmp.Diff(c.want+"\n", produce.Text(c.markdown)); diff != "" {
			t.Errorf("%s (-want +made):\n%s", c.name, diff)
		}
	}
	marks := strings.Repeat(`\(a $$b `, 50_000)
	if got := produce.Text(marks); len(got) < 200_000 {
		t.Errorf("marks without an end leave %d bytes", len(got))
	}
	cell := produce.Table{Rows: [][]string{{"$a_b$"}, {`\(x_1\)`}}}
	out, err := none.Print(t.Context(), "txt", produce.Content{Tables: []produce.Table{cell}})
	if diff := cmp.Diff("$a_b$\n\\(x_1\\)\n", string(out.Content)); err != nil || diff != "" {
		t.Errorf("a cell: %v\n%s", err, diff)
	}
}

func TestANoteBeginsWithItsWordNotItsMark(t *testing.T) {
	for markdown, want := range map[string]string{
		"> [!NOTE]\n> Mind the gap.":             "Note\n\n  Mind the gap.\n",
		"> [!warning] Mind\n> the gap.":          "Warning\n\n  Mind the gap.\n",
		"> [!TIP]\n>\n> - one":                   "Tip\n\n  • one\n",
		"> [!CAUTION]":                           "Caution\n",
		"[!NOTE]\nwords":                         "[!NOTE] words\n",
		"> Words.\n>\n> [!NOTE] is a mark.":      "Words.\n\n  [!NOTE] is a mark.\n",
		"- > [!IMPORTANT]\n  > Bring **water**.": "• Important\n\n    Bring water.\n",
	} {
		if diff := cmp.Diff(want, produce.Text(markdown)); diff != "" {
			t.Errorf("%q (-want +made):\n%s", markdown, diff)
		}
	}
}
