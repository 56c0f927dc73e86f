package document

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/base64"
	"errors"
	"io"
	"net/url"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
	"golang.org/x/text/encoding/unicode"

	"terzetto/backend/base/htmlmarkdown"
	"terzetto/backend/document/charset"
)

// A page beyond this is read for its words only: making a tree of it takes fifty
// times its size, and time that cannot be cut short.
const pageSize = 4 << 20

// nodeSize is what an element and its text take in a tree, and while Markdown is made of it.
const nodeSize = 600

// html reads a web page as Markdown, and the pictures that are in the file itself.
func (r *reading) html(data []byte) error {
	name, text, pictures := r.page(data)
	name = cmp.Or(name, r.name)
	if err := r.write(name, "md", "text/markdown", text, Metadata{Encoding: r.encoding}); err != nil {
		return err
	}
	return r.addUnnamed(pictures)
}

// page turns HTML into Markdown, with its title and the pictures it carries.
func (r *reading) page(data []byte) (title, text string, pictures [][]byte) {
	if len(data) > pageSize {
		r.warn("The page is larger than %s, so only its words were read.", size(pageSize))
		return "", r.words(data), nil
	}
	source := r.decodeAs(data, charset.PageLabel(data))
	if int64(strings.Count(source, "<")*nodeSize+len(source)*4) > r.room {
		r.warn("The page has too many parts, so only its words were read.")
		return "", r.words(data), nil
	}
	tree, err := htmlmarkdown.Parse(source)
	switch {
	case errors.Is(err, htmlmarkdown.ErrExplosive):
		r.warn("The page unpacks to too much, so only its words were read.")
		return "", r.words(data), nil
	case err != nil:
		r.warn("The page is nested too deeply, so only its words were read.")
		return "", r.words(data), nil
	}
	title = htmlmarkdown.Title(tree)
	for n := range tree.Descendants() {
		for i, a := range n.Attr {
			if n.DataAtom != atom.Img || a.Key != "src" || !strings.HasPrefix(strings.ToLower(a.Val), "data:") {
				continue
			}
			if p := decodeDataURL(a.Val); len(p) > 0 && len(pictures) < r.limits.Items {
				pictures = append(pictures, p)
			}
			n.Attr[i].Val = "" // a megabyte of base64 is no text
		}
	}
	r.unseen += htmlmarkdown.ShowOnly(tree)
	text, err = htmlmarkdown.Markdown(r.ctx, tree)
	if err != nil {
		r.warn("The page can't be converted to Markdown, so only its words were read.")
		return title, r.words(data), pictures
	}
	return title, text, pictures
}

// pageReader is decodePage for a page that may be large: it is decoded while it is read. What pictures in the page
// have as base64 is left out.
func (r *reading) pageReader(data []byte) io.Reader {
	e := r.charsetOf(data, charset.PageLabel(data)).Encoding
	if e == nil {
		e = unicode.UTF8BOM
	}
	return &withoutPictures{from: bufio.NewReaderSize(e.NewDecoder().Reader(bytes.NewReader(data)), 64<<10)}
}

// withoutPictures leaves the base64 behind ";base64," out of a page.
type withoutPictures struct {
	from  *bufio.Reader
	match int  // how many letters of the mark came
	skip  bool // in the base64
}

func (w *withoutPictures) Read(p []byte) (int, error) {
	const mark = ";base64,"
	for n := 0; ; {
		if n == len(p) || n > 0 && w.from.Buffered() == 0 {
			return n, nil
		}
		c, err := w.from.ReadByte()
		if err != nil {
			return n, err
		}
		if w.skip {
			if c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '+' || c == '/' || c == '=' {
				continue
			}
			w.skip = false
		}
		switch c {
		case mark[w.match]:
			w.match++
		case mark[0]:
			w.match = 1
		default:
			w.match = 0
		}
		if w.match == len(mark) {
			w.match, w.skip = 0, true
		}
		p[n] = c
		n++
	}
}

// decodeDataURL reads a picture out of a data address.
func decodeDataURL(address string) []byte {
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

// words gives the text of a page without its structure, up to the limit of the text.
func (r *reading) words(data []byte) string {
	var b strings.Builder
	b.Grow(int(min(int64(len(data)/2), r.text)))
	hidden := ""
	z := html.NewTokenizer(r.pageReader(data))
	z.SetMaxBuf(largestToken)
	for n := 0; ; n++ {
		if n&0xFFF == 0 && r.ctx.Err() != nil || int64(b.Len()) > r.text {
			return strings.TrimSpace(b.String())
		}
		switch z.Next() {
		case html.ErrorToken:
			if errors.Is(z.Err(), html.ErrBufferExceeded) {
				r.warn("The page has an element larger than %s. Terzetto read the page up to there.", size(largestToken))
			}
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
