package process

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// A running process is what the system tells of one.
type running struct {
	stray
	parent, group int
	began         int64 // in ticks since the system started
	ended         bool  // it waits for its parent
	bare          bool  // it has no environment, and waits: one that runs may be becoming another program
}

// runningAs reads what the system tells of a process; false when it's gone.
func runningAs(pid int) (p running, ok bool) {
	stat, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "stat"))
	if err != nil {
		return p, false
	}
	_, rest, _ := strings.Cut(string(stat), "(")
	at := strings.LastIndex(rest, ")") // the name may hold anything
	if at < 0 {
		return p, false
	}
	fields := strings.Fields(rest[at+1:])
	if len(fields) < 20 {
		return p, false
	}
	p = running{stray: stray{pid, rest[:at]}, ended: fields[0] == "Z" || fields[0] == "X"}
	p.parent, _ = strconv.Atoi(fields[1])
	p.group, _ = strconv.Atoi(fields[2])
	p.began, _ = strconv.ParseInt(fields[19], 10, 64)
	if len(fields) > 48 && fields[0] != "R" && fields[0] != "D" {
		p.bare = fields[47] == fields[48] && fields[48] != "0" // from and to
	}
	return p, true
}

// beganAt is when a process began; before everything when that isn't known.
func beganAt(pid int) int64 {
	p, _ := runningAs(pid)
	return p.began
}

// strays are the processes of the group that run: those in the process group, those that have the group's
// mark in their environment, whatever session or parent they took, and all that descend from these. What began
// before the group is none of it, and its environment isn't read: there may be hundreds of programs. changing says
// that a process was becoming another program, and so could be one of them.
func (g *Group) strays(room []byte) (found []stray, changing bool) {
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return nil, false
	}
	type one struct {
		running
		ours bool
	}
	all := map[int]*one{}
	for _, e := range entries {
		pid, err := strconv.Atoi(e.Name())
		if err != nil || pid == os.Getpid() {
			continue
		}
		is, ok := runningAs(pid)
		if !ok || is.ended || is.began < g.began.Load() {
			continue
		}
		p := &one{running: is, ours: is.group == g.cmd.Process.Pid}
		if !p.ours {
			environ, becoming := environOf(is, room)
			p.ours = bytes.Contains(environ, []byte(g.mark))
			changing = changing || becoming
		}
		all[pid] = p
	}
	for more := true; more; {
		more = false
		for _, p := range all {
			if above := all[p.parent]; !p.ours && above != nil && above.ours {
				p.ours, more = true, true
			}
		}
	}
	for _, p := range all {
		if p.ours {
			found = append(found, p.stray)
		}
	}
	return found, changing
}

// kernel is the parent of the kernel's own threads, which are no programs.
const kernel = 2

// environOf is the environment that a process began with, read into a room and valid until that is used again. While
// it becomes another program, it has none for a moment.
func environOf(p running, room []byte) (environ []byte, becoming bool) {
	environ, err := readAtOnce(filepath.Join("/proc", strconv.Itoa(p.pid), "environ"), room)
	if err != nil || len(environ) > 0 || p.parent == kernel {
		return environ, false // of another account it cannot be read
	}
	now, there := runningAs(p.pid)
	return nil, there && !now.ended && !now.bare
}

// readAtOnce reads in one call what the system answers in one piece: of an environment that is read in two, the
// second is missing if the process became another program meanwhile.
func readAtOnce(name string, room []byte) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err //nolint:wrapcheck // the caller asks only whether there is one
	}
	defer f.Close() //nolint:errcheck // it is only read
	n, err := f.Read(room)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, err //nolint:wrapcheck // as above
	}
	return room[:n], nil
}
