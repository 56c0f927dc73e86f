// Package portable carries conversations and libraries between this program and others.
//
// It writes a conversation as Markdown, as text, or as lines of JSON that SillyTavern
// reads, and a whole library as one archive with a manifest. It reads chats and folders
// of SillyTavern, exports of ChatGPT, messages as a model is sent them, and our own
// archives, and it binds documents that go out together. Databases are recognised here and
// read by the store. Pictures that another program keeps beside its chats come with their
// messages; those that are missing are counted.
//
// Promises: what was said is written word for word, as UTF-8 with lines ended by a line
// feed. WriteTranscript and ReadTranscript lose nothing: every branch, every field of ours, and what
// another program wrote and nobody here knows, at the place where it stood. Markdown and
// text hold the path alone. What only this program has travels as lines, row by row (Part);
// every file of an archive has a checksum, and one that differs is no item. No keys and no secrets are ever written.
//
// Reading believes nothing: lines, conversations, texts, numbers of rows and what a packed
// file grows to are bounded, and a broken item is named while the ones after it are read.
// A source is walked as a stream; of a list of conversations one is held at a time. Items
// come in the order in which one refers to another. Nothing is saved, fetched or executed.
//
// Why it stands apart: a form is a promise to other programs and to the reader in ten
// years; it changes for other reasons than the tables do.
package portable
