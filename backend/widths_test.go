package backend_test

import (
	"go/ast"
	"path"
	"strings"
	"testing"
)

const (
	mostMethods = 40    // of a type: one with more is several things in one
	mostLines   = 6_000 // of a package, without its tests
	fewestLines = 60    // of a package: a room is at least a thought
)

// wide are the types that may have more methods, each with its reason.
var wide = map[string]string{}

// small are the packages that may be smaller, each with its reason.
var small = map[string]string{
	"backend/base/lazyregexp":     "every package that has a pattern imports it, and needs nothing else of a larger room",
	"backend/testing/conformance": "it holds tests only",
	"build/bench/bare":            "a program of its own, to compare with: a window and nothing in it",
	"build/linux":                 "embeds the files of its folder, which no other package can",
	"build/pack":                  "a program of its own, which the build runs",
}

func TestATypeHasAtMostFortyMethods(t *testing.T) {
	methods := map[string]int{}
	for _, s := range sources(t) {
		for _, d := range s.tree.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv != nil {
				of, _, _ := strings.Cut(nameOf(fn), ".")
				methods[s.pkg+"."+of]++
			}
		}
	}
	for name, count := range methods {
		switch over := count > mostMethods; {
		case over && wide[name] == "":
			t.Errorf("%s has %d methods, and may have %d", name, count, mostMethods)
		case !over && wide[name] != "":
			t.Errorf("%s has %d methods and needs its place in the list no longer", name, count)
		}
	}
}

func TestAPackageIsNeitherTooLargeNorTooSmall(t *testing.T) {
	lines, tested := map[string]int{}, map[string]bool{}
	for _, s := range sourcesAndTests(t) {
		tested[s.pkg] = tested[s.pkg] || s.isTest()
		if !s.isTest() && !ast.IsGenerated(s.tree) {
			lines[s.pkg] += strings.Count(s.text, "\n")
		}
	}
	for pkg, count := range lines {
		district := isDistrict(pkg) && count < fewestLines
		isPlugin := path.Dir(pkg) == "backend/core/plugin" // one package each, however little it does
		switch {
		case count > mostLines:
			t.Errorf("%s has %d lines, and may have %d", pkg, count, mostLines)
		case count < fewestLines && small[pkg] == "" && !district && !isPlugin:
			t.Errorf("%s has %d lines: give what is in it a place in another package, or a reason in the list above, small", pkg, count)
		case count >= fewestLines && small[pkg] != "":
			t.Errorf("%s has %d lines and needs no reason any longer", pkg, count)
		}
	}
}

// isDistrict reports whether a package is the doc.go of a folder of packages.
func isDistrict(pkg string) bool {
	for _, d := range house {
		if d.folder == pkg {
			return true
		}
	}
	return false
}
