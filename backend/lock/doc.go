// Package lock lets one caller at a time change a conversation, or whatever else has a key.
//
// A turn holds its conversation's lock while it runs; an edit, a branch switch, a
// deletion and a message from a run wait for it. The lock respects contexts, which a
// mutex does not, and is kept in memory only while a caller holds it or waits for it.
//
// It is a package of its own because several services change conversations, and none
// of them owns the others.
package lock
