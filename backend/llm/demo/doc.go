// Package demo answers as a chat-completions server without a model.
//
// It lets a machine that has no model server show the whole product: replies
// stream, forced tools are answered by their schema, the Writer now and then
// leaves a worn phrase that the Editor can find, the Editor replaces what a report names,
// a team plans and writes, stop is honoured. No socket is opened and no goroutine started:
// Transport answers inside the process, and a response is produced as it is read.
//
// Promises:
//
//   - Every reply in prose carries a line that says that a demo speaks and no AI;
//     the model id and the system fingerprint say so as well.
//   - What is said follows from the conversation, Options.Seed and the number of
//     the request: one seed and one order of requests give one course of
//     events, and asking again gives another text.
//   - When the context of a request ends or its body is closed, nothing further is produced.
//   - Token counts are estimates (four characters are a token); cached tokens are the
//     true common prefix with the requests seen last.
//
// The texts come from texts.txt: sentences with slots, which the words of the conversation
// choose and fill. A reader of one evening should meet few of them twice, so the one that
// repeats the conversation least is taken. Nothing here understands a language: nouns are
// found by the small words before them and names by their capitals, which is enough to
// answer about what was said.
package demo
