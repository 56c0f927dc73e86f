package htmlmarkdown_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"terzetto/backend/base/htmlmarkdown"
)

func FuzzAPageIsTextOrRefused(f *testing.F) {
	f.Add(`<title> A  page </title><h1>A</h1><table><tr><td rowspan=3 colspan=9>a<td>b</table><ul><li>x<ol><li>y</ul>`)
	f.Add(`<b><i><a href="javascript:x">` + strings.Repeat("<p>a", 40))
	f.Add("<svg><style><!--</style><img src=x onerror=a>--><pre>\n\xff```</pre><template><td>")
	f.Fuzz(func(t *testing.T, source string) {
		tree, err := htmlmarkdown.Parse(source)
		if err != nil {
			return // too much of it
		}
		if title := htmlmarkdown.Title(tree); strings.ContainsAny(title, "\n\t") {
			t.Errorf("the title is %q", title)
		}
		text, err := htmlmarkdown.Markdown(t.Context(), tree)
		if err != nil && !errors.Is(err, htmlmarkdown.ErrExplosive) {
			t.Fatal(err)
		}
		if !utf8.ValidString(text) {
			t.Errorf("the text is %q", text)
		}
	})
}
