// Package superscript writes raised and lowered text in plain letters, so that 10²³ isn't read as 1023.
//
// Digits and signs have letters of their own in Unicode. What ends an ordinal number or a brand ("1st", "Mac™") stays as it is,
// and everything else is raised with a sign: x^n.
//
// Promises: what has no raised letters is never dropped, and plain text of a search finds it.
package superscript
