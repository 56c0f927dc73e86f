//go:build !windows && !linux

package app

// newAssociation is nil: the bundle says which files it opens.
func newAssociation() association { return nil }
