package tool_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"terzetto/backend/tool"
)

func described(id, name, description string) tool.Tool {
	x := giving("1")
	x.ID, x.Name, x.Description = id, name, description
	return x
}

func TestTheToolsThatHaveToDoWithAQuestion(t *testing.T) {
	r := registry(
		t,
		described("read_file", "Read a file", "Reads a text file in the chosen folder."),
		described("write_file", "Write a file", "Writes a text file in the chosen folder."),
		described("fetch_url", "Fetch a page", "Reads a page of the web and gives it as Markdown."),
		described("weather__getForecast", "Forecast", "Tells the weather of the next days."),
		described("current_time", "Date and time", "Tells the current date, time and weekday."),
	)
	for _, c := range []struct {
		query string
		n     int
		want  string
	}{
		{"write a file", 1, "write_file"},
		{"FILES", 5, "read_file write_file"},
		{"what will the weather be", 1, "weather__getForecast"},
		{"get forecasts", 1, "weather__getForecast"},
		{"read a web page", 2, "fetch_url read_file"},
		{"which day is it? the date", 1, "current_time"},
		{"knitting", 5, ""},
		{"", 5, ""},
		{"file", 0, ""},
		{"file", -1, ""},
	} {
		var got []string
		for _, x := range r.Relevant(c.query, c.n) {
			got = append(got, x.ID)
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%q gives %v, want %s", c.query, got, c.want)
		}
	}
}

func TestAModelFindsToolsInTheBoxOfToday(t *testing.T) {
	var box *tool.Registry
	box = registry(t, tool.Search(func() *tool.Registry { return box }), described("read_file", "Read", "Reads a file."))
	found := func(args string) string {
		t.Helper()
		got, err := box.Call(t.Context(), "search_tools", json.RawMessage(args))
		if err != nil {
			t.Fatal(err)
		}
		return got.Text
	}
	if got := found(`{"query":"file"}`); !strings.Contains(got, `"toolId":"read_file"`) || !strings.Contains(got, `"inputSchema"`) || !strings.Contains(got, `"level":"read"`) {
		t.Error(got)
	}
	if got := found(`{"query":"knitting"}`); got != `{"items":[]}` {
		t.Error(got)
	}
	more, err := box.With(described("knit", "Knit", "Knits a jumper; knitting is slow."))
	if err != nil {
		t.Fatal(err)
	}
	box = more
	if got := found(`{"query":"knitting"}`); !strings.Contains(got, `"toolId":"knit"`) {
		t.Error(got)
	}
	var many []tool.Tool
	for i := range 40 {
		many = append(many, described(fmt.Sprintf("yarn_%d", i), "", "Yarn."))
	}
	if box, err = box.With(many...); err != nil {
		t.Fatal(err)
	}
	if got := strings.Count(found(`{"query":"yarn"}`), `"toolId"`); got != 5 {
		t.Errorf("%d tools without a limit", got)
	}
	if got := strings.Count(found(`{"query":"yarn","limit":20}`), `"toolId"`); got != 20 {
		t.Errorf("%d tools of 20", got)
	}
}
