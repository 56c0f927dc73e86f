package document

import (
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
	a, container, err := r.openAt(data, "META-INF/container.xml")
	if len(container) == 0 {
		return err
	}
	root := ""
	damage := r.walk(container, func(m *markup) error {
		if m.start("rootfile") && root == "" {
			root = m.attr("full-path")
		}
		return nil
	})
	list, err := a.part(root)
	if len(list) == 0 {
		return errors.Join(err, damage, errMissing)
	}
	// Fonts are scrambled in many books that can be read; chapters only in those that cannot.
	locks, _ := a.part("META-INF/encryption.xml")
	if strings.Contains(string(locks), "html\"") {
		return errLocked
	}
	parts := map[string]string{}
	var spine, pages []string
	damage = errors.Join(damage, r.walk(list, func(m *markup) error {
		switch {
		case m.start("item"):
			part := beside(root, unescaped(m.attr("href")))
			if parts[m.attr("id")] = part; strings.HasSuffix(m.attr("media-type"), "html+xml") && len(pages) < r.limits.Items {
				pages = append(pages, part)
			}
		case m.start("itemref"):
			if part := parts[m.attr("idref")]; part != "" && !slices.Contains(spine[max(0, len(spine)-8):], part) {
				spine = append(spine, part)
			}
		}
		return nil
	}))
	if len(spine) == 0 { // it names nothing that there is
		spine = pages
	}
	show := a.album(Metadata{}, map[string]bool{})
	for i, part := range spine {
		body, err := a.part(part)
		if errors.Is(err, errInflated) || r.ctx.Err() != nil {
			return err
		}
		damage = errors.Join(damage, err)
		title, text, _ := r.page(body)
		if heading, _, _ := strings.Cut(strings.TrimLeft(text, "# \n"), "\n"); strings.HasPrefix(strings.TrimSpace(text), "#") {
			title = heading
		}
		if title == "" {
			title = fmt.Sprintf("Chapter %d", i+1)
		}
		if strings.TrimSpace(text) != "" {
			if err := r.write(title, "md", "text/markdown", text, Metadata{}); err != nil {
				return err
			}
		}
		for _, name := range shown(body) {
			image := beside(part, unescaped(name))
			if _, inside := a.files[image]; !inside {
				continue
			}
			if err := show(image); err != nil {
				return err
			}
		}
	}
	return damage
}

func unescaped(name string) string {
	if plain, err := url.PathUnescape(name); err == nil {
		return plain
	}
	return name
}

// shown gives the pictures that a chapter names, in order.
func shown(body []byte) []string {
	var names []string
	for z := html.NewTokenizer(strings.NewReader(string(body))); ; {
		switch z.Next() {
		case html.ErrorToken:
			return names
		case html.StartTagToken, html.SelfClosingTagToken:
			tag, more := z.TagName()
			for picture := string(tag) == "img" || string(tag) == "image"; picture && more; {
				var key, value []byte
				key, value, more = z.TagAttr()
				if k := string(key); k == "src" || k == "href" || k == "xlink:href" {
					names = append(names, string(value))
				}
			}
		default:
		}
	}
}
