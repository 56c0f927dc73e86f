package document

import (
	"encoding/base64"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/JohannesKaufmann/html-to-markdown/v2/converter"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/base"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/commonmark"
	"github.com/JohannesKaufmann/html-to-markdown/v2/plugin/table"
	"golang.org/x/net/html"
	"golang.org/x/net/html/charset"
)

// A page beyond this is read for its words only: making a tree of it takes fifty
// times its size, and time that cannot be cut short.
const pageSize = 4 << 20

// html reads a web page as Markdown, and the pictures that are in the file itself.
func (r *reading) html(data []byte) error {
	name, text, pictures := r.page(data)
	if name == "" {
		name = r.name
	}
	if err := r.write(name, "md", "text/markdown", text, Metadata{}); err != nil {
		return err
	}
	for i, p := range pictures {
		if err := r.picture(fmt.Sprintf("Picture %d", i+1), p, Metadata{}); err != nil {
			return err
		}
	}
	return nil
}

// page turns HTML into Markdown, with its title and the pictures it carries.
func (r *reading) page(data []byte) (title, text string, pictures [][]byte) {
	source := hypertext(data)
	if len(source) > pageSize {
		r.warn("The page is larger than %s, so only its words were read.", size(pageSize))
		return "", words(source), nil
	}
	if explosive(source) {
		r.warn("The page is built in a way that unfolds to too much, so only its words were read.")
		return "", words(source), nil
	}
	tree, err := html.Parse(strings.NewReader(source))
	if err != nil { // nested deeper than 512 elements
		r.warn("The page is nested too deeply, so only its words were read.")
		return "", words(source), nil
	}
	spanned := 0
	for n := range tree.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		if n.Data == "td" || n.Data == "th" {
			spanned += unspan(n, mostSpanned-spanned)
		}
		if n.Data == "title" && n.FirstChild != nil && title == "" {
			title = strings.Join(strings.Fields(n.FirstChild.Data), " ")
		}
		for i, a := range n.Attr {
			if n.Data != "img" || a.Key != "src" || !strings.HasPrefix(strings.ToLower(a.Val), "data:") {
				continue
			}
			if p := carried(a.Val); len(p) > 0 && len(pictures) < r.limits.Items {
				pictures = append(pictures, p)
			}
			n.Attr[i].Val = "" // a megabyte of base64 is no text
		}
	}
	markdown, err := converter.NewConverter(converter.WithPlugins(
		base.NewBasePlugin(), commonmark.NewCommonmarkPlugin(), table.NewTablePlugin(
			// To pad cells to the widest of their column would let one long cell widen ten thousand.
			table.WithCellPaddingBehavior(table.CellPaddingBehaviorMinimal), table.WithHeaderPromotion(true),
		),
	)).ConvertNode(tree, converter.WithContext(r.ctx))
	if err != nil {
		r.warn("The page is built in a way that cannot be turned into Markdown, so only its words were read.")
		return title, words(source), pictures
	}
	return title, string(markdown), pictures
}

// explosive says whether a page makes a tree far larger than itself. Emphasis left
// open begins anew in each paragraph after it, so that a few hundred such marks times
// a million paragraphs take all the memory there is.
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

// hypertext decodes a page in the encoding that it names, else in the one it seems
// to have.
func hypertext(data []byte) string {
	if validUTF8(data) || wideOrder(data) != nil || startsWith(data, "\xFF\xFE", "\xFE\xFF") {
		text, _, _ := decode(data)
		return text
	}
	if e, _, certain := charset.DetermineEncoding(data[:min(len(data), 1024)], ""); certain {
		return inEncoding(data, e)
	}
	text, _, _ := decode(data)
	return text
}

// carried reads a picture out of a data address.
func carried(address string) []byte {
	about, body, ok := strings.Cut(address, ",")
	if !ok {
		return nil
	}
	if !strings.HasSuffix(strings.TrimSpace(about), ";base64") {
		plain, err := url.PathUnescape(body)
		if err != nil {
			return nil
		}
		return []byte(plain)
	}
	body = strings.NewReplacer("\n", "", "\r", "", "\t", "", " ", "", "%2B", "+", "%2F", "/", "%3D", "=").Replace(body)
	out, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(body, "="))
	if err != nil {
		return nil
	}
	return out
}

// words gives the text of a page without looking at its structure.
func words(source string) string {
	var b strings.Builder
	hidden := ""
	for z := html.NewTokenizer(strings.NewReader(source)); ; {
		switch z.Next() {
		case html.ErrorToken:
			return strings.TrimSpace(b.String())
		case html.StartTagToken:
			if name, _ := z.TagName(); string(name) == "script" || string(name) == "style" {
				hidden = string(name)
			}
		case html.EndTagToken:
			switch name, _ := z.TagName(); string(name) {
			case hidden:
				hidden = ""
			case "p", "div", "li", "tr", "h1", "h2", "h3", "h4", "h5", "h6":
				b.WriteByte('\n')
			}
		case html.TextToken:
			if line := strings.Join(strings.Fields(string(z.Text())), " "); line != "" && hidden == "" {
				b.WriteString(line)
				b.WriteByte(' ')
			}
		default:
		}
	}
}
