package backend_test

import (
	"fmt"
	"go/ast"
	"go/types"
	"slices"
	"strings"
	"testing"
)

// apart are the functions whose go statement nothing in the code shows to be waited for, each with its reason.
var apart = map[string]string{
	"backend/sound/audio.system.Open":                "the sound device is the process's own, and stays open to its end",
	"backend/base/lifecycle.Wait":                    "it ends with the work that it waits for, which has an owner",
	"backend/base/secret.deadlineKeyring.callInTime": "a call of the system's keyring cannot be ended; after one that is silent none is made",
	"backend/core/plugin.Host.Call":                  "a stranger's hook cannot be ended; it is waited for until it is left behind, and then by Host.Close for a time",
	"build/bench.bench.stop":                         "it waits for what the goroutine sends",
}

// A goroutine is begun by a method Go, whose receiver the package waits for: sync.WaitGroup by Wait, lifecycle.Group by
// Close, either by handing it to lifecycle.Wait. Or it is counted by the Begin of a group, and the first thing that it
// defers is to be done.
func TestEachGoroutineHasAnOwnerThatWaits(t *testing.T) {
	packages := map[string][]source{}
	for _, s := range sources(t) {
		packages[s.pkg] = append(packages[s.pkg], s)
	}
	unused := map[string]bool{}
	for name := range apart {
		unused[name] = true
	}
	for pkg, all := range packages {
		awaited := waits(all)
		for _, s := range all {
			for _, d := range s.tree.Decls {
				fn, ok := d.(*ast.FuncDecl)
				if !ok || fn.Body == nil {
					continue
				}
				name := pkg + "." + nameOf(fn)
				for _, g := range goroutines(fn) {
					switch {
					case g.receiver != "" && (awaited[g.receiver] || pkg == "backend/base/lifecycle"), g.counted && awaited["group"]:
					case apart[name] != "":
						delete(unused, name)
					default:
						t.Errorf("%s:%d: %s starts a goroutine that no owner waits for", s.name, s.set.Position(g.at.Pos()).Line, name)
					}
				}
			}
		}
	}
	for name := range unused {
		t.Errorf("%s starts no goroutine of its own any more", name)
	}
}

// A goroutine is a place where one begins.
type goroutine struct {
	at       ast.Node
	receiver string // of the method Go, without what it belongs to; empty: it is a go statement
	counted  bool
}

func goroutines(fn *ast.FuncDecl) (all []goroutine) {
	done := counters(fn)
	ast.Inspect(fn, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			body, ok := n.Call.Fun.(*ast.FuncLit)
			counted := false
			if ok && len(body.Body.List) > 0 {
				first, defers := body.Body.List[0].(*ast.DeferStmt)
				counted = defers && slices.Contains(done, types.ExprString(first.Call.Fun))
			}
			all = append(all, goroutine{at: n, counted: counted})
		case *ast.SelectorExpr: // also one that is handed on, and called elsewhere
			if n.Sel.Name == "Go" {
				all = append(all, goroutine{at: n, receiver: last(n.X)})
			}
		}
		return true
	})
	return all
}

// counters are the variables of a function that hold what Begin of a group gave.
func counters(fn *ast.FuncDecl) (names []string) {
	ast.Inspect(fn, func(n ast.Node) bool {
		a, ok := n.(*ast.AssignStmt)
		if !ok || len(a.Rhs) != 1 || len(a.Lhs) != 2 {
			return true
		}
		if call, ok := a.Rhs[0].(*ast.CallExpr); ok {
			if f, ok := call.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "Begin" && last(f.X) == "group" {
				names = append(names, types.ExprString(a.Lhs[0]))
			}
		}
		return true
	})
	return names
}

// waits are the names of what a package waits for.
func waits(all []source) map[string]bool {
	names := map[string]bool{}
	for _, s := range all {
		ast.Inspect(s.tree, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			f, ok := call.Fun.(*ast.SelectorExpr)
			switch {
			case !ok:
			case f.Sel.Name == "Wait" && last(f.X) == "lifecycle" && len(call.Args) == 2:
				names[strings.TrimPrefix(last(call.Args[1]), "&")] = true
			case f.Sel.Name == "Wait", f.Sel.Name == "Close" && last(f.X) == "group":
				names[last(f.X)] = true
			}
			return true
		})
	}
	return names
}

// last is the last name of a path such as s.runs.group.
func last(x ast.Expr) string {
	text := types.ExprString(x)
	return text[strings.LastIndexByte(text, '.')+1:]
}

// nameOf is the name of a function, with its type where it is a method.
func nameOf(fn *ast.FuncDecl) string {
	if fn.Recv == nil {
		return fn.Name.Name
	}
	of := types.ExprString(fn.Recv.List[0].Type)
	of, _, _ = strings.Cut(strings.TrimPrefix(of, "*"), "[")
	return fmt.Sprintf("%s.%s", of, fn.Name.Name)
}
