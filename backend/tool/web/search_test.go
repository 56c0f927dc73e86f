package web_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/tool"
	"terzetto/backend/tool/web"
)

const searchKey = "canary-key-0123456789"

// A stub answers searches, and notes what it was asked.
type stub struct {
	url *url.URL

	mu    sync.Mutex
	asked []string // method, path, query, body and the header of the key, one after another
}

// stubSaying answers with a status, a body, and a header, if one is given as a name and a value.
func stubSaying(t *testing.T, status int, body string, header ...string) *stub {
	t.Helper()
	e := &stub{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		sent, _ := io.ReadAll(r.Body)
		e.mu.Lock()
		e.asked = append(e.asked, strings.TrimSpace(strings.Join([]string{
			r.Method, r.URL.Path, r.URL.RawQuery, string(sent), r.Header.Get("X-Subscription-Token") + r.Header.Get("Authorization"), r.Header.Get("Accept-Language"),
		}, " ")))
		e.mu.Unlock()
		for i := 0; i+1 < len(header); i += 2 {
			w.Header().Set(header[i], header[i+1])
		}
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}))
	t.Cleanup(server.Close)
	var err error
	if e.url, err = url.Parse(server.URL); err != nil {
		t.Fatal(err)
	}
	return e
}

func (e *stub) requests() string {
	e.mu.Lock()
	defer e.mu.Unlock()
	return strings.Join(e.asked, "\n")
}

// searching is the tool for a service whose place a stub takes.
func searching(t *testing.T, service chat.SearchService, e *stub, change ...func(*web.SearchOptions)) *tool.Registry {
	t.Helper()
	o := web.SearchOptions{
		Key: func(context.Context, chat.SearchService) (string, error) { return searchKey, nil },
		Now: func() time.Time { return time.Date(2026, 11, 29, 12, 0, 0, 0, time.UTC) },
	}
	choice := chat.WebSearch{Service: service}
	if service == chat.SearXNG {
		choice.Address = e.url.String()
	} else {
		o.Origins = map[chat.SearchService]*url.URL{service: e.url}
	}
	for _, act := range change {
		act(&o)
	}
	s := web.NewSearcher(o)
	t.Cleanup(s.Close)
	found, ok := s.Tool(choice, nil)
	if !ok {
		t.Fatalf("%s is not offered", service)
	}
	r, err := tool.New(found)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func answer(t *testing.T, service string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", "search", service+".json"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The answers of SearXNG were recorded from an instance; those of Brave, Tavily and Kagi are written after what these
// publish about their formats, because each needs an account.
func TestEachServiceIsAskedAndReadInItsForm(t *testing.T) {
	for _, c := range []struct {
		service chat.SearchService
		asked   string
		results []tool.Source
	}{
		{chat.SearXNG, "GET /search format=json&q=tide+tables+brest   *", []tool.Source{
			{Title: "Horaires des marées & co", URL: "https://www.maree.info/21", Excerpt: "Brest: pleine mer 04:12"},
			{Title: "Tide tables Brest", URL: "https://example.org/tides", Excerpt: "High water at noon."},
		}},
		{chat.Brave, "GET /res/v1/web/search count=6&q=tide+tables+brest  " + searchKey + " *", []tool.Source{
			{
				Title: "Tide times for Brest", URL: "https://www.tide-forecast.com/locations/Brest-France/tides/latest",
				Excerpt: "Tide times for Brest: today's high water & low water.", Date: "2026-11-28",
			},
			{Title: "Port of Brest", URL: "https://example.org/port", Excerpt: "All about the port."},
		}},
		{chat.Tavily, `POST /search  {"max_results":6,"query":"tide tables brest"} Bearer ` + searchKey + " *", []tool.Source{
			{
				Title: "Brest tide times", URL: "https://www.tideschart.com/France/Brest",
				Excerpt: "The tide timetable below is calculated from Brest, where x < y and list<int> stay.",
			},
			{Title: "Spring tides this week", URL: "https://example.org/news", Excerpt: "Spring tides are expected.", Date: "2026-11-28"},
		}},
		{chat.Kagi, `POST /api/v1/search  {"limit":6,"query":"tide tables brest","workflow":"search"} Bearer ` + searchKey + " *", []tool.Source{
			{Title: "Brest - SHOM", URL: "https://maree.shom.fr/harbor/BREST", Excerpt: "Heights of the tide at Brest.", Date: "2026-11-20"},
			{Title: "Tidal atlas", URL: "https://example.org/atlas"},
		}},
	} {
		t.Run(string(c.service), func(t *testing.T) {
			e := stubSaying(t, 200, answer(t, string(c.service)))
			got, err := searching(t, c.service, e).Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":" tide tables\nbrest "}`))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.results, got.Sources); diff != "" {
				t.Errorf("the results differ (-expected +read):\n%s", diff)
			}
			if got := e.requests(); got != c.asked {
				t.Errorf("asked %q, expected %q", got, c.asked)
			}
			if strings.Contains(string(got.Value)+got.Text, searchKey) {
				t.Errorf("the key is in the result: %s", got.Value)
			}
		})
	}
}

func TestAModelReadsResultsAsNumberedLines(t *testing.T) {
	got, err := searching(t, chat.Kagi, stubSaying(t, 200, answer(t, "kagi"))).Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":"tides"}`))
	want := "1. Brest - SHOM\nhttps://maree.shom.fr/harbor/BREST\n2026-11-20 · Heights of the tide at Brest.\n\n2. Tidal atlas\nhttps://example.org/atlas"
	if err != nil || got.Text != want {
		t.Errorf("%q, %v", got.Text, err)
	}
	got, err = searching(t, chat.SearXNG, stubSaying(t, 200, `{"results":[]}`)).Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":"tides"}`))
	if err != nil || got.Text != "No results for “tides”." || len(got.Sources) != 0 {
		t.Errorf("%q, %v, %v", got.Text, got.Sources, err)
	}
}

func TestAnAnswerThatIsNoneNamesItsCause(t *testing.T) {
	const page = "<!doctype html><html><body>Sign in</body></html>"
	for name, c := range map[string]struct {
		service chat.SearchService
		status  int
		body    string
		header  []string
		code    fault.Code
		says    string
	}{
		"an instance that refuses JSON":         {service: chat.SearXNG, status: 403, body: page, code: fault.Forbidden, says: "Add json to search.formats"},
		"engines that all fail":                 {service: chat.SearXNG, status: 200, body: answer(t, "searxng-silent"), code: fault.Unavailable, says: "local news (unexpected crash)"},
		"a web page":                            {service: chat.SearXNG, status: 200, body: page, code: fault.Invalid, says: "a web page instead of search results"},
		"something else":                        {service: chat.SearXNG, status: 200, body: "pong", code: fault.Invalid, says: "not JSON"},
		"half of an answer":                     {service: chat.SearXNG, status: 200, body: `{"results":[{"url":`, code: fault.Invalid, says: "not JSON"},
		"JSON of another server":                {service: chat.SearXNG, status: 200, body: `{"hello":"world"}`, code: fault.Invalid, says: "JSON without search results"},
		"a list":                                {service: chat.Tavily, status: 200, body: `[]`, code: fault.Invalid, says: "JSON without search results"},
		"nothing":                               {service: chat.Brave, status: 200, body: " ", code: fault.Unavailable, says: "an empty answer"},
		"no such page":                          {service: chat.SearXNG, status: 404, body: page, code: fault.Invalid, says: "answered 404 Not Found."},
		"a fault of the server, with its words": {service: chat.SearXNG, status: 500, body: `{"error":"search error"}`, code: fault.Unavailable, says: "The server said: search error"},
		"a key that Brave does not know": {
			service: chat.Brave, status: 422, code: fault.Forbidden, says: "Brave didn't accept the key",
			body: `{"type":"ErrorResponse","error":{"id":"1","status":422,"detail":"The provided subscription token is invalid.","code":"SUBSCRIPTION_TOKEN_INVALID"}}`,
		},
		"a key that Tavily does not know": {
			service: chat.Tavily, status: 401, body: `{"detail":{"error":"Unauthorized: missing or invalid API key."}}`, code: fault.Forbidden, says: "Tavily didn't accept the key",
		},
		"a key that Kagi does not know": {
			service: chat.Kagi, status: 400, body: `{"meta":{},"data":null,"errors":[{"code":"auth","message":"Unauthorized"}]}`, code: fault.Forbidden, says: "Kagi didn't accept the key",
		},
		"a plan that is used up": {
			service: chat.Tavily, status: 432, body: `{"detail":{"error":"This request exceeds your plan's set usage limit."}}`, code: fault.Forbidden, says: "are used up",
		},
		"too many searches": {
			service: chat.Brave, status: 429, body: `{"type":"ErrorResponse"}`, code: fault.Unavailable, says: "Try again later",
		},
		"too many searches, for seconds": {
			service: chat.Tavily, status: 429, header: []string{"Retry-After", "60"}, code: fault.Unavailable, says: "Try again in 1 min.",
		},
		"too many searches, until a time": {
			service: chat.SearXNG, status: 429, header: []string{"Retry-After", "Sun, 29 Nov 2026 12:00:30 GMT"}, code: fault.Unavailable, says: "Try again in 30 s.",
		},
		"words that repeat the key": {
			service: chat.Tavily, status: 400, body: `{"detail":{"error":"<b>bad</b> request by ` + searchKey + `"}}`, code: fault.Invalid, says: "The server said: bad request by …",
		},
		"more than is read": {service: chat.SearXNG, status: 200, body: `{"results":[]}` + strings.Repeat(" ", 4<<20), code: fault.TooLarge, says: "more than 4 MB"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := searching(t, c.service, stubSaying(t, c.status, c.body, c.header...)).Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":"tides"}`))
			if !fault.Is(err, c.code) || !strings.Contains(fault.Sentence(err), c.says) || strings.Contains(err.Error(), searchKey) {
				t.Errorf("%v (%s), expected %s: %s", err, fault.CodeOf(err), c.code, c.says)
			}
		})
	}
}

func TestASearchWithoutItsKeyAsksNobody(t *testing.T) {
	e := stubSaying(t, 200, answer(t, "kagi"))
	r := searching(t, chat.Kagi, e, func(o *web.SearchOptions) {
		o.Key = func(context.Context, chat.SearchService) (string, error) { return "", nil }
	})
	_, err := r.Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":"tides"}`))
	if !fault.Is(err, fault.Forbidden) || !strings.Contains(fault.Sentence(err), "There is no key for Kagi.") || e.requests() != "" {
		t.Errorf("%v, asked %q", err, e.requests())
	}
}

func TestAHostThatAnswersTooLateIsLeft(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }))
	t.Cleanup(server.Close)
	at, err := url.Parse(server.URL)
	if err != nil {
		t.Fatal(err)
	}
	r := searching(t, chat.SearXNG, &stub{url: at}, func(o *web.SearchOptions) { o.Patience = 50 * time.Millisecond })
	_, err = r.Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":"tides"}`))
	if !fault.Is(err, fault.Unavailable) || !strings.Contains(fault.Sentence(err), "took longer than") {
		t.Error(err)
	}
}

func TestAKeyStaysAtItsOriginAndASearchAtItsHost(t *testing.T) {
	elsewhere := stubSaying(t, 200, `{"results":[]}`)
	for _, service := range chat.SearchServices()[:4] {
		e := stubSaying(t, http.StatusTemporaryRedirect, "", "Location", elsewhere.url.String()+"/search")
		if service == chat.SearXNG { // another port of the host is fine, another host is not
			e = stubSaying(t, http.StatusFound, "", "Location", "http://localhost:"+elsewhere.url.Port()+"/search")
		}
		_, err := searching(t, service, e).Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":"tides"}`))
		if !fault.Is(err, fault.Forbidden) || !strings.Contains(fault.Sentence(err), "redirects searches to") {
			t.Errorf("%s: %v", service, err)
		}
	}
	if got := elsewhere.requests(); got != "" {
		t.Errorf("the search went on: %s", got)
	}
}

func TestAddressesOfDevicesAreNeverSearched(t *testing.T) {
	for _, host := range []string{"169.254.169.254", "[fe80::1]", "0.0.0.0", "[::ffff:169.254.169.254]", "224.0.0.1", "100.100.100.200"} {
		at, err := url.Parse("http://" + host)
		if err != nil {
			t.Fatal(err)
		}
		_, err = searching(t, chat.SearXNG, &stub{url: at}).Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":"tides"}`))
		if !fault.Is(err, fault.Forbidden) {
			t.Errorf("%s: %v", host, err)
		}
	}
}

func TestResultsAreShortPlainAndCounted(t *testing.T) {
	entry := func(title, at, content string) map[string]string {
		return map[string]string{"title": title, "url": at, "content": content}
	}
	body, err := json.Marshal(map[string]any{"results": []any{
		entry(strings.Repeat("t", 300), "https://a.example/", strings.Repeat("é", 400)),
		entry("same", "https://a.example/", "again"),
		entry("script", "javascript:alert(1)", ""), entry("user", "https://me:pw@b.example/", ""), entry("file", "file:///etc/passwd", ""),
		"text", nil, 3,
		entry("", "https://c.example/", "one\x00two\n<script>alert(1)</script>three<br>four &lt;b&gt;"),
		entry("third", "https://d.example/", ""), entry("fourth", "https://e.example/", ""),
	}})
	if err != nil {
		t.Fatal(err)
	}
	got, err := searching(t, chat.SearXNG, stubSaying(t, 200, string(body))).Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":"tides","count":3}`))
	if err != nil {
		t.Fatal(err)
	}
	want := []tool.Source{
		{Title: strings.Repeat("t", 200) + "…", URL: "https://a.example/", Excerpt: strings.Repeat("é", 250) + "…"},
		{Title: "https://c.example/", URL: "https://c.example/", Excerpt: "one two three four <b>"},
		{Title: "third", URL: "https://d.example/"},
	}
	if diff := cmp.Diff(want, got.Sources); diff != "" {
		t.Errorf("the results differ (-expected +read):\n%s", diff)
	}
}

func TestAnAddressIsReadAsPeoplePasteIt(t *testing.T) {
	for given, want := range map[string]string{
		"https://searx.example/search?q=a&format=json": "https://searx.example",
		"https://example.org/searxng/":                 "https://example.org/searxng",
		"127.0.0.1:8888":                               "http://127.0.0.1:8888",
		" searx.example ":                              "https://searx.example",
		"ftp://searx.example":                          "",
		"https://":                                     "",
		"https://me:pw@searx.example":                  "",
		"http://a b":                                   "",
	} {
		if got, err := web.ReadSearchAddress(given); got != want || (want == "") != fault.Is(err, fault.Invalid) {
			t.Errorf("%q: %q, %v", given, got, err)
		}
	}
}
