// Package portable writes conversations in forms that need no Terzetto to read.
//
// Promises: what was said is written word for word. A form is plain text in UTF-8 with
// lines ended by a line feed. Nothing is written that was not on the path: no notes of
// the Director, no keys, no names of servers.
//
// Why it stands apart: a form is a promise to other programs and to the reader in ten
// years; it changes for other reasons than the tables do.
package portable
