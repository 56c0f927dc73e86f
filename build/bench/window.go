package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"time"

	"terzetto/backend/base/lists"
)

// window starts the production window under a virtual display and measures when the
// page is ready, from the line that the program logs then, and what it holds.
func (b *bench) window(ctx context.Context, dir string) {
	if _, err := exec.LookPath("Xvfb"); err != nil || runtime.GOOS != "linux" {
		fmt.Println("window: no virtual display on this machine, left out")
		return
	}
	const display = ":97"
	x := exec.CommandContext(ctx, "Xvfb", display, "-noreset", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
	b.begin(x)
	time.Sleep(500 * time.Millisecond)
	bare := filepath.Join(dir, "bare")
	check(exec.CommandContext(ctx, "go", "build", "-tags", "desktop,production,webkit2_41", "-ldflags", "-s -w", "-o", bare, "./build/bench/bare").Run())
	ready := figure{name: "start: window DOM ready", unit: "ms"}
	memory := figure{name: "memory of the window and its processes (PSS)", unit: "MiB"}
	idle := figure{name: "CPU of the window at rest over 10 s", unit: "%"}
	for i := range min(b.runs, 5) {
		folder := fmt.Sprintf("%s/%d", dir, i)
		log := filepath.Join(folder, "bare.log")
		yard := b.show(ctx, display, folder, log, bare, log)
		ready.yardTook(yard.ready)
		time.Sleep(3 * time.Second)
		memory.yardstick = append(memory.yardstick, pss(yard.Process.Pid))
		yard.end()

		ours := b.show(ctx, display, folder, filepath.Join(folder, "logs", "terzetto.log"), b.binary, "--data-dir", folder)
		ready.took(ours.ready)
		time.Sleep(3 * time.Second) // let it settle
		before := ticks(ours.Process.Pid)
		time.Sleep(10 * time.Second)
		idle.readings = append(idle.readings, float64(ticks(ours.Process.Pid)-before)/10)
		memory.readings = append(memory.readings, pss(ours.Process.Pid))
		ours.end()
	}
	b.print(ready)
	b.print(memory)
	b.print(idle)
}

// A shown window has a page that is ready.
type shown struct {
	*exec.Cmd
	ready time.Duration
}

// show starts a program and waits until it logs that its page is ready.
func (b *bench) show(ctx context.Context, display, folder, log, program string, args ...string) shown {
	check(os.MkdirAll(folder, 0o700))
	cmd := exec.CommandContext(ctx, program, args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+display, "XDG_DATA_HOME="+folder+"/xdg", "XDG_CACHE_HOME="+folder+"/cache")
	began := time.Now()
	b.begin(cmd)
	return shown{cmd, waitForLine(log, "window ready", began)}
}

// end closes it and waits for its processes, because what two windows share counts half for each.
func (s shown) end() {
	all := family(s.Process.Pid)
	check(s.Process.Signal(syscall.SIGTERM))
	_ = s.Wait() // the signal is its status
	for _, pid := range all {
		for began := time.Now(); syscall.Kill(pid, 0) == nil && time.Since(began) < 5*time.Second; {
			time.Sleep(10 * time.Millisecond)
		}
	}
}

func waitForLine(path, text string, began time.Time) time.Duration {
	for time.Since(began) < 20*time.Second {
		if log, err := os.ReadFile(path); err == nil && strings.Contains(string(log), text) {
			return time.Since(began)
		}
		time.Sleep(2 * time.Millisecond)
	}
	check(fmt.Errorf("%q was not logged within 20 s", text))
	return 0
}

// family is the process and everything below it.
func family(pid int) []int {
	all := []int{pid}
	entries, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, stat := range entries {
		child, _ := strconv.Atoi(filepath.Base(filepath.Dir(stat)))
		if parent, _ := processOf(child); parent == pid {
			all = append(all, family(child)...)
		}
	}
	return all
}

func pss(pid int) float64 {
	return lists.Sum(family(pid), func(p int) float64 { return memoryOf(p, "smaps_rollup", "Pss") })
}

// ticks is the processor time of the family in hundredths of a second.
func ticks(pid int) int {
	return lists.Sum(family(pid), func(p int) int {
		_, used := processOf(p)
		return used
	})
}
