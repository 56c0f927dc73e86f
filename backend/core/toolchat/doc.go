// Package toolchat makes the calls of tools that the Writer asks for in a conversation.
//
// Promises:
//
//   - The calls of an answer are on disk before the first of them begins, and each again with its result before the model reads
//     it. What the model reads of a call never changes.
//   - A call that writes or executes, and one that would carry what was read to a place that no person wrote, waits for a person.
//     A person allows the call as it was shown: its arguments, and what it would change or reach.
//   - Nothing is held while a call waits. It can be answered days later.
//   - A call that was cut off is made again only where its tool may be repeated. Otherwise a person is asked.
//   - A tool that fails, is slow or gives too much ends no reply: the model is told.
//   - A reply has an end: so many calls, so much time, and not the same call again and again.
//
// Why it is beside the turn and not in it: the turn knows what a model is asked and in which order, and nothing of tools.
package toolchat
