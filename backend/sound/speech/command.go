package speech

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/process"
)

// A command is a program that speaks: text in by stdin, so that nothing a model wrote is ever an option.
type command struct {
	path   string
	args   []string
	stdin  string
	within time.Duration // after which it and all that it started are killed
	limit  int64         // bytes of stdout after which it is killed
}

var (
	errHung  = errors.New("the program did not end in time")
	errFlood = errors.New("the program wrote more than it may")
)

// afterKill is how long the pipes of a killed program may stay open before Terzetto closes them.
const afterKill = time.Second

// run runs the command and returns its stdout. A refusal carries the first line of its stderr.
func (c command) run(ctx context.Context) ([]byte, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, c.within, errHung)
	defer cancel()
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	//nolint:gosec // the program is one of the engines by name, found on the path, and the arguments are ours
	cmd := exec.CommandContext(ctx, c.path, c.args...)
	cmd.Stdin = strings.NewReader(c.stdin)
	out := &capped{limit: c.limit, full: func() { stop(errFlood) }}
	complaint := &capped{limit: 4 << 10, full: func() {}}
	cmd.Stdout, cmd.Stderr = out, complaint
	cmd.WaitDelay = afterKill
	group := process.NewGroup(cmd)
	cmd.Cancel = func() error { group.Kill(); return nil }
	err := group.Start()
	if err == nil {
		err = cmd.Wait()
		group.Close()
	}
	if cause := context.Cause(ctx); cause != nil {
		return nil, cause
	}
	if err != nil {
		line, _, _ := strings.Cut(strings.TrimSpace(complaint.kept.String()), "\n")
		return nil, fmt.Errorf("run the speech program: %w (%s)", err, line)
	}
	return out.kept.Bytes(), nil
}

// A capped writer keeps what fits and calls full when more comes. It goes on discarding, so that the program does not block
// before it is killed. It does not embed its buffer, whose ReadFrom would bypass the limit.
type capped struct {
	kept  bytes.Buffer
	limit int64
	full  func()
}

func (c *capped) Write(b []byte) (int, error) {
	room := max(c.limit-int64(c.kept.Len()), 0)
	c.kept.Write(b[:min(room, int64(len(b)))])
	if int64(len(b)) > room {
		c.full()
	}
	return len(b), nil
}

// speaking is how long a program may take for the utterance: engines on a processor are seldom slower than
// speech itself, which is about 15 characters a second.
func speaking(u Utterance) time.Duration {
	return 20*time.Second + time.Duration(len(u.Text))*70*time.Millisecond
}

// explain makes a fault of what went wrong with the program of an engine, unless it is one.
func explain(ctx context.Context, name string, err error) error {
	if _, explained := errors.AsType[*fault.Error](err); explained {
		return err
	}
	switch {
	case ctx.Err() != nil:
		return context.Cause(ctx)
	case errors.Is(err, errHung):
		return trouble("hung", name+" took too long and was stopped. Try again, or choose another engine.").Because(err)
	case errors.Is(err, errFlood):
		return trouble("large", name+" sent too much sound and was stopped. Choose another voice.").Because(err)
	case datadir.IsFull(err):
		return noRoom().Because(err)
	case errors.Is(err, exec.ErrNotFound):
		return trouble("missing", name+" was removed from this computer. Reinstall the program, or choose another engine.").Because(err)
	}
	return trouble("rubbish", name+" couldn't speak this text. Choose another voice or engine.").Because(err)
}
