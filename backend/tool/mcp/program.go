package mcp

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"sync"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/process"
)

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

// errGone is the cause where a program ended by itself before it shook hands.
var errGone = errors.New("the program ended")

// A launch is how a program is started.
type launch struct {
	options Options
	spec    Spec
	client  *sdk.Client
	env     []string
	said    *tail
	tellers *tellers
	work    *sync.WaitGroup // owns the goroutines of the program
}

// start runs a server and shakes hands with it in the newest revision of the protocol. A program that ends when it is
// asked in that one is started once more and asked as every server expects it. The error is a fault that quotes what the
// program said.
func (l launch) start(ctx context.Context) (link, error) {
	p, err := l.begin(ctx, newest)
	if errors.Is(err, errGone) && ctx.Err() == nil {
		return l.begin(ctx, settled)
	}
	return p, err
}

func (l launch) begin(ctx context.Context, revision string) (link, error) {
	o, s := l.options, l.spec
	path, err := exec.LookPath(s.Command)
	if err != nil {
		return nil, fault.Newf(fault.Unavailable, "There is no program named %s on this computer. Install the program, or give its whole path.",
			s.Command).With("field", "command").Because(err)
	}
	p := &program{said: l.said, ended: make(chan struct{})}
	p.cmd = exec.Command(path, s.Args...) //nolint:noctx // it outlives the call that needed it first; Close ends it
	p.cmd.Env, p.cmd.Stderr, p.cmd.WaitDelay = l.env, p.said, politeness
	if p.cmd.Dir = s.Folder; s.Folder == "" {
		p.cmd.Dir, _ = os.UserHomeDir() // without one, where we are
	} else if info, err := os.Stat(s.Folder); err != nil || !info.IsDir() {
		return nil, fault.Newf(fault.Unavailable, "There is no folder %s. Choose the folder in which %s works again.", s.Folder, s.Name).With("field", "folder").Because(err)
	}
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
	since := p.said.mark() // it may speak at once
	err = p.group.Start()
	_ = written.Close() // it is the program's now
	if err != nil {
		_ = output.Close()
		return nil, fault.Newf(fault.Unavailable, "Couldn't start %s.", s.Command).With("field", "command").Because(err)
	}
	hand, cancel := context.WithTimeoutCause(ctx, o.Patience, errLate)
	defer cancel()
	wire := &pipe{in: input, out: output, said: p.said, probe: min(maxProbe, o.Patience/4), tellers: l.tellers, work: l.work}
	p.session, err = l.client.Connect(hand, wire, &sdk.ClientSessionOptions{ProtocolVersion: revision})
	if err != nil {
		p.group.Kill()
		_ = p.cmd.Wait() // that it was killed is no news
		p.group.Close()
		_ = wire.Close()
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		why := "Check the program and its arguments."
		switch {
		case p.said.wasTooLarge():
			why = fmt.Sprintf("Its first message is larger than %d MB.", maxMessage>>20)
		case errors.Is(context.Cause(hand), errLate):
			why = fmt.Sprintf("The program didn't answer within %s.", fault.Duration(o.Patience))
		default:
			err = errors.Join(errGone, err)
		}
		return nil, fault.Newf(fault.Unavailable, "%s didn't start as an MCP server. %s%s", s.Name, why, p.said.words(since)).
			With("said", p.said.lines(since)).Because(err)
	}
	l.work.Go(func() { p.watch(l.work) })
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

func (p *program) mark() int64 { return p.said.mark() }

func (p *program) words(since int64) string { return p.said.words(since) }

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

// network are the variables by which programs find their way out where a person is behind a proxy or has certificates
// of their own. Most programs read them in either case.
var network = []string{
	"HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "all_proxy", "no_proxy",
	"SSL_CERT_FILE", "SSL_CERT_DIR", "NODE_EXTRA_CA_CERTS", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "PIP_CERT", "GIT_SSL_CAINFO", "NODE_USE_ENV_PROXY",
}

// environment is what every program needs to find itself, its files and the network, and then what was granted. Nothing
// else of ours reaches it.
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
	env := process.SelectEnvironment(append(kept, network...)...)
	env = append(env, "npm_config_yes=true") // npx asks whether it may fetch a program, and there is nobody to answer
	for name, v := range granted {
		env = append(env, name+"="+v)
	}
	slices.Sort(env)
	return env
}
