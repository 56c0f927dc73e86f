// Package folds keeps the summaries that stand for the older messages of a conversation, with their versions.
//
// Promises: a fold knows which of its messages were changed since its text was written. The text that a person replaces
// is kept as a version, and comes back as it was.
package folds
