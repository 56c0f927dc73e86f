//go:build !windows

package process

import (
	"crypto/rand"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"sync/atomic"
	"syscall"
	"time"

	"terzetto/backend/base/lists"
)

// A Group is a program together with everything that it starts: a process group of its own, and, where
// the system lets us look for them, the processes that left it.
type Group struct {
	cmd   *exec.Cmd
	mark  string       // in the environment of everything that the program starts
	began atomic.Int64 // by the system's clock; 0 until that is read, while the program runs already and may be killed
}

// NewGroup makes a group of a program that has not started.
func NewGroup(cmd *exec.Cmd) *Group {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	return &Group{cmd: cmd, mark: "TERZETTO_GROUP=" + rand.Text()}
}

// Start starts the program.
func (g *Group) Start() error {
	if g.cmd.Env == nil {
		g.cmd.Env = os.Environ()
	}
	g.cmd.Env = append(slices.Clip(g.cmd.Env), g.mark)
	if err := g.cmd.Start(); err != nil {
		return fmt.Errorf("start a program: %w", err)
	}
	g.began.Store(beganAt(g.cmd.Process.Pid))
	return nil
}

// rounds is how often the processes of a group are looked for: one may start another while it is killed.
const rounds = 20

// Kill ends a program that was started and everything that it started. It may have ended by itself.
func (g *Group) Kill() { g.end() }

// end kills the group, and says what of it is left.
func (g *Group) end() []stray {
	room := make([]byte, 256<<10) // for an environment
	for n := range rounds {
		left, changing := g.strays(room) // before their parents are gone, by which some of them are found
		_ = syscall.Kill(-g.cmd.Process.Pid, syscall.SIGKILL)
		for _, p := range left {
			_ = syscall.Kill(p.pid, syscall.SIGKILL)
		}
		if len(left) == 0 && !changing {
			return nil
		}
		time.Sleep(time.Duration(n) * time.Millisecond) // the system takes a moment to end them, or to begin a program
	}
	left, _ := g.strays(room)
	return left
}

// Close ends what a program that has ended left behind, and names what could not be ended.
func (g *Group) Close() (left []string) {
	return lists.Map(g.end(), func(p stray) string { return fmt.Sprintf("%s (process %d)", p.name, p.pid) })
}

// A stray is a process of a group that is still there.
type stray struct {
	pid  int
	name string
}
