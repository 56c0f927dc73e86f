// Package marks reads the marks of Markdown that neither CommonMark nor GitHub's tables know, and that models write:
// maths, and quotes that are notes.
//
// Promises: the source of maths stays letter for letter as it was written; prices and escaped brackets stay prose; a
// text of marks that nothing ends takes time by its length.
package marks
