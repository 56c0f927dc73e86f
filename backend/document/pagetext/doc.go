// Package pagetext brings the pieces of text that a page shows into the order in which they are read.
//
// A PDF says where each piece of text is drawn and not what follows what. Page.Place takes the pieces, Page.Text joins them
// into lines, tells words, columns and tables by the gaps between them, and puts lines of right-to-left scripts back into
// the order of their letters.
//
// Promises. Nothing here knows PDF's syntax, no input panics, and a page takes no more memory than its MaxBytes.
package pagetext
