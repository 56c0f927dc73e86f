//go:build !linux

package sqlite

// onNetwork is not known on this system.
func onNetwork(string) bool { return false }
