package backend_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
)

// A source is one Go file of ours, whatever system it is for.
type source struct {
	pkg  string // the package's path in the repository
	name string // the file's path in the repository
	text string
	set  *token.FileSet
	tree *ast.File
}

// isTest reports whether the file is part of the tests.
func (s source) isTest() bool { return strings.HasSuffix(s.name, "_test.go") }

// line is the line of a place in the file.
func (s source) line(at token.Pos) int { return s.set.Position(at).Line }

// sources are the Go files that are not tests.
func sources(t *testing.T) []source {
	t.Helper()
	return slices.DeleteFunc(slices.Clone(sourcesAndTests(t)), source.isTest)
}

// sourcesAndTests are all Go files of ours.
func sourcesAndTests(t *testing.T) []source {
	t.Helper()
	all, err := parseOnce()
	if err != nil {
		t.Fatal(err)
	}
	return all
}

var parseOnce = sync.OnceValues(func() (all []source, err error) {
	// -e lists packages that do not build too: saying why they do not is the compiler's part.
	out, err := exec.Command("go", "list", "-e", "-json=ImportPath,Dir", "terzetto/...").Output()
	if err != nil {
		if exit, ok := errors.AsType[*exec.ExitError](err); ok {
			err = errors.New(string(exit.Stderr))
		}
		return nil, fmt.Errorf("list packages: %w", err)
	}
	for packages := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p struct{ ImportPath, Dir string }
		if err := packages.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("read the list of packages: %w", err)
		}
		// The folder is read, not a list of files that suit this system; the go command
		// then also knows when a cached result is out of date.
		files, err := os.ReadDir(p.Dir)
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			if filepath.Ext(file.Name()) != ".go" {
				continue
			}
			data, err := os.ReadFile(filepath.Join(p.Dir, file.Name()))
			if err != nil {
				return nil, err
			}
			s := source{pkg: short(p.ImportPath), text: string(data), set: token.NewFileSet()}
			s.name = path.Join(s.pkg, file.Name())
			if s.tree, err = parser.ParseFile(s.set, s.name, data, parser.SkipObjectResolution|parser.ParseComments); err != nil {
				return nil, err
			}
			all = append(all, s)
		}
	}
	if len(all) == 0 {
		return nil, errors.New("the list of packages is empty")
	}
	return all, nil
})

func (s source) imports() []string {
	paths := make([]string, len(s.tree.Imports))
	for i, spec := range s.tree.Imports {
		paths[i], _ = strconv.Unquote(spec.Path.Value) // the parser has let it through
	}
	return paths
}

// short is a path in the repository for a package of ours, and the import path of
// any other.
func short(importPath string) string {
	if importPath == "terzetto" {
		return "."
	}
	return strings.TrimPrefix(importPath, "terzetto/")
}

func covers(guarded, imported string) bool {
	root, below := strings.CutSuffix(guarded, "/...")
	return imported == root || below && strings.HasPrefix(imported, root+"/")
}
