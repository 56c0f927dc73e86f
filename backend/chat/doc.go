// Package chat defines the nouns of a conversation and the rules that need no I/O.
//
// A conversation is a tree of messages with one active leaf; the active path is the
// chain of parents from that leaf to a root. Siblings are the rows that share a
// parent, in the order of their ids, and greetings are siblings without a parent.
//
// A file that came with a message is there whole, or its passages are quoted where they fit what
// is said; its text is kept as the model reads it, so that no later turn changes it.
//
// Every noun here is a value whose JSON is the row as both doors show it. Bytes of images never travel inside these rows:
// an attachment carries a URL.
package chat
