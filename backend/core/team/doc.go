// Package team lets a project manager and its agents answer one request with documents.
//
// A State is a value and Next is a pure function: what happened goes in, and out come the
// state after it, the lines and messages to be kept, and the one thing to do next. A Runner
// carries that out around a store, a model and agents, which it is given.
//
// Promises:
//
//   - Only the transitions that Next knows occur. Everything else is refused, and refusing
//     changes nothing.
//   - What one event changes is kept in one transaction: status, round, lines, messages and
//     their documents.
//   - A round has one message "first" and, when it has ended, one message "last". Progress
//     never goes back within a round.
//   - Stop and Delete do not wait for a call that is in flight: the status is changed first,
//     then the call is cut off, and whatever comes late is thrown away.
//   - Before each message and each call, the round looks whether it was stopped, is out of
//     time or of resources.
//   - A tool that does more than read waits for a person. Meanwhile the round's time stands still
//     and its place behind the gate is free. A round that waits when the process ends goes on at its task
//     once the person has answered; the tasks before it are not done again.
//   - An agent that fails, panics, hangs or gives nothing is a failed task and nothing worse.
//   - A document is what its extension says, or it is not delivered.
//   - What a person sends is read, or the log says of which part it was not. A request that is longer than what a plan hands
//     on is a file as well.
//   - A model that sees is shown the pictures of its task's documents, among them scanned pages, as
//     far as its context holds them. The log names those that were shown and those that were not.
//
// Lock order: the lock of a round, then that of a task, then that of a clock; a round's is held while a change is stored, and a
// task's while its place behind the gate is released. The lock of the active rounds and that of a set are held for no call.
//
// Why a pure machine: the order of lines, the rounds and the rule of more than half can be
// walked at random without a clock, a store or a model.
package team
