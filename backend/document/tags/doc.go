// Package tags reads XML as a row of tags and texts.
//
// Promises: a Scanner gives what the standard library's decoder gives when it isn't strict, for the same bytes, and fails where
// that one fails; it holds no more than the token it reads, which Most limits; entities that a file declares are not expanded;
// comments, directives and instructions are left out.
//
// Why not the standard library: it takes a call for each byte and memory for each name. Office files are a hundred bytes of tags
// for each word, and reading tags was more than half of the time that they took.
package tags
