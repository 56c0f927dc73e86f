package htmlmarkdown

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"terzetto/backend/base/superscript"
)

// ShowOnly makes of a tree what its reader sees in plain text: raised and lowered figures as such, what stands above a word
// behind it, what is entered in a form; without what is hidden. It gives how many letters were hidden.
func ShowOnly(tree *html.Node) (hidden int) {
	for n := tree.FirstChild; n != nil; {
		next := n.NextSibling
		switch {
		case n.Type == html.TextNode:
			n.Data = strings.ReplaceAll(n.Data, "\u00AD", "") // a soft hyphen is shown where a line breaks, and there is none
		case n.Type != html.ElementNode:
		case isHidden(n):
			if n.DataAtom != atom.Rp { // brackets for readers that don't know ruby
				hidden += utf8.RuneCountInString(strings.Join(strings.Fields(textOf(n)), " "))
			}
			tree.RemoveChild(n)
		default:
			hidden += ShowOnly(n)
			show(tree, n)
		}
		n = next
	}
	return hidden
}

// isHidden reports whether an element says of itself that it isn't shown.
func isHidden(n *html.Node) bool {
	for _, a := range n.Attr {
		switch style := strings.ToLower(strings.ReplaceAll(a.Val, " ", "")); {
		case a.Key == "hidden" && style != "until-found":
			return true
		case a.Key == "style" && (strings.Contains(style, "display:none") || strings.Contains(style, "visibility:hidden")):
			return true
		}
	}
	return n.DataAtom == atom.Rp || n.DataAtom == atom.Template || n.DataAtom == atom.Input && attribute(n, "type") == "hidden"
}

// show changes an element to what its reader sees.
func show(parent, n *html.Node) {
	switch n.DataAtom {
	case atom.Sup:
		if n.FirstChild != nil && n.FirstChild == n.LastChild && n.FirstChild.Type == html.TextNode {
			n.FirstChild.Data = superscript.Raise(n.FirstChild.Data)
		}
	case atom.Sub:
		if n.FirstChild != nil && n.FirstChild == n.LastChild && n.FirstChild.Type == html.TextNode {
			n.FirstChild.Data = superscript.Lower(n.FirstChild.Data)
		}
	case atom.Rt:
		n.InsertBefore(text("("), n.FirstChild)
		n.AppendChild(text(")"))
	case atom.Input:
		if said := fieldText(n); said != "" {
			parent.InsertBefore(text(said), n)
		}
	case atom.Select:
		for option := range n.Descendants() {
			if option.DataAtom == atom.Option && attribute(option, "selected") != "no" {
				parent.InsertBefore(text(textOf(option)), n)
				parent.RemoveChild(n)
				break
			}
		}
	default: // it is shown as it is
	}
}

// fieldText is what a field of a form shows.
func fieldText(n *html.Node) string {
	switch kind := attribute(n, "type"); kind {
	case "checkbox", "radio":
		if attribute(n, "checked") != "no" {
			return "☒ "
		}
		return "☐ "
	case "password", "file", "image":
		return ""
	}
	if value := attribute(n, "value"); value != "no" {
		return value + " "
	}
	return ""
}

// attribute gives an attribute of an element; "no" where it has none.
func attribute(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return "no"
}

func text(said string) *html.Node { return &html.Node{Type: html.TextNode, Data: said} }

// textOf is the text in an element, which may be long and deep.
func textOf(n *html.Node) string {
	var b strings.Builder
	for d := range n.Descendants() {
		if d.Type == html.TextNode {
			b.WriteString(d.Data)
			b.WriteByte(' ')
		}
	}
	return b.String()
}
