package process_test

import (
	"io"
	"os"
	"os/exec"
	"testing"
	"time"

	"terzetto/backend/base/process"
)

// playPart is the program of the test: a parent starts a child that shares its output, and both stay.
func playPart() {
	switch os.Getenv("PROCESS_PART") {
	case "parent":
		child := exec.Command(os.Args[0]) //nolint:noctx // what starts it ends it
		child.Env = append(os.Environ(), "PROCESS_PART=child")
		child.Stdout = os.Stdout
		if err := child.Start(); err != nil {
			os.Exit(1)
		}
		if os.Getenv("PROCESS_LEAVES") == "" {
			_ = child.Wait()
		}
		os.Exit(0)
	case "child":
		if _, err := os.Stdout.WriteString("ready\n"); err != nil {
			os.Exit(1)
		}
		time.Sleep(10 * time.Minute)
	}
}

// A pipe that both hold open is read to its end once both are gone.
func TestAJobEndsWithEverythingThatItsProgramStarted(t *testing.T) {
	for _, c := range []struct {
		name, leaves string
		end          func(*process.Group)
	}{
		{"it is killed", "", (*process.Group).Kill},
		{"it leaves one behind", "yes", func(g *process.Group) { g.Close() }},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, w, err := os.Pipe()
			if err != nil {
				t.Fatal(err)
			}
			defer r.Close() //nolint:errcheck // it is only read
			cmd := exec.CommandContext(t.Context(), os.Args[0])
			cmd.Env = append(os.Environ(), "PROCESS_PART=parent", "PROCESS_LEAVES="+c.leaves)
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
			c.end(g)
			_ = cmd.Wait() // that it was killed is no news
			if rest, err := io.ReadAll(r); err != nil || len(rest) > 0 {
				t.Errorf("it says %q, %v", rest, err)
			}
		})
	}
}
