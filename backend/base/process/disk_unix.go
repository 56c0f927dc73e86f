//go:build !windows

package process

import "golang.org/x/sys/unix"

// FreeDisk is how many bytes a person can still write to the disk of a folder.
func FreeDisk(dir string) (free uint64, known bool) {
	var s unix.Statfs_t
	if unix.Statfs(dir, &s) != nil {
		return 0, false
	}
	return uint64(s.Bavail) * uint64(s.Bsize), true //nolint:gosec,unconvert // the types differ by system, and neither is negative
}
