// Package portable carries conversations and libraries between this program and others.
//
// It writes a conversation as Markdown, as text, or as lines of JSON that SillyTavern
// reads, and a whole library as one archive with a manifest. It reads chats and folders
// of SillyTavern, exports of ChatGPT, messages as a model is sent them, and our own
// archives, and it packs documents that are exported together. Databases are recognised here and
// read by the store. Pictures that another program keeps beside its chats are imported with
// their messages; missing ones are counted.
//
// How SillyTavern chooses who speaks in a group is kept and written back as it came. Here a message
// always has a reply: of the member who is called or named, else of the one whom the Director chooses, else of the
// next in the list. Replies of all members in the order of the list are set up on import; a pool
// without chance is that same order; and of a group whose members wait to be chosen by hand the
// import says that they do not wait here.
//
// Promises: messages are written word for word, as UTF-8 with lines that end in a line
// feed. WriteTranscript and ReadTranscript lose nothing: they keep every branch, every field
// of ours, and every unknown field of another program in its place. Markdown and text hold
// the active path alone. What only this program has is written as JSON Lines, row by row
// (ItemLine). Every file of an archive has a checksum; a file that does not match it is rejected.
// No keys and no secrets are ever written.
//
// Reading trusts nothing: the sizes of lines, conversations, texts and unpacked files and the
// number of rows are bounded. A broken item is reported, and the items after it are read.
// A source is read as a stream; of a list of conversations, one is in memory at a time. Items
// come after those that they refer to. Nothing is saved, fetched or executed.
//
// Why it is a package of its own: a format is a promise to other programs and to a reader in
// ten years; it changes for other reasons than the tables do.
package portable
