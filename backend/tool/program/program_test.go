package program_test

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/process"
	"terzetto/backend/tool"
	"terzetto/backend/tool/program"
)

// A fileSet is that of a caller with documents.
type fileSet struct{ given, made []tool.File }

func (s *fileSet) Files() []tool.File { return s.given }

func (s *fileSet) Put(f tool.File) error { s.made = append(s.made, f); return nil }

func (s *fileSet) names() (all []string) {
	for _, f := range s.made {
		all = append(all, f.Name)
	}
	return all
}

// A result is what the tool gives.
type result struct {
	ExitCode int
	Output   string
	Ended    string
	Left     []string
}

// needs skips a test on a computer without an interpreter.
func needs(t *testing.T, name string) {
	t.Helper()
	if _, err := exec.LookPath(name); err != nil {
		t.Skip("there is no " + name + " here")
	}
}

func call(t *testing.T, ctx context.Context, o program.Options, s *fileSet, args map[string]any) (r result, err error) {
	t.Helper()
	box, err := tool.New(program.Tool(o))
	if err != nil {
		t.Fatal(err)
	}
	text, err := json.Marshal(args)
	if err != nil {
		t.Fatal(err)
	}
	given, err := box.Call(tool.WithFileSet(ctx, s), program.ID, text)
	if err == nil {
		err = json.Unmarshal(given.Value, &r)
	}
	return r, err
}

func TestAProgramReadsDocumentsAndLeavesFiles(t *testing.T) {
	needs(t, "sh")
	t.Setenv("A_SECRET", "hunter22")
	s := &fileSet{given: []tool.File{{Name: "data.csv", Data: []byte("a,1\nb,2\n")}, {Name: "other.txt", Data: []byte("kept away")}}}
	r, err := call(t, t.Context(), program.Options{Memory: process.TreeMemory}, s, map[string]any{"name": "count.sh", "documents": []string{"data.csv"}, "source": `
		wc -l < data.csv > lines.txt
		mkdir deep && echo below > deep/below.txt
		ln -s /etc/passwd link.txt
		echo hidden > .hidden
		echo "secret=[$A_SECRET] home=$HOME"
		ls
		echo trouble >&2
		exit 3`})
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"below.txt", "lines.txt"}; !slices.Equal(s.names(), want) || strings.TrimSpace(string(s.made[1].Data)) != "2" {
		t.Errorf("it left %v, want %v", s.made, want)
	}
	for _, part := range []string{"secret=[]", "terzetto-run-", "data.csv", "trouble"} {
		if !strings.Contains(r.Output, part) {
			t.Errorf("it printed no %q: %s", part, r.Output)
		}
	}
	if r.ExitCode != 3 || strings.Contains(r.Output, "other.txt") {
		t.Errorf("it is %+v", r)
	}
}

func TestTheSourceAndTheNameAreNeverReadByAShell(t *testing.T) {
	needs(t, "sh")
	s := &fileSet{}
	for _, name := range []string{"-c.sh", "a;touch b.sh", "../up.sh", "$(id).sh", "a\nb.sh", "", ".sh", "/tmp/a.sh"} {
		if _, err := call(t, t.Context(), program.Options{}, s, map[string]any{"name": name, "source": "echo ran"}); !fault.Is(err, fault.Invalid) {
			t.Errorf("%q gives %v", name, err)
		}
	}
}

func TestTheCommandIsShownAndNoOtherOneRuns(t *testing.T) {
	bin := filepath.Join(t.TempDir(), "sh")
	quoted, err := json.Marshal(bin)
	if err != nil {
		t.Fatal(err)
	}
	o := program.Options{Find: func(name string) (string, error) {
		if name == "sh" {
			return bin, nil
		}
		return "", exec.ErrNotFound
	}}
	shown, err := program.Tool(o).ShownArgs(json.RawMessage(`{"name":"a.sh","source":"echo hi"}`))
	if err != nil || !strings.Contains(string(shown), `"command":[`+string(quoted)+`,"a.sh"]`) || !strings.Contains(string(shown), "echo hi") {
		t.Errorf("shown is %s, %v", shown, err)
	}
	if _, err := call(t, t.Context(), o, &fileSet{}, map[string]any{"name": "a.sh", "source": "echo hi", "command": []string{"/bin/rm", "a.sh"}}); !fault.Is(err, fault.Invalid) {
		t.Errorf("another command gives %v", err)
	}
}

func TestWithoutAnInterpreterNobodyIsAsked(t *testing.T) {
	o := program.Options{Find: func(string) (string, error) { return "", exec.ErrNotFound }}
	for name, says := range map[string]string{"a.py": "Python is not installed", "a.rb": "Ruby is not installed", "a.exe": "Couldn't find a language for a.exe"} {
		_, err := program.Tool(o).ShownArgs(json.RawMessage(`{"name":"` + name + `","source":"x"}`))
		if err == nil || !strings.Contains(fault.Sentence(err), says) {
			t.Errorf("%s gives %v", name, err)
		}
	}
	// What lies in the folder we are in by chance is not an interpreter.
	o.Find = func(string) (string, error) { return "python3", exec.ErrDot }
	if _, err := program.Tool(o).ShownArgs(json.RawMessage(`{"name":"a.py","source":"x"}`)); err == nil {
		t.Error("an interpreter of the working folder is taken")
	}
}

func TestADocumentIsNotRunBecauseItIsCalledLikeAModule(t *testing.T) {
	needs(t, "python3")
	s := &fileSet{given: []tool.File{{Name: "csv.py", Data: []byte("print('led astray')")}}}
	r, err := call(t, t.Context(), program.Options{}, s, map[string]any{"name": "a.py", "source": "import csv\nprint('fine ü')"})
	if err != nil || strings.TrimSpace(r.Output) != "fine ü" {
		t.Errorf("%+v, %v", r, err)
	}
}

func TestAtALimitAProgramIsKilledWithWhatItStarted(t *testing.T) {
	needs(t, "sh")
	for _, c := range []struct {
		name, source, says string
		o                  program.Options
	}{
		{"time", "sleep 60 & echo $! > child.txt; sleep 60", "took longer", program.Options{Time: 300 * time.Millisecond}},
		{"memory", "sleep 60 & echo $! > child.txt; sleep 60", "more than 2 GB", program.Options{Memory: func(context.Context, int) (uint64, error) { return 3 << 30, nil }}},
		{"output", "sleep 60 & echo $! > child.txt; while :; do head -c 1000000 /dev/zero; done", "more than 16 MB", program.Options{}},
		{"nothing", "sleep 60 >/dev/null 2>&1 & echo $! > child.txt", "", program.Options{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := &fileSet{}
			r, err := call(t, t.Context(), c.o, s, map[string]any{"name": "a.sh", "source": c.source})
			if err != nil || !strings.Contains(r.Ended, c.says) || (c.says == "") != (r.Ended == "") || len(r.Output) > 64<<10 {
				t.Fatalf("%v: %q", err, r.Ended)
			}
			if len(s.made) != 1 || !gone(t, strings.TrimSpace(string(s.made[0].Data))) {
				t.Errorf("what it started still runs: %v", s.made)
			}
		})
	}
}

func TestAProgramEndsWhenItsCallerIsGone(t *testing.T) {
	needs(t, "sh")
	ctx, cancel := context.WithCancelCause(t.Context())
	stopped := errors.New("stopped")
	mark := filepath.Join(t.TempDir(), "began")
	o := program.Options{Memory: func(context.Context, int) (uint64, error) {
		if _, err := os.Stat(mark); err == nil {
			cancel(stopped)
		}
		return 0, nil
	}}
	_, err := call(t, ctx, o, &fileSet{}, map[string]any{"name": "a.sh", "source": "touch '" + mark + "'; sleep 60"})
	if !errors.Is(err, context.Canceled) && !errors.Is(err, stopped) {
		t.Errorf("it gives %v", err)
	}
}

func TestTooManyOrTooLargeFilesAreNamedAndLeft(t *testing.T) {
	needs(t, "sh")
	s := &fileSet{}
	r, err := call(t, t.Context(), program.Options{}, s, map[string]any{"name": "a.sh", "source": `
		head -c 21000000 /dev/zero > 00-large.bin
		for i in 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31; do echo $i > $i.txt; done`})
	if err != nil || len(s.made) != 20 || len(r.Left) != 3 || !strings.Contains(r.Left[0], "larger than 20 MB") {
		t.Errorf("%v: %d files and %v", err, len(s.made), r.Left)
	}
}
