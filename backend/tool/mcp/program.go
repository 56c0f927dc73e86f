package mcp

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/mask"
	"terzetto/backend/base/process"
)

// protocol is what every server speaks today. The newer handshake asks a question first that
// some servers never answer.
const protocol = "2025-11-25"

const (
	maxMessage = 8 << 20         // of one message, in bytes: twice what a tool may give, as JSON
	politeness = 2 * time.Second // for a program to end by itself
)

// A program is a server that runs.
type program struct {
	session *sdk.ClientSession
	input   io.Closer
	output  io.Closer
	cmd     *exec.Cmd
	group   *process.Group
	said    *tail
	ended   chan struct{}
}

// start runs a server and shakes hands with it. work owns its goroutine. The error is a fault
// that quotes what the program said last.
func start(ctx context.Context, o Options, s Spec, client *sdk.Client, env []string, secrets mask.Filter, work *sync.WaitGroup) (link, error) {
	path, err := exec.LookPath(s.Command)
	if err != nil {
		return nil, fault.Newf(fault.Unavailable, "There is no program named %s on this computer. Install the program, or give its whole path.",
			s.Command).With("field", "command").Because(err)
	}
	p := &program{said: &tail{secrets: secrets}, ended: make(chan struct{})}
	p.cmd = exec.Command(path, s.Args...) //nolint:noctx // it outlives the call that needed it first; Close ends it
	p.cmd.Env, p.cmd.Stderr, p.cmd.WaitDelay = env, p.said, politeness
	p.cmd.Dir, _ = os.UserHomeDir() // without one, where we are
	p.group = process.NewGroup(p.cmd)
	input, err := p.cmd.StdinPipe()
	if err != nil {
		return nil, fmt.Errorf("make a pipe to %s: %w", s.Name, err)
	}
	// A pipe of our own: the one that exec makes is closed when the program ends, whether or
	// not its last answer was read.
	output, written, err := os.Pipe()
	if err != nil {
		return nil, errors.Join(fmt.Errorf("make a pipe from %s: %w", s.Name, err), input.Close())
	}
	p.input, p.output, p.cmd.Stdout = input, output, written
	err = p.group.Start()
	_ = written.Close() // it is the program's now
	if err != nil {
		_ = output.Close()
		return nil, fault.Newf(fault.Unavailable, "Couldn't start %s.", s.Command).With("field", "command").Because(err)
	}
	hand, cancel := context.WithTimeoutCause(ctx, o.Patience, errLate)
	defer cancel()
	p.session, err = client.Connect(hand, &sdk.IOTransport{Reader: output, Writer: input, MaxLineLength: maxMessage},
		&sdk.ClientSessionOptions{ProtocolVersion: protocol})
	if err != nil {
		p.group.Kill()
		_ = p.cmd.Wait() // that it was killed is no news
		p.group.Close()
		_ = output.Close()
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		why := "Check the program and its arguments."
		if errors.Is(context.Cause(hand), errLate) {
			why = fmt.Sprintf("The program didn't answer within %s.", fault.Duration(o.Patience))
		}
		return nil, fault.Newf(fault.Unavailable, "%s didn't start as an MCP server. %s%s", s.Name, why, p.said.lastLine()).Because(err)
	}
	work.Go(func() { p.watch(work) })
	return p, nil
}

// watch waits until the program ends, or says no more. Something that it started and left
// behind may hold its output open; Close does not wait for that.
func (p *program) watch(work *sync.WaitGroup) {
	defer close(p.ended)
	silent, gone := make(chan struct{}), make(chan struct{})
	work.Go(func() {
		defer close(silent)
		_ = p.session.Wait() // however it ended, the calls under way were told
	})
	work.Go(func() {
		defer close(gone)
		_ = p.cmd.Wait()
		for _, name := range p.group.Close() { // what it left behind
			fmt.Fprintf(p.said, "\nTerzetto could not end %s, which this server started.\n", name)
		}
	})
	select {
	case <-silent:
		last := time.AfterFunc(politeness, func() { p.group.Kill() })
		<-gone
		last.Stop()
	case <-gone:
		select {
		case <-silent:
		case <-time.After(politeness):
		}
	}
	_ = p.output.Close()
	<-silent
	_ = p.session.Close()
}

func (p *program) client() *sdk.ClientSession { return p.session }

func (p *program) exitSignal() <-chan struct{} { return p.ended }

func (p *program) words() string { return p.said.lastLine() }

// stop ends the program and waits for that. It ends by itself when nothing is said to it any
// more, as the protocol asks; else it is killed with everything that it started.
func (p *program) stop() {
	_ = p.input.Close()
	last := time.AfterFunc(politeness, p.kill)
	defer last.Stop()
	<-p.ended
}

// kill ends the program and everything that it started, at once.
func (p *program) kill() { p.group.Kill() }

// environment is what every program needs to find itself and its files, and then what was
// granted. Nothing else of ours reaches it.
func environment(granted map[string]string) []string {
	kept := []string{
		"HOME", "LANG", "LC_ALL", "LC_CTYPE", "LOGNAME", "PATH", "SHELL", "TERM", "TMPDIR", "TZ", "USER",
		"XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR",
	}
	if runtime.GOOS == "windows" {
		kept = []string{
			"APPDATA", "COMSPEC", "HOMEDRIVE", "HOMEPATH", "LOCALAPPDATA", "NUMBER_OF_PROCESSORS", "PATH", "PATHEXT", "PROCESSOR_ARCHITECTURE",
			"PROGRAMDATA", "PROGRAMFILES", "SYSTEMDRIVE", "SYSTEMROOT", "TEMP", "TMP", "USERNAME", "USERPROFILE", "WINDIR",
		}
	}
	env := process.SelectEnvironment(kept...)
	for name, v := range granted {
		env = append(env, name+"="+v)
	}
	slices.Sort(env)
	return env
}

// A tail keeps the end of what a program complains of.
type tail struct {
	secrets mask.Filter
	mu      sync.Mutex
	kept    []byte
}

// maxTail is a screen of complaints, in bytes.
const maxTail = 2 << 10

// Write implements io.Writer.
func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.kept = append(t.kept, b[max(0, len(b)-maxTail):]...)
	t.kept = t.kept[max(0, len(t.kept)-maxTail):]
	return len(b), nil
}

// lastLine gives the last complaint without secrets, to be appended to a sentence.
func (t *tail) lastLine() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.kept) == maxTail { // a word that is cut may be the end of a secret
		t.kept = t.kept[bytes.IndexAny(t.kept, " \t\r\n")+1:]
	}
	lines := strings.Split(strings.TrimSpace(strings.ToValidUTF8(string(t.kept), "")), "\n")
	if last := strings.TrimSpace(lines[len(lines)-1]); last != "" {
		return " The program said: " + cut(t.secrets.Text(last), 300)
	}
	return ""
}
