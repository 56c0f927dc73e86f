package tool_test

import (
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"terzetto/backend/tool"
)

func TestWhatWasReadAsksBeforeItCanLeave(t *testing.T) {
	file, own := tool.Mark{Kind: tool.OfFile, Name: "private.txt"}, tool.Mark{Kind: tool.OfHost, Name: "api.example", From: "api.example"}
	server := tool.Mark{Kind: tool.OfServer, Name: "list (notes)", From: tool.ServerPlace("notes")}
	for _, c := range []struct {
		name string
		p    tool.Passage
		asks []tool.Mark
	}{
		{"nothing was read", tool.Passage{To: "evil.example"}, nil},
		{"a file was read", tool.Passage{To: "evil.example", Read: []tool.Mark{file}}, []tool.Mark{file}},
		{"the call reaches no place", tool.Passage{Read: []tool.Mark{file}}, nil},
		{"a person wrote the host", tool.Passage{To: "good.example", Read: []tool.Mark{file}, Written: []string{"good.example"}}, nil},
		{"a person wrote another host", tool.Passage{To: "evil.example", Read: []tool.Mark{file}, Written: []string{"good.example"}}, []tool.Mark{file}},
		{"a host below one that a person wrote", tool.Passage{To: "a.good.example", Read: []tool.Mark{file}, Written: []string{"good.example"}}, []tool.Mark{file}},
		{"another port of a host that a person wrote", tool.Passage{To: "good.example:8443", Read: []tool.Mark{file}, Written: []string{"good.example"}}, []tool.Mark{file}},
		{"the host was allowed for the run", tool.Passage{To: "evil.example", Read: []tool.Mark{file}, Allowed: []string{"evil.example"}}, nil},
		{"another host was allowed for the run", tool.Passage{To: "more.example", Read: []tool.Mark{file}, Allowed: []string{"evil.example"}}, []tool.Mark{file}},
		{"the answer of a host goes back to it", tool.Passage{To: "api.example", Read: []tool.Mark{own}}, nil},
		{"the answer of a host goes to another", tool.Passage{To: "evil.example", Read: []tool.Mark{own}}, []tool.Mark{own}},
		{"what else was read does not go to that host", tool.Passage{To: "api.example", Read: []tool.Mark{own, file}}, []tool.Mark{file}},
		{"the answer of a tool server goes back to it", tool.Passage{To: tool.ServerPlace("notes"), Read: []tool.Mark{server}}, nil},
		{"the answer of a tool server goes to another", tool.Passage{To: tool.ServerPlace("mail"), Read: []tool.Mark{server}}, []tool.Mark{server}},
		{"a program is a place", tool.Passage{To: tool.ProgramPlace, Read: []tool.Mark{file}}, []tool.Mark{file}},
	} {
		if got := c.p.Asks(); !slices.Equal(got, c.asks) {
			t.Errorf("%s: it asks about %+v, want %+v", c.name, got, c.asks)
		}
	}
}

func TestHostsAreComparedInOneForm(t *testing.T) {
	for _, c := range []struct{ address, host string }{
		{"https://Example.COM/a?b", "example.com"},
		{"https://example.com./", "example.com"},
		{"https://example.com:443/", "example.com"},
		{"http://example.com:80/", "example.com"},
		{"http://example.com:443/", "example.com:443"},
		{"https://example.com:8443/", "example.com:8443"},
		{"https://a.example.com/", "a.example.com"},
		{"https://bücher.example/", "xn--bcher-kva.example"},
		{"https://xn--bcher-kva.example/", "xn--bcher-kva.example"},
		{"https://user:pass@example.com/", "example.com"},
		{"https://good.example@evil.example/", "evil.example"},
		{"http://127.0.0.1:8080/", "127.0.0.1:8080"},
		{"http://[::1]:8080/", "[::1]:8080"},
		{"http://[::ffff:127.0.0.1]/", "127.0.0.1"},
		{"http://[2001:DB8::0:1]/", "[2001:db8::1]"},
		{"http://2130706433/", "2130706433"},
		{"http://0x7f.1/", "0x7f.1"},
	} {
		u, err := url.Parse(c.address)
		if err != nil {
			t.Fatal(err)
		}
		if got := tool.HostOf(u); got != c.host {
			t.Errorf("%s: %s, want %s", c.address, got, c.host)
		}
	}
}

func TestWhichHostsAPersonWrote(t *testing.T) {
	for _, c := range []struct{ text, hosts string }{
		{"Read https://example.com/a and http://api.example:8080/b.", "example.com api.example:8080"},
		{"See www.example.com, please.", "www.example.com"},
		{"Summarise notes.md and run.sh", ""},
		{"(https://example.com)", "example.com"},
		{"**https://example.com**", "example.com"},
		{"“https://example.com”", "example.com"},
		{"HTTPS://EXAMPLE.COM", "example.com"},
		{"https://{{vars.host}}/x", ""},
		{"https://{{vars.host}}.evil.example/x", ""},
		{"https://good.example{{vars.more}}/x", ""},
		{"https://good.example:{{vars.port}}/x", ""},
		{"https://good.example@evil.example/", "evil.example"},
		{"https:///nothing", ""},
		{"https://good.example/{{steps.read}}", "good.example"},
	} {
		if got := strings.Join(tool.HostsIn(c.text), " "); got != c.hosts {
			t.Errorf("%q: %q, want %q", c.text, got, c.hosts)
		}
	}
	args := json.RawMessage(`{"url":"https:\/\/good.example\/a","list":["http://b.example"],"n":1}`)
	if got := strings.Join(tool.HostsInJSON(args, json.RawMessage(`{`)), " "); got != "b.example good.example" {
		t.Errorf("of JSON: %q", got)
	}
}

func TestManyMarksOfAKindAreNotAllNamed(t *testing.T) {
	var marks []tool.Mark
	for i := range 1000 {
		marks, _ = tool.AddMarks(marks, tool.Mark{Kind: tool.OfFile, Name: fmt.Sprintf("%d.txt", i)})
	}
	if len(marks) != 21 || marks[20].Name != "" {
		t.Errorf("there are %d: %+v", len(marks), marks)
	}
	server := tool.Mark{Kind: tool.OfServer, Name: "a", From: tool.ServerPlace("a")}
	marks, added := tool.AddMarks(marks, server)
	if !added || len((tool.Passage{To: tool.ServerPlace("a"), Read: marks}).Asks()) != 21 {
		t.Error("a mark of another kind was lost among them")
	}
	if _, again := tool.AddMarks(marks, server, tool.Mark{Kind: tool.OfFile, Name: "5000.txt"}); again {
		t.Error("what is known counts as new")
	}
}

func FuzzHostsIn(f *testing.F) {
	f.Add("https://example.com/ www.x.y https://[::1")
	f.Fuzz(func(t *testing.T, text string) {
		for _, host := range tool.HostsIn(text) {
			if host == "" || strings.ContainsAny(host, " /{}") {
				t.Errorf("%q has the host %q", text, host)
			}
		}
	})
}
