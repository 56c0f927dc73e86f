package sqlite

import "golang.org/x/sys/unix"

// onNetwork reports whether dir is on a file system of another machine, where the
// shared memory of a write-ahead log does not work.
func onNetwork(dir string) bool {
	var s unix.Statfs_t
	if unix.Statfs(dir, &s) != nil {
		return false
	}
	// The width of Type differs between architectures.
	switch uint32(s.Type) {
	case unix.NFS_SUPER_MAGIC, unix.SMB_SUPER_MAGIC, 0xff534d42 /* CIFS */, unix.SMB2_SUPER_MAGIC, unix.CODA_SUPER_MAGIC,
		unix.AFS_SUPER_MAGIC, unix.V9FS_MAGIC, unix.CEPH_SUPER_MAGIC:
		return true
	}
	return false
}
