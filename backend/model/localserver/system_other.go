//go:build !darwin

package localserver

// systemVersion is empty: only that of macOS decides anything.
func systemVersion() string { return "" }
