//go:build unix

package datadir

import (
	"errors"
	"os"
	"os/user"
	"strconv"
	"syscall"
)

// full reports whether err says that a disk or a quota is full.
func full(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) || errors.Is(err, syscall.EFBIG)
}

func readOnly(err error) bool { return errors.Is(err, syscall.EROFS) }

// foreign names the account that a file belongs to; empty: this one.
func foreign(path string) string {
	info, err := os.Stat(path)
	if err != nil {
		return ""
	}
	owner, ok := info.Sys().(*syscall.Stat_t)
	if !ok || int(owner.Uid) == os.Geteuid() {
		return ""
	}
	id := strconv.Itoa(int(owner.Uid))
	if u, err := user.LookupId(id); err == nil {
		return "the account " + u.Username
	}
	return "the account number " + id
}
