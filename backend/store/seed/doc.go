// Package seed holds what a fresh file is filled with.
//
// Its texts are the product's own writing and suitable for all ages. Ids never
// change from one version to the next, because a reset restores rows by them; times
// are left zero for the store to stamp. Every function gives a new value, which the
// caller may change. The rows are JSON in the fields of package chat, and the prompts are
// Markdown, so that a writer can change a text without touching the program.
package seed
