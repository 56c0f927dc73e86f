// Package foreign reads what other programs remember of a story, and takes it in as facts that were carried over.
//
// It knows the lorebooks that Memory Books fills, the chats in which Qvink keeps a summary of each message, Marinara's exports, the
// Markdown of CharMemory, and the lorebook that Terzetto exports facts as. Facts are taken from them, and nothing that acts.
//
// Promises: nothing here reads a file or a clock, and the same bytes give the same answer. Whatever the bytes are, a person is told
// what was not taken in and why. No fact is longer than a fact may be: a longer text is divided where a paragraph, a sentence or a
// word ends. A file that is none of these, or is larger than others that are imported, is refused.
package foreign
