// Package search splits texts into words, reads queries, and finds where a text matches.
//
// Promises. Every function is pure, and any number of goroutines may call at once. No input
// panics and none is an error: whatever a person types is a question, and one without words
// finds nothing. Work grows linearly with the text.
//
// The index, the question and the marks in a result read text with the same Words, so that
// what the index finds is what is marked. Case, marks on letters and width do not matter:
// "cafe" finds "Café", "strasse" finds "Straße". Where writing puts no space between words
// (Chinese, Japanese, Korean, Thai, emoji), a word is the run of three characters that begins
// at each place; a question of one or two characters looks for the runs that begin with them.
// A question in natural language (Loose) takes such writing two characters at a time.
package search
