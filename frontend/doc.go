// Package frontend holds the window's files, as Terzetto serves them.
//
// Built with the tag "bundled", as `make build` does, the files come from dist: the same modules and style sheets put
// together, because a browser spends seconds of computing on asking for four hundred small files. Built without it, as
// go run and the tests do, they are the files of this folder as they are.
package frontend
