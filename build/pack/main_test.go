package main

import (
	"archive/zip"
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"
)

func TestAFolderIsPackedTheSameEachTime(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{"index.html": "<html>", "src/main.js": "start();"} {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var packed [2][]byte
	for i := range packed {
		file := filepath.Join(t.TempDir(), "packed.zip")
		if err := pack(folder, file); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		packed[i] = data
	}
	if !bytes.Equal(packed[0], packed[1]) {
		t.Error("two packs of one folder differ")
	}
	files, err := zip.NewReader(bytes.NewReader(packed[0]), int64(len(packed[0])))
	if err != nil {
		t.Fatal(err)
	}
	if err := fstest.TestFS(files, "index.html", "src/main.js"); err != nil {
		t.Error(err)
	}
}
