package api_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"terzetto/backend/api"
	"terzetto/backend/base/event"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
)

func TestAFrameIsTwoLinesAndABlankOne(t *testing.T) {
	for _, c := range []struct {
		e    event.Event
		want string
	}{
		{event.Event{Name: "token", Data: "a\nb"}, "event: token\ndata: a\\nb\n\n"},
		{event.Event{Name: "token", Data: `back\slash` + "\r\nnext"}, "event: token\ndata: back\\\\slash\\nnext\n\n"},
		{event.Event{Name: "writer_done", Data: event.Written{EditorWillRun: true}}, "event: writer_done\ndata: {\"editor_will_run\":true}\n\n"},
		{event.Event{Name: "done"}, "event: done\ndata: \n\n"},
	} {
		var b bytes.Buffer
		if err := api.Frame(&b, c.e); err != nil || b.String() != c.want {
			t.Errorf("got %q, %v; want %q", b.String(), err, c.want)
		}
	}
}

func FuzzAFrameCanBeUndone(f *testing.F) {
	f.Add("a\\nb\n\\")
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "\r") {
			return // no text of ours holds one
		}
		var b bytes.Buffer
		if err := api.Frame(&b, event.Event{Name: "token", Data: text}); err != nil {
			t.Fatal(err)
		}
		lines := strings.Split(b.String(), "\n")
		if len(lines) != 4 {
			t.Fatalf("%q takes %d lines", text, len(lines))
		}
		undone := regexp.MustCompile(`\\[\\n]`).ReplaceAllStringFunc(strings.TrimPrefix(lines[1], "data: "), func(s string) string {
			if s == `\n` {
				return "\n"
			}
			return `\`
		})
		if undone != text {
			t.Errorf("%q came back as %q", text, undone)
		}
	})
}

func TestTheDoorIsOnThisComputerOnly(t *testing.T) {
	for _, addr := range []string{"0.0.0.0:0", ":0", "192.168.1.1:0", "localhost:0", "example.com:80", "nonsense"} {
		if l, err := api.Listen(t.Context(), addr); err == nil {
			_ = l.Close()
			t.Errorf("it listens on %s", addr)
		}
	}
}

// A stranger is a way of asking that the door does not answer.
type stranger struct {
	name   string
	change func(*http.Request)
	want   int
}

func strangers(d *door) []stranger {
	port := d.url[strings.LastIndex(d.url, ":")+1:]
	return []stranger{
		{"no token", func(r *http.Request) { r.Header.Del("Authorization") }, 401},
		{"a wrong token", func(r *http.Request) { r.Header.Set("Authorization", "Bearer x") }, 401},
		{"a token in another scheme", func(r *http.Request) { r.Header.Set("Authorization", "Basic "+d.token) }, 401},
		{"a foreign page", func(r *http.Request) { r.Header.Set("Origin", "https://evil.example") }, 403},
		{"a page without an origin", func(r *http.Request) { r.Header.Set("Origin", "null") }, 403},
		{"a page of another port", func(r *http.Request) { r.Header.Set("Origin", "http://127.0.0.1:1") }, 403},
		{"a name that points here", func(r *http.Request) { r.Host = "evil.example:" + port }, 403},
		{"the right name, the wrong port", func(r *http.Request) { r.Host = "127.0.0.1:1" }, 403},
		{"no port", func(r *http.Request) { r.Host = "127.0.0.1" }, 403},
		{"an image of a foreign page", func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") }, 403},
		{"a page of another port, as browsers say it", func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "same-site") }, 403},
	}
}

func TestEveryAddressRefusesStrangers(t *testing.T) {
	d := open(t)
	addresses := []string{
		"GET /api/conversations/{cid}/turn/stream", "GET /api/events", "GET /api/audio/stream", "GET /api/runs/{id}/stream", "POST /api/moving/upload", "GET /api/nothing",
	}
	for _, o := range api.Operations() {
		addresses = append(addresses, o.Method+" "+o.Path)
		if o.Also != "" {
			addresses = append(addresses, o.Method+" "+o.Also)
		}
	}
	refused := 0
	for _, address := range addresses {
		method, path, _ := strings.Cut(regexp.MustCompile(`\{\w+\}`).ReplaceAllString(address, "1"), " ")
		for _, s := range strangers(d) {
			if status, body := d.ask(method, path, nil, s.change); status != s.want {
				t.Errorf("%s at %s gets %d %s", s.name, address, status, body)
			}
			refused++
		}
	}
	t.Logf("%d requests at %d addresses were refused", refused, len(addresses))
}

func TestWhoIsRefused(t *testing.T) {
	d := open(t)
	port := d.url[strings.LastIndex(d.url, ":")+1:]
	for _, c := range append(strangers(d), []stranger{
		{"nobody special", func(*http.Request) {}, 200},
		{"our own page", func(r *http.Request) { r.Header.Set("Origin", "http://localhost:"+port) }, 200},
		{"another name of ours", func(r *http.Request) { r.Host = "[::1]:" + port }, 200},
		{"our own page, as browsers say it", func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "same-origin") }, 200},
		{"an address that was typed", func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "none") }, 200},
	}...) {
		t.Run(c.name, func(t *testing.T) {
			status, body := d.ask("GET", "/api/settings", nil, c.change)
			if status != c.want {
				t.Errorf("%d %s", status, body)
			}
		})
	}
	resp := d.response("GET", "/", nil)
	_ = resp.Body.Close()
	if resp.Header.Get("Content-Security-Policy") != api.ContentSecurity || resp.Header.Get("X-Content-Type-Options") != "nosniff" || resp.Header.Get("Access-Control-Allow-Origin") != "" {
		t.Errorf("the page's headers are %v", resp.Header)
	}
	for _, part := range []string{"require-trusted-types-for 'script'", "trusted-types dompurify"} {
		if !strings.Contains(api.ContentSecurity, part) {
			t.Errorf("the policy lacks %s", part)
		}
	}
	for _, forbidden := range []string{"unsafe", "http:", "https:", "*"} {
		if strings.Contains(api.ContentSecurity, forbidden) {
			t.Errorf("the policy holds %s", forbidden)
		}
	}
}

func TestAnAnswerIsForThisOriginAndARefusalIsJSON(t *testing.T) {
	d := open(t)
	for _, c := range []struct {
		method, path string
		change       func(*http.Request)
		want         int
	}{
		{"GET", "/", nil, 200},
		{"GET", "/api/status", nil, 200},
		{"GET", "/src/", nil, 404}, // a folder is not listed
		{"GET", "/src", nil, 404},
		{"GET", "/nothing.js", nil, 404},
		{"GET", "/%2e%2e/secret.key", nil, 404},
		{"POST", "/index.html", nil, 405},
		{"GET", "/api/nothing", nil, 404},
		{"DELETE", "/api/status", nil, 404},
		{"GET", "/api/attachments/9/data", nil, 404},
		{"GET", "/api/attachments/x/data", nil, 404},
		{"GET", "/api/characters/none/avatar", nil, 404},
		{"GET", "/api/conversations/none/messages/1/workflow-attachments/1/data", nil, 404},
		{"GET", "/api/status", func(r *http.Request) { r.Header.Del("Authorization") }, 401},
		{"GET", "/", func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") }, 403},
		{"GET", "/", func(r *http.Request) { r.Host = "evil.example" }, 403},
		{"POST", "/api/hooks/none", nil, 404},
	} {
		var change []func(*http.Request)
		if c.change != nil {
			change = append(change, c.change)
		}
		resp := d.response(c.method, c.path, nil, change...)
		body, err := io.ReadAll(resp.Body)
		if err := errors.Join(err, resp.Body.Close()); err != nil {
			t.Fatal(err)
		}
		name := c.method + " " + c.path
		if resp.StatusCode != c.want {
			t.Errorf("%s: %d, not %d: %s", name, resp.StatusCode, c.want, body)
		}
		for header, want := range map[string]string{
			"Cross-Origin-Resource-Policy": "same-origin", "Cross-Origin-Opener-Policy": "same-origin", "X-Content-Type-Options": "nosniff",
		} {
			if got := resp.Header.Get(header); got != want {
				t.Errorf("%s: %s is %q", name, header, got)
			}
		}
		var p api.Problem
		if resp.StatusCode >= 400 && (json.Unmarshal(body, &p) != nil || p.Error.Message == "" || !strings.HasPrefix(resp.Header.Get("Content-Type"), "application/json")) {
			t.Errorf("%s: %s %s", name, resp.Header.Get("Content-Type"), body)
		}
	}
}

func TestWhatIsWrongIsSaidWithItsStatus(t *testing.T) {
	d := open(t)
	cid, other := d.conversation(), d.conversation()
	d.stream("/api/conversations/"+other+"/send", map[string]string{"content": "Hello"})
	foreign := get[[]chat.Message](d, "GET", "/api/conversations/"+other+"/messages", nil)[0].ID
	foreignPath := "/api/conversations/" + cid + "/messages/" + json.Number(jsonInt(foreign)).String()
	for _, c := range []struct {
		name, method, path string
		body               any
		status             int
		code               string
	}{
		{"no such address", "GET", "/api/nowhere", nil, 404, "not_found"},
		{"no such conversation", "GET", "/api/conversations/none", nil, 404, "not_found"},
		{"no such conversation's messages", "GET", "/api/conversations/none/messages", nil, 404, "not_found"},
		{"a row of another conversation, edited", "POST", foreignPath + "/edit", map[string]any{"content": "x"}, 404, "not_found"},
		{"a row of another conversation, deleted", "DELETE", foreignPath, nil, 404, "not_found"},
		{"a row of another conversation, switched to", "POST", foreignPath + "/switch-branch", nil, 404, "not_found"},
		{"an id that is no number", "DELETE", "/api/conversations/" + cid + "/messages/x", nil, 400, "malformed"},
		{"JSON that is none", "PUT", "/api/settings", "{", 400, "malformed"},
		{"a list where an object belongs", "PUT", "/api/settings", "[]", 422, "invalid"},
		{"a field of the wrong type", "PUT", "/api/settings", map[string]any{"enable_agent": "yes"}, 422, "invalid"},
		{"a missing field", "POST", foreignPath + "/edit", map[string]any{}, 422, "invalid"},
		{"an address that is none", "POST", "/api/endpoints", map[string]any{"name": "x", "url": "ftp://x"}, 422, "invalid"},
		{"an image that is none", "POST", "/api/conversations/" + cid + "/send", map[string]any{"content": "x", "attachments": []any{map[string]string{"b64": "AAAA", "mime": "image/png"}}}, 422, "invalid"},
		{"base64 that is none", "POST", "/api/conversations/" + cid + "/send", map[string]any{"content": "x", "attachments": []any{map[string]string{"b64": "%"}}}, 422, "invalid"},
		{"a text that is too long", "POST", "/api/conversations/" + cid + "/send", map[string]any{"content": strings.Repeat("a", chat.MaxText+1)}, 413, "too_large"},
		{"a body that is too large", "PUT", "/api/settings", `{"user_name":"` + strings.Repeat("a", 5<<20) + `"}`, 413, "too_large"},
		{"a reset without its word", "POST", "/api/reset", map[string]any{"confirm": "yes"}, 422, "invalid"},
		{"a link that could start a program", "POST", "/api/open-link", map[string]any{"url": "ms-msdt:/id"}, 422, "invalid"},
	} {
		t.Run(c.name, func(t *testing.T) {
			status, body := d.ask(c.method, c.path, c.body)
			var p api.Problem
			if err := json.Unmarshal([]byte(body), &p); err != nil || status != c.status || string(p.Error.Code) != c.code || p.Error.Message == "" {
				t.Errorf("%d %s", status, body)
			}
		})
	}
	t.Run("a form instead of JSON", func(t *testing.T) {
		status, _ := d.ask("POST", "/api/conversations", "title=x", func(r *http.Request) { r.Header.Set("Content-Type", "text/plain") })
		if status != 400 {
			t.Errorf("status %d", status)
		}
	})
}

func jsonInt(n int64) string { b, _ := json.Marshal(n); return string(b) }

func TestATurnSpeaksInOrderAndIsKept(t *testing.T) {
	d := open(t)
	d.has(200, "PUT", "/api/settings", map[string]any{"helpers_without_character": true})
	cid := d.conversation()
	got := d.stream("/api/conversations/"+cid+"/send", map[string]any{"content": "I walk along the harbour.", "attachments": []any{map[string]string{"b64": pixel(t), "filename": "p.png"}}})
	order := regexp.MustCompile(`^user_message_created director_start (reasoning )?director_done token writer_done (writer_rewrite editor_done )?done$`)
	if !order.MatchString(names(got)) {
		t.Errorf("the order is %s", names(got))
	}
	rows := get[[]chat.Message](d, "GET", "/api/conversations/"+cid+"/messages", nil)
	if len(rows) != 2 || rows[0].Role != chat.User || rows[1].Role != chat.Assistant || rows[1].ParentID == nil || *rows[1].ParentID != rows[0].ID {
		t.Fatalf("rows %+v", rows)
	}
	if len(rows[0].Attachments) != 1 || rows[0].Attachments[0].Mime != "image/png" {
		t.Fatalf("attachments %+v", rows[0].Attachments)
	}
	resp := d.response("GET", rows[0].Attachments[0].URL, nil)
	_ = resp.Body.Close()
	if resp.StatusCode != http.StatusOK || resp.Header.Get("Content-Type") != "image/png" {
		t.Errorf("the image came as %d %s", resp.StatusCode, resp.Header.Get("Content-Type"))
	}
	if status, _ := d.ask("GET", "/api/conversations/"+cid+"/turn", nil); status != 204 {
		t.Errorf("a finished turn's snapshot is %d", status)
	}
	logs := get[[]turn.Log](d, "GET", "/api/conversations/"+cid+"/logs", nil)
	if len(logs) != 1 || logs[0].Outcome != turn.Finished || len(logs[0].Calls) < 2 || !logs[0].Calls[1].ToolsSame {
		t.Errorf("logs %+v", logs)
	}
	reply := "/api/conversations/" + cid + "/messages/" + jsonInt(rows[1].ID)
	for _, way := range []struct {
		path string
		body any
	}{{reply + "/regenerate", nil}, {reply + "/super_regenerate", nil}, {reply + "/magic_rewrite", map[string]string{"direction": "shorter"}}} {
		if n := names(d.stream(way.path, way.body)); strings.Contains(n, "user_message_created") || !strings.HasSuffix(n, "done") {
			t.Errorf("%s: %s", way.path, n)
		}
	}
	rows = get[[]chat.Message](d, "GET", "/api/conversations/"+cid+"/messages", nil)
	if last := rows[len(rows)-1]; len(rows) != 2 || last.BranchCount != 4 || last.BranchIndex != 3 {
		t.Errorf("after three more replies: %+v", last)
	}
	fork := d.stream("/api/conversations/"+cid+"/messages/"+jsonInt(rows[0].ID)+"/edit", map[string]any{"content": "I swim.", "regenerate": true})
	if !strings.HasPrefix(names(fork), "user_message_created") {
		t.Errorf("fork: %s", names(fork))
	}
	rows = get[[]chat.Message](d, "GET", "/api/conversations/"+cid+"/messages", nil)
	if rows[0].Content != "I swim." || rows[0].BranchCount != 2 || len(rows[0].Attachments) != 1 {
		t.Errorf("after the fork: %+v", rows[0])
	}
}

func TestWhatATurnCannotDoIsOneErrorOnItsStream(t *testing.T) {
	d := open(t)
	cid := d.conversation()
	d.stream("/api/conversations/"+cid+"/send", map[string]string{"content": "Hello"})
	rows := get[[]chat.Message](d, "GET", "/api/conversations/"+cid+"/messages", nil)
	for _, c := range []struct {
		name, path string
		body       any
		want       string
	}{
		{"a missing conversation", "/api/conversations/none/send", map[string]string{"content": "x"}, "onversation not found"},
		{"a user row as a target", "/api/conversations/" + cid + "/messages/" + jsonInt(rows[0].ID) + "/regenerate", nil, "not a reply"},
		{"a row that is not there", "/api/conversations/" + cid + "/messages/99999/regenerate", nil, "not a reply"},
		{"nothing to send", "/api/conversations/" + cid + "/send", map[string]string{"content": " "}, "Write a message"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := d.stream(c.path, c.body)
			if len(got) != 1 || got[0].event != "error" || !strings.Contains(got[0].data, c.want) {
				t.Errorf("%+v", got)
			}
		})
	}
}

func TestOneTurnAtATimeAndAViewMayJoinIt(t *testing.T) {
	d := open(t)
	cid := d.conversation()
	pushes := d.response("GET", "/api/events", nil)
	defer func() { _ = pushes.Body.Close() }()
	resp := d.response("POST", "/api/conversations/"+cid+"/send", map[string]string{"content": "Hello"}, func(r *http.Request) { r.Header.Set("Accept", "application/json") })
	if resp.StatusCode != http.StatusAccepted {
		t.Fatalf("status %d", resp.StatusCode)
	}
	var accepted api.Accepted
	if err := json.NewDecoder(resp.Body).Decode(&accepted); err != nil || accepted.ConversationID != cid || accepted.Turn == 0 {
		t.Fatalf("%+v, %v", accepted, err)
	}
	_ = resp.Body.Close()
	var joined []frame
	joinedResp := d.response("GET", "/api/conversations/"+cid+"/turn/stream?after=0", nil)
	joined = frames(t, joinedResp.Body)
	_ = joinedResp.Body.Close()
	if n := names(joined); !strings.HasPrefix(n, "user_message_created") || !strings.HasSuffix(n, "done") {
		t.Errorf("joined: %s", n)
	}
	if status, body := d.ask("POST", "/api/conversations/"+cid+"/skip", nil); status != 200 || !strings.Contains(body, `"skipped":false`) {
		t.Errorf("skip after the turn: %d %s", status, body)
	}
	if status, body := d.ask("POST", "/api/conversations/"+cid+"/stop", nil); status != 200 || !strings.Contains(body, `"ok":true`) {
		t.Errorf("stop: %d %s", status, body)
	}
}

func TestASecondTurnIsRefusedWhileOneRuns(t *testing.T) {
	d := open(t)
	cid := d.conversation()
	gate := make(chan struct{})
	server := holding(t, gate)
	e := get[struct{ ID int64 }](d, "POST", "/api/endpoints", map[string]string{"name": "x", "url": server})
	get[map[string]any](d, "POST", "/api/endpoints/"+jsonInt(e.ID)+"/use", map[string]string{"model_name": "m"})
	resp := d.response("POST", "/api/conversations/"+cid+"/send", map[string]string{"content": "Hello"}, func(r *http.Request) { r.Header.Set("Accept", "application/json") })
	_ = resp.Body.Close()
	got := d.stream("/api/conversations/"+cid+"/send", map[string]string{"content": "Again"})
	if len(got) != 1 || got[0].event != "error" || !strings.Contains(got[0].data, "already being written") {
		t.Errorf("%+v", got)
	}
	if status, _ := d.ask("POST", "/api/conversations/"+cid+"/send", map[string]string{"content": "Again"}, func(r *http.Request) { r.Header.Set("Accept", "application/json") }); status != 409 {
		t.Errorf("status %d", status)
	}
	if status, body := d.ask("GET", "/api/conversations/"+cid+"/turn", nil); status != 200 || !strings.Contains(body, `"running":true`) {
		t.Errorf("snapshot: %d %s", status, body)
	}
	if status, _ := d.ask("POST", "/api/conversations/"+cid+"/stop", nil); status != 200 {
		t.Errorf("stop: %d", status)
	}
	close(gate)
	rows := get[[]chat.Message](d, "GET", "/api/conversations/"+cid+"/messages", nil)
	if len(rows) != 1 || rows[0].Content != "Hello" {
		t.Errorf("rows %+v", rows)
	}
}

func TestLinksThatMayBeOpened(t *testing.T) {
	for raw, want := range map[string]string{
		"https://en.wikipedia.org/wiki/Orb_(optics)": "https://en.wikipedia.org/wiki/Orb_%28optics%29",
		" HTTP://example.com/~x ":                    "http://example.com/%7Ex",
		"mailto:a@example.com":                       "mailto:a@example.com",
	} {
		if got, err := api.CheckLink(raw); err != nil || got != want {
			t.Errorf("%q became %q, %v", raw, got, err)
		}
	}
	for _, raw := range []string{"smb://x/y", "file:///etc/passwd", "javascript:alert(1)", "JaVaScRiPt:1", "ms-msdt:x", "vscode://x", `\\host\share`, "https://", "https://user:pw@host/", "mailto:", "", "https://a\x00b/"} {
		if got, err := api.CheckLink(raw); err == nil {
			t.Errorf("%q would be opened as %q", raw, got)
		}
	}
}

// holding is a model server that answers when the gate opens.
func holding(t *testing.T, gate <-chan struct{}) string {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		select {
		case <-gate:
		case <-r.Context().Done():
		}
	}))
	t.Cleanup(s.Close)
	return s.URL + "/v1"
}
