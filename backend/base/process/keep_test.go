package process_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/process"
)

// TestMain lets the test's own binary be what starts a program, and what keeps one.
func TestMain(m *testing.M) {
	switch {
	case process.Keep(os.Args[1:], os.Stdin):
	case len(os.Args) == 2 && os.Args[1] == "start-bound":
		startBound()
	default:
		playPart()
		os.Exit(m.Run())
	}
}

// startBound starts a program that another belongs to, prints both numbers, and lives until it is killed.
func startBound() {
	cmd := exec.Command("sh", "-c", "sleep 600 & echo $$ $!; wait") //nolint:noctx // it outlives everything here
	cmd.Stdout = os.Stdout
	keeper, err := os.Executable()
	if err == nil {
		var wait func() error
		if wait, err = process.NewGroup(cmd).StartBound(keeper); err == nil {
			err = wait()
		}
	}
	fmt.Println(err)
}

// runs reports whether a process is there and has not ended.
func runs(pid int) bool {
	p, err := os.FindProcess(pid)
	if err != nil {
		return false
	}
	stat, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "stat"))
	if err != nil {
		return runtime.GOOS != "linux" && alive(p)
	}
	_, rest, _ := strings.Cut(string(stat), ") ")
	return !strings.HasPrefix(rest, "Z") && !strings.HasPrefix(rest, "X")
}

// until waits until something is so.
func until(t *testing.T, what string, so func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: not after twenty seconds", what)
		}
	}
}

func TestABoundProgramEndsWithAParentThatIsKilled(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a job has a test of its own")
	}
	parent := exec.CommandContext(t.Context(), os.Args[0], "start-bound")
	out, err := parent.StdoutPipe()
	if err == nil {
		err = parent.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	var child, below int
	if _, e := fmt.Sscan(line, &child, &below); e != nil || err != nil {
		t.Fatalf("it says %q, %v, %v", line, err, e)
	}
	if !runs(child) {
		t.Fatal("the program does not run")
	}
	if err := parent.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = parent.Wait() // it was killed
	until(t, "the program ends", func() bool { return !runs(child) })
	if p, err := os.FindProcess(below); err == nil {
		_ = p.Kill() // what a program started outlives it where the system ends the program alone
	}
}

func TestABoundProgramTellsEveryoneHowItEnded(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("there is no sh")
	}
	for _, c := range []struct {
		name, script string
		code         int
	}{
		{"it ends well", "exit 0", 0},
		{"it fails", "exit 3", 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			wait, err := process.NewGroup(exec.CommandContext(t.Context(), "sh", "-c", c.script)).StartBound(os.Args[0])
			if err != nil {
				t.Fatal(err)
			}
			for range 2 {
				code := 0
				if exit, ok := errors.AsType[*exec.ExitError](wait()); ok {
					code = exit.ExitCode()
				}
				if code != c.code {
					t.Errorf("it ended with %d, not %d", code, c.code)
				}
			}
		})
	}
}

func TestABoundProgramThatIsNotThereIsRefused(t *testing.T) {
	wait, err := process.NewGroup(exec.CommandContext(t.Context(), filepath.Join(t.TempDir(), "nothing"))).StartBound(os.Args[0])
	if err == nil || wait != nil {
		t.Errorf("it started: %v", err)
	}
}

// A sleeper is a program that leads a group and waits.
func sleeper(t *testing.T) *exec.Cmd {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("there is no sleep")
	}
	cmd := exec.CommandContext(t.Context(), "sleep", "600")
	g := process.NewGroup(cmd)
	if err := g.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		g.Kill()
		_ = cmd.Wait() // it was killed
	})
	return cmd
}

func TestAKeeperEndsAGroupUnlessItIsReleased(t *testing.T) {
	for _, c := range []struct {
		name, said string
		args       []string
		keeper     bool
		ends       bool
	}{
		{"its pipe ends", "", []string{process.KeeperCommand, "PID"}, true, true},
		{"its pipe breaks in the middle of a word", "relea", []string{process.KeeperCommand, "PID"}, true, true},
		{"it is released", "released\n", []string{process.KeeperCommand, "PID"}, true, false},
		{"it keeps nothing", "", []string{process.KeeperCommand}, true, false},
		{"it keeps what is no number", "", []string{process.KeeperCommand, "sleep"}, true, false},
		{"it keeps every process", "", []string{process.KeeperCommand, "-1"}, true, false},
		{"it keeps the first process", "", []string{process.KeeperCommand, "1"}, true, false},
		{"it is called for something else", "", []string{"serve", "PID"}, false, false},
		{"it is called for nothing", "", nil, false, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			kept := sleeper(t)
			for i, arg := range c.args {
				if arg == "PID" {
					c.args[i] = strconv.Itoa(kept.Process.Pid)
				}
			}
			if got := process.Keep(c.args, strings.NewReader(c.said)); got != c.keeper {
				t.Errorf("it says %v", got)
			}
			if c.ends {
				until(t, "the group ends", func() bool { return !runs(kept.Process.Pid) })
			} else if !runs(kept.Process.Pid) {
				t.Error("the group ended")
			}
		})
	}
}

func TestAKeeperWaitsForItsPipe(t *testing.T) {
	kept, done := sleeper(t), make(chan bool)
	r, w := io.Pipe()
	go func() {
		process.Keep([]string{process.KeeperCommand, strconv.Itoa(kept.Process.Pid)}, r)
		close(done)
	}()
	if _, err := io.WriteString(w, "rel"); err != nil { // it returns once the keeper has read it
		t.Fatal(err)
	}
	if !runs(kept.Process.Pid) {
		t.Error("the group ended before the pipe did")
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	<-done
	until(t, "the group ends", func() bool { return !runs(kept.Process.Pid) })
}

func TestAnIdentityIsThatOfOneProcessAlone(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*process.Identity)
		same   bool
	}{
		{"nothing has changed", func(*process.Identity) {}, true},
		{"the clock was read a little later", func(i *process.Identity) { i.Began += 900 }, true},
		{"it began at another time", func(i *process.Identity) { i.Began -= 60_000 }, false},
		{"it runs another program", func(i *process.Identity) { i.Path += "-other" }, false},
		{"its program is not known", func(i *process.Identity) { i.Path = "" }, false},
		{"its number is nobody's", func(i *process.Identity) { i.PID = 1 << 30 }, false},
		{"its number means all processes", func(i *process.Identity) { i.PID = -1 }, false},
		{"it says nothing", func(i *process.Identity) { *i = process.Identity{} }, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			kept := sleeper(t)
			who, err := process.Identify(t.Context(), kept.Process.Pid)
			if err != nil {
				t.Fatal(err)
			}
			c.change(&who)
			if got := who.Runs(t.Context()); got != c.same {
				t.Errorf("it runs: %v", got)
			}
			if got := who.EndGroup(t.Context()); got != c.same {
				t.Errorf("it was ended: %v", got)
			}
			if c.same {
				until(t, "the group ends", func() bool { return !runs(kept.Process.Pid) })
			} else if !runs(kept.Process.Pid) {
				t.Error("another process was ended")
			}
		})
	}
}

// An update replaces the file of a program that runs.
func TestAProcessIsKnownAfterItsProgramWasReplaced(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux says that a file is gone")
	}
	path := filepath.Join(t.TempDir(), "program")
	text, err := os.ReadFile("/bin/sleep")
	if err == nil {
		err = os.WriteFile(path, text, 0o700) //nolint:gosec // it is a program
	}
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), path, "600")
	g := process.NewGroup(cmd)
	if err := g.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		g.Kill()
		_ = cmd.Wait() // it was killed
	}()
	who, err := process.Identify(t.Context(), cmd.Process.Pid)
	if err == nil {
		err = os.Remove(path)
	}
	if err != nil {
		t.Fatal(err)
	}
	if !who.Runs(t.Context()) {
		t.Error("it is another one now")
	}
}
