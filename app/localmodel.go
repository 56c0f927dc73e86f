package app

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/service/localmodel"
)

// engine prints the engine that runs models on this computer, and what was found beside it; "install" installs it first.
func engine(ctx context.Context, s *shell, args []string) (err error) {
	install := len(args) == 1 && args[0] == "install"
	if len(args) > 0 && !install {
		return fault.New(fault.Invalid, "Write terzetto engine, or terzetto engine install.")
	}
	b, leave, err := s.enter(ctx, backend.Config{})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, leave()) }()
	if install {
		if _, err := b.LocalModel.Install(ctx, localmodel.InstallInput{}); err != nil {
			return err
		}
		if err := s.waitForEngine(ctx, b); err != nil {
			return err
		}
	}
	state, err := b.LocalModel.Find(ctx)
	if err != nil {
		return err
	}
	for _, line := range engineLines(state) {
		fmt.Fprintln(s.stdout, line)
	}
	return nil
}

// engineLines say which engine there is, and why others can't be used.
func engineLines(state localmodel.State) []string {
	lines := []string{}
	if state.Version == "" {
		line := "none"
		if len(state.Offer.Variants) > 0 {
			line = fmt.Sprintf("none; llama.cpp %s can be installed in Settings, or with `terzetto engine install`", state.Offer.Tag)
		}
		lines = append(lines, line)
	} else {
		lines = append(lines, strings.TrimSpace(fmt.Sprintf("llama.cpp %s at %s %s", state.Version, state.Path, state.Variant)))
	}
	for _, f := range state.Found {
		if f.Trouble != "" {
			lines = append(lines, f.Path+": "+f.Trouble)
		}
		for _, d := range f.Devices {
			if f.Path == state.Path {
				lines = append(lines, fmt.Sprintf("%s, %s", d.Name, gigabytes(d.Memory)))
			}
		}
	}
	return lines
}

// progressEvery is how often the progress of a download is printed.
const progressEvery = time.Second

func (s *shell) waitForEngine(ctx context.Context, b *backend.Backend) error {
	return s.poll(ctx, func() (line string, done bool, err error) {
		state, err := b.LocalModel.State(ctx)
		switch {
		case err != nil:
			return "", false, err
		case state.Install == nil:
			return "", true, nil
		case state.Install.Fault != nil:
			return "", false, fault.New(fault.Unavailable, state.Install.Fault.Sentence)
		}
		return state.Install.State + " " + howFar(&state.Install.Progress), false, nil
	})
}

// poll prints what look says until it says that all is done.
func (s *shell) poll(ctx context.Context, look func() (line string, done bool, err error)) error {
	tick := time.NewTicker(progressEvery)
	defer tick.Stop()
	for said := ""; ; {
		line, done, err := look()
		if err != nil || done {
			return err
		}
		if line != said {
			said = line
			fmt.Fprintln(s.stderr, line)
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
			return fault.New(fault.Conflict, "Stopped. The downloaded part is kept, and goes on at the next start.")
		}
	}
}

// modelCommand lists the models of this computer, or downloads one.
func modelCommand(ctx context.Context, s *shell, args []string) (err error) {
	if len(args) == 0 || args[0] != "list" && args[0] != "get" || args[0] == "get" && len(args) != 2 {
		return fault.New(fault.Invalid, "Write terzetto model list, or terzetto model get OWNER/NAME:QUANT.")
	}
	b, leave, err := s.enter(ctx, backend.Config{})
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, leave()) }()
	if args[0] == "list" {
		all, err := b.LocalModel.Models(ctx)
		for _, m := range all {
			fmt.Fprintf(s.stdout, "%-48s %10s  %-12s %-12s %s\n", m.Name, gigabytes(m.Size), m.Verdict, m.State, m.Source)
		}
		return err
	}
	added, err := b.LocalModel.Add(ctx, localmodel.AddInput{Repo: args[1]})
	if err != nil {
		return err
	}
	err = s.poll(ctx, func() (line string, done bool, err error) {
		all, err := b.LocalModel.Models(ctx)
		if err != nil {
			return "", false, err
		}
		m, there := lists.Find(all, func(m localmodel.Model) bool { return m.ID == added.ID })
		switch {
		case !there:
			return "", true, nil
		case m.Fault != nil:
			return "", false, fault.New(fault.Unavailable, m.Fault.Sentence)
		}
		return m.State + " " + howFar(m.Progress), false, nil
	})
	if err == nil {
		fmt.Fprintln(s.stdout, added.Name)
	}
	return err
}

func howFar(p *localmodel.Progress) string {
	if p == nil || p.Total == 0 {
		return ""
	}
	return fmt.Sprintf("%s of %s, %d %%", gigabytes(p.Done), gigabytes(p.Total), p.Percent)
}

func gigabytes(bytes int64) string { return fmt.Sprintf("%.2f GB", float64(bytes)/1e9) }

// localModels checks what runs models on this computer. A computer without is well.
func (c *checkup) localModels(ctx context.Context, b *backend.Backend) error {
	state, err := b.LocalModel.Find(ctx)
	if err != nil {
		return err
	}
	for i, line := range engineLines(state) {
		if i == 0 && state.Version != "" {
			c.ok("engine", line)
		} else {
			c.note("engine", line)
		}
	}
	models, err := b.LocalModel.Models(ctx)
	if err != nil {
		return err
	}
	for _, m := range models {
		c.note("local model", strings.TrimSpace(fmt.Sprintf("%s, %s, %s %s", m.Name, gigabytes(m.Size), m.Verdict, m.MayNotRun)))
	}
	if state.Fault != nil {
		c.note("local model", state.Fault.Sentence)
	}
	return nil
}
