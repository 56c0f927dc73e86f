package folderwatch

import (
	"context"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"time"
)

// A File is a version of a file.
type File struct {
	Path     string // below the folder, with slashes
	Size     int64
	Modified time.Time
}

func (f File) same(o File) bool { return f.Size == o.Size && f.Modified.Equal(o.Modified) }

// Scan lists the files of a folder that fit a pattern.
func Scan(ctx context.Context, dir, glob string) (all []File, err error) {
	err = walk(ctx, dir, ".", func(string) {}, func(f File) bool {
		if Fits(glob, f.Path) {
			all = append(all, f)
		}
		return true
	})
	return all, err
}

// walk visits the folders and the files below a path, and ends when file says so. What disappears
// meanwhile is left out.
func walk(ctx context.Context, dir, below string, folder func(name string), file func(File) bool) error {
	return filepath.WalkDir(filepath.Join(dir, below), func(name string, d fs.DirEntry, err error) error {
		rel, relErr := filepath.Rel(dir, name)
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case relErr != nil:
			return relErr
		case err != nil && rel == ".":
			return err
		case err != nil:
			return nil //nolint:nilerr // it went, or may not be read
		case d.IsDir():
			if hidden(d.Name()) && rel != "." {
				return fs.SkipDir
			}
			folder(name)
			return nil
		case !d.Type().IsRegular():
			return nil
		}
		info, err := d.Info()
		if err != nil {
			return nil //nolint:nilerr // it went
		}
		if !file(versionOf(rel, info)) {
			return fs.SkipAll
		}
		return nil
	})
}

func versionOf(rel string, info os.FileInfo) File {
	return File{Path: filepath.ToSlash(rel), Size: info.Size(), Modified: info.ModTime()}
}

func hidden(name string) bool { return strings.HasPrefix(name, ".") }

// Fits says whether a path below a folder fits a pattern. A pattern with a slash is one of the whole
// path, in which ** stands for any folders; any other is one of the name. An empty one fits all files.
func Fits(glob, name string) bool {
	base := path.Base(name)
	if !strings.Contains("/"+glob, "/.") && hidden(base) {
		return false
	}
	if strings.HasSuffix(base, "~") && !strings.HasSuffix(glob, "~") || strings.HasPrefix(base, "~$") {
		return false
	}
	switch {
	case glob == "":
		return true
	case !strings.Contains(glob, "/"):
		ok, err := path.Match(glob, base)
		return ok && err == nil
	}
	return fitsParts(strings.Split(strings.TrimPrefix(glob, "/"), "/"), strings.Split(name, "/"))
}

func fitsParts(glob, parts []string) bool {
	if len(glob) == 0 {
		return len(parts) == 0
	}
	if glob[0] == "**" {
		for i := range len(parts) + 1 {
			if fitsParts(glob[1:], parts[i:]) {
				return true
			}
		}
		return false
	}
	if len(parts) == 0 {
		return false
	}
	ok, err := path.Match(glob[0], parts[0])
	return ok && err == nil && fitsParts(glob[1:], parts[1:])
}
