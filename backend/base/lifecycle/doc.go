// Package lifecycle ends work in order: it counts the work of a service, lets one caller at a time have a conversation,
// and leaves behind what ignores its context.
//
// Promises:
//
//   - Close ends a Group's context, refuses new work, and returns when all work is over.
//   - Work that Begin let in is always waited for, even when Close is called at the same time.
//   - KeyedLocks respect contexts, which a mutex does not, and are in memory only while a caller holds one or waits for it.
//   - Call returns as soon as its work is done or its context has ended, whichever comes first. Work that was left goes
//     on, and its result is dropped; the code that starts its goroutine waits for it. A panic of the work is an error.
//
// Every service has its own Group, which ends with the service: at shutdown, and when a backup is restored. A turn holds
// the lock of its conversation while it runs, so an edit, a branch switch, a deletion and a message from a run wait
// for it; several services change conversations, and none owns the others. Agents, tools and keyrings are code of
// others, which may ignore a context, and the program must stay responsive all the same.
package lifecycle
