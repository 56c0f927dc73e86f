package web

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/chat"
	"terzetto/backend/tool"
)

// SearchTool is the id of the tool that searches the web. It is offered once a person chose a service.
const SearchTool = "web_search"

// SearchOptions say how the web is searched.
type SearchOptions struct {
	// Key opens the key of a service, which is sent to that service alone.
	Key func(ctx context.Context, s chat.SearchService) (string, error)
	// Contacted is called with each host asked and whether it answered; may be nil.
	Contacted func(host string, answered bool)
	Agent     string                          // the name of the program and its version, for the services
	Patience  time.Duration                   // for an answer as a whole; 0: 20 seconds
	Origins   map[chat.SearchService]*url.URL // where services are asked in the place of their own hosts; nil: there
	Now       func() time.Time
}

// How much of an answer is taken. A title, an address and an excerpt of this length make a hundred tokens or two.
const (
	mostResults    = 20
	usualResults   = 6
	maxTitle       = 200
	maxExcerpt     = 500
	maxURL         = 2_000
	searchPatience = 20 * time.Second
)

// A Searcher searches the web with what a person chose. Close ends its connections.
type Searcher struct {
	options SearchOptions
	public  *http.Transport
	named   *http.Transport // of an instance whose address a person wrote
}

// NewSearcher makes a searcher.
func NewSearcher(o SearchOptions) *Searcher {
	o.Patience = cmp.Or(o.Patience, searchPatience)
	if o.Contacted == nil {
		o.Contacted = func(string, bool) {}
	}
	public := Public
	if o.Origins != nil {
		public = writtenByPerson
	}
	return &Searcher{options: o, public: dialling(public), named: dialling(writtenByPerson)}
}

// Close ends the connections that are idle.
func (s *Searcher) Close() {
	s.public.CloseIdleConnections()
	s.named.CloseIdleConnections()
}

// writtenByPerson says why an address must not be dialled though a person wrote its host, or nil. Addresses of this
// computer and of its network are fine; those that only a device or a cloud answers for itself are not.
func writtenByPerson(to netip.AddrPort) error {
	addr := inner(to.Addr())
	if !addr.IsValid() || addr.IsUnspecified() || addr.IsMulticast() || addr.IsLinkLocalUnicast() || addr == netip.AddrFrom4([4]byte{100, 100, 100, 200}) {
		return fault.Newf(fault.Forbidden, "A search can't be sent to the address %s.", to.Addr().WithZone(""))
	}
	return nil
}

// Findings are what a search gave.
type Findings struct {
	Query   string        `json:"query"`
	Results []tool.Source `json:"results"`
	Text    string        `json:"text"` // what a tool said whose results can't be told apart; empty otherwise
}

type searchIn struct {
	Query string `json:"query"`
	Count int    `json:"count"`
}

// A finder asks one service.
type finder func(ctx context.Context, in searchIn) (results []tool.Source, text string, err error)

// Tool is the tool that models and runs call, for what a person chose; false: nothing, or a tool that is not there any
// more. No one is asked before a query is sent: the person named where to.
func (s *Searcher) Tool(c chat.WebSearch, tools *tool.Registry) (tool.Tool, bool) {
	t := tool.Tool{
		ID: SearchTool, Name: "Search the web", Level: tool.Read, Repeatable: true, Timeout: s.options.Patience + 5*time.Second,
		Description: "Searches the web and gives numbered results with title, address, excerpt and date. An excerpt is not the page: read a page with fetch_url.",
		Input: json.RawMessage(fmt.Sprintf(`{"type":"object","additionalProperties":false,"required":["query"],"properties":{
			"query":{"type":"string","minLength":1,"maxLength":400,"description":"A few words, as for a search engine."},
			"count":{"type":"integer","minimum":1,"maximum":%d,"default":%d,"description":"How many results; %[2]d if left out."}}}`, mostResults, usualResults)),
		Output: json.RawMessage(`{"type":"object","required":["query","results","text"],"properties":{
			"query":{"type":"string"},
			"results":{"type":"array","items":{"type":"object","required":["title","url","excerpt","date"],"properties":{
				"title":{"type":"string"},"url":{"type":"string"},"excerpt":{"type":"string"},
				"date":{"type":"string","description":"Of the page, as YYYY-MM-DD; empty when unknown."}}}},
			"text":{"type":"string","description":"What the search said, when it gave no list of results."}}}`),
		Would: asksSomething, Tell: tellFindings, Cites: citeFindings,
	}
	var find finder
	if v, ok := serviceOf(c); ok {
		find = func(ctx context.Context, in searchIn) ([]tool.Source, string, error) {
			results, err := s.ask(ctx, v, in)
			return results, "", err
		}
	} else if c.Service == chat.ServerTool {
		target, ok := tools.Get(c.ToolID)
		if !ok || CheckSearchTool(target) != nil {
			return tool.Tool{}, false
		}
		// What a server gives may be anything, so it counts as its answer.
		find, t.Reads, t.Timeout = toolFinder(target), target.Reads, tool.DefaultTimeout
	}
	t.Do = tool.Func(func(ctx context.Context, in searchIn) (Findings, error) {
		in.Query, in.Count = strings.Join(strings.Fields(in.Query), " "), cmp.Or(in.Count, usualResults)
		if in.Query == "" {
			return Findings{}, noQuery()
		}
		results, text, err := find(ctx, in)
		return Findings{Query: in.Query, Results: tidy(results, in.Count), Text: text}, err
	})
	return t, find != nil
}

// asksSomething says that the query among the arguments is not blank.
func asksSomething(_ context.Context, args json.RawMessage) error {
	if query, given := rawjson.Text(rawjson.ObjectOf(args)["query"]); given && strings.TrimSpace(query) == "" {
		return noQuery()
	}
	return nil
}

func noQuery() error {
	return fault.New(fault.Invalid, "Enter something to search for.").With("field", "query")
}

// tellFindings says results in the words that a model reads.
func tellFindings(result json.RawMessage) string {
	var f Findings
	if json.Unmarshal(result, &f) != nil {
		return string(result)
	}
	if f.Text != "" {
		return f.Text
	}
	if len(f.Results) == 0 {
		return fmt.Sprintf("No results for “%s”.", f.Query)
	}
	var b strings.Builder
	for i, r := range f.Results {
		fmt.Fprintf(&b, "%d. %s\n%s\n", i+1, r.Title, r.URL)
		if about := strings.TrimPrefix(r.Date+" · "+r.Excerpt, " · "); r.Date+r.Excerpt != "" {
			b.WriteString(strings.TrimSuffix(about, " · ") + "\n")
		}
		b.WriteString("\n")
	}
	return strings.TrimSpace(b.String())
}

// citeFindings are the results as sources.
func citeFindings(result json.RawMessage) []tool.Source {
	var f Findings
	if json.Unmarshal(result, &f) != nil {
		return nil
	}
	return f.Results
}
