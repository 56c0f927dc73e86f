package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// faultSentences is the table of the sentences that faults say, with the files that say them. The window
// knows a sentence again by its row, and shows it in the person's language.
func faultSentences(repository string) ([]byte, error) {
	said := map[string]map[string]bool{}
	for _, folder := range []string{"backend", "app"} {
		err := filepath.WalkDir(filepath.Join(repository, folder), func(dir string, d fs.DirEntry, err error) error {
			if err != nil || !d.IsDir() {
				return err
			}
			return gather(repository, dir, said)
		})
		if err != nil {
			return nil, err
		}
	}
	var b bytes.Buffer
	b.WriteString("// Every sentence that a fault of the program says, and the files that say it. Written by `make generate`; do not edit.\n\n" +
		"/** @type {Record<string, string>} */\nexport const table = {\n")
	for _, sentence := range slices.Sorted(maps.Keys(said)) {
		key := quoted(sentence)
		fmt.Fprintf(&b, "  // %s\n  %s: %s,\n", strings.Join(slices.Sorted(maps.Keys(said[sentence])), ", "), key, key)
	}
	b.WriteString("};\n")
	return b.Bytes(), nil
}

// gather adds the sentences of one folder.
func gather(repository, dir string, said map[string]map[string]bool) error {
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return err
	}
	files := map[string]*ast.File{}
	set := token.NewFileSet()
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		if files[name], err = parser.ParseFile(set, name, nil, parser.SkipObjectResolution); err != nil {
			return err
		}
	}
	s := &speech{speakers: map[string]int{"fault.New": 1, "fault.Newf": 1, "newDamage": 1, "db.damage": 0, "step": 2}}
	for known := 0; known < len(s.speakers); { // a speaker is found where another is called
		known = len(s.speakers)
		s.found = map[string][]string{}
		for name, file := range files {
			s.read(name, file)
			if path, err := filepath.Rel(repository, name); err == nil && isSpoken(filepath.ToSlash(path)) {
				s.all(name, filepath.ToSlash(path), file)
			}
		}
	}
	for name, sentences := range s.found {
		path, err := filepath.Rel(repository, name)
		if err != nil {
			return err
		}
		for _, format := range sentences {
			sentence := named(beforeRaw(format))
			if said[sentence] == nil {
				said[sentence] = map[string]bool{}
			}
			said[sentence][filepath.ToSlash(path)] = true
		}
	}
	return nil
}

// beforeRaw leaves out what a server, a program or the system said itself, which the page shows behind Details.
func beforeRaw(format string) string {
	for _, quoted := range []string{" The server said: ", " The program said: ", " The system said: "} {
		format, _, _ = strings.Cut(format, quoted)
	}
	return format
}

// A speech is what the faults of a package say.
type speech struct {
	speakers map[string]int // a function's name, and which of its parameters is a sentence or its format
	found    map[string][]string
}

// spoken are files in which every sentence is for a person, in any form.
var spoken = []string{
	"backend/arrival/watch.go", "backend/assistant", "backend/automation/flow_tool.go", "backend/card", "backend/document", "backend/fold/plan.go",
	"backend/llm/discover.go", "backend/llm/report.go", "backend/pipeline/director.go", "backend/pipeline/editor.go", "backend/pipeline/files.go",
	"backend/pipeline/fold.go", "backend/pipeline/notes.go", "backend/pipeline/pipeline.go", "backend/pipeline/writer.go", "backend/portable",
	"backend/store/archive/files.go", "backend/store/archive/orb.go", "backend/store/archive/transcript_import.go", "backend/tool/program/run.go",
	"backend/audio/devicewatch.go", "backend/audio/mix.go", "backend/datadir/modes.go", "backend/datadir/unusable.go",
	"backend/automation/template_check.go", "backend/fault/fault.go", "backend/flow/check.go", "backend/flow/error.go", "backend/flow/read.go",
	"backend/library/file.go", "backend/run/block.go", "backend/run/report.go", "backend/run/call.go", "backend/run/circle.go", "backend/run/control.go",
	"backend/run/instruction.go", "backend/run/permission.go", "backend/run/scope.go", "backend/run/template.go", "backend/run/worker.go",
	"backend/secret/place.go", "backend/speech/piper.go", "backend/store/sqlite/check.go",
	"backend/store/sqlite/folder.go", "backend/passage/extent.go", "backend/passage/share.go", "backend/team/agents/warning.go",
	"backend/team/kind.go", "backend/team/machine.go", "backend/team/picture.go",
	"backend/value/condition.go", "backend/value/condition_names.go", "backend/value/evaluation.go", "backend/value/fit.go",
	"backend/value/missing.go", "backend/value/reference.go", "backend/value/sources.go", "backend/value/text.go", "backend/value/use.go",
}

// unspoken are the fields of what only a model or a program reads.
var unspoken = []string{"Description", "Prompt", "System"}

// isSpoken says whether every sentence of a file is for a person.
func isSpoken(path string) bool {
	return slices.Contains(spoken, path) || slices.Contains(spoken, filepath.ToSlash(filepath.Dir(path)))
}

// all takes every literal in the form of a sentence.
func (s *speech) all(name, path string, file *ast.File) {
	phrase, phrased := phrases()[path]
	ast.Inspect(file, func(n ast.Node) bool {
		if pair, ok := n.(*ast.KeyValueExpr); ok && slices.Contains(unspoken, nameOf(pair.Key)) {
			return false
		}
		e, ok := n.(ast.Expr)
		if !ok {
			return true
		}
		text, ok := formatOf(e)
		if ok && (whole.MatchString(text) || phrased && phrase.MatchString(text)) && !query.MatchString(text) {
			s.found[name] = append(s.found[name], text)
		}
		return !ok
	})
}

// A scope is a function in which a sentence is made.
type scope struct {
	outer  *scope
	name   string // by which it is called
	params []string
	body   ast.Node
}

func (s *speech) read(name string, file *ast.File) {
	for _, decl := range file.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && f.Body != nil {
			s.walk(name, &scope{name: f.Name.Name, params: parameters(f.Type), body: f.Body}, f.Body)
			continue
		}
		s.walk(name, &scope{body: decl}, decl)
	}
}

func (s *speech) walk(file string, in *scope, root ast.Node) {
	ast.Inspect(root, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i, right := range n.Rhs {
				if f, ok := right.(*ast.FuncLit); ok && i < len(n.Lhs) {
					s.walk(file, &scope{outer: in, name: nameOf(n.Lhs[i]), params: parameters(f.Type), body: f.Body}, f.Body)
				}
			}
		case *ast.CallExpr:
			at, ok := s.speakers[nameOf(n.Fun)]
			if !ok || at >= len(n.Args) {
				return true
			}
			s.found[file] = append(s.found[file], s.sentences(in, n.Args[at])...)
			for _, arg := range n.Args[at+1:] { // a sentence that is put into the place of %s
				if id, ok := arg.(*ast.Ident); ok {
					s.found[file] = append(s.found[file], slices.DeleteFunc(assigned(in, id.Name), func(text string) bool { return !whole.MatchString(text) })...)
				}
			}
		}
		return true
	})
}

// whole is the form of a sentence, and not of a name.
var whole = regexp.MustCompile(`^(?:[A-Z“]|%s ).* .*[.?](?: %s)?$|^%s \w+[.]$`)

// phrases are the files that also say what is no sentence, and its form there, so that no name is taken for it.
func phrases() map[string]*regexp.Regexp {
	return map[string]*regexp.Regexp{
		"backend/fold/plan.go":      regexp.MustCompile(`^the [a-z ]+$`),                                               // a part of a request
		"backend/passage/extent.go": regexp.MustCompile(`^(?:(?:1|%d|nothing of) [a-z%]+|(?:[a-z]+ %s|%d) of %[ds])$`), // how much was read
		"backend/passage/share.go":  regexp.MustCompile(`^%s[,:] [a-z]`),                                               // in which way
		"backend/run/report.go":     regexp.MustCompile(`^(?:%s stopped at .*|step %d)$`),                              // what a conversation gets of a run
		"backend/team/machine.go":   regexp.MustCompile(`^(?:[A-Z][a-z]+ .+|%s was not allowed)$`),                     // a line of the log
		"backend/team/picture.go":   regexp.MustCompile(`^(?:the|as a|not|%s not|%s, as|1|%d) (?:.*[^:])?$`),           // which pictures were shown
	}
}

// query is what a file asks the database.
var query = regexp.MustCompile(`^(?:SELECT|INSERT|UPDATE|DELETE) `)

// sentences gives the formats that an expression can be; none where it is computed.
func (s *speech) sentences(in *scope, e ast.Expr) []string {
	if id, ok := e.(*ast.Ident); ok {
		return s.named(in, id.Name)
	}
	text, ok := formatOf(e)
	if !ok || !strings.ContainsFunc(hole.ReplaceAllString(text, ""), func(r rune) bool { return r >= 'A' }) {
		return nil
	}
	return []string{text}
}

// named gives what a name is: a parameter, of which the callers say the sentence, or a variable.
func (s *speech) named(in *scope, name string) []string {
	for f := in; f != nil; f = f.outer {
		if at := slices.Index(f.params, name); at >= 0 {
			if f.name != "" {
				s.speakers[f.name] = at
			}
			return nil
		}
	}
	return assigned(in, name)
}

// assigned gives the formats that a function assigns to a variable.
func assigned(in *scope, name string) []string {
	outermost := in
	for outermost.outer != nil {
		outermost = outermost.outer
	}
	var all []string
	ast.Inspect(outermost.body, func(n ast.Node) bool {
		if a, ok := n.(*ast.AssignStmt); ok {
			for i, left := range a.Lhs {
				if nameOf(left) == name && i < len(a.Rhs) {
					if text, ok := formatOf(a.Rhs[i]); ok {
						all = append(all, text)
					}
				}
			}
		}
		if v, ok := n.(*ast.ValueSpec); ok {
			for i, id := range v.Names {
				if id.Name == name && i < len(v.Values) {
					if text, ok := formatOf(v.Values[i]); ok {
						all = append(all, text)
					}
				}
			}
		}
		return true
	})
	return slices.DeleteFunc(all, func(text string) bool { return strings.Trim(text, "%s ") == "" })
}

// formatOf reads a literal, a sum with one, or the format of fmt.Sprintf. A part that is computed is %s.
func formatOf(e ast.Expr) (text string, ok bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil && e.Kind == token.STRING
	case *ast.ParenExpr:
		return formatOf(e.X)
	case *ast.BinaryExpr:
		left, a := formatOf(e.X)
		right, b := formatOf(e.Y)
		if !a {
			left = "%s"
		}
		if !b {
			right = "%s"
		}
		return left + right, a || b
	case *ast.CallExpr:
		if nameOf(e.Fun) == "fmt.Sprintf" {
			return formatOf(e.Args[0])
		}
	}
	return "", false
}

func parameters(f *ast.FuncType) []string {
	var names []string
	for _, field := range f.Params.List {
		for _, id := range field.Names {
			names = append(names, id.Name)
		}
	}
	return names
}

func nameOf(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		if x, ok := e.X.(*ast.Ident); ok && x.Name != "s" {
			return x.Name + "." + e.Sel.Name
		}
		return e.Sel.Name
	}
	return ""
}

// hole is a value's place in a format.
var hole = regexp.MustCompile(`%[a-zA-Z]`)

// named writes a format as the window's tables do: {a}, {b} for texts and {n}, {m} for whole numbers.
func named(format string) string {
	texts, numbers := "abcdefgh", "nmklopqr"
	return hole.ReplaceAllStringFunc(format, func(verb string) string {
		names := &texts
		if verb == "%d" {
			names = &numbers
		}
		name := (*names)[:1]
		*names = (*names)[1:]
		return "{" + name + "}"
	})
}

func quoted(text string) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	_ = e.Encode(text) // a text can always be encoded
	return strings.TrimSuffix(b.String(), "\n")
}
