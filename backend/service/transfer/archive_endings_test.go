package transfer_test

import (
	"archive/zip"
	"bytes"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestArchivedDocumentsHaveExtensionsThatOtherProgramsOpen(t *testing.T) {
	file := archived(t, full(t))
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		t.Fatal(err)
	}
	var endings []string
	for _, f := range z.File {
		if f.Modified.Year() < 2020 {
			t.Errorf("%s is from %v", f.Name, f.Modified)
		}
		if strings.HasPrefix(f.Name, "files/") {
			endings = append(endings, filepath.Ext(f.Name))
		}
	}
	if !slices.Contains(endings, ".md") {
		t.Errorf("a document that is called report.md lies there as one of %q", endings)
	}
}
