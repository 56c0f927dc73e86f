// Package flows runs flows for its callers: in memory, where the events are told to whoever listens, or kept as a run,
// which survives a restart and may ask a person; and within a tool, for the steps of runs and for models.
//
// Promises:
//
//   - A flow waits at the same gate as the runs, which keeps the computer usable.
//   - A flow in memory ends with its only listener; one that is kept does not.
//   - The last event of a kept flow says how its run ended, and comes when that is stored.
//   - A flow in a step of a run goes on at the node that was not done when the run ended.
//
// Lock order: the lock of a stream, which is held while its run is stored and begun, then that of the Service.
package flows
