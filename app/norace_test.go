//go:build !race

package app

// raced says that the race detector watches, which holds several times as much memory and takes several times as long.
const raced = false
