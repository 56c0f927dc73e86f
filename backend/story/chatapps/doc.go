// Package chatapps reads the files that other chat apps export: conversations with their branches, and the characters,
// lorebooks, personas and presets that some of them write beside.
//
// A file is claimed by its shape: the keys that only one app writes. What has the shape of none is unknown, and stays so.
// Each reader says in its features what of a file acts here, what is kept without effect and what is left out, and counts
// each of them while it reads; a reader that counts what it did not say is an error of its own. The table in the help is
// made of the same features.
//
// Promises: reading is pure and takes time in the size of what is read; nothing follows a tree by recursion. A message
// that can't be read is left out and named; the others are whole. Texts are as they came, but for the marks of citations,
// which become links, and for the blocks in which an app hides thoughts and calls of tools.
//
// Why it is a package of its own: apps change their files every month, and the format of our own archives does not.
package chatapps
