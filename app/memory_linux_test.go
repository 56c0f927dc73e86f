package app

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// mostMemory is how much more than at rest the program may hold while it takes a file, and what it may keep of it.
const (
	mostMemory = 256 << 20
	mostKept   = 160 << 20 // the database keeps a part of what the largest row took
)

// A served program runs in a process of its own, so that what it holds is its own.
type served struct {
	t     *testing.T
	url   string
	token string
	pid   int
	rest  int64
}

func TestServingChild(t *testing.T) {
	dir := os.Getenv("TERZETTO_SERVING")
	if dir == "" {
		t.Skip("this is a part of another test")
	}
	os.Exit(Main([]string{"serve", "--data-dir", dir}, os.DirFS(dir), nil))
}

func serveChild(t *testing.T) *served {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), "/proc/self/exe", "-test.run=^TestServingChild$")
	cmd.Env = append(os.Environ(), "TERZETTO_SERVING="+t.TempDir())
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(os.Interrupt)
		_ = cmd.Wait() // it was told to end
	})
	line, err := bufio.NewReader(out).ReadBytes('\n')
	if err != nil {
		t.Fatal(err)
	}
	var at struct{ URL, Token string }
	if err := json.Unmarshal(line, &at); err != nil {
		t.Fatal(err)
	}
	s := &served{t: t, url: strings.TrimSuffix(at.URL, "/"), token: at.Token, pid: cmd.Process.Pid}
	if status, said := s.send("/api/files", "a.txt", []byte("hello"), ""); status != http.StatusOK {
		t.Fatal(status, said)
	}
	s.rest = s.held("VmRSS")
	return s
}

// held is a line of the process's status, in bytes.
func (s *served) held(name string) int64 {
	s.t.Helper()
	text, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(s.pid), "status"))
	if err != nil {
		s.t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, name+":"); ok {
			n, _ := strconv.ParseInt(strings.TrimSuffix(strings.TrimSpace(rest), " kB"), 10, 64)
			return n << 10
		}
	}
	s.t.Fatal("the status has no " + name)
	return 0
}

// keeps is what the process holds above rest, once that is little enough: the index may still be taking in what was
// sent. At the end of its patience it is what is held then.
func (s *served) keeps() int64 {
	s.t.Helper()
	again := time.NewTicker(50 * time.Millisecond)
	defer again.Stop()
	for end := time.Now().Add(30 * time.Second); ; <-again.C {
		if kept := s.held("VmRSS") - s.rest; kept <= mostKept || time.Now().After(end) {
			return kept
		}
	}
}

// forgetPeak lets the highest memory be counted from now on.
func (s *served) forgetPeak() {
	s.t.Helper()
	if err := os.WriteFile(filepath.Join("/proc", strconv.Itoa(s.pid), "clear_refs"), []byte("5"), 0); err != nil {
		s.t.Skip("this system does not tell the highest memory of a process:", err)
	}
}

// send sends a file as a form, without holding the form.
func (s *served) send(path, name string, data []byte, purpose string) (status int, said string) {
	body, in := io.Pipe()
	form := multipart.NewWriter(in)
	go func() {
		err := form.WriteField("for", purpose)
		part, wrong := form.CreateFormFile("file", name)
		if err == nil && wrong == nil {
			_, wrong = part.Write(data)
		}
		_ = in.CloseWithError(firstOf(err, wrong, form.Close()))
	}()
	r, err := http.NewRequestWithContext(s.t.Context(), http.MethodPost, s.url+path, body)
	if err != nil {
		return 0, err.Error()
	}
	r.Header.Set("Content-Type", form.FormDataContentType())
	return s.ask(r)
}

// ask sends a request as the window does. The status is 0 where there is no answer.
func (s *served) ask(r *http.Request) (status int, said string) {
	r.Header.Set("Authorization", "Bearer "+s.token)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, err.Error()
	}
	text, _ := io.ReadAll(answer.Body)
	_ = answer.Body.Close()
	return answer.StatusCode, string(text)
}

// search searches the file that an answer names, which takes its text into the index first.
func (s *served) search(said string) {
	s.t.Helper()
	var file struct{ FileID int64 }
	if err := json.Unmarshal([]byte(said), &file); err != nil || file.FileID == 0 {
		s.t.Fatal("no file in", said, err)
	}
	r, err := http.NewRequestWithContext(s.t.Context(), http.MethodGet, fmt.Sprintf("%s/api/files/%d/search?q=lorem+12345", s.url, file.FileID), nil)
	if err != nil {
		s.t.Fatal(err)
	}
	r.Header.Set("Authorization", "Bearer "+s.token)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		s.t.Fatal(err)
	}
	defer answer.Body.Close() //nolint:errcheck // it was read
	if text, err := io.ReadAll(answer.Body); err != nil || answer.StatusCode != http.StatusOK {
		s.t.Errorf("the search gives %d %s, %v", answer.StatusCode, text, err)
	}
}

func firstOf(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return io.EOF
}

// ways are the ways in which a file gets into the program.
var ways = []struct {
	name  string
	whole bool // only in the whole form of the test
	take  func(s *served, name string, data []byte)
}{
	{"added", false, func(s *served, name string, data []byte) { s.takeFile(name, data, "") }},
	{"attached", true, func(s *served, name string, data []byte) { s.takeFile(name, data, "message") }},
	{"read by a tool", true, (*served).readByTool},
	{"in an e-mail", true, func(s *served, name string, data []byte) {
		if len(data) < 36<<20 && !strings.HasSuffix(name, ".eml") {
			s.takeFile("letter.eml", letterWith(name, data), "")
		}
	}},
}

// takeFile adds a file and searches it.
func (s *served) takeFile(name string, data []byte, purpose string) {
	s.t.Helper()
	status, said := s.send("/api/files", name, data, purpose)
	s.works("/api/files", status, said)
	if status == http.StatusOK {
		s.search(said)
	}
}

// readByTool lets the tools read a file of the chosen folder.
func (s *served) readByTool(name string, data []byte) {
	s.t.Helper()
	dir := s.t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, name), data, 0o600); err != nil {
		s.t.Fatal(err)
	}
	s.post("/api/tools/folder", fmt.Sprintf(`{"folder":%q}`, dir))
	tools := []string{"read_document"}
	if slices.Contains([]string{".csv", ".tsv", ".xlsx", ".ods"}, filepath.Ext(name)) {
		tools = append(tools, "read_table")
	}
	for _, tool := range tools {
		s.post("/api/tools/"+tool+"/run", fmt.Sprintf(`{"args":{"path":%q}}`, name))
	}
}

func TestMemoryOfAnyFileStaysBelowTheLimit(t *testing.T) {
	if raced {
		t.Skip("the race detector holds several times as much")
	}
	for _, f := range heavyFiles() {
		if f.whole && testing.Short() {
			continue
		}
		t.Run(f.name, func(t *testing.T) {
			data := f.make()
			for _, way := range ways {
				if way.whole && testing.Short() {
					continue
				}
				s := serveChild(t)
				s.forgetPeak()
				way.take(s, f.name, data)
				s.within(f.name+" "+way.name, len(data), mostMemory)
			}
		})
	}
}

// within holds that what was taken since forgetPeak is little, and given back.
func (s *served) within(what string, size int, most int64) {
	s.t.Helper()
	peak, kept := s.held("VmHWM")-s.rest, s.keeps()
	s.t.Logf("%s, %d kB: %d MB above rest, %d MB kept", what, size>>10, peak>>20, kept>>20)
	if peak > most {
		s.t.Errorf("%s: the program holds %d MB more than at rest", what, peak>>20)
	}
	if kept > mostKept {
		s.t.Errorf("%s: it keeps %d MB", what, kept>>20)
	}
}

// atOnce is how many files are sent at once, and a little how much more than one they may take.
const (
	atOnce  = 8
	aLittle = 64 << 20
	small   = 2 << 20 // a file of which several are read at once
)

func TestManyFilesTakeTheMemoryOfOne(t *testing.T) {
	if raced {
		t.Skip("the race detector holds several times as much")
	}
	send := func(t *testing.T, what string, files ...heavy) {
		t.Helper()
		data := make([][]byte, len(files))
		for i, f := range files {
			data[i] = f.make()
		}
		s := serveChild(t)
		s.forgetPeak()
		var wait sync.WaitGroup
		for n := range atOnce {
			f := n % len(files)
			wait.Go(func() {
				if status, said := s.send("/api/files", files[f].name, data[f], ""); status == 0 || status >= 500 {
					t.Errorf("%s gives %d %s", files[f].name, status, said)
				}
			})
		}
		wait.Wait()
		s.within(what, len(data[0]), mostMemory+aLittle)
	}
	all := heavyFiles()
	send(t, "one of each, eight at once", all[:atOnce]...)
	for _, f := range all {
		if (f.whole || f.name != "blanks.pdf") && testing.Short() || len(f.make()) > small {
			continue
		}
		t.Run(f.name, func(t *testing.T) { send(t, f.name+", eight at once", f) })
	}
}
