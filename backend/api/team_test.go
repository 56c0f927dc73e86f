package api_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"terzetto/backend"
	"terzetto/backend/core/team"
	"terzetto/backend/document"
	"terzetto/backend/document/produce"
	"terzetto/backend/service/teams"
)

// upload gives the id of a new file.
func (d *door) upload(name string, data []byte) int64 {
	d.t.Helper()
	status, answer := d.ask("POST", "/api/files", map[string]any{"filename": name, "b64": base64.StdEncoding.EncodeToString(data)})
	var f struct{ FileID int64 }
	if err := json.Unmarshal([]byte(answer), &f); status != 200 || err != nil {
		d.t.Fatalf("the upload of %s gives %d %s", name, status, answer)
	}
	return f.FileID
}

// teamwork starts a round and waits for its end.
func (d *door) teamwork(path, prompt string, files ...int64) (team.Request, teams.Status) {
	d.t.Helper()
	status, answer := d.ask("POST", path, map[string]any{"prompt": prompt, "listFileId": files})
	var w team.Request
	if err := json.Unmarshal([]byte(answer), &w); status != 200 || err != nil {
		d.t.Fatalf("start gives %d %s", status, answer)
	}
	return w, d.ended(w.ID)
}

func (d *door) ended(id string) teams.Status {
	d.t.Helper()
	ctx, cancel := context.WithTimeout(d.t.Context(), time.Minute)
	defer cancel()
	heard := d.backend.Hub.All(ctx) // from before the first look on
	if s := d.status(id); s.Status != team.Running {
		return s
	}
	for range heard {
		if s := d.status(id); s.Status != team.Running {
			return s
		}
	}
	d.t.Fatal("the round does not end")
	return teams.Status{}
}

func (d *door) status(id string) teams.Status {
	d.t.Helper()
	return get[teams.Status](d, "GET", "/api/workflows/"+id+"/status", nil)
}

const sales = "month;region;amount\nJan;North;1.200,50\nJan;South;800\nFeb;North;1500\nFeb;South;950\n"

func TestTheDemoTeamDeliversWhatItPromisesForAPDFAndACSV(t *testing.T) {
	d := open(t)
	pdf, err := (*produce.Fonts)(nil).PDF(t.Context(), "Harbour report", "The harbour was rebuilt in 1921. It has three piers. The lighthouse is the oldest building. Its lamp was lit again in May.")
	if err != nil {
		t.Fatal(err)
	}
	w, s := d.teamwork("/api/workflows/start", "Summarise the harbour in report.docx and notes.pdf, and give me sales.xlsx with chart.svg and chart.png.",
		d.upload("harbour.pdf", pdf.Content), d.upload("sales.csv", []byte(sales)))
	page := get[teams.Page[team.Message]](d, "GET", "/api/workflows/"+w.ID+"/messages", nil)
	if s.Status != team.Completed {
		t.Fatalf("it is %+v", s)
	}
	last := page.Items[len(page.Items)-1]
	var names []string
	for _, x := range last.Documents {
		names = append(names, x.Label())
		status, data := d.ask("GET", fmt.Sprintf("/api/files/%d", x.FileID), nil)
		read, err := document.Read(t.Context(), x.Label(), []byte(data), document.Limits{})
		if status != 200 || err != nil || read.Ext != x.Ext || len(read.Warnings) > 0 || !x.Promised {
			t.Errorf("%s: %d, read as %q, %v %v, promised %t", x.Label(), status, read.Ext, read.Warnings, err, x.Promised)
		}
		var held strings.Builder
		for _, item := range read.Items {
			held.Write(item.Data)
		}
		text := held.String()
		for label, want := range map[string]string{"report.docx": "rebuilt in 1921", "sales.xlsx": "Jan,2000.5"} {
			if x.Label() == label && !strings.Contains(text, want) {
				t.Errorf("%s holds no %q: %s", label, want, text)
			}
		}
	}
	if want := []string{"report.docx", "notes.pdf", "sales.xlsx", "chart.svg", "chart.png"}; !slices.Equal(names, want) {
		t.Errorf("delivered are %v, want %v; %s", names, want, last.Content)
	}
	for _, l := range get[teams.Page[team.Log]](d, "GET", "/api/workflows/"+w.ID+"/logs", nil).Items {
		if planned := strings.HasPrefix(l.Message, "Work plan created"); planned != (l.Plan != nil) || planned && !slices.Equal(l.Plan.Promised, names) {
			t.Errorf("the line %q carries the plan %+v", l.Message, l.Plan)
		}
	}
	head := get[team.Request](d, "GET", "/api/team/"+w.ID, nil)
	if head.Stats.TokenCount == 0 || head.Stats.BytesSent == 0 || len(head.MessageIDs) != len(page.Items) {
		t.Errorf("the head is %+v", head)
	}
}

func TestTeamRoutesAnswerWithTheCodesOfTheDocument(t *testing.T) {
	d := open(t)
	w, s := d.teamwork("/api/workflows/start", "Write report.md about tea.")
	at := "/api/workflows/" + w.ID
	if s.Status != team.Completed {
		t.Fatalf("it is %+v", s)
	}
	messages := get[teams.Page[team.Message]](d, "GET", at+"/messages", nil).Items
	for _, c := range []struct {
		name, method, path string
		body               any
		status             int
		says               string
	}{
		{"an empty request", "POST", "/api/workflows/start", map[string]any{"prompt": " "}, 400, "Enter a request"},
		{"an unknown file", "POST", "/api/workflows/start", map[string]any{"prompt": "x", "listFileId": []int{77}}, 400, "77"},
		{"an unknown request", "POST", "/api/workflows/start?id=nope", map[string]any{"prompt": "x"}, 404, "was deleted"},
		{"a stop of nothing", "POST", "/api/workflows/nope/stop", nil, 404, "was deleted"},
		{"a stop of what is done", "POST", at + "/stop", nil, 409, "finished"},
		{"the status of nothing", "GET", "/api/workflows/nope/status", nil, 404, ""},
		{"the lines of nothing", "GET", "/api/workflows/nope/logs", nil, 404, ""},
		{"too large a page", "GET", at + "/logs?limit=501", nil, 400, "500"},
		{"no message", "DELETE", at + "/messages/msg_none", nil, 404, "message"},
		{"no file of a message", "DELETE", at + "/messages/" + messages[0].ID + "/files/9", nil, 404, "file"},
		{"a file without bytes", "POST", "/api/files", map[string]any{"filename": "a"}, 400, "no file"},
		{"a file that is no base64", "POST", "/api/files", map[string]any{"filename": "a", "b64": "?"}, 400, "base64"},
		{"no such file", "GET", "/api/files/99", nil, 404, ""},
		{"an archive of no such file", "GET", "/api/files?fileIds=99&name=x", nil, 404, ""},
		{"an archive of no number", "GET", "/api/files?fileIds=a&name=x", nil, 400, "whole numbers"},
		{"an archive of nothing", "GET", "/api/files?name=x", nil, 400, ""},
		{"an agent whose name is taken", "POST", "/api/agents/own", map[string]any{"name": "coder", "title": "C", "prompt": "p"}, 409, "coder"},
		{"an agent without a form of name", "POST", "/api/agents/own", map[string]any{"name": "My Agent", "title": "C", "prompt": "p"}, 422, "name"},
		{"an agent with a tool that is not there", "POST", "/api/agents/own", map[string]any{"name": "mine", "title": "C", "prompt": "p", "tools": []string{"x"}}, 422, "tool"},
		{"an agent", "POST", "/api/agents/own", map[string]any{"name": "mine", "title": "Mine", "prompt": "p", "tools": []string{"current_time"}}, 200, `"mine"`},
		{"the agents", "GET", "/api/agents", nil, 200, `"own":true`},
		{"a message", "DELETE", at + "/messages/" + messages[1].ID, nil, 200, ""},
		{"the request", "DELETE", at, nil, 200, ""},
		{"the request again", "DELETE", at, nil, 404, ""},
		{"its messages", "GET", at + "/messages", nil, 404, ""},
	} {
		if status, answer := d.ask(c.method, c.path, c.body); status != c.status || !strings.Contains(answer, c.says) {
			t.Errorf("%s: %d %s, want %d", c.name, status, answer, c.status)
		}
	}
}

func TestAFileGoesWithTheLastMessageThatHasIt(t *testing.T) {
	d := open(t)
	a, b := d.upload("a.txt", []byte("hello")), d.upload("b.txt", []byte("there"))
	w, _ := d.teamwork("/api/workflows/start", "Hello?", a, b)
	at := "/api/workflows/" + w.ID
	first := get[teams.Page[team.Message]](d, "GET", at+"/messages", nil).Items[0]
	if status, answer := d.ask("DELETE", fmt.Sprintf("%s/messages/%s/files/%d", at, first.ID, a), nil); status != 200 {
		t.Fatalf("%d %s", status, answer)
	}
	after := get[teams.Page[team.Message]](d, "GET", at+"/messages", nil).Items[0]
	if after.ID != first.ID || len(after.Documents) != 1 || after.Documents[0].FileID != b {
		t.Errorf("the message has %+v", after.Documents)
	}
	made := 0
	for _, m := range get[teams.Page[team.Message]](d, "GET", at+"/messages", nil).Items[1:] {
		for _, x := range m.Documents {
			made = int(x.FileID)
		}
	}
	gives := func(when string, want map[int]int) {
		for id, want := range want {
			if status, _ := d.ask("GET", fmt.Sprintf("/api/files/%d", id), nil); status != want {
				t.Errorf("%s, file %d gives %d, want %d", when, id, status, want)
			}
		}
	}
	gives("after the first was removed", map[int]int{int(a): 404, int(b): 200, made: 200})
	d.ask("DELETE", at, nil)
	gives("after the deletion of all", map[int]int{int(a): 404, int(b): 404, made: 404})
}

func TestAPageBeginsWithTheRowOfItsId(t *testing.T) {
	d := open(t)
	w, _ := d.teamwork("/api/workflows/start", "Write report.md about tea.")
	at := "/api/workflows/" + w.ID + "/logs"
	all := get[teams.Page[team.Log]](d, "GET", at, nil).Items
	var seen []string
	for from := ""; ; {
		p := get[teams.Page[team.Log]](d, "GET", at+"?limit=3&id="+from, nil)
		if from != "" && p.Items[0].ID != from {
			t.Fatalf("the page from %s begins with %s", from, p.Items[0].ID)
		}
		for _, l := range p.Items {
			if !slices.Contains(seen, l.ID) {
				seen = append(seen, l.ID)
			}
		}
		if from = p.Items[len(p.Items)-1].ID; !p.HasMore {
			break
		}
	}
	if len(seen) != len(all) || len(all) < 8 {
		t.Errorf("%d of %d lines were seen", len(seen), len(all))
	}
	messages := "/api/workflows/" + w.ID + "/messages"
	m := get[teams.Page[team.Message]](d, "GET", messages, nil).Items
	d.ask("DELETE", messages+"/"+m[1].ID, nil)
	rest := get[teams.Page[team.Message]](d, "GET", messages+"?id="+m[1].ID, nil).Items
	if len(rest) != len(m)-2 || rest[0].ID != m[2].ID {
		t.Errorf("after a deleted message come %d of %d", len(rest), len(m))
	}
	if newer := get[teams.Page[team.Message]](d, "GET", messages+"?id=msg_zzz", nil).Items; len(newer) != 0 {
		t.Errorf("after the newest come %d", len(newer))
	}
}

func TestAPollThatKnowsTheAnswerGetsNone(t *testing.T) {
	d := open(t)
	w, _ := d.teamwork("/api/workflows/start", "Write report.md about tea.")
	poll := func(what, tag string) (int, string) {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodGet, d.url+"/api/workflows/"+w.ID+"/"+what, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Authorization", "Bearer "+d.token)
		r.Header.Set("If-None-Match", tag)
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = answer.Body.Close() }()
		_, _ = io.Copy(io.Discard, answer.Body)
		return answer.StatusCode, answer.Header.Get("Etag")
	}
	for _, what := range []string{"status", "logs", "messages"} {
		_, tag := poll(what, "")
		for range 100 {
			if status, again := poll(what, tag); status != 304 || again != tag {
				t.Fatalf("%s gives %d, %s after %s", what, status, again, tag)
			}
		}
	}
	_, tag := poll("logs", "")
	d.teamwork("/api/workflows/start?id="+w.ID, "And coffee.")
	if status, _ := poll("logs", tag); status != 200 {
		t.Errorf("after a change it gives %d", status)
	}
}

// sendForm sends a file as a script does.
func (d *door) sendForm(name string, data []byte) (status int, text string) {
	d.t.Helper()
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, err := form.CreateFormFile("file", name)
	if err == nil {
		_, err = part.Write(data)
	}
	if err != nil || form.Close() != nil {
		d.t.Fatal(err)
	}
	r, err := http.NewRequestWithContext(d.t.Context(), http.MethodPost, d.url+"/api/files", &body)
	if err != nil {
		d.t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+d.token)
	r.Header.Set("Content-Type", form.FormDataContentType())
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		d.t.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	said, _ := io.ReadAll(answer.Body)
	return answer.StatusCode, string(said)
}

func TestAScriptSendsAFileAsAForm(t *testing.T) {
	d := open(t)
	status, text := d.sendForm("a.txt", []byte("hello"))
	f := get[team.File](d, "GET", "/api/files/1/contents", nil)
	if status != http.StatusOK || f.Label != "a.txt" || len(f.Contents) != 1 || string(f.Contents[0].Data) != "hello" || !f.Contents[0].Metadata.IsText {
		t.Errorf("%d %s: %+v", status, text, f)
	}
}

func TestARoundIsPushed(t *testing.T) {
	d := open(t)
	var heard []string
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	listening := d.backend.Hub.All(ctx)
	go func() {
		defer close(done)
		for batch := range listening {
			text, _ := json.Marshal(batch)
			if heard = append(heard, string(text)); strings.Contains(string(text), "Workflow completed successfully") {
				return
			}
		}
	}()
	w, _ := d.teamwork("/api/workflows/start", "Write report.md about tea.")
	select {
	case <-done:
	case <-time.After(time.Minute):
		t.Error("the end was not pushed")
	}
	cancel()
	<-done
	all := strings.Join(heard, "\n")
	for _, part := range []string{`"team:` + w.ID + `"`, "Running task 1/1: documentation", `"first"`, `"last"`, `"status":"completed"`} {
		if !strings.Contains(all, part) {
			t.Errorf("nothing pushed says %s", part)
		}
	}
}

func TestStopTakesEffectAtOnceWhileACallIsInFlight(t *testing.T) {
	d := open(t)
	hold := make(chan struct{})
	m := d.thinks(&mind{plan: planned(job("documentation", "Write.", "report.docx")), write: func(string, string) string { <-hold; return "Late." }})
	defer close(hold)
	w := get[team.Request](d, "POST", "/api/workflows/start", map[string]any{"prompt": "Write report.docx about tea."})
	<-m.asked // the plan
	<-m.asked // the text, which would never come
	if status, answer := d.ask("POST", "/api/workflows/"+w.ID+"/stop", nil); status != 200 {
		t.Fatalf("%d %s", status, answer)
	}
	if s := d.status(w.ID); s.Status != team.Stopped {
		t.Errorf("it is %s while the call hangs", s.Status)
	}
	if _, s := d.start(w.ID); s != 200 {
		t.Errorf("after a stop a new round gives %d", s)
	}
	if status, _ := d.ask("DELETE", "/api/workflows/"+w.ID, nil); status != 200 {
		t.Errorf("deleting what runs gives %d while the call hangs", status)
	}
}

func (d *door) start(id string) (string, int) {
	d.t.Helper()
	status, answer := d.ask("POST", "/api/workflows/start?id="+id, map[string]any{"prompt": "Go on with report.docx."})
	return answer, status
}

func TestAnUnreadableFileIsKeptAndTheWorkGoesOn(t *testing.T) {
	d := openWith(t, backend.Config{Files: smallFiles})
	for _, c := range []struct{ name, data, warning string }{
		{"broken.pdf", "%PDF-1.7 and then nothing", "broken.pdf: "},
		{"table.pdf", sales, "table.pdf: "},
		{"empty.docx", "", ""},
		{"../../strange\u202e.bin", "\x00\x01\x02\xff", ""},
	} {
		w, s := d.teamwork("/api/workflows/start", "Write notes.md about this.", d.upload(c.name, []byte(c.data)))
		logs := get[teams.Page[team.Log]](d, "GET", "/api/workflows/"+w.ID+"/logs", nil).Items
		warned := slices.ContainsFunc(logs, func(l team.Log) bool { return l.Type == team.LogWarning && strings.Contains(l.Message, c.warning) })
		if s.Status != team.Completed || c.warning != "" && !warned {
			t.Errorf("%s: it is %s, warned %t: %+v", c.name, s.Status, warned, logs)
		}
	}
	// The largest file that is taken by default reaches the limit of files: no body is refused before.
	for _, size := range []int64{smallFiles.File + 1, document.DefaultLimits().File} {
		if status, answer := d.sendForm("big.txt", make([]byte, size)); status != 413 || !strings.Contains(answer, "larger than 4 MB") {
			t.Errorf("%d bytes give %d %s", size, status, answer)
		}
	}
	if status, _ := d.sendForm("large.txt", bytes.Repeat([]byte("a line of text\n"), int(smallFiles.File)/15)); status != 200 {
		t.Errorf("4 MB give %d", status)
	}
}
