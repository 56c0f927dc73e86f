// Package language finds out in which language a text is written.
//
// Promise: an answer is one of a few languages that people write in here, or nothing where the text is too short to tell. It is
// a hint, on which nothing depends that can be lost.
package language
