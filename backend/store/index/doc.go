// Package index searches the library by words, in a file of its own beside the main one.
//
// Promises: the index holds words, no texts, and nothing that cannot be made again. It is in
// no backup, is never checked, and a damaged one is removed and made again. It costs a turn
// nothing, since new messages are found by their ids and triggers note what else changes. A
// goroutine brings it up to date, and a search reads the rest before it answers. What it
// finds is read from the main file, so that nothing is shown that no longer exists.
package index
