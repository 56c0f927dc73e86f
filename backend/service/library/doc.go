// Package library edits what a person keeps: conversations and their messages, cards and
// lorebooks, presets, settings, model servers, plug-ins and what they made, and samples.
//
// Promises:
//
//   - An edit of a conversation waits for its turn; deleting a conversation stops the turn
//     first.
//   - Every change is announced to the windows after it is stored.
//   - A plug-in that is asked outside of a turn ends with Stop of its conversation, and its
//     panics are errors.
//
// Rows that have no rule besides those of the store are offered as a Repository, and
// values that are only read through the small readers that a Service embeds.
package library
