package localserver

import "golang.org/x/sys/unix"

// systemVersion is that of macOS; empty where it can't be read.
func systemVersion() string {
	version, _ := unix.Sysctl("kern.osproductversion")
	return version
}
