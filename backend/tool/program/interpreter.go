package program

import (
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"unicode"

	"terzetto/backend/base/fault"
)

// A language says what runs a kind of file.
type language struct {
	name     string
	commands [][]string // the first one that is found; the file's name comes behind
}

// languages are those whose interpreters run one file, by its extension. None of them runs what
// else lies in the folder unless the program says so: a document that is called csv.py must not
// run because somebody allowed another file (hence -I).
var languages = map[string]language{
	"py":  {"Python", [][]string{{"python3", "-I", "-B", "-X", "utf8"}, {"python", "-I", "-B", "-X", "utf8"}, {"py", "-3", "-I", "-B", "-X", "utf8"}}},
	"js":  {"Node", [][]string{{"node"}}},
	"mjs": {"Node", [][]string{{"node"}}},
	"cjs": {"Node", [][]string{{"node"}}},
	"sh":  {"a shell", [][]string{{"bash"}, {"sh"}}},
	"ps1": {"PowerShell", [][]string{
		{"pwsh", "-NoProfile", "-NonInteractive", "-File"},
		{"powershell", "-NoProfile", "-NonInteractive", "-ExecutionPolicy", "Bypass", "-File"},
	}},
	"go":  {"Go", [][]string{{"go", "run"}}},
	"rb":  {"Ruby", [][]string{{"ruby"}}},
	"pl":  {"Perl", [][]string{{"perl"}}},
	"php": {"PHP", [][]string{{"php"}}},
	"r":   {"R", [][]string{{"Rscript", "--vanilla"}}},
}

// command is what runs a file: the whole path of an interpreter, its options, and the name.
func command(name string, find func(string) (string, error)) ([]string, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	l, known := languages[strings.ToLower(strings.TrimPrefix(path.Ext(name), "."))]
	if !known {
		return nil, fault.Newf(fault.Invalid,
			"Couldn't find a language for %s. Its extension must be py, js, mjs, cjs, sh, ps1, go, rb, pl, php or r.", name).With("field", "name")
	}
	for _, c := range l.commands {
		// A program found only in the current folder is not one of the system's.
		if found, err := find(c[0]); err == nil && filepath.IsAbs(found) {
			return append(append([]string{found}, c[1:]...), name), nil
		}
	}
	return nil, fault.Newf(fault.Unavailable, "%s is not installed on this computer, so %s can't run. Answer without running it.", l.name, name)
}

// maxName is what file systems take.
const maxName = 120

// checkName lets nothing pass that is a folder, or that an interpreter takes for an option.
func checkName(name string) error {
	wrong := name == "" || len(name) > maxName
	for i, r := range name {
		plain := unicode.IsLetter(r) || unicode.IsDigit(r) || r == '_'
		if !plain && (i == 0 || !strings.ContainsRune("-. ()", r)) {
			wrong = true
		}
	}
	if wrong {
		return fault.New(fault.Invalid,
			"Name the program with letters, digits, - and _, and a letter first, such as count.py.").With("field", "name")
	}
	return nil
}

// onPath finds a program as a shell would.
func onPath(name string) (string, error) { return exec.LookPath(name) }
