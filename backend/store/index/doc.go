// Package index searches the library by words, in a file of its own beside the main one.
//
// Promises: the index holds nothing that cannot be made again: the words of the library, and
// the passages of documents with their words. It is in no backup, is never checked, and a
// damaged one is removed and made again. It costs a turn nothing, since new messages are found
// by their ids and triggers note what else changes. A goroutine brings it up to date, and a
// search reads the rest before it answers. What it finds in the library is read from the main
// file, so that nothing is shown that no longer exists.
//
// Messages are also found by the stems of their words within one conversation, and by vectors where a person chose a model for
// that. Both may be behind the main file: who asks reads the messages there, and takes none that says something else by now. Facts have
// vectors alone. Those of what facts say no more leave before vectors are made, and with the clean-up.
//
// Passages belong to a content, by its hash, and are taken in once, in steps between which
// other searches are answered. They go when no file has the content any more.
package index
