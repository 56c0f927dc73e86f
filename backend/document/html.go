package document

import (
	"encoding/base64"
	"fmt"
	"net/url"
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
const pageSize = 8 << 20

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
	tree, err := html.Parse(strings.NewReader(source))
	if err != nil { // nested deeper than 512 elements
		r.warn("The page is nested too deeply, so only its words were read.")
		return "", words(source), nil
	}
	for n := range tree.Descendants() {
		if n.Type != html.ElementNode {
			continue
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
		base.NewBasePlugin(), commonmark.NewCommonmarkPlugin(), table.NewTablePlugin(),
	)).ConvertNode(tree, converter.WithContext(r.ctx))
	if err != nil {
		r.warn("The page is built in a way that cannot be turned into Markdown, so only its words were read.")
		return title, words(source), pictures
	}
	return title, string(markdown), pictures
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
