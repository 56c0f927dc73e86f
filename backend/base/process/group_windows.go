package process

import (
	"errors"
	"fmt"
	"os/exec"
	"sync"
	"syscall"
	"unsafe"

	"golang.org/x/sys/windows"
)

// noWindow is CREATE_NO_WINDOW: a console program must not flash on the screen.
const noWindow = 0x08000000

// A Group is a program together with everything that it starts: a job object, which also ends when
// this process does.
type Group struct {
	cmd *exec.Cmd

	mu     sync.Mutex
	job    windows.Handle // 0: there is none, or not any more
	killed bool
}

// NewGroup makes a group of a program that has not started.
func NewGroup(cmd *exec.Cmd) *Group {
	// The program waits until it is in the job, so that nothing that it starts is outside of it.
	cmd.SysProcAttr = &syscall.SysProcAttr{HideWindow: true, CreationFlags: noWindow | windows.CREATE_SUSPENDED}
	return &Group{cmd: cmd}
}

// Start starts the program.
func (g *Group) Start() error {
	job, err := newJob()
	if err != nil {
		return err
	}
	if err := g.cmd.Start(); err != nil {
		return errors.Join(fmt.Errorf("start a program: %w", err), windows.CloseHandle(job))
	}
	pid := uint32(g.cmd.Process.Pid) //nolint:gosec // a process id fits
	err = assign(job, pid)
	if err == nil {
		err = resume(pid)
	}
	if err != nil {
		_ = g.cmd.Process.Kill()
		_ = g.cmd.Wait() // that it was killed is no news
		return errors.Join(err, windows.CloseHandle(job))
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.job = job
	if g.killed {
		_ = windows.TerminateJobObject(job, 1)
	}
	return nil
}

// Kill ends a program that was started and everything that it started. It may have ended by itself.
func (g *Group) Kill() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.killed = true
	if g.job != 0 {
		_ = windows.TerminateJobObject(g.job, 1)
	}
}

// Close ends what a program that has ended left behind. Nothing leaves a job, so nothing is left.
func (g *Group) Close() (left []string) {
	g.Kill()
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.job != 0 {
		_ = windows.CloseHandle(g.job)
		g.job = 0
	}
	return nil
}

// newJob makes a job whose programs end when its last handle is closed.
func newJob() (windows.Handle, error) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return 0, fmt.Errorf("make a job for a program: %w", err)
	}
	var limits windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION
	limits.BasicLimitInformation.LimitFlags = windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
	_, err = windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation, uintptr(unsafe.Pointer(&limits)), uint32(unsafe.Sizeof(limits)))
	if err != nil {
		return 0, errors.Join(fmt.Errorf("limit the job of a program: %w", err), windows.CloseHandle(job))
	}
	return job, nil
}

func assign(job windows.Handle, pid uint32) error {
	p, err := windows.OpenProcess(windows.PROCESS_SET_QUOTA|windows.PROCESS_TERMINATE, false, pid)
	if err == nil {
		err = errors.Join(windows.AssignProcessToJobObject(job, p), windows.CloseHandle(p))
	}
	if err != nil {
		return fmt.Errorf("put a program into its job: %w", err)
	}
	return nil
}

// resume lets a program go on that was started suspended. It has one thread.
func resume(pid uint32) error {
	all, err := windows.CreateToolhelp32Snapshot(windows.TH32CS_SNAPTHREAD, 0)
	if err != nil {
		return fmt.Errorf("look for the thread of a program: %w", err)
	}
	defer windows.CloseHandle(all) //nolint:errcheck // nothing was written
	entry := windows.ThreadEntry32{Size: uint32(unsafe.Sizeof(windows.ThreadEntry32{}))}
	for err = windows.Thread32First(all, &entry); err == nil; err = windows.Thread32Next(all, &entry) {
		if entry.OwnerProcessID != pid {
			continue
		}
		thread, err := windows.OpenThread(windows.THREAD_SUSPEND_RESUME, false, entry.ThreadID)
		if err != nil {
			return fmt.Errorf("open the thread of a program: %w", err)
		}
		_, err = windows.ResumeThread(thread)
		return errors.Join(err, windows.CloseHandle(thread))
	}
	return fmt.Errorf("find the thread of a program: %w", err)
}
