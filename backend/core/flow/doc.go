// Package flow builds and runs steps of model calls, in turn or side by side.
//
// A Definition is a value: a builder that grows it step by step, and the form in which it
// is stored. A Runner carries it out.
//
// Promises:
//
//   - A definition that cannot run is refused before the first request, with the place of
//     everything that is wrong with it.
//   - The conversation grows by one message of the user and one of the model for each step;
//     never do two of one side follow each other, which strict chat templates refuse.
//   - Events are numbered from one without gaps and come one at a time. A node's events are
//     step:start, then chunks and tools, then step:done; its chunks put together are its
//     output. Done is last on success, Failed is last otherwise, and there is
//     exactly one of the two.
//   - Branches see nothing of each other and are merged as they are declared.
//   - Whatever ends a run, the result holds what was done until then. Stop takes effect at
//     once: no goroutine of a run outlives it, but for a tool that does not heed its context,
//     which its registry waits for.
//   - A run with a record goes on where an earlier one ended: what a node gave is kept before the
//     next one begins, and a node that is kept is not asked again.
//   - A request is tried again only while nothing of its answer was heard.
//
// Run is the one executor: Stream is the same run, told as a sequence.
package flow
