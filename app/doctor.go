package app

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"

	"terzetto/backend"
	"terzetto/backend/speech"
)

// errUnwell ends doctor when something that is needed is missing.
var errUnwell = errors.New("something that Terzetto needs is missing")

// doctor checks what the program needs, a line each.
func doctor(ctx context.Context, s *shell, _ []string) error {
	well := true
	line := func(ok bool, what, found string) {
		mark := "ok  "
		if !ok {
			mark, well = "FAIL", false
		}
		fmt.Fprintf(s.stdout, "%s  %-14s %s\n", mark, what, found)
	}
	note := func(what, found string) { fmt.Fprintf(s.stdout, "note  %-14s %s\n", what, found) }

	line(true, "program", "Terzetto "+Version()+", "+runtime.GOOS+"/"+runtime.GOARCH)
	if display() {
		line(true, "window system", "found")
	} else {
		note("window system", "none: `terzetto serve` offers the same interface in a browser")
	}
	if voice, err := spokenBy(ctx, s.dataDir); err != nil {
		note("speech", "none. "+sentence(err))
	} else {
		line(true, "speech", voice)
	}
	b, leave, err := s.enter(ctx, backend.Config{})
	if err != nil {
		line(false, "data folder", sentence(err))
		return errUnwell
	}
	defer func() {
		if err := leave(); err != nil {
			fmt.Fprintln(s.stderr, "terzetto:", sentence(err))
		}
	}()
	line(true, "data folder", s.dataDir)
	if err := b.Narration.Channels.Probe(); err != nil {
		note("sound", "none, so nothing can be heard: "+sentence(err))
	} else {
		line(true, "sound", "a device plays")
	}
	engines, err := b.Narration.Engines.List(ctx)
	if err != nil {
		line(false, "speech servers", sentence(err))
	}
	for _, e := range engines {
		switch {
		case !strings.HasPrefix(e.ID, "server:"): // said above
		case e.Ready:
			line(true, "speech server", e.Name+" answers")
		default:
			note("speech server", e.Name+": "+e.Trouble)
		}
	}
	health, err := b.Health.Check(ctx)
	line(err == nil, "database", cmp.Or(health, errorText(err)))
	status, err := b.Health.Status(ctx)
	if err != nil {
		line(false, "settings", sentence(err))
		return errUnwell
	}
	note("keys", status.KeyNotice)
	if status.Demo {
		note("model", "the built-in demo, not an AI; choose a server in Settings")
	} else {
		answer, err := b.Health.Reach(ctx)
		line(err == nil, "model", cmp.Or(answer, errorText(err)))
	}
	found, err := b.Library.Discover(ctx)
	if err != nil {
		return err
	}
	for _, f := range found {
		switch {
		case f.Rejected != "":
			note("found", f.URL+": "+f.Rejected)
		default:
			note("found", fmt.Sprintf("%s at %s, %d models", f.Server, f.URL, len(f.Models)))
		}
	}
	if len(found) == 0 {
		note("found", "no model server on this computer")
	}
	if !well {
		return errUnwell
	}
	return nil
}

// spokenBy names the first engine of this computer that can speak, and says how many voices it has.
func spokenBy(ctx context.Context, dataDir string) (string, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		home = "" // Piper's voices then lie in the data folder or nowhere
	}
	var first error
	for _, e := range speech.Local(runtime.GOOS, home, dataDir) {
		err := e.Available(ctx)
		if err != nil {
			first = cmp.Or(first, err)
			continue
		}
		voices, err := e.Voices(ctx)
		if err != nil {
			return "", err
		}
		return fmt.Sprintf("%s, %d voices", e.Name, len(voices)), nil
	}
	return "", first
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return sentence(err)
}

// display reports whether a window can be opened at all.
func display() bool {
	return runtime.GOOS != "linux" || os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != ""
}
