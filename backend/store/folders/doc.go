// Package folders keeps the folders that conversations lie in, with what they share: instructions, files, lorebooks, a model
// and a preset.
//
// Promises: a folder lies in at most one other, which lies in none. What a person deletes can be had back for a day, with
// the conversations that were in it and still lie in no other folder. A file of a folder goes with the last folder, message
// or draft that has it.
//
// Why deleted folders are rows of their own table: everything that asks for folders would otherwise have to leave them out,
// and what is deleted has no conversations, so that it acts nowhere.
package folders
