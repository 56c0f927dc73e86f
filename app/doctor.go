package app

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
)

// errUnwell ends doctor when something that is needed is missing.
var errUnwell = errors.New("something Terzetto needs is missing")

// errUnusable ends the test of a model that cannot answer.
var errUnusable = errors.New("the model cannot answer yet")

// doctor checks what the program needs, a line each.
func doctor(ctx context.Context, s *shell, _ []string) error {
	c := &checkup{out: s.stdout}
	if s.model == "" {
		c.computer(s)
	}
	b, leave, err := openFolder(ctx, s, backend.Config{}, backend.Open)
	if err != nil {
		c.result("data folder", "", err)
		return errUnwell
	}
	defer func() {
		if err := leave(); err != nil {
			fmt.Fprintln(s.stderr, "terzetto:", sentence(err))
		}
	}()
	if s.model != "" {
		return c.test(ctx, b, s.model)
	}
	c.ok("data folder", s.dataDir)
	c.sound(ctx, b)
	health, err := b.Health.Check(ctx)
	c.result("database", health, err)
	for _, told := range b.Health.StartNotes() {
		c.note("database", told)
	}
	if err := c.localModels(ctx, b); err != nil {
		return err
	}
	if err := c.models(ctx, b); err != nil {
		return err
	}
	if c.unwell {
		return errUnwell
	}
	return nil
}

// computer says what the program is, and what it finds around it.
func (c *checkup) computer(s *shell) {
	c.ok("program", "Terzetto "+s.version+", "+runtime.GOOS+"/"+runtime.GOARCH)
	if !display() {
		c.note("window", "no display; use `terzetto serve` and a browser instead")
	} else if kit, err := windowKit(); err != nil {
		c.note("window", sentence(err))
	} else {
		c.ok("window", kit)
	}
}

// A checkup prints what doctor finds, and remembers whether something that is needed is missing.
type checkup struct {
	out    io.Writer
	unwell bool
}

func (c *checkup) line(mark, what, found string) {
	fmt.Fprintf(c.out, "%-4s  %-14s %s\n", mark, what, found)
}

func (c *checkup) ok(what, found string) { c.line("ok", what, found) }

func (c *checkup) note(what, found string) { c.line("note", what, found) }

// result is ok with what was found, or a failure.
func (c *checkup) result(what, found string, err error) {
	if err == nil {
		c.ok(what, found)
		return
	}
	c.unwell = true
	c.line("FAIL", what, cmp.Or(found, sentence(err)))
}

// sound checks what plays and what speaks. A computer without either is well.
func (c *checkup) sound(ctx context.Context, b *backend.Backend) {
	if err := b.Narration.Channels.Probe(); err != nil {
		c.note("sound", "no device: "+sentence(err))
	} else {
		c.ok("sound", "a device is ready")
	}
	engines, err := b.Narration.Engines.List(ctx)
	if err != nil {
		c.result("speech", "", err)
	}
	for _, e := range engines {
		what := "speech"
		if strings.HasPrefix(e.ID, "server:") {
			what = "speech server"
		}
		if !e.Ready {
			c.note(what, e.Name+": "+e.Trouble)
			continue
		}
		voices, err := b.Narration.SpeechVoices(ctx, e.ID)
		if err != nil {
			c.note(what, e.Name+": "+sentence(err))
			continue
		}
		c.ok(what, fmt.Sprintf("%s, %d voices", e.Name, len(voices)))
	}
}

// models checks the chosen model, and lists the model servers of this computer.
func (c *checkup) models(ctx context.Context, b *backend.Backend) error {
	status, err := b.Health.Status(ctx)
	if err != nil {
		c.result("settings", "", err)
		return errUnwell
	}
	c.note("keys", status.KeyNotice)
	for _, l := range status.Lost {
		c.result("key lost", l.Sentence, errUnwell)
	}
	if status.Demo {
		c.note("model", "the built-in demo, a script and not an AI; choose a server in Settings")
	} else {
		answer, err := b.Health.Reach(ctx)
		c.result("model", answer, err)
	}
	found, err := b.Library.Endpoints.Discover(ctx)
	if err != nil {
		return err
	}
	for _, f := range found {
		if f.Rejected != "" {
			c.note("found", f.URL+": "+f.Rejected)
		} else {
			c.note("found", fmt.Sprintf("%s at %s, %d models", f.Server, f.URL, len(f.Models)))
		}
	}
	if len(found) == 0 {
		c.note("found", "no model server on this computer")
	}
	return nil
}

// test tests one model that was set up, as Settings does, and prints its report.
func (c *checkup) test(ctx context.Context, b *backend.Backend, name string) error {
	config, err := findModel(ctx, b, name)
	if err != nil {
		return err
	}
	var unusable bool
	_, err = b.Library.Endpoints.Probe(ctx, config.EndpointID, &config.ID, func(s llm.ProbeStep) {
		said := strings.TrimSpace(s.Sentence + " " + s.Does)
		switch {
		case s.OK == llm.Yes:
			c.ok(s.Name, said)
		case s.OK == llm.No && slices.Contains([]string{"reach", "model", "answer"}, s.Name):
			unusable = true
			c.line("FAIL", s.Name, said)
		default:
			c.note(s.Name, said)
		}
	})
	if err != nil {
		return err
	}
	if unusable {
		return errUnusable
	}
	return nil
}

// findModel finds a model that was set up for a server.
func findModel(ctx context.Context, b *backend.Backend, name string) (chat.ModelConfig, error) {
	endpoints, err := b.Library.Endpoints.Endpoints(ctx)
	if err != nil {
		return chat.ModelConfig{}, err
	}
	var known []string
	for _, e := range endpoints {
		configs, err := b.Library.Models.Models(ctx, e.ID)
		if err != nil {
			return chat.ModelConfig{}, err
		}
		for _, m := range configs {
			if m.ModelName == name {
				return m, nil
			}
			known = append(known, m.ModelName)
		}
	}
	if len(known) == 0 {
		return chat.ModelConfig{}, fault.New(fault.NotFound, "No model is set up. Add a server and choose a model in Settings first.")
	}
	return chat.ModelConfig{}, fault.Newf(fault.NotFound, "There is no model named “%s”. Choose one of %s.", name, strings.Join(known, ", "))
}

func doctorFlags(f *flag.FlagSet, s *shell) {
	f.StringVar(&s.model, "model", "", "test the model with this `name` and print what it can do")
}

// display reports whether a window can be opened at all.
func display() bool {
	return runtime.GOOS != "linux" || os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
}
