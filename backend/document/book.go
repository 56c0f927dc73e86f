package document

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"net/url"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// book reads an EPUB: an item a chapter in the order of the spine, the pictures of
// each after it.
func (r *reading) book(data []byte) error {
	const main = "META-INF/container.xml"
	a, err := r.openAt(data, main)
	if err != nil {
		return err
	}
	root := ""
	damage := a.walk(main, func(m *markup) error {
		if m.start("rootfile") && root == "" {
			root = m.attr("full-path")
		}
		return nil
	})
	if !a.files.has(root) {
		return errors.Join(damage, errMissing)
	}
	// Fonts are scrambled in many books that can be read; chapters only in those that cannot.
	locked := false
	a.visit("META-INF/encryption.xml", func(m *markup) { locked = locked || strings.HasSuffix(m.attr("URI"), "html") })
	if locked {
		return errLocked
	}
	spine, wrong := a.spine(root)
	damage = errors.Join(damage, wrong)
	show := a.pictureWriter(Metadata{}, map[string]bool{})
	for i, part := range spine {
		body, err := a.part(part)
		if r.ctx.Err() != nil {
			return err
		}
		damage = errors.Join(damage, err)
		r.hold(len(body))
		title, text, _ := r.page(body)
		if heading, _, _ := strings.Cut(strings.TrimLeft(text, "# \n"), "\n"); strings.HasPrefix(strings.TrimSpace(text), "#") {
			title = heading
		}
		title = cmp.Or(title, fmt.Sprintf("Chapter %d", i+1))
		if strings.TrimSpace(text) != "" {
			if err := r.write(title, "md", "text/markdown", text, Metadata{}); err != nil {
				return err
			}
		}
		names := pictureNames(body, r.limits.Items)
		r.release(len(body))
		for _, name := range names {
			image := resolvePart(part, unescapePath(name))
			if !a.files.has(image) {
				continue
			}
			if err := show(image); err != nil {
				return err
			}
		}
		if errors.Is(damage, errInflated) || errors.Is(damage, errRoom) {
			break
		}
	}
	return damage
}

// spine lists the chapters in their order: all pages where the spine names nothing that there is.
func (a archive) spine(root string) (spine []string, err error) {
	parts := map[string]string{}
	var pages []string
	err = a.walk(root, func(m *markup) error {
		switch {
		case m.start("item"):
			a.r.hold(entrySize + len(m.attr("href")) + len(m.attr("id")))
			part := resolvePart(root, unescapePath(m.attr("href")))
			if parts[m.attr("id")] = part; strings.HasSuffix(m.attr("media-type"), "html+xml") && len(pages) < a.r.limits.Items {
				pages = append(pages, part)
			}
		case m.start("itemref"):
			if part := parts[m.attr("idref")]; part != "" && !slices.Contains(spine[max(0, len(spine)-8):], part) {
				a.r.hold(cellSize)
				spine = append(spine, part)
			}
		}
		return nil
	})
	if len(spine) == 0 {
		spine = pages
	}
	return spine, err
}

func unescapePath(name string) string {
	if plain, err := url.PathUnescape(name); err == nil {
		return plain
	}
	return name
}

// pictureNames gives the pictures that a chapter names, in order.
func pictureNames(body []byte, most int) []string {
	var names []string
	z := html.NewTokenizer(bytes.NewReader(body))
	z.SetMaxBuf(largestToken)
	for {
		switch z.Next() {
		case html.ErrorToken:
			return names
		case html.StartTagToken, html.SelfClosingTagToken:
			tag, more := z.TagName()
			for picture := string(tag) == "img" || string(tag) == "image"; picture && more; {
				var key, value []byte
				key, value, more = z.TagAttr()
				if k := string(key); (k == "src" || k == "href" || k == "xlink:href") && len(value) <= largestValue {
					if names = append(names, string(value)); len(names) == most {
						return names
					}
				}
			}
		default:
		}
	}
}
