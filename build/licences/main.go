package main

import (
	"bytes"
	"cmp"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"
)

// file is where About finds the licences, from the folder of the project.
const file = "frontend/vendor/licences/go.txt"

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

func run() error {
	text, err := gather(".")
	if err != nil {
		return err
	}
	return os.WriteFile(file, text, 0o644) //nolint:gosec // a file of the project
}

// A release is one kind of binary: its system, and how it is built, as the Makefile says.
type release struct{ name, goos, cgo, tags string }

func releases() []release {
	return []release{
		{"Linux", "linux", "1", "desktop,production,webkit2_41,bundled"},
		{"macOS", "darwin", "1", "desktop,production,bundled"},
		{"Windows", "windows", "0", "desktop,production,bundled"},
	}
}

// A module is a part of a release that others wrote.
type module struct {
	path, version string
	texts         []string // the files that say how it may be used
	systems       []string
}

// gather makes the text of all licences from the sources in root.
func gather(root string) ([]byte, error) {
	modules := map[string]*module{}
	for _, r := range releases() {
		for _, processor := range []string{"amd64", "arm64"} {
			if err := r.read(root, processor, modules); err != nil {
				return nil, fmt.Errorf("list what is linked for %s on %s: %w", r.name, processor, err)
			}
		}
	}
	var out bytes.Buffer
	for _, m := range slices.SortedFunc(maps.Values(modules), func(a, b *module) int { return cmp.Compare(a.path, b.path) }) {
		if err := m.write(&out); err != nil {
			return nil, err
		}
	}
	return out.Bytes(), nil
}

// standard is the name under which the library and the runtime of Go are listed.
const standard = "Go"

// read adds what a release holds.
func (r release) read(root, processor string, modules map[string]*module) error {
	list := exec.Command("go", "list", "-deps", "-json=Dir,Standard,Root,Module", "-tags", r.tags, ".") //nolint:gosec,noctx // it ends by itself
	list.Dir, list.Stderr = root, os.Stderr
	list.Env = append(os.Environ(), "GOOS="+r.goos, "GOARCH="+processor, "CGO_ENABLED="+r.cgo)
	listed, err := list.Output()
	if err != nil {
		return err
	}
	for decoder := json.NewDecoder(bytes.NewReader(listed)); ; {
		var p struct {
			Dir, Root string
			Standard  bool
			Module    *struct {
				Path, Version, Dir string
				Main               bool
			}
		}
		if err := decoder.Decode(&p); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		name, version, top, from := standard, "", p.Root, p.Root
		if !p.Standard {
			if p.Module.Main {
				continue
			}
			name, version, top, from = p.Module.Path, p.Module.Version, p.Module.Dir, p.Dir
		}
		m := modules[name]
		if m == nil {
			m = &module{path: name, version: version}
			modules[name] = m
		}
		if !slices.Contains(m.systems, r.name) {
			m.systems = append(m.systems, r.name)
		}
		if err := m.find(top, from); err != nil {
			return err
		}
	}
}

// about matches the names of files that say how others may use the code beside them.
var about = regexp.MustCompile(`(?i)licen[cs]e|^(copying|notice|patents)`) //nolint:gochecknoglobals // never changes

// find adds the texts between a package's folder and the module's.
func (m *module) find(top, from string) error {
	for dir := from; ; dir = filepath.Dir(dir) {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return err
		}
		for _, e := range entries {
			if !about.MatchString(e.Name()) || strings.HasSuffix(e.Name(), ".go") {
				continue
			}
			found := []string{filepath.Join(dir, e.Name())}
			if e.IsDir() {
				if found, err = filepath.Glob(filepath.Join(found[0], "*")); err != nil {
					return err
				}
			}
			m.texts = append(m.texts, found...)
		}
		if dir == top {
			return nil
		}
	}
}

// unsaid are the texts of modules that lack them, though their repository has one.
//
//go:embed *.txt
var unsaid embed.FS

// write writes the module's name, the systems and its texts.
func (m *module) write(out *bytes.Buffer) error {
	own, err := unsaid.ReadFile(path.Base(m.path) + ".txt")
	if len(m.texts) == 0 && err != nil {
		return fmt.Errorf("%s says nothing about its licence", m.path)
	}
	slices.Sort(m.texts)
	fmt.Fprintf(out, "==== %s (%s)\n", strings.TrimSpace(m.path+" "+m.version), strings.Join(m.systems, ", "))
	for _, file := range slices.Compact(m.texts) {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "\n%s\n", strings.Trim(strings.ReplaceAll(decodeUTF8(text), "\r\n", "\n"), "\n"))
	}
	if len(m.texts) == 0 {
		fmt.Fprintf(out, "\n%s\n", bytes.Trim(own, "\n"))
	}
	out.WriteString("\n\n")
	return nil
}

// decodeUTF8 gives a text in UTF-8. Old licences are in Latin-1, whose bytes are the numbers of its characters.
func decodeUTF8(text []byte) string {
	if utf8.Valid(text) {
		return string(text)
	}
	characters := make([]rune, len(text))
	for i, b := range text {
		characters[i] = rune(b)
	}
	return string(characters)
}
