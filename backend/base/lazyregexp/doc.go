// Package lazyregexp makes regular expressions that are compiled when they are first used.
//
// The program has more than a hundred, most commands use few of them, and compiling takes longer than
// all else that a package does before main.
package lazyregexp
