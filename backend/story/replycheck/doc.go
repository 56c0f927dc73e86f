// Package replycheck tells from the words of a text alone whether a model's answer is of use: whether it refuses, is too short
// to be told from another one, or copies what it should sum up.
//
// Promises. Every function is pure, never fails, and takes time that grows with its texts alone. A doubtful text counts as a good
// one: asking a model once more costs a person's time.
package replycheck
