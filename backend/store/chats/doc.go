// Package chats keeps what a person does with conversations: create, edit, branch, delete, draft, and who takes part.
//
// Promises: an edit waits for the turn that runs and is not lost before. A conversation in the trash loses nothing. One that
// is deleted for good is shown nowhere from that moment, and goes a part at a time. What the Director remembers follows
// the path that is shown.
//
// Why copies of a card are here: a conversation outlives its card, so it has copied what it needs, and the library tells
// this package when a card changes.
package chats
