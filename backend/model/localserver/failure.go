package localserver

import (
	"errors"
	"io/fs"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
)

// A Kind says why a server doesn't run, for who knows a way out.
type Kind string

// The kinds. A fault carries one as its detail KindDetail.
const (
	OutOfMemory    Kind = "out_of_memory"
	Unsupported    Kind = "unsupported" // the build doesn't know the model's architecture
	Damaged        Kind = "damaged"     // the model's file
	MissingLibrary Kind = "library_missing"
	Blocked        Kind = "blocked" // by a protection of the system, or by the rights of the file
	PortTaken      Kind = "port_taken"
	WrongFlag      Kind = "flags"
	Stuck          Kind = "no_progress"
	Crashed        Kind = "crashed"
)

// The details of a fault about a server.
const (
	KindDetail  = "engine"
	LinesDetail = "lines" // the last of the program's output
)

// patterns are the wordings by which a line of the program tells a kind, in the order in which they are asked for.
var patterns = []struct {
	kind    Kind
	wording func() *regexp.Regexp
}{
	{OutOfMemory, lazyregexp.New(`(?i)insufficient memory|(?:failed|unable) to allocate|out of memory|ErrorOutOfDeviceMemory|ErrorOutOfHostMemory|CallbackErrorOutOfMemory|bad_alloc|cannot allocate memory`)},
	{Damaged, lazyregexp.New(`(?i)not within the file bounds|corrupted or incomplete|invalid magic|failed to read magic|bad magic|\bread error|unexpectedly reached end of file|tensor .* has invalid|failed to open GGUF|gguf_init_from_file`)},
	{Unsupported, lazyregexp.New(`(?i)unknown model architecture|wrong number of tensors|missing tensor|unknown pre-tokenizer|unsupported model|unknown .*tensor type`)},
	{PortTaken, lazyregexp.New(`(?i)couldn't bind|address already in use`)},
	{WrongFlag, lazyregexp.New(`(?i)error: (?:invalid|unknown) argument|error while handling argument|expected value for argument`)},
	{MissingLibrary, lazyregexp.New(`(?i)error while loading shared libraries|library not loaded|GLIBC(?:XX)?_\d|no suitable image found|dyld\[`)},
}

// Exit codes by which Windows tells that a program could not begin.
const (
	dllNotFound   = 0xC0000135
	entryNotFound = 0xC0000139
	badImage      = 0xC000007B
)

// retryLine is what the program says of something that it then did in another way.
var retryLine = lazyregexp.New(`(?m)^.*\bretrying\b.*$`)

// kindOf reads from its output and its exit code why a program ended.
func kindOf(output string, code int) Kind {
	output = retryLine().ReplaceAllString(output, "")
	for _, p := range patterns {
		if p.wording().MatchString(output) {
			return p.kind
		}
	}
	switch uint32(code) { //nolint:gosec // Windows gives it so
	case dllNotFound, entryNotFound, badImage:
		return MissingLibrary
	}
	return Crashed
}

// fault says a kind to a person; what is the model or the program.
func (k Kind) fault(what string) *fault.Error {
	var f *fault.Error
	switch k {
	case OutOfMemory:
		f = fault.Newf(fault.Unavailable, "There is not enough free memory for %s.", what)
	case Unsupported:
		f = fault.Newf(fault.Unavailable, "This llama.cpp can't run %s. A newer build of llama.cpp may.", what)
	case Damaged:
		f = fault.Newf(fault.Unavailable, "The file of %s is damaged or incomplete. Download it again.", what)
	case MissingLibrary:
		f = fault.Newf(fault.Unavailable, "%s needs a library that this system doesn't have, or has too old.", what)
	case Blocked:
		f = fault.Newf(fault.Unavailable, "The system doesn't allow %s to run. A virus scanner or the file's rights may be why.", what)
	case PortTaken:
		f = fault.Newf(fault.Unavailable, "Another program took the address of %s. Try again.", what)
	case WrongFlag:
		f = fault.Newf(fault.Unavailable, "llama.cpp doesn't take one of the flags for %s.", what)
	case Stuck:
		f = fault.Newf(fault.Unavailable, "Loading %s made no progress, so Terzetto ended it.", what)
	default:
		f = fault.Newf(fault.Unavailable, "The engine stopped while it ran %s.", what)
	}
	return f.With(KindDetail, string(k))
}

// KindOf is the kind of the fault in an error; empty: it is no such fault.
func KindOf(err error) Kind {
	if f, ok := errors.AsType[*fault.Error](err); ok {
		kind, _ := f.Details[KindDetail].(string)
		return Kind(kind)
	}
	return ""
}

// cantStart says why a program did not even begin.
func cantStart(path string, err error) error {
	kind := Crashed
	switch {
	case errors.Is(err, fs.ErrPermission), isVirus(err):
		kind = Blocked
	case errors.Is(err, fs.ErrNotExist):
		kind = MissingLibrary // the file is there: its loader is not, or a protection has just taken it away
	}
	return kind.fault(filepath.Base(path)).Because(err)
}

// explainEnd says why a program ended that was only asked something.
func explainEnd(path string, err error, output string) error {
	code := -1
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		code = exit.ExitCode()
	}
	return kindOf(output, code).fault(filepath.Base(path)).With(LinesDetail, lastLines(output)).Because(err)
}

// mostLines is how many of the last lines a person is shown.
const mostLines = 20

// lastLines are the last lines of an output, for a person. A carriage return begins the line again.
func lastLines(output string) []string {
	lines := []string{}
	for line := range strings.Lines(output) {
		line = strings.TrimRight(line, "\r\n")
		if line = strings.TrimSpace(line[strings.LastIndexByte(line, '\r')+1:]); line != "" {
			lines = append(lines, strings.ToValidUTF8(line, "�"))
		}
	}
	return lines[max(0, len(lines)-mostLines):]
}

// exitOf says how a program ended, for the log and for who looks closer.
func exitOf(err error) string {
	if err == nil {
		return "it ended with 0"
	}
	if exit, ok := errors.AsType[*exec.ExitError](err); ok {
		if code := exit.ExitCode(); code >= 0 {
			return "it ended with " + strconv.Itoa(code)
		}
		return "it was ended by a signal (" + exit.String() + ")"
	}
	return err.Error()
}
