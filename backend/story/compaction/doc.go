// Package compaction decides what of a conversation a model is sent when the whole does not fit.
//
// A conversation that grows towards the model's context is folded: the oldest messages are
// replaced by a text that says what happened in them. This package plans it (how many
// messages, what gives way, what must be refused) and writes the list of events that stands
// in until the model has written a summary. It does no I/O and keeps nothing.
//
// Promises:
//
//   - A plan never exceeds the room, and while it fits nothing changes: what is sent stays
//     byte-identical until the next fold, so that a server's cache of it is reused.
//   - A fold only grows. It ends where a turn ends, and leaves the last six messages as they
//     are; fewer only where six do not fit, and never less than the last exchange.
//   - Only then the lorebook, the notes and the examples give way, in that order; and only
//     then the message is refused, with a sentence that names the largest part.
//   - A text that was written before a message changed is not sent as if nothing had happened: the
//     requests say how the message reads now, until the text is written again. A person's own text is
//     never written again by itself, and earlier texts of a fold can be restored.
//   - Where the context is not known, nothing is folded and nothing is refused.
//
// Folding in large steps and seldom is the point: cutting one message with every turn would
// change the beginning of every request, and the server would read all of it again.
package compaction
