package portable

import (
	"archive/zip"
	"context"
	"errors"
	"fmt"
	"io"
	"path"
	"strings"
	"time"
)

// A Bundle is files that go out together: each into a folder that a person chose, or all
// in one archive. Names may occur twice; the writer numbers them.
type Bundle struct {
	Name  string // of the archive, without its ending
	Files []BundleFile
}

// A BundleFile is read when its turn comes, so that one file is held at a time.
type BundleFile struct {
	Name string // bare: without a folder
	Made time.Time
	Read func(ctx context.Context) ([]byte, error)
}

// NumberedName gives the name of the nth file of the same name: the first has it, the second is
// "name 2.txt".
func NumberedName(name string, n int) string {
	if n < 2 {
		return name
	}
	ending := path.Ext(name)
	stem := strings.TrimSuffix(name, ending)
	if stem == "" {
		stem, ending = name, ""
	}
	return fmt.Sprintf("%s %d%s", stem, n, ending)
}

// Stream is the bundle as a ZIP archive. Its names differ, also where a system takes
// capitals for small letters: the second a.txt is "a 2.txt".
func (b Bundle) Stream() Stream {
	return Stream{Name: b.Name + ".zip", Mime: "application/zip", Write: func(ctx context.Context, w io.Writer) (err error) {
		z := zip.NewWriter(w)
		defer func() { err = errors.Join(err, z.Close()) }()
		taken := map[string]bool{}
		for _, f := range b.Files {
			name := f.Name
			for n := 2; taken[strings.ToLower(name)]; n++ {
				name = NumberedName(f.Name, n)
			}
			taken[strings.ToLower(name)] = true
			data, err := f.Read(ctx)
			if err != nil {
				return fmt.Errorf("read %s: %w", f.Name, err)
			}
			entry, err := z.CreateHeader(&zip.FileHeader{Name: name, Modified: f.Made, Method: zip.Deflate})
			if err != nil {
				return fmt.Errorf("begin %s: %w", f.Name, err)
			}
			if _, err := entry.Write(data); err != nil {
				return fmt.Errorf("write %s: %w", f.Name, err)
			}
		}
		return nil
	}}
}
