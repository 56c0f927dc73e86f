// Package jsregexp runs regular expressions as JavaScript means them, within a bound of time.
//
// Go's own engine takes what it can: it needs no bound, because its time grows with the text alone. Before it,
// what only JavaScript writes is translated: \uXXXX, [^], \p{Script=…}, white space beyond ASCII. What Go refuses,
// such as a look behind or a reference back, is run by an engine that tries one way after the other. A match that
// takes longer than its bound ends with ErrSlow.
//
// A pattern that neither engine takes is an error, and never a text to search for.
package jsregexp
