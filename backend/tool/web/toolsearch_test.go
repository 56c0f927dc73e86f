package web_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/tool"
	"terzetto/backend/tool/web"
)

// serverTool is a tool of a server that takes input, and notes the arguments of the last call.
func serverTool(input string, gives any, args *string) tool.Tool {
	return tool.Tool{
		ID: "finder__search", Name: "Search (finder)", OwnName: "search", Description: "Searches.", Level: tool.Execute, Input: json.RawMessage(input),
		Reads: func(_, _ json.RawMessage) []tool.Mark {
			return []tool.Mark{{Kind: tool.OfServer, Name: "search (finder)", From: tool.ServerPlace("finder")}}
		},
		Do: func(_ context.Context, in json.RawMessage) (json.RawMessage, error) {
			*args = string(in)
			return json.Marshal(gives)
		},
	}
}

// throughTool searches with a tool of a server; false: it can't search.
func throughTool(t *testing.T, of tool.Tool) (*tool.Registry, bool) {
	t.Helper()
	box, err := tool.New(of)
	if err != nil {
		t.Fatal(err)
	}
	s := web.NewSearcher(web.SearchOptions{})
	t.Cleanup(s.Close)
	found, ok := s.Tool(chat.WebSearch{Service: chat.ServerTool, ToolID: of.ID}, box)
	if !ok {
		return nil, false
	}
	if box, err = box.With(found); err != nil {
		t.Fatal(err)
	}
	return box, true
}

func TestAToolThatTakesAQueryIsAskedInItsForm(t *testing.T) {
	for name, c := range map[string]struct{ input, asked string }{
		"a query":                       {`{"type":"object","properties":{"query":{"type":"string"}},"required":["query"]}`, `{"query":"tides"}`},
		"a query and a bounded count":   {`{"type":"object","properties":{"q":{"type":"string"},"count":{"type":"integer","maximum":5}},"required":["q"]}`, `{"count":5,"q":"tides"}`},
		"one field of any name":         {`{"type":"object","properties":{"what":{"type":"string"}},"required":["what"]}`, `{"what":"tides"}`},
		"a list of queries":             {`{"type":"object","properties":{"queries":{"type":"array","items":{"type":"string"}}},"required":["queries"]}`, `{"queries":["tides"]}`},
		"other fields with a default":   {`{"type":"object","properties":{"query":{"type":"string"},"safe":{"type":"string","default":"on"}},"required":["query","safe"]}`, `{"query":"tides","safe":"on"}`},
		"a query that may also be null": {`{"type":"object","properties":{"query":{"anyOf":[{"type":"string"},{"type":"null"}]}}}`, `{"query":"tides"}`},
		"more than a query":             {`{"type":"object","properties":{"query":{"type":"string"},"index":{"type":"string"}},"required":["query","index"]}`, ""},
		"nothing":                       {`{"type":"object"}`, ""},
		"a number":                      {`{"type":"object","properties":{"query":{"type":"integer"}}}`, ""},
	} {
		t.Run(name, func(t *testing.T) {
			var asked string
			of := serverTool(c.input, "", &asked)
			r, ok := throughTool(t, of)
			if ok != (c.asked != "") || fault.Is(web.CheckSearchTool(of), fault.Invalid) == ok {
				t.Fatalf("it can search: %v", ok)
			}
			if !ok {
				return
			}
			if _, err := r.Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":"tides"}`)); err != nil || asked != c.asked {
				t.Errorf("asked %s, %v", asked, err)
			}
		})
	}
}

const takesQuery = `{"type":"object","properties":{"query":{"type":"string"}},"required":["query"]}`

// The forms are those of well-known servers that search.
func TestResultsAreReadOutOfWhatAToolSays(t *testing.T) {
	two := []tool.Source{
		{Title: "Tide tables", URL: "https://a.example/tides", Excerpt: "High water at noon."},
		{Title: "Port of Brest", URL: "https://b.example/", Excerpt: "All about the port."},
	}
	for name, gives := range map[string]any{
		"a list of objects": []any{
			map[string]string{"title": "Tide tables", "link": "https://a.example/tides", "snippet": "High water at noon."},
			map[string]string{"title": "Port of Brest", "link": "https://b.example/", "snippet": "All about the port."},
		},
		"a list within an object": map[string]any{"meta": 1, "web": map[string]any{"results": []any{
			map[string]string{"title": "Tide tables", "url": "https://a.example/tides", "description": "High water at <b>noon</b>."},
			map[string]string{"title": "Port of Brest", "url": "https://b.example/", "description": "All about the port."},
		}}},
		"a JSON text for each": `{"title":"Tide tables","url":"https://a.example/tides","description":"High water at noon."}` + "\n\n" +
			`{"title":"Port of Brest","url":"https://b.example/","description":"All about the port."}`,
		"labels": "Title: Tide tables\nDescription: High water at noon.\nURL: https://a.example/tides\n\nTitle: Port of Brest\nDescription: All about the port.\nURL: https://b.example/",
		"numbers and labels": "Found 2 search results:\n\n1. Tide tables\n   URL: https://a.example/tides\n   Summary: High water at noon.\n\n" +
			"2. Port of Brest\n   URL: https://b.example/\n   Summary: All about the port.\n",
		"numbers, addresses and lines": "-----\nResults for search query \"tides\":\n-----\n1: Tide tables\nhttps://a.example/tides\nPublished Date: Not Available\nHigh water at noon.\n\n" +
			"2: Port of Brest\nhttps://b.example/\nPublished Date: Not Available\nAll about the port.",
		"links": "1. [Tide tables](https://a.example/tides)\nHigh water at noon.\n2. [Port of Brest](https://b.example/) - All about the port.",
	} {
		t.Run(name, func(t *testing.T) {
			var asked string
			r, _ := throughTool(t, serverTool(takesQuery, gives, &asked))
			got, err := r.Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":"tides"}`))
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(two, got.Sources); diff != "" {
				t.Errorf("the results differ (-expected +read):\n%s", diff)
			}
			if !strings.HasPrefix(got.Text, "1. Tide tables\nhttps://a.example/tides\n") {
				t.Error(got.Text)
			}
		})
	}
}

func TestWhatHoldsNoResultsIsGivenAsItIs(t *testing.T) {
	prose := "High water in Brest is at 04:12 and at 16:40. " + strings.Repeat("The harbour master asks for care at spring tides. ", 8) + "\nMore: https://a.example/"
	for name, c := range map[string]struct {
		gives any
		text  string
	}{
		"prose":           {prose, strings.TrimSpace(prose)},
		"an object":       {map[string]any{"tide": 4}, `{"tide":4}`},
		"a list without ": {[]any{}, "No results for “tides”."},
		"nothing":         {" ", "No results for “tides”."},
	} {
		t.Run(name, func(t *testing.T) {
			var asked string
			r, _ := throughTool(t, serverTool(takesQuery, c.gives, &asked))
			got, err := r.Call(t.Context(), web.SearchTool, json.RawMessage(`{"query":"tides"}`))
			if err != nil || got.Text != c.text || len(got.Sources) != 0 {
				t.Errorf("%q, %v, %v", got.Text, got.Sources, err)
			}
		})
	}
}

// A search is sent without a question, because a person named where to; a host that stands in its results is written by
// no one.
func TestAHostOfAResultAsksOnceSomethingWasRead(t *testing.T) {
	e := stubSaying(t, 200, answer(t, "searxng"))
	r := searching(t, chat.SearXNG, e)
	fetched := web.New(web.Options{Allowed: func(context.Context) (bool, error) { return true, nil }})
	t.Cleanup(fetched.Close)
	r, err := r.With(fetched.Tool())
	if err != nil {
		t.Fatal(err)
	}
	reading := &tool.Reading{}
	ctx := tool.WithGuard(t.Context(), reading)
	if err := tool.Note(ctx, tool.Mark{Kind: tool.OfFile, Name: "private.txt"}); err != nil {
		t.Fatal(err)
	}
	found, err := r.Call(ctx, web.SearchTool, json.RawMessage(`{"query":"tides"}`))
	if err != nil || len(found.Sources) == 0 {
		t.Fatalf("the search asked, or found nothing: %v", err)
	}
	if diff := cmp.Diff([]tool.Mark{{Kind: tool.OfFile, Name: "private.txt"}}, reading.Read()); diff != "" {
		t.Errorf("a list of results marks nothing (-expected +marked):\n%s", diff)
	}
	args, err := json.Marshal(map[string]string{"url": found.Sources[0].URL})
	if err != nil {
		t.Fatal(err)
	}
	_, err = r.Call(ctx, "fetch_url", args)
	if leaving, ok := err.(*tool.Leaving); !ok || leaving.To != "www.maree.info" { //nolint:errorlint // it comes as it is
		t.Errorf("the host of a result was reached without a question: %v", err)
	}
}

func TestWhatAToolOfAServerFindsCountsAsItsAnswer(t *testing.T) {
	var asked string
	r, _ := throughTool(t, serverTool(takesQuery, "Title: A\nURL: https://a.example/", &asked))
	reading := &tool.Reading{}
	if _, err := r.Call(tool.WithGuard(t.Context(), reading), web.SearchTool, json.RawMessage(`{"query":"tides"}`)); err != nil {
		t.Fatal(err)
	}
	want := []tool.Mark{{Kind: tool.OfServer, Name: "search (finder)", From: "server finder"}}
	if diff := cmp.Diff(want, reading.Read()); diff != "" {
		t.Errorf("the marks differ (-expected +noted):\n%s", diff)
	}
}

func TestAPageIsReadableAndASource(t *testing.T) {
	at := site(t)
	args, err := json.Marshal(map[string]string{"url": at + "/page"})
	if err != nil {
		t.Fatal(err)
	}
	got, err := box(t, web.Options{Dial: anywhere}).Call(t.Context(), "fetch_url", args)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(got.Text, "The ferry\n"+at+"/page\n\n# Times\n\nIt docks at **noon**.") {
		t.Errorf("%q", got.Text)
	}
	if len(got.Sources) != 1 || got.Sources[0].Title != "The ferry" || got.Sources[0].URL != at+"/page" || !strings.Contains(got.Sources[0].Excerpt, "It docks") {
		t.Errorf("%+v", got.Sources)
	}
}
