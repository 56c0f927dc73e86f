// Package numbering counts the entries of lists as the programs do that wrote them, so that a reader gets “2.”, “b)” or “1.3.2”
// before an entry where a person sees it.
//
// Promises: a count is bounded, whatever a file says; a format that is not known counts in digits; a List that is nil has no
// numbers.
package numbering
