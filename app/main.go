package app

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"runtime/debug"
	"syscall"

	"terzetto/backend/fault"
)

// The codes that the program ends with.
const (
	exitOK        = 0
	exitFailed    = 1
	exitNoDisplay = 2 // also for a command line that cannot be read
	exitHeld      = 3 // another process holds the data folder
)

// version is set by the build.
var version = "" //nolint:gochecknoglobals // -ldflags can set nothing else

// A command is one word of the command line.
type command struct {
	name, usage string
	run         func(ctx context.Context, s *shell, args []string) error
	flags       func(*flag.FlagSet, *shell)
	mixed       bool // flags may also follow the words; text to send may look like a flag
}

func commands() []command {
	return []command{
		{"", "opens the window", window, nil, false},
		{"serve", "serves the same interface on this computer: serve [--addr 127.0.0.1:0] [--open]", serve, serveFlags, false},
		{"send", "runs one turn on the terminal: send [--conversation ID] TEXT…", send, sendFlags, false},
		{"run", "starts a saved workflow: run [--var k=v] [--wait] NAME|ID", runWorkflow, runFlags, true},
		{"doctor", "checks what Terzetto needs, a line each: doctor [--model NAME]", doctor, doctorFlags, false},
		{"backup", "writes a verified copy: backup FILE", backup, nil, false},
		{"restore", "puts a verified copy in place, after a safety copy: restore FILE", restore, nil, false},
	}
}

// A shell is the program around one command.
type shell struct {
	files          fs.FS // the window's files
	stdout, stderr io.Writer
	dataDir        string
	logLevel       string

	addr         string
	open         bool
	conversation string
	model        string // that doctor tests
	vars         map[string]json.RawMessage
	wait         bool
}

// errUsage ends a command whose arguments are invalid; the reason is already printed.
var errUsage = errors.New("usage")

// Main runs the program and gives its exit code. files holds the window's, with index.html at the root.
func Main(args []string, files fs.FS) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	return execute(ctx, &shell{files: files, stdout: os.Stdout, stderr: os.Stderr}, args)
}

func execute(ctx context.Context, s *shell, args []string) int {
	err := dispatch(ctx, s, args)
	switch {
	case err == nil:
		return exitOK
	case errors.Is(err, flag.ErrHelp):
		return exitOK
	case errors.Is(err, errUsage):
		return exitNoDisplay
	}
	fmt.Fprintln(s.stderr, "terzetto:", sentence(err))
	switch {
	case errors.Is(err, errNoDisplay):
		return exitNoDisplay
	case held(err):
		return exitHeld
	}
	return exitFailed
}

// dispatch reads the command line: flags may come before and after the command.
func dispatch(ctx context.Context, s *shell, args []string) error {
	var showVersion bool
	common := func(name string) *flag.FlagSet {
		f := flag.NewFlagSet(name, flag.ContinueOnError)
		f.SetOutput(s.stderr)
		f.StringVar(&s.dataDir, "data-dir", cmp.Or(s.dataDir, os.Getenv("TERZETTO_DATA_DIR"), defaultDataDir()), "the folder that holds everything")
		f.StringVar(&s.logLevel, "log-level", cmp.Or(s.logLevel, "info"), "debug, info, warn or error")
		f.BoolVar(&showVersion, "version", false, "prints the version")
		f.Usage = func() { usage(s, f) }
		return f
	}
	f := common("terzetto")
	if err := f.Parse(args); err != nil {
		return parsed(err)
	}
	if showVersion {
		fmt.Fprintln(s.stdout, "terzetto", Version())
		return nil
	}
	if openable(f.Arg(0)) {
		return window(ctx, s, f.Args())
	}
	for _, c := range commands() {
		if c.name != f.Arg(0) {
			continue
		}
		own := common("terzetto " + c.name)
		if c.flags != nil {
			c.flags(own, s)
		}
		rest := f.Args()
		if len(rest) > 0 {
			rest = rest[1:]
		}
		if err := own.Parse(rest); err != nil {
			return parsed(err)
		}
		words := own.Args()
		for i := 0; c.mixed && i < len(words); i++ {
			if err := own.Parse(words[i+1:]); err != nil {
				return parsed(err)
			}
			words = append(words[:i+1:i+1], own.Args()...)
		}
		return c.run(ctx, s, words)
	}
	fmt.Fprintf(s.stderr, "terzetto: there is no command %q\n", f.Arg(0))
	usage(s, f)
	return errUsage
}

func parsed(err error) error {
	if errors.Is(err, flag.ErrHelp) {
		return err
	}
	return errUsage
}

func usage(s *shell, f *flag.FlagSet) {
	fmt.Fprintln(s.stderr, "Usage: terzetto [command] [flags]")
	fmt.Fprintln(s.stderr)
	for _, c := range commands() {
		fmt.Fprintf(s.stderr, "  %-9s %s\n", cmp.Or(c.name, "(none)"), c.usage)
	}
	fmt.Fprintln(s.stderr, "\nFlags:")
	f.PrintDefaults()
}

// Version is the version that the build set, or the revision it was built from.
func Version() string {
	if version != "" {
		return version
	}
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" && len(s.Value) >= 12 {
				return s.Value[:12]
			}
		}
	}
	return "dev"
}

// sentence is what a person reads of an error on a terminal, where the whole of it
// may be shown.
func sentence(err error) string {
	if fault.CodeOf(err) == fault.Internal {
		return err.Error()
	}
	return fault.Sentence(err)
}
