// Package runs keeps runs with their steps, blocks, logs and questions; with triggers and workflows it is run.Store.
//
// Promises: a change is written only while the run is as it was when the change was made, and otherwise it is run.ErrStale. A
// step, what it logged and what it asks are written together. What a run says in its conversation is said once.
//
// Why the end of a run is told by a function: triggers are above runs, and what waits for the end of a run begins in the
// transaction that writes it.
package runs
