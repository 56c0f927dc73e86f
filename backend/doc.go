// Package backend wires the program together: Open builds the services in order, and
// Close ends them in reverse. It has no behaviour of its own.
//
// Promises:
//
//   - Open either gives a Backend that works or an error that says what to do; a damaged
//     database does not keep it from opening.
//   - Close stops what runs, waits until it is stored, and then closes the store.
//   - No service knows another one. What a service needs of another is a function or a
//     small interface that is handed over here.
//
// A turn is in turns, a run in automation, a spoken sentence in narration, a team's round
// in teamwork, what a person edits in library, backups and imports in transfer, and what
// is wrong with the program in health.
package backend
