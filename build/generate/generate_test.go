package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// root is the repository, seen from the folder that go test works in.
const root = "../.."

func TestGeneratedFilesFollowFromTheListOfOperations(t *testing.T) {
	all, err := files(root)
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range all {
		got, err := os.ReadFile(filepath.Join(root, path))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s is stale: run make generate", path)
		}
	}
}

// A file that is named and was moved would leave its sentences without translations.
func TestEachFileOfSentencesIsThere(t *testing.T) {
	for _, name := range spoken {
		if _, err := os.Stat(filepath.Join(root, name)); err != nil {
			t.Error(err)
		}
	}
}
