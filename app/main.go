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
	"strings"
	"syscall"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/jsregexp"
	"terzetto/backend/base/mask"
	"terzetto/backend/base/process"
)

// The codes that the program ends with.
const (
	exitOK        = 0
	exitFailed    = 1
	exitNoDisplay = 2 // also for a command line that cannot be read
	exitHeld      = 3 // another process holds the data folder
)

// A command is one word of the command line.
type command struct {
	name, args string // args are the words after the flags
	does       string
	run        func(ctx context.Context, s *shell, args []string) error
	flags      func(*flag.FlagSet, *shell)
	mixed      bool // flags may also follow the words; text to send may look like a flag
}

func commands() []command {
	return []command{
		{"", "", "Opens the window.", window, nil, false},
		{"serve", "", "Serves the interface to a browser on this computer.", serve, serveFlags, false},
		{"send", "TEXT…", "Sends a message and prints the reply.", send, sendFlags, false},
		{"run", "NAME|ID", "Starts a saved workflow.", runWorkflow, runFlags, true},
		{"doctor", "", "Checks everything Terzetto needs.", doctor, doctorFlags, false},
		{"engine", "[install]", "Shows or installs what runs models on this computer.", engine, nil, true},
		{"model", "list | get OWNER/NAME", "Lists the models of this computer, or downloads one.", modelCommand, nil, true},
		{"prose", "FILE", "Counts again what a report says of the Editor's work.", countProse, nil, true},
		{"backup", "FILE", "Saves a verified backup.", backup, nil, true},
		{"restore", "FILE", "Restores a backup, after saving a copy of the current data.", restore, nil, true},
	}
}

// A shell is the program around one command.
type shell struct {
	files          fs.FS // the window's files
	version        string
	stdin          io.Reader
	stdout, stderr io.Writer
	dataDir        string
	logLevel       string
	safe           bool         // the page leaves a person's own CSS out
	secrets        *mask.Masker // that nothing of this process tells

	addr         string
	open         bool
	conversation string
	model        string // that doctor tests
	vars         map[string]json.RawMessage
	wait         bool
}

// errUsage ends a command whose arguments are invalid; the reason is already printed.
var errUsage = errors.New("usage")

// Main runs the program and gives its exit code. files holds the window's, with index.html at the root; project is
// wails.json, which names the version.
func Main(args []string, files fs.FS, project []byte) int {
	setMemoryLimit()
	jsregexp.SetClock()
	ctx, stop := signal.NotifyContext(context.Background(), ends()...)
	defer stop()
	return execute(ctx, &shell{files: files, version: versionOf(project), stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr, secrets: &mask.Masker{}}, args)
}

// ends are the signals that end the program once everything is saved: a person's, the system's, and that of a terminal
// that was closed, unless whoever started the program wants it to outlive the terminal. Windows tells of the last two
// in the same way.
func ends() []os.Signal {
	all := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		all = append(all, syscall.SIGHUP)
	}
	return all
}

// setMemoryLimit lets the collector run before what is no longer used doubles the memory, as it does by
// default: while a file of 50 MB is read, that would be hundreds of megabytes on a small computer. It is
// no limit to what is used, and the environment's own limit counts.
func setMemoryLimit() {
	const soft = 144 << 20 // measured: files of 50 MB then take less than 256 MiB above rest
	if os.Getenv("GOMEMLIMIT") == "" {
		debug.SetMemoryLimit(soft)
	}
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
	fmt.Fprintln(s.stderr, "terzetto:", sentence(s.secrets.Records().Error(err)))
	switch {
	case errors.Is(err, errNoDisplay):
		return exitNoDisplay
	case isHeld(err):
		return exitHeld
	}
	return exitFailed
}

// dispatch reads the command line: flags may come before and after the command.
func dispatch(ctx context.Context, s *shell, args []string) error {
	var showVersion bool
	common := func(c command) *flag.FlagSet {
		f := flag.NewFlagSet(c.name, flag.ContinueOnError)
		f.SetOutput(s.stderr)
		f.StringVar(&s.dataDir, "data-dir", cmp.Or(s.dataDir, os.Getenv("TERZETTO_DATA_DIR"), defaultDataDir()), "data `folder`")
		f.StringVar(&s.logLevel, "log-level", cmp.Or(s.logLevel, "info"), "log `level`: debug, info, warn or error")
		f.BoolVar(&s.safe, "safe", s.safe, "start without custom CSS")
		f.BoolVar(&showVersion, "version", false, "print the version")
		f.Usage = func() { usage(s, f, c) }
		return f
	}
	f := common(command{})
	if err := f.Parse(args); err != nil {
		return usageError(err)
	}
	if showVersion {
		fmt.Fprintln(s.stdout, "terzetto", s.version)
		return nil
	}
	if openable(f.Arg(0)) {
		s.markSafe()
		return window(ctx, s, f.Args())
	}
	if process.Keep(f.Args(), s.stdin) { // a part of the program, and nothing that a person types
		return nil
	}
	for _, c := range commands() {
		if c.name != f.Arg(0) {
			continue
		}
		own := common(c)
		if c.flags != nil {
			c.flags(own, s)
		}
		rest := f.Args()
		if len(rest) > 0 {
			rest = rest[1:]
		}
		if err := own.Parse(rest); err != nil {
			return usageError(err)
		}
		words := own.Args()
		for i := 0; c.mixed && i < len(words); i++ {
			if err := own.Parse(words[i+1:]); err != nil {
				return usageError(err)
			}
			words = append(words[:i+1:i+1], own.Args()...)
		}
		s.markSafe()
		return c.run(ctx, s, words)
	}
	fmt.Fprintf(s.stderr, "terzetto: unknown command %q\n", f.Arg(0))
	usage(s, f, command{})
	return errUsage
}

// markSafe marks the start page where a safe start was asked for.
func (s *shell) markSafe() {
	if s.safe {
		s.files = safeFiles{s.files}
	}
}

func usageError(err error) error {
	if errors.Is(err, flag.ErrHelp) {
		return err
	}
	return errUsage
}

// usage prints how one command is used, or without a name how the program is.
func usage(s *shell, f *flag.FlagSet, c command) {
	if c.name != "" {
		fmt.Fprintf(s.stderr, "Usage: terzetto %s\n\n%s\n", strings.TrimSpace(c.name+" [flags] "+c.args), c.does)
	} else {
		fmt.Fprintln(s.stderr, "Usage: terzetto [flags] [command]\n\nCommands:")
		for _, c := range commands() {
			fmt.Fprintf(s.stderr, "  %-16s %s\n", cmp.Or(strings.TrimSpace(c.name+" "+c.args), "(none)"), c.does)
		}
	}
	fmt.Fprintln(s.stderr, "\nFlags:")
	f.PrintDefaults()
}

// sentence is what a person reads of an error on a terminal: one line, where the whole of it
// may be shown.
func sentence(err error) string {
	if fault.CodeOf(err) == fault.Internal {
		return strings.ReplaceAll(err.Error(), "\n", "; ")
	}
	return fault.Sentence(err)
}
