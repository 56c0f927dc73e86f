package run_test

import (
	"context"
	"encoding/json"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
)

func TestAPermissionAllowsWhatItDescribesAndNothingElse(t *testing.T) {
	root := filepath.VolumeName(t.TempDir()) + "/"
	for _, c := range []struct {
		says, match, args string
		want              bool
	}{
		{"the same value", `{"a":1,"b":"x"}`, `{"b":"x","a":1}`, true},
		{"another value", `{"a":1}`, `{"a":2}`, false},
		{"one argument more", `{"a":1}`, `{"a":1,"b":2}`, false},
		{"one argument less", `{"a":1,"b":2}`, `{"a":1}`, false},
		{"a name in another case", `{"path":"x"}`, `{"Path":"x"}`, false},
		{"no arguments", `{}`, `{}`, true},
		{"no arguments at all", `{}`, ``, true},
		{"what is no object", `{}`, `[]`, false},

		{"a file in the folder", `{"path":{"under":"notes"}}`, `{"path":"notes/a.md"}`, true},
		{"deep in the folder", `{"path":{"under":"notes/"}}`, `{"path":"./notes/b/../c/a.md"}`, true},
		{"the folder itself", `{"path":{"under":"notes"}}`, `{"path":"notes"}`, false},
		{"out of the folder", `{"path":{"under":"notes"}}`, `{"path":"notes/../secret"}`, false},
		{"out of the chosen folder", `{"path":{"under":"."}}`, `{"path":"../x"}`, false},
		{"anywhere in the chosen folder", `{"path":{"under":"."}}`, `{"path":"x/y"}`, true},
		{"a folder that begins alike", `{"path":{"under":"a/b"}}`, `{"path":"a/bc"}`, false},
		{"an absolute path for a relative folder", `{"path":{"under":"notes"}}`, `{"path":"/notes/a"}`, false},
		{"an absolute folder", `{"path":{"under":"` + root + `a/b"}}`, `{"path":"` + root + `a/b/c"}`, true},
		{"beside an absolute folder", `{"path":{"under":"` + root + `a/b"}}`, `{"path":"` + root + `a/bc"}`, false},
		{"out of an absolute folder", `{"path":{"under":"` + root + `a/b"}}`, `{"path":"` + root + `a/b/../c"}`, false},
		{"no path", `{"path":{"under":"notes"}}`, `{"path":7}`, false},
		{"an empty path", `{"path":{"under":"."}}`, `{"path":""}`, false},
		{"a zero byte", `{"path":{"under":"notes"}}`, `{"path":"notes/a\u0000b"}`, false},

		{"the host", `{"url":{"host":"example.com"}}`, `{"url":"https://example.com/x?y=1"}`, true},
		{"the host in capitals", `{"url":{"host":"example.com"}}`, `{"url":"HTTPS://EXAMPLE.com:443/x"}`, true},
		{"another port", `{"url":{"host":"example.com"}}`, `{"url":"https://example.com:8443/x"}`, false},
		{"the port", `{"url":{"host":"localhost:8080"}}`, `{"url":"http://localhost:8080/"}`, true},
		{"a host below", `{"url":{"host":"example.com"}}`, `{"url":"https://a.example.com/"}`, false},
		{"a host that ends alike", `{"url":{"host":"example.com"}}`, `{"url":"https://notexample.com/"}`, false},
		{"a host that begins alike", `{"url":{"host":"example.com"}}`, `{"url":"https://example.com.evil.org/"}`, false},
		{"a name before the host", `{"url":{"host":"example.com"}}`, `{"url":"https://example.com@evil.org/"}`, false},
		{"a password", `{"url":{"host":"example.com"}}`, `{"url":"https://u:p@example.com/"}`, false},
		{"a backslash", `{"url":{"host":"example.com"}}`, `{"url":"https://evil.org\\@example.com/"}`, false},
		{"another scheme", `{"url":{"host":"example.com"}}`, `{"url":"file://example.com/x"}`, false},
		{"no host", `{"url":{"host":""}}`, `{"url":"https:///x"}`, false},

		{"anything", `{"text":{"any":true}}`, `{"text":"whatever"}`, true},
		{"not anything", `{"text":{"any":false}}`, `{"text":"whatever"}`, false},
		{"anything, but not nothing", `{"text":{"any":true}}`, `{}`, false},

		{"a rule of two", `{"path":{"under":"a","host":"b"}}`, `{"path":"a/x"}`, false},
		{"a rule of nothing", `{"path":{"under":null}}`, `{"path":"a/x"}`, false},
	} {
		var m vars
		if err := json.Unmarshal([]byte(c.match), &m); err != nil {
			t.Fatal(err)
		}
		if got := (run.Permission{Match: m}).Allows(run.Call{Args: json.RawMessage(c.args)}); got != c.want {
			t.Errorf("%s: %v", c.says, got)
		}
	}
}

func TestWhatAPermissionMayLeaveOpen(t *testing.T) {
	request := tool.Target{Host: "localhost:8080"}
	const args = `{"url":"http://localhost:8080/x","json":{"text":"a"},"note":"b"}`
	for _, c := range []struct {
		says  string
		level tool.Level
		at    *tool.Target
		match string
		want  bool
	}{
		{"what is written", tool.Write, nil, `{"note":{"any":true}}`, true},
		{"what is sent to a host", tool.Execute, &request, `{"json":{"any":true},"note":{"any":true}}`, true},
		{"what is sent to any address on the host", tool.Execute, &request, `{"url":{"host":"localhost:8080"},"json":{"any":true}}`, true},
		{"where it is sent", tool.Execute, &request, `{"url":{"any":true}}`, false},
		{"what a program is given", tool.Execute, &tool.Target{Program: "python3"}, `{"note":{"any":true}}`, false},
		{"what the tool of a server is given", tool.Execute, &tool.Target{Program: "npx", Tool: "5a"}, `{"note":{"any":true}}`, false},
		{"what the tool of a server on a host is given", tool.Execute, &tool.Target{Host: "http://localhost:8080/mcp", Tool: "5a"}, `{"note":{"any":true}}`, false},
		{"what is executed somewhere", tool.Execute, nil, `{"note":{"any":true}}`, false},
	} {
		var m vars
		if err := json.Unmarshal([]byte(c.match), &m); err != nil {
			t.Fatal(err)
		}
		q := run.Inquiry{Kind: run.Approve, TriggerID: "g", ToolID: "x", ToolName: "X", Level: c.level, Target: c.at, Args: json.RawMessage(args)}
		if _, err := run.NewPermission(q, m); err == nil != c.want || err != nil && !fault.Is(err, fault.Invalid) {
			t.Errorf("%s: %v", c.says, err)
		}
	}
}

func FuzzAPermissionForAFolderStaysInIt(f *testing.F) {
	f.Add("notes/a", "notes")
	f.Add("notes/../../x", "notes")
	f.Fuzz(func(t *testing.T, name, folder string) {
		text, err := json.Marshal(name)
		if err != nil {
			return
		}
		rule, err := json.Marshal(map[string]string{"under": folder})
		if err != nil {
			return
		}
		allowed := run.Permission{Match: vars{"p": rule}}.Allows(run.Call{Args: json.RawMessage(`{"p":` + string(text) + `}`)})
		if allowed && strings.HasPrefix(name, "../") {
			t.Errorf("%q is allowed in %q", name, folder)
		}
	})
}

// writesNotes is a hook whose runs call a tool that writes.
func (s *stage) writesNotes(args string) run.Trigger {
	s.Helper()
	s.has("write", gives("1"), writes, takes(`{"type":"object","properties":{"path":{"type":"string"}}}`))
	var given vars
	if err := json.Unmarshal([]byte(args), &given); err != nil {
		s.Fatal(err)
	}
	return s.trigger(run.Trigger{Kind: run.OnHook, Overlap: run.OverlapParallel, TemplateID: s.template(run.Workflow{
		Name: "Notes", Instructions: []run.Instruction{{Tool: "write", Args: given}},
	})})
}

func TestAPermissionSparesTheQuestionUntilItIsRevoked(t *testing.T) {
	play(t, func(s *stage) {
		g, other := s.writesNotes(`{"path":"notes/a.md"}`), s.writesNotes(`{"path":"notes/a.md"}`)
		s.p.Start()
		s.happens(g, "1")
		q := s.asks()
		if q.TriggerID != g.ID {
			t.Errorf("the question is %+v", q)
		}
		for match, field := range map[string]string{`{"path":{"under":"other"}}`: "path", `{"path":"other"}`: "path", `{"more":1}`: "more"} {
			if _, err := s.db.Triggers.CreatePermission(s.Context(), q.ID, object(match)); !fault.Is(err, fault.Invalid) {
				t.Errorf("%s: %v (%s)", match, err, field)
			}
		}
		p, err := s.db.Triggers.CreatePermission(s.Context(), q.ID, object(`{"path":{"under":"notes"}}`))
		if err != nil {
			t.Fatal(err)
		}
		s.answers(run.Answer{Say: run.Once})
		s.holds("the tools", s.entered(), "write")
		second := s.happens(g, "2")
		s.holds("the tools, with the permission", s.entered(), "write")
		found := false
		for _, l := range s.logs(second.RunID) {
			found = found || strings.Contains(l.Text, "is allowed by the permission of") && strings.Contains(l.Text, "path = notes/*")
		}
		if !found {
			t.Errorf("the log says nothing of it: %+v", s.logs(second.RunID))
		}
		if all, err := s.db.Triggers.Permissions(s.Context(), g.ID, lists.Span{}); err != nil || len(all) != 1 || all[0].Uses != 1 || all[0].UsedAt == nil {
			t.Errorf("%+v %v", all, err)
		}
		s.happens(other, "3")
		s.holds("the tools of another trigger", s.entered(), "")
		s.answers(run.Answer{Say: run.Never})
		if err := s.db.Triggers.DeletePermission(s.Context(), p.ID); err != nil {
			t.Fatal(err)
		}
		s.happens(g, "4")
		s.holds("the tools, when it is revoked", s.entered(), "")
	})
}

func TestAPermissionEndsWhenItsToolChanges(t *testing.T) {
	play(t, func(s *stage) {
		var now atomic.Value
		now.Store("a tool of a server")
		s.has("send", gives("1"), writes, func(t *tool.Tool) {
			t.Aim = func(context.Context, json.RawMessage) (tool.Target, error) {
				return tool.Target{Tool: now.Load().(string)}, nil
			}
		})
		g := s.trigger(run.Trigger{Kind: run.OnHook, Overlap: run.OverlapParallel, TemplateID: s.template(run.Workflow{
			Name: "Send", Instructions: []run.Instruction{{Tool: "send"}},
		})})
		s.p.Start()
		s.happens(g, "1")
		first := s.asks()
		before, err := s.db.Triggers.CreatePermission(s.Context(), first.ID, nil)
		if err != nil || first.Changed {
			t.Fatal(err, first)
		}
		s.answers(run.Answer{Say: run.Once})
		s.happens(g, "2")
		s.holds("the tools", s.entered(), "send send")

		now.Store("the same name, and other words")
		changed := s.happens(g, "3")
		s.holds("the tools, once it changed", s.entered(), "")
		q := s.asks()
		if !q.Changed {
			t.Errorf("the question is %+v", q)
		}
		found := false
		for _, l := range s.logs(changed.RunID) {
			found = found || l.Type == run.Warning && strings.Contains(l.Text, "SEND has changed, so the permission of ")
		}
		if !found {
			t.Errorf("the log says nothing of it: %+v", s.logs(changed.RunID))
		}
		now.Store("and once more, while it waits")
		s.answers(run.Answer{Say: run.Once})
		s.holds("the tools, changed while it waited", s.entered(), "")

		s.happens(g, "4")
		if _, err := s.db.Triggers.CreatePermission(s.Context(), s.asks().ID, nil); err != nil {
			t.Fatal(err)
		}
		s.answers(run.Answer{Say: run.Once})
		s.happens(g, "5")
		s.holds("the tools, allowed as they are now", s.entered(), "send send")
		if all, err := s.db.Triggers.Permissions(s.Context(), g.ID, lists.Span{}); err != nil || len(all) != 1 || all[0].ID == before.ID {
			t.Errorf("%+v %v", all, err)
		}
	})
}

func object(text string) vars {
	var v vars
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		panic(err)
	}
	return v
}

// permitted is what the program does with permissions.
func (s *stage) permitted(ctx context.Context, r run.Run, c run.Call) (run.Permission, bool) {
	p, ok, err := s.db.Triggers.UsePermission(ctx, r.ID, c, func(p run.Permission) bool { return p.Allows(c) })
	if err != nil {
		s.Error(err)
	}
	return p, ok
}
