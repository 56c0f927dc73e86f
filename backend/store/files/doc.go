// Package files keeps files and what models made of them, and says which messages have them.
//
// Promises: files with the same bytes share them. A file goes with the last message, draft or document that has it; one
// that was uploaded and not sent goes after a day. What is held while a file is written is its bytes once.
//
// Why files know messages only by number: messages, drafts and teams all have files, and each is above this package.
package files
