// Package lifecycle counts the work of a service, so that the service can pause and close.
//
// Promises:
//
//   - While a group is paused, Begin refuses new work; running work continues.
//   - Close ends the group's context, refuses new work, and returns when all work is over.
//   - Work that Begin let in is always waited for, even when Close is called at the same time.
//
// Every service has its own group: restoring a backup pauses each service, and
// shutdown closes each service.
package lifecycle
