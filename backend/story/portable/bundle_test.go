package portable_test

import (
	"archive/zip"
	"bytes"
	"context"
	"errors"
	"io"
	"slices"
	"testing"
	"time"

	"terzetto/backend/story/portable"
)

func bundleOf(names ...string) portable.Bundle {
	files := make([]portable.BundleFile, len(names))
	for i, name := range names {
		files[i] = portable.BundleFile{Name: name, Made: time.Date(2026, 5, 4, 3, 2, 0, 0, time.UTC), Read: func(context.Context) ([]byte, error) { return []byte(name), nil }}
	}
	return portable.Bundle{Name: "All", Files: files}
}

func TestTheNamesInAnArchiveDiffer(t *testing.T) {
	var names []string
	for _, f := range unzipped(t, bundleOf("a.txt", "A.TXT", "a 2.txt", "b", "b", ".env", ".env", "été.tar.gz", "été.tar.gz")) {
		names = append(names, f.Name)
	}
	if want := []string{"a.txt", "A 2.TXT", "a 2 2.txt", "b", "b 2", ".env", ".env 2", "été.tar.gz", "été.tar 2.gz"}; !slices.Equal(names, want) {
		t.Errorf("the names are %q, want %q", names, want)
	}
}

func unzipped(t *testing.T, b portable.Bundle) []*zip.File {
	t.Helper()
	var out bytes.Buffer
	s := b.Stream()
	if err := s.Write(t.Context(), &out); err != nil || s.Name != "All.zip" {
		t.Fatal(s.Name, err)
	}
	z, err := zip.NewReader(bytes.NewReader(out.Bytes()), int64(out.Len()))
	if err != nil {
		t.Fatal(err)
	}
	return z.File
}

func TestABundleIsAnArchiveOfAllItsFiles(t *testing.T) {
	var got []string
	for _, f := range unzipped(t, bundleOf("a.txt", "日本.md", "a.txt")) {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil || f.Modified.Year() != 2026 {
			t.Error(f.Name, f.Modified, err)
		}
		got = append(got, f.Name+"="+string(data))
	}
	if want := []string{"a.txt=a.txt", "日本.md=日本.md", "a 2.txt=a.txt"}; !slices.Equal(got, want) {
		t.Errorf("it holds %q, want %q", got, want)
	}
}

func TestABundleWhoseFileCannotBeReadIsNoArchive(t *testing.T) {
	gone := errors.New("gone")
	b := bundleOf("a.txt", "b.txt")
	b.Files[1].Read = func(context.Context) ([]byte, error) { return nil, gone }
	if err := b.Stream().Write(t.Context(), io.Discard); !errors.Is(err, gone) {
		t.Errorf("it ends with %v", err)
	}
}
