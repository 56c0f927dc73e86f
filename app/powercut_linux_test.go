package app

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"math/rand/v2"
	"mime/multipart"
	"net"
	"net/http"
	"net/http/httptrace"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"

	"terzetto/backend"
	"terzetto/backend/api"
	"terzetto/backend/base/datadir"
	"terzetto/backend/base/event"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/run"
	"terzetto/backend/service/health"
	"terzetto/backend/service/transfer"
	"terzetto/backend/store"
	"terzetto/backend/testing/backendtest"
	"terzetto/backend/testing/powercut"
)

// TestServeOfAChild is terzetto serve in a process of its own, which the test of a power cut records.
func TestServeOfAChild(t *testing.T) {
	dir := os.Getenv("TERZETTO_SERVE")
	if dir == "" {
		t.Skip("this is a part of another test")
	}
	ctx, stop := signal.NotifyContext(t.Context(), syscall.SIGTERM)
	code := execute(ctx, &shell{files: fstest.MapFS{}, stdout: os.Stdout, stderr: os.Stderr}, []string{"serve", "--data-dir", dir})
	stop()
	os.Exit(code)
}

// A claim is something that the program said is done.
type claim struct {
	what  string
	said  string // the connection over which it was said
	event string // of the stream that said it; else the end of the answer did
	holds func(ask asker) error
	// A restore may undo it: from the answer before, over the connection undoing, until its own, over undone.
	undoing, undone string
	outside         bool // it is no row of the database: a restore leaves it
	absence         bool // it also holds where nothing was ever done
}

// A session is what a person does with a program that is recorded.
type session struct {
	t      *testing.T
	url    string
	token  string
	n      int // of requests
	last   string
	claims []claim
}

// ask calls an operation over a connection of its own, so that the record tells its answer from others, and reads
// the answer to its end.
func (s *session) ask(name string, in map[string]any) []byte {
	s.t.Helper()
	at := slices.IndexFunc(api.Operations(), func(o api.Operation) bool { return o.Name == name })
	o := api.Operations()[at]
	path := o.Path
	for key, v := range in {
		text, _ := json.Marshal(v)
		path = strings.ReplaceAll(path, "{"+key+"}", strings.Trim(string(text), `"`))
	}
	body, err := json.Marshal(in)
	if err != nil {
		s.t.Fatal(err)
	}
	if in == nil {
		body = []byte("{}")
	}
	return s.send(o.Method, path, "application/json", body)
}

func (s *session) send(method, path, kind string, body []byte) []byte {
	s.t.Helper()
	s.n++
	from := &net.TCPAddr{IP: net.IPv4(127, 1, byte(s.n>>8), byte(s.n))}
	door := &http.Transport{DisableKeepAlives: true, DialContext: (&net.Dialer{LocalAddr: from}).DialContext}
	ctx := httptrace.WithClientTrace(s.t.Context(), &httptrace.ClientTrace{GotConn: func(c httptrace.GotConnInfo) { s.last = c.Conn.LocalAddr().String() }})
	r, err := http.NewRequestWithContext(ctx, method, strings.TrimSuffix(s.url, "/")+path, bytes.NewReader(body))
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Content-Type", kind)
	r.Header.Set("Authorization", "Bearer "+s.token)
	answer, err := door.RoundTrip(r)
	if err != nil {
		s.t.Fatal(err)
	}
	text, err := io.ReadAll(answer.Body)
	if err := errors.Join(err, answer.Body.Close()); err != nil || answer.StatusCode >= 300 {
		s.t.Fatalf("%s %s: %d %s %v", method, path, answer.StatusCode, text, err)
	}
	return text
}

// said keeps what the last answer said.
func (s *session) said(f claim) {
	f.said = s.last
	s.claims = append(s.claims, f)
}

func decode[T any](t *testing.T, text []byte) (v T) {
	t.Helper()
	if err := json.Unmarshal(text, &v); err != nil {
		t.Fatalf("%v in %s", err, text)
	}
	return v
}

// answered is what an operation answers, or how it refused.
func answered[T any](ask asker, name string, in map[string]any) (v T, err error) {
	text, ok := ask(name, in)
	if !ok {
		return v, fmt.Errorf("%s: %s", name, text)
	}
	return v, json.Unmarshal([]byte(text), &v)
}

// conversation makes a conversation with two turns, of which one message is edited and another conversation deleted.
func (s *session) conversation(name string) {
	c := decode[chat.Conversation](s.t, s.ask("conversations.create", map[string]any{"title": name}))
	s.said(claim{what: "the conversation " + name, holds: func(ask asker) error {
		_, err := answered[chat.Conversation](ask, "conversations.get", map[string]any{"cid": c.ID})
		return err
	}})
	has := func(text string) func(asker) error {
		return func(ask asker) error {
			all, err := answered[[]chat.Message](ask, "messages.list", map[string]any{"cid": c.ID})
			if err == nil && !slices.ContainsFunc(all, func(m chat.Message) bool { return m.Content == text }) {
				err = fmt.Errorf("%q is not among %d messages", text, len(all))
			}
			return err
		}
	}
	for n := range 2 {
		said := fmt.Sprintf("%s %d", name, n)
		s.ask("turns.send", map[string]any{"cid": c.ID, "content": said})
		s.said(claim{what: "the message " + said, event: event.UserMessageCreated, holds: has(said)})
		turn := s.last
		all := decode[[]chat.Message](s.t, s.ask("messages.list", map[string]any{"cid": c.ID}))
		s.claims = append(s.claims, claim{what: "the reply to " + said, said: turn, holds: has(all[len(all)-1].Content)})
	}
	gone := decode[chat.Conversation](s.t, s.ask("conversations.create", map[string]any{"title": name + " gone"}))
	s.ask("conversations.delete", map[string]any{"cid": gone.ID})
	s.ask("conversations.purge", map[string]any{"cid": gone.ID})
	s.said(claim{what: "the deletion beside " + name, absence: true, holds: func(ask asker) error {
		if _, there := ask("conversations.get", map[string]any{"cid": gone.ID}); there {
			return errors.New("the conversation is back")
		}
		return nil
	}})
}

// server adds a model server with a key, which has to open again.
func (s *session) server(name string) {
	e := decode[chat.Endpoint](s.t, s.ask("endpoints.create", map[string]any{"name": name, "url": "http://" + name + ".invalid/v1", "api_key": "sk-" + name}))
	s.said(claim{what: "the key of " + name, holds: func(ask asker) error {
		got, err := answered[chat.Endpoint](ask, "endpoints.get", map[string]any{"id": e.ID})
		if err == nil && (!got.APIKeySet || got.KeyLost) {
			err = errors.New("the key does not open")
		}
		return err
	}})
}

// run starts a workflow and waits for its end.
func (s *session) run(name string) {
	w := decode[run.Workflow](s.t, s.ask("automations.create", map[string]any{
		"kind": "instructions", "name": name, "instructions": []any{
			map[string]any{"id": "first", "directCallToolId": "give_value", "args": map[string]any{"value": "one"}},
			map[string]any{"id": "second", "directCallToolId": "give_value", "args": map[string]any{"value": name}},
		},
	}))
	type state struct {
		ID      string            `json:"workflowRunId"`
		State   string            `json:"state"`
		Results []json.RawMessage `json:"instructionResults"`
	}
	r := decode[state](s.t, s.ask("automations.run", map[string]any{"id": w.ID}))
	get := func(ask asker) (state, error) { return answered[state](ask, "runs.get", map[string]any{"id": r.ID}) }
	s.said(claim{what: "the run " + name, holds: func(ask asker) error { _, err := get(ask); return err }})
	s.follow(r.ID)
	end := decode[state](s.t, s.ask("runs.get", map[string]any{"id": r.ID}))
	s.said(claim{what: "the end of the run " + name, holds: func(ask asker) error {
		got, err := get(ask)
		if err == nil && (got.State != end.State || len(got.Results) != len(end.Results)) {
			err = fmt.Errorf("it is %+v and was %+v", got, end)
		}
		return err
	}})
}

// follow reads a run's stream until the run has ended.
func (s *session) follow(id string) {
	r, err := http.NewRequestWithContext(s.t.Context(), http.MethodGet, s.url+"api/runs/"+id+"/stream", nil)
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+s.token)
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		s.t.Fatal(err)
	}
	defer answer.Body.Close() //nolint:errcheck // it was only read
	lines := bufio.NewScanner(answer.Body)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if text := lines.Text(); strings.Contains(text, `"completedAt":"`) {
			return
		}
	}
	s.t.Fatalf("the run %s did not end: %v", id, lines.Err())
}

// moved imports a conversation from a file.
func (s *session) moved(name string) {
	var form bytes.Buffer
	w := multipart.NewWriter(&form)
	part, err := w.CreateFormFile("file", name+".jsonl")
	if err == nil {
		for line := range 40 {
			who, is := "Ada", "false"
			if line%2 == 0 {
				who, is = "You", "true"
			}
			_, _ = fmt.Fprintf(part, `{"name":%q,"is_user":%s,"send_date":"2026-01-02T10:00:00Z","mes":"line %d of %s"}`+"\n", who, is, line, name)
		}
		err = w.Close()
	}
	if err != nil {
		s.t.Fatal(err)
	}
	got := decode[transfer.Upload](s.t, s.send("POST", "/api/moving/upload", w.FormDataContentType(), form.Bytes()))
	s.ask("moving.look", map[string]any{"id": got.ID})
	s.ask("moving.keep", map[string]any{"id": got.ID})
	s.said(claim{what: "the import " + name, holds: func(ask asker) error {
		all, err := answered[[]chat.Conversation](ask, "conversations.list", nil)
		if err != nil {
			return err
		}
		for _, c := range all {
			found, err := answered[[]chat.Message](ask, "messages.list", map[string]any{"cid": c.ID, "limit": 100})
			if err != nil {
				return err
			}
			if n := len(lists.Keep(found, func(m chat.Message) bool { return strings.HasSuffix(m.Content, " of "+name) })); n == 40 {
				return nil
			}
		}
		return fmt.Errorf("no conversation of %d has the forty messages", len(all))
	}})
}

// backup makes a copy, and gives its name and the number of the claims that it holds.
func (s *session) backup() (file string, claims int) {
	claims = len(s.claims)
	made := decode[store.BackupInfo](s.t, s.ask("app.backup", nil))
	file = filepath.Base(made.File)
	s.said(claim{what: "the copy " + file, outside: true, holds: func(ask asker) error {
		_, err := answered[transfer.Tallied](ask, "moving.tally", map[string]any{"file": file})
		return err
	}})
	return file, claims
}

// restore puts a copy in place, which undoes what was done since.
func (s *session) restore(file string, claims int) {
	before := s.last
	s.ask("app.restore", map[string]any{"file": file})
	for i := range s.claims[claims:] {
		if f := &s.claims[claims+i]; !f.outside && f.undone == "" {
			f.undoing, f.undone = before, s.last
		}
	}
}

// recorded serves the folder home/data under the recorder while what is done.
func recorded(t *testing.T, record *powercut.Record, home string, s *session, what func()) {
	t.Helper()
	trace := filepath.Join(t.TempDir(), "trace")
	line := powercut.Command(trace, "/proc/self/exe", "-test.run=^TestServeOfAChild$")
	line[slices.Index(line, "/proc/self/exe")] = os.Args[0]
	cmd := exec.CommandContext(t.Context(), line[0], line[1:]...)
	// No keyring answers there, so that the key is in a file.
	cmd.Env = append(os.Environ(), "TERZETTO_SERVE="+filepath.Join(home, "data"), "TERZETTO_DEMO_PACE=1ms", "DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent")
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	var at ready
	for at.PID == 0 && lines.Scan() {
		_ = json.Unmarshal(lines.Bytes(), &at)
	}
	if at.PID == 0 {
		t.Fatalf("it did not begin: %v", cmd.Wait())
	}
	s.url, s.token = at.URL, at.Token
	what()
	if err := syscall.Kill(at.PID, syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	_, _ = io.Copy(io.Discard, out)
	if err := cmd.Wait(); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(trace)
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(record.Read(f), f.Close()); err != nil {
		t.Fatal(err)
	}
}

// cuts is how often the power is cut.
func cuts() int {
	if testing.Short() {
		return 20
	}
	return 500
}

func TestAfterAPowerCutWhatWasAnsweredIsThere(t *testing.T) {
	if err := exec.CommandContext(t.Context(), "strace", "-qq", "-o", os.DevNull, "true").Run(); err != nil {
		t.Skip("no program can be recorded here: ", err)
	}
	if raced {
		t.Skip("it opens the program again and again, which takes minutes under the race detector: go-test runs it without")
	}
	home := t.TempDir()
	record := powercut.New(home)
	s := &session{t: t}
	recorded(t, record, home, s, func() {
		s.conversation("harbour")
		s.server("lantern")
		s.run("morning")
		s.moved("letters")
		file, claims := s.backup()
		s.conversation("ferry")
		s.restore(file, claims)
		s.conversation("bridge")
	})
	if !testing.Short() {
		recorded(t, record, home, s, func() {
			s.run("evening")
			file, claims := s.backup()
			s.moved("postcards")
			s.server("beacon")
			s.restore(file, claims)
			s.moved("notes")
		})
	}
	for _, f := range s.claims {
		answer, told := record.Answers[f.said]
		if told && f.event != "" {
			_, told = answer.SentAfter("event: " + f.event)
		}
		if !told {
			t.Fatalf("the record does not have the answer that told %s", f.what)
		}
	}
	t.Logf("%d changes of files, %d answers, %d claims", record.Len(), len(record.Answers), len(s.claims))
	r := rand.New(rand.NewPCG(19, 11))
	disk := powercut.NewDisk(record)
	failed := map[string]int{}
	for _, at := range moments(record, r) {
		disk.Advance(at)
		how := powercut.How(r.IntN(int(powercut.Hows)))
		dir := t.TempDir()
		if err := disk.Cut(r, how, dir); err != nil {
			t.Fatal(err)
		}
		for _, wrong := range s.lost(t, record, at, filepath.Join(dir, "data")) {
			failed[wrong]++
			if failed[wrong] <= 2 {
				t.Errorf("a cut after %d of %d changes, %s: %s", at, record.Len(), how, wrong)
			}
		}
		if err := os.RemoveAll(dir); err != nil {
			t.Fatal(err)
		}
	}
}

// moments are when the power is cut: half of them anywhere, and half of them where names change.
func moments(record *powercut.Record, r *rand.Rand) (all []int) {
	turning := record.Moments()
	for n := range cuts() {
		if low, high := record.Len()*n/cuts(), record.Len()*(n+1)/cuts(); n%2 == 0 {
			all = append(all, low+r.IntN(high-low)+1)
		} else {
			all = append(all, turning[r.IntN(len(turning))])
		}
	}
	slices.Sort(all)
	return all
}

// lost opens what a cut left, and says what is missing of what was answered before.
func (s *session) lost(t *testing.T, record *powercut.Record, at int, dir string) (wrong []string) {
	t.Helper()
	b, err := backend.Start(t.Context(), backendtest.Config(dir))
	if err != nil {
		return []string{"it does not open: " + err.Error()}
	}
	defer func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	}()
	wrong = unfinished(t, dir)
	ask := overHTTP(t, b)
	status, err := answered[health.Status](ask, "app.status", nil)
	if err == nil && status.Report.Damage != nil {
		err = status.Report.Damage
	}
	if err == nil {
		_, err = answered[struct{}](ask, "app.check", map[string]any{})
	}
	if err != nil {
		wrong = append(wrong, err.Error())
	}
	undone := map[string][2][]string{} // of a restore: which of the claims that it undoes are there, and which are not
	for _, f := range s.claims {
		since := record.Answers[f.said].Last()
		if f.event != "" {
			since, _ = record.Answers[f.said].SentAfter("event: " + f.event)
		}
		until, after := math.MaxInt, math.MaxInt
		if f.undone != "" {
			until, after = record.Answers[f.undoing].Last(), record.Answers[f.undone].Last()
		}
		switch {
		case at < since || at >= after || (at > until && f.absence):
		case at > until:
			counts := undone[f.undone]
			if f.holds(ask) == nil {
				counts[0] = append(counts[0], f.what)
			} else {
				counts[1] = append(counts[1], f.what)
			}
			undone[f.undone] = counts
		default:
			if err := f.holds(ask); err != nil {
				wrong = append(wrong, fmt.Sprintf("%s is lost: %v", f.what, err))
			}
		}
	}
	for _, counts := range undone {
		if len(counts[0]) > 0 && len(counts[1]) > 0 {
			wrong = append(wrong, fmt.Sprintf("of one restore %q are undone and %q are not", counts[1], counts[0]))
		}
	}
	return wrong
}

// unfinished names what an open data folder holds of files that were never finished.
func unfinished(t *testing.T, dir string) (all []string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, _ fs.DirEntry, err error) error {
		name := filepath.Base(path)
		if strings.Contains(name, datadir.Part) || strings.HasSuffix(name, ".new") || strings.HasSuffix(name, ".unfinished") || name == "incoming" {
			all = append(all, "a start leaves "+path)
		}
		if errors.Is(err, fs.ErrNotExist) { // SQLite removes its files while it works
			err = nil
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
	return all
}
