package datadir

import (
	"os"
	"path/filepath"
)

// Overlap reports whether one of two folders is the other or lies in it, whatever links and spellings lead to either.
func Overlap(a, b string) bool { return inside(a, b) || inside(b, a) }

// inside reports whether a folder is another or lies in it.
func inside(dir, outer string) bool {
	top, err := os.Stat(outer)
	if err != nil {
		return false
	}
	if real, err := filepath.EvalSymlinks(dir); err == nil {
		dir = real
	}
	for {
		if info, err := os.Stat(dir); err == nil && os.SameFile(info, top) {
			return true
		}
		up := filepath.Dir(dir)
		if up == dir {
			return false
		}
		dir = up
	}
}
