// Package backend wires the program together: a Backend is one open database with the services on it, built in order and
// ended in reverse, and a Program is what the doors hold, which opens one Backend after the other.
//
// Promises:
//
//   - Open and Start either give something that works or an error that says what to do; a damaged
//     database does not keep them from opening.
//   - Close stops what runs, waits until it is stored, and then closes the store.
//   - A restore closes the Backend and opens another, under another random name. Nothing that is keyed by an id of a database
//     outlives it. The folder stays held in between, and calls are told to try again.
//   - No service knows another one. What a service needs of another is a function or a
//     small interface that is handed over here.
//
// Locks of a Program are taken in the order restoring → mu → the locks of the runs that begin. restoring is held for a whole
// restore, mu for a few statements.
//
// A turn is played in turns, a run is carried out in runs, a team's round in teams; a spoken sentence is read in narration, what a
// person edits is kept by library, backups and imports are made by transfer, passages are found by what they mean in
// embedding, and health says what is wrong with the program.
package backend
