package enginetest

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"slices"
	"testing"
)

// Script is a program that becomes another, as one in an archive that is small. It runs where there is a shell.
func Script(program string) string {
	return "#!/bin/sh\nexec '" + program + "' \"$@\"\n"
}

// Archive is a release for systems other than Windows, with the files by their names in its one folder.
func Archive(t testing.TB, files map[string]string) []byte {
	t.Helper()
	var out bytes.Buffer
	packed := gzip.NewWriter(&out)
	w := tar.NewWriter(packed)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		text := files[name]
		err := w.WriteHeader(&tar.Header{Name: "llama/" + name, Mode: 0o755, Size: int64(len(text)), Typeflag: tar.TypeReg})
		if err == nil {
			_, err = w.Write([]byte(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := packed.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// Sum is the SHA-256 of a file, as tables have it.
func Sum(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}
