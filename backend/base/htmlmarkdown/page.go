package htmlmarkdown

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/JohannesKaufmann/html-to-markdown/v2/converter"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/base"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/commonmark"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/table"
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// ErrExplosive says that a page would unfold to a tree far larger than itself.
var ErrExplosive = errors.New("the page unfolds to too much")

// Parse builds the tree of a page. It fails with ErrExplosive, or where the page is nested
// deeper than 512 elements.
func Parse(source string) (*html.Node, error) {
	if explosive(source) {
		return nil, ErrExplosive
	}
	tree, err := html.Parse(strings.NewReader(source))
	if err != nil {
		return nil, fmt.Errorf("parse the page: %w", err)
	}
	return tree, nil
}

// Title returns the title of a page, empty where it has none.
func Title(tree *html.Node) string {
	for n := range tree.Descendants() {
		if n.DataAtom == atom.Title && n.FirstChild != nil {
			return strings.Join(strings.Fields(n.FirstChild.Data), " ")
		}
	}
	return ""
}

// Markdown turns a tree into Markdown. It changes the tree.
func Markdown(ctx context.Context, tree *html.Node) (string, error) {
	spanned := 0
	for n := range tree.Descendants() {
		if n.DataAtom == atom.Td || n.DataAtom == atom.Th {
			spanned += unspan(n, mostSpanned-spanned)
		}
	}
	out, err := converter.NewConverter(converter.WithPlugins(
		base.NewBasePlugin(), commonmark.NewCommonmarkPlugin(), table.NewTablePlugin(
			// Padding cells to the widest of their column would let one long cell widen ten thousand.
			table.WithCellPaddingBehavior(table.CellPaddingBehaviorMinimal), table.WithHeaderPromotion(true),
		),
	)).ConvertNode(tree, converter.WithContext(ctx))
	if err != nil {
		return "", fmt.Errorf("turn the page into Markdown: %w", err)
	}
	return string(bytes.ToValidUTF8(out, []byte("\uFFFD"))), nil
}

// explosive says whether a page makes a tree far larger than itself. Emphasis left
// open is reopened in each paragraph after it, so that a few hundred such elements times
// a million paragraphs take all memory.
func explosive(source string) bool {
	const most = 2_000_000 // elements, of which a page of four megabytes of honest tags has fewer
	open, opened, elements := map[string]int{}, 0, 0
	for z := html.NewTokenizer(strings.NewReader(source)); ; {
		kind := z.Next()
		if kind == html.ErrorToken {
			return false
		}
		name, _ := z.TagName()
		switch tag := string(name); {
		case !emphasis[tag]:
		case kind == html.StartTagToken && (tag == "a" || tag == "nobr") && open[tag] > 0: // it ends the one before
		case kind == html.StartTagToken:
			open[tag]++
			opened++
		case kind == html.EndTagToken && open[tag] > 0:
			open[tag]--
			opened--
		}
		if kind == html.StartTagToken || kind == html.SelfClosingTagToken {
			if elements += 1 + opened; elements > most {
				return true
			}
		}
	}
}

// emphasis are the formatting elements of the HTML standard, section 13.2.4.3.
var emphasis = map[string]bool{
	"a": true, "b": true, "big": true, "code": true, "em": true, "font": true, "i": true, "nobr": true,
	"s": true, "small": true, "strike": true, "strong": true, "tt": true, "u": true,
}

// mostSpanned is how many cells the cells of all tables may stretch over together.
const mostSpanned = 100_000

// unspan gives the cells that a cell stretches over, and lets one that wants more than
// are left stretch over itself.
func unspan(n *html.Node, left int) int {
	cells := 1
	for _, a := range n.Attr {
		if a.Key == "colspan" || a.Key == "rowspan" {
			times, err := strconv.Atoi(strings.TrimSpace(a.Val))
			if err != nil || times > left {
				times = left + 1
			}
			cells *= max(times, 1)
		}
	}
	if cells > 1 && cells > left {
		n.Attr = slices.DeleteFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "colspan" || a.Key == "rowspan" })
		return 0
	}
	return cells - 1
}
