package process

import (
	"bytes"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// strays are the processes of the group that run: those in the process group, those that have the group's
// mark in their environment, whatever session or parent they took, and all that descend from these.
func (g *Group) strays() (found []stray) {
	type one struct {
		stray
		parent int
		ours   bool
	}
	entries, err := os.ReadDir("/proc")
	if err != nil {
		return nil
	}
	all := map[int]*one{}
	for _, e := range entries {
		pid, err := strconv.Atoi(e.Name())
		if err != nil || pid == os.Getpid() {
			continue
		}
		stat, err := os.ReadFile(filepath.Join("/proc", e.Name(), "stat"))
		if err != nil {
			continue // it ended meanwhile
		}
		_, rest, _ := strings.Cut(string(stat), "(")
		at := strings.LastIndex(rest, ")") // the name may hold anything
		if at < 0 {
			continue
		}
		name, fields := rest[:at], strings.Fields(rest[at+1:])
		if len(fields) < 3 || fields[0] == "Z" || fields[0] == "X" {
			continue // it has ended and waits for its parent
		}
		parent, _ := strconv.Atoi(fields[1])
		group, _ := strconv.Atoi(fields[2])
		p := &one{stray: stray{pid, name}, parent: parent, ours: group == g.cmd.Process.Pid}
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
