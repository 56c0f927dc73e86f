//go:build !production || (!linux && !windows)

package app

// showFailure has no dialog here: the sentence is on the terminal.
func showFailure(error) {}
