package backend_test

import (
	"io/fs"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// citations are the ways in which a comment refers a reader to a document. A section of a public standard is named
// with the standard.
var (
	citations = regexp.MustCompile(`(?i)\bguide,? \(?(section )?\d|\b[\w-]+-guide\b|\bturn-stream\b|\bflow-builder\b|\bstate machine\b` +
		`|\bsource documents?\b|\b(decision|finding|issue|ticket|section)s? #?\d`)
	documents = regexp.MustCompile(`\b[\w-]+\.md\b`)
	standards = regexp.MustCompile(`RFC|standard|specification|ECMA|ISO|Unicode`)
)

// invented are the names of documents that comments give as examples.
var invented = map[string]bool{"b.md": true, "notes.md": true, "VERSIONS.md": true}

// A reader of the repository has the repository. What a rule says is said where it holds.
func TestACommentCitesOnlyWhatTheRepositoryHolds(t *testing.T) {
	files := repository(t)
	held := map[string]bool{}
	for _, name := range files {
		held[path.Base(name)] = true
	}
	for _, name := range files {
		if marks[path.Ext(name)] == nil {
			continue
		}
		for at, line := range strings.Split(read(t, name), "\n") {
			comment := commentOf(name, line)
			cited := citations.FindString(comment)
			if standards.MatchString(comment) {
				cited = ""
			}
			for _, document := range documents.FindAllString(comment, -1) {
				if !held[document] && !invented[document] {
					cited = document
				}
			}
			if cited != "" {
				t.Errorf("%s:%d: %q is not in the repository: say the rule itself", name, at+1, cited)
			}
		}
	}
}

// marks are what a comment begins with, in the files that have any. Migrations are left out: they never change.
var marks = map[string]*regexp.Regexp{
	".go":  regexp.MustCompile(`(^|[^:"])//.*`),
	".js":  regexp.MustCompile(`(^|[^:"])//.*|^\s*/?\*.*|/\*.*`),
	".mjs": regexp.MustCompile(`(^|[^:"])//.*|^\s*/?\*.*|/\*.*`),
	".css": regexp.MustCompile(`^\s*/?\*.*|/\*.*`),
	".sh":  regexp.MustCompile(`(^|\s)#.*`),
	".yml": regexp.MustCompile(`(^|\s)#\s.*`),
	"":     regexp.MustCompile(`^\s*#.*`), // the Makefile
}

func commentOf(name, line string) string {
	return marks[path.Ext(name)].FindString(line)
}

// foreign are the folders that hold what others wrote, or what was built.
var foreign = map[string]bool{
	".git": true, "node_modules": true, "vendor": true, "testdata": true, "bin": true, "dist": true, "screens": true, "migrations": true,
}

// repository lists the files of ours.
func repository(t *testing.T) (files []string) {
	t.Helper()
	err := filepath.WalkDir("..", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && foreign[entry.Name()]:
			return fs.SkipDir
		case entry.Type().IsRegular():
			files = append(files, filepath.ToSlash(strings.TrimPrefix(name, ".."+string(filepath.Separator))))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}
