package web

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/schema"
	"terzetto/backend/tool"
)

// A parameter is one argument of a tool, by what its schema says.
type parameter struct {
	Type    json.RawMessage   `json:"type"`
	AnyOf   []json.RawMessage `json:"anyOf"`
	Maximum *float64          `json:"maximum"`
	Default json.RawMessage   `json:"default"`
}

// takes reports whether a value of the type fits.
func (p parameter) takes(kind string) bool {
	return slices.ContainsFunc(slices.Concat(p.AnyOf, []json.RawMessage{p.Type}), func(types json.RawMessage) bool { return strings.Contains(string(types), `"`+kind+`"`) })
}

// The names under which tools take a query, and how many results they are asked to give; the likely ones first.
func queryNames() []string {
	return []string{"query", "q", "search_query", "searchQuery", "search_term", "searchTerm", "keywords", "keyword", "search", "term", "text", "question", "input", "queries"}
}

func countNames() []string {
	return []string{"count", "max_results", "maxResults", "num_results", "numResults", "limit", "top_k", "num", "n"}
}

// A searchForm says which arguments of a tool hold the query and the count; empty: it takes none of them.
type searchForm struct {
	properties   map[string]parameter
	query, count string
	others       []string // that have to be given, as their defaults
}

func formOf(t tool.Tool) (searchForm, bool) {
	var in struct {
		Properties map[string]parameter `json:"properties"`
		Required   []string             `json:"required"`
	}
	if json.Unmarshal(t.Input, &in) != nil {
		return searchForm{}, false
	}
	f := searchForm{properties: in.Properties}
	named := func(names []string, kinds ...string) string {
		for _, name := range names {
			if p, ok := in.Properties[name]; ok && slices.ContainsFunc(kinds, p.takes) {
				return name
			}
		}
		return ""
	}
	f.query, f.count = named(queryNames(), "string", "array"), named(countNames(), "integer", "number")
	if f.query == "" && len(in.Required) == 1 {
		f.query = named(in.Required, "string")
	}
	f.others = lists.Keep(in.Required, func(name string) bool { return name != f.query && name != f.count })
	missing := slices.ContainsFunc(f.others, func(name string) bool { return in.Properties[name].Default == nil })
	return f, f.query != "" && !missing
}

// args are the arguments of a call.
func (f searchForm) args(in searchIn) (json.RawMessage, error) {
	args := map[string]any{}
	for _, name := range f.others {
		args[name] = f.properties[name].Default
	}
	args[f.query] = in.Query
	if p := f.properties[f.query]; !p.takes("string") {
		args[f.query] = []string{in.Query}
	}
	if p := f.properties[f.count]; f.count != "" && (p.Maximum == nil || *p.Maximum >= 1) {
		if p.Maximum != nil {
			in.Count = min(in.Count, int(*p.Maximum))
		}
		args[f.count] = in.Count
	}
	return json.Marshal(args)
}

// CheckSearchTool says why a tool can't search; nil: it can. It has to be one of a server, and to want no more than a query.
func CheckSearchTool(t tool.Tool) error {
	if _, ok := formOf(t); !ok || t.OwnName == "" {
		return fault.Newf(fault.Invalid, "%s doesn't take a query alone. Choose another tool.", t.Name).With("field", "toolId")
	}
	return nil
}

// toolFinder asks the tool of a server. What it says is read into results where it holds them, and else given as it is.
func toolFinder(t tool.Tool) finder {
	return func(ctx context.Context, in searchIn) ([]tool.Source, string, error) {
		form, _ := formOf(t)
		args, err := form.args(in)
		if err != nil {
			return nil, "", err
		}
		takes, err := schema.Compile(t.Input)
		if err != nil {
			return nil, "", err
		}
		if wrong := takes.Check(args); wrong != nil {
			return nil, "", fault.Newf(fault.Invalid, "The arguments of %s don't fit. The program said: %s", t.Name, wrong)
		}
		value, err := t.Do(ctx, args)
		if err != nil {
			return nil, "", err
		}
		if len(value) > maxBody {
			return nil, "", fault.Newf(fault.TooLarge, "%s returned more than %d MB. Ask for less at a time.", t.Name, maxBody>>20)
		}
		results := sourcesIn(value)
		if len(results) > 0 {
			return results, "", nil
		}
		text, _ := tool.Text(value)
		if strings.Trim(text, "[]{} \n") == "" || text == "null" {
			text = ""
		}
		return nil, text, nil
	}
}

// sourcesIn finds results in what a tool gave: in its JSON, in JSON that its text holds, or in its words.
func sourcesIn(value json.RawMessage) []tool.Source {
	var v any
	if json.Unmarshal(value, &v) != nil {
		return nil
	}
	text, isText := v.(string)
	if !isText {
		return listIn(v, 5)
	}
	if all := listIn(valuesIn(text), 5); len(all) > 0 {
		return all
	}
	return resultsInWords(text)
}

// valuesIn are the JSON values that follow each other in a text; nil: it holds something else, too.
func valuesIn(text string) (all []any) {
	d := json.NewDecoder(strings.NewReader(text))
	for {
		var v any
		switch err := d.Decode(&v); {
		case errors.Is(err, io.EOF):
			return all
		case err != nil:
			return nil
		}
		if list, ok := v.([]any); ok {
			all = append(all, list...)
		} else {
			all = append(all, v)
		}
	}
}

// listIn is the first list of results in a value, looked for a few levels deep.
func listIn(v any, depth int) []tool.Source {
	if depth == 0 {
		return nil
	}
	switch v := v.(type) {
	case []any:
		if all := sourcesOf(v); len(all) > 0 {
			return all
		}
		for _, one := range v {
			if all := listIn(one, depth-1); len(all) > 0 {
				return all
			}
		}
	case map[string]any:
		for _, name := range []string{"results", "result", "web", "organic", "organic_results", "items", "data", "search", "documents", "hits"} {
			if all := listIn(v[name], depth-1); len(all) > 0 {
				return all
			}
		}
	case string: // a list in a text in an object
		if values := valuesIn(v); len(values) > 0 {
			return listIn(values, depth-1)
		}
	}
	return nil
}

var (
	labelled = lazyregexp.New(`(?i)^[-*•\s]*(?:\*\*)?(title|name|url|link|href|description|snippet|summary|content|excerpt|text|published|published date|date)(?:\*\*)?\s*:\s*(?:\*\*)?\s*(.*)$`)
	linked   = lazyregexp.New(`^[-*•#\s]*(?:\d{1,3}[.):]\s*)?(?:\*\*)?\[([^\]]+)\]\((https?://[^\s)]+)\)(?:\*\*)?[\s:–—-]*(.*)$`)
	numbered = lazyregexp.New(`^[#\s]*(?:\*\*)?\[?\d{1,3}[\].):]+\s+(.+?)(?:\*\*)?$`)
	bare     = lazyregexp.New(`^[-*•\s]*<?(https?://\S+?)>?$`)
)

// A wordReader gathers results from lines.
type wordReader struct {
	all []tool.Source
	now tool.Source
}

// next ends the result that is read.
func (w *wordReader) next() {
	if w.now.Title != "" && webAddress(w.now.URL) {
		w.all = append(w.all, w.now)
	}
	w.now = tool.Source{}
}

// line reads one line by its form.
func (w *wordReader) line(line string) {
	switch {
	case linked().MatchString(line):
		found := linked().FindStringSubmatch(line)
		w.next()
		w.now.Title, w.now.URL, w.now.Excerpt = found[1], found[2], found[3]
	case labelled().MatchString(line):
		found := labelled().FindStringSubmatch(line)
		w.part(strings.ToLower(found[1]), found[2])
	case numbered().MatchString(line):
		w.next()
		w.now.Title = numbered().FindStringSubmatch(line)[1]
	case bare().MatchString(line):
		w.part("url", bare().FindStringSubmatch(line)[1])
	case w.now.URL == "":
		w.now.Title = line // the line before an address
	default:
		w.now.Excerpt = strings.TrimSpace(w.now.Excerpt + " " + line)
	}
}

// part reads what has a label.
func (w *wordReader) part(label, text string) {
	switch label {
	case "title", "name":
		w.next()
		w.now.Title = text
	case "url", "link", "href":
		if w.now.URL != "" {
			w.next()
		}
		w.now.URL = strings.Trim(text, "<>")
	case "published", "published date", "date":
		w.now.Date = text
	default:
		w.now.Excerpt = strings.TrimSpace(w.now.Excerpt + " " + text)
	}
}

// resultsInWords reads results that a tool wrote as lines. None, where they would be less than most of what it wrote:
// then its own words say more.
func resultsInWords(text string) []tool.Source {
	w := wordReader{}
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); strings.Trim(line, "-=_*# ") != "" {
			w.line(line)
		}
	}
	w.next()
	took := 0
	for _, r := range w.all {
		if len(r.Title) > 2*maxTitle {
			return nil
		}
		took += len(r.Title) + len(r.URL) + len(r.Excerpt) + len(r.Date)
	}
	if took*2 < len(strings.TrimSpace(text)) {
		return nil
	}
	return w.all
}
