package casetest

import (
	"bytes"
	"io/fs"
	"os"
	"strings"
	"testing"
)

// RequireTest fails t unless a test with the name exists in the test files below root.
func RequireTest(t testing.TB, root, test string) {
	t.Helper()
	wanted := []byte("\nfunc " + test + "(t *testing.T) {")
	found := false
	err := fs.WalkDir(os.DirFS(root), ".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := fs.ReadFile(os.DirFS(root), path)
		if found = found || bytes.Contains(text, wanted); found {
			return fs.SkipAll
		}
		return err
	})
	if err != nil || !found {
		t.Errorf("no test %s is below %s: %v", test, root, err)
	}
}
