package produce

import (
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark/ast"
)

var (
	pictureAddress = regexp.MustCompile(`(!\[[^\]\n]*\]\(\s*)(<[^<>\n]*>|(?:[^()\s<>]|\([^()\s]*\))+)`)
	referenced     = regexp.MustCompile(`(?m)^( {0,3}\[[^\]\n]+\]:[ \t]*)(<[^<>\n]*>|\S+)`)
)

// WithPictures puts the pictures of a text into it, each as the address of data that is given for its address. Those for which
// none is given are listed. What stands in code is no picture.
func WithPictures(markdown string, data func(address string) (string, bool)) (text string, left []string) {
	left = []string{}
	if !strings.Contains(markdown, "![") {
		return markdown, left
	}
	m := newParsing().read(markdown)
	found := map[string]string{} // empty: there is none
	var code [][2]int
	for n := range m.nodes() {
		switch n := n.(type) {
		case *ast.Image:
			address := string(n.Destination)
			if _, known := found[address]; known || strings.HasPrefix(address, "data:") {
				continue
			}
			got, ok := data(address)
			if !ok {
				got, left = "", append(left, address)
			}
			found[address] = got
		case *ast.CodeBlock, *ast.FencedCodeBlock:
			for _, line := range n.Lines().Sliced(0, n.Lines().Len()) {
				code = append(code, [2]int{line.Start, line.Stop})
			}
		case *ast.CodeSpan:
			for c := n.FirstChild(); c != nil; c = c.NextSibling() {
				if words, ok := c.(*ast.Text); ok {
					code = append(code, [2]int{words.Segment.Start, words.Segment.Stop})
				}
			}
		}
	}
	source := string(m.source)
	type change struct {
		from, to int
		address  string
	}
	var changes []change
	for _, kind := range []*regexp.Regexp{pictureAddress, referenced} {
		for _, at := range kind.FindAllStringSubmatchIndex(source, -1) {
			address := strings.Trim(source[at[4]:at[5]], "<>")
			within := func(c [2]int) bool { return c[0] <= at[0] && at[0] < c[1] }
			if got := found[address]; got != "" && !slices.ContainsFunc(code, within) {
				changes = append(changes, change{at[4], at[5], got})
			}
		}
	}
	slices.SortFunc(changes, func(a, b change) int { return a.from - b.from })
	var b strings.Builder
	at := 0
	for _, c := range changes {
		b.WriteString(source[at:c.from] + c.address)
		at = c.to
	}
	return b.String() + source[at:], left
}
