package produce_test

import (
	"slices"
	"strings"
	"testing"

	"terzetto/backend/document/produce"
)

func TestPicturesArePutInWhereATextShowsThem(t *testing.T) {
	here := func(address string) (string, bool) { return "data:" + address, address != "no.png" }
	for markdown, want := range map[string]string{
		"![a](b.png) and ![c](d.png \"words\")":      "![a](data:b.png) and ![c](data:d.png \"words\")",
		"![a](<my pic (1).png>) ![b](pic_(2).png)":   "![a](data:my pic (1).png) ![b](data:pic_(2).png)",
		"![a][p]\n\n[p]: b.png\n[q]: b.txt":          "![a][p]\n\n[p]: data:b.png\n[q]: b.txt",
		"`![a](b.png)` ![a](b.png)":                  "`![a](b.png)` ![a](data:b.png)",
		"```\n![a](b.png)\n```\n\n![a](b.png)":       "```\n![a](b.png)\n```\n\n![a](data:b.png)",
		"\\![a](b.png) [b](b.png)":                   "\\![a](b.png) [b](b.png)",
		"![a](no.png) ![a](no.png) `![b](gone.png)`": "![a](no.png) ![a](no.png) `![b](gone.png)`",
		"![a](data:image/png;base64,AAAA)":           "![a](data:image/png;base64,AAAA)",
	} {
		text, left := produce.WithPictures(markdown, here)
		if text != want {
			t.Errorf("%q becomes %q", markdown, text)
		}
		if lacks := slices.Equal(left, []string{"no.png"}); lacks != strings.Contains(markdown, "no.png") || len(left) > 1 {
			t.Errorf("%q leaves %q", markdown, left)
		}
	}
}
