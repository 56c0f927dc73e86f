// Package turns keeps what the pipeline of a turn reads and leaves behind; it implements turn.Store.
//
// Promises: everything that a turn reads comes from the transaction that writes its user row. A result is written whole or
// not at all; on a full disk the words are written without the artifacts. The unfinished prose of a crash becomes a message
// at the next start.
package turns
