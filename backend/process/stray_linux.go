package process

import (
	"bytes"
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
	return p, true
}

// beganAt is when a process began; before everything when that isn't known.
func beganAt(pid int) int64 {
	p, _ := runningAs(pid)
	return p.began
}

// strays are the processes of the group that run: those in the process group, those that have the group's
// mark in their environment, whatever session or parent they took, and all that descend from these. What began
// before the group is none of it, and its environment isn't read: there may be hundreds of programs.
func (g *Group) strays() (found []stray) {
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return nil
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
			environ, _ := os.ReadFile(filepath.Join("/proc", e.Name(), "environ")) // of another account it cannot be read
			p.ours = bytes.Contains(environ, []byte(g.mark))
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
	return found
}
