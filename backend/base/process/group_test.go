package process_test

import (
	"io"
	"os"
	"os/exec"
	"runtime"
	"testing"

	"terzetto/backend/base/process"
)

// A pipe that a program and what it starts hold open is read to its end once all of them are gone.
func TestAGroupEndsWithEverythingThatItsProgramStarted(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a job has a test of its own")
	}
	closed := func(g *process.Group) {
		if left := g.Close(); len(left) > 0 {
			t.Errorf("left are %q", left)
		}
	}
	for _, c := range []struct {
		name, script string
		end          func(*process.Group)
	}{
		{"it is killed", "sleep 600 & sleep 600 & echo ready; wait", (*process.Group).Kill},
		{"it leaves others behind", "sleep 600 & echo ready", closed},
		{"it has others in a session of their own", "setsid sleep 600 & setsid sh -c 'sleep 600 & wait' & sleep 0.2; echo ready; wait", (*process.Group).Kill},
		{"it leaves one behind that nobody is the parent of", "setsid sh -c 'setsid sleep 600 & exit' & wait; echo ready", closed},
		{"one of the others cleared its environment", "setsid env -i sleep 600 & sleep 0.2; echo ready; wait", (*process.Group).Kill},
	} {
		t.Run(c.name, func(t *testing.T) { ends(t, c.script, c.end) })
	}
}

// For a moment, a process that becomes another program has no environment by which it could be found.
func TestAGroupEndsWhatBecomesOneProgramAfterTheOther(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("elsewhere a process that left its group isn't found")
	}
	for range 100 {
		ends(t, `export again='exec sh -c "$again"'; setsid sh -c "$again" & echo ready`, (*process.Group).Kill)
	}
}

// ends runs a script until it is ready, ends its group, and waits for everything that has its output.
func ends(t *testing.T, script string, end func(*process.Group)) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close() //nolint:errcheck // it is only read
	cmd := exec.CommandContext(t.Context(), "sh", "-c", script)
	cmd.Stdout = w
	g := process.NewGroup(cmd)
	if err := g.Start(); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(r, make([]byte, len("ready\n"))); err != nil {
		t.Fatal(err)
	}
	end(g)
	_ = cmd.Wait() // that it was killed is no news
	if rest, err := io.ReadAll(r); err != nil || len(rest) > 0 {
		t.Errorf("it says %q, %v", rest, err)
	}
}
