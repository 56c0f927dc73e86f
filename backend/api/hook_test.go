package api_test

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"terzetto/backend/api"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
)

// hooked makes a workflow with a hook, and gives both.
func hooked(d *door, fields string) (run.Workflow, runs.NewTrigger) {
	d.t.Helper()
	w := get[run.Workflow](d, "POST", "/api/automations", `{"kind":"instructions","name":"Hooked","instructions":[{"directCallToolId":"days_between","args":{"from":"2026-01-01","to":"2026-03-01"}}]}`)
	return w, get[runs.NewTrigger](d, "POST", "/api/automations/"+w.ID+"/triggers", `{"kind":"hook"`+fields+`}`)
}

func (d *door) calls(id, token, kind, body string, more ...func(*http.Request)) (status int, answer runs.Started) {
	d.t.Helper()
	status, text := d.ask("POST", "/api/hooks/"+id, body, append([]func(*http.Request){func(r *http.Request) {
		r.Header.Del("Authorization")
		if token != "" {
			r.Header.Set("Authorization", "Bearer "+token)
		}
		r.Header.Set("Content-Type", kind)
	}}, more...)...)
	if status == http.StatusAccepted {
		if err := json.Unmarshal([]byte(text), &answer); err != nil {
			d.t.Fatal(err)
		}
		return status, answer
	}
	var p api.Problem
	if err := json.Unmarshal([]byte(text), &p); err != nil || p.Error.Message == "" {
		d.t.Errorf("%d %s", status, text)
	}
	return status, answer
}

func TestAHookBeginsARunWithWhatWasSent(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	_, h := hooked(d, `,"overlap":"parallel"`)
	for _, c := range []struct{ kind, body, want string }{
		{"application/json", `{"a":[1,2]}`, `{"a":[1,2]}`},
		{"application/cloudevents+json", `7`, `7`},
		{"application/x-www-form-urlencoded", "a=1&b=2&b=3", `{"a":"1","b":["2","3"]}`},
		{"text/plain", "héllo", `"héllo"`},
		{"", "", `null`},
		{"application/json", "\ufeff{\"a\":1}", `{"a":1}`},
		{"application/json", "\xff\xfe{\x00}\x00", `{}`},
		{"text/plain; charset=iso-8859-1", "J\xf6rg", `"Jörg"`},
		{"text/plain; charset=utf-8", "Stra\xdfe nach M\xfcnchen, Br\xfccke \xfcber den Flu\xdf", `"Straße nach München, Brücke über den Fluß"`},
		{"application/x-www-form-urlencoded; charset=windows-1252", "n=J%F6rg", `{"n":"Jörg"}`},
		{"multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data; name=email\r\n\r\na@b.c\r\n--b\r\nContent-Disposition: form-data; name=tag\r\n\r\nx\r\n--b\r\nContent-Disposition: form-data; name=tag\r\n\r\ny\r\n--b--", `{"email":"a@b.c","tag":["x","y"]}`},
	} {
		status, started := d.calls(h.ID, h.Token, c.kind, c.body)
		if status != http.StatusAccepted || started.State != run.Begun {
			t.Fatalf("%s: %d %+v", c.kind, status, started)
		}
		var told struct {
			Kind string
			Body json.RawMessage
		}
		r := get[struct{ Trigger json.RawMessage }](d, "GET", "/api/runs/"+started.RunID, nil)
		if err := json.Unmarshal(r.Trigger, &told); err != nil || told.Kind != "hook" || string(told.Body) != c.want {
			t.Errorf("%s: %s", c.kind, r.Trigger)
		}
	}
}

func gzipped(text string) string {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	_, _ = w.Write([]byte(text))
	_ = w.Close()
	return b.String()
}

// aFile is a form with files of one name.
func aFile(names ...string) string {
	var b strings.Builder
	for _, name := range names {
		b.WriteString("--b\r\nContent-Disposition: form-data; name=\"cv\"; filename=\"" + name + "\"\r\nContent-Type: text/plain\r\n\r\n\xff\x00" + "\r\n")
	}
	return b.String() + "--b--\r\n"
}

func TestFilesOfAHookAreKeptUnderSafeNames(t *testing.T) {
	d, dir := open(t), t.TempDir()
	d.backend.Runs.Start()
	get[any](d, "PUT", "/api/tools/settings", map[string]string{"folder": dir})
	_, h := hooked(d, `,"overlap":"parallel"`)
	status, started := d.calls(h.ID, h.Token, "multipart/form-data; boundary=b", aFile("../x", `C:\\fakepath\\cv.txt`, "CV.txt", "..", "con", ""))
	if status != http.StatusAccepted {
		t.Fatalf("it answers %d", status)
	}
	r := get[struct {
		Trigger struct {
			Body struct {
				CV []struct{ File, Name, ContentType string }
			}
		}
	}](d, "GET", "/api/runs/"+started.RunID, nil)
	var names []string
	for _, f := range r.Trigger.Body.CV {
		names = append(names, filepath.Base(f.File))
		if !strings.HasPrefix(f.File, "webhooks/") {
			t.Errorf("a file is %s", f.File)
		}
		if data, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(f.File))); err != nil || string(data) != "\xff\x00" {
			t.Errorf("%s holds %q, %v", f.File, data, err)
		}
	}
	if got := strings.Join(names, " "); got != "x cv.txt CV-2.txt file filecon file-2" {
		t.Errorf("they are called %s", got)
	}
	if _, err := os.Stat(filepath.Join(filepath.Dir(dir), "x")); err == nil {
		t.Error("one is outside of the folder")
	}
	// What belongs to a call that is refused is not kept.
	before, _ := filepath.Glob(filepath.Join(dir, "webhooks", "*"))
	if status, _ := d.calls(h.ID, h.Token, "multipart/form-data; boundary=b", strings.TrimSuffix(aFile("a.txt"), "--b--\r\n")+"--b\r\nbroken"); status != 400 {
		t.Errorf("a broken form answers %d", status)
	}
	bomb := gzipped(strings.ReplaceAll(aFile("a.txt", "b.txt", "c.txt"), "\xff\x00", strings.Repeat("a", 20<<20)))
	zipped := func(r *http.Request) { r.Header.Set("Content-Encoding", "gzip") }
	if status, _ := d.calls(h.ID, h.Token, "multipart/form-data; boundary=b", bomb, zipped); status != http.StatusRequestEntityTooLarge {
		t.Errorf("files that are large once they are unpacked answer %d", status)
	}
	if after, _ := filepath.Glob(filepath.Join(dir, "webhooks", "*")); len(after) != len(before) {
		t.Errorf("its files are kept: %v", after)
	}
}

func TestAHookTellsItsQueryAndHeadersAndCanAnswer(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	_, h := hooked(d, `,"overlap":"parallel"`)
	status, text := d.ask("POST", "/api/hooks/"+h.ID+"?wait=30&a=1&b=2&b=3", gzipped(`{"x":1}`), func(r *http.Request) {
		r.Header.Set("Authorization", "Bearer "+h.Token)
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Content-Encoding", "gzip")
		r.Header.Set("X-Event", "push")
	})
	var answer api.HookAnswer
	if err := json.Unmarshal([]byte(text), &answer); err != nil || status != http.StatusOK || answer.Run != run.Completed || !strings.Contains(string(answer.Result), "59") {
		t.Fatalf("%d %s", status, text)
	}
	r := get[struct {
		Trigger struct {
			Body    json.RawMessage
			Query   map[string]any
			Headers map[string]string
		}
	}](d, "GET", "/api/runs/"+answer.RunID, nil).Trigger
	if string(r.Body) != `{"x":1}` || r.Query["a"] != "1" || len(r.Query["b"].([]any)) != 2 || r.Headers["x-event"] != "push" || r.Headers["authorization"] != "" { //nolint:forcetypeassert // else the test fails
		t.Errorf("it was told %+v", r)
	}
}

func TestAHookRefusesWhatIsNotForIt(t *testing.T) {
	d := open(t)
	_, h := hooked(d, "")
	_, off := hooked(d, `,"enabled":false`)
	w, _ := hooked(d, "")
	other := get[runs.NewTrigger](d, "POST", "/api/automations/"+w.ID+"/triggers", `{"kind":"command","command":"other"}`)
	for _, c := range []struct {
		name, id, token, kind, body string
		change                      func(*http.Request)
		want                        int
	}{
		{"no token", h.ID, "", "", "", nil, 401},
		{"a wrong token", h.ID, "x", "", "", nil, 401},
		{"the door's token", h.ID, d.token, "", "", nil, 401},
		{"another hook's token", h.ID, off.Token, "", "", nil, 401},
		{"no such hook", "none", h.Token, "", "", nil, 404},
		{"a hook that is off", off.ID, off.Token, "", "", nil, 404},
		{"a trigger that is no hook", other.ID, h.Token, "", "", nil, 404},
		{"a foreign page", h.ID, h.Token, "", "", func(r *http.Request) { r.Header.Set("Origin", "https://evil.example") }, 403},
		{"a name that points here", h.ID, h.Token, "", "", func(r *http.Request) { r.Host = "evil.example:80" }, 403},
		{"JSON that is none", h.ID, h.Token, "application/json", "{", nil, 400},
		{"bytes", h.ID, h.Token, "application/octet-stream", "\x00\x01\x02\xff\x00", nil, 400},
		{"a form without a boundary", h.ID, h.Token, "multipart/form-data", "x", nil, 400},
		{"a form that ends in the middle", h.ID, h.Token, "multipart/form-data; boundary=b", "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx", nil, 400},
		{"a form of 10,000 parts", h.ID, h.Token, "multipart/form-data; boundary=b", strings.Repeat("--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n", 10_000) + "--b--", nil, 413},
		{"a file where no folder is chosen", h.ID, h.Token, "multipart/form-data; boundary=b", aFile("a.txt"), nil, 409},
		{"an encoding that nobody knows", h.ID, h.Token, "text/plain", "x", func(r *http.Request) { r.Header.Set("Content-Encoding", "br") }, 400},
		{"gzip that is none", h.ID, h.Token, "text/plain", "x", func(r *http.Request) { r.Header.Set("Content-Encoding", "gzip") }, 400},
		{"gzip that unfolds without end", h.ID, h.Token, "text/plain", gzipped(strings.Repeat("a", 40<<20)), func(r *http.Request) { r.Header.Set("Content-Encoding", "gzip") }, 413},
		{"a wait that is no number", h.ID, h.Token, "text/plain", "x", func(r *http.Request) { r.URL.RawQuery = "wait=long" }, 400},
		{"50 MB", h.ID, h.Token, "text/plain", strings.Repeat("a", 50<<20), nil, 413},
		{"a file of 100 MB", h.ID, h.Token, "multipart/form-data; boundary=b", strings.Replace(aFile("a.txt"), "\xff\x00", strings.Repeat("a", 100<<20), 1), nil, 413},
		{"a name of 20 MB", h.ID, h.Token, "multipart/form-data; boundary=b", strings.Replace(aFile("a.txt"), "cv", strings.Repeat("a", 20<<20), 1), nil, 400},
	} {
		t.Run(c.name, func(t *testing.T) {
			change := c.change
			if change == nil {
				change = func(*http.Request) {}
			}
			if status, _ := d.calls(c.id, c.token, c.kind, c.body, change); status != c.want {
				t.Errorf("%d", status)
			}
		})
	}
	if l := get[api.Listing[run.Run]](d, "GET", "/api/runs", nil); len(l.Items) != 0 {
		t.Errorf("there are runs: %+v", l.Items)
	}
	if status, _ := d.ask("GET", "/api/automations", nil, func(r *http.Request) { r.Header.Set("Authorization", "Bearer "+h.Token) }); status != 401 {
		t.Errorf("the token of a hook opens the door: %d", status)
	}
	for _, method := range []string{"GET", "PUT", "DELETE", "PATCH"} {
		if status, _ := d.ask(method, "/api/hooks/"+h.ID, nil); status != 405 {
			t.Errorf("a hook answers %s with %d", method, status)
		}
	}
}

func TestAHookSaysWhyABodyCannotBeRead(t *testing.T) {
	d := open(t)
	_, h := hooked(d, "")
	whole := gzipped(`{"x":"` + strings.Repeat("abcdefgh", 100) + `"}`)
	wrongSum := []byte(whole)
	wrongSum[len(wrongSum)-8] ^= 0xff
	const damaged, cutOff = "can't be unpacked", "ends too early"
	for _, c := range []struct{ name, kind, encoding, body, want string }{
		{"gzip that is cut in the middle", "application/json", "gzip", whole[:len(whole)/2], cutOff},
		{"gzip of which only the sum is missing", "application/json", "gzip", whole[:len(whole)-8], cutOff},
		{"gzip that is cut within its head", "application/json", "gzip", whole[:4], cutOff},
		{"gzip of nothing", "application/json", "gzip", "", cutOff},
		{"gzip that is none", "application/json", "gzip", `{"x": "plain text"}`, damaged},
		{"gzip whose sum is wrong", "application/json", "gzip", string(wrongSum), damaged},
		{"deflate that is none", "text/plain", "deflate", "\xff\xff\xff\xff\xff", damaged},
		{"deflate of nothing", "text/plain", "deflate", "", cutOff},
		{"a packed form that is cut", "multipart/form-data; boundary=b", "gzip", gzipped(aFile("a.txt"))[:40], cutOff},
		{"a form that is cut", "multipart/form-data; boundary=b", "", "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n--b", cutOff},
		{"a form without an end", "multipart/form-data; boundary=b", "", "x", cutOff},
	} {
		t.Run(c.name, func(t *testing.T) {
			status, text := d.ask("POST", "/api/hooks/"+h.ID, c.body, func(r *http.Request) {
				r.Header.Set("Authorization", "Bearer "+h.Token)
				r.Header.Set("Content-Type", c.kind)
				if c.encoding != "" {
					r.Header.Set("Content-Encoding", c.encoding)
				}
			})
			if status != http.StatusBadRequest || !strings.Contains(text, c.want) {
				t.Errorf("%d %s", status, text)
			}
		})
	}
}

func TestAHookThatIsCalledTooOftenSaysSo(t *testing.T) {
	d := open(t)
	_, h := hooked(d, "")
	counts := map[int]int{}
	for range 100 {
		status, _ := d.calls(h.ID, "wrong", "", "")
		counts[status]++
	}
	if counts[401] == 0 || counts[429] == 0 || counts[401]+counts[429] != 100 {
		t.Errorf("of 100 wrong calls: %v", counts)
	}
	counts = map[int]int{}
	for range 100 {
		status, _ := d.calls(h.ID, h.Token, "", "")
		counts[status]++
	}
	if counts[202] == 0 || counts[429] == 0 || counts[202]+counts[429] != 100 {
		t.Errorf("of 100 calls: %v", counts)
	}
}

// A burst of calls: each is either taken, and begins its run, or refused with 429. None is lost between the two.
func TestEachCallThatAHookTakesBeginsItsRun(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	_, h := hooked(d, `,"overlap":"parallel"`)
	type answer struct {
		status int
		run    string
	}
	answers := make(chan answer, 100)
	for i := range cap(answers) {
		go func() {
			status, started := d.calls(h.ID, h.Token, "text/plain", strconv.Itoa(i))
			answers <- answer{status, started.RunID}
		}()
	}
	counts, runs := map[int]int{}, map[string]bool{}
	for range cap(answers) {
		a := <-answers
		counts[a.status]++
		if a.status == http.StatusAccepted {
			runs[a.run] = true
		}
	}
	if counts[202] == 0 || counts[429] == 0 || counts[202]+counts[429] != 100 || len(runs) != counts[202] {
		t.Fatalf("of 100 calls at once: %v, %d runs", counts, len(runs))
	}
	told := map[string]bool{}
	for id := range runs {
		r := d.runEnded(id)
		if r.Run.State != run.Completed {
			t.Errorf("a run is %s", r.Run.State)
		}
		told[string(get[struct {
			Trigger struct{ Body json.RawMessage }
		}](d, "GET", "/api/runs/"+id, nil).Trigger.Body)] = true
	}
	if len(told) != len(runs) {
		t.Errorf("%d runs were told %d different bodies", len(runs), len(told))
	}
	if all := get[api.Listing[run.Run]](d, "GET", "/api/runs?limit=500", nil); len(all.Items) != len(runs) {
		t.Errorf("there are %d runs", len(all.Items))
	}
}

func TestATokenOfAHookIsShownOnceAndKeptAsAHash(t *testing.T) {
	dir := t.TempDir()
	var id, first, second string
	t.Run("it is replaced", func(t *testing.T) {
		d := openIn(t, dir)
		_, h := hooked(d, `,"overlap":"parallel"`)
		if h.Token == "" || h.TokenHint != h.Token[len(h.Token)-4:] {
			t.Errorf("it is %+v", h)
		}
		if _, body := d.ask("GET", "/api/triggers/"+h.ID, nil); strings.Contains(body, h.Token) {
			t.Errorf("it is shown again: %s", body)
		}
		fresh := get[runs.NewTrigger](d, "POST", "/api/triggers/"+h.ID+"/token", nil)
		id, first, second = h.ID, h.Token, fresh.Token
		d.takes(id, second, first)
	})
	t.Run("after a restart", func(t *testing.T) {
		d := openIn(t, dir)
		d.takes(id, second, first)
		third := get[runs.NewTrigger](d, "POST", "/api/triggers/"+id+"/token", nil).Token
		d.takes(id, third, second)
	})
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() {
			return err
		}
		text, err := os.ReadFile(path) //nolint:gosec // in the folder of the test
		for _, token := range []string{first, second} {
			if strings.Contains(string(text), token) {
				t.Errorf("%s holds a token", path)
			}
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// takes calls a hook with the token that it has and with one that it had.
func (d *door) takes(id, token, former string) {
	d.t.Helper()
	for token, want := range map[string]int{token: http.StatusAccepted, former: http.StatusUnauthorized} {
		if status, _ := d.calls(id, token, "", ""); status != want {
			d.t.Errorf("a token answers %d, not %d", status, want)
		}
	}
}

func TestACommandStartsItsWorkflowWithTheRestOfTheLine(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	w, _ := hooked(d, "")
	made := get[runs.NewTrigger](d, "POST", "/api/automations/"+w.ID+"/triggers", `{"kind":"command","command":"/digest"}`)
	if status, _ := d.ask("POST", "/api/automations/"+w.ID+"/triggers", `{"kind":"command","command":"DIGEST"}`); status != 409 {
		t.Errorf("a second command of the same name answers %d", status)
	}
	all := get[api.Listing[runs.Command]](d, "GET", "/api/commands", nil)
	if len(all.Items) != 1 || all.Items[0].Command != "digest" || all.Items[0].Name != "Hooked" || all.Items[0].TriggerID != made.ID {
		t.Errorf("the commands are %+v", all.Items)
	}
	started := get[runs.Started](d, "POST", "/api/commands/Digest/run", `{"text":"of today"}`)
	r := get[struct{ Trigger map[string]string }](d, "GET", "/api/runs/"+started.RunID, nil)
	if r.Trigger["kind"] != "command" || r.Trigger["text"] != "of today" {
		t.Errorf("it was told %v", r.Trigger)
	}
	if status, _ := d.ask("POST", "/api/commands/nothing/run", `{}`); status != 404 {
		t.Errorf("no such command answers %d", status)
	}
}

func TestASchedulesRowIsATrigger(t *testing.T) {
	d := open(t)
	w, _ := hooked(d, "")
	s := get[run.Schedule](d, "POST", "/api/schedules", `{"workflowId":"`+w.ID+`","cron":"0 7 * * *"}`)
	if s.Overlap != run.OverlapSkip || !s.Enabled {
		t.Errorf("it is %+v", s)
	}
	all := get[api.Listing[run.Trigger]](d, "GET", "/api/automations/"+w.ID+"/triggers", nil)
	if len(all.Items) != 2 || all.Items[1].ID != s.ID || all.Items[1].Kind != run.OnSchedule || all.Items[1].NextAt == nil {
		t.Errorf("the triggers are %+v", all.Items)
	}
	get[run.Trigger](d, "PUT", "/api/triggers/"+s.ID, `{"overlap":"queue","cron":"0 8 * * *"}`)
	if s = get[run.Schedule](d, "GET", "/api/schedules/"+s.ID, nil); s.Overlap != run.OverlapQueue || s.Cron != "0 8 * * *" {
		t.Errorf("it is %+v", s)
	}
	if l := get[api.Listing[run.Schedule]](d, "GET", "/api/schedules", nil); len(l.Items) != 1 {
		t.Errorf("the schedules are %+v", l.Items)
	}
}

func TestAPermissionIsMadeFromAWaitingStep(t *testing.T) {
	d := open(t)
	d.backend.Runs.Start()
	get[any](d, "PUT", "/api/tools/settings", map[string]string{"folder": t.TempDir()})
	w := get[run.Workflow](d, "POST", "/api/automations", `{"kind":"instructions","name":"Writes","instructions":[{"directCallToolId":"write_file","args":{"path":"notes/a.md","content":"x"}}]}`)
	h := get[runs.NewTrigger](d, "POST", "/api/automations/"+w.ID+"/triggers", `{"kind":"hook"}`)
	_, first := d.calls(h.ID, h.Token, "", "")
	if _, err := d.backend.Runs.Await(t.Context(), first.RunID); err != nil {
		t.Fatal(err)
	}
	asked := get[api.Listing[run.Inquiry]](d, "GET", "/api/runs/requests", nil).Items
	if len(asked) != 1 || asked[0].TriggerID != h.ID {
		t.Fatalf("it asks %+v", asked)
	}
	p := get[run.Permission](d, "POST", "/api/permissions", `{"requestId":"`+asked[0].ID+`","match":{"path":{"under":"notes"},"content":{"any":true}}}`)
	get[any](d, "POST", "/api/runs/requests/"+asked[0].ID+"/answer", `{"answer":"once"}`)
	if r, err := d.backend.Runs.Await(t.Context(), first.RunID); err != nil || r.CompletedAt == nil {
		t.Fatalf("%+v %v", r, err)
	}
	_, second := d.calls(h.ID, h.Token, "", "")
	if r, err := d.backend.Runs.Await(t.Context(), second.RunID); err != nil || r.CompletedAt == nil {
		t.Fatalf("the second waits: %+v %v", r, err)
	}
	all := get[api.Listing[run.Permission]](d, "GET", "/api/permissions?triggerId="+h.ID, nil)
	if len(all.Items) != 1 || all.Items[0].Uses != 1 {
		t.Errorf("the permissions are %+v", all.Items)
	}
	get[any](d, "DELETE", "/api/permissions/"+p.ID, nil)
	_, third := d.calls(h.ID, h.Token, "", "")
	if r, err := d.backend.Runs.Await(t.Context(), third.RunID); err != nil || r.Waiting != run.ForApproval {
		t.Errorf("the third does not wait: %+v %v", r, err)
	}
}
