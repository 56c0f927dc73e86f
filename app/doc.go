// Package app is the desktop shell.
//
// Without a command it opens the window; serve, send, doctor, backup and restore do
// without one. Each bound struct offers the operations of one noun to the page, by
// the names of package api, and adds nothing to them.
//
// Promises: the window opens no port. What the page is told comes in batches, at
// most one a frame, in order and without gaps. A bound method that panics rejects
// its promise instead of leaving it unsettled. When the window closes, running turns
// are stopped and saved before the process ends.
//
// It is the only importer of Wails, and the one place that keeps a context in a
// struct, because Wails hands one over at start.
package app
