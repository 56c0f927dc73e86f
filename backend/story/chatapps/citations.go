package chatapps

import (
	"cmp"
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/base/lazyregexp"
)

// The marks that stand for a source in a reply: those between signs of the private area, and older ones in lenticular brackets.
var (
	privateMark = lazyregexp.New("\ue200([^\ue201]*)\ue201")
	bracketMark = lazyregexp.New(`【\d+(?::\d+)?†[^】]*】`)
)

// cite puts links in the place of the marks of a reply's sources, and says how many it put and how many marks have none.
func cite(text string, references, citations json.RawMessage) (cited string, links, lost int) {
	if !strings.ContainsAny(text, "\ue200【") {
		return text, 0, 0
	}
	for o := range objects(references) {
		mark, by := o.Text("matched_text"), linksOf(o)
		if !strings.ContainsAny(mark, "\ue200【") || by == "" || !strings.Contains(text, mark) {
			continue
		}
		text = strings.ReplaceAll(text, mark, by)
		links++
	}
	text, by := citedAt(text, citations)
	links += by
	text = privateMark().ReplaceAllStringFunc(text, func(mark string) string {
		name := namedIn(mark)
		if name == "" {
			lost++
		}
		return name
	})
	text = bracketMark().ReplaceAllStringFunc(text, func(string) string {
		lost++
		return ""
	})
	return strings.Map(func(r rune) rune {
		if r >= '\ue200' && r <= '\ue206' {
			return -1
		}
		return r
	}, text), links, lost
}

// linksOf are the links of a reference.
func linksOf(o object) string {
	if alt := o.Text("alt"); strings.Contains(alt, "](") {
		return alt
	}
	var all []string
	add := func(o object) {
		if link := linkTo(cmp.Or(o.Text("title"), o.Text("name")), o.Text("url")); link != "" && !slices.Contains(all, link) {
			all = append(all, link)
		}
	}
	for item := range objects(o["items"]) {
		add(item)
	}
	add(o)
	if len(all) == 0 {
		for _, url := range textsOf(o["safe_urls"]) {
			if link := linkTo("", url); link != "" {
				all = append(all, link)
			}
		}
	}
	if len(all) == 0 {
		return ""
	}
	return " (" + strings.Join(all, ", ") + ")"
}

// linkTo is a link to a page of the web; empty where the address is none.
func linkTo(title, url string) string {
	if !strings.HasPrefix(url, "https://") && !strings.HasPrefix(url, "http://") || strings.ContainsAny(url, " \n<>") {
		return ""
	}
	title = strings.NewReplacer("[", "(", "]", ")", "\n", " ").Replace(strings.TrimSpace(title))
	if title == "" {
		title, _, _ = strings.Cut(strings.TrimPrefix(strings.TrimPrefix(url, "https://"), "http://"), "/")
	}
	return "[" + title + "](" + strings.ReplaceAll(url, ")", "%29") + ")"
}

// citedAt puts links where older citations say that a mark begins and ends. A citation that is about another place is left.
func citedAt(text string, citations json.RawMessage) (string, int) {
	type place struct {
		from, to int
		by       string
	}
	var all []place
	for o := range objects(citations) {
		about := o.Child("metadata")
		p := place{intOf(o["start_ix"], -1), intOf(o["end_ix"], -1), linkTo(about.Text("title"), about.Text("url"))}
		if p.by != "" {
			all = append(all, p)
		}
	}
	if len(all) == 0 {
		return text, 0
	}
	slices.SortFunc(all, func(a, b place) int { return cmp.Compare(b.from, a.from) })
	runes, last, n := []rune(text), len([]rune(text)), 0
	for _, p := range all {
		if p.from < 0 || p.to > last || p.from >= p.to || !bracketMark().MatchString(string(runes[p.from:p.to])) {
			continue
		}
		runes = slices.Concat(runes[:p.from], []rune(" ("+p.by+")"), runes[p.to:])
		last = p.from
		n++
	}
	return string(runes), n
}

// namedIn is the name that a mark of a thing holds: a place, a person.
func namedIn(mark string) string {
	kind, rest, _ := strings.Cut(strings.Trim(mark, "\ue200\ue201"), "\ue202")
	var said []any
	if kind != "entity" || json.Unmarshal([]byte(rest), &said) != nil || len(said) < 2 {
		return ""
	}
	name, _ := said[1].(string)
	return name
}

// linkNumbers puts links in the place of numbers in brackets, as in "[1]". pattern has the number as its only group.
func linkNumbers(text string, pattern *regexp.Regexp, link func(n int) string) (string, int) {
	links, last := 0, 0
	var b strings.Builder
	for _, at := range pattern.FindAllStringSubmatchIndex(text, -1) {
		n, _ := strconv.Atoi(text[at[2]:at[3]])
		by := link(n)
		if by == "" || strings.HasPrefix(text[at[1]:], "(") { // it is a link already
			continue
		}
		b.WriteString(strings.TrimSuffix(text[last:at[0]], " ") + " (" + by + ")")
		last, links = at[1], links+1
	}
	return b.String() + text[last:], links
}
