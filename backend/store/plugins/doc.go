// Package plugins keeps the state of plug-ins, each in a slot of its own; it implements plugin.StateStore.
//
// Promises: a slot is read and written in one statement, so plug-ins that write at once keep both writes. What is no object
// counts as none, because every turn reads it.
//
// Why it has no table: a state belongs to a conversation, a message, a card or the settings, and goes with it.
package plugins
