// Package demo answers as a chat-completions server without a model.
//
// It lets a machine that has no model server show the whole product: replies
// stream, forced tools are answered by their schema, the writer now and then
// leaves a flaw that the editor can find, the editor mends what a report names,
// stop is honoured. No socket is opened: Transport carries a request to Handler
// inside the process.
//
// Promises:
//
//   - Every reply in prose carries a line that says that a demo speaks and no AI;
//     the model id and the system fingerprint say so as well.
//   - What is said follows from the conversation, Options.Seed and the number of
//     the request, so one seed and one order of requests give one course of
//     events, and asking again gives another text.
//   - When the context of a request ends, nothing further is produced, and the
//     goroutine that served it has ended before Close of the response's body returns.
//   - Token counts are estimates (four characters are a token); cached tokens are the
//     true common prefix with the requests seen last.
//
// The texts come from a small grammar: templates with alternatives and slots, which the
// words of the conversation choose and fill. A reader of one evening should meet few
// sentences twice, so each is drawn several times and the draw that repeats
// the conversation least is taken.
package demo
