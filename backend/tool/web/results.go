package web

import (
	"cmp"
	"html"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"
	"unicode"

	"golang.org/x/net/html/atom"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/tool"
)

// sourcesOf are the entries of a list that are results: each has an address of the web.
func sourcesOf(list []any) (all []tool.Source) {
	for _, one := range list {
		if fields, ok := one.(map[string]any); ok {
			if s := sourceOf(fields); webAddress(s.URL) {
				all = append(all, s)
			}
		}
	}
	return all
}

// sourceOf reads a result by the names that services give its parts.
func sourceOf(fields map[string]any) tool.Source {
	first := func(names ...string) string {
		for _, name := range names {
			if text, ok := fields[name].(string); ok && strings.TrimSpace(text) != "" {
				return text
			}
		}
		return ""
	}
	return tool.Source{
		Title:   first("title", "name"),
		URL:     strings.TrimSpace(first("url", "link", "href")),
		Excerpt: first("content", "description", "snippet", "excerpt", "summary", "text", "body"),
		Date:    first("publishedDate", "published_date", "page_age", "published", "publishedAt", "time", "date"),
	}
}

// webAddress reports whether a text is an address that a person can open.
func webAddress(text string) bool {
	u, err := url.Parse(text)
	return err == nil && len(text) <= maxURL && check(u) == nil
}

// tidy makes results plain and short, each address once, and gives no more than count.
func tidy(results []tool.Source, count int) []tool.Source {
	all, seen := []tool.Source{}, map[string]bool{}
	for _, r := range results {
		if len(all) == count {
			break
		}
		if seen[r.URL] || !webAddress(r.URL) {
			continue
		}
		seen[r.URL] = true
		r.Title, r.Excerpt, r.Date = shorten(plainText(r.Title), maxTitle), shorten(plainText(r.Excerpt), maxExcerpt), day(r.Date)
		r.Title = cmp.Or(r.Title, r.URL)
		all = append(all, r)
	}
	return all
}

var (
	hidden = lazyregexp.New(`(?is)<(?:script|style)\b.*?</(?:script|style)\s*>|<!--.*?-->`)
	tag    = lazyregexp.New(`</?([a-zA-Z][a-zA-Z0-9]*)(?:\s[^<>]*)?/?>`)
)

// plainText is a text without the tags and entities of HTML, in one line. What only looks like a tag stays, such as a
// list<int>.
func plainText(text string) string {
	text = hidden().ReplaceAllString(strings.ToValidUTF8(text, "\ufffd"), " ")
	text = tag().ReplaceAllStringFunc(text, func(found string) string {
		name := atom.Lookup([]byte(strings.ToLower(tag().FindStringSubmatch(found)[1])))
		if name == 0 {
			return found
		}
		if slices.Contains([]atom.Atom{atom.Br, atom.P, atom.Div, atom.Li, atom.Td, atom.Tr}, name) {
			return " "
		}
		return ""
	})
	text = strings.Map(func(c rune) rune {
		if unicode.IsControl(c) {
			return ' '
		}
		return c
	}, html.UnescapeString(text))
	return strings.Join(strings.Fields(text), " ")
}

// shorten cuts a text for people and models alike.
func shorten(text string, most int) string {
	head, cut := tool.Cut(text, most)
	if cut {
		head = strings.TrimSpace(head) + "…"
	}
	return head
}

// day is a date as YYYY-MM-DD; empty where it can't be told, as of "2 days ago".
func day(text string) string {
	text = strings.TrimSpace(text)
	if len(text) >= len(time.DateOnly) {
		if at, err := time.Parse(time.DateOnly, text[:len(time.DateOnly)]); err == nil {
			return at.Format(time.DateOnly)
		}
	}
	for _, form := range []string{http.TimeFormat, time.RFC1123Z, "January 2, 2006", "Jan 2, 2006", "2 January 2006", "2 Jan 2006"} {
		if at, err := time.Parse(form, text); err == nil {
			return at.Format(time.DateOnly)
		}
	}
	return ""
}
