package web

import (
	"cmp"
	"context"
	"encoding/json"
	"mime"
	"net/http"
	"net/url"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/htmlmarkdown"
	"terzetto/backend/document/charset"
	"terzetto/backend/tool"
)

// A Page is what a model reads of an address.
type Page struct {
	URL         string `json:"url"` // after the redirects
	ContentType string `json:"contentType"`
	Title       string `json:"title"`
	Content     string `json:"content"`
	Cut         bool   `json:"cut"` // there was more

	Warnings []string `json:"warnings"` // about its letters
}

// maxContent is less than what a model is shown of a result, so that a page is cut once and
// says so in its own field.
const maxContent = 56 << 10

// tellPage says a page in the words that a model reads.
func tellPage(result json.RawMessage) string {
	var p Page
	if json.Unmarshal(result, &p) != nil {
		return string(result)
	}
	text := strings.TrimSpace(p.Title+"\n"+p.URL) + "\n\n" + p.Content
	if p.Cut {
		text += "\n[cut: the page goes on]"
	}
	if len(p.Warnings) > 0 {
		text += "\n[" + strings.Join(p.Warnings, " ") + "]"
	}
	return text
}

// citePage is a page as a source, with the beginning of its text.
func citePage(result json.RawMessage) []tool.Source {
	var p Page
	if json.Unmarshal(result, &p) != nil || p.URL == "" {
		return nil
	}
	return []tool.Source{{Title: cmp.Or(p.Title, p.URL), URL: p.URL, Excerpt: shorten(p.Content, maxExcerpt)}}
}

// pageOf makes text of what a server sent.
func pageOf(u *url.URL, contentType string, body []byte) (Page, error) {
	kind, _, err := mime.ParseMediaType(contentType)
	if err != nil {
		contentType = http.DetectContentType(body)
		kind, _, _ = mime.ParseMediaType(contentType)
	}
	if !textual(kind) {
		return Page{}, fault.Newf(fault.Invalid, "%s is of the type %s. Only text can be read.", u.Redacted(), kind)
	}
	p := Page{URL: u.String(), ContentType: kind}
	p.Content, p.Warnings = decode(contentType, body, "")
	if isHTML(kind) {
		p.Title, p.Content, err = markdown(u, p.Content)
		if err != nil {
			return p, err
		}
	}
	p.Content, p.Cut = tool.Cut(strings.TrimSpace(p.Content), maxContent)
	return p, nil
}

func isHTML(kind string) bool { return kind == "text/html" || kind == "application/xhtml+xml" }

func textual(kind string) bool {
	switch kind {
	case "application/json", "application/xml", "application/javascript", "application/yaml", "application/toml", "application/x-ndjson":
		return true
	}
	return isHTML(kind) || strings.HasPrefix(kind, "text/") || strings.HasSuffix(kind, "+json") || strings.HasSuffix(kind, "+xml") && kind != "image/svg+xml"
}

// decode decodes text in its declared charset, or in the one that its bytes are in, and says what is not sure about that. said
// is the encoding that the caller knows.
func decode(contentType string, body []byte, said string) (text string, doubts []string) {
	kind, params, _ := mime.ParseMediaType(contentType)
	label := params["charset"]
	if label == "" && (isHTML(kind) || strings.Contains(kind, "xml")) {
		label = charset.PageLabel(body)
	}
	text, doubts = charset.Read(body, label, said)
	return strings.TrimPrefix(text, "\ufeff"), doubts
}

// markdown makes Markdown of a page, with links that lead somewhere by themselves.
func markdown(u *url.URL, page string) (title, text string, err error) {
	doc, err := htmlmarkdown.Parse(page)
	if err != nil {
		return "", "", fault.Newf(fault.Invalid, "Couldn't read the page at %s, because its HTML is not valid.", u.Host).Because(err)
	}
	title, _ = tool.Cut(htmlmarkdown.Title(doc), 300)
	strip(u, doc)
	text, err = htmlmarkdown.Markdown(context.Background(), doc)
	if err != nil {
		return "", "", fault.Newf(fault.Invalid, "Couldn't turn the page at %s into text.", u.Host).Because(err)
	}
	return title, text, nil
}

// strip removes elements without content for a reader, and completes addresses. Pictures inlined in the
// page itself would be a flood of letters.
func strip(page *url.URL, doc *html.Node) {
	var gone []*html.Node
	for n := range doc.Descendants() {
		switch n.DataAtom {
		case atom.Script, atom.Style, atom.Noscript, atom.Template, atom.Svg, atom.Iframe, atom.Form, atom.Nav, atom.Head:
			gone = append(gone, n)
		default:
		}
		for i, a := range n.Attr {
			if a.Key != "href" && a.Key != "src" {
				continue
			}
			to, err := page.Parse(strings.TrimSpace(a.Val))
			switch {
			case err != nil:
			case to.Scheme == "http" || to.Scheme == "https" || to.Scheme == "mailto":
				n.Attr[i].Val = to.String()
			case n.DataAtom == atom.Img:
				gone = append(gone, n)
			default:
				n.Attr[i].Val = ""
			}
		}
	}
	for _, n := range gone {
		if n.Parent != nil {
			n.Parent.RemoveChild(n)
		}
	}
}
