// Package passage reads documents in parts: it divides what document.Read found into passages
// with their places, ranks passages by a question, decides what of several documents fits into
// a model's context, and finds citations in what a model wrote.
//
// Every function is pure, and any number of goroutines may call at once. The index of the
// store keeps passages and finds them; teams and chats read through it.
//
// Promises:
//
//   - The passages of an item, joined, are its text. Each has at most Most bytes and ends at a
//     paragraph, a line, a sentence or a word where there is one, in any script, and never
//     within a character.
//   - A place means the same everywhere: in what a model is shown, in citations, in the log
//     and in searches. A PDF is counted in pages and a presentation in slides; everything
//     else in lines, over all parts of the document.
//   - A passage of a table comes with the table's heading row.
//   - What a document says is fenced with a mark that the document cannot contain, so that it
//     cannot pretend to be its reader's instructions.
//   - A citation that names no document, or a place that was not read, is text.
package passage
