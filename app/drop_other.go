//go:build !(linux && production)

package app

// watchDrops has nothing to do: a web view of this system gives a page what is dropped on it.
func watchDrops() {}

// takeDropped gives nothing, as above.
func takeDropped() string { return "" }
