package app

import (
	"bufio"
	"encoding/json"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"

	"terzetto/backend/testing/backendtest"
)

// TestSignalOfAChild is the program in a process of its own, which gets a signal.
func TestSignalOfAChild(t *testing.T) {
	dir := os.Getenv("TERZETTO_SIGNAL")
	if dir == "" {
		t.Skip("this is a part of another test")
	}
	os.Exit(Main([]string{"serve", "--data-dir", dir}, fstest.MapFS{}, []byte(`{"info":{"productVersion":"1.0.0"}}`)))
}

func TestASignalEndsServeOnceTheReplyIsSaved(t *testing.T) {
	for _, s := range []syscall.Signal{syscall.SIGHUP, syscall.SIGTERM, syscall.SIGINT} {
		t.Run(s.String(), func(t *testing.T) {
			dir := t.TempDir()
			// A child heeds what this process heeds, and ignores what it ignores: SIGHUP under nohup, SIGINT in the
			// background of a script.
			heard := make(chan os.Signal, 1)
			signal.Notify(heard, s)
			defer signal.Stop(heard)
			cmd := exec.CommandContext(t.Context(), "/proc/self/exe", "-test.run=^TestSignalOfAChild$")
			cmd.Env = append(os.Environ(), "TERZETTO_SIGNAL="+dir, "TERZETTO_DEMO_PACE=20ms")
			out, err := cmd.StdoutPipe()
			if err == nil {
				err = cmd.Start()
			}
			if err != nil {
				t.Fatal(err)
			}
			var at ready
			if err := json.NewDecoder(out).Decode(&at); err != nil {
				t.Fatal(err)
			}
			post := func(path, body string) *http.Response {
				r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, at.URL+path, strings.NewReader(body))
				if err != nil {
					t.Fatal(err)
				}
				r.Header.Set("Authorization", "Bearer "+at.Token)
				r.Header.Set("Content-Type", "application/json")
				resp, err := http.DefaultClient.Do(r)
				if err != nil {
					t.Fatal(err)
				}
				return resp
			}
			made := post("api/conversations", `{}`)
			var c struct{ ID string }
			err = json.NewDecoder(made.Body).Decode(&c)
			_ = made.Body.Close()
			if err != nil {
				t.Fatal(err)
			}
			turn := post("api/conversations/"+c.ID+"/send", `{"content":"Tell me a long story."}`)
			defer turn.Body.Close() //nolint:errcheck // it is read to its end
			var seen strings.Builder
			event, tokens := "", 0
			for lines := bufio.NewScanner(turn.Body); lines.Scan(); {
				if name, is := strings.CutPrefix(lines.Text(), "event: "); is {
					event = name
				}
				if text, is := strings.CutPrefix(lines.Text(), "data: "); is && event == "token" {
					seen.WriteString(text)
					if tokens++; tokens == 10 {
						if err := cmd.Process.Signal(s); err != nil {
							t.Fatal(err)
						}
					}
				}
			}
			if err := cmd.Wait(); err != nil || tokens < 10 {
				t.Fatalf("it ended with %v after %d tokens", err, tokens)
			}
			if got := backendtest.Texts(t, backendtest.Open(t, dir), c.ID); !strings.Contains(strings.ReplaceAll(got, "\n", `\n`), strings.TrimSpace(seen.String())) {
				t.Errorf("seen was %q, kept is %q", seen.String(), got)
			}
		})
	}
}
