// Package backend puts the parts together: it opens them, closes them, and offers
// the use cases that both doors call.
//
// Promises:
//
//   - Open either gives a Backend that works or an error that says what to do; a
//     damaged file does not keep it from opening.
//   - One turn at a time runs in a conversation. Edits, deletions and branch
//     switches of that conversation wait for it.
//   - A turn lives here and not in a window: it goes on when nobody listens.
//   - Close stops what runs, waits until it is saved, and then closes the store.
//   - Everything that changes is announced through the hub after it is on disk.
//
// It is the only importer of store; the doors see nouns and faults.
package backend
