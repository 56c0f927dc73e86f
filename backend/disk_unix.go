//go:build !windows

package backend

import "golang.org/x/sys/unix"

// freeDisk is what a person may still write to the disk of a folder, in bytes.
func freeDisk(dir string) (free uint64, known bool) {
	var s unix.Statfs_t
	if unix.Statfs(dir, &s) != nil {
		return 0, false
	}
	return uint64(s.Bavail) * uint64(s.Bsize), true //nolint:gosec,unconvert // the types differ by system, and neither is negative
}
