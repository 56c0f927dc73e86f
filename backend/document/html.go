package document

import (
	"encoding/base64"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
	"golang.org/x/net/html/charset"

	"terzetto/backend/hypertext"
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
	source := decodePage(data)
	if len(source) > pageSize {
		r.warn("The page is larger than %s, so only its words were read.", size(pageSize))
		return "", words(source), nil
	}
	tree, err := hypertext.Parse(source)
	switch {
	case errors.Is(err, hypertext.ErrExplosive):
		r.warn("The page is built in a way that unfolds to too much, so only its words were read.")
		return "", words(source), nil
	case err != nil:
		r.warn("The page is nested too deeply, so only its words were read.")
		return "", words(source), nil
	}
	title = hypertext.Title(tree)
	for n := range tree.Descendants() {
		for i, a := range n.Attr {
			if n.DataAtom != atom.Img || a.Key != "src" || !strings.HasPrefix(strings.ToLower(a.Val), "data:") {
				continue
			}
			if p := carried(a.Val); len(p) > 0 && len(pictures) < r.limits.Items {
				pictures = append(pictures, p)
			}
			n.Attr[i].Val = "" // a megabyte of base64 is no text
		}
	}
	text, err = hypertext.Markdown(r.ctx, tree)
	if err != nil {
		r.warn("The page is built in a way that cannot be turned into Markdown, so only its words were read.")
		return title, words(source), pictures
	}
	return title, text, pictures
}

// decodePage decodes a page in the encoding that it names, else in the one it seems
// to have.
func decodePage(data []byte) string {
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
