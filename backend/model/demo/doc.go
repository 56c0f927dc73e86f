// Package demo answers as a chat-completions server without a model.
//
// It lets a machine that has no model server show the whole product: replies
// stream, forced tools are answered by their schema, the Writer now and then
// leaves a worn phrase that the Editor can find, the Editor replaces what a report names,
// and a team plans and writes. The package opens no socket and starts no goroutine:
// Transport answers inside the process.
//
// Promises:
//
//   - Every reply in prose carries a line that says that a demo speaks and no AI;
//     the model id and the system fingerprint say so as well.
//   - A plain conversation's request for a table, code, a list, JSON, mathematics or a letter gets a prepared
//     one, in English, German, French or Spanish. The answer says that the demo doesn't understand what was asked.
//   - A file that comes with a message is quoted with the place of the line, as models cite.
//   - What is said follows from the conversation, Options.Seed and the number of
//     the request: the same seed and the same requests in the same order give the same
//     answers, and asking again gives another text.
//   - A response is produced only as it is read, and not after the context of its request ends.
//   - Token counts are estimates (four characters are a token); cached tokens are the
//     true common prefix with the requests seen last.
//
// The prepared examples are in examples.txt. All other texts come from texts.txt: sentences with slots, which the words of the conversation
// choose and fill. The sentence that repeats the conversation least is taken, so that a reader
// meets few of them twice in an evening. The package understands no language: it finds nouns by
// the small words before them and names by their capitals, which is enough to answer about
// what was said.
package demo
