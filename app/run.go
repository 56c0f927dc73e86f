package app

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/core/run"
	"terzetto/backend/service/runs"
)

func runFlags(f *flag.FlagSet, s *shell) {
	f.Func("var", "set a variable of the run, as `name=value`; repeat for more. A value that isn't JSON is text.", func(text string) error {
		name, v, ok := strings.Cut(text, "=")
		if !ok || name == "" {
			return errors.New("write it as name=value")
		}
		if s.vars == nil {
			s.vars = map[string]json.RawMessage{}
		}
		s.vars[name] = json.RawMessage(v)
		if !json.Valid(s.vars[name]) {
			quoted, err := json.Marshal(v)
			if err != nil {
				return err
			}
			s.vars[name] = quoted
		}
		return nil
	})
	f.BoolVar(&s.wait, "wait", false, "wait until the run ends, print its log, and answer its requests here")
}

// errRunFailed ends the command when the run is in error; the reason is already printed.
var errRunFailed = errors.New("the run did not complete")

// runWorkflow starts a stored workflow by its name or id. Without --wait the next Terzetto that
// opens the folder carries out the run.
func runWorkflow(ctx context.Context, s *shell, args []string) (err error) {
	name := strings.TrimSpace(strings.Join(args, " "))
	if name == "" {
		return fault.New(fault.Invalid, "Add a workflow: terzetto run NAME.")
	}
	b, leave, err := s.enter(ctx, backend.Config{})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, leave()) }()
	t, err := b.Runs.Workflows.FindByName(ctx, name)
	if err != nil {
		return err
	}
	if s.wait {
		b.Runs.Start()
	}
	r, err := b.Runs.StartWorkflow(ctx, t.ID, runs.StartOptions{Vars: s.vars})
	if err != nil {
		return err
	}
	if !s.wait {
		fmt.Fprintln(s.stdout, r.ID)
		fmt.Fprintln(s.stderr, "The run starts when Terzetto is opened. Use --wait to start it now.")
		return nil
	}
	fmt.Fprintln(s.stderr, "run", r.ID)
	return s.follow(ctx, b, r.ID)
}

// follow shows a run until it is over. Ctrl+C stops it.
func (s *shell) follow(ctx context.Context, b *backend.Backend, id string) error {
	stop := context.AfterFunc(ctx, func() { _, _ = b.Runs.Processor.Halt(context.WithoutCancel(ctx), id) })
	defer stop()
	for e := range b.Runs.Watch(context.WithoutCancel(ctx), id) {
		switch row := e.Data.(type) {
		case run.Log:
			if row.Finished {
				fmt.Fprintln(s.stderr, logLine(row))
			}
		case run.Run:
			switch {
			case row.CompletedAt != nil:
				return s.printLast(ctx, b, row)
			case row.Ended():
				return errRunFailed
			case row.Waiting == run.ForApproval || row.Waiting == run.ForRepeat || row.Waiting == run.ForAnswer:
				if err := s.answerFor(ctx, b, id); err != nil {
					return err
				}
			}
		}
	}
	return errRunFailed
}

func logLine(l run.Log) string {
	line := fmt.Sprintf("%3d  %s", l.Index+1, l.Text)
	if l.Ms != nil {
		line += fmt.Sprintf("  (%d ms)", *l.Ms)
	}
	if l.IsError && l.Result != "" {
		line += "  " + l.Result
	}
	return line
}

func (s *shell) printLast(ctx context.Context, b *backend.Backend, r run.Run) error {
	d, err := b.Runs.Get(ctx, r.ID, max(0, r.StepCount-1), 1)
	if err != nil || len(d.Steps) == 0 || d.Steps[0].Result == nil {
		return err
	}
	var text string
	if json.Unmarshal(d.Steps[0].Result, &text) != nil {
		text = string(d.Steps[0].Result)
	}
	fmt.Fprintln(s.stdout, text)
	return nil
}

// answerFor asks the request of the run on the terminal. Without a terminal the run waits for
// the window.
func (s *shell) answerFor(ctx context.Context, b *backend.Backend, id string) error {
	d, err := b.Runs.Get(ctx, id, 0, 1)
	if err != nil || len(d.Requests) == 0 {
		return err
	}
	q := d.Requests[0]
	fmt.Fprintf(s.stderr, "\n%s\n", q.Text)
	if q.ToolID != "" && q.Kind != run.Question {
		fmt.Fprintf(s.stderr, "%s %s\n", q.ToolID, q.Args)
	}
	choices := map[run.InquiryKind]string{
		run.Approve: "Allow? once, run (for the whole run) or never: ", run.Repeat: "Type again or done: ", run.Question: "> ",
	}
	if !isTerminal(os.Stdin) {
		return fault.New(fault.Conflict, "The run needs an answer, and this isn't a terminal. Answer in the window.")
	}
	answers := bufio.NewReader(os.Stdin)
	for {
		fmt.Fprint(s.stderr, choices[q.Kind])
		text, err := answers.ReadString('\n')
		if err != nil && !errors.Is(err, io.EOF) || text == "" {
			return fault.New(fault.Conflict, "The run needs an answer. Answer in the window.")
		}
		a := run.Answer{Say: run.AnswerKind(strings.TrimSpace(text))}
		if q.Kind == run.Question {
			a.Say = run.Text
			if a.Value, err = json.Marshal(strings.TrimSpace(text)); err != nil {
				return err
			}
		}
		if _, err = b.Runs.Answer(ctx, q.ID, a); !fault.Is(err, fault.Invalid) {
			return err
		}
		fmt.Fprintln(s.stderr, sentence(err))
	}
}
