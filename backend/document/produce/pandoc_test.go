package produce_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/net/html"

	"terzetto/backend/document/produce"
)

// The pages in testdata are what pandoc makes of the samples. Ours have the same blocks, lists,
// numbers, tables, links and words in the same order. The one with raw HTML and pictures of
// elsewhere is not compared, since both are text here.
func TestAPageHasTheStructureThatPandocGivesIt(t *testing.T) {
	samples, err := filepath.Glob("testdata/*.md")
	if err != nil || len(samples) == 0 {
		t.Fatalf("no samples: %v", err)
	}
	for _, name := range samples {
		if strings.HasSuffix(name, "images-html.md") {
			continue
		}
		t.Run(strings.TrimSuffix(filepath.Base(name), ".md"), func(t *testing.T) {
			markdown, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			kept := strings.TrimSuffix(name, ".md") + ".pandoc.html"
			if os.Getenv("TERZETTO_GOLDEN") != "" {
				if err := exec.CommandContext(t.Context(), "pandoc", "-f", "gfm+footnotes", "-t", "html", "--email-obfuscation=none", "--wrap=preserve", "-o", kept, name).Run(); err != nil {
					t.Fatal(err)
				}
			}
			page, err := os.ReadFile(kept)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(structure(t, string(page)), structure(t, string(produce.Page("x", string(markdown))))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// structure lists the elements of a page and its words. What only adds looks or leads within the page is left out.
func structure(t *testing.T, page string) (out []string) {
	t.Helper()
	root, err := html.Parse(strings.NewReader(page))
	if err != nil {
		t.Fatal(err)
	}
	var walk func(*html.Node)
	walk = func(n *html.Node) {
		attribute := func(key string) string {
			i := slices.IndexFunc(n.Attr, func(a html.Attribute) bool { return a.Key == key })
			if i < 0 {
				return ""
			}
			return n.Attr[i].Val
		}
		end := ""
		switch {
		case n.Type == html.TextNode && strings.TrimSpace(n.Data) != "":
			out = append(out, strings.Fields(n.Data)...)
		case n.Type != html.ElementNode:
		case n.Data == "title" || n.Data == "style" || n.Data == "a" && strings.HasPrefix(attribute("role"), "doc-backlink"):
			return
		case n.Data == "ol" || n.Data == "a" && !strings.HasPrefix(attribute("href"), "#"):
			out, end = append(out, "<"+n.Data+attribute("href")+strings.TrimPrefix(attribute("start"), "1")+">"), "</"+n.Data+">"
		case n.Data == "input":
			checked := slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "checked" })
			out = append(out, map[bool]string{true: "[x]", false: "[ ]"}[checked])
		case slices.Contains([]string{"h1", "h2", "h3", "h4", "h5", "h6", "p", "ul", "li", "table", "tr", "th", "td", "em", "strong", "del", "code", "pre", "blockquote", "br"}, n.Data):
			out, end = append(out, "<"+n.Data+">"), "</"+n.Data+">"
		}
		for child := range n.ChildNodes() {
			walk(child)
		}
		if end != "" {
			out = append(out, end)
		}
	}
	walk(root)
	for i := len(out) - 2; i > 0; i-- {
		if out[i] == "</ul>" && out[i+1] == "<ul>" { // pandoc ends a list of tasks at an entry that is none
			out = slices.Delete(out, i, i+2)
		}
	}
	return out
}
